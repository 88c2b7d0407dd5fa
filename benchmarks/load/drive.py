"""Drives tables: so many moves a second, or as many as the server can take."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmarks.load.tables import Table

Opener = Callable[[int, int, Callable[[Table, float], None]], Awaitable[list[Table]]]
AT_ONCE: Final = 64
"""Moves under way at any time when the server is saturated."""


@dataclass(slots=True)
class Outcome:
    """What came of a run. Times are in milliseconds, from when a move was due to when the last seat had heard of it."""

    moves: int
    seconds: float
    p50: float
    p99: float
    most: float
    cpu: float
    """Processor time of the server a move, in microseconds."""

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


def processor_seconds(pid: int) -> float:
    """What a process has used so far, all its threads together: some clean up memory beside the one that answers."""
    used = 0
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
            used += int((thread / "schedstat").read_text(encoding="ascii").split()[0])
    return used / 1e9


class Driver:
    """All tables of a server, and which of them are free."""

    def __init__(self, pid: int) -> None:
        self.pid: Final = pid
        self.free: deque[Table] = deque()
        self.times: list[float] = []
        self.under_way = 0
        self._endless = False

    async def open(self, opener: Opener, port: int, count: int) -> None:
        self.free.extend(await opener(port, count, self._done))

    def _done(self, table: Table, seconds: float) -> None:
        self.times.append(seconds)
        self.under_way -= 1
        if not table.over:
            self.free.append(table)
        if self._endless:
            self._next(time.perf_counter())

    def _next(self, due: float) -> bool:
        if not self.free:
            return False
        self.under_way += 1
        self.free.popleft().start(due)
        return True

    async def at_rate(self, moves_a_second: float, seconds: float) -> Outcome:
        """Moves are due at even distances, whether or not the server keeps up: one that has to wait has waited."""
        began, cpu = self._begin()
        wanted = round(moves_a_second * seconds)
        sent = 0
        while sent < wanted:
            due = began + sent / moves_a_second
            while sent < wanted and due <= time.perf_counter() and self._next(due):
                sent += 1
                due = began + sent / moves_a_second
            await asyncio.sleep(max(0.0005, min(0.01, due - time.perf_counter())))
        await self._rest()
        return self._outcome(began, cpu)

    async def saturated(self, seconds: float) -> Outcome:
        """As soon as everybody has heard of a move the next one is made."""
        began, cpu = self._begin()
        self._endless = True
        for _ in range(AT_ONCE):
            self._next(time.perf_counter())
        await asyncio.sleep(seconds)
        self._endless = False
        outcome = self._outcome(began, cpu)
        await self._rest()
        return outcome

    def _begin(self) -> tuple[float, float]:
        self.times.clear()
        return time.perf_counter(), processor_seconds(self.pid)

    async def _rest(self) -> None:
        patience = time.perf_counter() + 60
        while self.under_way:
            if time.perf_counter() > patience:
                raise TimeoutError(f"{self.under_way} moves were not heard of by all")
            await asyncio.sleep(0.01)

    def _outcome(self, began: float, cpu: float) -> Outcome:
        seconds = time.perf_counter() - began
        times = sorted(self.times)
        used = processor_seconds(self.pid) - cpu
        return Outcome(
            moves=len(times),
            seconds=seconds,
            p50=1000 * times[len(times) // 2],
            p99=1000 * times[int(len(times) * 0.99)],
            most=1000 * times[-1],
            cpu=1e6 * used / len(times),
        )
