"""Ratings: one figure a player for how strong it is, from all its matches together, with openskill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from conclave.lab.arena import Result
from conclave.lab.shares import Z

MIDDLE: Final = 25.0
"""The mean of a field. A rating has no zero: only differences mean something."""


class Rating(msgspec.Struct):
    """A player's strength on openskill's scale, with the bounds of its 95 % interval."""

    rating: float
    low: float
    high: float


def steady(*_: object) -> float:
    """How much of what a match teaches is believed: all of it. openskill would rather doubt, because people change."""
    return 1.0


def ratings(names: Sequence[str], results: Sequence[Result]) -> dict[str, Rating]:
    """The strength of programs, which do not learn: so nothing is forgotten (tau) and nothing doubted (gamma), and intervals
    are what they say. The results are taken in their order, places and not only victories. A player on several seats of a match
    learns the mean of what they teach."""
    model = PlackettLuce(tau=0.0, gamma=steady)
    known = {name: model.rating() for name in names}
    for result in results:
        taught = model.rate([[known[name]] for name in result.names], ranks=[float(at) for at in result.places()])
        for name in set(result.names):
            own = [team[0] for team, who in zip(taught, result.names, strict=True) if who == name]
            known[name] = model.rating(mean(found.mu for found in own), mean(found.sigma for found in own))
    shift = MIDDLE - mean(found.mu for found in known.values())
    return {
        name: Rating(*(round(found.mu + shift + step * found.sigma, 2) for step in (0, -Z, Z)))
        for name, found in known.items()
    }
