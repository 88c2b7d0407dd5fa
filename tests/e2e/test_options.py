"""What an option shows lies within its button, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from conclave.engine.state import State
from conclave.table.match import Match
from tests.e2e import test_archmage as archmage
from tests.e2e import test_firepeak as firepeak
from tests.e2e.conftest import DESK, PHONE, Visit
from tests.e2e.planted import plant, search
from tests.e2e.seats import drawn, my_turn, sit_down


def lots(state: State) -> set[str]:
    """What the first seat can bring to auction."""
    if list(state.to_act) != [0]:
        return set()
    return {move.text.removeprefix("auction ") for move in state.options(0) if move.text.startswith("auction ")}


POSITIONS: dict[str, Callable[[], Match]] = {
    "lots": lambda: search("zavandor", 2, lambda s: lots(s) == {"spellbook", "runestone"}),
    "capture": lambda: firepeak.position("capture"),
    "raid": lambda: firepeak.position("raid"),
    "spell": lambda: archmage.position("journey"),
}
STICKING = """all => all.flatMap(button => {
    const box = button.getBoundingClientRect(), pad = parseFloat(getComputedStyle(button).paddingRight);
    return [...button.children].filter(part => {
        const one = part.getBoundingClientRect();
        return one.width && (one.left < box.left || one.right > box.right - pad + 2 || one.bottom > box.bottom + 1);
    }).map(part => `${button.innerText}: ${part.className}`);
})"""


def sticking(page: Page) -> list[str]:
    """The parts of options that do not stay within their button."""
    drawn(page)
    found: list[str] = page.eval_on_selector_all(":is(.right, .sheet) .opt", STICKING)
    return found


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", POSITIONS)
def test_no_part_of_an_option_sticks_out_of_it(
    visit: Visit, house_store: Path, name: str, lang: str, size: tuple[int, int]
) -> None:
    page = visit("/", size, lang)
    match = plant(page, house_store, POSITIONS[name](), firepeak.NAMES)
    sit_down(page, match)
    assert my_turn(page)
    assert page.evaluate("document.documentElement.lang") == lang
    page.wait_for_selector(".board > *")
    for tab in page.locator(".gtabs .btn").all() if size == PHONE else [None]:
        if tab is not None:
            tab.click()
        assert not sticking(page)
