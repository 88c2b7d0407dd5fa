"""Bots play at a pace that people can follow. Only what must not come too early is measured: a slow machine changes nothing."""

from __future__ import annotations

import itertools
import time
from pathlib import Path
from queue import SimpleQueue
from random import Random

from sqlalchemy import select

from conclave.table.pauses import Pauses
from conclave.table.service import Service
from conclave.table.store import Store
from conclave.table.tables import MOVES
from conclave.table.wire import NewMatch, NewSeat
from tests.table.kit import wait_until

PACE = 0.05
MOVES_LOOKED_AT = 8


def test_things_are_done_in_their_order_and_not_before_their_time() -> None:
    pauses = Pauses()
    done: SimpleQueue[tuple[str, float]] = SimpleQueue()
    begin = time.monotonic()
    for name, after in (("later", 0.06), ("soon", 0.02), ("at once", 0.0)):
        pauses.at(begin + after, lambda name=name, due=begin + after: done.put((name, time.monotonic() - due)))  # type: ignore[misc]
    found = [done.get() for _ in range(3)]
    assert [name for name, _ in found] == ["at once", "soon", "later"]
    assert min(late for _, late in found) >= 0
    pauses.close()


def test_what_is_kept_back_is_dropped_at_the_end() -> None:
    pauses = Pauses()
    done: list[str] = []
    pauses.at(time.monotonic() + 3600, lambda: done.append("much later"))
    pauses.close()
    pauses.at(0.0, lambda: done.append("too late"))
    assert not done


def moves_of_bots(folder: Path, pace: float, paced: bool) -> list[float]:
    """When the first moves between bots were made; chance comes with the move that asks for it."""
    service = Service(Store(str(folder / "kept.db")), rng=Random(7), pace=pace)
    try:
        id = service.create(NewMatch("zavandor", [NewSeat("bot"), NewSeat("bot")], paced=paced)).match

        def times() -> list[float]:
            with service.store.engine.connect() as connection:
                return sorted(set(connection.execute(select(MOVES.c.at).where(MOVES.c.match == id)).scalars()))

        wait_until(lambda: len(times()) > MOVES_LOOKED_AT)
        return times()
    finally:
        service.close()


def test_between_two_moves_of_bots_people_have_time_to_look(tmp_path: Path) -> None:
    times = moves_of_bots(tmp_path, PACE, True)
    assert min(b - a for a, b in itertools.pairwise(times)) > 0.9 * PACE


def test_a_table_may_do_without(tmp_path: Path) -> None:
    assert moves_of_bots(tmp_path, 3600.0, False)
