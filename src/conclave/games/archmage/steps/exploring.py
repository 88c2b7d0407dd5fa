"""Exploring (A97 to A101): a hex is turned up, and its bonus taken."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Chance, Choice
from conclave.games.archmage.components import (
    CAMP,
    DROW,
    HIDDEN,
    HYBRID,
    KINDS_OF_LAND,
    OUTPOST_BACK,
    WILDERNESS_BACK,
)
from conclave.games.archmage.moves import DONE, FIND, TRADE, Face, Sphere
from conclave.games.archmage.rules import HYBRID_TRADE
from conclave.games.archmage.state import Archmage
from conclave.games.archmage.steps.initiation import can_initiate, initiate, no_initiation


class Unknown(Chance[Archmage]):
    """A hex is turned up: any of those that still lie face down and have its back."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell: Final[int] = cell

    def kinds(self, state: Archmage) -> range:
        back = WILDERNESS_BACK if state.ground[self.cell] == HIDDEN else OUTPOST_BACK
        first = state.secrets.backs.first
        return range(first[back], first[back + 1])

    def outcomes(self, state: Archmage) -> list[Move]:
        pile = state.secrets.pile
        return [FIND[kind] for kind in self.kinds(state) if pile[kind]]

    def weights(self, state: Archmage) -> list[int]:
        pile = state.secrets.pile
        return [pile[kind] for kind in self.kinds(state) if pile[kind]]

    def turn_up(self, state: Archmage, face: int) -> None:
        state.secrets.pile[face] -= 1
        state.ground[self.cell] = face


class TurnUp(Unknown):
    """A97 The hex is turned up and its bonus taken: A98 a relic, A99 a follower, A100 perhaps a trade."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(cell)
        self.seat: Final[int] = seat

    def happen(self, state: Archmage, outcome: Move) -> None:
        assert isinstance(outcome, Face)
        seat, face = self.seat, outcome.face
        self.turn_up(state, face)
        state.tell("explores", seat, self.cell, face)
        if face < KINDS_OF_LAND:
            state.earn(seat, face)
        elif face == CAMP:
            came = state.rally(seat, 1)
            if came:
                state.tell("rallies", seat, came)
        else:
            one, two = HYBRID[face - DROW]
            if can_initiate(state, seat, one) or can_initiate(state, seat, two):
                state.then(Trade(seat, face, self.cell))


class Trade(Choice[Archmage]):
    """A100 Two equal relics for an Apprentice when a hybrid enclave is found, or not."""

    __slots__ = ("cell", "face")

    def __init__(self, seat: int, face: int, cell: int) -> None:
        super().__init__(seat)
        self.face: Final[int] = face
        self.cell: Final[int] = cell

    def law(self) -> Rule:
        return HYBRID_TRADE

    def candidates(self, state: Archmage) -> list[Move]:
        one, two = HYBRID[self.face - DROW]
        return [TRADE[one], TRADE[two], DONE]

    def refusal(self, state: Archmage, move: Move) -> Rule | None:
        return no_initiation(state, self.seat, move.sphere, HYBRID_TRADE) if isinstance(move, Sphere) else None

    def choose(self, state: Archmage, move: Move) -> None:
        if isinstance(move, Sphere):
            initiate(state, self.seat, move.sphere)
            state.tell("trades", self.seat, move.sphere, self.cell)
