"""Asking the Archmage: a hint at the table, an analysis after the match, and what if."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import insert

from conclave.catalog import game as find_game
from conclave.engine.records import read
from conclave.engine.state import State
from conclave.table.counsel import Judgement, decisions
from conclave.table.match import Match
from conclave.table.store import Store
from conclave.table.tables import ANALYSES, JUDGEMENTS
from conclave.table.verdicts import DONE
from tests.e2e.conftest import DESK, PATIENCE, PHONE, ROOT, House, Visit
from tests.e2e.planted import plant, search
from tests.e2e.seats import (
    BOT,
    ME,
    assert_accessible,
    drawn,
    message,
    my_turn,
    new_match,
    ply,
    send,
    settled,
    sit_down,
    two_people,
)

NAMES = ["Leonie", "Thorben"]
RECORD = ROOT / "tests" / "golden" / "zavandor-2-random.conclave"
LONG_RECORD = ROOT / "tests" / "golden" / "archmage-4-greedy.conclave"


def choices(state: Any) -> bool:
    """Somebody's own turn, with much to choose from."""
    return state.round >= 3 and len(state.options(state.to_act[0])) > 8


@pytest.fixture(scope="module")
def middle() -> Match:
    """The middle of a match of Firepeak."""
    wanted: Any = choices
    return search("firepeak", 2, wanted)


def sit(page: Page, folder: Path, match: Match) -> str:
    id = plant(page, folder, match, NAMES)
    sit_down(page, id)
    my_turn(page)
    page.wait_for_selector(".board [data-piece]")
    drawn(page)
    return id


def test_a_hint_stays_while_others_who_are_asked_too_give_their_answers(visit: Visit) -> None:
    host, friend, match = two_people(visit, game="firepeak")
    assert my_turn(host)
    host.click(".askhint")
    expect(host.locator(".hint1")).not_to_have_count(0)
    before = ply(host)
    send(friend, match, message(friend, match)["options"][0]["move"])
    settled(host, before)
    expect(host.locator(".hint1")).not_to_have_count(0)
    before = ply(host)
    host.locator(".hint1").first.click()
    settled(host, before)
    expect(host.locator(".hint1")).to_have_count(0)


def moves_of(match: Match) -> set[str]:
    state: State = match.state
    return {move.text for move in state.options(state.to_act[0])}


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "de")], ids=["desk", "phone"])
def test_a_hint_is_taken_and_played(visit: Visit, house_store: Path, middle: Match, size: Any, lang: str) -> None:
    page = visit("/", size, lang)
    id = sit(page, house_store, middle)
    page.click(".askhint")
    expect(page.locator(".hint1")).to_have_count(3)
    assert_accessible(page)
    named = page.locator(".hint1").evaluate_all("all => all.map(one => one.dataset.hint)")
    assert set(named) <= moves_of(middle)
    # the same three are marked among the options, and where a hint points its piece is lit
    expect(page.locator(".dia", has_text="1").nth(1)).to_be_attached()
    page.hover(".hint1 >> nth=0")
    if any(option["touches"] for option in message(page, id)["options"] if option["move"] == named[0]):
        expect(page.locator(".piece.chosen").first).to_be_attached()
    asked = "You asked the Archmage." if lang == "en" else "Du hast den Erzmagier gefragt."
    assert message(page, id)["log"][-1]["text"] == asked
    if size == DESK:
        expect(page.locator(".log li").last).to_have_text(asked)
    before = ply(page)
    page.click(".hint1 >> nth=0")
    settled(page, before)
    expect(page.locator(".hint")).to_have_count(0)
    record = page.request.get(f"/api/matches/{id}/record").text().splitlines()
    assert any(line.endswith(f": {named[0]}") for line in record[len(middle.record.moves) :])


def test_a_hint_by_keyboard_alone(visit: Visit, house_store: Path, middle: Match) -> None:
    page = visit("/")
    sit(page, house_store, middle)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.askhint')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.matches('.hint1')")
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator(".askhint")).to_be_visible()
    page.focus(".askhint")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.matches('.hint1')")
    page.keyboard.press("Tab")
    second = page.evaluate("document.activeElement.dataset.hint")
    before = ply(page)
    page.keyboard.press("Enter")
    settled(page, before)
    assert second


