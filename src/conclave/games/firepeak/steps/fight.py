"""Capture: F56 to F60, in the order of resolution of the rulebook."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Choice, Step
from conclave.games.firepeak.components import (
    AURA_DEFENSE,
    BEING_OF,
    BOUND,
    DEFENSE_DIE,
    ETHEREAL,
    FAMILIAR,
    GUARD,
    LIKE,
    NONE,
    SPOTS,
    STRENGTH,
    TOUCH_FACTOR,
    TWIL,
    lying,
)
from conclave.games.firepeak.moves import AT, At
from conclave.games.firepeak.rules import ATTACKER_AND_TARGET, ETHEREAL_TARGET, FAMILIAR_TARGET
from conclave.games.firepeak.state import NOBODY, Firepeak
from conclave.games.firepeak.steps.contest import CAPTURE, CONVERSION, alone, attacker, defender, total
from conclave.games.firepeak.steps.contest import TOUCH as TOUCHED
from conclave.games.firepeak.steps.dice import OWN, roll
from conclave.games.firepeak.steps.loss import TO_DISCARDS, Loss
from conclave.games.firepeak.steps.placing import JoinCaptor, to_dungeon

PLAIN: Final = 0
LUCKY: Final = 1
"""With a Lucky Charm (F119)."""
TOUCH: Final = 2
"""By a Touch of Death (F130)."""
TORNADO: Final = 3
"""Without a roll (F129)."""


def safe(state: Firepeak, owner: int, spot: int) -> Rule | None:
    """The rule by which nobody may try to capture this creature: F108, F111."""
    at = SPOTS * owner + spot
    if state.charms[at] & ETHEREAL:
        return ETHEREAL_TARGET
    return FAMILIAR_TARGET if LIKE[state.being[at]] == FAMILIAR else None


def has_creature(state: Firepeak, seat: int) -> bool:
    """Does the seat control a creature that could act?"""
    return state.occupied[seat] != 0


def has_target(state: Firepeak, seat: int) -> bool:
    """Is there a creature of another wizard that may be captured?"""
    for owner in range(state.seats):
        if owner != seat:
            for spot in range(SPOTS):
                if state.being[SPOTS * owner + spot] != NONE and safe(state, owner, spot) is None:
                    return True
    return False


def no_capture(state: Firepeak, seat: int, spot: int) -> Rule | None:
    """F56 Why this spot cannot set out for a capture."""
    if state.being[SPOTS * seat + spot] == NONE or not has_target(state, seat):
        return ATTACKER_AND_TARGET
    return None


class ChooseTarget(Choice[Firepeak]):
    """F56 The attacker's target: a creature that another wizard controls."""

    __slots__ = ("mode", "spot")

    def __init__(self, seat: int, spot: int, mode: int) -> None:
        super().__init__(seat)
        self.spot: Final[int] = spot
        self.mode: Final[int] = mode

    def law(self) -> Rule:
        return ATTACKER_AND_TARGET

    def candidates(self, state: Firepeak) -> list[Move]:
        moves: list[Move] = []
        for owner in range(state.seats):
            if owner != self.seat:
                for spot in range(SPOTS):
                    if state.being[SPOTS * owner + spot] != NONE:
                        moves.append(AT[owner][spot])
        return moves

    def refusal(self, state: Firepeak, move: Move) -> Rule | None:
        assert isinstance(move, At)
        return safe(state, move.owner, move.spot)

    def choose(self, state: Firepeak, move: Move) -> None:
        assert isinstance(move, At)
        state.charms[SPOTS * self.seat + self.spot] &= ~BOUND
        state.taken = NONE
        attacker = lying(state.being[SPOTS * self.seat + self.spot], self.spot)
        target = lying(state.being[SPOTS * move.owner + move.spot], move.spot)
        state.tell("attacks", self.seat, attacker, move.owner, target)
        if self.mode == TORNADO:
            state.then(Loss(move.owner, move.spot, self.seat, decoy=False), Twilight(self.seat, self.spot))
        else:
            clash = Clash(self.seat, self.spot, move.owner, move.spot, self.mode)
            roll(state, self.seat, move.owner, self.mode == LUCKY, clash)


class Clash(Step[Firepeak]):
    """F57 to F60 The totals decide. F95 An Aura of Defense takes the attacker on a natural six. F130 A Touch of Death
    doubles the die and discards the target."""

    __slots__ = ("mode", "owner", "seat", "spot", "target")

    def __init__(self, seat: int, spot: int, owner: int, target: int, mode: int) -> None:
        self.seat: Final[int] = seat
        self.spot: Final[int] = spot
        self.owner: Final[int] = owner
        self.target: Final[int] = target
        self.mode: Final[int] = mode

    def run(self, state: Firepeak) -> None:
        touch = self.mode == TOUCH
        own, other = attacker(state, self.seat, self.spot), defender(state, self.owner, self.target)
        state.duel = ((TOUCHED if touch else CAPTURE, 0), own, other)
        attack, defence = total(own, TOUCH_FACTOR if touch else 1), total(other)
        state.luck = 0
        state.tell("clash", self.seat, attack, defence, self.owner)
        backfires = state.dice[OWN] == DEFENSE_DIE and state.auras_on(self.owner, self.target, AURA_DEFENSE) > 0
        wide = state.switches.decoy_wide
        if attack > defence:
            to = TO_DISCARDS if self.mode == TOUCH else self.seat
            state.then(Twilight(self.seat, self.spot))
            if backfires:
                state.then(Loss(self.seat, self.spot, TO_DISCARDS, wide))
            state.then(Loss(self.owner, self.target, to, decoy=True))
        elif backfires:
            state.then(Loss(self.seat, self.spot, TO_DISCARDS, wide))
        elif attack < defence:
            state.then(Loss(self.seat, self.spot, self.owner, decoy=True))


class Twilight(Step[Firepeak]):
    """F91, FA45 With clan powers: a Twilight creature that has caught somebody rolls for a new minion, if there is a place
    for it."""

    __slots__ = ("seat", "spot")

    def __init__(self, seat: int, spot: int) -> None:
        self.seat: Final[int] = seat
        self.spot: Final[int] = spot

    def run(self, state: Firepeak) -> None:
        kind = state.taken
        if kind == NONE or not state.switches.clan_powers or self.spot == GUARD:
            return
        if state.clan[SPOTS * self.seat + self.spot] == TWIL:
            if state.has_place_under(self.seat, BEING_OF[kind], self.spot):
                state.release(state.piece_of(self.seat, kind))
                state.held = BEING_OF[kind]
                roll(state, self.seat, NOBODY, False, Conversion(self.seat, self.spot))


class Conversion(Step[Firepeak]):
    """F91 The die must exceed the printed strength of the captive."""

    __slots__ = ("seat", "spot")

    def __init__(self, seat: int, spot: int) -> None:
        self.seat: Final[int] = seat
        self.spot: Final[int] = spot

    def run(self, state: Firepeak) -> None:
        total = state.dice[OWN] + state.luck
        state.duel = ((CONVERSION, STRENGTH[state.held]), alone(state, self.seat, self.spot, 0))
        state.luck = 0
        state.tell("converts", self.seat, total, STRENGTH[state.held], state.held)
        if total > STRENGTH[state.held]:
            state.then(JoinCaptor(self.seat, self.spot))
        else:
            to_dungeon(state, self.seat)
