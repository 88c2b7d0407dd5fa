"""What a person does at the table, with the mouse or with the keyboard alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any, cast

from playwright.sync_api import Page, TimeoutError

from tests.e2e.conftest import PATIENCE, ROOT

ME = {"kind": "me", "name": "Leonie"}
BOT = {"kind": "bot", "level": "adept"}
FRIEND = {"kind": "open", "name": "Thorben"}
MOST_MOVES = 4000
"""No whole match has more moves of one's own."""
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"

Message = dict[str, Any]


def assert_accessible(page: Page) -> None:
    """axe-core finds nothing, and nothing sticks out at the side."""
    page.wait_for_function("() => document.getAnimations().every(one => one.playState !== 'running')")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    told = [f"{v['id']}: {[n['html'][:160] for n in v['nodes'][:3]]}" for v in found["violations"]]
    assert not told, "\n".join(told)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# Through the protocol, where what happens is not what is tested


def new_match(page: Page, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A match made by the page's own browser."""
    body = {"game": "zavandor", "seats": seats, **more}
    answer = page.request.post("/api/matches", data=body)
    assert answer.status == 201, answer.text()
    return cast(dict[str, Any], answer.json())


def message(page: Page, match: str) -> Message:
    return cast(Message, page.request.get(f"/api/matches/{match}").json())


def send(page: Page, match: str, move: str) -> None:
    answer = page.request.post(f"/api/matches/{match}/moves", data={"ply": message(page, match)["ply"], "move": move})
    assert answer.status == 200, answer.text()


def asked(page: Page, match: str) -> Message:
    """Waits until the match asks this person, or is over."""
    end = time.monotonic() + PATIENCE / 1000
    while True:
        now = message(page, match)
        if now["over"] or now["seat"] in now["to_act"]:
            return now
        assert time.monotonic() < end, now["prompt"]
        time.sleep(0.02)


def bot_plays(page: Page, match: str, until: Callable[[Message], bool]) -> Message:
    """A bot plays this person's seat until something holds, or the match is over; then they take it back."""
    seat = message(page, match)["seat"]
    page.request.post(f"/api/matches/{match}/seats/{seat}", data={"to": "bot", "level": "adept"})
    end = time.monotonic() + 2 * PATIENCE / 1000
    while True:
        now = message(page, match)
        if now["over"] or until(now):
            break
        assert time.monotonic() < end, now["prompt"]
        time.sleep(0.01)
    page.request.post(f"/api/matches/{match}/seats/{seat}", data={"to": "me"})
    return message(page, match)


def two_people(visit: Callable[..., Page], **more: Any) -> tuple[Page, Page, str]:
    """A host and a friend who came by the invitation, both at the table."""
    host = visit("/")
    made = new_match(host, [ME, FRIEND], **more)
    invite = next(seat["invite"] for seat in made["seats"] if seat.get("invite"))
    friend = visit(f"/seat/{invite}")
    friend.fill(".field input", "Thorben")
    friend.click(".letter .btn")
    friend.wait_for_url("**/match/*")
    host.goto(f"/match/{made['match']}")
    return host, friend, made["match"]


# On the page


def sit_down(page: Page, match: str) -> None:
    """Opens a table and waits until nothing on it moves any more: its words and its fonts are there."""
    with page.expect_response("**/words?*") as words:
        page.goto(f"/match/{match}")
    words.value.finished()
    drawn(page)


def drawn(page: Page) -> None:
    """Waits until the page is laid out with its fonts."""
    page.evaluate("document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))))")


def my_turn(page: Page) -> bool:
    """Waits until one is asked (True) or the match is over (False)."""
    try:
        page.wait_for_selector(".prompt.mine, .after")
        page.wait_for_selector("[data-move], .range, .after")
    except TimeoutError as error:
        raise AssertionError(plight(page)) from error
    return page.query_selector(".after") is None


def plight(page: Page) -> str:
    """Who is to blame when nothing goes on: what the page shows, and what the server has."""
    shown = page.evaluate("document.querySelector('.prompt')?.innerText ?? document.body.innerText.slice(0, 500)")
    now = message(page, page.url.rsplit("/", 1)[1].partition("?")[0])
    has = {key: now.get(key) for key in ("version", "ply", "to_act", "seat", "over", "prompt", "seats", "reason")}
    return f"The page shows ply {ply(page)}: {shown!r}\nThe server has {has}"


def moves(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all("[data-move]", "all => all.map(button => button.dataset.move)")
    return found


def ply(page: Page) -> str:
    return page.get_attribute("[data-ply]", "data-ply") or ""


def settled(page: Page, before: str) -> None:
    """Waits until the table shows another position."""
    page.wait_for_function("old => document.querySelector('[data-ply]')?.dataset.ply !== old", arg=before)


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
    return found[0] if found else ""


def button(move: str) -> str:
    """Where a move is played."""
    return ".range .btn.strike" if move == "range" else f'[data-move="{move}"]'


def click(page: Page, move: str) -> None:
    """Plays a move with the mouse, and waits for what it leads to."""
    before = ply(page)
    page.click(button(move))
    settled(page, before)


def press(page: Page, move: str) -> None:
    """Plays a move with nothing but Tab and Enter."""
    before, wanted = ply(page), button(move)
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", wanted):
            break
    else:
        raise AssertionError(f"Tab does not lead to {move}")
    page.keyboard.press("Enter")
    settled(page, before)


def play_on(page: Page, rng: Random, play: Callable[[Page, str], None] = click) -> int:
    """Plays to the end of the match; how many moves were one's own."""
    played = 0
    while my_turn(page):
        move = choose(page, rng)
        if not move:  # the table is just being drawn
            continue
        try:
            play(page, move)
        except TimeoutError:
            # where all answer at once, the table may have gone on before the click
            if move in moves(page):
                raise
        played += 1
        assert played < MOST_MOVES
    return played
