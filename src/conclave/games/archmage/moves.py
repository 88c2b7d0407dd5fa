"""What can be done in Archmage, by a player or by chance, with its notation."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Lexicon, Move
from conclave.games.archmage.components import (
    ADVANCED,
    AROUND,
    CELL_NAMES,
    CELLS,
    DIRECTIONS,
    FACES,
    KINDS_FACE_DOWN,
    KINDS_OF_SPELL,
    MARCH,
    MOST_RECRUITS,
    MOST_SEATS,
    RELICS,
    RING,
    SPELLS,
    SPHERES,
)

LEXICON: Final = Lexicon()


class Word(Move):
    """A move that needs no field."""

    __slots__ = ()


class Cell(Move):
    """A cell of the table: where the Mage goes, what a spell is aimed at, where a hex is moved to."""

    __slots__ = ("cell",)

    def __init__(self, word: str, cell: int) -> None:
        super().__init__(f"{word} {CELL_NAMES[cell]}")
        self.cell: Final[int] = cell


class Sphere(Move):
    """A sphere: of a planet, of an Apprentice, of a relic."""

    __slots__ = ("sphere",)

    def __init__(self, word: str, sphere: int, name: str) -> None:
        super().__init__(f"{word} {name}")
        self.sphere: Final[int] = sphere


class Spell(Move):
    """A spell that is cast, or whose place on the diagram an Apprentice rises to."""

    __slots__ = ("spell",)

    def __init__(self, word: str, spell: int) -> None:
        super().__init__(f"{word} {SPELLS[spell]}")
        self.spell: Final[int] = spell


class Number(Move):
    """A number: of recruits, of a die, of the seat that begins."""

    __slots__ = ("n",)

    def __init__(self, word: str, n: int) -> None:
        super().__init__(f"{word} {n}")
        self.n: Final[int] = n


class Direction(Move):
    """One of the six directions, clockwise from north."""

    __slots__ = ("direction",)

    def __init__(self, word: str, direction: int) -> None:
        super().__init__(f"{word} {DIRECTIONS[direction]}")
        self.direction: Final[int] = direction


class Face(Move):
    """What a hex shows when it is turned up."""

    __slots__ = ("face",)

    def __init__(self, face: int) -> None:
        super().__init__(f"find {FACES[face]}")
        self.face: Final[int] = face


class Other(Move):
    """Another player."""

    __slots__ = ("other",)

    def __init__(self, other: int) -> None:
        super().__init__(f"against {other}")
        self.other: Final[int] = other


class Board(Move):
    """A sphere on another player's Tower Board: its doorway, or an Apprentice in it."""

    __slots__ = ("other", "sphere")

    def __init__(self, word: str, other: int, sphere: int) -> None:
        super().__init__(f"{word} {other}:{SPHERES[sphere]}")
        self.other: Final[int] = other
        self.sphere: Final[int] = sphere


def _cells(word: str) -> list[Cell]:
    return [LEXICON.add(Cell(word, cell)) for cell in range(CELLS)]


def _spheres(word: str) -> list[Sphere]:
    return [LEXICON.add(Sphere(word, sphere, SPHERES[sphere])) for sphere in range(RING)]


def _relics(word: str) -> list[Sphere]:
    return [LEXICON.add(Sphere(word, relic, RELICS[relic])) for relic in range(RING)]


def _boards(word: str) -> list[list[Board]]:
    return [[LEXICON.add(Board(word, other, sphere)) for sphere in range(RING)] for other in range(MOST_SEATS)]


# Chance

DEAL: Final = _spheres("deal")
"""A planet comes to the next oval (A12)."""
START: Final = [LEXICON.add(Number("start", seat)) for seat in range(MOST_SEATS)]
FIND: Final = [LEXICON.add(Face(face)) for face in range(KINDS_FACE_DOWN)]
COMPASS: Final = [LEXICON.add(Direction("compass", direction)) for direction in range(len(DIRECTIONS))]
"""The direction die (AS2); also what the player answers where Shadow lets him choose (AS18)."""
PACE: Final = {n: LEXICON.add(Number("march", n)) for n in sorted(set(MARCH))}

# Preparation

PLANET: Final = _spheres("planet")

# Journey

GO: Final = _cells("go")
GO_FROM: Final[list[list[Cell]]] = [[GO[cell] for cell in around] for around in AROUND]
"""A step to each neighbour."""
EXPLORE: Final = LEXICON.add(Word("explore"))
PLACE: Final = LEXICON.add(Word("place"))
UNWARD: Final = LEXICON.add(Word("unward"))
ATTACK: Final = LEXICON.add(Word("attack"))
DIVINE: Final = _cells("divine")
STOP: Final = LEXICON.add(Word("stop"))
"""The Journey is over."""

# Journey's End

GATHER: Final = LEXICON.add(Word("gather"))
RECRUIT: Final = [LEXICON.add(Number("recruit", n)) for n in range(1, MOST_RECRUITS + 1)]
INITIATE: Final = _spheres("initiate")
WARDS: Final = LEXICON.add(Word("wards"))
BUILD: Final = LEXICON.add(Word("build"))
PROMOTE: Final = [LEXICON.add(Spell("promote", spell)) for spell in range(RING * ADVANCED, KINDS_OF_SPELL)]
"""Named by the place that is reached."""
END: Final = LEXICON.add(Word("end"))

# Spells

CAST: Final = [LEXICON.add(Spell("cast", spell)) for spell in range(KINDS_OF_SPELL)]
PAY: Final = _relics("pay")
AT: Final = _cells("at")
TO: Final = _cells("to")
TOWARD: Final = [LEXICON.add(Direction("toward", direction)) for direction in range(len(DIRECTIONS))]
AGAINST: Final = [LEXICON.add(Other(other)) for other in range(MOST_SEATS)]
DISCARD: Final = _relics("discard")
DOOR: Final = _boards("door")
TAINT: Final = _boards("taint")
TEACH: Final = _spheres("teach")

# Answers

TRADE: Final = _spheres("trade")
"""An Apprentice for two relics when a hybrid enclave is found (A100)."""
GIVE: Final = _relics("give")
TAKE: Final = _relics("take")
TAKE_FOLLOWER: Final = LEXICON.add(Word("take follower"))
CLEAN: Final = LEXICON.add(Word("clean"))
CORRUPTED: Final = LEXICON.add(Word("corrupt"))
"""Which of two Apprentices at a place is promoted (A162)."""
DONE: Final = LEXICON.add(Word("done"))
