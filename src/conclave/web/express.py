"""The express way for moves: a move that nothing is wrong with is played and answered before the framework hears of it.

Nothing is called as often. Whatever is unusual, and whatever is refused, goes the ordinary way (`web.api.play`) from the start:
there it is checked again, and refused in words. A move that comes whole and plain over a connection of ours (`web.connection`)
is not even made a call of; under other servers, and in several pieces, it gets as far as `Express.plays`.
"""

from __future__ import annotations

import asyncio
import logging
import re
from functools import lru_cache
from typing import Any, Final, Protocol, cast

import msgspec
from litestar import Request
from litestar.types import HTTPReceiveMessage, HTTPScope, Receive, Send

from conclave.engine.mistakes import Mistake
from conclave.table.calls import Call
from conclave.table.refusals import Refused
from conclave.table.seating import Caller
from conclave.table.service import Service
from conclave.table.wire import AtPly, Played
from conclave.web.callers import caller_of
from conclave.web.guard import COUNTED, DRESS, NOT_KEPT, Limits, foreign, who
from conclave.web.troubles import on_fault

LOGGER: Final = logging.getLogger("conclave")
BEFORE: Final = "/api/matches/"
AFTER: Final = "/moves"
LONGEST_MOVE: Final = 1024
READ: Final = msgspec.json.Decoder(Played)
JSON: Final = (b"content-type", b"application/json")
MOVE_HEADERS: Final = [JSON, NOT_KEPT, *DRESS]
"""What every answer to a move says, beside its length."""
CALLERS_KNOWN: Final = 4096
PLAYS: Final = b"POST /api/matches/"
HEAD: Final = re.compile(
    rb"POST (/api/matches/([0-9A-Za-z]{1,64})/moves) HTTP/1\.1\r\n((?:[0-9A-Za-z_-]+: [\x20-\x7e]*\r\n)+)\r\n"
)
"""The head of a plain call, without anything that could be read in two ways."""
UNUSUAL: Final = (b"transfer-encoding", b"upgrade", b"expect", b"te", b"trailer", b"forwarded")


def match_of(scope: HTTPScope) -> str | None:
    """The match of a call to play a move; None for every other call."""
    path = scope["path"]
    if scope["method"] != "POST" or not path.startswith(BEFORE) or not path.endswith(AFTER):
        return None
    match = path[len(BEFORE) : -len(AFTER)]
    return match if match.isalnum() else None


class Plain:
    """The head of a plain call to play a move: at which match, by whom (`shown` is what the limits know them by), and how long
    its body is."""

    __slots__ = ("caller", "headers", "match", "path", "shown", "size")

    def __init__(self, match: str, path: str, caller: Caller, size: int, headers: list[tuple[bytes, bytes]]) -> None:
        self.match: Final = match
        self.path: Final = path
        self.caller: Final = caller
        self.size: Final = size
        self.headers: Final = headers
        self.shown: Final = who(self.scope(), "")

    def scope(self) -> Any:
        """As the framework would be told of it."""
        path = self.path.encode()
        return {
            "type": "http", "method": "POST", "path": self.path, "raw_path": path, "query_string": b"",
            "headers": self.headers, "client": None, "state": {},
        }  # fmt: skip


@lru_cache(CALLERS_KNOWN)
def read_head(head: bytes) -> Plain | None:
    """What a head says; None if anything about it is unusual. Who plays sends the same one again and again."""
    found = HEAD.fullmatch(head)
    if found is None:
        return None
    headers: list[tuple[bytes, bytes]] = []
    size = b""
    for line in found[3].split(b"\r\n")[:-1]:
        name, _, value = line.partition(b": ")
        name, value = name.lower(), value.strip()
        if (
            name in UNUSUAL
            or name.startswith(b"x-forwarded")
            or (name == b"connection" and value.lower() != b"keep-alive")
        ):
            return None
        if name == b"content-length":
            if size or not value.isdigit() or len(value) > 4:
                return None
            size = value
        headers.append((name, value))
    scope: Any = {"headers": headers}
    caller = shown_caller(scope)
    if caller is None or not size or int(size) > LONGEST_MOVE or foreign(scope):
        return None
    return Plain(found[2].decode(), found[1].decode(), caller, int(size), headers)


class Line(Protocol):
    """A connection that may carry calls for moves, one after the other."""

    def answered(self, call: Call, plain: Plain) -> None:
        """So was this call answered; or it was not, and has to go the ordinary way."""

    def cut(self) -> None:
        """Nothing more can come of it."""


