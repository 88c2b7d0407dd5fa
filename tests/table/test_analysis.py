"""A match that is over is judged move by move: in the background, stopped and resumed, never while it runs. And carried on from
any position."""

from __future__ import annotations

import math
import os
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from conclave.catalog import game as find_game
from conclave.engine.game import Game
from conclave.engine.records import read
from conclave.table.advisers import AT_ONCE, IN_TIME, LONGEST_SECONDS, Advisers
from conclave.table.analysis import Analyses, details, sequel
from conclave.table.counsel import Judgement, decisions, judge
from conclave.table.seating import ANYBODY, Caller
from conclave.table.service import Service
from conclave.table.store import Store
from conclave.table.swings import turning_points, winning_chances
from conclave.table.tables import ANALYSES
from conclave.table.thinkers import START_SECONDS
from conclave.table.verdicts import GONE_SECONDS, Verdicts
from conclave.table.wire import Analysis, CarriedOn, NewMatch, NewSeat
from tests.engine.fair import GAME as FAIR
from tests.table.kit import PATIENCE, refused, wait_until

RECORD = Path(__file__).parent.parent / "golden" / "zavandor-2-random.conclave"
LITTLE = 0.001
"""So little of its usual time the Archmage takes here."""


def find(id: str) -> Game:
    return FAIR if id == "fair" else find_game(id)


class Gate(Advisers):
    """Advisers who judge so many decisions, and no more before they may."""

    def __init__(self, judged: float) -> None:
        super().__init__()
        self.left = judged
        self.open = threading.Event()

    def ask(self, urgency: int, do: Any, *args: Any, **_none: Any) -> Future[Any]:
        if do is judge:
            if self.left <= 0:
                self.open.wait()
            self.left -= 1
        return super().ask(urgency, do, *args)

    def close(self) -> None:
        self.open.set()
        super().close()


class Stuck(Advisers):
    """Advisers whose process is stuck over some questions, the first of each kind."""

    def __init__(self, stuck: int, over: Any) -> None:
        super().__init__()
        self.stuck = stuck
        self.over = over

    def ask(self, urgency: int, do: Any, *args: Any, **_none: Any) -> Future[Any]:
        if do is self.over and self.stuck:
            self.stuck -= 1
            answer: Future[Any] = Future()
            answer.set_exception(TimeoutError("no answer within 60 s"))
            return answer
        return super().ask(urgency, do, *args)


class Room:
    """A service with somebody who judges matches."""

    def __init__(self, file: Path, judged: float = math.inf, advisers: Advisers | None = None) -> None:
        self.service = Service(Store(str(file)), find=find, rng=Random(3))
        self.gate = Gate(judged)
        self.advisers = advisers or self.gate
        self.analyses = Analyses(self.service, self.advisers, LITTLE)
        self.analyses.start()

    def upload(self, moves: int | None = None) -> str:
        """A record of which only so many moves are known."""
        head, gap, lines = RECORD.read_text(encoding="utf-8").partition("\n\n")
        kept = "\n".join(lines.split("\n")[:moves])
        return self.service.upload(head + gap + kept + "\n").match

    def look(self, id: str) -> Analysis:
        return self.analyses.look(id, "en")

    def until(self, id: str, judged: int) -> None:
        wait_until(lambda: self.look(id).judged >= judged)

    def done(self, id: str) -> Analysis:
        wait_until(lambda: self.look(id).status == "done")
        return self.look(id)

    def close(self) -> None:
        self.analyses.close()
        self.service.close()


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    room = Room(tmp_path / "judged.db")
    yield room
    room.close()


@pytest.mark.parametrize("name", ["zavandor-3-greedy", "archmage-2-greedy"])
def test_how_a_price_is_paid_is_judged_but_is_a_detail_of_what_is_bought(name: str, tmp_path: Path) -> None:
    text = (RECORD.parent / f"{name}.conclave").read_text(encoding="utf-8")
    record = read(text, find_game)
    moves = [(seat, move.text) for seat, move in record.moves]
    plies = decisions(name, (record.game.id, record.seats, record.options, moves))
    service = Service(Store(str(tmp_path / "details.db")), find=find_game, rng=Random(3))
    with service.cabinet.at(service.upload(text).match) as live:
        found = details(live, plies)
    service.close()
    assert found == {ply for ply in plies if moves[ply][1].split()[0] in ("pay", "keep")}
    assert found


