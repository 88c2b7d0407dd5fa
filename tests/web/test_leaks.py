"""Nobody is sent what they must not know. At many positions of several matches, whatever a seat has not seen is changed, and
not a byte of its message or of its record may change. `CONCLAVE_WEB_LEAK_MATCHES=20` plays more than the usual two matches."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from conclave.bots import bot
from conclave.engine.events import EVERYONE, Event
from conclave.engine.secrets import bit
from conclave.games.zavandor.components import BACKS
from conclave.games.zavandor.state import Zavandor
from conclave.table.live import Live
from conclave.table.seating import ANYBODY, Caller
from conclave.table.secrecy import hidden_moves
from conclave.table.service import Service
from conclave.table.store import Store
from conclave.table.wire import NewMatch, NewSeat
from tests.web.kit import Seat, a_move, new_match, serving
from tests.zavandor.test_leaks import permuted

MATCHES = int(os.environ.get("CONCLAVE_WEB_LEAK_MATCHES", "2"))
EVERY = 9
"""Every so many moves a position is looked at."""


@dataclass
class Table:
    """A match of people, each with a token."""

    service: Service
    id: str
    callers: list[Caller]

    @property
    def live(self) -> Live:
        return self.service.cabinet.open(self.id)

    def sent(self, seat: int | None) -> bytes:
        """All that this pair of eyes is sent."""
        caller = ANYBODY if seat is None else self.callers[seat]
        message = self.service.message(self.id, caller, "de" if seat == 0 else "en")
        return msgspec.json.encode(message) + self.service.record(self.id, caller).encode()


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Any]:
    service = Service(Store(str(tmp_path / "leaks.db")), rng=Random(11))

    def new(seats: int, options: dict[str, Any]) -> Table:
        made = service.create(NewMatch("zavandor", [NewSeat("me")] * seats, options))
        return Table(service, made.match, [Caller.of(seat.token) for seat in made.seats])

    yield new
    service.close()


def other_card(kind: int, rng: Random) -> int:
    """A card with the same back."""
    back = BACKS.back[kind]
    return rng.randrange(BACKS.first[back], BACKS.first[back + 1])


def retold(event: Event, seat: int | None, rng: Random) -> Event:
    """The event with another secret, if the seat may not know it."""
    if event.witnesses == EVERYONE or event.witnesses & bit(seat) or event.hidden < 0:
        return event
    return Event(event.what, event.seat, event.a, event.b, event.c, other_card(event.hidden, rng), event.witnesses)


def sent_in_another_world(table: Table, seat: int | None, rng: Random) -> bytes:
    """What the seat would be sent if all it has not seen were different: hands, piles, events, outcomes in the record."""
    live = table.live
    match, state = live.match, live.match.state
    events = match.events
    assert isinstance(state, Zavandor)
    hidden = hidden_moves(match.record, seat)

    live.forget_stories()
    match.state = permuted(state, seat, rng)
    match.events = [[retold(event, seat, rng) for event in some] for some in events]
    try:
        message = table.service.message(
            table.id, ANYBODY if seat is None else table.callers[seat], "de" if seat == 0 else "en"
        )
        encoded = msgspec.json.encode(message)
    finally:
        match.state, match.events = state, events
        live.forget_stories()
    record = table.service.record(table.id, ANYBODY if seat is None else table.callers[seat])
    for ply in hidden:
        assert f"\n{ply} *: ?\n" in record or f"\n{ply} s{match.record.moves[ply - 1][0]}: ?\n" in record
    return encoded + record.encode()


def foreign_values(message: dict[str, Any], seat: int | None) -> list[Any]:
    """The values of cards of others that stand in a message, while the match runs and money is not public."""
    players = message["view"]["players"]
    found = [
        card["value"] for player in players if player["seat"] != seat for card in (*player["hand"], *player["aside"])
    ]
    return [value for value in found if value is not None] + [
        player["energy"] for player in players if player["seat"] != seat and player["energy"] is not None
    ]


@pytest.mark.parametrize("n", range(MATCHES))
def test_what_is_sent_does_not_hang_on_what_the_seat_has_not_seen(tables: Any, n: int) -> None:
    rng = Random(n)
    seats = 2 + n % 3
    table: Table = tables(seats, {"lightning": True} if n % 4 == 3 else {})
    greedy = bot("greedy")
    looked = 0
    for turn in range(400):
        state = table.live.match.state
        if state.over:
            break
        if turn % EVERY == 0:
            for seat in (*range(seats), None):
                true = table.sent(seat)
                assert sent_in_another_world(table, seat, rng) == true, f"seat {seat} at ply {table.live.ply}"
                assert not foreign_values(msgspec.json.decode(true.partition(b"conclave record")[0]), seat)
                looked += 1
        mover = rng.choice(state.to_act)
        move = greedy.decide(state.imagine(mover, rng), mover, rng)
        table.service.play(table.id, table.callers[mover], table.live.ply, move.text, mover)
    assert looked > 40


def test_another_world_would_be_noticed_by_who_sees_it(tables: Any) -> None:
    """The check checks: the owner of the changed cards is sent something else."""
    table: Table = tables(2, {})
    match = table.live.match
    state = match.state
    assert isinstance(state, Zavandor)
    true = table.sent(1)
    rng = Random(5)
    noticed = 0
    for _ in range(20):
        match.state = permuted(state, 0, rng)
        noticed += table.sent(1) != true
    match.state = state
    assert noticed


def test_no_byte_of_a_stream_holds_a_foreign_card(tmp_path: Path) -> None:
    """Over the wire: what the streams of three seats and of a spectator really carry."""
    with serving(tmp_path / "leaks.db") as server:
        id, people = new_match(server.url, ["me", "me", "me"])
        watcher = Seat(server.url, id)
        ears = [seat.listen() for seat in (*people, watcher)]
        rng = Random(2)
        for _ in range(60):
            message = watcher.look()
            if message["over"]:
                break
            mover = people[message["to_act"][0]]
            assert mover.play(message["ply"], a_move(mover.look(), rng)).status_code == 200
        last = watcher.look()["ply"]
        for number, ear in zip((0, 1, 2, None), ears, strict=True):
            ear.wait(lambda message: message["ply"] == last)
            assert len(ear.messages) > 10
            for message in ear.messages:
                assert not foreign_values(message, number)
            ear.close()
        for caller in (*people, watcher):
            assert isinstance(caller.client, httpx.Client)
            record = caller.client.get(f"{caller.url}/record").text
            draws = [line for line in record.splitlines() if ": draw" in line]
            hidden = [line for line in record.splitlines() if line.endswith(": ?")]
            assert hidden
            assert bool(draws) == (caller is not watcher)
