"""A move takes an express way past the framework: whatever comes of it looks as if it had gone the ordinary way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

from conclave.table.ledger import Ledger
from conclave.web import express
from conclave.web.app import House, create_app
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


def test_a_refused_move_counts_once(tmp_path: Path) -> None:
    with TestClient(create_app(House(str(tmp_path / "rate.db"), rate=2))) as client:
        table = Table(client)
        shown = {"authorization": f"Bearer {table.tokens[0]}"}
        codes = [table.play({"ply": 10_000, "move": "end"}, shown).status_code for _ in range(8)]
        assert codes == [409] * 8
        more = [table.play({"ply": 10_000, "move": "end"}, shown).status_code for _ in range(60)]
        assert 429 in more
