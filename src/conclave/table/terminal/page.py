"""What one person sees of a match: the log, the position, the options under their headings, refusals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.pretty import Pretty
from rich.rule import Rule as Line
from rich.style import Style
from rich.table import Table
from rich.text import Text

from conclave.engine.events import Event
from conclave.engine.game import Speech, among
from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.state import State
from conclave.phrases import Figure
from conclave.speech import Words
from conclave.table.match import Match
from conclave.table.terminal.menu import Choice, Fold, Menu

WORDS: Final = Words(Path(__file__).parent.parent)

BRASS: Final = Style(color="#b8923f")
HEADING: Final = Style(color="#b8923f", bold=True)
CANDLE: Final = Style(color="#e8b923", bold=True)
REFUSED: Final = Style(color="#d9604c", bold=True)
QUIET: Final = Style(dim=True)
STRONG: Final = Style(bold=True)

LISTED: Final = 40
"""So many options or lines are listed at once."""
SIDE_BY_SIDE: Final = 96
"""From this width on headings stand beside their options."""


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


@dataclass(frozen=True, slots=True)
class Page:
    """A match through the eyes of the seat of one person, printed on their console."""

    match: Match
    seat: int
    lang: str
    console: Console

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def speech(self) -> Speech:
        return among(self.state.game.speech, self.match.names)

    # Words

    def say(self, key: str, **figures: Figure) -> str:
        return WORDS.say(self.lang, key, **figures)

    def label(self, move: Move) -> str:
        return self.speech.label(self.state, self.seat, move, self.lang)

    # What is shown

    def print(self, what: RenderableType | str = "", style: Style | str = "") -> None:
        if isinstance(what, str):
            what = Text(what, style)
        self.console.print(what, highlight=False)

    def draw(self) -> None:
        draw(self.match, self.seat, self.lang, self.console)

    def words_of(self, plies: list[list[Event]]) -> list[str]:
        return words_of(self.match, [event for events in plies for event in events], self.seat, self.lang)

    def print_lines(self, lines: list[str], most: int) -> None:
        if len(lines) > most:
            self.print("  … " + self.say("earlier", n=len(lines) - most), QUIET)
        for line in lines[-most:]:
            self.print(Padding(Text(line), (0, 0, 0, 2)))

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

    def print_end(self) -> None:
        """The final position, and who won."""
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
        elif not winners:
            text = self.say("winner-nobody")
        elif len(winners) == 1:
            text = self.say("winner", who=names[winners[0]])
        else:
            listed = [names[seat] for seat in winners]
            text = self.say("winners", who=f"{', '.join(listed[:-1])} {self.say('and')} {listed[-1]}")
        self.print(text, CANDLE)
