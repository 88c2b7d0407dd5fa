"""Things in words: hexes, relics, spheres, spells, seats, lists. Texts stand in `text/*.ftl`.

A seat is named by the sign that it has at the table, since words about a position know no players' names.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from conclave.games.archmage.components import CELL_NAMES, FACES, HIDDEN, NONE, RELICS, RING, SPELLS, SPHERES
from conclave.games.archmage.state import Archmage
from conclave.speech import Words

WORDS: Final = Words(Path(__file__).parent)
BACKS: Final = ["wilderness", "outpost"]


def spell_text(lang: str, of: int, form: str, alone: bool) -> str:
    """What a spell does: its `effect`, or a `brief` one. AS18 Alone four of them do something else."""
    key = f"spell-{SPELLS[of]}.{form}"
    return WORDS.say(lang, f"{key}-solo" if alone and f"{key}-solo" in WORDS.keys(lang) else key)


# Hexes


def face_key(face: int) -> str:
    """A hex that shows this, or its back."""
    return f"face-{FACES[face] if face < HIDDEN else BACKS[face - HIDDEN]}"


def face(lang: str, of: int, form: str = "") -> str:
    """Grove; with the form `one`, a Grove."""
    key = face_key(of)
    return WORDS.say(lang, f"{key}.{form}" if form else key)


def spot(lang: str, state: Archmage, cell: int) -> str:
    """h5 (Grove); just the cell where there is no land."""
    return named_spot(lang, cell, state.ground[cell])


def named_spot(lang: str, cell: int, of: int) -> str:
    """The same for a hex that shows something given."""
    if of == NONE:
        return CELL_NAMES[cell]
    return WORDS.say(lang, "spot", cell=CELL_NAMES[cell], face=face(lang, of))


def spots(lang: str, state: Archmage, cells: Sequence[int], word: str = "and") -> str:
    """Several hexes."""
    return listed(lang, [spot(lang, state, cell) for cell in cells], word)


# Relics, spheres, spells


def relic(lang: str, of: int) -> str:
    """Seeds, as a kind."""
    return WORDS.say(lang, f"relic-{RELICS[of]}")


def some(lang: str, of: int, n: int) -> str:
    """2 Seeds."""
    return WORDS.say(lang, f"relic-{RELICS[of]}.some", n=n)


def purse(lang: str, counts: Sequence[int]) -> str:
    """2 Seeds and 1 Gem, from counts by kind."""
    return listed(lang, [some(lang, kind, counts[kind]) for kind in range(RING) if counts[kind]])


def sphere(lang: str, of: int, form: str = "") -> str:
    """Nature; with the form `of`, of Nature."""
    key = f"sphere-{SPHERES[of]}"
    return WORDS.say(lang, f"{key}.{form}" if form else key)


def spell(lang: str, of: int) -> str:
    return WORDS.say(lang, f"spell-{SPELLS[of]}")


# Seats


def sign(lang: str, owner: int, form: str = "") -> str:
    """A seat, or the Warlord; with the form `of`, as an owner."""
    return WORDS.say(lang, f"sign-{owner}.{form}" if form else f"sign-{owner}")


# Lists


def listed(lang: str, parts: Sequence[str], word: str = "and") -> str:
    """a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {WORDS.say(lang, word)} {parts[-1]}"
