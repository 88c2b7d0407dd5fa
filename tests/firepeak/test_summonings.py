"""Summonings: F85, F111 to F114, with FA8 and FA24 to FA27."""

from __future__ import annotations

from typing import Any

import pytest

from tests.firepeak.kit import Table

FULL = "a=twil-4 b=night-4 c=twil-3 d=night-3 e=night-2 f=twil-2 g=twil-1 h=night-2"
"""Only i is free, below a harpy (2)."""


def summon(spell: str, *answers: str, **more: Any) -> Table:
    """Seat 0 casts a summoning."""
    table = Table("cler gaia", dungeons=[f"${spell}", *more.pop("rest", [])], books=[spell], **more)
    return table.play(0, f"cast {spell}", "pay", *answers)


def attacks(table: Table, target: str, own: int = 6, other: int = 1) -> Table:
    return table.rolls(own, other).play(0, "capture a", f"at 1:{target}")


@pytest.mark.parametrize(("spell", "strength"), [("familiar", 1), ("golem", 1), ("titan", 5)])
def test_F85_F111_F112_F114_a_summoned_being_lies_in_play_without_a_clan(spell: str, strength: int) -> None:
    table = summon(spell, "to b")
    being = table.being(0, "b")
    assert being is not None
    assert (being.kind, being.clan, being.strength) == (spell, None, strength)
    assert (table.spent(), table.book(0), table.actions) == ([], [], 1)


@pytest.mark.parametrize("spell", ["familiar", "golem", "titan"])
def test_F85_a_summoned_being_is_a_creature_for_every_purpose(spell: str) -> None:
    """It recruits, moves, attacks and leads, beside any clan."""
    table = Table("cler gaia", [f"a={spell} b=twil-4", "a=dawn-1"]).play(0, "swap a b", "move b>guard", "end")
    table.play(1, "end").rolls(3, 1).play(0, "capture guard", "at 1:a")
    assert len(table.told("clash")) == 1
    table.draws("doom-1").play(0, "recruit wizard", "to b")
    assert table.layout(0) == "a=twil-4 b=doom-1"


def test_F111_nobody_may_try_to_capture_a_familiar() -> None:
    table = Table("cler gaia", ["a=dawn-4", "a=familiar b=twil-1"]).play(0, "capture a")
    table.refuses("F111", 0, "at 1:a")
    assert table.options(0) == ["at 1:b"]


def test_F111_FA26_a_familiar_that_loses_returns_to_the_spellbook() -> None:
    table = attacks(Table("cler gaia", ["a=familiar", "a=twil-4"]), "a", 1, 6)
    assert (table.book(0), table.dungeon(1), table.layout(0)) == (["familiar"], [], "")
    table = Table("cler gaia", ["a=familiar"], dungeons=["", "twil-4"]).rolls(1, 6).play(0, "raid a>1")
    assert (table.book(0), table.dungeon(1)) == (["familiar"], ["twil-4"])
    assert table.book(0, 1) == ["familiar"], "all have seen it return"


def test_FA26_it_may_be_cast_again_for_its_cost() -> None:
    table = Table("cler gaia", ["a=familiar"], dungeons=["$familiar"]).play(0, "imprison a", "cast familiar")
    table.play(0, "pay", "to a")
    assert (table.layout(0), table.book(0)) == ("a=familiar", [])


@pytest.mark.parametrize("spell", ["tornado", "touch_death"])
def test_FA26_not_even_tornado_or_touch_of_death_reach_a_familiar(spell: str) -> None:
    table = Table("cler gaia", ["a=dawn-4", "a=familiar"], dungeons=[f"${spell}"], books=[spell])
    table.refuses("FA30", 0, f"cast {spell}")


def test_F112_FA8_a_golem_that_leaves_goes_to_the_spell_discards() -> None:
    table = attacks(Table("cler gaia", ["a=dawn-4", "a=golem"]), "a")
    assert (table.spent(), table.dungeon(0), table.discards(), table.layout(1)) == (["golem"], [], [], "")


