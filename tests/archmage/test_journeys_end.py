"""Journey's End: A120 to A165."""

from __future__ import annotations

import pytest

from tests.archmage.kit import Table


def test_A120_one_action_by_the_hex_and_one_may_leave_it_out() -> None:
    table = Table("g4=grove:0 f3=camp", mages="f4").play("stop")
    assert table.options() == ["gather", "end"]
    table.play("gather").refuses("A120", "gather")
    assert table.options() == ["end"]
    table = Table("f3=camp", mages="f3").play("stop", "recruit 1").refuses("A120", "recruit 1")
    Table("g4=grove:0", mages="f4").play("stop", "end")


def test_A120a_spells_before_and_after_the_action_not_in_the_middle() -> None:
    table = Table(mages="g5", relics=["widgets=5 seeds=1"], pupils=["matter=1 nature=1"]).play("stop")
    table.cast("transmute").play("give widgets", "take gems", "done")
    table.play("initiate matter")
    assert table.view().asked == "journeys_end"
    table.cast("vines").play("at f5", "done")
    table = Table(mages="g5", relics=["widgets=9"], pupils=["matter=1"]).play("stop", "initiate matter")
    table.refuses("A120a", "cast transmute").play("done").cast("transmute")


def test_A121_no_action_on_the_cursed_tower() -> None:
    table = Table().play("stop").refuses("A121", "gather").refuses("A121", "initiate nature").refuses("A121", "wards")
    assert table.options() == ["end"]


def test_A122_AA3_no_action_in_the_wilderness_of_an_opponent() -> None:
    table = Table("g4=grove:1 h4=mine:0", mages="g4").play("stop").refuses("A122", "wards").refuses("A122", "build")
    assert table.options() == ["end"]
    assert "wards" in Table("g4=grove:0", mages="g4").play("stop").options()


def test_A123_no_action_on_a_face_down_hex() -> None:
    Table("h4=mine:0", mages="g4").play("stop").refuses("A123", "wards").refuses("A123", "build")
    Table(mages="f3").play("stop").refuses("A123", "recruit 1")


# Town and Camp


@pytest.mark.parametrize("owner", ["", ":0", ":1"])
def test_A130_AA4_gather_in_a_town_whoever_controls_it(owner: str) -> None:
    table = Table(f"f4=town{owner} g4=grove:0", mages="f4").play("stop", "gather")
    assert table.relics() == {"seeds": 1}
    Table("g4=grove:0", mages="g4").play("stop").refuses("A130", "gather")


def test_A131_A132_A133_the_example_in_the_book() -> None:
    land = "g4=grove:0 h4=grove:0 g3=mine:0 f3=camp:0 f4=town:0"
    table = Table(land, mages="f4", company=(10,)).play("stop", "gather")
    assert table.relics() == {"seeds": 2, "gems": 1}
    assert table.people() == (11, 9)
    assert table.view().asked == "town"
    assert table.options() == [
        *[f"take {relic}" for relic in ("seeds", "widgets", "scrolls", "gems", "bones", "blood")],
        "take follower",
    ]
    table.play("take blood")
    assert table.relics() == {"seeds": 2, "gems": 1, "blood": 1}
    assert table.view().asked == "journeys_end"


def test_A131_the_hex_of_the_mage_tower_yields_too() -> None:
    table = Table("g4=crypt", mages="f4", towers="g4").play("stop", "gather")
    assert table.relics() == {"bones": 1}


def test_A133_each_town_is_a_choice_of_its_own() -> None:
    table = Table("f4=town:0 h5=town:0 d5=town:0", mages="f4", company=(10,)).play("stop", "gather")
    table.play("take blood", "take follower", "take seeds")
    assert table.relics() == {"blood": 1, "seeds": 1}
    assert table.people() == (11, 11)


