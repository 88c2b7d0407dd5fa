"""conclave games | rules: what can be played, and how."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from rich.markdown import Markdown
from rich.table import Table

from conclave.catalog import game as find_game
from conclave.catalog import games as all_games
from conclave.cli.arguments import console, lang_option
from conclave.cli.speaking import FAILED, say
from conclave.engine.game import Game
from conclave.engine.mistakes import Mistake, usage
from conclave.lab import coverage as rule_coverage
from conclave.speech import language


@click.command("games")
@lang_option
def games(lang: str | None) -> None:
    lang = language(lang)
    table = Table(box=None, header_style="bold")
    for head in ("id", "game", "players", "options"):
        table.add_column(say(lang, f"games-{head}"), no_wrap=head == "id")
    for game in all_games().values():
        table.add_row(game.id, game.title(lang), f"{game.low}-{game.high}", ", ".join(o.name for o in game.options))
    console.print(table)


@click.command("rules")
@click.argument("game_id")
@click.argument("number", required=False)
@click.option("--coverage", is_flag=True)
@click.option("--tests", "folder", metavar="DIR", default="tests", show_default=True)
@lang_option
def rules(game_id: str, number: str | None, coverage: bool, folder: str, lang: str | None) -> None:
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
        raise usage(f"There is no folder {folder} with tests.", f"Es gibt keinen Ordner {folder} mit Tests.")
    covered = rule_coverage.coverage(game, folder)
    for number, tests in covered.items():
        click.echo(f"{number:6} {len(tests):3}  {tests[0] if tests else '-'}{' …' if len(tests) > 1 else ''}")
    bare = [number for number, tests in covered.items() if not tests]
    same = list(game.rulebook.words("en")) == list(game.rulebook.words("de"))
    click.echo("")
    click.echo(say(lang, "coverage", rules=len(covered), bare=len(bare), which=", ".join(bare) or "-"))
    click.echo(say(lang, "coverage-same" if same else "coverage-other"))
    if bare or not same:
        sys.exit(FAILED)
