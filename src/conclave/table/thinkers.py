"""The bots of all matches: they think in other processes than the one that answers, and go on after a restart."""

from __future__ import annotations

import logging
import multiprocessing
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from typing import Final

from conclave.lifelines import deaf_to_ctrl_c, end_with_parent
from conclave.table.levels import Thought, think

LOGGER: Final = logging.getLogger("conclave")
SWEEP_SECONDS: Final = 3.0
"""So often somebody looks whether a bot was forgotten, as when the process that asked it has died."""
SPAWN: Final = multiprocessing.get_context("spawn")

Answer = Callable[[str, int, int, str], None]
"""Match, version, seat, move: what a bot wants to play."""
Asked = tuple[str, int, int, str, Thought]
"""Match, version, seat, level and the match itself."""


class Thinkers:
    """Processes that think. `ask` is cheap to call twice: a bot thinks once about a version of a match."""

    def __init__(self, processes: int, answer: Answer, forgotten: Callable[[float], None]) -> None:
        self._answer: Final = answer
        self._forgotten: Final = forgotten
        self._asked: Final[dict[tuple[str, int], int]] = {}
        self._lock: Final = threading.Lock()
        self._end: Final = threading.Event()
        self._questions: Final[SimpleQueue[Asked | None]] = SimpleQueue()
        self._minds: Final = [Mind() for _ in range(processes)]
        self._threads: Final = [
            threading.Thread(target=self._attend, args=(mind,), name="thinker", daemon=True) for mind in self._minds
        ]
        self._sweeper: Final = threading.Thread(target=self._sweep, name="sweeper", daemon=True)
        for thread in self._threads:
            thread.start()

    def start(self) -> None:
        """From now on nobody is forgotten."""
        self._sweeper.start()

    def ask(self, match: str, version: int, seat: int, level: str, thought: Thought) -> None:
        """Have a bot think about its move."""
        with self._lock:
            if self._end.is_set() or self._asked.get((match, seat)) == version:
                return
            self._asked[match, seat] = version
        self._questions.put((match, version, seat, level, thought))

    def _attend(self, mind: Mind) -> None:
        """Give a mind one question after another, in a thread of its own."""
        while (asked := self._questions.get()) is not None:
            match, version, seat, level, thought = asked
            with self._lock:
                current = self._asked.get((match, seat)) == version and not self._end.is_set()
            if not current:
                continue  # the match has gone on: a newer question waits behind this one
            try:
                move = mind.think(match, thought, seat, level)
            except Exception as error:  # the process died, or the bot failed: the sweeper asks again
                if not self._end.is_set():
                    LOGGER.error("a bot failed at match %s, seat %s: %r", match, seat, error)
                move = None
            with self._lock:
                if self._asked.get((match, seat)) == version:
                    del self._asked[match, seat]
            if move is None or self._end.is_set():
                continue
            try:
                self._answer(match, version, seat, move)
            except Exception:
                LOGGER.exception("the move %r of a bot was not taken at match %s, seat %s", move, match, seat)

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
        """Thoughts that are not finished are dropped: whoever starts next thinks them anew."""
        self._end.set()
        for _ in self._threads:
            self._questions.put(None)
        for mind in self._minds:
            mind.close()
        for thread in self._threads:
            thread.join()
        for mind in self._minds:
            mind.drop()
        if self._sweeper.is_alive():
            self._sweeper.join()


class Mind:
    """One process that thinks, started when it is first needed and again when it has died."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._lock: Final = threading.Lock()
        self._closed = False

    def think(self, match: str, thought: Thought, seat: int, level: str) -> str:
        """The move; an error if the process dies over it."""
        line = self._open()
        try:
            line.send((match, thought, seat, level))
            answer: str | Failure = line.recv()
        except BaseException:
            self.drop()
            raise
        if isinstance(answer, Failure):
            raise RuntimeError(answer.why)
        return answer

    def _open(self) -> Connection:
        with self._lock:
            if self._closed:
                raise EOFError
            if self._line is None:
                self._line, theirs = SPAWN.Pipe()
                self._process = SPAWN.Process(target=minded, args=(theirs,), name="thinker", daemon=True)
                with deaf_to_ctrl_c():
                    self._process.start()
                theirs.close()  # so that its death is heard here
            return self._line

    def drop(self) -> None:
        """End the process, whatever it does."""
        with self._lock:
            process, line, self._process, self._line = self._process, self._line, None, None
        if process is not None:
            process.kill()
            process.join()
        if line is not None:
            line.close()

    def close(self) -> None:
        """Kill it: it keeps nothing."""
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.kill()


class Failure:
    """A bot raised an error; what it was."""

    def __init__(self, why: str) -> None:
        self.why: Final[str] = why


def minded(line: Connection) -> None:
    """What a thinking process does: it answers until nobody is there to ask."""
    end_with_parent()
    while True:
        try:
            match, thought, seat, level = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer: str | Failure = think(match, thought, seat, level)
        except Exception as error:
            answer = Failure(repr(error))
        try:
            line.send(answer)
        except OSError:
            return
