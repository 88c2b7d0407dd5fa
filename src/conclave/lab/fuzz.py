"""The fuzzer: plays and examines without end until every move was made and every refusal given often enough.

    python -m conclave.lab.fuzz zavandor --often 50 --seconds 600 --out DIR

Half of the matches are played at random, half mostly by the greedy player, who gets to the rarer ends of the rules. What
breaks a promise of the engine is written as a record that can be looked at with `conclave replay`.
"""

from __future__ import annotations

import itertools
import sys
import time
from pathlib import Path
from random import Random

import click

from conclave.bots.player import GreedyPlayer
from conclave.catalog import game as find_game
from conclave.engine.conformance import Broken, Examination, Findings, settings_of
from conclave.engine.game import Game
from conclave.engine.moves import Move
from conclave.engine.records import ENDING
from conclave.engine.state import State

WHIMS = 0.15
"""How often the greedy player of a fuzzed match moves at random."""

RAREST = 20
"""So many of the moves that were made least are named in the end."""

_greedy = GreedyPlayer()


def mostly_greedy(state: State, seat: int, rng: Random) -> Move:
    if rng.random() < WHIMS:
        return state.pick(seat, rng)
    return _greedy.decide(state.imagine(seat, rng), seat, rng)


def missing(game: Game, findings: Findings, often: int) -> tuple[list[str], list[str]]:
    """The moves never made (of those that differ in a place, like `pay blue#2`, one is enough), and the rules that have
    not refused often enough."""
    made = {text.split("#")[0] for text in findings.moves}
    moves = sorted({str(move).split("#")[0] for move in game.lexicon} - made)
    switches = {option.rule.id for option in game.options}
    named = [id for id in game.rulebook.rules if id not in switches or findings.refusals[id]]
    return moves, [id for id in named if findings.refusals[id] < often]


def fuzz(game: Game, often: int, seconds: float, seed: int, out: Path) -> tuple[Findings, Path | None]:
    """Play until nothing is missing, the time is up, or something breaks: then the record's path is given too."""
    findings = Findings()
    until = time.monotonic() + seconds
    settings = list(settings_of(game))
    for n in itertools.count(seed):
        if time.monotonic() > until or (n % 20 == 0 and not any(missing(game, findings, often))):
            return findings, None
        seats = game.low + n % (game.high - game.low + 1)
        mover = mostly_greedy if n % 2 and game.sense is not None else None
        look = Examination(game, seats, settings[n // 2 % len(settings)], n, findings, None, mover)
        try:
            look.play(every=5)
        except Exception as error:
            out.mkdir(parents=True, exist_ok=True)
            path = out / f"{game.id}-{n}{ENDING}"
            path.write_text(look.record.write(), encoding="utf-8")
            click.echo(
                f"{type(error).__name__}: {error if not isinstance(error, Broken) else str(error).splitlines()[0]}"
            )
            return findings, path
    raise AssertionError("unreachable")


@click.command()
@click.argument("game_id", metavar="GAME")
@click.option("--often", type=int, default=50, show_default=True, help="How often every refusal must be given.")
@click.option("--seconds", type=float, default=600.0, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--out", type=click.Path(path_type=Path), default=Path("build/fuzz"), show_default=True)
def main(game_id: str, often: int, seconds: float, seed: int, out: Path) -> None:
    """Fuzz GAME."""
    game = find_game(game_id)
    findings, broken = fuzz(game, often, seconds, seed, out)
    moves, rules = missing(game, findings, often)
    total = sum(findings.moves.values())
    click.echo(f"{findings.matches} matches, {findings.positions} positions examined, {total} moves made")
    click.echo(f"refusals: {', '.join(f'{id} {n}' for id, n in sorted(findings.refusals.items()))}")
    click.echo(f"events: {', '.join(f'{what} {n}' for what, n in sorted(findings.events.items()))}")
    rarest = sorted(findings.moves.items(), key=lambda item: (item[1], item[0]))[:RAREST]
    click.echo(f"rarest moves: {', '.join(f'{move} {n}' for move, n in rarest)}")
    click.echo(f"moves never made: {', '.join(moves) or 'none'}")
    click.echo(f"rules that refused fewer than {often} times: {', '.join(rules) or 'none'}")
    if broken:
        click.echo(f"something broke: {broken}")
        sys.exit(1)


if __name__ == "__main__":
    main()
