"""A match at a terminal: one person against bots, in words. It knows no game: only options, labels and the screen."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.pretty import Pretty
from rich.rule import Rule as Line
from rich.style import Style
from rich.table import Table
from rich.text import Text

from conclave.bots.player import Player
from conclave.engine.events import Event
from conclave.engine.game import Speech
from conclave.engine.moves import CHANCE, Move, Series
from conclave.engine.records import ENDING
from conclave.engine.rules import Rule
from conclave.engine.state import State
from conclave.speech import Figure, Words, file_trouble
from conclave.table.match import Match

WORDS: Final = Words(Path(__file__).parent)

BRASS: Final = Style(color="#b8923f")
HEADING: Final = Style(color="#b8923f", bold=True)
CANDLE: Final = Style(color="#e8b923", bold=True)
REFUSED: Final = Style(color="#d9604c", bold=True)
QUIET: Final = Style(dim=True)
STRONG: Final = Style(bold=True)

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
SIDE_BY_SIDE: Final = 96
"""From this width on headings stand beside their options."""
LONG_RANGE: Final = 8
"""So many members of a series (bids) are still listed one by one."""
LISTED: Final = 40
FOLDED: Final = 4
"""So many moves refused by one rule are told with their figures."""
FOUND_RULES: Final = 6

Reader = Callable[[Text], str]
"""Asks for a line; raises EOFError when there is none."""


class Leave(Exception):
    """The person leaves the table."""


@dataclass(slots=True)
class Choice:
    """An option as it is shown; members of a folded range have no number."""

    number: int | None
    move: Move
    label: str
    group: str

    def found_by(self, words: list[str]) -> bool:
        text = f"{self.label} {self.move.text} {self.group}".casefold()
        return all(word in text for word in words)

    def named(self, text: str) -> bool:
        """Is this exactly its label or its notation?"""
        return text in (self.label.casefold(), self.move.text)


@dataclass(slots=True)
class Fold:
    """Members of a series that are not listed one by one."""

    series: Series
    low: int
    high: int
    group: str


@dataclass(slots=True)
class Menu:
    """Everything that can be played now."""

    choices: list[Choice] = field(default_factory=list)
    folded: list[Choice] = field(default_factory=list)
    folds: list[Fold] = field(default_factory=list)

    def all(self) -> Iterable[Choice]:
        yield from self.choices
        yield from self.folded


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
    Place(match, players, seat, lang, console, rng, save_to, read).run()


def show(match: Match, seat: int | None, lang: str, console: Console) -> None:
    """What happened in a match, and the position it led to, through the eyes of a seat or of a spectator (None)."""
    lines = words_of(match, [event for events in match.events for event in events], seat, lang)
    console.print(Text(WORDS.say(lang, "log-title" if lines else "log-empty"), HEADING))
    for line in lines:
        console.print(Padding(Text(line), (0, 0, 0, 2)), highlight=False)
    draw(match, seat, lang, console)


def words_of(match: Match, events: Iterable[Event], seat: int | None, lang: str) -> list[str]:
    """Events as lines of the log; those that need no words are left out."""
    names = match.names
    speech = match.state.game.speech
    lines = [speech.line(event.seen_by(seat), names, seat, lang) for event in events]
    return [line for line in lines if line]


def draw(match: Match, seat: int | None, lang: str, console: Console) -> None:
    """The position, as its game draws it."""
    view = match.state.view(seat)
    screen = match.state.game.screen
    console.print(screen(view, match.names, seat, lang) if screen else Pretty(view), highlight=False)


class Place:
    """One person's place at a match. `read` gives their lines; everything else is printed."""

    def __init__(
        self,
        match: Match,
        players: Mapping[int, Player],
        seat: int,
        lang: str,
        console: Console,
        rng: Random,
        save_to: Path | None,
        read: Reader | None,
    ) -> None:
        missing = [s for s in range(match.record.seats) if s != seat and s not in players]
        if missing:
            raise ValueError(f"nobody plays for seats {missing}")
        self.match: Final = match
        self.players: Final = players
        self.seat: Final = seat
        self.lang: Final = lang
        self.console: Final = console
        self.rng: Final = rng
        self.read: Final[Reader] = read or self._ask_console
        self.save_to = save_to
        self.written: set[Path] = {save_to} if save_to else set()
        self.shown = 0
        """Up to which ply the person has been told what happened."""

    # The loop

    def run(self) -> None:
        try:
            while not self.state.over:
                if self.others_to_act():
                    self.let_others_play()
                else:
                    self.decide()
            self.finish()
        except Leave:
            pass
        except (EOFError, KeyboardInterrupt):
            self.print()
            self.print(self.say("quit-end"), QUIET)
        if self.save_to is not None:
            self.save(self.save_to)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def speech(self) -> Speech:
        return self.state.game.speech

    def let_others_play(self) -> None:
        """Chance and bots, until the person is asked and nobody else is."""
        if self.console.is_terminal:
            with self.console.status(Text(self.say("thinking"), QUIET), spinner="dots"):
                self.play_others()
        else:
            self.play_others()

    def others_to_act(self) -> list[int]:
        return [seat for seat in self.state.to_act if seat != self.seat]

    def play_others(self) -> None:
        while waiting := self.others_to_act():
            if waiting[0] == CHANCE:
                self.match.let_chance(self.rng)
            else:
                world = self.state.imagine(waiting[0], self.rng)
                self.match.play(waiting[0], self.players[waiting[0]].decide(world, waiting[0], self.rng))

    def decide(self) -> None:
        """The person's decision: shown, asked for, played."""
        options = self.state.options(self.seat)
        if len(options) == 1 and options[0] in self.match.record.game.unasked:
            self.match.play(self.seat, options[0])
            self.tell_news()
            self.print(self.say("forced-pass"), QUIET)
            return
        self.keep()
        self.tell_news()
        self.draw()
        menu = self.menu()
        self.ask(menu)
        ply = self.match.ply
        pending: Choice | None = None
        while self.match.ply == ply:
            text = self.line(self.say("prompt-mark"))
            if not text and pending is not None:
                self.match.play(self.seat, pending.move)
            elif not text:
                self.ask(menu)
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
                self.print(self.say("no-number-range", n=text, example=example))
                return
        self.print(self.say("no-number", n=text, last=len(menu.choices)))

    def narrow(self, text: str, menu: Menu) -> Choice | None:
        """Show the options that fit the words; a single one waits for Enter. What is forbidden says why."""
        move = self.state.game.lexicon.find(text)
        if move is not None:
            rule = self.state.refusal(self.seat, move)
            if rule is not None:
                self.refuse(move, rule)
                return None
        words = text.split()
        found = [choice for choice in menu.all() if choice.found_by(words)]
        if not found:
            refused = [(move, rule) for move, rule in self.state.refused(self.seat) if self.about(move, words)]
            if len(refused) == 1:
                self.refuse(*refused[0])
            else:
                self.print(self.say("nothing-matches", text=text))
            return None
        if len(found) == 1:
            self.print(self.say("confirm", label=found[0].label), CANDLE)
            return found[0]
        self.print(self.say("matches", text=text), HEADING)
        self.print(Padding(self.columns(found[:LISTED]), (0, 0, 0, 1)))
        if len(found) > LISTED:
            self.print(self.say("more", n=len(found) - LISTED), QUIET)
        return None

    def about(self, move: Move, words: list[str]) -> bool:
        text = f"{self.label(move)} {move.text}".casefold()
        return all(word in text for word in words)

    # What is shown

    def say(self, key: str, **figures: Figure) -> str:
        return WORDS.say(self.lang, key, **figures)

    def label(self, move: Move) -> str:
        return self.speech.label(self.state, self.seat, move, self.lang)

    def print(self, what: RenderableType | str = "", style: Style | str = "") -> None:
        if isinstance(what, str):
            what = Text(what, style)
        self.console.print(what, highlight=False)

    def line(self, mark: str) -> str:
        self.print()
        text = self.read(Text.assemble((f"{mark}> ", CANDLE)))
        return "".join([letter for letter in text if letter.isprintable()]).strip()

    def _ask_console(self, mark: Text) -> str:
        return self.console.input(mark)

    def words_of(self, plies: list[list[Event]]) -> list[str]:
        return words_of(self.match, [event for events in plies for event in events], self.seat, self.lang)

    def tell_news(self) -> None:
        """What happened since the person was last told."""
        first = min(self.shown, self.match.ply)
        self.shown = self.match.ply
        lines = self.words_of(self.match.events[first:])
        if not lines:
            return
        self.print()
        others = any(seat != self.seat for seat, _ in self.match.record.moves[first:])
        if others:
            self.print(self.say("since" if first else "since-start"), HEADING)
        self.print_lines(lines, SHOWN_LINES)

    def print_lines(self, lines: list[str], most: int) -> None:
        if len(lines) > most:
            self.print("  … " + self.say("earlier", n=len(lines) - most), QUIET)
        for line in lines[-most:]:
            self.print(Padding(Text(line), (0, 0, 0, 2)))

    def draw(self) -> None:
        draw(self.match, self.seat, self.lang, self.console)

    def menu(self) -> Menu:
        """The options, numbered; long ranges are folded."""
        menu = Menu()
        ranges: dict[int, list[Move]] = {}
        series = self.state.game.lexicon.series
        for move in self.state.options(self.seat):
            of = next((i for i, s in enumerate(series) if s.base <= move.number <= s.base + s.top), None)
            if of is None:
                menu.choices.append(self.choice(len(menu.choices) + 1, move))
            else:
                ranges.setdefault(of, []).append(move)
        for of, moves in ranges.items():
            if len(moves) <= LONG_RANGE:
                for move in moves:
                    menu.choices.append(self.choice(len(menu.choices) + 1, move))
                continue
            menu.choices.append(self.choice(len(menu.choices) + 1, moves[0]))
            menu.folded += [self.choice(None, move) for move in moves[1:]]
            base = series[of].base
            group = menu.choices[-1].group
            menu.folds.append(Fold(series[of], moves[0].number - base, moves[-1].number - base, group))
        return menu

    def choice(self, number: int | None, move: Move) -> Choice:
        group = self.speech.group(self.state, self.seat, move, self.lang)
        return Choice(number, move, self.label(move), group)

    def ask(self, menu: Menu) -> None:
        """The prompt and the options, under their headings."""
        self.print()
        self.print(Text.assemble(("▶ " if not self.console.options.ascii_only else "> ", CANDLE)).append(
            self.speech.prompt(self.state, self.seat, self.lang), CANDLE
        ))  # fmt: skip
        groups: dict[str, list[Choice]] = {}
        for choice in menu.choices:
            groups.setdefault(choice.group, []).append(choice)
        self.print()
        beside = max([len(group) for group in groups], default=0) + 2 if self.console.width >= SIDE_BY_SIDE else 0
        table = Table.grid()
        for group, choices in groups.items():
            ranges = [Text(self.range_text(fold), QUIET) for fold in menu.folds if fold.group == group]
            options = Group(self.columns(choices, beside), *[Padding(text, (0, 0, 0, 4)) for text in ranges])
            if beside:
                table.add_row(Text(group.ljust(beside), HEADING), options)
            else:
                table.add_row(Group(Text(group, HEADING), options) if group else options)
        self.print(Padding(table, (0, 0, 0, 1)))
        self.print()
        self.print(Padding(Text(self.say("hint"), QUIET), (0, 0, 0, 1)))

    def range_text(self, fold: Fold) -> str:
        example = fold.series.at(min(fold.high, fold.low + 5)).text
        return self.say("range", low=fold.low, high=fold.high, example=example)

    def columns(self, choices: list[Choice], beside: int = 0) -> Table:
        """Options side by side as far as the terminal is wide, numbered along the rows."""
        widest = max(len(choice.label) for choice in choices) + 6
        across = max(1, min(4, len(choices), (self.console.width - 2 - beside) // widest))
        table = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(across):
            table.add_column(justify="right", no_wrap=True, width=3)
            table.add_column(overflow="fold", min_width=min(widest - 5, self.console.width - 8 - beside))
        for at in range(0, len(choices), across):
            row: list[Text] = []
            for choice in choices[at : at + across]:
                row += [Text("" if choice.number is None else str(choice.number), BRASS), Text(choice.label)]
            table.add_row(*row)
        return table

    def refuse(self, move: Move, rule: Rule) -> None:
        """Why a move is forbidden: the seal with the rule's number, and the reason."""
        self.print(Text.assemble((f" {rule.id} ", REFUSED.combine([REFUSED, Style(reverse=True)])), " ").append(
            self.say("refused", label=self.label(move)), STRONG
        ))  # fmt: skip
        self.print(Padding(Text(self.speech.reason(self.state, self.seat, move, rule, self.lang)), (0, 0, 0, 2)))

    def finish(self) -> None:
        """The end: what happened last, the final position, who won."""
        self.tell_news()
        names = self.match.names
        if self.state.game.screen:
            self.draw()
        else:
            self.print(Line(Text(self.say("over"), HEADING), style=BRASS))
            scores = self.state.scores()
            for seat in sorted(range(self.state.seats), key=lambda seat: -scores[seat]):
                self.print(self.say("points", who=names[seat], n=scores[seat]))
        winners = self.state.winners()
        self.print()
        if winners == [self.seat]:
            text = self.say("winner-you")
        elif len(winners) == 1:
            text = self.say("winner", who=names[winners[0]])
        else:
            listed = [names[seat] for seat in winners]
            text = self.say("winners", who=f"{', '.join(listed[:-1])} {self.say('and')} {listed[-1]}")
        self.print(text, CANDLE)

    # Commands

    def obey(self, command: str, rest: str, menu: Menu) -> None:
        if command == "why":
            self.why(rest, menu)
        elif command == "undo":
            self.undo()
        elif command == "log":
            self.log(rest)
        elif command == "save":
            self.save(Path(rest).expanduser() if rest else None)
        elif command == "rule":
            self.rule(rest)
        elif command == "help":
            self.help()
        elif command == "look":
            self.draw()
            self.ask(menu)
        else:
            self.leave()

    def why(self, text: str, menu: Menu) -> None:
        """What is refused here, or why one move is."""
        refused = self.state.refused(self.seat)
        if not text:
            self.list_refused(refused)
            return
        words = text.casefold().split()
        move = self.state.game.lexicon.find(text)
        if move is not None:
            rule = self.state.refusal(self.seat, move)
            if rule is None:
                self.print(self.say("why-allowed", label=self.label(move)))
            else:
                self.refuse(move, rule)
            return
        found = [(move, rule) for move, rule in refused if self.about(move, words)]
        if len(found) == 1:
            self.refuse(*found[0])
        elif found:
            self.list_refused(found)
        else:
            allowed = next((choice for choice in menu.all() if choice.found_by(words)), None)
            if allowed is None:
                self.print(self.say("why-unknown", text=text))
            else:
                self.print(self.say("why-allowed", label=allowed.label))

    def list_refused(self, refused: list[tuple[Move, Rule]]) -> None:
        """By rule: its words once, then the moves it forbids, with figures while they are few."""
        if not refused:
            self.print(self.say("why-nothing"))
            return
        self.print(self.say("why-title"), HEADING)
        by_rule: dict[str, list[tuple[Move, Rule]]] = {}
        for move, rule in refused:
            by_rule.setdefault(rule.id, []).append((move, rule))
        for id, pairs in by_rule.items():
            words = pairs[0][1].text(self.lang)
            self.print(Padding(Text.assemble((f"{id} ", REFUSED), words), (1, 0, 0, 1)))
            if len(pairs) > FOLDED:
                labels = "; ".join([self.label(move) for move, _ in pairs])
                self.print(Padding(Text(labels, STRONG), (0, 0, 0, 3)))
                continue
            for move, rule in pairs:
                reason = self.speech.reason(self.state, self.seat, move, rule, self.lang)
                extra = reason[len(words) :].strip() if reason.startswith(words) else reason
                line = Text.assemble((self.label(move), STRONG), f"  {extra}" if extra else "")
                self.print(Padding(line, (0, 0, 0, 3)))

    def undo(self) -> None:
        if not self.match.can_undo(self.seat):
            self.print(self.say("cannot-undo"))
            return
        move = self.match.record.moves[-1][1]
        self.match.undo(self.seat)
        self.shown = self.match.ply
        self.print(self.say("undone", label=self.label(move)), QUIET)

    def log(self, rest: str) -> None:
        lines = self.words_of(self.match.events)
        if not lines:
            self.print(self.say("log-empty"))
            return
        self.print(self.say("log-title"), HEADING)
        self.print_lines(lines, int(rest[:9]) or 1 if rest.isdecimal() else LISTED)

    def rule(self, text: str) -> None:
        """A rule by its number, or those with a word."""
        book = self.state.game.rulebook
        words = book.words(self.lang)
        first = next(iter(words), "-")
        if not text:
            self.print(self.say("rule-usage", first=first))
            return
        rule = book.find(text)
        if rule is not None:
            self.print(Padding(Text.assemble((f"{rule.id} ", HEADING), rule.text(self.lang)), (0, 0, 0, 1)))
            return
        found = [(id, words[id]) for id in words if text.casefold() in words[id].casefold()]
        if not found:
            self.print(self.say("rule-unknown", text=text, first=first))
            return
        self.print(self.say("rule-found", text=text), HEADING)
        for id, sentence in found[:FOUND_RULES]:
            self.print(Padding(Text.assemble((f"{id} ", HEADING), sentence), (0, 0, 0, 1)))
        if len(found) > FOUND_RULES:
            rest = ", ".join([id for id, _ in found[FOUND_RULES:]])
            self.print(Padding(Text(self.say("more", n=len(found) - FOUND_RULES) + f": {rest}", QUIET), (0, 0, 0, 1)))

    def help(self) -> None:
        first = next(iter(self.state.game.rulebook.words(self.lang)), "-")
        self.print(self.say("help-title"), HEADING)
        table = Table.grid(padding=(0, 3, 0, 1))
        for topic in ("number", "words", "move", "why", "undo", "log", "rule", "save", "look", "quit"):
            table.add_row(Text(self.say(f"help-{topic}", first=first), STRONG), Text(self.say(f"help-{topic}.text")))
        self.print(table)

    def leave(self) -> None:
        """Offer to save, then go."""
        if self.save_to is None:
            offered = self.free_path()
            answer = self.line(self.say("quit-ask", path=str(offered)))
            while answer.casefold() not in NO and not self.save(Path(answer).expanduser() if answer else offered):
                answer = self.line(self.say("quit-ask", path=str(offered)))
        self.print(self.say("quit-end"), QUIET)
        raise Leave

    # The record on disk

    def free_path(self) -> Path:
        """Where the match is written if nobody says: a name that nothing has yet."""
        id = self.state.game.id
        paths = (Path(f"{id}-{n}{ENDING}" if n else f"{id}{ENDING}") for n in range(10_000))
        return next(path for path in paths if path in self.written or not path.exists())

    def save(self, path: Path | None) -> bool:
        """Write the record; say where, or in one sentence why not."""
        path = path or self.save_to or self.free_path()
        if not path.suffix and not path.is_dir():
            path = path.with_suffix(ENDING)
        fault = self.write(path)
        self.print(fault or self.say("saved", path=str(path)), REFUSED if fault else "")
        return not fault

    def keep(self) -> None:
        """Write the record where it was asked to be kept; a fault is told when the person leaves."""
        if self.save_to is not None:
            self.write(self.save_to)

    def write(self, path: Path) -> str:
        """The whole record or nothing: written beside, then renamed. What went wrong, or nothing."""
        if path.is_dir():
            return self.say("save-folder", path=str(path))
        if path.exists() and path not in self.written:
            return self.say("save-exists", path=str(path))
        beside = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            beside.write_text(self.match.record.write(), encoding="utf-8")
            beside.replace(path)
        except FileNotFoundError:
            return self.say("save-no-folder", path=str(path.parent))
        except PermissionError:
            return self.say("save-forbidden", path=str(path))
        except OSError as error:
            return self.say("save-failed", path=str(path), why=file_trouble(error, self.lang))
        finally:
            if beside.exists():
                beside.unlink()
        self.written.add(path)
        return ""
