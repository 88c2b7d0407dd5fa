"""Duplicate: F118, with FA53."""

from __future__ import annotations

from typing import Any

import pytest

from tests.firepeak.kit import Table


def duplicate(*answers: str, own: str = "", rest: str = "", **more: Any) -> Table:
    """Seat 0 casts Duplicate."""
    more.setdefault("wizards", "gaia night")
    table = Table(dungeons=[f"$duplicate {own}", rest], books=["duplicate"], **more).learns("circle_guile")
    return table.play(0, "cast duplicate", "pay", *answers)


def test_F118_it_repeats_a_spell_in_play_or_among_the_discards() -> None:
    table = duplicate(
        structures=["a=twil-4+avatar", "a=golem"], auras=["", "b=stealth"], circles=["", "guile"], decoys=[0, 1],
        spent="time_warp",
    )  # fmt: skip
    assert table.options(0) == [
        "as aura_stealth", "as circle_guile", "as avatar", "as golem", "as decoy", "as time_warp"
    ]  # fmt: skip
    table.refuses("F118", 0, "as scry").refuses("FA53", 0, "as duplicate").play(0, "as time_warp")
    assert (table.actions, table.spent()) == (3, ["duplicate", "time_warp"])


def test_FA53_spells_in_books_cannot_be_copied() -> None:
    table = Table("gaia night", dungeons=["cler-1 doom-1"], books=["duplicate scry", "smite"]).refuses(
        "F118", 0, "cast duplicate"
    )
    assert not table.may(0, "cast")


def test_FA17_a_discarded_titan_is_a_creature_and_cannot_be_copied() -> None:
    table = duplicate(spent="scry", discards="titan").refuses("F118", 0, "as titan")
    assert table.options(0) == ["as scry"]


def test_FA53_only_its_own_cost_is_paid_and_all_parts_are_done() -> None:
    table = duplicate("as smite", structures=["a=twil-4", "b=twil-2"], spent="smite").rolls(6, 1)
    table.play(0, "capture a", "at 1:b")
    assert (table.dungeon(0), table.book(0), table.actions) == (["twil-2"], ["circle_guile"], 2)
    assert table.spent() == ["duplicate", "smite"]


def test_FA53_a_copied_spell_must_be_possible_now() -> None:
    table = duplicate(spent="smite scry").refuses("FA30", 0, "as smite")
    assert table.options(0) == ["as scry"]


def test_FA53_as_an_aura_it_lies_there_and_is_discarded_as_itself() -> None:
    table = duplicate("as aura_strength", "at 0:a", structures=["a=twil-4", "b=doom-1"], auras=["", "a=strength"])
    assert (table.player(0).auras[0], table.spent()) == ("aura_strength", [])
    table = Table("gaia night", ["a=twil-4"], dungeons=["$duplicate $aura_stealth"], books=["duplicate aura_stealth"],
                  auras=["", "a=strength"])  # fmt: skip
    table.play(0, "cast duplicate", "pay", "as aura_strength", "at 0:a")
    table.play(0, "cast aura_stealth", "pay", "at 0:a")
    assert (table.player(0).auras[0], table.spent()) == ("aura_stealth", ["duplicate"])


def test_FA53_a_copied_circle_replaces_the_own_circle() -> None:
    table = duplicate("as circle_guile", circles=["magic", "guile"])
    assert ([table.player(seat).circle for seat in (0, 1)], table.spent()) == (
        ["circle_guile", "circle_guile"], ["circle_magic"]
    )  # fmt: skip


def test_FA53_a_copy_of_the_own_circle_leaves_the_copy_in_place() -> None:
    table = duplicate("as circle_magic", circles=["magic"])
    assert (table.player(0).circle, table.spent()) == ("circle_magic", ["circle_magic"])


@pytest.mark.parametrize("spell", ["familiar", "shade"])
def test_FA53_as_familiar_or_shade_it_returns_to_the_book_as_itself(spell: str) -> None:
    answers = [f"as {spell}", *(["at 1:a"] if spell == "shade" else []), "to b"]
    table = duplicate(*answers, structures=["a=twil-4", "a=doom-2"], spent=spell).play(0, "imprison b")
    assert (table.book(0), table.spent()) == (["duplicate"], [spell])


def test_FA53_as_golem_it_is_discarded_as_itself() -> None:
    table = duplicate("as golem", "to b", structures=["a=twil-4"], spent="golem").play(0, "imprison b")
    assert (table.book(0), table.spent()) == ([], ["golem", "duplicate"])


def test_FA53_as_titan_it_lies_in_dungeons() -> None:
    table = duplicate("as titan", "to b", spent="titan").play(0, "imprison b")
    assert (table.dungeon(0), table.knows(1, 0)) == (["titan2"], ["titan2"])
    table.play(0, "end").play(1, "end").rolls(6).play(0, "brainwash 5", "wake titan2", "to a")
    assert (table.at(0, "a"), table.strength(0, "a")) == ("titan", 5)


def test_FA53_both_titans_at_once() -> None:
    table = duplicate("as titan", "to b", structures=["a=titan"])
    assert table.layout(0) == "a=titan b=titan"
    table.play(0, "imprison a", "end").play(1, "end").play(0, "imprison b")
    assert table.dungeon(0) == ["titan", "titan2"]


def test_FA53_as_a_decoy_it_is_used_up_as_itself() -> None:
    table = duplicate("as decoy", structures=["a=twil-1", "a=night-4"], spent="decoy")
    table.rolls(1, 6).play(0, "capture a", "at 1:a", "decoy")
    assert (table.layout(0), table.spent()) == ("a=twil-1", ["decoy", "duplicate"])


def test_FA53_as_an_enchantment_it_leaves_with_its_creature() -> None:
    table = duplicate("as avatar", "at 0:a", structures=["a=twil-1"], spent="avatar")
    assert (table.enchantments(0, "a"), table.strength(0, "a")) == (["avatar"], 3)
    assert table.play(0, "imprison a").spent() == ["avatar", "duplicate"]


def test_FA53_of_domination_somebody_must_be_left_to_brainwash() -> None:
    table = Table("gaia night", dungeons=["$duplicate"], books=["duplicate"], spent="domination")
    table.refuses("FA30", 0, "cast duplicate")
    table = duplicate("as domination", own="twil-3", spent="domination").play(0, "wake twil-3", "to a")
    assert table.at(0, "a") == "twil-3"


def test_FA53_of_mystic_armor_both_protect_one_after_the_other() -> None:
    table = duplicate("as mystic_armor", "at 0:a", structures=["a=twil-1+mystic_armor", "a=doom-1"])
    table.play(0, "imprison a")
    assert (table.layout(0), table.enchantments(0, "a"), table.spent()) == (
        "a=twil-1",
        ["mystic_armor"],
        ["mystic_armor"],
    )
    table.play(0, "end").play(1, "end").play(0, "imprison a")
    assert (table.layout(0), table.spent()) == ("a=twil-1", ["mystic_armor", "duplicate"])
