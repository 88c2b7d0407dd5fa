"""What a program needs to be to play: given a world its seat could be in, it names a move."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from conclave.engine.game import Sense
from conclave.engine.moves import Move
from conclave.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A program that plays. It never sees the true state: `decide` is given what its seat can imagine."""

    __slots__ = ()

    def decide(self, world: State, seat: int, rng: Random) -> Move:
        raise NotImplementedError


class RandomPlayer(Player):
    """Any legal move, each as likely as any other."""

    __slots__ = ()

    def decide(self, world: State, seat: int, rng: Random) -> Move:
        return world.pick(seat, rng)


class GreedyPlayer(Player):
    """The move that looks best to a sense, the game's own unless another is given; among equals, any."""

    __slots__ = ("sense",)

    def __init__(self, sense: Sense | None = None) -> None:
        self.sense: Final[Sense | None] = sense

    def decide(self, world: State, seat: int, rng: Random) -> Move:
        sense = self.sense or world.game.sense
        moves = world.options(seat)
        if sense is None or len(moves) == 1:
            return moves[int(rng.random() * len(moves))]
        best: list[Move] = []
        best_rate = 0.0
        for move in sense.shortlist(world, seat, moves):
            rate = sense.rate(world, seat, move)
            if not best or rate > best_rate:
                best = [move]
                best_rate = rate
            elif rate == best_rate:
                best.append(move)
        return best[int(rng.random() * len(best))] if len(best) > 1 else best[0]


def glance(sense: Sense, state: State, seat: int, rng: Random) -> Move:
    """The move that looks best at a glance: what a playout behind the tree of a search makes."""
    moves = state.options(seat)
    if len(moves) == 1:
        return moves[0]
    best: Move | None = None
    best_rate = 0.0
    equals = 1
    for move in sense.shortlist(state, seat, moves):
        rate = sense.glance(state, seat, move)
        if best is None or rate > best_rate:
            best = move
            best_rate = rate
            equals = 1
        elif rate == best_rate:
            equals += 1
            if rng.random() * equals < 1.0:
                best = move
    assert best is not None
    return best
