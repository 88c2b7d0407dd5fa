"""What stands behind a roll, side by side: who contends, the die, and everything that is added to it.

A side is a row of figures: seat, spot, being, die, and then the terms in the order of `TERMS`. The last contest that was
decided lies in `state.duel`, for everybody to look at; no rule asks for it.
"""

from __future__ import annotations

from typing import Final

from conclave.games.firepeak.components import (
    AURA_BONUS,
    AURA_RESISTANCE,
    AURA_STEALTH,
    AURA_STRENGTH,
    CLER,
    GAIA,
    GUARD,
    LEVEL,
    LEVEL_BONUS,
    NONE,
    POWER_BONUS,
    SPOTS,
    TOP_LEVEL,
)
from conclave.games.firepeak.state import Firepeak
from conclave.games.firepeak.steps.dice import OTHER, OWN

TERMS: Final = ["strength", "level", "aura", "power", "guard", "guile", "fortune"]
FIRST_TERM: Final = 4
CONTESTS: Final = ["capture", "touch", "raid", "brainwash", "conversion"]
CAPTURE: Final = 0
TOUCH: Final = 1
RAID: Final = 2
BRAINWASH: Final = 3
CONVERSION: Final = 4

Side = tuple[int, ...]


def attacker(state: Firepeak, seat: int, spot: int) -> Side:
    """F57, F99, F100."""
    at = SPOTS * seat + spot
    aura = AURA_BONUS * state.auras_on(seat, spot, AURA_STRENGTH)
    return (seat, spot, state.being[at], state.dice[OWN], state.might[at], 0, aura, 0, 0, 0, state.luck)


def defender(state: Firepeak, owner: int, spot: int) -> Side:
    """F58, F94, F97."""
    at = SPOTS * owner + spot
    level = LEVEL_BONUS if spot != GUARD and LEVEL[spot] == TOP_LEVEL else 0
    aura = AURA_BONUS * state.auras_on(owner, spot, AURA_RESISTANCE)
    power = POWER_BONUS if state.switches.clan_powers and state.clan[at] == GAIA else 0
    return (owner, spot, state.being[at], state.dice[OTHER], state.might[at], level, aura, power, 0, 0, 0)


def raider(state: Firepeak, seat: int, spot: int, aid: int) -> Side:
    """F66, F90, F98, F100; `aid` is the guard's strength that a Stone Spirit lends (F126)."""
    at = SPOTS * seat + spot
    aura = AURA_BONUS * state.auras_on(seat, spot, AURA_STEALTH)
    power = POWER_BONUS if state.switches.clan_powers and state.clan[at] == CLER else 0
    return (seat, spot, state.being[at], state.dice[OWN], state.might[at], 0, aura, power, aid, 0, state.luck)


def watch(state: Firepeak, owner: int) -> Side:
    """F66 The guard, or nobody."""
    at = SPOTS * owner + GUARD
    return (owner, GUARD, state.being[at], state.dice[OTHER], state.might[at], 0, 0, 0, 0, 0, 0)


def alone(state: Firepeak, seat: int, spot: int, guile: int) -> Side:
    """F62, F91, F100, F101 Who rolls against a strength."""
    return (seat, spot, NONE, state.dice[OWN], 0, 0, 0, 0, 0, guile, state.luck)


def total(side: Side, factor: int = 1) -> int:
    """The die and all that is added to it."""
    sum = factor * side[FIRST_TERM - 1]
    for nth in range(FIRST_TERM, len(side)):
        sum += side[nth]
    return sum
