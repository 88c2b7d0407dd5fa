"""The state of a match of Candlelight, and what can be asked of it."""

from __future__ import annotations

from conclave.engine.game import Game
from conclave.engine.secrets import Secrets
from conclave.engine.state import State

from .components import CANDLE, KINDS, STARS


class Candlelight(State):
    """All that lies on the table. Hands and the pile of candles are among the secrets: place `seat` is a seat's hand."""

    __slots__ = ("burnt", "embers", "night", "points", "sky", "star", "traded", "waiting")

    def __init__(self, game: Game, seats: int, secrets: Secrets, embers: bool) -> None:
        super().__init__(game, seats, secrets)
        self.embers = embers
        self.night = 0
        self.star = 0
        """What the star of this night is worth; 0 while there is none."""
        self.waiting = 0
        """Points of a fallen star that wait for the next (CV1)."""
        self.traded = 0
        """The mask of the seats that have traded (C5)."""
        self.points = [0] * seats
        self.burnt = [0] * KINDS
        self.sky = STARS[:]
        """The stars that have not risen yet."""

    def clone(self) -> Candlelight:
        copy = Candlelight(self.game, self.seats, self.secrets.clone(), self.embers)
        copy.night = self.night
        copy.star = self.star
        copy.waiting = self.waiting
        copy.traded = self.traded
        copy.points = self.points[:]
        copy.burnt = self.burnt[:]
        copy.sky = self.sky[:]
        copy.adopt(self)
        return copy

    def scores(self) -> list[int]:
        return self.points[:]

    def candles(self, seat: int) -> int:
        """How many candles a seat holds, which everybody can see."""
        return self.secrets.count(seat, CANDLE)

    def has_traded(self, seat: int) -> bool:
        return bool(self.traded >> seat & 1)

    def burn(self, seat: int, nth: int) -> int:
        """A candle leaves the hand for good, face up; its brightness."""
        piece = self.secrets.nth(seat, CANDLE, nth)
        self.face_up(piece)
        kind = self.secrets.leave(piece)
        self.burnt[kind] += 1
        return kind + 1
