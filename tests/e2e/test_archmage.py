"""Archmage at the table: whole matches by mouse and by keyboard, then positions that a match may be long in coming to."""

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
from conclave.games.archmage.components import KINDS_OF_SPELL, WELLSPRING_TOKEN
from conclave.games.archmage.queries.asked import asked
from conclave.games.archmage.state import Archmage
from conclave.table.match import Match
from tests.e2e.conftest import DESK, PHONE, ROOT, Visit
from tests.e2e.planted import before_the_end, plant, search
from tests.e2e.seats import (
    assert_accessible,
    click,
    drawn,
    message,
    moves,
    my_turn,
    new_match,
    ply,
    press,
    settled,
    sit_down,
)

GOLDEN = ROOT / "tests" / "golden"
NAMES = ["Leonie", "Thorben", "Yun", "Sable"]
ME = {"kind": "me", "name": "Leonie"}
BOT = {"kind": "bot", "level": "adept"}
TABLET = (1180, 820)
EAGER = (
    *("trade", "initiate", "promote", "build", "gather", "recruit", "explore", "place", "attack", "unward", "cast"),
    *("pay", "at", "to", "toward", "against", "discard", "door", "taint", "teach", "divine"),
)
"""What players do who want to see everything, by the first word of a move."""


def eager(state: State, seat: int, options: list[Move]) -> list[Move]:
    """Players who act where they can, and walk on otherwise."""
    assert isinstance(state, Archmage)
    busy = [move for move in options if move.text.split()[0] in EAGER]
    return busy if busy and (state.points + len(options)) % 4 else options


def asks(state: State, word: str, *, least: int = 1) -> bool:
    """Is the first seat asked this, with so many answers?"""
    return list(state.to_act) == [0] and asked(as_archmage(state)) == word and len(state.options(0)) >= least


def as_archmage(state: State) -> Archmage:
    assert isinstance(state, Archmage)
    return state


def can(state: State, *begins: str) -> bool:
    return any(move.text.startswith(begins) for move in state.options(0))


def learns(state: Archmage) -> bool:
    """Has the first seat an Apprentice whose spell is not in its book?"""
    return any(state.pupils[spell] and not state.book[0] >> spell & 1 for spell in range(KINDS_OF_SPELL))


def wells(state: Archmage) -> list[int]:
    """Whose Wellsprings lie on the land."""
    return [owner for token, owner in zip(state.token, state.caster, strict=True) if token == WELLSPRING_TOKEN]


WANTED: dict[str, tuple[int, Callable[[State], bool]]] = {
    "journey": (3, lambda s: asks(s, "journey") and as_archmage(s).points == 5 and as_archmage(s).round > 5),
    "spells": (2, lambda s: asks(s, "journey") and can(s, "cast vines", "cast stone_skin", "cast gate")),
    "decay": (2, lambda s: asks(s, "journey") and {"A200", "A92"} <= {str(rule) for _, rule in s.refused(0)}),
    "vines": (2, lambda s: asks(s, "journey") and can(s, "cast vines")),
    "wellspring": (2, lambda s: asks(s, "journey") and 1 in wells(as_archmage(s))),
    "payment": (2, lambda s: asks(s, "payment", least=2)),
    "doorway": (3, lambda s: asks(s, "doorway")),
    "upheaval": (2, lambda s: asks(s, "upheaval_cell")),
    "promote": (2, lambda s: asks(s, "journeys_end") and can(s, "promote")),
    "last": (2, lambda s: asks(s, "journeys_end") and as_archmage(s).round == 13),
    "late": (2, lambda s: asks(s, "journeys_end") and as_archmage(s).round == 13 and learns(as_archmage(s))),
    "alone": (1, lambda s: asks(s, "journey") and can(s, "cast wellspring") and can(s, "cast shadow")),
    "solo": (1, lambda s: asks(s, "journey") and as_archmage(s).points == 5 and as_archmage(s).round > 6),
}


@cache
def position(name: str) -> Match:
    seats, wanted = WANTED[name]
    return search("archmage", seats, wanted, eager, seed=3)


@pytest.fixture
def sit(visit: Visit, house: str, tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Page]:
    """Sits down at a match that stands somewhere already."""

    def at(name: str, *how: object) -> Page:
        page = visit("/", *how)
        store = tmp_path_factory.getbasetemp() / "house0" / "house.db"
        sit_down(page, plant(page, Path(store), position(name), NAMES))
        assert my_turn(page)
        page.wait_for_selector(".arch")
        drawn(page)
        return page

    return at


def match_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


