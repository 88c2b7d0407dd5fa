"""Phase 3c, artifacts and sentinels under the hammer: Z67 to Z86, ZA6 to ZA12, ZA15a, ZA21, ZA22, ZA30."""

from __future__ import annotations

import pytest

from conclave.engine.mistakes import Mistake
from conclave.games.zavandor.components import ARTIFACTS, MINIMUM, OBJECTS, SENTINELS
from tests.zavandor.kit import Table


def price(table: Table, seat: int, thing: str, bid: int) -> int:
    """What the seat, whose turn it is, really pays when nobody bids against it."""
    table.events()
    before = table.player(seat).energy
    table.buy(seat, thing, bid)
    paid = next(event.c for event in table.events() if event.what == "wins")
    after = table.player(seat).energy
    assert before is not None
    assert after is not None
    assert before - after == paid
    return paid


def turn_of(table: Table, seat: int) -> Table:
    """Everybody before the seat ends the turn."""
    for other in range(seat):
        table.play(other, "end")
    return table


# What is on offer, and who starts


def test_Z67_face_up_artifacts_and_unsold_sentinels_are_on_offer() -> None:
    table = Table(3).offer("spellbook", "ball", "ball").rich().give(1, sentinels=["owl"])
    assert [lot.name for lot in table.view(0).artifacts] == ["spellbook", "ball", "ball"]
    assert [lot.name for lot in table.view(0).sentinels] == [name for name in SENTINELS if name != "owl"]
    put_up = {option for option in table.options(0) if option.startswith("auction ")}
    assert put_up == {"auction spellbook", "auction ball"} | {f"auction {s}" for s in SENTINELS if s != "owl"}


def test_Z67_nothing_else_can_be_put_up() -> None:
    table = Table(3).offer("spellbook").rich().give(1, sentinels=["owl"])
    table.refuses(0, "auction talisman", "Z67").refuses(0, "auction owl", "Z67")
    table.buy(0, "spellbook", 20).refuses(0, "auction spellbook", "Z67")
    table.buy(0, "fox", 120).refuses(0, "auction fox", "Z67")


def test_Z67_a_second_copy_stays_on_offer_when_the_first_is_sold() -> None:
    table = Table(3).offer("ball", "ball").rich().buy(0, "ball", 20)
    assert [lot.name for lot in table.view(0).artifacts] == ["ball"]
    table.buy(0, "ball", 20)
    assert table.player(0).artifacts == {"ball": 2}


def test_Z68_only_the_player_whose_turn_it_is_starts_auctions() -> None:
    table = Table(3).offer("ball", "spellbook").rich()
    table.refuses(1, "auction ball", "Z33").refuses(2, "auction owl", "Z33")
    table.play(0, "end").play(1, "auction ball")
    assert table.state.to_act == (1,)


def test_Z68_one_object_at_a_time() -> None:
    table = Table(3).offer("ball", "spellbook").rich().play(0, "auction ball")
    table.refuses(0, "auction spellbook", "Z69")
    table.play(0, "bid 20").play(1, "bid 21").play(2, "pass").refuses(0, "auction spellbook", "Z70")


@pytest.mark.parametrize(("thing", "minimum"), list(zip(OBJECTS, MINIMUM, strict=True)))
def test_Z69_opening_bid_is_at_least_the_minimum(thing: str, minimum: int) -> None:
    table = Table(3).offer(thing if thing in ARTIFACTS else "ball").rich().play(0, f"auction {thing}")
    table.refuses(0, f"bid {minimum - 1}", "Z69")
    table.play(0, f"bid {minimum}")
    auction = table.view(1).auction
    assert auction is not None
    assert (auction.name, auction.high, auction.leader) == (thing, minimum, 0)


def test_Z69_the_starter_must_open() -> None:
    table = Table(3).offer("ball").rich().play(0, "auction ball")
    table.refuses(0, "pass", "Z69").refuses(0, "end", "Z69")
    assert table.options(0)[0] == "bid 20"


# Bidding


def test_Z70_the_bidding_of_the_rulebook() -> None:
    table = turn_of(Table(4).offer("spellbook").rich(), 2)
    table.play(2, "auction spellbook", "bid 20").play(3, "bid 22").play(0, "pass").play(1, "bid 23")
    table.play(2, "bid 25").play(3, "pass").play(1, "pass")
    assert (table.state.to_act, table.view(2).due) == ((2,), 25)
    table.play(2, "pay")
    assert table.player(2).artifacts == {"spellbook": 1}


