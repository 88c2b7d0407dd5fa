"""What a person does at the table, with the mouse or with the keyboard alone."""

from __future__ import annotations

import time
from random import Random
from typing import Any, cast

from playwright.sync_api import Page

LONGEST = 300
"""Seconds a whole match may take."""


def new_match(page: Page, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A match made by the page's own browser."""
    body = {"game": "zavandor", "seats": seats, **more}
    answer = page.request.post("/api/matches", data=body)
    assert answer.status == 201, answer.text()
    return cast(dict[str, Any], answer.json())


def my_turn(page: Page, seconds: float = 180) -> bool:
    """Waits until one is asked (True) or the match is over (False)."""
    page.wait_for_selector(".prompt.mine [aria-live], .after", timeout=seconds * 1000)
    page.wait_for_selector("[data-move], .range, .after", timeout=seconds * 1000)
    return page.query_selector(".after") is None


def moves(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all("[data-move]", "all => all.map(button => button.dataset.move)")
    return found


def choose(page: Page, rng: Random) -> str:
    """A move that keeps the match going: what is suggested, now and then a gem, a step, an auction; else end or pass."""
    found = moves(page)
    for first in ("pay", "keep"):
        if first in found:
            return first
    if page.query_selector(".range") and ("pass" not in found or rng.random() < 0.3):
        return "range"
    likely = [m for m in found if m.startswith(("enchant", "learn", "auction"))]
    if likely and rng.random() < 0.6:
        return rng.choice(likely)
    for last in ("end", "pass"):
        if last in found:
            return last
    return found[0]


def settled(page: Page, before: str) -> None:
    """Waits until the table shows another position."""
    page.wait_for_function("old => document.querySelector('[data-ply]')?.dataset.ply !== old", arg=before)


def ply(page: Page) -> str:
    return page.get_attribute("[data-ply]", "data-ply") or ""


def play_by_mouse(page: Page, rng: Random) -> int:
    """A whole match; how many moves were one's own."""
    began = time.monotonic()
    played = 0
    while my_turn(page):
        assert time.monotonic() - began < LONGEST
        before = ply(page)
        move = choose(page, rng)
        page.click(".range .btn.strike" if move == "range" else f'[data-move="{move}"]')
        settled(page, before)
        played += 1
    return played


def play_by_keyboard(page: Page, rng: Random) -> int:
    """The same, touching nothing but Tab and Enter."""
    began = time.monotonic()
    played = 0
    while my_turn(page):
        assert time.monotonic() - began < LONGEST
        before = ply(page)
        move = choose(page, rng)
        wanted = ".range .btn.strike" if move == "range" else f'[data-move="{move}"]'
        page.evaluate("document.querySelector('main').focus()")
        for _ in range(160):
            page.keyboard.press("Tab")
            if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", wanted):
                break
        else:
            raise AssertionError(f"Tab does not lead to {move}")
        page.keyboard.press("Enter")
        settled(page, before)
        played += 1
    return played
