"""Journey's End: Gather, Recruit, Initiate, Wards, the Mage Tower."""

from __future__ import annotations

from .kit import Table


def test_A120_one_action_and_it_may_be_left_out() -> None:
    t = Table(2).hexes("h5 town 0", "g4 grove 0").mage(0, "h5").play("stop")
    assert t.may() == ["end", "gather"]
    t.play("gather; take gems")
    assert t.may() == ["end"]
    assert t.refuses("gather") == "A120"
    t = Table(2).hexes("g4 grove 0").mage(0, "g4").play("stop; wards")
    assert t.refuses("build") == "A120"


def test_A121_A122_A123_where_nothing_can_be_done() -> None:
    rich = "seeds 5 widgets 5 scrolls 5 gems 5 bones 5 blood 5"
    t = Table(2).relics(0, rich).play("stop")
    assert t.may() == ["end"]
    assert t.refuses("initiate nature") == "A121"
    t = Table(2).relics(0, rich).hexes("g4 grove 1", "h4 mine 0").mage(0, "g4").play("stop")
    assert t.may() == ["end"]
    assert (t.refuses("wards"), t.refuses("build")) == ("A122", "A122")
    t = Table(2).relics(0, rich).hexes("h4 mine 0").mage(0, "g4").play("stop")
    assert t.may() == ["end"]
    assert (t.refuses("wards"), t.refuses("build")) == ("A123", "A123")
    t = Table(2).mage(0, "f3").play("stop")
    assert t.refuses("recruit 1") == "A123"


def test_A120_each_place_has_its_own_action() -> None:
    rich = "seeds 5 widgets 5 scrolls 5 gems 5 bones 5 blood 5"
    where = {
        **{"f4": "gather", "f3": "recruit", "i3": "initiate", "f5": "initiate", "g5": "initiate", "g6": "initiate"},
        **{"f7": "initiate", "e6": "initiate", "e5": "initiate", "g4": "wards", "d6": "initiate"},
    }
    for cell, verb in where.items():
        t = Table(2).hexes("f3 camp", "i3 trolls", "g3 grove 0", "g4 mine 0", "d6 crypt").tower(0, "d6").relics(0, rich)
        t.mage(0, cell).play("stop")
        verbs = {move.split()[0] for move in t.may()} - {"end"}
        assert verbs == ({verb, "build"} if cell == "g4" and not t.board().tower else {verb}), cell


# --- Gather ------------------------------------------------------------------------------------------------------------


def test_A130_A131_A132_A133_the_example_of_the_rulebook() -> None:
    t = Table(2).hexes("g3 grove 0", "g4 grove 0", "h3 mine 0", "f3 camp 0", "f4 town 0").mage(0, "f4").relics(0, "")
    before = t.people()
    t.play("stop; gather")
    assert (t.purse(), t.people()) == ("seeds 2 gems 1", (before[0] + 1, before[1] - 1))
    assert t.may() == sorted(
        [*(f"take {r}" for r in ["seeds", "widgets", "scrolls", "gems", "bones", "blood"]), "take follower"]
    )
    t.play("take blood")
    assert t.purse() == "seeds 2 gems 1 blood 1"
    assert t.may() == ["end"]


def test_A130_AA4_in_a_town_of_anybody() -> None:
    for owner in ("", " 0", " 1"):
        t = Table(2).hexes("g3 grove 0", "f4 town" + owner).mage(0, "f4").relics(0, "").play("stop; gather")
        if owner == " 0":
            t.play("take follower")
        assert t.purse() == "seeds 1"
        assert t.purse(1) == "seeds 1 widgets 2 scrolls 3 gems 3 bones 2 blood 1"


def test_A131_A155_the_tower_yields_too_and_other_land_does_not() -> None:
    t = Table(2).hexes("g3 grove", "h3 grove 1", "h4 mine", "e7 ruins").tower(0, "g3").tower(1, "e7").mage(0, "f4")
    t.relics(0, "").play("stop; gather")
    assert t.purse() == "seeds 1"


