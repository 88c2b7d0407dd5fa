"""Phase 3 of Zavandor in general, and gems: Z32 to Z50 (payment has its own file), with ZA3, ZA5, ZA13, ZA23, ZA31."""

from __future__ import annotations

import pytest

from tests.zavandor.kit import Table

PRICES = {
    "opal": [10, 9, 8, 7, 6],
    "sapphire": [20, 18, 16, 14, 12],
    "emerald": [30, 27, 24, 21, 18],
    "diamond": [40, 36, 32, 28, 24],
    "ruby": [60, 54, 48, 42, 36],
}
SALES = {
    "opal": [5, 4, 4, 3, 3],
    "sapphire": [10, 9, 8, 7, 6],
    "emerald": [15, 13, 12, 10, 9],
    "diamond": [20, 18, 16, 14, 12],
    "ruby": [30, 27, 24, 21, 18],
}


def rich(players: int = 3, dust: int = 500) -> Table:
    """Everybody has much dust and no cards; seat 0 is the elf, who pays full prices."""
    table = Table(players, ["elf", "mage", "druid", "witch", "fairy", "kobold"])
    for seat in range(players):
        table.give(seat, dust=dust, cards=[])
    return table


def test_Z32_one_after_another_in_playing_order() -> None:
    table = rich()
    table.does(0, "enchant opal", "learn flow", "enchant opal")
    assert table.view().to_act == [0]
    assert table.play(0, "end").view().to_act == [1]
    assert table.play(1, "end").view().to_act == [2]


def test_Z32_a_finished_turn_does_not_come_back() -> None:
    table = rich().play(0, "end").refuses(0, "enchant opal", "Z33").refuses(0, "end", "Z33")
    table.play(1, "end").refuses(0, "enchant opal", "Z33")


@pytest.mark.parametrize(
    "move",
    [
        "enchant opal", "sell opal", "activate opal", "deactivate opal", "stone 20", "learn artifacts",
        "auction spellbook", "bid 20", "pay dust", "end",
    ],
)  # fmt: skip
def test_Z33_nothing_can_be_done_in_anothers_turn(move: str) -> None:
    rich().refuses(1, move, "Z33")
    assert rich().options(1) == []


def test_Z33_in_anothers_turn_one_may_bid_and_sell_gems_to_pay() -> None:
    table = rich(2).offer("spellbook").give(1, dust=12).play(0, "auction spellbook", "bid 20")
    assert {"bid 21", "pass"} <= set(table.options(1))
    table.play(1, "bid 21").play(0, "pass")
    assert table.view().to_act == [1]
    table.does(1, "sell sapphire")
    assert table.player(1).artifacts == {"spellbook": 1}
    assert table.player(1).active == {"opal": 2}
    assert table.view().to_act == [0]


def test_Z33a_a_free_step_can_be_taken_in_anothers_turn_and_nothing_else() -> None:
    table = rich(2).offer("runestone").win(0, 1, "runestone", 21)
    assert table.view().turn == 0
    assert set(table.options(1)) == {"advance artifacts", "decline"}
    assert table.refused(1).keys() & {"enchant opal", "learn artifacts", "end"} == set()
    table.refuses(0, "enchant opal", "ZA15a")
    assert table.play(1, "advance artifacts").player(1).knowledge == {"artifacts": 2}
    assert table.view().to_act == [0]


def test_Z33a_a_free_stone_and_the_lost_gem_are_chosen_in_anothers_turn() -> None:
    table = rich(3).offer("mirror").win(0, 1, "mirror", 41)
    assert set(table.options(1)) == {"take 20", "take 25", "take 30", "take 35", "take 40", "decline"}
    table.play(1, "take 40").play(0, "lose opal")
    assert set(table.options(2)) == {"lose opal", "lose sapphire"}
    table.play(2, "lose sapphire")
    assert table.player(1).stones == [20, 25, 30, 35]
    assert [player.active for player in table.view().players] == [
        {"opal": 1, "sapphire": 1},
        {"opal": 2, "sapphire": 1},
        {"opal": 2},
    ]
    assert table.view().to_act == [0]


