"""Phase 3b of Zavandor, knowledge: Z51 to Z66, with ZA18, ZA19, ZA20 and ZA34."""

from __future__ import annotations

import pytest

from conclave.games.zavandor.components import AREAS
from tests.zavandor.kit import Table

COSTS = {
    "gems": [2, 4, 8, 16],
    "flow": [3, 6, 12, 24],
    "fire": [5, 10, 15, 20],
    "sages": [3, 6, 12, 24],
    "artifacts": [2, 4, 8, 16],
    "accumulation": [2, 4, 8, 16],
}
LIMITS = {"gems": 4, "flow": 4, "fire": 5, "sages": 5, "artifacts": 6, "accumulation": 6}


def student(levels: dict[str, int], dust: int = 200, waiting_stones: int = 0) -> Table:
    """Seat 0 has this knowledge, much dust and no gems or cards, and it is its turn."""
    table = Table(2, ["druid", "elf"])
    return table.give(0, levels=levels, dust=dust, waiting_stones=waiting_stones, cards=[], active={})


def test_Z51_one_paid_step_a_round() -> None:
    table = student({"gems": 1, "fire": 1}).does(0, "learn gems")
    table.refuses(0, "learn gems", "Z51").refuses(0, "learn fire", "Z51")
    assert table.player(0).learned
    table.end_turns().give(0, dust=20).play(1, "end").does(0, "learn fire")
    assert table.player(0).knowledge == {"gems": 2, "fire": 2}


def test_Z51_everybody_has_an_own_step() -> None:
    table = Table(3).does(0, "learn gems").play(0, "end").does(1, "learn flow").play(1, "end").does(2, "learn fire")
    assert [player.knowledge for player in table.view().players] == [{"gems": 2}, {"flow": 2}, {"fire": 2}]


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("area", AREAS)
def test_Z52_a_step_costs_the_price_of_the_level_reached(area: str, level: int) -> None:
    cost = COSTS[area][level - 1]
    table = student({area: level - 1}, cost - 1, 1).refuses(0, f"learn {area}", "Z52")
    table.give(0, dust=cost).does(0, f"learn {area}")
    assert table.player(0).knowledge == {area: level}
    assert table.player(0).dust == 0


@pytest.mark.parametrize("area", AREAS)
def test_Z52_level_4_is_the_last(area: str) -> None:
    student({area: 4}, waiting_stones=1).refuses(0, f"learn {area}", "Z52")


def test_Z53_a_new_area_needs_a_stone() -> None:
    table = student({"fire": 1}).refuses(0, "learn gems", "Z53")
    assert table.does(0, "stone 20", "learn gems").player(0).knowledge == {"fire": 1, "gems": 1}
    assert table.player(0).dust == 200 - 20 - 2
    assert table.player(0).waiting_stones == 0


def test_Z53_a_waiting_stone_pays_the_first_level_too() -> None:
    table = student({"fire": 1}, dust=2, waiting_stones=1).refuses(0, "learn flow", "Z52").does(0, "learn gems")
    assert (table.player(0).dust, table.player(0).waiting_stones) == (0, 0)


@pytest.mark.parametrize("price", [20, 25, 30, 35, 40])
def test_Z54_any_stone_of_the_board_may_be_bought(price: int) -> None:
    table = student({"fire": 1}, dust=price).does(0, f"stone {price}")
    assert table.player(0).dust == 0
    assert table.player(0).stones == [other for other in (20, 25, 30, 35, 40) if other != price]
    table.give(0, dust=100).refuses(0, f"stone {price}", "Z54")


def test_Z54_a_stone_must_be_paid() -> None:
    student({"fire": 1}, dust=19).refuses(0, "stone 20", "Z55")


def test_Z55_a_bought_stone_may_wait_and_is_no_step() -> None:
    table = student({"fire": 1}).does(0, "stone 40", "learn fire")
    player = table.player(0)
    assert (player.waiting_stones, player.knowledge) == (1, {"fire": 2})


def test_Z55_T15_a_stone_bought_earlier_enters_any_area_as_the_step_of_the_round() -> None:
    table = student({"gems": 1}).does(0, "stone 25").end_turns().play(1, "end").give(0, dust=7, cards=[])
    assert table.player(0).waiting_stones == 1
    assert {f"learn {area}" for area in AREAS} <= set(table.options(0))
    table.does(0, "learn fire")
    assert (table.player(0).dust, table.player(0).waiting_stones) == (2, 0)
    table.give(0, dust=100).refuses(0, "learn gems", "Z51")


def test_Z56_entering_an_area_is_the_paid_step_of_the_round() -> None:
    table = student({"fire": 1}, waiting_stones=2).does(0, "learn gems")
    table.refuses(0, "learn fire", "Z51").refuses(0, "learn gems", "Z51").refuses(0, "learn flow", "Z51")


