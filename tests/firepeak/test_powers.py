"""The powers of the clans: F88 to F94, with FA45 to FA47, and FV1. Nobody has them without the option."""

from __future__ import annotations

from typing import Any

import pytest

from conclave.games.firepeak.components import PLACES
from tests.firepeak.kit import Table


def table_with(powers: bool = True, **more: Any) -> Table:
    return Table(options="clan_powers" if powers else "", **more)


def captures(attacker: str = "a=twil-4", defender: str = "b=night-2", **more: Any) -> Table:
    """A creature of the Twilight Brood at a captures seat 1's creature at b; its roll is still to come."""
    more.setdefault("wizards", "cler dawn")
    table = table_with(structures=[attacker, defender], **more).rolls(6, 1)
    table.state.play(0, "capture a")
    table.state.play(0, "at 1:b")
    return table


def test_F88_every_creature_has_its_clans_power_whoever_controls_it() -> None:
    """The defence of Gaia's Children for a wizard of the Doombringers."""
    for wizard in ("doom", "dawn", "gaia"):
        table = table_with(wizards=f"cler {wizard}", structures=["a=dawn-4", "b=gaia-2"]).rolls(1, 1)
        table.play(0, "capture a", "at 1:b")
        assert [event.b for event in table.told("clash")] == [1 + 2 + 1 + 1 + (wizard == "gaia")]


@pytest.mark.parametrize("powers", [True, False])
def test_F89_FV1_a_doombringer_won_over_gives_one_more_action(powers: bool) -> None:
    table = (
        table_with(powers, wizards="cler gaia", dungeons=["doom-1"])
        .rolls(6)
        .play(0, "brainwash 1", "wake doom-1", "to a")
    )
    assert table.actions == (2 if powers else 1)
    assert len(table.told("doom_action")) == powers


def test_F89_not_for_other_clans_and_not_for_a_failure() -> None:
    table = table_with(wizards="cler gaia", dungeons=["doom-1 night-1"]).rolls(1, 6).play(0, "brainwash 1")
    assert table.actions == 1
    assert table.play(0, "brainwash 1", "wake night-1", "to a").actions == 0


def test_FA46_one_extra_action_a_turn_however_many_are_won_over() -> None:
    table = table_with(wizards="cler gaia", dungeons=["doom-1 doom-2 doom-2"]).rolls(6, 6)
    table.play(0, "brainwash 1", "wake doom-1", "to a", "brainwash 2", "wake doom-2", "to b")
    assert table.actions == 1
    table.play(0, "end").play(1, "end").rolls(6).play(0, "brainwash 2", "wake doom-2", "to guard")
    assert table.actions == 2, "in the next turn again"


def test_FA46_domination_is_a_brainwash_that_succeeded() -> None:
    table = table_with(wizards="cler gaia", dungeons=["$domination doom-1"], books=["domination"])
    table.play(0, "cast domination", "pay", "wake doom-1", "to a")
    assert table.actions == 2


@pytest.mark.parametrize("powers", [True, False])
def test_F90_FV1_the_clergy_raid_with_one_more(powers: bool) -> None:
    table = table_with(powers, wizards="gaia doom", structures=["a=cler-3"], dungeons=["", "twil-1"]).rolls(
        1, 6 - 1 + powers - 1
    )
    table.play(0, "raid a>1")
    (rolled,) = table.told("raid_rolled")
    assert rolled.a == 4 + powers


def test_F90_the_clergy_fight_without_it() -> None:
    table = (
        table_with(wizards="gaia doom", structures=["a=cler-3", "b=twil-4"]).rolls(3, 1).play(0, "capture a", "at 1:b")
    )
    assert [(event.a, event.b) for event in table.told("clash")] == [(6, 6)]


def test_F91_a_captive_may_join_its_captor_if_the_die_exceeds_its_strength() -> None:
    table = captures().rolls(3).settle()
    assert table.options(0) == ["no", "to c", "to d"]
    table.play(0, "to c")
    assert (table.layout(0), table.dungeon(0), table.layout(1)) == ("a=twil-4 c=night-2", [], "")


def test_F91_otherwise_it_stays_in_the_dungeon() -> None:
    table = captures().rolls(2).settle()
    assert (table.layout(0), table.dungeon(0), table.actions) == ("a=twil-4", ["night-2"], 1)
    assert table.knows(1, 0) == ["night-2"]


