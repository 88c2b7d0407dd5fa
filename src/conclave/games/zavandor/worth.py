"""What things are worth in Zavandor, in energy: the reasoning behind every move of a program.

A beginner's reasoning: a gem is worth what it will yield until the end, a victory point is worth more the nearer the end
is, an artifact is worth what it does.
"""

from __future__ import annotations

from typing import Final

from conclave.games.zavandor.components import (
    ACCUMULATION_SLOTS_AT,
    AREAS,
    ARTIFACT_POINTS,
    ARTIFACTS,
    BALL,
    BELT,
    CHALICE,
    CLOAK,
    CONCENTRATED,
    CRYSTAL,
    DIAMOND,
    ELIXIR,
    EMERALD,
    FIRST_SENTINEL,
    GEM_POINTS,
    KINDS_OF_AREA,
    KINDS_OF_ARTIFACT,
    KINDS_OF_COLOUR,
    KINDS_OF_GEM,
    LAST_SENTINEL,
    LORE_ACCUMULATION,
    LORE_ARTIFACTS,
    LORE_FIRE,
    LORE_FLOW,
    LORE_GEMS,
    LORE_SAGES,
    MASK,
    MIRROR,
    MOST_RUBIES,
    OPAL,
    RUBY,
    RUNESTONE,
    SENTINEL_POINTS,
    SPELLBOOK,
    TALISMAN,
    TOP_LEVEL,
    VALUE,
    WAND,
)
from conclave.games.zavandor.state import NOBODY, Zavandor
from conclave.games.zavandor.steps.energy import cards_due, opal_dust
from conclave.games.zavandor.steps.suggest import best_keeping

YIELD: Final = [3.3, 5.0, 7.5, 10.0, 15.0]
"""What an active gem brings a round, on average."""
SAGES_GIFT: Final = [10.0, 15.0, 20.0, 30.0]
FLOW_GAIN: Final = [0.0, 2.0, 3.0, 5.0]
NEVER: Final = -1.0e6


def income(state: Zavandor, seat: int) -> float:
    """What a seat gains a round, on average."""
    total = float(opal_dust(state.active[KINDS_OF_GEM * seat]))
    for colour in range(KINDS_OF_COLOUR):
        total += YIELD[1 + colour] * cards_due(state, seat, colour)
    for level in range(1, state.level(seat, LORE_FLOW)):
        total += FLOW_GAIN[level]
    return total


def wasted(state: Zavandor, seat: int) -> float:
    """Energy that would be lost at the hand limit if it were not spent: spending it costs nothing."""
    if not state.exceeds(seat):
        return 0.0
    keeping = best_keeping(state, seat)
    kept = keeping.dust
    for piece in keeping.pieces:
        kept += VALUE[piece] if piece >= 0 else CONCENTRATED[-1 - piece]
    return float(state.energy(seat) - kept)


def worst_active(state: Zavandor, seat: int) -> int:
    for gem in range(KINDS_OF_GEM):
        if state.active[KINDS_OF_GEM * seat + gem]:
            return gem
    return NOBODY


def best_idle(state: Zavandor, seat: int) -> int:
    for gem in range(KINDS_OF_GEM - 1, -1, -1):
        if state.idle[KINDS_OF_GEM * seat + gem]:
            return gem
    return NOBODY


def may_enchant(state: Zavandor, seat: int, gem: int) -> bool:
    owned = KINDS_OF_ARTIFACT * seat
    if gem == RUBY:
        return state.level(seat, LORE_FIRE) == TOP_LEVEL and state.gems(seat, RUBY) < MOST_RUBIES
    if gem == DIAMOND:
        return state.owned[owned + ELIXIR] > 0
    return gem < EMERALD or state.owned[owned + SPELLBOOK] > 0


def best_gem(state: Zavandor, seat: int) -> int:
    """The best kind of gem the seat may enchant."""
    for gem in range(RUBY, OPAL, -1):
        if may_enchant(state, seat, gem):
            return gem
    return OPAL


