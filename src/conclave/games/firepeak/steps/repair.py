"""Repair of a structure, F24 to F33, and the end by a complete one, F2."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Choice, Step
from conclave.games.firepeak.components import LEADERS, MOST_SEATS, SPOTS
from conclave.games.firepeak.moves import UP, Between, Spot
from conclave.games.firepeak.rules import MOVE_UP, TAKE_OUT
from conclave.games.firepeak.state import Firepeak
from conclave.games.firepeak.steps.loss import TO_DISCARDS, Loss
from conclave.games.firepeak.steps.menus import REMOVABLE


class Repairs(Step[Firepeak]):
    """F24, FA4 Every owner repairs the own structure, the active player first, then clockwise. F31 After each change we
    look again from the beginning."""

    __slots__ = ("active",)

    def __init__(self, active: int) -> None:
        self.active: Final[int] = active

    def run(self, state: Firepeak) -> None:
        while state.shaken:
            owner = self.active
            while not state.shaken >> owner & 1:
                owner = (owner + 1) % state.seats
            orphans = state.orphans(owner)
            if orphans:
                if len(orphans) == 1 and len(LEADERS[orphans[0]]) == 1:
                    move_up(state, owner, orphans[0], LEADERS[orphans[0]][0])
                    continue
                state.then(MoveUp(owner), self)
                return
            if state.offenders(owner):
                state.then(TakeOut(owner), self)
                return
            state.shaken &= ~(1 << owner)


def move_up(state: Firepeak, owner: int, here: int, there: int) -> None:
    being = state.being[SPOTS * owner + here]
    state.exchange(owner, here, there)
    state.changed(owner)
    state.tell("moves_up", owner, here, there, being)


class MoveUp(Choice[Firepeak]):
    """F28 A creature without a leader moves up to a position directly above it; the owner says which and where."""

    __slots__ = ()

    def law(self) -> Rule:
        return MOVE_UP

    def candidates(self, state: Firepeak) -> list[Move]:
        orphans = state.orphans(self.seat)
        return [move for move in UP if move.here in orphans]

    def choose(self, state: Firepeak, move: Move) -> None:
        assert isinstance(move, Between)
        move_up(state, self.seat, move.here, move.there)


class TakeOut(Choice[Firepeak]):
    """F29, FA6 The owner removes any creature that takes part in a violation."""

    __slots__ = ()

    def law(self) -> Rule:
        return TAKE_OUT

    def candidates(self, state: Firepeak) -> list[Move]:
        return REMOVABLE[state.occupied[self.seat]]

    def refusal(self, state: Firepeak, move: Move) -> Rule | None:
        assert isinstance(move, Spot)
        return None if move.spot in state.offenders(self.seat) else TAKE_OUT

    def choose(self, state: Firepeak, move: Move) -> None:
        assert isinstance(move, Spot)
        state.shaken |= 1 << self.seat
        state.then(Loss(self.seat, move.spot, TO_DISCARDS, decoy=False))


class WinCheck(Step[Firepeak]):
    """F2, FA33 After every finished action: the active player first, then clockwise."""

    __slots__ = ("active",)

    def __init__(self, active: int) -> None:
        self.active: Final[int] = active

    def run(self, state: Firepeak) -> None:
        for seat in state.clockwise(self.active):
            if state.complete(seat):
                state.champion = seat
                state.tell("completes", seat, state.size(seat))
                state.finish()
                return


REPAIRS: Final = [Repairs(seat) for seat in range(MOST_SEATS)]
WIN_CHECK: Final = [WinCheck(seat) for seat in range(MOST_SEATS)]
