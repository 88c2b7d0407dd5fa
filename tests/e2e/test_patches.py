"""The page puts a stream together as the protocol says: after every patch it has the message that one would get by asking."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from conclave.catalog import games
from conclave.table.seating import Caller
from conclave.table.service import Service
from conclave.table.store import Store
from conclave.table.telling import Teller
from conclave.table.wire import NewMatch, NewSeat
from tests.e2e.conftest import Visit

MOVES = 60
PUT_TOGETHER = """async events => {
    const { patched } = await import('/static/js/api.js');
    let last = null;
    return events.map(([name, data]) => (last = name === 'patch' ? patched(last, data) : data));
}"""


def heard(tmp_path: Path, game: str) -> tuple[list[tuple[str, Any]], list[Any]]:
    """What the first seat hears of a random match, and the whole message each time."""
    service = Service(Store(str(tmp_path / "kept.db")), rng=Random(7))
    rng = Random(3)
    events: list[tuple[str, Any]] = []
    messages: list[Any] = []
    try:
        made = service.create(NewMatch(game, [NewSeat("me")] * max(2, games()[game].low)))
        callers = [Caller.of(seat.token) for seat in made.seats]
        teller = Teller(callers[0], None, "en")
        for _ in range(MOVES):
            news = service.tell(made.match, teller, teller.serial)
            assert news is not None
            name, _, rest = news.decode().partition("\n")
            events.append((name.removeprefix("event: "), json.loads(rest.partition("data: ")[2])))
            messages.append(json.loads(msgspec.json.encode(service.message(made.match, callers[0], "en"))))
            with service.cabinet.at(made.match) as live:
                state, ply = live.match.state, live.ply
            if state.over:
                break
            seat = state.to_act[0]
            service.play(made.match, callers[seat], ply, state.pick(seat, rng).text, seat)
    finally:
        service.close()
    return events, messages


@pytest.mark.parametrize("game", sorted(games()))
def test_the_page_puts_patches_together(visit: Visit, tmp_path: Path, game: str) -> None:
    events, messages = heard(tmp_path, game)
    assert [name for name, _ in events].count("patch") > MOVES // 2
    page = visit("/")
    for put_together, message in zip(page.evaluate(PUT_TOGETHER, events), messages, strict=True):
        assert put_together == message
