"""Followers on the land: A70 to A80."""

from __future__ import annotations

import pytest

from tests.archmage.kit import Table


@pytest.mark.parametrize(("cell", "face"), [("g4", "grove"), ("f4", "town"), ("f3", "camp")])
def test_A70_A72_a_follower_on_explored_wilderness_town_or_camp_for_nothing(cell: str, face: str) -> None:
    table = Table(f"{cell}={face}", mages=cell, points=5)
    table.play("place")
    assert table.held() == {cell}
    assert table.people() == (14, 10)
    assert table.view().points == 5
    assert table.player(0).held == {face: 1}


def test_A70_a_face_down_hex_must_be_explored_first() -> None:
    table = Table(mages="g4").refuses("A70", "place").finds("mine")
    table.play("explore", "place")
    assert table.held() == {"g4"}


def test_A70a_AA29_with_no_points_left_but_not_after_the_journey() -> None:
    table = Table("g4=grove", mages="g4", points=0)
    table.play("place")
    assert table.held() == {"g4"}
    table = Table("f3=camp", mages="f3").play("stop").refuses("A70a", "place")
    table.play("recruit 3").refuses("A70a", "place")


def test_A71_one_follower_a_hex_and_none_beside_a_tower() -> None:
    Table("g4=grove:0", mages="g4").refuses("A71", "place")
    Table("g4=grove:1", mages="g4").refuses("A71", "place")
    Table("g4=grove", mages="g4", towers="g4").refuses("A71", "place")


def test_A71_spell_tokens_do_not_occupy_a_hex() -> None:
    table = Table("g4=grove~vines:1", mages="g4").play("place")
    assert table.held() == {"g4"}


def test_A73_nobody_controls_enclaves_the_cursed_tower_or_face_down_hexes() -> None:
    Table(mages="f5").refuses("A73", "place")
    Table(mages="f6").refuses("A73", "place")
    Table("f3=drow", mages="f3").refuses("A73", "place")
    Table(mages="h4").refuses("A70", "place")


def test_A74_A75_a_mage_crosses_and_stops_on_land_of_others_without_attacking() -> None:
    table = Table("g4=grove:1 h4=mine:1+ward", mages="f4 d5")
    table.play("go g4", "go h4", "stop", "end")
    assert table.held(1) == {"g4", "h4"}
    assert table.warded() == {"h4"}
    assert table.player(0).mage == "h4"


def test_A76_a_follower_once_placed_stays() -> None:
    table = Table("g4=grove:0", mages="g4")
    assert not [option for option in table.options() if "take" in option or "unward" in option or "attack" in option]
    table.ends_turn("nature").ends_turn("matter")
    assert table.held() == {"g4"}


def test_A77_with_an_empty_company_nobody_is_placed_or_initiated() -> None:
    table = Table("g4=grove", mages="g4", company=(0,))
    table.refuses("A77", "place")
    Table(mages="f5", relics=["seeds=2"], company=(0,)).play("stop").refuses("A77", "initiate nature")


def test_A78_the_same_followers_hold_land_and_become_apprentices() -> None:
    table = Table("g4=grove", mages="g4", relics=["seeds=2"], company=(2,))
    table.play("place", "go f5", "stop", "initiate nature")
    assert table.people() == (0, 22 + 1)
    assert table.apprentices() == {"vines": 1}


def test_A79_the_ways_from_supply_to_company() -> None:
    table = Table(mages="f3", company=(5,)).finds("camp").play("explore")
    assert table.people() == (6, 19)
    table.play("stop", "recruit 2")
    assert table.people() == (8, 17)
    table = Table("f3=camp:0", mages="f4", company=(5,)).play("stop", "gather")
    assert table.people()[0] == 6
    table = Table("g4=grove:1", mages="g4", relics=["blood=1"], pupils=["blood=1"], company=(5,))
    table.cast("subjugate").play("attack")
    assert table.people()[0] == 6
    table = Table("g4=grove", mages="g4", towers="g4", pupils=["nature=1 matter=1"], company=(5,))
    table.play("stop", "promote wellspring")
    assert table.people()[0] == 6
    table = Table("g4=grove:0", mages="g4", company=(5,)).play("stop", "build")
    assert table.people()[0] == 6


def test_A80_nothing_comes_from_an_empty_supply() -> None:
    table = Table(mages="f3", company=(25, 15)).finds("camp").play("explore")
    assert table.people() == (25, 0)
    table.play("stop").refuses("A135", "recruit 1")
    table = Table("g4=grove:1", mages="g4", relics=["blood=1"], pupils=["blood=1"], company=(24,))
    table.cast("subjugate").play("attack")
    assert table.people() == (24, 0)
