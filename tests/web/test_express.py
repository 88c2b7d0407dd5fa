"""A move takes an express way past the framework: whatever comes of it looks as if it had gone the ordinary way."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

from conclave.table.calls import Call
from conclave.table.ledger import Entry, Ledger
from conclave.table.service import Service
from conclave.table.store import Store
from conclave.table.wire import NewMatch, NewSeat
from conclave.web import express
from conclave.web.app import House, create_app
from conclave.web.express import Plain, answer_of, read_head
from conclave.web.guard import Limits
from tests.web.kit import a_move

ORDINARY = {"content-type": "application/json; charset=utf-8"}
"""What is not quite plain JSON goes the ordinary way."""


class Table:
    """A match, its seats and a client."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        made = client.post("/api/matches", json={"game": "zavandor", "seats": [{"kind": "me"}] * 2}).json()
        self.url = f"/api/matches/{made['match']}"
        self.tokens = [seat["token"] for seat in made["seats"]]
        client.cookies.clear()

    def look(self) -> tuple[dict[str, Any], dict[str, str]]:
        """The message of a seat that is asked, and what it shows to be this seat."""
        for token in self.tokens:
            shown = {"authorization": f"Bearer {token}"}
            message = self.client.get(self.url, headers=shown).json()
            if message["seat"] in message["to_act"]:
                return message, shown
        raise AssertionError("nobody is asked")

    def play(self, body: Any, headers: dict[str, str]) -> Any:
        return self.client.post(f"{self.url}/moves", json=body, headers=headers)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with TestClient(create_app(House(str(tmp_path / "express.db"), rate=0)), raise_server_exceptions=False) as client:
        yield Table(client)


def test_both_ways_answer_alike(table: Table) -> None:
    answers = []
    for way in ({}, ORDINARY):
        message, shown = table.look()
        move = {"ply": message["ply"], "move": a_move(message, Random(1))}
        answers.append(table.play(move, {**shown, **way}))
        assert answers[-1].json()["ply"] == table.look()[0]["ply"] > message["ply"]
    fast, slow = answers
    assert fast.status_code == slow.status_code == 200
    assert dict(fast.headers) == dict(slow.headers)


def test_both_ways_refuse_alike(table: Table) -> None:
    message, shown = table.look()
    ply = message["ply"]
    bodies = [
        {"ply": ply + 7, "move": "end"},
        {"ply": ply, "move": "no such move"},
        {"ply": ply, "move": "end", "seat": 5},
        {"ply": "x", "move": "end"},
        {"ply": ply},
        {"ply": ply, "move": "m" * 300},
        {"ply": ply, "move": "m" * 100_000},
        [],
    ]
    strangers: list[dict[str, str]] = [
        {},
        {"authorization": "Bearer nobody"},
        {**shown, "sec-fetch-site": "cross-site"},
    ]
    asked = [(body, shown) for body in bodies]
    asked += [({"ply": ply, "move": a_move(message, Random(1))}, stranger) for stranger in strangers]
    for body, headers in asked:
        fast, slow = table.play(body, headers), table.play(body, {**headers, **ORDINARY})
        assert fast.status_code == slow.status_code >= 400, body
        assert fast.json() == slow.json()
        assert dict(fast.headers) == dict(slow.headers)
    assert table.look()[0]["ply"] == ply


def test_a_plain_move_takes_the_express_way(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    answered: list[int] = []
    answer = express.answer

    async def noted(send: Any, status: int, content: object) -> None:
        answered.append(status)
        await answer(send, status, content)

    monkeypatch.setattr(express, "answer", noted)
    message, shown = table.look()
    move = {"ply": message["ply"], "move": a_move(message, Random(1))}
    assert table.play(move, shown).status_code == 200
    assert table.play(move, shown).status_code == 409
    assert answered == [200]


def test_a_fault_is_told_once_and_nothing_is_played(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    message, shown = table.look()
    tried: list[object] = []

    def broken(_self: Ledger, old: object, *_rest: object) -> None:
        tried.append(old)
        raise OSError("no space left")

    with monkeypatch.context() as patch:
        patch.setattr(Ledger, "write", broken)
        answer = table.play({"ply": message["ply"], "move": a_move(message, Random(1))}, shown)
    assert answer.status_code == 500
    assert answer.json()["reason"]
    assert len(tried) == 1
    assert table.look()[0]["ply"] == message["ply"]


@pytest.mark.usefixtures("no_time_passes")
def test_a_refused_move_counts_once(tmp_path: Path) -> None:
    with TestClient(create_app(House(str(tmp_path / "rate.db"), rate=2))) as client:
        table = Table(client)
        shown = {"authorization": f"Bearer {table.tokens[0]}"}
        codes = [table.play({"ply": 10_000, "move": "end"}, shown).status_code for _ in range(8)]
        assert codes == [409] * 8
        more = [table.play({"ply": 10_000, "move": "end"}, shown).status_code for _ in range(60)]
        assert 429 in more


class Heard:
    """A line on which calls come, and what is answered to them."""

    def __init__(self) -> None:
        self.answers: list[tuple[int, bytes] | None] = []

    def answered(self, call: Call, plain: Plain) -> None:
        self.answers.append(answer_of(call, plain))

    def cut(self) -> None:
        raise AssertionError("every answer could be given")


def test_moves_of_one_turn_are_kept_together_and_a_match_has_one_a_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = Service(Store(str(tmp_path / "turn.db")), rng=Random(7))
    way = express.Express(Limits(0))
    way.service = service
    sizes: list[int] = []
    write = Ledger.write

    def counted(self: Ledger, entries: Iterable[Entry]) -> None:
        entries = list(entries)
        sizes.append(len(entries))
        write(self, entries)

    monkeypatch.setattr(Ledger, "write", counted)
    calls = []
    for _ in range(3):
        made = service.create(NewMatch("zavandor", [NewSeat("me")] * 2))
        with service.cabinet.at(made.match) as live:
            seat = live.match.state.to_act[0]
            move = live.match.state.options(seat)[0].text
            body = b'{"ply":%d,"move":"%b"}' % (live.ply, move.encode())
        head = f"POST /api/matches/{made.match}/moves HTTP/1.1\r\nauthorization: Bearer {made.seats[seat].token}\r\n"
        plain = read_head(f"{head}content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n".encode())
        assert plain is not None
        calls.append((plain, body))
    lines = [Heard() for _ in range(4)]

    async def come() -> None:
        for line, (plain, body) in zip(lines, [*calls, calls[0]], strict=True):
            assert way.takes(plain, body, line, None)
        await asyncio.sleep(0)
        assert [len(line.answers) for line in lines] == [1, 1, 1, 0]
        await asyncio.sleep(0)

    asyncio.run(come())
    service.close()
    assert sizes == [3]
    for line in lines[:3]:
        answer = line.answers[0]
        assert answer is not None
        assert answer[0] == 200
    assert lines[3].answers == [None]  # stale: that is told the ordinary way
