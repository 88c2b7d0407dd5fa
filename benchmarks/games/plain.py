"""Words for games that nobody plays at our table: a move is called what it is written."""

from __future__ import annotations

from typing import Any, Final

from conclave.engine.events import Event
from conclave.engine.moves import Move
from conclave.engine.rules import Rule


class PlainSpeech:
    """A game's words, made of its notation and its rulebook alone."""

    def prompt(self, state: Any, seat: int, lang: str) -> str:
        law: Rule = state.agenda[-1].law()
        return law.text(lang)

    def label(self, state: Any, seat: int, move: Move, lang: str) -> str:
        return move.text

    def group(self, state: Any, seat: int, move: Move, lang: str) -> str:
        return ""

    def touches(self, state: Any, seat: int, move: Move) -> list[str]:
        return []

    def reason(self, state: Any, seat: int, move: Move, rule: Rule, lang: str) -> str:
        return rule.text(lang)

    def line(self, event: Event, names: list[str], seat: int | None, lang: str) -> str:
        return f"{names[event.seat]}: {event.what} {event.a}" if event.seat >= 0 else f"{event.what} {event.a}"


PLAIN: Final = PlainSpeech()