def test_Z56_nobody_enters_an_area_after_a_step() -> None:
    student({"fire": 1}, waiting_stones=1).does(0, "learn fire").refuses(0, "learn gems", "Z51")


def test_Z57_one_stone_in_an_area() -> None:
    table = student({"gems": 1}, waiting_stones=1).does(0, "learn gems")
    assert (table.player(0).knowledge, table.player(0).waiting_stones) == ({"gems": 2}, 1)
    student({"gems": 4}, waiting_stones=1).refuses(0, "learn gems", "Z52")


@pytest.mark.parametrize("area", AREAS)
def test_Z58_level_4_is_worth_2_points_from_phase_4_on(area: str) -> None:
    table = student({area: 3}).give(0, points=0).does(0, f"learn {area}")
    assert table.player(0).points == 0
    assert table.end_turns().player(0).points == 2


def test_Z58_level_3_is_worth_nothing() -> None:
    assert student({"gems": 3, "fire": 3}).end_turns().player(0).points == 0


@pytest.mark.parametrize("area", AREAS)
def test_Z59_entering_an_area_changes_the_hand_limit_at_once_and_once(area: str) -> None:
    table = student({}, waiting_stones=1)
    assert table.player(0).limit == 5
    assert table.does(0, f"learn {area}").player(0).limit == LIMITS[area]
    for level in (2, 3, 4):
        assert table.give(0, levels={area: level}).player(0).limit == LIMITS[area]


def test_Z59_T11_the_witch_enters_energy_flow() -> None:
    table = Table(2, ["witch", "elf"]).give(0, dust=50, waiting_stones=1).does(0, "learn flow")
    assert table.player(0).limit == 3


def test_Z59_T11_the_kobold_enters_artifacts_with_ball_and_wand() -> None:
    table = Table(2, ["kobold", "elf"]).give(0, dust=50, waiting_stones=1, artifacts=["ball", "wand"])
    assert table.does(0, "learn artifacts").player(0).limit == 13


def test_Z59_the_changed_limit_holds_in_the_phase_4_of_the_round() -> None:
    cards = ["red 15"] * 5
    table = student({}, dust=2, waiting_stones=1).give(0, cards=cards).play(0, "learn gems", "pay dust").end_turns()
    assert len(table.player(0).hand) == 4


def test_ZA20_entering_artifacts_raises_the_limit_entering_gems_does_not() -> None:
    assert student({}, waiting_stones=1).does(0, "learn artifacts").player(0).limit == 6
    assert student({}, waiting_stones=1).does(0, "learn gems").player(0).limit == 4


@pytest.mark.parametrize(("level", "price", "sale"), [(0, 60, 30), (1, 54, 27), (2, 48, 24), (3, 42, 21), (4, 36, 18)])
def test_Z60_gems_get_cheaper_and_sell_for_less(level: int, price: int, sale: int) -> None:
    player = student({"gems": level}).player(0)
    assert (player.prices["ruby"], player.sales["ruby"]) == (price, sale)


def test_Z60_T5_an_opal_at_level_1() -> None:
    table = student({"gems": 1}, dust=9).does(0, "enchant opal")
    assert table.player(0).dust == 0
    assert table.play(0, "sell opal", "end").player(0).dust == 4


def test_Z60_a_step_counts_at_once() -> None:
    table = student({"gems": 1}, dust=4 + 16).does(0, "learn gems", "enchant sapphire")
    assert table.player(0).dust == 0


@pytest.mark.parametrize("level", [1, 2, 3])
def test_Z61_fire_below_level_4_changes_nothing(level: int) -> None:
    without, table = student({}), student({"fire": level})
    table.refuses(0, "enchant ruby", "Z41")
    with_fire = table.player(0)
    with_fire.knowledge = {}
    assert with_fire == without.player(0)
    assert table.give(0, dust=0).end_turns().player(0).energy == 0


@pytest.mark.parametrize(("level", "colour"), [(1, "blue"), (2, "green"), (3, "white"), (4, "red")])
def test_Z62_two_cards_for_each_level_of_the_sages(level: int, colour: str) -> None:
    table = student({"sages": level - 1}, waiting_stones=1).does(0, "learn sages")
    assert [card.colour for card in table.player(0).aside] == [colour] * 2
    table.give(0, dust=0).end_turns()
    assert [card.colour for card in table.player(0).hand] == [colour] * 2
    assert len(table.end_turns().player(0).hand) == 2


def test_Z62_free_steps_bring_cards_too() -> None:
    table = student({"sages": 2}).offer("talisman").buy(0, "talisman", 100).play(0, "advance sages", "advance sages")
    assert sorted(card.colour for card in table.player(0).aside) == ["red", "red", "white", "white"]


