"""The guard at the door: requests of other sites, too many requests, and what every answer says to the browser."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from conclave.table.refusals import Refused
from conclave.table.seating import hashed

SAFE: Final = ("GET", "HEAD", "OPTIONS")
OUR_SITES: Final = ("same-origin", "none")
CSP: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self' data:",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
COUNTED: Final = "counted"
"""In the state of a call that the limits have been asked about already."""
THOUGHT_ABOUT: Final = ("/hint", "/analysis")
"""How the addresses end whose answers take much thinking."""
MOST_BUCKETS: Final = 20_000


class Limit:
    """So many requests at once, and then so many a second, for each who asks. None a second: no limit."""

    def __init__(self, burst: float, a_second: float) -> None:
        self.burst: Final[float] = burst
        self.a_second: Final[float] = a_second
        self._left: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def take(self, who: str, now: float | None = None) -> bool:
        """May they?"""
        if not self.a_second:
            return True
        now = time.monotonic() if now is None else now
        left, at = self._left.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.a_second)
        allowed = left >= 1
        self._left[who] = (left - 1 if allowed else left, now)
        while len(self._left) > MOST_BUCKETS:
            self._left.popitem(last=False)
        return allowed


class Limits:
    """Moves and talk by who asks, and so what has to be thought about; new matches and whoever shows no secret by where they
    come from."""

    def __init__(self, rate: float) -> None:
        self.commands: Final = Limit(4 * rate, rate)
        self.address: Final = Limit(40 * rate, 10 * rate)
        self.making: Final = Limit(2 * rate, rate / 10)
        self.advice: Final = Limit(max(2.0, rate / 2), rate / 40)
        self.reading: Final = Limit(40 * rate, 10 * rate)

    def check(self, scope: HTTPScope) -> None:
        client = scope.get("client")
        address = client[0] if client else "?"
        if scope["method"] in SAFE:
            allowed = self.reading.take(address)
        else:
            path = scope["path"]
            making = path in ("/api/matches", "/api/records") or path.endswith("/continue")
            limit = self.making if making else self.advice if path.endswith(THOUGHT_ABOUT) else self.commands
            allowed = self.address.take(address) and limit.take(address if making else who(scope, address))
        if not allowed:
            raise Refused("too-often")

    def allow_move(self, address: str, who: str) -> bool:
        """May somebody at an address who shows such a secret move now?"""
        return self.address.take(address) and self.commands.take(who or address)


def who(scope: Scope, address: str) -> str:
    for name, value in scope["headers"]:
        if name in (b"authorization", b"cookie"):
            return hashed(value.decode("latin-1"))
    return address


def header(scope: Scope, wanted: bytes) -> str:
    for name, value in scope["headers"]:
        if name == wanted:
            return str(value.decode("latin-1"))
    return ""


def foreign(scope: Scope) -> bool:
    """Was it another site that made the browser ask?"""
    site = header(scope, b"sec-fetch-site")
    if site and site not in OUR_SITES:
        return True
    origin = header(scope, b"origin")
    return bool(origin) and origin.partition("://")[2] != header(scope, b"host")


def guard(limits: Limits) -> Callable[..., ASGIApp]:
    """The guard as a layer round every call."""

    def layer(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.HTTP:
                if scope["path"].startswith("/api") and COUNTED not in scope["state"]:
                    limits.check(scope)
                if scope["method"] not in SAFE and foreign(scope):
                    raise Refused("foreign")
            await app(scope, receive, send)

        return guarded

    return layer


DRESS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
NOT_KEPT: Final = (b"cache-control", b"no-store")


async def dress(message: Message, _scope: Scope) -> None:
    """Every answer tells the browser what it may do with it."""
    if message["type"] == "http.response.start":
        headers = list(message["headers"])
        if all(name.lower() != NOT_KEPT[0] for name, _ in headers):
            headers.append(NOT_KEPT)
        message["headers"] = headers + DRESS
