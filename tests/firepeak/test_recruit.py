"""Recruiting: F50 to F55, with FA16 and FA32."""

from __future__ import annotations

from tests.firepeak.kit import Table


def test_F50_the_recruiter_is_the_wizard_or_a_creature_of_the_structure() -> None:
    table = Table(structures=["a=twil-4 c=twil-3"], guards=["night-1"])
    assert table.may(0, "recruit") == ["recruit wizard", "recruit a", "recruit c"]
    table.refuses("F50", 0, "recruit b").refuses("F50", 0, "recruit i")


def test_F50_the_recruiter_is_named_before_the_card_is_seen() -> None:
    table = Table(structures=["a=twil-4"]).draws("twil-1")
    assert table.drawn(0) == []
    table.play(0, "recruit a")
    assert table.drawn(0) == ["twil-1"]
    table.refuses("F52", 0, "to b")
    assert table.options(0) == ["to c", "to d", "to guard", "to dungeon"]


def test_F51_only_the_recruiter_sees_the_card_for_now() -> None:
    table = Table(seats=3).draws("night-3").play(0, "recruit wizard")
    assert [table.drawn(eyes) for eyes in (0, 1, 2, None)] == [["night-3"], [None], [None], [None]]
    draws = table.told("draws")
    assert [event.seen_by(0).hidden for event in draws] != [event.seen_by(1).hidden for event in draws]
    assert [event.seen_by(eyes).hidden for event in draws for eyes in (1, 2, None)] == [-1, -1, -1]
    assert table.view().recruits == 59


def test_F52_a_recruit_becomes_a_minion_of_its_recruiter() -> None:
    table = Table("gaia doom", ["a=twil-4 b=night-4"]).draws("night-3").play(0, "recruit b")
    table.refuses("F52", 0, "to c")
    assert table.play(0, "to e").layout(0) == "a=twil-4 b=night-4 e=night-3"


def test_F52_only_where_the_layout_remains_legal() -> None:
    table = Table("gaia doom", ["a=twil-4 b=night-2"]).draws("dawn-3").play(0, "recruit a")
    table.refuses("F20", 0, "to c").refuses("F20", 0, "to d")
    table = Table("gaia doom", ["a=twil-4 b=night-2"]).draws("cler-3").play(0, "recruit b").refuses("F22", 0, "to e")
    assert table.play(0, "to d").layout(0) == "a=twil-4 b=night-2 d=cler-3"


def test_F53_or_the_guard_if_there_is_none() -> None:
    table = Table().draws("night-3", "night-2").play(0, "recruit wizard", "to guard")
    assert table.at(0, "guard") == "night-3"
    table.play(0, "recruit wizard").refuses("F37", 0, "to guard")


def test_F54_or_unseen_into_the_dungeon() -> None:
    table = Table(seats=3).draws("night-3").play(0, "recruit wizard", "to dungeon")
    assert [table.knows(eyes, 0) for eyes in (0, 1, 2, None)] == [["night-3"], ["?"], ["?"], ["?"]]
    jails = table.told("jails")
    assert [event.seen_by(eyes).hidden for event in jails for eyes in (1, 2, None)] == [-1, -1, -1]
    assert table.layout(0) == ""


def test_F55_a_guard_cannot_recruit() -> None:
    table = Table(structures=["a=twil-4"], guards=["night-4"]).refuses("F55", 0, "recruit guard")
    assert table.may(0, "recruit") == ["recruit wizard", "recruit a"]


def test_FA16_a_recruiter_without_room_may_recruit_for_guard_or_dungeon() -> None:
    table = Table("gaia doom", ["a=twil-4 c=twil-3 d=twil-3"]).draws("night-1", "night-2").play(0, "recruit a")
    table.refuses("F19", 0, "to c")
    assert table.options(0) == ["to guard", "to dungeon"]
    table.play(0, "to guard", "recruit a")
    assert table.options(0) == ["to dungeon"]
    assert table.play(0, "to dungeon").dungeon(0) == ["night-2"]


def test_FA16_creatures_of_level_three_may_be_named_too() -> None:
    table = Table("gaia doom", ["a=twil-4 c=twil-3 f=twil-2"]).draws("twil-1").play(0, "recruit f")
    assert table.options(0) == ["to guard", "to dungeon"]


def test_FA32_nobody_recruits_from_an_empty_deck() -> None:
    table = Table("gaia doom", deck="twil-1").play(0, "recruit wizard", "to a")
    table.refuses("FA32", 0, "recruit wizard").refuses("FA32", 0, "recruit a")
    assert table.view().recruits == 0


def test_FA32_the_last_turn_is_played_in_full_with_extra_actions() -> None:
    table = Table("gaia doom", ["b=night-1"], dungeons=["$time_warp"], books=["time_warp"], deck="twil-4")
    table.play(0, "recruit wizard", "to a", "cast time_warp", "pay")
    assert (table.actions, table.over, table.view().last) == (2, False, True)
    table.play(0, "swap a b", "move a>e")
    assert not table.over
    assert table.play(0, "end").over
