"""The stream of a match: server-sent events, the whole message for the caller's seat first, and then what changes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, cast

from litestar.types import Receive, Scope, Send

from conclave.table.bulletin import Ear
from conclave.table.refusals import Refused
from conclave.table.service import Service
from conclave.table.telling import Teller

BEAT_SECONDS: Final = 5.0
"""So often a silent stream says that it is alive, and looks for itself whether there is news nobody told it of."""
HEADERS: Final = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]
BEGIN: Final = b"retry: 1000\n\n"
ALIVE: Final = b": alive\n\n"
GONE: Final = b"event: gone\ndata: {}\n\n"

WIRE: Final = "wire"
"""In the state of a call: how to send past the framework, which has nothing to add to what follows the head of an answer."""
SPOT: Final = "conclave.spot"
"""Among the extensions of a call: how to send at once, where the connection can."""

Say = Callable[[bytes], bool]
"""Sends a piece of an answer; False if that has to wait."""

Run = Callable[..., Awaitable[Any]]


class Updates:
    """The answer that does not end: spoken to the wire directly, since every move is told to everybody."""

    def __init__(
        self,
        service: Service,
        run: Run,
        id: str,
        teller: Teller,
        last: str | None,
        closing: Callable[[], bool],
    ) -> None:
        self.service: Final = service
        self.run: Final = run
        self.id: Final = id
        self.teller: Final = teller
        self.last: Final = last
        self.closing: Final = closing
        self._hung_up = False
        self._heard = 0
        self._spot: Say | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        service, id = self.service, self.id
        ear = service.bulletin.listen(id)
        watch = asyncio.create_task(self._watch(receive, ear))
        held: Sequence[int] = ()
        try:
            held = await self.run(service.arrive, id, self.teller.caller)
            await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
            send = scope["state"].get(WIRE, send)
            if not service.store.shared:
                self._spot = cast(dict[str, dict[str, Say]], scope.get("extensions") or {}).get(SPOT, {}).get("say")
            await self._say(send, BEGIN)
            try:
                await self._tell(send, ear)
            except Refused:
                await self._say(send, GONE)
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            watch.cancel()
            ear.close()
            service.bulletin.leave(id, ear)
            service.depart(id, held)

    async def _watch(self, receive: Receive, ear: Ear) -> None:
        """Notice when nobody listens any more."""
        while (await receive())["type"] != "http.disconnect":
            pass
        self._hung_up = True
        ear.ring()

    def _over(self) -> bool:
        return self._hung_up or self.closing()

    async def _say(self, send: Send, data: bytes) -> None:
        await send({"type": "http.response.body", "body": data, "more_body": True})

    async def _tell(self, send: Send, ear: Ear) -> None:
        """The message now, unless the caller has it already (`last` is the version they know), then what changes. Several
        changes at once become one event."""
        service, teller = self.service, self.teller
        whole = True  # what they have may not be from here
        news = await self.run(service.tell, self.id, teller, self._heard, whole)
        if teller.last is not None and self.last == str(teller.last.version):
            self._heard, news = teller.serial, None
            await self._say(send, teller.who())
        while not self._over():
            if news is not None:
                await self._say(send, news)
                self._heard, whole = teller.serial, False
            ear.hears = None if whole or self._spot is None else self._hear
            if not await ear.wait(BEAT_SECONDS) and not self._over():
                await self._say(send, ALIVE)
            news = await self.run(service.tell, self.id, teller, self._heard, whole)

    def _hear(self) -> bool:
        """Tell what is new on the spot, without a turn of the loop for each who listens. False if it has to wait."""
        if self._over() or self._spot is None:
            return False
        news = self.service.tell(self.id, self.teller, self._heard)
        if news is not None:
            if not self._spot(news):
                return False
            self._heard = self.teller.serial
        return True
