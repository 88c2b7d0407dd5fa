"""Moves that come at the same time are kept in one transaction: each as if it came alone, and none told before all are kept."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from threading import Thread

import pytest

from conclave.engine.mistakes import Mistake
from conclave.table.calls import Call
from conclave.table.ledger import Entry, Ledger
from conclave.table.refusals import Refused
from conclave.table.rows import Stale
from conclave.table.seating import Caller
from conclave.table.service import Service
from conclave.table.store import Store
from conclave.table.telling import Teller
from conclave.table.wire import AtPly, NewMatch, NewSeat, Played


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    service = Service(Store(str(tmp_path / "kept.db")), rng=Random(7))
    yield service
    service.close()


class Table:
    """A match of two, and a call for a legal move at it."""

    def __init__(self, service: Service) -> None:
        self.service = service
        made = service.create(NewMatch("zavandor", [NewSeat("me")] * 2))
        self.id = made.match
        self.callers = [Caller.of(seat.token) for seat in made.seats]

    def call(self, move: str | None = None, late: int = 0) -> Call:
        with self.service.cabinet.at(self.id) as live:
            seat = live.match.state.to_act[0]
            legal = str(live.match.state.options(seat)[0])
            return Call(self.id, self.callers[seat], Played(live.ply - late, legal if move is None else move))

    @property
    def ply(self) -> int:
        """Where the match stands in memory, which has to be what the store has."""
        ply = self.service.message(self.id).ply
        saved = self.service.store.load(self.id)
        assert saved is not None
        assert saved.row.ply == len(saved.moves) == ply
        return ply


@pytest.fixture
def tables(service: Service) -> list[Table]:
    return [Table(service) for _ in range(5)]


def noted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many matches each transaction writes to."""
    sizes: list[int] = []
    write = Ledger.write

    def counted(self: Ledger, entries: Iterable[Entry]) -> None:
        entries = list(entries)
        sizes.append(len(entries))
        write(self, entries)

    monkeypatch.setattr(Ledger, "write", counted)
    return sizes