def arrive(page: Page) -> None:
    """Waits until a way of several steps is at its end."""
    page.wait_for_selector(".prompt:not([aria-busy])")


def far(page: Page) -> list[str]:
    """The hexes that can be reached in more than one step, and that the map offers."""
    ways = [way["cell"] for way in message(page, match_of(page))["view"]["reach"] if len(way["path"]) > 1]
    marked: list[str] = page.eval_on_selector_all(".a-hex.open", "all => all.map(hex => hex.dataset.spot)")
    assert set(ways) <= set(marked)
    return ways


def walk(page: Page, cell: str) -> None:
    """Goes to a hex by a click on it."""
    before = ply(page)
    page.click(f'[data-spot="{cell}"]')
    settled(page, before)
    arrive(page)


def play_on(page: Page, rng: Random) -> int:
    """Plays to the end of the match: walks over the map now and then, acts where that is possible; how many moves."""
    page.wait_for_selector(".a-map")  # the options are there before the board is
    played = 0
    walked = ""
    while my_turn(page):
        found = moves(page)
        if not found:
            continue
        played += 1
        round_now = page.inner_text(".phases .round b")
        if "stop" in found and round_now != walked:
            walked = round_now
            ways = far(page)
            if ways:
                walk(page, rng.choice(ways))
                continue
        eagerly = [move for move in found if move.split()[0] in EAGER[:8]]
        rest = [move for move in found if move in ("stop", "end", "done")]
        click(page, rng.choice(eagerly or rest or found))
    return played


# Whole matches


def test_a_whole_match_by_mouse(visit: Visit) -> None:
    page = visit("/")
    page.goto(f"/match/{new_match(page, [ME, BOT], game='archmage', paced=False)['match']}")
    assert play_on(page, Random(1)) > 39
    expect(page.locator(".stage.fin")).to_be_visible()
    expect(page.locator(".stands tbody tr")).to_have_count(2)
    expect(page.locator(".phases .round")).to_contain_text("13")
    expect(page.locator(".stage.fin .how a").first).to_have_attribute(
        "href", re.compile(r"^/rules/archmage\?from=\w+#A184$")
    )
    assert_accessible(page)


def test_a_whole_solo_match_by_mouse(visit: Visit) -> None:
    page = visit("/new/archmage", DESK, "de")
    page.get_by_role("button", name="Allein spielen").click()
    page.get_by_role("radio", name="Meister").click()
    page.get_by_role("button", name="Tisch eröffnen").click()
    page.wait_for_url("**/match/*")
    page.wait_for_selector(".a-lordpl")
    expect(page.locator(".a-lordpl .pn")).to_contain_text("Meister")
    assert play_on(page, Random(2)) > 39
    expect(page.locator(".stands tbody tr")).to_have_count(2)
    told = message(page, match_of(page))["view"]
    won = told["players"][0]["points"] > told["warlord"]["points"]
    expect(page.locator(".stands tr.won")).to_contain_text("Leonie" if won else "Kriegsherr")
    expect(page.locator(".crown .over")).to_have_text("Sieg" if won else "Niederlage")
    expect(page.locator("#winner")).to_contain_text("Du siegst" if won else "Der Kriegsherr siegt mit")
    assert_accessible(page)


def test_a_whole_match_by_keyboard(visit: Visit) -> None:
    page = visit("/")
    page.goto(f"/match/{new_match(page, [ME], game='archmage', paced=False)['match']}")
    page.wait_for_selector(".a-map")
    rounds = set()
    while my_turn(page):
        found = moves(page)
        if not found:
            continue
        number = page.inner_text(".phases .round b")
        if number not in rounds and any(move.startswith("go ") for move in found):
            rounds.add(number)
            before = ply(page)
            tab_to(page, ".a-hex")
            for key in ("ArrowUp", "ArrowDown", "ArrowRight", "ArrowLeft"):
                page.keyboard.press(key)
                if page.evaluate("document.activeElement.matches('.a-hex.open')"):
                    page.keyboard.press("Enter")
                    settled(page, before)
                    break
            continue
        press(page, next((move for move in ("stop", "end", "done") if move in found), found[0]))
    assert len(rounds) > 6
    expect(page.locator(".stage.fin")).to_be_visible()


