"""The six Advanced spells."""

from __future__ import annotations

from .kit import Table


def caster(spells: str, relics: str, seats: int = 2) -> Table:
    return Table(seats).school(0, spells).relics(0, relics)


# --- Wellspring ----------------------------------------------------------------------------------------------------------


def test_A211_on_own_wilderness_with_a_follower() -> None:
    t = caster("wellspring", "seeds 2").hexes(
        "g4 grove 0", "h4 mine 0", "f4 town 0", "f3 camp 0", "h3 crypt", "g3 ruins 1"
    )
    t.tower(0, "h3").play("cast wellspring")
    assert t.may() == ["at g4", "at h4"]
    assert t.play("at h4").tokens() == "h4=wellspring:0"


def test_A211_who_enters_gives_a_relic_of_his_choice() -> None:
    t = (
        Table(3)
        .hexes("g4 grove 0 wellspring:0", "h4 mine")
        .mage(1, "h4")
        .relics(0, "")
        .relics(1, "seeds 1 blood 2")
        .ends()
    )
    t.play("go g4")
    assert (t.asked, t.may()) == (1, ["give blood", "give seeds"])
    t.play("give seeds")
    assert (t.purse(0), t.purse(1), t.mp) == ("seeds 1", "blood 2", 4)
    t.play("go h4; go g4")  # with one kind of relic there is nothing to choose
    assert (t.purse(0), t.purse(1)) == ("seeds 1 blood 1", "blood 1")


def test_A211_nothing_from_who_has_nothing() -> None:
    t = Table(2).hexes("g4 grove 0 wellspring:0").mage(1, "h4").relics(0, "").relics(1, "").ends().play("go g4")
    assert (t.purse(0), t.view.asked) == ("", "journey")


def test_A211_not_for_the_own_mage() -> None:
    t = Table(2).hexes("g4 grove 0 wellspring:0").mage(0, "h4").relics(0, "seeds 1").play("go g4")
    assert t.purse() == "seeds 1"


def test_A211_it_stays_when_the_hex_is_lost() -> None:
    t = Table(2).hexes("g4 grove 0 wellspring:0").mage(1, "h4").relics(0, "").relics(1, "gems 2").ends()
    t.play("go g4; attack; place")
    assert (t.tokens(), t.held(1)) == ("g4=wellspring:0", "g4")
    assert t.purse(0) == "gems 1 blood 1"
    t.play("go h4; go g4")
    assert t.view.asked == "tribute"
    t = Table(2).hexes("g4 grove 1 wellspring:0").mage(0, "h4").relics(0, "gems 1").play("go g4")
    assert t.purse() == "gems 1"


def test_A211_A94_the_tribute_comes_before_anything_else() -> None:
    t = (
        Table(2)
        .hexes("g4 grove 0 wellspring:0")
        .mage(1, "h4")
        .relics(1, "seeds 2 blood 2")
        .school(1, "subjugate")
        .ends()
    )
    t.play("go g4")
    assert t.may() == ["give blood", "give seeds"]
    assert t.refuses("cast subjugate") != ""
    assert t.refuses("attack") != ""


def test_A211_AA32_not_where_the_own_already_is() -> None:
    t = caster("wellspring", "seeds 2").hexes("g4 grove 0 wellspring:0")
    assert t.refuses("cast wellspring") in ("A170a", "A211")
    t = caster("wellspring", "seeds 2").hexes("g4 grove 0 wellspring:1").play("cast wellspring; at g4")
    assert t.tokens() == "g4=wellspring:0"


# --- Gate ----------------------------------------------------------------------------------------------------------------


def test_A208_to_any_open_hex_that_may_be_entered() -> None:
    t = caster("gate", "widgets 2", 3).hexes("g4 grove", "h4 mine 1 ward", "h3 crypt", "g3 library").mage(0, "g4")
    t.mage(1, "f5").tower(1, "h3").tower(0, "g3").mage(2, "f7").play("cast gate")
    city = ["to e5", "to e6", "to f6", "to g5", "to g6"]
    towns = ["to d2", "to d5", "to d8", "to h2", "to h5", "to h8"]
    assert t.may() == sorted([*city, *towns, "to h4", "to g3"])
    for wrong in ("to f5", "to h3", "to h6", "to g4"):
        assert t.refuses(wrong) in ("A208", "A92", "A93")
    t.play("to h4")
    assert (t.board().mage, t.mp) == ("h4", 5)


