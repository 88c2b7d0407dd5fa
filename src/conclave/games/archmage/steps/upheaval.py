"""Upheaval (A217): two neighbouring hexes are moved to another side of the land."""

from __future__ import annotations

from typing import Final

from conclave.engine.hexes import pieces
from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Choice
from conclave.games.archmage.components import (
    AROUND,
    BEYOND,
    CELLS,
    NO_TOKEN,
    NONE,
    RING,
    TABLE,
    UPHEAVAL_TOKEN,
)
from conclave.games.archmage.moves import AT, TO, Cell
from conclave.games.archmage.rules import NO_EFFECT
from conclave.games.archmage.rules import UPHEAVAL as UPHEAVAL_RULE
from conclave.games.archmage.state import NOBODY, Archmage
from conclave.games.archmage.steps.effect import Effect

RINGS: Final[list[list[list[int]]]] = [
    [TABLE.ring_of_pair(cell, direction) for direction in range(RING)] for cell in range(CELLS)
]
"""The cells round a cell and its neighbour in a direction."""


def liftable(state: Archmage, cell: int) -> bool:
    """A217 A hex outside the Ruined City and without a Mage Tower (A154)."""
    return state.ground[cell] != NONE and not state.city(cell) and state.tower_at(cell) == NOBODY


def at_border(state: Archmage, cell: int) -> bool:
    """Has the hex an edge at the border of the land?"""
    for near in BEYOND[cell]:
        if near == NONE or state.ground[near] == NONE:
            return True
    return False


def solid(state: Archmage, cell: int, towers: bool) -> bool:
    """Is there a hex on the cell; without `towers`, one that has no Mage Tower?"""
    return state.ground[cell] != NONE and (towers or state.tower_at(cell) == NOBODY)


def holds_together(state: Archmage, first: int, second: int, towers: bool) -> bool:
    """Is the land in no more pieces without these two hexes, with or without (`towers`) those that bear a Mage Tower? If the
    hexes round the pair hang together so does all the rest, as far as it did before. AA36 Towers may have cut off some of it
    already."""
    ring = RINGS[first][BEYOND[first].index(second)]
    arcs = 0
    before = ring[-1] != NONE and solid(state, ring[-1], towers)
    for cell in ring:
        here = cell != NONE and solid(state, cell, towers)
        if here and not before:
            arcs += 1
        before = here
    if arcs == 1:
        return True
    land = [solid(state, cell, towers) for cell in range(CELLS)]
    before_lifting = pieces(AROUND, land)
    land[first] = False
    land[second] = False
    return pieces(AROUND, land) <= before_lifting


def no_pair(state: Archmage, first: int, second: int) -> Rule | None:
    """Why two hexes cannot be lifted."""
    if not liftable(state, first) or not liftable(state, second) or second not in AROUND[first]:
        return UPHEAVAL_RULE
    if not at_border(state, first) and not at_border(state, second):
        return UPHEAVAL_RULE
    if not holds_together(state, first, second, True) or not holds_together(state, first, second, False):
        return UPHEAVAL_RULE
    return None if has_cells(state, first, second) else NO_EFFECT


def touches(state: Archmage, first: int, second: int, cell: int) -> bool:
    """Does a cell lie beside the land that is left, not beside Mage Towers only (AA36)?"""
    for near in AROUND[cell]:
        if near != first and near != second and solid(state, near, False):
            return True
    return False


def fits_beside(state: Archmage, first: int, second: int, cell: int, other: int) -> bool:
    """Can the pair lie on these two cells: empty, side by side, and joined to the land?"""
    if state.ground[cell] != NONE or state.ground[other] != NONE:
        return False
    return touches(state, first, second, cell) or touches(state, first, second, other)


def no_cell(state: Archmage, first: int, second: int, cell: int) -> bool:
    """Can the first hex not lie on this cell, wherever the second goes?"""
    if state.ground[cell] != NONE:
        return True
    for other in AROUND[cell]:
        if fits_beside(state, first, second, cell, other):
            return False
    return True


def has_cells(state: Archmage, first: int, second: int) -> bool:
    for cell in range(CELLS):
        if not no_cell(state, first, second, cell):
            return True
    return False


