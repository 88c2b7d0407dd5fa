"""Counsel: what an archmage thinks of a decision. It is given an imagined world, as any player; all of it happens in a thinking
process."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct

from conclave.bots.levels import thinker
from conclave.bots.tree import Finding
from conclave.catalog import game as find_game
from conclave.engine.moves import CHANCE, Move
from conclave.engine.records import Record
from conclave.engine.state import State
from conclave.table.levels import Thought, position

LEVEL: Final = "archmage"
BEST: Final = 3
"""So many moves are named."""


class Considered(Struct):
    """A move that was thought about: how likely each seat is to win after it, and what it gains the mover in points at
    once."""

    move: str
    visits: int
    chances: list[float]
    points: int


class Advice(Struct):
    """What is thought of a position: how likely each seat is to win, and the best moves, the very best first."""

    chances: list[float]
    moves: list[Considered]


def advise(match: str, thought: Thought, seat: int, seed: str, share: float) -> Advice:
    """What a seat is told that asks at this position of a match."""
    return advice(position(match, thought), seat, seed, share, hurried=True)


def advice(state: State, seat: int, seed: str, share: float, hurried: bool) -> Advice:
    """What an archmage thinks who knows what the seat knows, and takes a share of its usual time."""
    rng = Random(seed)
    world = state.imagine(seat, rng)
    found = thinker(LEVEL, hurried, share).ponder(world, seat, rng)
    named = [
        Considered(one.move.text, one.visits, one.chances, gain(world, seat, one.move)) for one in best(found, seat)
    ]
    return Advice(outlook(found, state.seats), named)


def best(found: list[Finding], seat: int) -> list[Finding]:
    """The move an archmage would play; then those it also tried often, the likelier to win first."""
    return [found[0], *sorted(found[1:BEST], key=lambda one: -one.chances[seat])]


def outlook(found: list[Finding], seats: int) -> list[float]:
    """How likely each seat is to win, taking every move for as likely as the search found it worth a try."""
    visits = sum(one.visits for one in found)
    return [sum(one.visits * one.chances[seat] for one in found) / visits for seat in range(seats)]


def gain(world: State, seat: int, move: Move) -> int:
    """The points a move brings at once, if nothing unknown comes of it; as far as the seat can see."""
    after = world.clone()
    after.apply(seat, move)
    return _points(after, seat) - _points(world, seat) if after.tide == world.tide else 0


def _points(state: State, seat: int) -> int:
    players = getattr(state.view(seat), "players", [])
    points = getattr(players[seat], "points", 0) if seat < len(players) else 0
    return points if isinstance(points, int) else 0


# Judging a match that is over


class Judgement(Struct):
    """What is thought of a decision that was made: how likely each seat was to win before it, how likely the mover was after
    the move that was played (None if that was not thought about), and the best move with its chance."""

    seat: int
    round: int | None
    chances: list[float]
    played: float | None
    best: str
    better: float


def decisions(match: str, thought: Thought) -> list[int]:
    """The positions of a match in which somebody had something to decide."""
    game, seats, options, moves = thought
    state = Record(find_game(game), seats, options).start()
    found: list[int] = []
    for ply, (seat, text) in enumerate(moves):
        if seat != CHANCE and len(state.options(seat)) > 1:
            found.append(ply)
        move = state.game.lexicon.find(text)
        assert move is not None
        state.apply(seat, move)
    return found


def judge(match: str, thought: Thought, seat: int, played: str, seed: str, share: float) -> Judgement:
    """What an archmage would have thought of the last position, who knew what the seat knew, and of what was played there."""
    state = position(match, thought)
    rng = Random(seed)
    found = thinker(LEVEL, True, share).ponder(state.imagine(seat, rng), seat, rng)
    best = found[0]
    tried = next((one for one in found if one.move.text == played), None)
    if tried is not None and tried.chances[seat] >= best.chances[seat]:
        best = tried
    round = getattr(state.view(None), "round", None)
    return Judgement(
        seat=seat,
        round=round if isinstance(round, int) else None,
        chances=outlook(found, state.seats),
        played=None if tried is None else tried.chances[seat],
        best=best.move.text,
        better=best.chances[seat],
    )
