"""What can be done in Leduc poker, by a player or by chance, with its notation."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Lexicon, Move

from .components import CARDS, KINDS

LEXICON: Final = Lexicon()


class Deal(Move):
    """Chance deals a card (L2, L8)."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__(f"deal {CARDS[kind]}")
        self.kind: Final[int] = kind


class Word(Move):
    """A move that needs no field."""

    __slots__ = ()


DEAL: Final = [LEXICON.add(Deal(kind)) for kind in range(KINDS)]
FOLD: Final = LEXICON.add(Word("fold"))
CALL: Final = LEXICON.add(Word("call"))
RAISE: Final = LEXICON.add(Word("raise"))
