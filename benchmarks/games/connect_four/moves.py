"""What can be done in connect four, with its notation."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Lexicon, Move

from .components import COLUMNS

LEXICON: Final = Lexicon()


class Drop(Move):
    """A disc falls into a column (C2); columns are written 1 to 7."""

    __slots__ = ("column",)

    def __init__(self, column: int) -> None:
        super().__init__(f"drop {column + 1}")
        self.column: Final[int] = column


DROP: Final = [LEXICON.add(Drop(column)) for column in range(COLUMNS)]
