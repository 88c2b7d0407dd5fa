"""The calls of the protocol (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Annotated, Any, ParamSpec, TypeVar, cast

import msgspec
from litestar import MediaType, Request, Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ASGIApp

from conclave.catalog import game as find_game
from conclave.table.seating import clean
from conclave.table.service import Service
from conclave.table.telling import Teller
from conclave.table.wire import (
    Asked,
    AtPly,
    Created,
    GameInfo,
    HandedOver,
    Invitation,
    Listed,
    Message,
    NewMatch,
    Nothing,
    Played,
    Refusal,
    RulesPage,
    Said,
    SeatTaken,
    Settings,
    Taken,
    UndoAsked,
)
from conclave.web import shelf
from conclave.web.callers import LANG_COOKIE, YEAR, caller_of, keep_secret, language_of, secret_for
from conclave.web.stream import Updates

P = ParamSpec("P")
T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]

Eyes = Annotated[
    int | None, QueryParameter(name="seat", ge=0, le=63, description="Through whose eyes: a seat of yours.")
]
AtThisPly = Annotated[
    int | None, QueryParameter(name="ply", ge=0, le=1_000_000_000, description="An earlier position.")
]
Lang = Annotated[
    str | None, QueryParameter(name="lang", description="de or en; else the cookie's, else Accept-Language.")
]

MOST_RECORD = 1024 * 1024

MEANINGS = {
    400: "It cannot be read, or asks for something there is not.",
    401: "The token holds no seat of this match.",
    403: "Not your seat, or a request that another site made the browser send.",
    404: "There is no such thing.",
    405: "This cannot be done here.",
    409: "Stale, or not now.",
    410: "The invitation was used.",
    413: "Too long.",
    415: "Not in a form that is understood.",
    422: "A rule forbids it, or it is no move of the game.",
    429: "Too many requests.",
}
REFUSALS = {  # whatever is refused is refused in the same form
    status: ResponseSpec(Refusal, description=text, generate_examples=False) for status, text in MEANINGS.items()
}


def service_of(request: AnyRequest) -> Service:
    service: Service = request.app.state.service
    return service


async def run(request: AnyRequest, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call the table. Where the store is a file this is faster than handing it to a thread; a server may let one wait."""
    if service_of(request).store.shared:
        return await asyncio.to_thread(do, *args, **kwargs)
    return do(*args, **kwargs)


# Games


@get("/games", sync_to_thread=False, responses=REFUSALS)
def games(request: AnyRequest, lang: Lang = None) -> list[GameInfo]:
    """The games that can be played."""
    return shelf.shelf(language_of(request))


@get("/games/{game:str}/rules", sync_to_thread=False, responses=REFUSALS)
def rules(request: AnyRequest, game: FromPath[str], lang: Lang = None) -> RulesPage:
    """A rulebook, to read and to search."""
    return shelf.rules(find_game(game).id, language_of(request))


@get("/games/{game:str}/words", sync_to_thread=False, responses=REFUSALS)
def words(request: AnyRequest, game: FromPath[str], lang: Lang = None) -> dict[str, str]:
    """A game's words for its board."""
    return shelf.words(find_game(game).id, language_of(request))


@get("/games/{game:str}/box", sync_to_thread=False, responses=REFUSALS)
def box(request: AnyRequest, game: FromPath[str]) -> dict[str, Any]:
    """What is printed on a game's pieces."""
    return dict(find_game(game).printed)


# Matches


@post("/matches", responses=REFUSALS)
async def create(request: AnyRequest, data: JSONBody[NewMatch]) -> Response[Created]:
    """A new match."""
    secret = secret_for(request)
    created = await run(request, service_of(request).create, data, secret)
    return keep_secret(request, Response(created, status_code=201))


@get("/matches", responses=REFUSALS)
async def listed(request: AnyRequest, lang: Lang = None) -> list[Listed]:
    """The caller's matches."""
    return await run(request, service_of(request).matches, caller_of(request), language_of(request))


@get("/matches/{match:str}", responses=REFUSALS)
async def look(
    request: AnyRequest, match: FromPath[str], seat: Eyes = None, ply: AtThisPly = None, lang: Lang = None
) -> Message:
    """The message for the caller's seat."""
    return await run(request, service_of(request).message, match, caller_of(request), language_of(request), seat, ply)


@post("/matches/{match:str}/moves", status_code=200, responses=REFUSALS)
async def play(request: AnyRequest, match: FromPath[str], data: JSONBody[Played]) -> AtPly:
    """A move."""
    return await run(request, service_of(request).play, match, caller_of(request), data.ply, data.move, data.seat)


@get("/matches/{match:str}/stream", media_type="text/event-stream", responses=REFUSALS)
async def stream(request: AnyRequest, match: FromPath[str], seat: Eyes = None, lang: Lang = None) -> ASGIApp:
    """The stream of messages."""
    service = service_of(request)
    teller = Teller(caller_of(request), seat, language_of(request))
    await run(request, service.tell, match, teller)  # refused here, before anything is streamed

    async def at_table(do: Callable[..., Any], *args: Any) -> Any:
        return await run(request, do, *args)

    last = request.headers.get("last-event-id")
    return Updates(
        service, at_table if service.store.shared else at_once, match, teller, last, request.app.state.closing.is_set
    )