class Express:
    """Plays moves for an application that shares its limits; together those that come in the same turn of the loop."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self.service: Service | None = None
        self._waiting: list[tuple[Call, Plain, Line]] = []

    @property
    def open(self) -> bool:
        """Can moves be played at once?"""
        return self.service is not None and not self.service.store.shared

    def takes(self, plain: Plain, body: bytes, line: Line, client: tuple[str, int] | None) -> bool:
        """Take a plain call on, to be played in the next turn of the loop; False if it has to go the ordinary way."""
        try:
            asked = READ.decode(body)
        except (msgspec.MsgspecError, UnicodeError):
            return False
        if not self.limits.allow_move(client[0] if client else "?", plain.shown):
            return False
        self._wait((Call(plain.match, plain.caller, asked), plain, line))
        return True

    def _wait(self, one: tuple[Call, Plain, Line]) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._play)
        self._waiting.append(one)

    def _play(self) -> None:
        """Play what waits, of each match one move; a second one waits for the next turn."""
        assert self.service is not None
        waiting, self._waiting = self._waiting, []
        now: dict[str, tuple[Call, Plain, Line]] = {}
        for one in waiting:
            if one[0].match in now:
                self._wait(one)
            else:
                now[one[0].match] = one
        try:
            self.service.play_together([call for call, _, _ in now.values()])
        finally:
            for call, plain, line in now.values():
                try:
                    line.answered(call, plain)
                except Exception:  # the others wait for their answers
                    LOGGER.exception("an answer could not be given")
                    line.cut()

    async def plays(self, match: str, scope: HTTPScope, receive: Receive, send: Send) -> Receive | None:
        """Play the move and answer. If it has to go the ordinary way: from where the call can be received again."""
        caller = shown_caller(scope)
        service = self.service
        if caller is None or service is None or COUNTED in scope["state"] or foreign(scope):
            return receive
        first = cast(HTTPReceiveMessage, await receive())
        again = Again(first, receive)
        if first["type"] != "http.request" or first.get("more_body") or len(first["body"]) > LONGEST_MOVE:
            return again
        try:
            asked = READ.decode(first["body"])
            self.limits.check(scope)
        except (msgspec.MsgspecError, UnicodeError, Refused):
            return again
        scope["state"][COUNTED] = True
        try:
            if service.store.shared:
                at = await asyncio.to_thread(service.play, match, caller, asked.ply, asked.move, asked.seat)
            else:
                at = service.play(match, caller, asked.ply, asked.move, asked.seat)
        except (Refused, Mistake):
            return again
        except Exception as error:  # what was done of it nobody knows here: it is not tried again
            fault = on_fault(Request(scope), error)
            await answer(send, fault.status_code or 500, fault.content)
        else:
            await answer(send, 200, at)
        return None


def answer_of(call: Call, plain: Plain) -> tuple[int, bytes] | None:
    """What to answer to a call; None if it has to go the ordinary way."""
    outcome = call.outcome
    if isinstance(outcome, AtPly):
        return 200, b'{"ply":%d}' % outcome.ply
    if isinstance(outcome, (Refused, Mistake)):
        return None
    # what was done of it nobody knows here: it is not tried again
    fault = on_fault(Request(plain.scope()), outcome or RuntimeError("a move that was forgotten"))
    return fault.status_code or 500, msgspec.json.encode(fault.content)


async def answer(send: Send, status: int, content: object) -> None:
    body = msgspec.json.encode(content)
    length = (b"content-length", b"%d" % len(body))
    await send({"type": "http.response.start", "status": status, "headers": [*MOVE_HEADERS, length]})
    await send({"type": "http.response.body", "body": body, "more_body": False})


class Again:
    """Receives a message that was received already, and then the others."""

    def __init__(self, first: HTTPReceiveMessage, others: Receive) -> None:
        self.first: HTTPReceiveMessage | None = first
        self.others: Final = others

    async def __call__(self) -> HTTPReceiveMessage:
        first, self.first = self.first, None
        return first if first is not None else cast(HTTPReceiveMessage, await self.others())


def shown_caller(scope: HTTPScope) -> Caller | None:
    """Who calls; None if the headers are not plain: neither form of showing a secret stands there twice, the body is JSON."""
    token: bytes | None = None
    cookies: bytes | None = None
    form: bytes | None = None
    for name, value in scope["headers"]:
        if name == b"authorization":
            if token is not None:
                return None
            token = value
        elif name == b"cookie":
            if cookies is not None:
                return None
            cookies = value
        elif name == b"content-type":
            if form is not None:
                return None
            form = value
    return known_caller(token, cookies) if form == JSON[1] else None


@lru_cache(CALLERS_KNOWN)
def known_caller(token: bytes | None, cookies: bytes | None) -> Caller:
    """Who shows these; whoever plays plays again."""
    shown = [(b"authorization", token), (b"cookie", cookies)]
    headers = [(name, value) for name, value in shown if value is not None]
    scope: Any = {"type": "http", "headers": headers, "state": {}}
    return caller_of(Request(scope))
