"""The options of Zavandor that change how it is played: ZV2, ZV3, ZV4, ZV6 and ZV7 (ZV5 and ZV8 are in test_setup)."""

from __future__ import annotations

import pytest

from conclave.engine.mistakes import Mistake
from conclave.games.zavandor import GAME
from tests.zavandor.kit import Table


def table_with(option: str, dust: int = 300) -> Table:
    """Two players with much dust and no cards play with an option; seat 0 is the druid, seat 1 the elf."""
    table = Table(2, ["druid", "elf"], options={option: True})
    return table.give(0, dust=dust, cards=[]).give(1, dust=dust, cards=[])


def test_options_are_off_unless_switched_on() -> None:
    assert set(GAME.settings().values()) == {False}
    with pytest.raises(Mistake):
        GAME.start(2, {"no_such_option": True})


@pytest.mark.parametrize(("card", "change"), [("red 15", 1), ("red 17", 3)])
def test_ZV2_no_change_is_lost_with_1_dust(card: str, change: int) -> None:
    table = table_with("one_dust").give(0, dust=0, cards=[card], levels={"gems": 3}, active={})
    table.does(0, "enchant sapphire", "end")
    assert table.player(0).dust == change
    assert "lost_dust" not in [event.what for event in table.events()]


def test_ZV2_nothing_is_lost_in_anothers_turn_either() -> None:
    table = table_with("one_dust").give(1, dust=0, cards=["white 12", "white 12"], active={}).offer("ball")
    table.win(0, 1, "ball", 21).does(1, "pay")
    assert table.player(1).dust == 3


@pytest.mark.parametrize(("dust", "weight"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 3), (8, 4), (11, 4), (13, 5)])
def test_ZV2_a_1_dust_weighs_1(dust: int, weight: int) -> None:
    assert table_with("one_dust").give(0, dust=dust).player(0).weight == weight


def test_ZV2_a_1_dust_can_be_kept_at_the_hand_limit() -> None:
    table = table_with("one_dust").give(0, dust=11, levels={"gems": 1}, active={}).end_turns()
    assert table.player(0).dust == 11


@pytest.mark.parametrize(
    ("gem", "stones"), [("opal", 28), ("sapphire", 28), ("emerald", 24), ("diamond", 24), ("ruby", 20)]
)
def test_ZV3_all_share_the_stones_in_the_box(gem: str, stones: int) -> None:
    table = table_with("limited_gems").give(0, active={}, artifacts=["spellbook", "elixir"], levels={"fire": 4})
    table.give(1, active={gem: 1}, pentagon={gem: stones - 2}).does(0, f"enchant {gem}")
    table.refuses(0, f"enchant {gem}", "ZV3")
    assert table.player(0).active == {gem: 1}


def test_ZV3_a_stone_that_comes_back_can_be_had_again() -> None:
    table = table_with("limited_gems").give(1, active={"sapphire": 27}).refuses(0, "enchant sapphire", "ZV3")
    table.play(0, "end").play(1, "sell sapphire").end_turns().play(1, "end").give(0, dust=50).does(
        0, "enchant sapphire"
    )
    assert table.player(0).active == {"opal": 2, "sapphire": 2}


def test_ZV3_an_elixir_brings_no_diamond_if_none_is_left() -> None:
    table = table_with("limited_gems").give(1, pentagon={"diamond": 24}).offer("elixir").buy(0, "elixir", 60)
    assert table.player(0).artifacts == {"elixir": 1}
    assert table.player(0).active == {"opal": 2, "sapphire": 1}
    assert table.player(0).pentagon == {}


@pytest.mark.parametrize(
    "move", ["enchant opal", "sell opal", "sell inactive opal", "activate opal", "deactivate opal"]
)
@pytest.mark.parametrize("knowledge", ["learn fire", "stone 20"])
def test_ZV4_no_gem_action_after_knowledge_that_came_after_a_gem_action(knowledge: str, move: str) -> None:
    table = table_with("strict_subphases").give(0, pentagon={"opal": 1}).does(0, "enchant opal", knowledge)
    table.refuses(0, move, "ZV4")


