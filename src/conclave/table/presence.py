"""Who is at the table: the seats with an open stream."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from threading import Lock
from typing import Final

Seats = frozenset[int]
NOBODY: Final[Seats] = frozenset()


class Presence:
    """Counts the open streams of each seat in this process, and knows what the other processes say of theirs."""

    def __init__(self, shared: bool = False) -> None:
        self.shared: Final = shared
        self._open: Final[dict[str, Counter[int]]] = {}
        self._here: Final[dict[str, Seats]] = {}
        self._elsewhere: Final[dict[str, Mapping[str, Seats]]] = {}
        self._unsaid: set[str] = set()
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
        before, known = self.at(match), self._here.get(match, NOBODY)
        here = frozenset(seat for seat, streams in self._open[match].items() if streams > 0)
        if here != known:
            self._here[match] = here
            if self.shared:
                self._unsaid.add(match)
        if not here:
            del self._open[match]
            self._here.pop(match, None)
        return self.at(match) != before

    def at(self, match: str) -> Seats:
        """The seats of this match that are online."""
        here, others = self._here.get(match, NOBODY), self._elsewhere.get(match)
        return here if others is None else here.union(*others.values())

    # Among several processes

    def unsaid(self, everybody: bool = False) -> list[tuple[str, Seats]]:
        """Who is here now, where that has changed since the others were told; or, for those who know nothing, everywhere."""
        with self._lock:
            unsaid, self._unsaid = self._unsaid, set()
            if everybody:
                unsaid.update(self._here)
            return [(match, self._here.get(match, NOBODY)) for match in sorted(unsaid)]

    def hear(self, worker: str, match: str, seats: Seats) -> bool:
        """Another process says who is there. Does that change anything?"""
        with self._lock:
            before = self.at(match)
            others = {**self._elsewhere.get(match, {}), worker: seats}
            if not seats:
                del others[worker]
            if others:
                self._elsewhere[match] = others
            else:
                self._elsewhere.pop(match, None)
            return self.at(match) != before

    def forget(self, worker: str) -> list[str]:
        """Another process is gone. Where does that change anything?"""
        with self._lock:
            theirs = [match for match, others in self._elsewhere.items() if worker in others]
        return [match for match in theirs if self.hear(worker, match, NOBODY)]