def test_Z70_raise_or_pass() -> None:
    table = Table(3).offer("ball").rich().play(0, "auction ball", "bid 25")
    table.refuses(1, "bid 24", "Z70").refuses(1, "bid 25", "Z70").refuses(1, "end", "Z70")
    assert table.options(1)[:2] == ["pass", "bid 26"]


def test_Z70_nobody_bids_out_of_order() -> None:
    table = Table(3).offer("ball").rich().play(0, "auction ball", "bid 20")
    table.refuses(2, "bid 30", "Z33").refuses(0, "bid 30", "ZA15a")
    table.play(1, "bid 21").play(2, "bid 22")


def test_Z71_whoever_passes_is_out_of_this_auction() -> None:
    table = Table(3).offer("ball").rich().play(0, "auction ball", "bid 20").play(1, "pass").play(2, "bid 21")
    auction = table.view(0).auction
    assert auction is not None
    assert auction.bidders == [0, 2]
    table.play(0, "bid 22").refuses(1, "bid 30", "Z71")
    assert table.state.to_act == (2,)


def test_Z71_in_the_next_auction_everybody_is_in_again() -> None:
    table = Table(3).offer("ball", "ball").rich().buy(0, "ball", 20).play(0, "auction ball", "bid 20")
    auction = table.view(0).auction
    assert auction is not None
    assert auction.bidders == [0, 1, 2]
    table.play(1, "bid 21").play(2, "bid 22")


def test_Z72_discounts_do_not_lower_the_minimum() -> None:
    table = Table(3).offer("elixir").rich().give(0, levels={"artifacts": 4}, artifacts=["ball", "ball"])
    table.play(0, "auction elixir").refuses(0, "bid 59", "Z69").refuses(0, "bid 40", "Z69").play(0, "bid 60")


def test_Z72_bids_are_compared_without_discounts() -> None:
    table = Table(3).offer("elixir").rich().give(1, artifacts=["ball", "ball"]).play(0, "auction elixir", "bid 60")
    table.refuses(1, "bid 60", "Z70").play(1, "bid 61").pass_all()
    assert (table.state.to_act, table.view(1).due) == ((1,), 51)


def test_Z72_a_surcharge_raises_no_bid() -> None:
    table = Table(3).offer("ball").rich().give(0, points=12).play(0, "auction ball", "bid 20").play(1, "bid 21")
    table.refuses(2, "bid 21", "Z70").pass_all()
    assert (table.state.to_act, table.view(1).due) == ((1,), 21)


def test_Z73_the_highest_bidder_gets_the_object_and_pays_the_bid() -> None:
    table = Table(3).offer("ball").rich().win(0, 2, "ball", 33)
    assert table.state.to_act == (2,)
    table.play(2, "pay dust")
    assert table.player(2).artifacts == {"ball": 1}
    assert [table.player(seat).dust for seat in range(3)] == [400, 400, 367]
    assert table.view(0).artifacts == []


def test_Z73_payment_comes_before_everything_else() -> None:
    table = Table(3).offer("ball", "spellbook").rich().win(0, 0, "ball", 20)
    table.refuses(0, "auction spellbook", "ZA32").refuses(0, "end", "ZA32").refuses(0, "enchant opal", "ZA32")
    table.play(0, "pay", "auction spellbook")


def test_Z73_bid_plus_surcharge_minus_discounts() -> None:
    table = Table(3).offer("belt").rich().give(0, points=10, levels={"artifacts": 2})
    assert price(table, 0, "belt", 37) == 37 + 10 - 5


def test_Z74_the_starter_must_buy_if_nobody_bids() -> None:
    table = Table(3).offer("ball").rich().play(0, "auction ball", "bid 24").play(1, "pass").play(2, "pass")
    assert (table.state.to_act, table.view(0).due) == ((0,), 24)
    table.refuses(0, "decline", "ZA32").play(0, "pay")
    assert (table.player(0).artifacts, table.player(0).dust) == ({"ball": 1}, 376)


def test_Z75_a_discount_counts_from_the_next_purchase_on() -> None:
    table = Table(3).offer("ball", "elixir", "runestone", "chalice", "mask").rich()
    assert price(table, 0, "ball", 20) == 20
    assert price(table, 0, "elixir", 60) == 55
    assert price(table, 0, "mask", 50) == 50
    table.play(0, "decline")
    assert price(table, 0, "owl", 120) == 100
    assert price(table, 0, "runestone", 20) == 20
    table.play(0, "decline")
    assert price(table, 0, "chalice", 80) == 70


