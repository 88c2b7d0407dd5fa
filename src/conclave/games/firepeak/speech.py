"""The words of Firepeak."""

from __future__ import annotations

from conclave.engine.events import Event
from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.games.firepeak.state import Firepeak


class FirepeakSpeech:
    """The game's words, as the engine asks for them."""

    def prompt(self, state: Firepeak, seat: int, lang: str) -> str:
        return type(state.agenda[-1]).__name__ if state.agenda else ""

    def label(self, state: Firepeak, seat: int, move: Move, lang: str) -> str:
        return str(move)

    def group(self, state: Firepeak, seat: int, move: Move, lang: str) -> str:
        return ""

    def touches(self, state: Firepeak, seat: int, move: Move) -> list[str]:
        return []

    def reason(self, state: Firepeak, seat: int, move: Move, rule: Rule, lang: str) -> str:
        return rule.text(lang)

    def line(self, event: Event, names: list[str], seat: int | None, lang: str) -> str:
        return repr(event)


SPEECH = FirepeakSpeech()
