"""The six Master spells but Upheaval."""

from __future__ import annotations

from .kit import Table
from .lore import SPHERES


def caster(spells: str, relics: str, seats: int = 2) -> Table:
    return Table(seats).school(0, spells).relics(0, relics)


# --- Automaton -----------------------------------------------------------------------------------------------------------


def test_A212_needs_ruins_under_control() -> None:
    t = caster("automaton", "seeds 3")
    assert t.refuses("cast automaton") in ("A170a", "A212")
    t = caster("automaton", "seeds 3").hexes("g4 ruins 1", "h4 grove 0")
    assert t.refuses("cast automaton") in ("A170a", "A212")
    assert caster("automaton", "seeds 3").hexes("g4 ruins 0").may("cast") == ["cast automaton"]
    assert caster("automaton", "seeds 3").hexes("g4 ruins").tower(0, "g4").may("cast") == ["cast automaton"]


def test_A212_a_free_apprentice_and_its_spell_at_once() -> None:
    t = caster("automaton", "seeds 3 gems 1").hexes("g4 ruins 0")
    company, supply = t.people()
    t.play("cast automaton")
    assert t.may() == [f"teach {sphere}" for sphere in sorted(SPHERES)]
    t.play("teach will")
    assert (t.pupils(), t.book(), t.people()) == (
        "stone_skin automaton",
        "stone_skin (automaton)",
        (company, supply - 1),
    )
    t.play("cast stone_skin")
    assert (t.purse(), t.book()) == ("", "(stone_skin) (automaton)")


def test_A212_from_the_company_if_the_supply_is_empty() -> None:
    t = caster("automaton", "seeds 3").hexes("g4 ruins 0").company(0, 23).play("cast automaton; teach will")
    assert t.people() == (22, 0)
    t = caster("automaton", "seeds 3").hexes("g4 ruins 0").captive(0, 1, 23)
    assert t.people() == (0, 0)
    assert t.refuses("cast automaton") in ("A170a", "A212")


def test_A212_no_second_copy_and_a_cast_card_stays_cast() -> None:
    t = (
        caster("automaton stone_skin", "seeds 3 gems 2")
        .hexes("g4 ruins 0")
        .play("cast stone_skin; cast automaton; teach will")
    )
    assert (t.pupils(), t.book()) == ("stone_skin stone_skin automaton", "(stone_skin) (automaton)")
    assert t.refuses("cast stone_skin") == "A175"


def test_A212_also_in_journeys_end_but_time_bound_spells_come_too_late() -> None:
    t = (
        caster("automaton", "seeds 3 scrolls 2 gems 1")
        .hexes("g4 ruins 0")
        .play("stop; cast automaton; pay seeds; pay seeds; pay seeds")
    )
    t.play("teach time")
    assert t.refuses("cast quicken") == "A179"


# --- Time Stop -----------------------------------------------------------------------------------------------------------


def test_A216_a_second_journey_and_journeys_end_without_preparation() -> None:
    t = (
        caster("time_stop stone_skin", "gems 9")
        .hexes("h5 town 0")
        .mage(0, "h5")
        .play("cast stone_skin; cast time_stop")
    )
    t.play("stop; gather; take blood")
    assert t.refuses("gather") == "A120"
    t.play("end")
    assert (t.asked, t.view.phase, t.mp, t.book()) == (0, "journey", 5, "(stone_skin) (time_stop)")
    assert t.refuses("cast time_stop") == "A175"
    assert t.refuses("planet nature") != ""
    t.play("stop; gather; take blood; end")
    assert (t.asked, t.purse(0)) == (1, "gems 5 blood 2")


def test_A216_points_quicken_and_divination_lapse_but_subjugate_lasts() -> None:
    t = (
        caster("time_stop quicken divination subjugate", "gems 5 scrolls 1 blood 1")
        .hexes("g4 grove 0", "h4 mine 1")
        .mage(0, "h4")
    )
    t.play("cast time_stop; pay gems; pay gems; pay gems; cast quicken; cast divination; cast subjugate; divine g4")
    assert t.mp == 6
    t.play("stop; end")
    assert (t.mp, t.view.divining, t.view.subjugating) == (5, False, True)
    assert t.refuses("divine g4") == "A206"
    people = t.people()
    t.play("attack")
    assert t.people() == (people[0] + 1, people[1] - 1)


def test_A216_quicken_lengthens_the_journey_in_which_it_is_cast() -> None:
    t = caster("time_stop quicken", "gems 3 scrolls 1").play("cast time_stop; pay gems; pay gems; pay gems; stop; end")
    t.play("cast quicken")
    assert t.mp == 7
    assert t.ends().asked == 1