def test_Z76_the_turn_goes_on_after_an_auction_whoever_won() -> None:
    table = Table(3).offer("ball", "spellbook").rich().win(0, 1, "ball", 30).play(1, "pay")
    assert (table.view(0).turn, table.state.to_act) == (0, (0,))
    table.play(0, "enchant opal", "pay").buy(0, "spellbook", 20).play(0, "end")
    assert table.view(0).turn == 1


def test_Z78_several_objects_in_one_round() -> None:
    table = Table(3).offer("ball", "spellbook", "belt").rich(600)
    table.buy(0, "ball", 20).buy(0, "spellbook", 20).buy(0, "belt", 30).buy(0, "owl", 120).buy(0, "fox", 120)
    assert table.player(0).artifacts == {"spellbook": 1, "ball": 1, "belt": 1}
    assert table.player(0).sentinels == ["owl", "fox"]
    table.play(0, "end").buy(1, "toad", 120)


def test_Z79_several_copies_of_a_kind_but_one_belt_and_one_wand() -> None:
    table = Table(3).offer("spellbook", "ball", "belt", "wand").rich()
    table.give(0, artifacts=["spellbook", "ball", "belt", "wand"])
    table.buy(0, "spellbook", 20).buy(0, "ball", 20)
    assert table.player(0).artifacts == {"spellbook": 2, "ball": 2, "belt": 1, "wand": 1}
    table.refuses(0, "auction belt", "Z79").refuses(0, "auction wand", "Z79")


def test_Z79_belt_and_wand_together_are_fine() -> None:
    table = Table(3).offer("belt", "wand").rich().buy(0, "belt", 30).buy(0, "wand", 60)
    assert table.player(0).artifacts == {"belt": 1, "wand": 1}


def test_Z80_effects_come_before_the_turn_goes_on() -> None:
    table = Table(3).offer("mirror", "ball").rich().buy(0, "mirror", 40).refuses(0, "auction ball", "Z91")
    table.play(0, "decline").refuses(0, "auction ball", "ZA15a").play(1, "lose opal")
    table.refuses(0, "end", "ZA15a").play(2, "lose opal").play(0, "auction ball")


def test_Z80_effects_of_a_foreign_winner_come_before_the_turn_goes_on() -> None:
    table = Table(3).offer("runestone", "ball").rich().win(0, 1, "runestone", 30).play(1, "pay")
    assert table.state.to_act == (1,)
    table.refuses(0, "auction ball", "ZA15a").play(1, "advance flow").play(0, "auction ball")


# What the positions add and take off


@pytest.mark.parametrize(("points", "paid"), [(9, 20), (10, 30), (25, 30)])
def test_Z81_position_1_with_10_points_pays_10_more(points: int, paid: int) -> None:
    assert price(Table(3).offer("ball").rich().give(0, points=points), 0, "ball", 20) == paid


@pytest.mark.parametrize(("points", "paid"), [(9, 20), (10, 25), (25, 25)])
def test_Z82_position_2_with_10_points_pays_5_more(points: int, paid: int) -> None:
    table = Table(3).offer("ball").rich().give(0, points=30).give(1, points=points)
    assert price(turn_of(table, 1), 1, "ball", 20) == paid


@pytest.mark.parametrize(("leader", "fifth", "sixth"), [(9, 20, 20), (10, 15, 10)])
def test_Z83_position_5_and_6_pay_less_once_the_leader_has_10(leader: int, fifth: int, sixth: int) -> None:
    table = turn_of(Table(6).offer("ball", "ball").rich().give(0, points=leader), 4)
    assert price(table, 4, "ball", 20) == fifth
    table.play(4, "end")
    assert price(table, 5, "ball", 20) == sixth


def test_Z83_only_the_points_of_position_1_count_for_the_discount() -> None:
    table = Table(5).offer("ball").rich().give(0, points=9).give(1, points=9).give(4, points=9)
    assert price(turn_of(table, 4), 4, "ball", 20) == 20


@pytest.mark.parametrize("position", [3, 4])
def test_Z83_positions_3_and_4_pay_neither_more_nor_less(position: int) -> None:
    table = Table(6).offer("ball").rich()
    for seat in range(6):
        table.give(seat, points=20)
    assert price(turn_of(table, position - 1), position - 1, "ball", 20) == 20


