"""The state of a match of connect four, and queries on it."""

from __future__ import annotations

from typing import Final

from conclave.engine.game import Game
from conclave.engine.secrets import Backs, Secrets
from conclave.engine.state import State

from .components import ACROSS, COLUMNS, FALLING, RISING, ROWS, STRIDE, UP

NOBODY: Final = -1
NO_BACKS: Final = Backs([])


class ConnectFour(State):
    """The board: how high each column is, and a mask of discs for each seat."""

    __slots__ = ("discs", "heights", "winner")

    def __init__(
        self, game: Game, seats: int, secrets: Secrets, heights: list[int], discs: list[int], winner: int
    ) -> None:
        super().__init__(game, seats, secrets)
        self.heights: list[int] = heights
        self.discs: list[int] = discs
        self.winner: int = winner

    def clone(self) -> ConnectFour:
        copy = ConnectFour(self.game, self.seats, self.secrets.clone(), self.heights[:], self.discs[:], self.winner)
        copy.adopt(self)
        return copy

    def scores(self) -> list[int]:
        return [1 if seat == self.winner else 0 for seat in range(self.seats)]

    def drop(self, seat: int, column: int) -> None:
        """C2."""
        self.discs[seat] |= 1 << (STRIDE * column + self.heights[column])
        self.heights[column] += 1

    def has_four(self, seat: int) -> bool:
        """C5."""
        discs = self.discs[seat]
        pairs = discs & discs >> UP
        if pairs & pairs >> 2 * UP:
            return True
        pairs = discs & discs >> ACROSS
        if pairs & pairs >> 2 * ACROSS:
            return True
        pairs = discs & discs >> RISING
        if pairs & pairs >> 2 * RISING:
            return True
        pairs = discs & discs >> FALLING
        return bool(pairs & pairs >> 2 * FALLING)

    def full(self) -> bool:
        """C6."""
        for column in range(COLUMNS):
            if self.heights[column] < ROWS:
                return False
        return True

    def disc(self, column: int, row: int) -> int:
        """Whose disc lies there, or NOBODY."""
        for seat in range(self.seats):
            if self.discs[seat] >> (STRIDE * column + row) & 1:
                return seat
        return NOBODY
