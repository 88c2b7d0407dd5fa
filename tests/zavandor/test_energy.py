"""Phase 2 of Zavandor, energy: Z20b to Z31, with ZA1, ZA2, ZA2a and ZA23a."""

from __future__ import annotations

import pytest

from conclave.games.zavandor.components import BACKS, COLOURS
from tests.zavandor.kit import Table, kind_of


def bare(players: int = 2) -> Table:
    """Nobody has any energy or any gem: what comes in the next round is what the test gives."""
    table = Table(players)
    for seat in range(players):
        table.give(seat, dust=0, cards=[], active={}, levels={})
    return table


def pile(table: Table, colour: str, *values: int) -> None:
    """Nothing but these cards is left of a deck."""
    back = COLOURS.index(colour)
    for kind in range(BACKS.first[back], BACKS.first[back + 1]):
        table.state.secrets.pile[kind] = 0
    for value in values:
        table.state.secrets.pile[kind_of(f"{colour} {value}")] += 1


def colours(table: Table, seat: int) -> list[str]:
    return [card.colour for card in table.player(seat).hand]


def values(table: Table, seat: int) -> list[int | None]:
    return [card.value for card in table.player(seat).hand]


def test_Z20b_the_last_card_goes_to_the_first_in_playing_order() -> None:
    table = bare(3).give(1, active={"sapphire": 1}).give(2, active={"sapphire": 2})
    pile(table, "blue", 7, 3)
    table.draws("blue 7", "blue 3").end_turns()
    assert table.view().order[:2] == [2, 1]
    assert values(table, 2) == [7, 3]
    assert (values(table, 1), table.player(1).dust) == ([], 5)


def test_Z20b_income_is_told_in_playing_order() -> None:
    table = Table(3).give(2, active={"ruby": 2}).give(1, active={"emerald": 2})
    table.events()
    events = table.end_turns().events()
    assert [event.seat for event in events if event.what == "draws"] == [2, 2, 1, 1, 0]
    assert [event.seat for event in events if event.what == "income"] == [2, 1, 0]


def test_Z20b_everybody_takes_energy_from_the_own_board() -> None:
    table = bare(3).give(0, active={"sapphire": 1}).give(1, active={"diamond": 1}).give(2, active={"opal": 1})
    table.end_turns()
    assert [colours(table, seat) for seat in range(3)] == [["blue"], ["white"], []]
    assert [player.dust for player in table.view().players] == [0, 0, 2]


def test_Z21_gems_in_the_pentagon_give_nothing() -> None:
    table = bare().give(0, pentagon={"opal": 3, "sapphire": 1, "emerald": 1, "diamond": 1, "ruby": 4}).end_turns()
    assert table.player(0).energy == 0
    assert colours(table, 0) == []


@pytest.mark.parametrize(("opals", "dust"), list(enumerate([0, 2, 5, 10, 12, 15, 20, 22, 25, 30, 32, 35])), ids=str)
def test_Z22_dust_of_active_opals(opals: int, dust: int) -> None:
    table = bare().give(0, active={"opal": opals}).end_turns()
    assert table.player(0).dust == table.player(0).energy == dust


@pytest.mark.parametrize(
    ("gem", "colour"), [("sapphire", "blue"), ("emerald", "green"), ("diamond", "white"), ("ruby", "red")]
)
def test_Z23_each_active_gem_gives_a_card_of_its_colour(gem: str, colour: str) -> None:
    for number in (1, 2, 3):
        table = bare().give(0, active={gem: number}).end_turns()
        assert colours(table, 0) == [colour] * number
        assert table.player(0).dust == 0


def test_Z24_crystals_give_green_cards_and_chalices_red_ones() -> None:
    table = bare().give(0, artifacts=["crystal", "chalice", "chalice"]).end_turns()
    assert sorted(colours(table, 0)) == ["green", "red", "red"]
    assert sorted(colours(table.end_turns(), 0)) == ["green"] * 2 + ["red"] * 4


