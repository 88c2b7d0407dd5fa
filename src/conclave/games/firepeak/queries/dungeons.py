"""What captives are good for: to be brainwashed, or to pay for a spell."""

from __future__ import annotations

from conclave.games.firepeak.components import (
    BEING_OF,
    CAPTIVES,
    CIRCLE_MAGIC,
    CREATURES,
    GUARD,
    MAGIC_BONUS,
    NONE,
    SPOTS,
    STRENGTH,
    STRENGTHS,
)
from conclave.games.firepeak.state import ANY_STRENGTH, Firepeak


def washable(state: Firepeak, seat: int, counts: list[int], strength: int) -> bool:
    """FA14 Is there, among these, a creature of that strength with a place to go?"""
    free = state.being[SPOTS * seat + GUARD] == NONE
    for kind in range(CAPTIVES):
        if counts[kind]:
            being = BEING_OF[kind]
            if (strength == ANY_STRENGTH or STRENGTH[being] == strength) and (free or state.has_place(seat, being)):
                return True
    return False


def component(state: Firepeak, seat: int, kind: int) -> int:
    """FA55 The strength of a captive as a sacrifice for a spell."""
    strength = kind % STRENGTHS + 1
    return strength + MAGIC_BONUS if state.has_circle(seat, CIRCLE_MAGIC) else strength


def pays(state: Firepeak, seat: int, kind: int, symbol: tuple[int, int]) -> bool:
    """F76 Does a captive pay a symbol? A Titan has no clan and pays none (FA25)."""
    return kind < CREATURES and kind // STRENGTHS == symbol[0] and component(state, seat, kind) >= symbol[1]
