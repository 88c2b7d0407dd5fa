"""The Ritual at Firepeak at the table: a whole match, then positions that a match may be long in coming to."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from conclave.engine.moves import Move
from conclave.engine.state import State
from conclave.games.firepeak.components import SPELLS, TYPE, TYPES
from conclave.games.firepeak.state import Firepeak
from conclave.games.firepeak.steps.dice import TemptFortune
from conclave.games.firepeak.steps.recruit import PlaceRecruit
from conclave.games.firepeak.steps.repair import MoveUp, TakeOut
from conclave.games.firepeak.steps.turn import Turn
from conclave.table.match import Match
from tests.e2e.conftest import DESK, PHONE, ROOT, Visit
from tests.e2e.planted import before_the_end, plant, search
from tests.e2e.seats import assert_accessible, click, drawn, moves, my_turn, new_match, ply, press, settled, sit_down

GOLDEN = ROOT / "tests" / "golden"
NAMES = ["Leonie", "Thorben", "Yun", "Sable", "Ottilie"]
BOT = {"kind": "bot", "level": "adept"}
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
BUILDING = ("recruit", "cast", "capture", "raid", "brainwash", "move")


def builders(_state: State, _seat: int, options: list[Move]) -> list[Move]:
    """Players who build: what they draw goes into the structure where it can."""
    placed = [move for move in options if move.text.startswith(("to ", "up ")) and move.text != "to dungeon"]
    return placed or [move for move in options if move.text.startswith(BUILDING)] or options


def asks(state: State, step: type) -> bool:
    """Is the first seat asked this?"""
    return list(state.to_act) == [0] and isinstance(state.agenda[-1], step)


def crowd(state: State, least: int) -> bool:
    """Has the first seat so many creatures in its structure?"""
    assert isinstance(state, Firepeak)
    return sum(being >= 0 for being in state.being[:9]) >= least


def can(state: State, *begins: str) -> bool:
    return any(move.text.startswith(begins) for move in state.options(0))


def spells_of(kind: str) -> tuple[str, ...]:
    return tuple(f"cast {spell}" for n, spell in enumerate(SPELLS) if TYPES[TYPE[n]] == kind)


def casting(kind: str) -> Callable[[State], bool]:
    """A turn in which a spell of this kind can be cast."""
    return lambda state: asks(state, Turn) and can(state, *spells_of(kind))


WANTED: dict[str, Callable[[State], bool]] = {
    **{kind: casting(kind) for kind in TYPES},
    "capture": lambda s: asks(s, Turn) and crowd(s, 3) and can(s, "capture a", "capture b"),
    "raid": lambda s: asks(s, Turn) and crowd(s, 2) and can(s, "raid"),
    "up": lambda s: asks(s, MoveUp),
    "out": lambda s: asks(s, TakeOut) and isinstance(s, Firepeak) and any(s.clashes(0, spot) for spot in range(9)),
    "place": lambda s: asks(s, PlaceRecruit) and crowd(s, 4) and len(s.options(0)) > 1,
    "fortune": lambda s: asks(s, TemptFortune),
    "touch": lambda s: asks(s, Turn) and can(s, "cast touch_death"),
    "last": lambda s: asks(s, Turn) and isinstance(s, Firepeak) and s.last,
}


@cache
def position(name: str) -> Match:
    if name == "nine":
        return before_the_end(sorted(GOLDEN.glob("firepeak-*-greedy.conclave")), "to ")
    return search("firepeak", 3, WANTED[name], builders, seed=2)


@pytest.fixture
def sit(visit: Visit, house_store: Path) -> Callable[..., Page]:
    """Sits down at a match that stands somewhere already."""

    def at(name: str, *how: object) -> Page:
        page = visit("/", *how)
        sit_down(page, plant(page, house_store, position(name), NAMES))
        assert my_turn(page)
        page.wait_for_selector(".fire")
        drawn(page)
        return page

    return at


def play(page: Page, begins: str) -> str:
    """Plays the first move that begins so."""
    move = next(move for move in moves(page) if move.startswith(begins))
    click(page, move)
    return move


def carry_on(page: Page) -> None:
    """Answers whatever is asked until it is a turn again, or somebody else's, or over."""
    while my_turn(page) and "end" not in (found := moves(page)):
        if found:
            click(page, found[0])


