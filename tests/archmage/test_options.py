"""The options: AV1 to AV6."""

from __future__ import annotations

from typing import cast

import pytest

from conclave.games.archmage import GAME
from conclave.games.archmage.state import Archmage
from conclave.games.archmage.view import View
from tests.archmage.kit import Table


def test_AV1_three_difficulties_that_matter_alone_only() -> None:
    points = [cast(Archmage, GAME.start(1, {"difficulty": name})).warlord_points() for name in GAME.options[0].values]
    assert points == sorted(points)
    assert len(set(points)) == 3
    table = Table(difficulty="master")
    assert table.view().warlord is None
    assert table.player(0).points == 0


@pytest.mark.parametrize(("seats", "hexes"), [(1, 37), (2, 49), (3, 49), (4, 49)])
def test_AV2_two_and_three_on_the_land_for_four(seats: int, hexes: int) -> None:
    assert len(cast(View, GAME.start(seats, {"full_land": True}).view(None)).land) == hexes


def test_AV3_at_most_nine_relics_of_a_kind() -> None:
    table = Table("g4=grove:0 h4=grove:0", mages="f4", relics=["seeds=8"], options="relic_cap").play("stop", "gather")
    assert table.relics() == {"seeds": 9}
    table = Table("g4=grove:1", mages="g4", relics=["blood=9", "blood=9"], options="relic_cap").play("attack")
    assert table.relics(0) == table.relics(1) == {"blood": 9}
    table = Table(mages="g4", relics=["gems=9"], options="relic_cap").finds("mine").play("explore")
    assert table.relics() == {"gems": 9}
    table = Table(mages="f5", relics=["widgets=2 gems=9"], books=["transmute"], options="relic_cap").cast("transmute")
    table.play("give widgets", "take gems", "done")
    assert table.relics() == {"gems": 9}


def test_AV3_AA35_gathering_what_would_all_be_lost_cannot_be_chosen() -> None:
    full = Table("g4=grove:0 h4=grove:0", mages="f4", relics=["seeds=9"], options="relic_cap").play("stop")
    full.refuses("AA35", "gather")
    Table("g4=grove:0", mages="f4", relics=["seeds=9"]).play("stop", "gather")
    part = Table("g4=grove:0 h4=mine:0", mages="f4", relics=["seeds=9"], options="relic_cap").play("stop", "gather")
    assert part.relics() == {"seeds": 9, "gems": 1}
    every = "seeds=9 widgets=9 scrolls=9 gems=9 bones=9 blood=9"
    town = Table("f4=town:0", mages="f4", relics=[every.replace("blood=9", "blood=8")], options="relic_cap")
    assert town.play("stop", "gather", "take blood").relics()["blood"] == 9
    people = Table("f4=town:0", mages="f4", relics=[every], options="relic_cap").play("stop", "gather", "take follower")
    assert people.people()[0] == 16
    Table("f4=town:0", mages="f4", relics=[every], company=(24,), options="relic_cap").play("stop").refuses(
        "AA35", "gather"
    )


def test_AA22_without_the_option_there_is_no_limit() -> None:
    table = Table("g4=grove:0", mages="f4", relics=["seeds=30"]).play("stop", "gather")
    assert table.relics() == {"seeds": 31}


def test_AV4_wards_on_wilderness_only() -> None:
    land = "g4=grove:0 h4=mine:0 f4=town:0"
    table = Table(land, mages="g4", options="wild_wards").play("stop", "wards")
    assert table.warded() == {"g4", "h4"}
    Table("g4=grove f4=town:0", mages="g4", options="wild_wards").play("stop").refuses("A151", "wards")


def test_AV5_cards_cast_in_the_last_turn_stay_in_the_book() -> None:
    for options, book in (("cast_stays", ["vines", "wellspring"]), ("", ["wellspring"])):
        table = Table("g4=grove", mages="g4 d5", towers="g4", pupils=["nature=1 matter=1"], relics=["seeds=1"], round=13,
                      options=options)  # fmt: skip
        table.cast("vines").play("at g3", "done", "stop", "promote wellspring", "end")
        assert table.book() == book


def test_AV6_quickens_points_are_not_for_divination() -> None:
    table = Table("g4=grove:0 h4=mine:0", mages="f4", relics=["scrolls=3"], books=["quicken divination"], points=1,
                  options="strict_quicken")  # fmt: skip
    table.cast("quicken").cast("divination").play("divine g4")
    assert (table.view().points, table.view().quick) == (2, 2)
    table.refuses("AV6", "divine h4").play("go g4")


def test_AV6_other_uses_take_quickens_points_first() -> None:
    table = Table("g4=grove:0 h4=mine:0", mages="f4", relics=["scrolls=3"], books=["quicken divination"], points=2,
                  options="strict_quicken")  # fmt: skip
    table.cast("quicken").cast("divination").play("go g4", "go f4")
    assert (table.view().points, table.view().quick) == (2, 0)
    table.play("divine g4", "divine h4")
    assert table.view().points == 0
