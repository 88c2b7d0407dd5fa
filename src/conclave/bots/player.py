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
        listed = sense.shortlist(world, seat, moves)
        if len(listed) == 1:
            return listed[0]
        rates = sense.rate(world, seat, listed)
        best: list[Move] = []
        best_rate = 0.0
        for i in range(len(rates)):
            if not best or rates[i] > best_rate:
                best = [listed[i]]
                best_rate = rates[i]
            elif rates[i] == best_rate:
                best.append(listed[i])
        return best[int(rng.random() * len(best))] if len(best) > 1 else best[0]
