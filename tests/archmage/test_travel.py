"""The Journey: travel A90 to A95a, exploring A96 to A101, attack A110 to A116."""

from __future__ import annotations

import pytest

from tests.archmage.kit import Table


def test_A90_five_movement_points_and_what_is_not_used_is_lost() -> None:
    table = Table(mages="f5")
    table.play("go f4", "go g4", "go h4", "go h5", "go h4")
    table.refuses("A90", "go g4").refuses("A90", "explore")
    assert table.view().points == 0
    table = Table(mages="f5").play("go f4", "stop")
    assert table.view().points == 0
    table.ends_turn("nature").ends_turn("matter")
    assert table.view().points == 5


def test_A90a_AA33_the_mage_may_stay_and_use_the_same_hex_again() -> None:
    table = Table("g4=grove:0", mages="f4 d5")
    for _ in range(2):
        table.play("stop", "gather", "end")
        table.play("planet nature", "stop", "end", "planet matter")
    assert table.relics()["seeds"] == 2


def test_A91_to_a_neighbouring_hex_for_one_point() -> None:
    table = Table(mages="f5 d5")
    assert table.may("go") == ["f4", "g4", "g5", "f6", "e5", "e4"]
    table.play("go g4")
    assert table.view().points == 4
    assert table.player(0).mage == "g4"
    table.refuses("A91", "go f6").refuses("A91", "go a1").refuses("A91", "go g4")


def test_A91_there_is_nothing_beyond_the_land() -> None:
    table = Table(mages="f3")
    assert table.may("go") == ["g3", "f4", "e3"]
    table.refuses("A91", "go f2")


def test_A92_AA6_a_hex_with_another_mage_may_not_be_entered() -> None:
    table = Table(mages="f5 f4")
    table.refuses("A92", "go f4")
    assert "f4" not in table.may("go")
    Table(mages="f5 f6").refuses("A92", "go f6")
    assert "f3" not in {reach.cell for reach in Table(mages="f5 f4", points=2).view().reach}


def test_A92_starting_together_is_the_only_exception() -> None:
    table = Table(seats=3)
    assert table.hex("f6").mages == [0, 1, 2]
    table.play("go f5").refuses("A92", "go f6")


def test_A93_AA5_a_foreign_tower_is_closed_the_own_one_is_not() -> None:
    table = Table("g4=grove h4=mine", mages="f4 f6", towers="h4 g4")
    table.refuses("A93", "go g4")
    table = Table("g4=grove h4=mine", mages="h3 f6", towers="h4 g4").play("go h4")
    assert table.player(0).mage == "h4"


def test_A94_A94a_a_surcharge_must_be_affordable_before_the_step() -> None:
    table = Table("g4=grove~vines:1 h4=mine~upheaval:1", mages="f4", points=4)
    table.play("go g4")
    assert table.view().points == 2
    table.play("go h4")
    assert table.view().points == 0
    Table("g4=grove~vines:1", mages="f4", points=1).refuses("A94a", "go g4")


def test_A94_what_a_token_does_comes_before_anything_else() -> None:
    table = Table("g4=grove~wellspring:1", mages="f4", relics=["seeds=1 gems=1"]).play("go g4")
    assert table.view().asked == "tribute"
    table.refuses("A211", "place").refuses("A211", "give bones").play("give gems", "place")
    assert table.relics(1) == {"gems": 1}
    table = Table("g4=grove~chasm:1", mages="f4", company=(1,)).play("go g4")
    table.refuses("A77", "place")


def test_A94b_a_ward_does_nothing_when_a_mage_enters() -> None:
    table = Table("g4=grove:1+ward", mages="f4").play("go g4")
    assert table.view().points == 4
    assert table.people() == (15, 10)
    assert table.warded() == {"g4"}


def test_A95_AA18_the_cursed_tower_takes_a_follower_each_time() -> None:
    table = Table(mages="f5 d5", company=(2,))
    table.play("go f6")
    assert table.people() == (1, 24)
    table.play("go f5", "go f6")
    assert table.people() == (0, 25)
    table.play("go f5", "go f6")
    assert table.people() == (0, 25)
    assert table.player(0).mage == "f6"


def test_A95a_only_entering_counts() -> None:
    table = Table(mages="f6 d5")
    table.ends_turn("nature").ends_turn("matter").ends_turn("nature")
    assert table.people() == (15, 10)


def test_AA20_a_mage_without_an_exit_stays_and_may_act() -> None:
    table = Table("b4=camp", mages="b4 c4 c5", seats=3, relics=["scrolls=1"], pupils=["time=1"], company=(5,))
    assert table.may("go") == []
    table.cast("quicken").play("stop", "recruit 2")
    assert table.people()[0] == 7


# Exploring


def test_A96_face_down_hexes_may_be_crossed_and_stopped_on() -> None:
    table = Table(mages="f4").play("go g4", "go h4", "stop")
    assert table.hex("g4").face is None
    assert table.hex("h4").face is None


