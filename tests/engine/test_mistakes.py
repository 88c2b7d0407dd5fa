"""Mistakes are one sentence in the reader's language."""

from __future__ import annotations

import pytest

from conclave.catalog import game as find_game
from conclave.engine.mistakes import IllegalMove, Mistake, NotAsked, UnreadableMove
from tests.engine.fair import BOOK, GAME, TIP


def test_an_unreadable_move_is_quoted() -> None:
    mistake = UnreadableMove("fly {away}")
    assert mistake.text("en") == "“fly {away}” is not a move of this game."
    assert mistake.text("de") == "„fly {away}“ ist kein Zug dieses Spiels."
    assert str(mistake) == mistake.text("en")


def test_an_illegal_move_quotes_the_rule_and_its_number() -> None:
    mistake = IllegalMove(TIP.at(7), BOOK.rule("F6"))
    assert mistake.text("en") == "“tip 7” is not allowed: Nobody tips the musician more than they have. (F6)"
    assert mistake.text("de") == "„tip 7“ ist nicht erlaubt: Niemand gibt dem Musikanten mehr, als er hat. (F6)"
    assert (mistake.move, mistake.rule) == (TIP.at(7), BOOK.rule("F6"))


def test_a_seat_that_is_not_asked_is_named() -> None:
    mistake = NotAsked(TIP.at(7), BOOK.rule("F1"), 2)
    assert "from seat 2" in mistake.text("en")
    assert "von Platz 2" in mistake.text("de")
    assert mistake.text("de").endswith("(F1)")
    assert isinstance(mistake, IllegalMove)


def test_an_unknown_language_is_english() -> None:
    mistake = UnreadableMove("x")
    assert mistake.text("fr") == mistake.text()


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 10**9])
def test_a_wrong_number_of_seats_is_a_mistake(seats: int) -> None:
    with pytest.raises(Mistake) as caught:
        GAME.start(seats)
    assert caught.value.text("en") == f"The Fair takes 2 to 3 players, not {seats}."


def test_a_truth_is_no_number_of_seats() -> None:
    with pytest.raises(Mistake):
        GAME.start(True)


def test_a_german_mistake_calls_the_game_by_its_german_name() -> None:
    with pytest.raises(Mistake) as seats:
        GAME.start(9)
    with pytest.raises(Mistake) as option:
        GAME.start(2, {"weather": True})
    assert seats.value.text("de") == "Der Jahrmarkt ist für 2 bis 3 Personen, nicht für 9."
    assert option.value.text("de") == "Der Jahrmarkt kennt keine Option „weather“. Es gibt: purse."


def test_an_unknown_option_is_a_mistake_that_lists_the_known() -> None:
    with pytest.raises(Mistake) as caught:
        GAME.start(2, {"weather": True})
    assert caught.value.text("en") == "The Fair has no option “weather”. It has: purse."


@pytest.mark.parametrize("value", ["7", "", "on", True, False, 7, "two"])
def test_a_wrong_value_of_an_option_is_a_mistake_that_lists_the_possible(value: str | int) -> None:
    with pytest.raises(Mistake) as caught:
        GAME.start(2, {"purse": value})
    assert caught.value.text("en") == f"The option purse cannot be “{value}”. It can be: 2, 0, 5."
    assert caught.value.text("de").startswith("Die Option purse kann nicht")


@pytest.mark.parametrize(("value", "meant"), [("0", 0), (" 5 ", 5), (5, 5), ("2", 2)])
def test_a_value_may_be_given_as_text(value: str | int, meant: int) -> None:
    assert GAME.settings({"purse": value}) == {"purse": meant}


@pytest.mark.parametrize(
    ("text", "meant"), [("on", True), ("TRUE", True), ("yes", True), ("1", True), ("off", False), ("0", False)]
)
def test_switches_may_be_written_in_many_ways(text: str, meant: bool) -> None:
    assert find_game("zavandor").settings({"lightning": text})["lightning"] is meant


def test_an_unknown_game_is_a_mistake_that_lists_the_known() -> None:
    with pytest.raises(Mistake) as caught:
        find_game("chess")
    assert "“chess”" in caught.value.text("en")
    assert "zavandor" in caught.value.text("en")
    assert caught.value.text("de").startswith("Es gibt kein Spiel „chess“.")
