"""Scenarios from the printed rules, written without a look at the program: variants and whole matches."""

from __future__ import annotations

from typing import Any

import pytest

import conclave
from conclave import CHANCE
from tests.zavandor.referee import Referee
from tests.zavandor.scenarios import Table

# Variants


def test_lightning_strikes_who_bid_too_much() -> None:
    table = Table("kobold witch druid", lightning=True)
    table.raw(0, "auction spellbook", "bid 20")
    table.raw(1, "bid 99")
    table.raw(2, "pass")
    table.raw(0, "pass")
    view = table.view()
    assert view.players[1].out
    assert not view.players[1].active
    assert any(lot.name == "spellbook" for lot in view.artifacts)
    assert table.state.to_act == (0,)
    assert "end" in table.moves(0)
    assert not table.state.over
    table.round_over()
    assert table.view().order == [0, 2] or set(table.view().order) == {0, 2}
    table.to(2)
    table.raw(2, "auction spellbook", "bid 20")
    assert table.state.to_act == (0,)
    table.raw(0, "bid 500")
    table.raw(2, "pass")
    assert table.state.over
    assert list(table.state.winners()) == [2]


def test_choose_character() -> None:
    state: Any = conclave.game("zavandor").start(seats=2, options={"choose_character": True})
    while state.to_act == (CHANCE,):
        state.play(CHANCE, str(state.options(CHANCE)[0]))
    (first,) = state.to_act
    state.play(first, "choose kobold")
    while state.to_act == (CHANCE,):
        state.play(CHANCE, str(state.options(CHANCE)[0]))
    (second,) = state.to_act
    assert second != first
    assert "choose kobold" not in [str(m) for m in state.options(second)]
    state.play(second, "choose witch")
    while state.to_act == (CHANCE,):
        state.play(CHANCE, str(state.options(CHANCE)[0]))
    assert state.view(None).players[first].character == "kobold"


def test_druid_may_have_one_ruby_at_level_three_with_the_variant_only() -> None:
    for variant in (False, True):
        table = Table("druid kobold", druid_level3_ruby=variant)
        table.build(
            0,
            "enchant sapphire, learn fire, next, learn fire, enchant sapphire, swap opal sapphire, swap opal sapphire, have 60",
        )
        assert table.me(0).knowledge["fire"] == 3
        if variant:
            table.do(0, "enchant ruby")
            table.build(0, "have 54")
            assert table.forbidden(0, "enchant ruby") != ""
        else:
            assert table.forbidden(0, "enchant ruby") == "Z41"


def test_lower_variance_decks() -> None:
    state: Any = conclave.game("zavandor").start(seats=2, options={"lower_variance": True})
    state.play(CHANCE, "deal fairy")
    assert [str(m) for m in state.options(CHANCE)] == ["draw blue 4", "draw blue 5", "draw blue 6"]
    assert list(state.odds()) == [5, 20, 5]


def test_limited_gems() -> None:
    table = Table("kobold druid", limited_gems=True)
    table.build(0, "enchant sapphire, " + ", ".join(["enchant opal"] * 24))
    assert table.me(0).active.get("opal", 0) + table.me(0).pentagon.get("opal", 0) == 26
    table.build(0, "have 10")
    assert table.forbidden(0, "enchant opal")
    free = Table("kobold druid")
    free.build(0, "enchant sapphire, " + ", ".join(["enchant opal"] * 24) + ", have 10")
    assert "enchant opal" in free.moves(0)


def test_public_money_opens_the_values() -> None:
    table = Table("fairy witch", public_money=True)
    assert table.view(1).players[0].energy == 30
    assert [c.value for c in table.view(1).players[0].hand] == [5, 5, 5]


def test_credit_is_laid_out_before_an_auction() -> None:
    table = Table("kobold druid")
    table.raw(0, "stone 20", "pay dust", "learn accumulation", "pay dust")  # 1 of the dust is left, and a blue 5
    assert table.me(0).energy == 6
    table.raw(0, "auction spellbook")
    assert table.moves(0)[-1] == "bid 25"  # 5 and 5 + 5 + 10 for the gems: the single energy is gone


def test_change_of_three_without_other_dust_becomes_two() -> None:
    table = Table("fairy druid", draws=[5, 4, 5, 5])
    table.raw(0, "stone 20", "pay blue#1", "pay dust")
    assert table.me(0).dust == 0
    assert sorted(c.value for c in table.me(0).hand) == [4, 5]
    table.do(0, "learn sages")  # 6 with a 4 and a 5
    assert table.me(0).energy == 3
    table.raw(0, "end")
    table.to(0)
    assert table.me(0).dust == 2 + 5


# Whole matches under an independent referee


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_whole_match(seats: int) -> None:
    Referee(seats, seats).run()


@pytest.mark.parametrize(
    "option",
    [
        "lightning",
        "one_dust",
        "limited_gems",
        "strict_subphases",
        "choose_character",
        "druid_level3_ruby",
        "public_money",
        "lower_variance",
    ],
)
def test_whole_match_with_a_variant(option: str) -> None:
    assert Referee(4, 11, **{option: True}).run().state.over
