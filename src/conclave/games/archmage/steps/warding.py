"""Wards (A151, A152, A214): who gets one."""

from __future__ import annotations

from conclave.engine.rules import Rule
from conclave.games.archmage.components import AROUND, CELLS, KINDS_OF_LAND
from conclave.games.archmage.rules import ONE_WARD, PLACE_WARDS
from conclave.games.archmage.state import Archmage


def takes_ward(state: Archmage, seat: int, cell: int) -> bool:
    """A151 An own follower; AV4 under this option in the Wilderness only."""
    return state.follower[cell] == seat and (not state.switches.wild_wards or state.ground[cell] < KINDS_OF_LAND)


def no_wards(state: Archmage, seat: int) -> Rule | None:
    """AA35 Would nobody get a Ward here? Because nobody stands here, or because all have one (A152)."""
    here = state.mage[seat]
    some = takes_ward(state, seat, here)
    if some and not state.ward[here]:
        return None
    for cell in AROUND[here]:
        if takes_ward(state, seat, cell):
            if not state.ward[cell]:
                return None
            some = True
    return ONE_WARD if some else PLACE_WARDS


def place_wards(state: Archmage, seat: int) -> None:
    """A151 The hex of the Mage and all neighbouring ones that the seat controls."""
    here = state.mage[seat]
    count = 0
    if takes_ward(state, seat, here) and not state.ward[here]:
        state.ward[here] = 1
        count += 1
    for cell in AROUND[here]:
        if takes_ward(state, seat, cell) and not state.ward[cell]:
            state.ward[cell] = 1
            count += 1
    state.tell("wards", seat, count)


def can_fortify(state: Archmage, seat: int, cell: int) -> bool:
    """A214 A Wilderness held by a follower, without a Ward."""
    return state.follower[cell] == seat and state.ground[cell] < KINDS_OF_LAND and not state.ward[cell]


def fortify(state: Archmage, seat: int) -> int:
    """A214 Wards for them all; how many."""
    count = 0
    for cell in range(CELLS):
        if can_fortify(state, seat, cell):
            state.ward[cell] = 1
            count += 1
    return count
