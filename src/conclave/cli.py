"""The command line: conclave games | rules | play | serve | simulate | tournament | replay."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from random import Random, SystemRandom
from typing import ParamSpec, TypeVar

import click
import msgspec
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from conclave.bots import BOTS, bot, bots
from conclave.catalog import game as find_game
from conclave.catalog import games as all_games
from conclave.engine.game import Game, Value
from conclave.engine.mistakes import Mistake
from conclave.engine.records import Record, read
from conclave.lab import coverage as rule_coverage
from conclave.lab import simulate as series
from conclave.lab.arena import Contest
from conclave.lab.crews import alone, processes
from conclave.lab.tables import halt, tables
from conclave.lab.tournament import Tournament
from conclave.speech import file_trouble, language
from conclave.table import terminal
from conclave.table.match import Match
from conclave.web.command import serve

P = ParamSpec("P")
R = TypeVar("R")

WRONG = 2
"""The exit code for what a person got wrong."""
STOPPED = 130
"""The exit code after Ctrl+C."""

console = Console()
lang_option = click.option("--lang", metavar="de|en", help="Language of the texts; else the locale's.")
options_option = click.option("--option", "-o", "chosen", multiple=True, metavar="NAME[=on|off]", help="A rule option.")


def wrong(en: str, de: str) -> Mistake:
    return Mistake("usage", {"en": en, "de": de})


def spoken(command: Callable[P, R]) -> Callable[P, R]:
    """Mistakes become one sentence in the user's language and exit code 2, without a traceback."""

    @wraps(command)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> R:
        wanted = kwargs.get("lang")
        try:
            return command(*args, **kwargs)
        except Mistake as mistake:
            click.echo(mistake.text(language(str(wanted) if wanted else None)), err=True)
            sys.exit(WRONG)

    return guarded


def read_options(chosen: tuple[str, ...]) -> dict[str, Value]:
    options: dict[str, Value] = {}
    for item in chosen:
        name, equals, value = item.partition("=")
        options[name.strip()] = value.strip() if equals else True
    return options


