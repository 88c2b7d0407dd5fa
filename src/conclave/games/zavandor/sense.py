"""What programs know about playing Zavandor: nobody pays more than a thing is worth, and nobody sells gems to pay for it.

What things are worth stands in `worth`, how a match stands in `outlook`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from conclave.engine.forecast import Forecast, shares
from conclave.engine.moves import Move
from conclave.games.zavandor.components import (
    FIRST_SENTINEL,
    KINDS_OF_AREA,
    KINDS_OF_SENTINEL,
    MINIMUM,
    STEP_COST,
    STONES,
    TOP_LEVEL,
)
from conclave.games.zavandor.moves import (
    ACTIVATE,
    AUCTION,
    BIDS,
    DEACTIVATE,
    ENCHANT,
    END,
    KEEP,
    LEARN,
    PASS,
    PAY,
    PAY_DUST,
    SELL_INACTIVE,
    STONE,
    AreaMove,
    Auction,
    Bid,
    GemMove,
    StoneMove,
)
from conclave.games.zavandor.outlook import FORECAST, figures, progress
from conclave.games.zavandor.state import NOBODY, Zavandor
from conclave.games.zavandor.steps.auction import Bidding, LoseGem, Opening
from conclave.games.zavandor.steps.payment import Pay
from conclave.games.zavandor.steps.reckoning import Limits
from conclave.games.zavandor.steps.turn import Turn
from conclave.games.zavandor.worth import NEVER, Worth, best_idle, wasted, worst_active

REACH: Final = 20
LEAP: Final = 12
"""A raise is usually this part of the highest bid."""

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


class Means:
    """What a seat weighs its moves by, worked out once for a position."""

    __slots__ = ("energy", "horizon", "seat", "spare")

    def __init__(self, worth: Worth, state: Zavandor, seat: int) -> None:
        self.seat: Final[int] = seat
        self.horizon: Final[float] = worth.horizon(state)
        self.energy: Final[int] = state.energy(seat)
        self.spare: Final[float] = wasted(state, seat)
        """So much of the energy would be lost if it were not spent."""


class ZavandorSense:
    """Rates moves, plays on quickly, and tells how a match stands."""

    __slots__ = ("bargain_from", "forecast", "reach", "taste", "worth")

    def __init__(self, taste: dict[str, float], forecast: Forecast = FORECAST) -> None:
        self.taste: Final[dict[str, float]] = taste
        self.forecast: Final[Forecast] = forecast
        self.reach: Final[int] = REACH
        self.worth: Final[Worth] = Worth(taste)
        self.bargain_from: Final[float] = taste["bargain"]

    # Moves

    def shortlist(self, state: Zavandor, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
        """Of all bids the lowest, and for a raise the usual one; and the suggestion of what to pay or keep."""
        step = state.agenda[-1]
        if isinstance(step, Bidding):
            if len(moves) > 2:
                leap = self.usual_raise(step)
                return moves[:2] if leap == 1 else [moves[0], moves[1], moves[min(len(moves) - 1, leap)]]
        elif isinstance(step, Opening):
            return moves[:1]
        elif isinstance(step, Pay):
            if moves[0] is PAY:
                return moves[:1]
        elif isinstance(step, Limits) and moves[0] is KEEP:
            return moves[:1]
        return moves

    def usual_raise(self, step: Bidding) -> int:
        return max(1, step.high // LEAP)

    def rate(self, state: Zavandor, seat: int, moves: Sequence[Move]) -> list[float]:
        """How good moves look to the seat; doing nothing is 0."""
        step = state.agenda[-1]
        if isinstance(step, Turn):
            means = Means(self.worth, state, seat)
            best_buy = self.worth.best_buy(state, seat, means.horizon, means.spare)
            return [self.rate_turn(state, means, best_buy, move) for move in moves]
        horizon = self.worth.horizon(state)
        if isinstance(step, Bidding):
            willing = self.worth.willing(state, seat, step.thing, horizon, wasted(state, seat))
            return [self.rate_bid(step, willing, move) for move in moves]
        return [self.rate_answer(state, seat, horizon, move) for move in moves]

    def rate_answer(self, state: Zavandor, seat: int, horizon: float, move: Move) -> float:
        step = state.agenda[-1]
        if isinstance(move, Bid):
            return -float(move.amount)
        if isinstance(step, Pay):
            if isinstance(move, GemMove):
                return -self.worth.gem(move.gem, horizon)
            return 2.0 if move is PAY else 1.0 if move is PAY_DUST else 0.0
        if isinstance(step, LoseGem):
            assert isinstance(move, GemMove)
            return -self.worth.gem(move.gem, horizon)
        if isinstance(move, AreaMove):
            return self.worth.step(state, seat, move.area, horizon)
        if isinstance(move, StoneMove):
            return float(STONES[move.stone])
        return 1.0 if move is KEEP else 0.0

    def rate_bid(self, step: Bidding, willing: int, move: Move) -> float:
        """Raise a little while it is worth it."""
        if move is PASS:
            return 0.0
        assert isinstance(move, Bid)
        if move.amount > willing:
            return NEVER
        return 100.0 - abs(move.amount - step.high - self.usual_raise(step))

    def bargain(self, worth: float, cost: float) -> float:
        """How many times over a purchase pays for itself; nothing below its cost is one."""
        return (worth - cost) / (cost + self.bargain_from)

    def rate_turn(self, state: Zavandor, means: Means, best_buy: int, move: Move) -> float:
        if move is END:
            return 0.0
        if isinstance(move, Auction):
            return self.rate_auction(state, means, move.thing)
        if isinstance(move, AreaMove):
            return self.rate_learning(state, means, move.area)
        if isinstance(move, StoneMove):
            return self.rate_stone(state, means, move.stone)
        assert isinstance(move, GemMove)
        if move is ENCHANT[move.gem]:
            return self.rate_enchanting(state, means, move.gem) if move.gem == best_buy else NEVER
        if move is ACTIVATE[move.gem]:
            return 500.0 + move.gem
        seat = means.seat
        worst = worst_active(state, seat)
        full = state.active_gems(seat) >= state.slots(seat)
        if move is DEACTIVATE[move.gem]:
            return 400.0 if full and move.gem == worst and best_idle(state, seat) > worst else NEVER
        return NEVER if move.active or not full or move.gem > worst else 300.0

    def rate_auction(self, state: Zavandor, means: Means, thing: int) -> float:
        worth = self.worth.thing(state, means.seat, thing, means.horizon)
        price = state.price(means.seat, thing, MINIMUM[thing])
        if min(self.worth.thrift * worth + means.spare, float(means.energy)) < price:
            return NEVER
        return self.bargain(worth, max(0.0, price - means.spare)) + 0.01

    def rate_learning(self, state: Zavandor, means: Means, area: int) -> float:
        cost = STEP_COST[area][state.level(means.seat, area)]
        if cost > means.energy:
            return NEVER
        return self.bargain(self.worth.step(state, means.seat, area, means.horizon), max(0.0, cost - means.spare))

    def rate_enchanting(self, state: Zavandor, means: Means, gem: int) -> float:
        price = state.gem_price(means.seat, gem)
        gain = self.worth.enchanted(state, means.seat, gem, means.horizon)
        return self.bargain(gain, max(0.0, price - means.spare))

    def rate_stone(self, state: Zavandor, means: Means, stone: int) -> float:
        """The cheapest stone, if an area is worth entering this very turn."""
        seat = means.seat
        if state.learned >> seat & 1 or state.pouch[seat]:
            return NEVER
        best = NEVER
        for area in range(KINDS_OF_AREA):
            cost = STONES[stone] + STEP_COST[area][0]
            if not state.level(seat, area) and cost <= means.energy:
                best = max(best, self.bargain(self.worth.step(state, seat, area, means.horizon), cost))
        return best

    # Playing on

    def sketch(self, state: Zavandor, seat: int, rng: Random) -> Move:
        """The move that looks best, without a list of all that are legal; an auction takes a few bids only."""
        step = state.agenda[-1]
        if isinstance(step, Turn):
            return self.sketch_turn(state, seat)
        if isinstance(step, Bidding):
            return self.sketch_bid(state, seat, step)
        if isinstance(step, Opening):
            return BIDS.at(MINIMUM[step.thing])
        if isinstance(step, Pay) and state.energy(seat) >= step.due:
            return PAY
        moves = self.shortlist(state, seat, state.options(seat))
        if len(moves) == 1:
            return moves[0]
        return best_of(moves, self.rate(state, seat, moves))

    def sketch_turn(self, state: Zavandor, seat: int) -> Move:
        idle = best_idle(state, seat)
        if idle != NOBODY:
            worst = worst_active(state, seat)
            tidy: Move = SELL_INACTIVE[idle]
            if state.active_gems(seat) < state.slots(seat):
                tidy = ACTIVATE[idle]
            elif idle > worst:
                tidy = DEACTIVATE[worst]
            if state.refusal(seat, tidy) is None:
                return tidy
        means = Means(self.worth, state, seat)
        best: Move = END
        best_rate = 0.0
        gem = self.worth.best_buy(state, seat, means.horizon, means.spare)
        if gem != NOBODY:
            rate = self.rate_enchanting(state, means, gem)
            if rate > best_rate and state.refusal(seat, ENCHANT[gem]) is None:
                best = ENCHANT[gem]
                best_rate = rate
        if not state.learned >> seat & 1:
            for area in range(KINDS_OF_AREA):
                level = state.level(seat, area)
                if level < TOP_LEVEL and (level or state.pouch[seat]):
                    rate = self.rate_learning(state, means, area)
                    if rate > best_rate:
                        best = LEARN[area]
                        best_rate = rate
            if state.stones[seat] and not state.pouch[seat]:
                stone = (state.stones[seat] & -state.stones[seat]).bit_length() - 1
                rate = self.rate_stone(state, means, stone)
                if rate > best_rate:
                    best = STONE[stone]
                    best_rate = rate
        for thing in state.offer:
            if means.energy + state.discount(seat, thing) >= MINIMUM[thing]:
                rate = self.rate_auction(state, means, thing)
                if rate > best_rate and state.refusal(seat, AUCTION[thing]) is None:
                    best = AUCTION[thing]
                    best_rate = rate
        if means.energy + state.discount(seat, FIRST_SENTINEL) >= MINIMUM[FIRST_SENTINEL] - 20:
            for sentinel in range(KINDS_OF_SENTINEL):
                if state.keeper[sentinel] == NOBODY:
                    thing = FIRST_SENTINEL + sentinel
                    rate = self.rate_auction(state, means, thing)
                    if rate > best_rate and state.refusal(seat, AUCTION[thing]) is None:
                        best = AUCTION[thing]
                        best_rate = rate
        return best

    def sketch_bid(self, state: Zavandor, seat: int, step: Bidding) -> Move:
        """At once as high as it takes: up to what the keenest of the others would pay, or what one would pay oneself."""
        horizon = self.worth.horizon(state)
        mine = self.worth.willing(state, seat, step.thing, horizon, wasted(state, seat))
        if mine <= step.high:
            return PASS
        keenest = step.high
        for other in range(state.seats):
            if other != seat and step.bidders >> other & 1:
                theirs = self.worth.willing(state, other, step.thing, horizon, wasted(state, other))
                if theirs > keenest:
                    keenest = theirs
        return BIDS.at(min(mine, keenest + 1))

    # Positions

    def calm(self, state: Zavandor) -> bool:
        """Not in the middle of an auction or a payment."""
        return not state.agenda or isinstance(state.agenda[-1], Turn)

    def figures(self, state: Zavandor, seat: int) -> list[float]:
        return figures(state, seat)

    def progress(self, state: Zavandor) -> float:
        return progress(state)

    def chances(self, state: Zavandor) -> list[float]:
        """How likely every seat is to win."""
        far = progress(state)
        sums: list[float] = []
        for seat in range(state.seats):
            out = state.is_out(seat)
            sums.append(-100.0 if out else self.forecast.sum(figures(state, seat), far))
        return shares(sums)


def best_of(moves: Sequence[Move], rates: list[float]) -> Move:
    best = 0
    for i in range(1, len(rates)):
        if rates[i] > rates[best]:
            best = i
    return moves[best]


SENSE: Final = ZavandorSense(TASTE)