def test_A97_A98_AA13_turn_up_the_own_hex_for_a_point_and_take_the_relic() -> None:
    table = Table(mages="g4", points=2).finds("library").play("explore")
    assert table.hex("g4").face == "library"
    assert table.hex("h4").face is None
    assert table.relics() == {"scrolls": 1}
    assert table.view().points == 1
    Table(mages="g4", points=0).refuses("A90", "explore")


@pytest.mark.parametrize(
    ("face", "relic"),
    [("grove", "seeds"), ("ruins", "widgets"), ("library", "scrolls"), ("mine", "gems"), ("crypt", "bones")],
)
def test_A98_each_land_gives_its_relic(face: str, relic: str) -> None:
    assert Table(mages="g4").finds(face).play("explore").relics() == {relic: 1}


def test_A99_a_camp_brings_a_follower() -> None:
    assert Table(mages="f3", company=(3,)).finds("camp").play("explore").people() == (4, 21)


@pytest.mark.parametrize(
    ("race", "spheres"),
    [("drow", ["time", "blood"]), ("trolls", ["will", "nature"]), ("gremlins", ["death", "matter"])],
)
def test_A100_one_trade_with_a_hybrid_race(race: str, spheres: list[str]) -> None:
    relics = "seeds=2 widgets=2 scrolls=2 gems=2 bones=2 blood=2"
    table = Table(mages="f3", relics=[relics]).finds(race).play("explore")
    assert table.options() == [f"trade {sphere}" for sphere in spheres] + ["done"]
    table.play(f"trade {spheres[1]}")
    assert sum(table.relics().values()) == 10
    assert sum(table.apprentices().values()) == 1
    assert table.view().asked == "journey"
    assert table.people() == (14, 10)


def test_A100_AA14_two_equal_relics_the_example_in_the_book() -> None:
    table = Table(mages="f3", relics=["scrolls=2 blood=1"]).finds("drow").play("explore")
    assert table.options() == ["trade time", "done"]
    table.refuses("A100", "trade blood").play("trade time")
    assert table.relics() == {"blood": 1}
    assert table.apprentices() == {"quicken": 1}
    table = Table(mages="f3", relics=["scrolls=1 blood=1"]).finds("drow").play("explore")
    assert table.view().asked == "journey"


def test_A97_A100_a_trade_not_made_at_once_lapses() -> None:
    table = Table(mages="f3", relics=["scrolls=2"]).finds("drow").play("explore", "done")
    assert table.relics() == {"scrolls": 2}
    table.refuses("A101", "explore")
    assert "trade time" not in table.options()


def test_A101_a_hex_is_explored_once() -> None:
    table = Table(mages="g4").finds("mine").play("explore").refuses("A101", "explore")
    assert table.relics() == {"gems": 1}
    Table(mages="f4").refuses("A101", "explore")
    Table(mages="f6").refuses("A101", "explore")


# Attack


def test_A110_the_mage_stands_on_the_followers_hex() -> None:
    Table("g4=grove:1", mages="f4").refuses("A110", "attack").play("go g4", "attack")
    Table("g4=grove", mages="g4").refuses("A110", "attack").refuses("A110", "unward")


def test_A110a_AA28_not_ones_own_people() -> None:
    table = Table("g4=grove:0+ward", mages="g4")
    table.refuses("A110a", "attack").refuses("A110a", "unward")
    Table("g4=grove", mages="g4", towers="g4").refuses("A110", "attack")


def test_A111_A111a_a_ward_goes_first_and_that_is_a_step_of_its_own() -> None:
    table = Table("g4=grove:1+ward", mages="g4", points=2)
    table.refuses("A111", "attack").play("unward")
    assert table.view().points == 1
    assert table.warded() == set()
    assert table.relics(0) == table.relics(1) == {}
    table.refuses("A111", "unward").play("stop")
    assert table.held(1) == {"g4"}


def test_A112_A113_the_follower_dies_and_both_get_blood() -> None:
    table = Table("g4=grove:1", mages="g4", company=(15, 10)).play("attack")
    assert table.view().points == 4
    assert table.held(1) == set()
    assert table.people(1) == (10, 15)
    assert table.relics(0) == table.relics(1) == {"blood": 1}
    Table("g4=grove:1", mages="g4", points=0).refuses("A90", "attack")


def test_A114_other_losses_bring_no_blood() -> None:
    table = Table("g4=grove:1 h4=mine:1", mages="f4", relics=["bones=3"], pupils=["obliterate=1"])
    table.cast("obliterate")
    assert table.held(1) == {"h4"}
    assert table.relics(0) == table.relics(1) == {}
    table = Table(mages="f5 d5", company=(3,)).play("go f6")
    assert table.relics() == {}


def test_A115_afterwards_one_may_take_the_hex_the_example_in_the_book() -> None:
    table = Table("g4=mine:1+ward", mages="f4", points=3).play("go g4", "unward", "attack")
    assert table.view().points == 0
    assert table.relics(0) == table.relics(1) == {"blood": 1}
    table.play("place")
    assert table.held(0) == {"g4"}


def test_A116_mages_and_towers_cannot_be_attacked() -> None:
    table = Table("g4=grove", mages="f4 h4", towers="- g4")
    assert "attack" not in table.options()
    table.refuses("A93", "go g4").refuses("A110", "attack")