def test_F91_FV1_nothing_of_this_without_the_option() -> None:
    table = Table("cler dawn", ["a=twil-4", "b=night-2"]).rolls(6, 1).play(0, "capture a", "at 1:b")
    assert (table.dungeon(0), table.actions) == (["night-2"], 1)


def test_F91_only_below_the_captor_and_only_where_it_is_legal() -> None:
    table = captures("a=twil-4 b=doom-4").rolls(6).settle().refuses("F91", 0, "to e").refuses("F19", 0, "to b")
    assert table.options(0) == ["no", "to c", "to d"]
    table = captures("a=twil-4 b=gaia-1 d=doom-1").rolls(6).settle()
    assert table.options(0) == ["no", "to c"]


def test_FA45_the_roll_is_compared_with_the_printed_strength() -> None:
    """For the wizard of the Nightwings the harpy would count 3 in play."""
    table = captures(wizards="night dawn").rolls(3).settle()
    assert table.options(0) == ["no", "to c", "to d"]
    assert table.play(0, "to c").strength(0, "c") == 3


def test_FA45_placing_may_be_declined() -> None:
    table = captures().rolls(6).settle().play(0, "no")
    assert (table.layout(0), table.dungeon(0)) == ("a=twil-4", ["night-2"])
    assert [(event.seat, PLACES[event.a]) for event in table.told("placed")] == [(0, "dungeon")]


def test_FA45_without_a_place_below_the_captor_the_captive_goes_to_the_dungeon() -> None:
    table = captures("a=twil-4", "b=dawn-2")
    table.settle()
    assert (table.layout(0), table.dungeon(0)) == ("a=twil-4", ["dawn-2"]), "enemies cannot be minions"
    table = captures("a=twil-2", "b=night-2").settle()
    assert table.dungeon(0) == ["night-2"], "too strong"


def test_FA45_not_for_guards_and_not_in_level_three() -> None:
    table = table_with(wizards="cler dawn", structures=["", "b=night-1"], guards=["twil-4"]).rolls(6, 1)
    assert table.play(0, "capture guard", "at 1:b").dungeon(0) == ["night-1"]
    table = table_with(wizards="cler dawn", structures=["a=doom-4 c=doom-3 f=twil-2", "b=night-1"]).rolls(6, 1)
    assert table.play(0, "capture f", "at 1:b").dungeon(0) == ["night-1"]


def test_FA45_only_for_the_attacker() -> None:
    table = (
        table_with(wizards="cler dawn", structures=["a=night-1", "b=twil-4"]).rolls(1, 6).play(0, "capture a", "at 1:b")
    )
    assert (table.dungeon(1), table.asked) == (["night-1"], (0,))


def test_FA45_after_a_tornado_too() -> None:
    table = table_with(
        wizards="cler doom", structures=["a=twil-4", "b=night-2"], dungeons=["$tornado"], books=["tornado"]
    ).rolls(5)
    table.play(0, "cast tornado", "pay", "capture a", "at 1:b")
    assert table.options(0) == ["no", "to c", "to d"]


@pytest.mark.parametrize(
    ("defender", "decoys"), [("b=night-2+mystic_armor", 0), ("b=night-2", 1), ("b=golem", 0), ("b=shade:night-2", 0)]
)
def test_FA45_not_if_nothing_was_captured(defender: str, decoys: int) -> None:
    table = captures("a=twil-4", defender, decoys=[0, decoys]).settle()
    if decoys:
        table.play(1, "decoy")
    assert (table.layout(0), table.dungeon(0), table.asked) == ("a=twil-4", [], (0,))


def test_FA45_not_if_the_captor_was_discarded() -> None:
    table = captures(auras=["", "b=defense"]).settle()
    assert (table.layout(0), table.dungeon(0), table.discards()) == ("", ["night-2"], ["twil-4"])


def test_FA45_the_captive_loses_its_enchantments() -> None:
    table = captures("a=twil-4", "b=night-2+atrophy").rolls(6).settle().play(0, "to c")
    assert (table.enchantments(0, "c"), table.spent()) == ([], ["atrophy"])


@pytest.mark.parametrize("powers", [True, False])
def test_F92_FV1_two_guardians_of_the_dawn_bring_two_spells(powers: bool) -> None:
    table = table_with(powers, wizards="gaia doom", dungeons=["dawn-1 dawn-2 twil-1 twil-2"]).learns("scry", "smite")
    table.play(0, "research dawn", "give dawn-1", "give dawn-2", *(["more"] if powers else []))
    assert table.book(0) == (["scry", "smite"] if powers else ["scry"])
    before = len(table.book(0))
    assert len(table.play(0, "research twil", "give twil-1", "give twil-2").book(0)) == before + 1


