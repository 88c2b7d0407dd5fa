"""A Mage enters a hex (A91 to A95): who may, and what happens there first."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Choice
from conclave.games.archmage.components import (
    CENTRE,
    CHASM_TOKEN,
    NO_TOKEN,
    RING,
    WARLORD,
    WELLSPRING_RELICS,
    WELLSPRING_TOKEN,
)
from conclave.games.archmage.moves import GIVE, Sphere
from conclave.games.archmage.rules import FOREIGN_TOWER, OTHER_MAGE, WARLORDS_HEX, WELLSPRING
from conclave.games.archmage.state import NOBODY, Archmage


def no_entry(state: Archmage, seat: int, cell: int) -> Rule | None:
    """A92, A93, AS16 Who stands in the way."""
    others = state.barred[cell] & ~(1 << seat)
    if not others:
        return None
    if others >> WARLORD & 1:
        return WARLORDS_HEX
    keeper = state.tower_at(cell)
    return OTHER_MAGE if keeper == NOBODY or keeper == seat else FOREIGN_TOWER


def arrive(state: Archmage, seat: int, cell: int, points: int) -> None:
    """A94, A95 The Mage comes to a hex; the token there and the Cursed Tower have their effect before anything else."""
    bit = 1 << seat
    here = state.mage[seat]
    state.mage[seat] = cell
    if state.keep[seat] != here:
        state.barred[here] &= ~bit
    state.barred[cell] |= bit
    state.tell("goes", seat, cell, points, state.ground[cell])
    token = state.token[cell]
    if token != NO_TOKEN:
        if token == CHASM_TOKEN:
            lose(state, seat, cell, "scorched")
        elif token == WELLSPRING_TOKEN and state.caster[cell] != seat:
            owe(state, seat, cell, WELLSPRING_RELICS)
    if cell == CENTRE:
        lose(state, seat, cell, "cursed")


def lose(state: Archmage, seat: int, cell: int, what: str) -> None:
    """A95, A207 A follower goes from the Company to the Supply, if there is one (AA18)."""
    if state.company[seat]:
        state.dispel(seat)
        state.tell(what, seat, cell)


def owe(state: Archmage, seat: int, cell: int, relics: int) -> None:
    """A211 A relic of the visitor's choice goes to the owner of the Wellspring; there may be none, or no choice."""
    kinds = 0
    last = 0
    for relic in range(RING):
        if state.relics[RING * seat + relic]:
            kinds += 1
            last = relic
    if kinds > 1 and relics:
        state.then(Tribute(seat, state.caster[cell], cell, relics))
    elif kinds and relics:
        give(state, seat, last, cell)
        owe(state, seat, cell, relics - 1)


def give(state: Archmage, seat: int, relic: int, cell: int) -> None:
    owner = state.caster[cell]
    state.relics[RING * seat + relic] -= 1
    state.gain(owner, relic)
    state.tell("tribute", seat, relic, owner, cell)


class Tribute(Choice[Archmage]):
    """A211 Which relic is given for the Wellspring."""

    __slots__ = ("cell", "owner", "relics")

    def __init__(self, seat: int, owner: int, cell: int, relics: int) -> None:
        super().__init__(seat)
        self.owner: Final[int] = owner
        self.cell: Final[int] = cell
        self.relics: Final[int] = relics

    def law(self) -> Rule:
        return WELLSPRING

    def candidates(self, state: Archmage) -> list[Move]:
        return list(GIVE)

    def refusal(self, state: Archmage, move: Move) -> Rule | None:
        assert isinstance(move, Sphere)
        return None if state.relics[RING * self.seat + move.sphere] else WELLSPRING

    def choose(self, state: Archmage, move: Move) -> None:
        assert isinstance(move, Sphere)
        give(state, self.seat, move.sphere, self.cell)
        owe(state, self.seat, self.cell, self.relics - 1)