def read_file(path: str) -> Record:
    """A record from a file, every move checked."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise wrong(
            f"{path} cannot be read: {file_trouble(error, 'en')}.",
            f"{path} ist nicht lesbar: {file_trouble(error, 'de')}.",
        ) from None
    except UnicodeDecodeError:
        raise wrong(f"{path} is not a text file.", f"{path} ist keine Textdatei.") from None
    return read(text, find_game, path)


def forgive_encodings() -> None:
    """A terminal that cannot show a letter shows a question mark; it is no reason to stop."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def progress_bar() -> Progress:
    """How far a long series is, on the side of the terminal that is for people."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="conclave")
def main() -> None:
    """One table for board games about wizards."""
    forgive_encodings()


@main.command("games")
@lang_option
@spoken
def games_command(lang: str | None) -> None:
    """List the games that can be played."""
    lang = language(lang)
    table = Table(box=None, header_style="bold")
    heads = ("id", "Spiel", "Personen", "Optionen") if lang == "de" else ("id", "game", "players", "options")
    for head in heads:
        table.add_column(head)
    for game in all_games().values():
        table.add_row(game.id, game.title(lang), f"{game.low}-{game.high}", ", ".join(o.name for o in game.options))
    console.print(table)


@main.command("rules")
@click.argument("game_id", metavar="GAME")
@click.argument("number", required=False)
@click.option("--coverage", is_flag=True, help="Which tests show which rule; fails where a rule has none.")
@click.option("--tests", "folder", default="tests", show_default=True, help="Where the tests are, for --coverage.")
@lang_option
@spoken
def rules_command(game_id: str, number: str | None, coverage: bool, folder: str, lang: str | None) -> None:
    """Read the rulebook of GAME, or one rule by its NUMBER."""
    lang = language(lang)
    game = find_game(game_id)
    if coverage:
        show_coverage(game, Path(folder), lang)
    elif number is None:
        console.print(Markdown(game.rulebook.source(lang)))
    else:
        rule = game.rulebook.find(number)
        if rule is None:
            known = list(game.rulebook.words("en"))
            raise Mistake("rule", {**game.named(), "text": number, "first": known[0], "last": known[-1]})
        console.print(f"[bold]{rule.id}[/] {rule.text(lang)}", highlight=False)


def show_coverage(game: Game, folder: Path, lang: str) -> None:
    if not folder.is_dir():
        raise wrong(f"There is no folder {folder} with tests.", f"Es gibt keinen Ordner {folder} mit Tests.")
    english, german = list(game.rulebook.words("en")), list(game.rulebook.words("de"))
    covered = rule_coverage.coverage(game, folder)
    for number, tests in covered.items():
        click.echo(f"{number:6} {len(tests):3}  {tests[0] if tests else '-'}{' …' if len(tests) > 1 else ''}")
    bare = [number for number, tests in covered.items() if not tests]
    same = english == german
    click.echo("")
    if lang == "de":
        click.echo(f"{len(covered)} Regeln, {len(bare)} ohne Test{': ' + ', '.join(bare) if bare else ''}.")
        click.echo(f"Deutsch und Englisch haben {'dieselben' if same else 'NICHT dieselben'} Nummern.")
    else:
        click.echo(f"{len(covered)} rules, {len(bare)} without a test{': ' + ', '.join(bare) if bare else ''}.")
        click.echo(f"German and English {'have' if same else 'do NOT have'} the same numbers.")
    if bare or not same:
        sys.exit(1)


@main.command("play")
@click.argument("game_id", metavar="[GAME]", default="zavandor")
@click.option("--seats", type=int, help="How many players, you among them.")
@click.option("--seat", type=int, default=0, show_default=True, help="Where you sit, counted from 0.")
@click.option(
    "--bots", "names", default="greedy", show_default=True, help="Your opponents: one name for all, or one each."
)
@click.option("--name", default=None, help="Your name.")
@click.option("--seed", type=int, help="Repeat the same chance.")
@click.option("--load", metavar="FILE", help="Go on with a saved match.")
@click.option("--save", metavar="FILE", help="Keep the match in this file, before every decision.")
@options_option
@lang_option
@spoken
def play_command(
    game_id: str,
    seats: int | None,
    seat: int,
    names: str,
    name: str | None,
    seed: int | None,
    load: str | None,
    save: str | None,
    chosen: tuple[str, ...],
    lang: str | None,
) -> None:
    """Play GAME in the terminal against programs."""
    lang = language(lang)
    rng = Random(seed) if seed is not None else SystemRandom()
    you = name or ("Du" if lang == "de" else "You")
    if load is not None:
        match = Match(read_file(load))
    else:
        game = find_game(game_id)
        count = seats if seats is not None else game.preset
        game.start(count, read_options(chosen))
        players = {s: f"Bot {s}" for s in range(count) if s != seat}
        players[seat] = you
        match = Match.new(game, count, read_options(chosen), players)
    count = match.record.seats
    if not 0 <= seat < count:
        raise wrong(
            f"There is no seat {seat}: seats are 0 to {count - 1}.", f"Es gibt keinen Platz {seat}: 0 bis {count - 1}."
        )
    others = [s for s in range(count) if s != seat]
    opponents = dict(zip(others, (bot(b) for b in bots(names, len(others))), strict=True))
    kept_in = save or load
    terminal.play(match, opponents, seat, lang, console, rng, Path(kept_in) if kept_in else None)


@main.command("simulate")
@click.argument("game_id", metavar="GAME")
@click.option("--seats", type=int, help="How many players.")
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many matches.")
@click.option(
    "--bots", "names", default="random", show_default=True, help=f"One for all, or one a seat: {', '.join(BOTS)}."
)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Processes that play.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@options_option
@lang_option
@spoken
def simulate_command(
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
    """Let programs play many matches of GAME."""
    game = find_game(game_id)
    at_table = seats if seats is not None else game.preset
    options = game.settings(read_options(chosen))
    game.start(at_table, options)
    players = bots(names, at_table)
    with progress_bar() as bar:
        task = bar.add_task(game.id, total=count)
        summary = series.simulate(
            game.id, at_table, options, players, count, seed, workers, lambda played: bar.advance(task, played)
        )
    if as_json:
        click.echo(json.dumps(summary.data()))
    else:
        show_summary(summary, language(lang))


def show_summary(summary: series.Summary, lang: str) -> None:
    german = lang == "de"
    table = Table(box=None, header_style="bold")
    for head in (
        ("Platz", "Spieler", "Siege", "Anteil", "Punkte") if german else ("seat", "player", "wins", "share", "score")
    ):
        table.add_column(head, justify="left" if head in ("Spieler", "player") else "right")
    for seat, name in enumerate(summary.bots):
        wins = summary.wins[seat]
        score = summary.total_scores[seat] / summary.games
        table.add_row(str(seat), name, f"{wins:.1f}", f"{wins / summary.games:.1%}", f"{score:.1f}")
    console.print(table)
    speed = round(summary.decisions / summary.seconds) if summary.seconds else 0
    if german:
        console.print(
            f"{summary.finished} von {summary.games} Partien beendet, {summary.decisions / summary.games:.0f} Entscheidungen "
            f"je Partie, {speed} je Sekunde"
        )
    else:
        console.print(
            f"{summary.finished} of {summary.games} matches finished, {summary.decisions / summary.games:.0f} decisions "
            f"a match, {speed} a second"
        )
    for name, counts in summary.facts.items():
        spread = ", ".join(f"{figure}: {times}" for figure, times in sorted(counts.items()))
        console.print(f"{name}: {spread}", highlight=False)


@main.command("tournament")
@click.argument("game_id", metavar="GAME")
@click.option(
    "--bots", "names", required=True, help=f"The field; who is named twice makes a line-up: {', '.join(BOTS)}."
)
@click.option(
    "--games", "count", type=click.IntRange(1), default=400, show_default=True, help="Matches, in whole rounds."
)
@click.option("--seats", type=int, default=2, show_default=True, help="How many sit at a table.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Processes that play.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--out", metavar="DIR", help="Keep every match here, and go on with what is here.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@options_option
@lang_option
@spoken
def tournament_command(
    game_id: str,
    names: str,
    count: int,
    seats: int,
    workers: int,
    seed: int,
    out: str | None,
    as_json: bool,
    chosen: tuple[str, ...],
    lang: str | None,
) -> None:
    """Let a field of programs play GAME for a table: everybody against everybody, from every seat."""
    game = find_game(game_id)
    field = tuple(name.strip() for name in names.split(","))
    contest = Contest(game.id, seats, field, read_options(chosen), seed)
    tournament = Tournament(contest, count, Path(out) if out else None)
    stopped = False
    with progress_bar() as bar:
        task = bar.add_task(game.id, total=tournament.games, completed=tournament.played)
        try:
            tournament.play(processes(workers) if workers > 1 else alone, lambda: bar.advance(task))
        except KeyboardInterrupt:
            stopped = True
    if as_json:
        click.echo(msgspec.json.encode(tournament.standings()))
    else:
        for part in tables(tournament.standings(), language(lang)):
            console.print(part)
    if stopped:
        click.echo(halt(tournament, language(lang)), err=True)
        sys.exit(STOPPED)


@main.command("replay")
@click.argument("file")
@click.option("--to", "ply", type=int, help="Stop after so many moves.")
@click.option("--seat", type=int, help="Through the eyes of a seat; else of a spectator.")
@lang_option
@spoken
def replay_command(file: str, ply: int | None, seat: int | None, lang: str | None) -> None:
    """Show a recorded match: what happened, and the position it led to."""
    lang = language(lang)
    record = read_file(file)
    moves = len(record.moves)
    if ply is not None and not 0 <= ply <= moves:
        raise wrong(f"{file} has {moves} moves; there is no move {ply}.", f"{file} hat {moves} Züge, keinen Zug {ply}.")
    if seat is not None and not 0 <= seat < record.seats:
        raise wrong(f"There is no seat {seat}: seats are 0 to {record.seats - 1}.", f"Es gibt keinen Platz {seat}.")
    if ply is not None:
        record.moves = record.moves[:ply]
    terminal.show(Match(record), seat, lang, console)


main.add_command(serve)

if __name__ == "__main__":
    main()
