"""A third reading of the document: what two spells, or a spell and an action, do to each other."""

from __future__ import annotations

import pytest

from .kit import Table


def master(spells: str, relics: str, seats: int = 2) -> Table:
    return Table(seats).school(0, spells).relics(0, relics)


# --- Time Stop with everything else ---------------------------------------------------------------------------------------


def test_A216_A50_vines_of_the_first_journey_lie_there_in_the_second() -> None:
    t = master("time_stop vines", "scrolls 3 seeds 1").hexes("f4 town").mage(0, "f4").play("cast vines; at f4; done")
    t.play("cast time_stop; go f5; stop; end")
    assert (t.asked, t.mp, t.tokens()) == (0, 5, "f4=vines:0")
    assert t.play("go f4").mp == 3


def test_A216_A203_stone_skin_outlasts_both_journeys_and_the_turns_of_the_others() -> None:
    t = master("time_stop stone_skin", "scrolls 3 gems 1").hexes("g4 grove 0").mage(1, "g4")
    t.play("cast stone_skin; cast time_stop; stop; end; stop").ends()
    assert t.refuses("attack") == "A203"


def test_A216_A159_the_tower_teaches_once_in_each_of_the_two_ends() -> None:
    t = master("time_stop", "scrolls 3 seeds 2 gems 2 bones 2").hexes("g4 grove").mage(0, "g4")
    t.play("cast time_stop; pay scrolls; pay scrolls; pay scrolls")
    t.play("stop; build; initiate nature; end; stop; initiate will")
    assert (t.pupils(), t.refuses("initiate death")) == ("vines stone_skin time_stop", "A120")


def test_A216_A141_three_apprentices_in_each_of_the_two_ends() -> None:
    t = master("time_stop", "gems 15").mage(0, "f7").play("cast time_stop; stop")
    t.play("initiate will; initiate will; initiate will; end; stop; initiate will; initiate will; initiate will")
    assert (t.purse(), t.pupils()) == ("", "stone_skin " * 6 + "time_stop")


def test_A216_A32_in_the_final_turn_one_counts_after_the_second_end() -> None:
    t = master("time_stop", "gems 3").in_round(13).mage(0, "f4").hexes("g4 mine")
    t.play("cast time_stop; stop; end")
    assert not t.board(0).counted
    t.play("go g4; place; stop; end")
    assert (t.board(0).counted, t.board(0).points) == (True, 4 + 2)


def test_A216_A170_cast_between_action_and_second_journey_what_is_not_bound_to_the_journey() -> None:
    t = master("time_stop stone_skin gate divination quicken subjugate", "scrolls 9 gems 1 blood 1").mage(0, "f4")
    t.play("stop; cast time_stop; pay scrolls; pay scrolls; pay scrolls; cast stone_skin")
    assert {t.refuses(f"cast {spell}") for spell in ("gate", "divination", "quicken", "subjugate")} == {"A179"}
    t.play("end; cast quicken")
    assert t.mp == 7


# --- Journey's End judged by what stands there at the moment of the action ------------------------------------------------


@pytest.mark.parametrize("spell", ["imprison; at g4", "obliterate"])
def test_A150_A170_a_hex_emptied_by_a_spell_in_journeys_end_is_vacant(spell: str) -> None:
    t = master("imprison obliterate", "bones 3").hexes("g4 mine 1").mage(0, "g4").relics(1, "").play("stop")
    assert (t.refuses("build"), t.refuses("place")) == ("A122", "A70a")
    t.play(f"cast {spell}")
    assert t.refuses("place") == "A70a"
    t.play("build")
    assert t.hex("g4").tower == 0


def test_A217_A120_a_mage_carried_off_acts_on_the_hex_that_carried_it() -> None:
    t = master("upheaval", "seeds 3").hexes("f3 camp").mage(0, "f3").play("stop; cast upheaval; at f3; at g3")
    there = t.may("to")[0]
    t.play(there).play(t.may("to")[0])
    place = there.partition(" ")[2]
    assert (t.hex(place).face, t.board(0).mage, t.hex(place).token) == ("camp", place, "upheaval")
    assert t.play("recruit 3").people() == (18, 6)


# --- Tokens ---------------------------------------------------------------------------------------------------------------


def test_A208_A207_the_gate_into_a_chasm_and_into_the_cursed_tower() -> None:
    t = master("gate", "scrolls 4").hexes("h3 mine chasm:0").mage(1, "f8").play("cast gate; to h3")
    assert t.people() == (14, 10)
    t = master("gate", "scrolls 4").mage(0, "f4").mage(1, "f8").play("cast gate; to f6")
    assert t.people() == (14, 10)


