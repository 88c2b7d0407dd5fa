"""Pauses: moves of bots that are ready, kept back until people have seen the move before."""

from __future__ import annotations

import heapq
import logging
import threading
import time
from collections.abc import Callable
from itertools import count
from typing import Final

LOGGER: Final = logging.getLogger("conclave")


class Pauses:
    """Does things when their time has come, one after another, in a thread of its own. Most servers never need it."""

    def __init__(self) -> None:
        self._kept: Final[list[tuple[float, int, Callable[[], None]]]] = []
        self._order: Final = count()
        self._news: Final = threading.Condition()
        self._thread: threading.Thread | None = None
        self._closed = False

    def at(self, due: float, do: Callable[[], None]) -> None:
        """Do something at a time of `time.monotonic`."""
        with self._news:
            if self._closed:
                return
            heapq.heappush(self._kept, (due, next(self._order), do))
            if self._thread is None:
                self._thread = threading.Thread(target=self._go, name="pauses", daemon=True)
                self._thread.start()
            self._news.notify()

    def _next(self) -> Callable[[], None] | None:
        """The next thing, as soon as it is due; None when all is over."""
        with self._news:
            while not self._closed:
                left = self._kept[0][0] - time.monotonic() if self._kept else None
                if left is not None and left <= 0:
                    return heapq.heappop(self._kept)[2]
                self._news.wait(left)
            return None

    def _go(self) -> None:
        while (do := self._next()) is not None:
            try:
                do()
            except Exception:  # others wait for their time
                LOGGER.exception("what was kept back could not be done")

    def close(self) -> None:
        """What is still kept back is dropped."""
        with self._news:
            self._closed = True
            self._news.notify()
        if self._thread is not None:
            self._thread.join()
