"""On PostgreSQL: the store does the same, and workers tell each other. Two workers are slow to start, so they are killed only
with `CONCLAVE_FAULT_KILLS=10`; `CONCLAVE_FAULT_MATCHES=200` makes it harder still."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from random import Random

import pytest
from sqlalchemy import inspect

from conclave.table.refusals import Refused
from conclave.table.seating import Caller
from conclave.table.service import Service
from conclave.table.store import PERSON, Change, ChatRow, MatchRow, SeatRow, Stale, Store
from conclave.table.tables import METADATA
from conclave.table.wire import AtPly, NewMatch, NewSeat
from tests.web.crowd import check_kept, play_through_kills
from tests.web.kit import Seat, a_move, serving
from tests.web.postgres import fresh, running

MATCHES = int(os.environ.get("CONCLAVE_FAULT_MATCHES", "3"))
KILLS = int(os.environ.get("CONCLAVE_FAULT_KILLS", "0"))


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with running() as url:
        yield url


@pytest.fixture
def url(postgres: str) -> str:
    return fresh(postgres)


def test_the_store_keeps_what_it_was_told(url: str) -> None:
    store = Store(url)
    assert store.shared
    row = store.create(
        MatchRow("m", "zavandor", 1, {"lightning": True}), [SeatRow(0, PERSON, "Änn", None, "h")], [(-1, "a")]
    )
    newer = store.change(row, Change(moves=[(0, "b")], said=ChatRow(0, "Änn", "☃", 1.0)))
    with pytest.raises(Stale):
        store.change(row, Change(moves=[(0, "c")]))
    newer = store.change(newer, Change(back_to=1, moves=[(0, "d")]))
    saved = store.load("m")
    assert saved is not None
    assert saved.moves == [(-1, "a"), (0, "d")]
    assert saved.row == newer
    assert saved.chat[0].text == "☃"
    assert [row.id for row, _ in store.matches_of("h")] == ["m"]
    for table in METADATA.sorted_tables:
        assert {c["name"] for c in inspect(store.engine).get_columns(table.name)} == {c.name for c in table.columns}
    store.delete("m")
    assert store.load("m") is None
    store.close()
    Store(url).close()


def test_two_processes_see_each_others_moves_and_only_one_is_first(url: str) -> None:
    here, there = Service(Store(url)), Service(Store(url))
    made = here.create(NewMatch("zavandor", [NewSeat("me"), NewSeat("me")]))
    callers = [Caller.of(seat.token) for seat in made.seats]
    rng = Random(1)
    for n in range(20):
        service, other = (here, there) if n % 2 else (there, here)
        message = service.message(made.match)
        seat = message.to_act[0]
        options = service.message(made.match, callers[seat]).options
        if not options:
            break
        move = rng.choice(options).move
        played = service.play(made.match, callers[seat], message.ply, move)
        with pytest.raises(Refused) as caught:
            other.play(made.match, callers[seat], message.ply, move)
        assert caught.value.key == "stale"
        assert other.message(made.match).ply == played.ply
    last = here.message(made.match)
    mover = next(seat for seat in (0, 1) if here.message(made.match, callers[seat]).undo.can or last.to_act[0] == seat)
    here.say(made.match, callers[mover], "hello", None, 1.0)
    assert there.message(made.match).chat[0].text == "hello"
    here.close()
    there.close()


def test_an_undo_elsewhere_is_taken_over(url: str) -> None:
    here, there = Service(Store(url)), Service(Store(url))
    made = here.create(NewMatch("zavandor", [NewSeat("me"), NewSeat("me")]))
    message = here.message(made.match)
    me = Caller.of(made.seats[message.to_act[0]].token)
    here.play(made.match, me, message.ply, "enchant opal")
    assert there.message(made.match).ply == message.ply + 1
    assert here.undo(made.match, me, message.ply + 1) == AtPly(message.ply)
    assert there.message(made.match).ply == message.ply
    there.play(made.match, me, message.ply, "end")
    assert here.message(made.match).log[-1].text == there.message(made.match).log[-1].text
    here.close()
    there.close()


def test_a_change_elsewhere_is_heard(url: str) -> None:
    here, there = Service(Store(url)), Service(Store(url))
    made = here.create(NewMatch("zavandor", [NewSeat("me"), NewSeat("me")]))

    async def hear() -> bool:
        ear = there.bulletin.listen(made.match)
        await asyncio.sleep(0.5)
        ear.rung.clear()
        here.say(made.match, Caller.of(made.seats[0].token), "are you there?", None, 1.0)
        return await ear.wait(10)

    assert asyncio.run(hear())
    here.close()
    there.close()


def test_two_workers_serve_all_tables_and_outlive_kill_9(url: str) -> None:
    with serving(url, "--workers", "2") as server:
        crowd = play_through_kills(server, MATCHES, KILLS)
        id, people = crowd.tables[0]
        ears = [Seat(server.url, id).listen() for _ in range(4)]
        message = people[0].look()
        mover = people[message["to_act"][0]]
        ply = mover.play(message["ply"], a_move(mover.look(), Random(1))).json()["ply"]
        for ear in ears:
            ear.wait(lambda heard: heard["ply"] == ply)
            ear.close()
    check_kept(url, crowd)
