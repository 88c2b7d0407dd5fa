"""The words of Firepeak, as the engine asks for them. `prompts` says what is asked, `labels` what can be done, `reasons` why
not, `lines` what happened.

Nothing in them looks at what the seat must not know: own figures and public ones only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conclave.engine.events import Event
from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.games.firepeak.components import (
    BEING_OF,
    CAPTIVE_NAMES,
    CAPTIVES,
    DUNGEON,
    GUARD,
    PLACES,
    SPELLS,
    STRENGTH,
    STRENGTHS,
    WIZARD,
    WIZARDS,
)
from conclave.games.firepeak.labels import asked, label
from conclave.games.firepeak.lines import LINES, line
from conclave.games.firepeak.moves import (
    BRAINWASH,
    DRAW,
    IMPRISON,
    KEEP,
    LEARN,
    LOSE,
    MORE,
    NO,
    RECRUIT,
    RECRUIT_BY_GUARD,
    RETURN,
    STEAL,
    USE_DECOY,
    At,
    Between,
    Clan,
    Creature,
    Number,
    Raid,
    Spell,
    Spot,
    Wizard,
)
from conclave.games.firepeak.naming import NAMELESS, WORDS, Names, rival
from conclave.games.firepeak.prompts import prompt
from conclave.games.firepeak.reasons import reason
from conclave.games.firepeak.state import Firepeak
from conclave.games.firepeak.steps.dice import TemptFortune
from conclave.games.firepeak.steps.general import TakeFromTides
from conclave.games.firepeak.steps.placing import JoinCaptor
from conclave.games.firepeak.steps.raid import Spoils
from conclave.games.firepeak.steps.recruit import PlaceRecruit

__all__ = ["LINES", "SPEECH", "UNGROUPED", "WORDS"]

UNGROUPED: Final = ("deal", "roll", "draw", "learn", "lose", "end", "steal", "leave", "decoy", "again", "more", "no")
"""Moves that stand under no heading, by their first word."""


class FirepeakSpeech:
    """The game's words. A rival is called by name where the names are known, else by the wizard."""

    def __init__(self, names: Names = NAMELESS) -> None:
        self.names: Final = names

    def among(self, names: Names) -> FirepeakSpeech:
        """The words among players of these names."""
        return FirepeakSpeech(names)

    def prompt(self, state: Firepeak, seat: int, lang: str) -> str:
        return prompt(state, seat, lang, self.names)

    def label(self, state: Firepeak, seat: int, move: Move, lang: str) -> str:
        return label(state, seat, move, lang, self.names)

    def group(self, state: Firepeak, seat: int, move: Move, lang: str) -> str:
        """The heading above a move: what is done, or whose it is done to."""
        word = move.text.partition(" ")[0]
        if word in UNGROUPED:
            return ""
        if isinstance(move, At):
            if move.owner == seat:
                return WORDS.say(lang, "group-own")
            return rival(lang, state, move.owner, self.names)
        if word == "give" and isinstance(asked(state, seat), (TemptFortune, PlaceRecruit)):
            return WORDS.say(lang, "group-give-up")
        if word == "raise" and isinstance(asked(state, seat), TakeFromTides):
            return WORDS.say(lang, "group-take")
        return WORDS.say(lang, f"group-{word}")

    def touches(self, state: Firepeak, seat: int, move: Move) -> list[str]:
        """The pieces on the board that a move has to do with."""
        if isinstance(move, At):
            return [spot_piece(move.owner, move.spot)]
        if isinstance(move, Between):
            return [spot_piece(seat, move.here), spot_piece(seat, move.there)]
        if isinstance(move, Raid):
            return [spot_piece(seat, move.spot), f"dungeon:{move.owner}"]
        if isinstance(move, Spot):
            return spot_touches(seat, move)
        if isinstance(move, Creature):
            return captive_touches(state, seat, move)
        if isinstance(move, Wizard):
            return [f"choice:{WIZARDS[move.clan]}"]
        if isinstance(move, Spell):
            return ["research"] if move is LEARN[move.spell] else [f"spell:{SPELLS[move.spell]}"]
        if isinstance(move, Clan):
            return ["research", *own_captives(state, seat, lambda kind: kind // STRENGTHS == move.clan)]
        if isinstance(move, Number):
            return number_touches(state, seat, move)
        step = asked(state, seat)
        if move is USE_DECOY:
            return [f"decoy:{seat}"]
        if move is MORE:
            return ["research"]
        if move is STEAL and isinstance(step, Spoils):
            return [f"dungeon:{step.owner}"]
        return [f"dungeon:{seat}"] if move is NO and isinstance(step, JoinCaptor) else []

    def reason(self, state: Firepeak, seat: int, move: Move, rule: Rule, lang: str) -> str:
        return reason(state, seat, move, rule, lang, self.names)

    def line(self, event: Event, names: list[str], seat: int | None, lang: str) -> str:
        return line(event, names, seat, lang)


def spot_piece(owner: int, spot: int) -> str:
    return f"spot:{owner}:{PLACES[spot]}"


def spot_touches(seat: int, move: Spot) -> list[str]:
    if move is RECRUIT_BY_GUARD:
        return [spot_piece(seat, GUARD)]
    if move is RECRUIT[min(move.spot, WIZARD)]:
        return [f"wizard:{seat}" if move.spot == WIZARD else spot_piece(seat, move.spot), "deck"]
    if move.spot == DUNGEON:
        return [f"dungeon:{seat}"]
    if move is IMPRISON[move.spot]:
        return [spot_piece(seat, move.spot), f"dungeon:{seat}"]
    return [spot_piece(seat, move.spot)]


def captive_touches(state: Firepeak, seat: int, move: Creature) -> list[str]:
    if move.kind < len(DRAW) and move is DRAW[move.kind]:
        return ["deck"]
    if move is LOSE[move.kind]:
        return []
    circle = isinstance(asked(state, seat), (TemptFortune, PlaceRecruit))
    return [f"captive:{CAPTIVE_NAMES[move.kind]}", *([f"circle:{seat}"] if circle else [])]


def number_touches(state: Firepeak, seat: int, move: Number) -> list[str]:
    n = move.n
    if n <= len(KEEP) and move is KEEP[n - 1]:
        return [f"drawn:{n}"]
    if move is RETURN[n - 1]:
        return [f"dealt:{n}"]
    if n <= len(BRAINWASH) and move is BRAINWASH[n - 1]:
        return [f"dungeon:{seat}", *own_captives(state, seat, lambda kind: STRENGTH[BEING_OF[kind]] == n)]
    return []


def own_captives(state: Firepeak, seat: int, fits: Callable[[int], bool]) -> list[str]:
    """The kinds in the seat's own dungeon that a move could be about."""
    if not 0 <= seat < state.seats:
        return []
    counts = state.captives(seat)
    return [f"captive:{CAPTIVE_NAMES[kind]}" for kind in range(CAPTIVES) if counts[kind] and fits(kind)]


SPEECH: Final = FirepeakSpeech()
