"""The processes in which bots think: other ones than the one that answers. A thought that fails, or takes far too long, is
given up and thought anew, each time in an easier way; if even the easiest fails, whoever asked is told, so that no match
waits for ever."""

from __future__ import annotations

import logging
import multiprocessing
import os
import socket
import struct
import threading
import time
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from typing import Final, ParamSpec, TypeVar, cast

from conclave.lifelines import deaf_to_ctrl_c, end_with_parent
from conclave.table.levels import ANYTHING, Thought, easier, think
from conclave.table.pauses import Pauses
from conclave.table.refusals import Refused

P = ParamSpec("P")
T = TypeVar("T")

LOGGER: Final = logging.getLogger("conclave")
SWEEP_SECONDS: Final = 3.0
"""So often somebody looks whether a bot was forgotten."""
START_SECONDS: Final = 120.0
"""So long a process may take until it can think: it has much to load, and others may use the machine too."""
THINK_SECONDS: Final = 20.0
"""So long a thought may take; the longest of our levels take three seconds."""
SPAWN: Final = multiprocessing.get_context("spawn")

Moment = tuple[int, int]
"""The position that is thought about: how often moves were taken back, and the ply."""
Answer = Callable[[str, Moment, int, str | None], None]
"""Match, moment, seat, move: what a bot wants to play; None if it came to nothing, however it was asked."""
Asked = tuple[str, Moment, int, str, Thought, float]
"""Match, moment, seat, level, the match itself, and before which time (of `time.monotonic`) the move is not played."""


