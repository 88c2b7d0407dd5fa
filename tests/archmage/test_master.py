"""The Master spells: A212 to A217."""

from __future__ import annotations

import pytest

from tests.archmage.kit import Table

# Automaton


def test_A212_not_without_ruins() -> None:
    Table("g4=grove:0", mages="f4", relics=["seeds=3"], books=["automaton"]).refuses("A212", "cast automaton")
    Table("g4=ruins:1", mages="f4", relics=["seeds=3"], books=["automaton"]).refuses("A212", "cast automaton")
    Table("g4=ruins", mages="f4", towers="g4", relics=["seeds=3"], books=["automaton"]).cast("automaton")


def test_A212_a_free_apprentice_from_the_supply_and_its_spell_at_once() -> None:
    table = Table("g4=ruins:0", mages="f4", relics=["seeds=3 scrolls=1"], pupils=["automaton=1"], company=(5,))
    supply = table.people()[1]
    table.play("cast automaton", "pay seeds", "pay seeds", "pay seeds")
    assert table.may("teach") == ["nature", "matter", "time", "will", "death", "blood"]
    table.play("teach time")
    assert table.people() == (5, supply - 1)
    assert table.apprentices() == {"quicken": 1, "automaton": 1}
    assert table.relics() == {"scrolls": 1}
    table.cast("quicken")
    assert table.view().points == 7


def test_A212_from_the_company_if_the_supply_is_empty() -> None:
    table = Table("g4=ruins:0", mages="f4", relics=["seeds=3"], pupils=["automaton=1"], company=(23,))
    table.cast("automaton").play("teach time")
    assert table.people() == (22, 0)


def test_A212_a_spell_in_the_book_stays_as_it_is() -> None:
    table = Table("g4=ruins:0", mages="f4", relics=["scrolls=9"], pupils=["automaton=1 time=1"]).cast("quicken")
    table.cast("automaton").play("teach time").refuses("A175", "cast quicken")
    assert table.apprentices() == {"quicken": 2, "automaton": 1}
    assert table.book() == ["quicken", "automaton"]


# Corrupt


def corrupt(*others: str) -> Table:
    mages = " ".join(["f5", "d5", "h5", "f8"][: 1 + len(others)])
    return Table(mages=mages, relics=["blood=3"], books=["corrupt"], pupils=["", *others], seats=1 + len(others))


def test_A213_one_clean_fundamental_apprentice_of_each_opponent() -> None:
    table = corrupt("nature=1 will=1", "gate=1", "blood=2").cast("corrupt")
    assert table.options() == ["taint 1:nature", "taint 1:will"]
    table.refuses("A213", "taint 1:blood").refuses("A213", "taint 3:blood").play("taint 1:will")
    table.play("taint 3:blood")
    assert [table.corrupt(seat) for seat in range(4)] == [{}, {"stone_skin": 1}, {}, {"subjugate": 1}]
    assert table.view().asked == "journey"


def test_A213_without_a_fundamental_apprentice_one_is_immune() -> None:
    corrupt("gate=1").refuses("A213", "cast corrupt")
    corrupt("nature=1!1").refuses("A213", "cast corrupt")


def test_A213_a_sphere_may_hold_several_corrupt_ones() -> None:
    table = corrupt("nature=2!1").cast("corrupt").play("taint 1:nature")
    assert table.corrupt(1) == {"vines": 2}


def test_A213_AA2_AA11_on_the_fundamental_level_it_costs_nothing_above_a_point() -> None:
    for pupils, points in (("nature=1!1", 1), ("gate=1!1", 1), ("time_stop=1!1", 3), ("gate=2!2 time_stop=1", 4)):
        table = Table(pupils=[pupils])
        assert table.player(0).points == points
    assert Table(pupils=["gate=1!1"]).player(0).breakdown.lost == -1


# Fortify