def test_Z33a_dust_is_exchanged_by_itself_even_in_anothers_turn() -> None:
    assert rich(2).give(1, dust=14).player(1).weight == 5


def test_Z34_any_order_and_any_action() -> None:
    table = rich().offer("spellbook", "ball")
    table.buy(0, "spellbook", 20)
    table.does(0, "sell opal", "stone 30", "enchant emerald", "learn fire", "deactivate opal", "activate opal")
    table.buy(0, "ball", 20).does(0, "enchant sapphire", "sell sapphire")
    player = table.player(0)
    assert player.active == {"opal": 1, "sapphire": 1, "emerald": 1}
    assert player.knowledge == {"flow": 1, "fire": 1}
    assert player.artifacts == {"spellbook": 1, "ball": 1}


def test_Z34_everything_may_be_left_out() -> None:
    table = rich()
    before = table.player(0)
    table.play(0, "end")
    assert table.player(0) == before
    assert table.view().to_act == [1]


def test_Z35_gems_and_auctions_as_often_as_one_likes_but_one_paid_step() -> None:
    table = rich().offer("spellbook", "spellbook", "ball")
    table.does(0, "learn flow", *["enchant opal"] * 12)
    table.buy(0, "spellbook", 20).buy(0, "spellbook", 20).buy(0, "ball", 20).buy(0, "owl", 120)
    player = table.player(0)
    assert player.active["opal"] + player.pentagon["opal"] == 14
    assert player.artifacts == {"spellbook": 2, "ball": 1}
    table.refuses(0, "learn flow", "Z51")


def test_ZA3_gems_knowledge_and_auctions_may_be_mixed() -> None:
    table = rich().give(0, levels={"gems": 1}, dust=100)
    table.does(0, "sell sapphire", "learn gems", "enchant sapphire").buy(0, "spellbook", 20)
    table.does(0, "deactivate opal", "stone 20", "enchant opal")
    assert table.player(0).dust == 100 + 9 - 4 - 16 - 20 - 20 - 8


@pytest.mark.parametrize("level", range(5))
@pytest.mark.parametrize("gem", PRICES)
def test_Z37_what_enchanting_costs(gem: str, level: int) -> None:
    price = PRICES[gem][level]
    table = rich().give(
        0, artifacts=["spellbook", "elixir"], levels={"gems": level, "fire": 4}, active={}, dust=price - 1
    )
    table.refuses(0, f"enchant {gem}", "Z37")
    table.give(0, dust=price).does(0, f"enchant {gem}")
    assert table.player(0).dust == 0
    assert table.player(0).active == {gem: 1}


def test_Z38_everybody_may_enchant_opals_and_sapphires() -> None:
    table = rich(6)
    for seat in range(6):
        table.does(seat, "enchant opal", "enchant sapphire")
        assert table.player(seat).active == {"opal": 3, "sapphire": 2}
        table.play(seat, "end")


def test_Z39_emeralds_need_a_spellbook() -> None:
    table = (
        rich().refuses(0, "enchant emerald", "Z39").give(0, artifacts=["elixir"]).refuses(0, "enchant emerald", "Z39")
    )
    table.give(0, artifacts=["spellbook"]).does(0, "enchant emerald")
    assert table.player(0).active["emerald"] == 1


def test_Z39_the_spellbook_of_another_player_does_not_help() -> None:
    rich().give(1, artifacts=["spellbook"]).refuses(0, "enchant emerald", "Z39")


def test_Z39_a_spellbook_bought_in_this_turn_is_enough() -> None:
    table = rich().offer("spellbook").buy(0, "spellbook", 20).does(0, "enchant emerald", "enchant emerald")
    assert table.player(0).active["emerald"] == 2


