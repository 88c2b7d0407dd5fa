"""Small screens: a tablet shows board and options together, a phone's sheet stays on the screen and under the thumb."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page

from conclave.table.match import Match
from tests.e2e import test_archmage as archmage
from tests.e2e import test_firepeak as firepeak
from tests.e2e.conftest import PHONE, Visit
from tests.e2e.planted import plant, search
from tests.e2e.seats import assert_accessible, my_turn

TABLETS = {"across": (1180, 820), "upright": (820, 1180)}
PHONES = {"phone": PHONE, "small": (360, 640)}
POSITIONS: dict[str, Callable[[], Match]] = {
    "zavandor": lambda: search("zavandor", 4, lambda s: list(s.to_act) == [0] and len(s.options(0)) > 8),
    "firepeak": lambda: firepeak.position("capture"),
    "archmage": lambda: archmage.position("journey"),
}
LONG: dict[str, Callable[[], Match]] = {
    **POSITIONS,
    "duel": lambda: firepeak.position("fortune"),
    "moving": lambda: search("firepeak", 3, lambda s: list(s.to_act) == [0] and len(s.options(0)) > 20),
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
@pytest.mark.parametrize("way", TABLETS)
def test_board_and_options_are_seen_together(visit: Visit, house_store: Path, game: str, way: str) -> None:
    page = visit("/", TABLETS[way], "de")
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


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("size", PHONES)
def test_a_sheet_stays_on_the_screen_and_its_prompt_in_sight(
    visit: Visit, house_store: Path, name: str, size: str
) -> None:
    page = visit("/", PHONES[size], "de")
    page.goto(f"/match/{plant(page, house_store, LONG[name](), firepeak.NAMES)}")
    assert my_turn(page)
    page.wait_for_selector(".board > *")
    for part in (".tbar", ".sheet", ".prompt", ".ptabs"):
        assert within(page, page.locator(part)), part
    assert box(page.locator(".sheet"))[3] <= box(page.locator(".ptabs"))[1] + 1
    low = (
        """all => all.filter(b => b.checkVisibility() && b.getBoundingClientRect().height < 44).map(b => b.outerHTML)"""
    )
    assert not page.eval_on_selector_all(".tbar :is(a, button), .sheet :is(.btn, summary), .ptabs button", low)
    page.evaluate("document.querySelector('.sheet').scrollTo(0, 9999)")
    assert within(page, page.locator(".ask2"))
    for end in page.locator(".gends .btn, .sheet > .end").all():
        left, _, right, _ = box(end)
        assert left >= 0
        assert right <= PHONES[size][0]
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
    assert not page.eval_on_selector_all(".sheet :is(.opt, .opt .lb, .tile, .tile span, .end)", cut)
    assert_accessible(page)
