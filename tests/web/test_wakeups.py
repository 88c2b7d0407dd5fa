"""However the threads, the loop, the clock and slow readers take turns: whoever listens is told of the last change, without
waiting for the next one."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from conclave.table.bulletin import Bulletin
from conclave.table.seating import ANYBODY, Caller
from conclave.table.service import Service
from conclave.table.store import Store
from conclave.table.telling import Teller
from conclave.table.wire import NewMatch, NewSeat
from conclave.web.stream import BEAT_SECONDS, SPOT, Updates

MATCH = "m"


class Stepped(asyncio.SelectorEventLoop):
    """A loop that goes one turn at a time, by a clock of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.clock = 0.0

    def time(self) -> float:
        return self.clock

    def turn(self) -> None:
        self.call_soon(self.stop)
        self.run_forever()


class Told:
    """Tells the number of the last change."""

    def __init__(self) -> None:
        self.caller = None
        self.serial = 0
        self.last: Any = None

    def look(self, version: int) -> None:
        if self.last is None or self.last.version != version:
            self.last = SimpleNamespace(version=version)
            self.serial += 1

    def news(self, known: int) -> bytes:
        return b"%d" % self.last.version

    def who(self) -> bytes:
        return self.news(0)


class Desk:
    """A match that can be changed by the thread of the loop and by another, and one who listens to it."""

    def __init__(self, loop: Stepped, last: str | None = None, slips: Iterable[int] = (), spot: bool = True) -> None:
        self.loop = loop
        self.version = 1
        self.unsaid = 0
        """Changes that another thread has made and has still to tell of."""
        self.paused: asyncio.Event | None = None
        self.heard: list[int] = []
        self.beats = 0
        self.slips = set(slips)
        self.calls = 0
        self.deaf = False
        self.bulletin = Bulletin()
        self.store = SimpleNamespace(shared=False)
        service = cast(Service, self)
        self.updates = Updates(service, self.run, MATCH, cast(Teller, Told()), last, lambda: False)
        scope: Any = {"type": "http", "state": {}, "extensions": {SPOT: {"say": self.say}} if spot else {}}
        self.task = loop.create_task(self.updates(scope, self.receive, cast(Any, self.send)))

    # What the stream asks of the service; between any two of these calls others may have done something

    async def run(self, do: Callable[..., Any], *args: Any) -> Any:
        return do(*args)

    def arrive(self, _id: str, _caller: object) -> list[int]:
        self.slip()
        return []

    def depart(self, _id: str, _held: object) -> None:
        pass

    def tell(self, _id: str, teller: Any, heard: int, whole: bool) -> bytes | None:
        self.slip()
        teller.look(self.version)
        news = None if teller.serial == heard else teller.news(0 if whole else heard)
        self.slip()
        return cast(bytes | None, news)

    def slip(self) -> None:
        """Here the other thread gets its turn, at the moments it was meant to."""
        self.calls += 1
        if self.calls in self.slips:
            self.change_elsewhere()
            self.tell_elsewhere()

    # The wire

    async def receive(self) -> Any:
        await self.loop.create_future()
        return {"type": "http.disconnect"}

    async def send(self, message: dict[str, Any]) -> None:
        if self.paused is not None:
            await self.paused.wait()
        self.take(message.get("body", b""))

    def say(self, data: bytes) -> bool:
        if self.paused is not None:
            return False
        self.take(data)
        return True

    def take(self, data: bytes) -> None:
        if data.isdigit():
            self.heard.append(int(data))
        elif data.startswith(b":"):
            self.beats += 1

    # What may happen

    def change_here(self) -> None:
        self.version += 1
        self.ring()

    def change_elsewhere(self) -> None:
        self.version += 1
        self.unsaid += 1

    def tell_elsewhere(self) -> None:
        if self.unsaid:
            self.unsaid -= 1
            other = threading.Thread(target=self.ring)
            other.start()
            other.join()

    def ring(self) -> None:
        if not self.deaf:
            self.bulletin.tell(MATCH)

    def wait(self) -> None:
        self.loop.clock += BEAT_SECONDS + 1

    def pause(self) -> None:
        if self.paused is None:
            self.paused = asyncio.Event()
        else:
            self.resume()

    def resume(self) -> None:
        if self.paused is not None:
            self.paused.set()
            self.paused = None

    def settle(self) -> None:
        """All that was begun is finished, while the clock stands still."""
        while self.unsaid:
            self.tell_elsewhere()
        self.resume()
        for _ in range(12):
            self.loop.turn()

    def check(self) -> None:
        assert not self.task.done()
        assert self.heard == sorted(set(self.heard)), "told twice, or in the wrong order"
        assert self.heard[-1:] == [self.version], "not told of the last change"


