"""What a stream tells, put together part by part, is the message that one would get by asking."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from conclave.catalog import games
from conclave.table.patches import Patches
from conclave.table.seating import ANYBODY, Caller
from conclave.table.service import Service
from conclave.table.store import Store
from conclave.table.telling import Teller
from conclave.table.wire import NewMatch, NewSeat
from tests.web.kit import patched

MOVES = 150


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    service = Service(Store(str(tmp_path / "kept.db")), rng=Random(7))
    yield service
    service.close()


class Heard:
    """Somebody who hears a stream."""

    def __init__(self, caller: Caller, lang: str) -> None:
        self.teller = Teller(caller, None, lang)
        self.message: dict[str, Any] = {}
        self.patches = 0
        self.sizes = 0

    def hear(self, service: Service, id: str) -> None:
        news = service.tell(id, self.teller, self.teller.serial)
        if news is None:
            return
        event = news.decode()
        name, _, rest = event.partition("\n")
        data = json.loads(rest.partition("data: ")[2])
        if name == "event: message":
            self.message = data
        else:
            self.message = patched(self.message, data)
            self.patches += 1
            self.sizes += len(event)


@pytest.mark.parametrize("game", sorted(games()))
def test_patches_add_up_to_the_message(service: Service, game: str) -> None:
    rng = Random(3)
    seats = max(2, games()[game].low)
    made = service.create(NewMatch(game, [NewSeat("me")] * seats))
    callers = [*(Caller.of(seat.token) for seat in made.seats), ANYBODY]
    heard = [Heard(caller, lang) for caller in callers for lang in ("en", "de")]
    for n in range(MOVES):
        with service.cabinet.at(made.match) as live:
            state, ply = live.match.state, live.ply
        for who in heard:
            if rng.random() < 0.8:  # who is late hears of several changes at once
                who.hear(service, made.match)
                now = service.message(made.match, who.teller.caller, who.teller.lang)
                assert who.message == json.loads(msgspec.json.encode(now))
        if state.over:
            break
        seat = rng.choice(state.to_act)
        if n % 10 == 9:
            service.say(made.match, callers[seat], f"after {n}", None, float(n))
        elif n % 10 == 7 and service.message(made.match, callers[seat]).undo.can:
            service.undo(made.match, callers[seat], ply)
        else:
            service.play(made.match, callers[seat], ply, state.pick(seat, rng).text, seat)
    assert all(who.patches > MOVES // 3 for who in heard)


class Coin(msgspec.Struct):
    face: str
    worth: int


class Purse(msgspec.Struct):
    owner: str | None
    coins: list[Coin]
    notes: list[int]
    lent: Coin | None


def purse(owner: str | None, *coins: tuple[str, int], notes: tuple[int, ...] = (), lent: Coin | None = None) -> Purse:
    return Purse(owner, [Coin(*coin) for coin in coins], list(notes), lent)


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        (purse("a", ("owl", 1)), purse("a", ("owl", 1)), None),
        (purse("a"), purse(None), {"owner": None}),
        (purse(None), purse("b"), {"owner": "b"}),
        (
            purse("a", ("owl", 1), ("cat", 2)),
            purse("a", ("owl", 1), ("cat", 3)),
            {"coins": {"at": {"1": {"worth": 3}}}},
        ),
        (purse("a", ("owl", 1)), purse("a"), {"coins": []}),
        (purse("a"), purse("a", ("owl", 1)), {"coins": [{"face": "owl", "worth": 1}]}),
        (purse("a", notes=(1, 2)), purse("a", notes=(1, 3)), {"notes": [1, 3]}),
        (purse("a"), purse("a", lent=Coin("owl", 1)), {"lent": {"face": "owl", "worth": 1}}),
        (purse("a", lent=Coin("owl", 1)), purse("a"), {"lent": None}),
        (purse("a", lent=Coin("owl", 1)), purse("a", lent=Coin("owl", 2)), {"lent": {"face": "owl", "worth": 2}}),
        ([1], [2], [2]),
        ([1], [1], None),
    ],
)
def test_what_a_patch_holds(old: Any, new: Any, patch: Any) -> None:
    patches = Patches(1)
    for _ in range(2):  # the second time it is known
        assert json.loads(msgspec.json.encode(patches.view(old, new))) == patch