def test_Z63_the_cards_cannot_be_used_in_this_round() -> None:
    table = student({"sages": 3}, dust=24 + 9).does(0, "learn sages")
    assert table.player(0).energy == 9
    table.refuses(0, "enchant opal", "Z37").refuses(0, "stone 20", "Z55")


def test_Z63_the_cards_do_not_count_towards_the_hand_limit_in_this_round() -> None:
    cards = ["red 15"] * 5
    table = student({"sages": 1}, dust=6).give(0, cards=cards).play(0, "learn sages", "pay dust").end_turns()
    assert [card.colour for card in table.player(0).hand] == ["red"] * 5 + ["green"] * 2
    table.end_turns()
    assert len(table.player(0).hand) == 5


def test_Z63_the_cards_lie_face_down() -> None:
    table = student({"sages": 1}).draws("green 5", "green 10").does(0, "learn sages")
    assert [card.value for card in table.player(0).aside] == [5, 10]
    assert [card.value for card in table.player(0, eyes=1).aside] == [None, None]


def test_Z64_the_fairy_got_her_blue_cards_during_set_up() -> None:
    table = Table(2, ["fairy", "elf"])
    assert (len(table.player(0).hand), table.player(0).aside) == (3, [])
    table.give(0, dust=50).does(0, "learn sages")
    assert [card.colour for card in table.player(0).aside] == ["green"] * 2
    assert [card.colour for card in table.give(0, cards=[], dust=0).end_turns().player(0).hand] == ["green"] * 2 + [
        "blue"
    ]


@pytest.mark.parametrize(("level", "less"), [(0, 0), (1, 0), (2, 5), (3, 5), (4, 10)])
def test_Z65_artifacts_and_sentinels_get_cheaper(level: int, less: int) -> None:
    table = student({"artifacts": level}, dust=200).offer("ball").buy(0, "ball", 20)
    assert table.player(0).dust == 200 - (20 - less)
    table.give(0, dust=200).buy(0, "owl", 120)
    assert table.player(0).dust == 200 - (120 - 2 * less)


@pytest.mark.parametrize(("level", "slots"), [(0, 5), (1, 5), (2, 6), (3, 6), (4, 7)])
def test_Z66_storage_gives_slots(level: int, slots: int) -> None:
    table = student({"accumulation": level}).does(0, *["enchant opal"] * 8)
    assert table.player(0).active == {"opal": slots}
    table.refuses(0, "activate opal", "Z45")


def test_Z66_a_slot_is_there_as_soon_as_the_level_is_reached() -> None:
    table = student({"accumulation": 1}).give(0, active={"opal": 5}, pentagon={"opal": 1})
    table.refuses(0, "activate opal", "Z45").does(0, "learn accumulation").play(0, "activate opal")
    assert table.player(0).active == {"opal": 6}


def test_ZA18_a_free_step_is_used_at_once_or_lost() -> None:
    table = student({"fire": 1}).offer("runestone").buy(0, "runestone", 20)
    assert set(table.options(0)) == {"advance fire", "decline"}
    for move in ("end", "enchant opal", "stone 20", "learn fire"):
        table.refuses(0, move, "Z101")
    table.play(0, "decline").refuses(0, "advance fire", "Z34")
    assert table.player(0).knowledge == {"fire": 1}
    table.does(0, "learn fire")
    assert table.player(0).dust == 200 - 20 - 10


def test_ZA18_without_a_stone_that_can_move_the_free_step_is_gone() -> None:
    table = student({"fire": 4}).offer("runestone").buy(0, "runestone", 20).does(0, "stone 20")
    table.refuses(0, "advance gems", "Z34")
    assert table.player(0).waiting_stones == 1


def test_ZA19_any_number_of_stones_in_a_turn() -> None:
    table = student({"fire": 1}).does(0, "stone 40", "stone 20", "stone 30", "stone 25", "stone 35", "learn gems")
    player = table.player(0)
    assert (player.stones, player.waiting_stones, player.dust) == ([], 4, 200 - 150 - 2)
    table.refuses(0, "stone 20", "Z54")


def test_ZA34_buying_the_stone_and_learning_are_two_moves_paid_apart() -> None:
    table = student({"fire": 1}, dust=22).give(0, cards=["blue 5"])
    assert "learn gems" not in table.options(0)
    table.play(0, "stone 20", "pay dust")
    assert (table.player(0).waiting_stones, table.player(0).knowledge) == (1, {"fire": 1})
    table.play(0, "learn gems", "pay blue#1")
    assert (table.player(0).waiting_stones, table.player(0).knowledge) == (0, {"fire": 1, "gems": 1})
    assert table.player(0).dust == 5


def test_ZA34_with_a_waiting_stone_no_other_needs_to_be_bought() -> None:
    table = student({}, waiting_stones=1)
    assert {f"learn {area}" for area in AREAS} <= set(table.options(0))
    assert table.does(0, "learn sages").player(0).stones == [20, 25, 30, 35, 40]
