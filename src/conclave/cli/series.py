"""conclave simulate | tournament: many matches among programs."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING, Final

import click
import msgspec
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from conclave.bots import bots
from conclave.catalog import game as find_game
from conclave.cli.arguments import console, lang_option, options_option, read_options
from conclave.cli.speaking import STOPPED, say
from conclave.speech import language

if TYPE_CHECKING:
    from conclave.lab.simulate import Summary

OWN: Final = "own"
"""--cluster without an address."""
MOST_GAMES: Final = 10_000_000
MOST_WORKERS: Final = 1024
"""More is a slip of the finger, and would bring a machine down before it has begun."""


def progress_bar() -> Progress:
    """How far a long series is, on the side of the terminal that is for people."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    people = Console(stderr=True)
    return Progress(*columns, console=people, transient=True, disable=not people.is_terminal)


@click.command("simulate")
@click.argument("game_id")
@click.option("--seats", type=int)
@click.option("--games", "count", type=click.IntRange(1, MOST_GAMES), default=100, show_default=True)
@click.option("--bots", "names", metavar="NAMES", default="random", show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--workers", type=click.IntRange(1, MOST_WORKERS), default=1, show_default=True)
@click.option("--json", "as_json", is_flag=True)
@options_option
@lang_option
def simulate(
    game_id: str,
    seats: int | None,
    count: int,
    names: str,
    seed: int,
    workers: int,
    as_json: bool,
    chosen: tuple[str, ...],
    lang: str | None,
) -> None:
    from conclave.lab import simulate as series

    lang = language(lang)
    game = find_game(game_id)
    at_table = seats if seats is not None else game.preset
    options = game.settings(read_options(chosen))
    game.start(at_table, options)
    players = bots(names, at_table)
    with progress_bar() as bar:
        task = bar.add_task(game.title(lang), total=count)
        summary = series.simulate(
            game.id, at_table, options, players, count, seed, workers, lambda played: bar.advance(task, played)
        )
    if as_json:
        click.echo(json.dumps(summary.data()))
    else:
        for part in summed_up(summary, lang):
            console.print(part, highlight=False)


def summed_up(summary: Summary, lang: str) -> Iterator[RenderableType]:
    from conclave.lab.figures import decimal, percent

    table = Table(box=None, header_style="bold")
    for head in ("seat", "player", "wins", "share", "score"):
        table.add_column(say(lang, f"series-{head}"), justify="left" if head == "player" else "right")
    games = summary.games
    for seat, name in enumerate(summary.bots):
        wins, score = summary.wins[seat], summary.total_scores[seat] / games
        table.add_row(str(seat), name, decimal(wins, 1, lang), percent(wins / games, lang), decimal(score, 1, lang))
    yield table
    speed = round(summary.decisions / summary.seconds) if summary.seconds else 0
    yield say(
        lang,
        "series-finished",
        finished=summary.finished,
        games=games,
        decisions=decimal(summary.decisions / games, 0, lang),
        speed=decimal(speed, 0, lang),
    )
    chronicle = find_game(summary.game).chronicle
    for fact, counts in summary.facts.items():
        average = mean(counts.elements())
        yield say(
            lang,
            "series-fact",
            name=chronicle.name("fact", fact, lang),
            mean=decimal(average, 1, lang),
            low=min(counts),
            high=max(counts),
        )
    for ending, times in summary.endings.most_common():
        if ending:
            yield say(
                lang, "series-ending", name=chronicle.name("ending", ending, lang), share=percent(times / games, lang)
            )


@click.command("tournament")
@click.argument("game_id")
@click.option("--bots", "names", metavar="NAMES", required=True)
@click.option("--games", "count", type=click.IntRange(1, MOST_GAMES), default=400, show_default=True)
@click.option("--seats", type=int, default=2, show_default=True)
@click.option("--workers", type=click.IntRange(1, MOST_WORKERS))
@click.option("--cluster", is_flag=False, flag_value=OWN, metavar="ADDRESS")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--out", metavar="DIR")
@click.option("--json", "as_json", is_flag=True)
@options_option
@lang_option
def tournament(
    game_id: str,
    names: str,
    count: int,
    seats: int,
    workers: int | None,
    cluster: str | None,
    seed: int,
    out: str | None,
    as_json: bool,
    chosen: tuple[str, ...],
    lang: str | None,
) -> None:
    from conclave.lab.arena import Contest
    from conclave.lab.cluster import cluster as ray_cluster
    from conclave.lab.crews import alone, processes
    from conclave.lab.tables import halt, kept, tables
    from conclave.lab.tournament import Tournament

    lang = language(lang)
    game = find_game(game_id)
    field = tuple(name.strip() for name in names.split(","))
    contest = Contest(game.id, seats, field, read_options(chosen), seed)
    planned = Tournament(contest, count, Path(out) if out else None)
    if cluster is not None:
        crew = ray_cluster(None if cluster == OWN else cluster, workers)
    else:
        crew = processes(workers) if workers and workers > 1 else alone
    stopped = False
    with progress_bar() as bar:
        task = bar.add_task(game.title(lang), total=planned.games, completed=planned.played)
        try:
            planned.play(crew, lambda: bar.advance(task))
        except KeyboardInterrupt:
            stopped = True
    found = planned.standings()
    planned.report(found, lang)
    if as_json:
        click.echo(msgspec.json.encode(found))
    else:
        for part in tables(found, lang):
            console.print(part)
        if planned.folder and not stopped:
            click.echo(kept(planned, lang), err=True)
    if stopped:
        click.echo(halt(planned, lang), err=True)
        sys.exit(STOPPED)
