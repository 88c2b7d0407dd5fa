"""Moves: what a player, or chance, can do, each with a short stable text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from conclave.engine.steps import Verb

CHANCE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One thing that can be done. Made once, at import, so that identity is equality; subclasses add named fields."""

    __slots__ = ("number", "text", "verb")

    def __init__(self, text: str) -> None:
        self.text: Final[str] = text
        self.number: int = -1
        self.verb: Verb[Any] | None = None

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


M = TypeVar("M", bound=Move)


@mypyc_attr(allow_interpreted_subclasses=True)
class Series:
    """A family of moves that differ in one number, like bids; a member is made when it is first named.

    `top` is the largest number; the lexicon keeps top + 1 action numbers for the family.
    """

    __slots__ = ("base", "items", "top", "word")

    def __init__(self, word: str, top: int) -> None:
        self.word: Final[str] = word
        self.top: Final[int] = top
        self.base: int = -1
        self.items: list[Move] = []

    def make(self, n: int) -> Move:
        raise NotImplementedError

    def at(self, n: int) -> Move:
        items = self.items
        if n >= len(items):
            for k in range(len(items), n + 1):
                move = self.make(k)
                move.number = self.base + k
                items.append(move)
        return items[n]

    def upto(self, n: int) -> list[Move]:
        """The members made so far, at least those up to n."""
        if n >= len(self.items):
            self.at(n)
        return self.items


class Lexicon:
    """All moves of a game: from text to move, and from a dense action number to move."""

    __slots__ = ("by_text", "moves", "series", "size")

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.by_text: dict[str, Move] = {}
        self.series: list[Series] = []
        self.size: int = 0

    def add(self, move: M) -> M:
        if move.text in self.by_text:
            raise ValueError(f"two moves are written {move.text!r}")
        if move.text != " ".join(move.text.lower().split()):
            raise ValueError(f"{move.text!r} has capitals or stray spaces: it could never be typed")
        if self.series:
            raise ValueError("single moves come before the series")
        move.number = self.size
        self.size += 1
        self.moves.append(move)
        self.by_text[move.text] = move
        return move

    def add_series(self, series: Series) -> None:
        for other in self.series:
            if other.word == series.word:
                raise ValueError(f"two series are written {series.word!r}")
        for text in self.by_text:
            words = text.split()
            if len(words) == 2 and words[0] == series.word and words[1].isdecimal():
                raise ValueError(f"{text!r} is a move of its own and one of the series {series.word!r}")
        series.base = self.size
        self.size += series.top + 1
        self.series.append(series)

    def find(self, text: str) -> Move | None:
        """The move written so; spaces and capitals do not matter."""
        words = text.lower().split()
        move = self.by_text.get(" ".join(words))
        if move is None and len(words) == 2 and words[1].isdecimal() and len(words[1]) <= 9:
            n = int(words[1])
            for series in self.series:
                if series.word == words[0] and n <= series.top and str(n) == words[1]:
                    return series.at(n)
        return move

    def numbered(self, number: int) -> Move:
        """The move with this action number."""
        if 0 <= number < len(self.moves):
            return self.moves[number]
        for series in self.series:
            if series.base <= number <= series.base + series.top:
                return series.at(number - series.base)
        raise IndexError(number)

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)


def first_and_range(first: Sequence[Move], series: Series, low: int, high: int) -> Sequence[Move]:
    """`first`, then the members low..high of the series, as a lazy sequence."""
    from conclave.engine.span import Span  # noqa: PLC0415  (interpreted on purpose: an abstract base cannot be compiled)

    return Span(first, series, low, high)
