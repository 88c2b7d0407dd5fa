"""The ledger: where moves are written down in SQLite. Nothing is written as often, so it speaks to the database directly, on
a connection of its own and with two statements that stay prepared."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from operator import attrgetter
from typing import Final

from sqlalchemy.pool import PoolProxiedConnection

from conclave.table.rows import MatchRow, Stale

CHANGING: Final = (
    "status", "ply", "version", "take_backs", "acting", "undo_by", "undo_to", "undo_agreed", "rematch", "scores", "updated",
)  # fmt: skip
"""What can change of a match."""
CHANGED: Final = attrgetter(*CHANGING)
CHANGE: Final = f"UPDATE matches SET {', '.join(f'{name} = ?' for name in CHANGING)} WHERE id = ? AND version = ?"
ADD: Final = "INSERT INTO moves (match, ply, seat, move, at) VALUES (?, ?, ?, ?, ?)"


class Ledger:
    """Writes a match's new moves, and where it stands then, in one transaction. One caller at a time."""

    def __init__(self, connection: PoolProxiedConnection) -> None:
        self._connection: Final = connection
        self._cursor: Final = connection.cursor()

    def write(self, old: MatchRow, new: MatchRow, moves: Sequence[tuple[int, str]]) -> None:
        """Stale, and nothing is written, if the match is no longer as in `old`."""
        run = self._cursor.execute
        run("BEGIN IMMEDIATE")
        try:
            run(CHANGE, (*CHANGED(new), old.id, old.version))
            if self._cursor.rowcount != 1:
                raise Stale
            ply = old.ply
            for seat, move in moves:
                ply += 1
                run(ADD, (old.id, ply, seat, move, new.updated))
            run("COMMIT")
        except BaseException as error:
            run("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise Stale from None
            raise

    def close(self) -> None:
        self._cursor.close()
        self._connection.close()
