"""Workers on one PostgreSQL that do something at the same moment: it is arranged who comes in between whom."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from threading import Thread
from typing import Any

import psycopg
import pytest
from litestar.testing import TestClient
from sqlalchemy import insert, update

from conclave.table import store as stores
from conclave.table.counsel import Judgement
from conclave.table.rows import OPEN, OVER, PERSON, Change, ChatRow, MatchRow, SeatRow
from conclave.table.seating import Caller
from conclave.table.service import Service
from conclave.table.store import Store
from conclave.table.tables import ANALYSES, MATCHES, SETTINGS
from conclave.table.verdicts import Verdicts
from conclave.table.wire import NewMatch, NewSeat
from conclave.web.app import House, create_app
from tests.table.kit import refused
from tests.web.kit import until

SAID = Judgement(0, 1, [0.5, 0.5], 0.5, "end", 0.5)


class Beside:
    """Something that is done in another thread, at the same time; what came of it."""

    def __init__(self, do: Callable[[], Any]) -> None:
        self.error: Exception | None = None
        self._thread = Thread(target=self._run, args=(do,))
        self._thread.start()

    def _run(self, do: Callable[[], Any]) -> None:
        try:
            do()
        except Exception as error:
            self.error = error

    def waits(self, url: str) -> None:
        """Until it waits for what others hold; or is through, since it need not."""
        waiting = (
            "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
        )
        with psycopg.connect(url, autocommit=True) as connection:

            def held_up() -> bool:
                found = connection.execute(waiting).fetchone()
                return bool(found and found[0]) or not self._thread.is_alive()

            until(held_up, "it waits")

    def end(self) -> None:
        self._thread.join()
        if self.error is not None:
            raise self.error


@pytest.fixture
def here(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


@pytest.fixture
def there(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


def made(store: Store, status: str = "running") -> MatchRow:
    row = MatchRow("m", "zavandor", 1, {}, status=status)
    return store.create(row, [SeatRow(0, PERSON, "Ann", None, "h"), SeatRow(1, OPEN)], [(-1, "a")])


def test_settings_that_are_set_twice_at_once(url: str, here: Store, there: Store) -> None:
    with here.write() as connection:
        connection.execute(insert(SETTINGS).values(holder="h", name="theme", value="light"))
        other = Beside(lambda: there.set("h", {"name": "Ann", "theme": "dark"}))
        other.waits(url)
    other.end()
    assert here.settings("h") == {"name": "Ann", "theme": "dark"}


@pytest.mark.parametrize("read", ["load", "news"])
def test_a_match_is_read_as_it_was_at_one_moment(
    here: Store, there: Store, monkeypatch: pytest.MonkeyPatch, read: str
) -> None:
    """A move is made while it is read."""
    row = made(there)
    look = stores._match_row

    def looked(*asked: Any) -> MatchRow | None:
        found = look(*asked)
        there.change(row, Change(moves=[(0, "b")], said=ChatRow(0, "Ann", "There!", 1.0)))
        return found

    monkeypatch.setattr(stores, "_match_row", looked)
    saved = here.load("m") if read == "load" else here.news("m", 0, 0)
    assert saved is not None
    assert (saved.row.version, saved.row.ply, saved.moves, saved.chat) == (1, 1, [(-1, "a")], [])


def test_a_match_is_changed_while_it_is_removed(
    url: str, here: Store, there: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither waits for the other for ever."""
    row = made(here)
    append = stores._append
    removing: list[Beside] = []

    def slow(*asked: Any) -> None:
        removing.append(Beside(lambda: there.delete("m")))
        removing[0].waits(url)
        append(*asked)

    monkeypatch.setattr(stores, "_append", slow)
    here.change(row, Change(moves=[(0, "b")], seats=[SeatRow(1, PERSON, "Bo")]))
    removing[0].end()
    assert here.load("m") is None
    assert set(here.holds("m").values()) == {0}


