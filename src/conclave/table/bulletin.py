"""The bulletin: tells everybody at a match that it has changed. What has changed they look up for themselves."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from conclave.table.presence import Presence
from conclave.table.store import CHANNEL, Store

if TYPE_CHECKING:
    from psycopg import Connection

LOGGER: Final = logging.getLogger("conclave")
RETRY_SECONDS: Final = 1.0
LISTEN_SECONDS: Final = 1.0
ROLL_SECONDS: Final = 10.0
"""So often every process says who is at its tables, even if nobody came or went."""
GONE_SECONDS: Final = 45.0
"""A process that has said nothing for so long is taken for dead."""
NEW: Final = "?"
ALIVE: Final = "."
GONE: Final = "!"
"""What a process says of itself, where else the name of a match stands."""


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
    """Among all processes on one PostgreSQL: the store sends a notice with each transaction, here they are heard. Besides, each
    process tells the others which seats are online at it."""

    def __init__(self, store: Store, presence: Presence) -> None:
        super().__init__()
        self.store: Final[Store] = store
        self.presence: Final[Presence] = presence
        self._asked = False
        self._roll_at = 0.0
        self._others: Final[dict[str, float]] = {}
        """When each of them was heard last."""
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
                    for worker in list(self._others):
                        self._forget(worker)
                    self.tell_all()  # whatever was said while nobody heard
                    self._asked = True
                    self._say(connection, [NEW])
                    while not self._end.is_set():
                        self._call_roll(connection)
                        for notice in connection.notifies(timeout=LISTEN_SECONDS):
                            self._hear_notice(notice.payload)
                    self._say(connection, [GONE])
            except psycopg.Error as error:
                LOGGER.warning("the bulletin is not heard: %s", error)
                self._end.wait(RETRY_SECONDS)

    def _hear_notice(self, payload: str) -> None:
        worker, match, *seats = payload.split(" ")
        if worker == self.store.worker:
            return
        self._others[worker] = time.monotonic()
        if match == NEW:
            self._asked = True
        if match in (NEW, GONE):
            self._forget(worker)
        elif seats:
            if self.presence.hear(worker, match, frozenset(map(int, filter(None, seats[0].split(","))))):
                self.tell(match)
        elif match != ALIVE:
            self.tell(match)

    def _call_roll(self, connection: Connection) -> None:
        """Say who has come and gone here, and now and then who is here at all; and miss those of whom nothing is heard."""
        now = time.monotonic()
        everybody = self._asked or now >= self._roll_at
        words = [f"{match} {','.join(map(str, sorted(seats)))}" for match, seats in self.presence.unsaid(everybody)]
        if everybody:
            self._asked, self._roll_at = False, now + ROLL_SECONDS
            words.append(ALIVE)
        self._say(connection, words)
        for worker, heard in list(self._others.items()):
            if heard < now - GONE_SECONDS:
                self._forget(worker)

    def _forget(self, worker: str) -> None:
        self._others.pop(worker, None)
        for match in self.presence.forget(worker):
            self.tell(match)

    def _say(self, connection: Connection, words: list[str]) -> None:
        payloads = [f"{self.store.worker} {word}" for word in words]
        if payloads:
            connection.execute("SELECT pg_notify(%s, payload) FROM unnest(%s::text[]) payload", [CHANNEL, payloads])

    def close(self) -> None:
        self._end.set()
        super().close()
        self._thread.join(2 * LISTEN_SECONDS + 1)
