"""What can be done in Zavandor, by a player or by chance, with its notation."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Lexicon, Move, Series
from conclave.games.zavandor.components import (
    AREAS,
    ARTIFACTS,
    CARDS_OF_COLOUR,
    CHARACTERS,
    COLOURS,
    GEMS,
    KIND_COLOUR,
    MOST_SEATS,
    OBJECTS,
    STONES,
    TOP_BID,
    VALUE,
)

LEXICON: Final = Lexicon()


class Deal(Move):
    """Chance gives the next seat a character's board (Z2)."""

    __slots__ = ("character",)

    def __init__(self, character: int) -> None:
        super().__init__(f"deal {CHARACTERS[character]}")
        self.character: Final[int] = character


class Choose(Move):
    """A player chooses a character (ZV5)."""

    __slots__ = ("character",)

    def __init__(self, character: int) -> None:
        super().__init__(f"choose {CHARACTERS[character]}")
        self.character: Final[int] = character


class Lot(Move):
    """The lot falls on a seat (Z16)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"lot {seat}")
        self.seat: Final[int] = seat


class Reveal(Move):
    """An artifact is turned up (Z10, Z19)."""

    __slots__ = ("artifact",)

    def __init__(self, artifact: int) -> None:
        super().__init__(f"reveal {ARTIFACTS[artifact]}")
        self.artifact: Final[int] = artifact


class Draw(Move):
    """An energy card is drawn."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__(f"draw {COLOURS[KIND_COLOUR[kind]]} {VALUE[kind]}")
        self.kind: Final[int] = kind


class GemMove(Move):
    """Something done with a gem of a kind: enchant, sell, activate, deactivate, lose."""

    __slots__ = ("active", "gem")

    def __init__(self, words: str, gem: int, active: bool) -> None:
        super().__init__(f"{words} {GEMS[gem]}")
        self.gem: Final[int] = gem
        self.active: Final[bool] = active


class StoneMove(Move):
    """A knowledge stone leaves the board, bought (`stone 25`) or for free (`take 25`)."""

    __slots__ = ("stone",)

    def __init__(self, word: str, stone: int) -> None:
        super().__init__(f"{word} {STONES[stone]}")
        self.stone: Final[int] = stone


class AreaMove(Move):
    """A step of knowledge, paid (`learn`) or free (`advance`)."""

    __slots__ = ("area",)

    def __init__(self, word: str, area: int) -> None:
        super().__init__(f"{word} {AREAS[area]}")
        self.area: Final[int] = area


class Auction(Move):
    """An object comes under the hammer (Z68)."""

    __slots__ = ("thing",)

    def __init__(self, thing: int) -> None:
        super().__init__(f"auction {OBJECTS[thing]}")
        self.thing: Final[int] = thing


class Bid(Move):
    """A bid (Z70)."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__(f"bid {amount}")
        self.amount: Final[int] = amount


class Bids(Series):
    """All bids there can be (ZA30)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("bid", TOP_BID)

    def make(self, n: int) -> Move:
        return Bid(n)


class CardMove(Move):
    """A card of the own hand, named by its colour and its place among those: paid or kept."""

    __slots__ = ("colour", "nth")

    def __init__(self, word: str, colour: int, nth: int) -> None:
        super().__init__(f"{word} {COLOURS[colour]}#{nth + 1}")
        self.colour: Final[int] = colour
        self.nth: Final[int] = nth


class ConcentratedMove(Move):
    """A concentrated energy of a colour: paid or kept."""

    __slots__ = ("colour",)

    def __init__(self, word: str, colour: int) -> None:
        super().__init__(f"{word} concentrated {COLOURS[colour]}")
        self.colour: Final[int] = colour


class Word(Move):
    """A move that needs no field."""

    __slots__ = ()


def _gems(words: str, active: bool) -> list[GemMove]:
    return [LEXICON.add(GemMove(words, gem, active)) for gem in range(len(GEMS))]


def _cards(word: str) -> list[list[CardMove]]:
    return [
        [LEXICON.add(CardMove(word, colour, nth)) for nth in range(CARDS_OF_COLOUR[colour])]
        for colour in range(len(COLOURS))
    ]


DEAL: Final = [LEXICON.add(Deal(c)) for c in range(len(CHARACTERS))]
CHOOSE: Final = [LEXICON.add(Choose(c)) for c in range(len(CHARACTERS))]
LOT: Final = [LEXICON.add(Lot(seat)) for seat in range(MOST_SEATS)]
REVEAL: Final = [LEXICON.add(Reveal(artifact)) for artifact in range(len(ARTIFACTS))]
DRAW: Final = [LEXICON.add(Draw(kind)) for kind in range(len(VALUE))]

ENCHANT: Final = _gems("enchant", True)
SELL: Final = _gems("sell", True)
SELL_INACTIVE: Final = _gems("sell inactive", False)
ACTIVATE: Final = _gems("activate", False)
DEACTIVATE: Final = _gems("deactivate", True)
LOSE: Final = _gems("lose", True)
STONE: Final = [LEXICON.add(StoneMove("stone", stone)) for stone in range(len(STONES))]
TAKE: Final = [LEXICON.add(StoneMove("take", stone)) for stone in range(len(STONES))]
LEARN: Final = [LEXICON.add(AreaMove("learn", area)) for area in range(len(AREAS))]
ADVANCE: Final = [LEXICON.add(AreaMove("advance", area)) for area in range(len(AREAS))]
DECLINE: Final = LEXICON.add(Word("decline"))
AUCTION: Final = [LEXICON.add(Auction(thing)) for thing in range(len(OBJECTS))]
PASS: Final = LEXICON.add(Word("pass"))
PAY: Final = LEXICON.add(Word("pay"))
PAY_DUST: Final = LEXICON.add(Word("pay dust"))
PAY_CARD: Final = _cards("pay")
PAY_CONCENTRATED: Final = [LEXICON.add(ConcentratedMove("pay", colour)) for colour in range(len(COLOURS))]
KEEP: Final = LEXICON.add(Word("keep"))
KEEP_DUST: Final = LEXICON.add(Word("keep dust"))
KEEP_CARD: Final = _cards("keep")
KEEP_CONCENTRATED: Final = [LEXICON.add(ConcentratedMove("keep", colour)) for colour in range(len(COLOURS))]
END: Final = LEXICON.add(Word("end"))
BIDS: Final = Bids()
LEXICON.add_series(BIDS)
