"""The levels of play, the same in every game: apprentice, adept, mage, archmage.

What a level thinks is counted in iterations, not in time, so that it plays the same on every machine; a game's sense says
how many iterations a second holds (`pace`). Where people wait there is a limit of time besides.
"""

from __future__ import annotations

from random import Random
from typing import Final

from conclave.bots.player import GreedyPlayer, Player
from conclave.bots.search import SearchPlayer
from conclave.bots.tree import Finding
from conclave.engine.moves import Move
from conclave.engine.state import State

ERRS: Final = 0.35
"""How often an apprentice does not take the move that looks best."""
TEMPTED_BY: Final = 4
"""Then it takes one of so many that look good."""
UNKNOWN_PACE: Final = 500
"""How many iterations a second holds in a game without a sense."""

NAMES: Final = ["apprentice", "adept", "mage", "archmage"]
DEFAULT: Final = "adept"
THINKS: Final = {"mage": 0.12, "archmage": 1.0}
"""For how many seconds of iterations the searching levels think about a decision."""
LIMITS: Final = {"adept": 0.1, "mage": 0.5, "archmage": 3.0}
"""The longest that a level may think about a decision while people wait, in seconds."""


class Apprentice(Player):
    """Greedy, but often errs."""

    __slots__ = ("_greedy",)

    def __init__(self) -> None:
        self._greedy: Final = GreedyPlayer()

    def decide(self, world: State, seat: int, rng: Random) -> Move:
        sense = world.game.sense
        moves = world.options(seat)
        if sense is None or len(moves) == 1 or rng.random() >= ERRS:
            return self._greedy.decide(world, seat, rng)
        rated: list[tuple[float, int, Move]] = []
        for move in sense.shortlist(world, seat, moves):
            rated.append((-sense.rate(world, seat, move), move.number, move))
        rated.sort()
        return rated[int(rng.random() * min(TEMPTED_BY, len(rated)))][2]


class Thinker(Player):
    """A level that searches: its share of a second, at the pace of whatever game it plays."""

    __slots__ = ("player", "seconds", "thinks")

    def __init__(self, thinks: float, seconds: float) -> None:
        self.thinks: Final[float] = thinks
        self.seconds: Final[float] = seconds
        """The limit of time; 0 for none."""
        self.player: SearchPlayer | None = None

    def searcher(self, world: State) -> SearchPlayer:
        """The search behind it; it keeps its tree from one move of a turn to the next."""
        if self.player is None:
            sense = world.game.sense
            pace = UNKNOWN_PACE if sense is None else sense.pace
            self.player = SearchPlayer(max(1, int(self.thinks * pace)), self.seconds)
        return self.player

    def decide(self, world: State, seat: int, rng: Random) -> Move:
        return self.searcher(world).decide(world, seat, rng)

    def ponder(self, world: State, seat: int, rng: Random) -> list[Finding]:
        """What it thinks of the moves that it looked at, the one it would play first."""
        return self.searcher(world).ponder(world, seat, rng)


def player(level: str, hurried: bool = False) -> Player:
    """A player of a level; hurried where people wait, and so kept to the level's limit of time."""
    if level == "apprentice":
        return Apprentice()
    if level == "adept":
        return GreedyPlayer()
    return thinker(level, hurried)


def thinker(level: str, hurried: bool = False) -> Thinker:
    """A player of a level that searches."""
    return Thinker(THINKS[level], LIMITS[level] if hurried else 0.0)
