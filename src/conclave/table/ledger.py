"""The ledger: where moves are written down in SQLite. Nothing is written as often, so it speaks to the database directly, on
a connection of its own and with statements that stay prepared."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Final

from sqlalchemy.pool import PoolProxiedConnection

from conclave.table.rows import MatchRow, Stale

CHANGING: Final = (
    "status", "ply", "version", "take_backs", "acting", "undo_by", "undo_to", "undo_agreed", "rematch", "scores", "updated",
)  # fmt: skip
"""What can change of a match."""
CHANGED: Final = attrgetter(*CHANGING)
GOING_ON: Final = CHANGING[1:]
WENT_ON: Final = attrgetter(*GOING_ON)
"""All but the status, which has an index that would be written anew."""


def changing(names: Sequence[str]) -> str:
    return f"UPDATE matches SET {', '.join(f'{name} = ?' for name in names)} WHERE id = ? AND version = ?"


CHANGE: Final = changing(CHANGING)
GO_ON: Final = changing(GOING_ON)
ADD: Final = "INSERT INTO moves (match, ply, seat, move, at) VALUES (?, ?, ?, ?, ?)"


Entry = tuple[MatchRow, MatchRow, Sequence[tuple[int, str]]]
"""A match as it was, as it is then, and the moves between."""


class Ledger:
    """Writes new moves of matches, and where the matches stand then, in one transaction. One caller at a time."""

    def __init__(self, connection: PoolProxiedConnection) -> None:
        self._connection: Final = connection
        self._cursor: Final = connection.cursor()

    def write(self, entries: Iterable[Entry]) -> None:
        """Stale, and nothing is written, if one of the matches is no longer as it was."""
        run = self._cursor.execute
        run("BEGIN IMMEDIATE")
        try:
            for old, new, moves in entries:
                if new.status == old.status:
                    run(GO_ON, (*WENT_ON(new), old.id, old.version))
                else:
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
