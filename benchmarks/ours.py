"""The figures of Conclave's games, in this process: compiled or not, as the environment says.

python -m benchmarks.ours SECONDS FACTS GAME:SEATS ...
"""

from __future__ import annotations

import sys
from functools import partial
from importlib import import_module
from random import Random
from typing import Final

from benchmarks.measure import (
    FACT,
    LESS,
    MORE,
    PASSES,
    POINTS,
    SIMULATIONS,
    Figure,
    Subject,
    apart,
    character,
    copying,
    growing,
    microseconds,
    positions,
    rate,
    send,
    weighing,
)
from benchmarks.report import SEATS
from conclave._pure import compiled
from conclave.bots.player import GreedyPlayer
from conclave.bots.playout import Tally, random_playout
from conclave.bots.search import CURIOSITY, Search
from conclave.engine.game import Game, Sense
from conclave.engine.moves import CHANCE, Move
from conclave.engine.records import Record, read
from conclave.engine.state import State

STUDIED: Final = {"zavandor": 4, "firepeak": 4, "archmage": 4, "connect_four": 2, "leduc": 2}
"""The seats with which more than the speed of playing is measured."""
BATCH: Final = 4_000
"""Decisions, about, in a run: enough matches to be like others, few enough to be short."""


class Ours(Subject):
    """A game on our engine."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats

    def start(self) -> State:
        return self.game.start(self.seats)

    def over(self, state: State) -> bool:
        return state.over

    def step(self, state: State, rng: Random) -> int:
        seat = state.to_act[0]
        if seat == CHANCE:
            state.apply(seat, state.pick(seat, rng))
            return 0
        moves = state.options(seat)
        state.apply(seat, moves[int(rng.random() * len(moves))])
        return len(moves)

    def copy(self, state: State) -> State:
        return state.clone()


def playing(game: Game, seats: int, name: str, matches: int, seconds: float) -> list[Figure]:
    """Decisions a second: with the loop inside (`random_playout`), and driven from Python like any library's game."""

    def inside() -> int:
        rng = Random(4)
        tally = Tally()
        for _ in range(matches):
            random_playout(game.start(seats), rng, tally)
        return tally.decisions

    def driven() -> int:
        decisions = 0
        rng = Random(4)
        random = rng.random
        for _ in range(matches):
            state = game.start(seats)
            while state.to_act:
                seat = state.to_act[0]
                if seat == CHANCE:
                    state.apply(seat, state.pick(seat, rng))
                else:
                    moves = state.options(seat)
                    state.apply(seat, moves[int(random() * len(moves))])
                    decisions += 1
        return decisions

    return [
        Figure(f"{name}.inside", rate(inside, seconds), MORE),
        Figure(f"{name}.driven", rate(driven, seconds), MORE),
    ]


def imagining(subject: Ours, name: str, seconds: float) -> list[Figure]:
    """Microseconds for a world that a seat could be in."""
    states: list[State] = positions(subject)

    def run() -> int:
        rng = Random(5)
        for _ in range(PASSES):
            for state in states:
                state.imagine(0, rng)
        return PASSES * len(states)

    return [Figure(f"{name}.imagine", microseconds(run, seconds), LESS)]


def searching(game: Game, seats: int, name: str, seconds: float) -> list[Figure]:
    """Simulations a second: as the levels search, with the game's sense, and as the peers do, with random moves to the end."""
    states = thoughts(game, seats)

    def run(sense: Sense | None, reach: int) -> int:
        rng = Random(6)
        for state, seat in states:
            search = Search(state, seat, rng, sense, reach, CURIOSITY, None)
            for _ in range(SIMULATIONS):
                search.iterate()
        return SIMULATIONS * len(states)

    sense = game.sense
    found = [Figure(f"{name}.search_at_random", rate(partial(run, None, 0), seconds), MORE)]
    if sense is not None:
        found.append(Figure(f"{name}.search", rate(partial(run, sense, sense.reach), seconds), MORE))
    return found


def thoughts(game: Game, seats: int) -> list[tuple[State, int]]:
    """Decisions from all parts of a match of greedy players, of the kind that a search is asked about."""
    rng = Random(7)
    greedy = GreedyPlayer()
    state = game.start(seats)
    met: list[tuple[State, int]] = []
    while state.to_act:
        seat = state.to_act[0]
        if seat == CHANCE:
            state.apply(seat, state.pick(seat, rng))
            continue
        moves = state.options(seat)
        if len(moves if game.sense is None else game.sense.shortlist(state, seat, moves)) > 1:
            met.append((state.clone(), seat))
        state.apply(seat, greedy.decide(state.imagine(seat, rng), seat, rng))
    return [met[len(met) * (2 * n + 1) // (2 * POINTS)] for n in range(POINTS)]


def replaying(game: Game, seats: int, name: str, seconds: float) -> list[Figure]:
    """Microseconds for a whole record: read from text with every move checked, and replayed from moves."""
    records = [_recorded(game, seats, seed) for seed in range(5)]
    texts = [record.write() for record in records]

    def reading() -> int:
        for text in texts:
            read(text, lambda _: game)
        return len(texts)

    def replay() -> int:
        for record in records:
            record.replay()
        return len(records)

    return [
        Figure(f"{name}.record.plies", sum(len(record.moves) for record in records) / len(records), FACT),
        Figure(f"{name}.record.read", microseconds(reading, seconds), LESS),
        Figure(f"{name}.record.replay", microseconds(replay, seconds), LESS),
    ]


def _recorded(game: Game, seats: int, seed: int) -> Record:
    rng = Random(seed)
    record = Record(game, seats)
    state = record.start()
    while state.to_act:
        seat = state.to_act[0]
        move: Move = state.pick(seat, rng)
        record.moves.append((seat, move))
        state.apply(seat, move)
    return record


def figures(game: Game, seats: int, seconds: float, facts: bool) -> list[Figure]:
    """All figures of a game; its facts, which no clock changes, only where they are asked for."""
    name = f"{game.id}.{seats}"
    subject = Ours(game, seats)
    decisions = character(subject, name, 2)[0].value
    matches = max(1, round(BATCH / decisions))
    found = playing(game, seats, name, matches, seconds)
    if facts:
        found += character(subject, name, 5 * matches)
    if STUDIED[game.id] == seats:
        found += copying(subject, name, seconds / 2)
        found += imagining(subject, name, seconds / 2)
        found += replaying(game, seats, name, seconds / 2)
        if game.id in SEATS:
            found += searching(game, seats, name, seconds)
            found += growing(subject, name, seconds)
        if facts:
            found += apart(weigh, game.id, seats)
    return found


def weigh(id: str, seats: int) -> list[Figure]:
    return weighing(Ours(load(id), seats), f"{id}.{seats}")


def load(id: str) -> Game:
    """A game by its room: the small games are not registered as games of the house."""
    game: Game = import_module(f"conclave.games.{id}").GAME
    return game


def main(seconds: str, facts: str, *games: str) -> None:
    found = [Figure("compiled", compiled(), FACT)]
    for named in games:
        id, seats = named.split(":")
        found += figures(load(id), int(seats), float(seconds), facts == "facts")
    send(found)


if __name__ == "__main__":
    main(*sys.argv[1:])
