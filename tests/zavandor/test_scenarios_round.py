"""Scenarios from the printed rules, written without a look at the program: how a round begins.

The numbers in brackets are the statements and rulings of the rules sheet.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import conclave
from conclave import CHANCE
from tests.zavandor.figures import ARTIFACTS, SENTINELS, START, dust_weight, gem_price
from tests.zavandor.scenarios import Table, stepped

# Set-up


def test_every_character_starts_with_its_printed_figures() -> None:
    table = Table("witch elf druid fairy mage kobold")
    for seat, name in enumerate(table.names):
        area, limit, dust = START[name]
        player = table.me(seat)
        assert player.character == name
        assert player.points == 3
        assert player.active == {"opal": 2, "sapphire": 1}
        assert not player.pentagon
        assert player.knowledge == {area: 1}
        assert player.limit == limit
        assert player.stones == [20, 25, 30, 35, 40]
        assert player.waiting_stones == 0
        # the first income is in already: 5 dust and one blue card for everyone
        assert player.dust == dust + 5
        assert [c.colour for c in player.hand] == ["blue"] * (3 if name == "fairy" else 1)
        assert not player.concentrated
        assert not player.aside
        assert not player.artifacts
        assert not player.sentinels
        stepped(table, seat)


@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_copies_of_the_artifacts_and_offer(seats: int, copies: int) -> None:
    table = Table(" ".join(list(START)[:seats]))
    view = table.view()
    assert len(view.artifacts) == seats
    assert all(ARTIFACTS[lot.name][0] == "A" for lot in view.artifacts)
    letters = Counter(view.deck) + Counter(ARTIFACTS[lot.name][0] for lot in view.artifacts)
    assert letters == {"A": 3 * copies, "B": 4 * copies, "C": 3 * copies, "D": 2 * copies}
    assert list(view.deck) == sorted(view.deck)
    assert max(Counter(lot.name for lot in view.artifacts).values()) <= copies
    assert {lot.name: lot.minimum for lot in view.sentinels} == dict.fromkeys(SENTINELS, 120)


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_players_only(seats: int) -> None:
    with pytest.raises(Exception, match="2 to 6"):
        conclave.game("zavandor").start(seats=seats)


def test_boards_are_dealt_only_once_and_at_even_odds() -> None:
    state: Any = conclave.game("zavandor").start(seats=6)
    left = set(START)
    for name in START:
        assert {str(m) for m in state.options(CHANCE)} == {f"deal {n}" for n in left}
        assert len(set(state.odds())) == 1
        state.play(CHANCE, f"deal {name}")
        left.discard(name)
        while state.to_act == (CHANCE,) and str(state.options(CHANCE)[0]).startswith("draw"):
            state.play(CHANCE, str(state.options(CHANCE)[0]))


def test_first_round_order_is_drawn_by_lot() -> None:
    table = Table("witch elf druid fairy", order=[2, 0, 3, 1])
    view = table.view()
    assert view.order == [2, 0, 3, 1]
    assert view.round == 1
    assert view.phase == 3
    assert table.state.to_act == (2,)
    assert [view.players[s].position for s in range(4)] == [2, 4, 1, 3]
    for seat in (2, 0, 3, 1):
        assert table.state.to_act == (seat,)
        table.raw(seat, "end")


def test_the_fairy_may_spend_her_two_blue_cards_in_the_first_round() -> None:
    table = Table("fairy witch")
    assert len(table.me(0).hand) == 3
    table.raw(0, "enchant sapphire", "pay blue#1", "pay blue#1")
    table.raw(0, "pay dust")
    assert table.me(0).active["sapphire"] == 2
    assert len(table.me(0).hand) == 1
    assert table.me(0).dust == 15 - 10


# Phase 1


def test_more_points_go_first_and_gem_points_break_ties() -> None:
    table = Table("kobold mage druid", order=[2, 1, 0], reveal="spellbook ball runestone")
    table.raw(2, "end")
    table.do(1, "auction spellbook", "end")  # 3 points in gems and 1 for the book
    table.do(0, "enchant sapphire", "end")  # 4 points in gems
    table.chances.clear()
    table.round_over()
    view = table.view()
    assert [p.points for p in view.players] == [4, 4, 3]
    assert view.order == [0, 1, 2]
    assert not [c for c in table.chances if c.startswith("lot")]


def test_lots_only_among_those_who_are_really_equal() -> None:
    table = Table("kobold mage druid witch", order=[3, 2, 1, 0])
    table.to(0)
    table.do(0, "enchant sapphire")
    table.chances.clear()
    table.round_over()
    assert table.view().order[0] == 0
    lots = [c for c in table.chances if c.startswith("lot")]
    assert "lot 0" not in lots
    assert table.view().order == [0, 3, 2, 1]


def test_deactivating_lets_a_player_fall_back_and_costs_the_income() -> None:
    table = Table("kobold mage druid", order=[0, 1, 2])
    table.raw(0, "deactivate sapphire")
    assert table.me(0).pentagon == {"sapphire": 1}
    assert table.me(0).points == 3
    dust = table.me(0).dust
    table.round_over()
    assert table.me(0).points == 2
    assert table.view().order == [1, 2, 0]
    # no blue card for the sapphire in the pentagon, the one of round one was kept or not by choice
    assert len(table.me(0).hand) <= 1
    assert table.me(0).dust <= dust + 5


def test_no_sale_no_new_artifact_and_a_sale_leaves_a_gap_until_phase_one() -> None:
    table = Table("kobold mage druid", reveal="spellbook ball runestone ball")
    table.chances.clear()
    table.round_over()
    assert not [c for c in table.chances if c.startswith("reveal")]
    assert [lot.name for lot in table.view().artifacts] == ["spellbook", "ball", "runestone"]
    table.to(0)
    table.do(0, "auction spellbook")
    assert sorted(lot.name for lot in table.view().artifacts) == ["ball", "runestone"]
    table.chances.clear()
    table.round_over()
    assert [c for c in table.chances if c.startswith("reveal")] == ["reveal ball"]
    assert sorted(lot.name for lot in table.view().artifacts) == ["ball", "ball", "runestone"]


# Phase 2


@pytest.mark.parametrize(("opals", "dust"), [(0, 0), (1, 2), (2, 5), (3, 10), (4, 12), (5, 15)])
def test_dust_of_opals(opals: int, dust: int) -> None:
    table = Table("kobold druid")
    table.do(0, "deactivate sapphire")
    for _ in range(opals - 2):
        table.do(0, "enchant opal")
    for _ in range(2 - opals):
        table.do(0, "deactivate opal")
    empty(table, 0)
    before = table.me(0).dust
    table.next(0)
    assert table.me(0).active.get("opal", 0) == opals
    assert table.me(0).dust == before + dust


def test_four_sapphires_give_concentrated_energy_and_two_dust_and_no_choice() -> None:
    table = Table("kobold witch")
    table.build(0, "enchant sapphire, enchant sapphire, swap opal sapphire")
    assert table.me(0).active == {"opal": 1, "sapphire": 4}
    empty(table, 0)
    before = table.me(0)
    table.next(0)
    player = table.me(0)
    assert player.concentrated.get("blue", 0) == before.concentrated.get("blue", 0) + 1
    assert len(player.hand) == len(before.hand)
    assert player.dust == before.dust + 2 + 2  # two for the opal, two beside the concentrated energy
    assert player.energy == before.energy + 24


def test_a_fifth_sapphire_gives_one_card_more() -> None:
    table = Table("kobold witch")
    table.build(0, "enchant sapphire, enchant sapphire, swap opal sapphire, swap opal sapphire")
    assert table.me(0).active == {"sapphire": 5}
    empty(table, 0)
    left = table.me(0)
    table.next(0)
    player = table.me(0)
    assert player.concentrated.get("blue", 0) == left.concentrated.get("blue", 0) + 1
    assert len(player.hand) == len(left.hand) + 1
    assert player.dust == left.dust + 2


def test_old_cards_never_form_concentrated_energy() -> None:
    table = Table("kobold witch")  # kobold: limit 6
    table.build(0, "enchant sapphire, next, swap opal sapphire")
    assert table.me(0).active["sapphire"] == 3
    table.next(0)
    while table.me(0).dust >= 10:
        table.raw(0, "enchant opal", "pay dust")
    held = len(table.me(0).hand)
    assert held >= 3
    table.raw(0, "end")
    table.to(0)
    player = table.me(0)
    assert not player.concentrated
    assert len(player.hand) > 4, "old and new blue cards side by side"


@pytest.mark.parametrize(("level", "more"), [(1, 0), (2, 2), (3, 5), (4, 10)])
def test_energy_flow_is_added_to_the_opals(level: int, more: int) -> None:
    table = Table("elf witch", one_dust=True)
    table.to(0)
    for step in range(level - 1):
        table.build(0, "learn flow")
        assert table.me(0).knowledge["flow"] == step + 2
        if step + 2 < level:
            table.next(0)
    # no energy is carried over: pay everything into things
    empty(table, 0)
    carried = table.me(0).dust
    table.next(0)
    assert table.me(0).dust - carried == 5 + more


def empty(table: Table, seat: int) -> None:
    """Put as much energy as possible into opals (for the pentagon) so that what is left fits the hand limit."""
    while table.me(seat).weight > table.me(seat).limit and table.me(seat).energy >= gem_price(table.me(seat), "opal"):
        held = sum(table.me(seat).active.values())
        table.do(seat, "enchant opal")
        if sum(table.me(seat).active.values()) > held:
            table.do(seat, "deactivate opal")
    assert table.me(seat).weight <= table.me(seat).limit


def test_cards_of_the_sages_wait_for_the_next_round() -> None:
    table = Table("fairy witch")
    table.draws = [9, 8]
    table.do(0, "learn sages")  # level 2: two green cards
    player = table.me(0)
    assert [c.colour for c in player.aside] == ["green", "green"]
    assert not [c for c in player.hand if c.colour == "green"]
    energy, weight = player.energy, player.weight
    assert energy == 15 + 15 - 6  # the cards laid aside are no energy yet
    assert weight == len(player.hand) + dust_weight(player.dust)
    table.next(0)
    player = table.me(0)
    assert not player.aside
    assert sorted(c.value for c in player.hand if c.colour == "green") == [8, 9]


def test_energy_laid_aside_does_not_count_for_a_bid() -> None:
    table = Table("fairy witch")
    table.do(0, "learn sages")
    player = table.me(0)
    most = player.energy + 5 + 5 + 10
    table.raw(0, "auction spellbook")
    assert table.moves(0)[-1] == f"bid {most}"
    assert table.forbidden(0, f"bid {most + 1}") == "ZA6" or table.forbidden(0, f"bid {most + 1}") == "ZA10"
