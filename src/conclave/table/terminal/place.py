"""The loop of a match at a terminal: bots and chance act, the person is told, asked and obeyed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from conclave.bots.player import Player
from conclave.engine.moves import CHANCE
from conclave.table.match import Match
from conclave.table.terminal import questions
from conclave.table.terminal.menu import Choice, Menu, menu_of
from conclave.table.terminal.page import CANDLE, HEADING, LISTED, QUIET, Page
from conclave.table.terminal.record_file import RecordFile

COMMANDS: Final = {
    "why": "why", "warum": "why", "wieso": "why",
    "undo": "undo", "zurück": "undo", "zurueck": "undo",
    "log": "log", "protokoll": "log",
    "save": "save", "speichern": "save",
    "rule": "rule", "regel": "rule",
    "help": "help", "hilfe": "help", "?": "help",
    "look": "look", "table": "look", "tisch": "look",
    "quit": "quit", "exit": "quit", "verlassen": "quit",
}  # fmt: skip
"""What can be typed beside moves, in either language. `ende` is none: it finds the move that ends the turn."""
NO: Final = ("n", "no", "nein")
SHOWN_LINES: Final = 24
"""So many lines of news are told; `log` has the rest."""

Reader = Callable[[Text], str]
"""Asks for a line; raises EOFError when there is none."""


class Leave(Exception):
    """The person leaves the table."""


def play(
    match: Match,
    players: Mapping[int, Player],
    seat: int,
    lang: str,
    console: Console,
    rng: Random,
    save_to: Path | None = None,
    read: Reader | None = None,
) -> None:
    """Play a match to its end, or until the person leaves. `players` are the bots; `seat` is the person's."""
    Place(Page(match, seat, lang, console), players, rng, save_to, read).run()