def test_A133a_AA34_with_a_short_supply_camps_come_first() -> None:
    table = Table("f3=camp:0 f4=town:0 h5=town:0", mages="f4", company=(21,)).play("stop", "gather")
    assert table.people() == (22, 0)
    table.refuses("A133a", "take follower").play("take seeds").refuses("A133a", "take follower").play("take seeds")
    assert table.relics() == {"seeds": 2}


def test_AA35_an_action_that_changes_nothing_cannot_be_chosen() -> None:
    Table(mages="f4").play("stop").refuses("AA35", "gather")
    Table("f3=camp:0", mages="f4", company=(24,)).play("stop").refuses("AA35", "gather")
    Table("g4=grove", mages="g4").play("stop").refuses("A151", "wards")


@pytest.mark.parametrize("owner", ["", ":0", ":1"])
def test_A135_recruit_one_to_three_in_a_camp_whoever_controls_it(owner: str) -> None:
    table = Table(f"f3=camp{owner}", mages="f3", company=(10, 10)).play("stop")
    assert table.may("recruit") == ["1", "2", "3"]
    supply = table.people()[1]
    table.play("recruit 3")
    assert table.people() == (13, supply - 3)


def test_A135_no_more_than_the_supply_holds() -> None:
    table = Table("f3=camp", mages="f3", company=(23,)).play("stop").refuses("A135", "recruit 3")
    assert table.may("recruit") == ["1", "2"]
    Table(mages="f4").play("stop").refuses("A135", "recruit 1")


# Enclaves


@pytest.mark.parametrize(
    ("cell", "sphere", "relic"),
    [
        ("f5", "nature", "seeds"),
        ("g5", "matter", "widgets"),
        ("g6", "time", "scrolls"),
        ("f7", "will", "gems"),
        ("e6", "death", "bones"),
        ("e5", "blood", "blood"),
    ],
)
def test_A140_two_relics_of_the_race_and_a_follower_becomes_an_apprentice(cell: str, sphere: str, relic: str) -> None:
    table = Table(mages=cell, relics=[f"{relic}=3"]).play("stop")
    assert table.may("initiate") == [sphere]
    table.play(f"initiate {sphere}")
    assert table.relics() == {relic: 1}
    assert table.people() == (14, 10)
    assert [at.place for at in table.player(0).apprentices] == [
        f"F{['nature', 'matter', 'time', 'will', 'death', 'blood'].index(sphere)}"
    ]
    assert table.options() == ["end"]


def test_A140_without_two_relics_or_of_another_sphere_there_is_nothing() -> None:
    table = Table(mages="f5", relics=["seeds=1 gems=9"]).play("stop")
    table.refuses("A140", "initiate nature").refuses("A140", "initiate will")
    Table(mages="f4", relics=["seeds=2"]).play("stop").refuses("A140", "initiate nature")


def test_A141_up_to_three_times() -> None:
    table = Table(mages="f5", relics=["seeds=9"]).play("stop", "initiate nature", "initiate nature", "initiate nature")
    assert table.apprentices() == {"vines": 3}
    assert table.relics() == {"seeds": 3}
    assert table.view().asked == "journeys_end"
    table = Table(mages="f5", relics=["seeds=9"]).play("stop", "initiate nature", "done")
    assert table.apprentices() == {"vines": 1}


def test_A142_A143_with_a_hybrid_race_once_for_each_sphere() -> None:
    table = Table("f3=trolls", mages="f3", relics=["gems=4 seeds=4"]).play("stop")
    assert table.may("initiate") == ["will", "nature"]
    table.play("initiate will").refuses("A143", "initiate will").play("initiate nature")
    assert table.apprentices() == {"stone_skin": 1, "vines": 1}
    assert table.relics() == {"gems": 2, "seeds": 2}
    assert table.view().asked == "journeys_end"


def test_A142_two_equal_relics_of_one_of_its_kinds() -> None:
    table = Table("f3=trolls", mages="f3", relics=["gems=1 seeds=1 bones=5"]).play("stop")
    table.refuses("A142", "initiate will").refuses("A142", "initiate death")


