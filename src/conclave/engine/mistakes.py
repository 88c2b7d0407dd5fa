"""Mistakes a person can make: what was wrong and what would be right, in both languages. They change nothing."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule

_WORDS: Final = {
    "unreadable": (
        "“{text}” is not a move of this game.",
        "„{text}“ ist kein Zug dieses Spiels.",
    ),
    "illegal": ("“{text}” is not allowed: {why} ({rule})", "„{text}“ ist nicht erlaubt: {why} ({rule})"),
    "not_asked": (
        "“{text}” from seat {seat} is not allowed now: {why} ({rule})",
        "„{text}“ von Platz {seat} ist jetzt nicht erlaubt: {why} ({rule})",
    ),
    "game": (
        "There is no game “{text}”. These can be played: {known}.",
        "Es gibt kein Spiel „{text}“. Spielbar sind: {known}.",
    ),
    "broken_game": (
        "The game “{game}” cannot be loaded: {what}.",
        "Das Spiel „{game}“ lässt sich nicht laden: {what}.",
    ),
    "seats": (
        "{game} takes {low} to {high} players, not {seats}.",
        "{game_de} ist für {low} bis {high} Personen, nicht für {seats}.",
    ),
    "option": (
        "{game} has no option “{text}”. It has: {known}.",
        "{game_de} kennt keine Option „{text}“. Es gibt: {known}.",
    ),
    "option_value": (
        "The option {option} cannot be “{text}”. It can be: {known}.",
        "Die Option {option} kann nicht „{text}“ sein. Möglich sind: {known}.",
    ),
    "rule": (
        "{game} has no rule “{text}”. The first is {first}, the last {last}.",
        "{game_de} hat keine Regel „{text}“. Die erste ist {first}, die letzte {last}.",
    ),
    "record": ("{where}, line {line}: {what}", "{where}, Zeile {line}: {what}"),
    "file": ("{where}: {what}", "{where}: {what}"),
    "usage": ("{en}", "{de}"),
}


class Mistake(Exception):
    """Something a person got wrong. `text(lang)` says it in one sentence."""

    def __init__(self, key: str, values: dict[str, str]) -> None:
        super().__init__(key)
        self.key: Final[str] = key
        self.values: Final[dict[str, str]] = values

    def text(self, lang: str = "en") -> str:
        return _WORDS[self.key][1 if lang == "de" else 0].format(**self.values)

    def __str__(self) -> str:
        return self.text("en")


def usage(en: str, de: str) -> Mistake:
    """What somebody asked for that cannot be done, said in both languages where it is found."""
    return Mistake("usage", {"en": en, "de": de})


class UnreadableMove(Mistake):
    """A text that is no move of the game."""

    def __init__(self, text: str) -> None:
        super().__init__("unreadable", {"text": text})


class IllegalMove(Mistake):
    """A move that a rule forbids here; it carries the rule."""

    def __init__(self, move: Move, rule: Rule) -> None:
        super().__init__("illegal", {})
        self.move: Final[Move] = move
        self.rule: Final[Rule] = rule

    def text(self, lang: str = "en") -> str:
        line = _WORDS[self.key][1 if lang == "de" else 0]
        return line.format(text=self.move.text, why=self.rule.text(lang), rule=self.rule.id, **self.values)


class NotAsked(IllegalMove):
    """A move by a seat that is not asked now."""

    def __init__(self, move: Move, rule: Rule, seat: int) -> None:
        super().__init__(move, rule)
        self.values["seat"] = str(seat)

    def text(self, lang: str = "en") -> str:
        line = _WORDS["not_asked"][1 if lang == "de" else 0]
        return line.format(text=self.move.text, why=self.rule.text(lang), rule=self.rule.id, **self.values)