def test_F113_a_shade_copies_a_creature_that_lies_face_up() -> None:
    table = summon("shade", structures=["a=doom-2", "b=twil-4"], guards=["", "dawn-1"], rest=["dawn-4"])
    assert table.options(0) == ["at 0:a", "at 1:b", "at 1:guard"], "captives do not lie face up"
    table.play(0, "at 1:b", "to b")
    being = table.being(0, "b")
    assert being is not None
    assert (being.kind, being.shade, being.clan, being.strength) == ("twil-4", True, "twil", 4)


def test_F113_a_shade_that_leaves_returns_to_the_spellbook() -> None:
    table = attacks(Table("cler gaia", ["a=dawn-4", "a=shade:twil-3"]), "a")
    assert (table.book(1), table.dungeon(0), table.layout(1)) == (["shade"], [], "")


def test_FA24_a_shade_copies_clan_and_printed_strength_and_nothing_else() -> None:
    table = Table("twil gaia", ["a=doom-4", "b=twil-3+avatar+ethereality"], dungeons=["$shade"], books=["shade"]).play(
        0, "cast shade", "pay", "at 1:b"
    )
    table.refuses("F22", 0, "to c").play(0, "to b")
    assert (table.enchantments(0, "b"), table.strength(0, "b")) == ([], 4), "the +1 is the one of the own wizard"


def test_FA24_the_clan_rule_holds_for_a_shade() -> None:
    table = summon("shade", "at 0:a", structures=["a=doom-2"]).play(0, "to b")
    assert table.layout(0) == "a=doom-2 b=shade:doom-2"
    table = summon("shade", "at 1:a", structures=["a=twil-4", "a=dawn-1"]).refuses("F20", 0, "to b")
    assert table.options(0) == ["to guard"]


def test_FA24_a_copied_familiar_cannot_be_captured() -> None:
    table = Table("cler gaia", ["a=dawn-4", "a=shade:familiar b=twil-1"])
    table.play(0, "capture a").refuses("F111", 0, "at 1:a")


@pytest.mark.parametrize("model", ["golem", "titan"])
def test_FA24_a_shade_always_leaves_by_its_own_rule(model: str) -> None:
    table = attacks(Table("cler gaia", ["a=dawn-4+avatar", f"a=shade:{model}"]), "a")
    assert (table.book(1), table.spent(), table.dungeon(0)) == (["shade"], [], [])


def test_FA24_the_copy_remains_when_the_original_goes() -> None:
    table = Table("cler doom", ["a=twil-4", "b=doom-1"], dungeons=["$shade"], books=["shade"])
    table.play(0, "cast shade", "pay", "at 1:b", "to b")
    attacks(table, "b")
    assert (table.dungeon(0), table.at(0, "b")) == (["doom-1"], "shade:doom-1")


def test_F114_a_titan_may_be_captured_and_lie_in_a_dungeon() -> None:
    table = attacks(Table("cler gaia doom", ["a=dawn-4+avatar", "a=titan"]), "a")
    assert (table.dungeon(0), table.layout(1), table.spent()) == (["titan"], "", [])
    assert [table.knows(eyes, 0) for eyes in (1, 2, None)] == [["titan"]] * 3


def test_FA25_a_titan_in_a_dungeon_is_brainwashed_with_a_six() -> None:
    for die in range(1, 7):
        table = Table("cler gaia", dungeons=["titan"]).rolls(die).play(0, "brainwash 5")
        assert (table.options(0) == ["wake titan"]) == (die == 6)
    assert table.play(0, "wake titan", "to a").at(0, "a") == "titan"


def test_FA25_a_titan_can_be_freed_or_taken() -> None:
    table = Table("cler gaia", ["a=dawn-4"], dungeons=["", "titan twil-1"]).rolls(6, 1).play(0, "raid a>1")
    assert table.options(0) == ["free twil-1", "free titan", "steal", "take titan", "leave"]
    table.play(0, "free titan", "to b")
    assert (table.at(0, "b"), table.dungeon(1)) == ("titan", ["twil-1"])
    table = (
        Table("cler gaia", ["a=dawn-4"], dungeons=["", "titan twil-1"]).rolls(6, 1).play(0, "raid a>1", "take titan")
    )
    assert (table.dungeon(0), table.knows(None, 0)) == (["titan"], ["titan"])


