"""What is printed on the pieces of Zavandor, as the board in the browser draws it: read from `components`, never repeated."""

from __future__ import annotations

from typing import Final

from conclave.games.zavandor.components import (
    ACCUMULATION_SLOTS_AT,
    AREA_LIMIT,
    AREA_POINTS,
    AREAS,
    ARTIFACT_DISCOUNT,
    ARTIFACT_POINTS,
    ARTIFACTS,
    BELT_SLOTS,
    CHARACTERS,
    COLOURS,
    CONCENTRATED,
    CONCENTRATED_WEIGHT,
    DECK_LETTER,
    EXTRA_SLOTS,
    FIRST_SENTINEL,
    FLOW_DUST,
    GEM_COST,
    GEM_POINTS,
    GEM_PRICE,
    GEMS,
    LAST_SENTINEL,
    LETTERS,
    MINIMUM,
    RUBY,
    RUBY_LEVEL,
    SAPPHIRE,
    SENTINEL_POINTS,
    SENTINELS,
    SPIRAL,
    STEP_COST,
    STONES,
    SURCHARGE_FROM,
    TOP_LEVEL,
    WAND_SLOTS,
)

LEVELS: Final = range(1, TOP_LEVEL + 1)


def _percent(level: int) -> int:
    """What Knowledge of Gems takes off the price of a gem (Z37)."""
    return 100 - 100 * GEM_PRICE[level][RUBY] // GEM_COST[RUBY]


GIVES: Final[dict[str, list[dict[str, object] | None]]] = {
    "gems": [{"percent": _percent(level)} for level in LEVELS],
    "flow": [{"dust": FLOW_DUST[level]} if FLOW_DUST[level] else None for level in LEVELS],
    "fire": [{"gem": GEMS[RUBY]} if level == RUBY_LEVEL else None for level in LEVELS],
    "sages": [{"cards": COLOURS[level - 1]} for level in LEVELS],
    "artifacts": [{"discount": ARTIFACT_DISCOUNT[level]} if ARTIFACT_DISCOUNT[level] else None for level in LEVELS],
    "accumulation": [{"slots": EXTRA_SLOTS[level]} if EXTRA_SLOTS[level] else None for level in LEVELS],
}
"""What each level of an area of knowledge gives (Z60 to Z66)."""

PRINTED: Final[dict[str, object]] = {
    "gems": {name: {"points": GEM_POINTS[i]} for i, name in enumerate(GEMS)},
    "colours": {name: {"gem": GEMS[SAPPHIRE + i], "lump": CONCENTRATED[i]} for i, name in enumerate(COLOURS)},
    "lumpWeight": CONCENTRATED_WEIGHT,
    "characters": CHARACTERS,
    "stones": STONES,
    "spiral": SPIRAL,
    "belt": BELT_SLOTS,
    "wand": WAND_SLOTS,
    "accumulation": len(ACCUMULATION_SLOTS_AT),
    "sentinels": SENTINELS,
    "sentinelMinimum": MINIMUM[FIRST_SENTINEL],
    "sentinelPoints": SENTINEL_POINTS,
    "lastSentinel": LAST_SENTINEL,
    "surchargeFrom": SURCHARGE_FROM,
    "artifacts": {
        name: {"deck": LETTERS[DECK_LETTER[i]], "points": ARTIFACT_POINTS[i]} for i, name in enumerate(ARTIFACTS)
    },
    "top": TOP_LEVEL,
    "areaPoints": AREA_POINTS,
    "areas": {
        name: {"limit": AREA_LIMIT[i], "costs": STEP_COST[i], "gives": GIVES[name]} for i, name in enumerate(AREAS)
    },
}
