"""Scenarios from the printed rules, written without a look at the program: gems and knowledge."""

from __future__ import annotations

import pytest

from tests.zavandor.figures import COST, LIMIT, START, STEPS
from tests.zavandor.scenarios import Table

# Phase 3: gems


def test_five_places_and_the_sixth_gem_goes_into_the_pentagon() -> None:
    table = Table("kobold druid")
    table.do(0, "enchant opal", "enchant opal")
    assert sum(table.me(0).active.values()) == 5
    table.do(0, "enchant opal")
    assert sum(table.me(0).active.values()) == 5
    assert table.me(0).pentagon == {"opal": 1}
    assert table.forbidden(0, "activate opal") == "Z45"
    table.do(0, "deactivate sapphire", "activate opal")
    assert table.me(0).active == {"opal": 5}
    assert table.me(0).pentagon == {"sapphire": 1}
    table.round_over()
    assert table.me(0).points == 5


def test_special_gems_need_their_book_elixir_or_fire() -> None:
    table = Table("kobold druid")
    assert table.forbidden(0, "enchant emerald") == "Z39"
    assert table.forbidden(0, "enchant diamond") == "Z40"
    assert table.forbidden(0, "enchant ruby") == "Z41"
    refused = table.refused(0)
    assert (refused["enchant emerald"], refused["enchant diamond"], refused["enchant ruby"]) == ("Z39", "Z40", "Z41")


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_gem_prices_and_halved_sales_by_knowledge(level: int) -> None:
    table = Table("witch druid")
    table.to(0)
    while table.me(0).knowledge["gems"] < level:
        table.build(0, "learn gems")
        if table.me(0).knowledge["gems"] < level:
            table.next(0)
    player = table.me(0)
    assert player.prices == {gem: cost - cost * level // 10 for gem, cost in COST.items()}
    assert player.sales == {gem: (cost - cost * level // 10) // 2 for gem, cost in COST.items()}


def test_the_value_of_a_sale_is_that_of_this_moment_and_actions_may_be_mixed() -> None:
    table = Table("witch druid", one_dust=True)
    before = table.me(0).energy
    table.raw(0, "sell opal")
    assert table.me(0).energy == before + 4
    table.do(0, "learn gems")  # level 2 for 4
    assert table.me(0).energy == before
    table.raw(0, "sell sapphire")
    assert table.me(0).energy == before + 8
    table.do(0, "enchant opal")  # after 3a, 3b and 3a again
    assert table.me(0).energy == before
    assert table.me(0).active == {"opal": 2}


def test_a_gem_of_the_pentagon_is_sold_for_half_as_well() -> None:
    table = Table("kobold druid", one_dust=True)
    table.raw(0, "deactivate sapphire")
    assert table.forbidden(0, "sell sapphire")
    before = table.me(0).energy
    table.raw(0, "sell inactive sapphire")
    assert table.me(0).energy == before + 10
    assert not table.me(0).pentagon


def test_change_is_paid_in_dust() -> None:
    table = Table("witch druid")
    table.draws = []
    table.raw(0, "learn gems", "pay blue#1")  # 4 paid with a 5: one dust change beside 15
    assert table.me(0).dust == 16
    assert not table.me(0).hand
    table.raw(0, "end")
    # the round's energy: 16 dust = 10 + 2 + 2 + 2, weight 6, limit 4: keep 12 or 10 + 2
    table.to(0)
    assert table.me(0).dust == 12 + 5


def test_sales_and_payments_within_a_turn_are_exact() -> None:
    table = Table("witch druid")
    # witch: 15 dust and a blue 5; a sapphire costs 18: 2 are left
    table.raw(0, "enchant sapphire", "pay blue#1")
    assert table.me(0).dust == 2
    assert not table.me(0).hand
    table.raw(0, "sell opal")  # 4
    table.do(0, "learn gems")  # costs 4
    assert table.me(0).energy == 2
    table.raw(0, "sell sapphire")  # 8 on level 2
    table.do(0, "enchant opal")  # costs 8
    assert table.me(0).energy == 2


def test_proceeds_of_a_sale_may_be_taken_as_dust() -> None:
    table = Table("elf druid")
    # elf: 15 dust and a blue 5; sapphire 20; then nothing is left; sell an opal: 5
    table.do(0, "enchant sapphire")
    assert table.me(0).energy == 0
    table.raw(0, "sell opal")
    assert table.me(0).energy == 5
    table.raw(0, "end")
    table.to(0)
    # 5 dust kept, income 2 (one opal) and two blue cards
    assert table.me(0).dust == 5 + 2
    assert len(table.me(0).hand) == 2


def test_remainder_of_three_becomes_two_at_the_end_of_the_turn() -> None:
    table = Table("mage druid")
    table.draws = []
    table.do(0, "learn artifacts")  # 20 dust + 5 - 4 = 21
    assert table.me(0).energy == 21
    table.do(0, "enchant opal")  # 11
    assert table.me(0).energy == 11
    table.raw(0, "sell sapphire")  # 21
    table.do(0, "enchant opal", "enchant opal")
    assert table.me(0).energy == 1
    table.raw(0, "end")
    table.to(0)
    # the single energy could not be laid out: five opals (15 dust)
    assert table.me(0).active == {"opal": 5}
    assert table.me(0).energy == 15


def test_with_one_dust_nothing_is_lost() -> None:
    table = Table("mage druid", one_dust=True)
    table.do(0, "learn artifacts", "enchant opal")
    table.raw(0, "sell sapphire")
    table.do(0, "enchant opal", "enchant opal", "end")
    table.to(0)
    assert table.me(0).energy == 16


def test_only_needed_pieces_may_be_paid() -> None:
    table = Table("fairy druid")
    # three blue fives: an opal of 10 with two of them, the third is not needed
    table.raw(0, "enchant opal", "pay blue#1", "pay blue#1")
    assert table.view(0).due is None
    assert len(table.me(0).hand) == 1
    assert table.me(0).dust == 15


# Phase 3: knowledge


def test_one_paid_step_a_round() -> None:
    table = Table("kobold druid")
    table.do(0, "learn accumulation")
    assert table.forbidden(0, "learn accumulation") == "Z51"
    table.do(0, "stone 20")  # a stone may be bought all the same
    assert table.me(0).waiting_stones == 1
    assert table.me(0).stones == [25, 30, 35, 40]
    assert table.forbidden(0, "learn gems") in ("Z51", "Z56")
    table.next(0)
    energy = table.me(0).energy
    table.do(0, "learn gems")
    assert table.me(0).knowledge == {"accumulation": 2, "gems": 1}
    assert table.me(0).waiting_stones == 0
    assert energy - table.me(0).energy == 2
    assert table.me(0).limit == 5  # 6 of the kobold, 1 less for the gems, at once
    assert table.forbidden(0, "learn accumulation") == "Z51"


def test_any_stone_may_be_bought_and_entering_costs_the_first_step_too() -> None:
    table = Table("druid kobold", one_dust=True)
    before = table.me(0).energy
    assert table.forbidden(0, "learn sages") == "Z53"
    table.do(0, "stone 25")
    assert table.me(0).stones == [20, 30, 35, 40]
    assert table.me(0).energy == before - 25
    table.do(0, "learn sages")
    assert table.me(0).energy == before - 25 - 3
    assert table.me(0).knowledge == {"fire": 1, "sages": 1}
    assert [c.colour for c in table.me(0).aside] == ["blue", "blue"]


@pytest.mark.parametrize("character", list(START))
@pytest.mark.parametrize("area", list(STEPS))
def test_hand_limit_changes_at_once_on_entering_an_area(character: str, area: str) -> None:
    start, limit, _ = START[character]
    other = "kobold" if character != "kobold" else "druid"
    table = Table(f"{character} {other}")
    if area == start:
        table.do(0, f"learn {area}")  # a second level changes nothing
        assert table.me(0).limit == limit
        return
    table.raw(0, "sell sapphire")
    table.do(0, "stone 20")
    assert table.me(0).limit == limit
    table.next(0)
    table.do(0, f"learn {area}")
    assert table.me(0).knowledge == {start: 1, area: 1}
    assert table.me(0).limit == limit + LIMIT[area]


def test_the_fourth_level_is_the_last_and_worth_two_points() -> None:
    table = Table("mage druid")
    table.build(0, "learn artifacts, next, learn artifacts, next, learn artifacts")
    assert table.me(0).knowledge["artifacts"] == 4
    assert table.me(0).points == 3
    table.next(0)
    assert table.me(0).points == 5
    assert table.me(0).breakdown["knowledge"] == 2
    assert table.forbidden(0, "learn artifacts") in ("Z52", "Z51")


def test_the_storage_opens_places_on_levels_two_and_four() -> None:
    table = Table("kobold druid")
    seen = [table.me(0).slots]
    for _ in range(3):
        table.build(0, "learn accumulation")
        seen.append(table.me(0).slots)
        table.next(0)
    assert seen == [5, 6, 6, 7]


def test_runestone_step_is_free_and_additional_and_works_on_a_waiting_stone() -> None:
    table = Table("kobold druid", reveal="runestone spellbook", one_dust=True)
    table.do(0, "learn accumulation")
    table.do(0, "auction runestone")
    assert sorted(table.moves(0)) == ["advance accumulation", "decline"]
    assert table.forbidden(0, "advance gems") in ("Z101", "Z102")
    table.raw(0, "advance accumulation")
    assert table.me(0).knowledge == {"accumulation": 3}
    # a waiting stone enters an area free of charge
    other = Table("kobold druid", reveal="runestone spellbook", one_dust=True)
    other.build(0, "stone 20, next, enchant opal, next")
    other.build(0, "have 25")
    other.do(0, "auction runestone")
    energy = other.me(0).energy
    assert "advance gems" in other.moves(0)
    assert "advance sages" in other.moves(0)
    other.raw(0, "advance sages")
    assert other.me(0).knowledge == {"accumulation": 1, "sages": 1}
    assert other.me(0).energy == energy
    assert other.me(0).waiting_stones == 0
    assert len(other.me(0).aside) == 2
    assert "learn accumulation" in other.moves(0)


def test_a_free_step_lapses_without_a_usable_stone() -> None:
    table = Table("kobold druid", reveal="runestone spellbook")
    table.build(0, "learn accumulation, next, learn accumulation, next, learn accumulation, have 20, auction runestone")
    # the only stone is at the end of its area, none waits: no question, the turn goes on
    assert "end" in table.moves(0)
    assert table.me(0).knowledge == {"accumulation": 4}
    assert table.me(0).artifacts == {"runestone": 1}
    assert table.me(0).stones == [20, 25, 30, 35, 40]
