"""Enchantments: F83, F83a, F105 to F110, with FA22, FA41, FA42, FA44 and FA54."""

from __future__ import annotations

from typing import Any

from tests.firepeak.kit import Table

EVERY = "aggression+atrophy+avatar+ethereality+mask_command+mystic_armor"


def enchant(spell: str, where: str, structures: list[str], wizards: str = "gaia doom", **more: Any) -> Table:
    """Seat 0 enchants a creature."""
    table = Table(wizards, structures, dungeons=[f"${spell}"], books=[spell], **more)
    return table.play(0, f"cast {spell}", "pay", f"at {where}")


def test_F83_FA54_an_enchantment_lies_on_any_creature_in_play() -> None:
    table = Table(
        "gaia doom", ["a=twil-4", "b=twil-3"], guards=["dawn-1", "dawn-2"], dungeons=["$aggression night-1"],
        books=["aggression"],
    )  # fmt: skip
    table.play(0, "cast aggression", "pay")
    assert table.options(0) == ["at 0:a", "at 0:guard", "at 1:b", "at 1:guard"]
    table.refuses("F83", 0, "at 0:b").play(0, "at 1:guard")
    assert (table.enchantments(1, "guard"), table.spent()) == (["aggression"], [])


def test_F83_it_is_discarded_when_its_creature_is_captured() -> None:
    table = Table("cler gaia", ["a=dawn-4", "b=twil-1+avatar+mask_command"]).rolls(6, 1).play(0, "capture a", "at 1:b")
    assert (table.dungeon(0), table.spent()) == (["twil-1"], ["avatar", "mask_command"])


def test_F83_it_is_discarded_when_its_creature_is_imprisoned_or_discarded() -> None:
    table = Table("cler gaia", ["a=dawn-4+avatar"]).play(0, "imprison a")
    assert (table.dungeon(0), table.spent()) == (["dawn-4"], ["avatar"])
    table = Table("cler gaia", ["a=dawn-4+avatar", "b=doom-1"], auras=["", "b=defense"]).rolls(6, 1)
    assert table.play(0, "capture a", "at 1:b").spent() == ["avatar"]


def test_F83a_it_is_discarded_when_a_summoned_being_returns_to_a_book() -> None:
    table = Table("cler gaia", ["a=familiar+avatar b=shade:twil-3+ethereality"]).play(0, "imprison a", "imprison b")
    assert (table.book(0), table.spent()) == (["familiar", "shade"], ["avatar", "ethereality"])


def test_F105_a_creature_that_does_not_attack_is_discarded_at_the_end_of_the_turn() -> None:
    table = Table("cler gaia", ["a=twil-4+aggression c=twil-3", "a=doom-1"]).play(0, "end")
    assert (table.layout(0), table.discards(), table.spent()) == ("a=twil-3", ["twil-4"], ["aggression"])
    assert (table.turn, [event.seat for event in table.told("disobeys")]) == (1, [0])


def test_F105_a_creature_that_has_attacked_stays_enchanted() -> None:
    table = Table("cler gaia", ["a=twil-4+aggression", "a=doom-4"]).rolls(2, 1).play(0, "capture a", "at 1:a", "end")
    assert (table.at(0, "a"), table.enchantments(0, "a")) == ("twil-4", ["aggression"])
    table.play(1, "end").play(0, "end")
    assert table.layout(0) == "", "in every turn of its owner"


def test_FA22_only_turns_that_began_with_the_enchantment_count() -> None:
    table = enchant("aggression", "0:a", ["a=dawn-4", "b=doom-1"]).play(0, "end")
    assert table.layout(0) == "a=dawn-4"
    table.play(1, "end")
    being = table.being(0, "a")
    assert being is not None
    assert being.bound
    assert table.play(0, "end").layout(0) == ""


def test_FA22_the_turns_of_others_do_not_matter() -> None:
    table = enchant("aggression", "1:b", ["a=dawn-4", "b=doom-1"]).play(0, "end")
    assert table.layout(1) == "b=doom-1"
    assert table.play(1, "end").layout(1) == ""


def test_FA22_an_attempt_that_a_spell_granted_counts() -> None:
    table = Table("gaia doom", ["a=dawn-4+aggression", "b=doom-1"], dungeons=["$tornado"], books=["tornado"]).play(
        0, "cast tornado", "pay", "capture a", "at 1:b", "end"
    )
    assert table.layout(0) == "a=dawn-4"


