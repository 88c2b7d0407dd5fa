"""On PostgreSQL: the store does the same, and workers tell each other, and outlive each other's death.
`CONCLAVE_FAULT_MATCHES=200 CONCLAVE_FAULT_KILLS=10` makes it harder."""

from __future__ import annotations

import asyncio
import os
import signal
from random import Random

import pytest
from sqlalchemy import inspect, update

from conclave.table.advisers import Advisers
from conclave.table.counsel import Judgement
from conclave.table.hints import Hints
from conclave.table.refusals import Refused
from conclave.table.rows import PERSON, Change, ChatRow, MatchRow, SeatRow, Stale
from conclave.table.seating import Caller
from conclave.table.service import Service
from conclave.table.store import Store
from conclave.table.tables import ANALYSES, METADATA
from conclave.table.verdicts import Verdicts
from conclave.table.wire import AtPly, NewMatch, NewSeat
from tests.web.crowd import check_kept, kill_all, play_through_kills, wait_for_match_of_bots
from tests.web.kit import PATIENCE, Server, a_move, new_match, serving, until

MATCHES = int(os.environ.get("CONCLAVE_FAULT_MATCHES", "3"))
KILLS = int(os.environ.get("CONCLAVE_FAULT_KILLS", "2"))


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
        me = Caller.of(made.seats[0].token)
        for n in range(60):  # what is said before they have begun to hear is not repeated to them
            here.say(made.match, me, f"are you there? {n}", None, 1.0)
            if await ear.wait(1):
                return True
        return False

    assert asyncio.run(hear())
    here.close()
    there.close()


def kill_one_or_all(server: Server, rng: Random) -> None:
    """Any one of the workers, which is replaced; or the process that started them, with which they end."""
    if rng.random() < 0.5:
        workers = until(server.workers, "there are workers")
        os.kill(rng.choice(workers), signal.SIGKILL)
    else:
        kill_all(server, rng)


def test_two_workers_serve_all_tables_and_outlive_kill_9(url: str) -> None:
    with serving(url, "--workers", "2") as server:
        bots, _ = new_match(server.url, ["bot", "bot"])
        crowd = play_through_kills(server, MATCHES, KILLS, kill_one_or_all)
        wait_for_match_of_bots(url, bots)
        until(lambda: len(server.workers()) == 2, "both workers are there again")
        _, people = new_match(server.url, ["me", "me"])
        ears = [people[0].listen() for _ in range(6)]
        message = people[0].look()
        mover = people[message["to_act"][0]]
        ply = mover.play(message["ply"], a_move(mover.look(), Random(1))).json()["ply"]
        for ear in ears:
            ear.wait(lambda heard: heard["ply"] == ply)
            ear.close()
    check_kept(url, crowd)


def test_a_hint_taken_at_one_worker_is_told_at_the_other(url: str) -> None:
    here, there = Service(Store(url)), Service(Store(url))
    advisers = Advisers()
    try:
        made = here.create(NewMatch("zavandor", [NewSeat("me", name="Ann"), NewSeat("me", name="Bo")]))
        now = there.message(made.match)
        asker = Caller.of(made.seats[now.to_act[0]].token)
        told = [line.text for line in there.message(made.match).log]
        hints = Hints(here, advisers, 0.001)
        thought = hints.ask(made.match, asker, now.ply)
        assert thought.result(PATIENCE).moves
        hints.give(made.match, asker, now.ply, None, thought, "en")
        name = now.seats[now.to_act[0]].name
        assert [line.text for line in there.message(made.match).log] == [*told, f"{name} asked the Archmage."]
    finally:
        advisers.close()
        here.close()
        there.close()


def test_an_analysis_is_one_workers_until_it_dies_or_somebody_stops_it(url: str) -> None:
    here, there = Store(url), Store(url)
    mine, other = Verdicts(here), Verdicts(there)
    said = Judgement(0, 1, [0.5, 0.5], 0.5, "end", 0.5)
    try:
        here.create(MatchRow("m", "zavandor", 1, {}, status="over"), [SeatRow(0, PERSON, "Ann")], [(0, "a"), (0, "b")])
        mine.ask("m", 0)
        assert mine.take() == "m"
        assert other.take() is None
        assert mine.plan("m", [0, 1])
        assert not other.add("m", 0, said)
        assert mine.add("m", 0, said)
        with here.write() as connection:
            connection.execute(update(ANALYSES).values(updated=0.0))  # nothing was heard of it for long
        assert other.take() == "m"
        assert not mine.add("m", 1, said)
        mine.stop("m")
        assert not other.add("m", 1, said)
        assert other.take() is None
        mine.ask("m", 0)
        assert other.take() == "m"
        assert other.add("m", 1, said)
        assert other.done("m")
        assert list(mine.judgements("m")) == [0, 1]
        found = mine.load("m")
        assert found is not None
        assert (found.status, found.plies) == ("done", [0, 1])
    finally:
        here.close()
        there.close()
