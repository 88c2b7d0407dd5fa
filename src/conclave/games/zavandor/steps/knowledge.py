"""Steps of knowledge and what they bring: Z51 to Z66, and the free steps of Z88, Z96, Z100."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Choice, Step
from conclave.games.zavandor.components import KINDS_OF_AREA, LORE_GEMS, LORE_SAGES, SAGES_CARDS, STONES, TOP_LEVEL
from conclave.games.zavandor.moves import ADVANCE, DECLINE, TAKE, AreaMove, StoneMove
from conclave.games.zavandor.rules import (
    CLOAK_AS_MIRROR,
    FREE_STEP,
    FREE_STONE,
    NO_STONE_FOR_FREE_STEP,
)
from conclave.games.zavandor.state import ASIDE, Zavandor
from conclave.games.zavandor.steps.energy import draw_cards


class Rise(Step[Zavandor]):
    """Z52 to Z66 A stone goes one level up, or enters an area from the pentagon. Z62, Z63 The Sages give two cards."""

    __slots__ = ("area", "free", "seat")

    def __init__(self, seat: int, area: int, free: bool) -> None:
        self.seat: Final[int] = seat
        self.area: Final[int] = area
        self.free: Final[bool] = free

    def run(self, state: Zavandor) -> None:
        seat = self.seat
        at = KINDS_OF_AREA * seat + self.area
        if state.levels[at] == 0:
            state.pouch[seat] -= 1
        state.levels[at] += 1
        level = state.levels[at]
        state.tell("learns", seat, self.area, level, int(self.free))
        if self.area == LORE_GEMS:
            state.appraise(seat)
        elif self.area == LORE_SAGES:
            draw_cards(state, seat, level - 1, SAGES_CARDS, ASIDE + seat)


class StoneToPentagon(Step[Zavandor]):
    """Z55, Z91 A knowledge stone leaves the board and waits in the pentagon."""

    __slots__ = ("free", "seat", "stone")

    def __init__(self, seat: int, stone: int, free: bool) -> None:
        self.seat: Final[int] = seat
        self.stone: Final[int] = stone
        self.free: Final[bool] = free

    def run(self, state: Zavandor) -> None:
        state.stones[self.seat] &= ~(1 << self.stone)
        state.pouch[self.seat] += 1
        state.tell("takes_stone", self.seat, STONES[self.stone], int(self.free))


class FreeStep(Choice[Zavandor]):
    """Z101 A free step for a stone on levels 1 to 3 or one in the pentagon. Z102 Without one it lapses."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final[int] = left

    def law(self) -> Rule:
        return FREE_STEP

    def advance(self, state: Zavandor) -> bool:
        for area in range(KINDS_OF_AREA):
            if self.refusal(state, ADVANCE[area]) is None:
                return super().advance(state)
        state.agenda.pop()
        state.tell("step_lapses", self.seat, self.left)
        return True

    def candidates(self, state: Zavandor) -> list[Move]:
        return [*ADVANCE, DECLINE]

    def refusal(self, state: Zavandor, move: Move) -> Rule | None:
        if isinstance(move, AreaMove):
            level = state.level(self.seat, move.area)
            if level == TOP_LEVEL:
                return FREE_STEP
            if level == 0 and not state.pouch[self.seat]:
                return NO_STONE_FOR_FREE_STEP
        return None

    def choose(self, state: Zavandor, move: Move) -> None:
        if isinstance(move, AreaMove):
            if self.left > 1:
                state.then(Rise(self.seat, move.area, True), FreeStep(self.seat, self.left - 1))
            else:
                state.then(Rise(self.seat, move.area, True))
        else:
            state.tell("declines", self.seat)


class FreeStone(Choice[Zavandor]):
    """Z91, Z99 A knowledge stone may go to the pentagon for free. ZA16 If none is left on the board, none goes."""

    __slots__ = ("cloak",)

    def __init__(self, seat: int, cloak: bool) -> None:
        super().__init__(seat)
        self.cloak: Final[bool] = cloak

    def law(self) -> Rule:
        return CLOAK_AS_MIRROR if self.cloak else FREE_STONE

    def advance(self, state: Zavandor) -> bool:
        if state.stones[self.seat]:
            return super().advance(state)
        state.agenda.pop()
        return True

    def candidates(self, state: Zavandor) -> list[Move]:
        return [*TAKE, DECLINE]

    def refusal(self, state: Zavandor, move: Move) -> Rule | None:
        if isinstance(move, StoneMove) and not state.has_stone(self.seat, move.stone):
            return self.law()
        return None

    def choose(self, state: Zavandor, move: Move) -> None:
        if isinstance(move, StoneMove):
            state.then(StoneToPentagon(self.seat, move.stone, True))
        else:
            state.tell("declines", self.seat)
