"""What can be done in Candlelight, by a player or by chance, with its notation."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Lexicon, Move

from .components import HAND, KINDS, STARS

LEXICON: Final = Lexicon()


class Draw(Move):
    """Chance: a candle is drawn (C2)."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__(f"draw {kind + 1}")
        self.kind: Final[int] = kind


class Rise(Move):
    """Chance: a star rises (C3)."""

    __slots__ = ("star",)

    def __init__(self, star: int) -> None:
        super().__init__(f"star {star}")
        self.star: Final[int] = star


class Candle(Move):
    """Something done with a candle of the own hand. It names the place in the hand, never the hidden brightness."""

    __slots__ = ("nth",)

    def __init__(self, word: str, nth: int) -> None:
        super().__init__(f"{word} {nth + 1}")
        self.nth: Final[int] = nth


DRAW: Final = [LEXICON.add(Draw(kind)) for kind in range(KINDS)]
RISE: Final = {star: LEXICON.add(Rise(star)) for star in STARS}
LEAVE: Final = LEXICON.add(Move("leave"))
TRADE: Final = [LEXICON.add(Candle("trade", nth)) for nth in range(HAND)]
LIGHT: Final = [LEXICON.add(Candle("light", nth)) for nth in range(HAND)]