def test_A144_the_trade_and_the_action_in_one_turn() -> None:
    table = Table(mages="f3", relics=["gems=4 seeds=2"]).finds("trolls").play("explore", "trade will", "stop")
    table.play("initiate will", "initiate nature")
    assert table.apprentices() == {"stone_skin": 2, "vines": 1}


# Wards and the Mage Tower


def test_A150_wards_or_tower_on_explored_wilderness_vacant_or_own() -> None:
    assert Table("g4=grove:0", mages="g4").play("stop").options() == ["wards", "build", "end"]
    assert Table("g4=grove h4=mine:0", mages="g4").play("stop").options() == ["wards", "build", "end"]
    Table("h4=mine:0", mages="f4").play("stop").refuses("A150", "wards").refuses("A150", "build")


def test_A151_AA7_wards_for_the_own_hex_and_all_neighbouring_ones() -> None:
    land = "g4=grove:0 h4=mine:0 f4=town:0 g3=crypt:1 h3=mine e4=ruins:0"
    table = Table(land, mages="g4").play("stop", "wards")
    assert table.warded() == {"g4", "h4", "f4"}


def test_A151_AA8_on_a_vacant_hex_only_the_neighbours_get_one() -> None:
    table = Table("g4=grove h4=mine:0", mages="g4").play("stop", "wards")
    assert table.warded() == {"h4"}


def test_A151_hexes_with_a_mage_tower_get_none() -> None:
    table = Table("g4=grove h4=mine:0", mages="g4", towers="g4").play("stop", "wards")
    assert table.warded() == {"h4"}
    table = Table("g4=grove h4=mine:0", mages="h4", towers="g4").play("stop", "wards")
    assert table.warded() == {"h4"}


def test_A152_at_most_one_ward_a_hex() -> None:
    table = Table("g4=grove:0+ward h4=mine:0", mages="g4").play("stop")
    table.events()
    table.play("wards")
    assert table.told("wards") == [(0, 1, 0, 0)]
    Table("g4=grove:0+ward", mages="g4").play("stop").refuses("A152", "wards")


def test_A152a_when_a_ward_goes() -> None:
    table = Table("g4=grove:1+ward", mages="g4").play("unward")
    assert table.warded() == set()
    table = Table("g4=grove:0+ward", mages="g4").play("stop", "build")
    assert table.warded() == set()
    table = Table("g4=grove:1+ward", mages="g4", relics=["bones=3"], pupils=["obliterate=1"]).cast("obliterate")
    assert table.warded() == set()


def test_A153_the_mage_tower_once_in_the_game() -> None:
    table = Table("g4=grove h4=mine:0", mages="g4").play("stop", "build")
    assert table.player(0).tower == "g4"
    assert table.hex("g4").tower == 0
    table = Table("g4=grove h4=mine:0", mages="h4", towers="g4").play("stop").refuses("A153", "build")
    assert "build" not in table.options()


def test_A154_nothing_moves_or_destroys_it() -> None:
    table = Table("g3=grove h3=mine", mages="h3", towers="g3", relics=["seeds=3"], pupils=["upheaval=1"])
    table.cast("upheaval").refuses("A217", "at g3")
    table = Table("g3=grove:1 h3=mine", mages="g3", towers="h3", relics=["bones=3"], pupils=["obliterate=1"])
    table.cast("obliterate")
    assert table.hex("h3").tower == 0


def test_A155_the_tower_hex_remains_wilderness() -> None:
    table = Table("g4=grove h4=mine:0", mages="g4", towers="g4", relics=["seeds=2"]).play("stop")
    assert {"wards", "initiate nature"} <= set(table.options())
    table.play("wards").refuses("A120", "initiate nature")
    table = Table("g4=grove h4=mine:0", mages="g4", towers="g4", relics=["seeds=2"]).play("stop", "initiate nature")
    table.refuses("A120", "wards")


