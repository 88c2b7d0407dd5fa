"""Trials of moves, swaps and departures: what would be broken after them. The structure is as before when they are over."""

from __future__ import annotations

from conclave.engine.rules import Rule
from conclave.games.firepeak.components import GUARD, NONE, SPOTS
from conclave.games.firepeak.rules import FREE_POSITIONS, ONE_GUARD
from conclave.games.firepeak.state import Firepeak


def unmovable(state: Firepeak, seat: int, here: int, there: int) -> Rule | None:
    """The rule that would be broken after the creature has gone from here to a free place there (F70)."""
    if there == GUARD:
        if state.being[SPOTS * seat + GUARD] != NONE:
            return ONE_GUARD
    elif state.being[SPOTS * seat + there] != NONE:
        return FREE_POSITIONS
    return after_exchange(state, seat, here, there)


def after_exchange(state: Firepeak, seat: int, here: int, there: int) -> Rule | None:
    """The rule that would be broken after two spots have exchanged what lies there."""
    state.exchange(seat, here, there)
    rule: Rule | None = None
    if there != GUARD and state.being[SPOTS * seat + there] != NONE:
        rule = state.fault(seat, there)
    if rule is None:
        rule = state.unsound(seat)
    state.exchange(seat, here, there)
    return rule


def unsound_without(state: Firepeak, seat: int, spot: int) -> Rule | None:
    """The rule that would be broken after the creature has left its spot (F73)."""
    if spot == GUARD:
        return None
    at = SPOTS * seat + spot
    being, charms = state.being[at], state.charms[at]
    state.being[at] = NONE
    state.charms[at] = 0
    state.reckon(seat)
    rule = state.unsound(seat)
    state.being[at] = being
    state.charms[at] = charms
    state.reckon(seat)
    return rule
