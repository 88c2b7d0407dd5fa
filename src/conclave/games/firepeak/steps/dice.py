"""Rolling dice: F57, F62, F66; the Circle of Fortune before (F100), the Lucky Charm after (F119)."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Choice, EvenChance, Step
from conclave.games.firepeak.components import CAPTIVES, CIRCLE_FORTUNE, FORTUNE_BONUS
from conclave.games.firepeak.moves import AGAIN, GIVE, NO, ROLL, Creature, Number
from conclave.games.firepeak.queries.dungeons import washable
from conclave.games.firepeak.rules import FORTUNE, NOT_WHOM_YOU_WASH, ROLL_AGAIN
from conclave.games.firepeak.state import Firepeak
from conclave.games.firepeak.steps.loss import give_up

OWN: Final = 0
OTHER: Final = 1


class RollDie(EvenChance[Firepeak]):
    """F57 One die, for all to see."""

    __slots__ = ("nth", "seat")

    def __init__(self, seat: int, nth: int) -> None:
        self.seat: Final[int] = seat
        self.nth: Final[int] = nth

    def outcomes(self, state: Firepeak) -> list[Move]:
        return list(ROLL)

    def happen(self, state: Firepeak, outcome: Move) -> None:
        assert isinstance(outcome, Number)
        state.dice[self.nth] = outcome.n
        state.tell("rolls", self.seat, outcome.n)


class TemptFortune(Choice[Firepeak]):
    """F100, FA49 Before the roll the active player may discard a captive for +1."""

    __slots__ = ()

    def law(self) -> Rule:
        return FORTUNE

    def candidates(self, state: Firepeak) -> list[Move]:
        counts = state.captives(self.seat)
        moves: list[Move] = [NO]
        for kind in range(CAPTIVES):
            if counts[kind]:
                moves.append(GIVE[kind])
        return moves

    def refusal(self, state: Firepeak, move: Move) -> Rule | None:
        if move is NO or not state.stated:
            return None
        assert isinstance(move, Creature)
        counts = state.captives(self.seat)
        counts[move.kind] -= 1
        return None if washable(state, self.seat, counts, state.stated) else NOT_WHOM_YOU_WASH

    def choose(self, state: Firepeak, move: Move) -> None:
        if move is not NO:
            assert isinstance(move, Creature)
            state.fortune = True
            state.luck = FORTUNE_BONUS
            give_up(state, self.seat, move.kind)


class RollAgain(Choice[Firepeak]):
    """F119, FA38 The own die may be rolled once more; the second result counts."""

    __slots__ = ()

    def law(self) -> Rule:
        return ROLL_AGAIN

    def candidates(self, state: Firepeak) -> list[Move]:
        return [AGAIN, NO]

    def choose(self, state: Firepeak, move: Move) -> None:
        if move is AGAIN:
            state.tell("rolls_again", self.seat, state.dice[OWN])
            state.then(RollDie(self.seat, OWN))


def roll(state: Firepeak, seat: int, other: int, lucky: bool, after: Step[Firepeak]) -> None:
    """A roll of the active player, against another (NOBODY: alone), and what it decides."""
    state.luck = 0
    state.then(after)
    if lucky:
        state.then(RollAgain(seat))
    if other >= 0:
        state.then(RollDie(seat, OWN), RollDie(other, OTHER))
    else:
        state.then(RollDie(seat, OWN))
    spare = 1 if state.stated else 0
    if state.has_circle(seat, CIRCLE_FORTUNE) and not state.fortune and state.crowd[seat] > spare:
        state.then(TemptFortune(seat))