def test_A156_AA9_AA30_follower_and_ward_make_room() -> None:
    table = Table("g4=grove:0+ward", mages="g4", company=(10,)).play("stop", "build")
    assert table.people() == (11, 14)
    assert table.held() == set()
    assert table.warded() == set()
    assert table.player(0).held == {"grove": 1}


def test_A156a_AA31_a_spell_token_stays_and_no_new_one_is_placed() -> None:
    table = Table("g4=grove~vines:1 h4=mine", mages="g4", relics=["seeds=2"], pupils=["nature=1"]).play("stop", "build")
    if table.view().asked == "after_building":
        table.play("done")
    assert table.tokens() == {"g4": "vines"}
    table.cast("vines").refuses("A178", "at g4")
    table = Table("g4=grove~vines:1", mages="h4", towers="g4", points=2).play("go g4")
    assert table.view().points == 0


def test_A157_the_construction_bonus_the_example_in_the_book() -> None:
    table = Table("g4=crypt g3=crypt:0 h4=library:0 f4=town:0 h3=mine:1", mages="g4").play("stop", "build")
    assert table.relics() == {"bones": 2, "scrolls": 1}
    table = Table("g4=crypt:0", mages="g4").play("stop", "build")
    assert table.relics() == {"bones": 1}


def test_A158_after_building_either_wards_or_initiate_and_promote() -> None:
    land = "g4=grove h4=mine:0"
    table = Table(land, mages="g4", relics=["gems=2"], pupils=["nature=1 matter=1"]).play("stop", "build")
    assert table.view().asked == "after_building"
    assert table.options() == ["wards", "initiate will", "promote wellspring", "done"]
    table.refuses("A158", "build").refuses("A160", "initiate blood").refuses("A162", "promote gate")
    table.play("wards")
    assert table.view().asked == "journeys_end"
    table.refuses("A120", "promote wellspring")
    table = Table(land, mages="g4", relics=["gems=2"], pupils=["nature=1 matter=1"]).play("stop", "build")
    table.play("initiate will").refuses("A161", "wards").play("promote wellspring")
    assert table.apprentices() == {"stone_skin": 1, "wellspring": 1}
    table = Table(land, mages="g4", pupils=["nature=1 matter=1"]).play("stop", "build", "promote wellspring")
    assert table.apprentices() == {"wellspring": 1}
    table = Table("g4=grove", mages="g4").play("stop", "build")
    assert table.view().asked == "journeys_end"


def test_A159_initiate_and_promote_at_every_journeys_end_on_the_own_tower() -> None:
    table = Table("g4=grove", mages="g4 d5", towers="g4", relics=["seeds=4"])
    table.play("stop", "initiate nature", "end", "planet nature", "stop", "end", "planet matter", "stop")
    table.play("initiate nature")
    assert table.apprentices() == {"vines": 2}
    Table("g4=grove h4=mine", mages="h4", towers="g4", pupils=["nature=1 matter=1"]).play("stop").refuses(
        "A159", "promote wellspring"
    )


# Initiate and Promote in the tower


def tower(pupils: str, relics: str = "", **more: int) -> Table:
    company = (more["company"],) if "company" in more else ()
    return Table("g4=grove", mages="g4", towers="g4", pupils=[pupils], relics=[relics], company=company).play("stop")


@pytest.mark.parametrize(
    ("sphere", "relic"),
    [
        ("nature", "seeds"),
        ("matter", "widgets"),
        ("time", "scrolls"),
        ("will", "gems"),
        ("death", "bones"),
        ("blood", "blood"),
    ],
)
def test_A160_one_apprentice_into_any_sphere(sphere: str, relic: str) -> None:
    table = tower("", f"{relic}=4")
    assert table.may("initiate") == [sphere]
    table.play(f"initiate {sphere}")
    assert table.relics() == {relic: 2}
    table.refuses("A120", f"initiate {sphere}")
    tower("", "seeds=1").refuses("A160", "initiate nature")


