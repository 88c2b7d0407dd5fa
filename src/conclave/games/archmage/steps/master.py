"""Master spells (A212 to A216); Upheaval has a file of its own."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Choice
from conclave.games.archmage.components import (
    CELLS,
    KINDS_OF_SPELL,
    OBLITERATE,
    OBLITERATE_AREA,
    RING,
    RUINS,
    WARLORD,
)
from conclave.games.archmage.moves import TAINT, TEACH, Board, Sphere
from conclave.games.archmage.rules import AUTOMATON as AUTOMATON_RULE
from conclave.games.archmage.rules import CORRUPT as CORRUPT_RULE
from conclave.games.archmage.rules import NO_EFFECT
from conclave.games.archmage.state import KINDS_HELD, NOBODY, Archmage
from conclave.games.archmage.steps.effect import Effect
from conclave.games.archmage.steps.removal import remove_follower, remove_ward
from conclave.games.archmage.steps.warding import can_fortify, fortify


class Automaton(Effect):
    """A212 Whoever controls Ruins gets an Apprentice for nothing."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        if not state.held[KINDS_HELD * seat + RUINS]:
            return AUTOMATON_RULE
        return None if state.supply[seat] or state.company[seat] else NO_EFFECT

    def begin(self, state: Archmage, seat: int) -> None:
        state.then(Teach(seat))


class Teach(Choice[Archmage]):
    """A212 In which sphere. Its spell comes into the Spell Book at once, if it is not there."""

    __slots__ = ()

    def law(self) -> Rule:
        return AUTOMATON_RULE

    def candidates(self, state: Archmage) -> list[Move]:
        return list(TEACH)

    def choose(self, state: Archmage, move: Move) -> None:
        assert isinstance(move, Sphere)
        seat, sphere = self.seat, move.sphere
        state.draft(seat)
        state.pupils[KINDS_OF_SPELL * seat + sphere] += 1
        new = 0 if state.book[seat] >> sphere & 1 else 1
        state.book[seat] |= 1 << sphere
        state.tell("teaches", seat, sphere, new)


class TimeStop(Effect):
    """A216 One more Journey and Journey's End in this turn."""

    __slots__ = ()

    def begin(self, state: Archmage, seat: int) -> None:
        state.extra += 1


class Fortify(Effect):
    """A214 Wards in all Wilderness that the caster's followers hold."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        for cell in range(CELLS):
            if can_fortify(state, seat, cell):
                return None
        return NO_EFFECT

    def begin(self, state: Archmage, seat: int) -> None:
        state.tell("wards", seat, fortify(state, seat))


class Corrupt(Effect):
    """A213 An Apprentice of each opponent becomes corrupt. AS18 Alone, the Warlord loses a point."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        if state.seats == 1:
            return None
        for other in range(state.seats):
            if other != seat and can_taint(state, other):
                return None
        return CORRUPT_RULE

    def begin(self, state: Archmage, seat: int) -> None:
        if state.seats == 1:
            state.tainted += 1
            state.tell("taints", seat, WARLORD)
            return
        for turn in range(state.seats - 1, 0, -1):
            other = (seat + turn) % state.seats
            if can_taint(state, other):
                state.then(Taint(seat, other))


def can_taint(state: Archmage, victim: int) -> bool:
    """A213 Is there a clean Apprentice on the Fundamental level?"""
    base = KINDS_OF_SPELL * victim
    for sphere in range(RING):
        if state.pupils[base + sphere] > state.corrupt[base + sphere]:
            return True
    return False


class Taint(Choice[Archmage]):
    """A213 Which Apprentice of an opponent."""

    __slots__ = ("victim",)

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim: Final[int] = victim

    def law(self) -> Rule:
        return CORRUPT_RULE

    def candidates(self, state: Archmage) -> list[Move]:
        return list(TAINT[self.victim])

    def refusal(self, state: Archmage, move: Move) -> Rule | None:
        assert isinstance(move, Board)
        at = KINDS_OF_SPELL * self.victim + move.sphere
        return None if state.pupils[at] > state.corrupt[at] else CORRUPT_RULE

    def choose(self, state: Archmage, move: Move) -> None:
        assert isinstance(move, Board)
        state.corrupt[KINDS_OF_SPELL * self.victim + move.sphere] += 1
        state.tell("taints", self.seat, self.victim, move.sphere)


class Obliterate(Effect):
    """A215 All Wards and followers on the Mage's hex and beside it, one's own too. A203 Stone Skin saves followers."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        for cell in OBLITERATE_AREA[state.mage[seat]]:
            if state.ward[cell] or mortal(state, cell):
                return None
        return NO_EFFECT

    def begin(self, state: Archmage, seat: int) -> None:
        for cell in OBLITERATE_AREA[state.mage[seat]]:
            if state.ward[cell]:
                remove_ward(state, cell, OBLITERATE)
            if mortal(state, cell):
                remove_follower(state, cell, OBLITERATE)


def mortal(state: Archmage, cell: int) -> bool:
    """Does a follower stand here that no Stone Skin protects?"""
    owner = state.follower[cell]
    return owner != NOBODY and not state.stone >> owner & 1
