"""What is printed on the pieces of Archmage, as the board in the browser draws it: read from `components`, never repeated."""

from __future__ import annotations

from typing import Final

from conclave.games.archmage.components import (
    COST,
    DIFFICULTIES,
    DIFFICULTY,
    DROW,
    DURATION,
    DURATION_ALONE,
    ENCLAVE,
    FACES,
    FLAMES,
    HYBRID,
    INITIATION,
    JOURNEY_POINTS,
    KINDS_OF_SPELL,
    LANDS,
    LEVEL,
    LEVELS,
    PARENTS,
    PLACES,
    POINTS,
    RACES,
    REACH,
    RELICS,
    SPELLS,
    SPHERES,
    SPHERES_OF,
    TOLL,
    TOWN,
)

FIRST_RULE: Final = 200
IN_THE_BOOK: Final = (
    *("decay", "vines", "quicken", "stone_skin", "subjugate", "transmute"),
    *("divination", "chasm", "gate", "imprison", "shadow", "wellspring"),
    *("automaton", "corrupt", "fortify", "obliterate", "time_stop", "upheaval"),
)
"""The spells stand in the rulebook by level and name, from A200 on."""

PRINTED: Final[dict[str, object]] = {
    "spheres": [
        {"sphere": sphere, "relic": RELICS[n], "race": RACES[n], "land": LANDS[n] if n < len(LANDS) else None}
        for n, sphere in enumerate(SPHERES)
    ],
    "lands": LANDS,
    "races": {
        **{FACES[face]: [SPHERES[each] for each in HYBRID[face - DROW]] for face in range(DROW, TOWN)},
        **{FACES[ENCLAVE + n]: [sphere] for n, sphere in enumerate(SPHERES)},
    },
    "reach": REACH,
    "journey": JOURNEY_POINTS,
    "initiation": INITIATION,
    "toll": {"vines": TOLL[1], "upheaval": TOLL[2]},
    "flames": FLAMES,
    "difficulty": dict(zip(DIFFICULTIES, DIFFICULTY, strict=True)),
    "spells": {
        SPELLS[n]: {
            "place": PLACES[n],
            "level": LEVELS[LEVEL[n]],
            "points": POINTS[LEVEL[n]],
            "cost": COST[LEVEL[n]],
            "spheres": [SPHERES[each] for each in SPHERES_OF[n]],
            "parents": [SPELLS[each] for each in PARENTS[n]],
            "duration": DURATION[n],
            "duration_alone": DURATION_ALONE[n],
            "rule": f"A{FIRST_RULE + IN_THE_BOOK.index(SPELLS[n])}",
        }
        for n in range(KINDS_OF_SPELL)
    },
}
