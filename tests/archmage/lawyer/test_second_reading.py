"""A second reading of the document: where two of its sentences meet, and what the first reading had passed over."""

from __future__ import annotations

from .kit import Table


def test_A71_A178_a_token_on_a_hex_does_not_keep_a_follower_out() -> None:
    t = Table(2).hexes("g4 grove vines:1").mage(0, "g4").play("place")
    assert (t.held(), t.tokens()) == ("g4", "g4=vines:1")


def test_A71_nobody_is_placed_on_the_own_tower() -> None:
    t = Table(2).hexes("g4 grove").tower(0, "g4").mage(0, "g4")
    assert t.refuses("place") == "A71"


def test_A210_a_doorway_that_was_paid_for_can_be_shadowed_again() -> None:
    t = Table(2).school(0, "shadow").school(1, "quicken").relics(0, "gems 4").relics(1, "scrolls 4")
    t.play("cast shadow; door 1:time").ends()
    assert t.play("1: cast quicken").purse(1) == "scrolls 2"
    t.ends().prepares("nature").play("0: cast shadow; door 1:time").ends().prepares("will").play("1: cast quicken")
    assert (t.purse(1), t.people(0)) == ("gems 1", (15, 9))


def test_A210_A143_a_shadow_takes_nothing_from_initiation_trade_or_transmuting() -> None:
    t = Table(2).hexes("c6 drow").door(0, "time", 1).relics(0, "scrolls 2").mage(0, "c6").play("stop; initiate time")
    assert (t.pupils(), t.purse()) == ("quicken", "")
    t = Table(2).school(0, "transmute").door(0, "time", 1).relics(0, "widgets 1 scrolls 2")
    t.play("cast transmute; give scrolls; take gems; give scrolls; take blood; done")
    assert t.purse() == "gems 1 blood 1"


def test_A205_what_was_taken_may_be_given_again() -> None:
    t = Table(2).school(0, "transmute").relics(0, "widgets 1 seeds 1")
    t.play("cast transmute; give seeds; take gems; give gems; take blood; give blood; take seeds")
    assert (t.purse(), t.asked, "stop" in t.may()) == ("seeds 1", 0, True)


def test_A178_A50_whoever_laid_the_upper_vines_takes_them_away() -> None:
    t = Table(2).hexes("g4 grove vines:1").school(0, "vines").relics(0, "seeds 1").mage(0, "g4")
    t.play("cast vines; at g4; done")
    assert t.tokens() == "g4=vines:0"
    t.ends()
    assert (t.asked, t.tokens()) == (1, "g4=vines:0")
    t.ends()
    assert (t.asked, t.tokens()) == (0, "")


def test_A178a_a_wellspring_under_a_chasm_is_gone_when_the_chasm_closes() -> None:
    t = Table(2).hexes("g4 grove 1 wellspring:1").school(0, "chasm").relics(0, "blood 2").mage(0, "f5")
    t.play("cast chasm; toward ne")
    assert "g4=chasm:0" in t.tokens()
    t.turn_of(0)
    assert t.tokens() == ""


def test_A207_A76_a_ward_saves_the_follower_once() -> None:
    t = Table(2).hexes("g4 grove 1 ward", "h3 mine 1").school(0, "chasm").relics(0, "blood 2").mage(0, "f5")
    t.play("cast chasm; toward ne")
    assert (t.held(1), t.wards(), t.people(1)) == ("g4", "", (15, 9))


def test_A53_A56_one_of_two_apprentices_on_a_place_is_enough() -> None:
    t = Table(2).hexes("g4 grove").tower(0, "g4").mage(0, "g4").school(0, "vines vines transmute").play("stop")
    t.play("promote wellspring").turn_of(0)
    assert t.book() == "vines wellspring"


def test_A162_the_ring_closes_between_blood_and_nature() -> None:
    t = Table(2).hexes("g4 grove").tower(0, "g4").mage(0, "g4").school(0, "subjugate vines wellspring").play("stop")
    t.play("promote chasm; promote upheaval")
    assert (t.pupils(), t.people()) == ("upheaval", (17, 7))


def test_A160_A161_the_apprentice_just_initiated_rises_to_master() -> None:
    t = Table(2).hexes("g4 grove").tower(0, "g4").mage(0, "g4").school(0, "transmute gate").relics(0, "seeds 2")
    t.play("stop; initiate nature; promote wellspring; promote automaton")
    assert t.pupils() == "automaton"


def test_A143_A144_three_apprentices_from_one_visit_to_a_hybrid_race() -> None:
    t = Table(2).relics(0, "scrolls 4 blood 2").mage(0, "c6").play("explore; find drow; trade time; stop")
    t.play("initiate blood; initiate time")
    assert (t.pupils(), t.purse(), t.refuses("initiate blood")) == ("quicken quicken subjugate", "", "A120")


def test_A158_after_building_one_of_the_two_and_not_the_other() -> None:
    land = ("g4 grove", "h4 mine 0")
    t = Table(2).hexes(*land).mage(0, "g4").relics(0, "seeds 2").play("stop; build; initiate nature")
    assert t.refuses("wards") == "A120"
    t = Table(2).hexes(*land).mage(0, "g4").relics(0, "seeds 2").play("stop; build; wards")
    assert (t.wards(), t.refuses("initiate nature")) == ("h4", "A120")


