"""What the documents have: spheres, spells and their places, the lands, the compass. Nothing here is taken from the program."""

from __future__ import annotations

from functools import cache

Spot = tuple[int, int]

SPHERES = ("nature", "matter", "time", "will", "death", "blood")
RELICS = ("seeds", "widgets", "scrolls", "gems", "bones", "blood")
LANDS = ("grove", "ruins", "library", "mine", "crypt")
"""Each gives the relic with its number; Blood has no land."""
RACES = ("dryads", "gnomes", "elves", "dwarves", "goblins", "demons")
HYBRIDS = {"drow": ("time", "blood"), "trolls": ("will", "nature"), "gremlins": ("death", "matter")}
OUTPOSTS = {"camp": 3, "drow": 1, "trolls": 1, "gremlins": 1}

FUNDAMENTAL = ("vines", "transmute", "quicken", "stone_skin", "decay", "subjugate")
ADVANCED = ("wellspring", "gate", "divination", "shadow", "imprison", "chasm")
MASTER = ("upheaval", "automaton", "time_stop", "fortify", "corrupt", "obliterate")
SPELLS = FUNDAMENTAL + ADVANCED + MASTER
JOURNEY_ONLY = ("quicken", "gate", "divination", "subjugate")
TEMPORARY_TOKENS = ("vines", "chasm")
DEARER = ("vines", "upheaval")
"""Tokens that cost a movement point more."""

COMPASS = ("n", "ne", "se", "s", "sw", "nw")
STEP: dict[str, Spot] = {"n": (0, -1), "ne": (1, -1), "se": (1, 0), "s": (0, 1), "sw": (-1, 1), "nw": (-1, 0)}
CITY: tuple[Spot, ...] = ((0, 0), *STEP.values())
CENTRE: Spot = (0, 0)
FARTHEST = 5
"""Upheaval lays no hex farther from the Cursed Tower."""

# The columns as the document lists them, and ours for fewer players: the row of the highest hex, then downwards.
LAND_FOR_FOUR = {
    **{-4: (1, "WOW"), -3: (-1, "OWWWWO"), -2: (-2, "TWWTWWT"), -1: (-2, "WWRRWW"), 0: (-2, "WRRRW")},
    **{1: (-3, "WWRRWW"), 2: (-4, "TWWTWWT"), 3: (-4, "OWWWWO"), 4: (-3, "WOW")},
}
LAND_FOR_TWO = {
    **{-3: (0, "OWWO"), -2: (-1, "WWTWW"), -1: (-2, "WWRRWW"), 0: (-3, "OTRRRTO")},
    **{1: (-3, "WWRRWW"), 2: (-3, "WWTWW"), 3: (-3, "OWWO")},
}
LEFT_OUT_BY_THREE: tuple[Spot, ...] = ((-4, 1), (-4, 3), (4, -3), (4, -1), (0, 2))
KINDS = {"W": "wilderness", "O": "outpost", "T": "town", "R": "enclave"}


def land(seats: int, full: bool = False) -> dict[Spot, str]:
    """The kind of hex on each spot at the start."""
    columns = LAND_FOR_TWO if seats < 3 and not (full and seats == 2) else LAND_FOR_FOUR
    found = {(q, top + row): KINDS[kind] for q, (top, hexes) in columns.items() for row, kind in enumerate(hexes)}
    for spot in LEFT_OUT_BY_THREE if seats == 3 and not full else ():
        del found[spot]
    found[CENTRE] = "cursed_tower"
    return found


def name(spot: Spot) -> str:
    """How the table calls a spot: columns a to k from left to right, numbers from the top of a hexagon of radius 5."""
    q, r = spot
    return f"{'abcdefghijk'[q + 5]}{r + 6 + min(q, 0)}"


def spot(word: str) -> Spot:
    q = "abcdefghijk".index(word[0]) - 5
    return q, int(word[1:]) - 6 - min(q, 0)


def step(spot: Spot, direction: str) -> Spot:
    q, r = STEP[direction]
    return spot[0] + q, spot[1] + r


@cache
def around(spot: Spot) -> tuple[Spot, ...]:
    return tuple(step(spot, direction) for direction in COMPASS)


def distance(one: Spot, other: Spot) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


TABLE = [(q, r) for q in range(-5, 6) for r in range(-5, 6) if distance((q, r), CENTRE) <= FARTHEST]


def pieces(spots: set[Spot]) -> int:
    """How many pieces of land these are."""
    left, count = set(spots), 0
    while left:
        edge, count = [left.pop()], count + 1
        while edge:
            near = left.intersection(around(edge.pop()))
            left -= near
            edge += near
    return count


def in_one_piece(spots: set[Spot]) -> bool:
    return pieces(spots) <= 1


def level(spell: str) -> int:
    """1, 2 or 3: what a spell costs."""
    return 1 + SPELLS.index(spell) // 6


def worth(spell: str) -> int:
    return (1, 2, 4)[level(spell) - 1]


def circles(spell: str) -> list[int]:
    """The circles in which the place of a spell lies; their relics pay for it."""
    i = SPELLS.index(spell) % 6
    return [[i], [i, (i + 1) % 6], [(i - 1) % 6, i, (i + 1) % 6]][level(spell) - 1]


def below(spell: str) -> tuple[str, str]:
    """The two places that meet in that of an Advanced or Master spell."""
    i = SPELLS.index(spell) % 6
    if level(spell) == 2:
        return FUNDAMENTAL[i], FUNDAMENTAL[(i + 1) % 6]
    return ADVANCED[(i - 1) % 6], ADVANCED[i]
