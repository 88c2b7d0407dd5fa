"""What a spell could be aimed at, or would affect, as things stand; and every way to pay for it."""

from __future__ import annotations

from conclave.games.archmage.components import (
    AUTOMATON,
    CELL_NAMES,
    CELLS,
    CHASM,
    CORRUPT,
    COST,
    DECAY,
    DECAY_LIMIT,
    DIVINATION,
    FORTIFY,
    GATE,
    IMPRISON,
    IMPRISON_AREA,
    KINDS_OF_LAND,
    KINDS_OF_SPELL,
    LEVEL,
    OBLITERATE,
    OBLITERATE_AREA,
    PLACES,
    RELICS,
    RING,
    SHADOW,
    SHADOW_PENALTY,
    SPHERES,
    SPHERES_OF,
    STONE_SKIN,
    TRANSMUTE,
    UPHEAVAL,
    VINES,
    VINES_AREA,
    WELLSPRING,
)
from conclave.games.archmage.state import NOBODY, Archmage
from conclave.games.archmage.steps.advanced import chasm, no_capture, no_gate, no_wellspring
from conclave.games.archmage.steps.fundamental import no_vines
from conclave.games.archmage.steps.master import mortal
from conclave.games.archmage.steps.payment import usable
from conclave.games.archmage.steps.upheaval import no_first
from conclave.games.archmage.steps.warding import can_fortify

OF_HEXES = (VINES, STONE_SKIN, WELLSPRING, GATE, DIVINATION, IMPRISON, CHASM, UPHEAVAL, FORTIFY, OBLITERATE)


def aims(state: Archmage, seat: int, spell: int) -> list[str]:
    """The ids of the pieces, as `speech` lists them."""
    if spell in OF_HEXES:
        return [f"hex:{CELL_NAMES[cell]}" for cell in hexes(state, seat, spell)]
    if spell == TRANSMUTE:
        return [f"relic:{seat}:{RELICS[relic]}" for relic in range(RING) if after_paying(state, seat, spell, relic) > 0]
    if spell == AUTOMATON:
        return [f"place:{seat}:{PLACES[sphere]}" for sphere in range(RING)]
    if spell in (DECAY, SHADOW, CORRUPT):
        return ["warlord"] if state.seats == 1 else at_others(state, seat, spell)
    return []


def after_paying(state: Archmage, seat: int, spell: int, relic: int) -> int:
    """A205 How many relics of a kind are left when a spell is paid for whose price is of one kind."""
    if relic in SPHERES_OF[spell]:
        return usable(state, seat, relic) - COST[LEVEL[spell]]
    return state.relics[RING * seat + relic]


def at_others(state: Archmage, seat: int, spell: int) -> list[str]:
    """What lies on the boards of the others."""
    found: list[str] = []
    for other in range(state.seats):
        if other == seat:
            continue
        if spell == DECAY and state.wealth(other) > DECAY_LIMIT:
            found.append(f"player:{other}")
        for sphere in range(RING):
            at = KINDS_OF_SPELL * other + sphere
            if spell == SHADOW and state.door[RING * other + sphere] == NOBODY:
                found.append(f"door:{other}:{SPHERES[sphere]}")
            elif spell == CORRUPT and state.pupils[at] > state.corrupt[at]:
                found.append(f"place:{other}:{PLACES[sphere]}")
    return found


def hexes(state: Archmage, seat: int, spell: int) -> list[int]:
    """The cells that a spell could be aimed at or would change."""
    here = state.mage[seat]
    if spell == VINES:
        return [cell for cell in VINES_AREA[here] if no_vines(state, seat, cell) is None]
    if spell == IMPRISON:
        return [cell for cell in IMPRISON_AREA[here] if no_capture(state, seat, cell) is None]
    if spell == OBLITERATE:
        return [cell for cell in OBLITERATE_AREA[here] if state.ward[cell] or mortal(state, cell)]
    if spell == CHASM:
        return [cell for direction in range(RING) for cell in chasm(state, seat, direction)]
    return [cell for cell in range(CELLS) if concerns(state, seat, spell, cell)]


def concerns(state: Archmage, seat: int, spell: int, cell: int) -> bool:
    """Has a spell that looks over the whole land to do with a cell?"""
    if spell == STONE_SKIN:
        return state.follower[cell] == seat
    if spell == WELLSPRING:
        return no_wellspring(state, seat, cell) is None
    if spell == GATE:
        return no_gate(state, seat, cell) is None
    if spell == DIVINATION:
        return 0 <= state.ground[cell] < KINDS_OF_LAND and state.controls(seat, cell)
    if spell == UPHEAVAL:
        return no_first(state, cell) is None
    return spell == FORTIFY and can_fortify(state, seat, cell)


def payments(state: Archmage, seat: int, spell: int) -> list[dict[str, int]]:
    """Every mix of relics that pays for a spell, penalties of Shadow included (A171 to A173, A210)."""
    found: list[dict[str, int]] = []
    spread(state, seat, SPHERES_OF[spell], COST[LEVEL[spell]], {}, found)
    return found


def spread(
    state: Archmage, seat: int, spheres: list[int], due: int, so_far: dict[str, int], found: list[dict[str, int]]
) -> None:
    if not spheres:
        if due == 0:
            found.append(so_far)
        return
    sphere = spheres[0]
    penalty = SHADOW_PENALTY if state.door[RING * seat + sphere] != NOBODY else 0
    for n in range(min(due, max(0, usable(state, seat, sphere))), -1, -1):
        mix = dict(so_far)
        if n:
            mix[RELICS[sphere]] = n + penalty
        spread(state, seat, spheres[1:], due - n, mix, found)
