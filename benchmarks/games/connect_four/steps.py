"""The rules of connect four: C1 to C6."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from conclave.engine.game import Game, Value
from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.secrets import Secrets
from conclave.engine.steps import Choice

from .components import COLUMNS, ROWS, SEATS
from .moves import DROP, Drop
from .rules import DROPPING, FULL_COLUMN
from .state import NO_BACKS, NOBODY, ConnectFour


def begin(game: Game, seats: int, values: Mapping[str, Value]) -> ConnectFour:
    """An empty board; seat 0 begins."""
    state = ConnectFour(game, seats, Secrets(NO_BACKS, [], [], [], [], []), [0] * COLUMNS, [0] * seats, NOBODY)
    state.then(TURN[0])
    return state


class Turn(Choice[ConnectFour]):
    """C2 A disc into a column. C4 Not into a full one. C5 Four in a line win. C3 Then the other player."""

    __slots__ = ()

    def law(self) -> Rule:
        return DROPPING

    def candidates(self, state: ConnectFour) -> list[Move]:
        return list(DROP)

    def refusal(self, state: ConnectFour, move: Move) -> Rule | None:
        assert isinstance(move, Drop)
        return FULL_COLUMN if state.heights[move.column] == ROWS else None

    def options(self, state: ConnectFour) -> Sequence[Move]:
        heights = state.heights
        return [DROP[column] for column in range(COLUMNS) if heights[column] < ROWS]

    def pick(self, state: ConnectFour, rng: Random) -> Move:
        """There is an open column as long as the game goes on, so some shot hits it."""
        heights = state.heights
        while True:
            column = int(rng.random() * COLUMNS)
            if heights[column] < ROWS:
                return DROP[column]

    def choose(self, state: ConnectFour, move: Move) -> None:
        assert isinstance(move, Drop)
        seat = self.seat
        state.drop(seat, move.column)
        state.tell("drops", seat, move.column)
        if state.has_four(seat):
            state.winner = seat
            state.tell("wins", seat)
        elif not state.full():
            state.then(TURN[1 - seat])


TURN: Final = [Turn(seat) for seat in range(SEATS)]
