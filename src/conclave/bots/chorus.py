"""Several searches about one decision, each in a process of its own, merged at the root: for machines with cores to spare."""

from __future__ import annotations

import json
import os
from random import Random
from typing import Final

from conclave.bots.levels import Thinker, thinker
from conclave.bots.player import Player
from conclave.bots.tree import Finding
from conclave.engine.moves import Move
from conclave.engine.state import State

MOST: Final = 64
"""No chorus has more voices."""

Said = list[list[float]]
"""What a voice found: for each move its number, how often it was tried, and how likely each seat is to win after it."""


class Chorus(Player):
    """A level that thinks with several voices, each for as long as the level alone. What they found of a move is added up. A
    voice that fails is missed by nobody; where processes cannot be forked, one voice thinks alone."""

    __slots__ = ("first", "voices")

    def __init__(self, level: str, voices: int, hurried: bool = False) -> None:
        self.first: Final[Thinker] = thinker(level, hurried)
        """The voice that thinks here, and keeps its tree; the others begin as its copies."""
        self.voices: Final[int] = voices

    def decide(self, world: State, seat: int, rng: Random) -> Move:
        sense = world.game.sense
        moves = world.options(seat)
        listed = moves if sense is None else sense.shortlist(world, seat, moves)
        return listed[0] if len(listed) == 1 else self.ponder(world, seat, rng)[0].move

    def ponder(self, world: State, seat: int, rng: Random) -> list[Finding]:
        """What all voices think of the moves, the one they would play first."""
        player = self.first.searcher(world)
        seeds = [rng.getrandbits(64) for _ in range(self.voices - 1)]
        others = [Voice(self.first, world, seat, seed) for seed in seeds] if hasattr(os, "fork") else []
        search = player.search(world, seat, rng)
        found = [search.findings()]
        for voice in others:
            found.append(voice.heard(world))
        merged = merge(found, seat)
        player.keep(search, merged[0].move)
        return merged


class Voice:
    """A search in a process of its own, which ends when it has said what it found."""

    __slots__ = ("line", "process")

    def __init__(self, first: Thinker, world: State, seat: int, seed: int) -> None:
        reading, writing = os.pipe()
        process = os.fork()
        if process == 0:
            try:
                os.close(reading)
                found = first.ponder(world, seat, Random(seed))
                said: Said = [[one.move.number, one.visits, *one.chances] for one in found]
                with os.fdopen(writing, "wb") as line:
                    line.write(json.dumps(said).encode())
            finally:
                os._exit(0)
        os.close(writing)
        self.process: Final[int] = process
        self.line: Final[int] = reading

    def heard(self, world: State) -> list[Finding]:
        """What it found; nothing if it failed."""
        with os.fdopen(self.line, "rb") as line:
            text = line.read()
        os.waitpid(self.process, 0)
        try:
            said: Said = json.loads(text)
        except ValueError:
            return []
        numbered = world.game.lexicon.numbered
        return [Finding(numbered(int(one[0])), int(one[1]), one[2:]) for one in said]


def merge(found: list[list[Finding]], seat: int) -> list[Finding]:
    """What several searches found, as if one had."""
    moves: dict[int, Move] = {}
    visits: dict[int, int] = {}
    sums: dict[int, list[float]] = {}
    for findings in found:
        for one in findings:
            number = one.move.number
            if number not in moves:
                moves[number] = one.move
                visits[number] = 0
                sums[number] = [0.0] * len(one.chances)
            visits[number] += one.visits
            for i in range(len(one.chances)):
                sums[number][i] += one.visits * one.chances[i]
    merged: list[Finding] = []
    for number, move in moves.items():
        n = visits[number]
        merged.append(Finding(move, n, [total / n for total in sums[number]]))
    merged.sort(key=lambda one: (-one.visits, -one.chances[seat]))
    return merged
