"""Raid: F65 to F69."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.secrets import bit
from conclave.engine.steps import Choice, Step
from conclave.games.firepeak.components import (
    BEING_OF,
    CAPTIVES,
    CREATURE_BACK,
    CREATURES,
    NONE,
    SPOTS,
    lying,
)
from conclave.games.firepeak.moves import FREE, LEAVE, STEAL, TAKE, Creature
from conclave.games.firepeak.rules import EMPTY_DUNGEON, RAID, RAID_WON
from conclave.games.firepeak.state import Firepeak
from conclave.games.firepeak.steps.contest import RAID as RAIDED
from conclave.games.firepeak.steps.contest import raider, total, watch_sum
from conclave.games.firepeak.steps.contest import watch as watcher
from conclave.games.firepeak.steps.dice import roll
from conclave.games.firepeak.steps.fight import LUCKY
from conclave.games.firepeak.steps.loss import Loss
from conclave.games.firepeak.steps.placing import put_held

STONE: Final = 4
"""With a Stone Spirit (F126)."""


def stone_aid(state: Firepeak, owner: int, mode: int) -> int:
    """F126, FA48 A Stone Spirit lends the raider the guard's strength."""
    return watch_sum(state, owner) if mode == STONE else 0


def no_raid(state: Firepeak, seat: int, spot: int, owner: int) -> Rule | None:
    """F65, FA15 Why a raid is not possible."""
    if owner == seat or owner >= state.seats or state.being[SPOTS * seat + spot] == NONE:
        return RAID
    return None if state.crowd[owner] else EMPTY_DUNGEON


def some_dungeon(state: Firepeak, seat: int) -> bool:
    """Is there anybody to free from another's dungeon?"""
    for owner in range(state.seats):
        if owner != seat and state.crowd[owner]:
            return True
    return False


def set_out(state: Firepeak, seat: int, spot: int, owner: int, mode: int) -> None:
    """F66 A raid begins."""
    state.tell("raids", seat, owner, lying(state.being[SPOTS * seat + spot], spot))
    roll(state, seat, owner, mode == LUCKY, AtTheDoor(seat, spot, owner, mode))


class AtTheDoor(Step[Firepeak]):
    """F66 to F69 The totals decide."""

    __slots__ = ("mode", "owner", "seat", "spot")

    def __init__(self, seat: int, spot: int, owner: int, mode: int) -> None:
        self.seat: Final[int] = seat
        self.spot: Final[int] = spot
        self.owner: Final[int] = owner
        self.mode: Final[int] = mode

    def run(self, state: Firepeak) -> None:
        aid = stone_aid(state, self.owner, self.mode)
        own, other = raider(state, self.seat, self.spot, aid), watcher(state, self.owner)
        state.duel = ((RAIDED, 0), own, other)
        raid, watch = total(own), total(other)
        state.luck = 0
        state.tell("raid_rolled", self.seat, raid, watch, self.owner)
        if raid > watch:
            look_into(state, self.seat, self.owner)
            state.then(Spoils(self.seat, self.owner))
        elif raid < watch:
            state.then(Loss(self.seat, self.spot, self.owner, decoy=False))


def look_into(state: Firepeak, seat: int, place: int) -> None:
    """A seat sees all cards at a place."""
    for piece in range(len(state.secrets.place)):
        if state.secrets.place[piece] == place:
            state.show(piece, bit(seat))


class Spoils(Choice[Firepeak]):
    """F67 The winner frees a creature for the own structure or guard's place, takes one to the own dungeon, or leaves.
    A Titan is known for what it is, so it is taken openly."""

    __slots__ = ("owner",)

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner: Final[int] = owner

    def law(self) -> Rule:
        return RAID_WON

    def candidates(self, state: Firepeak) -> list[Move]:
        counts = state.captives(self.owner)
        moves: list[Move] = []
        for kind in range(CAPTIVES):
            if counts[kind]:
                moves.append(FREE[kind])
        if state.secrets.count(self.owner, CREATURE_BACK):
            moves.append(STEAL)
        for kind in range(CREATURES, CAPTIVES):
            if counts[kind]:
                moves.append(TAKE[kind])
        moves.append(LEAVE)
        return moves

    def refusal(self, state: Firepeak, move: Move) -> Rule | None:
        if isinstance(move, Creature) and move is FREE[move.kind]:
            return None if state.has_place(self.seat, BEING_OF[move.kind]) else RAID_WON
        return None

    def choose(self, state: Firepeak, move: Move) -> None:
        if move is LEAVE:
            state.tell("takes_nothing", self.seat, self.owner)
        elif move is STEAL:
            state.then(Steal(self.seat, self.owner))
        else:
            assert isinstance(move, Creature)
            piece = state.piece_of(self.owner, move.kind)
            if move is FREE[move.kind]:
                being = BEING_OF[state.release(piece)]
                state.tell("frees", self.seat, self.owner, being)
                put_held(state, self.seat, being, cellar=False, source=RAID_WON)
            else:
                state.carry(piece, self.seat)
                state.tell("takes", self.seat, self.owner, move.kind)


class Steal(Choice[Firepeak]):
    """FA60 A creature goes from dungeon to dungeon: only its old and its new jailer know which."""

    __slots__ = ("owner",)

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner: Final[int] = owner

    def law(self) -> Rule:
        return RAID_WON

    def witnesses(self, state: Firepeak) -> int:
        return bit(self.seat) | bit(self.owner)

    def candidates(self, state: Firepeak) -> list[Move]:
        counts = state.captives(self.owner)
        return [TAKE[kind] for kind in range(CREATURES) if counts[kind]]

    def choose(self, state: Firepeak, move: Move) -> None:
        assert isinstance(move, Creature)
        watchers = self.witnesses(state)
        secretly_bring(state, self.owner, move.kind, self.seat, watchers)
        state.tell("steals", self.seat, self.owner, hidden=move.kind, witnesses=watchers)


def secretly_bring(state: Firepeak, place: int, kind: int, seat: int, watchers: int) -> None:
    """One of the creatures at a place goes to a dungeon, and only the watchers see which. Nothing is taken back across it."""
    secrets = state.secrets
    pieces = [i for i in range(len(secrets.place)) if secrets.place[i] == place and secrets.kind[i] < CREATURES]
    piece = state.piece_of(place, kind)
    secrets.mingle(pieces, watchers)
    state.carry(piece, seat)
    state.tide += 1
