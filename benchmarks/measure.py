"""How a figure is taken: process time, whole runs, the best of several.

The machine may be busy with other things. So every measurement is short, is repeated in turn with all the others, and
only its best counts: what slows a program down from outside is not the program's.
"""

from __future__ import annotations

import gc
import json
import os
import tracemalloc
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final, ParamSpec, Protocol

P = ParamSpec("P")

MORE: Final = "more"
LESS: Final = "less"
FACT: Final = "fact"
"""What makes one figure better than another of the same name: more, less, or neither."""

TENTHS: Final = 10
POSITIONS: Final = 60
PASSES: Final = 10
POINTS: Final = 6
SIMULATIONS: Final = 60
"""A search is measured at so many positions, with so many simulations at each."""
CLONES: Final = 1_000
CLONES_AT_ONCE: Final = 250
MOST_CLONES: Final = 100_000
ENOUGH: Final = 64_000_000
"""Bytes that copies take up before their weight is believed."""


@dataclass(slots=True, frozen=True)
class Figure:
    """Something measured: what, how much, and whether more or less of it is better."""

    key: str
    value: float
    better: str


class Subject(Protocol):
    """A game in somebody's library, played one ply at a time."""

    def start(self) -> Any:
        """A new match."""

    def over(self, state: Any) -> bool:
        """Has it ended?"""

    def step(self, state: Any, rng: Random) -> int:
        """One random ply; how many moves there were to choose from, 0 if it was chance's."""

    def copy(self, state: Any) -> Any:
        """An independent copy."""


def rate(run: Callable[[], int], seconds: float) -> float:
    """How much of what `run` counts fits into a second: the best of as many runs as fit into the time. Every run has to do
    the very same work, or the best would be the luckiest."""
    run()
    best = 0.0
    began = last = process_time()
    while last - began < seconds:
        done = run()
        now = process_time()
        best = max(best, done / max(now - last, 1e-9))
        last = now
    return best


def microseconds(run: Callable[[], int], seconds: float) -> float:
    """How long one of what `run` counts takes."""
    return 1e6 / rate(run, seconds)


def character(subject: Subject, name: str, matches: int) -> list[Figure]:
    """What moves a benchmark's figures most: decisions and chance a match, and the share of forced decisions."""
    rng = Random(1)
    decisions = chances = forced = 0
    for _ in range(matches):
        state = subject.start()
        while not subject.over(state):
            moves = subject.step(state, rng)
            decisions += moves > 0
            chances += moves == 0
            forced += moves == 1
    return [
        Figure(f"{name}.decisions", decisions / matches, FACT),
        Figure(f"{name}.chances", chances / matches, FACT),
        Figure(f"{name}.forced", forced / decisions, FACT),
    ]


def positions(subject: Subject, wanted: int = POSITIONS) -> list[Any]:
    """Positions from all parts of random matches."""
    rng = Random(2)
    found: list[Any] = []
    while len(found) < wanted:
        length = 0
        state = subject.start()
        while not subject.over(state):
            subject.step(state, rng)
            length += 1
        state = subject.start()
        for _ in range(int(rng.random() * length)):
            if not subject.over(state):
                subject.step(state, rng)
        if not subject.over(state):
            found.append(state)
    return found


def copying(subject: Subject, name: str, seconds: float) -> list[Figure]:
    """Microseconds a copy."""
    states = positions(subject)
    copy = subject.copy

    def run() -> int:
        for _ in range(PASSES):
            for state in states:
                copy(state)
        return PASSES * len(states)

    return [Figure(f"{name}.copy", microseconds(run, seconds), LESS)]


