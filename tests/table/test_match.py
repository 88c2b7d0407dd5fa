"""A match grows move by move, tells what happened, and gives moves back while nobody learnt anything from them."""

from __future__ import annotations

from random import Random

import pytest

from conclave.engine.fields import digest
from conclave.engine.mistakes import IllegalMove, Mistake
from conclave.engine.moves import CHANCE
from conclave.engine.records import Record
from conclave.games.zavandor import GAME as ZAVANDOR
from conclave.table.match import Match
from tests.engine.fair import GAME, random_match

OPENING = ((CHANCE, "deal ring"), (CHANCE, "deal drum"), (CHANCE, "heads"))


def fair(*moves: tuple[int, str], players: dict[int, str] | None = None) -> Match:
    match = Match.new(GAME, 2, {"purse": 5}, players)
    for seat, move in (*OPENING, *moves):
        match.play(seat, move)
    return match


def zavandor(options: dict[str, bool], *moves: tuple[int, str], seats: int = 2) -> Match:
    """Witch and elf (and druid), in this order, each with a blue 5, two opals and a sapphire."""
    match = Match.new(ZAVANDOR, seats, {**options})
    for move in ("deal witch", "deal elf", "deal druid")[:seats]:
        match.play(CHANCE, move)
    while match.state.to_act == (CHANCE,):
        options_now = [str(move) for move in match.state.options(CHANCE)]
        match.play(CHANCE, "draw blue 5" if "draw blue 5" in options_now else options_now[0])
    for seat, text in moves:
        match.play(seat, text)
    return match


def pay_with_card(match: Match) -> None:
    match.play(0, "enchant opal")
    match.play(0, "pay blue#1")


# Undo


def test_an_own_move_can_be_taken_back() -> None:
    match = fair()
    before = (digest(match.state), match.record.write(), match.ply)
    match.play(0, "buy apple")
    assert match.can_undo(0)
    match.undo(0)
    assert (digest(match.state), match.record.write(), match.ply) == before


def test_several_own_moves_can_be_taken_back_one_by_one() -> None:
    match = fair((0, "buy apple"), (0, "buy cake"), (0, "end"))
    for _ in range(3):
        match.undo(0)
    assert match.ply == 3
    assert not match.can_undo(0)


def test_after_undo_another_move_can_be_made() -> None:
    match = fair((0, "buy apple"))
    match.undo(0)
    match.play(0, "buy cake")
    assert str(match.record.moves[-1][1]) == "buy cake"
    assert [event.what for event in match.events[-1]] == ["buys"]
    assert len(match.events) == match.ply == 4


def test_nobody_takes_back_the_move_of_another() -> None:
    match = fair((0, "buy apple"))
    assert not match.can_undo(1)
    assert not match.can_undo(CHANCE)
    with pytest.raises(Mistake):
        match.undo(1)


def test_nothing_is_taken_back_across_chance() -> None:
    match = fair()
    assert not any(match.can_undo(seat) for seat in (0, 1, CHANCE))
    match = fair((0, "end"), (0, "skip"), (1, "end"), (1, "skip"))
    for seat, thing in ((0, "apple"), (0, "cake"), (1, "song"), (1, "cake")):
        match.play(seat, f"vote {thing}")
    match.play(CHANCE, "heads")
    assert not any(match.can_undo(seat) for seat in (0, 1, CHANCE))


def test_nothing_is_taken_back_across_a_reveal() -> None:
    match = fair((0, "show"))
    assert not match.can_undo(0)
    with pytest.raises(Mistake) as caught:
        match.undo(0)
    assert "cannot be taken back" in caught.value.text("en")
    assert "nicht zurücknehmen" in caught.value.text("de")
    assert match.ply == 4


def test_what_came_after_a_reveal_can_be_taken_back_but_not_the_reveal() -> None:
    match = fair((0, "show"), (0, "buy apple"))
    match.undo(0)
    assert match.ply == 4
    assert not match.can_undo(0)


def test_nothing_is_taken_back_after_somebody_else_answered() -> None:
    match = fair((0, "end"), (0, "skip"), (1, "end"))
    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_a_secret_answer_can_be_taken_back_until_another_answers() -> None:
    match = fair((0, "end"), (0, "skip"), (1, "end"), (1, "skip"), (0, "vote apple"))
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.answers_of(0) == []
    match.play(0, "vote song")
    match.play(1, "vote song")
    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_the_answer_that_completes_a_together_cannot_be_taken_back() -> None:
    match = fair((0, "end"), (0, "skip"), (1, "end"), (1, "skip"))
    for seat, thing in ((0, "apple"), (0, "cake"), (1, "song"), (1, "cake")):
        match.play(seat, f"vote {thing}")
    assert not match.can_undo(1)


