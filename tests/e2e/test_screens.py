"""A tablet, held across or upright: the board, the prompt and what one can do are on the screen together."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page

from conclave.table.match import Match
from tests.e2e import test_archmage as archmage
from tests.e2e import test_firepeak as firepeak
from tests.e2e.conftest import Visit
from tests.e2e.planted import plant, search
from tests.e2e.seats import assert_accessible, my_turn

SIZES = {"across": (1180, 820), "upright": (820, 1180)}
POSITIONS: dict[str, Callable[[], Match]] = {
    "zavandor": lambda: search("zavandor", 4, lambda s: list(s.to_act) == [0] and len(s.options(0)) > 8),
    "firepeak": lambda: firepeak.position("capture"),
    "archmage": lambda: archmage.position("journey"),
}


def box(one: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what is seen of something."""
    found = one.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def within(page: Page, one: Locator) -> bool:
    left, top, right, bottom = box(one)
    size = page.viewport_size
    assert size is not None
    return left >= 0 and top >= 0 and right <= size["width"] and bottom <= size["height"]


@pytest.mark.parametrize("game", POSITIONS)
@pytest.mark.parametrize("way", SIZES)
def test_board_and_options_are_seen_together(visit: Visit, house_store: Path, game: str, way: str) -> None:
    page = visit("/", SIZES[way], "de")
    page.goto(f"/match/{plant(page, house_store, POSITIONS[game](), firepeak.NAMES)}")
    assert my_turn(page)
    page.wait_for_selector(".board > *")
    for part in (".players", ".table > .mid", ".right", ".prompt", ".endbar .btn:first-child"):
        assert within(page, page.locator(part).first), part
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    middle, options = box(page.locator(".table > .mid")), box(page.locator(".right"))
    assert middle[2] <= options[0] if way == "across" else middle[3] <= options[1]
    assert middle[3] - middle[1] > 340
    assert_accessible(page)