def test_A208_A211_the_gate_onto_a_wellspring_pays_with_what_is_left() -> None:
    t = master("gate", "scrolls 2 gems 1").hexes("h3 mine 1 wellspring:1").relics(1, "")
    t.play("cast gate; to h3")
    assert (t.purse(0), t.purse(1)) == ("", "gems 1")
    t = master("gate", "scrolls 2").hexes("h3 mine wellspring:1").relics(1, "").play("cast gate; to h3")
    assert (t.purse(0), t.purse(1)) == ("", "")


def test_A178_A211_vines_on_a_wellspring_end_the_tribute() -> None:
    t = master("vines", "seeds 2").hexes("g4 grove 1 wellspring:1").relics(1, "").mage(0, "f5")
    t.play("cast vines; at g4; done; go g4")
    assert (t.mp, t.purse(0), t.purse(1)) == (3, "seeds 1", "")


def test_A211_AV3_a_tribute_beyond_the_limit_is_lost() -> None:
    t = Table(2, relic_cap=True).hexes("g4 grove 1 wellspring:1").relics(0, "gems 1").relics(1, "gems 9").mage(0, "f5")
    t.play("go g4")
    assert (t.purse(0), t.purse(1)) == ("", "gems 9")


def test_A211_who_laid_it_may_enter_a_hex_that_was_lost_without_paying() -> None:
    t = Table(2).hexes("g4 grove 1 wellspring:0").relics(0, "gems 1").relics(1, "").mage(0, "f5").play("go g4")
    assert (t.purse(0), t.purse(1)) == ("gems 1", "")


def test_A211_every_entry_costs_again() -> None:
    t = Table(2).hexes("g4 grove 1 wellspring:1").relics(0, "gems 3").relics(1, "").mage(0, "f5")
    t.play("go g4; go f5; go g4; go g5")
    assert (t.purse(0), t.purse(1)) == ("gems 1", "gems 2")


def test_A207_stops_before_the_own_tower_too_and_not_begun_beside_one() -> None:
    t = master("chasm", "blood 2").hexes("g3 grove", "f4 town 1").tower(0, "g3").mage(0, "g5")
    t.play("cast chasm; toward n")
    assert t.tokens() == "g4=chasm:0"
    t = master("chasm", "blood 2").hexes("g4 grove").tower(0, "g4").mage(0, "g5").play("cast chasm")
    assert "toward n" not in t.may()


def test_A207_enclaves_and_face_down_hexes_are_hit_and_not_turned_up() -> None:
    t = master("chasm", "blood 2").mage(0, "f8").play("cast chasm; toward n")
    assert t.tokens() == "f7=chasm:0"
    t = master("chasm", "blood 2").mage(0, "e5").play("cast chasm; toward nw")
    assert (t.tokens(), t.hex("d4").face) == ("c3=chasm:0 d4=chasm:0", None)


# --- Shadow ---------------------------------------------------------------------------------------------------------------


def test_A210_two_of_the_shadowed_kind_cost_one_penalty() -> None:
    t = master("gate", "scrolls 3").door(0, "time", 1).play("cast gate")
    while t.may("pay"):
        t.play(t.may("pay")[0])
    t.play("to f4")
    assert (t.purse(), t.people(1), "time" in t.board(0).doors) == ("", (15, 10), False)


def test_A210_another_kind_avoids_the_penalty_and_the_shadow_stays() -> None:
    t = master("gate", "scrolls 1 widgets 2").door(0, "time", 1).play("cast gate")
    assert (t.purse(), t.board(0).doors["time"]) == ("scrolls 1", 1)
    t = master("gate", "scrolls 2").door(0, "time", 1)
    assert t.refuses("cast gate") in ("A172", "A210")


def test_A210_two_players_may_shadow_the_same_board_but_not_the_same_door() -> None:
    t = Table(3).school(0, "shadow").relics(0, "gems 2").door(2, "time", 1).play("cast shadow")
    assert "door 2:time" not in t.may()
    assert "door 2:will" in t.may()
    assert "door 1:time" in t.may()
    assert not [move for move in t.may() if move.startswith("door 0")]


# --- Corrupt --------------------------------------------------------------------------------------------------------------


def test_A213_one_of_each_opponent_one_after_the_other() -> None:
    t = Table(3).school(0, "corrupt").relics(0, "bones 3").school(1, "vines quicken").school(2, "decay! subjugate")
    t.play("cast corrupt; taint 1:time; taint 2:blood")
    assert (t.pupils(1), t.pupils(2)) == ("vines quicken!", "decay! subjugate!")


def test_A164_A27_two_corrupt_ones_risen_to_a_master_cost_one_point() -> None:
    t = Table(2).in_round(13).hexes("g4 grove").tower(0, "g4").mage(0, "g4").school(0, "wellspring! gate!")
    company, supply = t.people()
    t.play("stop; promote automaton; end")
    assert (t.pupils(), t.people()) == ("automaton!", (company, supply + 1))
    assert t.board(0).points == 4 + 2 - 1


