"""The command line: conclave games | rules | play | serve | simulate | tournament | replay."""

from __future__ import annotations

import io
import sys

import click

from conclave.cli.arguments import lang_option
from conclave.cli.matches import play, replay
from conclave.cli.rulebooks import games, rules
from conclave.cli.series import simulate, tournament
from conclave.cli.speaking import Speaker, show
from conclave.web.command import serve


@click.group("conclave", cls=Speaker, invoke_without_command=True)
@click.version_option(package_name="conclave", message="%(prog)s %(version)s")
@lang_option
@click.pass_context
def main(context: click.Context, lang: str | None) -> None:
    forgive_encodings()
    context.default_map = {name: {"lang": lang} for name in main.commands}
    if context.invoked_subcommand is None:
        show(context)


def forgive_encodings() -> None:
    """A terminal that cannot show a letter shows a question mark; it is no reason to stop."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


for command in (games, rules, play, replay, serve, simulate, tournament):
    main.add_command(command)
