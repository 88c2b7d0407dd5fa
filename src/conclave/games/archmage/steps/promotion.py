"""Promotion in the Mage Tower (A161 to A165): two Apprentices side by side, and one of them rises."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Step
from conclave.games.archmage.components import KINDS_OF_SPELL, MOST_SEATS, PARENTS, RING
from conclave.games.archmage.moves import CLEAN, CORRUPTED, DONE, PROMOTE, Spell
from conclave.games.archmage.rules import PROMOTING, PROMOTION, WHO_RISES
from conclave.games.archmage.state import Archmage
from conclave.games.archmage.steps.amid import AmidAction

UNSAID: Final = -1


def no_promotion(state: Archmage, seat: int, spell: int) -> Rule | None:
    """A162 Both places below need an Apprentice."""
    base = KINDS_OF_SPELL * seat
    one, two = PARENTS[spell]
    return None if state.pupils[base + one] and state.pupils[base + two] else PROMOTION


def can_promote(state: Archmage, seat: int) -> bool:
    """Could anybody rise?"""
    for spell in range(RING, KINDS_OF_SPELL):
        if no_promotion(state, seat, spell) is None:
            return True
    return False


def mixed(state: Archmage, seat: int, place: int) -> bool:
    """A165 Does a place hold clean and corrupt Apprentices?"""
    at = KINDS_OF_SPELL * seat + place
    return 0 < state.corrupt[at] < state.pupils[at]


def corrupt_there(state: Archmage, seat: int, place: int) -> int:
    """1 where a place holds a corrupt Apprentice."""
    return 1 if state.corrupt[KINDS_OF_SPELL * seat + place] else 0


def promote(state: Archmage, seat: int, spell: int) -> None:
    """A162 Two Apprentices are combined; where it is not clear which ones, the owner is asked first."""
    one, two = PARENTS[spell]
    if mixed(state, seat, one) or mixed(state, seat, two):
        first = UNSAID if mixed(state, seat, one) else corrupt_there(state, seat, one)
        state.then(WhichApprentice(seat, spell, one if first == UNSAID else two, first))
    else:
        rise(state, seat, spell, corrupt_there(state, seat, one), corrupt_there(state, seat, two))


def rise(state: Archmage, seat: int, spell: int, first: int, second: int) -> None:
    """A162 One rises, the other goes to the Company. A164 Of two corrupt ones it goes to the Supply. A165 Of a corrupt and a
    clean one the corrupt rises. `first` and `second`: 1 for a corrupt Apprentice."""
    base = KINDS_OF_SPELL * seat
    one, two = PARENTS[spell]
    state.pupils[base + one] -= 1
    state.corrupt[base + one] -= first
    state.pupils[base + two] -= 1
    state.corrupt[base + two] -= second
    state.pupils[base + spell] += 1
    corrupt = 1 if first or second else 0
    state.corrupt[base + spell] += corrupt
    supply = 1 if first and second else 0
    if supply:
        state.supply[seat] += 1
    else:
        state.company[seat] += 1
    state.tell("promotes", seat, spell, supply, corrupt)


class WhichApprentice(AmidAction):
    """A165 A place holds both kinds: the owner chooses which of them takes part."""

    __slots__ = ("first", "place", "spell")

    def __init__(self, seat: int, spell: int, place: int, first: int) -> None:
        super().__init__(seat)
        self.spell: Final[int] = spell
        self.place: Final[int] = place
        """Where the Apprentice in question stands."""
        self.first: Final[int] = first
        """The one from the first of the two places, if that is settled: 0 clean, 1 corrupt."""

    def law(self) -> Rule:
        return WHO_RISES

    def candidates(self, state: Archmage) -> list[Move]:
        return [CLEAN, CORRUPTED]

    def choose(self, state: Archmage, move: Move) -> None:
        said = 1 if move is CORRUPTED else 0
        two = PARENTS[self.spell][1]
        if self.first != UNSAID:
            rise(state, self.seat, self.spell, self.first, said)
        elif mixed(state, self.seat, two):
            state.then(WhichApprentice(self.seat, self.spell, two, said))
        else:
            rise(state, self.seat, self.spell, said, corrupt_there(state, self.seat, two))


class MorePromotions(Step[Archmage]):
    """A161 As often as one likes: ask again while somebody could rise."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def run(self, state: Archmage) -> None:
        if can_promote(state, self.seat):
            state.then(PROMOTINGS[self.seat])


class Promoting(AmidAction):
    """A161 Another promotion, or none."""

    __slots__ = ()

    def law(self) -> Rule:
        return PROMOTING

    def candidates(self, state: Archmage) -> list[Move]:
        moves: list[Move] = list(PROMOTE)
        moves.append(DONE)
        return moves

    def refusal(self, state: Archmage, move: Move) -> Rule | None:
        return no_promotion(state, self.seat, move.spell) if isinstance(move, Spell) else None

    def choose(self, state: Archmage, move: Move) -> None:
        if isinstance(move, Spell):
            state.then(MORE_PROMOTIONS[self.seat])
            promote(state, self.seat, move.spell)


PROMOTINGS: Final = [Promoting(seat) for seat in range(MOST_SEATS)]
MORE_PROMOTIONS: Final = [MorePromotions(seat) for seat in range(MOST_SEATS)]