def test_FA25_a_titan_pays_for_neither_spells_nor_research() -> None:
    table = Table("cler gaia", dungeons=["titan gaia-1"], books=["balance golem"])
    table.refuses("F86", 0, "research gaia").refuses("F76", 0, "cast golem")
    table.play(0, "cast balance").refuses("F76", 0, "give titan")


def test_FA25_a_discarded_titan_may_be_raised() -> None:
    table = Table("cler gaia", dungeons=["$raise_dead"], books=["raise_dead"], discards="titan twil-1")
    table.learns("scry").play(0, "cast raise_dead", "pay")
    assert table.options(0) == ["raise titan", "no"]
    table.play(0, "raise titan", "raise twil-1")
    assert (table.dungeon(0), table.knows(1, 0)) == (["twil-1", "titan"], ["titan", "?"])


def test_FA25_when_the_discards_become_a_deck_the_titan_goes_to_the_spells() -> None:
    table = Table("cler gaia", discards="titan", deck="twil-1", options="prolong").play(0, "recruit wizard", "to a")
    assert (table.spent(), table.view().recruits, table.discards()) == (["titan"], 59, [])


def test_FA8_summoned_beings_that_are_removed_in_a_repair() -> None:
    for being, book, spent, discards in (
        ("familiar", ["familiar"], [], []), ("golem", [], ["golem"], []), ("titan", [], [], ["titan"])
    ):  # fmt: skip
        leader = "a=twil-1+avatar" if being != "titan" else "a=twil-4+avatar"
        table = Table("cler gaia", ["", f"{leader} c={being}"], dungeons=["$magic_tempest"], books=["magic_tempest"])
        table.play(0, "cast magic_tempest", "pay").play(1, "remove c")
        assert table.book(1) == book
        assert [spell for spell in table.spent() if spell in ("golem", "titan")] == spent
        assert table.discards() == ["dawn-1", *discards]


def test_FA8_summoned_beings_that_disobey_an_aggression() -> None:
    table = Table("cler gaia", ["a=familiar+aggression", "a=twil-4"]).play(0, "end")
    assert (table.book(0), table.layout(0)) == (["familiar"], "")


def test_FA27_under_your_control_means_a_legal_position_or_the_guard_place() -> None:
    table = summon("golem", structures=["a=twil-4 c=twil-1"])
    assert table.options(0) == ["to b", "to d", "to guard"]
    table.refuses("F22", 0, "to f").refuses("F21", 0, "to i").refuses("FA27", 0, "to dungeon")


def test_FA27_without_such_a_place_it_cannot_be_cast() -> None:
    table = Table("cler gaia", [FULL], guards=["dawn-1"], dungeons=["$titan"], books=["titan familiar"])
    table.refuses("FA27", 0, "cast titan")
    assert table.may(0, "cast") == ["cast familiar"]


def test_FA27_a_shade_copies_only_whom_it_has_a_place_for() -> None:
    table = Table("cler gaia", [FULL], guards=["dawn-1"], dungeons=["$shade"], books=["shade"])
    table.play(0, "cast shade", "pay").refuses("FA27", 0, "at 0:a")
    assert table.options(0) == ["at 0:g", "at 0:guard"]


def test_FA27_resurrection_may_choose_the_dungeon() -> None:
    table = Table(
        "cler gaia", [FULL], guards=["dawn-1"], dungeons=["$resurrection"], books=["resurrection"], discards="doom-4"
    ).play(0, "cast resurrection", "pay", "raise doom-4")
    assert table.options(0) == ["to dungeon"]
    assert table.play(0, "to dungeon").dungeon(0) == ["doom-4"]
