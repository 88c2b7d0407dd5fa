"""The words of Candlelight: what is asked, what can be done, why not, what happened. Texts stand in `text/*.ftl`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from conclave.engine.events import UNSEEN, Event
from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.speech import Words

from .components import CANDLE
from .moves import Candle, Draw, Rise
from .state import Candlelight
from .steps import Watch

WORDS: Final = Words(Path(__file__).parent)


class CandlelightSpeech:
    """The game's words, as the engine asks for them."""

    def prompt(self, state: Candlelight, seat: int, lang: str) -> str:
        if state.over:
            return WORDS.say(lang, "prompt-over")
        if seat not in state.to_act:
            return WORDS.say(lang, "prompt-wait")
        key = "prompt-watch" if isinstance(state.agenda[-1], Watch) else "prompt-light"
        return WORDS.say(lang, key, points=state.star)

    def label(self, state: Candlelight, seat: int, move: Move, lang: str) -> str:
        if isinstance(move, Candle):
            word = move.text.split()[0]
            piece = state.secrets.nth(seat, CANDLE, move.nth)
            kind = state.secrets.known(piece, seat) if piece >= 0 else -1
            if kind < 0:
                return WORDS.say(lang, f"label-{word}.nth", n=move.nth + 1)
            return WORDS.say(lang, f"label-{word}", candle=kind + 1)
        if isinstance(move, Draw):
            return WORDS.say(lang, "label-draw", candle=move.kind + 1)
        if isinstance(move, Rise):
            return WORDS.say(lang, "label-star", points=move.star)
        return WORDS.say(lang, "label-leave")

    def group(self, state: Candlelight, seat: int, move: Move, lang: str) -> str:
        return ""

    def touches(self, state: Candlelight, seat: int, move: Move) -> list[str]:
        return [f"candle:{move.nth + 1}"] if isinstance(move, Candle) else []

    def reason(self, state: Candlelight, seat: int, move: Move, rule: Rule, lang: str) -> str:
        return rule.text(lang)

    def line(self, event: Event, names: list[str], seat: int | None, lang: str) -> str:
        who = names[event.seat] if event.seat >= 0 else ""
        if event.what == "draws":
            candle = event.seen_by(seat).hidden
            return "" if candle == UNSEEN else WORDS.say(lang, "line-draws", who=who, a=candle)
        return WORDS.say(lang, f"line-{event.what}", who=who, a=event.a, b=event.b)


SPEECH: Final = CandlelightSpeech()
