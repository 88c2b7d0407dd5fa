"""What a person meets at the table, one thing at a time."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from conclave.catalog import game as find_game
from conclave.engine.records import read
from conclave.engine.state import State
from conclave.games.zavandor.state import Zavandor
from conclave.table.match import Match
from tests.e2e.conftest import DESK, PHONE, ROOT, House, Visit
from tests.e2e.planted import plant, search
from tests.e2e.seats import (
    BOT,
    FRIEND,
    ME,
    asked,
    assert_accessible,
    bot_plays,
    button,
    click,
    drawn,
    message,
    moves,
    my_turn,
    new_match,
    ply,
    send,
    settled,
    sit_down,
    two_people,
)

COUNT_BELLS = """
window.rung = 0;
const Real = AudioContext;
window.AudioContext = class extends Real { constructor() { super(); window.rung += 1; } };
"""
NOTE_FLIGHTS = """
window.flown = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  window.flown.push(this.dataset?.piece ?? this.dataset?.flight ?? '');
  return animate.apply(this, given);
};
"""
NOTE_RINGS = """() => {
  window.ringed = [];
  const see = one => one.target.classList.contains('arrived') && window.ringed.push(one.target.dataset.piece);
  new MutationObserver(seen => seen.forEach(see))
    .observe(document.body, { subtree: true, attributes: true, attributeFilter: ['class'] });
}"""


def at_table(visit: Visit, *bots: dict[str, str], size: tuple[int, int] = DESK, **more: object) -> tuple[Page, str]:
    """Leonie's first turn against bots."""
    page = visit("/", size, **more)
    match = new_match(page, [ME, *(bots or (BOT,))])["match"]
    sit_down(page, match)
    my_turn(page)
    page.wait_for_selector(".board [data-piece]")
    drawn(page)
    return page, match


def recorded(ply: int) -> Match:
    """A match of four at one of its positions."""
    text = (ROOT / "tests" / "golden" / "zavandor-4-greedy.conclave").read_text(encoding="utf-8")
    record = read(text, find_game)
    del record.moves[ply:]
    return Match(record)


# Options


def test_what_is_refused_says_why(visit: Visit) -> None:
    page, _ = at_table(visit)
    shut = page.locator('.options [data-refused="enchant diamond"]')
    expect(shut).to_have_attribute("aria-disabled", "true")
    shut.focus()
    expect(page.locator(".why")).to_contain_text("Elixir")
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_have_count(0)
    shut.hover()
    expect(page.locator(".why")).to_contain_text("Elixir")
    page.click(".why-more a")
    expect(page.locator("#Z40.told")).to_be_visible()
    page.click(".told .back a")
    expect(page.locator(".prompt.mine")).to_be_visible()


def test_a_tap_on_what_is_refused_says_why_on_a_phone(visit: Visit) -> None:
    page, _ = at_table(visit, size=PHONE, lang="de")
    page.click('.sheet [data-refused="enchant diamond"]', force=True)  # aria-disabled, but it answers
    note = page.locator(".why")
    expect(note).to_contain_text("Elixir")
    box = note.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    assert_accessible(page)
    page.click(".why .close")
    expect(note).to_have_count(0)


def test_a_note_comes_only_to_a_pointer_that_moves(visit: Visit) -> None:
    page, match = at_table(visit)
    shut = '.options [data-refused="enchant diamond"]'
    box = page.locator(shut).bounding_box()
    assert box
    page.click(".tbar .mark")
    page.wait_for_selector(".match")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.focus(f'.match a[href="/match/{match}"]')
    page.keyboard.press("Enter")
    page.wait_for_selector(shut)
    page.wait_for_selector(".board [data-piece]")
    page.wait_for_timeout(800)  # longer than a note waits
    assert page.evaluate("([x, y, shut]) => Boolean(document.elementFromPoint(x, y).closest(shut))", [x, y, shut])
    expect(page.locator(".why")).to_have_count(0)
    page.mouse.move(x + 2, y)
    expect(page.locator(".why")).to_contain_text("Elixir")


