"""What holds for the words of every game: whatever is asked, offered, refused and told has some, and they give nothing away."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from conclave.engine.events import Event
from conclave.engine.game import Speech
from conclave.engine.moves import CHANCE, Move
from conclave.engine.rules import LANGUAGES
from conclave.engine.state import State
from conclave.speech import Words
from conclave.web.shelf import figures

ENOUGH: Final = 300
"""Options of one decision that are looked at."""


def told_in(room: Path) -> set[str]:
    """The events that the sources in a room tell of."""
    calls = [call for path in room.rglob("*.py") for call in re.findall(r"\.tell\(\s*[^,)]*", path.read_text("utf-8"))]
    return {word for call in calls for word in re.findall(r'"(\w+)"', call)}


COUNTED: Final = ("due", "left", "limit", "m", "n", "points", "space")
"""Figures that count something."""
PLURALS: Final = {
    "en": r"\b1 (\w+ )?(cards|fires|followers|gems|hexes|points|relics|rounds|sentinels|slots|steps|things|times|tokens)\b"
    r"|\b1 (of [\w ]+ )?are\b",
    "de": r"\b1 (\w+ )?(Dinge|Felder|Gefolgsleute|Karten|Plätze|Punkte|Relikte|Runden|Schritte|Steine|Wächter)n?\b"
    r"|\b1 sind\b|\bsind 1\b",
}


YOU: Final = re.compile(r"\b(you|yours?|du|dich|dir|deine?[mnrs]?)\b", re.IGNORECASE)


def said_of_one(words: Words, lang: str) -> dict[str, str]:
    """All texts, with a 1 wherever something is counted. A text for the board may have another for one thing beside it."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse((words.folder / f"{lang}.ftl").read_text("utf-8")).body:
        if not isinstance(entry, Message):
            continue
        texts = {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
        if entry.value is not None and f"{entry.id.name}.one" not in texts:
            texts[entry.id.name] = entry.value
        for key, pattern in texts.items():
            found[key] = words.say(lang, key, **{name: 1 if name in COUNTED else "x" for name in figures(pattern)})
    return found


def plurals_of_one(words: Words, lang: str) -> set[str]:
    """Texts that speak of one thing as of many."""
    return {key for key, said in said_of_one(words, lang).items() if re.search(PLURALS[lang], said)}


def labels_for_you(words: Words, lang: str) -> set[str]:
    """Labels that speak to whoever moves: a replay and an analysis show them to others as well."""
    return {key for key, said in said_of_one(words, lang).items() if key.startswith("label-") and YOU.search(said)}


def check_words(
    speech: Speech, state: State, events: Iterable[Event], names: list[str], piece: re.Pattern[str], twins: bool = False
) -> None:
    """Sentences for what is asked and told; labels that tell the options apart; reasons that quote the rule. Where there are
    `twins`, as two cards of one value, options may have the same label but never touch the same piece too. Of a long range of
    bids the first are enough."""
    for lang in LANGUAGES:
        for seat in range(state.seats):
            prompt = speech.prompt(state, seat, lang)
            assert prompt[0].isupper() or prompt[0] == "„"
            assert prompt[-1] in ".?"
        for event in events:
            for eyes in (None, 0, state.seats - 1):
                line = speech.line(event.seen_by(eyes), names, eyes, lang)
                assert not line or (line.endswith(".") and "  " not in line)
        for seat in state.to_act:
            moves = list(state.options(seat))[:ENOUGH]
            labels = [
                (speech.label(state, seat, move, lang), *(speech.touches(state, seat, move) if twins else ()))
                for move in moves
            ]
            assert len(set(labels)) == len(labels)
            for move in moves:
                speech.group(state, seat, move, lang)
                assert all(piece.fullmatch(touched) for touched in speech.touches(state, seat, move))
            for move, rule in state.refused(seat):
                assert speech.label(state, seat, move, lang)
                assert speech.reason(state, seat, move, rule, lang).startswith(rule.text(lang))


def check_labels(
    speech: Speech, state: State, seats: Iterable[int], moves: Sequence[Move], piece: re.Pattern[str], lang: str
) -> None:
    """Every move has a label wherever it is named, for whomever; and a reason where it is refused."""
    for seat in seats:
        for move in moves:
            assert speech.label(state, seat, move, lang)
            assert isinstance(speech.group(state, seat, move, lang), str)
            touched = speech.touches(state, seat, move)
            assert seat == CHANCE or all(piece.fullmatch(each) for each in touched)
            rule = state.refusal(seat, move) if seat != CHANCE else None
            if rule is not None:
                assert speech.reason(state, seat, move, rule, lang)


def check_same_in_every_world(speech: Speech, state: State, moves: Sequence[Move], rng: Random) -> None:
    """No word hangs on what the seat has not seen."""
    for seat in range(state.seats):
        world = state.imagine(seat, rng)
        assert speech.prompt(state, seat, "en") == speech.prompt(world, seat, "en")
        for move in moves:
            assert speech.label(state, seat, move, "en") == speech.label(world, seat, move, "en")
            assert speech.group(state, seat, move, "en") == speech.group(world, seat, move, "en")
            assert speech.touches(state, seat, move) == speech.touches(world, seat, move)
            rule = state.refusal(seat, move)
            assert rule is world.refusal(seat, move)
            if rule is not None:
                assert speech.reason(state, seat, move, rule, "en") == speech.reason(world, seat, move, rule, "en")