def test_what_others_or_chance_did_then_is_told(tmp_path: Path) -> None:
    service = Service(Store(str(tmp_path / "then.db")), find=find_game, rng=Random(3))

    def opened(name: str) -> str:
        text = (RECORD.parent / f"{name}.conclave").read_text(encoding="utf-8")
        return service.upload(text).match

    with service.cabinet.at(opened("zavandor-3-greedy")) as live:
        assert live.match.record.moves[185] == (2, live.game.lexicon.find("end"))
        assert sequel(live, 185, 186, "en") == "greedy 0 puts the Magic Mirror up for auction."
        assert sequel(live, 185, 186, "de") == "greedy 0 bringt den Spiegel zur Versteigerung."
        assert sequel(live, 519, 520, "en") == "greedy 1 wins the Fox for 120 and pays 100."
        assert sequel(live, 80, 81, "en") is None  # another's turn ends, and that is all
        assert sequel(live, 544, 545, "en") is None  # the next decision is the mover's own
        assert sequel(live, live.ply - 1, live.ply, "en") is None
    with service.cabinet.at(opened("firepeak-2-greedy")) as live:
        assert live.match.record.moves[87] == (0, live.game.lexicon.find("at 1:e"))
        assert sequel(live, 87, 90, "en") == "Greedy 1’s dwarf on e goes to greedy 0’s dungeon."  # so the dice fell
        assert sequel(live, 93, 94, "en") == "Greedy 1 recruits with the paladin on a."
    service.close()


def test_a_whole_match_is_judged(room: Room) -> None:
    id = room.upload()
    assert room.look(id) == Analysis("none", "archmage", 0, 0, [], [])
    room.analyses.ask(id)
    found = room.done(id)
    record = read(RECORD.read_text(encoding="utf-8"), find_game)
    moves = [(seat, move.text) for seat, move in record.moves]
    plies = decisions(id, (record.game.id, record.seats, record.options, moves))
    assert found.judged == found.decisions == len(plies)
    assert [point.ply for point in found.points] == [*plies, len(moves)]
    for point in found.points:
        assert sum(point.chances) == pytest.approx(1.0, abs=0.01)
    for point in found.points[:-1]:
        assert point.seat == moves[point.ply][0]
        assert isinstance(point.round, int)
    winners = record.replay().winners()
    assert found.points[-1].chances == [(seat in winners) / len(winners) for seat in range(2)]
    assert [turn.ply for turn in found.turns] == sorted(turn.ply for turn in found.turns)
    for turn in found.turns:
        assert abs(turn.after - turn.before) >= 0.03
        assert turn.text
        assert turn.then is None or turn.better is None
    german = {turn.ply: turn.text for turn in room.analyses.look(id, "de").turns}
    assert found.turns
    assert any(german[turn.ply] != turn.text for turn in found.turns)
    for ply in plies:
        verdict = room.analyses.verdict(id, ply, "en")
        assert (verdict.seat, verdict.move) == moves[ply]
        assert verdict.label
        if verdict.better is not None:
            assert verdict.better.move != verdict.move
            assert verdict.better.label
    with refused("not-judged"):
        room.analyses.verdict(id, 0, "en")


def test_nothing_is_told_of_a_match_that_is_running(room: Room) -> None:
    id = room.service.create(NewMatch("zavandor", [NewSeat("me"), NewSeat("me")])).match
    with refused("running"):
        room.analyses.ask(id)
    with refused("running"):
        room.analyses.look(id, "en")
    with refused("running"):
        room.analyses.stop(id)
    with refused("running"):
        room.analyses.verdict(id, 3, "en")
    with refused("no-match"):
        room.analyses.ask("none")
    assert room.analyses.verdicts.load(id) is None


