"""The Advanced spells: A206 to A211."""

from __future__ import annotations

import pytest

from tests.archmage.kit import Table

# Divination


def test_A206_a_point_for_a_relic_of_a_wilderness_once_for_each_hex() -> None:
    land = "g4=grove:0 h4=mine:0 f4=town:0 f3=camp:0 e4=crypt g3=ruins:1"
    table = Table(land, mages="h5 d5", towers="e4", relics=["scrolls=2"], pupils=["divination=1"], points=4)
    table.refuses("A206", "divine g4").cast("divination")
    assert set(table.may("divine")) == {"g4", "h4", "e4"}
    table.refuses("A206", "divine f4").refuses("A206", "divine f3").refuses("A206", "divine g3")
    table.play("divine g4").refuses("A206", "divine g4").play("divine e4", "divine h4")
    assert table.relics() == {"seeds": 1, "gems": 1, "bones": 1}
    assert table.view().points == 1


def test_A206_it_ends_with_the_journey_and_needs_points() -> None:
    table = Table("g4=grove:0", mages="h5", relics=["scrolls=2"], pupils=["divination=1"], points=0).cast("divination")
    table.refuses("A90", "divine g4").play("stop").refuses("A40", "divine g4")
    assert not table.view().divining


# Fiery Chasm


def chasm(land: str, mage: str = "f5", **more: str) -> Table:
    others = more.get("others", "d5")
    towers = more.get("towers", "")
    return Table(
        land, mages=f"{mage} {others}", towers=towers, relics=["blood=2"], pupils=["chasm=1"], company=(5,)
    ).cast("chasm")


def test_A207_three_hexes_in_a_line_wards_or_followers_go() -> None:
    table = chasm("f4=town:1+ward f3=camp:1 g4=grove:1", "f5").play("toward n")
    assert table.tokens() == {"f4": "chasm", "f3": "chasm"}
    assert table.warded() == set()
    assert table.held(1) == {"f4", "g4"}
    assert table.relics(0) == table.relics(1) == {}
    table = chasm("h4=mine:1", "g4").play("toward se")
    assert set(table.tokens()) == {"h4", "i4"}


def test_A207_three_hexes_at_most_and_not_the_own_one() -> None:
    table = chasm("f8=town", "f9").play("toward n")
    assert set(table.tokens()) == {"f8", "f7"}
    table = chasm("", "e3").play("toward se")
    assert set(table.tokens()) == {"f4"} | {"g4", "h4"}


def test_A207_it_stops_before_the_cursed_tower_and_mage_towers() -> None:
    table = chasm("", "f4").play("toward s")
    assert set(table.tokens()) == {"f5"}
    table = chasm("h4=mine", "f4", towers="- h4").play("toward se")
    assert set(table.tokens()) == {"g4"}
    chasm("", "f5").refuses("A178", "toward s")
    chasm("", "f3").refuses("A207", "toward n")


def test_A207_own_followers_in_the_line_die_too() -> None:
    table = chasm("f4=town:0 f3=camp:0+ward", "f5").play("toward n")
    assert table.held(0) == {"f3"}
    assert table.warded() == set()


def test_A207_entering_costs_a_follower_of_the_company_the_caster_too() -> None:
    table = chasm("f4=town", "f5").play("toward n", "go f4", "go f3")
    assert table.people()[0] == 3
    table.play("go f4", "go f3", "go f4")
    assert table.people()[0] == 0
    assert table.player(0).mage == "f4"


def test_A207_the_tokens_are_temporary() -> None:
    table = chasm("f4=town", "f5").play("toward n").ends_turn("nature")
    assert set(table.tokens()) == {"f4", "f3"}
    table.ends_turn()
    assert table.tokens() == {}


# Gate


@pytest.mark.parametrize("points", [5, 3, 0])
def test_A208_to_any_other_face_up_hex_with_any_points_left(points: int) -> None:
    land = "i4=grove~vines:1 h4=mine:1"
    table = Table(land, mages="d5 f5", relics=["scrolls=2"], pupils=["gate=1"], points=points).cast("gate")
    assert {"i4", "h4", "f4", "f6", "g6"} <= set(table.may("to"))
    table.refuses("A208", "to d5").refuses("A208", "to g4").refuses("A208", "to a1")
    table.play("to i4")
    assert table.player(0).mage == "i4"
    assert table.view().points == points


def test_A208_not_to_a_mage_or_a_foreign_tower() -> None:
    table = Table("g4=grove h4=mine", mages="d5 f4", towers="g4 h4", relics=["scrolls=2"], pupils=["gate=1"])
    table.cast("gate").refuses("A92", "to f4").refuses("A93", "to h4").play("to g4")
    assert table.player(0).mage == "g4"


def test_A208_what_lies_there_has_its_effect() -> None:
    land = "g4=grove~chasm:1 h4=mine~wellspring:1"
    for target, company, left in (("f6", 4, 1), ("g4", 4, 1), ("h4", 5, 0)):
        table = Table(land, mages="d5 f4", relics=["scrolls=3"], pupils=["gate=1"], company=(5,)).cast("gate")
        table.play(f"to {target}")
        assert table.people()[0] == company
        assert table.relics().get("scrolls", 0) == left


def test_A208_not_after_the_action() -> None:
    table = Table("g4=grove:0", mages="f4", relics=["scrolls=2"], pupils=["gate=1"]).play("stop", "gather")
    table.refuses("A179", "cast gate")


# Imprison