@pytest.mark.parametrize(("position", "paid"), [(1, 140), (2, 130), (3, 120), (4, 120), (5, 110), (6, 100)])
def test_Z84_for_sentinels_positions_count_double(position: int, paid: int) -> None:
    table = Table(6).rich()
    for seat in range(6):
        table.give(seat, points=10)
    assert price(turn_of(table, position - 1), position - 1, "owl", 120) == paid


def test_Z84_no_surcharge_and_no_discount_below_10_points() -> None:
    table = Table(6).rich().give(0, points=9).give(1, points=9)
    assert price(table, 0, "owl", 120) == 120
    assert price(turn_of(table, 1), 1, "fox", 120) == 120
    table.play(1, "end").play(2, "end").play(3, "end").play(4, "end")
    assert price(table, 5, "toad", 120) == 120


def test_Z85_points_won_in_phase_3_bring_no_surcharge_yet() -> None:
    table = Table(3).offer("ball").rich(600).buy(0, "owl", 120).buy(0, "phoenix", 120)
    assert table.player(0).points == 3
    assert price(table, 0, "ball", 20) == 20
    table.end_turns()
    assert table.player(0).points >= 10
    table.give(0, dust=100).offer("ball")
    assert price(table, 0, "ball", 20) == 30


def test_Z85_the_leader_pays_more_until_phase_4_even_after_selling_everything() -> None:
    table = Table(3).offer("ball").rich().give(0, active={"diamond": 5}, points=10).play(0, *["sell diamond"] * 5)
    assert price(table, 0, "ball", 20) == 30


def test_Z86_discounts_add_up() -> None:
    """T6: the Shadow Cloak for 95 costs 95 + 10 - 30 - 10 = 65."""
    table = Table(3).offer("cloak").rich()
    table.give(0, points=12, levels={"artifacts": 4}, artifacts=["spellbook", "spellbook"])
    assert price(table, 0, "cloak", 95) == 65


def test_Z86_masks_and_knowledge_for_a_sentinel() -> None:
    """T7: position 2 pays 130 + 10 - 20 - 10 = 110; position 6 pays 130 - 20 = 110."""
    table = Table(6).rich().give(0, points=12).give(1, points=11, levels={"artifacts": 2}, artifacts=["mask"])
    assert price(turn_of(table, 1), 1, "owl", 130) == 110
    table.play(1, "end").play(2, "end").play(3, "end").play(4, "end")
    assert price(table, 5, "fox", 130) == 110


def test_Z86_runestones_and_balls() -> None:
    table = Table(3).offer("chalice", "elixir").rich().give(0, artifacts=["runestone"] * 2 + ["ball"] * 2)
    assert price(table, 0, "chalice", 80) == 60
    assert price(table, 0, "elixir", 60) == 50


@pytest.mark.parametrize("thing", ["spellbook", "runestone", "ball", "belt", "crystal", "talisman", "owl"])
def test_Z86_helpers_help_only_with_their_own_object(thing: str) -> None:
    table = Table(3).offer("spellbook", "runestone", "ball", "belt", "crystal", "talisman").rich()
    table.give(0, artifacts=["spellbook", "runestone", "ball"])
    assert price(table, 0, thing, 120) == 120


def test_Z86_masks_do_not_help_with_artifacts() -> None:
    table = Table(3).offer("cloak").rich().give(0, artifacts=["mask", "mask"])
    assert price(table, 0, "cloak", 80) == 80


# Means


def test_Z77_ZA6_nobody_bids_more_than_energy_and_gems_are_worth() -> None:
    table = Table(3).offer("ball").rich()
    table.give(1, dust=7, cards=["blue 3", "red 17"], concentrated={"green": 1})  # 57, and gems for 20
    table.play(0, "auction ball", "bid 20").refuses(1, "bid 78", "ZA6")
    assert table.options(1)[-1] == "bid 77"
    table.play(1, "bid 77")


def test_ZA6_inactive_gems_count_and_knowledge_of_gems_lowers_their_value() -> None:
    table = Table(3).offer("ball").rich()
    table.give(1, dust=20, cards=[], active={"sapphire": 1}, pentagon={"ruby": 1}, levels={"gems": 2})  # 20 + 8 + 24
    table.play(0, "auction ball", "bid 20").refuses(1, "bid 53", "ZA6").play(1, "bid 52")


