"""What SQLite writes ahead is carried over into the database beside the play."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

from conclave.table.checkpoints import Checkpoints
from tests.table.kit import PATIENCE


def test_what_was_committed_is_carried_over_while_others_write(tmp_path: Path) -> None:
    file = tmp_path / "ahead.db"
    writer = sqlite3.connect(file, isolation_level=None)
    writer.execute("PRAGMA journal_mode=WAL")
    writer.execute("PRAGMA wal_autocheckpoint=0")
    writer.execute("CREATE TABLE said (what TEXT)")
    small = file.stat().st_size
    carries = Checkpoints(str(file), 0.01)
    try:
        end = time.monotonic() + PATIENCE
        while file.stat().st_size < small + 100_000:
            assert time.monotonic() < end, "nothing is carried over"
            writer.execute("INSERT INTO said VALUES (?)", ("x" * 1000,))
    finally:
        carries.close()
    rows = writer.execute("SELECT count(*) FROM said").fetchone()[0]
    writer.close()
    with sqlite3.connect(file) as reader:
        assert reader.execute("SELECT count(*) FROM said").fetchone()[0] == rows > 50