def tab_to(page: Page, wanted: str) -> None:
    """Back by Shift and Tab: the map comes before the options."""
    for _ in range(100):
        page.keyboard.press("Shift+Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"Tab does not lead to {wanted}")


# The map


def test_a_far_hex_is_walked_to_step_by_step(sit: Callable[..., Page]) -> None:
    page = sit("journey")
    before = message(page, match_of(page))
    ways = [way for way in before["view"]["reach"] if not way["relics"]]
    way = max(ways, key=lambda reach: len(reach["path"]))
    assert len(way["path"]) > 2
    page.hover(f'[data-spot="{way["cell"]}"]')
    expect(page.locator(".a-note .a-cost")).to_contain_text(f"{way['cost']} point")
    expect(page.locator(".a-way")).to_have_count(1)
    walk(page, way["cell"])
    after = message(page, match_of(page))
    assert after["view"]["players"][0]["mage"] == way["cell"]
    assert after["view"]["points"] == before["view"]["points"] - way["cost"]
    assert after["ply"] == before["ply"] + len(way["path"])
    page.get_by_role("button", name="Undo").click()
    settled(page, str(after["ply"]))


def test_a_way_is_seen_to_be_walked(sit: Callable[..., Page]) -> None:
    page = sit("journey", DESK, "en", "dark", True)
    page.evaluate(
        """() => { window.flights = 0; const move = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
          if (this.dataset.flight === 'mage:0') window.flights += 1;
          return move.apply(this, how);
        }; }"""
    )
    ways = [way for way in message(page, match_of(page))["view"]["reach"] if not way["relics"]]
    way = next(way for way in ways if len(way["path"]) == 2)
    walk(page, way["cell"])
    page.wait_for_function("() => window.flights === 2")


def test_hexes_have_names_and_arrow_keys_lead_from_one_to_the_next(sit: Callable[..., Page]) -> None:
    page = sit("journey")
    assert page.locator('.a-hex[tabindex="0"]').count() == 1
    assert page.get_attribute('[data-spot="f6"]', "aria-label").startswith("Cursed Tower f6, in the middle")  # type: ignore[union-attr]
    assert "2 north of the tower" in (page.get_attribute('[data-spot="f4"]', "aria-label") or "")
    page.focus('[data-spot="f6"]')
    seen = []
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
        seen.append(page.evaluate("document.activeElement.dataset.spot"))
    assert seen[0] == "f5"
    assert len(set(seen)) == 4
    expect(page.locator(f'[data-spot="{seen[-1]}"]')).to_have_attribute("tabindex", "0")
    expect(page.locator(".a-note")).to_be_visible()


def test_a_resting_mouse_opens_no_note_over_the_map(sit: Callable[..., Page]) -> None:
    page = sit("journey")
    box = page.locator(".a-map").bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.goto("/")  # no map here
    page.mouse.move(*middle)
    page.go_back()
    page.wait_for_selector(".a-map")
    page.wait_for_timeout(500)
    expect(page.locator(".a-note")).to_have_count(0)
    page.mouse.move(middle[0] + 2, middle[1] + 2)
    expect(page.locator(".a-note")).to_have_count(1)
    page.mouse.move(2, 2)
    expect(page.locator(".a-note")).to_have_count(0)


def test_a_wellspring_has_the_colour_of_its_owner(sit: Callable[..., Page]) -> None:
    page = sit("wellspring")
    fill = "disc => getComputedStyle(disc).fill"
    discs = page.eval_on_selector_all(".t-wellspring .seat-svg circle", f"discs => discs.map({fill})")
    seats = page.eval_on_selector_all(".a-mage .seat-svg circle", f"discs => discs.map({fill})")
    assert discs
    assert set(discs) <= set(seats)


def test_the_map_is_zoomed_and_dragged(sit: Callable[..., Page]) -> None:
    page = sit("journey")
    whole = page.get_attribute(".a-map > svg", "viewBox")
    page.get_by_role("button", name="Closer").click()
    expect(page.locator(".a-map.near")).to_have_count(1)
    near = page.get_attribute(".a-map > svg", "viewBox")
    box = page.locator(".a-map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = ply(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=4)
    page.mouse.up()
    assert page.get_attribute(".a-map > svg", "viewBox") != near
    assert ply(page) == before
    page.mouse.wheel(0, 2000)
    expect(page.locator(".a-map.near")).to_have_count(0)
    page.focus('.a-hex[tabindex="0"]')
    page.keyboard.press("+")
    expect(page.locator(".a-map.near")).to_have_count(1)
    page.keyboard.press("0")
    assert page.get_attribute(".a-map > svg", "viewBox") == whole


# Spells and boards


def test_a_spell_shows_what_it_would_do_before_it_is_cast(sit: Callable[..., Page]) -> None:
    page = sit("vines")
    page.hover('[data-move="cast vines"]')
    expect(page.locator(".a-preview .a-card.can")).to_contain_text("Entangling Vines")
    assert page.locator(".a-mark.hit").count() > 1
    click(page, "cast vines")
    while page.locator(".a-due").count():
        click(page, moves(page)[0])
    target = next(move for move in moves(page) if move.startswith("at ")).split()[1]
    before = ply(page)
    page.click(f'.a-hex.open[data-spot="{target}"]')
    settled(page, before)
    expect(page.locator(f'[data-spot="{target}"] .t-vines')).to_have_count(1)


@pytest.mark.parametrize(
    ("lang", "brief", "effect", "holds"),
    [
        ("en", "choose his direction", "You choose the direction of the Warlord’s next march.", "temporary"),
        (
            "de",
            "Richtung wählen",
            "Du wählst die Richtung, in die der Kriegsherr als Nächstes marschiert.",
            "zeitweilig",
        ),
    ],
)
def test_alone_a_spell_tells_what_it_does_alone(
    sit: Callable[..., Page], lang: str, brief: str, effect: str, holds: str
) -> None:
    page = sit("alone", DESK, lang)
    shadow = page.locator('[data-move="cast shadow"]')
    expect(shadow).to_contain_text(brief)
    expect(page.locator(f'.a-med[data-tip$="{effect}"]')).to_have_count(1)
    shadow.hover()
    card = page.locator(".a-preview .a-card")
    expect(card).to_contain_text(effect)
    expect(card).to_contain_text(holds)
    assert card.get_attribute("data-rule") == "AS18"
    click(page, "cast wellspring")
    well = {"en": "The Warlord cannot inflame this hex", "de": "Hier kann der Kriegsherr kein Feuer legen"}
    expect(page.locator(".a-casting")).to_contain_text(well[lang])


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "counts at the end of this turn"), ("de", "zählt am Ende dieses Zuges")]
)
def test_in_the_last_turn_a_new_spell_is_not_promised_for_the_next_preparation(
    sit: Callable[..., Page], lang: str, words: str
) -> None:
    page = sit("late", DESK, lang)
    expect(page.locator(f'.a-med[aria-label*="{words}"]').first).to_be_visible()


