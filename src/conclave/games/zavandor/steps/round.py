"""The round and phase 1: Z13 to Z20."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.steps import Chance, EvenChance, Step
from conclave.games.zavandor.components import DECK_LETTER, KINDS_OF_ARTIFACT, MOST_SEATS, VALUE
from conclave.games.zavandor.moves import LOT, REVEAL, Lot, Reveal
from conclave.games.zavandor.state import ASIDE, NOBODY, Zavandor
from conclave.games.zavandor.steps.energy import INCOMES
from conclave.games.zavandor.steps.reckoning import LIMITS, RECKONING
from conclave.games.zavandor.steps.turn import TURN, end_of_turn


class Round(Step[Zavandor]):
    """Z13 Four phases, and again. Z29 The cards laid aside last round come to the hand."""

    __slots__ = ()

    def run(self, state: Zavandor) -> None:
        state.round += 1
        state.phase = 1
        state.learned = 0
        secrets = state.secrets
        for i in range(len(secrets.place)):
            if secrets.place[i] >= ASIDE:
                seat = secrets.place[i] - ASIDE
                secrets.move(i, seat)
                state.purse[seat] += VALUE[secrets.kind[i]]
        state.order = []
        state.tell("round", NOBODY, state.round)
        state.then(LIMITS, RECKONING, self)
        state.then(REFILL, INCOMES, TURNS[0])
        state.then(RANKING)


class Ranking(Step[Zavandor]):
    """Z14 Most points first. Z15 Equal points: more points in gems. Z16 Still equal: the lot."""

    __slots__ = ()

    def run(self, state: Zavandor) -> None:
        while len(state.order) < state.living():
            best = self.best(state)
            if len(best) > 1:
                mask = 0
                for seat in best:
                    mask |= 1 << seat
                state.then(DrawLot(mask), self)
                return
            take_position(state, best[0])

    def best(self, state: Zavandor) -> list[int]:
        """The seats without a position that nobody else without one surpasses."""
        best: list[int] = []
        best_points = -1
        for seat in range(state.seats):
            points = state.points[seat]
            if points < best_points or state.out >> seat & 1 or seat in state.order:
                continue
            ahead = 1 if points > best_points else state.gem_points(seat) - state.gem_points(best[0])
            if ahead > 0:
                best = [seat]
                best_points = points
            elif ahead == 0:
                best.append(seat)
        return best


class DrawLot(EvenChance[Zavandor]):
    """Z16 One of the equal players comes next, by lot, and so on until one is left."""

    __slots__ = ("mask",)

    def __init__(self, mask: int) -> None:
        self.mask: Final[int] = mask

    def outcomes(self, state: Zavandor) -> list[Move]:
        return [LOT[seat] for seat in range(state.seats) if self.mask >> seat & 1]

    def happen(self, state: Zavandor, outcome: Move) -> None:
        assert isinstance(outcome, Lot)
        take_position(state, outcome.seat)
        rest = self.mask & ~(1 << outcome.seat)
        if rest & (rest - 1):
            state.then(DrawLot(rest))
        else:
            take_position(state, rest.bit_length() - 1)


def take_position(state: Zavandor, seat: int) -> None:
    state.position[seat] = len(state.order)
    state.order.append(seat)
    state.tell("position", seat, len(state.order))


class Refill(Step[Zavandor]):
    """Z10, Z19 As many artifacts lie face up as there are players, while the deck lasts (Z20)."""

    __slots__ = ()

    def run(self, state: Zavandor) -> None:
        if len(state.offer) < state.living() and state.letter() >= 0:
            state.then(TURN_UP, self)


class TurnUp(Chance[Zavandor]):
    """Z9 The next artifact, from the shuffled cards of the letter on top."""

    __slots__ = ()

    def outcomes(self, state: Zavandor) -> list[Move]:
        letter = state.letter()
        return [REVEAL[a] for a in range(KINDS_OF_ARTIFACT) if state.deck[a] and DECK_LETTER[a] == letter]

    def weights(self, state: Zavandor) -> list[int]:
        letter = state.letter()
        return [state.deck[a] for a in range(KINDS_OF_ARTIFACT) if state.deck[a] and DECK_LETTER[a] == letter]

    def happen(self, state: Zavandor, outcome: Move) -> None:
        assert isinstance(outcome, Reveal)
        state.deck[outcome.artifact] -= 1
        state.offer.append(outcome.artifact)
        state.tell("revealed", NOBODY, outcome.artifact)


class Turns(Step[Zavandor]):
    """Z32 Phase 3: one after the other in position order, each to the end."""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at: Final[int] = at

    def run(self, state: Zavandor) -> None:
        state.phase = 3
        if state.turn != NOBODY:
            end_of_turn(state)
        if self.at < len(state.order):
            seat = state.order[self.at]
            state.then(TURNS[self.at + 1])
            if not state.is_out(seat):
                state.turn = seat
                state.shifts = 0
                state.stage = 0
                state.tell("turn", seat)
                state.then(TURN[seat])


TURN_UP: Final = TurnUp()
REFILL: Final = Refill()
RANKING: Final = Ranking()
TURNS: Final = [Turns(at) for at in range(MOST_SEATS + 1)]
ROUND: Final = Round()
