"""Recruiting: F50 to F55, with the Circle of Scrying (F104) and the end of the deck (F3, F6)."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.secrets import bit
from conclave.engine.steps import Chance, Choice
from conclave.games.firepeak.components import (
    BEING_OF,
    CAPTIVES,
    CIRCLE_SCRYING,
    CREATURE_BACK,
    CREATURES,
    DUNGEON,
    DUPLICATE,
    SUMMON_TITAN,
    TITAN_KIND,
)
from conclave.games.firepeak.moves import DRAW, GIVE, KEEP, TO, Creature, Number, Spot
from conclave.games.firepeak.rules import BELOW_RECRUITER, SCRYING
from conclave.games.firepeak.state import AIR, DISCARDS, Firepeak
from conclave.games.firepeak.steps.loss import give_up


class DrawRecruit(Chance[Firepeak]):
    """F51 The top creature of the recruit deck; only the recruiter's owner sees it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def outcomes(self, state: Firepeak) -> list[Move]:
        return [DRAW[kind] for kind in range(CREATURES) if state.secrets.pile[kind]]

    def weights(self, state: Firepeak) -> list[int]:
        return [state.secrets.pile[kind] for kind in range(CREATURES) if state.secrets.pile[kind]]

    def witnesses(self, state: Firepeak) -> int:
        return bit(self.seat)

    def happen(self, state: Firepeak, outcome: Move) -> None:
        assert isinstance(outcome, Creature)
        state.secrets.take(outcome.kind, AIR, bit(self.seat))
        state.deck -= 1
        state.tell("draws", self.seat, hidden=outcome.kind, witnesses=bit(self.seat))
        if not state.deck:
            deck_ends(state)


def deck_ends(state: Firepeak) -> None:
    """F3 The last recruit has been drawn. FV2 Once, the discards may become a new deck; a Titan alone is none (FA25)."""
    if state.switches.prolong and not state.prolonged and state.secrets.count(DISCARDS, CREATURE_BACK):
        state.prolonged = True
        state.tell("prolonged", state.turn)
        piece = len(state.secrets.place) - 1
        while piece >= 0:
            if state.secrets.place[piece] == DISCARDS:
                kind = state.secrets.kind[piece]
                if kind < CREATURES:
                    state.secrets.bury(piece)
                    state.deck += 1
                else:
                    state.secrets.leave(piece)
                    state.spent |= 1 << (SUMMON_TITAN if kind == TITAN_KIND else DUPLICATE)
            piece -= 1
    if not state.deck:
        state.last = True
        state.tell("last_recruit", state.turn)


def may_scry(state: Firepeak, seat: int) -> bool:
    """F104, FA50 May a captive be discarded for a second recruit?"""
    return state.has_circle(seat, CIRCLE_SCRYING) and not state.scried and state.crowd[seat] > 0 and state.deck > 0


class PlaceRecruit(Choice[Firepeak]):
    """F52 to F54 A recruit goes below its recruiter, to the empty guard's place, or unseen into the dungeon."""

    __slots__ = ("under",)

    def __init__(self, seat: int, under: int) -> None:
        super().__init__(seat)
        self.under: Final[int] = under

    def law(self) -> Rule:
        return BELOW_RECRUITER

    def candidates(self, state: Firepeak) -> list[Move]:
        moves: list[Move] = [*TO]
        if may_scry(state, self.seat):
            counts = state.captives(self.seat)
            for kind in range(CAPTIVES):
                if counts[kind]:
                    moves.append(GIVE[kind])
        return moves

    def refusal(self, state: Firepeak, move: Move) -> Rule | None:
        if not isinstance(move, Spot) or move.spot == DUNGEON:
            return None
        recruit = state.secrets.kind[state.secrets.place.index(AIR)]
        return state.misplaced(self.seat, BEING_OF[recruit], move.spot, self.under, BELOW_RECRUITER)

    def choose(self, state: Firepeak, move: Move) -> None:
        if isinstance(move, Creature):
            state.scried = True
            give_up(state, self.seat, move.kind)
            state.then(DrawRecruit(self.seat), KeepOne(self.seat, self.under))
            return
        assert isinstance(move, Spot)
        piece = state.secrets.place.index(AIR)
        if move.spot == DUNGEON:
            eye = bit(self.seat)
            state.tell("jails", self.seat, hidden=state.secrets.kind[piece], witnesses=eye)
            state.carry(piece, self.seat)
        else:
            being = BEING_OF[state.release(piece)]
            state.put(self.seat, move.spot, being)
            state.tell("placed", self.seat, move.spot, being)


class KeepOne(Choice[Firepeak]):
    """F104 One of the two recruits is kept, the other discarded."""

    __slots__ = ("under",)

    def __init__(self, seat: int, under: int) -> None:
        super().__init__(seat)
        self.under: Final[int] = under

    def law(self) -> Rule:
        return SCRYING

    def candidates(self, state: Firepeak) -> list[Move]:
        return list(KEEP)

    def choose(self, state: Firepeak, move: Move) -> None:
        assert isinstance(move, Number)
        drawn = state.secrets.at(AIR)
        other = drawn[2 - move.n]
        state.face_up(other)
        kind = state.secrets.kind[other]
        state.secrets.bring(other, DISCARDS)
        state.tell("rejects", self.seat, kind)
        state.then(PlaceRecruit(self.seat, self.under))