def test_a_whole_match_by_mouse(visit: Visit) -> None:
    page = visit("/")
    page.goto(f"/match/{new_match(page, [{'kind': 'me', 'name': 'Leonie'}, BOT], game='firepeak')['match']}")
    rng = Random(4)
    page.wait_for_selector(".f-dealt")
    assert page.locator(".f-dealt .f-spell").count() == 7
    played = 0
    while my_turn(page):
        found = moves(page)
        if not found:
            continue
        likely = [move for move in found if move.startswith(("to ", "recruit", "return", "cast"))]
        click(page, rng.choice([move for move in likely if move != "to dungeon"] or likely or found))
        played += 1
    assert played > 5
    expect(page.locator(".stage.fin")).to_be_visible()
    expect(page.locator(".stands tbody tr")).to_have_count(2)
    assert_accessible(page)


SHOWN = {
    "aura": ".f-aura, .f-sign",
    "circle": '.f-own [data-piece="circle:0"]',
    "enchantment": ".f-ribbon, .f-mc .f-sign",
}


@pytest.mark.parametrize("kind", TYPES)
def test_a_spell_of_each_kind(sit: Callable[..., Page], kind: str) -> None:
    page = sit(kind)
    cast = next(move for move in moves(page) if move.startswith(spells_of(kind)))
    spell = cast.split()[1]
    piece = page.locator(f'.f-book [data-piece="spell:{spell}"]')
    expect(piece).to_contain_text("payable now")
    before = ply(page)
    piece.click()
    settled(page, before)
    carry_on(page)
    if page.query_selector(".after") is None:
        expect(page.locator(f'.f-book .open[data-piece="spell:{spell}"]')).to_have_count(0)
        if kind in SHOWN and spell != "circle_might":
            assert page.locator(SHOWN[kind]).count() > 0


def test_a_capture_piece_by_piece(sit: Callable[..., Page]) -> None:
    page = sit("capture")
    attacker = next(move for move in moves(page) if move.startswith(("capture a", "capture b"))).split()[1]
    all_moves = len(moves(page))
    page.click(f'.f-own [data-piece="spot:0:{attacker}"]')
    expect(page.locator(".narrow")).to_be_visible()
    assert len(moves(page)) < all_moves
    click(page, f"capture {attacker}")
    my_turn(page)
    target = moves(page)[0].split()[1]
    before = ply(page)
    page.click(f'.players [data-piece="spot:{target}"]')
    settled(page, before)
    if page.query_selector(".after") is None:
        duel = page.locator(".f-duel")
        expect(duel).to_be_visible()
        repairing = page.locator(".f-repair").count() > 0  # then the duel is told in few lines
        assert duel.locator(".f-duelist").count() == (0 if repairing else 2)
        assert duel.locator(".f-die").count() == 2
        assert_accessible(page)


def test_a_touch_of_death_says_what_it_does(sit: Callable[..., Page]) -> None:
    page = sit("touch")
    play(page, "cast touch_death")
    verdict = page.locator(".f-duel.done .f-verdict")
    while my_turn(page) and not moves(page)[0].startswith("at "):
        click(page, moves(page)[0])
    play(page, "at ")
    my_turn(page)
    won = "win" in (verdict.get_attribute("class") or "")
    expect(verdict).to_contain_text("The touch succeeds" if won else re.compile("The touch fails|the target stays"))
    expect(verdict.locator("a")).to_have_text("F130" if won else re.compile("F59|F60"))