def test_who_is_asked_before_each_move_is_asked_before_a_hint_is_played(
    visit: Visit, house_store: Path, middle: Match
) -> None:
    page = visit("/")
    page.evaluate("localStorage.setItem('conclave', JSON.stringify({ confirm: true }))")
    sit(page, house_store, middle)
    page.click(".askhint")
    before = ply(page)
    page.click(".hint1 >> nth=0")
    page.click(".confirm .btn.strike")
    settled(page, before)


def test_a_table_without_hints_says_so(visit: Visit) -> None:
    page = visit("/", name="Leonie")
    page.goto("/new/zavandor")
    page.locator(".orow", has_text="Hints allowed").click()
    page.click("text=Open the table")
    my_turn(page)
    expect(page.locator(".askhint")).to_have_attribute("aria-disabled", "true")
    page.focus(".askhint")
    page.keyboard.press("Enter")
    expect(page.locator(".trouble")).to_contain_text("nobody asks the Archmage")
    expect(page.locator(".hint")).to_have_count(0)
    assert_accessible(page)


def test_play_now_is_against_adepts(visit: Visit) -> None:
    page = visit("/")
    page.click("[data-game=zavandor] >> text=Play now")
    my_turn(page)
    id = page.url.rpartition("/")[2]
    assert [seat["level"] for seat in message(page, id)["seats"][1:]] == ["adept"] * 3


def test_spectators_are_not_offered_hints(visit: Visit) -> None:
    host, watcher = visit("/"), visit("/")
    id = new_match(host, [ME, BOT])["match"]
    watcher.goto(f"/match/{id}")
    watcher.wait_for_selector(".board [data-piece]")
    expect(watcher.locator(".askhint")).to_have_count(0)


# After the match


def uploaded(page: Page, record: Path = RECORD) -> str:
    """A record to look at, with few decisions unless another is named."""
    answer = page.request.post("/api/records", data=record.read_text(encoding="utf-8"))
    assert answer.status == 201, answer.text()
    return str(answer.json()["match"])


def test_an_analysis_is_run_to_its_end_a_turning_point_clicked_and_the_match_carried_on(visit: Visit) -> None:
    page = visit("/", name="Leonie")
    id = uploaded(page)
    page.goto(f"/replay/{id}?ply=0")
    page.click("text=Where was it won?")
    expect(page.locator(".busy, .turns")).not_to_have_count(0)
    page.wait_for_selector(".graph")
    expect(page.locator(".busy")).to_have_count(0, timeout=5 * PATIENCE)
    page.wait_for_selector(".uplot canvas")
    assert_accessible(page)
    turns = page.request.get(f"/api/matches/{id}/analysis").json()["turns"]
    expect(page.locator(".turns .turn")).to_have_count(len(turns))
    page.click(".turns .turn >> nth=0")
    page.wait_for_url(f"**/replay/{id}?ply={turns[0]['ply']}*")
    expect(page.locator(".turns .turn").first).to_have_attribute("aria-current", "true")
    expect(page.locator(".versus")).to_contain_text("Played")
    # what if? On the other seat, against apprentices
    page.click(".whatif .link")
    page.locator(".whatset [role=radio]").nth(1).click()
    page.locator(".whatset [role=radio]", has_text="Apprentice").click()
    assert_accessible(page)
    page.click("text=Continue from here")
    page.wait_for_url("**/match/*")
    my_turn(page)
    now = message(page, page.url.rpartition("/")[2])
    assert [seat["kind"] for seat in now["seats"]] == ["bot", "person"]
    assert (now["seat"], now["seats"][0]["level"], now["seats"][1]["name"]) == (1, "apprentice", "Leonie")
    assert now["ply"] >= turns[0]["ply"]
    assert message(page, id)["finished"]


def test_an_analysis_is_stopped_and_goes_on_where_it_was(thoughtful_house: House, visit: Visit) -> None:
    page = visit("/", at=thoughtful_house.address)
    id = uploaded(page, LONG_RECORD)  # hundreds of decisions: it is not over before somebody can stop it
    page.goto(f"/replay/{id}?ply=0")
    page.click("text=Where was it won?")
    page.wait_for_selector(".chances li")
    page.press(".busy >> text=Stop", "Enter")  # by keyboard: what is judged meanwhile moves things about
    expect(page.locator(".busy")).to_contain_text("Go on")
    stopped = judged_so_far(page, id)
    assert 0 < stopped["judged"] < stopped["decisions"]
    page.press(".busy >> text=Go on", "Enter")
    expect(page.locator(".busy")).to_contain_text("Stop")
    page.wait_for_function(
        "async ([id, least]) => (await (await fetch(`/api/matches/${id}/analysis`)).json()).judged > least",
        arg=[id, stopped["judged"] + 1],
    )
    page.press(".busy >> text=Stop", "Enter")
    expect(page.locator(".busy")).to_contain_text("Go on")


