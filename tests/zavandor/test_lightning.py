"""The lightning of the nine sentinels: Z77, ZA6, ZA30 and the option ZV1."""

from __future__ import annotations

import pytest

from conclave.games.zavandor.components import SENTINELS
from tests.zavandor.kit import Table


def stormy(seats: int = 3, **options: bool) -> Table:
    """A table with the option `lightning`; everybody has 15 dust, a blue 5 and the first three gems."""
    return Table(seats, options={"lightning": True, **options}).rich(15)


def strike(table: Table, starter: int, victim: int, thing: str) -> Table:
    """The victim wins the object with a bid of 999, which nobody can pay."""
    table.play(starter, f"auction {thing}", f"bid {999 if starter == victim else 120}")
    while table.view().auction is not None:
        seat = table.state.to_act[0]
        table.play(seat, "bid 999" if seat == victim else "pass")
    return table


def out(table: Table) -> list[int]:
    return [player.seat for player in table.view().players if player.out]


# Without the option


def test_Z77_ZA6_without_the_option_nobody_is_ever_struck() -> None:
    table = Table(3).offer("ball").play(0, "auction ball").refuses(0, "bid 999", "ZA10").play(0, "bid 20")
    table.refuses(1, "bid 41", "ZA6").play(1, "bid 40").pass_all()
    table.play(1, "sell opal", "sell opal", "sell sapphire", "pay")
    assert (out(table), table.player(1).artifacts, table.player(1).energy) == ([], {"ball": 1}, 0)


# Bids


def test_ZV1_bids_above_the_means_are_accepted_opening_bids_too() -> None:
    table = stormy().offer("ball").play(0, "auction ball", "bid 500").play(1, "bid 501").play(2, "bid 9999")
    assert out(table) == []


def test_ZV1_an_auction_may_be_started_although_its_minimum_is_beyond_the_means() -> None:
    table = stormy().play(0, "auction owl").refuses(0, "bid 119", "Z69").play(0, "bid 120").play(1, "bid 121")
    assert table.state.to_act == (2,)


def test_ZV1_the_other_rules_of_bidding_still_hold() -> None:
    table = stormy().offer("belt").give(0, artifacts=["belt"]).refuses(0, "auction belt", "Z79")
    table.refuses(0, "auction ball", "Z67").play(0, "end").play(1, "auction belt").refuses(1, "bid 29", "Z69")
    table.play(1, "bid 500").refuses(2, "bid 500", "Z70")


def test_ZV1_whoever_is_outbid_lives() -> None:
    table = stormy().offer("ball").play(0, "auction ball", "bid 500").give(1, dust=700).play(1, "bid 600").pass_all()
    table.play(1, "pay")
    assert (out(table), table.player(1).artifacts) == ([], {"ball": 1})


def test_ZA30_with_lightning_too_the_highest_bid_is_9999() -> None:
    table = stormy().offer("ball").play(0, "auction ball", "bid 9999")
    assert table.options(1) == ["pass"]


# Who is struck


@pytest.mark.parametrize(("bid", "struck"), [(40, []), (41, [1])])
def test_Z77_the_winner_who_cannot_pay_even_by_selling_all_gems_is_out(bid: int, struck: list[int]) -> None:
    table = stormy().offer("ball").win(0, 1, "ball", bid)  # the elf has 20, and gems for 20
    assert out(table) == struck


def test_Z77_who_can_pay_with_all_gems_sells_and_pays() -> None:
    table = stormy().offer("ball").win(0, 1, "ball", 40).play(1, "sell opal", "sell opal", "sell sapphire", "pay")
    assert (table.player(1).artifacts, table.player(1).active, table.player(1).energy) == ({"ball": 1}, {}, 0)
    assert out(table) == []


def test_ZV1_the_net_price_decides() -> None:
    table = stormy().offer("elixir").give(1, artifacts=["ball"] * 5).win(0, 1, "elixir", 65)  # 65 - 25 = 40
    assert (out(table), table.view(1).due) == ([], 40)
    table = stormy().offer("ball").give(1, points=10).win(0, 1, "ball", 36)  # 36 + 5 = 41
    assert out(table) == [1]


def test_ZV1_cards_laid_aside_do_not_help() -> None:
    table = stormy().offer("ball").give(1, aside=["red 17", "red 17"]).win(0, 1, "ball", 41)
    assert out(table) == [1]


def test_Z77_the_news_is_told() -> None:
    table = stormy().offer("ball")
    table.events()
    told = [(event.what, event.seat) for event in strike(table, 0, 1, "ball").events()]
    assert ("struck", 1) in told
    assert "pays" not in [what for what, _ in told]


