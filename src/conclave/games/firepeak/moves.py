"""What can be done in Firepeak, by a player or by chance, with its notation."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Lexicon, Move
from conclave.games.firepeak.components import (
    CAPTIVE_NAMES,
    CAPTIVES,
    CLANS,
    CREATURES,
    DEALT_SPELLS,
    DIE,
    DUNGEON,
    GUARD,
    KINDS_OF_CLAN,
    KINDS_OF_SPELL,
    LEADERS,
    MOST_SEATS,
    NEIGHBOURS,
    PLACES,
    POSITIONS,
    SPELLS,
    SPOTS,
    TITAN_STRENGTH,
    WIZARD,
    WIZARDS,
)

LEXICON: Final = Lexicon()


class Word(Move):
    """A move that needs no field."""

    __slots__ = ()


class Wizard(Move):
    """A wizard comes to a seat: dealt (F41) or chosen (FV3)."""

    __slots__ = ("clan",)

    def __init__(self, word: str, clan: int) -> None:
        super().__init__(f"{word} {WIZARDS[clan]}")
        self.clan: Final[int] = clan


class Number(Move):
    """A number: a die, a card dealt to be returned, one of two recruits, a stated strength."""

    __slots__ = ("n",)

    def __init__(self, word: str, n: int) -> None:
        super().__init__(f"{word} {n}")
        self.n: Final[int] = n


class Creature(Move):
    """A creature card, or a Titan, named by its kind: drawn, sacrificed, taken, raised, lost."""

    __slots__ = ("kind",)

    def __init__(self, word: str, kind: int) -> None:
        super().__init__(f"{word} {CAPTIVE_NAMES[kind]}")
        self.kind: Final[int] = kind


class Spell(Move):
    """A spell, drawn, cast, or repeated by Duplicate."""

    __slots__ = ("spell",)

    def __init__(self, word: str, spell: int) -> None:
        super().__init__(f"{word} {SPELLS[spell]}")
        self.spell: Final[int] = spell


class Spot(Move):
    """A place of one's own: of a recruiter, an attacker, a creature that goes, or where something is put."""

    __slots__ = ("spot",)

    def __init__(self, word: str, spot: int, name: str) -> None:
        super().__init__(f"{word} {name}")
        self.spot: Final[int] = spot


class Between(Move):
    """Two places of one's own: from here to there, or these two exchanged."""

    __slots__ = ("here", "there")

    def __init__(self, text: str, here: int, there: int) -> None:
        super().__init__(text)
        self.here: Final[int] = here
        self.there: Final[int] = there


class At(Move):
    """A place of anybody's: a target, a creature to enchant or copy, a position for an aura."""

    __slots__ = ("owner", "spot")

    def __init__(self, owner: int, spot: int) -> None:
        super().__init__(f"at {owner}:{PLACES[spot]}")
        self.owner: Final[int] = owner
        self.spot: Final[int] = spot


class Raid(Move):
    """A creature of one's own sets out for somebody's dungeon (F65)."""

    __slots__ = ("owner", "spot")

    def __init__(self, spot: int, owner: int) -> None:
        super().__init__(f"raid {PLACES[spot]}>{owner}")
        self.spot: Final[int] = spot
        self.owner: Final[int] = owner


class Clan(Move):
    """Two creatures of this clan are sacrificed for a spell (F86)."""

    __slots__ = ("clan",)

    def __init__(self, clan: int) -> None:
        super().__init__(f"research {CLANS[clan]}")
        self.clan: Final[int] = clan


def _spots(word: str, spots: int) -> list[Spot]:
    return [LEXICON.add(Spot(word, spot, PLACES[spot])) for spot in range(spots)]


def _captives(word: str) -> list[Creature]:
    return [LEXICON.add(Creature(word, kind)) for kind in range(CAPTIVES)]


def _numbers(word: str, last: int) -> list[Number]:
    return [LEXICON.add(Number(word, n)) for n in range(1, last + 1)]


# Chance

DEAL: Final = [LEXICON.add(Wizard("deal", clan)) for clan in range(KINDS_OF_CLAN)]
ROLL: Final = _numbers("roll", DIE)
DRAW: Final = [LEXICON.add(Creature("draw", kind)) for kind in range(CREATURES)]
LEARN: Final = [LEXICON.add(Spell("learn", spell)) for spell in range(KINDS_OF_SPELL)]
LOSE: Final = _captives("lose")

# The set-up

CHOOSE: Final = [LEXICON.add(Wizard("choose", clan)) for clan in range(KINDS_OF_CLAN)]
RETURN: Final = _numbers("return", DEALT_SPELLS)

# The turn

RECRUIT: Final = [
    *[LEXICON.add(Spot("recruit", spot, PLACES[spot])) for spot in range(POSITIONS)],
    LEXICON.add(Spot("recruit", WIZARD, "wizard")),
]
CAPTURE: Final = _spots("capture", SPOTS)
BRAINWASH: Final = _numbers("brainwash", TITAN_STRENGTH)
RAID: Final = [[LEXICON.add(Raid(spot, owner)) for owner in range(MOST_SEATS)] for spot in range(SPOTS)]
MOVE: Final = [
    [
        LEXICON.add(Between(f"move {PLACES[here]}>{PLACES[there]}", here, there)) if here != there else None
        for there in range(SPOTS)
    ]
    for here in range(POSITIONS)
]
SWAP: Final = [
    LEXICON.add(Between(f"swap {PLACES[here]} {PLACES[there]}", here, there))
    for here in range(POSITIONS)
    for there in NEIGHBOURS[here]
    if here < there
]
IMPRISON: Final = _spots("imprison", SPOTS)
CAST: Final = [LEXICON.add(Spell("cast", spell)) for spell in range(KINDS_OF_SPELL)]
RESEARCH: Final = [LEXICON.add(Clan(clan)) for clan in range(KINDS_OF_CLAN)]
END: Final = LEXICON.add(Word("end"))

# Answers

AT: Final = [[LEXICON.add(At(owner, spot)) for spot in range(SPOTS)] for owner in range(MOST_SEATS)]
TO: Final = _spots("to", DUNGEON + 1)
GIVE: Final = _captives("give")
WAKE: Final = _captives("wake")
FREE: Final = _captives("free")
STEAL: Final = LEXICON.add(Word("steal"))
TAKE: Final = _captives("take")
LEAVE: Final = LEXICON.add(Word("leave"))
RAISE: Final = _captives("raise")
KEEP: Final = _numbers("keep", 2)
UP: Final = [
    LEXICON.add(Between(f"up {PLACES[here]}>{PLACES[there]}", here, there))
    for here in range(POSITIONS)
    for there in LEADERS[here]
]
REMOVE: Final = _spots("remove", POSITIONS)
DUPLICATE_AS: Final = [LEXICON.add(Spell("as", spell)) for spell in range(KINDS_OF_SPELL)]
USE_DECOY: Final = LEXICON.add(Word("decoy"))
AGAIN: Final = LEXICON.add(Word("again"))
NO: Final = LEXICON.add(Word("no"))
GUARD_TO_STRUCTURE: Final = [
    LEXICON.add(Between(f"move {PLACES[GUARD]}>{PLACES[there]}", GUARD, there)) for there in range(POSITIONS)
]
"""Never legal; so that who tries it hears why (F71)."""
RECRUIT_BY_GUARD: Final = LEXICON.add(Spot("recruit", GUARD, PLACES[GUARD]))
"""Never legal either (F55)."""
MORE: Final = LEXICON.add(Word("more"))