def test_ZA6_cards_laid_aside_do_not_count() -> None:
    table = Table(3).offer("ball").rich().give(1, dust=5, cards=[], aside=["red 17", "red 17"])  # 5, and gems for 20
    table.play(0, "auction ball", "bid 20").refuses(1, "bid 26", "ZA6").play(1, "bid 25")


def test_ZA6_the_net_price_counts() -> None:
    table = Table(3).offer("elixir").rich().give(1, dust=40, cards=[], artifacts=["ball"] * 2)  # 60 with gems
    table.play(0, "auction elixir", "bid 60").refuses(1, "bid 71", "ZA6").play(1, "bid 70")
    table = Table(3).offer("elixir").rich().give(1, dust=45, cards=[], points=10)  # 65 with gems
    table.play(0, "auction elixir", "bid 60").refuses(1, "bid 61", "ZA6").play(1, "pass")


def test_ZA6_what_was_bid_can_be_paid_to_the_last_stone() -> None:
    table = Table(3).offer("ball").rich()
    table.give(1, dust=0, cards=[], active={"opal": 5}, pentagon={"sapphire": 1}, levels={"gems": 4})  # 5 x 3 + 6
    table.play(0, "auction ball", "bid 20").refuses(1, "bid 22", "ZA6").play(1, "bid 21").play(2, "pass").play(
        0, "pass"
    )
    table.play(1, *["sell opal"] * 5, "sell inactive sapphire")
    assert table.player(1).artifacts == {"ball": 1}
    assert (table.player(1).active, table.player(1).pentagon, table.player(1).dust) == ({}, {}, 0)


# Order of bids


def test_ZA7_after_the_starter_bids_the_next_position_and_after_the_last_the_first() -> None:
    table = turn_of(Table(4).offer("ball").rich(), 2).play(2, "auction ball", "bid 20")
    asked = []
    for bid in range(21, 29):
        asked.append(table.state.to_act[0])
        table.play(asked[-1], f"bid {bid}")
    assert asked == [3, 0, 1, 2, 3, 0, 1, 2]


def test_ZA7_those_who_passed_are_skipped_and_the_starter_may_bid_again() -> None:
    table = Table(4).offer("ball").rich().play(0, "auction ball", "bid 20").play(1, "bid 21").play(2, "pass")
    table.play(3, "bid 22").play(0, "bid 23").play(1, "pass")
    assert table.state.to_act == (3,)
    table.play(3, "bid 24").play(0, "bid 25").play(3, "pass")
    assert (table.state.to_act, table.view(0).due) == ((0,), 25)


def test_ZA7_it_ends_when_one_bidder_is_left() -> None:
    table = Table(3).offer("ball").rich().play(0, "auction ball", "bid 20").play(1, "pass").play(2, "bid 21")
    table.play(0, "pass")
    assert (table.state.to_act, table.view(2).due, table.view(2).auction) == ((2,), 21, None)


def test_ZA7_bidding_follows_the_discs_and_not_the_seats() -> None:
    table = Table(3).rich(4).lots(2, 0, 1).end_turns().offer("ball").rich()
    assert table.view(0).order == [2, 0, 1]
    table.play(2, "auction ball", "bid 20").play(0, "bid 21").play(1, "bid 22").play(2, "bid 23")


def test_ZA8_any_whole_number_above_the_current_bid() -> None:
    table = Table(3).offer("ball").rich().play(0, "auction ball", "bid 31").play(1, "bid 32").play(2, "bid 150")
    table.refuses(0, "bid 150", "Z70").play(0, "bid 151")


def test_ZA9_owners_of_a_belt_are_not_asked_to_bid_for_another() -> None:
    table = Table(4).offer("belt").rich().give(1, artifacts=["belt"]).play(0, "auction belt", "bid 30")
    assert table.state.to_act == (2,)
    auction = table.view(0).auction
    assert auction is not None
    assert auction.bidders == [0, 2, 3]
    table.refuses(1, "bid 31", "Z79").play(2, "bid 31").play(3, "bid 32").play(0, "bid 33")
    assert table.state.to_act == (2,)


def test_ZA9_if_all_others_own_one_the_starter_gets_it_at_once() -> None:
    table = Table(3).offer("wand").rich().give(1, artifacts=["wand"]).give(2, artifacts=["wand"])
    table.play(0, "auction wand", "bid 60")
    assert (table.state.to_act, table.view(0).due) == ((0,), 60)


