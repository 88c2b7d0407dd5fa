"""A real server in a process of its own, and clients that speak the protocol."""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random
from typing import Any

import httpx

from tests.lab.kit import command
from tests.ports import Port

PATIENCE = 120.0
"""Seconds that anything may take: other programs may use the machine too."""
OPENED: list[httpx.Client] = []
"""Clients that are closed when a test has ended."""


def members(group: int) -> list[int]:
    """The living processes of a group; one that only waits to be buried does not count."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            state, _, its_group = (place / "stat").read_text().rpartition(")")[2].split()[:3]
            if int(its_group) == group and state not in "ZX":
                found.append(int(place.name))
    return found


def until(ready: Callable[[], Any], what: str, seconds: float = PATIENCE) -> Any:
    """Wait until something is true, with much patience: other programs may use the machine too."""
    end = time.monotonic() + seconds
    while not (found := ready()):
        assert time.monotonic() < end, f"not within {seconds:.0f} s: {what}"
        time.sleep(0.02)
    return found


class Server:
    """`conclave serve` with a port and a process group of its own. What it says goes to a file: nobody has to wait until
    the last of its children has let go of a pipe."""

    def __init__(self, db: str | Path, *more: str, ready: bool = True) -> None:
        self.db = str(db)
        self.more = more
        self._held = Port()
        self.port = self._held.number
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes]
        self.log = tempfile.TemporaryFile()  # noqa: SIM115  (closed in stop)
        self.start(ready)

    def start(self, ready: bool = True) -> None:
        command = [sys.executable, "-m", "conclave.cli", "serve", "--port", str(self.port), "--db", self.db]
        self.process = subprocess.Popen(
            [*command, "--rate", "0", "--pace", "0", "--effort", "0.002", *self.more],
            stdin=subprocess.DEVNULL,
            stdout=self.log,
            stderr=self.log,
            start_new_session=True,
        )
        atexit.register(self._bury)  # should a test fail before it stops its server
        if ready:
            until(self.answers, "the server answers")

    def answers(self) -> bool:
        assert self.process.poll() is None, f"the server has ended: {self.said()}"
        try:
            return httpx.get(f"{self.url}/robots.txt", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False

    def said(self) -> str:
        self.log.seek(0)
        return self.log.read().decode()

    def workers(self) -> list[int]:
        """The processes that the first one has started to answer."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(pid) for pid in children if b"spawn_main" in command(int(pid))]

    def kill(self) -> None:
        """kill -9, without a word of warning, of the first process alone. Those it has started must end by themselves."""
        self.process.kill()
        self.process.wait(PATIENCE)
        until(lambda: not members(self.process.pid), "those that the killed process had started end")

    def stop(self, number: int = signal.SIGINT) -> str:
        """End it as Ctrl+C would; what it said."""
        try:
            if self.process.poll() is None:
                self.process.send_signal(number)
                self.process.wait(PATIENCE)
            until(lambda: not members(self.process.pid), "nobody is left behind")
            return self.said()
        finally:
            self._bury()
            self.process.wait(PATIENCE)
            self.log.close()
            self._held.close()

    def _bury(self) -> None:
        """Nobody of the group lives on."""
        atexit.unregister(self._bury)
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)


@contextmanager
def serving(db: str | Path, *more: str) -> Iterator[Server]:
    server = Server(db, *more)
    try:
        yield server
    finally:
        server.stop()