def test_it_is_stopped_and_goes_on_where_it_was(room: Room) -> None:
    id = room.upload(14)
    room.gate.left = 2
    room.analyses.ask(id)
    room.until(id, 2)
    room.analyses.stop(id)
    room.gate.open.set()  # what is just thought about comes too late
    assert room.look(id).status == "stopped"
    before = room.analyses.verdicts.judgements(id)
    assert len(before) == 2
    assert room.look(id).decisions > 4
    room.analyses.stop(id)  # twice is as good as once
    room.analyses.ask(id)
    assert room.look(id).status in ("waiting", "running", "done")
    room.done(id)
    after = room.analyses.verdicts.judgements(id)
    assert len(after) == room.look(id).decisions
    assert {ply: after[ply] for ply in before} == before
    room.analyses.ask(id)
    assert room.look(id).status == "done"


def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    room = Room(tmp_path / "judged.db", judged=2)
    id = room.upload(14)
    room.analyses.ask(id)
    room.until(id, 2)
    before = room.analyses.verdicts.judgements(id)
    room.close()
    again = Room(tmp_path / "judged.db")
    try:
        again.done(id)
        after = again.analyses.verdicts.judgements(id)
        assert len(after) == again.look(id).decisions
        assert {ply: after[ply] for ply in before} == before
    finally:
        again.close()


def test_what_a_process_has_left_is_gone_on_with_whatever_the_clock_says(room: Room, tmp_path: Path) -> None:
    """It was set back since."""
    room.analyses.close()
    id = room.upload(14)
    room.analyses.verdicts.ask(id, 0)
    assert room.analyses.verdicts.take() == id
    with room.service.store.write() as connection:
        connection.execute(update(ANALYSES).values(updated=time.time() + 3600))
    other = Store(str(tmp_path / "judged.db"))
    assert Verdicts(other).take() == id
    other.close()


def test_nobody_is_taken_for_dead_while_it_may_still_think() -> None:
    assert GONE_SECONDS > START_SECONDS + LONGEST_SECONDS


def test_a_match_that_is_deleted_is_forgotten_and_the_next_one_judged(room: Room) -> None:
    first = room.service.upload(RECORD.read_text(encoding="utf-8"), "a browser's secret").match
    room.analyses.ask(first)
    room.until(first, 1)
    second = room.upload(12)
    room.analyses.ask(second)
    room.service.delete(first, Caller.of(secret="a browser's secret"))
    room.done(second)
    assert set(room.service.store.holds(first).values()) == {0}


def test_a_match_that_went_on_differently_is_judged_anew(room: Room) -> None:
    created = room.service.create(NewMatch("fair", [NewSeat("me"), NewSeat("me")], {"purse": 5}), "a browser's secret")
    me = Caller.of(secret="a browser's secret")
    id, rng, service = created.match, Random(1), room.service

    def play_on() -> None:
        while not (now := service.message(id, me)).over:
            service.play(id, me, now.ply, rng.choice([option.move for option in now.options]), now.seat)

    play_on()
    with service.cabinet.at(id) as live:
        take_backs = live.row.take_backs
    verdicts = room.analyses.verdicts
    room.analyses._end.set()  # the thinking processes know nothing of fairs
    verdicts.ask(id, take_backs)
    assert room.look(id).status in ("waiting", "running")
    service.undo(id, me, service.message(id, me).ply)
    with refused("running"):
        room.look(id)
    play_on()
    assert room.look(id).status == "none"
    verdicts.ask(id, take_backs + 1)
    assert room.look(id).status in ("waiting", "running")


