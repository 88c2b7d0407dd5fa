"""The Journey: placing followers, movement points, surcharges, the Cursed Tower, exploring."""

from __future__ import annotations

from .kit import Table
from .lore import CENTRE, around, name, spot


def neighbours(cell: str) -> list[str]:
    return [name(place) for place in around(spot(cell))]


# --- movement ----------------------------------------------------------------------------------------------------------


def test_A90_A91_five_steps_to_neighbours() -> None:
    t = Table(2)
    assert t.may("go") == sorted(f"go {cell}" for cell in neighbours("f6"))
    for n, cell in enumerate(["f5", "f4", "g4", "h4", "i4"], 1):
        t.play(f"go {cell}")
        assert t.mp == 5 - n
    assert t.may("go") == []
    assert t.refuses("go i3") == "A90"
    assert t.may() == ["stop"]
    t.turn_of(0)
    assert t.mp == 5


def test_A91_no_step_over_a_hex_or_off_the_land() -> None:
    t = Table(2).mage(0, "f3")
    assert t.may("go") == ["go e3", "go f4", "go g3"]
    assert t.refuses("go f5") == "A91"
    assert t.refuses("go f2") == "A91"
    assert t.refuses("go f3") == "A91"


def test_A90a_AA33_the_mage_may_stay() -> None:
    t = Table(2).mage(0, "h5").hexes("g4 grove 0")
    for _ in range(3):
        t.play("stop; gather").turn_of(0, "blood")
        assert t.board().mage == "h5"
    assert t.board().relics["seeds"] == 1 + 3


def test_A92_AA6_no_mage_enters_where_another_stands() -> None:
    t = Table(3).play("go f5; stop; end")
    assert "go f5" not in t.may()
    assert t.refuses("go f5") == "A92"
    t.play("go g5; stop; end").play("stop; end").play("planet nature")
    # Seat 2 still stands on the Cursed Tower, where all began together.
    assert "go f6" not in t.may()
    assert t.refuses("go f6") == "A92"
    assert t.refuses("go g5") == "A92"


def test_A93_AA5_foreign_towers_are_closed_and_the_own_is_open() -> None:
    t = Table(2).hexes("g4 grove", "h4 mine").tower(0, "g4").tower(1, "h4").mage(0, "h3")
    assert t.may("go") == ["go g3", "go g4", "go i3"]
    assert t.refuses("go h4") == "A93"
    t.play("go g4")
    assert t.board().mage == "g4"


def test_A95_AA18_entering_the_cursed_tower_costs_a_follower() -> None:
    t = Table(2).mage(0, "f5").mage(1, "g5").play("go f6")
    assert t.people() == (14, 11)
    t.play("go f5; go f6")
    assert t.people() == (13, 12)
    assert t.mp == 2
    t = Table(2).mage(0, "f5").mage(1, "g5").company(0, 0).play("go f6")
    assert t.people() == (0, 25)
    assert t.board().mage == "f6"


def test_A8_A95a_starting_and_staying_on_the_cursed_tower_costs_nothing() -> None:
    t = Table(2).turn_of(0).turn_of(0)
    assert t.hex("f6").mages == [0, 1]
    assert (t.people(0), t.people(1)) == ((15, 10), (15, 10))


def test_A94a_A201_the_surcharge_must_be_there_before_the_step() -> None:
    t = Table(2).hexes("g3 grove vines:1", "h3 mine upheaval:0", "h4 crypt chasm:1").mage(0, "g4")
    t.play("go g3")
    assert t.mp == 3
    t.play("go h3")
    assert t.mp == 1
    t.play("go g4")
    assert t.mp == 0
    t = Table(2).hexes("g3 grove vines:0").mage(0, "g4").play("go h4; go g4; go h4; go g4")
    assert t.mp == 1
    assert "go g3" not in t.may()
    assert t.refuses("go g3") in ("A94a", "A201")
    assert "go f4" in t.may()


def test_A94b_a_ward_does_nothing_to_who_enters() -> None:
    t = Table(2).hexes("g3 grove 1 ward").mage(0, "g4").play("go g3")
    assert (t.mp, t.people(), t.wards()) == (4, (15, 10), "g3")
    t.play("go g4")


def test_A74_A75_foreign_land_may_be_crossed_without_a_fight() -> None:
    t = Table(2).hexes("g3 grove 1", "h3 mine 1").mage(0, "g4").play("go g3; go h3; stop; end")
    assert t.held(1) == "g3 h3"
    assert t.purse(1) == "seeds 1 widgets 2 scrolls 3 gems 3 bones 2 blood 1"


def test_AA20_a_mage_shut_in_stays_and_may_act() -> None:
    t = Table(3).hexes("b4 camp", "c4 library").mage(0, "b4").tower(1, "c4").mage(2, "c5").school(0, "stone_skin")
    t.relics(0, "gems 1")
    assert t.may() == ["cast stone_skin", "place", "stop"]
    assert (t.refuses("go c4"), t.refuses("go c5")) == ("A93", "A92")
    assert "recruit 3" in t.play("stop").may()


# --- followers ---------------------------------------------------------------------------------------------------------


def test_A70_A72_a_follower_is_placed_for_nothing_on_what_is_explored() -> None:
    for line, face in (("g4 grove", "grove"), ("f4 town", "town"), ("f3 camp", "camp")):
        where = line.split()[0]
        t = Table(2).hexes(line).mage(0, where).play("place")
        assert (t.mp, t.people(), t.held()) == (5, (14, 10), where)
        assert t.board().held == {face: 1}