def test_A214_wards_in_all_own_wilderness_never_on_camps_and_towns() -> None:
    land = "g4=grove:0 h4=mine:0+ward i4=crypt:0 f4=town:0 f3=camp:0 e4=ruins:1 e3=mine"
    table = Table(land, mages="d5 f5", towers="e3", relics=["gems=3"], books=["fortify"]).cast("fortify")
    assert table.warded() == {"g4", "h4", "i4"}
    Table("f4=town:0", mages="d5", relics=["gems=3"], books=["fortify"]).refuses("A170a", "cast fortify")
    Table("g4=grove:0+ward", mages="d5", relics=["gems=3"], books=["fortify"]).refuses("A170a", "cast fortify")


# Obliterate


def test_A215_AA19_all_wards_and_followers_within_one_hex_own_ones_too() -> None:
    land = "g4=grove:0 h4=mine:1+ward f4=town:1 g3=crypt:0+ward~vines:1 h5=town:1 h3=ruins"
    table = Table(land, mages="g4 d5", towers="- h3", relics=["bones=3"], books=["obliterate"]).cast("obliterate")
    assert table.held(0) == set()
    assert table.held(1) == {"h5"}
    assert table.warded() == set()
    assert table.tokens() == {"g3": "vines"}
    assert table.hex("h3").tower == 1
    assert table.relics(0) == table.relics(1) == {}
    assert table.people(0) == (15, 10)


def test_A215_mages_stay() -> None:
    table = Table("g4=grove:1", mages="f4 g4", relics=["bones=3"], books=["obliterate"]).cast("obliterate")
    assert table.player(1).mage == "g4"


# Time Stop


def test_A216_two_journeys_and_two_journeys_ends_without_a_preparation() -> None:
    land = "g4=grove:0"
    table = Table(land, mages="f4", relics=["gems=3"], books=["time_stop"], points=5).cast("time_stop")
    table.play("go g4", "stop")
    assert table.view().phase == "journeys_end"
    table.play("wards", "end")
    assert (table.view().phase, table.view().points, table.view().turn) == ("journey", 5, 0)
    table.play("go f4", "stop", "gather", "end")
    assert (table.view().turn, table.view().phase) == (1, "preparation")
    assert table.relics() == {"seeds": 1}


def test_A216_what_lapses_with_the_first_journey_and_what_lasts() -> None:
    land = "g4=grove:1 h4=mine:0"
    books = ["time_stop quicken divination subjugate"]
    table = Table(land, mages="f4", relics=["scrolls=9 gems=3 blood=1"], books=books, company=(5,))
    table.cast("time_stop", "scrolls", "scrolls", "scrolls").cast("quicken").cast("divination", "scrolls", "scrolls")
    table.cast("subjugate").play("stop")
    assert table.view().points == 0
    table.play("end")
    assert (table.view().points, table.view().quick, table.view().divining) == (5, 0, False)
    assert table.view().subjugating
    table.refuses("A206", "divine h4").play("go g4", "attack")
    assert table.people()[0] == 6


def test_A216_AA21_also_in_journeys_end_after_the_action() -> None:
    table = Table("g4=grove:0", mages="f4", relics=["gems=3"], books=["time_stop"]).play("stop", "gather")
    table.cast("time_stop").play("end")
    assert table.view().phase == "journey"
    table.play("stop", "gather", "end")
    assert table.view().turn == 1


def test_A216_quicken_and_gate_change_only_their_journey() -> None:
    table = Table("g4=grove:0", mages="f4", relics=["scrolls=9"], books=["time_stop quicken gate"])
    table.cast("time_stop").play("stop", "gather").refuses("A179", "cast quicken").refuses("A179", "cast gate")
    table.play("end").cast("quicken").cast("gate").play("to h5")
    assert table.view().points == 7
    table.play("stop", "gather", "end")
    assert table.view().turn == 1


# Upheaval


def upheaval(land: str = "", mages: str = "f6 f6", **more: str) -> Table:
    towers = more.get("towers", "")
    seats = len(mages.split())
    return Table(land, mages=mages, towers=towers, relics=["seeds=3"], books=["upheaval"], seats=seats).cast("upheaval")


