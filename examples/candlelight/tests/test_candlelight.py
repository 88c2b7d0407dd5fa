"""Candlelight's rules, one test a rule, and the promises every game makes."""

from __future__ import annotations

import pytest
from candlelight import GAME
from candlelight.components import KINDS
from candlelight.state import Candlelight
from candlelight.view import view

from conclave import CHANCE, IllegalMove, NotAsked
from conclave.engine.conformance import conform
from conclave.engine.events import Sink


def box(state: Candlelight) -> object:
    """Every candle that there is, by kind, wherever it lies."""
    secrets = state.secrets
    return [secrets.pile[kind] + state.burnt[kind] + secrets.kind.count(kind) for kind in range(KINDS)]


def dealt(*hands: tuple[int, ...], star: int = 3, embers: bool = False) -> Candlelight:
    """The first night, with these hands under this star."""
    state = GAME.start(len(hands), {"embers": embers})
    assert isinstance(state, Candlelight)
    for hand in hands:
        for brightness in hand:
            state.play(CHANCE, f"draw {brightness}")
    state.play(CHANCE, f"star {star}")
    return state


def light(state: Candlelight, *places: int) -> None:
    """Everybody lights the candle at this place of their hand."""
    for seat, place in enumerate(places):
        state.play(seat, f"light {place}")


def test_keeps_the_promises_of_every_game() -> None:
    found = conform(GAME, matches=2, inventory=box)
    assert "C5" in found.refusals


def test_C2_others_see_how_many_candles_you_hold_but_not_which() -> None:
    state = dealt((1, 2, 3, 4, 5), (9, 9, 9, 8, 8))
    mine, theirs = view(state, 0), view(state, 1)
    assert mine.hands == [[1, 2, 3, 4, 5], [None] * 5]
    assert theirs.hands == [[None] * 5, [9, 9, 9, 8, 8]]


def test_C4_the_watch_burns_a_candle_and_draws_another() -> None:
    state = dealt((1, 2, 3, 4, 5), (9, 9, 9, 8, 8))
    with pytest.raises(NotAsked):
        state.play(1, "trade 1")
    state.play(0, "trade 1")
    state.play(CHANCE, "draw 7")
    assert view(state, 0).hands[0] == [2, 3, 4, 5, 7]
    assert state.burnt[0] == 1


def test_C5_nobody_trades_twice() -> None:
    state = dealt((1, 2, 3, 4, 5), (9, 9, 9, 8, 8))
    state.play(0, "trade 1")
    state.play(CHANCE, "draw 7")
    light(state, 1, 1)
    state.play(CHANCE, "star 1")
    state.play(1, "leave")
    light(state, 1, 1)
    state.play(CHANCE, "star 2")
    with pytest.raises(IllegalMove) as refused:
        state.play(0, "trade 1")
    assert refused.value.rule.id == "C5"
    assert [str(move) for move in state.options(0)] == ["leave"]


def test_C6_a_choice_stays_secret_until_all_have_chosen() -> None:
    state = dealt((1, 2, 3, 4, 5), (9, 9, 9, 8, 8))
    state.play(0, "leave")
    before = view(state, 1)
    state.play(0, "light 5")
    assert state.to_act == (1,)
    after = view(state, 1)
    assert after.hands == before.hands
    assert after.chosen is None


def test_C7_the_brightest_candle_that_is_alone_takes_the_star() -> None:
    state = dealt((9, 1, 1, 1, 2), (9, 2, 3, 3, 3), (5, 4, 4, 4, 5))
    state.play(0, "leave")
    light(state, 1, 1, 1)
    assert state.scores() == [0, 0, 3]


@pytest.mark.parametrize(("embers", "worth"), [(False, 1), (True, 4)])
def test_C7_CV1_a_fallen_star_is_lost_unless_embers_keep_it(embers: bool, worth: int) -> None:
    state = dealt((9, 1, 1, 1, 2), (9, 2, 3, 3, 3), embers=embers)
    state.play(0, "leave")
    light(state, 1, 1)
    assert state.scores() == [0, 0]
    state.play(CHANCE, "star 1")
    state.play(1, "leave")
    light(state, 1, 1)
    assert state.scores() == [0, worth]


def test_C1_C8_after_five_nights_most_points_win() -> None:
    state = dealt((1, 1, 2, 2, 3), (9, 9, 9, 8, 8), star=1)
    for night in range(5):
        state.play(night % 2, "leave")
        light(state, 1, 1)
        if night < 4:
            state.play(CHANCE, f"star {night + 2}")
    assert state.over
    assert state.scores() == [0, 15]
    assert state.winners() == [1]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_has_words(lang: str) -> None:
    state = dealt((1, 2, 3, 4, 5), (9, 9, 9, 8, 8))
    state.sink = sink = Sink()
    for move in GAME.lexicon:
        assert GAME.speech.label(state, 0, move, lang)
    while not state.over:
        seat = state.to_act[-1]
        assert GAME.speech.prompt(state, max(seat, 0), lang)
        state.apply(seat, state.options(seat)[-1])
    told = [GAME.speech.line(event, ["Ann", "Ben"], 0, lang) for event in sink.take()]
    assert len([line for line in told if line]) >= 20
