"""Casting spells (A170 to A179): which of them, and what follows."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Step, Verb
from conclave.games.archmage.components import (
    AUTOMATON,
    CHASM,
    CORRUPT,
    COST,
    DECAY,
    DIVINATION,
    FORTIFY,
    GATE,
    IMPRISON,
    JOURNEY,
    KINDS_OF_SPELL,
    LEVEL,
    MOST_SEATS,
    OBLITERATE,
    QUICKEN,
    SHADOW,
    STONE_SKIN,
    SUBJUGATE,
    TIME_STOP,
    TRANSMUTE,
    UPHEAVAL,
    VINES,
    WELLSPRING,
)
from conclave.games.archmage.moves import CAST, Spell
from conclave.games.archmage.rules import IN_THE_JOURNEY, KNOWN_LATER, KNOWN_SPELLS, NO_MORE_SPELLS, ONCE_A_TURN
from conclave.games.archmage.state import Archmage
from conclave.games.archmage.steps.advanced import Chasm, Divination, Gate, Imprison, Shadow, Wellspring
from conclave.games.archmage.steps.effect import Effect
from conclave.games.archmage.steps.fundamental import Decay, Quicken, StoneSkin, Subjugate, Transmute, Vines
from conclave.games.archmage.steps.master import Automaton, Corrupt, Fortify, Obliterate, TimeStop
from conclave.games.archmage.steps.payment import collect, no_payment
from conclave.games.archmage.steps.upheaval import Upheaval


def _effects() -> list[Effect]:
    found: dict[int, Effect] = {
        VINES: Vines(),
        TRANSMUTE: Transmute(),
        QUICKEN: Quicken(),
        STONE_SKIN: StoneSkin(),
        DECAY: Decay(),
        SUBJUGATE: Subjugate(),
        WELLSPRING: Wellspring(),
        GATE: Gate(),
        DIVINATION: Divination(),
        SHADOW: Shadow(),
        IMPRISON: Imprison(),
        CHASM: Chasm(),
        UPHEAVAL: Upheaval(),
        AUTOMATON: Automaton(),
        TIME_STOP: TimeStop(),
        FORTIFY: Fortify(),
        CORRUPT: Corrupt(),
        OBLITERATE: Obliterate(),
    }
    return [found[spell] for spell in range(KINDS_OF_SPELL)]


EFFECTS: Final = _effects()
"""By spell."""
OF_THE_JOURNEY: Final[list[bool]] = [spell in (QUICKEN, GATE, DIVINATION, SUBJUGATE) for spell in range(KINDS_OF_SPELL)]
"""The spells that belong to the Journey (A179)."""


def no_cast(state: Archmage, seat: int, spell: int) -> Rule | None:
    """Why a spell cannot be cast now."""
    if not state.book[seat] >> spell & 1:
        return not_known(state, seat, spell)
    if state.cast[seat] >> spell & 1:
        return ONCE_A_TURN
    if OF_THE_JOURNEY[spell] and state.phase != JOURNEY:
        return IN_THE_JOURNEY
    rule = no_payment(state, seat, spell)
    return EFFECTS[spell].barred(state, seat) if rule is None else rule


def not_known(state: Archmage, seat: int, spell: int) -> Rule:
    """A53 Without an Apprentice there is no spell. A55 One of this turn brings it in the next Preparation; A183 after the last
    turn there is none."""
    if not state.pupils[KINDS_OF_SPELL * seat + spell]:
        return KNOWN_SPELLS
    return KNOWN_LATER if state.rest(seat) else NO_MORE_SPELLS


class Cast(Verb[Archmage]):
    """A170 A spell of the Spell Book, in the Journey and in Journey's End. A176 Its card goes above the Mantle."""

    __slots__ = ()

    def candidates(self, state: Archmage, seat: int) -> list[Move]:
        book = state.book[seat]
        if not book:
            return []
        return [CAST[spell] for spell in range(KINDS_OF_SPELL) if book >> spell & 1]

    def refusal(self, state: Archmage, seat: int, move: Move) -> Rule | None:
        assert isinstance(move, Spell)
        return no_cast(state, seat, move.spell)

    def do(self, state: Archmage, seat: int, move: Move) -> None:
        assert isinstance(move, Spell)
        spell = move.spell
        state.cast[seat] |= 1 << spell
        state.tell("casts", seat, spell)
        state.then(ENACT[KINDS_OF_SPELL * seat + spell])
        collect(state, seat, spell, COST[LEVEL[spell]])


class Enact(Step[Archmage]):
    """A175 The spell is paid for, and takes effect."""

    __slots__ = ("seat", "spell")

    def __init__(self, seat: int, spell: int) -> None:
        self.seat: Final[int] = seat
        self.spell: Final[int] = spell

    def run(self, state: Archmage) -> None:
        EFFECTS[self.spell].begin(state, self.seat)


CASTING: Final = Cast(CAST)
ENACT: Final = [Enact(seat, spell) for seat in range(MOST_SEATS) for spell in range(KINDS_OF_SPELL)]
