"""Weighing a game's sense by tournaments among variations: `python -m conclave.lab.tune zavandor --seconds 300`.

A sense that has a `taste`, weights by name, is varied a little at a time. A variation takes over if four of its kind
finish a match sooner than four of the present one do, which a wasteful player does not, and if it holds its own against the
present one. The result is printed; it is written into the game's `sense.py` by hand, after a look at it.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Protocol, cast

import click

from conclave.bots.player import GreedyPlayer, Player
from conclave.bots.playout import Tally, play_out
from conclave.catalog import game as find_game
from conclave.engine.game import Game, Sense

Taste = dict[str, float]


class Tunable(Protocol):
    """A sense whose judgement hangs on weights."""

    taste: Taste


@dataclass
class Workshop:
    """A game, its seats, and how a sense is made from a taste."""

    game: Game
    seats: int
    make: Callable[[Taste], Sense]

    def length(self, taste: Taste, matches: int, seed: int) -> float:
        """The mean length, in the game's own rounds, of matches among equals."""
        players: list[Player] = [GreedyPlayer(self.make(taste)) for _ in range(self.seats)]
        return sum(self.rounds(players, seed + n) for n in range(matches)) / matches

    def rounds(self, players: list[Player], seed: int) -> int:
        state = self.game.start(self.seats)
        tally = Tally()
        play_out(state, players, Random(seed), tally)
        return self.game.chronicle.facts(state).get("rounds", tally.decisions)

    def share(self, one: Taste, others: Taste, matches: int, seed: int) -> float:
        """The share of wins of one among others, from every seat in turn; 1 / seats is par."""
        challenger, present = GreedyPlayer(self.make(one)), GreedyPlayer(self.make(others))
        won = 0.0
        for n in range(matches):
            state = self.game.start(self.seats)
            at = n % self.seats
            players: list[Player] = [challenger if seat == at else present for seat in range(self.seats)]
            play_out(state, players, Random(seed + n), Tally())
            winners = state.winners()
            won += 1 / len(winners) if at in winners else 0.0
        return won / matches

    def tune(self, taste: Taste, seconds: float, seed: int, tell: Callable[[str], None]) -> Taste:
        """Vary and choose until the time is up."""
        rng = Random(seed)
        best = self.length(taste, 24, seed)
        tell(f"{best:.2f} rounds to begin with")
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            varied = dict(taste)
            for name in rng.sample(sorted(taste), rng.randint(1, 5)):
                varied[name] *= exp(rng.gauss(0.0, 0.4))
            if self.length(varied, 8, seed) > best + 0.1:
                continue
            length = self.length(varied, 24, seed)
            if length < best - 0.05 and self.share(varied, taste, 32, seed) * self.seats >= 0.9:
                taste, best = varied, length
                tell(f"{best:.2f} rounds")
        return taste


@click.command()
@click.argument("game_id", metavar="GAME")
@click.option("--seats", type=int, default=4, show_default=True)
@click.option("--seconds", type=float, default=300.0, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
def main(game_id: str, seats: int, seconds: float, seed: int) -> None:
    """Weigh the sense of GAME anew."""
    game = find_game(game_id)
    sense = game.sense
    if sense is None or not hasattr(sense, "taste"):
        raise click.ClickException(f"{game.title()} has no sense that can be weighed.")
    make = cast(Callable[[Taste], Sense], type(sense))
    workshop = Workshop(game, seats, make)
    before = dict(cast(Tunable, sense).taste)
    after = workshop.tune(before, seconds, seed, click.echo)
    click.echo(json.dumps({name: round(weight, 2) for name, weight in after.items()}, indent=2))
    click.echo(
        f"share of wins against the present: {workshop.share(after, before, 200, seed + 1):.2f} of par {1 / seats:.2f}"
    )


if __name__ == "__main__":
    main()
