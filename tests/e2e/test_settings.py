"""What a person may set, and that it lasts."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.seats import BOT, ME, assert_accessible, click, moves, my_turn, new_match, ply, settled


def open_settings(page: Page) -> None:
    page.click("nav [aria-label=Settings], nav [aria-label=Einstellungen]")
    page.wait_for_selector("dialog[open]")


def switch(page: Page, name: str) -> None:
    page.locator("dialog .orow", has_text=name).locator("label").click()


def test_language_light_and_name_last(visit: Visit) -> None:
    page = visit("/")
    open_settings(page)
    assert_accessible(page)
    page.fill("dialog input[maxlength]", "Yun")
    page.click("dialog >> text=Deutsch")
    page.click('dialog [role=radio] >> text="Hell"')
    page.click("dialog .btn.strike")
    expect(page.locator("h1")).to_contain_text("Der Tisch der Zauberer")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    page.reload()
    expect(page.locator("h1")).to_contain_text("Der Tisch der Zauberer")
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]") == ["de", "light"]
    page.click("[data-game=zavandor] >> text=Sofort spielen")
    my_turn(page)
    expect(page.locator(".pl.me")).to_contain_text("Yun")
    expect(page.locator(".prompt .ask1")).to_contain_text("Du bist am Zug")
    # the table itself changes its language without losing its place
    before = ply(page)
    page.click("[aria-label=English]")
    expect(page.locator(".prompt .ask1")).to_contain_text("Your turn")
    assert ply(page) == before


def test_asking_before_each_move(visit: Visit) -> None:
    page = visit("/")
    page.goto(f"/match/{new_match(page, [ME, BOT])['match']}")
    my_turn(page)
    open_settings(page)
    switch(page, "Ask before each move")
    page.click("dialog .btn.strike")
    before = ply(page)
    move = next(m for m in moves(page) if m.startswith("deactivate"))
    page.click(f'[data-move="{move}"]')
    expect(page.locator(".confirm")).to_be_visible()
    assert_accessible(page)
    page.click(".confirm >> text=Not yet")
    expect(page.locator(".confirm")).to_have_count(0)
    assert ply(page) == before
    page.click(f'[data-move="{move}"]')
    page.click(".confirm .btn.strike")
    settled(page, before)


def test_the_bell_can_be_switched_off(visit: Visit) -> None:
    count = "window.rung = 0; window.AudioContext = class { constructor() { window.rung += 1; } };"
    page = visit("/", script=count)
    page.goto(f"/match/{new_match(page, [ME, BOT])['match']}")
    my_turn(page)
    open_settings(page)
    switch(page, "Sound")
    page.click("dialog .btn.strike")
    rung = page.evaluate("window.rung")
    for _ in range(3):
        found = moves(page)
        click(page, next(m for m in ("end", "keep", "pass") if m in found))
        my_turn(page)
    assert page.evaluate("window.rung") == rung


def test_motion_can_be_switched_off(visit: Visit) -> None:
    page = visit("/", motion=True)
    assert page.evaluate("import('/static/js/settings.js').then(kept => kept.moves())") is True
    open_settings(page)
    switch(page, "Motion")
    page.click("dialog .btn.strike")
    page.reload()
    assert page.evaluate("document.documentElement.dataset.motion") == "less"
    assert page.evaluate("import('/static/js/settings.js').then(kept => kept.moves())") is False
    duration = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--move').trim()")
    assert duration in ("1ms", ".001s", "0.001s")


def test_as_my_system(visit: Visit) -> None:
    page = visit("/", theme="system")
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    page.wait_for_function("() => document.documentElement.dataset.theme === 'light'")
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")
