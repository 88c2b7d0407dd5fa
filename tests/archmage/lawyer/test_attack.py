"""Attack: followers, Wards, Blood."""

from __future__ import annotations

from .kit import Table


def test_A112_A113_A115_kill_blood_for_both_and_take_the_hex() -> None:
    t = Table(3).hexes("g4 grove 1").mage(0, "g4").relics(0, "").relics(1, "").relics(2, "").play("attack")
    assert t.mp == 4
    assert (t.purse(0), t.purse(1), t.purse(2)) == ("blood 1", "blood 1", "")
    assert (t.held(1), t.people(1)) == ("", (15, 10))
    assert t.view.players[1].followers == 0
    t.play("place")
    assert (t.held(0), t.people(0)) == ("g4", (14, 10))


def test_A112_the_dead_go_to_the_supply_of_their_owner() -> None:
    t = Table(2).hexes("g4 grove 1", "h4 mine 1").mage(0, "g4").company(1, 3)
    assert t.people(1) == (3, 20)
    t.play("attack; go h4; attack")
    assert t.people(1) == (3, 22)
    assert t.people(0) == (15, 10)


def test_A110_only_where_the_mage_stands() -> None:
    t = Table(2).hexes("g4 grove 1").mage(0, "h4")
    assert t.refuses("attack") == "A110"
    assert t.refuses("unward") in ("A110", "A111")


def test_A110a_AA28_not_the_own_people() -> None:
    t = Table(2).hexes("g4 grove 0 ward").mage(0, "g4")
    assert (t.refuses("attack"), t.refuses("unward")) == ("A110a", "A110a")


def test_A111_A111a_the_ward_first_for_a_point_of_its_own() -> None:
    t = Table(2).hexes("g4 grove 1 ward").mage(0, "g4").relics(0, "").relics(1, "")
    assert t.refuses("attack") == "A111"
    t.play("unward")
    assert (t.mp, t.wards(), t.held(1), t.purse(0), t.purse(1)) == (4, "", "g4", "", "")
    assert "go h4" in t.may()  # no attack need follow
    t.play("attack")
    assert (t.mp, t.purse(0), t.purse(1)) == (3, "blood 1", "blood 1")
    assert t.refuses("unward") in ("A110", "A111")


def test_A90_attacking_needs_a_point() -> None:
    t = Table(2).hexes("g4 grove 1 ward", "h4 mine").mage(0, "h4").play("go g4; go h4; go g4; go h4; go g4")
    assert t.refuses("unward") == "A90"
    t = Table(2).hexes("g4 grove 1", "h4 mine").mage(0, "h4").play("go g4; go h4; go g4; go h4; go g4")
    assert t.refuses("attack") == "A90"


def test_A116_neither_towers_nor_mages() -> None:
    t = Table(2).hexes("g4 grove").tower(1, "g4").mage(0, "h4").mage(1, "h3")
    assert "go g4" not in t.may()
    assert "go h3" not in t.may()
    assert t.refuses("attack") == "A110"


def test_A112_towns_and_camps_are_attacked_alike() -> None:
    t = (
        Table(2)
        .hexes("f4 town 1", "f3 camp 1 ward")
        .mage(0, "f4")
        .relics(0, "")
        .play("attack; place; go f3; unward; attack")
    )
    assert (t.mp, t.purse(), t.held(0), t.held(1)) == (1, "blood 2", "f4", "")


def test_A113_the_example_of_the_rulebook() -> None:
    t = Table(2).hexes("g4 mine 1 ward", "h4 grove").mage(0, "h4").relics(0, "").relics(1, "")
    t.play("go h3; go h4")
    assert t.mp == 3
    t.play("go g4; unward; attack; place")
    assert (t.mp, t.purse(0), t.purse(1), t.held(0)) == (0, "blood 1", "blood 1", "g4")
