"""Repair: F24, F25, F28 to F33, with FA3 to FA7."""

from __future__ import annotations

from typing import Any

from tests.firepeak.kit import Table

EXAMPLE = "a=twil-4 c=twil-3 d=doom-2 f=twil-2 g=twil-1"
"""The structure of the printed example: troll, ogre, ghost, orc, goblin."""


def shrinks(structure: str, where: str, wizards: str = "gaia cler", seats: str = "at 1:") -> Table:
    """Seat 0 casts Atrophy on a creature of seat 1."""
    table = Table(wizards, ["", structure], dungeons=["$atrophy"], books=["atrophy"])
    return table.play(0, "cast atrophy", "pay", f"{seats}{where}")


def falls(structure: str, where: str, wizards: str = "gaia dawn", **more: Any) -> Table:
    """A Tornado of seat 0 takes a creature of seat 1 out of its structure."""
    table = Table(wizards, ["a=cler-1", structure], dungeons=["$tornado"], books=["tornado"], **more)
    return table.play(0, "cast tornado", "pay", "capture a", f"at 1:{where}")


def test_F24_a_broken_layout_is_repaired_before_anything_else() -> None:
    table = shrinks(EXAMPLE, "a")
    assert table.asked == (1,)
    table.refuses("F29", 1, "recruit wizard").refuses("F29", 1, "end")
    assert {move.split()[0] for move in table.options(1)} == {"remove"}
    table.play(1, "remove c")
    assert (table.asked, table.actions) == ((0,), 1)


def test_F24_strengths_and_clans_that_change_break_a_layout_too() -> None:
    table = Table(
        "gaia doom", ["", "a=twil-4 c=dawn-3 d=night-3"], auras=["", "a=neutrality"], dungeons=["$magic_tempest"],
        books=["magic_tempest"],
    )  # fmt: skip
    table.play(0, "cast magic_tempest", "pay")
    assert table.options(1) == ["remove a", "remove c"]
    assert table.play(1, "remove c").layout(1) == "a=twil-4 d=night-3"


def test_F25_repairs_belong_to_the_action_that_caused_them() -> None:
    """The card of Smite is drawn after the repairs, and only then the next action begins."""
    table = (
        Table("gaia doom", ["a=night-4", "a=twil-1 b=twil-4 d=twil-4"], dungeons=["$smite"], books=["smite"])
        .rolls(6, 1)
        .learns("scry")
    )
    table.play(0, "cast smite", "pay", "capture a", "at 1:a")
    assert (table.asked, table.book(0)) == ((1,), [])
    table.play(1, "remove d")
    assert (table.asked, table.book(0), table.actions) == ((0,), ["scry"], 2)


def test_F28_a_creature_without_leader_moves_up_while_one_with_a_leader_stays() -> None:
    """T11: a goes while b, c and d are occupied."""
    table = falls("a=twil-4 b=night-4 c=twil-3 d=night-3", "a")
    assert table.layout(1) == "a=twil-3 b=night-4 d=night-3"
    assert [(event.seat, event.a, event.b) for event in table.told("moves_up")] == [(1, 2, 0)]


def test_F28_with_two_positions_above_either_will_do() -> None:
    for place in "ab":
        table = falls("b=night-4 d=night-3", "b")
        assert table.options(1) == ["up d>a", "up d>b"]
        assert table.play(1, f"up d>{place}").layout(1) == f"{place}=night-3"


def test_F28_nothing_moves_down_or_sideways_and_only_the_leaderless_move() -> None:
    table = falls("a=twil-4 b=night-4 d=twil-3 e=night-3 h=night-2", "b")
    assert table.layout(1) == "a=twil-4 b=night-3 d=twil-3 h=night-2"
    table = falls("a=twil-4 c=twil-3 d=doom-2 f=twil-2 g=twil-1", "a")
    assert table.options(1) == ["up c>a", "up d>a", "up d>b"]
    table.refuses("F28", 1, "up f>c").refuses("F28", 1, "move d>e")


