"""A turn (A40) from its beginning to its end, the final count (A180 to A185), and whose turn comes next."""

from __future__ import annotations

from typing import Final

from conclave.engine.steps import Step
from conclave.games.archmage.components import (
    CORRUPT_POINTS,
    DIFFICULTY,
    JOURNEY,
    JOURNEY_POINTS,
    JOURNEYS_END,
    KINDS_OF_LAND,
    MOST_SEATS,
)
from conclave.games.archmage.state import NOBODY, Archmage
from conclave.games.archmage.steps.journey import JOURNEYS
from conclave.games.archmage.steps.journeys_end import ENDS
from conclave.games.archmage.steps.preparation import PREPARE, update_book
from conclave.games.archmage.steps.warlord import WARLORD_TURN


class Turn(Step[Archmage]):
    """A40 Preparation, Journey, Journey's End. A42 In the first round there is no Preparation."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def run(self, state: Archmage) -> None:
        seat = self.seat
        if seat == state.starter:
            state.round += 1
        state.turn = seat
        state.extra = 0
        state.subjugating = False
        state.tell("turn", seat, state.round)
        state.then(BEGIN_JOURNEY[seat], AFTER_JOURNEY[seat])
        if state.round > 1:
            state.then(PREPARE[seat])


class BeginJourney(Step[Archmage]):
    """A90 A Journey with its movement points, and the Journey's End that belongs to it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def run(self, state: Archmage) -> None:
        state.phase = JOURNEY
        state.points = JOURNEY_POINTS
        state.then(JOURNEYS[self.seat], BEGIN_END[self.seat])


class BeginEnd(Step[Archmage]):
    """A120 The Journey is over: what is left of its movement points and Divination lapses (A90, A216)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def run(self, state: Archmage) -> None:
        cell = state.mage[self.seat]
        state.tell("stops", self.seat, cell, state.ground[cell])
        state.phase = JOURNEYS_END
        state.points = 0
        state.quick = 0
        state.divining = False
        state.divined = []
        state.acted = False
        state.then(ENDS[self.seat])


class AfterJourney(Step[Archmage]):
    """A216 Another Journey by Time Stop, or else the end of the turn: a finished player counts (A181 to A183), then the
    Warlord (AS4) or the next player has a turn, until all have counted (A184)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def run(self, state: Archmage) -> None:
        seat = self.seat
        if state.extra:
            state.extra -= 1
            state.tell("again", seat)
            state.then(BEGIN_JOURNEY[seat], self)
            return
        if state.round > 1 and state.rest(seat) == 0:
            count(state, seat)
        if state.scored == (1 << state.seats) - 1:
            if state.sink is not None:
                tell_the_end(state)
            state.finish()
            return
        state.then(TURN[(seat + 1) % state.seats])
        if state.warlord >= 0:
            state.then(WARLORD_TURN)


def count(state: Archmage, seat: int) -> None:
    """A181 to A183 The last update of the Spell Book, then the points, by what lies on the land now (A32)."""
    known = state.supported(seat)
    if state.switches.cast_stays:
        known |= state.cast[seat] & state.book[seat]
    update_book(state, seat, known)
    lands = 0
    for land in range(KINDS_OF_LAND):
        points = state.land_points(seat, land)
        state.majority[KINDS_OF_LAND * seat + land] = points
        lands += points
    state.scored |= 1 << seat
    if state.sink is not None:
        total = state.total(seat)
        state.tell("counts", seat, total, total - lands, lands)
        if state.warlord >= 0:
            theirs = state.warlord_points()
            places = state.inflamed_points()
            lost = CORRUPT_POINTS * state.tainted
            lands = theirs + lost - places - DIFFICULTY[state.switches.difficulty]
            state.tell("warlord_counts", seat, theirs + lost, lands, places)
            if lost:
                state.tell("warlord_loses", seat, lost, theirs)


def tell_the_end(state: Archmage) -> None:
    """Who wins and why: A22, A33 to A38, AS21."""
    if state.warlord >= 0:
        state.tell("ends_alone", 0, state.total(0), state.warlord_points())
        return
    ranks = [state.rank(seat) for seat in range(state.seats)]
    best = max(ranks)
    winners = tied = decides = 0
    for seat in range(state.seats):
        rank = ranks[seat]
        if rank[0] == best[0]:
            tied |= 1 << seat
            if rank == best:
                winners |= 1 << seat
            for place in range(len(best)):
                if rank[place] != best[place]:
                    decides = max(decides, place)
                    break
    state.tell("ends", NOBODY, winners, tied, decides)


TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
BEGIN_JOURNEY: Final = [BeginJourney(seat) for seat in range(MOST_SEATS)]
BEGIN_END: Final = [BeginEnd(seat) for seat in range(MOST_SEATS)]
AFTER_JOURNEY: Final = [AfterJourney(seat) for seat in range(MOST_SEATS)]
