"""Things in words: names, cards, sums of energy, lists. Texts stand in `text/*.ftl`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from conclave.games.zavandor.components import COLOURS, CONCENTRATED, KIND_COLOUR, OBJECTS, VALUE
from conclave.speech import Words

WORDS: Final = Words(Path(__file__).parent)


def name(lang: str, thing: int) -> str:
    return WORDS.say(lang, f"thing-{OBJECTS[thing]}")


def the(lang: str, thing: int) -> str:
    return WORDS.say(lang, f"thing-{OBJECTS[thing]}.the")


def bare(lang: str, thing: int) -> str:
    return WORDS.say(lang, f"thing-{OBJECTS[thing]}.bare")


def card(lang: str, kind: int, form: str) -> str:
    return WORDS.say(lang, f"colour-{COLOURS[KIND_COLOUR[kind]]}.{form}", value=VALUE[kind])


def lump(lang: str, colour: int) -> str:
    return WORDS.say(lang, f"colour-{COLOURS[colour]}.lump", value=CONCENTRATED[colour])


def in_words(lang: str, kinds: list[int], dust: int) -> str:
    """Pieces as `suggest` names them: blue 5 + concentrated green 30 + 10 dust."""
    ordered = sorted([kind for kind in kinds if kind >= 0]) + sorted([kind for kind in kinds if kind < 0], reverse=True)
    pieces = [card(lang, kind, "piece") if kind >= 0 else lump(lang, -1 - kind) for kind in ordered]
    if dust or not pieces:
        pieces.append(WORDS.say(lang, "some-dust", n=dust))
    return " + ".join(pieces)


def amounts(lang: str, cards: int, lumps: int, dust: int) -> list[str]:
    """How many cards, how many pieces of concentrated energy, how much dust; what is none is left out."""
    parts = [("some-cards", cards), ("some-lumps", lumps), ("some-dust", dust)]
    return [WORDS.say(lang, key, n=n) for key, n in parts if n]


def listed(lang: str, parts: list[str]) -> str:
    """a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {WORDS.say(lang, 'and')} {parts[-1]}"
