"""The words of Zavandor: every move, refusal and event has some, in both languages, and they give nothing away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random
from typing import cast

import pytest
from rich.console import Console

from conclave.bots.player import RandomPlayer
from conclave.engine.events import Event, Sink
from conclave.engine.moves import CHANCE, Move
from conclave.engine.rules import LANGUAGES
from conclave.games import zavandor
from conclave.games.zavandor import GAME, reasons
from conclave.games.zavandor.components import GEMS, SENTINELS
from conclave.games.zavandor.lines import in_words
from conclave.games.zavandor.moves import BIDS, LEXICON
from conclave.games.zavandor.screen import screen
from conclave.games.zavandor.speech import LINES, SPEECH, WORDS
from conclave.games.zavandor.state import Zavandor
from conclave.speech import MissingText, Remembered, Words, language
from tests.speeches import check_labels, check_same_in_every_world, check_words, labels_for_you, plurals_of_one, told_in
from tests.zavandor.kit import Table

NAMES = ["Leonie", "Thorben", "Yun", "Sable", "Ada", "Max"]
ROOM = Path(zavandor.__file__).parent
PIECE = re.compile(r"(gem|area|artifact|sentinel|character):[a-z]+|stone:\d\d|card:[a-z]+:\d+|concentrated:[a-z]+|dust")


def thrifty(state: Zavandor, seat: int, rng: Random) -> Move:
    """A random move that does not sell the house, so that all sorts of positions come about."""
    moves = list(state.options(seat))
    wise = [move for move in moves if move.text.split()[0] not in ("sell", "deactivate", "bid")]
    return rng.choice([*wise, *[move for move in moves if move.text.startswith("bid")][:3]] or moves)


def positions(seed: int, seats: int, every: int = 1, **options: bool) -> Iterator[tuple[Zavandor, list[Event]]]:
    """The positions of a match in which somebody is asked, with what happened before each."""
    rng = Random(seed)
    state = cast(Zavandor, GAME.start(seats, options))
    state.sink = Sink()
    reckless = RandomPlayer()
    while state.to_act and state.round < 40:
        seat = state.to_act[0]
        if seat == CHANCE:
            state.apply(seat, state.pick(seat, rng))
            continue
        if rng.random() * every < 1:
            yield state, state.sink.take()
        move = reckless.decide(state, seat, rng) if rng.random() < 0.1 else thrifty(state, seat, rng)
        state.play(seat, move)
    yield state, state.sink.take()


# The files


def test_both_languages_have_the_same_texts() -> None:
    assert WORDS.keys("en") == WORDS.keys("de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_one_thing_nothing_is_said_as_of_many(lang: str) -> None:
    """A sentinel gives 5 points or more; the game is over with 5 of them; and so on."""
    assert plurals_of_one(WORDS, lang) <= {
        *("label-auction-sentinel", "label-auction-sentinel.price", "line-game_over", "line-game_over-rounds"),
        *("prompt-steps", "board-four-become", "board-score", "why-slots"),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_done_is_said_alike_of_oneself_and_of_others(lang: str) -> None:
    assert not labels_for_you(WORDS, lang)


def test_every_event_has_a_line() -> None:
    told = told_in(ROOM)
    assert "deactivates" in told
    assert told == set(LINES)


def test_a_missing_text_is_our_fault_and_says_which() -> None:
    with pytest.raises(MissingText, match="no-such-text"):
        WORDS.say("en", "no-such-text")
    with pytest.raises(MissingText, match="label-bid"):
        WORDS.say("en", "label-bid")


def test_an_unknown_language_is_english() -> None:
    assert WORDS.say("fr", "label-pass") == "Pass"


def test_figures_have_no_marks_around_them_and_no_separators() -> None:
    assert Words(ROOM).say("de", "label-bid", bid=9999) == "9999 bieten"


def test_the_language_comes_from_the_wish_or_the_environment() -> None:
    assert language("de", {}) == "de"
    assert language("de-AT", {}) == "de"
    assert language("fr", {"LANG": "de_DE.UTF-8"}) == "en"
    assert language(None, {"LANG": "de_AT.UTF-8@euro"}) == "de"
    assert language(None, {"LANG": "de_DE", "LC_ALL": "en_US.UTF-8"}) == "en"
    assert language(None, {"LC_ALL": "", "LC_MESSAGES": "de_DE"}) == "de"
    assert language(None, {"LANG": "C"}) == "en"
    assert language(None, {}) == "en"


# Every position


@pytest.mark.parametrize(
    ("seed", "seats", "options"),
    [
        (1, 2, {}),
        (2, 3, {"public_money": True}),
        (3, 4, {"choose_character": True, "limited_gems": True}),
        (4, 6, {"lightning": True, "strict_subphases": True}),
        (5, 5, {"one_dust": True, "druid_level3_ruby": True}),
    ],
)
def test_everything_that_is_asked_refused_and_told_has_words(seed: int, seats: int, options: dict[str, bool]) -> None:
    for state, events in positions(seed, seats, every=4, **options):
        check_words(SPEECH, state, events, NAMES, PIECE, twins=True)


def test_texts_that_are_remembered_are_those_of_the_position() -> None:
    """What was said elsewhere is said again only where all figures are the same."""
    rng = Random(8)
    for state, events in [*positions(6, 4), *positions(7, 2, lightning=True)]:
        for lang in LANGUAGES:
            for seat in state.to_act:
                moves = [*list(state.options(seat))[:40], *(move for move, _ in state.refused(seat))]
                for move in moves:
                    assert SPEECH.label(state, seat, move, lang) == SPEECH.new_label(state, seat, move, lang)
                for move, rule in state.refused(seat):
                    said = SPEECH.reason(state, seat, move, rule, lang)
                    if rng.random() < 0.1:
                        reasons.SAID.forget()
                    assert SPEECH.reason(state, seat, move, rule, lang) == said
            for event in events:
                for eyes in (None, 0, 1):
                    seen = event.seen_by(eyes)
                    own = seen.seat >= 0 and seen.seat == eyes
                    who = NAMES[seen.seat] if seen.seat >= 0 else ""
                    assert SPEECH.line(seen, NAMES, eyes, lang) == in_words(seen, who, own, lang)


def test_too_many_texts_are_forgotten() -> None:
    texts = Remembered(2)
    for n in range(5):
        assert texts.get((n,)) is None
        assert texts.keep((n,), str(n)) == str(n)
        assert texts.get((n,)) == str(n)
    assert texts.get((0,)) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_of_the_game_has_a_label_wherever_it_is_named(lang: str) -> None:
    moves = [*LEXICON.moves, *[BIDS.at(n) for n in (0, 20, 121, 9999)]]
    for state, _ in positions(6, 3, every=60):
        check_labels(SPEECH, state, range(3), moves, PIECE, lang)


# Secrets


def test_words_are_the_same_in_every_world_the_seat_could_be_in() -> None:
    rng = Random(8)
    for state, _ in positions(8, 4, every=25):
        check_same_in_every_world(SPEECH, state, LEXICON.moves, rng)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_others_draw_shows_no_value(lang: str) -> None:
    for aside in (0, 1):
        drawn = Event("draws", 1, 0, aside, 0, 4, 1 << 1)  # a blue 7
        assert "7" in SPEECH.line(drawn.seen_by(1), NAMES, 1, lang)
        assert "7" not in SPEECH.line(drawn.seen_by(0), NAMES, 0, lang)
        assert "7" not in SPEECH.line(drawn.seen_by(None), NAMES, None, lang)


# Sentences


def test_labels_carry_the_figures_of_the_position() -> None:
    table = Table(2).give(
        0, dust=10, cards=["blue 5", "green 7"], levels={"gems": 3}, artifacts=["spellbook"], points=12
    )
    table.offer("elixir")

    def label(move: str, lang: str = "en") -> str:
        return SPEECH.label(table.state, 0, cast(Move, LEXICON.find(move)), lang)

    assert label("enchant emerald") == "Enchant an emerald for 21"
    assert label("enchant diamond", "de") == "Diamanten für 28 verzaubern"
    assert label("learn gems") == "Learn Gems to level 4 for 16"
    assert label("auction elixir") == "Auction the Elixir from 60 (costs 70)"
    assert label("auction owl", "de") == "Eule versteigern ab 120 (kostet 140) für 5 Punkte"
    table.play(0, "enchant sapphire")
    assert label("pay blue#1") == "Pay the blue 5"
    assert label("pay blue#1", "de") == "Blaue 5 zahlen"
    assert label("pay").startswith("Pay 14 as suggested: ")
    assert SPEECH.prompt(table.state, 0, "en").startswith("Pay 14")


def test_a_german_area_stands_in_quotation_marks() -> None:
    """Its name may be a plural, or anything else that reads badly inside a sentence."""
    table = Table(2).give(0, dust=90, levels={"gems": 1})
    table.events()
    table.play(0, "learn gems", "pay")
    learns = [event for event in table.events() if event.what == "learns"][-1]
    assert SPEECH.line(learns, NAMES, 0, "de") == "Du erreichst Stufe 2 in „Edelsteine“."
    assert SPEECH.line(learns, NAMES, None, "de").endswith("erreicht Stufe 2 in „Edelsteine“.")
    move = cast(Move, LEXICON.find("enchant ruby"))
    rule = table.state.refusal(0, move)
    assert rule is not None
    assert "„Feuer“ hast du noch nicht betreten." in SPEECH.reason(table.state, 0, move, rule, "de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_a_name_and_characters_are_called_as_on_their_boards(lang: str) -> None:
    names = {option.name: WORDS.say(lang, f"option-{option.name}") for option in GAME.options}
    assert WORDS.say(lang, "character-druid") in names["druid_level3_ruby"].replace("’s", "").replace(
        "Druiden", "Druide"
    )


def test_a_gem_beyond_the_slots_says_that_it_goes_to_the_pentagon() -> None:
    table = Table(2).give(0, dust=50, active={"opal": 5})
    assert "pentagon" in SPEECH.label(table.state, 0, cast(Move, LEXICON.find("enchant opal")), "en")


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("enchant emerald", "You own none. On offer: Spellbook, from 20."),
        ("enchant diamond", "None is on offer just now."),
        ("enchant ruby", "You have not entered Fire yet."),
        ("learn fire", "the cheapest on your board costs 20."),
        ("stone 40", "It costs 40; you have 12 in hand and could raise 17 more by selling all gems."),
        ("auction owl", "A bid of 120 would cost you 120; with all your gems sold you could pay 29."),
        ("auction mask", "Not on offer: Mask of Charisma."),
        ("activate ruby", "You have no inactive ruby."),
    ],
)
def test_a_refusal_tells_the_figures(move: str, words: str) -> None:
    table = Table(2).give(0, dust=7, cards=["blue 5"]).offer("spellbook")
    found = cast(Move, LEXICON.find(move))
    rule = table.state.refusal(0, found)
    assert rule is not None
    assert SPEECH.reason(table.state, 0, found, rule, "en").endswith(words)


def test_a_bid_beyond_ones_means_hears_the_highest_one_can_pay() -> None:
    table = Table(2).give(0, dust=40, points=10).offer("spellbook").play(0, "auction spellbook")
    move = BIDS.at(500)
    rule = table.state.refusal(0, move)
    assert rule is not None
    assert SPEECH.reason(table.state, 0, move, rule, "en").endswith(
        "A bid of 500 would cost you 510; with all your gems sold you could pay 62. The highest bid you could pay is 52."
    )


@pytest.mark.parametrize(
    ("seat", "lang", "line"),
    [
        (0, "en", "You enchant an emerald for 21."),
        (1, "en", "Leonie enchants an emerald for 21."),
        (None, "de", "Leonie verzaubert einen Smaragd für 21."),
        (0, "de", "Du verzauberst einen Smaragd für 21."),
    ],
)
def test_the_log_says_you_to_the_one_who_acted(seat: int | None, lang: str, line: str) -> None:
    event = Event("enchants", 0, GEMS.index("emerald"), 21, 0, -1, -1)
    assert SPEECH.line(event, NAMES, seat, lang) == line


def test_income_is_told_in_one_line() -> None:
    event = Event("income", 0, 12, 1 | 2 << 4, 3, -1, -1)
    assert SPEECH.line(event, NAMES, 1, "en") == (
        "Leonie gains 12 dust, concentrated blue 20, concentrated green 30, concentrated green 30 and 3 cards."
    )


# The terminal's table


def drawn(state: Zavandor, seat: int | None, lang: str, width: int) -> str:
    console = Console(file=StringIO(), width=width, legacy_windows=False)
    console.print(screen(state.view(seat), NAMES, seat, lang))  # type: ignore[arg-type]
    return cast(StringIO, console.file).getvalue()


@pytest.mark.parametrize("width", [40, 60, 80, 100, 160])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_drawn_at_every_width(lang: str, width: int) -> None:
    for state, _ in positions(9, 4, every=100):
        for seat in (None, 3):
            text = drawn(state, seat, lang, width)
            assert all(len(line) <= width for line in text.splitlines())
            if state.to_act:
                assert all(NAMES[s][:3] in text for s in range(4))


def test_the_table_shows_ones_own_values_and_nobody_elses() -> None:
    table = Table(2).give(0, cards=["green 9"]).give(1, cards=["red 17"])
    assert "green 9" in drawn(table.state, 0, "en", 100)
    assert "red 17" not in drawn(table.state, 0, "en", 100)
    assert "green 9" not in drawn(table.state, None, "en", 100)


def test_the_table_shows_what_one_would_really_pay_and_gain() -> None:
    table = Table(2).give(0, points=10, active={"sapphire": 4}).offer("talisman")
    text = drawn(table.state, 0, "en", 100)
    assert re.search(r"Talisman +100 +110 +8", text)
    assert "you pay 140" in text
    assert "Fox 13" in text


def test_the_table_shows_a_running_auction() -> None:
    table = Table(2).give(0, dust=60).offer("belt").play(0, "auction belt", "bid 31")
    text = drawn(table.state, 1, "en", 100)
    assert "Leonie bids 31. You would pay 31." in text


def test_the_end_shows_where_the_points_come_from() -> None:
    table = Table(2)
    for sentinel in SENTINELS[:5]:
        table.give(0, sentinels=[sentinel])
    table.end_turns()
    assert not table.state.to_act
    text = drawn(table.state, 0, "en", 100)
    assert "Final standing" in text
    assert f"{table.state.points[0]}" in text
