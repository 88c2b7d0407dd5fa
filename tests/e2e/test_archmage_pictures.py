"""Archmage's pictures of docs/pictures, made anew: `CONCLAVE_PICTURES=1 pytest tests/e2e/test_archmage_pictures.py`."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from conclave.engine.moves import Move
from conclave.engine.state import State
from conclave.games.archmage.state import Archmage
from conclave.table.match import Match
from tests.e2e.conftest import DESK, PHONE, Visit
from tests.e2e.planted import plant, search
from tests.e2e.seats import click, my_turn
from tests.e2e.test_archmage import NAMES, as_archmage, asks, can, eager
from tests.e2e.test_pictures import snap, take

pytestmark = pytest.mark.skipif("CONCLAVE_PICTURES" not in os.environ, reason="makes pictures, tests nothing")

PEACEFUL = ("trade", "initiate", "promote", "build", "gather", "explore", "place", "recruit")


def peaceful(state: State, seat: int, options: list[Move]) -> list[Move]:
    """Players who explore and learn rather than fight: full boards."""
    calm = [move for move in options if move.text.split()[0] in PEACEFUL]
    walk = [move for move in options if move.text.startswith("go ")]
    return calm or (walk if as_archmage(state).points > 1 else []) or eager(state, seat, options)


def learned(state: Archmage, least: int) -> bool:
    """Does the first seat know so many spells?"""
    return state.book[0].bit_count() >= least


def fresh(state: State) -> bool:
    """A Journey that has just begun."""
    return asks(state, "journey") and as_archmage(state).points == 5


WANTED: dict[str, tuple[int, Callable[[State], bool]]] = {
    "start": (4, lambda s: fresh(s) and as_archmage(s).round == 1),
    "exploring": (4, lambda s: fresh(s) and as_archmage(s).round == 6 and learned(as_archmage(s), 3)),
    "spheres": (2, lambda s: asks(s, "journeys_end") and can(s, "promote") and learned(as_archmage(s), 4)),
    "planets": (3, lambda s: asks(s, "planet") and as_archmage(s).round == 6),
    "solo": (1, lambda s: fresh(s) and as_archmage(s).round == 8 and learned(as_archmage(s), 2)),
}


@pytest.fixture
def sit(visit: Visit, house: str, tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Page]:
    def at(match: Match, lang: str, theme: str = "dark") -> Page:
        page = visit("/", DESK, lang, theme)
        page.goto(f"/match/{plant(page, Path(tmp_path_factory.getbasetemp() / 'house0' / 'house.db'), match, NAMES)}")
        assert my_turn(page)
        page.wait_for_selector(".arch")
        return page

    return at


TABS = {"spheres": 1, "preview": 2}
"""What a phone shows in a tab of its own: the Tower Board, the Spell Book."""


def on_the_phone(page: Page, name: str, tab: int) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator(".ptabs button").nth(tab).click()
    snap(page, f"{name}-phone")


def named(name: str, lang: str) -> str:
    return f"archmage-{name}{'' if lang == 'en' else '-de'}"


@pytest.mark.parametrize("name", WANTED)
def test_moments(sit: Callable[..., Page], name: str) -> None:
    seats, wanted = WANTED[name]
    match = search("archmage", seats, wanted, peaceful, seed=5)
    for lang in ("en", "de"):
        page = sit(match, lang)
        take(page, named(name, lang), ".arch")
        if name in TABS:
            on_the_phone(page, named(name, lang), TABS[name])


def test_the_map_by_day(sit: Callable[..., Page]) -> None:
    seats, wanted = WANTED["exploring"]
    take(
        sit(search("archmage", seats, wanted, peaceful, seed=5), "de", "light"), "archmage-exploring-light-de", ".arch"
    )


def test_a_spell_before_it_is_cast(sit: Callable[..., Page]) -> None:
    wanted = "cast obliterate", "cast gate", "cast chasm", "cast imprison"
    match = search("archmage", 3, lambda s: asks(s, "journey") and can(s, *wanted), peaceful, seed=6)
    for lang in ("en", "de"):
        page = sit(match, lang)
        cast = next(
            m for m in page.eval_on_selector_all("[data-move]", "a => a.map(b => b.dataset.move)") if m in wanted
        )
        take_pointing(page, named("preview", lang), f'[data-move="{cast}"]')


def take_pointing(page: Page, name: str, at: str) -> None:
    """A picture with something pointed at; a phone shows the book instead."""
    page.focus(at)
    page.wait_for_selector(".a-preview")
    snap(page, name)
    on_the_phone(page, name, TABS["preview"])


def test_the_end(sit: Callable[..., Page]) -> None:
    for name, seats in (("end", 2), ("solo-end", 1)):
        last = search("archmage", seats, lambda s: asks(s, "journeys_end") and final(s), peaceful, seed=7)
        for lang in ("en", "de"):
            page = sit(last, lang)
            click(page, "end")
            page.wait_for_selector(".after")
            take(page, named(name, lang), ".stage.fin")


def final(state: State) -> bool:
    """Is this the very last turn of the match?"""
    archmage = as_archmage(state)
    return archmage.round == 13 and archmage.scored.bit_count() == archmage.seats - 1
