"""A connection: uvicorn's, with two short cuts. A move that came whole and plain is played before anything is made of the call,
together with those that others sent at the same time; and what a stream says goes out on the spot.

Whatever is unusual is left to uvicorn and the framework from its first byte on.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from conclave.table.calls import Call
from conclave.web.express import MOVE_HEADERS, PLAYS, Express, Plain, answer_of, read_head
from conclave.web.guard import COUNTED
from conclave.web.stream import SPOT

LONGEST_HEAD: Final = 4096


class Dressed:
    """The headers of every answer to a move, written out: the server's own, which are others each second, and ours."""

    def __init__(self) -> None:
        self._own: list[tuple[bytes, bytes]] | None = None
        self._written = b""

    def over(self, own: list[tuple[bytes, bytes]]) -> bytes:
        if own is not self._own:
            self._own = own
            self._written = b"".join(b"%b: %b\r\n" % header for header in (*own, *MOVE_HEADERS))
        return self._written


DRESSED: Final = Dressed()


class Connection(HttpToolsProtocol):
    """One client's line to the server."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.express: Final[Express | None] = getattr(config.app, "express", None)
        self._asked = b""
        """A move that is to be played in the next turn of the loop."""
        self._behind: list[bytes] = []
        """What came after it."""
        self._leaving = False
        """Is the line to be closed when the move is answered?"""
        self._within = False
        """Is a call being read?"""
        self._counted = False
        """Has the next call been counted already?"""

    def data_received(self, data: bytes) -> None:
        if self._asked:
            self._wait(data)
        elif self._within or not data.startswith(PLAYS) or not self._asks(data):
            super().data_received(data)

    def on_message_begin(self) -> None:
        self._within = True
        super().on_message_begin()
        self.scope["extensions"] = {SPOT: {"say": self.say}}
        if self._counted:
            self._counted = False
            self.scope["state"][COUNTED] = True

    def on_message_complete(self) -> None:
        self._within = False
        super().on_message_complete()

    def say(self, data: bytes) -> bool:
        """Send a piece of the answer under way; False if it has to wait, because the other end reads slowly or is gone."""
        if self.flow.write_paused or self.transport.is_closing():
            return False
        self.transport.write(b"%x\r\n%b\r\n" % (len(data), data))
        return True

    def _idle(self) -> bool:
        """Is no answer under way?"""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def _asks(self, data: bytes) -> bool:
        """Do these bytes begin with a call for a move about which nothing is unusual? Then it is being played."""
        express = self.express
        if express is None or not express.open or not self._idle() or self.transport.is_closing():
            return False
        end = data.find(b"\r\n\r\n", 0, LONGEST_HEAD) + 4
        plain = read_head(data[:end]) if end > 4 else None
        if plain is None or len(data) < end + plain.size:
            return False
        size = end + plain.size
        if not express.takes(plain, data[end:size], self, self.client):
            return False
        self._unset_keepalive_if_required()
        self._asked = data[:size]
        if len(data) > size:
            self._wait(data[size:])
        return True

    def _wait(self, data: bytes) -> None:
        """Keep what comes behind a move; no more is read before the move is answered."""
        self._behind.append(data)
        self.flow.pause_reading()

    def answered(self, call: Call, plain: Plain) -> None:
        asked, self._asked = self._asked, b""
        behind, self._behind = b"".join(self._behind), []
        if self.transport.is_closing():
            return
        done = answer_of(call, plain)
        if done is None:
            self._counted = True
            super().data_received(asked + behind)
            self._leave()
            return
        status, body = done
        head = STATUS_LINE[status] + DRESSED.over(self.server_state.default_headers)
        self.transport.write(b"%bcontent-length: %d\r\n\r\n%b" % (head, len(body), body))
        self.on_response_complete()
        if behind:
            self.data_received(behind)
        self._leave()

    def shutdown(self) -> None:
        """The server ends: a move that is being played is answered before."""
        if self._asked:
            self._leaving = True
        else:
            super().shutdown()

    def _leave(self) -> None:
        if self._leaving:
            self._leaving = False
            self.shutdown()

    def cut(self) -> None:
        self.transport.close()
