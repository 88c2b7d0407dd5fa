"""The state of a match of Leduc poker, and queries on it."""

from __future__ import annotations

from typing import Final

from conclave.engine.game import Game
from conclave.engine.secrets import Secrets
from conclave.engine.state import State

from .components import BACK, RANK, TABLE

NOBODY: Final = -1


class Leduc(State):
    """The chips each seat has put in, and where in the betting we are; the cards are among the secrets."""

    __slots__ = ("chips", "folded", "raises", "round", "words")

    def __init__(
        self,
        game: Game,
        seats: int,
        secrets: Secrets,
        chips: list[int],
        round: int,
        words: int,
        raises: int,
        folded: int,
    ) -> None:
        super().__init__(game, seats, secrets)
        self.chips: list[int] = chips
        self.round: int = round
        self.words: int = words
        """How often somebody has spoken in this round."""
        self.raises: int = raises
        self.folded: int = folded
        """Who has folded, or NOBODY."""

    def clone(self) -> Leduc:
        copy = Leduc(
            self.game, self.seats, self.secrets.clone(), self.chips[:], self.round, self.words, self.raises, self.folded
        )
        copy.adopt(self)
        return copy

    def scores(self) -> list[int]:
        """What each seat has won or lost."""
        winner = self.winner()
        if winner == NOBODY:
            return [0, 0]
        lost = self.chips[1 - winner]
        return [lost, -lost] if winner == 0 else [-lost, lost]

    def winner(self) -> int:
        """L5, L9: who takes the chips; NOBODY if they are shared or the match goes on."""
        if self.folded != NOBODY:
            return 1 - self.folded
        table = self.rank(TABLE)
        if self.agenda or table == NOBODY:
            return NOBODY
        first = self.rank(0)
        second = self.rank(1)
        if first == second:
            return NOBODY
        if first == table:
            return 0
        if second == table:
            return 1
        return 0 if first > second else 1

    def rank(self, place: int) -> int:
        """The rank of the card at a place, or -1 before there is one."""
        piece = self.secrets.nth(place, BACK, 0)
        return RANK[self.secrets.kind[piece]] if piece >= 0 else -1
