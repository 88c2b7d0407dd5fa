"""The Warlord's turn (AS4 to AS13, AS18): two dice, a march, a fire."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Chance, Choice, EvenChance, Step
from conclave.games.archmage.components import (
    BEYOND,
    BLOOD,
    CHASM_TOKEN,
    HIDDEN,
    MARCH,
    NO_TOKEN,
    NONE,
    RING,
    WARLORD,
    WELLSPRING_RELICS,
    WELLSPRING_TOKEN,
)
from conclave.games.archmage.moves import COMPASS, PACE, Direction, Face, Number
from conclave.games.archmage.rules import GUIDING
from conclave.games.archmage.state import NOBODY, Archmage
from conclave.games.archmage.steps.exploring import Unknown

ALONE: Final = 0
"""The only player there is."""
BY_HIMSELF: Final = 0
BY_FIRE: Final = 1


class WarlordTurn(Step[Archmage]):
    """AS5 Both dice are rolled, he marches, he inflames. AS18 Under Shadow the player says where to."""

    __slots__ = ()

    def run(self, state: Archmage) -> None:
        state.then(GUIDE if state.guided else ROLL_COMPASS, ROLL_MARCH)
        state.guided = False


class RollCompass(EvenChance[Archmage]):
    """AS2 The direction die."""

    __slots__ = ()

    def outcomes(self, state: Archmage) -> list[Move]:
        return list(COMPASS)

    def happen(self, state: Archmage, outcome: Move) -> None:
        assert isinstance(outcome, Direction)
        state.compass = outcome.direction
        state.tell("compass", ALONE, outcome.direction)


class GuideWarlord(Choice[Archmage]):
    """AS18 The player chooses his direction."""

    __slots__ = ()

    def law(self) -> Rule:
        return GUIDING

    def candidates(self, state: Archmage) -> list[Move]:
        return list(COMPASS)

    def choose(self, state: Archmage, move: Move) -> None:
        assert isinstance(move, Direction)
        state.compass = move.direction
        state.tell("compass", ALONE, move.direction, 1)


class RollMarch(Chance[Archmage]):
    """AS2 The march die. AS18 Decay makes the march shorter; without a step left he neither moves nor inflames."""

    __slots__ = ()

    def outcomes(self, state: Archmage) -> list[Move]:
        return list(PACE.values())

    def weights(self, state: Archmage) -> list[int]:
        return [MARCH.count(n) for n in PACE]

    def happen(self, state: Archmage, outcome: Move) -> None:
        assert isinstance(outcome, Number)
        steps = max(0, outcome.n - state.shorter)
        state.shorter = 0
        state.tell("march", ALONE, outcome.n, steps)
        if steps == 0:
            state.tell("warlord_rests", ALONE)
        elif march(state, steps):
            inflame(state)


def forbidden(state: Archmage, cell: int) -> bool:
    """AS6 Off the land, in the Ruined City, or where the Mage or its tower stands."""
    return cell == NONE or state.ground[cell] == NONE or state.city(cell) or state.barred[cell] != 0


def march(state: Archmage, steps: int) -> bool:
    """AS6 to AS10 Step by step; does he inflame in the end?"""
    while steps:
        cell = ahead(state)
        if cell == NONE:
            return True
        toll = state.toll[cell]
        if toll > steps:
            return True
        if state.ward[cell]:
            state.ward[cell] = 0
            state.tell("warlord_unwards", ALONE, cell, BY_HIMSELF)
            return False
        steps -= toll
        if state.follower[cell] == ALONE and not state.stone:
            slay(state, cell, BY_HIMSELF)
        state.barred[state.warlord] &= ~(1 << WARLORD)
        state.warlord = cell
        state.barred[cell] |= 1 << WARLORD
        state.tell("marches", ALONE, cell, state.ground[cell])
        if state.token[cell] == WELLSPRING_TOKEN:
            state.earn(ALONE, state.ground[cell], WELLSPRING_RELICS)
        elif state.token[cell] == CHASM_TOKEN:
            state.lay_token(cell, NO_TOKEN, NOBODY)
            state.tell("warlord_sinks", ALONE, cell)
            return False
    return True


def ahead(state: Archmage) -> int:
    """AS6 The next hex in his direction; where it is forbidden he turns clockwise. NONE if there is none at all."""
    for turn in range(RING):
        direction = (state.compass + turn) % RING
        cell = BEYOND[state.warlord][direction]
        if not forbidden(state, cell):
            if turn:
                state.compass = direction
                state.tell("turns", ALONE, direction)
            return cell
    return NONE


def slay(state: Archmage, cell: int, how: int) -> None:
    """AS9, AS12 The follower goes to the Supply, and the player gains Blood."""
    state.kill(cell)
    blood = state.room(ALONE, BLOOD, 1)
    state.gain(ALONE, BLOOD)
    state.tell("warlord_kills", ALONE, cell, how, blood)


def fireproof(state: Archmage, cell: int) -> bool:
    """AS18 A Wellspring lies there."""
    return state.token[cell] == WELLSPRING_TOKEN


def inflame(state: Archmage) -> None:
    """AS11 His hex burns. AS12 If it burns already, the fire spreads."""
    here = state.warlord
    if state.follower[here] == WARLORD:
        spread(state)
    elif state.ground[here] >= HIDDEN:
        state.then(Kindle(here, BY_HIMSELF))
    elif state.follower[here] == NOBODY and not fireproof(state, here):
        kindle(state, here, BY_HIMSELF)


def spread(state: Archmage) -> None:
    """AS12 To the first neighbouring hex, clockwise from his direction, that can burn."""
    for turn in range(RING):
        cell = BEYOND[state.warlord][(state.compass + turn) % RING]
        if forbidden(state, cell) or state.follower[cell] == WARLORD or fireproof(state, cell):
            continue
        if state.ward[cell]:
            state.ward[cell] = 0
            state.tell("warlord_unwards", ALONE, cell, BY_FIRE)
        elif state.follower[cell] == NOBODY or not state.stone:
            if state.follower[cell] != NOBODY:
                slay(state, cell, BY_FIRE)
            if state.ground[cell] >= HIDDEN:
                state.then(Kindle(cell, BY_FIRE))
            else:
                kindle(state, cell, BY_FIRE)
        return


def kindle(state: Archmage, cell: int, how: int) -> None:
    """AS13 An Inflame token, as long as there is one."""
    if state.flames:
        state.flames -= 1
        state.occupy(cell, WARLORD)
        state.tell("inflames", ALONE, cell, how)


class Kindle(Unknown):
    """AS11 A hex is turned up for the fire, without a bonus for anybody."""

    __slots__ = ("how",)

    def __init__(self, cell: int, how: int) -> None:
        super().__init__(cell)
        self.how: Final[int] = how

    def happen(self, state: Archmage, outcome: Move) -> None:
        assert isinstance(outcome, Face)
        self.turn_up(state, outcome.face)
        state.tell("turned_up", ALONE, self.cell, outcome.face)
        kindle(state, self.cell, self.how)


WARLORD_TURN: Final = WarlordTurn()
ROLL_COMPASS: Final = RollCompass()
ROLL_MARCH: Final = RollMarch()
GUIDE: Final = GuideWarlord(ALONE)
