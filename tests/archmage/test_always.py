"""What always holds: A230 to A236 at every position of matches by random players, whose spells are stirred in."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from conclave.engine.hexes import connected
from conclave.engine.moves import CHANCE
from conclave.games.archmage import GAME
from conclave.games.archmage.components import AROUND, CELLS, CENTRE, KINDS_OF_SPELL, NONE, RING, SPHERES_OF
from conclave.games.archmage.state import NOBODY, Archmage
from tests.archmage.kit import check_boards, check_land, followers

HEXES = {1: 37, 2: 37, 3: 44, 4: 49}


def stirred(seats: int, seed: int) -> list[Archmage]:
    """Every tenth position of a match in which relics and Apprentices rain from the sky, so that all spells are cast."""
    state = cast(Archmage, GAME.start(seats))
    rng = Random(seed)
    found = []
    ply = 0
    while state.to_act:
        seat = state.to_act[0]
        if seat != CHANCE and rng.random() < 0.2 and state.company[seat]:
            state.company[seat] -= 1
            spell = rng.randrange(KINDS_OF_SPELL)
            for sphere in SPHERES_OF[spell]:
                state.relics[RING * seat + sphere] += 1
            state.pupils[KINDS_OF_SPELL * seat + spell] += 1
            state.book[seat] |= 1 << spell
        options = state.options(seat)
        casts = [move for move in options if str(move).startswith("cast")]
        move = rng.choice(casts) if casts and rng.random() < 0.6 else state.pick(seat, rng)
        state.apply(seat, move)
        ply += 1
        if ply % 10 == 0:
            found.append(state.clone())
    return found


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_A230_A231_25_followers_and_no_relics_owed(seats: int) -> None:
    for state in stirred(seats, 1):
        assert followers(state) == [25] * seats
        assert min(state.relics) >= 0
        check_boards(state)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_A232_A233_one_of_each_on_a_hex_and_wards_with_followers_only(seats: int) -> None:
    for state in stirred(seats, 2):
        check_land(state)
        for cell in range(CELLS):
            assert not state.ward[cell] or state.follower[cell] != NOBODY
            assert cell == CENTRE or state.mage.count(cell) <= 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_A234_A235_the_land_in_one_piece_with_as_many_hexes_as_ever(seats: int) -> None:
    moved = False
    for seed in range(3, 6):
        for state in stirred(seats, seed):
            land = [ground != NONE for ground in state.ground]
            assert connected(AROUND, land)
            assert sum(land) == HEXES[seats]
            moved = moved or "upheaval" in {hex.token for hex in state.view(None).land}  # type: ignore[attr-defined]
    assert moved