# What becomes of the struck player


def test_ZV1_gems_return_to_the_supply() -> None:
    table = stormy(limited_gems=True).offer("ball").give(1, active={"ruby": 2, "opal": 1}, pentagon={"ruby": 3})
    rubies, opals = table.state.supply(4), table.state.supply(0)
    strike(table, 0, 1, "ball")
    assert (table.player(1).active, table.player(1).pentagon) == ({}, {})
    assert (table.state.supply(4), table.state.supply(0)) == (rubies + 5, opals + 1)


def test_ZV1_energy_goes_to_the_discards_and_the_supplies() -> None:
    table = stormy().offer("ball").give(1, cards=["blue 7", "red 13"], aside=["white 8"], concentrated={"green": 1})
    strike(table, 0, 1, "ball")
    struck = table.player(1)
    assert (struck.dust, struck.concentrated, struck.hand, struck.aside) == (0, {}, [], [])
    spent = sorted((card.colour, card.value or 0) for card in table.view().spent)
    assert spent == [("blue", 7), ("red", 13), ("white", 8)]


def test_ZV1_artifacts_leave_the_game() -> None:
    table = stormy().offer("ball").give(1, artifacts=["spellbook", "belt"])
    deck = table.view().deck
    strike(table, 0, 1, "ball")
    assert table.player(1).artifacts == {}
    assert ([lot.name for lot in table.view().artifacts], table.view().deck) == (["ball"], deck)


def test_ZV1_sentinels_are_on_offer_again() -> None:
    table = stormy().offer("ball").give(1, sentinels=["owl", "fox"])
    assert len(table.view().sentinels) == 7
    strike(table, 0, 1, "ball").give(0, dust=400)
    assert (len(table.view().sentinels), table.player(1).sentinels) == (9, [])
    table.buy(0, "owl", 120)
    assert table.player(0).sentinels == ["owl"]


def test_ZV1_sentinels_that_came_back_do_not_end_the_game() -> None:
    table = stormy().offer("ball").give(1, sentinels=SENTINELS[:1]).give(2, sentinels=SENTINELS[1:5])
    strike(table, 0, 1, "ball").end_turns()
    assert (table.state.over, table.view().round) == (False, 2)


def test_ZV1_a_struck_player_takes_no_further_part() -> None:
    table = strike(stormy(4).offer("ball", "belt"), 0, 1, "ball").play(0, "auction belt", "bid 30")
    assert table.state.to_act == (2,)
    table.play(2, "pass").play(3, "bid 31").play(0, "pass").play(3, "sell opal", "pay")
    table.play(0, "end")
    assert table.view().turn == 2
    table.end_turns()
    assert sorted(table.view().order) == [0, 2, 3]
    assert table.player(1).hand == []
    table.end_turns()
    assert table.view().round == 3


def test_ZV1_a_struck_player_cannot_win() -> None:
    table = stormy().offer("ball").give(1, points=50, artifacts=["talisman"] * 3)
    strike(table, 0, 1, "ball").give(0, sentinels=SENTINELS[:5]).end_turns()
    assert table.state.over
    assert (table.state.winners(), table.state.scores()[1]) == ([0], 0)


def test_ZV1_a_struck_player_gives_no_gem_to_a_mirror() -> None:
    table = strike(stormy(4).offer("ball", "mirror"), 0, 1, "ball").give(0, dust=100).buy(0, "mirror", 40)
    table.play(0, "decline").play(2, "lose opal").play(3, "lose opal")
    assert table.state.to_act == (0,)


# What becomes of the auction and the turn


def test_Z77_the_auction_is_annulled_and_the_object_stays_on_offer() -> None:
    table = strike(stormy().offer("ball", "belt"), 0, 1, "ball")
    assert [lot.name for lot in table.view().artifacts] == ["ball", "belt"]
    assert [table.player(seat).artifacts for seat in range(3)] == [{}, {}, {}]
    table.play(0, "auction ball", "bid 20")


def test_Z77_with_all_its_effects() -> None:
    table = strike(stormy().offer("mirror", "talisman"), 0, 1, "mirror")
    assert table.state.to_act == (0,)
    assert [table.player(seat).active for seat in (0, 2)] == [{"opal": 2, "sapphire": 1}] * 2
    assert table.player(1).waiting_stones == 0