# --- Wards and the tower --------------------------------------------------------------------------------------------------


def test_A156_A152a_a_tower_on_a_warded_hex_gives_back_follower_and_ward() -> None:
    t = Table(2).hexes("g4 grove 0 ward", "h4 mine 0", "f4 town 0").mage(0, "g4").relics(0, "")
    company, supply = t.people()
    t.play("stop; build")
    assert (t.people(), t.wards(), t.held(), t.purse()) == ((company + 1, supply), "", "f4 h4", "seeds 1 gems 1")
    t.play("wards")
    assert t.wards() == "f4 h4"


def test_A209_A152a_a_ward_that_was_paid_off_lets_imprison_in() -> None:
    t = master("imprison", "bones 2").hexes("g4 mine 1 ward").mage(0, "g4").relics(1, "")
    assert t.refuses("cast imprison") in ("A170a", "A209", "AA19")
    t.play("unward; cast imprison; at g4; place")
    assert (t.held(), t.purse(), t.purse(1), t.board(0).captives) == ("g4", "", "", {1: 1})


def test_A133_A133a_two_towns_and_one_follower_left() -> None:
    t = Table(2).hexes("f4 town 0", "h5 town 0", "f3 camp 0").mage(0, "f4").relics(0, "").company(0, 20)
    assert t.people() == (20, 2)
    t.play("stop; gather; take follower")
    if t.may("take"):  # the Camp took one, the first Town the other: the second Town gives a relic
        assert "take follower" not in t.may()
        t.play("take blood")
    assert (t.people(), t.purse()) == ((22, 0), "blood 1")


# --- Growing ---------------------------------------------------------------------------------------------------------------


def test_A165_A26_a_corrupt_one_rises_though_the_clean_one_would_rather() -> None:
    t = Table(2).hexes("g4 grove").tower(0, "g4").mage(0, "g4").school(0, "vines! transmute").play("stop")
    company, supply = t.people()
    t.play("promote wellspring")
    assert (t.pupils(), t.people()) == ("wellspring!", (company + 1, supply))


def test_A160_A77_in_the_tower_too_the_apprentice_comes_from_the_company() -> None:
    t = Table(2).hexes("g4 grove").tower(0, "g4").mage(0, "g4").relics(0, "seeds 2").company(0, 0).play("stop")
    assert t.refuses("initiate nature") == "A77"


def test_A160_A162_a_promotion_first_does_not_bring_the_initiate_a_follower() -> None:
    t = Table(2).hexes("g4 grove").tower(0, "g4").mage(0, "g4").relics(0, "seeds 2").school(0, "vines transmute")
    t.company(0, 0).play("stop; promote wellspring")
    assert t.people()[0] == 1
    assert t.refuses("initiate nature") == "A120"


def test_A100_A77_the_trade_takes_its_follower_from_the_company_only() -> None:
    t = Table(2).mage(0, "c6").relics(0, "scrolls 2").company(0, 0).play("explore; find drow")
    assert (t.may("trade"), t.purse()) == ([], "scrolls 2")


def test_A212_A181_the_apprentice_of_automaton_counts_at_once() -> None:
    t = master("automaton", "seeds 3").in_round(13).hexes("g4 ruins 0", "h4 ruins 1").play("cast automaton; teach will")
    t.play("stop; end")
    assert t.board(0).points == 4 + 1 + 1


# --- Subjugate, Stone Skin, Obliterate ------------------------------------------------------------------------------------


def test_A204_A115_kill_and_place_twice_in_one_journey() -> None:
    t = master("subjugate", "blood 1").hexes("g4 mine 1", "h4 grove 1").mage(0, "f5").company(0, 1).relics(1, "")
    t.play("cast subjugate; go g4; attack; place; go h4; attack; place")
    assert (t.held(), t.purse(), t.purse(1), t.mp) == ("g4 h4", "blood 2", "blood 2", 1)


def test_A215_A203_own_stone_skin_saves_but_the_own_wards_go() -> None:
    t = master("obliterate stone_skin", "bones 3 gems 1").hexes("g4 mine 0 ward", "f4 town 1 ward").mage(0, "g4")
    t.play("cast stone_skin; cast obliterate")
    assert (t.held(), t.held(1), t.wards()) == ("g4", "", "")


def test_A200_eleven_become_ten_and_then_nothing_more() -> None:
    t = master("decay", "bones 2").relics(1, "seeds 11").play("cast decay")
    if t.may("discard"):
        t.play("discard seeds")
    assert (t.purse(1), t.asked, t.refuses("cast decay")) == ("seeds 10", 0, "A175")
