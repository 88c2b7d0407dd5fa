"""Brainwash: F61 to F64."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Step
from conclave.games.firepeak.components import (
    BEING_OF,
    CAPTIVES,
    CIRCLE_GUILE,
    CLAN,
    DOOM,
    DOOM_ACTIONS,
    GUILE_BONUS,
    NONE,
    STRENGTH,
)
from conclave.games.firepeak.moves import WAKE, Creature
from conclave.games.firepeak.queries.dungeons import washable
from conclave.games.firepeak.rules import A_PLACE_FOR_IT, BRAINWASH, BRAINWASH_PLACE, TO_BE_DONE
from conclave.games.firepeak.state import ANY_STRENGTH, NOBODY, Firepeak, Wanting
from conclave.games.firepeak.steps.contest import BRAINWASH as WASHED
from conclave.games.firepeak.steps.contest import alone, total
from conclave.games.firepeak.steps.dice import roll
from conclave.games.firepeak.steps.placing import put_held


def no_brainwash(state: Firepeak, seat: int, strength: int) -> Rule | None:
    """F61, FA14 Why no creature of this strength can be brainwashed."""
    counts = state.captives(seat)
    for kind in range(CAPTIVES):
        if counts[kind] and STRENGTH[BEING_OF[kind]] == strength:
            return None if washable(state, seat, counts, strength) else A_PLACE_FOR_IT
    return BRAINWASH


def wash(state: Firepeak, seat: int, strength: int, lucky: bool) -> None:
    """F61 The strength is stated, not which creature it is (FA65)."""
    state.stated = strength
    state.tell("brainwashes", seat, strength)
    roll(state, seat, NOBODY, lucky, Washed(seat))


def guile(state: Firepeak, seat: int) -> int:
    """F101."""
    return GUILE_BONUS if state.has_circle(seat, CIRCLE_GUILE) else 0


class Washed(Step[Firepeak]):
    """F62 The die must exceed the stated strength."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def run(self, state: Firepeak) -> None:
        own = alone(state, self.seat, NONE, guile(state, self.seat))
        state.duel = ((WASHED, state.stated), own)
        rolled = total(own)
        state.luck = 0
        state.tell("wash_rolled", self.seat, rolled, state.stated)
        if rolled > state.stated:
            state.then(Wake(self.seat))
        else:
            state.stated = 0


class Wake(Wanting):
    """F62, F62a Which creature of the stated strength it was; it must be one that has a place to go."""

    __slots__ = ()

    def law(self) -> Rule:
        return BRAINWASH

    def wants(self, state: Firepeak) -> list[list[int]]:
        return state.wanted_by_statement()

    def candidates(self, state: Firepeak) -> list[Move]:
        counts = state.captives(self.seat)
        moves: list[Move] = []
        for kind in range(CAPTIVES):
            if counts[kind] and (state.stated == ANY_STRENGTH or STRENGTH[BEING_OF[kind]] == state.stated):
                moves.append(WAKE[kind])
        return moves

    def fits(self, state: Firepeak, move: Move) -> bool:
        """Domination judges everything: what does not answer it leaves its brainwash undone (FA64)."""
        return state.stated == ANY_STRENGTH or super().fits(state, move)

    def refusal(self, state: Firepeak, move: Move) -> Rule | None:
        if not super().fits(state, move):
            return TO_BE_DONE
        assert isinstance(move, Creature)
        return None if state.has_place(self.seat, BEING_OF[move.kind]) else A_PLACE_FOR_IT

    def choose(self, state: Firepeak, move: Move) -> None:
        assert isinstance(move, Creature)
        being = BEING_OF[state.release(state.piece_of(self.seat, move.kind))]
        state.stated = 0
        state.tell("wakes", self.seat, being)
        if state.switches.clan_powers and CLAN[being] == DOOM and not state.doomed:
            state.doomed = True
            state.actions += DOOM_ACTIONS
            state.tell("doom_action", self.seat)
        put_held(state, self.seat, being, cellar=False, source=BRAINWASH_PLACE)
