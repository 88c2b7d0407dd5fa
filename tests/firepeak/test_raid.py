"""Raids: F65 to F69, with FA15 and FA60."""

from __future__ import annotations

from typing import Any

from tests.firepeak.kit import Table

FULL = "a=twil-4 b=night-4 c=twil-3 d=night-3 e=night-2 f=twil-2 g=twil-1 h=night-2"


def won(dungeon: str = "night-2 doom-1", structure: str = "a=twil-3", **more: Any) -> Table:
    """Seat 0 has won a raid on seat 1's dungeon; seat 2 looks on."""
    table = Table("cler gaia twil", [structure], dungeons=["", dungeon], **more).rolls(6, 1)
    return table.play(0, "raid a>1")


def test_F65_a_creature_and_the_dungeon_of_another() -> None:
    table = Table("cler gaia doom", ["a=twil-3"], guards=["dawn-1"], dungeons=["twil-1", "twil-1", "twil-2"])
    assert table.may(0, "raid") == ["raid a>1", "raid a>2", "raid guard>1", "raid guard>2"]
    table.refuses("F65", 0, "raid a>0").refuses("F65", 0, "raid b>1").refuses("F65", 0, "raid a>3")


def test_F66_the_raider_adds_strength_the_owner_the_guards() -> None:
    table = Table("cler gaia", ["a=twil-3"], guards=["", "night-2"], dungeons=["", "doom-1"]).rolls(4, 5)
    table.play(0, "raid a>1")
    assert [(event.a, event.b) for event in table.told("raid_rolled")] == [(7, 7)]


def test_F66_without_a_guard_nothing_is_added() -> None:
    """T6: the raider is three ahead."""
    table = Table("cler gaia", ["a=twil-3"], dungeons=["", "doom-1"]).rolls(1, 3).play(0, "raid a>1")
    assert [(event.a, event.b) for event in table.told("raid_rolled")] == [(4, 3)]


def test_F67_the_winner_searches_the_dungeon() -> None:
    table = won()
    assert [table.knows(eyes, 1) for eyes in (0, 2, None)] == [["doom-1", "night-2"], ["?", "?"], ["?", "?"]]
    assert table.view(0).loot == ["doom-1", "night-2"]
    assert table.view(2).loot == []
    assert table.options(0) == ["free doom-1", "free night-2", "steal", "leave"]


def test_F67_a_creature_freed_for_the_structure() -> None:
    table = won().refuses("F67", 0, "free twil-1").play(0, "free night-2").refuses("FA60", 0, "to dungeon")
    table.refuses("F67", 0, "leave")
    assert table.options(0) == ["to b", "to c", "to d", "to guard"]
    table.play(0, "to c")
    assert (table.at(0, "c"), table.dungeon(1), table.dungeon(0)) == ("night-2", ["doom-1"], [])


def test_F67_a_creature_freed_as_guard() -> None:
    assert won().play(0, "free night-2", "to guard").at(0, "guard") == "night-2"
    won(guards=["doom-2"]).play(0, "free night-2").refuses("F37", 0, "to guard")


def test_F67_a_creature_taken_into_the_own_dungeon() -> None:
    table = won().play(0, "steal", "take night-2")
    assert (table.dungeon(0), table.dungeon(1), table.actions) == (["night-2"], ["doom-1"], 1)


def test_F67_who_has_no_place_can_only_take_it_into_the_dungeon() -> None:
    table = won("gaia-2", FULL, guards=["doom-2"])
    table.refuses("F67", 0, "free gaia-2")
    assert table.options(0) == ["steal", "leave"]


def test_F68_a_raider_who_loses_goes_into_that_dungeon() -> None:
    table = Table("cler gaia", ["a=twil-3 c=twil-1"], dungeons=["", "doom-1"]).rolls(1, 6).play(0, "raid a>1")
    assert (table.layout(0), table.knows(0, 1), table.dungeon(1)) == ("a=twil-1", ["twil-3", "?"], ["doom-1", "twil-3"])


def test_F69_equal_totals_change_nothing() -> None:
    table = Table("cler gaia", ["a=twil-3"], dungeons=["", "doom-1"]).rolls(1, 4).play(0, "raid a>1")
    assert (table.layout(0), table.dungeon(1), table.knows(0, 1), table.actions) == ("a=twil-3", ["doom-1"], ["?"], 1)


def test_FA15_an_empty_dungeon_cannot_be_raided() -> None:
    table = Table("cler gaia doom", ["a=twil-3"], dungeons=["", "", "doom-1"]).refuses("FA15", 0, "raid a>1")
    assert table.may(0, "raid") == ["raid a>2"]
    Table("cler gaia", ["a=twil-3"]).refuses("FA15", 0, "raid a>1")
    Table("cler gaia").refuses("F65", 0, "raid a>1")


def test_FA15_the_winner_may_look_and_take_nothing() -> None:
    table = won().play(0, "leave")
    assert (table.dungeon(1), table.dungeon(0), table.knows(0, 1)) == (["doom-1", "night-2"], [], ["doom-1", "night-2"])
    assert [(event.seat, event.a) for event in table.told("takes_nothing")] == [(0, 1)]


def test_FA60_only_raider_and_victim_know_what_was_taken() -> None:
    table = won("night-2* doom-1 twil-1*")
    assert table.knows(2, 1) == ["twil-1", "night-2", "?"]
    table.play(0, "steal", "take night-2")
    assert table.knows(0, 0) == table.knows(1, 0) == ["night-2"]
    assert table.knows(2, 0) == ["?"]
    assert table.knows(2, 1) == ["?", "?"], "of those known there none is certain any more"
    assert table.knows(0, 1) == table.knows(1, 1) == ["doom-1", "twil-1"]
    (steals,) = table.told("steals")
    assert [steals.seen_by(eyes).hidden >= 0 for eyes in (0, 1, 2, None)] == [True, True, False, False]


def test_FA60_what_is_laid_out_is_seen_by_all() -> None:
    table = won("night-2 doom-1 twil-1*").play(0, "free night-2", "to b")
    assert table.at(0, "b") == "night-2"
    assert table.knows(2, 1) == ["twil-1", "?"], "what was known there is still certain"