async def at_once(do: Callable[..., Any], *args: Any) -> Any:
    return do(*args)


@get("/matches/{match:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def record(request: AnyRequest, match: FromPath[str], seat: Eyes = None) -> Response[str]:
    """The record; what a running match still hides is written as `?`."""
    text = await run(request, service_of(request).record, match, caller_of(request), seat)
    headers = {"content-disposition": f'attachment; filename="{match}.conclave"'}
    return Response(text, media_type="text/plain", headers=headers)


@post(
    "/matches/{match:str}/undo",
    status_code=200,
    responses={**REFUSALS, 202: ResponseSpec(Asked, description="The others were asked.")},
)
async def undo(request: AnyRequest, match: FromPath[str], data: JSONBody[UndoAsked]) -> Response[AtPly]:
    """Take back, or answer somebody who asks to."""
    service, caller = service_of(request), caller_of(request)
    result = await run(request, service.undo, match, caller, data.ply, data.seat, data.agree)
    return Response(cast(AtPly, result), status_code=202 if isinstance(result, Asked) else 200)


@post("/matches/{match:str}/chat", responses=REFUSALS)
async def chat(request: AnyRequest, match: FromPath[str], data: JSONBody[Said]) -> Nothing:
    """Say something at the table."""
    service, caller = service_of(request), caller_of(request)
    await run(request, service.say, match, caller, data.text, data.name, time.time())
    return Nothing()


@post("/matches/{match:str}/seats/{seat:int}", status_code=200, responses=REFUSALS)
async def hand(request: AnyRequest, match: FromPath[str], seat: FromPath[int], data: JSONBody[HandedOver]) -> Nothing:
    """Hand a vanished player's seat to a bot, and back."""
    await run(request, service_of(request).hand, match, caller_of(request), seat, data.to, data.level)
    return Nothing()


@post("/matches/{match:str}/rematch", responses=REFUSALS)
async def rematch(request: AnyRequest, match: FromPath[str]) -> Created:
    """The same again."""
    return await run(request, service_of(request).rematch, match, caller_of(request))


@post("/matches/{match:str}/leave", status_code=200, responses=REFUSALS)
async def leave(request: AnyRequest, match: FromPath[str]) -> Nothing:
    """Leave the table for good."""
    await run(request, service_of(request).leave, match, caller_of(request))
    return Nothing()


@delete("/matches/{match:str}", status_code=204, responses=REFUSALS)
async def remove(request: AnyRequest, match: FromPath[str]) -> None:
    """Remove a match."""
    await run(request, service_of(request).delete, match, caller_of(request))


@get("/seats/{invite:str}", responses=REFUSALS)
async def invitation(request: AnyRequest, invite: FromPath[str], lang: Lang = None) -> Invitation:
    """What an invitation is to, and whether it has been used."""
    return await run(request, service_of(request).invitation, invite, caller_of(request), language_of(request))


@post("/seats/{invite:str}", status_code=200, responses=REFUSALS)
async def take(request: AnyRequest, invite: FromPath[str], data: JSONBody[Taken]) -> Response[SeatTaken]:
    """Take the seat of an invitation."""
    secret = secret_for(request)
    taken = await run(request, service_of(request).take, invite, data.name, secret)
    return keep_secret(request, Response(taken, status_code=200))


@post("/records", request_max_body_size=MOST_RECORD, responses=REFUSALS)
async def upload(request: AnyRequest) -> Response[Created]:
    """A record to look at: the body is its text."""
    secret = secret_for(request)
    text = (await request.body()).decode("utf-8", "replace")
    created = await run(request, service_of(request).upload, text, secret)
    return keep_secret(request, Response(created, status_code=201))


# Settings


@get("/settings", responses=REFUSALS)
async def settings(request: AnyRequest) -> Settings:
    """What the user has set."""
    holder = caller_of(request).holder
    kept = await run(request, service_of(request).store.settings, holder) if holder else {}
    return msgspec.convert({name: kept[name] for name in Settings.__struct_fields__ if name in kept}, Settings)


@put("/settings", status_code=200, responses=REFUSALS)
async def set_settings(request: AnyRequest, data: JSONBody[Settings]) -> Response[Settings]:
    """Set something; what is not named stays."""
    secret_for(request)
    holder = caller_of(request).holder
    changed = {name: clean(value) for name in Settings.__struct_fields__ if (value := getattr(data, name)) is not None}
    if holder and changed:
        await run(request, service_of(request).store.set, holder, changed)
    response = Response(data, status_code=200)
    if data.lang is not None:
        response.set_cookie(Cookie(LANG_COOKIE, value=data.lang, max_age=YEAR, path="/", samesite="lax"))
    return keep_secret(request, response)


API = Router(
    "/api",
    route_handlers=[
        games, rules, words, box, create, listed, look, play, stream, record, undo, chat, hand, rematch, leave, remove,
        invitation, take, upload, settings, set_settings,
    ],
)  # fmt: skip
