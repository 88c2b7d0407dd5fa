"""What the board in the browser is told: contests whose terms add up, spells in words."""

from __future__ import annotations

from random import Random

import pytest

from conclave.engine.events import Sink
from conclave.engine.moves import CHANCE
from conclave.engine.state import State
from conclave.games.firepeak import GAME
from conclave.games.firepeak.components import SPELLS
from conclave.games.firepeak.view import View
from conclave.web.shelf import words

DECIDED = {
    "clash": ("capture", "touch"),
    "raid_rolled": ("raid",),
    "wash_rolled": ("brainwash",),
    "converts": ("conversion",),
}


def look(state: State) -> View:
    found = state.view(None)
    assert isinstance(found, View)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_the_terms_of_a_contest_add_up_to_what_was_rolled(seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(3, {"clan_powers": True})
    state.sink = Sink()
    seen = 0
    while not state.over:
        seat = state.to_act[0]
        outcome = (
            rng.choices(state.options(CHANCE), state.odds())[0] if seat == CHANCE else rng.choice(state.options(seat))
        )
        before = look(state).contest
        state.play(seat, outcome)
        last = [event for event in state.sink.take() if event.what in DECIDED]
        if not last:
            continue
        seen += 1
        event, duel = last[-1], look(state).duel
        assert duel is not None
        assert duel.what in DECIDED[event.what]
        assert duel.own.seat == event.seat
        assert duel.own.total == event.a == sum(duel.own.terms.values()) + duel.factor * (duel.own.die or 0)
        if duel.other is None:
            assert duel.need == event.b
            assert duel.result == ("win" if event.a > event.b else "lose")
        else:
            assert duel.other.total == event.b == sum(duel.other.terms.values()) + (duel.other.die or 0)
            assert duel.result == ("win" if event.a > event.b else "tie" if event.a == event.b else "lose")
        if before is not None and before.throws == 36:
            assert before.wins > 0 or duel.result != "win"
            assert before.ties > 0 or duel.result != "tie"
    assert seen > 5


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_spell_has_its_words(lang: str) -> None:
    found = words("firepeak", lang)
    for spell in SPELLS:
        assert {f"spell-{spell}", f"spell-{spell}.effect"} <= found.keys()


@pytest.mark.parametrize(
    ("lang", "creatures", "guard", "win"),
    [
        ("en", "{n} creatures", "on guard", "{who} wins, stronger by {n}"),
        ("de", "{n} Lebewesen", "auf Wache", "{who} siegt, um {n} stärker"),
    ],
)
def test_the_board_counts_creatures_and_strength_in_its_own_words(
    lang: str, creatures: str, guard: str, win: str
) -> None:
    found = words("firepeak", lang)
    assert (found["board-creatures"], found["board-to-guard"], found["board-wins-by"]) == (creatures, guard, win)
