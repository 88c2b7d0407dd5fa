"""Leaving play: F83, F110, F116, and where each being goes (FA8)."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.secrets import ALL
from conclave.engine.steps import Choice, Step
from conclave.games.firepeak.components import (
    ARMOURED,
    AS_DUPLICATE,
    CAPTIVE_OF,
    CARD_OF,
    DECOY,
    FAMILIAR,
    FIRST_SPELL_KIND,
    GUARD,
    IS_SHADE,
    LIKE,
    MYSTIC_ARMOR,
    NONE,
    SPOTS,
)
from conclave.games.firepeak.moves import NO, USE_DECOY
from conclave.games.firepeak.rules import DECOY_INSTEAD
from conclave.games.firepeak.state import BOOK, DISCARDS, Firepeak

TO_DISCARDS: Final = -1
"""As a destination; any other is the seat whose dungeon it is."""
DECOY_CARD: Final = 1
DECOY_BY_DUPLICATE: Final = 2


class Loss(Step[Firepeak]):
    """F110 The one way out of play. An armour breaks instead, always; F116 a Decoy may go instead, where it can."""

    __slots__ = ("decoy", "owner", "spot", "to")

    def __init__(self, owner: int, spot: int, to: int, decoy: bool) -> None:
        self.owner: Final[int] = owner
        self.spot: Final[int] = spot
        self.to: Final[int] = to
        self.decoy: Final[bool] = decoy

    def run(self, state: Firepeak) -> None:
        at = SPOTS * self.owner + self.spot
        armour = state.charms[at] & ARMOURED
        if armour:
            card = armour & -armour
            state.charms[at] &= ~card
            state.discard_charms(card)
            state.tell("armour_breaks", self.owner, self.spot, state.being[at], MYSTIC_ARMOR)
        elif self.decoy and state.decoys[self.owner]:
            state.then(DecoyInstead(self.owner, self.spot, self.to))
        else:
            leave(state, self.owner, self.spot, self.to)


class DecoyInstead(Choice[Firepeak]):
    """F116 The owner may give the Decoy instead of the creature."""

    __slots__ = ("spot", "to")

    def __init__(self, seat: int, spot: int, to: int) -> None:
        super().__init__(seat)
        self.spot: Final[int] = spot
        self.to: Final[int] = to

    def law(self) -> Rule:
        return DECOY_INSTEAD

    def candidates(self, state: Firepeak) -> list[Move]:
        return [USE_DECOY, NO]

    def choose(self, state: Firepeak, move: Move) -> None:
        if move is NO:
            leave(state, self.seat, self.spot, self.to)
            return
        if state.decoys[self.seat] & DECOY_CARD:
            state.decoys[self.seat] &= ~DECOY_CARD
            state.discard_spell(DECOY)
        else:
            state.decoys[self.seat] = 0
            state.discard_spell(DECOY + AS_DUPLICATE)
        state.tell("decoy_goes", self.seat, self.spot, state.being[SPOTS * self.seat + self.spot])


def leave(state: Firepeak, owner: int, spot: int, to: int) -> None:
    """A being leaves its spot: creatures and Titans for a dungeon or the discards, other summonings for where their
    cards say (FA8). Its enchantments are discarded (F83)."""
    at = SPOTS * owner + spot
    being = state.being[at]
    state.discard_charms(state.charms[at])
    state.being[at] = NONE
    state.charms[at] = 0
    if spot == GUARD:
        state.reckon(owner)
    else:
        state.changed(owner)
    kind = CAPTIVE_OF[being]
    if kind != NONE:
        if to == TO_DISCARDS:
            state.secrets.put(kind, DISCARDS, ALL)
            state.tell("discarded", owner, spot, being)
        else:
            state.jail(kind, to)
            state.taken = kind
            state.tell("imprisoned", owner, spot, being, to)
    elif IS_SHADE[being] or LIKE[being] == FAMILIAR:
        state.secrets.put(FIRST_SPELL_KIND + CARD_OF[being], BOOK + owner, ALL)
        state.tell("returns_to_book", owner, spot, being)
    else:
        state.spent |= 1 << CARD_OF[being]
        state.tell("crumbles", owner, spot, being)


def give_up(state: Firepeak, seat: int, kind: int) -> None:
    """A captive is laid on the discard pile, for all to see (FA61)."""
    piece = state.piece_of(seat, kind)
    state.face_up(piece)
    state.carry(piece, DISCARDS)
    state.tell("gives_up", seat, kind)
