"""The six Advanced spells (A206 to A211)."""

from __future__ import annotations

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Choice
from conclave.games.archmage.components import (
    BEYOND,
    CELLS,
    CENTRE,
    CHASM,
    CHASM_LENGTH,
    CHASM_TOKEN,
    IMPRISON_AREA,
    KINDS_OF_LAND,
    NONE,
    OWNERS,
    RING,
    WELLSPRING_TOKEN,
)
from conclave.games.archmage.moves import AT, DOOR, TO, TOWARD, Board, Cell, Direction
from conclave.games.archmage.rules import CHASM as CHASM_RULE
from conclave.games.archmage.rules import GATE as GATE_RULE
from conclave.games.archmage.rules import IMPRISON as IMPRISON_RULE
from conclave.games.archmage.rules import NO_EFFECT, TOKENS_PLACE
from conclave.games.archmage.rules import SHADOW as SHADOW_RULE
from conclave.games.archmage.rules import WELLSPRING as WELLSPRING_RULE
from conclave.games.archmage.state import NOBODY, Archmage
from conclave.games.archmage.steps.arrival import arrive, no_entry
from conclave.games.archmage.steps.effect import Effect
from conclave.games.archmage.steps.removal import strike


class Divination(Effect):
    """A206 For the rest of this Journey movement points bring relics."""

    __slots__ = ()

    def begin(self, state: Archmage, seat: int) -> None:
        state.divining = True


class Wellspring(Effect):
    """A211 A token on a Wilderness that one of the caster's followers holds."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        for cell in range(CELLS):
            if state.follower[cell] == seat and no_wellspring(state, seat, cell) is None:
                return None
        return NO_EFFECT

    def begin(self, state: Archmage, seat: int) -> None:
        state.then(LayWellspring(seat))


def no_wellspring(state: Archmage, seat: int, cell: int) -> Rule | None:
    if state.follower[cell] != seat or state.ground[cell] >= KINDS_OF_LAND:
        return WELLSPRING_RULE
    return NO_EFFECT if state.token[cell] == WELLSPRING_TOKEN and state.caster[cell] == seat else None


class LayWellspring(Choice[Archmage]):
    """A211 Where it lies."""

    __slots__ = ()

    def law(self) -> Rule:
        return WELLSPRING_RULE

    def candidates(self, state: Archmage) -> list[Move]:
        return [AT[cell] for cell in range(CELLS) if state.follower[cell] == self.seat]

    def fits(self, state: Archmage, move: Move) -> bool:
        return move in AT

    def refusal(self, state: Archmage, move: Move) -> Rule | None:
        assert isinstance(move, Cell)
        return no_wellspring(state, self.seat, move.cell)

    def choose(self, state: Archmage, move: Move) -> None:
        assert isinstance(move, Cell)
        state.lay_token(move.cell, WELLSPRING_TOKEN, self.seat)
        state.tell("lays", self.seat, WELLSPRING_TOKEN, move.cell)


class Gate(Effect):
    """A208 The Mage jumps to any other face-up hex that it may enter."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        for cell in range(CELLS):
            if no_gate(state, seat, cell) is None:
                return None
        return NO_EFFECT

    def begin(self, state: Archmage, seat: int) -> None:
        state.then(GateTarget(seat))


def no_gate(state: Archmage, seat: int, cell: int) -> Rule | None:
    if state.ground[cell] == NONE or state.face_down(cell) or state.mage[seat] == cell:
        return GATE_RULE
    return no_entry(state, seat, cell)


class GateTarget(Choice[Archmage]):
    """A208 Where it leads. No movement points, no surcharge; whatever else is there has its effect."""

    __slots__ = ()

    def law(self) -> Rule:
        return GATE_RULE

    def candidates(self, state: Archmage) -> list[Move]:
        moves: list[Move] = []
        for cell in range(CELLS):
            if state.ground[cell] != NONE and not state.face_down(cell) and state.mage[self.seat] != cell:
                moves.append(TO[cell])
        return moves

    def fits(self, state: Archmage, move: Move) -> bool:
        return move in TO

    def refusal(self, state: Archmage, move: Move) -> Rule | None:
        assert isinstance(move, Cell)
        return no_gate(state, self.seat, move.cell)

    def choose(self, state: Archmage, move: Move) -> None:
        assert isinstance(move, Cell)
        arrive(state, self.seat, move.cell, 0)