def test_A216_in_the_final_turn_too() -> None:
    t = caster("time_stop", "gems 3").in_round(13).play("cast time_stop; stop; end")
    assert (t.asked, t.view.phase) == (0, "journey")
    assert not t.board(0).counted
    assert t.ends().board(0).counted


# --- Fortify -------------------------------------------------------------------------------------------------------------


def test_A214_wards_on_all_own_wilderness_and_nowhere_else() -> None:
    t = caster("fortify", "gems 3").hexes(
        "g4 grove 0", "c4 mine 0", "f4 town 0", "f3 camp 0", "h4 crypt 1", "e7 ruins 0 ward"
    )
    t.hexes("d6 library").tower(0, "d6").play("cast fortify")
    assert t.wards() == "c4 e7 g4"


def test_A214_A170a_nothing_left_to_ward() -> None:
    t = caster("fortify", "gems 3").hexes("g4 grove 0 ward", "f4 town 0")
    assert t.refuses("cast fortify") in ("A170a", "A214")


# --- Corrupt -------------------------------------------------------------------------------------------------------------


def test_A213_one_of_each_opponent() -> None:
    t = caster("corrupt", "gems 3", 4).school(1, "vines decay").school(2, "gate").school(3, "quicken quicken quicken!")
    t.play("cast corrupt")
    assert t.may() == ["taint 1:death", "taint 1:nature"]
    t.play("taint 1:death")
    if t.may("taint"):
        assert t.may() == ["taint 3:time"]
        t.play("taint 3:time")
    assert (t.pupils(1), t.pupils(2), t.pupils(3)) == ("vines decay!", "gate", "quicken quicken! quicken!")
    assert t.view.asked == "journey"


def test_A213_immune_without_clean_fundamental_apprentices() -> None:
    t = caster("corrupt", "gems 3").school(1, "gate automaton vines!")
    assert t.refuses("cast corrupt") in ("A170a", "A213")
    t = caster("corrupt", "gems 3").school(1, "vines vines!").play("cast corrupt")
    if t.may("taint"):
        t.play("taint 1:nature")
    assert t.pupils(1) == "vines! vines!"


def test_A213_A27_costs_a_point_above_the_fundamental_level() -> None:
    for pupils, points in (("vines!", 1), ("gate!", 1), ("automaton!", 3), ("gate! gate!", 0), ("vines! gate", 3)):
        t = Table(2).school(0, pupils).in_round(13).ends()
        assert t.board(0).points == points, pupils
        assert t.board(0).breakdown.lost == -sum(word.endswith("!") and word != "vines!" for word in pupils.split())


# --- Obliterate ----------------------------------------------------------------------------------------------------------


def test_A215_everything_within_one_hex() -> None:
    t = caster("obliterate", "blood 3", 3).hexes(
        "g3 grove 0 ward", "h3 mine 1 ward", "g4 crypt 2", "f4 ruins 1", "i3 library 1"
    )
    t.hexes("h2 town 0", "i2 camp 1").mage(0, "g3")
    before = [t.people(seat) for seat in range(3)]
    relics = [t.purse(seat) for seat in (1, 2)]
    t.play("cast obliterate")
    assert (t.held(0), t.held(1), t.held(2), t.wards()) == ("", "i2 i3", "", "")
    after = [(company, supply + n) for (company, supply), n in zip(before, (2, 2, 1), strict=True)]
    assert [t.people(seat) for seat in range(3)] == after
    assert [t.purse(seat) for seat in (1, 2)] == relics
    assert t.purse(0) == ""


def test_A215_towers_mages_and_tokens_stay() -> None:
    t = caster("obliterate", "blood 3").hexes("g4 grove 0 vines:1", "h4 mine", "h3 crypt").tower(1, "h4").tower(0, "h3")
    t.mage(0, "g4").mage(1, "g3").play("cast obliterate")
    assert (t.board(0).tower, t.board(1).tower, t.tokens(), t.board(1).mage) == ("h3", "h4", "g4=vines:1", "g3")
    assert t.held(0) == ""


def test_A203_A215_the_casters_own_stone_skin_helps_too() -> None:
    t = caster("obliterate stone_skin", "blood 3 gems 1").hexes("g4 grove 0 ward", "h4 mine 1").mage(0, "g4")
    t.play("cast stone_skin; cast obliterate")
    assert (t.held(0), t.held(1), t.wards()) == ("g4", "", "")