class Thinkers:
    """Processes that think. `ask` is cheap to call twice: a bot thinks once about a position."""

    def __init__(
        self, processes: int, answer: Answer, forgotten: Callable[[bool], None], seconds: float = THINK_SECONDS
    ) -> None:
        self._answer: Final = answer
        self._forgotten: Final = forgotten
        self._asked: Final[dict[tuple[str, int], Moment]] = {}
        self._failures: Final[dict[tuple[str, int], int]] = {}
        """How often in a row a bot came to nothing."""
        self._lock: Final = threading.Lock()
        self._end: Final = threading.Event()
        self._questions: Final[SimpleQueue[Asked | None]] = SimpleQueue()
        self._pauses: Final = Pauses()
        self._minds: Final = [Mind(seconds) for _ in range(processes)]
        self._threads: Final = [
            threading.Thread(target=self._attend, args=(mind,), name="thinker", daemon=True) for mind in self._minds
        ]
        self._sweeper: Final = threading.Thread(target=self._sweep, name="sweeper", daemon=True)
        for thread in self._threads:
            thread.start()

    def start(self) -> None:
        """From now on nobody is forgotten."""
        self._sweeper.start()

    def ask(self, match: str, when: Moment, seat: int, level: str, thought: Thought, due: float = 0.0) -> None:
        """Have a bot think about its move."""
        with self._lock:
            if self._end.is_set() or self._asked.get((match, seat)) == when:
                return
            self._asked[match, seat] = when
        self._questions.put((match, when, seat, level, thought, due))

    def _attend(self, mind: Mind) -> None:
        """Give a mind one question after another, in a thread of its own."""
        while (asked := self._questions.get()) is not None:
            with self._lock:
                current = self._asked.get((asked[0], asked[2])) == asked[1] and not self._end.is_set()
            if current:  # else the match has gone on: a newer question waits behind this one
                self._consider(mind, asked)

    def _consider(self, mind: Mind, asked: Asked) -> None:
        """Have one question thought about, and the answer played when people have seen the move before."""
        match, _, seat, level, thought, due = asked
        move: str | None = None
        try:
            move = mind.ask(think, match, thought, seat, easier(level, self._failures.get((match, seat), 0)))
        except Exception as error:  # the process died, took too long, or the bot failed
            if self._end.is_set():
                return
            LOGGER.error("a bot failed at match %s, seat %s: %r", match, seat, error)
        if move is not None and due > time.monotonic():
            self._pauses.at(due, partial(self._decide, asked, move))
        else:
            self._decide(asked, move)

    def _decide(self, asked: Asked, move: str | None) -> None:
        """Let a bot play what it thought of. If it failed it is asked anew, for an easier level; if even the easiest fails,
        that is the answer."""
        match, when, seat, level, *_ = asked
        key = match, seat
        failures = self._failures.get(key, 0)
        with self._lock:
            if self._asked.get(key) == when:
                del self._asked[key]
        if self._end.is_set():
            return
        if move is not None:
            try:
                self._answer(match, when, seat, move)
                self._failures.pop(key, None)
                return
            except Refused:
                LOGGER.exception("the move %r of a bot was refused at match %s, seat %s", move, match, seat)
            except Exception:  # not the bot's fault
                LOGGER.exception("the move %r of a bot was not taken at match %s, seat %s", move, match, seat)
                return
        self._failures[key] = failures + 1
        if easier(level, failures) != ANYTHING:
            self.ask(*asked)
            return
        try:
            self._answer(match, when, seat, None)
            self._failures.pop(key, None)
        except Exception:  # the sweeper asks again
            LOGGER.exception("nothing was played for a bot that failed at match %s, seat %s", match, seat)

    def _sweep(self) -> None:
        """Bots that are to act and do not think are found; first those that were to act when the last process ended."""
        first = True
        while not self._end.is_set():
            try:
                self._forgotten(first)
                first = False
            except Exception:
                LOGGER.exception("the bots could not be looked after")
            self._end.wait(SWEEP_SECONDS)

    def close(self) -> None:
        """Thoughts that are not finished are dropped: whoever starts next thinks them anew."""
        self._end.set()
        self._pauses.close()
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
    """One process that thinks, started when it is first needed and again when it has died. The nicer it is, the more it leaves
    of the processor to others."""

    def __init__(self, seconds: float = THINK_SECONDS, nice: int = 0) -> None:
        self._seconds: Final = seconds
        self._nice: Final = nice
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._lock: Final = threading.Lock()
        self._closed = False

    def ask(self, do: Callable[P, T], *args: P.args, **_none: P.kwargs) -> T:
        """What a function answers there; an error if the process dies over it, or thinks for too long."""
        try:
            line = self._open()
            line.send((do, args))
            answer = _within(line, self._seconds)
        except BaseException:
            self.drop()
            raise
        if isinstance(answer, Failure):
            raise RuntimeError(answer.why)
        return cast(T, answer)

    def _open(self) -> Connection:
        with self._lock:
            if self._closed:
                raise EOFError
            if self._line is not None:
                return self._line
            line, theirs = SPAWN.Pipe()
            with theirs, deaf_to_ctrl_c():  # the other end is closed here, so that its death is heard
                process = SPAWN.Process(target=minded, args=(theirs, self._nice), name="thinker", daemon=True)
                process.start()
            self._process, self._line = process, line
        _impatient(line, self._seconds)
        _within(line, START_SECONDS)  # it says that it can think
        return line

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


def _within(line: Connection, seconds: float) -> object:
    """What comes over a line within this time."""
    if not line.poll(seconds):
        raise TimeoutError(f"no answer within {seconds:.0f} s")
    heard: object = line.recv()
    return heard


def _impatient(line: Connection, seconds: float) -> None:
    """From now on nobody waits longer than this for a process that does not listen, or falls silent in the middle of what it
    says."""
    if hasattr(socket, "AF_UNIX"):
        with socket.socket(fileno=os.dup(line.fileno())) as end:
            for way in (socket.SO_SNDTIMEO, socket.SO_RCVTIMEO):
                end.setsockopt(socket.SOL_SOCKET, way, struct.pack("ll", int(seconds) + 1, 0))


def minded(line: Connection, nice: int) -> None:
    """What a thinking process does: it answers until nobody is there to ask."""
    end_with_parent()
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    try:
        line.send("here")
        while True:
            do, args = line.recv()
            try:
                answer: object = do(*args)
            except Exception as error:
                answer = Failure(repr(error))
            line.send(answer)
    except (EOFError, OSError):
        return