class Shadow(Effect):
    """A210 A follower in somebody's doorway. AS18 Alone, the player chooses the Warlord's next direction."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        if state.seats == 1:
            return None if state.rest(seat) else NO_EFFECT
        if not state.supply[seat] and not state.company[seat]:
            return NO_EFFECT
        for other in range(state.seats):
            if other != seat:
                for sphere in range(RING):
                    if state.door[RING * other + sphere] == NOBODY:
                        return None
        return NO_EFFECT

    def begin(self, state: Archmage, seat: int) -> None:
        if state.seats == 1:
            state.guided = True
            state.tell("guides", seat)
        else:
            state.then(Doorway(seat))


class Doorway(Choice[Archmage]):
    """A210 Which doorway: one without anybody's follower."""

    __slots__ = ()

    def law(self) -> Rule:
        return SHADOW_RULE

    def candidates(self, state: Archmage) -> list[Move]:
        moves: list[Move] = []
        for other in range(state.seats):
            if other != self.seat:
                moves.extend(DOOR[other])
        return moves

    def refusal(self, state: Archmage, move: Move) -> Rule | None:
        assert isinstance(move, Board)
        return None if state.door[RING * move.other + move.sphere] == NOBODY else SHADOW_RULE

    def choose(self, state: Archmage, move: Move) -> None:
        assert isinstance(move, Board)
        company = 0 if state.supply[self.seat] else 1
        state.draft(self.seat)
        state.door[RING * move.other + move.sphere] = self.seat
        state.tell("haunts", self.seat, move.other, move.sphere, company)


class Imprison(Effect):
    """A209 A follower of somebody else without a Ward, near the Mage, is out of the game. AS17 So is an Inflame token."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        for cell in IMPRISON_AREA[state.mage[seat]]:
            if no_capture(state, seat, cell) is None:
                return None
        return NO_EFFECT

    def begin(self, state: Archmage, seat: int) -> None:
        state.then(Capture(seat))


def no_capture(state: Archmage, seat: int, cell: int) -> Rule | None:
    owner = state.follower[cell]
    near = cell in IMPRISON_AREA[state.mage[seat]]
    return None if near and owner != NOBODY and owner != seat and not state.ward[cell] else IMPRISON_RULE


class Capture(Choice[Archmage]):
    """A209 Whom."""

    __slots__ = ()

    def law(self) -> Rule:
        return IMPRISON_RULE

    def candidates(self, state: Archmage) -> list[Move]:
        moves: list[Move] = []
        for cell in IMPRISON_AREA[state.mage[self.seat]]:
            if state.follower[cell] != NOBODY:
                moves.append(AT[cell])
        return moves

    def fits(self, state: Archmage, move: Move) -> bool:
        return move in AT

    def refusal(self, state: Archmage, move: Move) -> Rule | None:
        assert isinstance(move, Cell)
        return no_capture(state, self.seat, move.cell)

    def choose(self, state: Archmage, move: Move) -> None:
        assert isinstance(move, Cell)
        owner = state.follower[move.cell]
        state.vacate(move.cell)
        state.captives[OWNERS * self.seat + owner] += 1
        state.tell("captures", self.seat, move.cell, owner)


class Chasm(Effect):
    """A207 A straight line of fire from the Mage."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        for direction in range(RING):
            if no_chasm(state, seat, direction) is None:
                return None
        return NO_EFFECT

    def begin(self, state: Archmage, seat: int) -> None:
        state.then(ChasmDirection(seat))


def no_chasm(state: Archmage, seat: int, direction: int) -> Rule | None:
    """A170a The first hex must be able to take a token."""
    cell = BEYOND[state.mage[seat]][direction]
    if cell == NONE or state.ground[cell] == NONE:
        return CHASM_RULE
    return None if state.can_take_token(cell) else TOKENS_PLACE


def chasm(state: Archmage, seat: int, direction: int) -> list[int]:
    """A207 The hexes over which it runs: up to the border, the Cursed Tower or a Mage Tower."""
    cells: list[int] = []
    cell = state.mage[seat]
    for _ in range(CHASM_LENGTH):
        cell = BEYOND[cell][direction]
        if cell == NONE or cell == CENTRE or not state.can_take_token(cell):
            break
        cells.append(cell)
    return cells


class ChasmDirection(Choice[Archmage]):
    """A207 Where it runs. Wards go, or else followers, one's own too; then the tokens lie there."""

    __slots__ = ()

    def law(self) -> Rule:
        return CHASM_RULE

    def candidates(self, state: Archmage) -> list[Move]:
        return list(TOWARD)

    def refusal(self, state: Archmage, move: Move) -> Rule | None:
        assert isinstance(move, Direction)
        return no_chasm(state, self.seat, move.direction)

    def choose(self, state: Archmage, move: Move) -> None:
        assert isinstance(move, Direction)
        state.tell("chasm", self.seat, move.direction)
        for cell in chasm(state, self.seat, move.direction):
            strike(state, cell, CHASM)
            state.lay_token(cell, CHASM_TOKEN, self.seat)
            state.tell("lays", self.seat, CHASM_TOKEN, cell)
