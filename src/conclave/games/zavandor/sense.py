"""What programs know about playing Zavandor: a price for everything, in energy.

A beginner's reasoning: a gem is worth what it will yield until the end, a victory point is worth more the nearer the end
is, an artifact is worth what it does; nobody pays more than a thing is worth, and nobody sells gems to pay for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from conclave.engine.moves import Move
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
    MINIMUM,
    MIRROR,
    MOST_RUBIES,
    OPAL,
    RUBY,
    RUNESTONE,
    SENTINEL_POINTS,
    SPELLBOOK,
    STEP_COST,
    STONES,
    TALISMAN,
    TOP_LEVEL,
    VALUE,
    WAND,
)
from conclave.games.zavandor.moves import (
    END,
    KEEP,
    PASS,
    PAY,
    PAY_DUST,
    AreaMove,
    Auction,
    Bid,
    GemMove,
    StoneMove,
)
from conclave.games.zavandor.state import NOBODY, Zavandor
from conclave.games.zavandor.steps.auction import Bidding, LoseGem, Opening
from conclave.games.zavandor.steps.energy import cards_due, opal_dust
from conclave.games.zavandor.steps.payment import Pay
from conclave.games.zavandor.steps.suggest import best_keeping
from conclave.games.zavandor.steps.turn import Turn

YIELD: Final = [3.3, 5.0, 7.5, 10.0, 15.0]
"""What an active gem brings a round, on average."""
SAGES_GIFT: Final = [10.0, 15.0, 20.0, 30.0]
FLOW_GAIN: Final = [0.0, 2.0, 3.0, 5.0]
NEVER: Final = -1.0e6
PACE: Final = 4000
REACH: Final = 1000

TASTE: Final[dict[str, float]] = {
    "thrift": 0.85,
    "longest_outlook": 5.1,
    "sentinel_price": 171.24,
    "spent_on_sentinels": 0.37,
    "point": 6.43,
    "late_point": 19.69,
    "sentinel_point": 15.51,
    "patience": 0.8,
    "upgrades": 0.33,
    "bargain": 92.57,
    "opal": 0.63,
    "gems": 0.37,
    "flow": 0.92,
    "fire": 0.5,
    "sages": 0.47,
    "artifacts": 0.87,
    "accumulation": 0.28,
    "spellbook": 0.95,
    "runestone": 0.73,
    "ball": 0.85,
    "belt": 0.54,
    "mirror": 0.93,
    "crystal": 1.38,
    "elixir": 0.86,
    "mask": 1.09,
    "wand": 1.06,
    "chalice": 0.45,
    "cloak": 0.24,
    "talisman": 0.41,
}
"""How the reasoning is weighed; found by tournaments among variations (`conclave.lab.tune`)."""


class ZavandorSense:
    """Rates moves for the greedy player, and positions for the searching ones."""

    __slots__ = (
        "bargain_from",
        "late_point",
        "longest_outlook",
        "lore",
        "opal",
        "pace",
        "patience",
        "point_base",
        "reach",
        "sentinel_point",
        "sentinel_price",
        "spent_on_sentinels",
        "taste",
        "things",
        "thrift",
        "upgrades",
    )  # fmt: skip

    def __init__(self, taste: dict[str, float]) -> None:
        self.taste: Final[dict[str, float]] = taste
        self.reach: Final[int] = REACH
        self.pace: Final[int] = PACE
        self.longest_outlook: Final[float] = taste["longest_outlook"]
        self.sentinel_price: Final[float] = taste["sentinel_price"]
        self.spent_on_sentinels: Final[float] = taste["spent_on_sentinels"]
        self.point_base: Final[float] = taste["point"]
        self.late_point: Final[float] = taste["late_point"]
        self.sentinel_point: Final[float] = taste["sentinel_point"]
        self.patience: Final[float] = taste["patience"]
        self.thrift: Final[float] = taste["thrift"]
        self.upgrades: Final[float] = taste["upgrades"]
        self.bargain_from: Final[float] = taste["bargain"]
        self.opal: Final[float] = taste["opal"]
        self.lore: Final[list[float]] = [taste[area] for area in AREAS]
        self.things: Final[list[float]] = [taste[artifact] for artifact in ARTIFACTS]

    # What things are worth

    def horizon(self, state: Zavandor) -> float:
        """How many incomes are still to come: the sentinels still to be sold, paid from what everybody gains a round."""
        total = 1.0
        for seat in range(state.seats):
            total += self.income(state, seat)
        left = max(0, LAST_SENTINEL - state.sold_sentinels())
        return min(self.longest_outlook, 1.0 + left * self.sentinel_price / (self.spent_on_sentinels * total))

    def point(self, horizon: float) -> float:
        """What a victory point is worth: little while energy still breeds energy, much at the end."""
        return self.point_base + self.late_point / (0.5 + 0.8 * horizon)

    def gem_worth(self, gem: int, horizon: float) -> float:
        """What an active gem will bring until the end."""
        yields = YIELD[gem] * self.opal if gem == OPAL else YIELD[gem]
        return yields * self.patience * (horizon - 0.5) + GEM_POINTS[gem] * self.point(horizon)

    def worst_active(self, state: Zavandor, seat: int) -> int:
        for gem in range(KINDS_OF_GEM):
            if state.active[KINDS_OF_GEM * seat + gem]:
                return gem
        return NOBODY

    def best_gem(self, state: Zavandor, seat: int) -> int:
        """The best kind of gem the seat may enchant."""
        for gem in range(RUBY, OPAL, -1):
            if self.may_enchant(state, seat, gem):
                return gem
        return OPAL

    def enchant_gain(self, state: Zavandor, seat: int, gem: int, horizon: float) -> float:
        """What a new gem brings, in a free slot or instead of the worst one."""
        idle = 0
        for other in range(KINDS_OF_GEM):
            idle += state.idle[KINDS_OF_GEM * seat + other]
        if idle + state.active_gems(seat) < state.slots(seat):
            return self.gem_worth(gem, horizon)
        worst = self.worst_active(state, seat)
        if worst == NOBODY or worst >= gem or idle:
            return 0.0
        return self.gem_worth(gem, horizon) - self.gem_worth(worst, horizon) + state.gem_sale(seat, worst)

    def best_buy(self, state: Zavandor, seat: int, horizon: float) -> int:
        """Of the gems the seat may enchant and can pay, the one that gains most beyond its price; NOBODY if none gains."""
        energy = state.energy(seat)
        wasted = self.wasted(state, seat)
        best = NOBODY
        best_gain = 0.0
        for gem in range(KINDS_OF_GEM):
            price = state.gem_price(seat, gem)
            gain = self.enchant_gain(state, seat, gem, horizon) - max(0.0, price - wasted)
            if price <= energy and gain > best_gain and self.may_enchant(state, seat, gem):
                best = gem
                best_gain = gain
        return best

    def may_enchant(self, state: Zavandor, seat: int, gem: int) -> bool:
        owned = KINDS_OF_ARTIFACT * seat
        if gem == RUBY:
            return state.level(seat, LORE_FIRE) == TOP_LEVEL and state.gems(seat, RUBY) < MOST_RUBIES
        if gem == DIAMOND:
            return state.owned[owned + ELIXIR] > 0
        return gem < EMERALD or state.owned[owned + SPELLBOOK] > 0

    def slot_worth(self, state: Zavandor, seat: int, horizon: float) -> float:
        """What one more slot is worth: the gem one would put there, less its cost."""
        gem = self.best_gem(state, seat)
        return max(0.0, self.gem_worth(gem, horizon - 1.0) - state.gem_price(seat, gem))

    def step_worth(self, state: Zavandor, seat: int, area: int, horizon: float) -> float:
        """What the next level of an area is worth, and a share of what lies beyond it."""
        level = state.level(seat, area)
        if level == TOP_LEVEL:
            return NEVER
        point = self.point(horizon)
        to_top = TOP_LEVEL - level
        worth = 2.0 * point / to_top if horizon >= to_top else 0.0
        if area == LORE_GEMS:
            worth += 3.5 * (horizon - 1.0) - (8.0 if level == 0 else 0.0)
        elif area == LORE_FLOW:
            worth += FLOW_GAIN[level] * (horizon - 1.0) - (8.0 if level == 0 else 0.0)
            if level < 3:
                worth += 0.4 * FLOW_GAIN[level + 1] * max(0.0, horizon - 2.0)
        elif area == LORE_FIRE:
            worth += max(0.0, 4.0 * self.gem_worth(RUBY, horizon - to_top) - 240.0) / (2.0 * to_top)
        elif area == LORE_SAGES:
            worth += 0.9 * SAGES_GIFT[level] if horizon > 1.0 else 0.0
        elif area == LORE_ARTIFACTS:
            worth += (3.0 if level % 2 else 1.0) * horizon
        else:
            assert area == LORE_ACCUMULATION
            slot = self.slot_worth(state, seat, horizon)
            worth += slot if level + 1 in ACCUMULATION_SLOTS_AT else 0.5 * slot
        return self.lore[area] * worth

    def best_step(self, state: Zavandor, seat: int, horizon: float) -> float:
        """The best free step the seat could take."""
        best = 0.0
        for area in range(KINDS_OF_AREA):
            if state.level(seat, area) or state.pouch[seat]:
                best = max(best, self.step_worth(state, seat, area, horizon))
        return best

    def thing_worth(self, state: Zavandor, seat: int, thing: int, horizon: float) -> float:
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
            worth += 1.7 * self.slot_worth(state, seat, horizon)
        elif thing == MIRROR or thing == CLOAK:
            worth += (15.0 if state.stones[seat] else 0.0) + 14.0
        elif thing == CRYSTAL:
            worth += YIELD[2] * (horizon - 1.0)
        elif thing == ELIXIR:
            worth += self.gem_worth(3, horizon - 0.5) + (
                self.better_gems(state, seat, DIAMOND, horizon) if first else 0.0
            )
        elif thing == MASK:
            worth += self.best_step(state, seat, horizon) + (25.0 if horizon > 1.0 else 10.0)
        elif thing == WAND:
            worth += 1.7 * self.slot_worth(state, seat, horizon) + 2.0 * horizon
        elif thing == CHALICE:
            worth += YIELD[4] * (horizon - 1.0)
        elif thing == TALISMAN:
            worth += 1.8 * self.best_step(state, seat, horizon)
        return self.things[thing] * worth

    def better_gems(self, state: Zavandor, seat: int, gem: int, horizon: float) -> float:
        """What being allowed to enchant a kind is worth: every lesser gem, and every free slot, could hold one."""
        gain = 0.0
        price = state.gem_price(seat, gem)
        for other in range(gem):
            better = self.gem_worth(gem, horizon - 1.0) - self.gem_worth(other, horizon - 1.0)
            count = state.active[KINDS_OF_GEM * seat + other]
            gain += count * max(0.0, better + state.gem_sale(seat, other) - price)
        return self.upgrades * gain

    def willing(self, state: Zavandor, seat: int, thing: int, horizon: float) -> int:
        """The highest bid the seat would make: what the object is worth to it and it can pay without selling gems."""
        worth = self.thrift * self.thing_worth(state, seat, thing, horizon) + self.wasted(state, seat)
        return int(min(worth, float(state.energy(seat)))) - state.surcharge(seat, thing) + state.discount(seat, thing)

    # Moves

    def shortlist(self, state: Zavandor, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
        """Of all bids the lowest, and for a raise the usual one."""
        step = state.agenda[-1]
        if isinstance(step, Opening):
            return moves[:1]
        if isinstance(step, Bidding) and len(moves) > 2:
            return [moves[0], moves[1], moves[min(len(moves) - 1, self.usual_raise(step))]]
        return moves

    def usual_raise(self, step: Bidding) -> int:
        return max(1, step.high // 25)

    def rate(self, state: Zavandor, seat: int, move: Move) -> float:
        """How good a move looks to the seat; doing nothing is 0."""
        step = state.agenda[-1]
        horizon = self.horizon(state)
        if isinstance(step, Turn):
            return self.rate_turn(state, seat, move, horizon)
        if isinstance(step, Opening):
            assert isinstance(move, Bid)
            return -float(move.amount)
        if isinstance(step, Bidding):
            return self.rate_bid(state, seat, step, move, horizon)
        if isinstance(step, Pay):
            return self.rate_payment(move, horizon)
        if isinstance(step, LoseGem):
            assert isinstance(move, GemMove)
            return -self.gem_worth(move.gem, horizon)
        if isinstance(move, AreaMove):
            return self.step_worth(state, seat, move.area, horizon)
        if isinstance(move, StoneMove):
            return float(STONES[move.stone])
        return 1.0 if move is KEEP else 0.0

    def glance(self, state: Zavandor, seat: int, move: Move) -> float:
        return self.rate(state, seat, move)

    def bargain(self, worth: float, cost: float) -> float:
        """How many times over a purchase pays for itself; nothing below its cost is one."""
        return (worth - cost) / (cost + self.bargain_from)

    def wasted(self, state: Zavandor, seat: int) -> float:
        """Energy that would be lost at the hand limit if it were not spent: spending it costs nothing."""
        if not state.exceeds(seat):
            return 0.0
        keeping = best_keeping(state, seat)
        kept = keeping.dust
        for piece in keeping.pieces:
            kept += VALUE[piece] if piece >= 0 else CONCENTRATED[-1 - piece]
        return float(state.energy(seat) - kept)

    def rate_turn(self, state: Zavandor, seat: int, move: Move, horizon: float) -> float:
        if move is END:
            return 0.0
        energy = state.energy(seat)
        wasted = self.wasted(state, seat)
        if isinstance(move, Auction):
            willing = self.willing(state, seat, move.thing, horizon)
            if willing < MINIMUM[move.thing]:
                return NEVER
            price = state.price(seat, move.thing, MINIMUM[move.thing])
            return self.bargain(self.thing_worth(state, seat, move.thing, horizon), max(0.0, price - wasted)) + 0.01
        if isinstance(move, AreaMove):
            cost = STEP_COST[move.area][state.level(seat, move.area)]
            worth = self.step_worth(state, seat, move.area, horizon)
            return NEVER if cost > energy else self.bargain(worth, max(0.0, cost - wasted))
        if isinstance(move, StoneMove):
            return self.rate_stone(state, seat, move, energy, horizon)
        assert isinstance(move, GemMove)
        verb = move.text.split(" ", 1)[0]
        if verb == "enchant":
            price = state.gem_price(seat, move.gem)
            if price > energy or move.gem != self.best_buy(state, seat, horizon):
                return NEVER
            return self.bargain(self.enchant_gain(state, seat, move.gem, horizon), max(0.0, price - wasted))
        if verb == "activate":
            return 500.0 + move.gem
        worst = self.worst_active(state, seat)
        if verb == "deactivate":
            full = state.active_gems(seat) >= state.slots(seat)
            return 400.0 if full and move.gem == worst and self.best_idle(state, seat) > worst else NEVER
        if move.active or state.active_gems(seat) < state.slots(seat) or move.gem > worst:
            return NEVER
        return 300.0

    def best_idle(self, state: Zavandor, seat: int) -> int:
        for gem in range(KINDS_OF_GEM - 1, -1, -1):
            if state.idle[KINDS_OF_GEM * seat + gem]:
                return gem
        return NOBODY

    def rate_stone(self, state: Zavandor, seat: int, move: StoneMove, energy: int, horizon: float) -> float:
        """The cheapest stone, if an area is worth entering this very turn."""
        if state.learned >> seat & 1 or state.pouch[seat]:
            return NEVER
        best = NEVER
        for area in range(KINDS_OF_AREA):
            if not state.level(seat, area) and STONES[move.stone] + STEP_COST[area][0] <= energy:
                cost = STONES[move.stone] + STEP_COST[area][0]
                best = max(best, self.bargain(self.step_worth(state, seat, area, horizon), cost))
        return best

    def rate_bid(self, state: Zavandor, seat: int, step: Bidding, move: Move, horizon: float) -> float:
        """Raise a little while it is worth it."""
        if move is PASS:
            return 0.0
        assert isinstance(move, Bid)
        if move.amount > self.willing(state, seat, step.thing, horizon):
            return NEVER
        return 100.0 - abs(move.amount - step.high - self.usual_raise(step))

    def rate_payment(self, move: Move, horizon: float) -> float:
        if move is PAY:
            return 2.0
        if move is PAY_DUST:
            return 1.0
        return -self.gem_worth(move.gem, horizon) if isinstance(move, GemMove) else 0.0

    # Positions

    def income(self, state: Zavandor, seat: int) -> float:
        """What a seat gains a round, on average."""
        total = float(opal_dust(state.active[KINDS_OF_GEM * seat]))
        for colour in range(KINDS_OF_COLOUR):
            total += YIELD[1 + colour] * cards_due(state, seat, colour)
        for level in range(1, state.level(seat, LORE_FLOW)):
            total += FLOW_GAIN[level]
        return total

    def strength(self, state: Zavandor, seat: int) -> float:
        """Points as they stand, and what energy now and to come could still become."""
        horizon = self.horizon(state)
        riches = state.energy(seat) + 0.5 * state.worth[seat] + self.income(state, seat) * (horizon - 1.0)
        return state.count_points(seat) + riches / (10.0 + horizon)

    def value(self, state: Zavandor, seat: int) -> float:
        """The chance to win, as far as one can tell: a share by strength, sharper towards the end."""
        if state.over:
            winners = state.winners()
            return 1.0 / len(winners) if seat in winners else 0.0
        sharp = 0.12 + 0.25 / self.horizon(state)
        mine = self.strength(state, seat)
        total = 0.0
        for other in range(state.seats):
            if not state.is_out(other):
                total += exp(sharp * (self.strength(state, other) - mine))
        return 0.0 if state.is_out(seat) else 1.0 / total


SENSE: Final = ZavandorSense(TASTE)