def no_first(state: Archmage, cell: int) -> Rule | None:
    """Is there no hex beside it to lift with it?"""
    if not liftable(state, cell):
        return UPHEAVAL_RULE
    for near in AROUND[cell]:
        if no_pair(state, cell, near) is None:
            return None
    return UPHEAVAL_RULE


class Upheaval(Effect):
    """A217 Two hexes are moved."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        for cell in range(CELLS):
            if state.ground[cell] != NONE and at_border(state, cell) and no_first(state, cell) is None:
                return None
        return NO_EFFECT

    def begin(self, state: Archmage, seat: int) -> None:
        state.then(UpheavalFirst(seat))


class Shifting(Choice[Archmage]):
    """A question on the way."""

    __slots__ = ()

    def law(self) -> Rule:
        return UPHEAVAL_RULE


class UpheavalFirst(Shifting):
    """A217 Which hex."""

    __slots__ = ()

    def candidates(self, state: Archmage) -> list[Move]:
        return [AT[cell] for cell in range(CELLS) if liftable(state, cell)]

    def fits(self, state: Archmage, move: Move) -> bool:
        return move in AT

    def refusal(self, state: Archmage, move: Move) -> Rule | None:
        assert isinstance(move, Cell)
        return no_first(state, move.cell)

    def choose(self, state: Archmage, move: Move) -> None:
        assert isinstance(move, Cell)
        state.then(UpheavalSecond(self.seat, move.cell))


class UpheavalSecond(Shifting):
    """A217 And which one beside it."""

    __slots__ = ("first",)

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first: Final[int] = first

    def candidates(self, state: Archmage) -> list[Move]:
        return [AT[cell] for cell in AROUND[self.first] if state.ground[cell] != NONE]

    def fits(self, state: Archmage, move: Move) -> bool:
        return move in AT

    def refusal(self, state: Archmage, move: Move) -> Rule | None:
        assert isinstance(move, Cell)
        return no_pair(state, self.first, move.cell)

    def choose(self, state: Archmage, move: Move) -> None:
        assert isinstance(move, Cell)
        state.then(UpheavalCell(self.seat, self.first, move.cell))


class UpheavalCell(Shifting):
    """A217 Where the first hex goes."""

    __slots__ = ("first", "second")

    def __init__(self, seat: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.first: Final[int] = first
        self.second: Final[int] = second

    def candidates(self, state: Archmage) -> list[Move]:
        return [TO[cell] for cell in range(CELLS) if not no_cell(state, self.first, self.second, cell)]

    def choose(self, state: Archmage, move: Move) -> None:
        assert isinstance(move, Cell)
        state.then(UpheavalOther(self.seat, self.first, self.second, move.cell))


class UpheavalOther(Shifting):
    """A217 Where the second goes, beside it. Then both lie there, each with a token."""

    __slots__ = ("cell", "first", "second")

    def __init__(self, seat: int, first: int, second: int, cell: int) -> None:
        super().__init__(seat)
        self.first: Final[int] = first
        self.second: Final[int] = second
        self.cell: Final[int] = cell

    def candidates(self, state: Archmage) -> list[Move]:
        return [
            TO[other]
            for other in AROUND[self.cell]
            if fits_beside(state, self.first, self.second, self.cell, other)
        ]  # fmt: skip

    def choose(self, state: Archmage, move: Move) -> None:
        assert isinstance(move, Cell)
        uproot(state, self.seat, self.first, self.cell)
        uproot(state, self.seat, self.second, move.cell)


def uproot(state: Archmage, seat: int, here: int, there: int) -> None:
    """A hex goes to another cell with everything on it; the spell token on it gives way to Upheaval's."""
    state.tell("uproots", seat, here, there, state.ground[here])
    state.ground[there] = state.ground[here]
    state.ground[here] = NONE
    state.follower[there] = state.follower[here]
    state.follower[here] = NOBODY
    state.ward[there] = state.ward[here]
    state.ward[here] = 0
    state.lay_token(here, NO_TOKEN, NOBODY)
    state.lay_token(there, UPHEAVAL_TOKEN, seat)
    for other in range(state.seats):
        if state.mage[other] == here:
            state.mage[other] = there
    if state.warlord == here:
        state.warlord = there
    for i in range(len(state.divined)):
        if state.divined[i] == here:
            state.divined[i] = there
    state.barred[there] = state.barred[here]
    state.barred[here] = 0
