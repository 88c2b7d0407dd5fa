"""How a match of Archmage stands where a turn begins: figures about every seat, and what they tell about who will win."""

from __future__ import annotations

from typing import Final

from conclave.engine.forecast import Forecast, Weights
from conclave.games.archmage.components import (
    CAMP,
    CELLS,
    CENTRE,
    FUNDAMENTAL,
    JOURNEY_POINTS,
    KINDS_OF_LAND,
    KINDS_OF_SPELL,
    LEVEL,
    MASTER,
    NONE,
    OVALS,
    POINTS,
    RING,
    SPELLS,
    TABLE,
    TOWN,
)
from conclave.games.archmage.queries.plans import Plan
from conclave.games.archmage.queries.worth import Worth, promotions, rivals
from conclave.games.archmage.state import KINDS_HELD, NOBODY, Archmage

NAMES: Final = [
    "points", "turns", "plan", "lands", "lead", "hexes", "towns", "camps", "wards", "doubles", "doubles_tower", "rise",
    "rise_tower", "freed", "tainted", "few", "team", "crowd", "supply", "odd", "pair", "second_pair", "third_pair", "heap",
    "doors", "tower", "tower_far", *SPELLS,
]  # fmt: skip
WEIGHTS: Final[Weights] = {
    "points": (0.353, 0.918),
    "turns": (0.928, 0.540),
    "plan": (-0.065, 0.275),
    "lands": (-0.419, -0.452),
    "lead": (-0.082, -0.058),
    "hexes": (0.538, 0.070),
    "towns": (0.526, 0.684),
    "camps": (1.255, -0.070),
    "wards": (0.123, 0.005),
    "doubles": (0.255, -0.047),
    "doubles_tower": (0.682, 0.181),
    "rise": (-0.116, 0.246),
    "rise_tower": (0.123, 0.140),
    "freed": (-0.147, 0.082),
    "tainted": (-0.064, -0.211),
    "few": (0.259, 0.222),
    "team": (0.434, -0.005),
    "crowd": (0.312, -0.191),
    "supply": (0.350, -0.136),
    "odd": (0.004, 0.090),
    "pair": (0.059, 0.202),
    "second_pair": (0.137, 0.057),
    "third_pair": (0.135, -0.158),
    "heap": (0.053, 0.002),
    "doors": (-0.345, 0.008),
    "tower": (0.853, 1.649),
    "tower_far": (-0.379, -0.062),
    "vines": (0.155, -0.093),
    "transmute": (0.378, -0.058),
    "quicken": (0.424, 0.083),
    "stone_skin": (0.570, 0.286),
    "decay": (0.572, -0.304),
    "subjugate": (0.375, -0.041),
    "wellspring": (0.137, -0.030),
    "gate": (0.570, 0.013),
    "divination": (-0.265, -0.070),
    "shadow": (-0.264, -0.239),
    "imprison": (-0.042, 0.029),
    "chasm": (0.250, 0.004),
    "upheaval": (-0.240, -0.074),
    "automaton": (1.976, 0.070),
    "time_stop": (1.970, 0.298),
    "fortify": (-0.709, 0.233),
    "corrupt": (-0.078, -0.321),
    "obliterate": (-0.320, 0.130),
}
SOON: Final = 3
"""What is still to be used counts less when fewer turns are left."""
FEW: Final = 3
"""The first followers of a Company, and so many more, count for themselves."""
ENOUGH: Final = 6
"""Relics of a kind beyond these are a heap."""
BESIDE: Final = 3
"""So many Apprentices beside another at a place can be of use."""


def turns(state: Archmage, seat: int) -> int:
    """The turns that a seat still has; one that begins just now is among them."""
    seats = state.seats
    played = (seat - state.starter) % seats < (state.turn - state.starter) % seats
    return sum(OVALS[seats]) + 2 - state.round - (1 if played else 0)


def progress(state: Archmage) -> float:
    """How far the match is, from 0 to 1."""
    return state.round / (sum(OVALS[state.seats]) + 1.0)