def test_FA22_without_a_target_it_is_discarded_all_the_same() -> None:
    table = Table("gaia doom", ["a=dawn-4+aggression"]).refuses("F56", 0, "capture a").play(0, "end")
    assert table.layout(0) == ""


def test_FA22_the_attempt_of_another_creature_does_not_count() -> None:
    table = Table("gaia doom", ["a=dawn-4+aggression b=night-3", "b=cler-4"]).rolls(3, 1)
    table.play(0, "capture b", "at 1:b", "end")
    assert "dawn-4" in table.discards()


def test_FA22_it_goes_along_with_a_creature_that_moves() -> None:
    table = Table("gaia doom", ["a=dawn-4+aggression", "b=doom-4"]).play(0, "move a>guard", "end")
    assert (table.at(0, "guard"), table.discards()) == (None, ["dawn-4"])


def test_F106_atrophy_takes_one_strength() -> None:
    table = enchant("atrophy", "1:a", ["", "a=dawn-3 c=dawn-1"])
    assert (table.strength(1, "a"), table.asked) == (2, (0,))


def test_F106_a_layout_broken_by_atrophy_is_repaired() -> None:
    table = enchant("atrophy", "1:a", ["", "a=dawn-3 c=dawn-2"])
    assert (table.asked, table.options(1)) == ((1,), ["remove a", "remove c"])


def test_F107_avatar_gives_two_strength() -> None:
    table = enchant("avatar", "0:a", ["a=twil-1", "a=doom-3"])
    assert table.strength(0, "a") == 3
    table.rolls(3, 2).play(0, "capture a", "at 1:a")
    assert [(event.a, event.b) for event in table.told("clash")] == [(6, 2 + 4 + 1)]


def test_F107_a_minion_that_outgrows_its_leader_breaks_the_layout() -> None:
    table = enchant("avatar", "1:c", ["", "a=twil-3 c=twil-2"])
    assert (table.strength(1, "c"), table.options(1)) == (4, ["remove a", "remove c"])


def test_F108_nobody_may_try_to_capture_an_ethereal_creature() -> None:
    table = Table("cler gaia", ["a=dawn-4", "a=twil-1+ethereality b=twil-2"]).play(0, "capture a")
    table.refuses("F108", 0, "at 1:a")
    assert table.options(0) == ["at 1:b"]
    Table("cler gaia", ["a=dawn-4", "a=twil-1+ethereality"]).refuses("F56", 0, "capture a")


def test_F108_not_by_tornado_or_touch_of_death_either() -> None:
    for spell in ("tornado", "touch_death"):
        table = Table("cler gaia", ["a=dawn-4", "a=twil-1+ethereality"], dungeons=[f"${spell}"], books=[spell])
        table.refuses("FA30", 0, f"cast {spell}")


def test_FA41_an_ethereal_attacker_or_raider_that_loses_is_taken() -> None:
    table = Table("cler gaia", ["a=dawn-1+ethereality", "a=twil-4"]).rolls(1, 6).play(0, "capture a", "at 1:a")
    assert (table.dungeon(1), table.spent()) == (["dawn-1"], ["ethereality"])
    table = Table("cler gaia", ["a=dawn-1+ethereality"], dungeons=["", "twil-4"]).rolls(1, 6).play(0, "raid a>1")
    assert table.dungeon(1) == ["twil-4", "dawn-1"]


def test_F109_minions_of_a_masked_creature_may_be_as_strong_as_they_like() -> None:
    table = enchant("mask_command", "0:a", ["a=night-1"]).draws("dawn-4").play(0, "recruit a", "to c")
    assert table.layout(0) == "a=night-1 c=dawn-4"
    table = Table("gaia doom", ["a=night-1+mask_command"]).draws("gaia-1").play(0, "recruit a")
    table.refuses("F20", 0, "to c")


def test_F109_only_its_minions_and_only_while_it_is_masked() -> None:
    table = Table("gaia doom", ["a=night-1+mask_command c=dawn-2"]).draws("dawn-2").play(0, "recruit c")
    table.refuses("F22", 0, "to f")
    table = Table(
        "gaia doom", ["a=night-1+mask_command c=dawn-4"], dungeons=["$magic_tempest"], books=["magic_tempest"]
    )
    assert table.play(0, "cast magic_tempest", "pay").options(0) == ["remove a", "remove c"]