def patched(message: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """A message with what has changed of it, as docs/protocol.md says."""
    now = {**message, **patch}
    if isinstance(patch.get("view"), dict):
        now["view"] = patched_view(message["view"], patch["view"])
    for name in ("log", "events"):
        if isinstance(patch.get(name), dict):
            now[name] = [*message[name], *patch[name]["add"]][-200:]
    return now


def patched_view(view: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    now = {**view, **patch}
    for name, part in patch.items():
        if isinstance(view[name], list) and isinstance(part, dict):
            now[name] = [{**thing, **part["at"].get(str(n), {})} for n, thing in enumerate(view[name])]
    return now


class Listener:
    """Hears a stream, in a thread of its own, and keeps all of it; from the last message on, if one is known."""

    def __init__(self, url: str, headers: dict[str, str] | None = None, last: dict[str, Any] | None = None) -> None:
        self._last = last or {}
        self.raw = b""
        self.ids: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.ended = threading.Event()
        at = httpx.URL(url)
        self._line = HTTPConnection(at.host, at.port, timeout=PATIENCE)
        self._line.request("GET", at.raw_path.decode(), headers=headers or {})
        self._answer = self._line.getresponse()
        assert self._answer.status == 200, self._answer.read()
        assert self._line.sock is not None
        self._line.sock.settimeout(None)
        self._thread = threading.Thread(target=self._hear, daemon=True)
        self._thread.start()

    def _hear(self) -> None:
        heard = b""
        try:
            while chunk := self._answer.read1(65536):
                self.raw += chunk
                *whole, heard = (heard + chunk).split(b"\n\n")
                for event in whole:
                    self._take(event.decode())
        except (OSError, HTTPException, ValueError):
            pass
        finally:
            self.ended.set()

    def _take(self, event: str) -> None:
        fields = dict(line.split(": ", 1) for line in event.splitlines() if not line.startswith(":"))
        if fields.get("event") in ("message", "patch"):
            data = json.loads(fields["data"])
            self._last = data if fields["event"] == "message" else patched(self._last, data)
            self.messages.append(self._last)
            self.ids.append(fields["id"])

    def wait(self, ready: Any, seconds: float = PATIENCE) -> dict[str, Any]:
        """The first message of which something is true."""
        end = time.monotonic() + seconds
        seen = 0
        while time.monotonic() < end:
            over = self.ended.is_set()
            while seen < len(self.messages):
                if ready(self.messages[seen]):
                    return self.messages[seen]
                seen += 1
            if over:
                break
            time.sleep(0.005)
        raise AssertionError(f"not heard; {len(self.messages)} messages came")

    def close(self) -> None:
        with suppress(OSError):
            if self._line.sock is not None:
                self._line.sock.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
        self._answer.close()
        self._line.close()


class Seat:
    """Somebody who holds a seat by its token, or (without one) a spectator."""

    def __init__(self, url: str, match: str, token: str | None = None, number: int | None = None) -> None:
        self.match = match
        self.number = number
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.url = f"{url}/api/matches/{match}"
        self.client = httpx.Client(headers=self.headers, timeout=PATIENCE)
        OPENED.append(self.client)

    def look(self, **query: Any) -> dict[str, Any]:
        answer = self.client.get(self.url, params=query)
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    def play(self, ply: int, move: str) -> httpx.Response:
        return self.client.post(f"{self.url}/moves", json={"ply": ply, "move": move})

    def post(self, what: str, body: Any = None) -> httpx.Response:
        return self.client.post(f"{self.url}/{what}", json=body)

    def listen(self, last: dict[str, Any] | None = None, lang: str = "en") -> Listener:
        """Hear the stream, or go on after the last message of one."""
        known = {} if last is None else {"Last-Event-ID": str(last["version"])}
        return Listener(f"{self.url}/stream", {**self.headers, "Accept-Language": lang, **known}, last)


def a_move(message: dict[str, Any], rng: Random) -> str:
    """Any legal move."""
    moves: list[str] = [option["move"] for option in message["options"]]
    if message["range"]:
        moves.append(f"{message['range']['word']} {message['range']['low']}")
    return rng.choice(moves)


def new_match(url: str, kinds: list[str], game: str = "zavandor") -> tuple[str, list[Seat]]:
    """A match; a seat for each `me`."""
    seats = [{"kind": kind, "level": "adept"} if kind == "bot" else {"kind": kind} for kind in kinds]
    answer = httpx.post(f"{url}/api/matches", json={"game": game, "seats": seats}, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    people = [Seat(url, made["match"], one["token"], one["seat"]) for one in made["seats"] if "token" in one]
    return made["match"], people
