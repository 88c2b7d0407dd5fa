"""What could be tried with the creatures one has: lists by the mask of the occupied spots, made once."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.games.firepeak.components import MOST_SEATS, POSITIONS, SPOTS, STRUCTURE, WIZARD
from conclave.games.firepeak.moves import CAPTURE, IMPRISON, MOVE, RAID, RECRUIT, REMOVE, SWAP

MASKS: Final = 1 << SPOTS


def _recruits(mask: int) -> list[Move]:
    return [RECRUIT[WIZARD], *[RECRUIT[spot] for spot in range(POSITIONS) if mask >> spot & 1]]


def _moves(mask: int) -> list[Move]:
    moves: list[Move] = []
    for here in range(POSITIONS):
        if mask >> here & 1:
            for there in range(SPOTS):
                move = MOVE[here][there]
                if move is not None and not mask >> there & 1:
                    moves.append(move)
    return moves


def _raids(mask: int, seat: int, seats: int) -> list[Move]:
    moves: list[Move] = []
    for spot in range(SPOTS):
        if mask >> spot & 1:
            for owner in range(seats):
                if owner != seat:
                    moves.append(RAID[spot][owner])
    return moves


RECRUITERS: Final[list[list[Move]]] = [_recruits(mask & STRUCTURE) for mask in range(MASKS)]
ATTACKERS: Final[list[list[Move]]] = [[move for move in CAPTURE if mask >> move.spot & 1] for mask in range(MASKS)]
MOVES: Final[list[list[Move]]] = [_moves(mask) for mask in range(MASKS)]
SWAPS: Final[list[list[Move]]] = [
    [move for move in SWAP if mask >> move.here & 1 and mask >> move.there & 1] for mask in range(MASKS)
]
PRISONERS: Final[list[list[Move]]] = [[move for move in IMPRISON if mask >> move.spot & 1] for mask in range(MASKS)]
REMOVABLE: Final[list[list[Move]]] = [[move for move in REMOVE if mask >> move.spot & 1] for mask in range(MASKS)]
RAIDERS: Final[dict[int, list[Move]]] = {}
"""Filled as they are asked for: by mask, seat and number of seats."""


def raids(mask: int, seat: int, seats: int) -> list[Move]:
    """Every creature against every other dungeon."""
    key = (mask * MOST_SEATS + seat) * (MOST_SEATS + 1) + seats
    found = RAIDERS.get(key)
    if found is None:
        found = _raids(mask, seat, seats)
        RAIDERS[key] = found
    return found