def test_FA44_one_masked_leader_of_two_is_enough() -> None:
    table = Table("gaia doom", ["a=night-1+mask_command b=night-1"]).draws("dawn-4").play(0, "recruit b")
    table.refuses("F22", 0, "to e").play(0, "to d")
    assert table.at(0, "d") == "dawn-4"


def test_F110_the_armour_goes_instead_of_a_captured_creature() -> None:
    table = Table("cler gaia", ["a=dawn-4", "b=twil-1+mystic_armor"]).rolls(6, 1, 6, 1).play(0, "capture a", "at 1:b")
    assert (table.layout(1), table.enchantments(1, "b"), table.dungeon(0)) == ("b=twil-1", [], [])
    assert (table.spent(), len(table.told("armour_breaks"))) == (["mystic_armor"], 1)
    assert table.play(0, "capture a", "at 1:b").dungeon(0) == ["twil-1"], "only the next time"


def test_F110_whatever_the_reason() -> None:
    lost = Table("cler gaia", ["a=dawn-1+mystic_armor", "b=twil-4"]).rolls(1, 6).play(0, "capture a", "at 1:b")
    raid = Table("cler gaia", ["a=dawn-1+mystic_armor"], dungeons=["", "twil-4"]).rolls(1, 6).play(0, "raid a>1")
    idle = Table("cler gaia", ["a=dawn-1+mystic_armor+aggression", "b=twil-4"]).play(0, "end")
    wind = Table("cler doom", ["b=twil-4", "a=dawn-1+mystic_armor"], dungeons=["$tornado"], books=["tornado"]).play(
        0, "cast tornado", "pay", "capture b", "at 1:a"
    )
    touch = (
        Table("cler gaia", ["b=night-4", "a=dawn-1+mystic_armor"], dungeons=["$touch_death"], books=["touch_death"])
        .rolls(6, 1)
        .play(0, "cast touch_death", "pay", "capture b", "at 1:a")
    )
    for table, seat in ((lost, 0), (raid, 0), (idle, 0), (wind, 1), (touch, 1)):
        assert table.at(seat, "a") == "dawn-1"
        assert "mystic_armor" in table.spent()
        assert "mystic_armor" not in table.enchantments(seat, "a")


def test_FA42_the_armour_is_no_choice_and_comes_before_a_decoy() -> None:
    table = Table("cler gaia", ["a=dawn-4", "b=twil-1+mystic_armor"], decoys=[0, 1]).rolls(6, 1)
    table.play(0, "capture a", "at 1:b")
    assert (table.asked, table.spent(), table.player(1).decoys) == ((0,), ["mystic_armor"], 1)


def test_FA42_it_holds_back_summoned_beings_too() -> None:
    table = Table("cler gaia", ["a=dawn-4", "b=golem+mystic_armor"]).rolls(6, 1).play(0, "capture a", "at 1:b")
    assert (table.at(1, "b"), table.spent()) == ("golem", ["mystic_armor"])


def test_FA42_it_does_not_protect_captives_who_are_sacrificed() -> None:
    table = Table("cler gaia", ["a=dawn-4+mystic_armor"]).play(0, "imprison a", "imprison a")
    assert (table.dungeon(0), table.spent()) == (["dawn-4"], ["mystic_armor"])


def test_FA54_a_creature_may_bear_any_number_and_takes_them_along() -> None:
    table = Table("cler gaia", [f"a=dawn-3+{EVERY}", "a=twil-1"])
    assert (table.enchantments(0, "a"), table.strength(0, "a")) == (EVERY.split("+"), 4)
    table.play(0, "move a>b", "move b>guard")
    assert table.enchantments(0, "guard") == EVERY.split("+")


def test_FA54_the_same_enchantment_twice_counts_twice() -> None:
    table = Table("gaia twil", ["a=night-1", "a=dawn-3+atrophy"], dungeons=["$duplicate"], books=["duplicate"])
    table.play(0, "cast duplicate", "pay", "as atrophy", "at 1:a")
    assert table.strength(1, "a") == 1