def test_a_match_is_removed_while_it_is_judged(
    url: str, here: Store, there: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(here, OVER)
    verdicts = Verdicts(here)
    verdicts.ask("m", 0)
    assert verdicts.take() == "m"
    write = here.write
    removing: list[Beside] = []

    class Slow:
        """Begins to remove the match after the first thing that is written."""

        def __init__(self, connection: Any) -> None:
            self.connection = connection

        def execute(self, *asked: Any) -> Any:
            done = self.connection.execute(*asked)
            if not removing:
                removing.append(Beside(lambda: there.delete("m")))
                removing[0].waits(url)
            return done

    class Writes:
        def __enter__(self) -> Slow:
            self.writing = write()
            return Slow(self.writing.__enter__())

        def __exit__(self, *trouble: Any) -> Any:
            return self.writing.__exit__(*trouble)

    monkeypatch.setattr(here, "write", Writes)
    assert verdicts.add("m", 0, SAID)
    removing[0].end()
    assert set(there.holds("m").values()) == {0}


def test_an_analysis_is_asked_for_twice_at_once(url: str, here: Store, there: Store) -> None:
    made(here, OVER)
    fresh = {"status": "waiting", "take_backs": 0, "plies": "[]", "worker": "", "asked": 1.0, "updated": 1.0}
    with here.write() as connection:  # as the first of them does it
        connection.execute(update(MATCHES).where(MATCHES.c.id == "m").values(host=0))
        connection.execute(insert(ANALYSES).values(match="m", **fresh))
        other = Beside(lambda: Verdicts(there).ask("m", 0))
        other.waits(url)
    other.end()
    assert Verdicts(here).take() == "m"


def test_a_match_that_is_gone_is_not_judged(here: Store) -> None:
    with refused("no-match"):
        Verdicts(here).ask("gone", 0)


def test_who_was_alone_when_they_removed_a_match_and_is_so_no_more_may_not(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody takes the open seat meanwhile."""
    here, there = Service(Store(url)), Service(Store(url))
    try:
        created = here.create(NewMatch("zavandor", [NewSeat("open"), NewSeat("open")]))
        invites = [seat.invite or "" for seat in created.seats]
        first = Caller.of(here.take(invites[0], "Ann").token)
        remove = here.store.delete
        meanwhile = [invites[1]]

        def late(id: str, version: int | None = None) -> None:
            while meanwhile:
                there.take(meanwhile.pop(), "Bo")
            remove(id, version)

        monkeypatch.setattr(here.store, "delete", late)
        with refused("not-yours-to-delete"):
            here.delete(created.match, first)
        assert there.message(created.match).seats[1].name == "Bo"
    finally:
        here.close()
        there.close()


def test_what_no_database_can_hold_is_refused_in_words(url: str) -> None:
    """PostgreSQL knows no NUL in a text, and a setting may be as long as it may be."""
    with TestClient(create_app(House(url, rate=0))) as client:
        for nonsense in ("%00", "m%00", "%EF%BF%BF%00"):
            paths = [("GET", ""), ("POST", "/moves"), ("POST", "/undo"), ("POST", "/chat"), ("POST", "/seats/0"),
                     ("POST", "/rematch"), ("POST", "/leave"), ("DELETE", ""), ("GET", "/record"), ("GET", "/stream"),
                     ("POST", "/analysis"), ("GET", "/analysis"), ("POST", "/hint"), ("POST", "/continue")]  # fmt: skip
            for method, path in paths:
                body = {"ply": 0, "move": "end", "text": "x", "to": "bot", "seat": 0}
                answer = client.request(
                    method, f"/api/matches/{nonsense}{path}", json=body if method == "POST" else None
                )
                assert answer.status_code == 404, (method, path, answer.text)
            assert client.post(f"/api/seats/{nonsense}", json={"name": "\0"}).status_code == 404
            assert client.get(f"/match/{nonsense}").status_code < 500
        client.get("/")
        for name in ("\0Ann", "x" * 40, "\ud800"):
            for key in ("name", "theme"):
                content = f'{{"{key}": {json.dumps(name)}}}'
                answer = client.put("/api/settings", content=content, headers={"content-type": "application/json"})
                assert answer.status_code < 500, (key, name)
                assert client.get("/api/settings").status_code == 200
