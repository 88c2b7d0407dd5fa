"""The express way for moves: a move that nothing is wrong with is played and answered before the framework hears of it.

Nothing is called as often. Whatever is unusual, and whatever is refused, goes the ordinary way (`web.api.play`) from the start:
there it is checked again, and refused in words.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any, Final, cast

import msgspec
from litestar import Request
from litestar.types import HTTPReceiveMessage, HTTPScope, Receive, Send

from conclave.engine.mistakes import Mistake
from conclave.table.refusals import Refused
from conclave.table.seating import Caller
from conclave.table.service import Service
from conclave.table.wire import Played
from conclave.web.callers import caller_of
from conclave.web.guard import COUNTED, DRESS, NOT_KEPT, Limits, foreign
from conclave.web.troubles import on_fault

BEFORE: Final = "/api/matches/"
AFTER: Final = "/moves"
LONGEST_MOVE: Final = 1024
READ: Final = msgspec.json.Decoder(Played)
JSON: Final = (b"content-type", b"application/json")
CALLERS_KNOWN: Final = 4096


def match_of(scope: HTTPScope) -> str | None:
    """The match of a call to play a move; None for every other call."""
    path = scope["path"]
    if scope["method"] != "POST" or not path.startswith(BEFORE) or not path.endswith(AFTER):
        return None
    match = path[len(BEFORE) : -len(AFTER)]
    return match if match.isalnum() else None


class Express:
    """Plays moves for an application that shares its limits."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits

    async def plays(
        self, service: Service, match: str, scope: HTTPScope, receive: Receive, send: Send
    ) -> Receive | None:
        """Play the move and answer. If it has to go the ordinary way: from where the call can be received again."""
        caller = shown_caller(scope)
        if caller is None or foreign(scope):
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


async def answer(send: Send, status: int, content: object) -> None:
    body = msgspec.json.encode(content)
    headers = [JSON, (b"content-length", b"%d" % len(body)), NOT_KEPT, *DRESS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
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