def test_A209_an_unwarded_follower_beside_the_mage_is_out_of_the_game() -> None:
    land = "g4=grove:1 h4=mine:1+ward f4=town:0 h3=crypt:1 i3=camp:1"
    table = Table(land, mages="g4 d5", relics=["blood=2"], pupils=["imprison=1"]).cast("imprison")
    assert set(table.may("at")) == {"g4", "h3"}
    table.refuses("A209", "at h4").refuses("A209", "at f4").refuses("A209", "at i3").play("at h3")
    assert table.held(1) == {"g4", "h4", "i3"}
    assert table.player(0).captives == {1: 1}
    assert table.relics(0) == table.relics(1) == {}
    for planet in ("nature", "matter"):
        table.ends_turn(planet)
    assert table.player(0).captives == {1: 1}


def test_A209_AA19_a_ward_protects() -> None:
    Table("g4=grove:1+ward", mages="g4 d5", relics=["blood=2"], pupils=["imprison=1"]).refuses("A170a", "cast imprison")


# Shadow


def test_A210_a_follower_from_the_supply_into_a_free_doorway() -> None:
    table = Table(mages="f5 d5", relics=["gems=2"], pupils=["shadow=1"], doors=["", "nature=0"], company=(5,))
    supply = table.people()[1]
    table.cast("shadow").refuses("A210", "door 1:nature").refuses("A210", "door 0:time").play("door 1:time")
    assert table.player(1).doors == {"nature": 0, "time": 0}
    assert table.people() == (5, supply - 1)


def test_A210_from_the_company_only_with_an_empty_supply_and_back_to_the_supply() -> None:
    table = Table(mages="f5 d5", relics=["gems=2", "scrolls=2"], pupils=["shadow=1", "time=1"], company=(24,))
    table.cast("shadow").play("door 1:time")
    assert table.people() == (23, 0)
    table.ends_turn("nature").cast("quicken")
    assert table.people() == (23, 1)
    assert table.player(1).doors == {}
    assert table.relics(1) == {"seeds": 1}


def test_A210_casting_costs_one_more_once() -> None:
    table = Table(mages="f5 d5", relics=["scrolls=4"], books=["gate quicken"], doors=["time=1"])
    assert table.player(0).book[1].payments == [{"scrolls": 3}]
    table.cast("gate").play("to f4")
    assert table.relics() == {"scrolls": 1}
    table.cast("quicken")
    assert table.relics() == {}


def test_A210_who_cannot_pay_both_cannot_use_this_kind() -> None:
    table = Table(mages="f5 d5", relics=["scrolls=1 widgets=2"], books=["gate quicken"], doors=["time=1"])
    table.refuses("A210", "cast quicken").cast("gate").play("to f4")
    assert table.relics() == {"scrolls": 1}
    assert table.player(0).doors == {"time": 1}
    table = Table(mages="f5 d5", relics=["scrolls=1 widgets=1"], books=["gate"], doors=["time=1"])
    table.refuses("A210", "cast gate")
    table = Table(mages="f5 d5", relics=["scrolls=1 widgets=2 gems=2"], books=["time_stop"], doors=["time=1"])
    table.play("cast time_stop").refuses("A210", "pay scrolls")


def test_A210_each_shadowed_kind_costs_its_own_penalty() -> None:
    table = Table(mages="f5 d5", relics=["scrolls=2 widgets=2"], books=["gate"], doors=["time=1 matter=1"])
    table.cast("gate").play("to f4")
    assert table.relics() == {}
    assert table.player(0).doors == {}


def test_A210_initiating_and_trading_cost_nothing_extra() -> None:
    table = Table(mages="g6 d5", relics=["scrolls=2"], doors=["time=1"]).play("stop", "initiate time")
    assert table.relics() == {}
    assert table.player(0).doors == {"time": 1}
    table = Table(mages="f3 d5", relics=["scrolls=2"], doors=["time=1"]).finds("drow").play("explore", "trade time")
    assert table.apprentices() == {"quicken": 1}


# Wellspring


def test_A211_on_a_wilderness_held_by_ones_own_follower() -> None:
    land = "g4=grove:0 h4=mine:1 f4=town:0 e4=crypt"
    table = Table(land, mages="f5 d5", towers="e4", relics=["seeds=4"], pupils=["wellspring=1"]).cast("wellspring")
    assert table.may("at") == ["g4"]
    table.refuses("A211", "at f4").refuses("A211", "at h4").refuses("A211", "at e4").play("at g4")
    assert table.tokens() == {"g4": "wellspring"}
    assert table.hex("g4").caster == 0


def test_A211_another_mage_gives_a_relic_of_its_choice_the_owner_nothing() -> None:
    table = Table("g4=grove~wellspring:0", mages="f4 h4", relics=["gems=1", "seeds=1 bones=1"]).play("go g4", "go f4")
    assert table.relics(0) == {"gems": 1}
    table.ends_turn("blood").play("go g4")
    assert table.may("give") == ["seeds", "bones", "blood"]
    table.play("give bones")
    assert table.relics(0) == {"gems": 1, "bones": 1}
    assert table.relics(1) == {"seeds": 1, "blood": 1}


def test_A211_nothing_from_who_has_nothing_and_no_question_where_there_is_no_choice() -> None:
    table = Table("g4=grove~wellspring:1", mages="f4 d5").play("go g4")
    assert table.view().asked == "journey"
    table = Table("g4=grove~wellspring:1", mages="f4 d5", relics=["gems=2"]).play("go g4")
    assert (table.relics(0), table.relics(1)) == ({"gems": 1}, {"gems": 1})


def test_A211_it_stays_when_the_hex_is_lost() -> None:
    table = Table("g4=grove:1~wellspring:1", mages="g4 d5").play("attack")
    assert table.tokens() == {"g4": "wellspring"}
    assert table.hex("g4").caster == 1
