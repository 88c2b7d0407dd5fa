"""Checkpoints: what SQLite has written ahead is carried over into the database itself by a thread of its own, so that no move
waits for the disk."""

from __future__ import annotations

import logging
import sqlite3
import threading
from typing import Final

LOGGER: Final = logging.getLogger("conclave")
EVERY_SECONDS: Final = 1.0
LATEST_PAGES: Final = 20_000
"""With so many pages ahead (80 MB) whoever commits carries them over after all."""


class Checkpoints:
    """Carries over every second, until closed. Nobody is kept from reading or writing meanwhile (PASSIVE)."""

    def __init__(self, file: str, seconds: float = EVERY_SECONDS) -> None:
        self.file: Final = file
        self.seconds: Final = seconds
        self._end: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        connection = sqlite3.connect(self.file, isolation_level=None)
        try:
            while not self._end.wait(self.seconds):
                try:
                    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").close()
                except sqlite3.Error as error:
                    LOGGER.warning("what was written ahead is not carried over yet: %s", error)
        finally:
            connection.close()

    def close(self) -> None:
        self._end.set()
        self._thread.join()
