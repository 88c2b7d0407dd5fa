"""Tables in a terminal: the inks and the habits that the games share. Signs and words carry the meaning, colour only helps."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.style import Style
from rich.text import Text

from conclave.speech import Figure, Words

V = TypeVar("V")

BRASS: Final = Style(color="#b8923f")
HEADING: Final = Style(color="#b8923f", bold=True)
QUIET: Final = Style(dim=True)
CANDLE: Final = Style(color="#e8b923", bold=True)
WARNING: Final = Style(color="#d9604c", bold=True)
STRONG: Final = Style(bold=True)


class Drawing(Generic[V]):
    """A view that is drawn when the width of the terminal is known."""

    def __init__(self, words: Words, view: V, names: list[str], seat: int | None, lang: str) -> None:
        self.words: Final = words
        self.view: Final[V] = view
        self.names: Final = names
        self.seat: Final = seat
        self.lang: Final = lang
        self.width: int = 80

    def say(self, key: str, **figures: Figure) -> str:
        return self.words.say(self.lang, key, **figures)

    def who(self, seat: int) -> str:
        """A player's name, marked if it is the viewer's."""
        name = self.names[seat]
        you = self.say("you")
        return f"{name} ({you})" if seat == self.seat and name.casefold() != you else name

    def block(self, title: str, note: str, *parts: RenderableType) -> RenderableType:
        """Something under a heading."""
        heading = Text.assemble((title, HEADING), ("  " + note if note else "", QUIET))
        return Padding(Group(heading, *parts), (1, 1, 0, 1))

    def line_of(self, parts: list[str]) -> RenderableType:
        """The line above everything: title, round, whose turn."""
        title = Text("  ·  ").join([Text(part, HEADING if i == 0 else STRONG) for i, part in enumerate(parts)])
        return Padding(Rule(title, style=BRASS), (1, 0, 0, 0))
