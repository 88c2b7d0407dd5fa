"""The bulletin: tells everybody at a match that it has changed. What has changed they look up for themselves."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from conclave.table.store import CHANNEL, Store

LOGGER: Final = logging.getLogger("conclave")
RETRY_SECONDS: Final = 1.0
LISTEN_SECONDS: Final = 1.0


class Ear:
    """One who listens: `wait` returns when there is news. Several news become one. Who can hear news on the spot says so by
    `hears`; then `wait` goes on, unless that returns False."""

    def __init__(self, rounds: Rounds) -> None:
        self.loop: Final = rounds.loop
        self.rounds: Final = rounds
        self.thread: Final = threading.get_ident()
        self.hears: Callable[[], bool] | None = None
        self._rung = False
        self._waits: asyncio.Future[bool] | None = None
        self._patience = 0.0
        self._until = 0.0
        self._clock: asyncio.TimerHandle | None = None

    def ring(self) -> None:
        if threading.get_ident() == self.thread:
            self._wake()
            return
        with suppress(RuntimeError):  # the loop has ended, and with it whoever listened
            self.loop.call_soon_threadsafe(self._wake)

    def _wake(self) -> None:
        if self.hears is None or self._waits is None:
            self._rung = True
            _settle(self._waits, True)
        elif not self._rung:
            self._rung = True
            self.rounds.add(self)

    def hear(self, now: float) -> None:
        """Hear the news on the spot, or let `wait` return."""
        if self.hears is None or self._waits is None or not self._rung:
            return
        self._rung = False
        try:
            heard = self.hears()
        except Exception:  # whoever waits meets it again, and says so
            heard = False
        if heard:
            self._until = now + self._patience
        else:
            self._rung = True
            _settle(self._waits, True)

    async def wait(self, seconds: float) -> bool:
        """Is there news within this time?"""
        if not self._rung:
            self._waits = self.loop.create_future()
            self._patience = seconds
            self._until = self.loop.time() + seconds
            if self._clock is None:
                self._clock = self.loop.call_later(seconds, self._strike)
            try:
                await self._waits
            finally:
                self._waits = None
        heard, self._rung = self._rung, False
        return heard

    def _strike(self) -> None:
        """The clock runs on while news come, so that nobody has to set it for each of them; then it is simply set anew."""
        left = self._until - self.loop.time()
        if self._waits is None or left <= 0:
            self._clock = None
            _settle(self._waits, False)
        else:
            self._clock = self.loop.call_later(left, self._strike)

    def close(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None


class Rounds:
    """Lets all hear that have rung, in the next turn of their loop: several moves, and several at one match, in one go."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop: Final = loop
        self._due: list[Ear] = []

    def add(self, ear: Ear) -> None:
        if not self._due:
            self.loop.call_soon(self._go)
        self._due.append(ear)

    def _go(self) -> None:
        due, self._due = self._due, []
        now = self.loop.time()
        for ear in due:
            ear.hear(now)


def _settle(future: asyncio.Future[bool] | None, heard: bool) -> None:
    if future is not None and not future.done():
        future.set_result(heard)


class Bulletin:
    """Within one process."""

    def __init__(self) -> None:
        self._ears: dict[str, set[Ear]] = {}
        self._rounds: Rounds | None = None
        self._lock: Final = threading.Lock()

    def listen(self, match: str) -> Ear:
        loop = asyncio.get_running_loop()
        with self._lock:
            if self._rounds is None or self._rounds.loop is not loop:
                self._rounds = Rounds(loop)
            ear = Ear(self._rounds)
            self._ears.setdefault(match, set()).add(ear)
        return ear

    def leave(self, match: str, ear: Ear) -> None:
        with self._lock:
            ears = self._ears.get(match, set())
            ears.discard(ear)
            if not ears:
                self._ears.pop(match, None)

    def tell(self, match: str) -> None:
        """The match has changed."""
        with self._lock:
            ears = list(self._ears.get(match, ()))
        for ear in ears:
            ear.ring()

    def tell_all(self) -> None:
        with self._lock:
            ears = [ear for some in self._ears.values() for ear in some]
        for ear in ears:
            ear.ring()

    def close(self) -> None:
        self.tell_all()


class SharedBulletin(Bulletin):
    """Among all processes on one PostgreSQL: the store sends a notice with each transaction, here they are heard."""

    def __init__(self, store: Store, heard: Callable[[str], None] | None = None) -> None:
        super().__init__()
        self.store: Final[Store] = store
        self.heard: Final = heard
        self._end: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._hear, name="bulletin", daemon=True)
        self._thread.start()

    def _hear(self) -> None:
        import psycopg  # noqa: PLC0415  (only where there is a PostgreSQL)

        address = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._end.is_set():
            try:
                with psycopg.connect(address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.tell_all()  # whatever was said while nobody heard
                    while not self._end.is_set():
                        for notice in connection.notifies(timeout=LISTEN_SECONDS):
                            self._hear_notice(notice.payload)
            except psycopg.Error as error:
                LOGGER.warning("the bulletin is not heard: %s", error)
                self._end.wait(RETRY_SECONDS)

    def _hear_notice(self, payload: str) -> None:
        worker, _, match = payload.partition(" ")
        if worker != self.store.worker:
            self.tell(match)

    def close(self) -> None:
        self._end.set()
        super().close()
        self._thread.join(2 * LISTEN_SECONDS + 1)