def test_Z24_other_artifacts_give_no_energy() -> None:
    others = ["spellbook", "runestone", "ball", "belt", "mirror", "elixir", "mask", "wand", "cloak", "talisman"]
    assert bare().give(0, artifacts=others).end_turns().player(0).energy == 0


@pytest.mark.parametrize(
    ("gem", "colour", "worth"),
    [("sapphire", "blue", 20), ("emerald", "green", 30), ("diamond", "white", 40), ("ruby", "red", 60)],
)
def test_Z25_four_cards_of_a_colour_become_concentrated_energy_and_2_dust(gem: str, colour: str, worth: int) -> None:
    player = bare().give(0, active={gem: 4}).end_turns().player(0)
    assert player.concentrated == {colour: 1}
    assert (player.dust, player.hand, player.energy) == (2, [], worth + 2)


def test_Z25_the_cards_left_over_are_drawn() -> None:
    table = bare().give(0, active={"sapphire": 7}).end_turns()
    assert (table.player(0).concentrated, table.player(0).dust) == ({"blue": 1}, 2)
    assert colours(table, 0) == ["blue"] * 3


def test_Z25_T3_chalices_count_with_rubies() -> None:
    four = bare().give(0, active={"ruby": 4}).end_turns().player(0)
    assert (four.concentrated, four.dust, four.hand) == ({"red": 1}, 2, [])
    table = bare().give(0, active={"ruby": 5}, artifacts=["chalice"]).end_turns()
    assert (table.player(0).concentrated, table.player(0).dust) == ({"red": 1}, 2)
    assert colours(table, 0) == ["red", "red"]


def test_Z25_colours_are_not_mixed() -> None:
    table = bare().give(0, active={"sapphire": 2, "emerald": 2, "diamond": 3}).end_turns()
    assert table.player(0).concentrated == {}
    assert table.player(0).dust == 0
    assert sorted(colours(table, 0)) == ["blue"] * 2 + ["green"] * 2 + ["white"] * 3


def test_Z26_nobody_is_asked_about_the_exchange() -> None:
    table = bare().give(0, active={"emerald": 4}).play(0, "end").play(1, "end")
    assert (table.view().round, table.view().phase) == (2, 3)
    assert "end" in table.options(0)
    assert (table.player(0).concentrated, colours(table, 0)) == ({"green": 1}, [])


def test_Z27_cards_kept_from_earlier_rounds_form_no_group() -> None:
    kept = ["blue 3", "blue 4", "blue 5"]
    table = bare().give(0, active={"sapphire": 3}, cards=kept).end_turns()
    assert len(colours(table, 0)) == 6
    assert (table.player(0).concentrated, table.player(0).dust) == ({}, 0)


def test_Z27_concentrated_energy_comes_in_phase_2_only() -> None:
    table = bare().give(0, cards=["green 7", "green 7"], dust=6, levels={"sages": 1})
    table.does(0, "learn sages").end_turns()
    assert colours(table, 0) == ["green"] * 4
    assert table.player(0).concentrated == {}


@pytest.mark.parametrize(("level", "dust"), [(0, 0), (1, 0), (2, 2), (3, 5), (4, 10)])
def test_Z28_energy_flow_gives_dust_every_round(level: int, dust: int) -> None:
    table = bare().give(0, levels={"flow": level}).end_turns()
    assert table.player(0).dust == dust
    assert table.end_turns().player(0).dust == 2 * dust


def test_Z28_T4_flow_is_paid_apart_from_the_opals() -> None:
    assert bare().give(0, active={"opal": 4}, levels={"flow": 3}).end_turns().player(0).dust == 17
    assert bare().give(0, active={"opal": 2}, levels={"flow": 2}).end_turns().player(0).dust == 7


def test_Z29_cards_laid_aside_come_to_the_hand_with_the_new_round() -> None:
    table = bare().give(0, aside=["white 9", "white 12"])
    assert (values(table, 0), len(table.player(0).aside)) == ([], 2)
    table.end_turns()
    assert (values(table, 0), table.player(0).aside) == ([9, 12], [])