def test_A208_no_points_and_no_surcharge() -> None:
    t = (
        caster("gate", "widgets 2")
        .hexes("h4 mine vines:1", "g4 grove")
        .mage(0, "g4")
        .play("go g3; go g4; go g3; go g4; go g3")
    )
    assert t.mp == 0
    t.play("cast gate; to h4")
    assert (t.board().mage, t.mp) == ("h4", 0)


def test_A208_but_the_effects_of_the_place() -> None:
    t = caster("gate", "widgets 2").mage(0, "g4").mage(1, "g3").play("cast gate; to f6")
    assert t.people() == (15 - 1, 9 + 1)
    t = caster("gate", "widgets 2").hexes("h4 mine chasm:0").mage(0, "g3").play("cast gate; to h4")
    assert t.people() == (14, 10)
    t = (
        caster("gate", "widgets 2 gems 1")
        .hexes("h4 mine 1 wellspring:1")
        .relics(1, "")
        .mage(0, "g3")
        .play("cast gate; to h4")
    )
    assert (t.purse(0), t.purse(1)) == ("", "gems 1")


def test_A208_A179_before_between_and_after_the_points() -> None:
    for way in ("", "go g3", "go g3; go g4; go g3; go g4; go g3"):
        t = caster("gate", "widgets 2").mage(0, "g4").play(way)
        assert t.may("cast") == ["cast gate"]
    assert t.play("stop").refuses("cast gate") == "A179"


# --- Divination ----------------------------------------------------------------------------------------------------------


def test_A206_a_point_for_a_relic_once_for_each_hex() -> None:
    t = caster("divination", "gems 2").hexes(
        "g4 grove 0", "h4 mine 0", "h3 crypt", "f4 town 0", "f3 camp 0", "g3 ruins 1"
    )
    t.tower(0, "h3")
    assert not t.may("divine")
    t.play("cast divination")
    assert t.may("divine") == ["divine g4", "divine h3", "divine h4"]
    t.play("divine g4; divine h3")
    assert (t.mp, t.purse(), t.may("divine")) == (3, "seeds 1 bones 1", ["divine h4"])
    for wrong in ("divine f4", "divine f3", "divine g3", "divine g4"):
        assert t.refuses(wrong) == "A206"


def test_A206_land_taken_later_in_the_journey_counts() -> None:
    t = caster("divination", "gems 2").hexes("g4 grove").mage(0, "g4").play("cast divination")
    assert not t.may("divine")
    assert t.play("place").may("divine") == ["divine g4"]


def test_A206_ends_with_the_journey() -> None:
    t = caster("divination", "gems 2").hexes("g4 grove 0").play("cast divination; stop")
    assert t.refuses("divine g4") in ("A40", "A206")
    assert not t.turn_of(0).may("divine")


def test_A206_A90_needs_points() -> None:
    t = (
        caster("divination", "gems 2")
        .hexes("g4 grove 0")
        .mage(0, "g4")
        .play("go g3; go g4; go g3; go g4; cast divination")
    )
    assert t.play("divine g4").mp == 0
    t = (
        caster("divination", "gems 2")
        .hexes("g4 grove 0")
        .mage(0, "g4")
        .play("go g3; go g4; go g3; go g4; go g3; cast divination")
    )
    assert t.refuses("divine g4") == "A90"


def test_A206_A217_a_hex_divined_and_moved_stays_divined() -> None:
    t = caster("divination upheaval", "gems 2 seeds 3").hexes("i4 mine 0", "i5 grove 0").mage(0, "h5")
    t.play("cast divination; divine i4; cast upheaval; at i4; at i5; to j4; to j5")
    assert t.held() == "j4 j5"
    assert t.may("divine") == ["divine j5"]