def test_a_raid_and_its_loot(sit: Callable[..., Page]) -> None:
    page = sit("raid")
    play(page, "raid")
    my_turn(page)
    duel = page.locator(".f-duel.done")
    expect(duel).to_be_visible()
    if duel.locator(".f-verdict.win").count():
        expect(page.locator(".f-heap")).to_be_visible()
        assert_accessible(page)
    carry_on(page)


def test_odds_before_the_dice(sit: Callable[..., Page]) -> None:
    page = sit("fortune")
    duel = page.locator(".f-duel:not(.done)")
    expect(duel.locator(".f-oddsbox")).to_be_visible()
    assert duel.locator(".f-die.open").count() >= 1
    assert_accessible(page)
    play(page, "no")
    carry_on(page)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_phone_shows_odds_and_what_may_be_given_up_at_once(sit: Callable[..., Page], lang: str) -> None:
    page = sit("fortune", PHONE, lang)
    expect(page.locator(".f-oddsline .win")).to_contain_text("36")
    given, struck = page.locator(".sheet .opt").first.bounding_box(), page.locator(".sheet > .end").bounding_box()
    assert given is not None
    assert struck is not None
    assert given["y"] + given["height"] <= struck["y"]
    assert_accessible(page)


@pytest.mark.parametrize(("motion", "seconds"), [(True, "0.48s"), (False, "0.001s")])
def test_nothing_is_told_before_the_dice_lie_still(sit: Callable[..., Page], motion: bool, seconds: str) -> None:
    page = sit("capture", DESK, "en", "dark", motion)
    play(page, "capture")
    my_turn(page)
    play(page, "at")
    my_turn(page)
    told = ".f-duel.done :is(.f-die, .f-verdict, .f-throw b)"
    page.wait_for_selector(told, state="attached")
    held = page.eval_on_selector_all(told, "all => all.map(one => getComputedStyle(one).animationDuration)")
    assert held == [seconds] * 5, "two dice, two totals, the verdict"
    shown = "told => [...document.querySelectorAll(told)].every(one => getComputedStyle(one).opacity === '1')"
    page.wait_for_function(shown, arg=told)


def test_a_card_that_lies_face_down_holds_its_sign(sit: Callable[..., Page]) -> None:
    page = sit("capture")
    page.wait_for_selector(".fire .f-card")
    inside = page.evaluate(
        """() => {
            const card = document.createElement('div');
            card.className = 'f-card xs f-hid';
            card.innerHTML = '<svg class="gi"></svg><b class="num">2</b>';
            document.querySelector('.fire').append(card);
            const outer = card.getBoundingClientRect();
            return [...card.children].every(part => {
                const one = part.getBoundingClientRect();
                return one.top >= outer.top && one.bottom <= outer.bottom;
            });
        }"""
    )
    assert inside


@SIZES
def test_a_repair(sit: Callable[..., Page], size: tuple[int, int]) -> None:
    page = sit("up", size)
    expect(page.locator(".f-repair li").first).to_be_visible()
    expect(page.locator(".f-own .f-fault").first).to_be_visible()
    assert_accessible(page)
    play(page, "up")
    carry_on(page)


def test_enemies_that_have_to_part(sit: Callable[..., Page]) -> None:
    page = sit("out")
    assert page.locator(".f-own .f-fault").count() >= 2
    expect(page.locator(".f-repair")).to_contain_text("enemy")
    shut = page.locator(".f-own .f-card.refused")
    if shut.count():
        shut.first.hover()
        expect(page.locator(".why")).to_be_visible()
    play(page, "remove")


def test_a_place_that_is_refused_says_why(sit: Callable[..., Page]) -> None:
    page = sit("place", DESK, "de")
    assert page.locator(".f-ask .f-hole.open").count() >= 1
    shut = page.locator(".f-own .f-hole.refused").first
    shut.focus()
    expect(page.locator(".why .seal")).to_contain_text("F")
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_have_count(0)
    before = ply(page)
    page.locator(".f-own .f-hole.open").first.click()
    settled(page, before)


