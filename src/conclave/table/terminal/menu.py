"""The options of a decision as a person meets them: numbered, found by words, long ranges folded."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from conclave.engine.game import Speech
from conclave.engine.moves import Move, Series
from conclave.engine.state import State

LONG_RANGE: Final = 8
"""So many members of a series (bids) are still listed one by one."""


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


def menu_of(speech: Speech, state: State, seat: int, lang: str) -> Menu:
    """The options, numbered; long ranges are folded."""
    menu = Menu()
    series = state.game.lexicon.series
    ranges: dict[int, list[Move]] = {}

    def choice(number: int | None, move: Move) -> Choice:
        group = speech.group(state, seat, move, lang)
        return Choice(number, move, speech.label(state, seat, move, lang), group)

    def add(move: Move) -> None:
        menu.choices.append(choice(len(menu.choices) + 1, move))

    for move in state.options(seat):
        of = next((i for i, s in enumerate(series) if s.base <= move.number <= s.base + s.top), None)
        if of is None:
            add(move)
        else:
            ranges.setdefault(of, []).append(move)
    for of, moves in ranges.items():
        if len(moves) <= LONG_RANGE:
            for move in moves:
                add(move)
            continue
        add(moves[0])
        menu.folded += [choice(None, move) for move in moves[1:]]
        base = series[of].base
        group = menu.choices[-1].group
        menu.folds.append(Fold(series[of], moves[0].number - base, moves[-1].number - base, group))
    return menu