@pytest.mark.parametrize(("over", "stuck"), [(decisions, 1), (judge, 3)])
def test_where_the_process_is_stuck_it_is_given_up_until_somebody_asks_again(
    tmp_path: Path, over: Any, stuck: int
) -> None:
    room = Room(tmp_path / "judged.db", advisers=Stuck(stuck, over))
    try:
        id = room.upload(14)
        room.analyses.ask(id)
        wait_until(lambda: room.look(id).status == "stopped")
        assert room.look(id).judged == 0
        room.analyses.ask(id)
        assert room.done(id).judged == room.look(id).decisions > 4
    finally:
        room.close()


def test_a_single_decision_of_which_nothing_comes_is_left_out(tmp_path: Path) -> None:
    room = Room(tmp_path / "judged.db", advisers=Stuck(1, judge))
    try:
        id = room.upload(14)
        room.analyses.ask(id)
        assert room.done(id).judged == room.look(id).decisions - 1
    finally:
        room.close()


def test_trouble_with_the_store_does_not_end_the_judging(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither what is to be judged can be looked up, nor written down, nor given up; then all is well again."""
    troubles: list[str] = []

    def fail_once(name: str) -> None:
        well = getattr(Verdicts, name)

        def fails(self: Verdicts, *args: Any, **more: Any) -> Any:
            if name not in troubles:
                troubles.append(name)
                raise OSError("the disk is full")
            return well(self, *args, **more)

        monkeypatch.setattr(Verdicts, name, fails)

    monkeypatch.setattr("conclave.table.analysis.SWEEP_SECONDS", 0.05)
    for name in ("take", "_mine"):
        fail_once(name)
    id = room.upload(14)
    room.analyses.ask(id)
    wait_until(lambda: set(troubles) == {"take", "_mine"} and room.look(id).status != "waiting")
    wait_until(lambda: room.look(id).status in ("stopped", "done"))
    room.analyses.ask(id)
    assert room.done(id).judged == room.look(id).decisions


def test_who_asks_while_all_is_closed_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """The question is on its way when the advisers are closed."""
    advisers = Advisers()
    advisers.ask(IN_TIME, len, "first").result(PATIENCE)
    put = advisers._questions.put
    on_its_way, go_on = threading.Event(), threading.Event()

    def slow(question: Any) -> None:
        if question.urgency == AT_ONCE:
            on_its_way.set()
            go_on.wait()
        put(question)

    monkeypatch.setattr(advisers._questions, "put", slow)
    answers: list[Future[int]] = []
    asking = threading.Thread(target=lambda: answers.append(advisers.ask(AT_ONCE, len, "late")))
    closing = threading.Thread(target=advisers.close)
    asking.start()
    on_its_way.wait()
    closing.start()
    closing.join(1.0)  # it may have to wait for the question
    go_on.set()
    asking.join()
    closing.join()
    assert answers[0].done()


def until_there_is(path: str) -> None:
    """What an adviser does until the test lets it go on."""
    while not os.path.exists(path):
        time.sleep(0.01)


def test_what_somebody_waits_for_comes_first(tmp_path: Path) -> None:
    advisers = Advisers()
    order: list[str] = []
    try:
        advisers.ask(IN_TIME, until_there_is, str(tmp_path / "all is asked"))
        later, now = advisers.ask(IN_TIME, len, "later"), advisers.ask(AT_ONCE, len, "now")
        later.add_done_callback(lambda _: order.append("later"))
        now.add_done_callback(lambda _: order.append("now"))
        (tmp_path / "all is asked").touch()
        assert (later.result(PATIENCE), now.result(PATIENCE)) == (5, 3)
        wait_until(lambda: len(order) == 2)
        assert order.index("now") < order.index("later")
    finally:
        advisers.close()


def test_who_still_waits_when_all_is_closed_is_told_so() -> None:
    advisers = Advisers()
    long = advisers.ask(IN_TIME, time.sleep, 3600)
    later = advisers.ask(IN_TIME, len, "later")
    advisers.close()
    assert long.cancelled() or isinstance(long.exception(PATIENCE), (EOFError, OSError))
    assert later.cancelled()
    assert advisers.ask(AT_ONCE, len, "too late").cancelled()


# Where it turned


def judged(*lines: list[float]) -> dict[int, Judgement]:
    """Decisions of seat 0 at every other ply, with these chances."""
    return {2 * n: Judgement(0, 1, chances, 0.5, "x", 0.5) for n, chances in enumerate(lines)}


def test_noise_is_no_turning_point_and_a_step_is_one() -> None:
    quiet = [[0.3 + 0.01 * (n % 2), 0.7 - 0.01 * (n % 2)] for n in range(12)]
    assert turning_points(judged(*quiet), winning_chances(judged(*quiet))) == []
    lone = [*quiet[:5], [0.9, 0.1], *quiet[6:]]
    assert turning_points(judged(*lone), winning_chances(judged(*lone))) == []
    step = [*quiet[:6], *([0.6, 0.4] for _ in range(6))]
    (turn,) = turning_points(judged(*step), winning_chances(judged(*step)))
    assert turn.ply == 10
    assert turn.before == pytest.approx(0.305, abs=0.006)
    assert turn.after == pytest.approx(0.6)
    (turn,) = turning_points(judged(*step), winning_chances(judged(*step)), {10})
    assert turn.ply == 8


def test_of_many_swings_the_largest_are_named_in_their_order() -> None:
    heights = [0.1, 0.9, 0.2, 0.7, 0.3, 0.8, 0.1, 0.6, 0.2, 0.9, 0.4, 0.8]
    lines = [[height, 1 - height] for height in heights for _ in range(6)]
    turns = turning_points(judged(*lines), winning_chances(judged(*lines)))
    assert len(turns) == 8
    assert [turn.ply for turn in turns] == sorted(turn.ply for turn in turns)
    assert min(abs(turn.after - turn.before) for turn in turns) >= 0.4


# What if?


def test_anybody_may_carry_on_from_a_position(room: Room) -> None:
    id = room.upload()
    before = room.service.record(id)
    made = room.service.carry_on(id, CarriedOn(20, 1, name="Ann", level="apprentice"))
    moves = room.service.record(made.match, Caller.of(made.seats[1].token)).partition("\n\n")[2].splitlines()
    old = before.partition("\n\n")[2].splitlines()[:20]
    assert len(moves) >= 20
    assert all(new == was or new.endswith(": ?") for new, was in zip(moves, old, strict=False))
    now = room.service.message(made.match, Caller.of(made.seats[1].token))
    assert [seat.kind for seat in now.seats] == ["bot", "person"]
    assert [seat.level for seat in now.seats] == ["apprentice", None]
    assert now.seats[1].name == "Ann"
    assert not now.over
    assert not now.finished
    assert room.service.record(id) == before
    with refused("not-your-seat"):
        room.service.message(made.match, ANYBODY, seat=0)


def test_the_new_match_is_played_to_its_end(room: Room) -> None:
    id = room.upload()
    made = room.service.carry_on(id, CarriedOn(44, 0, level="apprentice"))
    me, rng, service = Caller.of(made.seats[0].token), Random(5), room.service

    def played() -> bool:
        now = service.message(made.match, me)
        if now.seat in now.to_act and not now.over:
            service.play(made.match, me, now.ply, rng.choice([option.move for option in now.options] or ["pass"]))
        return now.ply > 60

    wait_until(played)
    assert service.message(made.match, me).seats[1].kind == "bot"


def test_what_cannot_be_carried_on_is_refused(room: Room) -> None:
    id = room.upload()
    last = room.service.message(id).ply
    with refused("over-here"):
        room.service.carry_on(id, CarriedOn(last, 0))
    with refused("no-ply"):
        room.service.carry_on(id, CarriedOn(last + 1, 0))
    with refused("no-seat"):
        room.service.carry_on(id, CarriedOn(10, 2))
    with refused("no-level"):
        room.service.carry_on(id, CarriedOn(10, 0, level="god"))
    running = room.service.create(NewMatch("zavandor", [NewSeat("me"), NewSeat("me")])).match
    with refused("running"):
        room.service.carry_on(running, CarriedOn(3, 0))