def test_a_strength_opens_into_its_sum(sit: Callable[..., Page]) -> None:
    page = sit("capture")
    card = page.locator(".f-own .f-card:has(.f-str)").first
    card.focus()
    expect(page.locator(".told-rule h3")).to_contain_text(":")


def test_nine_creatures_win(sit: Callable[..., Page]) -> None:
    page = sit("nine")
    mine = position("nine").state.to_act[0]
    last = next(move for move in moves(page) if move.startswith("to ") and move != "to dungeon")
    before = ply(page)
    page.click(f'.f-own .open[data-piece="spot:{mine}:{last.split()[1]}"]')
    settled(page, before)
    expect(page.locator(".stage.fin")).to_be_visible()
    expect(page.locator(".stands tr.won")).to_contain_text("Leonie")
    reckoning = page.locator(".reckoning")
    expect(reckoning).to_contain_text("completed")
    summands = re.findall(r"\b(\d+)(?= =|,|$)", reckoning.locator("dt > span:not(.seat)").inner_text().split(":", 1)[1])
    assert len(summands) == 10, "nine creatures and the guard"
    assert sum(map(int, summands)) == int(reckoning.locator("dd").inner_text())
    assert_accessible(page)


def test_the_bar_shows_which_action_is_under_way(sit: Callable[..., Page]) -> None:
    page = sit("place")
    left = position("place").state.view(0).actions  # type: ignore[attr-defined]
    expect(page.locator(".phases .now")).to_contain_text("First action" if left else "Second action")


def test_the_last_recruit_ends_the_match(sit: Callable[..., Page]) -> None:
    page = sit("last", DESK, "de", "light")
    expect(page.locator(".f-last")).to_be_visible()
    assert_accessible(page)
    click(page, "end")
    expect(page.locator(".stage.fin")).to_be_visible()
    expect(page.locator("#winner")).to_contain_text("stärker")
    expect(page.locator(".reckoning")).to_contain_text(re.compile(r"\d Lebewesen: "))
    assert_accessible(page)


def test_some_turns_by_keyboard_alone(sit: Callable[..., Page]) -> None:
    page = sit("capture")
    rng = Random(9)
    for _ in range(6):
        if not my_turn(page):
            break
        press(page, rng.choice(moves(page)))


def test_some_turns_on_a_phone_in_german(sit: Callable[..., Page]) -> None:
    page = sit("capture", PHONE, "de", "light")
    rng = Random(6)
    assert_accessible(page)
    for _ in range(5):
        if not my_turn(page):
            break
        found = moves(page)
        if found:
            click(page, rng.choice(found))
    tabs = page.locator(".ptabs button")
    for n in range(3):
        tabs.nth(n).click()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert_accessible(page)


@SIZES
def test_the_start(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", size)
    page.goto(f"/match/{new_match(page, [{'kind': 'me', 'name': 'Leonie'}, BOT, BOT], game='firepeak')['match']}")
    page.wait_for_selector(".f-dealt")
    assert_accessible(page)
    button = page.locator('[data-move="return 1"]')
    assert button.get_attribute("aria-label") == f"Give back {button.inner_text()}"
    first = page.locator('[data-piece="dealt:1"]')
    before = ply(page)
    first.click()
    settled(page, before)
    expect(page.locator('[data-piece="dealt:1"]')).to_contain_text("goes back")


def test_a_wizard_is_chosen_on_the_board(visit: Visit) -> None:
    page = visit("/")
    match = new_match(page, [{"kind": "me"}, BOT], game="firepeak", options={"choose_wizard": True})["match"]
    page.goto(f"/match/{match}")
    my_turn(page)
    assert_accessible(page)
    page.locator('[data-piece^="choice:"].open').first.click()
    page.wait_for_selector('[data-piece="dealt:1"]')
