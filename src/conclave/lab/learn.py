"""Weighing a game's forecast by matches that were played: `python -m conclave.lab.learn zavandor --games 2000`.

Programs play, positions are noted as the figures of their seats, and the weights are those under which what came of the
matches was most likely (a conditional logit, by Newton's method). They are printed; they are written into the game's
`outlook.py` by hand, after a look at them and at how often what the forecast says comes true.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import log
from random import Random
from typing import Protocol, cast

import click

from conclave.bots import bot
from conclave.catalog import game as find_game
from conclave.engine.forecast import Forecast, shares
from conclave.engine.game import Game, Sense
from conclave.engine.moves import CHANCE
from conclave.engine.state import State

Vector = list[float]
ROUNDS = 12
"""Newton's method has long arrived by then."""


class Foreseeing(Sense, Protocol):
    """A sense that forecasts from figures."""

    forecast: Forecast

    def figures(self, state: State, seat: int) -> Vector: ...

    def progress(self, state: State) -> float: ...


@dataclass
class Sample:
    """A position: for every seat its figures, early and late parts; and what each seat got of the victory."""

    figures: list[Vector]
    won: Vector
    match: int = 0
    """Positions of one match have one result."""


def split(figures: Vector, progress: float) -> Vector:
    """The figures twice: what counts with the early weights, and what with the late ones."""
    return [*(figure * (1 - progress) for figure in figures), *(figure * progress for figure in figures)]


def samples(
    game: Game, sense: Foreseeing, seats: int, players: Sequence[str], games: int, seed: int, often: float
) -> Iterator[Sample]:
    """Positions of matches among these players, each calm one as likely as `often` says. Some moves at random lead to
    positions of all kinds."""
    for n in range(games):
        rng = Random(f"{game.id} {seats} {seed} {n}")
        sitting = [bot(rng.choice(players)) for _ in range(seats)]
        wild = rng.random() * 0.15
        state = game.start(seats)
        noted: list[list[Vector]] = []
        while state.to_act:
            seat = state.to_act[0]
            if seat == CHANCE:
                state.apply(seat, state.pick(seat, rng))
                continue
            if rng.random() < often and sense.calm(state):
                far = sense.progress(state)
                noted.append([split(sense.figures(state, one), far) for one in range(seats)])
            if rng.random() < wild:
                state.apply(seat, rng.choice(sense.shortlist(state, seat, state.options(seat))))
            else:
                state.apply(seat, sitting[seat].decide(state.imagine(seat, rng), seat, rng))
        winners = state.winners()
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        for figures in noted:
            yield Sample(figures, won, n)


def apart(found: Sequence[Sample]) -> tuple[list[Sample], list[Sample]]:
    """What is kept back to check, every tenth match, and what is learnt from: whole matches, for who has seen one position of
    a match knows how it ended."""
    kept, learnt = list[Sample](), list[Sample]()
    for sample in found:
        (learnt if sample.match % 10 else kept).append(sample)
    return kept, learnt


def foreseen(sample: Sample, weights: Vector) -> Vector:
    return shares([sum(w * f for w, f in zip(weights, figures, strict=True)) for figures in sample.figures])


def surprise(found: Sequence[Sample], weights: Vector) -> float:
    """The mean of what one did not expect, in nats; log(seats) for who knows nothing."""
    total = 0.0
    for sample in found:
        for chance, won in zip(foreseen(sample, weights), sample.won, strict=True):
            if won:
                total -= won * log(max(chance, 1e-9))
    return total / len(found)


def fit(found: Sequence[Sample], size: int, ridge: float, tell: Callable[[str], None]) -> Vector:
    """The weights under which the results were most likely, drawn towards 0 by a ridge."""
    weights = [0.0] * size
    for n in range(ROUNDS):
        slope = [-ridge * weight for weight in weights]
        bend = [[ridge if i == j else 0.0 for j in range(size)] for i in range(size)]
        for sample in found:
            chances = foreseen(sample, weights)
            mean = [sum(c * f[i] for c, f in zip(chances, sample.figures, strict=True)) for i in range(size)]
            for figures, chance, won in zip(sample.figures, chances, sample.won, strict=True):
                off = [figure - middle for figure, middle in zip(figures, mean, strict=True)]
                for i in range(size):
                    if off[i]:
                        slope[i] += (won - chance) * off[i]
                        row, part = bend[i], chance * off[i]
                        for j in range(i + 1):
                            row[j] += part * off[j]
        for i in range(size):
            for j in range(i):
                bend[j][i] = bend[i][j]
        step = solve(bend, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        tell(f"round {n + 1}: surprise {surprise(found, weights):.4f}")
        if max(abs(change) for change in step) < 1e-3:
            break
    return weights


def solve(matrix: list[Vector], right: Vector) -> Vector:
    """Gauss, with pivots."""
    n = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, n):
            factor = rows[k][i] / rows[i][i]
            if factor:
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    found = [0.0] * n
    for i in range(n - 1, -1, -1):
        found[i] = (rows[i][n] - sum(rows[i][k] * found[k] for k in range(i + 1, n))) / rows[i][i]
    return found


def calibration(found: Sequence[Sample], weights: Vector) -> list[tuple[float, float, int]]:
    """Forecasts in ten groups: what was foreseen, what came, and how often."""
    groups: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for sample in found:
        for chance, won in zip(foreseen(sample, weights), sample.won, strict=True):
            groups[min(9, int(10 * chance))].append((chance, won))
    return [(sum(c for c, _ in g) / len(g), sum(w for _, w in g) / len(g), len(g)) for g in groups if g]


@click.command()
@click.argument("game_id", metavar="GAME")
@click.option("--seats", default="2,3,4", show_default=True)
@click.option("--games", type=int, default=1000, show_default=True, help="Matches for each number of seats.")
@click.option("--bots", "names", default="greedy,apprentice", show_default=True, help="Who plays, by lot.")
@click.option(
    "--often", type=float, default=0.1, show_default=True, help="The share of the calm positions that is noted."
)
@click.option("--ridge", type=float, default=1.0, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
def main(game_id: str, seats: str, games: int, names: str, often: float, ridge: float, seed: int) -> None:
    """Weigh the forecast of GAME anew."""
    game = find_game(game_id)
    if game.sense is None or not hasattr(game.sense, "forecast"):
        raise click.ClickException(f"{game.title()} has no forecast that can be weighed.")
    sense = cast(Foreseeing, game.sense)
    found: list[Sample] = []
    for count in seats.split(","):
        found.extend(samples(game, sense, int(count), names.split(","), games, seed, often))
    kept, learnt = apart(found)
    present = [*sense.forecast.early, *(a + b for a, b in zip(sense.forecast.early, sense.forecast.later, strict=True))]
    click.echo(
        f"{len(learnt)} positions to learn from, {len(kept)} to check; surprise now {surprise(kept, present):.4f}"
    )
    weights = fit(learnt, len(present), ridge, click.echo)
    click.echo(f"surprise in what was kept back: {surprise(kept, weights):.4f}")
    for foretold, came, count_of in calibration(kept, weights):
        click.echo(f"  foreseen {foretold:.2f}, came {came:.2f} ({count_of})")
    half = len(weights) // 2
    for name, early, late in zip(sense.forecast.names, weights[:half], weights[half:], strict=True):
        click.echo(f'    "{name}": ({early:.3f}, {late:.3f}),')


if __name__ == "__main__":
    main()