def test_zavandor_a_purchase_can_be_taken_back_until_a_card_is_paid() -> None:
    match = zavandor({})
    seat = match.state.to_act[0]
    match.play(seat, "enchant opal")
    assert match.can_undo(seat)
    match.play(seat, "pay blue#1")
    assert not match.can_undo(seat)


def test_zavandor_a_suggested_payment_with_cards_cannot_be_taken_back() -> None:
    match = zavandor({})
    seat = match.state.to_act[0]
    match.play(seat, "enchant sapphire")
    cards = match.state.secrets.count(seat, 0)
    match.play(seat, "pay")
    assert match.state.secrets.count(seat, 0) < cards, "the suggestion pays with the card"
    assert not match.can_undo(seat)


def test_zavandor_a_card_that_lies_open_can_be_paid_and_taken_back() -> None:
    match = zavandor({"public_money": True})
    seat = match.state.to_act[0]
    match.play(seat, "enchant opal")
    match.play(seat, "pay blue#1")
    assert match.can_undo(seat)


def test_zavandor_whether_lightning_strikes_cannot_be_taken_back() -> None:
    """Who passes learns whether the hidden cards of the highest bidder suffice, struck or not."""
    match = zavandor({"lightning": True})
    first, second = match.state.to_act[0], 1 - match.state.to_act[0]
    thing = next(str(move) for move in match.state.options(first) if str(move).startswith("auction"))
    match.play(first, thing)
    match.play(first, "bid 30")
    match.play(second, "pass")
    assert match.state.to_act == (first,), "the highest bidder can pay, with cards nobody has seen"
    assert not match.can_undo(second)


# Events


def test_every_move_has_the_events_it_brought_about() -> None:
    match = fair((0, "buy apple"), (0, "end"))
    assert [[event.what for event in events] for events in match.events] == [
        ["dealt"],
        ["dealt"],
        ["toss"],
        ["buys"],
        [],
    ]
    assert [event.data() for event in match.play(0, "tip 2")] == [("tips", 0, 2, 0, 0, -1)]
    assert len(match.events) == match.ply


def test_a_mistake_changes_nothing_and_tells_nothing() -> None:
    match = fair()
    before = (digest(match.state), match.ply, len(match.events))
    for move in ("tip 9", "vote song", "rubbish"):
        with pytest.raises(Mistake):
            match.play(0, move)
    assert (digest(match.state), match.ply, len(match.events)) == before
    assert [event.what for event in match.play(0, "buy apple")] == ["buys"]


def test_chance_happens_until_a_player_is_asked() -> None:
    match = Match.new(GAME, 3)
    events = match.let_chance(Random(1))
    assert [event.what for event in events] == ["dealt", "dealt", "dealt", "toss"]
    assert match.state.to_act == (0,)
    assert match.ply == len(match.events) == 4
    assert match.let_chance(Random(1)) == []


def test_a_match_comes_back_from_its_record_with_all_its_events() -> None:
    record = Record(GAME, 3)
    record.moves = random_match(GAME, 3, 5)
    text = record.write()
    whole = Match(record)
    assert whole.state.over
    assert whole.ply == len(whole.events) == len(random_match(GAME, 3, 5))
    assert whole.record.write() == text


def test_a_record_with_an_illegal_move_is_no_match() -> None:
    record = Record(GAME, 2)
    record.moves = [*random_match(GAME, 2, 5)[:2], random_match(GAME, 2, 5)[-1]]
    with pytest.raises(IllegalMove):
        Match(record)


# Names


def test_players_without_a_name_are_called_by_their_number() -> None:
    assert fair(players={1: "Bo"}).names == ["1", "Bo"]
    assert fair().names == ["1", "2"]


def test_names_outlive_undo() -> None:
    match = fair((0, "buy apple"), players={0: "Anna"})
    match.undo(0)
    assert match.names == ["Anna", "2"]


# Views


def test_the_views_follow_every_move_and_every_move_taken_back() -> None:
    rng = Random(3)
    match = Match.new(ZAVANDOR, 3)
    for _ in range(300):
        if match.state.over:
            break
        seat = rng.choice(match.state.to_act)
        match.play(seat, match.state.pick(seat, rng))
        for viewer in (2, None, 0, 1):
            assert match.view(viewer) == match.state.view(viewer)
        assert match.view(None) is match.view(None)
        if match.can_undo(seat) and rng.random() < 0.1:
            match.undo(seat)
            assert match.view(seat) == match.state.view(seat)
