"""The command line in the user's language: its help, and what was wrong with a command, in a sentence.

Texts stand in `text/*.ftl`: of a command under `command-NAME`, of its options under `NAME-OPTION`, or under `any-OPTION` where
several commands have the same.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import click

from conclave.bots import BOTS
from conclave.engine.mistakes import Mistake
from conclave.phrases import Figure
from conclave.speech import MissingText, Words, file_trouble, language

WORDS: Final = Words(Path(__file__).parent)
FAILED: Final = 1
WRONG: Final = 2
"""The exit code for what a person got wrong."""
STOPPED: Final = 130
"""The exit code after Ctrl+C."""
WIDEST: Final = 100
"""Longer lines are hard to read."""


class Speaker(click.Group):
    """Commands that speak the user's language, and take mistakes calmly: no traceback, an exit code that says which."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        teach(self)

    def add_command(self, cmd: click.Command, name: str | None = None) -> None:
        super().add_command(cmd, name)
        teach(cmd)

    def main(self, args: Sequence[str] | None = None, *more: Any, **settings: Any) -> Any:
        given = list(sys.argv[1:] if args is None else args)
        lang = asked_for(given)
        try:
            code = super().main(given, *more, **{**settings, "standalone_mode": False, "obj": lang})
            if sys.stdout is not None:  # a terminal may have been closed
                sys.stdout.flush()
        except click.UsageError as error:
            leave("\n".join(self.complaint(error, given, lang)), WRONG)
        except click.Abort:
            leave(say(lang, "stopped"), STOPPED)
        except Mistake as mistake:
            leave(mistake.text(lang), WRONG)
        except OSError as error:
            if error.filename is not None:
                leave(say(lang, "file", path=str(error.filename), why=file_trouble(error, lang)), WRONG)
            if error.errno not in (errno.ENOSPC, errno.EIO, errno.EPIPE):
                raise
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # lest it be tried again at the end
            leave("" if error.errno == errno.EPIPE else say(lang, "unwritten", why=file_trouble(error, lang)), FAILED)
        sys.exit(code if isinstance(code, int) else 0)

    def complaint(self, error: click.UsageError, given: Sequence[str], lang: str) -> Iterator[str]:
        """What was wrong, and where to read more."""
        command = error.ctx.command if error.ctx else self
        if command is self:  # some mistakes are found before it is known whose they are
            command = next((self.commands[arg] for arg in given if arg in self.commands), command)
        called = f"{self.name} {command.name}" if command is not self else f"{self.name}"
        yield sentence(error, command, called, lang)
        yield say(lang, "more", command=called)


def leave(text: str, code: int) -> None:
    if text:
        click.echo(text, err=True)
    sys.exit(code)


def say(lang: str, key: str, **figures: Figure) -> str:
    return WORDS.say(lang, key, **figures)


def spoken(lang: str, *keys: str) -> str:
    """The first of these texts that there is, or nothing."""
    for key in keys:
        try:
            return say(lang, key, bots=", ".join(BOTS))
        except MissingText:
            continue
    return ""


def asked_for(args: Sequence[str]) -> str:
    """The language, also where the rest of a command cannot be understood."""
    wanted = None
    for at, arg in enumerate(args):
        if arg == "--lang" and at + 1 < len(args):
            wanted = args[at + 1]
        elif arg.startswith("--lang="):
            wanted = arg.removeprefix("--lang=")
    return language(wanted)


# Help


def teach(command: click.Command) -> None:
    """Let a command answer --help in our words."""

    def answer(context: click.Context, _: click.Parameter, wanted: bool) -> None:
        if wanted:
            show(context)
            context.exit()

    command.add_help_option = False
    command.params.append(
        click.Option(["-h", "--help"], is_flag=True, is_eager=True, expose_value=False, callback=answer)
    )


def show(context: click.Context) -> None:
    """The help of a command."""
    command, lang = context.command, context.find_root().obj
    name = command.name or ""
    page = click.HelpFormatter(width=min(WIDEST, click.HelpFormatter().width + 2), max_width=WIDEST)
    page.write_usage(context.command_path, usage(command, lang), prefix=f"{say(lang, 'usage')} ")
    page.write_paragraph()
    page.write_text(spoken(lang, f"command-{name}") or command.help or "")
    if isinstance(command, click.Group):
        with page.section(say(lang, "commands")):
            found = [command.commands[each] for each in command.list_commands(context)]
            page.write_dl([(each.name or "", first_sentence(each, lang)) for each in found])
    with page.section(say(lang, "options")):
        page.write_dl(list(options(command, lang)))
    examples = spoken(lang, f"command-{name}.examples")
    if examples:
        with page.section(say(lang, "examples")):
            for line in examples.splitlines():
                page.write(f"{' ' * page.current_indent}{line}\n")
    click.echo(page.getvalue(), nl=False)


