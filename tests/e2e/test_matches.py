"""Whole matches, as people play them."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESK, PHONE, Visit
from tests.e2e.seats import (
    BOT,
    ME,
    asked,
    assert_accessible,
    choose,
    click,
    message,
    moves,
    my_turn,
    new_match,
    play_on,
    press,
    two_people,
)


def test_two_clicks_and_a_whole_match_by_mouse(visit: Visit) -> None:
    page = visit("/")
    page.click("[data-game=zavandor] >> text=Play now")
    assert play_on(page, Random(5)) > 10
    end = message(page, page.url.rsplit("/", 1)[1])
    winner = end["seats"][end["winners"][0]]["name"]
    expect(page.locator(".stands tbody tr")).to_have_count(4)
    expect(page.locator(".stands tr.won").first).to_contain_text(winner)
    for row in page.locator(".stands tbody tr").all():
        *parts, total = (int(text.replace("–", "0")) for text in row.locator("td .pt, td.tot").all_inner_texts())
        assert sum(parts) == total
    for size in (DESK, PHONE):
        for theme in ("light", "dark"):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
            expect(page.locator(".stage.fin")).to_be_visible()
            assert_accessible(page)
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.click(".after .btn.strike")
    expect(page.locator(".prompt")).to_be_visible()
    assert len(message(page, page.url.rsplit("/", 1)[1])["seats"]) == 4


def test_a_whole_match_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/")
    page.goto(f"/match/{new_match(page, [ME, BOT])['match']}")
    assert play_on(page, Random(7), press) > 10
    expect(page.locator(".stands tbody tr")).to_have_count(2)


def test_a_match_on_a_phone_in_german(visit: Visit) -> None:
    page = visit("/", PHONE, "de")
    page.click("[data-game=zavandor] >> text=Sofort spielen")
    rng = Random(3)
    for _ in range(12):
        assert my_turn(page)
        click(page, choose(page, rng))
    for tab in page.locator(".ptabs button").all():
        tab.click()
        expect(tab).to_have_attribute("aria-current", "page")
        assert_accessible(page)


def act(page: Page, rng: Random) -> None:
    """A turn of people who keep to their gems until one of them bids more than anybody has: lightning ends the match."""
    found = moves(page)
    if page.query_selector('.range input[max="9999"]:not([min="501"])'):
        page.fill(".stepper input", "500")
        click(page, "range")
    elif rng.random() < 0.1 and any(m.startswith("auction") for m in found):
        click(page, next(m for m in found if m.startswith("auction")))
    else:
        click(page, next((m for m in ("pay", "keep", "end", "pass") if m in found), found[0] if found else "end"))


def test_two_browsers_play_each_other_and_a_third_watches(visit: Visit) -> None:
    host, friend, match = two_people(visit, options={"lightning": True})
    watcher = visit(f"/match/{match}")
    expect(watcher.locator(".prompt .ask1")).to_contain_text("watching")
    rng = Random(11)
    for _ in range(400):
        now = message(host, match)
        if now["over"]:
            break
        page = (host, friend)[now["to_act"][0]]
        if not my_turn(page):
            break
        assert moves(watcher) == []
        assert watcher.locator(".range, [data-refused]").count() == 0
        act(page, rng)
        at = message(host, match)["ply"]
        for other in (host, friend, watcher):
            other.wait_for_function("ply => Number(document.querySelector('[data-ply]')?.dataset.ply) >= ply", arg=at)
    assert asked(host, match)["over"]
    for page in (host, friend, watcher):
        expect(page.locator(".stands tbody tr")).to_have_count(2)
    expect(watcher.locator(".after .btn.strike")).to_have_count(0)
