"""What casting a spell would be worth: what it brings, less the relics that pay for it."""

from __future__ import annotations

from conclave.games.archmage.components import (
    AROUND,
    AUTOMATON,
    CELLS,
    CHASM,
    CHASM_LENGTH,
    CORRUPT,
    COST,
    DECAY,
    DECAY_LIMIT,
    DIVINATION,
    FORTIFY,
    GATE,
    HIDDEN,
    IMPRISON,
    IMPRISON_AREA,
    KINDS_OF_LAND,
    KINDS_OF_SPELL,
    LEVEL,
    NONE,
    OBLITERATE,
    OBLITERATE_AREA,
    QUICKEN,
    QUICKEN_POINTS,
    RING,
    SHADOW,
    SPHERES_OF,
    STONE_SKIN,
    SUBJUGATE,
    TABLE,
    TIME_STOP,
    TRANSMUTE,
    TRANSMUTE_MOST,
    WELLSPRING,
)
from conclave.games.archmage.queries.plans import MOST_POINTS, Plan
from conclave.games.archmage.queries.worth import loss_of, rival_share
from conclave.games.archmage.state import NOBODY
from conclave.games.archmage.steps.advanced import chasm, no_capture
from conclave.games.archmage.steps.master import can_taint, mortal
from conclave.games.archmage.steps.payment import usable
from conclave.games.archmage.steps.warding import can_fortify

NEAR: int = 3
"""A Mage so near may attack in its next turn."""


def spending(plan: Plan, spell: int) -> float:
    """What the relics that pay for a spell are worth: always the one that is missed least."""
    state, seat, worth = plan.state, plan.seat, plan.worth
    have = [state.relics[RING * seat + relic] for relic in range(RING)]
    total = 0.0
    for _ in range(COST[LEVEL[spell]]):
        least = 1000.0
        which = -1
        for sphere in SPHERES_OF[spell]:
            if have[sphere] and usable(state, seat, sphere) > 0:
                loss = worth.stock(have[sphere], plan.left) - worth.stock(have[sphere] - 1, plan.left)
                if loss < least:
                    least = loss
                    which = sphere
        if which < 0:
            break
        have[which] -= 1
        total += least
    return total


def cast_worth(plan: Plan, spell: int, points: int, journey: float) -> float:
    """What a spell brings now, relics paid; `points` are those of a Journey that is going on."""
    return benefit(plan, spell, points, journey) - spending(plan, spell) - 0.02


def benefit(plan: Plan, spell: int, points: int, journey: float) -> float:
    state, seat, worth = plan.state, plan.seat, plan.worth
    here = state.mage[seat]
    if spell == QUICKEN:
        more = points + QUICKEN_POINTS
        return plan.best(here, more if more < MOST_POINTS else MOST_POINTS, True, here) - plan.best(
            here, points, True, here
        )
    if spell == GATE:
        return gate_worth(plan, points)
    if spell == DIVINATION:
        return divination_worth(plan, points)
    if spell == TIME_STOP:
        return journey
    if spell == AUTOMATON:
        return teaching(plan)
    if spell == TRANSMUTE:
        return exchanges(plan, TRANSMUTE_MOST)
    if spell == IMPRISON:
        best = 0.0
        for cell in IMPRISON_AREA[here]:
            if no_capture(state, seat, cell) is None:
                best = max(best, capture_worth(plan, cell))
        return best
    if spell == CHASM:
        best = 0.0
        for direction in range(RING):
            best = max(best, chasm_worth(plan, direction))
        return best
    if spell == OBLITERATE:
        total = 0.0
        for cell in OBLITERATE_AREA[here]:
            if mortal(state, cell):
                total += removal_worth(plan, cell)
        return total
    if spell == FORTIFY:
        count = 0
        for cell in range(CELLS):
            if can_fortify(state, seat, cell):
                count += 1
        return worth.ward * count if plan.left else 0.0
    if spell == CORRUPT:
        return corruption(plan)
    if spell == DECAY:
        return rot_worth(plan)
    if spell == SUBJUGATE:
        return 0.7 * plan.hired(1) if prey(plan) and state.supply[seat] else 0.0
    if spell == STONE_SKIN:
        return shelter(plan)
    if spell == SHADOW:
        return 0.15 if state.seats == 1 else 0.2 * plan.worth.feud if plan.left else 0.0
    if spell == WELLSPRING:
        return 0.05 * plan.left
    return 0.0


def gate_worth(plan: Plan, points: int) -> float:
    """The best hex to jump to, against going on from here."""
    state, seat = plan.state, plan.seat
    here = state.mage[seat]
    best = plan.best(here, points, True, here)
    now = best
    for cell in range(CELLS):
        if 0 <= state.ground[cell] < HIDDEN and not state.closed(seat, cell) and cell != here:
            there = plan.best(cell, points, True, here) - plan.losses(cell)
            if there > best:
                best = there
    return best - now