def test_F28_creatures_move_one_at_a_time_in_any_order() -> None:
    table = falls(EXAMPLE, "a").play(1, "up c>a")
    assert table.layout(1) == "a=twil-3 c=twil-2 d=doom-2 g=twil-1"
    table = falls(EXAMPLE, "a").play(1, "up d>b")
    assert table.options(1) == ["up f>c", "up g>c", "up g>d"], "the ogre had only one place to go"
    assert table.play(1, "up g>d").layout(1) == "a=twil-3 b=doom-2 c=twil-2 d=twil-1"


def test_F29_FA6_those_in_a_breach_are_removed_and_nobody_else() -> None:
    table = shrinks(EXAMPLE, "a")
    assert table.options(1) == ["remove a", "remove c"]
    table.refuses("F29", 1, "remove d").refuses("F29", 1, "remove f")


def test_F29_FA6_either_of_two_enemies_may_go() -> None:
    for place, left in (("a", "b=dawn-3 e=night-1"), ("b", "a=twil-3 b=night-1")):
        table = Table(
            "gaia doom", ["", "a=twil-3 b=dawn-3 e=night-1"], auras=["", "a=neutrality"],
            dungeons=["$magic_tempest"], books=["magic_tempest"],
        ).play(0, "cast magic_tempest", "pay")  # fmt: skip
        assert table.options(1) == ["remove a", "remove b"]
        assert table.play(1, f"remove {place}").layout(1) == left


def test_FA6_a_minion_that_is_too_strong_or_one_of_its_leaders() -> None:
    table = shrinks("a=twil-2 b=twil-1 d=twil-2", "a")
    assert table.options(1) == ["remove a", "remove b", "remove d"]
    table = table.play(1, "remove b")
    assert table.options(1) == ["remove a", "remove d"], "one departure did not heal it: look again"
    assert table.play(1, "remove d").layout(1) == "a=twil-2"


def test_FA6_one_departure_may_heal_several_breaches() -> None:
    table = shrinks("a=twil-4 c=twil-3 d=night-3", "a")
    assert table.options(1) == ["remove a", "remove c", "remove d"]
    table.play(1, "remove a")
    assert table.options(1) == ["up c>a", "up d>a", "up d>b"]
    table.play(1, "up d>b")
    assert (table.layout(1), table.discards()) == ("a=twil-3 b=night-3", ["doom-2", "twil-4"])


def test_F30_who_is_removed_goes_to_the_discard_pile_for_all_to_see() -> None:
    table = shrinks(EXAMPLE, "a").play(1, "remove c")
    assert "twil-3" in table.discards()
    assert "twil-3" in table.view(None).discards
    assert table.dungeon(0) == table.dungeon(1) == []


def test_F31_who_is_left_without_leader_moves_up_before_anything_more_is_removed() -> None:
    """Two breaches; after the first removal the leaderless move up at once, and that may heal the second."""
    table = shrinks("a=twil-4 c=twil-3 d=night-3 f=doom-2 g=doom-1", "a")
    table.play(1, "remove c")
    assert table.layout(1) == "a=twil-4 c=doom-2 d=night-3 g=doom-1", "the ghost at f has moved up by itself"
    assert table.options(1) == ["remove a", "remove d"]
    table.play(1, "remove a")
    assert {move.split()[0] for move in table.options(1)} == {"up"}


def test_F32_all_choices_of_a_repair_are_the_owners() -> None:
    table = shrinks(EXAMPLE, "a").refuses("F46", 0, "remove a").play(1, "remove a")
    table.refuses("F46", 0, "up c>a")
    assert table.asked == (1,)


def test_F33_the_printed_example_when_the_troll_is_removed() -> None:
    """R33: the ogre moves up, and the orc after it."""
    table = shrinks(EXAMPLE, "a")
    assert [table.strength(1, place) for place in "acdfg"] == [3, 3, 2, 2, 1]
    table.play(1, "remove a")
    assert table.options(1) == ["up c>a", "up d>a", "up d>b"]
    table.play(1, "up c>a")
    assert table.layout(1) == "a=twil-3 c=twil-2 d=doom-2 g=twil-1"
    assert (table.asked, table.discards()) == ((0,), ["doom-2", "twil-4"])
    assert table.spent() == ["atrophy"]