def test_ZA9_a_belt_does_not_keep_anybody_from_a_wand() -> None:
    table = Table(3).offer("wand").rich().give(1, artifacts=["belt"]).play(0, "auction wand", "bid 60")
    table.play(1, "bid 61")


def test_ZA10_no_opening_bid_beyond_the_own_means() -> None:
    table = Table(3).offer("ball").play(0, "auction ball")  # the witch: 20, and gems for 17
    table.refuses(0, "bid 38", "ZA10")
    assert table.options(0)[-1] == "bid 37"


def test_ZA10_no_auction_whose_minimum_is_beyond_the_own_means() -> None:
    table = Table(3).offer("belt", "mirror").refuses(0, "auction mirror", "ZA10").refuses(0, "auction owl", "ZA10")
    table.play(0, "auction belt", "bid 30")


def test_ZA10_change_that_cannot_be_laid_out_as_dust_does_not_count() -> None:
    table = Table(3).offer("ball").give(0, dust=3, cards=[])  # 2 dust, and gems for 17
    table.refuses(0, "auction ball", "ZA10").play(0, "sell opal", "auction ball", "bid 20")


def test_ZA11_a_price_of_nothing_is_not_paid() -> None:
    table = Table(6).offer("ball").rich().give(0, points=10)
    assert price(turn_of(table.give(5, levels={"artifacts": 4}), 5), 5, "ball", 20) == 0
    assert table.player(5).artifacts == {"ball": 1}
    assert table.state.to_act == (5,)


def test_ZA11_below_nothing_nothing_is_paid_out() -> None:
    table = Table(3).give(0, artifacts=["mask"] * 7)
    assert price(table, 0, "owl", 120) == 0
    assert (table.player(0).sentinels, table.player(0).energy) == (["owl"], 20)


# Selling to pay


def test_ZA12_the_winner_sells_only_what_is_still_needed() -> None:
    table = Table(3).offer("ball").rich().give(1, dust=10, cards=["blue 5"]).win(0, 1, "ball", 25)
    table.refuses(1, "pay", "ZA32").play(1, "sell opal", "sell opal").refuses(1, "sell sapphire", "ZA12").play(1, "pay")
    assert (table.player(1).active, table.player(1).energy) == ({"sapphire": 1}, 0)


def test_ZA12_the_winner_picks_the_stones_active_or_not() -> None:
    table = Table(3).offer("ball").rich().give(1, dust=15, cards=[], pentagon={"opal": 1}).win(0, 1, "ball", 30)
    table.play(1, "sell inactive opal").refuses(1, "sell inactive opal", "Z48a").play(1, "sell sapphire")
    assert (table.player(1).active, table.player(1).pentagon, table.player(1).dust) == ({"opal": 2}, {}, 0)


def test_ZA12_nothing_is_sold_when_energy_suffices() -> None:
    table = Table(3).offer("ball").give(1, dust=16).win(0, 1, "ball", 21)  # and a blue 5
    table.refuses(1, "sell opal", "ZA12").play(1, "pay")
    assert table.player(1).energy == 0


def test_ZA12_nothing_is_sold_while_merely_bidding() -> None:
    table = Table(3).offer("ball").play(0, "auction ball", "bid 20")
    table.refuses(1, "sell opal", "Z70").refuses(2, "sell opal", "Z33").refuses(0, "sell opal", "ZA15a")


def test_ZA12_proceeds_are_used_first_and_a_surplus_becomes_dust() -> None:
    table = Table(3).offer("ball").rich().give(1, dust=10, cards=["blue 5"], active={"ruby": 1}).win(0, 1, "ball", 21)
    table.play(1, "sell ruby")
    assert (table.player(1).dust, len(table.player(1).hand)) == (10 + 30 - 21, 1)


def test_ZA12_no_card_is_paid_before_the_stones_that_must_be_sold() -> None:
    table = Table(3).offer("ball").rich().give(1, dust=10, cards=["blue 5"], active={"ruby": 1}).win(0, 1, "ball", 21)
    assert table.options(1) == ["sell ruby"]  # else a card not needed (ZA27) would turn into dust (Z36a)


def test_ZA12_a_surplus_of_3_without_other_dust_leaves_2() -> None:
    table = Table(3).offer("ball").rich().give(1, dust=0, cards=[], active={"ruby": 1}).win(0, 1, "ball", 27)
    table.play(1, "sell ruby")
    assert (table.player(1).artifacts, table.player(1).dust) == ({"ball": 1}, 2)