def test_A160_AA15_initiate_first_then_promote_the_new_one_too() -> None:
    table = tower("nature=1", "widgets=2").play("initiate matter", "promote wellspring")
    assert table.apprentices() == {"wellspring": 1}
    table = tower("nature=1 matter=1", "gems=2").play("promote wellspring").refuses("A120", "initiate will")


def test_A161_A162_the_example_in_the_book() -> None:
    table = tower("nature=1 matter=2 time=1", company=5)
    table.play("promote wellspring", "promote gate", "promote automaton")
    assert table.apprentices() == {"automaton": 1}
    assert table.people() == (8, 16)
    assert table.relics() == {}


def test_A161_one_may_stop_promoting() -> None:
    table = tower("nature=1 matter=2 time=1").play("promote wellspring", "done")
    assert table.apprentices() == {"wellspring": 1, "transmute": 1, "quicken": 1}
    table.refuses("A120", "promote gate")


def test_A162_two_on_neighbouring_places_of_the_same_rank() -> None:
    table = tower("nature=2 time=1")
    assert table.may("promote") == []
    table.refuses("A162", "promote wellspring").refuses("A162", "promote gate")
    assert tower("nature=1 blood=1").may("promote") == ["chasm"]
    assert tower("nature=1 wellspring=1").may("promote") == []
    assert tower("chasm=1 wellspring=1").may("promote") == ["upheaval"]
    assert tower("wellspring=1 gate=1").may("promote") == ["automaton"]


def test_A162_promotion_never_changes_the_points_as_long_as_no_place_is_doubled() -> None:
    table = tower("nature=1 matter=1 time=1 will=1")
    worth = {"vines": 1, "transmute": 1, "quicken": 1, "stone_skin": 1, "wellspring": 2, "divination": 2}
    before = sum(worth[spell] for spell in table.apprentices())
    table.play("promote wellspring", "promote divination")
    assert sum(worth[spell] for spell in table.apprentices()) == before == 4


def test_A163_masters_rise_no_further_and_places_have_no_limit() -> None:
    table = tower("upheaval=1 automaton=1 nature=4 matter=4")
    assert table.may("promote") == ["wellspring"]
    table.play(*["promote wellspring"] * 4)
    assert table.apprentices() == {"wellspring": 4, "upheaval": 1, "automaton": 1}


def test_A164_AA10_of_two_corrupt_ones_one_goes_to_the_supply() -> None:
    table = tower("nature=1!1 matter=1!1", company=5).play("promote wellspring")
    assert table.apprentices() == table.corrupt() == {"wellspring": 1}
    assert table.people() == (5, 19)


def test_A165_AA10_of_a_corrupt_and_a_clean_one_the_corrupt_rises() -> None:
    table = tower("nature=1!1 matter=1", company=5).play("promote wellspring")
    assert table.corrupt() == {"wellspring": 1}
    assert table.people() == (6, 18)


def test_A165_where_a_place_holds_both_kinds_the_owner_chooses() -> None:
    table = tower("nature=2!1 matter=2!1").play("promote wellspring")
    assert table.view().asked == "apprentice"
    table.refuses("A165", "done").play("clean", "clean")
    assert table.corrupt() == {"vines": 1, "transmute": 1}
    table = tower("nature=2!1 matter=1").play("promote wellspring", "corrupt")
    assert table.corrupt() == {"wellspring": 1}
    table = tower("nature=1 matter=2!1").play("promote wellspring", "clean")
    assert table.corrupt() == {"transmute": 1}
    table = tower("nature=1!1 matter=2!1", company=5).play("promote wellspring", "corrupt")
    assert table.corrupt() == {"wellspring": 1}
    assert table.people()[0] == 5