def judged_so_far(page: Page, id: str) -> Any:
    return page.request.get(f"/api/matches/{id}/analysis").json()


def test_the_analysis_on_a_phone_in_german_and_by_keyboard(visit: Visit, house_store: Path) -> None:
    page = visit("/", PHONE, "de")
    id = uploaded(page)
    plies = judged(house_store, id)
    page.goto(f"/replay/{id}?ply={plies[3]}&seat=1")
    page.wait_for_selector(".uplot canvas")
    expect(page.locator(".pturn")).to_be_visible()
    assert_accessible(page)
    page.click("text=Wenden")
    expect(page.locator(".turns .turn")).not_to_have_count(0)
    page.focus(".turns .turn >> nth=1")
    page.keyboard.press("Enter")
    expect(page.locator(".turns .turn").nth(1)).to_have_attribute("aria-current", "true")
    expect(page.locator(".versus")).to_contain_text("Gespielt")
    assert_accessible(page)
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function("() => !document.querySelector('.turn.on')")
    page.focus("text=Von hier weiterspielen")
    page.keyboard.press("Enter")
    page.wait_for_url("**/match/*")
    my_turn(page)


def test_marks_of_turning_points_stand_apart_on_the_axis_of_the_slider(visit: Visit, house_store: Path) -> None:
    page = visit("/", PHONE)
    id = uploaded(page)
    judged(house_store, id, 9)  # turns within few plies
    page.goto(f"/replay/{id}?ply=0")
    page.wait_for_selector(".uplot canvas")
    middles = """all => all.map(one => one.getBoundingClientRect())
        .map(box => box.x + box.width / 2).sort((a, b) => a - b)"""
    marks = page.locator(".g-turn path:not(.stem)").evaluate_all(middles)
    assert len(marks) > 2
    assert all(right - left >= 23 for left, right in pairwise(marks))
    assert marks[0] > 0
    assert marks[-1] < PHONE[0]
    numbers = page.locator(".g-num").evaluate_all(middles)
    assert all(right - left >= 17 for left, right in pairwise(numbers))
    # what is looked at is drawn over the others
    page.click(".pturn .btn >> nth=1")
    expect(page.locator(".g-turn").last).to_have_class("g-turn on")
    # and where the thumb is, the line of the graph is
    head, thumb = page.locator(".s-head"), page.locator(".slider input")
    for place in (0, int(thumb.get_attribute("max") or 0)):
        thumb.fill(str(place))
        expect(page.locator(".pl-no b")).to_have_text(str(place))
        left, width = thumb.evaluate("one => [one.getBoundingClientRect().x, one.getBoundingClientRect().width]")
        assert head.evaluate_all(middles)[0] == pytest.approx(left + (width - 9 if place else 9), abs=1)


def judged(store: Path, id: str, parts: int = 3) -> list[int]:
    """Lays an analysis that is finished into the house's store, with chances that differ from part to part; its plies."""
    house = Store(f"sqlite:///{store}")
    record = read(RECORD.read_text(encoding="utf-8"), find_game)
    moves = [(seat, move.text) for seat, move in record.moves]
    plies = decisions(id, (record.game.id, record.seats, record.options, moves))
    try:
        with house.write() as connection:
            row = {"match": id, "status": DONE, "take_backs": 0, "worker": "", "asked": 0.0, "updated": 0.0}
            connection.execute(insert(ANALYSES).values(**row, plies=str(plies)))
            for n, ply in enumerate(plies):
                part = parts * n // len(plies)
                chance = (0.3, 0.7, 0.5)[part % 3]
                said = Judgement(moves[ply][0], 1 + part, [chance, 1 - chance], chance, moves[ply][1], chance)
                values = {"match": id, "ply": ply, "said": msgspec.json.encode(said).decode()}
                connection.execute(insert(JUDGEMENTS).values(values))
    finally:
        house.close()
    return plies


def test_a_running_match_has_no_analysis(visit: Visit) -> None:
    page = visit("/")
    id = new_match(page, [ME, BOT])["match"]
    page.goto(f"/replay/{id}")
    page.wait_for_selector(".board [data-piece]")
    expect(page.locator(".judge")).to_have_count(0)
    expect(page.locator(".whatif")).to_have_count(0)
