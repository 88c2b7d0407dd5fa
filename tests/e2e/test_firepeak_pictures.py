"""Firepeak's pictures of docs/pictures, made anew: `CONCLAVE_PICTURES=1 pytest tests/e2e/test_firepeak_pictures.py`."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from conclave.engine.moves import Move
from conclave.engine.state import State
from conclave.games.firepeak.components import SPOTS
from conclave.games.firepeak.state import Firepeak
from conclave.games.firepeak.steps.dice import TemptFortune
from conclave.games.firepeak.steps.offering import Offering
from conclave.games.firepeak.steps.raid import Spoils
from conclave.games.firepeak.steps.repair import MoveUp
from conclave.games.firepeak.steps.setup import Returning
from conclave.games.firepeak.steps.turn import Turn
from conclave.table.match import Match
from tests.e2e.conftest import DESK, Visit
from tests.e2e.planted import before_the_end, plant, search
from tests.e2e.seats import click, moves, my_turn
from tests.e2e.test_firepeak import GOLDEN, asks, builders, crowd
from tests.e2e.test_pictures import take

NAMES = ["Leonie", "Thorben", "Yun", "Sable", "Ottilie"]

pytestmark = pytest.mark.skipif("CONCLAVE_PICTURES" not in os.environ, reason="makes pictures, tests nothing")


PEACEFUL = ("recruit", "brainwash", "cast", "research")


def peaceful(state: State, seat: int, options: list[Move]) -> list[Move]:
    """Players who would rather build than fight: full boards."""
    if list(state.to_act) == [0] or not any(move.text == "end" for move in options):
        return builders(state, seat, options)
    return [move for move in options if move.text.startswith(PEACEFUL)] or options


def lively(state: State) -> bool:
    """Creatures everywhere, captives in the own dungeon, an aura in the own structure."""
    assert isinstance(state, Firepeak)
    others = [sum(b >= 0 for b in state.being[SPOTS * s : SPOTS * s + 9]) for s in range(1, state.seats)]
    dungeon = list(state.secrets.place).count(0)
    return crowd(state, 4) and min(others) >= 2 and sum(others) >= 8 and dungeon >= 2


WANTED: dict[str, tuple[int, Callable[[State], bool], bool]] = {
    "start": (4, lambda s: isinstance(s.agenda[-1], Returning) and 0 in s.to_act, True),
    "mid-game": (4, lambda s: asks(s, Turn) and lively(s) and any(a >= 0 for a in flat(s)[:9]), True),
    "duel": (4, lambda s: asks(s, TemptFortune) and crowd(s, 4), False),
    "repair": (4, lambda s: asks(s, MoveUp) and crowd(s, 5), False),
    "cast": (4, lambda s: asks(s, Offering) and crowd(s, 5), False),
    "loot": (4, lambda s: asks(s, Spoils) and crowd(s, 5), False),
}


def flat(state: State) -> list[int]:
    assert isinstance(state, Firepeak)
    return state.aura


@pytest.fixture
def sit(visit: Visit, house_store: Path) -> Callable[..., Page]:
    def at(match: Match, lang: str) -> Page:
        page = visit("/", DESK, lang)
        page.goto(f"/match/{plant(page, house_store, match, NAMES)}")
        assert my_turn(page)
        page.wait_for_selector(".fire")
        return page

    return at


@pytest.mark.parametrize("name", WANTED)
def test_moments(sit: Callable[..., Page], name: str) -> None:
    seats, wanted, calm = WANTED[name]
    match = search("firepeak", seats, wanted, peaceful if calm else builders, seed=7)
    for lang in ("en", "de"):
        take(sit(match, lang), f"firepeak-{name}{'' if lang == 'en' else '-de'}", ".fire")


def test_a_capture(sit: Callable[..., Page]) -> None:
    match = search("firepeak", 4, lambda s: asks(s, Turn) and lively(s), peaceful, seed=8)
    for lang in ("en", "de"):
        page = sit(match, lang)
        click(page, next(move for move in moves(page) if move.startswith("capture")))
        my_turn(page)
        suffix = "" if lang == "en" else "-de"
        click(page, moves(page)[0])
        if page.query_selector(".f-duel"):
            take(page, f"firepeak-captured{suffix}", ".fire")


def test_the_end(sit: Callable[..., Page]) -> None:
    match = before_the_end(sorted(GOLDEN.glob("firepeak-*-greedy.conclave"), reverse=True), "to ")
    for lang in ("en", "de"):
        page = sit(match, lang)
        click(page, next(move for move in moves(page) if move.startswith("to ") and move != "to dungeon"))
        take(page, f"firepeak-end{'' if lang == 'en' else '-de'}", ".stage.fin")
