"""What is in the box of the Ritual at Firepeak, with rule numbers. Costs of spells stand in `spells.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from conclave.engine.secrets import Backs

NONE: Final = -1
MOST_SEATS: Final = 5

# Clans (F9, F10): the enemy of a clan is the other one of its pair, `clan ^ 1`.

CLANS: Final = ["doom", "cler", "twil", "dawn", "night", "gaia"]
KINDS_OF_CLAN: Final = 6
DOOM: Final = 0
CLER: Final = 1
TWIL: Final = 2
DAWN: Final = 3
NIGHT: Final = 4
GAIA: Final = 5

# The structure (F16): positions a to i, the guard's place, and the dungeon as a destination.

POSITIONS: Final = 9
GUARD: Final = 9
SPOTS: Final = 10
"""Positions and the guard's place: the places of a seat where a creature lies face up."""
DUNGEON: Final = 10
WIZARD: Final = 9
"""As a recruiter: the wizard himself, who lies above a and b (F50)."""
PLACES: Final = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "guard", "dungeon"]
LEVEL: Final[list[int]] = [1, 1, 2, 2, 2, 3, 3, 3, 3]
TOP_LEVEL: Final = 1
LOW_LEVEL: Final = 3
LEADERS: Final[list[list[int]]] = [[], [], [0], [0, 1], [1], [2], [2, 3], [3, 4], [4]]
"""The creatures directly above (F17); those of level 1 have the wizard."""
MINIONS: Final[list[list[int]]] = [[2, 3], [3, 4], [5, 6], [6, 7], [7, 8], [], [], [], [], [0, 1]]
"""The positions directly below (F18); the last entry is the wizard's."""
LEADER_MASK: Final[list[int]] = [sum(1 << leader for leader in leaders) for leaders in LEADERS]
STRUCTURE: Final = (1 << POSITIONS) - 1
"""The mask of all positions."""
BESIDE: Final[list[list[int]]] = [[1], [0], [3], [2, 4], [3], [6], [5, 7], [6, 8], [7]]
NEIGHBOURS: Final[list[list[int]]] = [sorted(LEADERS[p] + MINIONS[p] + BESIDE[p]) for p in range(POSITIONS)]
"""F20."""
ENOUGH: Final = 9
ENOUGH_WITH_MIGHT: Final = 8
LEVEL_BONUS: Final = 1
CLAN_BONUS: Final = 1

# Creatures (F9): kind = 4 * clan + strength - 1.

STRENGTHS: Final = 4
CREATURES: Final = 24
COPIES: Final[list[int]] = [2, 3, 3, 2]
"""By strength."""
NAMES: Final = [
    ["henchman", "ghost", "vampire", "demon"],
    ["acolyte", "monk", "paladin", "angel"],
    ["goblin", "orc", "ogre", "troll"],
    ["squire", "dwarf", "knight", "griffin"],
    ["bat", "harpy", "gargoyle", "dragon"],
    ["fairy", "dryad", "centaur", "giant"],
]
"""By clan and strength; most are our reconstruction, and no rule refers to them."""
WIZARDS: Final = ["malgrath", "benedikta", "grimmsel", "aurelian", "corvina", "sylvane"]
"""One a clan, in the order of the clans; the names are ours."""

# Beings: everything that can lie face up in a structure. Creatures are 0 to 23.

FAMILIAR: Final = 24
GOLEM: Final = 25
TITAN: Final = 26
PLAIN_BEINGS: Final = 27
SHADE: Final = 27
"""SHADE + b is a Shade that copies the being b."""
DUPLICATED: Final = 54
"""DUPLICATED + b is the being b where the card that lies there is Duplicate (FA53)."""
BEINGS: Final = 108
TITAN_STRENGTH: Final = 5
SUMMONED_STRENGTH: Final = 1


def _likeness(being: int) -> int:
    being %= DUPLICATED
    return being - SHADE if being >= SHADE else being


