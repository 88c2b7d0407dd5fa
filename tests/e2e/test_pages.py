"""Every page, in a real browser, as a person meets it."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESK, PHONE, ROOT, Visit
from tests.e2e.seats import choose, moves, my_turn, new_match, play_by_keyboard, play_by_mouse, ply, settled

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
ME = {"kind": "me", "name": "Leonie"}
BOT = {"kind": "bot", "level": "adept"}
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def assert_accessible(page: Page) -> None:
    """axe-core finds nothing."""
    page.wait_for_timeout(250)
    page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    told = [f"{v['id']}: {[n['html'][:160] for n in v['nodes'][:3]]}" for v in found["violations"]]
    assert not told, "\n".join(told)


def test_two_clicks_and_a_whole_match_by_mouse(visit: Visit) -> None:
    page = visit("/")
    page.click("[data-game=zavandor] >> text=Play now")
    assert play_by_mouse(page, Random(5)) > 10
    expect(page.locator(".stage.fin")).to_be_visible()
    expect(page.locator(".stands tbody tr")).to_have_count(4)
    assert_accessible(page)


def test_a_whole_match_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/")
    match = new_match(page, [ME, BOT, BOT])["match"]
    page.goto(f"/match/{match}")
    assert play_by_keyboard(page, Random(7)) > 10


def test_a_match_on_a_phone_in_german(visit: Visit) -> None:
    page = visit("/", PHONE, "de")
    page.click("[data-game=zavandor] >> text=Sofort spielen")
    rng = Random(3)
    for _ in range(12):
        assert my_turn(page)
        before = ply(page)
        move = choose(page, rng)
        page.click(".range .btn.strike" if move == "range" else f'[data-move="{move}"]')
        settled(page, before)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_is_refused_says_why(visit: Visit) -> None:
    page = visit("/")
    page.goto(f"/match/{new_match(page, [ME, BOT])['match']}")
    my_turn(page)
    shut = page.locator('.options [data-refused="enchant diamond"]')
    shut.focus()
    expect(page.locator(".why")).to_contain_text("Elixir")
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_have_count(0)
    shut.hover()
    page.click(".why-more a")
    expect(page.locator("#Z40.told")).to_be_visible()
    page.click(".told .back a")
    expect(page.locator(".prompt.mine")).to_be_visible()


def test_clicking_a_piece_narrows_the_options(visit: Visit) -> None:
    page = visit("/")
    page.goto(f"/match/{new_match(page, [ME, BOT])['match']}")
    my_turn(page)
    page.wait_for_selector(".board [data-piece]")
    all_moves = len(moves(page))
    page.locator('.board [data-piece="gem:opal"].open').first.click()
    expect(page.locator(".narrow")).to_be_visible()
    assert 1 < len(moves(page)) < all_moves
    page.keyboard.press("Escape")
    assert len(moves(page)) == all_moves


def test_asking_before_each_move(visit: Visit) -> None:
    page = visit("/")
    page.goto(f"/match/{new_match(page, [ME, BOT])['match']}")
    my_turn(page)
    page.click("[aria-label=Settings]")
    page.locator("dialog .switches label").nth(1).click()
    assert_accessible(page)
    page.click("dialog .btn.strike")
    before = ply(page)
    page.click('[data-move="enchant opal"]')
    expect(page.locator(".confirm")).to_be_visible()
    assert ply(page) == before
    page.click(".confirm .btn.strike")
    settled(page, before)


def test_undo(visit: Visit) -> None:
    page = visit("/")
    page.goto(f"/match/{new_match(page, [ME, BOT])['match']}")
    my_turn(page)
    before = ply(page)
    page.click('[data-move="deactivate opal"]')
    settled(page, before)
    page.click("nav .tool:has-text('Undo')")
    page.wait_for_function("old => document.querySelector('[data-ply]').dataset.ply === old", arg=before)


def test_the_curtain_hides_the_last_hand(visit: Visit) -> None:
    page = visit("/new/zavandor")
    page.fill(".srow:nth-child(1) .nm input", "Leonie")
    page.locator(".srow:nth-child(2) .kinds button").nth(2).click()
    page.fill(".srow:nth-child(2) .nm input", "Yun")
    page.click("text=Open the table")
    for _ in range(2):
        expect(page.locator(".p-curtain h1")).to_contain_text("Hand the screen to", timeout=30_000)
        assert page.locator("[data-piece], .log, .options").count() == 0
        assert_accessible(page)
        page.click(".p-curtain .btn.strike")
        my_turn(page)
        page.click('[data-move="end"]')


def test_an_invitation_seats_one_person_once(visit: Visit) -> None:
    host = visit("/")
    made = new_match(host, [ME, {"kind": "open", "name": "Thorben"}])
    invite = next(seat["invite"] for seat in made["seats"] if seat.get("invite"))
    friend = visit(f"/seat/{invite}")
    assert_accessible(friend)
    friend.fill(".field input", "Thorben")
    friend.click(".letter .btn")
    expect(friend).to_have_url(re.compile("/match/"))
    late = visit(f"/seat/{invite}")
    late.click(".letter .btn")
    expect(late.locator(".trouble")).to_be_visible()
    # two people play, a third watches
    watcher = visit(f"/match/{made['match']}")
    host.goto(f"/match/{made['match']}")
    for _ in range(4):
        for page in (host, friend):
            if page.query_selector(".prompt.mine") and "end" in moves(page):
                before = ply(page)
                page.click('[data-move="end"]')
                settled(page, before)
        host.wait_for_timeout(200)
    expect(watcher.locator(".prompt .ask1")).to_contain_text("watching")
    assert moves(watcher) == []
    host.fill(".say input", "<b>Hello</b>")
    host.keyboard.press("Enter")
    expect(friend.locator(".talk li")).to_contain_text("<b>Hello</b>")


def test_replay(visit: Visit) -> None:
    page = visit("/")
    match = new_match(page, [ME, BOT])["match"]
    page.goto(f"/match/{match}")
    my_turn(page)
    page.goto(f"/replay/{match}?ply=3")
    expect(page.locator(".pl-no b")).to_have_text("3")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".pl-no b")).to_have_text("4")
    page.keyboard.press("Home")
    expect(page.locator(".pl-no b")).to_have_text("0")
    expect(page).to_have_url(re.compile("ply=0"))
    assert_accessible(page)


def test_the_rulebook_finds_words_and_numbers(visit: Visit) -> None:
    page = visit("/rules/zavandor")
    page.fill(".find1 input", "diamond")
    expect(page.locator(".hits")).to_contain_text("places in")
    page.fill(".find1 input", "Z40")
    expect(page.locator("#Z40.told")).to_be_visible()
    page.click("text=Deutsch")
    expect(page.locator("#Z40")).to_contain_text("Elixir")


def test_both_languages_have_all_words(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_selector(".box")
    keys = page.evaluate("import('/static/js/words.js').then(words => words.KEYS)")
    assert sorted(keys["en"]) == sorted(keys["de"])


@SIZES
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("path", ["/", "/new/zavandor", "/rules/zavandor", "/credits", "/match"])
def test_axe_finds_nothing(visit: Visit, path: str, theme: str, size: tuple[int, int]) -> None:
    page = visit("/", size, "de", theme)
    if path == "/match":
        page.goto(f"/match/{new_match(page, [ME, BOT, BOT, BOT])['match']}")
        my_turn(page)
    elif path != "/":
        page.goto(path)
    page.wait_for_selector("main h1, main h2")
    page.wait_for_load_state("networkidle") if path != "/match" else page.wait_for_selector(".board [data-piece]")
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