ACTIONS: list[Callable[[Desk], None]] = [
    lambda desk: desk.loop.turn(),
    Desk.change_here,
    Desk.change_elsewhere,
    Desk.tell_elsewhere,
    Desk.wait,
    Desk.pause,
]


@pytest.fixture
def loop() -> Iterator[Stepped]:
    loop = Stepped()
    yield loop
    loop.close()


def end(desk: Desk) -> None:
    desk.task.cancel()
    for _ in range(3):
        desk.loop.turn()
    assert desk.task.done()


@pytest.mark.parametrize("spot", [True, False])
def test_every_order_of_a_few_things_ends_with_the_last_change_told(loop: Stepped, spot: bool) -> None:
    for actions in itertools.product(ACTIONS, repeat=4):
        desk = Desk(loop, spot=spot)
        desk.settle()
        for act in actions:
            act(desk)
        desk.settle()
        desk.check()
        end(desk)


def test_long_random_orders_end_with_the_last_change_told(loop: Stepped) -> None:
    rng = Random(5)
    for _ in range(150):
        desk = Desk(loop)
        for act in rng.choices(ACTIONS, weights=[6, 3, 3, 3, 1, 1], k=60):
            act(desk)
        desk.settle()
        desk.check()
        end(desk)


@pytest.mark.parametrize("last", [None, "1", "2"])
@pytest.mark.parametrize("spot", [True, False])
def test_a_change_at_any_moment_of_the_beginning_is_told(loop: Stepped, last: str | None, spot: bool) -> None:
    """Who comes back with the version they know is told of what changes while they are let in."""
    for slips in [*itertools.combinations(range(1, 9), 1), *itertools.combinations(range(1, 9), 2)]:
        desk = Desk(loop, last, slips, spot)
        desk.settle()
        assert desk.heard[-1:] == [desk.version], slips
        desk.change_elsewhere()
        desk.settle()
        desk.check()
        end(desk)


def test_what_nobody_told_is_found_at_the_next_beat(loop: Stepped) -> None:
    desk = Desk(loop)
    desk.settle()
    desk.deaf = True
    for change in (desk.change_here, desk.change_elsewhere):
        change()
        desk.settle()
        assert desk.heard[-1] == desk.version - 1
        desk.wait()
        desk.settle()
        desk.check()
    assert desk.beats == 2
    end(desk)


def test_what_is_told_is_written_down_before_others_can_change_the_match(loop: Stepped, tmp_path: Path) -> None:
    """Somebody takes a move back in the very moment after the stream has looked for the first time."""
    service = Service(Store(str(tmp_path / "kept.db")), rng=Random(7))
    made = service.create(NewMatch("zavandor", [NewSeat("me")] * 2))
    first = service.message(made.match)
    me = Caller.of(made.seats[first.to_act[0]].token)
    told: list[bytes] = []

    async def run(do: Callable[..., Any], *args: Any) -> Any:
        done = do(*args)
        if do == service.tell and service.message(made.match).ply > first.ply:
            service.undo(made.match, me, first.ply + 1)
        return done

    async def send(message: dict[str, Any]) -> None:
        told.append(message.get("body", b""))

    async def receive() -> Any:
        await loop.create_future()

    try:
        service.play(made.match, me, first.ply, "enchant opal")
        updates = Updates(service, run, made.match, Teller(ANYBODY, None, "en"), None, lambda: False)
        scope: Any = {"type": "http", "state": {}}
        task = loop.create_task(updates(scope, receive, cast(Any, send)))
        for _ in range(12):
            loop.turn()
        assert not task.done()
        plies = [b'"ply":%d' % ply for ply in (first.ply + 1, first.ply)]
        events = [data for data in told if data.startswith(b"event")]
        assert [ply in event for ply, event in zip(plies, events, strict=True)] == [True, True]
        task.cancel()
        loop.turn()
    finally:
        service.close()