def test_A133_each_town_is_asked_for_by_itself() -> None:
    t = Table(2).hexes("f4 town 0", "h5 town 0", "f8 town 0").mage(0, "d5").relics(0, "").play("stop; gather")
    company, supply = t.people()
    t.play("take blood; take follower; take follower")
    assert (t.purse(), t.people()) == ("blood 1", (company + 2, supply - 2))


def test_A133a_AA34_camps_are_served_first_when_the_supply_is_short() -> None:
    t = Table(2).hexes("f3 camp 0", "i3 camp 0", "f4 town 0", "h5 town 0").mage(0, "d5").relics(0, "")
    t.company(0, 18)
    assert t.people() == (18, 3)
    t.play("stop; gather")
    assert t.people() == (20, 1)
    t.play("take follower")
    assert t.people() == (21, 0)
    assert "take follower" not in t.may()
    assert t.refuses("take follower") == "A133a"
    t.play("take bones")
    assert t.purse() == "bones 1"


def test_A132_A80_one_follower_for_two_camps() -> None:
    t = Table(2).hexes("f3 camp 0", "i3 camp 0").mage(0, "d5").company(0, 22).play("stop; gather")
    assert t.people() == (23, 0)


def test_AA35_nothing_to_gather() -> None:
    t = Table(2).hexes("g4 grove 1").mage(0, "f4").play("stop")
    assert t.refuses("gather") == "AA35"
    t = Table(2).hexes("f3 camp 0").mage(0, "f4").company(0, 24).play("stop")
    assert t.refuses("gather") == "AA35"


def test_A130_gather_needs_a_town() -> None:
    t = Table(2).hexes("g4 grove 0").mage(0, "g4").play("stop")
    assert t.refuses("gather") == "A130"


# --- Recruit -----------------------------------------------------------------------------------------------------------


def test_A135_one_to_three_and_no_more_than_there_are() -> None:
    for owner in ("", " 0", " 1"):
        t = Table(2).hexes("f3 camp" + owner).mage(0, "f3").play("stop")
        assert t.may("recruit") == ["recruit 1", "recruit 2", "recruit 3"]
        company, supply = t.people()
        assert t.play("recruit 2").people() == (company + 2, supply - 2)
    t = Table(2).hexes("f3 camp").mage(0, "f3").company(0, 23).play("stop")
    assert t.may("recruit") == ["recruit 1", "recruit 2"]
    assert t.refuses("recruit 3") == "A135"
    t = Table(2).hexes("f3 camp").mage(0, "f3").company(0, 25).play("stop")
    assert t.may() == ["end"]
    t = Table(2).hexes("g4 grove").mage(0, "g4").play("stop")
    assert t.refuses("recruit 1") == "A135"


# --- Initiate ----------------------------------------------------------------------------------------------------------


def test_A140_A141_up_to_three_at_a_mythic_race() -> None:
    t = Table(2).relics(0, "gems 9").mage(0, "f7").play("stop")
    assert t.may() == ["end", "initiate will"]
    t.play("initiate will; initiate will; initiate will")
    assert (t.pupils(), t.purse(), t.people()) == ("stone_skin stone_skin stone_skin", "gems 3", (12, 10))
    assert t.may() == ["end"]


def test_A140_each_race_teaches_its_sphere() -> None:
    spells = {"f5": "vines", "g5": "transmute", "g6": "quicken", "f7": "stone_skin", "e6": "decay", "e5": "subjugate"}
    for cell, spell in spells.items():
        t = Table(2).relics(0, "seeds 2 widgets 2 scrolls 2 gems 2 bones 2 blood 2").mage(0, cell).play("stop")
        assert len(t.may("initiate")) == 1
        assert t.play(t.may("initiate")[0]).pupils() == spell