def test_F33_the_printed_example_when_the_ghost_moves_up() -> None:
    """It is too weak to lead the ogre, and more is lost."""
    table = shrinks(EXAMPLE, "a").play(1, "remove a", "up d>a")
    assert table.layout(1) == "a=doom-2 c=twil-3 f=twil-2 g=twil-1"
    assert table.options(1) == ["remove a", "remove c"]
    assert table.play(1, "remove c").layout(1) != ""


def test_F33_the_printed_example_when_the_ogre_is_removed() -> None:
    table = shrinks(EXAMPLE, "a").play(1, "remove c")
    assert table.layout(1) == "a=twil-4 c=twil-2 d=doom-2 g=twil-1"
    assert (table.strength(1, "a"), table.enchantments(1, "a")) == (3, ["atrophy"])


def test_FA3_creatures_are_removed_for_the_strength_rule() -> None:
    """All have leaders, no enemies touch, and still one has to go."""
    table = shrinks("a=twil-2 c=night-1", "a")
    assert table.options(1) == ["remove a", "remove c"]


def test_FA4_the_active_player_repairs_first_then_clockwise() -> None:
    table = Table(
        "gaia doom cler", ["a=twil-4 b=dawn-4", "a=twil-2+avatar c=twil-3", "a=night-2+mask_command c=night-3"],
        auras=["a=neutrality"], dungeons=["", "$magic_tempest"], books=["", "magic_tempest"], turn=1,
    )  # fmt: skip
    table.play(1, "cast magic_tempest", "pay")
    assert (table.asked, table.options()) == ((1,), ["remove a", "remove c"])
    table.refuses("F46", 0, "remove a").refuses("F46", 2, "remove a")
    table.play(1, "remove c")
    assert (table.asked, table.options()) == ((2,), ["remove a", "remove c"])
    table.play(2, "remove a")
    assert (table.asked, table.options()) == ((0,), ["remove a", "remove b"])
    table.play(0, "remove b")
    assert (table.asked, table.layout(0), table.layout(2)) == ((1,), "a=twil-4", "a=night-3")


def test_FA5_in_step_one_the_new_place_need_not_be_legal() -> None:
    """The dwarf moves up beside the orc, its enemy; only then one of the two goes."""
    table = falls("a=twil-2 b=night-4 e=dawn-2", "b")
    assert table.layout(1) == "a=twil-2 b=dawn-2"
    assert table.options(1) == ["remove a", "remove b"]


def test_FA5_a_creature_climbs_several_levels_step_by_step() -> None:
    table = falls("a=night-4 b=twil-4 c=night-3 f=night-2", "a")
    assert table.layout(1) == "a=night-3 b=twil-4 c=night-2"
    table = shrinks("a=twil-3 c=twil-2 f=twil-1", "c", "gaia cler").play(1, "remove c")
    assert table.layout(1) == "a=twil-3 c=twil-1"


def test_FA5_nobody_can_stop_while_a_creature_has_no_leader() -> None:
    table = falls(EXAMPLE, "a").refuses("F28", 1, "no").refuses("F28", 1, "end")
    table.play(1, "up d>b").refuses("F28", 1, "no").play(1, "up f>c")
    assert (table.asked, table.layout(1)) == ((0,), "a=twil-3 b=doom-2 c=twil-2 g=twil-1")


def test_FA7_armour_takes_the_removal_and_the_breach_remains() -> None:
    table = shrinks("a=twil-3+mystic_armor c=twil-2", "a").play(1, "remove a")
    assert table.spent() == ["mystic_armor"]
    assert table.options(1) == ["remove a", "remove c"]
    assert table.play(1, "remove a").layout(1) == "a=twil-2"
