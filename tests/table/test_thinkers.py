"""Bots that die, hang, err or are refused: somebody thinks again, and the match goes on."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from multiprocessing.context import SpawnProcess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from conclave.catalog import game as find_game
from conclave.engine.game import Game
from conclave.table.levels import ANYTHING, Thought, easier
from conclave.table.match import Match
from conclave.table.refusals import Refused
from conclave.table.rows import RUNNING
from conclave.table.seating import ANYBODY
from conclave.table.service import Service
from conclave.table.store import Store
from conclave.table.thinkers import Mind, Moment, Thinkers
from conclave.table.wire import NewMatch, NewSeat
from tests.lab.kit import command

PATIENCE = 120.0


def until(ready: Callable[[], Any], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end, what
        time.sleep(0.01)


class Room:
    """Thinkers that are asked about one position; what they answered."""

    def __init__(self, seconds: float = 30.0) -> None:
        match = Match.new(find_game("zavandor"), 2)
        match.let_chance(Random(3))
        self.match = match
        self.seat = match.state.to_act[0]
        self.answers: list[str] = []
        self.refuses = 0
        self.asks: tuple[str, int] | None = None
        """What the sweeper asks again."""
        self.thinkers = Thinkers(1, self.answer, self.forgotten, seconds)
        self.thinkers.start()

    @property
    def thought(self) -> Thought:
        record = self.match.record
        return "zavandor", 2, record.options, [(seat, move.text) for seat, move in record.moves]

    def ask(self, level: str, n: int) -> None:
        self.asks = level, n
        self.thinkers.ask("match", (0, n), self.seat, level, self.thought)

    def answer(self, _match: str, when: Moment, seat: int, move: str | None) -> None:
        assert seat == self.seat
        assert move is not None
        self.answers.append(move)
        if self.refuses:
            self.refuses -= 1
            raise Refused("not-asked")
        if self.asks is not None and self.asks[1] == when[1]:
            self.asks = None

    def forgotten(self, _first: bool) -> None:
        asks = self.asks
        if asks is not None:
            self.ask(*asks)

    def answered(self) -> None:
        until(lambda: self.asks is None, "no answer")
        assert find_game("zavandor").lexicon.find(self.answers[-1]) in self.match.state.options(self.seat)

    @property
    def process(self) -> int:
        """The thinking process."""
        children = Path(f"/proc/{os.getpid()}/task").glob("*/children")
        pids = [int(pid) for one in children for pid in one.read_text().split()]
        [found] = [pid for pid in pids if b"spawn_main" in command(pid)]
        return found


@pytest.fixture
def room() -> Iterator[Room]:
    room = Room()
    yield room
    room.thinkers.close()


def test_a_question_is_answered(room: Room) -> None:
    for n, level in enumerate(("apprentice", "adept", ANYTHING)):
        room.ask(level, n)
        room.answered()
    assert len(room.answers) == 3


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_that_dies_or_hangs_is_replaced(number: signal.Signals) -> None:
    room = Room(seconds=10.0)
    try:
        room.ask("adept", 0)
        room.answered()
        os.kill(room.process, number)
        room.ask("adept", 1)
        room.answered()
    finally:
        room.thinkers.close()


def test_a_process_that_cannot_be_started_is_started_anew(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    start = SpawnProcess.start
    failed: list[SpawnProcess] = []

    def fail_twice(process: SpawnProcess) -> None:
        if len(failed) < 2:
            failed.append(process)
            raise BlockingIOError("no more processes")
        start(process)

    monkeypatch.setattr(SpawnProcess, "start", fail_twice)
    mind = Mind()
    for _ in range(2):
        with pytest.raises(BlockingIOError):
            mind.ask(len, "four")
    assert mind.ask(len, "four") == 4
    mind.drop()
    failed.clear()
    room.ask("adept", 0)
    room.answered()


def test_a_process_that_does_not_even_listen_is_given_up() -> None:
    """It stands still, and what it is asked is more than the line to it holds."""
    mind = Mind(seconds=5.0)
    try:
        os.kill(mind.ask(os.getpid), signal.SIGSTOP)
        with pytest.raises(OSError):  # noqa: PT011  (any of them)
            mind.ask(len, "long" * 1_000_000)
        assert mind.ask(len, "four") == 4
    finally:
        mind.drop()


def test_a_bot_that_fails_decides_in_an_easier_way(room: Room) -> None:
    room.ask("no such level", 0)
    room.answered()


def test_a_bot_that_is_refused_decides_anew(room: Room) -> None:
    room.refuses = 2
    room.ask("adept", 0)
    room.answered()
    assert len(room.answers) >= 3


def test_each_failure_makes_it_easier() -> None:
    assert [easier("archmage", n) for n in range(4)] == ["archmage", "apprentice", ANYTHING, ANYTHING]


def test_a_match_goes_on_though_no_bot_can_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where every thought fails, any move that is allowed is played."""

    def fail(_self: Mind, *_asked: Any) -> None:
        raise EOFError

    monkeypatch.setattr(Mind, "ask", fail)
    service = Service(Store(str(tmp_path / "kept.db")), rng=Random(7))
    try:
        made = service.create(NewMatch("zavandor", [NewSeat("bot")] * 2))
        service.start()
        until(lambda: service.message(made.match, ANYBODY, "en").ply > 20, "the match stands still")
    finally:
        service.close()


def test_a_bot_is_not_disturbed_by_talk_and_found_when_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever becomes of a question, the sweeper finds the bot that is to act; and an answer counts though people talked."""
    service = Service(Store(str(tmp_path / "kept.db")), rng=Random(7))
    ask = Thinkers.ask
    lost: list[object] = []

    def lose_some(self: Thinkers, *asked: Any) -> None:
        if len(lost) < 3:
            lost.append(asked)
        else:
            ask(self, *asked)

    monkeypatch.setattr(Thinkers, "ask", lose_some)
    try:
        made = service.create(NewMatch("zavandor", [NewSeat("bot")] * 2))
        service.start()
        talks = Random(1)

        def over() -> bool:
            row = service.store.load(made.match)
            assert row is not None
            if talks.random() < 0.3:
                service.say(made.match, ANYBODY, "Well played!", "Eve", time.time())
            return row.row.status != RUNNING or row.row.ply > 60

        until(over, "the bots go on")
        assert len(lost) == 3
    finally:
        service.close()


def test_a_match_that_cannot_be_looked_at_does_not_keep_the_other_bots_from_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def find(id: str) -> Game:
        if id == "firepeak":
            raise ZeroDivisionError("a game of somebody else's")
        return find_game(id)

    with monkeypatch.context() as patch:
        patch.setattr(Thinkers, "ask", lambda *_asked: None)
        before = Service(Store(str(tmp_path / "kept.db")), rng=Random(7))
        ids = [before.create(NewMatch(game, [NewSeat("bot")] * 2)).match for game in ("firepeak", "zavandor")]
        before.close()
    monkeypatch.setattr(Store, "waiting_for_bots", lambda *_asked: ids)
    service = Service(Store(str(tmp_path / "kept.db")), find=find, rng=Random(7))
    try:
        at = service.message(ids[1]).ply
        service.start()
        until(lambda: service.message(ids[1]).ply > at, "the bots go on")
    finally:
        service.close()
