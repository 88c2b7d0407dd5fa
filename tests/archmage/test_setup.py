"""The set-up: A1 to A15."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

import pytest

from conclave.engine.hexes import Hexagon, connected
from conclave.engine.moves import CHANCE
from conclave.games.archmage import GAME
from conclave.games.archmage.components import AROUND, CELL_NAMES, LAND, NONE, SITES
from conclave.games.archmage.state import Archmage
from conclave.games.archmage.view import View
from tests.archmage.kit import Table, cell


def started(seats: int, **options: bool) -> View:
    return cast(View, GAME.start(seats, options).view(None))


def kinds(view: View) -> Counter[str]:
    return Counter(hex.kind for hex in view.land)


COUNTS = {
    4: {"wilderness": 30, "outpost": 6, "town": 6, "enclave": 6, "cursed_tower": 1},
    3: {"wilderness": 25, "outpost": 6, "town": 6, "enclave": 6, "cursed_tower": 1},
    2: {"wilderness": 20, "outpost": 6, "town": 4, "enclave": 6, "cursed_tower": 1},
    1: {"wilderness": 20, "outpost": 6, "town": 4, "enclave": 6, "cursed_tower": 1},
}
ADJACENCIES = {4: 120, 3: 103, 2: 90, 1: 90}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_A1_A5_A6_the_land_for_each_number_of_players(seats: int) -> None:
    assert kinds(started(seats)) == COUNTS[seats]
    land = [ground != NONE for ground in LAND[seats]]
    assert connected(AROUND, land)
    sides = sum(land[near] for here in range(len(land)) if land[here] for near in AROUND[here])
    assert sides == 2 * ADJACENCIES[seats]
    for kind in ("outpost", "town"):
        cells = [cell(hex.cell) for hex in started(seats).land if hex.kind == kind]
        assert not any(near in cells for here in cells for near in AROUND[here])


def test_A6_the_land_for_four_column_by_column_as_printed() -> None:
    letters = {"wilderness": "W", "outpost": "O", "town": "T", "enclave": "R", "cursed_tower": "R"}
    columns: dict[int, list[tuple[int, str]]] = {}
    for hex in started(4).land:
        columns.setdefault(hex.q, []).append((hex.r, letters[hex.kind]))
    drawn = ["".join(letter for _, letter in sorted(columns[q])) for q in sorted(columns)]
    assert drawn == ["WOW", "OWWWWO", "TWWTWWT", "WWRRWW", "WRRRW", "WWRRWW", "TWWTWWT", "OWWWWO", "WOW"]
    tops = {q: min(columns[q])[0] for q in columns}
    assert tops == {-4: 1, -3: -1, -2: -2, -1: -2, 0: -2, 1: -3, 2: -4, 3: -4, 4: -3}


def test_A6_distances_in_the_land_for_four() -> None:
    table = Hexagon(5)
    assert table.sites == SITES
    land = {cell(hex.cell): hex.kind for hex in started(4).land}
    away = {
        kind: sorted({table.distance(table.centre, at) for at in land if land[at] == kind}) for kind in land.values()
    }
    assert away["outpost"] == [4]
    assert away["town"] == [2, 4]
    assert max(table.distance(here, there) for here in land for there in land) == 8
    towns = [at for at in land if land[at] == "town"]
    assert all(min(table.distance(at, town) for town in towns) <= 2 for at in land)
    assert sum(any(near not in land for near in AROUND[at]) for at in land) == 24


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_A2_AA25_the_ruined_city_lies_face_up_in_the_middle(seats: int) -> None:
    faces = {hex.cell: hex.face for hex in started(seats).land if hex.kind in ("enclave", "cursed_tower")}
    assert faces == {
        "f6": "cursed_tower",
        "f5": "dryads",
        "g5": "gnomes",
        "g6": "elves",
        "f7": "dwarves",
        "e6": "goblins",
        "e5": "demons",
    }


@pytest.mark.parametrize(("seats", "sets"), [(4, 6), (3, 5), (2, 4), (1, 4)])
def test_A3_A4_wilderness_and_outposts_lie_face_down(seats: int, sets: int) -> None:
    view = started(seats)
    assert {hex.face for hex in view.land if hex.kind in ("wilderness", "outpost")} == {None}
    lands = dict.fromkeys(("grove", "ruins", "library", "mine", "crypt"), sets)
    assert view.unexplored == {**lands, "camp": 3, "drow": 1, "trolls": 1, "gremlins": 1}


def test_A3_A4_what_lies_where_is_shuffled_back_by_back() -> None:
    table = Table(mages="g4")
    table.state.play(0, "explore")
    assert table.odds() == {f"find {face}": 4 for face in ("grove", "ruins", "library", "mine", "crypt")}
    table = Table(mages="f3")
    table.state.play(0, "explore")
    assert table.odds() == {"find camp": 3, "find drow": 1, "find trolls": 1, "find gremlins": 1}


def test_A7_AA23_spell_tokens_and_wards_never_run_out() -> None:
    land = " ".join(f"{name}=grove:0" for name in ("g4", "g3", "h4", "e4"))
    table = Table(land, mages="g4", relics=["seeds=9"], pupils=["nature=1"])
    table.play("stop", "wards")
    assert table.warded() == {"g4", "g3", "h4"}
    table.play("cast vines", "at g4", "at g3", "at h4")
    assert table.tokens() == dict.fromkeys(("g4", "g3", "h4"), "vines")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_A8_A9_A10_A11_how_everybody_begins(seats: int) -> None:
    for player in started(seats).players:
        assert player.mage == "f6"
        assert (player.company, player.supply, player.followers) == (15, 10, 0)
        assert player.book == []
        assert player.tower is None
        assert player.apprentices == []


def test_A9_the_stack_holds_each_of_the_18_spells_once() -> None:
    assert len(GAME.rulebook.words("en")) > 200
    table = Table(books=["vines transmute quicken stone_skin decay subjugate wellspring gate divination shadow imprison "
                         "chasm upheaval automaton time_stop fortify corrupt obliterate"])  # fmt: skip
    assert len(table.book()) == len(set(table.book())) == 18


def dealt(seats: int, seed: int) -> Archmage:
    state = GAME.start(seats)
    rng = Random(seed)
    while state.to_act == (CHANCE,):
        state.play(CHANCE, state.pick(CHANCE, rng))
    assert isinstance(state, Archmage)
    return state


def test_A12_six_planets_at_random_on_the_six_ovals_for_each_player_apart() -> None:
    seen = set()
    for seed in range(8):
        for player in cast(View, dealt(3, seed).view(None)).players:
            assert sorted(player.planets.values()) == [-3, -2, -1, 1, 2, 3]
            seen.add(tuple(player.planets.values()))
    assert len(seen) > 20
    state = GAME.start(2)
    assert [str(move) for move in state.options(CHANCE)] == [
        f"deal {sphere}" for sphere in ("nature", "matter", "time", "will", "death", "blood")
    ]
    state.play(CHANCE, "deal time")
    assert "deal time" not in map(str, state.options(CHANCE))


@pytest.mark.parametrize("seed", range(3))
def test_A13_start_relics_by_the_ovals_below_the_planets(seed: int) -> None:
    relic = {
        "nature": "seeds",
        "matter": "widgets",
        "time": "scrolls",
        "will": "gems",
        "death": "bones",
        "blood": "blood",
    }
    for player in cast(View, dealt(4, seed).view(None)).players:
        assert sum(player.relics.values()) == 12
        for sphere, orbit in player.planets.items():
            assert player.relics[relic[sphere]] == 4 - abs(orbit)


def test_A13_the_example_in_the_book() -> None:
    state = GAME.start(2)
    for sphere in ("time", "will", "nature", "matter", "death", "blood"):
        state.play(CHANCE, f"deal {sphere}")
    relics = cast(View, state.view(None)).players[0].relics
    assert (relics["seeds"], relics["blood"]) == (3, 1)


def test_A14_chance_decides_who_begins_then_clockwise() -> None:
    table = Table(seats=3, turn=2, round=1)
    assert table.view().starter == 2
    assert table.state.to_act == (2,)
    table.ends_turn()
    assert table.state.to_act == (0,)
    table.ends_turn()
    assert table.state.to_act == (1,)
    state = GAME.start(3)
    while len(state.options(CHANCE)) != 3 or "start" not in str(state.options(CHANCE)[0]):
        state.play(CHANCE, state.options(CHANCE)[0])
    assert state.odds() == [1, 1, 1]


def test_A15_everything_is_open_but_the_faces_of_hexes_and_those_to_all() -> None:
    table = Table("g4=grove:0 h4=mine:1+ward", relics=["seeds=2", "gems=3"], pupils=["nature=1", "will=2"], seats=3)
    views = [table.view(seat) for seat in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)
    assert {hex.cell for hex in views[0].land if hex.face is None} == {
        CELL_NAMES[at] for at in range(len(CELL_NAMES)) if table.state.face_down(at)
    }
    assert views[0].players[1].relics["gems"] == 3