# --- Shadow --------------------------------------------------------------------------------------------------------------


def test_A210_a_follower_from_the_supply_into_a_free_doorway() -> None:
    t = caster("shadow", "gems 2", 3).door(1, "nature", 2)
    people = t.people()
    t.play("cast shadow")
    spheres = ["blood", "death", "matter", "nature", "time", "will"]
    assert t.may() == [
        f"door {seat}:{sphere}" for seat in (1, 2) for sphere in spheres if (seat, sphere) != (1, "nature")
    ]
    assert t.refuses("door 1:nature") == "A210"
    t.play("door 1:time")
    assert (t.board(1).doors, t.people()) == ({"nature": 2, "time": 0}, (people[0], people[1] - 1))


def test_A210_from_the_company_only_if_the_supply_is_empty() -> None:
    t = caster("shadow", "gems 2").company(0, 24).play("cast shadow; door 1:time")
    assert t.people() == (23, 0)
    t.ends().school(1, "quicken").relics(1, "scrolls 2").play("cast quicken")
    assert t.people(0) == (23, 1)


def test_A210_A170a_nobody_to_send() -> None:
    t = caster("shadow", "gems 2").captive(0, 1, 24)
    assert t.people() == (0, 0)
    assert t.refuses("cast shadow") in ("A170a", "A210")


def test_A210_the_penalty_comes_once_and_frees_the_doorway() -> None:
    t = caster("quicken", "scrolls 3").door(0, "time", 1)
    supply = t.people(1)[1]
    t.play("cast quicken")
    assert (t.purse(), t.board(0).doors, t.people(1)[1]) == ("scrolls 1", {}, supply + 1)


def test_A210_who_cannot_pay_both_cannot_use_the_relic() -> None:
    t = caster("quicken", "scrolls 1").door(0, "time", 1)
    assert t.refuses("cast quicken") in ("A171", "A210")
    t = caster("gate", "scrolls 2").door(0, "time", 1)
    assert t.refuses("cast gate") in ("A172", "A210")
    t = caster("gate", "scrolls 3").door(0, "time", 1).play("cast gate; to f5")
    assert t.purse() == ""
    t = caster("gate", "scrolls 1 widgets 2").door(0, "time", 1).play("cast gate; to f5")
    assert (t.purse(), t.board(0).doors) == ("scrolls 1", {"time": 1})
    t = caster("gate", "scrolls 2 widgets 1").door(0, "time", 1).play("cast gate; to f5")
    assert (t.purse(), t.board(0).doors) == ("", {})


def test_A210_one_penalty_for_each_shadowed_kind() -> None:
    t = caster("time_stop", "widgets 2 scrolls 2 gems 1").door(0, "matter", 1).door(0, "time", 1)
    assert t.board().book[0].payments == [{"widgets": 2, "scrolls": 2, "gems": 1}]
    t.play("cast time_stop")
    assert (t.purse(), t.board(0).doors) == ("", {})
    t = caster("time_stop", "widgets 2 scrolls 1 gems 1").door(0, "matter", 1).door(0, "time", 1)
    assert t.refuses("cast time_stop") in ("A173", "A210")


def test_A210_only_casting_costs_more() -> None:
    t = Table(2).relics(0, "gems 4").door(0, "will", 1).mage(0, "f7").play("stop; initiate will")
    assert (t.purse(), t.board(0).doors) == ("gems 2", {"will": 1})
    t = Table(2).relics(0, "scrolls 2").door(0, "time", 1).mage(0, "f3").play("explore; find drow; trade time")
    assert (t.purse(), t.board(0).doors) == ("", {"time": 1})
    t = caster("transmute", "widgets 1 gems 2").door(0, "will", 1).play("cast transmute; give gems; take bones; done")
    assert t.board(0).doors == {"will": 1}


def test_A210_transmute_under_its_own_shadow() -> None:
    t = caster("transmute", "widgets 2").door(0, "matter", 1)
    assert t.refuses("cast transmute") in ("A170a", "A205")
    t = caster("transmute", "widgets 1 gems 5").door(0, "matter", 1)
    assert t.refuses("cast transmute") in ("A171", "A210")
    t = caster("transmute", "widgets 3").door(0, "matter", 1).play("cast transmute")
    assert t.may() == ["give widgets"]


