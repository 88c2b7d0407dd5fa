"""What is in the box of Archmage, with rule numbers. Figures that are our reconstruction stand in `figures.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from conclave.engine import hexes
from conclave.engine.secrets import Backs

FIGURES: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "figures.toml").read_text(encoding="utf-8"))

NONE: Final = -1
MOST_SEATS: Final = 4
WARLORD: Final = 4
"""Where followers' owners are named: the Warlord, whose followers are Inflame tokens (AS14)."""
OWNERS: Final = 5

# Spheres, in the order of the ring; relics have the numbers of their spheres.

SPHERES: Final = ["nature", "matter", "time", "will", "death", "blood"]
RELICS: Final = ["seeds", "widgets", "scrolls", "gems", "bones", "blood"]
RACES: Final = ["dryads", "gnomes", "elves", "dwarves", "goblins", "demons"]
RING: Final = 6
BLOOD: Final = 5

# Followers (A10), movement (A90), initiation (A140 to A143, A160).

FOLLOWERS: Final = 25
COMPANY: Final = 15
JOURNEY_POINTS: Final = 5
INITIATION: Final = 2
"""Relics for an Apprentice."""
MOST_INITIATIONS: Final = 3
MOST_RECRUITS: Final = 3
START_RELICS: Final[list[int]] = [0, *FIGURES["relics"]["start"]]
"""By the distance of the planet (A13)."""
RELIC_CAP: Final[int] = FIGURES["relics"]["cap"]
NO_CAP: Final = 10_000
OVALS: Final[list[list[int]]] = [
    [],
    *[list(FIGURES["planets"][str(seats)]) for seats in range(1, MOST_SEATS + 1)],
]
"""By the number of players: the distances of the ovals from the centre (A12)."""
SIDE: Final = [-1, -1, -1, 1, 1, 1]
"""Left or right of the centre."""

# Spells: a spell has the number of its place on the diagram, 6 * level + place in the ring.

