"""The store: every match, kept. SQLite by default, PostgreSQL by its URL.

A change of a match is one transaction that names the version it was made from. If somebody else was faster nothing is
written (`Stale`). Who was told of a move may rely on it: it was committed before.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import (
    Connection,
    Engine,
    RowMapping,
    bindparam,
    create_engine,
    delete,
    event,
    exists,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError, IntegrityError, NoSuchModuleError

from conclave.engine.game import Value
from conclave.engine.mistakes import Mistake, usage
from conclave.speech import file_trouble
from conclave.table.addresses import default_url, read_url
from conclave.table.checkpoints import LATEST_PAGES, Checkpoints
from conclave.table.ledger import CHANGING, Ledger
from conclave.table.migrations import HEAD
from conclave.table.rows import BOT, OPEN, RUNNING, Change, ChatRow, HintRow, MatchRow, Saved, SeatRow, Stale
from conclave.table.tables import CHAT, HINTS, MATCH_TABLES, MATCHES, MOVES, SEATS, SETTINGS

CHANNEL: Final = "conclave"
"""Where workers on one PostgreSQL tell each other which match has changed."""

SQLITE_TROUBLE: Final = {
    "unable to open database file": "Die Datei lässt sich nicht öffnen",
    "file is not a database": "Die Datei ist keine Datenbank",
    "attempt to write a readonly database": "Dort kann nicht geschrieben werden",
    "database is locked": "Ein anderes Programm schreibt gerade hinein",
    "database or disk is full": "Der Platz reicht nicht",
}
"""What SQLite has against a file, in German."""
BUSY_MS: Final = 10_000
LISTED_MATCHES: Final = 200
CHAT_KEPT: Final = 100


class Store:
    """The matches in one database. Every call is one transaction; it may be used from several threads."""

    def __init__(self, url: str | None = None) -> None:
        self.url: Final[URL] = read_url(url or default_url())
        self.shared: Final[bool] = self.url.get_backend_name() == "postgresql"
        """May other processes write to it too?"""
        self.worker: Final[str] = os.urandom(6).hex()
        self.engine: Final[Engine] = self._connect()
        self._writer: Final = self.engine.execution_options(writes=True)
        # Whoever looks several times sees the same each time; with SQLite that is so anyway.
        steady: dict[str, Any] = {"isolation_level": "REPEATABLE READ"} if self.shared else {}
        self._reader: Final = self.engine.execution_options(**steady)
        # SQLite lets one write at a time; waiting here is cheaper than waiting there.
        self._writing: Final = nullcontext() if self.shared else threading.Lock()
        self._ledger: Ledger | None = None
        self._checkpoints: Checkpoints | None = None
        try:
            self.migrate()
            if not self.shared:
                self._ledger = Ledger(self.engine.raw_connection())
                if self.url.database and self.url.database != ":memory:":
                    self._checkpoints = Checkpoints(self.url.database)
        except DatabaseError as error:
            self.engine.dispose()
            why = str(error.orig).strip().partition("\n")[0]
            raise self._closed(why, SQLITE_TROUBLE.get(why, why)) from None

    def _closed(self, en: str, de: str) -> Mistake:
        where = self.url.render_as_string(hide_password=True)
        return usage(
            f"The database {where} cannot be opened: {en.rstrip('.')}.",
            f"Die Datenbank {where} lässt sich nicht öffnen: {de.rstrip('.')}.",
        )

    def _connect(self) -> Engine:
        try:
            if self.shared:
                return create_engine(self.url, pool_size=8, max_overflow=8, pool_pre_ping=True)
            if self.url.database and self.url.database != ":memory:":
                folder = Path(self.url.database).parent
                folder.mkdir(parents=True, exist_ok=True)
            engine = create_engine(self.url, connect_args={"timeout": BUSY_MS / 1000})
        except OSError as error:
            raise self._closed(file_trouble(error, "en"), file_trouble(error, "de")) from None
        except NoSuchModuleError as error:
            raise self._closed(str(error), str(error)) from None
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine

    def close(self) -> None:
        if self._checkpoints is not None:
            self._checkpoints.close()
            self._checkpoints = None
        if self._ledger is not None:
            self._ledger.close()
            self._ledger = None
        self.engine.dispose()

    def migrate(self) -> None:
        """Bring the tables up to date."""
        with self.write() as connection:
            if self.shared:
                connection.execute(text("SELECT pg_advisory_xact_lock(7205759403)"))
            if inspect(connection).has_table("alembic_version"):
                if connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == HEAD:
                    return
            # Alembic takes a while to import, and is needed once in a store's life.
            from alembic import command  # noqa: PLC0415
            from alembic.config import Config  # noqa: PLC0415

            config = Config()
            config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
            config.set_main_option("path_separator", "os")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction that writes."""
        with self._writing, self._writer.begin() as connection:
            yield connection

    # Reading

    def load(self, id: str) -> Saved | None:
        """All that is kept of a match, or None."""
        with self._reader.connect() as connection:
            row = _match_row(connection, id)
            if row is None:
                return None
            seats, moves, chat = _seat_rows(connection, id), _move_rows(connection, id, 0), _chat_rows(connection, id)
            return Saved(row, seats, moves, chat, _hint_rows(connection, id))

    def version(self, id: str) -> int | None:
        with self.engine.connect() as connection:
            return connection.execute(select(MATCHES.c.version).where(MATCHES.c.id == id)).scalar()

    def news(self, id: str, ply: int, take_backs: int) -> Saved | None:
        """The match with the moves after `ply` only, or with all if moves were taken back since."""
        with self._reader.connect() as connection:
            row = _match_row(connection, id)
            if row is None:
                return None
            after = ply if row.take_backs == take_backs else 0
            moves = _move_rows(connection, id, after)
            seats, chat, hints = _seat_rows(connection, id), _chat_rows(connection, id), _hint_rows(connection, id)
            return Saved(row, seats, moves, chat, hints)

    def matches_of(self, holder: str) -> list[tuple[MatchRow, list[SeatRow]]]:
        """The matches in which somebody holds a seat, or that they made; the newest first."""
        mine = select(SEATS.c.match).where(SEATS.c.holder == holder)
        found = (
            select(MATCHES)
            .where((MATCHES.c.id.in_(mine)) | (MATCHES.c.creator == holder))
            .order_by(MATCHES.c.updated.desc())
            .limit(LISTED_MATCHES)
        )
        with self._reader.connect() as connection:
            rows = [_read_match(row) for row in connection.execute(found).mappings()]
            seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            wanted = select(SEATS).where(SEATS.c.match.in_(seats)).order_by(SEATS.c.match, SEATS.c.seat)
            for seat in connection.execute(wanted).mappings():
                seats[seat["match"]].append(_read_seat(seat))
        return [(row, seats[row.id]) for row in rows]

    def invited(self, invite: str) -> tuple[str, int] | None:
        """The match and seat of an invitation, used or not."""
        with self.engine.connect() as connection:
            found = connection.execute(select(SEATS.c.match, SEATS.c.seat).where(SEATS.c.invite == invite)).first()
        return None if found is None else (found[0], found[1])

    def waiting_for_bots(self, before: float) -> list[str]:
        """Running matches in which a bot has to act and nothing has happened since."""
        waits = (MATCHES.c.status == RUNNING) & (MATCHES.c.updated <= before) & MATCHES.c.undo_by.is_(None)
        asked = (SEATS.c.kind == BOT) & (MATCHES.c.acting.op(">>")(SEATS.c.seat).op("&")(1) == 1)
        seat = SEATS.alias()
        open_seat = exists().where((seat.c.match == MATCHES.c.id) & (seat.c.kind == OPEN))
        wanted = select(MATCHES.c.id).join(SEATS, SEATS.c.match == MATCHES.c.id).where(waits & asked & ~open_seat)
        with self.engine.connect() as connection:
            return list(connection.execute(wanted.distinct().order_by(MATCHES.c.id)).scalars())

    def settings(self, holder: str) -> dict[str, str]:
        with self.engine.connect() as connection:
            rows = connection.execute(select(SETTINGS.c.name, SETTINGS.c.value).where(SETTINGS.c.holder == holder))
            return {row.name: row.value for row in rows}

    def holds(self, id: str) -> dict[str, int]:
        """How many rows of each kind a match has; for tests."""
        with self.engine.connect() as connection:
            return {
                table.name: len(connection.execute(select(table).where(table.c.match == id)).all())
                for table in MATCH_TABLES
            }

    # Writing

    def create(self, row: MatchRow, seats: Sequence[SeatRow], moves: Sequence[tuple[int, str]]) -> MatchRow:
        """A new match, with the moves it begins with."""
        now = time.time()
        row = replace(row, ply=len(moves), version=1, created=now, updated=now)
        with self.write() as connection:
            values = {name: getattr(row, name) for name in MatchRow.__struct_fields__}
            connection.execute(insert(MATCHES).values({**values, "options": write_options(row.options)}))
            connection.execute(insert(SEATS), [{"match": row.id, **_seat_values(seat)} for seat in seats])
            _append(connection, row.id, 0, moves, now)
        return row

    def change(self, row: MatchRow, change: Change) -> MatchRow:
        """Make a change to the match as it is in `row`; Stale, and nothing is written, if it is no longer so."""
        new = _changed(row, change, time.time())
        plain = change.back_to is None and not change.seats and change.said is None and change.hint is None
        if self._ledger is not None and plain:
            with self._writing:
                self._ledger.write([(row, new, change.moves)])
            return new
        values = {f"new_{name}": getattr(new, name) for name in CHANGING}
        try:
            with self.write() as connection:
                if (
                    connection.execute(CHANGE_MATCH, {"at_id": row.id, "at_version": row.version, **values}).rowcount
                    != 1
                ):
                    raise Stale
                if change.back_to is not None:
                    gone = (MOVES.c.match == row.id) & (MOVES.c.ply > change.back_to) & MOVES.c.taken_back.is_(None)
                    connection.execute(update(MOVES).where(gone).values(taken_back=row.version + 1))
                    late = (HINTS.c.match == row.id) & (HINTS.c.ply > change.back_to)
                    connection.execute(update(HINTS).where(late).values(ply=change.back_to))
                _append(connection, row.id, new.ply - len(change.moves), change.moves, new.updated)
                for seat in change.seats:
                    place = (SEATS.c.match == row.id) & (SEATS.c.seat == seat.seat)
                    connection.execute(update(SEATS).where(place).values(_seat_values(seat)))
                if change.said is not None:
                    said = change.said
                    words = {"seat": said.seat, "name": said.name, "text": said.text, "at": said.at}
                    connection.execute(insert(CHAT).values(match=row.id, **words))
                if change.hint is not None:
                    hint = change.hint
                    connection.execute(insert(HINTS).values(match=row.id, ply=hint.ply, seat=hint.seat, at=new.updated))
                self._notify(connection, row.id)
        except IntegrityError:
            raise Stale from None
        return new

    def change_together(self, made: Sequence[tuple[MatchRow, Change]]) -> list[MatchRow]:
        """Moves at several matches, in one transaction; Stale, and nothing is written, if one of them is no longer so. For a
        store that nobody else writes to."""
        assert self._ledger is not None
        now = time.time()
        entries = [(row, _changed(row, change, now), change.moves) for row, change in made]
        with self._writing:
            self._ledger.write(entries)
        return [new for _, new, _ in entries]

    def delete(self, id: str, version: int | None = None) -> None:
        """Remove a match, and with it all that belongs to it; Stale, and nothing is removed, if it is of another version."""
        this = (MATCHES.c.id == id) if version is None else (MATCHES.c.id == id) & (MATCHES.c.version == version)
        with self.write() as connection:
            if connection.execute(delete(MATCHES).where(this)).rowcount != 1 and version is not None:
                raise Stale
            self._notify(connection, id)

    def set(self, holder: str, settings: Mapping[str, str]) -> None:
        dialect = postgresql if self.shared else sqlite
        rows = [{"holder": holder, "name": name, "value": settings[name]} for name in sorted(settings)]
        new = dialect.insert(SETTINGS).values(rows)
        known = new.on_conflict_do_update(index_elements=["holder", "name"], set_={"value": new.excluded.value})
        with self.write() as connection:
            connection.execute(known)

    def _notify(self, connection: Connection, id: str) -> None:
        """Tell the other workers, when this is committed."""
        if self.shared:
            connection.execute(text("SELECT pg_notify(:c, :p)"), {"c": CHANNEL, "p": f"{self.worker} {id}"})