class Worth:
    """Prices by a taste: the weights of the reasoning, by name."""

    __slots__ = (
        "late_point", "longest_outlook", "lore", "opal", "patience", "point_base", "sentinel_point", "sentinel_price",
        "spent_on_sentinels", "things", "thrift", "upgrades",
    )  # fmt: skip

    def __init__(self, taste: dict[str, float]) -> None:
        self.longest_outlook: Final[float] = taste["longest_outlook"]
        self.sentinel_price: Final[float] = taste["sentinel_price"]
        self.spent_on_sentinels: Final[float] = taste["spent_on_sentinels"]
        self.point_base: Final[float] = taste["point"]
        self.late_point: Final[float] = taste["late_point"]
        self.sentinel_point: Final[float] = taste["sentinel_point"]
        self.patience: Final[float] = taste["patience"]
        self.thrift: Final[float] = taste["thrift"]
        self.upgrades: Final[float] = taste["upgrades"]
        self.opal: Final[float] = taste["opal"]
        self.lore: Final[list[float]] = [taste[area] for area in AREAS]
        self.things: Final[list[float]] = [taste[artifact] for artifact in ARTIFACTS]

    def horizon(self, state: Zavandor) -> float:
        """How many incomes are still to come: the sentinels still to be sold, paid from what everybody gains a round."""
        total = 1.0
        for seat in range(state.seats):
            total += income(state, seat)
        left = max(0, LAST_SENTINEL - state.sold_sentinels())
        return min(self.longest_outlook, 1.0 + left * self.sentinel_price / (self.spent_on_sentinels * total))

    def point(self, horizon: float) -> float:
        """What a victory point is worth: little while energy still breeds energy, much at the end."""
        return self.point_base + self.late_point / (0.5 + 0.8 * horizon)

    def gem(self, gem: int, horizon: float) -> float:
        """What an active gem will bring until the end."""
        yields = YIELD[gem] * self.opal if gem == OPAL else YIELD[gem]
        return yields * self.patience * (horizon - 0.5) + GEM_POINTS[gem] * self.point(horizon)

    def enchanted(self, state: Zavandor, seat: int, gem: int, horizon: float) -> float:
        """What a new gem brings, in a free slot or instead of the worst one."""
        idle = 0
        for other in range(KINDS_OF_GEM):
            idle += state.idle[KINDS_OF_GEM * seat + other]
        if idle + state.active_gems(seat) < state.slots(seat):
            return self.gem(gem, horizon)
        worst = worst_active(state, seat)
        if worst == NOBODY or worst >= gem or idle:
            return 0.0
        return self.gem(gem, horizon) - self.gem(worst, horizon) + state.gem_sale(seat, worst)

    def best_buy(self, state: Zavandor, seat: int, horizon: float, spare: float) -> int:
        """Of the gems the seat may enchant and can pay, the one that gains most beyond its price; NOBODY if none gains.
        So much of the energy would be lost if it were not spent."""
        energy = state.energy(seat)
        best = NOBODY
        best_gain = 0.0
        for gem in range(KINDS_OF_GEM):
            price = state.gem_price(seat, gem)
            if price <= energy and may_enchant(state, seat, gem):
                gain = self.enchanted(state, seat, gem, horizon) - max(0.0, price - spare)
                if gain > best_gain:
                    best = gem
                    best_gain = gain
        return best

    def slot(self, state: Zavandor, seat: int, horizon: float) -> float:
        """What one more slot is worth: the gem one would put there, less its cost."""
        gem = best_gem(state, seat)
        return max(0.0, self.gem(gem, horizon - 1.0) - state.gem_price(seat, gem))

    def step(self, state: Zavandor, seat: int, area: int, horizon: float) -> float:
        """What the next level of an area is worth, and a share of what lies beyond it."""
        level = state.level(seat, area)
        if level == TOP_LEVEL:
            return NEVER
        to_top = TOP_LEVEL - level
        worth = 2.0 * self.point(horizon) / to_top if horizon >= to_top else 0.0
        if area == LORE_GEMS:
            worth += 3.5 * (horizon - 1.0) - (8.0 if level == 0 else 0.0)
        elif area == LORE_FLOW:
            worth += FLOW_GAIN[level] * (horizon - 1.0) - (8.0 if level == 0 else 0.0)
            if level < 3:
                worth += 0.4 * FLOW_GAIN[level + 1] * max(0.0, horizon - 2.0)
        elif area == LORE_FIRE:
            worth += max(0.0, 4.0 * self.gem(RUBY, horizon - to_top) - 240.0) / (2.0 * to_top)
        elif area == LORE_SAGES:
            worth += 0.9 * SAGES_GIFT[level] if horizon > 1.0 else 0.0
        elif area == LORE_ARTIFACTS:
            worth += (3.0 if level % 2 else 1.0) * horizon
        else:
            assert area == LORE_ACCUMULATION
            slot = self.slot(state, seat, horizon)
            worth += slot if level + 1 in ACCUMULATION_SLOTS_AT else 0.5 * slot
        return self.lore[area] * worth

    def best_step(self, state: Zavandor, seat: int, horizon: float) -> float:
        """The best free step the seat could take."""
        best = 0.0
        for area in range(KINDS_OF_AREA):
            if state.level(seat, area) or state.pouch[seat]:
                worth = self.step(state, seat, area, horizon)
                if worth > best:
                    best = worth
        return best

    def thing(self, state: Zavandor, seat: int, thing: int, horizon: float) -> float:
        """What an object under the hammer is worth to a seat."""
        point = self.point(horizon)
        if thing >= FIRST_SENTINEL:
            return (SENTINEL_POINTS + state.bonus(seat, thing - FIRST_SENTINEL)) * max(point, self.sentinel_point)
        worth = ARTIFACT_POINTS[thing] * point
        first = not state.owned[KINDS_OF_ARTIFACT * seat + thing]
        if thing == SPELLBOOK and first:
            worth += self.better_gems(state, seat, EMERALD, horizon)
        elif thing == RUNESTONE:
            worth += self.best_step(state, seat, horizon)
        elif thing == BALL:
            worth += 2.0 * horizon
        elif thing == BELT:
            worth += 1.7 * self.slot(state, seat, horizon)
        elif thing == MIRROR or thing == CLOAK:
            worth += (15.0 if state.stones[seat] else 0.0) + 14.0
        elif thing == CRYSTAL:
            worth += YIELD[2] * (horizon - 1.0)
        elif thing == ELIXIR:
            worth += self.gem(DIAMOND, horizon - 0.5) + (
                self.better_gems(state, seat, DIAMOND, horizon) if first else 0.0
            )
        elif thing == MASK:
            worth += self.best_step(state, seat, horizon) + (25.0 if horizon > 1.0 else 10.0)
        elif thing == WAND:
            worth += 1.7 * self.slot(state, seat, horizon) + 2.0 * horizon
        elif thing == CHALICE:
            worth += YIELD[4] * (horizon - 1.0)
        elif thing == TALISMAN:
            worth += 1.8 * self.best_step(state, seat, horizon)
        return self.things[thing] * worth

    def better_gems(self, state: Zavandor, seat: int, gem: int, horizon: float) -> float:
        """What being allowed to enchant a kind is worth: every lesser gem could be one."""
        gain = 0.0
        price = state.gem_price(seat, gem)
        best = self.gem(gem, horizon - 1.0)
        for other in range(gem):
            count = state.active[KINDS_OF_GEM * seat + other]
            if count:
                better = best - self.gem(other, horizon - 1.0)
                gain += count * max(0.0, better + state.gem_sale(seat, other) - price)
        return self.upgrades * gain

    def willing(self, state: Zavandor, seat: int, thing: int, horizon: float, spare: float) -> int:
        """The highest bid the seat would make: what the object is worth to it and it can pay without selling gems."""
        worth = self.thrift * self.thing(state, seat, thing, horizon) + spare
        return int(min(worth, float(state.energy(seat)))) - state.surcharge(seat, thing) + state.discount(seat, thing)