def test_all_are_kept_in_one_transaction(
    service: Service, tables: list[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = [table.ply for table in tables]
    calls = [table.call() for table in tables]
    sizes = noted(monkeypatch)
    service.play_together(calls)
    assert sizes == [5]
    for table, call, ply in zip(tables, calls, before, strict=True):
        assert isinstance(call.outcome, AtPly)
        assert call.outcome.ply == table.ply > ply


def test_what_is_wrong_with_one_is_no_matter_of_the_others(service: Service, tables: list[Table]) -> None:
    before = [table.ply for table in tables]
    calls = [
        tables[0].call(),
        tables[1].call(late=1),
        tables[2].call("no such move"),
        Call("nothing", tables[3].callers[0], Played(0, "end")),
        Call(tables[3].id, tables[0].callers[0], Played(before[3], "end")),
        tables[4].call(),
    ]
    service.play_together(calls)
    first, *wrong, last = [call.outcome for call in calls]
    assert isinstance(first, AtPly)
    assert isinstance(last, AtPly)
    assert isinstance(wrong[1], Mistake | Refused)
    assert [getattr(outcome, "key", "") for outcome in (wrong[0], wrong[2], wrong[3])] == [
        "stale",
        "no-match",
        "forged",
    ]
    assert [table.ply > ply for table, ply in zip(tables, before, strict=True)] == [True, False, False, False, True]


def test_a_match_that_others_have_changed_does_not_hold_up_the_rest(
    service: Service, tables: list[Table], tmp_path: Path
) -> None:
    """Nobody else should write to this file, but should somebody do so, nothing is written over."""
    before = [table.ply for table in tables]
    calls = [table.call() for table in tables]
    with sqlite3.connect(tmp_path / "kept.db") as other:
        other.execute("UPDATE matches SET version = version + 1 WHERE id = ?", (tables[2].id,))
    other.close()
    service.play_together(calls)
    assert all(isinstance(call.outcome, AtPly) for call in calls)
    assert all(table.ply > ply for table, ply in zip(tables, before, strict=True))
    version = service.store.version(tables[2].id)
    assert version == 3  # made, changed by others, and moved


def test_what_cannot_be_written_together_is_tried_alone(
    service: Service, tables: list[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = [table.ply for table in tables]
    calls = [table.call() for table in tables]
    write = Ledger.write

    def broken(self: Ledger, entries: Iterable[Entry]) -> None:
        entries = list(entries)
        if any(old.id == tables[1].id for old, _, _ in entries):
            raise OSError("no space left")
        write(self, entries)

    with monkeypatch.context() as patch:
        patch.setattr(Ledger, "write", broken)
        service.play_together(calls)
    assert isinstance(calls[1].outcome, OSError)
    assert [table.ply > ply for table, ply in zip(tables, before, strict=True)] == [True, False, True, True, True]
    again = tables[1].call()
    service.play_together([again])
    assert isinstance(again.outcome, AtPly)


def test_nothing_of_a_broken_transaction_is_kept(service: Service, tables: list[Table]) -> None:
    rows = []
    for table in tables[:2]:
        saved = service.store.load(table.id)
        assert saved is not None
        rows.append(saved.row)
    ledger = service.store._ledger
    assert ledger is not None
    with pytest.raises(Stale):
        ledger.write([(rows[0], rows[0], [(0, "end")]), (rows[0], rows[0], [(0, "end")])])
    assert [table.ply for table in tables[:2]] == [row.ply for row in rows]


def test_nobody_hears_of_a_move_before_all_are_kept(
    service: Service, tables: list[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = [table.ply for table in tables]
    calls = [table.call() for table in tables]
    tellers = [Teller(table.callers[0], None, "en") for table in tables]
    rung: list[str] = []
    seen: list[int] = []
    write = Ledger.write
    monkeypatch.setattr(service.bulletin, "tell", rung.append)

    def look() -> None:
        for table, teller in zip(tables, tellers, strict=True):
            service.tell(table.id, teller)
            assert teller.last is not None
            seen.append(teller.last.ply)

    lookers: list[Thread] = []

    def slow(self: Ledger, entries: Iterable[Entry]) -> None:
        assert not rung
        assert all(call.outcome is None for call in calls)
        lookers.append(Thread(target=look))
        lookers[0].start()
        lookers[0].join(0.2)
        assert not seen  # whoever looks from another thread waits until it is written
        write(self, entries)

    monkeypatch.setattr(Ledger, "write", slow)
    service.play_together(calls)
    lookers[0].join()
    assert rung == [table.id for table in tables]
    assert all(ply > old for ply, old in zip(seen, before, strict=True))


@pytest.mark.parametrize("kept", [True, False])
def test_killed_before_the_answer_all_are_kept_and_killed_before_the_commit_none(tmp_path: Path, kept: bool) -> None:
    program = f"""
        import os
        from pathlib import Path
        from random import Random
        from conclave.table.ledger import Ledger
        from conclave.table.service import Service
        from conclave.table.store import Store
        from tests.table.test_together import Table

        service = Service(Store("kept.db"), rng=Random(7))
        tables = [Table(service) for _ in range(3)]
        calls = [table.call() for table in tables]
        print(*(f"{{table.id}} {{table.ply}}" for table in tables), sep="\\n", flush=True)
        write = Ledger.write

        def killed(self, entries):
            def some():
                for n, entry in enumerate(entries):
                    if n == 2 and not {kept}:
                        os.kill(os.getpid(), 9)
                    yield entry
            write(self, some())
            os.kill(os.getpid(), 9)

        Ledger.write = killed
        service.play_together(calls)
        """
    ended = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == -9, ended.stderr
    store = Store(str(tmp_path / "kept.db"))
    for line in ended.stdout.splitlines():
        id, ply = line.split()
        saved = store.load(id)
        assert saved is not None
        assert saved.row.ply == len(saved.moves)
        assert (saved.row.ply > int(ply)) is kept
    store.close()
    assert len(ended.stdout.splitlines()) == 3
