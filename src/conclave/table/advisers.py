"""Advisers: a process that thinks for people, apart from those in which bots think, so that no bot waits for it. What somebody
waits for comes first; what can wait is thought about when nobody does."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from queue import PriorityQueue
from typing import Any, Final, ParamSpec, TypeVar

from conclave.table.thinkers import Mind

P = ParamSpec("P")
T = TypeVar("T")

AT_ONCE: Final = 0
"""Somebody waits for it."""
IN_TIME: Final = 1
"""It can wait."""
NEVER: Final = 2
"""The end: nothing comes after it."""

NICE: Final = 10
"""How much of the processor it leaves to others."""
LONGEST_SECONDS: Final = 60.0


@dataclass(order=True, slots=True)
class Question:
    urgency: int
    number: int
    do: Callable[[Mind], Any] = field(compare=False)
    answer: Future[Any] = field(compare=False)


class Advisers:
    """Answers questions one after another, the urgent ones first."""

    def __init__(self, seconds: float = LONGEST_SECONDS) -> None:
        self._mind: Final = Mind(seconds, NICE)
        self._questions: Final[PriorityQueue[Question]] = PriorityQueue()
        self._number: Final = count()
        self._lock: Final = threading.Lock()
        self._waiting: Final = [0, 0]
        self._thread: threading.Thread | None = None
        self._closed = False

    def waiting(self, urgency: int) -> int:
        """How many questions of this urgency are not answered yet."""
        return self._waiting[urgency]

    def ask(self, urgency: int, do: Callable[P, T], *args: P.args, **_none: P.kwargs) -> Future[T]:
        """What a function answers in the thinking process. It is cancelled when all is closed."""
        answer: Future[T] = Future()
        with self._lock:
            if self._closed:
                answer.cancel()
                return answer
            self._waiting[urgency] += 1
            if self._thread is None:
                self._thread = threading.Thread(target=self._attend, name="adviser", daemon=True)
                self._thread.start()
            self._questions.put(Question(urgency, next(self._number), partial(_put, do, args), answer))
        return answer

    def _attend(self) -> None:
        while (asked := self._questions.get()).urgency != NEVER:
            with self._lock:
                self._waiting[asked.urgency] -= 1
            if self._closed or not asked.answer.set_running_or_notify_cancel():
                asked.answer.cancel()
                continue
            try:
                asked.answer.set_result(asked.do(self._mind))
            except Exception as error:  # the process died, took too long, or the thought failed
                asked.answer.set_exception(error)

    def close(self) -> None:
        """What is not answered never will be."""
        with self._lock:
            self._closed = True
        self._mind.close()
        if self._thread is not None:
            self._questions.put(Question(NEVER, 0, _nothing, Future()))
            self._thread.join()
        self._mind.drop()


def _put(do: Callable[..., T], args: tuple[Any, ...], mind: Mind) -> T:
    return mind.ask(do, *args)


def _nothing(_mind: Mind) -> None:
    return None
