"""The bots of all matches: they think in other processes than the one that answers, and go on after a restart."""

from __future__ import annotations

import logging
import multiprocessing
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from conclave.table.levels import Thought, begin, think

LOGGER: Final = logging.getLogger("conclave")
SWEEP_SECONDS: Final = 3.0
"""So often somebody looks whether a bot was forgotten, as when the process that asked it has died."""

Answer = Callable[[str, int, int, str], None]
"""Match, version, seat, move: what a bot wants to play."""


class Thinkers:
    """Processes that think. `ask` is cheap to call twice: a bot thinks once about a version of a match."""

    def __init__(self, processes: int, answer: Answer, forgotten: Callable[[float], None]) -> None:
        self.processes: Final[int] = processes
        self._answer: Final = answer
        self._forgotten: Final = forgotten
        self._pool: ProcessPoolExecutor | None = None
        self._asked: dict[tuple[str, int], int] = {}
        self._lock: Final = threading.Lock()
        self._end: Final = threading.Event()
        self._sweeper: Final = threading.Thread(target=self._sweep, name="sweeper", daemon=True)

    def start(self) -> None:
        """From now on nobody is forgotten."""
        self._sweeper.start()

    def ask(self, match: str, version: int, seat: int, level: str, thought: Thought) -> None:
        """Have a bot think about its move."""
        with self._lock:
            if self._end.is_set() or self._asked.get((match, seat)) == version:
                return
            self._asked[match, seat] = version
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=begin)
            try:
                future = self._pool.submit(think, match, thought, seat, level)
            except (BrokenProcessPool, RuntimeError):
                self._drop(match, seat, version)
                self._pool = None
                return
        future.add_done_callback(lambda done: self._done(match, version, seat, done))

    def _done(self, match: str, version: int, seat: int, future: Future[str]) -> None:
        """In the pool's own thread."""
        with self._lock:
            self._drop(match, seat, version)
            if self._end.is_set() or future.cancelled():
                return
        try:
            move = future.result()
        except BrokenProcessPool:
            with self._lock:
                self._pool = None  # the next one asked gets a new one; the sweeper asks again
            return
        except Exception:
            LOGGER.exception("a bot failed at match %s, seat %s", match, seat)
            return
        try:
            self._answer(match, version, seat, move)
        except Exception:
            LOGGER.exception("the move %r of a bot was not taken at match %s, seat %s", move, match, seat)

    def _drop(self, match: str, seat: int, version: int) -> None:
        if self._asked.get((match, seat)) == version:
            del self._asked[match, seat]

    def _sweep(self) -> None:
        """At the start all bots that are to act are found; later those that were forgotten."""
        age = 0.0
        while not self._end.is_set():
            try:
                self._forgotten(time.time() - age)
            except Exception:
                LOGGER.exception("the bots could not be looked after")
            age = SWEEP_SECONDS
            self._end.wait(SWEEP_SECONDS)

    def close(self) -> None:
        self._end.set()
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)
        if self._sweeper.is_alive():
            self._sweeper.join()