def test_A217_two_neighbours_one_of_them_at_the_border_with_everything_on_them() -> None:
    land = "f3=camp:1 f4=town:0+ward~vines:1"
    table = upheaval(land, "f4 f6").play("at f3", "at f4")
    assert table.view().asked == "upheaval_cell"
    table.play("to f10", "to e9")
    assert table.hex("f10").face == "camp"
    assert table.hex("f10").follower == 1
    there = table.hex("e9")
    assert (there.face, there.follower, there.ward, there.mages) == ("town", 0, True, [0])
    assert table.tokens() == {"f10": "upheaval", "e9": "upheaval"}
    assert table.player(0).mage == "e9"
    assert len(table.view().land) == 37


def test_A217_face_down_hexes_stay_face_down() -> None:
    table = upheaval().play("at g3", "at h3", "to g9", "to h9")
    assert table.hex("g9").face is None
    assert table.view().unexplored == {**dict.fromkeys(("grove", "ruins", "library", "mine", "crypt"), 4), "camp": 3,
                                       "drow": 1, "trolls": 1, "gremlins": 1}  # fmt: skip


def test_A217_a_pair_without_an_edge_at_the_border_is_refused() -> None:
    table = upheaval()
    table.play("at g4").refuses("A217", "at h4").refuses("A217", "at f4")
    assert table.may("at") == ["g3", "h3"]


def test_A217_ruined_city_and_tower_hexes_are_refused() -> None:
    table = upheaval("g3=grove", towers="g3")
    table.refuses("A217", "at f5").refuses("A217", "at f6").refuses("A217", "at g3")
    table.play("at g4").refuses("A217", "at g5").refuses("A217", "at g3")


def test_A217_nothing_may_be_cut_off() -> None:
    """In the land for three the Outpost b4 hangs on c4 and c5."""
    table = upheaval(mages="f6 f6 f6").play("at c5").refuses("A217", "at c4")
    assert "c6" in table.may("at")


def test_A217_no_hex_may_be_left_behind_a_mage_tower() -> None:
    """With a tower on c4, b4 would be reached only through it if c5 went without b4."""
    table = upheaval("c4=grove", mages="f6 f6 f6", towers="- c4").play("at c5").refuses("A217", "at c6")
    assert table.may("at") == ["b4"]


def test_A217_nothing_is_laid_beside_a_mage_tower_only() -> None:
    """In the land for four the cells a1 and a2 touch b3 alone."""
    table = upheaval("b3=grove", mages="f6 f6 f6 f6").play("at i7", "at h8", "to a1")
    assert "a2" in table.may("to")
    table = upheaval("b3=grove", mages="f6 f6 f6 f6", towers="- b3").play("at i7", "at h8", "to a1")
    table.refuses("A217", "to a2")
    assert "b2" in table.may("to")


@pytest.mark.parametrize("pair", [("f3", "g3"), ("i3", "i4"), ("d7", "e8")])
def test_A217_the_cells_are_empty_adjacent_and_joined_to_the_land(pair: tuple[str, str]) -> None:
    table = upheaval().play(f"at {pair[0]}", f"at {pair[1]}")
    land = {hex.cell for hex in table.view().land}
    cells = table.may("to")
    assert cells
    assert not land & set(cells)
    table.play(f"to {cells[0]}")
    for other in table.may("to"):
        assert other not in land
    table.play(f"to {table.may('to')[0]}").check()


def test_A217_the_token_costs_a_point_more_and_gives_way_to_another_token() -> None:
    table = Table("f3=camp", mages="f8 d5", relics=["seeds=4"], books=["upheaval vines"], points=4).cast("upheaval")
    table.play("at f3", "at g3", "to f10", "to g9", "go g8")
    table.refuses("A91", "go f3").play("go g9")
    assert table.view().points == 1
    table.cast("vines").play("at g9", "done")
    assert table.tokens() == {"f10": "upheaval", "g9": "vines"}


def test_A217_divination_follows_a_hex_that_is_moved() -> None:
    land = "g3=grove:0 h3=mine:0"
    table = Table(land, mages="f4 d5", relics=["scrolls=2 seeds=3"], books=["upheaval divination"])
    table.cast("divination").play("divine g3").cast("upheaval").play("at g3", "at h3", "to g9", "to h8")
    assert table.view().divined == ["g9"]
    table.refuses("A206", "divine g9").play("divine h8")
