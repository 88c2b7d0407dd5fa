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


# The terms, each decided here alone


def attacking_aura(state: Firepeak, seat: int, spot: int) -> int:
    """F99."""
    return AURA_BONUS * state.auras_on(seat, spot, AURA_STRENGTH)


def level_bonus(spot: int) -> int:
    """F58, FA10."""
    return LEVEL_BONUS if spot != GUARD and LEVEL[spot] == TOP_LEVEL else 0


def defending_aura(state: Firepeak, owner: int, spot: int) -> int:
    """F97."""
    return AURA_BONUS * state.auras_on(owner, spot, AURA_RESISTANCE)


def defending_power(state: Firepeak, owner: int, spot: int) -> int:
    """F94."""
    return POWER_BONUS if state.switches.clan_powers and state.clan[SPOTS * owner + spot] == GAIA else 0


def raiding_aura(state: Firepeak, seat: int, spot: int) -> int:
    """F98."""
    return AURA_BONUS * state.auras_on(seat, spot, AURA_STEALTH)


def raiding_power(state: Firepeak, seat: int, spot: int) -> int:
    """F90."""
    return POWER_BONUS if state.switches.clan_powers and state.clan[SPOTS * seat + spot] == CLER else 0


# What each side adds to its die, but for the Circle of Fortune


def attack_sum(state: Firepeak, seat: int, spot: int) -> int:
    """What an attacker adds."""
    return state.might[SPOTS * seat + spot] + attacking_aura(state, seat, spot)


def defence_sum(state: Firepeak, owner: int, spot: int) -> int:
    """What a defender adds."""
    bonus = level_bonus(spot) + defending_aura(state, owner, spot) + defending_power(state, owner, spot)
    return state.might[SPOTS * owner + spot] + bonus


def raid_sum(state: Firepeak, seat: int, spot: int, aid: int) -> int:
    """What a raider adds; `aid` is the guard's strength that a Stone Spirit lends (F126)."""
    return state.might[SPOTS * seat + spot] + raiding_aura(state, seat, spot) + raiding_power(state, seat, spot) + aid


def watch_sum(state: Firepeak, owner: int) -> int:
    """F66 What the owner of a dungeon adds: the guard's strength, nothing without a guard."""
    return state.might[SPOTS * owner + GUARD]


# The sides with their dice


def attacker(state: Firepeak, seat: int, spot: int) -> Side:
    """F57, F100."""
    at = SPOTS * seat + spot
    aura = attacking_aura(state, seat, spot)
    return (seat, spot, state.being[at], state.dice[OWN], state.might[at], 0, aura, 0, 0, 0, state.luck)


def defender(state: Firepeak, owner: int, spot: int) -> Side:
    """F57."""
    at = SPOTS * owner + spot
    aura = defending_aura(state, owner, spot)
    power = defending_power(state, owner, spot)
    return (owner, spot, state.being[at], state.dice[OTHER], state.might[at], level_bonus(spot), aura, power, 0, 0, 0)


def raider(state: Firepeak, seat: int, spot: int, aid: int) -> Side:
    """F66, F100."""
    at = SPOTS * seat + spot
    aura = raiding_aura(state, seat, spot)
    power = raiding_power(state, seat, spot)
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