def divination_worth(plan: Plan, points: int) -> float:
    """Relics for movement points that would bring less otherwise."""
    state, seat = plan.state, plan.seat
    gains: list[float] = []
    for cell in range(CELLS):
        if state.controls(seat, cell) and 0 <= state.ground[cell] < KINDS_OF_LAND:
            gains.append(plan.relic(state.ground[cell]))
    gains.sort(reverse=True)
    here = state.mage[seat]
    now = plan.best(here, points, True, here)
    best = 0.0
    total = 0.0
    for n in range(min(points, len(gains))):
        total += gains[n]
        gain = total + plan.best(here, points - n - 1, True, here) - now
        if gain > best:
            best = gain
    return best


def teaching(plan: Plan) -> float:
    """A212 An Apprentice for nothing."""
    state, base = plan.state, KINDS_OF_SPELL * plan.seat
    for sphere in range(RING):
        if not state.pupils[base + sphere]:
            return 1.0
    return plan.worth.rise(state.keep[plan.seat] != NONE, plan.left)


def exchange_gain(plan: Plan, given: int) -> float:
    """The best that can be had for a relic."""
    state, worth = plan.state, plan.worth
    have = state.relics[RING * plan.seat + given]
    loss = worth.stock(have, plan.left) - worth.stock(have - 1, plan.left)
    best = 0.0
    for relic in range(RING):
        if relic != given:
            best = max(best, plan.relic(relic))
    return best - loss


def exchanges(plan: Plan, most: int) -> float:
    best = 0.0
    for relic in range(RING):
        if plan.state.relics[RING * plan.seat + relic]:
            best = max(best, exchange_gain(plan, relic))
    return best * most * 0.7


def removal_worth(plan: Plan, cell: int) -> float:
    """A follower is gone, one's own or somebody else's."""
    state, worth = plan.state, plan.worth
    owner = state.follower[cell]
    if owner == NOBODY:
        return 0.0
    loss = loss_of(state, worth, owner, state.ground[cell], plan.left)
    return -loss if owner == plan.seat else rival_share(state, worth, owner) * loss


def capture_worth(plan: Plan, cell: int) -> float:
    gain = removal_worth(plan, cell) + 0.1
    if cell == plan.state.mage[plan.seat]:
        gain += max(0.0, plan.holding(plan.state.ground[cell]))
    return gain


def chasm_worth(plan: Plan, direction: int) -> float:
    state = plan.state
    total = 0.0
    for cell in chasm(state, plan.seat, direction)[:CHASM_LENGTH]:
        if not state.ward[cell]:
            total += removal_worth(plan, cell)
        elif state.follower[cell] == plan.seat:
            total -= plan.worth.ward
    return total


def corruption(plan: Plan) -> float:
    state = plan.state
    if state.seats == 1:
        return 1.0
    total = 0.0
    for other in range(state.seats):
        if other != plan.seat and can_taint(state, other):
            total += 0.4 * rival_share(state, plan.worth, other)
    return total if plan.left else 0.0


def rot_worth(plan: Plan) -> float:
    """A200 The richest of the others loses what is above ten."""
    state = plan.state
    if state.seats == 1:
        return 0.3
    best = 0.0
    for other in range(state.seats):
        if other != plan.seat and not state.scored >> other & 1:
            best = max(best, 0.05 * (state.wealth(other) - DECAY_LIMIT) * rival_share(state, plan.worth, other))
    return best if plan.left else 0.0


def prey(plan: Plan) -> bool:
    """Does somebody else's follower stand here or beside the Mage?"""
    state, seat = plan.state, plan.seat
    here = state.mage[seat]
    if state.follower[here] != NOBODY and state.follower[here] != seat:
        return True
    for near in AROUND[here]:
        if state.follower[near] != NOBODY and state.follower[near] != seat:
            return True
    return False


def shelter(plan: Plan) -> float:
    """A203 Followers that another Mage, or the Warlord, could reach in the next turn."""
    state, seat = plan.state, plan.seat
    if not plan.left:
        return 0.0
    foes: list[int] = [state.warlord] if state.warlord != NONE else []
    for other in range(state.seats):
        if other != seat and not state.scored >> other & 1:
            foes.append(state.mage[other])
    count = 0
    for cell in range(CELLS):
        if state.follower[cell] == seat and not state.ward[cell]:
            for foe in foes:
                if TABLE.distance(cell, foe) <= NEAR:
                    count += 1
                    break
    return (0.12 if plan.left == 1 else 0.03) * (count if count < 4 else 4)
