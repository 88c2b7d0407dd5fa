"""Who is at the table: the seats with an open stream."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from threading import Lock
from typing import Final

NOBODY: Final[frozenset[int]] = frozenset()


class Presence:
    """Counts the open streams of each seat, in this process."""

    def __init__(self) -> None:
        self._open: Final[dict[str, Counter[int]]] = {}
        self._there: Final[dict[str, frozenset[int]]] = {}
        self._lock: Final = Lock()

    def arrive(self, match: str, seats: Sequence[int]) -> bool:
        """Did anybody come who was not there?"""
        with self._lock:
            self._open.setdefault(match, Counter()).update(seats)
            return self._look(match)

    def depart(self, match: str, seats: Sequence[int]) -> bool:
        """Did anybody go?"""
        with self._lock:
            self._open.setdefault(match, Counter()).subtract(seats)
            return self._look(match)

    def _look(self, match: str) -> bool:
        """Are others there than before?"""
        before = self._there.get(match, NOBODY)
        there = frozenset(seat for seat, streams in self._open[match].items() if streams > 0)
        if there != before:
            self._there[match] = there
        if not there:
            del self._open[match]
            self._there.pop(match, None)
        return there != before

    def at(self, match: str) -> frozenset[int]:
        """The seats of this match that are online."""
        return self._there.get(match, NOBODY)