CHANGE_MATCH: Final = (
    update(MATCHES)
    .where((MATCHES.c.id == bindparam("at_id")) & (MATCHES.c.version == bindparam("at_version")))
    .values({name: bindparam(f"new_{name}") for name in CHANGING})
)
ADD_MOVES: Final = insert(MOVES)
"""The statements of every move, made once."""


def _changed(row: MatchRow, change: Change, now: float) -> MatchRow:
    """The match as it is after a change."""
    kept = row.ply if change.back_to is None else change.back_to
    return replace(
        row,
        **change.fields,
        version=row.version + 1,
        updated=now,
        ply=kept + len(change.moves),
        take_backs=row.take_backs + (change.back_to is not None),
    )


def write_options(options: Mapping[str, Value]) -> str:
    return msgspec.json.encode(options).decode()


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """WAL and NORMAL: what was committed outlives the death of the process; transactions begin when we say so."""
    connection.isolation_level = None
    for setting in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", f"wal_autocheckpoint={LATEST_PAGES}"):
        connection.execute(f"PRAGMA {setting}").close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


def _append(connection: Connection, id: str, after: int, moves: Sequence[tuple[int, str]], now: float) -> None:
    if moves:
        rows = [
            {"match": id, "ply": after + n, "seat": seat, "move": move, "at": now}
            for n, (seat, move) in enumerate(moves, 1)
        ]
        connection.execute(ADD_MOVES, rows)


