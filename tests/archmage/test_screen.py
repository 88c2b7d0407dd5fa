"""Archmage in a terminal: the table fits every width, and says what there is."""

from __future__ import annotations

import re
from io import StringIO
from typing import cast

import pytest
from rich.console import Console

from conclave.engine.rules import LANGUAGES
from conclave.games.archmage.naming import WORDS
from conclave.games.archmage.screen import screen
from conclave.games.archmage.state import Archmage
from conclave.games.archmage.view import View
from tests.archmage.kit import Table
from tests.archmage.test_speech import NAMES, positions


def drawn(state: Archmage, seat: int | None, lang: str, width: int) -> str:
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(screen(cast(View, state.view(seat)), NAMES, seat, lang))
    return cast(StringIO, console.file).getvalue()


@pytest.mark.parametrize("width", [40, 60, 80, 100, 160])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_the_table_is_drawn_at_every_width(lang: str, width: int, seats: int) -> None:
    for state, _ in positions(12, seats, 60, {}):
        for seat in (None, seats - 1):
            text = drawn(state, seat, lang, width)
            assert all(len(line) <= width for line in text.splitlines())
            assert all(NAMES[s] in text for s in range(seats))


def test_the_map_shows_every_hex_and_every_mage() -> None:
    for state, _ in positions(13, 2, 40, {}):
        view = cast(View, state.view(0))
        text = drawn(state, 0, "en", 100)
        found = re.findall(r"\b([a-k]\d{1,2})\s?(?:[A-Z?][a-zA-ZO?]|[a-z]{2})", text)
        assert {h.cell for h in view.land} <= set(found)
        assert text.count("@") >= len({player.mage for player in view.players})


@pytest.mark.parametrize(("width", "brief"), [(90, True), (160, False)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_AS18_alone_four_spells_tell_what_they_do_alone(lang: str, width: int, brief: bool) -> None:
    spells = ["decay", "shadow", "wellspring", "corrupt"]
    text = drawn(Table(seats=1, books=[" ".join(spells)]).state, 0, lang, width)
    for spell in spells:
        key = f"spell-{spell}.{'brief' if brief else 'effect'}"
        assert WORDS.say(lang, f"{key}-solo")[:40] in text
        assert WORDS.say(lang, key) not in text


def test_A32_who_has_counted_is_shown_with_the_points_of_then_not_the_land_of_now() -> None:
    table = Table("g4=grove:0 h4=mine:1", mages="d5 h4", round=13).ends_turn("blood")
    table.play("go g4", "attack", "place")
    text = drawn(table.state, 1, "en", 120)
    leonie, thorben = (next(line for line in text.splitlines() if name in line) for name in NAMES[:2])
    assert "Gr(+2)" in leonie
    assert "Gr1(+2) Mi1(+2)" in thorben