def first_sentence(command: click.Command, lang: str) -> str:
    return (spoken(lang, f"command-{command.name}") or command.help or "").partition(". ")[0].rstrip(".:")


def usage(command: click.Command, lang: str) -> str:
    """What follows the name of a command."""
    parts = [say(lang, "usage-options")]
    for param in command.params:
        if isinstance(param, click.Argument):
            parts.append(placeholder(param, lang))
    if isinstance(command, click.Group):
        parts.append(say(lang, "usage-command"))
    return " ".join(parts)


def placeholder(argument: click.Argument, lang: str) -> str:
    name = spoken(lang, f"value-{argument.name}") or (argument.name or "").upper()
    return name if argument.required else f"[{name}]"


def options(command: click.Command, lang: str) -> Iterator[tuple[str, str]]:
    """Each option as it is written, and what it does."""
    for param in command.params:
        if isinstance(param, click.Option):
            name = long_name(param).removeprefix("--")
            text = spoken(lang, f"{command.name}-{name}", f"any-{name}") or param.help or ""
            if param.show_default and param.default is not None:
                text = f"{text} {say(lang, 'default', value=str(param.default))}"
            if param.required:
                text = f"{text} {say(lang, 'required')}"
            yield f"{', '.join(param.opts)}{value_of(param, lang)}", text.strip()


def long_name(option: click.Option) -> str:
    return max(option.opts, key=len)


def value_of(option: click.Option, lang: str) -> str:
    """What is written after an option."""
    if option.is_flag or option.count:
        return ""
    metavar = option.metavar or ("N" if option.type.name.startswith(("integer", "float")) else "TEXT")
    return f" {spoken(lang, f'value-{metavar}') or metavar}"


# Mistakes


def sentence(error: click.UsageError, command: click.Command, called: str, lang: str) -> str:
    if isinstance(error, click.NoSuchCommand):
        known = ", ".join(command.commands) if isinstance(command, click.Group) else ""
        return say(lang, "no-command", text=error.command_name, meant=meant(error.possibilities), known=known)
    if isinstance(error, click.NoSuchOption):
        return say(lang, "no-option", command=called, text=error.option_name, meant=meant(error.possibilities))
    if isinstance(error, click.BadOptionUsage):
        flags = [param for param in command.params if isinstance(param, click.Option) and param.is_flag]
        flag = any(error.option_name in param.opts for param in flags)
        return say(lang, "no-value" if flag else "needs-value", option=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        if isinstance(error.param, click.Argument):
            return say(lang, "missing-argument", command=called, argument=placeholder(error.param, lang))
        return say(lang, "missing-option", command=called, option=error.param.opts[-1])
    if isinstance(error, click.BadParameter) and error.param is not None:
        name = max(error.param.opts, key=len)
        return say(lang, "bad-value", option=name, wanted=wanted(error.param.type, lang))
    _, opened, extra = error.format_message().partition(" (")
    if opened:
        return say(lang, "too-much", text=extra.rstrip(")."), command=called, usage=usage(command, lang))
    return error.format_message()


def meant(possibilities: Sequence[str] | None) -> str:
    """What the user may have meant; `blank` is nothing."""
    return possibilities[0] if possibilities else "blank"


def wanted(kind: click.ParamType[Any], lang: str) -> str:
    """What an option takes: a whole number, at least 1."""
    whole = "number" if isinstance(kind, (click.FloatRange, click.types.FloatParamType)) else "whole-number"
    if not isinstance(kind, (click.IntRange, click.FloatRange)):
        return say(lang, whole)
    low, high = (None if bound is None else f"{bound:.12g}" for bound in (kind.min, kind.max))
    if low is not None and high is not None and kind.min_open:
        return say(lang, f"{whole}.above", low=low, high=high)
    if low is None or high is None:
        return say(lang, f"{whole}.from" if low is not None else f"{whole}.to", low=low or "", high=high or "")
    return say(lang, f"{whole}.between", low=low, high=high)