def test_Z30_cards_are_secret_and_dust_and_concentrated_energy_are_open() -> None:
    table = Table(2).give(0, cards=["blue 3", "red 17"], dust=7, concentrated={"white": 1})
    own, seen, spectators = table.player(0), table.player(0, eyes=1), table.player(0, eyes=None)
    assert [card.value for card in own.hand] == [3, 17]
    for others in (seen, spectators):
        assert [(card.colour, card.value) for card in others.hand] == [("blue", None), ("red", None)]
        assert (others.dust, others.concentrated) == (7, {"white": 1})
        assert others.energy is None


def test_Z30_only_the_drawer_sees_what_was_drawn() -> None:
    draws = [event for event in Table(2).events() if event.what == "draws"]
    assert [event.seat for event in draws] == [0, 1]
    for event in draws:
        assert event.seen_by(event.seat).hidden == kind_of("blue 5")
        assert event.seen_by(1 - event.seat).hidden == -1
        assert event.seen_by(None).hidden == -1


def test_Z31_T1_everybody_gets_5_dust_and_a_blue_card_in_round_1() -> None:
    players = Table(6).view().players
    assert [player.dust for player in players] == [15, 15, 25, 15, 20, 25]
    assert [[card.colour for card in player.hand] for player in players] == [["blue"] * n for n in (1, 1, 1, 3, 1, 1)]
    assert all(player.concentrated == {} for player in players)


def test_ZA1_spent_cards_lie_face_up() -> None:
    table = Table(2).give(0, dust=0, cards=["white 9", "blue 3"]).play(0, "enchant opal", "pay white#1")
    assert [(card.colour, card.value) for card in table.view(1).spent] == [("white", 9)]


def test_ZA1_cards_given_back_at_the_hand_limit_lie_face_up_too() -> None:
    table = bare().give(0, cards=["red 13"] * 3 + ["red 17"] * 3).end_turns()
    assert [(card.colour, card.value) for card in table.view(1).spent] == [("red", 13)]


def test_ZA1_an_empty_deck_is_made_anew_from_the_spent_cards() -> None:
    table = bare().give(0, active={"sapphire": 2}, cards=["blue 3", "blue 7"], dust=0, levels={"gems": 1})
    pile(table, "blue", 6)
    table.play(0, "enchant opal", "pay", "end")
    table.state.play(1, "end")
    table.until("draw")
    assert table.odds() == {"draw blue 6": 1}
    table.state.play(-1, "draw blue 6")
    assert table.odds() == {"draw blue 3": 1, "draw blue 7": 1}
    table.draws("blue 7").settle()
    assert values(table, 0) == [6, 7]
    assert table.view().piles["blue"] == 1
    assert table.view().spent == []


def test_ZA1_only_the_colour_that_ran_out_is_shuffled() -> None:
    table = bare().give(0, active={"sapphire": 1}, cards=["blue 3", "blue 7", "white 9"])
    pile(table, "blue")
    table.give(0, levels={"gems": 1}).play(0, "enchant opal", "pay white#1", "enchant opal", "pay")
    table.end_turns()
    assert [card.colour for card in table.view().spent] == ["white"]


@pytest.mark.parametrize(
    ("gem", "colour", "dust"),
    [("sapphire", "blue", 5), ("emerald", "green", 7), ("diamond", "white", 10), ("ruby", "red", 15)],
)
def test_ZA1_without_deck_and_spent_cards_there_is_dust(gem: str, colour: str, dust: int) -> None:
    table = bare().give(0, active={gem: 2})
    pile(table, colour)
    table.end_turns()
    assert (table.player(0).dust, table.player(0).hand) == (2 * dust, [])


def test_ZA1_concentrated_energy_needs_no_deck() -> None:
    table = bare().give(0, active={"ruby": 4})
    pile(table, "red")
    assert table.end_turns().player(0).concentrated == {"red": 1}