LIKE: Final[list[int]] = [_likeness(being) for being in range(BEINGS)]
"""What a being is taken for: a creature's kind, or FAMILIAR, GOLEM, TITAN."""
CLAN: Final[list[int]] = [like // STRENGTHS if like < CREATURES else NONE for like in LIKE]
STRENGTH: Final[list[int]] = [
    like % STRENGTHS + 1 if like < CREATURES else TITAN_STRENGTH if like == TITAN else SUMMONED_STRENGTH
    for like in LIKE
]
"""The printed strength."""
IS_SHADE: Final[list[bool]] = [being % DUPLICATED >= SHADE for being in range(BEINGS)]


def lying(being: int, spot: int) -> int:
    """A being and the spot where it lies as one figure of an event."""
    return SPOTS * being + spot


# Spells

_TABLE: Final = tomllib.loads((Path(__file__).parent / "spells.toml").read_text(encoding="utf-8"))
SPELLS: Final[list[str]] = list(_TABLE)
KINDS_OF_SPELL: Final = 36
TYPES: Final = ["aura", "circle", "enchantment", "summoning", "general"]
TYPE: Final[list[int]] = [TYPES.index(_TABLE[spell]["type"]) for spell in SPELLS]
AURA: Final = 0
CIRCLE: Final = 1
ENCHANTMENT: Final = 2
SUMMONING: Final = 3
GENERAL: Final = 4
COST: Final[list[list[tuple[int, int]]]] = [
    [(CLANS.index(symbol.split()[0].lower()), int((symbol + " 1").split()[1])) for symbol in _TABLE[spell]["cost"]]
    for spell in SPELLS
]
"""Clan and least strength of each sacrifice (F76)."""

AURA_DEFENSE: Final = 0
AURA_NEUTRALITY: Final = 1
AURA_RESISTANCE: Final = 2
AURA_STEALTH: Final = 3
AURA_STRENGTH: Final = 4
FIRST_CIRCLE: Final = 5
CIRCLE_FORTUNE: Final = 5
CIRCLE_GUILE: Final = 6
CIRCLE_MAGIC: Final = 7
CIRCLE_MIGHT: Final = 8
CIRCLE_SCRYING: Final = 9
FIRST_ENCHANTMENT: Final = 10
AGGRESSION: Final = 10
ATROPHY: Final = 11
AVATAR: Final = 12
ETHEREALITY: Final = 13
MASK_COMMAND: Final = 14
MYSTIC_ARMOR: Final = 15
KINDS_OF_ENCHANTMENT: Final = 6
SUMMON_FAMILIAR: Final = 16
SUMMON_GOLEM: Final = 17
SUMMON_SHADE: Final = 18
SUMMON_TITAN: Final = 19
BALANCE: Final = 20
DECOY: Final = 21
DOMINATION: Final = 22
DUPLICATE: Final = 23
LUCKY_CHARM: Final = 24
MAGIC_TEMPEST: Final = 25
MOBILITY: Final = 26
RAISE_DEAD: Final = 27
RESURRECTION: Final = 28
SCRY: Final = 29
SMITE: Final = 30
STONE_SPIRIT: Final = 31
TIDES_CHAOS: Final = 32
TIME_WARP: Final = 33
TORNADO: Final = 34
TOUCH_DEATH: Final = 35

# A lasting spell in play is the number of its effect, plus AS_DUPLICATE where the card that lies there is Duplicate.

AS_DUPLICATE: Final = 36

ATROPHY_MALUS: Final = 1
AVATAR_BONUS: Final = 2
AURA_BONUS: Final = 1
POWER_BONUS: Final = 1
GUILE_BONUS: Final = 1
MAGIC_BONUS: Final = 1
FORTUNE_BONUS: Final = 1
DEFENSE_DIE: Final = 6
TOUCH_FACTOR: Final = 2
BALANCE_LEVEL: Final = 3
TIDES_CARDS: Final = 2
RAISED: Final = 2
WARPED_ACTIONS: Final = 2
SMITE_ACTIONS: Final = 1
DOOM_ACTIONS: Final = 1
MOBILITY_MOVES: Final = 20
"""FA62."""

# Enchantments on a creature are a mask: bit n is the n-th enchantment, bit 6 + n the same where the card is Duplicate,
# BOUND an Aggression whose owner's turn began with it and that has not been obeyed yet (F105, FA22).

BOUND: Final = 1 << (2 * KINDS_OF_ENCHANTMENT)


def charm(effect: int) -> int:
    """The mask of an enchantment, from either card."""
    return (1 | 1 << KINDS_OF_ENCHANTMENT) << (effect - FIRST_ENCHANTMENT)


AGGRESSIVE: Final = charm(AGGRESSION)
ATROPHIED: Final = charm(ATROPHY)
EXALTED: Final = charm(AVATAR)
ETHEREAL: Final = charm(ETHEREALITY)
MASKED: Final = charm(MASK_COMMAND)
ARMOURED: Final = charm(MYSTIC_ARMOR)

# Cards that can lie face down. Titans lie in dungeons as the spell cards they are, so everybody sees where (FA25).

CREATURE_BACK: Final = 0
TITAN_BACK: Final = 1
SPELL_BACK: Final = 3
TITAN_KIND: Final = 24
DUPLICATE_TITAN_KIND: Final = 25
FIRST_SPELL_KIND: Final = 26
CAPTIVES: Final = 26
"""Kinds that can lie in a dungeon: creatures and the two cards that can be a Titan."""
BACKS: Final = Backs([CREATURES, 1, 1, KINDS_OF_SPELL])
BEING_OF: Final[list[int]] = [*range(CREATURES), TITAN, DUPLICATED + TITAN]
"""The being that a captive becomes in play."""


def captive(being: int) -> int:
    """The card that goes to a dungeon or the discard pile for a being; NONE for summonings that never do."""
    if being < CREATURES:
        return being
    if being == TITAN:
        return TITAN_KIND
    return DUPLICATE_TITAN_KIND if being == DUPLICATED + TITAN else NONE


CAPTIVE_OF: Final[list[int]] = [captive(being) for being in range(BEINGS)]


def card(being: int) -> int:
    """The spell card that lies there for a summoned being."""
    if being >= DUPLICATED:
        return DUPLICATE
    if being >= SHADE:
        return SUMMON_SHADE
    return [SUMMON_FAMILIAR, SUMMON_GOLEM, SUMMON_TITAN][being - FAMILIAR]


CARD_OF: Final[list[int]] = [card(being) if being >= CREATURES else NONE for being in range(BEINGS)]


def name(kind: int) -> str:
    """How a captive is written: `twil-3`, or `titan`; a Titan that is a Duplicate is `titan2`."""
    if kind < CREATURES:
        return f"{CLANS[kind // STRENGTHS]}-{kind % STRENGTHS + 1}"
    return "titan" if kind == TITAN_KIND else "titan2"


CAPTIVE_NAMES: Final[list[str]] = [name(kind) for kind in range(CAPTIVES)]

# The turn and the set-up

ACTIONS: Final = 2
DEALT_SPELLS: Final = 7
RETURNED_SPELLS: Final = 2
RESEARCH_COST: Final = 2
DIE: Final = 6
MOST_ROUNDS: Final = 60
