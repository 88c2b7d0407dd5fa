"""The twelve artifacts: Z87 to Z103, ZA13 to ZA17."""

from __future__ import annotations

import pytest

from tests.zavandor.kit import Table

MIRRORS = [("mirror", 40), ("cloak", 80)]


def new_points(table: Table, seat: int) -> int:
    """The seat's victory points after the round."""
    return table.end_turns().player(seat).points


def cards(table: Table, seat: int) -> list[str]:
    """The seat's hand, as `blue 5`."""
    return [f"{card.colour} {card.value}" for card in table.player(seat).hand]


def aside(table: Table, seat: int) -> list[str]:
    return [card.colour for card in table.player(seat).aside]


@pytest.mark.parametrize(
    ("artifact", "points"),
    [
        pytest.param("spellbook", 1, id="Z87"),
        pytest.param("runestone", 1, id="Z88"),
        pytest.param("ball", 1, id="Z89"),
        pytest.param("belt", 2, id="Z90"),
        pytest.param("mirror", 2, id="Z91"),
        pytest.param("crystal", 2, id="Z94"),
        pytest.param("elixir", 2, id="Z95"),
        pytest.param("mask", 3, id="Z96"),
        pytest.param("wand", 3, id="Z97"),
        pytest.param("chalice", 4, id="Z98"),
        pytest.param("cloak", 5, id="Z99"),
        pytest.param("talisman", 8, id="Z100"),
    ],
)
def test_Z87_Z88_Z89_Z90_Z91_Z94_Z95_Z96_Z97_Z98_Z99_Z100_printed_points(artifact: str, points: int) -> None:
    """Two copies count twice (Z79), and nothing but the printed points is added to the three gems."""
    assert new_points(Table(3).give(0, artifacts=[artifact]), 0) == 3 + points
    if artifact not in {"belt", "wand"}:
        assert new_points(Table(3).give(0, artifacts=[artifact] * 2), 0) == 3 + 2 * points


# Spellbook, ball, belt, wand


def test_Z87_a_spellbook_opens_the_emeralds() -> None:
    table = Table(3).offer("spellbook").rich().refuses(0, "enchant emerald", "Z39")
    table.buy(0, "spellbook", 20).play(0, "enchant emerald", "pay").refuses(0, "enchant diamond", "Z40")
    assert table.player(0).active == {"opal": 2, "sapphire": 1, "emerald": 1}
    table.play(0, "end").refuses(1, "enchant emerald", "Z39")


def test_Z87_each_spellbook_takes_15_off_the_cloak() -> None:
    table = Table(3).offer("cloak").rich().give(0, artifacts=["spellbook"]).win(0, 0, "cloak", 80)
    assert table.view(0).due == 65


def test_Z89_each_ball_raises_the_hand_limit_by_3_at_once() -> None:
    table = Table(3).offer("ball", "ball").rich()
    assert table.player(0).limit == 4
    assert table.buy(0, "ball", 20).player(0).limit == 7
    assert table.buy(0, "ball", 20).player(0).limit == 10
    assert table.player(1).limit == 4


def test_Z90_a_belt_gives_two_slots() -> None:
    table = Table(3).offer("belt").rich().give(0, active={"opal": 5}, pentagon={"opal": 3})
    table.refuses(0, "activate opal", "Z45").buy(0, "belt", 30).play(0, "activate opal", "activate opal")
    table.refuses(0, "activate opal", "Z45")
    assert (table.player(0).active, table.player(0).slots, table.player(0).limit) == ({"opal": 7}, 7, 4)


def test_Z90_Z97_only_one_of_each() -> None:
    table = Table(3).offer("belt", "wand").rich().give(0, artifacts=["belt", "wand"])
    table.refuses(0, "auction belt", "Z79").refuses(0, "auction wand", "Z79").play(0, "end")
    table.buy(1, "belt", 30).buy(1, "wand", 60)


def test_Z97_a_wand_gives_two_slots_and_3_to_the_hand_limit() -> None:
    table = Table(3).offer("wand").rich().give(0, active={"opal": 5}, pentagon={"opal": 3}).buy(0, "wand", 60)
    table.play(0, "activate opal", "activate opal").refuses(0, "activate opal", "Z45")
    assert (table.player(0).active, table.player(0).slots, table.player(0).limit) == ({"opal": 7}, 7, 7)


# Crystal of protection, chalice


