"""How good the answers to the small questions are: what to pay, to give, to take, whom to hit."""

from __future__ import annotations

from conclave.engine.moves import Move
from conclave.games.archmage.components import (
    BEYOND,
    KINDS_OF_SPELL,
    NONE,
    PARENTS,
    RING,
    SHADOW_PENALTY,
    SPHERES_OF,
)
from conclave.games.archmage.moves import (
    CLEAN,
    DISCARD,
    DOOR,
    GIVE,
    INITIATE,
    PAY,
    TAINT,
    TAKE_FOLLOWER,
    TEACH,
    TRADE,
    WARDS,
    Board,
    Cell,
    Direction,
    Other,
    Spell,
    Sphere,
)
from conclave.games.archmage.queries.magic import capture_worth, chasm_worth, exchange_gain
from conclave.games.archmage.queries.plans import MOST_POINTS, Plan
from conclave.games.archmage.queries.worth import promotion_gain
from conclave.games.archmage.state import NOBODY
from conclave.games.archmage.steps.advanced import Capture, ChasmDirection, GateTarget
from conclave.games.archmage.steps.fundamental import DecayRelics, Exchange
from conclave.games.archmage.steps.promotion import WhichApprentice


def answer_worth(plan: Plan, move: Move) -> float:
    """How good an answer is, on the scale of points; doing nothing is 0."""
    if isinstance(move, Sphere):
        return sphere_worth(plan, move)
    if isinstance(move, Spell):
        return rise_worth(plan, move.spell)
    if isinstance(move, Cell):
        return cell_worth(plan, move.cell)
    if isinstance(move, Board):
        return board_worth(plan, move)
    if isinstance(move, Direction):
        return direction_worth(plan, move.direction)
    if isinstance(move, Other):
        return float(plan.state.wealth(move.other)) + 2.0 * plan.state.total(move.other)
    if move is TAKE_FOLLOWER:
        return plan.hired(1)
    if move is WARDS:
        return plan.wards(plan.state.mage[plan.seat])
    step = plan.state.agenda[-1]
    if isinstance(step, WhichApprentice):
        return 1.0 if (move is CLEAN) == (step.first != 1) else 0.0
    return 0.0


def sphere_worth(plan: Plan, move: Sphere) -> float:
    """Relics given and taken, lessons, planets."""
    state, seat, sphere = plan.state, plan.seat, move.sphere
    step = state.agenda[-1]
    if move is PAY[sphere]:
        if state.door[RING * seat + sphere] == NOBODY:
            return -loss(plan, seat, sphere, 1)
        return 0.2 - loss(plan, seat, sphere, 1 + SHADOW_PENALTY)
    if move is GIVE[sphere]:
        if isinstance(step, Exchange):
            return exchange_gain(plan, sphere) - 0.02
        return -loss(plan, seat, sphere, 1)
    if move is DISCARD[sphere] and isinstance(step, DecayRelics):
        return loss(plan, step.victim, sphere, 1)
    if move is TRADE[sphere] or move is INITIATE[sphere]:
        return plan.lesson(sphere, 1)
    if move is TEACH[sphere]:
        return 1.0 / (1.0 + state.pupils[KINDS_OF_SPELL * seat + sphere])
    return plan.relic(sphere)


def loss(plan: Plan, owner: int, relic: int, n: int) -> float:
    """What a seat's last relics of a kind are worth to it."""
    have = plan.state.relics[RING * owner + relic]
    left = plan.left if owner == plan.seat else plan.state.rest(owner)
    return plan.worth.stock(have, left) - plan.worth.stock(have - n, left)


def rise_worth(plan: Plan, spell: int) -> float:
    """A promotion."""
    base = KINDS_OF_SPELL * plan.seat
    one, two = PARENTS[spell]
    pupils = plan.state.pupils[base : base + KINDS_OF_SPELL]
    return promotion_gain(pupils, spell, one, two) + 0.02 + plan.hired(1)


def cell_worth(plan: Plan, cell: int) -> float:
    """Where a spell is aimed."""
    state, seat = plan.state, plan.seat
    step = state.agenda[-1]
    if isinstance(step, GateTarget):
        points = state.points if state.points < MOST_POINTS else MOST_POINTS
        return plan.best(cell, points, True, cell) - plan.losses(cell)
    if isinstance(step, Capture):
        return capture_worth(plan, cell)
    return -0.1 if state.follower[cell] == seat else -0.05


def board_worth(plan: Plan, move: Board) -> float:
    """A doorway, or an Apprentice, of somebody else: of the leader, and where it hurts."""
    state, other, sphere = plan.state, move.other, move.sphere
    lead = 0.1 * state.total(other)
    if move is DOOR[other][sphere]:
        uses = 0
        for spell in range(KINDS_OF_SPELL):
            if state.book[other] >> spell & 1 and sphere in SPHERES_OF[spell]:
                uses += 1
        return lead + 0.2 * uses + 0.02 * state.relics[RING * other + sphere]
    if move is TAINT[other][sphere]:
        base = KINDS_OF_SPELL * other
        beside = state.pupils[base + (sphere + 1) % RING] + state.pupils[base + (sphere - 1) % RING]
        return lead + 0.1 * beside
    return lead


def direction_worth(plan: Plan, direction: int) -> float:
    """Where a Chasm runs, or the Warlord goes: best where one has nobody."""
    state, seat = plan.state, plan.seat
    if isinstance(state.agenda[-1], ChasmDirection):
        return chasm_worth(plan, direction)
    cell = state.warlord
    total = 0.0
    for _ in range(3):
        cell = BEYOND[cell][direction]
        if cell == NONE or state.ground[cell] == NONE:
            return total - 0.05
        if state.follower[cell] == seat:
            total -= 1.0
    return total
