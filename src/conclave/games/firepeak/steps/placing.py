"""Putting a being somewhere: F19 to F23, F37."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Choice
from conclave.games.firepeak.components import CAPTIVE_OF, DUNGEON, NONE
from conclave.games.firepeak.moves import NO, TO, Spot
from conclave.games.firepeak.rules import RAID_WON, TAKEN_UNSEEN, TWILIGHT
from conclave.games.firepeak.state import Firepeak


class PutHeld(Choice[Firepeak]):
    """The held being goes to a free legal position or the empty guard's place; to the dungeon only where that is allowed.
    `source` is the rule by which it has come."""

    __slots__ = ("cellar", "source")

    def __init__(self, seat: int, cellar: bool, source: Rule) -> None:
        super().__init__(seat)
        self.cellar: Final[bool] = cellar
        self.source: Final[Rule] = source

    def law(self) -> Rule:
        return self.source

    def candidates(self, state: Firepeak) -> list[Move]:
        return [*TO] if self.cellar else [*TO[:DUNGEON]]

    def fits(self, state: Firepeak, move: Move) -> bool:
        return move in TO

    def refusal(self, state: Firepeak, move: Move) -> Rule | None:
        """FA60 Whom a raid brings to the dungeon is chosen unseen, and not freed first."""
        assert isinstance(move, Spot)
        if move.spot == DUNGEON:
            if self.cellar:
                return None
            return TAKEN_UNSEEN if self.source is RAID_WON else self.source
        return state.unfit(self.seat, state.held, move.spot)

    def choose(self, state: Firepeak, move: Move) -> None:
        assert isinstance(move, Spot)
        being = state.held
        if move.spot == DUNGEON:
            to_dungeon(state, self.seat)
        else:
            state.held = NONE
            state.put(self.seat, move.spot, being)
        state.tell("placed", self.seat, move.spot, being)


def to_dungeon(state: Firepeak, seat: int) -> None:
    """The held being goes to a dungeon, seen by all."""
    state.jail(CAPTIVE_OF[state.held], seat)
    state.held = NONE


def put_held(state: Firepeak, seat: int, being: int, cellar: bool, source: Rule) -> None:
    """Ask where a being goes that has just come to the table."""
    state.held = being
    state.then(PutHeld(seat, cellar, source))


class JoinCaptor(Choice[Firepeak]):
    """F91, FA45 A captive may become a minion of the Twilight creature that caught it, or stays in the dungeon."""

    __slots__ = ("under",)

    def __init__(self, seat: int, under: int) -> None:
        super().__init__(seat)
        self.under: Final[int] = under

    def law(self) -> Rule:
        return TWILIGHT

    def candidates(self, state: Firepeak) -> list[Move]:
        return [NO, *TO[: DUNGEON - 1]]

    def refusal(self, state: Firepeak, move: Move) -> Rule | None:
        if move is NO:
            return None
        assert isinstance(move, Spot)
        return state.misplaced(self.seat, state.held, move.spot, self.under, TWILIGHT)

    def choose(self, state: Firepeak, move: Move) -> None:
        being = state.held
        if move is NO:
            to_dungeon(state, self.seat)
            state.tell("placed", self.seat, DUNGEON, being)
            return
        assert isinstance(move, Spot)
        state.held = NONE
        state.put(self.seat, move.spot, being)
        state.tell("placed", self.seat, move.spot, being)
