"""Shares: so much won of so many, with what that leaves open."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final

import msgspec

Z: Final = 1.959964
"""The normal deviate of 95 %."""


class Share(msgspec.Struct):
    """So much won of so many, with the bounds of its 95 % interval (Wilson's)."""

    n: int
    won: float
    share: float
    low: float
    high: float


def share(won: float, n: int, independent: float = 0.0) -> Share:
    """Wilson's interval for so many results, which are worth so many `independent` ones; each of its own, if nothing is said.
    A tie counts as its part."""
    if not n:
        return Share(0, 0.0, 0.0, 0.0, 1.0)
    p, m = won / n, independent or n
    middle, width = p + Z * Z / (2 * m), Z * sqrt(p * (1 - p) / m + Z * Z / (4 * m * m))
    low, high = (middle - width) / (1 + Z * Z / m), (middle + width) / (1 + Z * Z / m)
    return Share(n, round(won, 4), *(round(min(1.0, max(0.0, bound)), 4) for bound in (p, low, high)))


class Results:
    """What was won, by the chance it was won with. Results with the same chance belong together: those of a seat, or of a role,
    pull the same way, and are worth less than as many of their own; those of a player who sat on every seat pull against each
    other."""

    def __init__(self) -> None:
        self._won: Final[dict[str, float]] = {}
        self._n: Final[dict[str, int]] = {}

    def add(self, luck: str, won: float) -> None:
        self._won[luck] = self._won.get(luck, 0.0) + won
        self._n[luck] = self._n.get(luck, 0) + 1

    @property
    def won(self) -> float:
        return sum(self._won.values())

    @property
    def n(self) -> int:
        return sum(self._n.values())

    def share(self) -> Share:
        return share(self.won, self.n, self.independent())

    def independent(self) -> float:
        """So many results of their own would tell as much: as the spread between the groups has it, but never more than there
        are, nor less than if all of a group were one."""
        n, groups = self.n, len(self._n)
        if not n:
            return 0.0
        least = n * n / sum(size * size for size in self._n.values())
        p = self.won / n
        apart = sum((won - p * self._n[luck]) ** 2 for luck, won in self._won.items())
        if groups == 1 or not 0 < p < 1:
            return least  # nothing tells how they hang together
        if apart * groups <= p * (1 - p) * n * (groups - 1):
            return n
        return max(least, p * (1 - p) * n * n * (groups - 1) / (apart * groups))


def shared(results: Iterable[tuple[str, float]]) -> Share:
    """The share of results that are given with their chance."""
    found = Results()
    for luck, won in results:
        found.add(luck, won)
    return found.share()