def researched(**more: Any) -> Table:
    """Seat 0 has researched with two Guardians of the Dawn and has drawn Scry."""
    table = table_with(wizards="gaia doom", dungeons=["dawn-1 dawn-2"], **more).learns("scry")
    return table.play(0, "research dawn", "give dawn-1", "give dawn-2")


def test_F92_the_second_spell_may_be_left() -> None:
    table = researched()
    assert (table.options(0), table.book(0)) == (["more", "no"], ["scry"])
    table.refuses("F92", 0, "end").refuses("F92", 0, "recruit wizard").events()
    table.play(0, "no")
    assert ([event.what for event in table.events()], table.book(0), table.actions) == (["content"], ["scry"], 2)
    assert table.may(0, "recruit")


def test_F92_FA52_the_second_spell_may_cost_the_discards_their_order() -> None:
    """Who leaves it leaves the discards open for Duplicate."""
    for answer, spent in (("more", []), ("no", ["smite"])):
        table = table_with(wizards="gaia doom", dungeons=["dawn-1 dawn-2"], spent="smite")
        table.research_deck("scry", rest="book").play(0, "research dawn", "give dawn-1", "give dawn-2", answer)
        assert (table.spent(), len(table.book(0))) == (spent, 2 - len(spent))


def test_F92_nothing_is_asked_where_no_second_spell_is_left() -> None:
    table = table_with(wizards="gaia doom", dungeons=["dawn-1 dawn-2"]).research_deck("scry", rest="book")
    table.play(0, "research dawn", "give dawn-1", "give dawn-2")
    assert table.book(0) == ["scry"]
    assert table.may(0, "recruit")


def test_F93_FV1_one_extra_move_or_swap_a_turn_with_a_nightwing() -> None:
    table = table_with(wizards="gaia doom", structures=["a=night-4"]).play(0, "move a>b")
    assert table.actions == 2
    assert table.play(0, "move b>a").actions == 1
    assert Table("gaia doom", ["a=night-4"]).play(0, "move a>b").actions == 1
    table.play(0, "move a>b", "end").play(1, "end").play(0, "move b>a")
    assert table.actions == 2


def test_F93_it_may_be_used_after_the_last_action() -> None:
    table = table_with(wizards="gaia doom", structures=["a=night-4 b=twil-4"]).draws("doom-1", "doom-2")
    table.play(0, "recruit b", "to dungeon", "recruit b", "to dungeon")
    assert table.may(0, "move") == ["move a>d", "move a>e", "move a>guard"][2:]
    table.refuses("F47", 0, "move b>guard").play(0, "swap a b")
    table.refuses("F47", 0, "swap a b")


def test_FA47_who_moves_must_be_a_nightwing_of_two_who_swap_one() -> None:
    table = table_with(wizards="gaia doom", structures=["a=night-4 b=twil-4 e=doom-1"]).play(0, "move e>d")
    assert table.actions == 1
    table = table_with(wizards="gaia doom", structures=["a=night-4 b=twil-4"]).play(0, "swap a b")
    assert table.actions == 2
    table = table_with(wizards="gaia doom", structures=["a=doom-4 b=twil-4"]).play(0, "swap a b")
    assert table.actions == 1


@pytest.mark.parametrize("powers", [True, False])
def test_F94_FV1_gaias_children_defend_with_one_more(powers: bool) -> None:
    table = (
        table_with(powers, wizards="cler doom", structures=["a=dawn-4", "b=gaia-2"])
        .rolls(1, 1)
        .play(0, "capture a", "at 1:b")
    )
    assert [event.b for event in table.told("clash")] == [4 + powers]


def test_F94_they_attack_and_guard_dungeons_without_it() -> None:
    table = (
        table_with(wizards="cler doom", structures=["a=gaia-3", "b=twil-4"]).rolls(3, 1).play(0, "capture a", "at 1:b")
    )
    assert [event.a for event in table.told("clash")] == [6]
    table = table_with(wizards="cler doom", structures=["a=dawn-3"], guards=["", "gaia-2"], dungeons=["", "twil-1"])
    table.rolls(1, 2).play(0, "raid a>1")
    assert [event.b for event in table.told("raid_rolled")] == [4]
