"""Tidying up: memory that only a search through all of it can free. Nearly everything is freed at once when nobody holds it any
more; what is left are things that hold each other. The search takes a tenth of a second where many matches are played, and one
through the young things alone not much less, so it waits for a moment in which nobody asks for anything."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Final

QUIET_SECONDS: Final = 2.0
MOST_NEW: Final = 2_000_000
"""With so many more things than the last time it is done even if it is never quiet."""


class Tidying:
    """Decides when to tidy up; asked several times a second."""

    def __init__(self, now: float, tidy: Callable[[], object] = gc.collect) -> None:
        self.tidy: Final = tidy
        self._quiet_since: float = now
        self._requests = 0
        self._tidied_at = 0

    def tick(self, requests: int, new: int, now: float) -> None:
        """So many requests have been answered until now; so many things are new since the last time."""
        if requests != self._requests:
            self._requests, self._quiet_since = requests, now
        quiet = now - self._quiet_since >= QUIET_SECONDS
        if new >= MOST_NEW or (quiet and requests != self._tidied_at):
            self.tidy()
            self._tidied_at = requests


def begin() -> None:
    """What is loaded now stays, and needs no looking through; nothing is looked through until somebody says so."""
    gc.collect()
    gc.freeze()
    gc.disable()


def new_things() -> int:
    """How many more things there are than when they were last looked through."""
    return gc.get_count()[0]
