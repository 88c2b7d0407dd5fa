"""Who calls, and in which language: the browser's secret in a cookie, or a seat's token."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import Cookie

from conclave.engine.rules import LANGUAGES
from conclave.speech import known
from conclave.table.seating import Caller, new_secret

USER_COOKIE: Final = "conclave"
LANG_COOKIE: Final = "lang"
LONGEST_SECRET: Final = 100
YEAR: Final = 365 * 24 * 3600
FRESH: Final = "fresh_secret"

AnyRequest = Request[Any, Any, Any]


def secret_of(request: AnyRequest) -> str | None:
    """The browser's secret, if it has one that we may have given."""
    secret = request.cookies.get(USER_COOKIE, "")
    return secret if 16 <= len(secret) <= LONGEST_SECRET else None


def secret_for(request: AnyRequest) -> str:
    """The browser's secret; a new one, which goes out with the answer, if it has none."""
    secret = secret_of(request) or request.scope["state"].get(FRESH)
    if secret is None:
        secret = request.scope["state"][FRESH] = new_secret()
    return str(secret)


def keep_secret(request: AnyRequest, response: Response[Any]) -> Response[Any]:
    """Give a new secret to the browser; only the server reads it again."""
    fresh = request.scope["state"].get(FRESH)
    if fresh is not None:
        secure = request.url.scheme == "https"
        response.set_cookie(
            Cookie(USER_COOKIE, value=fresh, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)
        )
    return response


def caller_of(request: AnyRequest) -> Caller:
    """By a token where one is shown, else by the cookie."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token.strip():
        return Caller.of(token=token.strip()[:LONGEST_SECRET])
    return Caller.of(secret=secret_of(request))


def language_of(request: AnyRequest) -> str:
    """The user's setting, else what the browser prefers."""
    chosen = request.query_params.get("lang") or request.cookies.get(LANG_COOKIE)
    if chosen in LANGUAGES:
        return str(chosen)
    return preferred(request.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The language we have that stands highest in an Accept-Language header."""
    best, best_weight = LANGUAGES[0], 0.0
    for item in header[:200].split(","):
        tag, _, rest = item.strip().partition(";")
        name = tag.strip().lower().partition("-")[0]
        weight = 1.0
        if rest.strip().startswith("q="):
            try:
                weight = float(rest.strip()[2:])
            except ValueError:
                weight = 0.0
        if name in LANGUAGES and weight > best_weight:
            best, best_weight = name, weight
    return known(best)