def test_Z40_diamonds_need_an_elixir() -> None:
    table = rich().give(0, artifacts=["spellbook"]).refuses(0, "enchant diamond", "Z40")
    table.give(0, artifacts=["elixir"]).does(0, "enchant diamond")
    assert table.player(0).active["diamond"] == 1


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_Z41_rubies_need_fire_at_level_4(level: int) -> None:
    table = rich().give(0, levels={"fire": level}, artifacts=["spellbook", "elixir", "chalice"])
    table.refuses(0, "enchant ruby", "Z41")
    table.give(0, levels={"fire": 4}).does(0, "enchant ruby")
    assert table.player(0).active["ruby"] == 1


def test_Z41_the_druid_needs_level_4_too() -> None:
    Table(2, ["druid", "elf"]).give(0, levels={"fire": 3}, dust=60).refuses(0, "enchant ruby", "Z41")


def test_Z42_at_most_five_rubies() -> None:
    table = rich().give(0, active={}, levels={"fire": 4}).does(0, *["enchant ruby"] * 5)
    assert table.player(0).active == {"ruby": 5}
    table.refuses(0, "enchant ruby", "Z42")


def test_ZA5_inactive_rubies_count_towards_the_five() -> None:
    rich().give(0, active={"ruby": 2}, pentagon={"ruby": 3}, levels={"fire": 4}).refuses(0, "enchant ruby", "Z42")


def test_ZA5_a_ruby_sold_may_be_replaced() -> None:
    table = rich().give(0, active={"ruby": 5}, levels={"fire": 4}).does(0, "sell ruby", "enchant ruby")
    assert table.player(0).active == {"ruby": 5}


def test_ZA5_a_ruby_lost_to_a_mirror_may_be_replaced() -> None:
    table = rich(2).give(0, active={"ruby": 5}, levels={"fire": 4}).offer("mirror").win(0, 1, "mirror", 41)
    table.play(1, "decline")
    assert table.player(0).active == {"ruby": 4}
    table.does(0, "enchant ruby").refuses(0, "enchant ruby", "Z42")


def test_Z43_a_new_gem_goes_to_a_free_slot_else_to_the_pentagon() -> None:
    table = rich().does(0, "enchant sapphire", "enchant sapphire", "enchant opal")
    assert table.player(0).active == {"opal": 2, "sapphire": 3}
    assert table.player(0).pentagon == {"opal": 1}


def test_Z43_belt_wand_and_storage_offer_places() -> None:
    table = rich().give(0, artifacts=["belt", "wand"], levels={"accumulation": 2}).does(0, *["enchant opal"] * 8)
    assert table.player(0).active == {"opal": 9, "sapphire": 1}
    assert table.player(0).pentagon == {"opal": 1}


def test_Z43a_the_pentagon_holds_any_number_even_with_free_slots() -> None:
    table = rich().give(0, pentagon={"opal": 50}).does(0, "enchant opal", "deactivate opal", "deactivate opal")
    assert table.player(0).active == {"opal": 1, "sapphire": 1}
    assert table.player(0).pentagon == {"opal": 52}


def test_Z44_inactive_gems_give_no_points_and_no_energy() -> None:
    table = rich(dust=0).play(0, "deactivate opal", "deactivate opal", "deactivate sapphire").end_turns()
    assert (table.player(0).points, table.player(0).energy) == (0, 0)
    assert (table.player(1).points, table.player(1).dust, len(table.player(1).hand)) == (3, 5, 1)


@pytest.mark.parametrize(
    ("artifacts", "storage", "slots"),
    [
        ([], 0, 5), ([], 1, 5), ([], 2, 6), ([], 3, 6), ([], 4, 7),
        (["belt"], 0, 7), (["wand"], 0, 7), (["belt"], 3, 8), (["belt", "wand"], 4, 11),
    ],
)  # fmt: skip
def test_Z45_slots(artifacts: list[str], storage: int, slots: int) -> None:
    table = rich().give(0, artifacts=artifacts, levels={"accumulation": storage}, active={}, pentagon={"opal": 12})
    assert table.player(0).slots == slots
    table.play(0, *["activate opal"] * slots).refuses(0, "activate opal", "Z45")
    assert table.player(0).active == {"opal": slots}


