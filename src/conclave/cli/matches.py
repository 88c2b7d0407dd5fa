"""conclave play | replay: one match, in the terminal."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random, SystemRandom

import click
from click.core import ParameterSource

from conclave.bots import bot, bots
from conclave.catalog import game as find_game
from conclave.cli.arguments import console, lang_option, options_option, read_file, read_options
from conclave.cli.speaking import say
from conclave.engine.mistakes import Mistake, usage
from conclave.engine.records import Record
from conclave.engine.rules import LANGUAGES
from conclave.speech import language
from conclave.table import terminal
from conclave.table.match import Match


@click.command("play")
@click.argument("game_id", default="zavandor")
@click.option("--seats", type=int)
@click.option("--seat", type=int, default=0, show_default=True)
@click.option("--bots", "names", metavar="NAMES", default="greedy", show_default=True)
@click.option("--name", metavar="NAME")
@click.option("--seed", type=int)
@click.option("--load", metavar="FILE")
@click.option("--save", metavar="FILE")
@options_option
@lang_option
@click.pass_context
def play(
    context: click.Context,
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
    lang = language(lang)
    rng = Random(seed) if seed is not None else SystemRandom()
    file = save or load
    kept_in = Path(file) if file else None
    if load is not None:
        match = Match(read_file(load))
        check_as_it_is(context, match.record, load)
    else:
        game = find_game(game_id)
        count = seats if seats is not None else game.preset
        game.start(count, read_options(chosen))
        players = {s: f"Bot {s}" for s in range(count) if s != seat}
        players[seat] = name or say(lang, "you")
        match = Match.new(game, count, read_options(chosen), players)
    count = match.record.seats
    if not 0 <= seat < count:
        raise no_seat(seat, count)
    others = [s for s in range(count) if s != seat]
    opponents = dict(zip(others, (bot(b) for b in bots(names, len(others))), strict=True))
    if kept_in is not None and kept_in != Path(load or ""):
        check_free(kept_in)
    terminal.play(match, opponents, seat, lang, console, rng, kept_in)


def check_as_it_is(context: click.Context, record: Record, path: str) -> None:
    """What a saved match says itself cannot be said otherwise."""
    given = {name for name in context.params if context.get_parameter_source(name) is ParameterSource.COMMANDLINE}
    if "game_id" in given and find_game(context.params["game_id"]) is not record.game:
        raise usage(
            f"{path} is a match of {record.game.title('en')}, not of {context.params['game_id']}.",
            f"{path} ist eine Partie von {record.game.title('de')}, nicht von {context.params['game_id']}.",
        )
    said = {"seats": record.seats}
    for name, option in (("seats", "--seats"), ("name", "--name"), ("chosen", "--option")):
        if name in given and context.params[name] != said.get(name):
            raise usage(
                f"--load goes on with a match as it is; {option} cannot change it.",
                f"--load setzt eine Partie fort, wie sie ist; {option} kann sie nicht ändern.",
            )


def check_free(path: Path) -> None:
    """A match is kept where nothing is yet; found out before it begins, not when somebody leaves it."""
    if path.is_dir():
        key, named = "save-folder", path
    elif not path.parent.is_dir():
        key, named = "save-no-folder", path.parent
    elif path.exists():
        key, named = "save-exists", path
    elif not os.access(path.parent, os.W_OK):
        key, named = "save-forbidden", path
    else:
        return
    raise usage(*(terminal.WORDS.say(lang, key, path=str(named)) for lang in LANGUAGES))


@click.command("replay")
@click.argument("file")
@click.option("--to", "ply", type=int)
@click.option("--seat", type=int)
@lang_option
def replay(file: str, ply: int | None, seat: int | None, lang: str | None) -> None:
    lang = language(lang)
    record = read_file(file)
    moves = len(record.moves)
    if ply is not None and not 0 <= ply <= moves:
        raise usage(f"{file} has {moves} moves; there is no move {ply}.", f"{file} hat {moves} Züge, keinen Zug {ply}.")
    if seat is not None and not 0 <= seat < record.seats:
        raise no_seat(seat, record.seats)
    if ply is not None:
        record.moves = record.moves[:ply]
    terminal.show(Match(record), seat, lang, console)


def no_seat(seat: int, seats: int) -> Mistake:
    return usage(
        f"There is no seat {seat}: seats are 0 to {seats - 1}.", f"Es gibt keinen Platz {seat}: 0 bis {seats - 1}."
    )