def test_a_spell_that_is_pointed_at_is_told_beside_the_land(sit: Callable[..., Page]) -> None:
    for size in (DESK, TABLET):
        page = sit("vines", size)
        page.focus('[data-move="cast vines"]')
        card, land = page.locator(".a-preview").bounding_box(), page.locator(".a-map").bounding_box()
        assert card is not None
        assert land is not None
        assert card["x"] >= land["x"] + land["width"]
        assert card["y"] + card["height"] <= size[1]
        for relic in page.locator(".right .a-count").all() if size == DESK else []:
            counter = relic.bounding_box()
            assert counter is not None
            assert counter["x"] >= card["x"] + card["width"], "what one would pay with stays in sight"


def test_a_refusal_is_plain_text_with_links_to_its_rules(sit: Callable[..., Page]) -> None:
    page = sit("decay")
    page.locator(".fold, [data-refused='cast decay']").first.wait_for()
    for fold in page.locator(".fold[aria-expanded=false]").all():
        fold.click()
    page.focus("[data-refused='cast decay']")
    said = page.locator("#why p").first
    expect(said).to_contain_text("Printed: it does nothing")
    assert not set("*`[]") & set(said.inner_text())
    assert_accessible(page)
    page.focus("[data-refused^='go ']")
    expect(page.locator('#why p a[href*="#AA6"]')).to_have_text("AA6")


def test_relics_are_paid_by_a_click_on_them(sit: Callable[..., Page]) -> None:
    page = sit("payment")
    assert_accessible(page)
    before = ply(page)
    page.locator(".a-relics .a-count.open").first.click()
    settled(page, before)


def test_a_question_about_another_board_shows_it(sit: Callable[..., Page]) -> None:
    page = sit("doorway")
    expect(page.locator(".a-tower h2")).to_contain_text("Thorben")
    assert_accessible(page)
    before = ply(page)
    page.locator(".a-door.open").first.click()
    settled(page, before)


def test_land_is_moved_to_bare_ground(sit: Callable[..., Page]) -> None:
    page = sit("upheaval")
    assert page.locator(".a-bare.open").count() > 3
    before = ply(page)
    page.locator(".a-bare.open").first.click()
    settled(page, before)
    assert my_turn(page)
    before = ply(page)
    page.locator(".a-bare.open").first.click()
    settled(page, before)
    expect(page.locator(".t-upheaval")).to_have_count(2)


