"""What several commands take: options of the rules, a language, a file with a match."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
from rich.console import Console

from conclave.catalog import game as find_game
from conclave.engine.game import Value
from conclave.engine.mistakes import usage
from conclave.engine.records import Record, read
from conclave.speech import file_trouble

console: Final = Console()
LONGEST: Final = 10_000_000
"""No record has so many letters."""
lang_option = click.option("--lang", metavar="de|en")
options_option = click.option("--option", "-o", "chosen", multiple=True, metavar="NAME[=on|off]")


def read_options(chosen: tuple[str, ...]) -> dict[str, Value]:
    options: dict[str, Value] = {}
    for item in chosen:
        name, equals, value = (part.strip() for part in item.partition("="))
        wanted = value if equals else "on"
        if options.setdefault(name, wanted) != wanted:
            raise usage(
                f"The option {name} is given twice, and not alike.",
                f"Die Option {name} ist zweimal genannt, und nicht gleich.",
            )
    return options


def read_file(path: str) -> Record:
    """A record from a file, every move checked."""
    try:
        with Path(path).open(encoding="utf-8") as file:
            text = file.read(LONGEST + 1)
    except OSError as error:
        raise usage(
            f"{path} cannot be read: {file_trouble(error, 'en')}.",
            f"{path} ist nicht lesbar: {file_trouble(error, 'de')}.",
        ) from None
    except UnicodeDecodeError:
        raise usage(f"{path} is not a text file.", f"{path} ist keine Textdatei.") from None
    if len(text) > LONGEST:
        raise usage(f"{path} is too long to be a match.", f"{path} ist zu lang für eine Partie.")
    return read(text, find_game, path)
