"""What programs know about playing Archmage: how a table stands, in victory points.

A good player's reasoning: relics are worth what two of them buy, an Apprentice, as long as there are turns to buy it in; land
is worth what it yields and the points for a majority; a Journey is thought through to its end, spells are weighed by what
they would bring. `queries` knows what things are worth, `outlook` how a match stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from conclave.engine.forecast import Forecast, shares
from conclave.engine.moves import Move
from conclave.games.archmage.components import (
    INITIATION,
    JOURNEY,
    JOURNEY_POINTS,
    KINDS_OF_SPELL,
    MOST_INITIATIONS,
    RING,
)
from conclave.games.archmage.moves import (
    ATTACK,
    BUILD,
    CAST,
    DIVINE,
    EXPLORE,
    GATHER,
    PLACE,
    STOP,
    UNWARD,
    WARDS,
    Cell,
    Number,
    Spell,
    Sphere,
)
from conclave.games.archmage.outlook import ALONE, FORECAST, figures, progress
from conclave.games.archmage.queries.answers import answer_worth, rise_worth
from conclave.games.archmage.queries.magic import cast_worth
from conclave.games.archmage.queries.plans import MOST_POINTS, Plan
from conclave.games.archmage.queries.worth import Worth
from conclave.games.archmage.state import Archmage
from conclave.games.archmage.steps.journey import Journey
from conclave.games.archmage.steps.journeys_end import JourneysEnd
from conclave.games.archmage.steps.preparation import Planet

TASTE: Final[dict[str, float]] = {
    "first": 0.081,
    "pair": 0.082,
    "more": 0.019,
    "many": 0.05,
    "heap": 0.004,
    "few": 0.282,
    "team": 0.123,
    "crowd": 0.02,
    "income": 0.021,
    "town": 0.093,
    "camp": 0.04,
    "tower": 4.567,
    "double": 0.75,
    "lone": 0.514,
    "ward": 0.063,
    "certain": 0.313,
    "feud": 0.862,
    "journey": 2.44,
}
"""How the reasoning is weighed; found by tournaments among variations."""

REACH: Final = 0


class ArchmageSense:
    """Rates moves for the greedy player, and positions for the searching ones."""

    __slots__ = ("forecast", "journey", "reach", "taste", "worth")

    def __init__(self, taste: dict[str, float], forecast: Forecast = FORECAST) -> None:
        self.taste: Final[dict[str, float]] = taste
        self.forecast: Final[Forecast] = forecast
        self.reach: Final[int] = REACH
        self.worth: Final[Worth] = Worth(taste)
        self.journey: Final[float] = taste["journey"]

    # How a table stands

    def figures(self, state: Archmage, seat: int) -> list[float]:
        return figures(state, self.worth, seat)

    def progress(self, state: Archmage) -> float:
        return progress(state)

    def calm(self, state: Archmage) -> bool:
        """Where a turn begins. In the middle of one, whoever dawdles would look better than whoever has acted."""
        if not state.agenda or isinstance(state.agenda[-1], Planet):
            return True
        return state.round == 1 and state.phase == JOURNEY and state.points == JOURNEY_POINTS

    def chances(self, state: Archmage) -> list[float]:
        """How likely every seat is to win."""
        far = progress(state)
        sums = [self.forecast.sum(figures(state, self.worth, seat), far) for seat in range(state.seats)]
        if state.seats == 1:
            return shares([ALONE.sum([sums[0], float(state.warlord_points()), 1.0], far), 0.0])[:1]
        return shares(sums)

    # Moves

    def shortlist(self, state: Archmage, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
        return moves

    def rate(self, state: Archmage, seat: int, moves: Sequence[Move]) -> list[float]:
        """How much the turn brings the seat if it goes on with each of these moves, in points."""
        plan = Plan(state, seat, self.worth)
        step = state.agenda[-1]
        if isinstance(step, Journey):
            return [self.rate_journey(plan, move) for move in moves]
        if isinstance(step, JourneysEnd):
            return [self.rate_end(plan, move) for move in moves]
        return [answer_worth(plan, move) for move in moves]

    def sketch(self, state: Archmage, seat: int, rng: Random) -> Move:
        """The move that looks best: nothing in the rating is slow."""
        moves = state.options(seat)
        if len(moves) == 1:
            return moves[0]
        rates = self.rate(state, seat, moves)
        best = 0
        equals = 1
        for i in range(1, len(rates)):
            if rates[i] > rates[best]:
                best = i
                equals = 1
            elif rates[i] == rates[best]:
                equals += 1
                if rng.random() * equals < 1.0:
                    best = i
        return moves[best]

    def rate_journey(self, plan: Plan, move: Move) -> float:
        """What the Journey brings in all if it goes on with this move."""
        state = plan.state
        here = state.mage[plan.seat]
        points = going(state)
        if move is STOP:
            return plan.ending(here)
        if isinstance(move, Spell):
            return plan.best(here, points, True, here) + cast_worth(plan, move.spell, points, self.journey)
        if isinstance(move, Cell):
            if move is DIVINE[move.cell]:
                return plan.relic(state.ground[move.cell]) + plan.best(here, max(0, points - 1), True, here)
            rest = max(0, points - state.toll[move.cell])
            return plan.best(move.cell, rest, True, here) - plan.losses(move.cell)
        gain = plan.work(here)
        price = plan.price[here]
        if move is PLACE:
            return gain + plan.best(here, points, False, here)
        assert move is EXPLORE or move is ATTACK or move is UNWARD
        if state.points < price:
            return plan.ending(here) - 0.1
        return gain + plan.best(here, max(0, points - price), False, here)

    def rate_end(self, plan: Plan, move: Move) -> float:
        """An action of Journey's End, or a spell; doing nothing more is 0."""
        state, seat = plan.state, plan.seat
        here = state.mage[seat]
        if isinstance(move, Spell):
            if move is CAST[move.spell]:
                return cast_worth(plan, move.spell, 0, self.journey)
            return plan.rising() + 0.01 * rise_worth(plan, move.spell)
        if isinstance(move, Sphere):
            if state.keep[seat] == here:
                return plan.lesson(move.sphere, 1) + 0.5 * plan.rising() + self.joins(plan, move.sphere)
            return plan.lesson(move.sphere, MOST_INITIATIONS)
        if isinstance(move, Number):
            return plan.hired(move.n)
        if move is GATHER:
            return plan.gathering()
        if move is WARDS:
            return plan.wards(here)
        return plan.building(here) if move is BUILD else 0.0

    def joins(self, plan: Plan, sphere: int) -> float:
        """Would a new Apprentice here be promoted at once?"""
        if plan.state.relics[RING * plan.seat + sphere] < INITIATION:
            return 0.0
        at = KINDS_OF_SPELL * plan.seat + sphere
        plan.state.pupils[at] += 1
        after = plan.rising()
        plan.state.pupils[at] -= 1
        return 0.5 * after


def going(state: Archmage) -> int:
    """The movement points left, as far as plans look."""
    return state.points if state.points < MOST_POINTS else MOST_POINTS


SENSE: Final = ArchmageSense(TASTE)
