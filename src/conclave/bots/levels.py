"""The levels of play, the same in every game: apprentice, adept, mage, archmage.

What a level thinks is counted in iterations, not in time, so that it plays the same on every machine. Where people wait
there is a limit of time besides.
"""

from __future__ import annotations

from random import Random
from typing import Final

from conclave.bots.player import GreedyPlayer, Player
from conclave.bots.search import SearchPlayer
from conclave.bots.tree import Finding
from conclave.engine.moves import Move
from conclave.engine.state import State

ERRS: Final = 0.45
"""How often an apprentice does not take the move that looks best."""
TEMPTED_BY: Final = 4
"""Then it takes one of so many that look good."""

NAMES: Final = ["apprentice", "adept", "mage", "archmage"]
DEFAULT: Final = "adept"
ITERATIONS: Final = {"mage": 16, "archmage": 1000}
"""How often the searching levels look ahead from a decision."""
BLIND: Final = 0.1
"""The part of it in a game without a sense, where every look ahead goes to the end."""
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
        listed = sense.shortlist(world, seat, moves)
        rates = sense.rate(world, seat, listed)
        rated: list[tuple[float, int, Move]] = []
        for i in range(len(rates)):
            rated.append((-rates[i], listed[i].number, listed[i]))
        rated.sort()
        return rated[int(rng.random() * min(TEMPTED_BY, len(rated)))][2]


class Thinker(Player):
    """A level that searches: so many iterations, and no longer than its limit of time."""

    __slots__ = ("iterations", "player", "seconds")

    def __init__(self, iterations: float, seconds: float) -> None:
        self.iterations: Final[float] = iterations
        self.seconds: Final[float] = seconds
        """The limit of time; 0 for none."""
        self.player: SearchPlayer | None = None

    def searcher(self, world: State) -> SearchPlayer:
        """The search behind it; it keeps its tree from one move of a turn to the next."""
        if self.player is None:
            part = BLIND if world.game.sense is None else 1.0
            self.player = SearchPlayer(max(1, int(self.iterations * part)), self.seconds)
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


def thinker(level: str, hurried: bool = False, share: float = 1.0) -> Thinker:
    """A player of a level that searches, for a share of its usual time."""
    return Thinker(ITERATIONS[level] * share, LIMITS[level] * share if hurried else 0.0)
