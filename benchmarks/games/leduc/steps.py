"""The rules of Leduc poker: L1 to L9."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from conclave.engine.game import Game, Value
from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.secrets import ALL, Secrets
from conclave.engine.steps import Choice, EvenChance, any_of

from .components import ANTE, BACK, BACKS, KINDS, MOST_RAISES, ROUNDS, SEATS, STAKE, TABLE
from .moves import CALL, DEAL, FOLD, RAISE, Deal
from .rules import BETTING, FOLDING, TWO_RAISES
from .state import NOBODY, Leduc


def begin(game: Game, seats: int, values: Mapping[str, Value]) -> Leduc:
    """L2 Everybody has put in a chip; no card is dealt yet."""
    state = Leduc(game, seats, Secrets(BACKS, [1] * KINDS, [], [], [], []), [ANTE] * seats, 0, 0, 0, NOBODY)
    state.then(TO_HAND[0], TO_HAND[1], BET[0])
    return state


class DealCard(EvenChance[Leduc]):
    """L2, L8 A card to a hand, seen by its owner, or to the table, seen by all."""

    __slots__ = ("place", "seen")

    def __init__(self, place: int, seen: int) -> None:
        self.place: Final[int] = place
        self.seen: Final[int] = seen

    def outcomes(self, state: Leduc) -> list[Move]:
        pile = state.secrets.pile
        return [DEAL[kind] for kind in range(KINDS) if pile[kind]]

    def draw(self, state: Leduc, rng: Random) -> Move:
        return DEAL[state.secrets.random_kind(BACK, rng)]

    def witnesses(self, state: Leduc) -> int:
        return -1 if self.place == TABLE else self.seen

    def happen(self, state: Leduc, outcome: Move) -> None:
        assert isinstance(outcome, Deal)
        state.secrets.take(outcome.kind, self.place, self.seen)
        state.tell("dealt", self.place, 0, 0, 0, outcome.kind, self.witnesses(state))


class Bet(Choice[Leduc]):
    """L4 to L8 Fold, call or raise."""

    __slots__ = ()

    def law(self) -> Rule:
        return BETTING

    def candidates(self, state: Leduc) -> list[Move]:
        return [FOLD, CALL, RAISE]

    def refusal(self, state: Leduc, move: Move) -> Rule | None:
        if move is FOLD and state.chips[self.seat] >= state.chips[1 - self.seat]:
            return FOLDING
        if move is RAISE and state.raises == MOST_RAISES:
            return TWO_RAISES
        return None

    def options(self, state: Leduc) -> Sequence[Move]:
        if state.chips[self.seat] >= state.chips[1 - self.seat]:
            return [CALL, RAISE]  # who has put in as much has not been raised, so there is a raise left
        return [FOLD, CALL] if state.raises == MOST_RAISES else [FOLD, CALL, RAISE]

    def pick(self, state: Leduc, rng: Random) -> Move:
        return any_of(self.options(state), rng)

    def choose(self, state: Leduc, move: Move) -> None:
        seat = self.seat
        state.tell(move.text, seat)
        if move is FOLD:
            state.folded = seat
            return
        state.chips[seat] = state.chips[1 - seat]
        if move is RAISE:
            state.chips[seat] += STAKE[state.round]
            state.raises += 1
        elif state.words:
            self.end_round(state)
            return
        state.words += 1
        state.then(BET[1 - seat])

    def end_round(self, state: Leduc) -> None:
        """L8."""
        state.round += 1
        if state.round < ROUNDS:
            state.words = 0
            state.raises = 0
            state.then(TO_TABLE, BET[0])


BET: Final = [Bet(seat) for seat in range(SEATS)]
TO_HAND: Final = [DealCard(seat, 1 << seat) for seat in range(SEATS)]
TO_TABLE: Final = DealCard(TABLE, ALL)
