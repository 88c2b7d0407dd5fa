"""Moves have unique texts and dense numbers; ranges of them are lazy."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conclave.engine.moves import Lexicon, Move, Series, first_and_range
from conclave.engine.span import Span


class Bids(Series):
    """Counts how many members were made."""

    __slots__ = ("made",)

    def __init__(self, word: str = "bid", top: int = 50) -> None:
        super().__init__(word, top)
        self.made = 0

    def make(self, n: int) -> Move:
        self.made += 1
        return Move(f"{self.word} {n}")


def lexicon(*texts: str, top: int = 50) -> tuple[Lexicon, Bids]:
    book = Lexicon()
    for text in texts:
        book.add(Move(text))
    bids = Bids(top=top)
    book.add_series(bids)
    return book, bids


def test_two_moves_cannot_be_written_alike() -> None:
    book = Lexicon()
    book.add(Move("pass"))
    with pytest.raises(ValueError, match="pass"):
        book.add(Move("pass"))
    assert [str(move) for move in book] == ["pass"]


@pytest.mark.parametrize("text", ["Pass", "pass ", " pass", "pass  on", "pass\ton"])
def test_a_text_that_could_never_be_typed_is_no_notation(text: str) -> None:
    with pytest.raises(ValueError, match="capitals or stray spaces"):
        Lexicon().add(Move(text))


def test_a_single_move_cannot_come_after_a_series() -> None:
    book, _ = lexicon("pass")
    with pytest.raises(ValueError, match="series"):
        book.add(Move("late"))


def test_two_series_cannot_be_written_alike() -> None:
    book, _ = lexicon("pass")
    with pytest.raises(ValueError, match="bid"):
        book.add_series(Bids())


def test_a_series_cannot_be_written_like_a_single_move() -> None:
    book = Lexicon()
    book.add(Move("bid 7"))
    with pytest.raises(ValueError, match="bid"):
        book.add_series(Bids())


@pytest.mark.parametrize("text", ["enchant opal", "ENCHANT Opal", "  enchant   opal ", "enchant\topal\n"])
def test_find_ignores_capitals_and_spaces(text: str) -> None:
    book, _ = lexicon("enchant opal", "pass")
    assert book.find(text) is book.moves[0]


@pytest.mark.parametrize("text", ["Bid 7", " bid  7 "])
def test_find_ignores_capitals_and_spaces_in_a_series(text: str) -> None:
    book, bids = lexicon("pass")
    assert book.find(text) is bids.at(7)


@pytest.mark.parametrize(
    "text",
    [
        "bid 007",
        "bid 00",
        "bid 51",
        "bid -1",
        "bid +1",
        "bid 1.0",
        "bid ٣",
        "bid ²",
        "bid",
        "bid 1 2",
        "bid1",
        "",
        "x 3",
    ],
)
def test_what_is_not_exactly_a_moves_notation_is_no_move(text: str) -> None:
    book, _ = lexicon("pass")
    assert book.find(text) is None


def test_a_very_long_number_is_no_move() -> None:
    book, _ = lexicon("pass")
    assert book.find("bid " + "9" * 5000) is None


def test_a_series_reaches_from_nothing_to_its_top() -> None:
    book, bids = lexicon("pass")
    assert book.find("bid 0") is bids.at(0)
    assert book.find("bid 50") is bids.at(50)


def test_numbers_are_dense_and_reversible() -> None:
    book, _ = lexicon("pass", "end", top=5)
    book.add_series(Bids("raise", 3))
    moves = [book.numbered(n) for n in range(len(book))]
    assert [move.number for move in moves] == list(range(2 + 6 + 4))
    assert [str(move) for move in moves[:3]] == ["pass", "end", "bid 0"]
    assert all(book.find(str(move)) is move for move in moves)
    for number in (-1, len(book), len(book) + 7):
        with pytest.raises(IndexError):
            book.numbered(number)


def test_a_move_is_made_once() -> None:
    book, bids = lexicon("pass")
    assert bids.at(9) is bids.at(9) is book.find("bid 9") is book.numbered(1 + 9)
    assert bids.made == 10


@given(st.lists(st.sampled_from(["a", "b c", "d e f", "g"]), unique=True, max_size=4), st.integers(0, 30))
def test_every_move_is_found_by_text_and_number(texts: list[str], top: int) -> None:
    book, _ = lexicon(*texts, top=top)
    for n in range(len(book)):
        move = book.numbered(n)
        assert book.find(str(move)) is move
        assert move.number == n


def test_iterating_a_lexicon_gives_its_single_moves() -> None:
    book, bids = lexicon("pass", "end")
    assert [str(move) for move in book] == ["pass", "end"]
    assert bids.made == 0


def test_a_move_shows_its_text() -> None:
    move = Move("sell opal")
    assert (str(move), repr(move)) == ("sell opal", "<sell opal>")


# Spans


def test_a_span_makes_no_member_until_asked() -> None:
    book, bids = lexicon("pass", top=9999)
    span = first_and_range([book.moves[0]], bids, 20, 9999)
    assert len(span) == 1 + 9980
    assert span[0] is book.moves[0]
    assert book.moves[0] in span
    assert bids.made == 0
    assert str(span[1]) == "bid 20"
    assert bids.made == 21


@given(
    leading=st.integers(0, 3),
    low=st.integers(0, 12),
    high=st.integers(-3, 12),
    index=st.integers(-20, 20),
    cut=st.tuples(*[st.none() | st.integers(-20, 20)] * 2, st.none() | st.sampled_from([-3, -2, -1, 1, 2, 5])),
)
def test_a_span_agrees_with_a_list(
    leading: int, low: int, high: int, index: int, cut: tuple[int | None, int | None, int | None]
) -> None:
    book, bids = lexicon("a", "b", "c", top=12)
    first = book.moves[:leading]
    span = Span(first, bids, low, high)
    everything = [book.numbered(n) for n in range(len(book))]
    listed = [*first, *[bids.at(n) for n in range(low, high + 1)]]
    assert len(span) == len(listed)
    assert list(span) == listed
    assert span[slice(*cut)] == listed[slice(*cut)]
    assert [move in span for move in everything] == [move in listed for move in everything]
    assert list(reversed(span)) == listed[::-1]
    if -len(listed) <= index < len(listed):
        assert span[index] is listed[index]
    else:
        with pytest.raises(IndexError):
            span[index]


def test_a_span_does_not_hold_what_is_not_its_own() -> None:
    book, bids = lexicon("pass", top=12)
    other_book, other_bids = lexicon("pass", top=12)
    span = Span([book.moves[0]], bids, 3, 9)
    assert bids.at(5) in span
    assert other_bids.at(5) not in span
    assert other_book.moves[0] not in span
    assert Move("bid 5") not in span
    assert not span.__contains__("bid 5")


def test_the_numbers_of_a_span_rise_one_by_one() -> None:
    _, bids = lexicon("pass", top=12)
    assert all(b.number == a.number + 1 for a, b in pairwise(Span([], bids, 2, 9)))
