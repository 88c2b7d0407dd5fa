"""There is one of each match in memory, whoever comes first; and who waits for it gets what the store has."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from conclave.table.ledger import Ledger
from conclave.table.refusals import Refused
from conclave.table.rows import Saved
from conclave.table.seating import Caller
from conclave.table.service import Service
from conclave.table.store import Store
from conclave.table.wire import NewMatch, NewSeat

A_MOMENT = 0.3
"""Long enough for another thread to do harm, where it can; where it cannot, nobody depends on it."""


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    service = Service(Store(str(tmp_path / "kept.db")), rng=Random(7), most_live=2)
    yield service
    service.close()


def new_match(service: Service) -> tuple[str, list[Caller]]:
    made = service.create(NewMatch("zavandor", [NewSeat("me")] * 2))
    return made.match, [Caller.of(seat.token) for seat in made.seats]


def play(service: Service, id: str, people: list[Caller]) -> None:
    """Any move of whoever is asked."""
    now = service.message(id)
    seat = now.to_act[0]
    move = service.message(id, people[seat]).options[0].move
    service.play(id, people[seat], now.ply, move, seat)


class Other:
    """Another thread, which does one thing."""

    def __init__(self, do: Callable[[], Any]) -> None:
        self.result: Any = None
        self._do = do
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        self.result = self._do()

    def join(self, seconds: float | None = None) -> None:
        self._thread.join(seconds)


def test_two_who_open_a_match_at_once_use_the_same(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    id, people = new_match(service)
    before = service.message(id).ply
    with service.cabinet.at(id):
        service.cabinet.forget(id)
    others: list[Other] = []
    load = Store.load

    def slow(store: Store, id: str) -> Saved | None:
        found = load(store, id)
        if not others:
            others.append(Other(lambda: play(service, id, people)))
            others[0].join(A_MOMENT)
        return found

    monkeypatch.setattr(Store, "load", slow)
    service.message(id)
    others[0].join()
    kept = service.store.version(id)
    assert service.message(id).ply > before
    assert service.message(id).version == kept


def test_a_match_in_use_is_not_put_away(service: Service) -> None:
    ids = [new_match(service)[0] for _ in range(4)]
    with service.cabinet.at(ids[0]) as live:
        for id in ids:
            service.message(id)
        with service.cabinet.at(ids[0]) as again:
            assert again is live
    for id in ids:
        service.message(id)
    assert len(service.cabinet) == 2
    with service.cabinet.at(ids[0]) as anew:
        assert anew is not live


def test_who_waits_for_a_match_does_not_see_what_was_not_kept(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, people = new_match(service)
    before = service.message(id).ply
    drawer = service.cabinet.at(id)
    with drawer:
        pass
    others: list[Other] = []

    def broken(_self: Ledger, *_rest: object) -> None:
        others.append(Other(lambda: service.message(id)))
        while drawer.users < 2:
            time.sleep(0.001)
        raise OSError("no space left")

    with monkeypatch.context() as patch:
        patch.setattr(Ledger, "write", broken)
        with pytest.raises(OSError, match="no space left"):
            play(service, id, people)
    others[0].join()
    assert others[0].result.ply == before
    play(service, id, people)
    saved = service.store.load(id)
    assert saved is not None
    assert saved.row.ply == len(saved.moves) == service.message(id).ply > before


def test_nothing_is_kept_of_matches_that_are_not_there(service: Service) -> None:
    id, _ = new_match(service)
    service.message(id)
    for n in range(5):
        with pytest.raises(Refused, match="no such match"):
            service.message(f"nothing{n}")
    assert len(service.cabinet) == 1
    service.store.delete(id)
    with service.cabinet.at(id):
        service.cabinet.forget(id)
    with pytest.raises(Refused, match="no such match"):
        service.message(id)
    assert len(service.cabinet) == 0
