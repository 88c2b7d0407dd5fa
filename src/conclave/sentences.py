"""Sentences that games build alike: the lines of the log, and the questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from conclave.engine.events import Event
from conclave.engine.state import State
from conclave.engine.steps import Step
from conclave.speech import Figure, Words


def sentence(text: str) -> str:
    """A text with a capital letter in front."""
    return text[:1].upper() + text[1:]


class Telling:
    """An event that is being put into words for a seat, or for spectators."""

    def __init__(
        self,
        words: Words,
        lines: Mapping[str, Sequence[str]],
        event: Event,
        names: Sequence[str],
        seat: int | None,
        lang: str,
    ) -> None:
        self.words: Final = words
        self.event: Final = event
        self.names: Final = names
        self.seat: Final = seat
        self.lang: Final = lang
        self.own: Final[bool] = event.seat == seat
        """Is it told to whom it happens?"""
        self.meanings: Final = lines[event.what]
        """What the event's numbers mean, in order."""
        self.figures: dict[str, Figure] = {"who": names[event.seat]}

    def line(self) -> str:
        """The line of the log."""
        for meaning, number in zip(self.meanings, (self.event.a, self.event.b, self.event.c), strict=False):
            self.translate(meaning, number)
        return sentence(self.text())

    def translate(self, meaning: str, number: int) -> None:
        """Add to the figures what a number of the event means."""
        raise NotImplementedError

    def text(self) -> str:
        """The words, once all numbers are translated."""
        raise NotImplementedError

    def say(self, key: str, **figures: Figure) -> str:
        return self.words.say(self.lang, key, **{**self.figures, **figures})

    def to_you(self, key: str) -> str:
        """The same text in the words for whom it happens to, if that is who is told."""
        return self.say(f"{key}-you" if self.own else key)


def plain_question(
    words: Words, plain: Mapping[type[Step[Any]], str], state: State, seat: int, lang: str
) -> str | None:
    """That the match is over, that others are asked, or a question without figures; None where there is more to say."""
    if state.over:
        return words.say(lang, "prompt-over")
    if seat not in state.to_act:
        return words.say(lang, "prompt-wait")
    key = plain.get(type(state.agenda[-1]))
    return None if key is None else words.say(lang, key)
