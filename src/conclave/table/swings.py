"""Swings: how the chances of a match went up and down, and where it turned. A search tells chances with some noise, so that a
single figure means little; what stays is what counts."""

from __future__ import annotations

from collections.abc import Container
from itertools import pairwise
from statistics import median
from typing import Final, NamedTuple

from conclave.table.counsel import Judgement

MISTAKE: Final = 0.03
"""A move is better only if it is by so much."""
SWING: Final = 0.03
"""Less than this is no turning point."""
MOST_TURNS: Final = 8
WINDOW: Final = 2
"""So many decisions before and after one are looked at to tell its chances."""
APART: Final = 0.03
"""Two turning points lie at least so far apart, as a share of the match."""

Chances = list[float]


class Turn(NamedTuple):
    """A decision at which the match turned: the mover's chance before and after."""

    ply: int
    seat: int
    before: float
    after: float


def winning_chances(said: dict[int, Judgement]) -> dict[int, Chances]:
    """The chances of all seats at every decision, without the noise. A median keeps the steps there are."""
    plies = list(said)
    smooth: dict[int, Chances] = {}
    for n, ply in enumerate(plies):
        near = [said[one].chances for one in plies[max(0, n - WINDOW) : n + WINDOW + 1]]
        middle = [median(values) for values in zip(*near, strict=True)]
        total = sum(middle)
        smooth[ply] = [value / total for value in middle] if total else said[ply].chances
    return smooth


def turning_points(said: dict[int, Judgement], chances: dict[int, Chances], details: Container[int] = ()) -> list[Turn]:
    """Where the mover's chance changed most, in the order of the match. After the last decision comes how it ended. What comes
    of a detail is put down to the decision before it."""
    plies = [ply for ply in chances if ply not in details]
    turns: list[Turn] = []
    for ply, next_ply in pairwise(plies):
        seat = said[ply].seat
        turn = Turn(ply, seat, chances[ply][seat], chances[next_ply][seat])
        if abs(turn.after - turn.before) >= SWING:
            turns.append(turn)
    chosen: list[Turn] = []
    apart = APART * plies[-1] if plies else 0.0
    for turn in sorted(turns, key=lambda turn: (-abs(turn.after - turn.before), turn.ply)):
        if len(chosen) < MOST_TURNS and all(abs(turn.ply - other.ply) >= apart for other in chosen):
            chosen.append(turn)
    return sorted(chosen)
