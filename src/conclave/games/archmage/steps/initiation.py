"""Initiation (A100, A140 to A144, A160): two relics, and a follower becomes an Apprentice."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.games.archmage.components import DROW, HYBRID, INITIATION, KINDS_OF_SPELL, RING, TOWN
from conclave.games.archmage.moves import DONE, INITIATE, Sphere
from conclave.games.archmage.rules import HYBRID_INITIATION, INITIATING, NO_FOLLOWER, ONCE_A_SPHERE, ONE_ACTION
from conclave.games.archmage.state import Archmage
from conclave.games.archmage.steps.amid import AmidAction


def can_initiate(state: Archmage, seat: int, sphere: int) -> bool:
    return state.company[seat] > 0 and state.relics[RING * seat + sphere] >= INITIATION


def no_initiation(state: Archmage, seat: int, sphere: int, law: Rule) -> Rule | None:
    """A77 Without a follower in the Company nobody can be initiated; without the relics `law` stands against it."""
    if state.relics[RING * seat + sphere] < INITIATION:
        return law
    return None if state.company[seat] else NO_FOLLOWER


def initiate(state: Archmage, seat: int, sphere: int) -> None:
    """The relics are given, and the follower stands on the Fundamental place."""
    state.relics[RING * seat + sphere] -= INITIATION
    state.company[seat] -= 1
    state.pupils[KINDS_OF_SPELL * seat + sphere] += 1


def offer_more(state: Archmage, seat: int, left: int, spheres: int) -> None:
    """A141, A143 Ask for another initiation where one is possible."""
    if left:
        for sphere in range(RING):
            if spheres >> sphere & 1 and can_initiate(state, seat, sphere):
                state.then(InitiateMore(seat, left, spheres))
                return


class InitiateMore(AmidAction):
    """A141 Up to three times with a mythic race. A143 Once for each sphere with a hybrid one."""

    __slots__ = ("left", "spheres")

    def __init__(self, seat: int, left: int, spheres: int) -> None:
        super().__init__(seat)
        self.left: Final[int] = left
        self.spheres: Final[int] = spheres
        """The mask of the spheres in which this is still possible."""

    def law(self) -> Rule:
        return ONE_ACTION

    def candidates(self, state: Archmage) -> list[Move]:
        moves: list[Move] = [INITIATE[sphere] for sphere in range(RING) if self.spheres >> sphere & 1]
        moves.append(DONE)
        return moves

    def fits(self, state: Archmage, move: Move) -> bool:
        return move is DONE or move in INITIATE

    def refusal(self, state: Archmage, move: Move) -> Rule | None:
        if not isinstance(move, Sphere):
            return None
        if not self.spheres >> move.sphere & 1:
            ground = state.ground[state.mage[self.seat]]
            if not DROW <= ground < TOWN:
                return INITIATING
            return ONCE_A_SPHERE if move.sphere in HYBRID[ground - DROW] else HYBRID_INITIATION
        return no_initiation(state, self.seat, move.sphere, INITIATING)

    def choose(self, state: Archmage, move: Move) -> None:
        if isinstance(move, Sphere):
            initiate(state, self.seat, move.sphere)
            state.tell("initiates", self.seat, move.sphere)
            offer_more(state, self.seat, self.left - 1, self.spheres)
