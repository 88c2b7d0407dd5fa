"""How often a kind of card is used, and what it does for who has it: `python -m conclave.lab.balance firepeak --games 2000`.

Who uses a card is no fair sample: a spell that is cast when the match is won anyway looks mighty. Who is *dealt* it is one:
the shuffle decides. So for every card two shares of wins are given beside what is par: of those who used it, and of those who
were dealt it in the set-up. The second, less the share of those who were not dealt it, is its **lift**.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from math import sqrt
from random import Random

import click
from rich.console import Console
from rich.table import Table

from conclave.bots import bot
from conclave.catalog import game as find_game
from conclave.engine.game import Value
from conclave.engine.moves import CHANCE
from conclave.lab.pool import pooled

CHUNK = 10


@dataclass
class Count:
    """What was seen of the cards: for each how many seats were dealt it and used it, and what these won."""

    seats: int = 0
    """Seats in all matches, that is seats times matches."""
    won: float = 0.0
    uses: Counter[str] = field(default_factory=Counter)
    users: Counter[str] = field(default_factory=Counter)
    users_won: dict[str, float] = field(default_factory=dict)
    dealt: Counter[str] = field(default_factory=Counter)
    dealt_won: dict[str, float] = field(default_factory=dict)

    def add(self, other: Count) -> None:
        self.seats += other.seats
        self.won += other.won
        self.uses.update(other.uses)
        self.users.update(other.users)
        self.dealt.update(other.dealt)
        for mine, theirs in ((self.users_won, other.users_won), (self.dealt_won, other.dealt_won)):
            for card, share in theirs.items():
                mine[card] = mine.get(card, 0.0) + share

    def lift(self, card: str) -> tuple[float, float]:
        """How much more often those win who were dealt the card than those who were not, and its standard error."""
        without = self.seats - self.dealt[card]
        with_it, rest = self.dealt_won[card] / self.dealt[card], (self.won - self.dealt_won[card]) / without
        share = self.won / self.seats
        return with_it - rest, sqrt(share * (1 - share) * (1 / self.dealt[card] + 1 / without))

    def data(self) -> dict[str, object]:
        """For `--json`: one object."""
        return {
            "uses_per_seat": round(sum(self.uses.values()) / self.seats, 3),
            "par": round(self.won / self.seats, 4),
            "cards": {card: self.card(card) for card in sorted(self.dealt)},
        }

    def card(self, card: str) -> dict[str, float]:
        lift, error = self.lift(card)
        return {
            "used": round(self.uses[card] / self.seats, 4),
            "users_won": round(self.users_won[card] / self.users[card], 3) if self.users[card] else 0.0,
            "lift": round(lift, 4),
            "error": round(error, 4),
        }


def watch(id: str, seats: int, options: Mapping[str, Value], player: str, seeds: range, use: str, deal: str) -> Count:
    """Some matches among equals. A use is a move `use CARD` of a player; a card is dealt by an outcome `deal CARD` that one
    seat alone sees, before anybody has moved."""
    count = Count()
    game = find_game(id)
    for seed in seeds:
        rng = Random(f"{id} {seats} {seed}")
        state = game.start(seats, options)
        players = [bot(player) for _ in range(seats)]
        used: list[set[str]] = [set() for _ in range(seats)]
        given: list[set[str]] = [set() for _ in range(seats)]
        moved = False
        while state.to_act:
            seat = state.to_act[0]
            witnesses = state.agenda[-1].witnesses(state)
            if seat == CHANCE:
                move = state.pick(seat, rng)
                word, _, card = str(move).partition(" ")
                if word == deal and not moved and witnesses > 0:
                    given[witnesses.bit_length() - 1].add(card)
            else:
                moved = True
                move = players[seat].decide(state.imagine(seat, rng), seat, rng)
                word, _, card = str(move).partition(" ")
                if word == use:
                    count.uses[card] += 1
                    used[seat].add(card)
            state.apply(seat, move)
        winners = state.winners()
        for seat in range(seats):
            share = 1 / len(winners) if seat in winners else 0.0
            count.seats += 1
            count.won += share
            for card in used[seat]:
                count.users[card] += 1
                count.users_won[card] = count.users_won.get(card, 0.0) + share
            for card in given[seat]:
                count.dealt[card] += 1
                count.dealt_won[card] = count.dealt_won.get(card, 0.0) + share
    return count


def balance(
    id: str,
    seats: int,
    options: Mapping[str, Value],
    player: str,
    games: int,
    seed: int,
    workers: int,
    use: str,
    deal: str,
) -> Count:
    """Many matches; how many processes play does not change the figures."""
    total = Count()
    chunks = [range(seed + at, min(seed + at + CHUNK, seed + games)) for at in range(0, games, CHUNK)]
    tasks = [(id, seats, options, player, chunk, use, deal) for chunk in chunks]
    with closing(pooled(workers, watch, tasks)) as parts:
        for _, part in sorted(parts, key=lambda found: found[0][4].start):
            total.add(part)
    return total


def table(count: Count) -> Table:
    """The strongest first."""
    shown = Table(
        title=f"{sum(count.uses.values()) / count.seats:.2f} uses a seat and match, par {count.won / count.seats:.1%}"
    )
    for heading in ("card", "used a match", "share won by users", "lift of the dealt", "±"):
        shown.add_column(heading, justify="left" if heading == "card" else "right")
    for card in sorted(count.dealt, key=lambda name: -count.lift(name)[0]):
        row = count.card(card)
        shown.add_row(
            card,
            f"{row['used']:.3f}",
            f"{row['users_won']:.1%}",
            f"{100 * row['lift']:+.1f}",
            f"{200 * row['error']:.1f}",
        )
    return shown


@click.command()
@click.argument("game_id", metavar="GAME")
@click.option("--seats", type=int, default=2, show_default=True)
@click.option("--games", type=int, default=1000, show_default=True)
@click.option("--bot", "player", default="greedy", show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--workers", type=int, default=1, show_default=True)
@click.option("--use", default="cast", show_default=True, help="The word of a move that uses a card.")
@click.option("--deal", default="learn", show_default=True, help="The word of an outcome that deals one.")
@click.option("--json", "as_json", is_flag=True)
def main(
    game_id: str, seats: int, games: int, player: str, seed: int, workers: int, use: str, deal: str, as_json: bool
) -> None:
    """What the cards of GAME do for their holders."""
    count = balance(game_id, seats, {}, player, games, seed, workers, use, deal)
    if as_json:
        click.echo(json.dumps(count.data()))
    else:
        Console(width=100).print(table(count))


if __name__ == "__main__":
    main()