def _match_row(connection: Connection, id: str) -> MatchRow | None:
    row = connection.execute(select(MATCHES).where(MATCHES.c.id == id)).mappings().first()
    return None if row is None else _read_match(row)


def _read_match(row: RowMapping) -> MatchRow:
    options: dict[str, Value] = msgspec.json.decode(row["options"])
    return MatchRow(**{**{name: row[name] for name in MatchRow.__struct_fields__}, "options": options})


def _read_seat(row: RowMapping) -> SeatRow:
    return SeatRow(**{name: row[name] for name in SeatRow.__struct_fields__})


def _seat_values(seat: SeatRow) -> dict[str, Any]:
    return {name: getattr(seat, name) for name in SeatRow.__struct_fields__}


def _seat_rows(connection: Connection, id: str) -> list[SeatRow]:
    rows = connection.execute(select(SEATS).where(SEATS.c.match == id).order_by(SEATS.c.seat)).mappings()
    return [_read_seat(row) for row in rows]


def _move_rows(connection: Connection, id: str, after: int) -> list[tuple[int, str]]:
    standing = (MOVES.c.match == id) & (MOVES.c.ply > after) & MOVES.c.taken_back.is_(None)
    rows = connection.execute(select(MOVES.c.seat, MOVES.c.move).where(standing).order_by(MOVES.c.ply))
    return [(seat, move) for seat, move in rows]


def _chat_rows(connection: Connection, id: str) -> list[ChatRow]:
    wanted = select(CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at).where(CHAT.c.match == id)
    rows = connection.execute(wanted.order_by(CHAT.c.id.desc()).limit(CHAT_KEPT)).all()
    return [ChatRow(seat, name, said, at) for seat, name, said, at in reversed(rows)]


def _hint_rows(connection: Connection, id: str) -> list[HintRow]:
    wanted = select(HINTS.c.ply, HINTS.c.seat).where(HINTS.c.match == id).order_by(HINTS.c.id)
    return [HintRow(ply, seat) for ply, seat in connection.execute(wanted)]