def test_Z46_gems_move_freely_and_for_nothing() -> None:
    table = rich(dust=0).give(0, active={"opal": 3, "sapphire": 2}, pentagon={"emerald": 1})
    table.refuses(0, "activate emerald", "Z45").play(0, "deactivate opal", "activate emerald")
    assert table.player(0).active == {"opal": 2, "sapphire": 2, "emerald": 1}
    assert table.player(0).pentagon == {"opal": 1}
    assert table.player(0).energy == 0


def test_Z46_only_gems_one_has_can_be_moved() -> None:
    table = rich().refuses(0, "activate opal", "Z46").refuses(0, "deactivate ruby", "Z46")
    assert "activate opal" not in table.options(0)


def test_Z47_deactivating_on_purpose_lets_one_play_later() -> None:
    table = rich(2).play(0, "deactivate opal").end_turns()
    assert table.view().order == [1, 0]
    assert table.player(0).points == 2
    table.play(1, "end").play(0, "activate opal").end_turns()
    assert table.player(0).points == 3


@pytest.mark.parametrize("level", range(5))
@pytest.mark.parametrize("gem", SALES)
def test_Z48_half_the_cost_rounded_down_for_each_stone(gem: str, level: int) -> None:
    table = rich().give(0, active={gem: 1}, pentagon={gem: 1}, levels={"gems": level}, dust=10)
    table.play(0, f"sell {gem}", f"sell inactive {gem}")
    assert table.player(0).dust == 10 + 2 * SALES[gem][level]
    assert (table.player(0).active, table.player(0).pentagon) == ({}, {})


def test_Z48_a_gem_sold_to_pay_for_knowledge_of_gems_sells_at_the_old_value() -> None:
    table = rich(dust=0).give(0, active={"sapphire": 1}, levels={"gems": 1}).does(0, "learn gems", "sell sapphire")
    assert table.player(0).knowledge == {"gems": 2}
    assert table.player(0).dust == 9 - 4


def test_Z48a_any_gem_may_be_sold_active_or_not() -> None:
    table = rich().give(0, pentagon={"ruby": 1}).play(0, "sell inactive ruby", "sell opal")
    assert table.player(0).dust == 500 + 30 + 5
    table.refuses(0, "sell ruby", "Z48a").refuses(0, "sell inactive opal", "Z48a")


def test_Z48a_gems_may_be_sold_in_the_middle_of_a_payment() -> None:
    table = rich().give(0, dust=8, cards=["blue 5"]).play(0, "stone 20")
    table.refuses(0, "pay blue#1", "ZA32").does(0, "sell sapphire")
    assert table.player(0).waiting_stones == 1
    assert table.player(0).active == {"opal": 2}
    assert table.player(0).dust == 8 + 5 + 10 - 20


def test_Z48a_ZA32_gems_are_sold_before_pieces_are_handed_over() -> None:
    table = rich().give(0, dust=8, cards=["blue 5", "blue 7", "blue 7"]).play(0, "stone 20")
    table.play(0, "sell opal", "pay blue#1").refuses(0, "sell sapphire", "ZA32").play(0, "pay blue#1", "pay dust")
    assert table.player(0).dust == 8 + 5 + 5 + 7 - 20


def test_Z48a_nobody_sells_while_bids_are_made() -> None:
    table = rich(2).offer("ball").play(0, "auction ball")
    table.refuses(0, "sell opal", "Z69").play(0, "bid 20").refuses(1, "sell opal", "Z70").refuses(
        0, "sell opal", "ZA15a"
    )
    assert not [move for move in table.options(1) if move.startswith("sell")]


