"""Every page, in a real browser, as a person meets it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESK, PHONE, Visit
from tests.e2e.seats import BOT, ME, assert_accessible, message, moves, my_turn, new_match


def test_the_shelf_shows_what_can_be_played_and_marks_ones_own_turn(visit: Visit) -> None:
    page = visit("/")
    box = page.locator('.box[data-game="zavandor"]')
    expect(box).to_contain_text("2–6")
    expect(box.locator(".acts")).to_contain_text("Play now")
    match = new_match(page, [ME, BOT])["match"]
    page.goto(f"/match/{match}")
    my_turn(page)
    page.click("header .mark")
    row = page.locator(".match.mine")
    expect(row).to_contain_text("Your turn")
    expect(page).to_have_title(re.compile(r"^\(1\)"))
    assert_accessible(page)
    row.locator(".btn.strike").click()
    expect(page.locator(".prompt.mine")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_text_of_the_shelf_begins_above_its_lid(visit: Visit, lang: str) -> None:
    page = visit("/", lang=lang)
    page.wait_for_selector(".box")
    page.evaluate("document.fonts.ready")
    tops = "all => all.map(one => Math.round(one.getBoundingClientRect().top))"
    lids = page.locator(".box .lid").evaluate_all(tops)
    assert all(text >= lid for text, lid in zip(page.locator(".about").evaluate_all(tops), lids, strict=True))
    dots = page.locator(".facts").evaluate_all("all => all.map(one => one.clientHeight)")
    assert len(set(dots)) == 1


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_lids_bear_the_titles_of_the_language(visit: Visit, lang: str) -> None:
    page = visit("/", lang=lang)
    titles = {game["id"]: game["title"] for game in page.request.get("/api/games").json()}
    for game, title in titles.items():
        page.wait_for_selector(f'.box [data-cover="{game}"] .lid-large')
        written = page.locator(f'.box [data-cover="{game}"] text').all_text_contents()
        assert " ".join(written) in title, (written, title)


def test_a_match_is_left_and_put_away_from_the_shelf(visit: Visit) -> None:
    page = visit("/")
    match = new_match(page, [ME, BOT])["match"]
    page.reload()
    page.click(".match .drop")
    assert_accessible(page)
    page.click("dialog .btn.strike")
    expect(page.locator(".match .go")).to_contain_text("Replay")  # left: it can still be looked at
    page.click(".match .drop")
    page.click("dialog .btn.strike")
    expect(page.locator(".match")).to_have_count(0)
    assert page.request.get(f"/api/matches/{match}").status == 404


def test_a_table_by_other_rules(visit: Visit) -> None:
    page = visit("/new/zavandor")
    page.locator(".orow", has_text="Open hands").locator(".sw").click()
    page.click("text=Add a seat")
    page.click("text=Open the table")
    my_turn(page)
    now = message(page, page.url.rsplit("/", 1)[1])
    assert now["settings"]["public_money"] is True
    assert len(now["seats"]) == 5
    assert all(player["energy"] is not None for player in now["view"]["players"])


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_new_table_names_no_option_as_programs_do(visit: Visit, lang: str) -> None:
    page = visit("/", lang=lang)
    for game in page.request.get("/api/games").json():
        page.goto(f"/new/{game['id']}")
        told = page.locator(".opts").inner_text()
        for option in game["options"]:
            assert not re.search(rf"\b{option['name']}\b", told), told
        assert "`" not in told
        assert ("The option" if lang == "en" else "Mit der Variante") not in told


def test_the_rulebook_finds_words_and_numbers(visit: Visit) -> None:
    page = visit("/rules/zavandor")
    page.fill(".find1 input", "diamond")
    expect(page.locator(".hits")).to_contain_text("places in")
    # at the beginning of words, and within them only where no word begins so
    for wanted, count in (("owl", 5), ("nowledge", 20)):
        page.fill(".find1 input", wanted)
        found = page.locator(".hits")
        expect(found).to_contain_text("places in")
        places = int(found.inner_text().split()[0])
        assert places <= count if wanted == "owl" else places >= count, places
    page.fill(".find1 input", "Z40")
    expect(page.locator("#Z40.told")).to_be_visible()
    page.click("text=Deutsch")
    expect(page.locator("#Z40")).to_contain_text("Einen Diamanten")
    # every number named in a rule leads to that rule
    link = page.locator('#Z59 a[href^="#Z"], .rule a[href^="#Z"]').first
    target = link.get_attribute("href") or ""
    link.click()
    expect(page.locator(f"{target}.told")).to_be_visible()


def test_both_languages_have_all_words(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_selector(".box")
    keys = page.evaluate("import('/static/js/words.js').then(words => words.KEYS)")
    assert sorted(keys["en"]) == sorted(keys["de"])


def test_an_address_where_nothing_lies(visit: Visit) -> None:
    page = visit("/")
    page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.locator("h1")).to_contain_text("Nothing lies here")
    page.goto("/match/nosuchmatch")
    expect(page.locator(".trouble")).to_be_visible()
    assert_accessible(page)


PAGES = ["/", "/new/zavandor", "/rules/zavandor", "/rules/firepeak", "/credits", "/match"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("lang", "theme"), [("de", "dark"), ("en", "light")])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(visit: Visit, path: str, lang: str, theme: str, size: tuple[int, int]) -> None:
    page = visit("/", size, lang, theme)
    if path == "/match":
        page.goto(f"/match/{new_match(page, [ME, BOT, BOT, BOT])['match']}")
        my_turn(page)
        page.wait_for_selector(".board [data-piece]")
        assert moves(page)
    elif path != "/":
        page.goto(path)
    page.wait_for_selector("main h1, main h2", state="attached")
    if path != "/match":
        page.wait_for_load_state("networkidle")
    assert_accessible(page)
    assert page.evaluate("document.documentElement.lang") == lang