def test_Z94_a_crystal_gives_a_green_card_each_phase_2() -> None:
    table = Table(3).rich(0).give(0, cards=[], active={}, artifacts=["crystal"]).draws("green 9", "green 6")
    assert cards(table.end_turns(), 0) == ["green 9"]
    assert cards(table.end_turns(), 0) == ["green 9", "green 6"]


def test_Z94_its_card_counts_towards_concentrated_energy() -> None:
    table = Table(3).rich(0).give(0, cards=[], active={"emerald": 3}, artifacts=["crystal"]).end_turns()
    assert (table.player(0).hand, table.player(0).concentrated, table.player(0).dust) == ([], {"green": 1}, 2)


def test_Z94_a_crystal_is_no_emerald_for_points() -> None:
    table = Table(3).give(0, active={}, artifacts=["crystal"], sentinels=["scarab", "phoenix"])
    assert new_points(table, 0) == 2 + 5 + 5


def test_Z98_a_chalice_gives_a_red_card_each_phase_2() -> None:
    table = Table(3).rich(0).give(0, cards=[], active={}, artifacts=["chalice"]).draws("red 13", "red 17")
    assert cards(table.end_turns(), 0) == ["red 13"]
    assert cards(table.end_turns(), 0) == ["red 13", "red 17"]


def test_Z98_its_card_counts_towards_concentrated_energy() -> None:
    table = Table(3).rich(0).give(0, cards=[], active={"ruby": 5}, artifacts=["chalice"]).end_turns()
    assert (cards(table, 0), table.player(0).concentrated, table.player(0).dust) == (["red 15"] * 2, {"red": 1}, 2)


def test_Z98_a_chalice_is_no_ruby_for_points() -> None:
    table = Table(3).give(0, active={}, artifacts=["chalice"], sentinels=["salamander", "phoenix"])
    assert new_points(table, 0) == 4 + 5 + 5


def test_Z98_each_runestone_takes_10_off_the_chalice() -> None:
    table = Table(3).offer("chalice").rich().give(0, artifacts=["runestone"] * 2).win(0, 0, "chalice", 80)
    assert table.view(0).due == 60


# Elixir


def test_Z95_an_elixir_opens_the_diamonds_and_brings_one() -> None:
    table = Table(3).offer("elixir").rich().refuses(0, "enchant diamond", "Z40").buy(0, "elixir", 60)
    assert table.player(0).active == {"opal": 2, "sapphire": 1, "diamond": 1}
    table.refuses(0, "enchant emerald", "Z39").play(0, "enchant diamond", "pay")
    assert table.player(0).active["diamond"] == 2


def test_Z95_two_balls_make_it_50() -> None:
    """T8."""
    table = Table(3).offer("elixir").rich().give(0, artifacts=["ball", "ball"]).buy(0, "elixir", 60)
    assert (table.player(0).dust, table.player(0).active["diamond"]) == (350, 1)


def test_Z95_ZA13_every_elixir_brings_a_diamond() -> None:
    table = Table(3).offer("elixir", "elixir").rich().buy(0, "elixir", 60).buy(0, "elixir", 60)
    assert (table.player(0).active["diamond"], table.player(0).artifacts) == (2, {"elixir": 2})


def test_ZA13_in_a_foreign_turn_the_diamond_goes_to_the_pentagon() -> None:
    table = Table(3).offer("elixir").rich().win(0, 1, "elixir", 70).play(1, "pay")
    assert (table.player(1).active, table.player(1).pentagon) == ({"opal": 2, "sapphire": 1}, {"diamond": 1})
    table.refuses(1, "activate diamond", "Z33").play(0, "end").play(1, "activate diamond")
    assert table.player(1).active["diamond"] == 1


def test_ZA13_without_a_free_slot_too() -> None:
    table = Table(3).offer("elixir").rich().give(0, active={"opal": 5}).buy(0, "elixir", 60)
    assert (table.player(0).active, table.player(0).pentagon) == ({"opal": 5}, {"diamond": 1})


def test_ZA13_slots_won_in_a_foreign_turn_stay_empty_until_the_own_turn() -> None:
    table = Table(3).offer("belt").rich().give(1, active={"opal": 5}, pentagon={"opal": 2})
    table.win(0, 1, "belt", 31).play(1, "pay")
    assert (table.player(1).active, table.player(1).slots) == ({"opal": 5}, 7)
    table.refuses(1, "activate opal", "Z33").play(0, "end").play(1, "activate opal", "activate opal")


# Mirror and cloak