def test_A140_A77_two_relics_and_a_follower() -> None:
    t = Table(2).relics(0, "gems 1 blood 5").mage(0, "f7").play("stop")
    assert t.refuses("initiate will") == "A140"
    assert t.refuses("initiate blood") == "A140"
    t = Table(2).relics(0, "gems 2").mage(0, "f7").company(0, 0).play("stop")
    assert t.refuses("initiate will") == "A77"


def test_A141_one_may_stop_earlier() -> None:
    t = Table(2).relics(0, "gems 9").mage(0, "f7").play("stop; initiate will; done")
    assert (t.pupils(), t.may()) == ("stone_skin", ["end"])


def test_A142_A143_once_for_each_sphere_of_a_hybrid_race() -> None:
    t = Table(2).hexes("f3 gremlins").relics(0, "bones 6 widgets 2").mage(0, "f3").play("stop")
    assert t.may("initiate") == ["initiate death", "initiate matter"]
    t.play("initiate death")
    assert t.may() == ["done", "initiate matter"]
    assert (t.refuses("initiate death"), t.refuses("initiate nature"), t.refuses("gather")) == ("A143", "A142", "A120")
    t.play("initiate matter")
    assert (t.pupils(), t.purse(), t.may()) == ("transmute decay", "bones 4", ["end"])


def test_A142_two_different_relics_do_not_do() -> None:
    t = Table(2).hexes("f3 gremlins").relics(0, "bones 1 widgets 1").mage(0, "f3").play("stop")
    assert t.may() == ["end"]
    assert t.refuses("initiate death") == "A142"


# --- Wards -------------------------------------------------------------------------------------------------------------


def test_A151_A152_AA7_wards_here_and_on_all_neighbours_under_control() -> None:
    t = Table(2).hexes("g4 grove 0", "g3 mine 0", "f4 town 0", "h4 crypt 1", "h3 ruins", "e7 library 0").mage(0, "g4")
    t.play("stop; wards")
    assert t.wards() == "f4 g3 g4"
    assert t.may() == ["end"]
    t = Table(2).hexes("g3 grove 0", "f3 camp 0", "f4 town 0 ward").mage(0, "g3").play("stop; wards")
    assert t.wards() == "f3 f4 g3"


def test_AA8_a_vacant_hex_gets_none_but_its_neighbours_do() -> None:
    t = Table(2).hexes("g4 grove", "g3 mine 0").mage(0, "g4").play("stop; wards")
    assert t.wards() == "g3"


def test_AA35_A152_no_wards_where_none_would_come() -> None:
    t = Table(2).hexes("g4 grove 0 ward", "g3 mine 0 ward").mage(0, "g4").play("stop")
    assert t.refuses("wards") in ("AA35", "A152")
    t = Table(2).hexes("g4 grove", "h3 mine 1").mage(0, "g4").play("stop")
    assert t.refuses("wards") in ("AA35", "A151")


def test_A151_A155_wards_from_the_own_tower_and_none_on_it() -> None:
    t = Table(2).hexes("g4 grove", "g3 mine 0").tower(0, "g4").mage(0, "g4").play("stop; wards")
    assert t.wards() == "g3"
    t = Table(2).hexes("g4 grove", "g3 mine 0").tower(0, "g4").mage(0, "g3").play("stop; wards")
    assert t.wards() == "g3"


def test_A150_wards_only_in_the_wilderness() -> None:
    t = Table(2).hexes("f4 town 0", "g4 grove 0").mage(0, "f4").play("stop")
    assert t.refuses("wards") == "A150"
    assert t.refuses("build") in ("A150", "A153")


# --- the Mage Tower ----------------------------------------------------------------------------------------------------


def test_A153_A157_the_example_of_the_rulebook() -> None:
    t = Table(2).hexes("g4 crypt", "g3 crypt 0", "h4 library 0", "f4 town 0", "h3 mine 1").mage(0, "g4").relics(0, "")
    t.play("stop; build")
    assert (t.purse(), t.board().tower, t.hex("g4").tower) == ("scrolls 1 bones 2", "g4", 0)