def test_A70_not_before_it_is_explored() -> None:
    t = Table(2).mage(0, "g4")
    assert t.refuses("place") == "A70"
    t.play("explore; find grove; place")
    assert t.held() == "g4"


def test_A73_never_on_enclaves_or_the_cursed_tower() -> None:
    for where in ("f5", "f6"):
        assert Table(2).mage(0, where).refuses("place") == "A73"
    t = Table(2).hexes("f3 drow").mage(0, "f3")
    assert t.refuses("place") == "A73"


def test_A71_A76_one_follower_a_hex_and_it_stays() -> None:
    t = Table(2).hexes("g4 grove 0").mage(0, "g4")
    assert t.refuses("place") == "A71"
    t = Table(2).hexes("g4 grove 1").mage(0, "g4")
    assert t.refuses("place") == "A71"
    t = Table(2).hexes("g4 grove").tower(0, "g4").mage(0, "g4")
    assert t.refuses("place") == "A71"
    t = Table(2).hexes("g4 grove vines:1").mage(0, "g4").play("place")  # tokens do not occupy
    assert t.held() == "g4"


def test_A77_nobody_left_to_place() -> None:
    t = Table(2).hexes("g4 grove").mage(0, "g4").company(0, 0)
    assert t.refuses("place") == "A77"


def test_A70a_AA29_even_without_points_but_not_after_the_journey() -> None:
    t = Table(2).hexes("g4 grove", "h4 mine").mage(0, "g4").play("go h4; go g4; go h4; go g4; go h4")
    assert t.mp == 0
    assert t.may() == ["place", "stop"]
    t.play("stop")
    assert t.refuses("place") == "A70a"


def test_A70_many_followers_on_one_journey() -> None:
    t = Table(2).hexes("g4 grove", "h4 mine", "h3 crypt").mage(0, "g4").play("place; go h4; place; go h3; place")
    assert (t.held(), t.people()) == ("g4 h3 h4", (12, 10))


# --- exploring ---------------------------------------------------------------------------------------------------------


def test_A96_face_down_hexes_may_be_crossed() -> None:
    t = Table(2).mage(0, "g4").play("go h4; go i4; stop; end")
    assert (t.hex("h4").face, t.hex("i4").face) == (None, None)


def test_A97_A98_a_wilderness_hex_gives_its_relic_once() -> None:
    for face, relic in zip(
        ["grove", "ruins", "library", "mine", "crypt"], ["seeds", "widgets", "scrolls", "gems", "bones"], strict=True
    ):
        t = Table(2).relics(0, "").mage(0, "g4").play(f"explore; find {face}")
        assert (t.mp, t.purse(), t.hex("g4").face) == (4, f"{relic} 1", face)
        assert t.refuses("explore") == "A101"


def test_A97_AA13_only_the_hex_under_the_mage_and_for_a_point() -> None:
    t = Table(2).mage(0, "f5")
    assert t.refuses("explore") == "A101"
    t = Table(2).mage(0, "g4").play("go h4; go g4; go h4; go g4; go h4")
    assert t.refuses("explore") == "A90"


def test_A99_A80_a_camp_brings_a_follower() -> None:
    t = Table(2).mage(0, "f3").play("explore; find camp")
    assert (t.people(), t.mp) == ((16, 9), 4)
    t = Table(2).mage(0, "f3").company(0, 25).play("explore; find camp")
    assert t.people() == (25, 0)


def test_A100_AA14_a_hybrid_race_teaches_for_two_equal_relics() -> None:
    t = Table(2).mage(0, "f3").relics(0, "scrolls 2 blood 2 gems 5").play("explore; find drow")
    assert t.may() == ["done", "trade blood", "trade time"]
    t.play("trade blood")
    assert (t.pupils(), t.purse(), t.people()) == ("subjugate", "scrolls 2 gems 5", (14, 10))
    assert not t.may("trade")  # one trade
    assert t.book() == ""
    t = Table(2).mage(0, "f3").relics(0, "scrolls 1 blood 1 gems 5").play("explore; find drow")
    assert t.view.asked == "journey"


def test_A100_the_three_hybrid_races_and_their_spheres() -> None:
    for race, spheres in (("drow", "blood time"), ("trolls", "nature will"), ("gremlins", "death matter")):
        t = Table(2).mage(0, "f3").relics(0, "seeds 2 widgets 2 scrolls 2 gems 2 bones 2 blood 2")
        t.play(f"explore; find {race}")
        assert t.may("trade") == [f"trade {sphere}" for sphere in spheres.split()]


def test_A97_A100_the_trade_is_voluntary_and_lapses() -> None:
    t = Table(2).mage(0, "f3").relics(0, "scrolls 2").play("explore; find drow; done")
    assert t.pupils() == ""
    assert not t.may("trade")


def test_A77_A100_without_a_company_there_is_no_trade() -> None:
    t = Table(2).mage(0, "f3").relics(0, "scrolls 2").company(0, 0).play("explore; find drow")
    assert t.view.asked == "journey"


def test_A144_trade_and_initiate_in_one_turn() -> None:
    t = Table(2).mage(0, "f3").relics(0, "scrolls 4 blood 2").play("explore; find drow; trade time; stop")
    assert t.may("initiate") == ["initiate blood", "initiate time"]
    t.play("initiate time; initiate blood")
    assert t.pupils() == "quicken quicken subjugate"


def test_A2_the_cursed_tower_is_the_middle() -> None:
    assert spot("f6") == CENTRE