@pytest.mark.parametrize(("thing", "minimum"), MIRRORS)
@pytest.mark.parametrize("stone", [20, 25, 30, 35, 40])
def test_Z91_Z99_any_stone_goes_to_the_pentagon_for_free(thing: str, minimum: int, stone: int) -> None:
    table = Table(3).offer(thing).rich().buy(0, thing, minimum).play(0, f"take {stone}")
    assert table.player(0).dust == 400 - minimum
    assert table.player(0).stones == [price for price in (20, 25, 30, 35, 40) if price != stone]
    assert table.player(0).waiting_stones == 1


def test_Z91_only_one_stone_and_only_from_the_board() -> None:
    table = Table(3).offer("mirror").rich().give(0, stones=[20, 30]).buy(0, "mirror", 40)
    table.refuses(0, "take 40", "Z91").refuses(0, "stone 20", "Z91").play(0, "take 30").refuses(0, "take 20", "ZA15a")
    assert (table.player(0).stones, table.player(0).waiting_stones) == ([20], 1)


def test_Z91_the_stone_may_enter_an_area_later_as_the_paid_step() -> None:
    table = Table(2).offer("mirror").rich().buy(0, "mirror", 40).play(0, "take 40").play(1, "lose opal")
    table.play(0, "learn fire", "pay")
    assert (table.player(0).knowledge, table.player(0).learned) == ({"gems": 1, "fire": 1}, True)


@pytest.mark.parametrize(("thing", "minimum"), MIRRORS)
def test_Z92_Z99_everybody_else_returns_an_active_gem_of_their_choice(thing: str, minimum: int) -> None:
    table = Table(3).offer(thing).rich().buy(0, thing, minimum).play(0, "decline")
    table.play(1, "lose opal").play(2, "lose sapphire")
    assert table.player(0).active == {"opal": 2, "sapphire": 1}
    assert table.player(1).active == {"opal": 1, "sapphire": 1}
    assert table.player(2).active == {"opal": 2}
    assert [table.player(seat).dust for seat in (1, 2)] == [400, 400]
    assert [table.player(seat).pentagon for seat in (1, 2)] == [{}, {}]


def test_Z92_the_gem_must_be_active_and_the_loss_is_no_choice() -> None:
    table = Table(3).offer("mirror").rich().give(1, pentagon={"ruby": 1}).buy(0, "mirror", 40).play(0, "decline")
    table.refuses(1, "lose ruby", "Z92").refuses(1, "lose emerald", "Z92").refuses(1, "decline", "Z92")
    table.refuses(1, "pass", "Z92").refuses(1, "sell opal", "Z92").play(1, "lose sapphire").play(2, "lose opal")
    assert table.player(1).pentagon == {"ruby": 1}


def test_Z92_the_gem_returns_to_the_supply() -> None:
    table = Table(2, options={"limited_gems": True}).offer("mirror").rich().buy(0, "mirror", 40).play(0, "decline")
    left = table.state.supply(1)
    table.play(1, "lose sapphire")
    assert table.state.supply(1) == left + 1


@pytest.mark.parametrize(("thing", "minimum", "rule"), [("mirror", 40, "Z93"), ("cloak", 80, "Z99")])
def test_Z93_Z99_ZA14_the_starter_needs_an_active_gem(thing: str, minimum: int, rule: str) -> None:
    table = Table(3).offer(thing).rich().give(0, active={}, pentagon={"opal": 2})
    table.refuses(0, f"auction {thing}", rule)
    table.play(0, "activate opal", f"auction {thing}", f"bid {minimum}")


def test_ZA14_other_objects_need_no_gem() -> None:
    table = Table(3).offer("ball", "talisman").rich().give(0, active={}).buy(0, "ball", 20).buy(0, "owl", 120)
    assert (table.player(0).artifacts, table.player(0).sentinels) == ({"ball": 1}, ["owl"])


def test_ZA15_whoever_has_no_active_gem_loses_nothing() -> None:
    table = Table(3).offer("mirror").rich().give(1, active={}, pentagon={"opal": 2}).buy(0, "mirror", 40)
    table.play(0, "decline")
    assert table.state.to_act == (2,)
    table.play(2, "lose opal")
    assert (table.state.to_act, table.player(1).pentagon) == ((0,), {"opal": 2})


def test_ZA15_the_player_whose_turn_it_is_loses_a_gem_to_another_winner() -> None:
    table = Table(3).offer("mirror").rich().win(0, 2, "mirror", 50).play(2, "pay", "take 40")
    table.play(0, "lose opal").play(1, "lose opal")
    assert [table.player(seat).active["opal"] for seat in range(3)] == [1, 1, 2]
    assert table.state.to_act == (0,)


