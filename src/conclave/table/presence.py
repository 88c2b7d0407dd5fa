"""Who is at the table: the seats with an open stream."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from threading import Lock
from typing import Final


class Presence:
    """Counts the open streams of each seat, in this process."""

    def __init__(self) -> None:
        self._open: Final[Counter[tuple[str, int]]] = Counter()
        self._lock: Final = Lock()

    def arrive(self, match: str, seats: Sequence[int]) -> bool:
        """Did anybody come who was not there?"""
        with self._lock:
            new = any(not self._open[match, seat] for seat in seats)
            self._open.update((match, seat) for seat in seats)
        return new

    def depart(self, match: str, seats: Sequence[int]) -> bool:
        """Did anybody go?"""
        gone = False
        with self._lock:
            for seat in seats:
                self._open[match, seat] -= 1
                if self._open[match, seat] <= 0:
                    del self._open[match, seat]
                    gone = True
        return gone

    def at(self, match: str) -> Callable[[int], bool]:
        """Says of a seat of this match whether it is online."""
        return lambda seat: (match, seat) in self._open
