"""Playing many matches among programs, with a seeded generator; how many processes play does not change the figures."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass, field
from random import Random

from conclave.bots import bot
from conclave.bots.playout import Tally, play_out, random_playout
from conclave.catalog import game as find_game
from conclave.engine.game import Value
from conclave.lab.pool import dying, pooled

CHUNK = 10
"""Matches handed to a process at a time."""


@dataclass
class Summary:
    """What came of a number of matches."""

    game: str
    seats: int
    bots: list[str]
    seed: int
    games: int = 0
    finished: int = 0
    decisions: int = 0
    chances: int = 0
    seconds: float = 0.0
    wins: list[float] = field(default_factory=list)
    total_scores: list[int] = field(default_factory=list)
    facts: dict[str, Counter[int]] = field(default_factory=dict)
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, other: Summary) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.chances += other.chances
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.total_scores = [a + b for a, b in zip(self.total_scores, other.total_scores, strict=True)]
        for name, counts in other.facts.items():
            self.facts.setdefault(name, Counter()).update(counts)
        self.endings.update(other.endings)

    def data(self) -> dict[str, object]:
        """For `--json`: one object."""
        games = max(1, self.games)
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "chances": self.chances,
            "seconds": round(self.seconds, 6),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "wins": [round(share, 3) for share in self.wins],
            "mean_scores": [round(score / games, 2) for score in self.total_scores],
            "mean_decisions": round(self.decisions / games, 1),
            "bots": self.bots,
            "seed": self.seed,
            "facts": {name: dict(sorted(counts.items())) for name, counts in self.facts.items()},
            "endings": dict(sorted(self.endings.items())),
        }


def empty(id: str, seats: int, names: list[str], seed: int) -> Summary:
    return Summary(id, seats, names, seed, wins=[0.0] * seats, total_scores=[0] * seats)


def play_matches(
    id: str, seats: int, options: Mapping[str, Value], names: list[str], seed: int, first: int, last: int
) -> Summary:
    """The matches first..last-1 of a series. Match n depends on the seed and n alone."""
    game = find_game(id)
    summary = empty(id, seats, names, seed)
    players = [bot(name) for name in names]
    blind = all(name == "random" for name in names)
    for n in range(first, last):
        rng = Random(f"{seed}/{n}")
        state = game.start(seats, options)
        tally = Tally()
        if blind:
            random_playout(state, rng, tally)
        else:
            play_out(state, players, rng, tally)
        winners = state.winners()
        summary.games += 1
        summary.finished += state.over
        summary.decisions += tally.decisions
        summary.chances += tally.chances
        for seat in winners:
            summary.wins[seat] += 1 / len(winners)
        for seat, score in enumerate(state.scores()):
            summary.total_scores[seat] += score
        for name, figure in game.chronicle.facts(state).items():
            summary.facts.setdefault(name, Counter())[figure] += 1
        summary.endings[game.chronicle.ending(state)] += 1
    return summary


def simulate(
    id: str,
    seats: int,
    options: Mapping[str, Value],
    names: list[str],
    games: int,
    seed: int,
    workers: int = 1,
    progress: Callable[[int], None] = lambda played: None,
) -> Summary:
    """Play a series of matches, in several processes if asked to."""
    find_game(id).start(seats, options)  # a mistake shows before anything is begun
    total = empty(id, seats, names, seed)
    chunks = [(first, min(games, first + CHUNK)) for first in range(0, games, CHUNK)]
    began = time.perf_counter()
    if workers <= 1:
        for first, last in chunks:
            total.add(play_matches(id, seats, options, names, seed, first, last))
            progress(last - first)
    else:
        tasks = [(id, seats, dict(options), names, seed, first, last) for first, last in chunks]
        try:
            with closing(pooled(workers, play_matches, tasks)) as parts:
                for (*_, first, last), part in parts:
                    total.add(part)
                    progress(last - first)
        except BrokenProcessPool:
            raise dying() from None
    total.seconds = time.perf_counter() - began
    total.wins = [round(share, 6) for share in total.wins]
    return total