def weighing(subject: Subject, name: str) -> list[Figure]:
    """Bytes a copy: what the process grew by (where the system tells), and what Python's own allocator counted. Wants a
    process of its own (`apart`): memory that was freed before would be used again and not be counted."""
    states = positions(subject)
    kept: list[Any] = []
    marks: list[tuple[int, int]] = []
    gc.collect()
    before = resident()
    while before and len(kept) < MOST_CLONES and (not marks or marks[-1][1] < ENOUGH):
        kept += [subject.copy(states[i % len(states)]) for i in range(CLONES_AT_ONCE)]
        marks.append((len(kept), resident() - before))
    figures = []
    if len(marks) > 1:
        # What was free at the beginning is filled up first: only the second half counts.
        (early, little), (late, much) = marks[len(marks) // 2 - 1], marks[-1]
        figures.append(Figure(f"{name}.resident", (much - little) / (late - early), FACT))
    del kept
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    traced_states = [subject.copy(states[i % len(states)]) for i in range(CLONES)]
    traced = (tracemalloc.get_traced_memory()[0] - before) / len(traced_states)
    tracemalloc.stop()
    return [*figures, Figure(f"{name}.traced", traced, FACT)]


def apart(measure: Callable[P, list[Figure]], *args: P.args, **kwargs: P.kwargs) -> list[Figure]:
    """Take figures in a fresh process."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(measure, *args, **kwargs).result()


def resident() -> int:
    """Bytes of memory that this process occupies; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def growing(subject: Subject, name: str, seconds: float) -> list[Figure]:
    """How time grows with the length of a match: a ply and a copy in each tenth of long matches."""
    openings = _tenths(subject)
    copy = subject.copy
    figures = []
    for tenth, (plies, states) in enumerate(openings, 1):

        def copies(states: list[Any] = states) -> int:
            for _ in range(PASSES):
                for state in states:
                    copy(state)
            return PASSES * len(states)

        figures += [
            Figure(f"{name}.growth.ply.{tenth}", _plies(subject, states, plies, seconds), LESS),
            Figure(f"{name}.growth.copy.{tenth}", microseconds(copies, seconds / TENTHS), LESS),
        ]
    return figures


def _tenths(subject: Subject, played: int = 30, kept: int = 10) -> list[tuple[list[int], list[Any]]]:
    """The longest of some matches, cut in ten: for each tenth how many plies it has, and where it begins, by match."""
    lengths = []
    for seed in range(played):
        rng = Random(seed)
        state = subject.start()
        plies = 0
        while not subject.over(state):
            subject.step(state, rng)
            plies += 1
        lengths.append((plies, seed))
    lengths.sort(reverse=True)
    tenths: list[tuple[list[int], list[Any]]] = [([], []) for _ in range(TENTHS)]
    for length, seed in lengths[:kept]:
        rng = Random(seed)
        state = subject.start()
        for tenth in range(TENTHS):
            plies = length * (tenth + 1) // TENTHS - length * tenth // TENTHS
            tenths[tenth][0].append(plies)
            tenths[tenth][1].append(subject.copy(state))
            for _ in range(plies):
                subject.step(state, rng)
    return tenths


def _plies(subject: Subject, states: list[Any], plies: list[int], seconds: float) -> float:
    """Microseconds a ply from these positions on, at best; copies to play with are made while the clock stands still."""
    best = 1e9
    total = 0.0
    while total < seconds / TENTHS:
        rng = Random(3)
        done = 0
        copies = [subject.copy(state) for state in states]
        began = process_time()
        for state, count in zip(copies, plies, strict=True):
            for _ in range(count):
                if subject.over(state):
                    break
                subject.step(state, rng)
                done += 1
        spent = process_time() - began
        best = min(best, 1e6 * spent / done)
        total += spent
    return best


def send(figures: Iterable[Figure]) -> None:
    """Hand figures over to the process that asked for them: the last line of the output."""
    print("\n" + json.dumps([asdict(figure) for figure in figures]), flush=True)


def receive(output: str) -> list[Figure]:
    """The figures another process sent."""
    return [Figure(**fields) for fields in json.loads(output.strip().splitlines()[-1])]


def better(one: Figure, other: Figure | None) -> Figure:
    """The better of two figures of the same name."""
    if other is None or one.better == FACT:
        return one
    if one.better == MORE:
        return one if one.value > other.value else other
    return one if one.value < other.value else other
