"""What is printed on the cards of Firepeak, as the board in the browser draws it: read from `components`, never repeated."""

from __future__ import annotations

from typing import Final

from conclave.games.firepeak.components import (
    CLAN_BONUS,
    CLANS,
    COST,
    ENOUGH,
    LEADERS,
    LEVEL,
    MINIONS,
    NAMES,
    PLACES,
    POSITIONS,
    SPELLS,
    TYPE,
    TYPES,
    WIZARDS,
)

FIRST_RULE: Final = 95
"""The spells stand in the rulebook in the order of the box, from F95 on."""

PRINTED: Final[dict[str, object]] = {
    "clans": {
        clan: {"wizard": WIZARDS[n], "enemy": CLANS[n ^ 1], "creatures": NAMES[n]} for n, clan in enumerate(CLANS)
    },
    "clanBonus": CLAN_BONUS,
    "enough": ENOUGH,
    "positions": {
        PLACES[spot]: {"level": LEVEL[spot], "leaders": [PLACES[leader] for leader in LEADERS[spot]]}
        for spot in range(POSITIONS)
    },
    "first": [PLACES[spot] for spot in MINIONS[-1]],
    "types": TYPES,
    "spells": {
        spell: {
            "type": TYPES[TYPE[n]],
            "rule": f"F{FIRST_RULE + n}",
            "cost": [{"clan": CLANS[clan], "least": least} for clan, least in COST[n]],
        }
        for n, spell in enumerate(SPELLS)
    },
}