FUNDAMENTAL: Final = 0
ADVANCED: Final = 1
MASTER: Final = 2
LEVELS: Final = ["fundamental", "advanced", "master"]
KINDS_OF_SPELL: Final = 18
SPELLS: Final[list[str]] = [spell for level in LEVELS for spell in FIGURES["spells"][level]]
PLACES: Final[list[str]] = [f"{level}{i}" for level in "FAM" for i in range(RING)]
LEVEL: Final[list[int]] = [spell // RING for spell in range(KINDS_OF_SPELL)]
POINTS: Final = [1, 2, 4]
"""By level (A23 to A25)."""
COST: Final = [1, 2, 3]
"""Relics, by level (A171 to A173)."""
LOST_POINTS: Final = 1
"""For a corrupt Apprentice above the Fundamental level (A27)."""

VINES: Final[int] = SPELLS.index("vines")
TRANSMUTE: Final[int] = SPELLS.index("transmute")
QUICKEN: Final[int] = SPELLS.index("quicken")
STONE_SKIN: Final[int] = SPELLS.index("stone_skin")
DECAY: Final[int] = SPELLS.index("decay")
SUBJUGATE: Final[int] = SPELLS.index("subjugate")
WELLSPRING: Final[int] = SPELLS.index("wellspring")
GATE: Final[int] = SPELLS.index("gate")
DIVINATION: Final[int] = SPELLS.index("divination")
SHADOW: Final[int] = SPELLS.index("shadow")
IMPRISON: Final[int] = SPELLS.index("imprison")
CHASM: Final[int] = SPELLS.index("chasm")
UPHEAVAL: Final[int] = SPELLS.index("upheaval")
AUTOMATON: Final[int] = SPELLS.index("automaton")
TIME_STOP: Final[int] = SPELLS.index("time_stop")
FORTIFY: Final[int] = SPELLS.index("fortify")
CORRUPT: Final[int] = SPELLS.index("corrupt")
OBLITERATE: Final[int] = SPELLS.index("obliterate")


def _spheres(spell: int) -> list[int]:
    """The circles that overlap where the spell lies."""
    level, i = divmod(spell, RING)
    if level == FUNDAMENTAL:
        return [i]
    if level == ADVANCED:
        return [i, (i + 1) % RING]
    return [(i - 1) % RING, i, (i + 1) % RING]


SPHERES_OF: Final[list[list[int]]] = [_spheres(spell) for spell in range(KINDS_OF_SPELL)]
"""The spheres whose relics pay for a spell (A171 to A173)."""


def _parents(spell: int) -> list[int]:
    level, i = divmod(spell, RING)
    if level == FUNDAMENTAL:
        return []
    if level == ADVANCED:
        return [i, (i + 1) % RING]
    return [RING + (i - 1) % RING, RING + i]


PARENTS: Final[list[list[int]]] = [_parents(spell) for spell in range(KINDS_OF_SPELL)]
"""The two places whose Apprentices are combined for one here (A162)."""
FUNDAMENTALS: Final = (1 << RING) - 1
ADVANCEDS: Final = FUNDAMENTALS << RING
MASTERS: Final = ADVANCEDS << RING
"""The masks of the spells of a level."""
DURATION: Final[list[str]] = [
    next(duration for duration, spells in FIGURES["duration"].items() if spell in spells) for spell in SPELLS
]
DURATION_ALONE: Final[list[str]] = ["temporary" if spell == "shadow" else DURATION[n] for n, spell in enumerate(SPELLS)]
"""AS18 Alone Shadow holds for one turn of the Warlord."""

VINES_TOKENS: Final[int] = FIGURES["effects"]["vines_tokens"]
VINES_TOLL: Final[int] = FIGURES["effects"]["vines_toll"]
UPHEAVAL_TOLL: Final[int] = FIGURES["effects"]["upheaval_toll"]
TRANSMUTE_MOST: Final[int] = FIGURES["effects"]["transmute_most"]
QUICKEN_POINTS: Final[int] = FIGURES["effects"]["quicken_points"]
DECAY_LIMIT: Final = 10
"""A200."""
SUBJUGATED: Final[int] = FIGURES["effects"]["subjugate_followers"]
CHASM_LENGTH: Final[int] = FIGURES["effects"]["chasm_length"]
WELLSPRING_RELICS: Final[int] = FIGURES["effects"]["wellspring_relics"]
SHADOW_PENALTY: Final[int] = FIGURES["effects"]["shadow_penalty"]
IMPRISON_RANGE: Final[int] = FIGURES["effects"]["imprison_range"]
OBLITERATE_RANGE: Final[int] = FIGURES["effects"]["obliterate_range"]

# Hexes: what lies on a cell of the table, face up or down. Lands have the numbers of their relics.

LANDS: Final = ["grove", "ruins", "library", "mine", "crypt"]
KINDS_OF_LAND: Final = 5
RUINS: Final = 1
CAMP: Final = 5
DROW: Final = 6
TROLLS: Final = 7
GREMLINS: Final = 8
TOWN: Final = 9
ENCLAVE: Final = 10
"""ENCLAVE + sphere is the enclave of that sphere's mythic race."""
TOWER: Final = 16
"""The Cursed Tower."""
FACES: Final = [*LANDS, "camp", "drow", "trolls", "gremlins", "town", *RACES, "cursed_tower"]
HIDDEN: Final = 17
"""A Wilderness face down."""
HIDDEN_OUTPOST: Final = 18
KINDS_FACE_DOWN: Final = 9
"""Lands and Outposts: what can lie face down."""
WILDERNESS_BACK: Final = 0
OUTPOST_BACK: Final = 1
BACKS: Final = Backs([KINDS_OF_LAND, KINDS_FACE_DOWN - KINDS_OF_LAND])
OUTPOSTS: Final[list[int]] = [FIGURES["outposts"][face] for face in FACES[CAMP:TOWN]]
HYBRID: Final[list[list[int]]] = [
    [SPHERES.index(sphere) for sphere in FIGURES["hybrids"][face]] for face in FACES[DROW:TOWN]
]
"""The two spheres of each hybrid race, by face - DROW."""


def holdable(face: int) -> bool:
    """A70 Can a follower be put here: an explored Wilderness, a Camp or a Town?"""
    return 0 <= face <= CAMP or face == TOWN


HOLDABLE: Final[list[bool]] = [holdable(face) for face in range(HIDDEN_OUTPOST + 1)]

# Cells: all places of the table within reach of Upheaval, flat-top hexes in axial coordinates, columns from left to right.

REACH: Final[int] = FIGURES["effects"]["upheaval_range"]
DIRECTIONS: Final[list[str]] = hexes.DIRECTIONS
TABLE: Final = hexes.Hexagon(REACH)
SITES: Final[list[tuple[int, int]]] = TABLE.sites
CELLS: Final[int] = len(SITES)
CELL_AT: Final[dict[tuple[int, int], int]] = TABLE.at
CELL_NAMES: Final[list[str]] = [f"{'abcdefghijklmno'[q + REACH]}{r - max(-REACH, -REACH - q) + 1}" for q, r in SITES]
CENTRE: Final[int] = TABLE.centre
BEYOND: Final[list[list[int]]] = TABLE.beyond
"""The next cell in each direction, or NONE."""
AROUND: Final[list[list[int]]] = TABLE.around
"""The neighbours of each cell."""
VINES_AREA: Final[list[list[int]]] = [TABLE.within(cell, 1) for cell in range(CELLS)]
IMPRISON_AREA: Final[list[list[int]]] = [TABLE.within(cell, IMPRISON_RANGE) for cell in range(CELLS)]
OBLITERATE_AREA: Final[list[list[int]]] = [TABLE.within(cell, OBLITERATE_RANGE) for cell in range(CELLS)]


def _land(columns: list[str]) -> list[int]:
    """The hexes of a land by cell, as they lie at the start."""
    hexes = [NONE] * CELLS
    half = len(columns) // 2
    enclaves = [SPHERES.index(sphere) for sphere in FIGURES["enclaves"]["order"]]
    for i, column in enumerate(columns):
        q = i - half
        top = -(len(column) - 1 + q) // 2
        for row, letter in enumerate(column):
            if letter == ".":
                continue
            cell = CELL_AT[q, top + row]
            if letter == "R":
                beside = BEYOND[CENTRE]
                hexes[cell] = TOWER if cell == CENTRE else ENCLAVE + enclaves[beside.index(cell)]
            else:
                hexes[cell] = {"W": HIDDEN, "O": HIDDEN_OUTPOST, "T": TOWN}[letter]
    return hexes


LAND: Final[list[list[int]]] = [
    [],
    *[_land(FIGURES["land"][str(seats)]) for seats in range(1, MOST_SEATS + 1)],
]
"""By the number of players."""

# Spell tokens (A178), numbered apart from the spells that place them.

NO_TOKEN: Final = 0
VINES_TOKEN: Final = 1
UPHEAVAL_TOKEN: Final = 2
WELLSPRING_TOKEN: Final = 3
CHASM_TOKEN: Final = 4
TOKENS: Final = ["", "vines", "upheaval", "wellspring", "chasm"]
TOLL: Final[list[int]] = [1, 1 + VINES_TOLL, 1 + UPHEAVAL_TOLL, 1, 1]
"""What entering a hex costs, by the token on it (A91, A94a)."""
FADING: Final[list[bool]] = [
    spell != NONE and DURATION[spell] == "temporary" for spell in (NONE, VINES, UPHEAVAL, WELLSPRING, CHASM)
]
"""The tokens that leave when their caster's next turn begins (A50)."""

# Land majorities (A28 to A30)

MAJORITY: Final = 2
SHARED_MAJORITY: Final = 1

# The turn (A40)

PREPARATION: Final = 0
JOURNEY: Final = 1
JOURNEYS_END: Final = 2
PHASES: Final = ["preparation", "journey", "journeys_end"]

# Solo (AS1 to AS21)

MARCH: Final[list[int]] = list(FIGURES["solo"]["march"])
FLAMES: Final[int] = FIGURES["solo"]["flames"]
DECAY_STEPS: Final[int] = FIGURES["solo"]["decay_steps"]
CORRUPT_POINTS: Final[int] = FIGURES["solo"]["corrupt_points"]
OUTPOST_POINTS: Final[int] = FIGURES["solo"]["outpost_points"]
DIFFICULTIES: Final = ["apprentice", "adept", "master"]
DIFFICULTY: Final[list[int]] = [FIGURES["solo"][name] for name in DIFFICULTIES]