@pytest.mark.parametrize("move", ["enchant opal", "sell opal", "activate opal", "deactivate opal"])
def test_ZV4_every_kind_of_gem_action_counts(move: str) -> None:
    table = table_with("strict_subphases").give(0, pentagon={"opal": 1}).does(0, move, "learn fire")
    table.refuses(0, "deactivate sapphire", "ZV4")


def test_ZV4_knowledge_first_and_then_gems_is_allowed() -> None:
    table = table_with("strict_subphases").does(0, "learn fire", "stone 20", "enchant opal", "deactivate opal")
    assert table.player(0).active == {"opal": 2, "sapphire": 1}
    table.does(0, "stone 25").refuses(0, "enchant opal", "ZV4")


def test_ZV4_auctions_and_more_knowledge_stay_allowed() -> None:
    table = table_with("strict_subphases").offer("ball").does(0, "enchant opal", "stone 20", "learn fire", "stone 25")
    assert table.buy(0, "ball", 20).player(0).artifacts == {"ball": 1}


def test_ZV4_gems_may_still_be_sold_in_order_to_pay() -> None:
    table = table_with("strict_subphases").give(0, dust=12, cards=["blue 5"]).does(0, "deactivate opal", "learn fire")
    table.refuses(0, "sell sapphire", "ZV4").play(0, "stone 20")
    assert "sell sapphire" in table.options(0)
    table.does(0, "sell sapphire", "sell opal")
    assert table.player(0).waiting_stones == 1


def test_ZV4_the_next_turn_begins_anew() -> None:
    table = table_with("strict_subphases").does(0, "enchant opal", "learn fire").end_turns()
    table.give(0, dust=50)
    if table.view().to_act != [0]:
        table.play(1, "end")
    table.does(0, "enchant opal")
    assert table.player(0).active["opal"] == 4


def test_ZV6_the_druid_may_have_one_ruby_at_fire_level_3() -> None:
    table = table_with("druid_level3_ruby").give(0, levels={"fire": 3}).does(0, "enchant ruby")
    assert table.player(0).active["ruby"] == 1
    table.refuses(0, "enchant ruby", "ZV6").play(0, "deactivate ruby").refuses(0, "enchant ruby", "ZV6")
    table.does(0, "learn fire", "enchant ruby")
    assert table.player(0).active["ruby"] == 1
    assert table.player(0).pentagon == {"ruby": 1}


def test_ZV6_below_level_3_and_for_the_others_nothing_changes() -> None:
    table = table_with("druid_level3_ruby").give(0, levels={"fire": 2}).refuses(0, "enchant ruby", "Z41")
    table.give(1, levels={"fire": 3}).play(0, "end").refuses(1, "enchant ruby", "Z41")


def test_ZV6_a_ruby_that_was_sold_may_be_replaced_at_level_3() -> None:
    table = (
        table_with("druid_level3_ruby").give(0, levels={"fire": 3}).does(0, "enchant ruby", "sell ruby", "enchant ruby")
    )
    assert table.player(0).active["ruby"] == 1


def test_ZV6_at_level_4_five_rubies_are_the_limit() -> None:
    table = table_with("druid_level3_ruby", 500).give(0, levels={"fire": 4}, active={}).does(0, *["enchant ruby"] * 5)
    table.refuses(0, "enchant ruby", "Z42")


def test_ZV7_everybody_sees_the_values_of_all_hands() -> None:
    table = Table(2, options={"public_money": True}, setup_only=True).draws("blue 3", "blue 7").settle()
    for eyes in (0, 1, None):
        assert [card.value for card in table.player(0, eyes).hand] == [3]
        assert [card.value for card in table.player(1, eyes).hand] == [7]
        assert table.player(1, eyes).energy == 22


def test_ZV7_draws_are_open_as_well() -> None:
    table = Table(2, options={"public_money": True})
    draws = [event.seen_by(None) for event in table.events() if event.what == "draws"]
    assert len(draws) == 2
    assert all(event.hidden >= 0 for event in draws)


def test_ZV7_without_the_option_values_are_hidden() -> None:
    table = Table(2)
    assert [card.value for card in table.player(0, eyes=1).hand] == [None]
    assert table.player(0, eyes=1).energy is None
