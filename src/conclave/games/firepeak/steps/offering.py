"""Sacrifices from the own dungeon, F75, F76, F86; and drawing spells, F87."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.secrets import bit
from conclave.engine.steps import Choice, EvenChance, Step
from conclave.games.firepeak.components import (
    BEING_OF,
    CAPTIVES,
    CREATURES,
    FIRST_SPELL_KIND,
    KINDS_OF_CLAN,
    KINDS_OF_SPELL,
    RESEARCH_COST,
    SPELL_BACK,
    STRENGTHS,
)
from conclave.games.firepeak.moves import GIVE, LEARN, MORE, NO, Creature, Spell
from conclave.games.firepeak.queries.dungeons import pays, washable
from conclave.games.firepeak.rules import DAWN_SPELL, GRANTED, RESEARCH, SACRIFICES
from conclave.games.firepeak.state import ANY_STRENGTH, BOOK, Firepeak, Wanting
from conclave.games.firepeak.steps.loss import give_up

PAIRS: Final = [[(clan, 1)] * RESEARCH_COST for clan in range(KINDS_OF_CLAN)]
"""What research costs (F86)."""


def payable(
    state: Firepeak, seat: int, counts: list[int], symbols: list[tuple[int, int]], nth: int, spare: bool
) -> bool:
    """F76 Can the symbols from the nth on be paid, each by a creature of its own? `spare` asks that somebody is left who can
    be brainwashed (FA30)."""
    if nth == len(symbols):
        return not spare or washable(state, seat, counts, ANY_STRENGTH)
    first = symbols[nth][0] * STRENGTHS
    for kind in range(first, first + STRENGTHS):
        if counts[kind] and pays(state, seat, kind, symbols[nth]):
            counts[kind] -= 1
            found = payable(state, seat, counts, symbols, nth + 1, spare)
            counts[kind] += 1
            if found:
                return True
    return False


class Offering(Wanting):
    """F75 A sacrifice is laid on the discard pile, one symbol after the other."""

    __slots__ = ("nth", "spare", "symbols")

    def __init__(self, seat: int, symbols: list[tuple[int, int]], nth: int, spare: bool) -> None:
        super().__init__(seat)
        self.symbols: Final[list[tuple[int, int]]] = symbols
        self.nth: Final[int] = nth
        self.spare: Final[bool] = spare

    def law(self) -> Rule:
        return RESEARCH if self.symbols == PAIRS[self.symbols[0][0]] else SACRIFICES

    def wants(self, state: Firepeak) -> list[list[int]]:
        found: list[list[int]] = []
        for nth in range(self.nth, len(self.symbols)):
            found.append([kind for kind in range(CREATURES) if pays(state, self.seat, kind, self.symbols[nth])])
        if self.spare:
            found.append([kind for kind in range(CAPTIVES) if state.has_place(self.seat, BEING_OF[kind])])
        return found

    def candidates(self, state: Firepeak) -> list[Move]:
        counts = state.captives(self.seat)
        first = self.symbols[self.nth][0] * STRENGTHS
        return [GIVE[kind] for kind in range(first, first + STRENGTHS) if counts[kind]]

    def refusal(self, state: Firepeak, move: Move) -> Rule | None:
        assert isinstance(move, Creature)
        if not pays(state, self.seat, move.kind, self.symbols[self.nth]):
            return SACRIFICES
        counts = state.captives(self.seat)
        counts[move.kind] -= 1
        if payable(state, self.seat, counts, self.symbols, self.nth + 1, self.spare):
            return None
        return GRANTED if self.spare else SACRIFICES

    def choose(self, state: Firepeak, move: Move) -> None:
        assert isinstance(move, Creature)
        give_up(state, self.seat, move.kind)
        if self.nth + 1 < len(self.symbols):
            state.then(Offering(self.seat, self.symbols, self.nth + 1, self.spare))


class Study(Step[Firepeak]):
    """F87, FA52 A spell is drawn; if none is left the discarded ones are shuffled first; if there are none either, nothing."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def run(self, state: Firepeak) -> None:
        if not state.secrets.left(SPELL_BACK) and state.spent:
            for spell in range(KINDS_OF_SPELL):
                if state.spent >> spell & 1:
                    state.secrets.pile[FIRST_SPELL_KIND + spell] += 1
            state.spent = 0
            state.tell("spells_shuffled", self.seat)
        if state.secrets.left(SPELL_BACK):
            state.then(DrawSpell(self.seat))


class DawnGift(Step[Firepeak]):
    """F92 Whoever has researched with Guardians of the Dawn may draw a second spell, if there is one."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def run(self, state: Firepeak) -> None:
        if state.secrets.left(SPELL_BACK) or state.spent:
            state.then(SecondSpell(self.seat))


class SecondSpell(Choice[Firepeak]):
    """F92 A second spell, or none."""

    __slots__ = ()

    def law(self) -> Rule:
        return DAWN_SPELL

    def candidates(self, state: Firepeak) -> list[Move]:
        return [MORE, NO]

    def choose(self, state: Firepeak, move: Move) -> None:
        if move is MORE:
            state.then(Study(self.seat))
        else:
            state.tell("content", self.seat)


class DrawSpell(EvenChance[Firepeak]):
    """F86 The top card of the research deck; only who draws it sees it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def outcomes(self, state: Firepeak) -> list[Move]:
        return spells_left(state)

    def witnesses(self, state: Firepeak) -> int:
        return bit(self.seat)

    def happen(self, state: Firepeak, outcome: Move) -> None:
        state.tell("learns", self.seat, hidden=take_spell(state, self.seat, outcome), witnesses=bit(self.seat))


def spells_left(state: Firepeak) -> list[Move]:
    """Every card that may be on top of the research deck."""
    return [LEARN[spell] for spell in range(KINDS_OF_SPELL) if state.secrets.pile[FIRST_SPELL_KIND + spell]]


def take_spell(state: Firepeak, seat: int, outcome: Move) -> int:
    """The top card goes into a spellbook, seen by its owner alone; which spell it is."""
    assert isinstance(outcome, Spell)
    state.secrets.take(FIRST_SPELL_KIND + outcome.spell, BOOK + seat, bit(seat))
    return outcome.spell