def test_A110_A90_the_last_point_kills_and_the_follower_comes_for_nothing() -> None:
    t = Table(2).hexes("g4 grove 1").mage(0, "f4").relics(0, "").relics(1, "")
    t.play("go f5; go f4; go f5; go g4; attack")
    assert (t.mp, t.purse(0), t.purse(1)) == (0, "blood 1", "blood 1")
    t.play("place")
    assert t.held(0) == "g4"


def test_A92_nobody_comes_back_to_the_cursed_tower_while_another_mage_is_there() -> None:
    t = Table(3).play("go f5")
    assert t.refuses("go f6") == "A92"
    t.play("stop").ends()
    assert t.asked == 1


def test_A95_each_entry_costs_another_follower() -> None:
    t = Table(2).mage(1, "f8").play("go f5; go f6; go f5; go f6")
    assert t.people() == (13, 12)


def test_A217_other_mages_ride_along_and_pay_nothing() -> None:
    t = Table(2).school(0, "upheaval").relics(0, "blood 3").mage(1, "f3").relics(1, "")
    before = t.people(1)
    t.play("cast upheaval; at f3").play(t.may("at")[0])
    target = t.may("to")[0]
    t.play(target).play(t.may("to")[0])
    assert t.board(1).mage == target.split()[1] != "f3"
    assert (t.people(1), t.purse(1)) == (before, "")


def test_A206_A217_A155_the_tower_is_divined_too_but_towns_are_not() -> None:
    t = Table(2).hexes("g4 grove", "f4 town 0").tower(0, "g4").school(0, "divination").relics(0, "gems 2")
    t.play("cast divination; divine g4")
    assert (t.purse(), t.refuses("divine f4"), t.refuses("divine g4")) == ("seeds 1", "A206", "A206")


def test_A204_A80_A113_each_kill_counts_by_itself() -> None:
    t = Table(2).hexes("g4 grove 1", "h4 mine 1").mage(0, "g4").school(0, "subjugate").relics(0, "blood 1")
    company = t.people()[0]
    t.play("cast subjugate; attack; go h4; attack")
    assert (t.people()[0] - company, t.purse()) == (2, "blood 2")


def test_A203_stone_skin_lasts_through_the_turns_of_all_the_others() -> None:
    t = Table(3).hexes("g4 grove 0").school(0, "stone_skin").relics(0, "gems 1").play("cast stone_skin").ends()
    t.mage(1, "g4")
    assert (t.asked, t.refuses("attack")) == (1, "A203")
    t.mage(1, "h5").ends().mage(2, "g4")
    assert (t.asked, t.refuses("attack")) == (2, "A203")
    t.ends().prepares().ends().mage(2, "f8").mage(1, "g4").prepares()
    assert (t.asked, "attack" in t.may()) == (1, True)


def test_A213_A164_two_castings_corrupt_two_in_one_sphere() -> None:
    t = Table(2).school(0, "corrupt").school(1, "vines vines").relics(0, "gems 6")
    t.play("cast corrupt; taint 1:nature")
    t.turn_of(0, "nature").play("cast corrupt; taint 1:nature")
    assert t.pupils(1) == "vines! vines!"
    assert t.turn_of(0, "nature").relics(0, "gems 3").refuses("cast corrupt") == "A213"


def test_A216_A175_time_stop_gives_no_second_casting() -> None:
    t = (
        Table(2)
        .school(0, "time_stop quicken")
        .relics(0, "gems 3 scrolls 2")
        .play("cast time_stop; pay gems; pay gems; pay gems")
    )
    t.play("cast quicken; stop; end")
    assert (t.mp, t.refuses("cast quicken"), t.refuses("cast time_stop")) == (5, "A175", "A175")


def test_A32_A185_a_hex_counts_for_both_one_after_the_other() -> None:
    t = Table(2).hexes("g4 grove 0").in_round(13).play("stop; end")
    assert t.board(0).points == 2
    t.prepares().mage(1, "g4").play("attack; place; stop; end")
    assert (t.board(0).points, t.board(1).points) == (2, 2)


def test_AS16_A208_the_gate_does_not_lead_to_the_warlord() -> None:
    t = Table(1).hexes("g4 grove", "h4 mine").warlord("g4").school(0, "gate").relics(0, "scrolls 2").play("cast gate")
    assert (t.refuses("to g4"), "to h4" in t.may()) == ("AS16", True)


def test_AS12_AS20_fire_takes_towns_and_outposts_and_they_count_for_him() -> None:
    t = Table(1).hexes("f4 town w", "f3 camp w", "g4 grove w")
    assert t.view.warlord.points - Table(1).view.warlord.points == 2 + 2


def test_AS15_AS14_a_fire_that_was_put_out_leaves_an_ordinary_hex() -> None:
    t = Table(1).hexes("g4 grove w").mage(0, "g4").relics(0, "").play("attack; place; stop; wards")
    assert (t.fires(), t.held(), t.wards(), t.purse(), t.view.warlord.flames) == ("", "g4", "g4", "blood 1", 20)


def test_AS18_decay_leaves_nothing_of_a_march_of_two_even_if_he_is_guided() -> None:
    t = Table(1).warlord("i6").school(0, "shadow decay").relics(0, "bones 3").play("cast decay; cast shadow; stop; end")
    t.play("compass n; march 2")
    assert (t.view.warlord.cell, t.fires(), t.asked) == ("i6", "", 0)
