"""Playing a state to its end: the inner loop of simulation and search."""

from __future__ import annotations

from random import Random

from conclave.bots.player import Player
from conclave.engine.moves import CHANCE
from conclave.engine.state import State


class Tally:
    """How many decisions a playout took: by players, forced ones among them, and by chance."""

    __slots__ = ("chances", "decisions", "forced")

    def __init__(self) -> None:
        self.decisions: int = 0
        self.chances: int = 0
        self.forced: int = 0


def random_playout(state: State, rng: Random, tally: Tally) -> None:
    """To the end with uniformly random moves."""
    decisions = 0
    chances = 0
    while state.to_act:
        seat = state.to_act[0]
        state.apply(seat, state.pick(seat, rng))
        if seat == CHANCE:
            chances += 1
        else:
            decisions += 1
    tally.decisions += decisions
    tally.chances += chances


def play_out(state: State, players: list[Player], rng: Random, tally: Tally) -> None:
    """To the end with these players, one a seat; each is given only what its seat can imagine."""
    while state.to_act:
        seat = state.to_act[0]
        if seat == CHANCE:
            tally.chances += 1
            state.apply(seat, state.pick(seat, rng))
        else:
            tally.decisions += 1
            state.apply(seat, players[seat].decide(state.imagine(seat, rng), seat, rng))
