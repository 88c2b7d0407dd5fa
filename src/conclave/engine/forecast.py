"""A forecast: how likely every seat is to win, from figures about each of them."""

from __future__ import annotations

from math import exp
from typing import Final

Weights = dict[str, tuple[float, float]]
"""What a figure counts for early in a match and late in it, by its name."""


class Forecast:
    """Figures are added up by their weights, and the sums become shares. Weights are found from matches that were played
    (`conclave.lab.learn`): they are such that the shares come true as often as they say."""

    __slots__ = ("early", "later", "names")

    def __init__(self, weights: Weights) -> None:
        self.names: Final[list[str]] = list(weights)
        self.early: Final[list[float]] = [pair[0] for pair in weights.values()]
        self.later: Final[list[float]] = [pair[1] - pair[0] for pair in weights.values()]
        """What is added to the early weights in the course of a match."""

    def sum(self, figures: list[float], progress: float) -> float:
        """What a seat's figures come to; progress goes from 0 to 1 in a match."""
        total = 0.0
        early = self.early
        later = self.later
        for i in range(len(figures)):
            figure = figures[i]
            if figure != 0.0:
                total += figure * (early[i] + progress * later[i])
        return total


def shares(sums: list[float]) -> list[float]:
    """The chances of all seats, together 1."""
    best = sums[0]
    for one in sums:
        if one > best:
            best = one
    total = 0.0
    found: list[float] = []
    for one in sums:
        part = exp(one - best)
        found.append(part)
        total += part
    for i in range(len(found)):
        found[i] /= total
    return found
