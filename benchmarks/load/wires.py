"""The client's wires: raw connections that read no more than they must, so that it is the server which is measured."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import Final, cast

Heard = Callable[[bytes], None]


class Wire(asyncio.Protocol):
    """A connection; what comes is cut into pieces and each handed on."""

    def __init__(self, heard: Heard) -> None:
        self.heard: Final = heard
        self.buffer = b""
        self.transport: asyncio.Transport | None = None
        self.ended = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended = True

    def send(self, data: bytes) -> None:
        assert self.transport is not None
        self.transport.write(data)


class EventWire(Wire):
    """A stream of server-sent events in chunks, one event a chunk."""

    def data_received(self, data: bytes) -> None:
        *events, self.buffer = (self.buffer + data).split(b"\n\n\r\n")
        for event in events:
            self.heard(event)


class AnswerWire(Wire):
    """Requests and their answers, one after the other."""

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return
        head = self.buffer[:end].lower()
        at = head.index(b"content-length: ") + 16
        size = end + 4 + int(head[at : head.find(b"\r", at) if b"\r" in head[at:] else None])
        if len(self.buffer) >= size:
            answer, self.buffer = self.buffer[:size], self.buffer[size:]
            self.heard(answer)


class SocketWire(Wire):
    """A WebSocket: frames with text, small and large."""

    def __init__(self, heard: Heard) -> None:
        super().__init__(heard)
        self.open = False

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            self.open = True
            self.buffer = self.buffer[end + 4 :]
        while True:
            buffer = self.buffer
            if len(buffer) < 2:
                return
            size, start = buffer[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size or (size == 126 and len(buffer) < 4):
                return
            self.buffer = buffer[start + size :]
            if buffer[0] & 15 == 1:
                self.heard(buffer[start : start + size])

    def say(self, text: bytes) -> None:
        """A frame, masked with nothing: a mask of zeros is a mask."""
        size = len(text)
        head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2, "big")
        self.send(head + b"\0\0\0\0" + text)


def handshake(port: int, path: str) -> bytes:
    key = os.urandom(12).hex()[:22] + "=="
    return (
        f"GET {path} HTTP/1.1\r\nhost: localhost:{port}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        f"sec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n\r\n"
    ).encode()