def test_ZA1_spent_concentrated_energy_leaves_no_card() -> None:
    table = bare().give(0, concentrated={"blue": 1}).play(0, "enchant sapphire", "pay")
    assert table.player(0).concentrated == {}
    assert table.view().spent == []


def test_ZA2_cards_of_the_sages_cannot_pay_in_the_round_they_come() -> None:
    table = bare().give(0, dust=3, levels={"sages": 0}, waiting_stones=1).does(0, "learn sages")
    assert len(table.player(0).aside) == 2
    assert table.player(0).energy == 0
    table.refuses(0, "enchant opal", "Z37").refuses(0, "pay blue#1", "Z34")
    table.end_turns()
    assert "enchant opal" in table.options(0)


def test_ZA2_cards_of_the_sages_are_no_means_in_an_auction() -> None:
    table = bare().give(0, dust=15, aside=["blue 5", "blue 5"]).offer("spellbook")
    table.refuses(0, "auction spellbook", "ZA10")
    table.give(0, dust=20).play(0, "auction spellbook").refuses(0, "bid 21", "ZA10")


def test_ZA2_their_owner_may_look_at_them_the_others_see_the_colour() -> None:
    table = Table(2).give(0, aside=["green 6", "green 9"])
    assert [card.value for card in table.player(0).aside] == [6, 9]
    assert [(card.colour, card.value) for card in table.player(0, eyes=1).aside] == [("green", None)] * 2


def test_ZA2_they_never_count_towards_a_group_of_four() -> None:
    table = bare().give(0, active={"sapphire": 2}, aside=["blue 5", "blue 5"]).end_turns()
    assert colours(table, 0) == ["blue"] * 4
    assert table.player(0).concentrated == {}


def test_ZA2_a_free_step_in_anothers_turn_brings_cards_for_the_next_round_too() -> None:
    table = bare(3).give(0, dust=20).give(1, dust=21, levels={"sages": 1}).offer("runestone")
    table.win(0, 1, "runestone", 21).does(1, "advance sages").play(0, "end")
    assert table.view().to_act == [1]
    assert [card.colour for card in table.player(1).aside] == ["green", "green"]
    table.refuses(1, "enchant opal", "Z37").end_turns()
    assert colours(table, 1) == ["green", "green"]


def test_ZA2a_T2_every_full_four_is_exchanged() -> None:
    player = bare().give(0, active={"emerald": 5}, artifacts=["crystal"] * 3).end_turns().player(0)
    assert (player.concentrated, player.dust, player.hand) == ({"green": 2}, 4, [])
    assert player.energy == 64


def test_ZA2a_nine_sapphires_make_two_groups_and_a_card() -> None:
    table = bare().give(0, active={"sapphire": 9}).end_turns()
    assert (table.player(0).concentrated, table.player(0).dust) == ({"blue": 2}, 4)
    assert colours(table, 0) == ["blue"]


def test_ZA23a_dust_and_concentrated_energy_never_run_out() -> None:
    table = bare(6)
    for seat in range(6):
        table.give(seat, active={"ruby": 40, "opal": 300}, dust=0)
    table.end_turns()
    assert [player.concentrated for player in table.view().players] == [{"red": 10}] * 6
    assert [player.dust for player in table.view().players] == [1020] * 6


# What is shown of it beforehand


@pytest.mark.rule("Z21", "Z22", "Z24", "Z25", "Z28")
def test_the_income_that_is_announced_is_the_income_that_comes() -> None:
    table = Table(3).give(0, active={"opal": 2, "sapphire": 5}, artifacts=["crystal"], levels={"flow": 2})
    income = table.player(0).income
    assert income.dust == {"opal": 5, "flow": 2, "groups": 2}
    assert (income.cards, income.concentrated) == ({"blue": 1, "green": 1}, {"blue": 1})
    table.events()
    table.end_turns()
    [came] = [event for event in table.events() if event.what == "income" and event.seat == 0]
    assert came.a == 9
    assert table.player(0).concentrated == {"blue": 1}
