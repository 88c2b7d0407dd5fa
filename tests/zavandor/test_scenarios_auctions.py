"""Scenarios from the printed rules, written without a look at the program: auctions, prices, sentinels."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.zavandor.figures import ARTIFACTS, SENTINELS, WORTH, least
from tests.zavandor.scenarios import CLIMB, DECK, Table, arrange, rich, summit

# Phase 3: auctions


def test_bidding_goes_round_from_the_starter_in_the_order_of_the_round() -> None:
    table = Table("kobold mage druid fairy", order=[3, 1, 0, 2])
    table.raw(3, "end")
    table.raw(1, "auction spellbook", "bid 20")
    assert table.state.to_act == (0,)
    table.raw(0, "bid 21")
    assert table.state.to_act == (2,)
    table.raw(2, "pass")
    assert table.state.to_act == (3,)
    table.raw(3, "bid 25")
    assert table.state.to_act == (1,)
    table.raw(1, "bid 26")
    table.raw(0, "pass")
    assert table.state.to_act == (3,), "who has passed is not asked again"
    assert table.forbidden(3, "bid 26") in ("Z70", "ZA8")
    table.raw(3, "pass")
    assert table.view().auction is None
    assert table.view(1).due == 26


def test_opening_bid_at_least_the_minimum_and_the_starter_must_buy() -> None:
    table = Table("kobold mage")
    table.raw(0, "auction spellbook")
    assert table.forbidden(0, "bid 19") == "Z69"
    assert table.forbidden(0, "pass")
    table.raw(
        0,
        "bid 22",
    )
    table.raw(1, "pass")
    before = table.me(0).energy
    table.do(0, "pay dust")
    assert table.me(0).artifacts == {"spellbook": 1}
    assert before - table.me(0).energy in (22, 23)


def test_only_the_active_player_starts_auctions_and_others_only_bid() -> None:
    table = Table("kobold mage druid")
    assert table.forbidden(1, "auction spellbook") in ("Z33", "Z68")
    assert table.forbidden(1, "enchant opal") == "Z33"
    assert table.forbidden(1, "sell opal") == "Z33"
    table.raw(0, "auction spellbook", "bid 20")
    assert table.forbidden(1, "sell opal") in ("Z33", "Z70", "ZA12", "ZA15a")
    assert table.forbidden(0, "enchant opal")
    assert table.forbidden(2, "bid 30")


def test_a_winner_in_a_foreign_turn_pays_at_once_and_may_sell_only_what_is_needed() -> None:
    table = Table("kobold witch druid", one_dust=True)
    # witch: 15 dust and a blue 5, gems worth 4 + 4 + 9
    table.raw(0, "auction spellbook", "bid 20")
    table.raw(1, "bid 27")
    table.raw(2, "pass")
    table.raw(0, "pass")
    assert table.state.to_act == (1,)
    assert table.view(1).due == 27
    assert "sell opal" in table.moves(1)
    table.raw(1, "sell opal")  # 24
    assert table.state.to_act == (1,)
    table.raw(1, "sell opal")  # 28: enough now
    assert "sell sapphire" not in table.moves(1)
    while table.state.to_act == (1,):
        table.raw(1, "pay")
    assert table.me(1).artifacts == {"spellbook": 1}
    assert table.me(1).energy == 1
    assert table.me(1).active == {"sapphire": 1}
    assert table.state.to_act == (0,)
    assert "end" in table.moves(0)


def test_a_bid_beyond_all_one_owns_is_refused_and_the_exact_sum_is_not() -> None:
    table = Table("kobold witch")
    table.raw(0, "auction spellbook", "bid 20")
    assert table.moves(1)[-1] == "bid 37"  # 20 in hand, 4 + 4 + 9 by selling everything
    assert table.forbidden(1, "bid 38") == "ZA6"


def test_several_things_in_one_round_and_discounts_at_once() -> None:
    """Two artifacts in one turn; the ball just bought takes 5 off the elixir, the leader pays 10 more for each."""
    table = Table("kobold witch", reveal="spellbook ball runestone elixir", one_dust=True)
    emeralds = ", ".join(["swap opal emerald"] * 3 + ["swap sapphire emerald"] * 2)
    start = "enchant sapphire, enchant opal, auction spellbook, learn accumulation, auction runestone, decline, "
    table.build(0, start + emeralds + ", enchant emerald, next, have 96")
    assert table.me(0).active == {"emerald": 6}
    assert table.me(0).points == 14
    before = table.me(0).energy
    table.do(0, "auction ball")
    assert before - table.me(0).energy == 20 + 10
    table.do(0, "auction elixir 61")
    assert before - table.me(0).energy == 20 + 10 + 61 + 10 - 5
    assert table.me(0).artifacts == {"spellbook": 1, "runestone": 1, "ball": 1, "elixir": 1}
    assert table.me(0).pentagon == {"diamond": 1}


def test_gems_may_be_switched_on_and_off_at_will() -> None:
    """The document says: as one likes. The program stops after 40 times in a turn (ZA31); more is never needed."""
    table = Table("kobold mage")
    for _ in range(20):
        table.raw(0, "deactivate opal", "activate opal")
    assert table.me(0).active == {"opal": 2, "sapphire": 1}


def test_crystal_joins_the_emeralds_and_eight_cards_make_two_concentrated() -> None:
    table = rich(2).clone()
    assert table.me(0).active == {"emerald": 7, "diamond": 2}
    assert table.me(0).artifacts["crystal"] == 1
    before = table.me(0)
    assert before.weight <= before.limit
    table.next(0)
    after = table.me(0)
    assert after.concentrated.get("green", 0) == before.concentrated.get("green", 0) + 2
    gained = Counter(c.colour for c in after.hand) - Counter(c.colour for c in before.hand)
    assert gained == {"white": 2}
    assert after.dust == before.dust + 4


def test_chalice_joins_the_rubies_and_five_rubies_are_the_limit() -> None:
    table = summit().clone()
    me = table.me(0)
    assert set(me.artifacts) == set(ARTIFACTS)
    assert all(n == 1 for n in me.artifacts.values())
    assert me.knowledge == {"accumulation": 4, "artifacts": 4, "fire": 4, "gems": 4}
    assert me.slots == 11
    assert me.limit == 5 - 1 + 1 + 1 + 3 + 3
    assert me.stones == [25, 30]
    assert me.waiting_stones == 0
    table.build(0, ", ".join(["enchant ruby"] * 5))
    assert table.forbidden(0, "enchant ruby") == "Z42"
    for gem in ("emerald", "diamond"):
        for _ in range(table.me(0).active.get(gem, 0)):
            table.do(0, f"deactivate {gem}")
    for _ in range(table.me(0).pentagon.get("ruby", 0)):
        table.do(0, "activate ruby")
    assert table.me(0).active == {"ruby": 5}
    table.next(0)  # what was held goes by the hand limit; the new red cards are the last in the hand
    after = table.me(0)
    assert after.concentrated.get("red", 0) >= 1
    assert [c.colour for c in after.hand][-2:] == ["red", "red"]
    assert table.me(0).points == 15 + 8 + 34


@pytest.mark.parametrize(
    ("sentinel", "gems", "extra"),
    [
        ("phoenix", {"opal": 1, "sapphire": 1, "emerald": 1, "diamond": 1, "ruby": 1}, 10),
        ("phoenix", {"emerald": 3}, 2),  # chalice and crystal do not count
        ("owl", {"emerald": 1}, 8),
        ("fox", {"sapphire": 5}, 10),
        ("fox", {"sapphire": 7}, 12),
        ("tomcat", {"opal": 4}, 8),
        ("tomcat", {"opal": 8}, 12),
        ("unicorn", {"diamond": 4}, 4),
        ("unicorn", {"diamond": 11}, 11),
        ("scarab", {"emerald": 7}, 7),
        ("scarab", {"emerald": 11}, 11),
        ("scarab", {"opal": 1}, 0),  # the crystal is no emerald
        ("salamander", {"ruby": 5}, 10),
        ("salamander", {"opal": 1}, 0),  # the chalice is no ruby
        ("toad", {"opal": 1}, 8),
        ("raven", {"opal": 1}, 8),
    ],
)
def test_sentinels_and_their_bonus(sentinel: str, gems: dict[str, int], extra: int) -> None:
    table = summit().clone()
    table.build(0, f"have 170, auction {sentinel}")
    arrange(table, 0, gems)
    table.next(0)
    me = table.me(0)
    assert me.active == gems
    assert me.sentinels == [sentinel]
    assert me.points == sum(WORTH[g] * n for g, n in gems.items()) + 8 + 34 + 5 + extra
    assert me.breakdown["sentinels"] == 5 + extra
    # the bonus follows the board: without the gems it is gone again in the next phase 4
    for gem, count in gems.items():
        for _ in range(count):
            table.do(0, f"deactivate {gem}")
    table.next(0)
    fixed = extra if sentinel in ("owl", "toad", "raven") else 0
    assert table.me(0).points == 8 + 34 + 5 + fixed


def test_the_price_of_a_sentinel_with_surcharge_mask_and_knowledge() -> None:
    table = summit().clone()
    table.build(0, "have 170")
    assert table.view().order[0] == 0
    assert table.me(0).points >= 10
    before = table.me(0).energy
    table.do(0, "auction fox 130")
    assert before - table.me(0).energy == 130 + 20 - 20 - 20  # leader, artifacts level 4, one mask


def test_the_price_of_an_artifact_for_the_leader() -> None:
    """The leader with ten points pays ten more; the discount for a ball on the elixir is taken off."""
    table = Table("kobold witch", reveal=DECK, one_dust=True)
    table.build(0, CLIMB.split(", learn artifacts", maxsplit=1)[0])
    assert table.view().order[0] == 0
    table.build(0, "have 66, next, have 66")
    assert table.me(0).points >= 10
    assert table.me(0).artifacts["ball"] == 1
    before = table.me(0)
    table.do(0, "auction elixir 61")
    after = table.me(0)
    assert before.energy - after.energy == 61 + 10 - 5
    gems = Counter(after.active) + Counter(after.pentagon) - Counter(before.active) - Counter(before.pentagon)
    assert gems == {"diamond": 1}, "one diamond comes with the elixir"


def test_surcharge_and_discount_of_places_one_two_five_and_six() -> None:
    table = rich(6).clone()
    table.round_over()
    view = table.view()
    assert view.players[0].points >= 10
    assert view.order[0] == 0
    assert all(view.players[s].points == 3 for s in range(1, 6))
    for lot in (*view.artifacts, *view.sentinels):
        twice = 2 if lot.name in SENTINELS else 1
        by_place = [lot.surcharge[s] - lot.discount[s] for s in view.order]
        assert by_place[1:] == [0, 0, 0, -5 * twice, -10 * twice], lot
    # the fifth and the sixth really pay less
    cheap = min((lot.name for lot in view.artifacts), key=least)
    for place, less in ((4, 5), (5, 10)):
        copy = table.clone()
        for _ in range(30):  # the order among the idle ones is drawn anew every round
            seat = copy.view().order[place]
            copy.to(seat)
            before = copy.me(seat)
            worth = before.energy + sum(before.sales[g] * n for g, n in before.active.items())
            if worth >= least(cheap):
                break
            copy.round_over()
        copy.raw(seat, f"auction {cheap}")
        assert copy.moves(seat)[-1] == f"bid {worth + less}"
        copy.raw(seat, f"bid {worth}")
        while copy.view().auction is not None:
            copy.idle()
        assert copy.view(seat).due == worth - less


def test_the_second_pays_five_more_only_with_ten_points_of_his_own() -> None:
    table = Table("kobold mage witch", reveal=DECK * 2, one_dust=True)
    both = "enchant sapphire, enchant opal, auction spellbook, swap opal emerald, swap opal emerald, swap opal emerald"
    table.build_all({0: both, 1: both})
    table.build(0, "swap sapphire emerald, swap sapphire emerald, auction ball")
    table.round_over()
    view = table.view()
    assert view.order == [0, 1, 2]
    assert view.players[0].points >= 10
    assert view.players[1].points == 9
    for lot in (*view.artifacts, *view.sentinels):
        assert lot.surcharge == ([20, 0, 0] if lot.name in SENTINELS else [10, 0, 0])
    table.build(1, "swap sapphire emerald")  # ten points, from the next phase 4 on
    assert all(lot.surcharge[1] == 0 for lot in table.view().sentinels)
    table.round_over()
    view = table.view()
    assert view.order == [0, 1, 2]
    assert view.players[1].points == 10
    for lot in (*view.artifacts, *view.sentinels):
        assert lot.surcharge == ([20, 10, 0] if lot.name in SENTINELS else [10, 5, 0])
