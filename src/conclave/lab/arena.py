"""One match of a tournament: played by programs, each with a generator of its own, and written down as what came of it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from random import Random
from typing import Final

import msgspec

from conclave.bots import bot
from conclave.catalog import game as find_game
from conclave.engine.game import Value
from conclave.engine.moves import CHANCE
from conclave.lab.schedule import Schedule


class Contest(msgspec.Struct, frozen=True):
    """What a tournament is: whoever plays the same one gets the same results, match by match."""

    game: str
    seats: int
    field: tuple[str, ...]
    options: Mapping[str, Value]
    seed: int


class Result(msgspec.Struct, omit_defaults=True):
    """What came of a match. Lists are by seat."""

    n: int
    names: tuple[str, ...]
    winners: list[int]
    scores: list[int]
    decisions: list[int]
    forced: list[int]
    """Decisions with a single option, which are not the player's."""
    chances: int
    facts: dict[str, int] = {}
    times: list[list[int]] = []
    """CPU time of every decision that was not forced, in microseconds. All else is the same from run to run."""

    def share(self, seat: int) -> float:
        """The seat's part of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def places(self) -> list[int]:
        """The place of every seat, from 0: the winners first, the others by their score."""
        keys = [(True, 0) if seat in self.winners else (False, score) for seat, score in enumerate(self.scores)]
        return [sum(other > key for other in keys) for key in keys]


class Arena:
    """Where the matches of a contest are played. A match depends on the contest and its number alone."""

    def __init__(self, contest: Contest) -> None:
        self.contest: Final = contest
        self.schedule: Final = Schedule(contest.field, contest.seats)
        self.game: Final = find_game(contest.game)
        self.game.start(contest.seats, contest.options)  # a mistake shows before anything is begun
        for name in contest.field:
            bot(name)

    def play(self, n: int) -> Result:
        contest, fixture, seats = self.contest, self.schedule.fixture(n), range(self.contest.seats)
        luck = Random(f"{contest.seed}/luck/{fixture.luck}")
        own = [Random(f"{contest.seed}/{n}/{seat}") for seat in seats]
        players = [bot(name) for name in fixture.names]
        decisions, forced, chances = [0 for _ in seats], [0 for _ in seats], 0
        times: list[list[int]] = [[] for _ in seats]
        state = self.game.start(contest.seats, contest.options)
        while state.to_act:
            seat = state.to_act[0]
            if seat == CHANCE:
                chances += 1
                state.apply(seat, state.pick(seat, luck))
                continue
            options = state.options(seat)
            if len(options) == 1:
                forced[seat] += 1
                state.apply(seat, options[0])
                continue
            decisions[seat] += 1
            world = state.imagine(seat, own[seat])
            began = time.process_time_ns()
            move = players[seat].decide(world, seat, own[seat])
            times[seat].append((time.process_time_ns() - began) // 1000)
            state.apply(seat, move)
        return Result(
            n=n,
            names=fixture.names,
            winners=state.winners(),
            scores=state.scores(),
            decisions=decisions,
            forced=forced,
            chances=chances,
            facts=self.game.facts(state),
            times=times,
        )


_here: Arena | None = None


def play(contest: Contest, n: int) -> Result:
    """A match of a contest, wherever this is called: the work that is sent to another process."""
    global _here  # noqa: PLW0603
    if _here is None or _here.contest != contest:
        _here = Arena(contest)
    return _here.play(n)