# --- Imprison ------------------------------------------------------------------------------------------------------------


def test_A209_AA19_an_unwarded_follower_here_or_next_to_it() -> None:
    t = caster("imprison", "blood 3", 3).hexes(
        "g4 grove 1", "h4 mine 2", "h3 crypt 1 ward", "g3 ruins 0", "i4 library 1"
    )
    t.mage(0, "g4").play("cast imprison")
    assert t.may() == ["at g4", "at h4"]
    assert t.refuses("at h3") == "A209"
    people = t.people(2)
    t.play("at h4")
    assert (t.board(0).captives, t.people(2), t.held(2)) == ({2: 1}, people, "")
    assert t.purse() == "blood 1"


def test_A209_never_free_again() -> None:
    t = caster("imprison", "blood 2").hexes("h4 mine 1").mage(0, "g4").play("cast imprison; at h4")
    t.turn_of(0).turn_of(0)
    assert t.board(0).captives == {1: 1}
    assert sum(t.people(1)) == 24


# --- Fiery Chasm ---------------------------------------------------------------------------------------------------------


def test_A207_three_hexes_in_a_line_own_people_too() -> None:
    t = (
        caster("chasm", "blood 2")
        .hexes("e4 mine 0", "e5 demons", "e6 goblins", "e3 grove 1", "e7 crypt 1")
        .mage(0, "e8")
    )
    people = t.people(1)
    t.play("cast chasm; toward n")
    assert t.tokens() == "e5=chasm:0 e6=chasm:0 e7=chasm:0"
    assert (t.held(0), t.held(1), t.people(1)) == ("e4", "e3", (people[0], people[1] + 1))
    assert t.purse(1) == "seeds 1 widgets 2 scrolls 3 gems 3 bones 2 blood 1"
    t = caster("chasm", "blood 2").hexes("h4 mine 0", "h3 grove 0 ward").mage(0, "h5").play("cast chasm; toward n")
    assert (t.tokens(), t.held(), t.wards()) == ("h3=chasm:0 h4=chasm:0", "h3", "")


def test_A207_stops_at_the_border_and_before_towers() -> None:
    t = caster("chasm", "blood 2").mage(0, "f4").play("cast chasm")
    assert t.clone().play("toward n").tokens() == "f3=chasm:0"
    assert t.clone().play("toward s").tokens() == "f5=chasm:0"
    t = caster("chasm", "blood 2").hexes("h4 mine").tower(1, "h4").mage(0, "h6").play("cast chasm; toward n")
    assert t.tokens() == "h5=chasm:0"
    t = caster("chasm", "blood 2").hexes("h4 mine").tower(0, "h4").mage(0, "h5").play("cast chasm")
    assert "toward n" not in t.may()
    assert t.refuses("toward n") in ("A178", "A207")
    t = caster("chasm", "blood 2").mage(0, "f5").play("cast chasm")
    assert "toward s" not in t.may()


def test_A207_who_enters_loses_a_follower_the_caster_too() -> None:
    t = caster("chasm", "blood 2").mage(0, "h5").play("cast chasm; toward n; go h4; go h3")
    assert t.people() == (13, 11)
    t = Table(2).hexes("h4 mine chasm:0").mage(1, "h5").company(1, 0).ends().play("go h4")
    assert t.people(1) == (0, 25)


def test_A207_temporary() -> None:
    t = caster("chasm", "blood 2").mage(0, "h5").play("cast chasm; toward n").turn_of(0)
    assert t.tokens() == ""


def test_A207_a_mage_in_the_line_stands_and_its_hex_gets_the_token() -> None:
    t = caster("chasm", "blood 2").mage(0, "h5").mage(1, "h4").play("cast chasm; toward n")
    assert (t.tokens(), t.people(1)) == ("h3=chasm:0 h4=chasm:0", (15, 10))