def figures(state: Archmage, worth: Worth, seat: int) -> list[float]:
    """What counts about a seat, in the order of NAMES. Whoever has counted has points, and nothing else any more."""
    if state.scored >> seat & 1:
        counted = [0.0] * len(NAMES)
        counted[0] = float(state.total(seat))
        return counted
    left = turns(state, seat)
    soon = (left if left < SOON else SOON) / SOON
    here = state.mage[seat]
    taught, school = schooled(state, seat)
    ruled, land = landed(state, seat, left, soon)
    found = [taught + ruled, float(left), Plan(state, seat, worth).best(here, JOURNEY_POINTS, True, here)]
    found.extend(land)
    found.extend(school)
    found.extend(stocked(state, seat, soon))
    keep = state.keep[seat]
    found.append(0.0 if keep == NONE else 1.0)
    found.append(0.0 if keep == NONE else float(TABLE.distance(keep, CENTRE)))
    for spell in range(KINDS_OF_SPELL * seat, KINDS_OF_SPELL * (seat + 1)):
        found.append(1.0 if state.pupils[spell] else 0.0)
    return found


def schooled(state: Archmage, seat: int) -> tuple[float, list[float]]:
    """The points of the places where Apprentices stand, and what more there is to say of them."""
    base = KINDS_OF_SPELL * seat
    points = 0.0
    doubles = 0.0
    tainted = 0.0
    for spell in range(KINDS_OF_SPELL):
        n = state.pupils[base + spell]
        if n:
            level = LEVEL[spell]
            points += POINTS[level]
            if level != MASTER:
                doubles += POINTS[level] * (n - 1 if n <= BESIDE else BESIDE)
            if level == FUNDAMENTAL:
                tainted += state.corrupt[base + spell]
            else:
                points -= state.corrupt[base + spell]
    rise, freed = promotions(state.pupils, base)
    tower = 0.0 if state.keep[seat] == NONE else 1.0
    return points, [doubles, tower * doubles, rise, tower * rise, float(freed), tainted]


def landed(state: Archmage, seat: int, left: int, soon: float) -> tuple[float, list[float]]:
    """The points for majorities as they stand, and what more there is to say of the land that a seat holds."""
    held = KINDS_HELD * seat
    points = 0.0
    lead = 0.0
    hexes = 0
    for land in range(KINDS_OF_LAND):
        own = state.held[held + land]
        if own:
            hexes += own
            best, second = rivals(state, seat, land)
            points += 2.0 if own > best else 1.0 if own == best and own > second else 0.0
            by = float(own - best)
            lead += by / (1.0 + abs(by))
    wards = 0
    for cell in range(CELLS):
        if state.ward[cell] and state.follower[cell] == seat:
            wards += 1
    long = left / sum(OVALS[state.seats])
    towns = long * state.held[held + TOWN]
    return points, [points, lead, long * hexes, towns, long * state.held[held + CAMP], soon * wards]


def stocked(state: Archmage, seat: int, soon: float) -> list[float]:
    """What lies ready: followers and relics."""
    company = state.company[seat]
    few = company if company < FEW else FEW
    team = company - few if company < 2 * FEW else FEW
    odd = 0
    pairs = [0, 0, 0]
    heap = 0
    doors = 0
    for relic in range(RING * seat, RING * (seat + 1)):
        n = state.relics[relic]
        odd += n & 1
        for i in range(len(pairs)):
            if n >= 2 * i + 2:
                pairs[i] += 1
        if n > ENOUGH:
            heap += n - ENOUGH
        if state.door[relic] != NOBODY:
            doors += 1
    amounts = [few, team, company - few - team, state.supply[seat], odd, *pairs, heap, doors]
    return [soon * n for n in amounts]


FORECAST: Final = Forecast(WEIGHTS)
ALONE: Final = Forecast({"own": (0.413, 0.413), "warlord": (-0.175, -0.536), "evenly": (-3.782, 5.930)})
"""Against the Warlord: what the own figures come to, his points as they stand, and what he has still to gain."""
