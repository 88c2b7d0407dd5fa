"""How far the Mage whose turn it is can go with its movement points, and what the way would cost."""

from __future__ import annotations

from typing import Final

from conclave.games.archmage.components import (
    AROUND,
    CELLS,
    CENTRE,
    CHASM_TOKEN,
    NONE,
    WELLSPRING_RELICS,
    WELLSPRING_TOKEN,
)
from conclave.games.archmage.state import Archmage

FAR: Final = 1_000_000
POINT: Final = 10_000
"""Movement points weigh most, then followers lost, then relics given: a way is one number."""
LOSS: Final = 100


def dues(state: Archmage, seat: int, cell: int) -> int:
    """What entering a hex costs: movement points, followers and relics, in one number. Who has none loses none (AA18, A211)."""
    due = POINT * state.toll[cell]
    token = state.token[cell]
    if token == CHASM_TOKEN or cell == CENTRE:
        due += LOSS if state.company[seat] else 0
    elif token == WELLSPRING_TOKEN and state.caster[cell] != seat:
        due += min(WELLSPRING_RELICS, state.wealth(seat))
    return due


def ways(state: Archmage, seat: int, points: int) -> tuple[list[int], list[int]]:
    """By cell: what the cheapest way there costs, or FAR, and the cell before it on this way."""
    cost = [FAR] * CELLS
    before = [NONE] * CELLS
    cost[state.mage[seat]] = 0
    found = [state.mage[seat]]
    most = POINT * (points + 1)
    while found:
        here = found[0]
        for cell in found:
            if cost[cell] < cost[here]:
                here = cell
        found.remove(here)
        for cell in AROUND[here]:
            if state.ground[cell] == NONE or state.closed(seat, cell):
                continue
            there = cost[here] + dues(state, seat, cell)
            if there < most and there < cost[cell]:
                if cost[cell] == FAR:
                    found.append(cell)
                cost[cell] = there
                before[cell] = here
    return cost, before


def path(before: list[int], cell: int) -> list[int]:
    """The cells on the way, without the first, up to the cell itself."""
    cells = [cell]
    while before[cells[-1]] != NONE:
        cells.append(before[cells[-1]])
    cells.pop()
    cells.reverse()
    return cells