class Place:
    """One person's place at a match. `read` gives their lines; everything else is printed."""

    def __init__(
        self, page: Page, players: Mapping[int, Player], rng: Random, save_to: Path | None, read: Reader | None
    ) -> None:
        missing = [s for s in range(page.match.record.seats) if s != page.seat and s not in players]
        if missing:
            raise ValueError(f"nobody plays for seats {missing}")
        self.page: Final = page
        self.match: Final = page.match
        self.seat: Final = page.seat
        self.players: Final = players
        self.rng: Final = rng
        self.file: Final = RecordFile(page, save_to)
        self.read: Final[Reader] = read or page.console.input
        self.shown = 0
        """Up to which ply the person has been told what happened."""

    # The loop

    def run(self) -> None:
        try:
            while not self.match.state.over:
                if self.others_to_act():
                    self.let_others_play()
                else:
                    self.decide()
            self.finish()
        except Leave:
            pass
        except (EOFError, KeyboardInterrupt):
            self.page.print()
            self.page.print(self.page.say("quit-end"), QUIET)
        if self.file.path is not None:
            self.file.save(self.file.path)

    def let_others_play(self) -> None:
        """Chance and bots, until the person is asked and nobody else is."""
        if self.page.console.is_terminal:
            with self.page.console.status(Text(self.page.say("thinking"), QUIET), spinner="dots"):
                self.play_others()
        else:
            self.play_others()

    def others_to_act(self) -> list[int]:
        return [seat for seat in self.match.state.to_act if seat != self.seat]

    def play_others(self) -> None:
        while waiting := self.others_to_act():
            if waiting[0] == CHANCE:
                self.match.let_chance(self.rng)
            else:
                world = self.match.state.imagine(waiting[0], self.rng)
                self.match.play(waiting[0], self.players[waiting[0]].decide(world, waiting[0], self.rng))

    def decide(self) -> None:
        """The person's decision: shown, asked for, played."""
        options = self.match.state.options(self.seat)
        if len(options) == 1 and options[0] in self.match.record.game.unasked:
            self.match.play(self.seat, options[0])
            self.tell_news()
            self.page.print(self.page.say("forced-pass"), QUIET)
            return
        self.file.keep()
        self.tell_news()
        self.page.draw()
        menu = menu_of(self.page.speech, self.match.state, self.seat, self.page.lang)
        self.page.ask(menu)
        ply = self.match.ply
        pending: Choice | None = None
        while self.match.ply == ply:
            text = self.line(self.page.say("prompt-mark"))
            if not text and pending is not None:
                self.match.play(self.seat, pending.move)
            elif not text:
                self.page.ask(menu)
                pending = None
            else:
                pending = self.answer(text, menu)

    def answer(self, text: str, menu: Menu) -> Choice | None:
        """Do what was typed; an option that only has to be confirmed is given back."""
        folded = " ".join(text.casefold().split())
        for choice in menu.all():
            if choice.named(folded):
                self.match.play(self.seat, choice.move)
                return None
        if folded.isdecimal():
            self.answer_number(folded, menu)
            return None
        head, _, rest = text.strip().partition(" ")
        command = COMMANDS.get(head.casefold())
        if command is not None:
            self.obey(command, rest.strip(), menu)
            return None
        return self.narrow(folded, menu)

    def answer_number(self, text: str, menu: Menu) -> None:
        number = int(text[:9])
        for choice in menu.choices:
            if choice.number == number:
                self.match.play(self.seat, choice.move)
                return
        for fold in menu.folds:
            if fold.low <= number <= fold.high:
                example = fold.series.at(number).text
                self.page.print(self.page.say("no-number-range", n=text, example=example))
                return
        self.page.print(self.page.say("no-number", n=text, last=len(menu.choices)))

    def narrow(self, text: str, menu: Menu) -> Choice | None:
        """Show the options that fit the words; a single one waits for Enter. What is forbidden says why."""
        move = self.match.state.game.lexicon.find(text)
        if move is not None:
            rule = self.match.state.refusal(self.seat, move)
            if rule is not None:
                self.page.refuse(move, rule)
                return None
        words = text.split()
        found = [choice for choice in menu.all() if choice.found_by(words)]
        if not found:
            refused = questions.refused_about(self.page, words)
            if len(refused) == 1:
                self.page.refuse(*refused[0])
            else:
                self.page.print(self.page.say("nothing-matches", text=text))
            return None
        if len(found) == 1:
            self.page.print(self.page.say("confirm", label=found[0].label), CANDLE)
            return found[0]
        self.page.print(self.page.say("matches", text=text), HEADING)
        self.page.print(Padding(self.page.columns(found[:LISTED]), (0, 0, 0, 1)))
        if len(found) > LISTED:
            self.page.print(self.page.say("more", n=len(found) - LISTED), QUIET)
        return None

    # What is read and told

    def line(self, mark: str) -> str:
        self.page.print()
        if sys.stdin is None:
            raise EOFError
        text = self.read(Text.assemble((f"{mark}> ", CANDLE)))
        return "".join([letter for letter in text if letter.isprintable()]).strip()

    def tell_news(self) -> None:
        """What happened since the person was last told."""
        first = min(self.shown, self.match.ply)
        self.shown = self.match.ply
        lines = self.page.words_of(self.match.events[first:])
        if not lines:
            return
        self.page.print()
        others = any(seat != self.seat for seat, _ in self.match.record.moves[first:])
        if others:
            self.page.print(self.page.say("since" if first else "since-start"), HEADING)
        self.page.print_lines(lines, SHOWN_LINES)

    def finish(self) -> None:
        """The end: what happened last, the final position, who won."""
        self.tell_news()
        self.page.print_end()

    # Commands

    def obey(self, command: str, rest: str, menu: Menu) -> None:
        """Do what a command says. Questions change nothing, the others do."""
        if command == "why":
            questions.why(self.page, rest, menu)
        elif command == "undo":
            self.undo()
        elif command == "log":
            questions.log(self.page, rest)
        elif command == "save":
            self.file.save(Path(rest).expanduser() if rest else None)
        elif command == "rule":
            questions.rule(self.page, rest)
        elif command == "help":
            questions.help(self.page)
        elif command == "look":
            self.page.draw()
            self.page.ask(menu)
        else:
            self.leave()

    def undo(self) -> None:
        if not self.match.can_undo(self.seat):
            self.page.print(self.page.say("cannot-undo"))
            return
        move = self.match.record.moves[-1][1]
        self.match.undo(self.seat)
        self.shown = self.match.ply
        self.page.print(self.page.say("undone", label=self.page.label(move)), QUIET)

    def leave(self) -> None:
        """Offer to save, then go."""
        if self.file.path is None:
            offered = self.file.free_path()
            answer = self.line(self.page.say("quit-ask", path=str(offered)))
            while answer.casefold() not in NO and not self.file.save(Path(answer).expanduser() if answer else offered):
                answer = self.line(self.page.say("quit-ask", path=str(offered)))
        self.page.print(self.page.say("quit-end"), QUIET)
        raise Leave