def test_an_apprentice_rises_on_the_tower_board(sit: Callable[..., Page]) -> None:
    page = sit("promote", DESK, "en", "light")
    expect(page.locator(".a-med.can").first).to_be_visible()
    spell = next(move for move in moves(page) if move.startswith("promote")).split()[1]
    assert_accessible(page)
    click(page, f"promote {spell}")
    while "clean" in moves(page):
        click(page, "clean")
    told = message(page, match_of(page))["view"]["players"][0]
    assert spell in [pupil["spell"] for pupil in told["apprentices"]]


def test_points_open_into_their_sum_and_the_book_into_spells(sit: Callable[..., Page]) -> None:
    page = sit("spells", TABLET)
    page.locator(".players .a-points summary").first.click()
    total = page.locator(".a-points[open] .tot dd")
    points = message(page, match_of(page))["view"]["players"][0]["points"]
    expect(total).to_have_text(str(points))
    page.get_by_role("radio", name="Spell Book").click()
    assert page.locator(".a-book .a-card").count() == len(message(page, match_of(page))["view"]["players"][0]["book"])
    assert_accessible(page)


@pytest.mark.parametrize(("lang", "left"), [("en", "1 movement point left"), ("de", "1 Bewegungspunkt übrig")])
def test_one_movement_point_is_not_several(sit: Callable[..., Page], lang: str, left: str) -> None:
    page = sit("journey", DESK, lang)
    ways = message(page, match_of(page))["view"]["reach"]
    walk(page, next(way["cell"] for way in ways if way["cost"] == 4 and not way["relics"]))
    expect(page.locator(".a-steps")).to_have_text(left)


def test_the_last_turn_is_counted(sit: Callable[..., Page]) -> None:
    page = sit("last", DESK, "de")
    expect(page.locator(".a-final")).to_be_visible()

    def counted() -> int:
        """Who has counted is shown with the points of then, without the land of now (A32)."""
        told = message(page, match_of(page))["view"]["players"]
        done = [player for player in told if player["counted"]]
        expect(page.locator(".players .a-lands b")).to_have_count(5 * (len(told) - len(done)))
        badges = page.locator(".players .a-lands i").all_inner_texts()
        assert sum(map(int, badges)) == sum(sum(player["breakdown"]["lands"].values()) for player in told)
        return len(done)

    assert counted() == 1
    expect(page.locator(".players .pn").filter(has_text="gezählt")).to_have_count(1)
    click(page, "end")
    assert message(page, match_of(page))["view"]["players"][0]["counted"]
    assert counted() == 2


@pytest.mark.parametrize(("name", "lang", "theme"), [("solo", "de", "light"), ("journey", "en", "dark")])
def test_a_phone_shows_land_tower_and_spells(sit: Callable[..., Page], name: str, lang: str, theme: str) -> None:
    page = sit(name, PHONE, lang, theme)
    assert page.locator(".a-price").count() > 0
    for tile in page.locator(".pseats li").all():
        disc, points, called = (
            tile.locator(part).first.bounding_box() for part in (".seat", ".num", ":scope > span:not(.seat)")
        )
        assert disc is not None
        assert points is not None
        assert called is not None
        assert disc["x"] + disc["width"] <= called["x"] == points["x"], "points and name stand beside the disc"
    tabs = page.locator(".ptabs button")
    for n in range(3):
        tabs.nth(n).click()
        assert_accessible(page)
    tabs.nth(0).click()
    walk(page, far(page)[0])


def test_the_standings_are_read_on_a_phone_without_a_scroll_to_the_side(visit: Visit, house_store: Path) -> None:
    page = visit("/", PHONE, "de")
    match = before_the_end(sorted(GOLDEN.glob("archmage-4-*.conclave")), "end")
    page.goto(f"/match/{plant(page, house_store, match, NAMES)}")
    assert my_turn(page)
    click(page, "end")
    expect(page.locator(".stands tr:not(.from) .tot.num")).to_have_count(4)
    assert page.evaluate("[...document.querySelectorAll('.fin, .tablebox')].every(e => e.scrollWidth <= e.clientWidth)")
    page.locator(".a-map").scroll_into_view_if_needed()
    land = page.locator(".a-map").bounding_box()
    assert land is not None
    assert land["height"] > 300
    assert_accessible(page)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_replay_shows_the_land_and_the_boards(sit: Callable[..., Page], size: tuple[int, int]) -> None:
    page = sit("journey", size)
    page.goto(f"/replay/{match_of(page)}?ply=60")
    page.wait_for_selector(".a-map")
    assert_accessible(page)
    if size == PHONE:
        page.locator(".ptabs button").nth(1).click()
    page.locator('.a-seats [role="radio"]').nth(1).click()
    expect(page.locator(".a-tower h2")).to_contain_text("Thorben")