def test_ZA15_bidders_need_no_active_gem() -> None:
    table = Table(3).offer("cloak").rich().give(1, active={}).win(0, 1, "cloak", 90).play(1, "pay", "take 40")
    assert table.player(1).artifacts == {"cloak": 1}
    table.play(0, "lose opal").play(2, "lose opal")


def test_ZA15_the_players_are_asked_in_playing_order() -> None:
    table = Table(4).rich(0).lots(2, 0, 3, 1).end_turns().offer("mirror").rich()
    assert table.view(0).order == [2, 0, 3, 1]
    table.win(2, 0, "mirror", 60).play(0, "pay", "decline")
    table.play(2, "lose opal").play(3, "lose opal").play(1, "lose opal")
    assert table.state.to_act == (2,)


@pytest.mark.parametrize(("thing", "minimum"), MIRRORS)
def test_ZA16_without_a_stone_on_the_board_the_gems_are_lost_all_the_same(thing: str, minimum: int) -> None:
    table = Table(3).offer(thing).rich().give(0, stones=[]).buy(0, thing, minimum)
    table.play(1, "lose opal").play(2, "lose opal")
    assert (table.player(0).waiting_stones, table.state.to_act) == (0, (0,))


def test_ZA17_the_free_stone_may_be_declined() -> None:
    table = Table(2).offer("mirror").rich().buy(0, "mirror", 40).play(0, "decline").play(1, "lose opal")
    assert (table.player(0).stones, table.player(0).waiting_stones) == ([20, 25, 30, 35, 40], 0)


# Free steps


@pytest.mark.parametrize(
    ("thing", "minimum"), [pytest.param("runestone", 20, id="Z88"), pytest.param("mask", 50, id="Z96")]
)
def test_Z88_Z96_one_free_step_at_once(thing: str, minimum: int) -> None:
    table = Table(3).offer(thing).rich().give(0, levels={"gems": 1, "fire": 3}).buy(0, thing, minimum)
    table.play(0, "advance fire")
    assert (table.player(0).knowledge, table.player(0).dust) == ({"gems": 1, "fire": 4}, 400 - minimum)
    table.refuses(0, "advance gems", "Z34")


def test_Z88_the_winner_takes_the_step_in_a_foreign_turn() -> None:
    table = Table(3).offer("runestone").rich().win(0, 1, "runestone", 25).play(1, "pay", "advance flow")
    assert (table.player(1).knowledge, table.state.to_act) == ({"flow": 2}, (0,))


def test_Z88_each_runestone_takes_10_off_the_chalice() -> None:
    table = Table(3).offer("chalice").rich().give(0, artifacts=["runestone"]).win(0, 0, "chalice", 80)
    assert table.view(0).due == 70


def test_Z88_Z96_a_free_step_has_its_full_effect() -> None:
    table = Table(3).offer("runestone", "mask").rich().give(0, levels={"sages": 1}, waiting_stones=1)
    table.buy(0, "runestone", 20).play(0, "advance sages")
    assert aside(table, 0) == ["green", "green"]
    limit = table.player(0).limit
    table.buy(0, "mask", 50).play(0, "advance artifacts")
    assert table.player(0).limit == limit + 1


def test_Z96_each_mask_takes_20_off_every_sentinel() -> None:
    for sentinel in ("phoenix", "salamander"):
        table = Table(3).rich().give(0, artifacts=["mask", "mask"]).win(0, 0, sentinel, 120)
        assert table.view(0).due == 80


def test_Z100_two_stones_one_level_each() -> None:
    table = Table(3).offer("talisman").rich().give(0, levels={"gems": 1, "fire": 2}).buy(0, "talisman", 100)
    table.play(0, "advance gems", "advance fire").refuses(0, "advance fire", "Z34")
    assert (table.player(0).knowledge, table.player(0).dust) == ({"gems": 2, "fire": 3}, 300)


def test_Z100_one_stone_two_levels_with_the_effects_of_both() -> None:
    table = Table(3).offer("talisman").rich().give(0, levels={"sages": 2}).buy(0, "talisman", 100)
    table.draws("white 8", "white 9", "red 13", "red 17").play(0, "advance sages", "advance sages")
    assert table.player(0).knowledge == {"sages": 4}
    assert aside(table, 0) == ["white", "white", "red", "red"]
    assert (new_points(table, 0), aside(table, 0)) == (3 + 8 + 2, [])


