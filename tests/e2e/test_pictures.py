"""The pictures of docs/pictures, made anew: `CONCLAVE_PICTURES=1 pytest tests/e2e/test_pictures.py`.

Every page, and five moments of a match (start, mid-game, auction, payment, end), at the size of a desk and of a phone.
Colours are reduced with pngquant where it is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import DESK, PHONE, ROOT, Visit
from tests.e2e.seats import BOT, ME, Message, asked, bot_plays, message, my_turn, new_match, send

FOLDER = ROOT / "docs" / "pictures"
SIZES = {"": DESK, "-phone": PHONE}
BOTS = [BOT, BOT, BOT]

pytestmark = pytest.mark.skipif("CONCLAVE_PICTURES" not in os.environ, reason="makes pictures, tests nothing")


def take(page: Page, name: str, ready: str = "main") -> None:
    """A picture at both sizes."""
    for suffix, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(ready)
        page.mouse.move(2, height - 2)
        snap(page, f"{name}{suffix}")
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})


def snap(page: Page, name: str) -> None:
    """A picture as it is."""
    page.wait_for_function("() => document.fonts.status === 'loaded' && !document.querySelector('.arrived')")
    page.wait_for_timeout(300)
    file = FOLDER / f"{name}.png"
    page.screenshot(path=file)
    pngquant = shutil.which("pngquant")
    if pngquant:
        subprocess.run([pngquant, "--force", "--skip-if-larger", "--ext", ".png", "--strip", str(file)], check=False)


def own_turn(page: Page, wanted: Callable[[Message], bool]) -> str:
    """A match against three bots at a turn of one's own that is worth a picture. A bot plays up to there."""
    for _ in range(60):
        match: str = new_match(page, [ME, *BOTS])["match"]
        now = bot_plays(page, match, lambda m: m["view"]["round"] >= 7 and m["view"]["turn"] == 0 and wanted(m))
        if now["over"]:
            continue
        now = asked(page, match)
        if not now["over"] and now["view"]["turn"] == 0 and now["view"]["phase"] == 3 and wanted(now):
            return match
    raise AssertionError("no match came to such a turn")


def rich(now: Message) -> bool:
    """Some gems, some cards, some treasures, and enough energy to buy another thing from the hand."""
    me = now["view"]["players"][0]
    cheapest = min((lot["minimum"] for lot in now["view"]["artifacts"]), default=999)
    return len(me["artifacts"]) >= 2 and len(me["hand"]) >= 3 and (me["energy"] or 0) >= cheapest + 12


def can_auction(now: Message) -> bool:
    return (rich(now) and any(option["move"].startswith("auction") for option in now["options"])) or not now["options"]


def test_pages(visit: Visit) -> None:
    page = visit("/", name="Leonie")
    page.wait_for_selector(".box")
    for seats in ([ME, BOT, BOT, BOT], [ME, BOT]):
        match = new_match(page, seats)["match"]
        bot_plays(page, match, lambda now: now["view"]["round"] >= 4)
        asked(page, match)
    over = new_match(page, [ME, BOT, BOT])["match"]
    bot_plays(page, over, lambda now: False)
    page.goto("/")
    take(page, "shelf", ".match")
    page.goto("/new/zavandor")
    take(page, "new-table", ".srow")
    page.goto("/rules/zavandor#Z40")
    take(page, "rulebook", ".told")
    page.goto("/credits")
    take(page, "credits", "tbody tr")
    page.goto(f"/replay/{over}?ply={message(page, over)['ply'] * 2 // 3}")
    take(page, "replay", ".board .z-in")
    page.goto("/new/zavandor")
    page.locator(".srow:nth-child(2) .kinds button").nth(2).click()
    page.fill(".srow:nth-child(2) .nm input", "Yun")
    page.click("text=Open the table")
    take(page, "curtain", ".p-curtain h1")


def test_start(visit: Visit) -> None:
    page = visit("/", name="Leonie")
    page.click("[data-game=zavandor] >> text=Play now")
    my_turn(page)
    take(page, "table-start", ".board [data-piece]")


@pytest.mark.parametrize(("name", "lang", "theme"), [("", "en", "dark"), ("-light-de", "de", "light")])
def test_moments(visit: Visit, name: str, lang: str, theme: str) -> None:
    page = visit("/", lang=lang, theme=theme, name="Leonie")
    while True:
        match = own_turn(page, can_auction)
        now = message(page, match)
        things = [lot for lot in now["view"]["artifacts"] if lot["minimum"] + 12 <= now["view"]["players"][0]["energy"]]
        moves = {option["move"] for option in now["options"]}
        thing = next((f"auction {lot['name']}" for lot in things if f"auction {lot['name']}" in moves), None)
        if thing is None:
            continue
        page.goto(f"/match/{match}")
        page.wait_for_selector(".board [data-piece]")
        if not name:
            page.locator(
                '.options [data-refused="enchant ruby"], .options [data-refused="enchant diamond"]'
            ).first.focus()
            page.wait_for_selector(".why")
            page.screenshot(path=FOLDER / "table-refused.png")
            page.keyboard.press("Escape")
        take(page, f"table-mid{name}", ".board [data-piece]")
        if bids(page, match, thing, name):
            break
    bot_plays(page, match, lambda now: False)
    page.wait_for_selector(".stage.fin")
    take(page, f"end{name}", ".stage.fin")


def bids(page: Page, match: str, thing: str, name: str) -> bool:
    """Puts a thing up and bids until it is one's own, with pictures of contest and payment; False if it is not to be had."""
    send(page, match, thing)
    send(page, match, f"bid {message(page, match)['range']['low']}")
    contested = False
    while True:
        now = asked(page, match)
        if now["view"]["due"] is not None:
            if not contested or "pay" not in {option["move"] for option in now["options"]}:
                return False
            page.wait_for_selector(".z-suggested")
            take(page, f"payment{name}", ".z-suggested")
            return True
        if not now["view"]["auction"] or not now["range"] or now["range"]["low"] > now["view"]["players"][0]["energy"]:
            return False
        page.wait_for_selector(".range")
        take(page, f"auction{name}", ".range")
        contested = True
        send(page, match, f"bid {now['range']['low']}")
        time.sleep(0.2)
