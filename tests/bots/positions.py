"""Positions of matches that programs play, for tests of what programs think of them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from conclave.bots.player import GreedyPlayer
from conclave.catalog import game as find_game
from conclave.catalog import games
from conclave.engine.game import Value
from conclave.engine.moves import CHANCE
from conclave.engine.state import State

GAMES = [id for id in games() if find_game(id).sense is not None]
"""The games that programs know something about."""

Decision = tuple[State, int]
"""A position, and who has to choose there."""


def played(
    id: str, seats: int, seed: int, wild: float = 0.2, options: Mapping[str, Value] | None = None
) -> tuple[list[Decision], State]:
    """A match of greedy players who now and then do anything at all: everything that somebody had to choose, and its end."""
    rng = Random(f"{id} {seats} {seed}")
    greedy = GreedyPlayer()
    state = find_game(id).start(seats, options)
    found: list[Decision] = []
    while state.to_act:
        seat = state.to_act[0]
        if seat == CHANCE or len(state.options(seat)) == 1:
            state.apply(seat, state.pick(seat, rng))
            continue
        found.append((state.clone(), seat))
        bold = rng.random() < wild
        state.apply(seat, state.pick(seat, rng) if bold else greedy.decide(state.imagine(seat, rng), seat, rng))
    return found, state


def decisions(
    id: str, seats: int, seed: int, wild: float = 0.2, options: Mapping[str, Value] | None = None
) -> list[Decision]:
    return played(id, seats, seed, wild, options)[0]
