"""A match looked at again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from conclave.catalog import game as find_game
from conclave.engine.records import read
from tests.e2e.conftest import DESK, PHONE, ROOT, Visit
from tests.e2e.seats import BOT, ME, assert_accessible, message, my_turn, new_match

RECORD = ROOT / "tests" / "golden" / "zavandor-4-lightning.conclave"
PLIES = len(read(RECORD.read_text(encoding="utf-8"), find_game).moves)


def uploaded(page: Page, record: Path = RECORD) -> None:
    """A record of one's own, looked at from the shelf."""
    page.set_input_files(".upload input", record)
    page.wait_for_url("**/replay/*")
    page.wait_for_selector(".board .z-in")


def at(page: Page, ply: int) -> None:
    expect(page.locator(".pl-no b")).to_have_text(str(ply))
    expect(page).to_have_url(re.compile(rf"ply={ply}\b"))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_record_is_uploaded_and_looked_at(visit: Visit, size: tuple[int, int], lang: str) -> None:
    page = visit("/", size, lang)
    uploaded(page)
    at(page, PLIES)
    assert_accessible(page)
    # keys
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.keyboard.press("Shift+ArrowRight")
    at(page, 21)
    page.keyboard.press("ArrowLeft")
    at(page, 20)
    page.keyboard.press("End")
    at(page, PLIES)
    # buttons and the slider
    page.click(".t-prev")
    at(page, PLIES - 1)
    page.click(".t-first")
    at(page, 0)
    page.fill(".slider input", "30")
    at(page, 30)
    page.click(".t-next")
    at(page, 31)
    assert_accessible(page)


def test_the_log_goes_on_without_a_hole(visit: Visit) -> None:
    page = visit("/")
    uploaded(page, RECORD.with_name("zavandor-6-greedy.conclave"))
    page.fill(".slider input", "61")
    at(page, 61)
    match = re.sub(r".*/replay/(\w+).*", r"/api/matches/\1?ply=100", page.url)
    told = page.request.get(match).json()["log"]
    wanted = [line["ply"] for line in told if line["text"] and line["ply"] > 61][:20]
    page.wait_for_selector(".log [aria-current] + li")
    links: list[str] = page.eval_on_selector_all(".log li a", "all => all.map(one => one.href)")
    shown = [int(link.rsplit("=", 1)[1]) for link in links]
    assert [ply for ply in shown if ply > 61][:20] == wanted


def test_it_plays_by_itself_and_stops_at_the_end(visit: Visit) -> None:
    page = visit("/")
    uploaded(page)
    page.fill(".slider input", str(PLIES - 3))
    at(page, PLIES - 3)
    page.click(".speed .btn")
    page.click(".t-play")
    at(page, PLIES)
    expect(page.locator(".t-play")).to_have_attribute("aria-label", "Play")
    page.locator("main").focus()
    page.keyboard.press("Home")
    page.keyboard.press("Space")
    expect(page.locator(".t-play")).to_have_attribute("aria-label", "Pause")
    page.wait_for_function("() => Number(document.querySelector('.pl-no b').textContent) > 1")
    page.keyboard.press("Space")
    expect(page.locator(".t-play")).to_have_attribute("aria-label", "Play")


def test_through_a_seats_eyes_and_by_a_link_that_is_shared(visit: Visit) -> None:
    page = visit("/", lang="en")
    uploaded(page)
    page.fill(".slider input", "40")
    at(page, 40)
    page.click(".eyes [role=radio] >> nth=2")
    expect(page).to_have_url(re.compile(r"seat=1"))
    expect(page.locator(".z-mine")).to_be_visible()
    link = page.url
    other = visit(link)
    at(other, 40)
    expect(other.locator(".eyes [aria-checked=true]")).to_contain_text("random 1")
    expect(other.locator(".z-mine")).to_be_visible()


def test_what_the_next_bid_would_cost_is_told_to_who_is_not_asked(visit: Visit) -> None:
    page = visit("/")
    uploaded(page, RECORD.with_name("zavandor-4-greedy.conclave"))
    page.fill(".slider input", "611")
    at(page, 611)
    high = int(page.inner_text(".z-bidders .top .z-bid"))
    leader = page.locator(".z-bidders > li").evaluate_all("all => all.findIndex(one => one.matches('.top'))")
    bids = []
    for name in page.locator(".z-bidders b").all_inner_texts():
        page.click(f".eyes [role=radio]:has-text('{name}')")
        expect(page.locator(".z-mine h2")).to_contain_text(name)
        sums = page.locator(".z-mybid .z-eq dd")
        bids.append(int(sums.first.inner_text()))
    assert bids == [high if n == leader else high + 1 for n in range(len(bids))]


def test_the_link_is_copied_and_the_record_downloaded(visit: Visit) -> None:
    page = visit("/")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    uploaded(page)
    page.keyboard.press("Home")
    at(page, 0)
    page.click("text=Copy link")
    expect(page.locator("nav [aria-label=Copied]")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    with page.expect_download() as download:
        page.click("nav >> text=Record")
    text = download.value.path().read_text(encoding="utf-8")
    assert read(text, find_game).moves == read(RECORD.read_text(encoding="utf-8"), find_game).moves


def test_what_is_no_record_is_refused_with_a_reason(visit: Visit) -> None:
    page = visit("/")
    page.set_input_files(".upload input", {"name": "a.txt", "mimeType": "text/plain", "buffer": b"hello"})
    expect(page.locator(".trouble")).to_contain_text("record")
    assert page.url.rstrip("/").endswith(str(page.url.rstrip("/").rsplit("/", 1)[1]))


def test_a_running_match_is_seen_with_ones_own_eyes_only(visit: Visit) -> None:
    page = visit("/")
    match = new_match(page, [ME, BOT])["match"]
    page.goto(f"/match/{match}")
    my_turn(page)
    page.goto(f"/replay/{match}?ply=3")
    at(page, 3)
    assert page.locator(".eyes").count() == 0
    page.click(".log li a >> nth=0")
    assert_accessible(page)
    page.click("nav >> text=To the table")
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert message(page, match)["over"] is False
