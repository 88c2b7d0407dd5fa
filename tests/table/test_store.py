"""The store keeps what it was told, once, and refuses what was made from an older state of the match."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from msgspec.structs import replace
from sqlalchemy import create_engine, insert, inspect, text

from conclave.engine.mistakes import Mistake
from conclave.table import migrations
from conclave.table.addresses import data_folder, read_url
from conclave.table.migrations import HEAD
from conclave.table.rows import BOT, OPEN, OVER, PERSON, Change, ChatRow, MatchRow, SeatRow, Stale
from conclave.table.store import Store
from conclave.table.tables import MATCHES, METADATA, MOVES, SEATS


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(str(tmp_path / "deep" / "kept.db"))
    yield store
    store.close()


def new(store: Store, id: str = "m", taken: bool = False, **fields: object) -> MatchRow:
    row = replace(MatchRow(id, "zavandor", 1, {"lightning": True}), **fields)
    seats = [
        SeatRow(0, PERSON, "Ann", None, "h", "t"),
        SeatRow(1, BOT, "Bo", "adept"),
        SeatRow(2, PERSON if taken else OPEN, invite=f"i{id}"),
    ]
    return store.create(row, seats, [(-1, "deal witch"), (-1, "deal elf")])


def test_what_was_kept_comes_back(store: Store) -> None:
    row = new(store)
    saved = store.load("m")
    assert saved is not None
    assert saved.row == row
    assert saved.row.options == {"lightning": True}
    assert saved.moves == [(-1, "deal witch"), (-1, "deal elf")]
    assert [seat.name for seat in saved.seats] == ["Ann", "Bo", ""]
    assert store.load("other") is None


def test_moves_are_appended_one_row_each(store: Store) -> None:
    row = store.change(new(store), Change(moves=[(0, "a"), (-1, "b")]))
    row = store.change(row, Change(moves=[(1, "c")]))
    saved = store.load("m")
    assert saved is not None
    assert saved.moves[2:] == [(0, "a"), (-1, "b"), (1, "c")]
    assert (row.ply, row.version) == (5, 3)
    assert saved.row == row


def test_a_change_made_from_an_older_version_writes_nothing(store: Store) -> None:
    old = new(store)
    store.change(old, Change(moves=[(0, "first")]))
    with pytest.raises(Stale):
        store.change(old, Change(moves=[(0, "second")], fields={"status": OVER}))
    saved = store.load("m")
    assert saved is not None
    assert saved.moves[2:] == [(0, "first")]
    assert saved.row.status == "running"


def test_there_is_one_move_a_ply(store: Store) -> None:
    row = new(store)
    with pytest.raises(Stale):
        store.change(replace(row, ply=1), Change(moves=[(0, "again the second")]))
    saved = store.load("m")
    assert saved is not None
    assert saved.row.version == 1


def test_moves_that_were_taken_back_stay_marked(store: Store) -> None:
    row = store.change(new(store), Change(moves=[(0, "a"), (0, "b")]))
    row = store.change(row, Change(back_to=2, moves=[(0, "c")]))
    saved = store.load("m")
    assert saved is not None
    assert saved.moves[2:] == [(0, "c")]
    assert (row.ply, row.take_backs) == (3, 1)
    with store.engine.connect() as connection:
        rows = connection.execute(text("SELECT ply, move, taken_back FROM moves WHERE ply > 2 ORDER BY id")).all()
    assert [tuple(one) for one in rows] == [(3, "a", 3), (4, "b", 3), (3, "c", None)]


def test_news_are_what_came_after_or_everything_after_an_undo(store: Store) -> None:
    first = new(store)
    row = store.change(first, Change(moves=[(0, "a")]))
    news = store.news("m", first.ply, first.take_backs)
    assert news is not None
    assert news.moves == [(0, "a")]
    store.change(row, Change(back_to=1))
    news = store.news("m", row.ply, row.take_backs)
    assert news is not None
    assert news.moves == [(-1, "deal witch")]


def test_seats_and_words_change_with_the_match(store: Store) -> None:
    row = new(store)
    seat = SeatRow(2, PERSON, "Cleo", holder="h2", used=True, invite="im")
    store.change(row, Change(seats=[seat], said=ChatRow(2, "Cleo", "<b>hello</b>", 5.0)))
    saved = store.load("m")
    assert saved is not None
    assert saved.seats[2] == seat
    assert saved.chat == [ChatRow(2, "Cleo", "<b>hello</b>", 5.0)]


def test_matches_are_found_by_who_holds_a_seat_or_made_them(store: Store) -> None:
    new(store, "mine", creator="other")
    new(store, "made", creator="h3")
    assert {row.id for row, _ in store.matches_of("h")} == {"mine", "made"}
    assert [row.id for row, _ in store.matches_of("h3")] == ["made"]
    assert [len(seats) for _, seats in store.matches_of("h3")] == [3]
    assert store.matches_of("nobody") == []


def test_invitations_are_found_by_their_hash(store: Store) -> None:
    new(store)
    assert store.invited("im") == ("m", 2)
    assert store.invited("other") is None


def test_matches_that_wait_for_a_bot_are_found(store: Store) -> None:
    new(store, "bot", taken=True, acting=0b110)
    new(store, "person", taken=True, acting=0b101)
    new(store, "over", taken=True, acting=0b10, status=OVER)
    new(store, "open", acting=0b10)
    new(store, "undo", taken=True, acting=0b10, undo_by=0)
    assert store.waiting_for_bots(time.time()) == ["bot"]
    assert store.waiting_for_bots(time.time() - 60) == []


def test_a_match_is_deleted_with_all_that_belongs_to_it(store: Store) -> None:
    store.change(new(store), Change(said=ChatRow(0, "Ann", "bye", 1.0)))
    store.delete("m")
    assert store.load("m") is None
    assert store.holds("m") == dict.fromkeys(("judgements", "analyses", "hints", "chat", "moves", "seats"), 0)


def test_settings_are_kept_for_each(store: Store) -> None:
    store.set("h", {"lang": "de", "name": "Ann"})
    store.set("h", {"lang": "en"})
    assert store.settings("h") == {"lang": "en", "name": "Ann"}
    assert store.settings("x") == {}


def test_a_store_is_opened_again_with_all_it_has(store: Store) -> None:
    new(store)
    store.close()
    again = Store(str(store.url.database))
    assert again.load("m") is not None
    again.close()


def test_the_migrations_make_the_tables_we_declare(store: Store) -> None:
    found = inspect(store.engine)
    for table in METADATA.sorted_tables:
        assert {c["name"] for c in found.get_columns(table.name)} == {c.name for c in table.columns}, table.name
        named = {index.name for index in table.indexes}
        assert named <= {index["name"] for index in found.get_indexes(table.name)}, table.name
    with store.engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == HEAD


def test_a_store_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    old = create_engine(f"sqlite:///{file}")
    with old.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        row = replace(MatchRow("m", "zavandor", 1, {}), ply=1, version=1)
        old_fields = {column["name"] for column in inspect(connection).get_columns("matches")}
        values = {name: getattr(row, name) for name in old_fields}
        connection.execute(insert(MATCHES).values({**values, "options": "{}"}))
        connection.execute(insert(SEATS).values(match="m", seat=0, kind=PERSON, name="Ann", used=False))
        connection.execute(insert(MOVES).values(match="m", ply=1, seat=-1, move="deal witch", at=0.0))
    old.dispose()
    store = Store(str(file))
    saved = store.load("m")
    store.close()
    assert saved is not None
    assert saved.row == row
    assert (saved.row.hints, saved.row.paced) == (True, True)
    assert saved.moves == [(-1, "deal witch")]


def test_sqlite_writes_ahead(store: Store) -> None:
    with sqlite3.connect(str(store.url.database)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


def test_what_was_committed_outlives_the_process(tmp_path: Path) -> None:
    file = tmp_path / "killed.db"
    program = f"""
        import os, signal
        from conclave.table.rows import Change, MatchRow, SeatRow, PERSON
        from conclave.table.store import Store
        store = Store({str(file)!r})
        row = store.create(MatchRow("m", "zavandor", 1, {{}}), [SeatRow(0, PERSON)], [])
        for n in range(20):
            row = store.change(row, Change(moves=[(0, f"move {{n}}")]))
        os.kill(os.getpid(), signal.SIGKILL)
    """
    ended = subprocess.run([sys.executable, "-c", textwrap.dedent(program)], check=False)
    assert ended.returncode < 0
    store = Store(str(file))
    saved = store.load("m")
    assert saved is not None
    assert saved.moves == [(0, f"move {n}") for n in range(20)]
    store.close()


def test_the_data_folder_is_the_users() -> None:
    if sys.platform == "linux":
        assert data_folder({"XDG_DATA_HOME": "/x"}) == Path("/x/conclave")
        assert data_folder({}) == Path.home() / ".local" / "share" / "conclave"


@pytest.mark.parametrize("written", ["mysql://x/y", "://", "oracle://h/d"])
def test_other_databases_are_refused_in_a_sentence(written: str) -> None:
    with pytest.raises(Mistake) as caught:
        read_url(written)
    assert "Datenbank" in caught.value.text("de")


def test_a_database_that_cannot_be_opened_is_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "text.db"
    file.write_text("this is no database, but a text of some length that goes on for a while, as texts do. " * 20)
    with pytest.raises(Mistake) as caught:
        Store(str(file))
    assert "cannot be opened: file is not a database." in str(caught.value)
    assert caught.value.text("de").endswith("lässt sich nicht öffnen: Die Datei ist keine Datenbank.")
    with pytest.raises(Mistake) as caught:
        Store(str(tmp_path))
    assert caught.value.text("de").endswith("lässt sich nicht öffnen: Die Datei lässt sich nicht öffnen.")
    with pytest.raises(Mistake) as caught:
        Store(str(file / "below.db"))
    assert caught.value.text("de").endswith("lässt sich nicht öffnen: Die gibt es schon.")


def test_postgres_urls_get_our_driver() -> None:
    assert read_url("postgresql://u@h/d").drivername == "postgresql+psycopg"
    assert read_url("postgres://u@h/d").drivername == "postgresql+psycopg"
