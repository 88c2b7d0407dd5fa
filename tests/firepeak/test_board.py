"""What the board in the browser is told and says: contests whose terms add up, rules that exist, words in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from conclave.engine.events import Sink
from conclave.engine.moves import CHANCE
from conclave.engine.state import State
from conclave.games import firepeak
from conclave.games.firepeak import GAME
from conclave.games.firepeak.components import SPELLS
from conclave.games.firepeak.rules import RULEBOOK
from conclave.games.firepeak.view import View
from conclave.web.shelf import words

ROOM = Path(firepeak.__file__).parent
SOURCES = "\n".join(file.read_text(encoding="utf-8") for file in [ROOM / "board.js", *(ROOM / "board").glob("*.js")])
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


def test_every_rule_that_the_board_names_is_in_the_rulebook() -> None:
    numbers = set(RULEBOOK.words("en"))
    named = set(re.findall(r'"(F[AV]?\d+[a-z]?)"', SOURCES))
    assert len(named) > 30
    assert named <= numbers
    printed = GAME.printed["spells"]
    assert isinstance(printed, dict)
    for spell in SPELLS:
        assert printed[spell]["rule"] in numbers


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_board_finds_all_its_words(lang: str) -> None:
    found = words("firepeak", lang)
    used = {f"board-{key}" for key in re.findall(r'say\("([a-z0-9_-]+)"', SOURCES)}
    used |= set(re.findall(r'words\["([a-z0-9_-]+)"\]', SOURCES))
    assert len(used) > 40
    assert used <= found.keys(), used - found.keys()
    for spell in SPELLS:
        assert {f"spell-{spell}", f"spell-{spell}.effect"} <= found.keys()
    english = {key for key in words("firepeak", "en") if key.startswith("board-")}
    assert english == {key for key in found if key.startswith("board-")}