def test_Z100_its_effects_come_in_a_foreign_turn_too() -> None:
    table = Table(3).offer("talisman").rich().win(0, 1, "talisman", 101)
    table.play(1, "pay", "advance flow", "advance flow")
    assert (table.player(1).knowledge, table.state.to_act) == ({"flow": 3}, (0,))


def test_Z100a_either_step_may_be_declined() -> None:
    table = Table(3).offer("talisman", "talisman").rich().buy(0, "talisman", 100)
    table.play(0, "advance gems", "decline")
    assert (table.player(0).knowledge, table.state.to_act) == ({"gems": 2}, (0,))
    table.buy(0, "talisman", 100).play(0, "decline", "end")
    assert table.player(0).knowledge == {"gems": 2}


def test_Z100a_if_only_one_step_can_be_used_the_other_lapses() -> None:
    table = Table(3).offer("talisman").rich().give(0, levels={"gems": 3, "fire": 4}).buy(0, "talisman", 100)
    table.events()
    table.play(0, "advance gems")
    assert table.player(0).knowledge == {"gems": 4, "fire": 4}
    assert [event.what for event in table.events()] == ["learns", "step_lapses"]
    table.play(0, "end")


def test_Z100a_a_stone_from_the_pentagon_may_take_both_steps() -> None:
    table = Table(3).offer("talisman").rich().give(0, levels={"gems": 4}, waiting_stones=1).buy(0, "talisman", 100)
    table.play(0, "advance sages", "advance sages")
    assert (table.player(0).knowledge, table.player(0).waiting_stones) == ({"gems": 4, "sages": 2}, 0)
    assert aside(table, 0) == ["blue", "blue", "green", "green"]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_Z101_a_stone_on_level_1_to_3_may_step(level: int) -> None:
    table = Table(3).offer("runestone").rich().give(0, levels={"flow": level}).buy(0, "runestone", 20)
    assert table.options(0) == ["advance flow", "decline"]
    table.play(0, "advance flow")
    assert table.player(0).knowledge == {"flow": level + 1}


def test_Z101_a_stone_on_level_4_may_not() -> None:
    table = Table(3).offer("runestone").rich().give(0, levels={"flow": 4, "fire": 1}).buy(0, "runestone", 20)
    table.refuses(0, "advance flow", "Z101").play(0, "advance fire")


def test_Z101_a_waiting_stone_enters_a_new_area_for_free() -> None:
    table = Table(3).offer("runestone").rich().give(0, waiting_stones=1).buy(0, "runestone", 20)
    table.play(0, "advance accumulation")
    assert table.player(0).knowledge == {"gems": 1, "accumulation": 1}
    assert (table.player(0).waiting_stones, table.player(0).dust, table.player(0).limit) == (0, 380, 5)


def test_Z102_no_stone_is_bought_for_a_free_step() -> None:
    table = Table(3).offer("runestone").rich().buy(0, "runestone", 20)
    table.refuses(0, "advance fire", "Z102").refuses(0, "stone 20", "Z101").play(0, "advance gems")


@pytest.mark.parametrize(("thing", "minimum"), [("runestone", 20), ("mask", 50), ("talisman", 100)])
def test_Z102_without_a_stone_that_can_move_the_steps_lapse(thing: str, minimum: int) -> None:
    table = Table(3).offer(thing).rich().give(0, levels={"gems": 4, "fire": 4}).buy(0, thing, minimum)
    assert table.events()[-1].what == "step_lapses"
    table.play(0, "stone 20", "pay").refuses(0, "advance flow", "Z34").play(0, "learn flow", "pay")


def test_Z103_the_paid_step_is_still_there_after_a_free_one() -> None:
    table = Table(3).offer("runestone").rich().buy(0, "runestone", 20).play(0, "advance gems")
    assert not table.player(0).learned
    table.play(0, "learn gems", "pay").refuses(0, "learn gems", "Z51")
    assert table.player(0).knowledge == {"gems": 3}


def test_Z103_a_free_step_comes_after_a_paid_one_too() -> None:
    table = Table(3).offer("runestone", "talisman").rich().play(0, "learn gems", "pay")
    table.buy(0, "runestone", 20).play(0, "advance gems")
    table.buy(0, "talisman", 100).play(0, "advance gems")
    assert table.player(0).knowledge == {"gems": 4}


def test_ZA17_free_steps_may_be_declined() -> None:
    table = Table(3).offer("runestone", "mask").rich().buy(0, "runestone", 20).play(0, "decline")
    table.buy(0, "mask", 50).play(0, "decline")
    assert (table.player(0).knowledge, table.player(0).limit) == ({"gems": 1}, 4)
