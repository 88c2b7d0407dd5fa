"""The calls for who wants advice (docs/protocol.md). Nothing is thought about here: it happens in another process."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import Future
from typing import Final, TypeVar

from litestar import Response, Router, delete, get, post
from litestar.params import FromPath, JSONBody

from conclave.table.analysis import Analyses
from conclave.table.hints import Hints
from conclave.table.refusals import Refused
from conclave.table.wire import Analysis, CarriedOn, Created, Hint, HintAsked, Verdict
from conclave.web.api import REFUSALS, AnyRequest, Lang, run, service_of
from conclave.web.callers import caller_of, keep_secret, language_of, secret_for

T = TypeVar("T")

LOGGER: Final = logging.getLogger("conclave")


async def thought(answer: Future[T]) -> T:
    """What comes of thinking. Whoever hangs up does not stop it: others may wait for the same."""
    try:
        return await asyncio.shield(asyncio.wrap_future(answer))
    except asyncio.CancelledError:
        if not answer.cancelled():
            raise  # it is the asker who has gone
    except Exception as error:
        LOGGER.error("nothing came of a hint: %r", error)
    raise Refused("no-advice")


@post("/matches/{match:str}/hint", status_code=200, responses=REFUSALS)
async def hint(request: AnyRequest, match: FromPath[str], data: JSONBody[HintAsked], lang: Lang = None) -> Hint:
    """What would the Archmage do? The best moves for the caller's seat; the log tells everybody that they asked."""
    hints: Hints = request.app.state.hints
    caller = caller_of(request)
    asked = await run(request, hints.ask, match, caller, data.ply, data.seat)
    await thought(asked)
    return await run(request, hints.give, match, caller, data.ply, data.seat, asked, language_of(request))


def analyses_of(request: AnyRequest) -> Analyses:
    analyses: Analyses = request.app.state.analyses
    return analyses


@post("/matches/{match:str}/analysis", status_code=202, responses=REFUSALS)
async def analyse(request: AnyRequest, match: FromPath[str], lang: Lang = None) -> Analysis:
    """Have a match that is over judged move by move, in the background; or go on with it."""
    await run(request, analyses_of(request).ask, match)
    return await run(request, analyses_of(request).look, match, language_of(request))


@get("/matches/{match:str}/analysis", responses=REFUSALS)
async def analysis(request: AnyRequest, match: FromPath[str], lang: Lang = None) -> Analysis:
    """How far it is, and what it says until now."""
    return await run(request, analyses_of(request).look, match, language_of(request))


@delete("/matches/{match:str}/analysis", status_code=200, responses=REFUSALS)
async def stop_analysis(request: AnyRequest, match: FromPath[str], lang: Lang = None) -> Analysis:
    """Stop it; what was judged stays."""
    await run(request, analyses_of(request).stop, match)
    return await run(request, analyses_of(request).look, match, language_of(request))


@get("/matches/{match:str}/analysis/{ply:int}", responses=REFUSALS)
async def verdict(request: AnyRequest, match: FromPath[str], ply: FromPath[int], lang: Lang = None) -> Verdict:
    """What is thought of the move that was made at a position."""
    return await run(request, analyses_of(request).verdict, match, ply, language_of(request))


@post("/matches/{match:str}/continue", responses=REFUSALS)
async def carry_on(request: AnyRequest, match: FromPath[str], data: JSONBody[CarriedOn]) -> Response[Created]:
    """What if? A new match from a position of one that is over."""
    secret = secret_for(request)
    created = await run(request, service_of(request).carry_on, match, data, secret)
    return keep_secret(request, Response(created, status_code=201))


ADVICE = Router("/api", route_handlers=[hint, analyse, analysis, stop_analysis, verdict, carry_on])
