"""How a match of Zavandor stands: figures about every seat, and what they tell about who will win."""

from __future__ import annotations

from typing import Final

from conclave.engine.forecast import Forecast, Weights
from conclave.games.zavandor.components import (
    AREAS,
    ARTIFACTS,
    FIRST_SENTINEL,
    GEMS,
    KINDS_OF_AREA,
    KINDS_OF_ARTIFACT,
    KINDS_OF_GEM,
    KINDS_OF_SENTINEL,
    LAST_SENTINEL,
)
from conclave.games.zavandor.state import NOBODY, Zavandor
from conclave.games.zavandor.worth import income

NAMES: Final = [
    "points", "income", "energy_to_come", "energy_left", "worth", "sentinels", "bonus", "next_bonus", "discount",
    "free_slots", "slots", "limit", "stones", "pouch", "to_come", "leading",
    *GEMS, *[f"{area}_level" for area in AREAS], *ARTIFACTS,
]  # fmt: skip
WEIGHTS: Final[Weights] = {
    "points": (-0.084, 0.553),
    "income": (0.009, -0.041),
    "energy_to_come": (0.022, 0.028),
    "energy_left": (0.022, 0.012),
    "worth": (0.050, -0.015),
    "sentinels": (1.249, -0.800),
    "bonus": (0.032, 0.180),
    "next_bonus": (-0.004, 0.095),
    "discount": (0.031, -0.036),
    "free_slots": (-0.290, 0.363),
    "slots": (0.272, 0.097),
    "limit": (0.165, 0.050),
    "stones": (-0.246, 0.227),
    "pouch": (0.644, 0.681),
    "to_come": (0.053, -0.533),
    "leading": (-0.112, 0.037),
    "opal": (-0.404, 0.197),
    "sapphire": (-0.223, -0.234),
    "emerald": (0.055, -0.141),
    "diamond": (0.017, 0.085),
    "ruby": (1.117, -0.173),
    "gems_level": (0.670, -0.064),
    "flow_level": (0.537, -0.033),
    "fire_level": (-0.303, 0.450),
    "sages_level": (0.050, 0.019),
    "artifacts_level": (0.250, 0.362),
    "accumulation_level": (0.323, 0.051),
    "spellbook": (0.221, -0.140),
    "runestone": (0.179, 0.328),
    "ball": (-0.074, 0.071),
    "belt": (1.032, 0.450),
    "mirror": (0.140, -0.077),
    "crystal": (1.786, -0.008),
    "elixir": (0.535, -0.363),
    "mask": (0.986, 1.064),
    "wand": (0.839, 0.450),
    "chalice": (1.379, 0.317),
    "cloak": (0.063, 0.177),
    "talisman": (0.105, 0.067),
}
RICH: Final = 90.0
"""The income of a seat near the end of a match."""


def progress(state: Zavandor) -> float:
    """How far the match is, from 0 to 1: by the sentinels that are sold, and by what everybody gains a round."""
    total = 0.0
    for seat in range(state.seats):
        total += income(state, seat)
    rich = total / (RICH * state.seats)
    return 0.5 * (rich if rich < 1.0 else 1.0) + 0.5 * min(1.0, state.sold_sentinels() / LAST_SENTINEL)


def figures(state: Zavandor, seat: int) -> list[float]:
    """What counts about a seat, in the order of NAMES."""
    points = state.count_points(seat)
    energy = float(state.energy(seat))
    to_come = state.phase < 3 or (
        state.phase == 3 and state.turn != NOBODY and state.position[seat] >= state.position[state.turn]
    )
    bonus = 0
    next_bonus = 0
    sentinels = 0
    for sentinel in range(KINDS_OF_SENTINEL):
        keeper = state.keeper[sentinel]
        if keeper == seat:
            sentinels += 1
        elif keeper == NOBODY:
            worth = state.bonus(seat, sentinel)
            if worth > bonus:
                next_bonus = bonus
                bonus = worth
            elif worth > next_bonus:
                next_bonus = worth
    leading = 1.0
    for other in range(state.seats):
        if other != seat and state.points[other] >= state.points[seat]:
            leading = 0.0
    slots = state.slots(seat)
    stones = state.stones[seat].bit_count()
    found = [
        float(points),
        income(state, seat),
        energy if to_come else 0.0,
        0.0 if to_come else energy,
        float(state.worth[seat]),
        float(sentinels),
        float(bonus),
        float(next_bonus),
        float(state.discount(seat, FIRST_SENTINEL)),
        float(slots - state.active_gems(seat)),
        float(slots),
        float(state.limit(seat)),
        float(stones),
        float(state.pouch[seat]),
        1.0 if to_come else 0.0,
        leading,
    ]
    for gem in range(KINDS_OF_GEM):
        found.append(float(state.active[KINDS_OF_GEM * seat + gem]))
    for area in range(KINDS_OF_AREA):
        found.append(float(state.levels[KINDS_OF_AREA * seat + area]))
    for artifact in range(KINDS_OF_ARTIFACT):
        found.append(float(state.owned[KINDS_OF_ARTIFACT * seat + artifact]))
    return found


FORECAST: Final = Forecast(WEIGHTS)