def test_A156_AA9_AA30_follower_and_ward_are_taken_back() -> None:
    t = Table(2).hexes("g4 crypt 0 ward").mage(0, "g4").relics(0, "").play("stop")
    company, supply = t.people()
    t.play("build")
    assert (t.people(), t.held(), t.wards(), t.purse()) == ((company + 1, supply), "", "", "bones 1")


def test_A153_once_in_the_game() -> None:
    t = Table(2).hexes("g4 crypt", "h4 mine").tower(0, "h4").mage(0, "g4").play("stop")
    assert t.refuses("build") == "A153"


def test_A158_after_building_either_wards_or_school() -> None:
    t = Table(2).hexes("g4 crypt", "g3 mine 0").mage(0, "g4").relics(0, "seeds 4 gems 1").school(0, "transmute")
    t.play("stop; build")
    assert t.may() == ["done", "initiate nature", "initiate will", "wards"]
    other = t.clone().play("wards")
    assert (other.wards(), other.may()) == ("g3", ["end"])
    t.play("initiate nature")
    assert t.may() == ["done", "promote wellspring"]
    t.play("promote wellspring")
    assert (t.pupils(), t.may(), t.wards()) == ("wellspring", ["end"], "")


def test_A159_A160_the_tower_is_a_school_for_all_spheres_but_one_at_a_time() -> None:
    t = Table(2).hexes("g4 crypt").tower(0, "g4").mage(0, "g4").relics(0, "seeds 4 blood 4").play("stop")
    assert t.may() == ["end", "initiate blood", "initiate nature"]
    t.play("initiate blood")
    assert (t.pupils(), t.purse()) == ("subjugate", "seeds 4 blood 2")
    if t.view.asked == "promote":
        t.play("done")
    assert t.may() == ["end"]
    t.turn_of(0).play("stop")
    assert "initiate nature" in t.may()


def test_A159_only_at_the_own_tower() -> None:
    t = Table(2).hexes("g4 crypt", "h4 mine").tower(0, "g4").mage(0, "h4").school(0, "vines transmute").play("stop")
    assert t.refuses("promote wellspring") == "A159"
    assert t.refuses("initiate nature") in ("A140", "A159")


def test_A160_AA15_first_initiate_then_promote() -> None:
    t = (
        Table(2)
        .hexes("g4 crypt")
        .tower(0, "g4")
        .mage(0, "g4")
        .relics(0, "scrolls 4")
        .school(0, "vines transmute quicken")
    )
    t.play("stop; promote wellspring")
    if t.may("promote"):
        assert t.refuses("initiate time") in ("A160", "A161")
        t.play("done")
    assert not t.may("initiate")


def test_A156a_AA31_a_token_stays_under_the_tower_and_works() -> None:
    t = Table(2).hexes("g4 crypt wellspring:1", "g3 mine").mage(0, "g4").relics(0, "gems 1").relics(1, "")
    t.play("stop; build")
    if t.may("done"):
        t.play("done")
    assert t.tokens() == "g4=wellspring:1"
    t.turn_of(0, "will").play("go g3; go g4")
    assert t.board(1).relics["gems"] + t.board(1).relics["bones"] == 0 or t.view.asked == "tribute"


def test_A120a_spells_before_and_after_the_action_not_in_the_middle() -> None:
    t = Table(2).relics(0, "gems 5").school(0, "stone_skin").mage(0, "f7").play("stop")
    assert t.may() == ["cast stone_skin", "end", "initiate will"]
    t.play("initiate will")
    assert t.may() == ["done", "initiate will"]
    assert t.refuses("cast stone_skin") == "A120a"
    t.play("done")
    assert t.may() == ["cast stone_skin", "end"]