def test_a_note_goes_with_the_thing_it_is_about(visit: Visit) -> None:
    page, _ = at_table(visit)
    shut = '.options [data-refused="enchant diamond"]'
    page.evaluate(
        """shut => {
            const thing = document.querySelector(shut);
            thing.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
            thing.style.display = 'none';
        }""",
        shut,
    )
    page.wait_for_timeout(800)
    expect(page.locator(".why")).to_have_count(0)
    page.eval_on_selector(shut, "thing => { thing.style.display = ''; }")
    page.click(shut, force=True)
    expect(page.locator(".why")).to_be_visible()
    page.eval_on_selector(shut, "thing => thing.closest('fieldset').remove()")
    page.locator(".options [data-move]").last.focus()
    expect(page.locator(".why")).to_have_count(0)


def spent(state: State) -> bool:
    """Nothing but the end of the turn can be chosen."""
    return list(state.to_act) == [0] and [move.text for move in state.options(0)] == ["end"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_kinds_of_moves_that_are_all_refused_stand_together(
    visit: Visit, house_store: Path, size: tuple[int, int]
) -> None:
    page = visit("/", size)
    page.goto(f"/match/{plant(page, house_store, search('firepeak', 2, spent), ['Leonie', 'Thorben'])}")
    my_turn(page)
    expect(page.locator("[data-refused^='recruit']:is(.opt, .chip)")).to_have_count(0)
    expect(page.locator(".gtabs [aria-pressed=true]")).to_have_count(0)
    page.locator(".options .fold, .gtabs .shut").click()
    legends = page.locator("fieldset legend").all_inner_texts()
    assert "Recruit" in legends
    assert len(set(legends)) > 3
    fold = page.locator("fieldset .fold").first
    assert re.fullmatch(r"\d+ options, not now", fold.inner_text())
    fold.click()
    page.locator("fieldset [data-refused]").first.focus()
    expect(page.locator(".why")).to_be_visible()
    assert_accessible(page)


def test_the_sheet_of_a_phone_leaves_room_for_the_board(visit: Visit, house_store: Path) -> None:
    def late(state: State) -> bool:
        assert isinstance(state, Zavandor)
        own = state.phase == 3 and state.to_act[0] == state.turn
        return own and len({move.text.split()[0] for move in state.options(state.turn)}) > 5

    page = visit("/")
    page.goto(f"/match/{plant(page, house_store, search('zavandor', 2, late), ['Leonie', 'Thorben'])}")
    my_turn(page)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    wand = page.get_by_role("button", name="What would the Archmage do?")
    at, prompt = wand.bounding_box(), page.locator(".prompt").bounding_box()
    assert at
    assert prompt
    assert at["width"] >= 44
    assert at["height"] >= 44
    assert at["y"] <= page.locator(".ask2").bounding_box()["y"]  # type: ignore[index]
    assert prompt["height"] < 70
    pills = page.locator(".gtabs")
    for name in (page.locator(".gtabs .btn").last.inner_text(), page.locator(".gtabs .btn").first.inner_text()):
        page.locator(".gtabs .btn", has_text=name).first.evaluate("pill => pill.click()")
        chosen = page.locator(".gtabs [aria-pressed=true]")
        expect(chosen).to_be_in_viewport(ratio=0.99)
    expect(pills).to_have_class(re.compile("fade-right"))
    assert_accessible(page)


def test_the_newest_line_of_the_log_is_in_sight(visit: Visit) -> None:
    page, match = at_table(visit, BOT, BOT, BOT)
    bot_plays(page, match, lambda now: now["view"]["round"] >= 3)
    asked(page, match)
    page.reload()
    my_turn(page)
    page.click(".log .more")
    page.set_viewport_size({"width": DESK[0], "height": 760})
    expect(page.locator(".log li").last).to_be_in_viewport(ratio=0.99)
    lines = page.locator(".log .lines")
    assert lines.evaluate("box => box.scrollHeight > box.clientHeight")
    box, last = lines.bounding_box(), page.locator(".log li").last.bounding_box()
    assert box
    assert last
    assert last["y"] + last["height"] <= box["y"] + box["height"] + 1


def test_stones_to_buy_stand_under_their_heading_as_prices_alone(visit: Visit) -> None:
    page, match = at_table(visit, lang="de")
    told = message(page, match)
    stones = [o["move"].split()[1] for o in [*told["options"], *told["refused"]] if o["move"].startswith("stone ")]
    assert stones
    chips = page.locator(".options .briefs button", has=page.locator(".z-hex"))
    assert sorted(chips.all_inner_texts()) == sorted(stones)
    expect(page.locator(".options .alike")).to_have_count(0)
    assert_accessible(page)


@pytest.mark.parametrize(("lang", "said"), [("en", "1 point"), ("de", "1 Punkt")])
def test_one_point_is_not_several(visit: Visit, house_store: Path, lang: str, said: str) -> None:
    def single(state: State) -> bool:
        assert isinstance(state, Zavandor)
        return state.phase == 3 and state.count_points(state.to_act[0]) == 1

    page = visit("/", DESK, lang)
    page.goto(f"/match/{plant(page, house_store, search('zavandor', 2, single), ['Leonie', 'Thorben'])}")
    head = page.locator(".z-mine .z-points:not(.z-income) summary .z-part").last
    expect(head).to_contain_text(said)
    expect(head).not_to_contain_text(f"{said}s" if lang == "en" else f"{said}e")


def test_clicking_a_piece_narrows_the_options(visit: Visit) -> None:
    page, _ = at_table(visit)
    all_moves = len(moves(page))
    page.locator('.board [data-piece="gem:opal"].open').first.click()
    expect(page.locator(".narrow")).to_be_visible()
    assert 1 < len(moves(page)) < all_moves
    page.keyboard.press("Escape")
    expect(page.locator(".narrow")).to_have_count(0)
    assert len(moves(page)) == all_moves


def test_a_piece_with_a_single_option_plays_it(visit: Visit) -> None:
    page, _ = at_table(visit)
    before = ply(page)
    stone = page.locator('.board [data-piece="stone:20"].open')
    if stone.count():  # who has 20 energy may buy it
        stone.click()
        settled(page, before)


def test_a_move_is_played_though_the_last_one_is_not_answered_yet(visit: Visit) -> None:
    """The stream may tell of a position before the move that led to it is answered."""
    page, _ = at_table(visit)
    page.evaluate("""() => {
        const real = fetch, wait = new Promise(done => { window.letGo = done; });
        window.fetch = async (...asked) => { const said = await real(...asked); await wait; return said; };
    }""")
    click(page, "deactivate opal")
    click(page, "activate opal")
    page.evaluate("letGo()")
    click(page, "deactivate opal")


def test_everything_on_the_board_tells_its_rule(visit: Visit) -> None:
    page, _ = at_table(visit)
    for thing, rule in (('[data-piece="sentinel:owl"]', "Z106"), (".z-weight", "Z114"), (".z-offer h2", "Z67")):
        page.locator(f".board {thing}").first.hover()
        seal = page.locator(".why .seal")
        if page.locator(f".board {thing}").first.get_attribute("data-refused") is None:
            expect(seal).to_have_text(rule)
            expect(page.locator(".told-rule p").first).not_to_be_empty()
        page.mouse.move(5, 5)
        expect(page.locator(".why")).to_have_count(0)
    page.locator(".z-mine .z-weight").hover()
    page.click(".told-rule .why-more a")
    expect(page.locator("#Z114.told")).to_be_visible()


def test_sums_open(visit: Visit) -> None:
    page, _ = at_table(visit)
    page.locator(".z-mine .z-points:not(.z-income) summary").click()
    lines = page.locator(".z-mine .z-points:not(.z-income) .z-sum dd").all_inner_texts()
    *parts, total = (int(text) for text in lines)
    assert sum(parts) == total == 3
    page.locator(".z-mine .z-income summary").click()
    expect(page.locator(".z-mine .z-income .z-sum")).to_contain_text("opals")
    assert_accessible(page)


# Moments of a match


def rich_turn(host: Page, friend: Page, match: str, energy: int) -> None:
    """Both keep their gems until it is the host's turn with enough energy in hand to pay from it."""
    while True:
        now = asked(host, match) if 0 in message(host, match)["to_act"] else asked(friend, match)
        mine = 0 in now["to_act"]
        if mine and now["view"]["turn"] == 0 and (message(host, match)["view"]["players"][0]["energy"] or 0) >= energy:
            return
        found = [option["move"] for option in now["options"]]
        send(host if mine else friend, match, next(m for m in ("keep", "end", "pass") if m in found))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_auction_and_its_payment(visit: Visit, size: tuple[int, int]) -> None:
    host, friend, match = two_people(visit)
    rich_turn(host, friend, match, 24)
    host.set_viewport_size({"width": size[0], "height": size[1]})
    my_turn(host)
    thing = next(
        o["move"]
        for o in message(host, match)["options"]
        if re.fullmatch(r"auction (spellbook|runestone|ball)", o["move"])
    )
    send(host, match, thing)
    host.wait_for_selector(".range")
    assert_accessible(host)
    # any number; one that cannot be paid says so and is not sent
    host.fill(".stepper input", "9000")
    expect(host.locator(".range .trouble")).to_be_visible()
    expect(host.locator(".range .btn.strike")).to_be_disabled()
    host.click(".range .quick .chip >> nth=0")
    expect(host.locator(".stepper input")).to_have_value("21")
    expect(host.locator(".z-mybid .z-total dd")).to_have_text("21")
    click(host, "range")
    # the friend sees who bid what, and raises
    my_turn(friend)
    expect(friend.locator(".z-bidders .top .z-bid")).to_have_text("21")
    assert_accessible(friend)
    click(friend, "range")
    my_turn(host)
    expect(host.locator(".z-bidders .top .z-bid")).to_have_text("22")
    expect(host.locator(".z-bidders .ask .z-bid")).to_have_text("21")
    click(host, "range")
    my_turn(friend)
    click(friend, "pass")
    # the payment: the suggestion is ticked in the hand, and one button pays it
    my_turn(host)
    assert message(host, match)["view"]["due"] == 23
    assert host.locator(".z-ticked.z-suggested").count() >= 1
    assert_accessible(host)
    energy = message(host, match)["view"]["players"][0]["energy"]
    click(host, "pay")
    after = message(host, match)["view"]["players"][0]
    assert after["artifacts"]
    assert energy - 24 <= after["energy"] <= energy - 23


@pytest.mark.parametrize("ply", [578, 610, 618], ids=["turn", "auction", "payment"])
def test_ones_own_board_is_seen_whole_late_in_a_match(visit: Visit, house_store: Path, ply: int) -> None:
    page = visit("/")
    page.goto(f"/match/{plant(page, house_store, recorded(ply), ['Leonie', 'Thorben', 'Yun', 'Sibylla'])}")
    my_turn(page)
    low = "one => one.getBoundingClientRect().bottom"
    assert page.locator(".z-mine").evaluate(low) <= page.locator(".board").evaluate(low)


def test_a_payment_is_offered_in_the_order_of_the_hand_and_ticks_what_is_paid(visit: Visit, house_store: Path) -> None:
    page = visit("/")
    match = plant(page, house_store, recorded(242), ["Leonie", "Thorben", "Yun", "Sibylla"])
    page.goto(f"/match/{match}")
    my_turn(page)
    now = message(page, match)
    offered = [option["move"] for option in now["options"] if option["move"].startswith("pay ")]
    hand = page.locator(".z-mine .z-energy").evaluate_all("all => all.map(one => one.dataset.piece)")
    ordered = [move.removeprefix("pay ").replace("#", ":") for move in moves(page) if move.startswith("pay ")]
    assert len(ordered) == len(offered)
    assert [f"card:{one}" for one in ordered if "concentrated" not in one] == [one for one in hand if one in str(now)]
    expect(page.locator(".z-dust")).to_contain_text("6 of 8")
    expect(page.locator(".z-lump em")).to_contain_text("1 of 2")
    whole = page.locator('[data-move="pay"]')
    expect(whole).to_have_text("Pay 44 as suggested")
    expect(whole).to_have_attribute("aria-label", re.compile(r"^Pay 44 as suggested: .+ \+ 6 dust$"))
    assert_accessible(page)


def test_since_your_last_turn_title_and_bell(visit: Visit) -> None:
    page, _ = at_table(visit, BOT, BOT, script=COUNT_BELLS)
    assert page.title().startswith("●")
    while "end" not in moves(page):  # a match may begin with another's auction
        click(page, "pass")
        my_turn(page)
    rung = page.evaluate("window.rung")
    while page.evaluate("window.rung") == rung:  # who was last in the round is asked on without anybody between
        click(page, next(move for move in ("end", "keep", "pass") if move in moves(page)))
        my_turn(page)
    expect(page.locator(".log h2")).to_have_text("Since your last turn")
    assert page.locator(".log li").count() > 1
    line = page.locator(".log li a").first
    target = line.get_attribute("href") or ""
    line.click()
    expect(page).to_have_url(re.compile(re.escape(target)))


def test_pieces_travel_or_are_ringed(visit: Visit) -> None:
    page, _ = at_table(visit, motion=True, script=NOTE_FLIGHTS)
    click(page, "deactivate opal")
    page.wait_for_function("() => window.flown.includes('gem:opal')")
    calm, _ = at_table(visit, motion=False, script=NOTE_FLIGHTS)
    calm.evaluate(NOTE_RINGS)
    click(calm, "deactivate opal")
    calm.wait_for_function("() => window.ringed.includes('gem:opal')")
    assert calm.evaluate("window.flown") == []
    expect(calm.locator(".arrived")).to_have_count(0)


# Undo


def test_undo(visit: Visit) -> None:
    page, _ = at_table(visit)
    before = ply(page)
    click(page, "deactivate opal")
    page.click("nav .tool:has-text('Undo')")
    page.wait_for_function("old => document.querySelector('[data-ply]').dataset.ply === old", arg=before)


def test_beyond_the_barrier_the_others_are_asked(visit: Visit) -> None:
    host, friend, match = two_people(visit)
    first, second = (host, friend) if 0 in message(host, match)["to_act"] else (friend, host)
    my_turn(first)
    click(first, "deactivate opal")
    my_turn_ply = ply(first)
    click(first, "end")
    my_turn(second)
    click(second, "deactivate opal")
    at = ply(second)
    undo = "nav .tool:has-text('Undo')"
    first.wait_for_function("ply => document.querySelector('[data-ply]').dataset.ply === ply", arg=at)
    # asked and declined: nothing changes, and who asked is told so
    first.click(undo)
    expect(second.locator(".asked")).to_contain_text("take a move back")
    expect(first.locator(".asked")).to_contain_text("Waiting for")
    assert_accessible(second)
    second.click(".asked .btn >> text=No")
    expect(first.locator(".asked")).to_contain_text("rather leave it")
    assert message(host, match)["ply"] == int(at)
    # asked and agreed: the table goes back to before the move
    first.click(undo)
    second.click(".asked .btn >> text=Agree")
    for page in (first, second):
        page.wait_for_function("ply => document.querySelector('[data-ply]').dataset.ply === ply", arg=my_turn_ply)
    assert my_turn(first)
    # and who has made no move has nothing to take back
    watcher = visit(f"/match/{match}")
    expect(watcher.locator(".prompt")).to_be_visible()
    assert watcher.locator(undo).count() == 0


# Seats


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_curtain_hides_the_last_hand(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/new/zavandor", size)
    page.fill(".srow:nth-child(1) .nm input", "Leonie")
    page.locator(".srow:nth-child(2) .kinds button").nth(2).click()
    page.fill(".srow:nth-child(2) .nm input", "Yun")
    page.click("text=Open the table")
    for _ in range(3):
        expect(page.locator(".p-curtain h1")).to_contain_text("Hand the screen to")
        assert page.locator("[data-piece], .log, .options, .sheet").count() == 0
        assert "●" not in page.title()
        assert_accessible(page)
        page.keyboard.press("Enter")  # nobody lifts it by accident
        expect(page.locator(".p-curtain h1")).to_be_visible()
        page.click(".p-curtain .btn.strike")
        page.wait_for_selector(".board [data-piece]")
        while page.locator(".p-curtain").count() == 0:
            # until the other one is asked: in the reckoning, or in a bot's auction, one may be asked again
            my_turn(page)
            found = moves(page)
            before = ply(page)
            page.click(button(next((m for m in ("keep", "end", "pass") if m in found), "range")))
            page.wait_for_selector(f'.p-curtain, [data-ply]:not([data-ply="{before}"])')
            page.wait_for_selector(".p-curtain, .prompt.mine")


def test_an_invitation_seats_one_person_once(visit: Visit) -> None:
    host = page = visit("/new/zavandor")
    page.locator(".srow:nth-child(2) .kinds button").nth(1).click()
    page.click("text=Open the table")
    link = page.locator(".invite code").inner_text()
    assert_accessible(page)
    invite = f"/seat/{link.rsplit('/', 1)[1]}"
    page.click("text=To the table")
    expect(page.locator(".opens")).to_contain_text("Waiting for")
    friend = visit(invite)
    expect(friend.locator(".letter")).to_contain_text("Zavandor")
    assert_accessible(friend)
    friend.fill(".field input", "Thorben")
    friend.click(".letter .btn")
    expect(friend).to_have_url(re.compile("/match/"))
    expect(host.locator(".players")).to_contain_text("Thorben")
    late = visit(invite)
    expect(late.locator(".letter h1")).to_contain_text("used already")
    assert late.locator(".letter input").count() == 0
    expect(late.locator('.letter [href="/"]')).to_be_visible()
    assert_accessible(late)
    late.click(".letter .btn.strike")
    expect(late).to_have_url(re.compile("/match/"))
    friend.goto(invite)
    expect(friend.locator(".letter h1")).to_contain_text("yours")


def test_talk_is_text_never_html(visit: Visit) -> None:
    host, friend, _ = two_people(visit)
    host.fill(".say input", "<b>Hello</b> <img src=x onerror=alert(1)>")
    host.keyboard.press("Enter")
    expect(friend.locator(".talk li")).to_contain_text("<b>Hello</b> <img")
    assert friend.locator(".talk li img").count() == 0


def test_a_bot_takes_a_vanished_players_seat_until_they_are_back(visit: Visit) -> None:
    host, friend, match = two_people(visit)
    expect(host.locator(".pl:has-text('Thorben')")).to_contain_text("here")
    friend.goto("about:blank")
    host.click("text=Let a bot play")
    expect(host.locator(".pl:has-text('Thorben')")).to_contain_text("Bot")
    friend.goto(host.url)
    expect(friend.locator(".asked")).to_contain_text("A bot plays your seat")
    friend.click("text=Take the seat back")
    expect(friend.locator(".asked")).to_have_count(0)
    expect(host.locator(".pl:has-text('Thorben')")).not_to_contain_text("Bot")
    kinds = [seat["kind"] for seat in message(host, match)["seats"]]
    assert kinds == ["person", "person"]


def test_a_replay_says_of_nobody_that_they_are_away(visit: Visit) -> None:
    host, friend, match = two_people(visit)
    expect(host.locator(".pl:has-text('Thorben')")).to_contain_text("here")
    friend.goto("about:blank")
    expect(host.locator(".pl.gone")).to_contain_text("away")
    host.goto(f"/replay/{match}")
    expect(host.locator(".pl:has-text('Thorben')")).to_be_visible()
    expect(host.locator(".pl:has-text('Thorben')")).not_to_contain_text("away")
    expect(host.locator(".pl.gone")).to_have_count(0)


def test_every_disc_keeps_the_ink_of_its_sigil(visit: Visit) -> None:
    page, match = at_table(visit)
    click(page, "end" if "end" in moves(page) else "pass")
    my_turn(page)
    own = next(line for line in message(page, match)["log"] if line["text"].startswith("You "))
    page.goto(f"/replay/{match}?ply={own['ply']}")
    page.wait_for_selector(".tlist [aria-current] .seat")
    inks = page.eval_on_selector_all(".seat > .gi", "all => all.map(sigil => getComputedStyle(sigil).color)")
    assert len(set(inks)) == 1


def test_one_may_let_a_bot_play_for_oneself(visit: Visit) -> None:
    page, friend, match = two_people(visit)
    if 0 not in message(page, match)["to_act"]:
        my_turn(friend)
        click(friend, "end")
    my_turn(page)
    page.click("[aria-label=Menu]")
    assert_accessible(page)
    before = ply(page)
    page.click("dialog >> text=Let a bot play for me")
    expect(page.locator(".prompt .ask1")).to_contain_text("A bot plays for you")
    my_turn(friend)
    assert int(ply(friend)) > int(before)
    page.click(".asked >> text=Take the seat back")
    expect(page.locator(".asked")).to_have_count(0)
    assert [seat["kind"] for seat in message(page, match)["seats"]] == ["person", "person"]


# The connection


def test_a_lost_connection_is_told_and_found_again(own_house: House, visit: Visit) -> None:
    page = visit("/", at=own_house.address)
    match = new_match(page, [ME, BOT])["match"]
    page.goto(f"/match/{match}")
    my_turn(page)
    before = ply(page)
    own_house.stop()
    expect(page.locator(".lost")).to_contain_text("connection is lost")
    assert_accessible(page)
    page.click(f'[data-move="{moves(page)[0]}"]')
    expect(page.locator(".trouble")).to_contain_text("cannot be reached")
    assert ply(page) == before
    own_house.start()
    expect(page.locator(".lost")).to_have_count(0)
    click(page, "deactivate opal")
    assert message(page, match)["ply"] > int(before)


def test_who_watches_may_not_act(visit: Visit) -> None:
    _, match = at_table(visit)
    watcher = visit(f"/match/{match}")
    expect(watcher.locator(".prompt .ask1")).to_contain_text("watching")
    watcher.wait_for_selector(".board [data-piece]")
    assert watcher.locator("[role=button][data-piece], [data-move], [data-refused]").count() == 0
    assert_accessible(watcher)
    hands = message(watcher, match)["view"]["players"]
    assert all(card["value"] is None for player in hands for card in player["hand"])


def test_a_seat_that_waits_for_a_friend(visit: Visit) -> None:
    page = visit("/")
    made = new_match(page, [ME, FRIEND, BOT])
    page.goto(f"/match/{made['match']}")
    expect(page.locator(".prompt")).to_contain_text("begins when all seats are taken")
    assert moves(page) == []
    assert_accessible(page)


def test_the_table_late_in_a_match(visit: Visit) -> None:
    """Everything at once: many things owned, sentinels won, German, by day."""
    page = visit("/", lang="de", theme="light")
    match = new_match(page, [ME, BOT, BOT, BOT, BOT, BOT])["match"]
    bot_plays(page, match, lambda now: now["view"]["round"] >= 9)
    page.goto(f"/match/{match}")
    page.wait_for_selector(".board [data-piece]")
    for width, height in (DESK, (1180, 820), PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(".board [data-piece]")
        assert_accessible(page)
