"""The land for one to four, planets, relics, followers: the chapter on set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from conclave import CHANCE
from conclave.games.archmage import GAME

from .kit import Table
from .lore import CENTRE, CITY, LANDS, RACES, SPHERES, around, distance, in_one_piece, land, name

LANDSCAPES: list[tuple[int, dict[str, Any]]] = [
    *((seats, {}) for seats in (1, 2, 3, 4)),
    (2, {"full_land": True}),
    (3, {"full_land": True}),
    (1, {"full_land": True}),
]


def hexes(seats: int, options: dict[str, Any]) -> dict[tuple[int, int], Any]:
    return {(hex.q, hex.r): hex for hex in Table(seats, **options).view.land}


@pytest.mark.parametrize(("seats", "options"), LANDSCAPES)
def test_A1_A6_AV2_every_hex_lies_where_the_map_has_it(seats: int, options: dict[str, Any]) -> None:
    found = hexes(seats, options)
    assert {spot: hex.kind for spot, hex in found.items()} == land(seats, bool(options))
    assert all(hex.cell == name(spot) for spot, hex in found.items())


def test_A1_A235_AS1_so_many_hexes_and_neighbours() -> None:
    """The figures of the program check in chapters 3.2 and 8."""
    counts = {1: (37, 90, 20, 4), 2: (37, 90, 20, 4), 3: (44, 103, 25, 6), 4: (49, 120, 30, 6)}
    for seats, (all_hexes, adjacencies, wilderness, towns) in counts.items():
        found = hexes(seats, {})
        kinds = Counter(hex.kind for hex in found.values())
        assert len(found) == all_hexes
        assert sum(other in found for spot in found for other in around(spot)) == 2 * adjacencies
        assert kinds == {"wilderness": wilderness, "outpost": 6, "town": towns, "enclave": 6, "cursed_tower": 1}
        assert in_one_piece(set(found))


def test_A1_no_two_towns_and_no_two_outposts_are_neighbours() -> None:
    for seats in (2, 3, 4):
        found = hexes(seats, {})
        for spot, hex in found.items():
            if hex.kind in ("town", "outpost"):
                assert all(found[other].kind != hex.kind for other in around(spot) if other in found)


def test_A1_the_land_for_four_has_the_distances_of_the_document() -> None:
    found = hexes(4, {})
    far = {kind: sorted(distance(spot, CENTRE) for spot, hex in found.items() if hex.kind == kind) for kind in KINDS}
    assert far["outpost"] == [4] * 6
    assert far["town"] == [2, 2, 4, 4, 4, 4]
    towns = [spot for spot, hex in found.items() if hex.kind == "town"]
    assert max(min(distance(spot, town) for town in towns) for spot in found) == 2
    assert max(distance(one, other) for one in found for other in found) == 8


KINDS = ("outpost", "town")


def test_A2_the_city_lies_open_with_its_races_in_the_order_of_the_ring() -> None:
    for seats in (1, 2, 3, 4):
        found = hexes(seats, {})
        assert [found[spot].face for spot in CITY] == ["cursed_tower", *RACES]


def test_A3_A4_A5_wilderness_and_outposts_lie_face_down_and_towns_open() -> None:
    for seats, sets in ((1, 4), (2, 4), (3, 5), (4, 6)):
        t = Table(seats)
        for hex in t.view.land:
            assert (hex.face is None) == (hex.kind in ("wilderness", "outpost"))
            assert hex.kind != "town" or hex.face == "town"
        assert t.view.unexplored == {**dict.fromkeys(LANDS, sets), "camp": 3, "drow": 1, "trolls": 1, "gremlins": 1}
    assert Table(2, full_land=True).view.unexplored["grove"] == 6


def test_A8_A10_A11_where_everybody_starts() -> None:
    for seats in (1, 2, 3, 4):
        t = Table(seats)
        assert t.hex("f6").mages == list(range(seats))
        for seat in range(seats):
            assert t.people(seat) == (15, 10)
            assert t.board(seat).tower is None
            assert (t.book(seat), t.pupils(seat)) == ("", "")


def test_A12_A13_planets_lie_at_random_and_bring_relics() -> None:
    state = GAME.start(2)
    deals = 0
    for seat in range(2):
        for left in range(6, 0, -1):
            assert state.to_act == (CHANCE,)
            assert len(state.options(CHANCE)) == left
            assert len(set(state.odds())) == 1
            state.play(CHANCE, state.options(CHANCE)[0 if seat else -1])
            deals += 1
    assert deals == 12
    view: Any = state.view(0)
    assert view.players[0].planets == dict(zip(SPHERES, (3, 2, 1, -1, -2, -3), strict=True))
    assert view.players[1].planets == dict(zip(SPHERES, (-3, -2, -1, 1, 2, 3), strict=True))
    for player in view.players:
        assert list(player.relics.values()) == [1, 2, 3, 3, 2, 1]
        assert player.rest == 12


def test_A13_every_colour_brings_four_relics_in_the_long_run() -> None:
    t = Table(2, planets="blood nature will matter time death")
    for sphere, relic in zip(SPHERES, t.board().relics.values(), strict=True):
        assert relic + abs(t.board().planets[sphere]) == 4


def test_A14_anybody_may_begin_and_the_others_follow_clockwise() -> None:
    state = GAME.start(4)
    while "start 0" not in map(str, state.options(CHANCE)):
        state.play(CHANCE, state.options(CHANCE)[0])
    assert [str(move) for move in state.options(CHANCE)] == ["start 0", "start 1", "start 2", "start 3"]
    assert len(set(state.odds())) == 1
    state.play(CHANCE, "start 2")
    for seat in (2, 3, 0, 1, 2):
        assert state.to_act == (seat,)
        if seat == 2 and "stop" not in map(str, state.options(seat)):
            break
        state.play(seat, "stop")
        state.play(seat, "end")
    view: Any = state.view(None)
    assert (view.round, view.starter) == (2, 2)


def test_A15_all_seats_and_spectators_see_the_same() -> None:
    t = Table(3).play("go f5; go e4; explore; find crypt; place; stop")
    assert t.state.view(0) == t.state.view(1) == t.state.view(2) == t.state.view(None)


def test_A97_what_is_found_is_chance_among_what_is_left() -> None:
    t = Table(2).play("go f5; go g4; explore")
    assert t.may() == sorted(f"find {face}" for face in LANDS)
    assert len(set(t.state.odds())) == 1
    t.play("find mine; go h4; explore")
    odds = dict(zip(map(str, t.state.options(CHANCE)), t.state.odds(), strict=True))
    assert odds["find mine"] * 4 == odds["find grove"] * 3
    outpost = Table(2).mage(0, "f3").play("explore")
    odds = dict(zip(map(str, outpost.state.options(CHANCE)), outpost.state.odds(), strict=True))
    assert odds["find camp"] == 3 * odds["find drow"] == 3 * odds["find trolls"] == 3 * odds["find gremlins"]
    assert len(odds) == 4