def test_Z49_proceeds_pay_for_something_else_or_become_dust() -> None:
    table = rich(dust=0).give(0, active={"sapphire": 2}).play(0, "sell sapphire").does(0, "enchant opal")
    assert (table.player(0).dust, table.player(0).active) == (0, {"opal": 1, "sapphire": 1})
    table.play(0, "sell sapphire", "end")
    assert table.player(0).dust == 10


def test_Z50_sold_gems_go_back_to_the_supply() -> None:
    table = Table(2, options={"limited_gems": True}).give(0, dust=100).give(1, pentagon={"opal": 24})
    table.refuses(0, "enchant opal", "ZV3").play(0, "sell opal").does(0, "enchant opal").refuses(
        0, "enchant opal", "ZV3"
    )


def test_ZA13_the_diamond_of_an_elixir_won_in_anothers_turn_goes_to_the_pentagon() -> None:
    table = rich(2).offer("elixir").win(0, 1, "elixir", 61)
    assert table.player(1).pentagon == {"diamond": 1}
    assert "diamond" not in table.player(1).active
    table.play(0, "end").play(1, "activate diamond")
    assert table.player(1).active["diamond"] == 1


def test_ZA13_in_the_own_turn_the_diamond_may_be_active_at_once() -> None:
    table = rich(2).offer("elixir").buy(0, "elixir", 60)
    if table.player(0).pentagon:
        table.play(0, "activate diamond")
    assert table.player(0).active == {"opal": 2, "sapphire": 1, "diamond": 1}


def test_ZA13_without_a_free_slot_the_diamond_goes_to_the_pentagon() -> None:
    table = rich(2).give(0, active={"opal": 5}).offer("elixir").buy(0, "elixir", 60)
    assert (table.player(0).active, table.player(0).pentagon) == ({"opal": 5}, {"diamond": 1})


def test_ZA13_every_elixir_brings_a_diamond() -> None:
    table = rich(2).offer("elixir", "elixir").buy(0, "elixir", 60).buy(0, "elixir", 60)
    assert table.player(0).active["diamond"] == 2


def test_ZA13_slots_won_in_anothers_turn_stay_empty_until_the_own_turn() -> None:
    table = rich(2).give(1, active={"opal": 5}, pentagon={"ruby": 1}).offer("belt").win(0, 1, "belt", 31)
    assert (table.player(1).slots, table.player(1).active) == (7, {"opal": 5})
    table.refuses(1, "activate ruby", "Z33").play(0, "end").play(1, "activate ruby")
    assert table.player(1).active == {"opal": 5, "ruby": 1}


def test_ZA23_gems_never_run_out() -> None:
    table = rich(2).give(1, pentagon={"opal": 28, "sapphire": 28, "emerald": 24, "diamond": 24, "ruby": 20})
    table.give(0, artifacts=["spellbook", "elixir"], levels={"fire": 4})
    table.does(0, "enchant opal", "enchant sapphire", "enchant emerald", "enchant diamond", "enchant ruby")
    assert sum(table.player(0).active.values()) + sum(table.player(0).pentagon.values()) == 8


def test_ZA31_forty_moves_of_gems_a_turn() -> None:
    table = rich(2).play(0, *["deactivate opal", "activate opal"] * 20)
    table.refuses(0, "deactivate opal", "ZA31").does(0, "enchant opal", "sell opal")
    assert "deactivate opal" not in table.options(0)
    table.play(0, "end").play(1, "deactivate opal").end_turns()
    assert table.view().round == 2
    assert "deactivate opal" in table.options(0)


def test_ZA31_activations_and_deactivations_count_together() -> None:
    table = rich(2).play(0, "deactivate sapphire", *["deactivate opal", "activate opal"] * 19, "deactivate opal")
    table.refuses(0, "activate sapphire", "ZA31")