def test_ZV1_no_other_bidder_is_asked_instead() -> None:
    table = stormy().offer("ball").play(0, "auction ball", "bid 20").play(1, "bid 30").play(2, "bid 999")
    table.play(0, "pass").play(1, "pass")
    assert (out(table), table.state.to_act, table.view().auction) == ([2], (0,), None)
    assert (table.player(0).dust, table.player(1).dust) == (15, 15)


def test_ZV1_the_player_whose_turn_it_is_goes_on() -> None:
    table = strike(stormy().offer("ball"), 0, 2, "ball")
    assert (table.view().turn, table.state.to_act) == (0, (0,))
    table.play(0, "enchant opal", "pay", "end")
    assert table.view().turn == 1


def test_ZV1_if_that_player_was_struck_the_turn_is_over() -> None:
    table = strike(stormy().offer("ball"), 0, 0, "ball")
    assert (out(table), table.view().turn, table.state.to_act) == ([0], 1, (1,))


def test_ZV1_struck_as_the_last_of_the_round() -> None:
    table = stormy().offer("ball").rich(0).play(0, "end").play(1, "end")
    strike(table, 2, 2, "ball")
    assert (out(table), table.view().round, table.view().order) == ([2], 2, [0, 1])


# What changes for the others


def test_ZV1_artifacts_are_refilled_up_to_the_smaller_number() -> None:
    table = strike(stormy().offer("ball", "spellbook"), 0, 1, "ball").give(0, dust=100).buy(0, "spellbook", 20)
    table.end_turns()
    assert len(table.view().artifacts) == 2


def test_ZV1_artifacts_face_up_above_that_number_stay() -> None:
    table = strike(stormy().offer("ball", "spellbook", "belt"), 0, 1, "ball").end_turns()
    assert [lot.name for lot in table.view().artifacts] == ["ball", "spellbook", "belt"]
    table.give(0, dust=100).buy(0, "spellbook", 20).end_turns()
    assert [lot.name for lot in table.view().artifacts] == ["ball", "belt"]


def test_ZV1_positions_are_renumbered_in_the_next_phase_1() -> None:
    table = strike(stormy(4).offer("ball"), 0, 1, "ball")
    assert [table.player(seat).position for seat in (0, 2, 3)] == [1, 3, 4]
    table.end_turns()
    assert [table.player(seat).position for seat in (0, 2, 3)] == [1, 2, 3]


@pytest.mark.parametrize("victim", [0, 1, 3])
def test_Z85_ZV1_until_then_everybody_pays_as_before(victim: int) -> None:
    table = stormy(6).offer("ball", "ball", "ball").give(0, points=12).give(2, points=12)
    strike(table, 0, victim, "ball").rich(100)
    paid: dict[int, int | None] = {}
    while table.view().turn is not None and len(paid) < 5:
        seat = table.state.to_act[0]
        table.win(seat, seat, "ball", 20)
        paid[seat] = table.view(seat).due
        table.play(seat, "pay", "end").offer("ball")
    before = {0: 30, 1: 20, 2: 20, 3: 20, 4: 15, 5: 10}
    assert paid == {seat: due for seat, due in before.items() if seat != victim}


@pytest.mark.parametrize("victim", [0, 1, 3])
def test_Z85_ZV1_and_the_table_says_so(victim: int) -> None:
    table = stormy(6).offer("ball").give(0, points=12)
    before = table.view().artifacts[0].surcharge
    assert before == [10, 0, 0, 0, -5, -10]
    after = strike(table, 0, victim, "ball").view().artifacts[0].surcharge
    assert [after[seat] for seat in range(6) if seat != victim] == [before[seat] for seat in range(6) if seat != victim]


def test_ZV1_copies_of_artifacts_do_not_come_back_into_the_deck() -> None:
    table = stormy().offer("ball")
    deck = table.view().deck
    strike(table, 0, 1, "ball").end_turns()
    assert table.view().deck == deck[1:]  # one artifact was turned up, for two players


def test_ZV1_a_player_left_alone_wins_at_once() -> None:
    table = strike(stormy(2).offer("ball").give(0, points=30), 0, 0, "ball")
    assert table.state.over
    assert table.state.to_act == ()
    assert table.state.winners() == [1]
    assert table.view().round == 1


def test_ZV1_left_alone_in_the_own_turn_too() -> None:
    table = stormy(3).offer("ball")
    strike(table, 0, 1, "ball")
    assert not table.state.over
    strike(table, 0, 2, "ball")
    assert (table.state.over, table.state.winners()) == (True, [0])
    table.refuses(0, "end", "E1")
