"""One match of a tournament: played by programs, each with a generator of its own, and written down as what came of it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Final

import msgspec

from conclave.bots import bot
from conclave.catalog import game as find_game
from conclave.engine.events import Sink
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
    ending: str = ""
    roles: list[str] = []
    uses: list[dict[str, int]] = []
    """How often each seat has used which thing. What these are, and the facts, the game's chronicle says."""
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
        self.game: Final = find_game(contest.game)
        self.game.start(contest.seats, contest.options)  # a mistake shows before anything is begun
        self.schedule: Final = Schedule(contest.field, contest.seats)
        for name in contest.field:
            bot(name)

    def play(self, n: int) -> Result:
        contest, fixture, seats = self.contest, self.schedule.fixture(n), range(self.contest.seats)
        luck = Random(f"{contest.seed}/luck/{fixture.luck}")
        own = [Random(f"{contest.seed}/{n}/{seat}") for seat in seats]
        players = [bot(name) for name in fixture.names]
        decisions, forced, chances = [0 for _ in seats], [0 for _ in seats], 0
        times: list[list[int]] = [[] for _ in seats]
        chronicle, uses = self.game.chronicle, [Counter[str]() for _ in seats]
        state = self.game.start(contest.seats, contest.options)
        state.sink = Sink()
        while state.to_act:
            seat = state.to_act[0]
            if seat == CHANCE:
                chances += 1
                move = state.pick(seat, luck)
            elif len(options := state.options(seat)) == 1:
                forced[seat] += 1
                move = options[0]
            else:
                decisions[seat] += 1
                world = state.imagine(seat, own[seat])
                began = time.process_time_ns()
                move = players[seat].decide(world, seat, own[seat])
                times[seat].append((time.process_time_ns() - began) // 1000)
            state.apply(seat, move)
            for event in state.sink.take():
                thing = chronicle.used(event)
                if thing:
                    uses[event.seat][thing] += 1
        return Result(
            n=n,
            names=fixture.names,
            winners=state.winners(),
            scores=state.scores(),
            decisions=decisions,
            forced=forced,
            chances=chances,
            facts=chronicle.facts(state),
            ending=chronicle.ending(state),
            roles=[chronicle.role(state, seat) for seat in seats],
            uses=[dict(sorted(counts.items())) for counts in uses],
            times=times,
        )


_here: Arena | None = None


def play(contest: Contest, n: int) -> Result:
    """A match of a contest, wherever this is called: the work that is sent to another process."""
    global _here  # noqa: PLW0603
    if _here is None or _here.contest != contest:
        _here = Arena(contest)
    return _here.play(n)