def test_ZA12_after_the_proceeds_pieces_of_the_own_choice() -> None:
    table = Table(3).offer("ball").rich().give(1, dust=20, cards=["blue 5", "blue 6"]).win(0, 1, "ball", 33)
    table.play(1, "sell sapphire")
    assert table.view(1).due == 23
    table.play(1, "pay blue#1", "pay dust")
    assert (table.player(1).dust, [card.value for card in table.player(1).hand]) == (2, [6])


def test_ZA12_ZA15a_the_limit_holds_in_the_own_turn_too() -> None:
    table = Table(3).offer("ball").win(0, 0, "ball", 20)  # the witch has 20
    table.refuses(0, "sell opal", "ZA12").play(0, "pay").play(0, "sell opal")
    table = Table(3).offer("belt").win(0, 0, "belt", 30)
    table.play(0, "sell sapphire").refuses(0, "sell inactive opal", "Z48a").play(0, "sell opal")
    assert table.player(0).active == {"opal": 1}


def test_ZA15a_nobody_does_anything_else_while_an_auction_runs() -> None:
    table = Table(3).offer("mirror", "ball").rich().play(0, "auction mirror", "bid 40").play(1, "bid 41")
    for move in ("deactivate opal", "enchant opal", "learn gems", "stone 20", "sell opal"):
        table.refuses(0, move, "ZA15a").refuses(1, move, "Z33").refuses(2, move, "Z70")
    table.play(2, "pass")
    for move in ("deactivate opal", "enchant opal", "learn gems", "stone 20", "sell opal"):
        table.refuses(0, move, "Z70")


def test_ZA15a_no_gem_is_hidden_from_the_mirror_between_payment_and_loss() -> None:
    table = Table(3).offer("mirror").rich().win(0, 1, "mirror", 41)
    table.refuses(0, "deactivate opal", "ZA15a").refuses(1, "deactivate opal", "ZA32").play(1, "pay", "decline")
    table.refuses(0, "deactivate opal", "Z92").refuses(0, "sell opal", "Z92").play(0, "lose opal").play(2, "lose opal")
    table.play(0, "deactivate opal")


# Discs, and the highest bid there is


def test_ZA21_with_equal_points_the_disc_decides() -> None:
    table = Table(3).offer("ball", "ball").rich().give(0, points=12).give(1, points=12)
    assert price(table, 0, "ball", 20) == 30
    assert price(turn_of(table, 1), 1, "ball", 20) == 25


def test_ZA21_a_third_player_with_as_many_points_pays_nothing_more() -> None:
    table = Table(3).offer("ball").rich()
    for seat in range(3):
        table.give(seat, points=12)
    assert price(turn_of(table, 2), 2, "ball", 20) == 20


def test_ZA22_with_two_players_the_second_pays_5_more() -> None:
    table = Table(2).offer("ball").rich().give(0, points=12).give(1, points=10)
    assert price(turn_of(table, 1), 1, "ball", 20) == 25
    assert price(table, 1, "owl", 120) == 130


def test_ZA22_the_last_of_four_has_no_discount() -> None:
    table = Table(4).offer("ball").rich().give(0, points=12)
    assert price(turn_of(table, 3), 3, "ball", 20) == 20


def test_ZA30_the_highest_bid_is_9999() -> None:
    table = Table(3).offer("ball").rich(20000).play(0, "auction ball", "bid 9998")
    with pytest.raises(Mistake):
        table.state.play(1, "bid 10000")
    table.play(1, "bid 9999")
    assert table.options(2) == ["pass"]
    table.play(2, "pass")
    assert table.options(0) == ["pass"]
    table.play(0, "pass")
    assert table.view(1).due == 9999


# What is shown of an auction


def test_Z70_everybody_sees_what_each_bid_last() -> None:
    table = Table(3).offer("ball").rich().play(0, "auction ball")
    auction = table.view(1).auction
    assert auction is not None
    assert (auction.high, auction.bids) == (None, [None, None, None])
    table.play(0, "bid 20").play(1, "bid 22").play(2, "pass").play(0, "bid 25")
    auction = table.view(None).auction
    assert auction is not None
    assert (auction.high, auction.leader, auction.bids) == (25, 0, [25, 22, None])
