"""Whatever goes wrong becomes a number and one sentence in the caller's language."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from conclave.engine.mistakes import Mistake
from conclave.table.refusals import Refused, Wrong
from conclave.table.wire import Refusal
from conclave.web.callers import language_of
from conclave.web.pages import document

LOGGER: Final = logging.getLogger("conclave")
LONGEST_WHAT: Final = 200
PROGRAMS: Final = ("/api", "/static/", "/games/")


def answer(request: Request[Any, Any, Any], refused: Refused, status: int | None = None) -> Response[Refusal]:
    rule = refused.rule
    body = Refusal(refused.reason(language_of(request)), rule.id if rule else None)
    if refused.key == "stale":
        body.ply = int(refused.figures["now"])
    headers = {"retry-after": "2"} if refused.key == "too-often" else {}
    return Response(body, status_code=status or refused.status, headers=headers, media_type="application/json")


def on_refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Refusal]:
    return answer(request, refused)


def on_mistake(request: Request[Any, Any, Any], mistake: Mistake) -> Response[Refusal]:
    return answer(request, Wrong(mistake))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal] | Response[str]:
    """What the framework refuses: unreadable bodies, unknown addresses, long requests."""
    status = error.status_code
    if status == 404 and by_a_person(request):
        return document(request, status)
    if status == 404:
        return answer(request, Refused("no-page"))
    if status == 405:
        return answer(request, Refused("no-such-call"))
    if status == 413:
        return answer(request, Refused("too-long", most=request.route_handler.resolve_request_max_body_size() or 0))
    if status >= 500:
        LOGGER.error("a request failed: %s", error)
        return answer(request, Refused("fault"), status)
    return answer(request, Refused("malformed", what=what(error)), status)


def by_a_person(request: Request[Any, Any, Any]) -> bool:
    """Does a browser ask for a page, and not a program for data?"""
    page = request.method == "GET" and not request.url.path.startswith(PROGRAMS)
    return page and "text/html" in request.headers.get("accept", "")


def what(error: HTTPException) -> str:
    """What exactly could not be read, without quoting much of it."""
    text = str(error.detail)
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        pieces = []
        for item in error.extra:
            if isinstance(item, dict):
                pieces.append(f"{item.get('key', '')}: {item.get('message', '')}".strip(": "))
        text = "; ".join(pieces) or text
    return text[:LONGEST_WHAT]


def on_decoding(request: Request[Any, Any, Any], error: msgspec.MsgspecError | UnicodeError) -> Response[Refusal]:
    """A body that is no JSON, or not even text."""
    return answer(request, Refused("malformed", what=str(error)[:LONGEST_WHAT]))


def on_depth(request: Request[Any, Any, Any], _error: RecursionError) -> Response[Refusal]:
    return answer(request, Refused("malformed", what="..."))


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    LOGGER.error("a request failed: %s %s", request.method, request.url.path, exc_info=error)
    return answer(request, Refused("fault"))


HANDLERS: Final[dict[Any, Any]] = {
    Refused: on_refused,
    Mistake: on_mistake,
    HTTPException: on_http,
    msgspec.MsgspecError: on_decoding,
    UnicodeError: on_decoding,
    RecursionError: on_depth,
    Exception: on_fault,
}
