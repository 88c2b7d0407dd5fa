"""What happens to connections whose moves are played together: each is answered, whatever becomes of the others."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from conclave.table.service import Service
from conclave.table.store import Store
from conclave.table.wire import NewMatch, NewSeat
from conclave.web.app import House, create_app
from conclave.web.connection import Connection
from conclave.web.express import Express


class Wire(asyncio.Transport):
    """The other end: notes what is sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.closing = False
        self.paused = False
        self.broken = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)}.get(name, default)

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self.broken:
            raise OSError("broken")
        self.sent += bytes(data)

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


class Parlour:
    """Matches with one move each that is about to come, over lines of their own."""

    def __init__(self, folder: Path, count: int) -> None:
        db = str(folder / "lines.db")
        self.service = Service(Store(db), rng=Random(7))
        app = create_app(House(db, rate=0))
        express: Express = vars(app)["express"]
        express.service = self.service
        config = Config(app, http=Connection, lifespan="off", log_level="critical")
        config.load()
        self.wires = [Wire() for _ in range(count)]
        self.lines = [Connection(config, ServerState(), {}) for _ in range(count)]
        self.calls: list[bytes] = []
        self.matches: list[str] = []
        for line, wire in zip(self.lines, self.wires, strict=True):
            line.connection_made(wire)
            made = self.service.create(NewMatch("zavandor", [NewSeat("me")] * 2))
            with self.service.cabinet.at(made.match) as live:
                seat = live.match.state.to_act[0]
                body = json.dumps({"ply": live.ply, "move": live.match.state.options(seat)[0].text})
            self.matches.append(made.match)
            head = (
                f"POST /api/matches/{made.match}/moves HTTP/1.1\r\nauthorization: Bearer {made.seats[seat].token}\r\n"
            )
            more = f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
            self.calls.append((head + more + body).encode())
        self.before = [self.ply(match) for match in self.matches]

    def ply(self, match: str) -> int:
        saved = self.service.store.load(match)
        assert saved is not None
        return saved.row.ply

    def kept(self) -> list[bool]:
        """Of which matches a move was written down."""
        return [self.ply(match) > before for match, before in zip(self.matches, self.before, strict=True)]

    def answered(self) -> list[bool]:
        return [wire.sent.startswith(b"HTTP/1.1 200") for wire in self.wires]


def run(folder: Path, count: int, do: Callable[[Parlour], None]) -> Parlour:
    """Do something in one turn of the loop, and see what the next turns bring."""

    async def turns() -> Parlour:
        house = Parlour(folder, count)
        do(house)
        for _ in range(5):
            await asyncio.sleep(0)
        return house

    return asyncio.run(turns())


def call_all(house: Parlour) -> None:
    for line, call in zip(house.lines, house.calls, strict=True):
        line.data_received(call)


def test_a_line_that_breaks_is_cut_and_the_others_are_answered(tmp_path: Path) -> None:
    def do(house: Parlour) -> None:
        house.wires[0].broken = True
        call_all(house)

    house = run(tmp_path, 3, do)
    assert house.kept() == [True, True, True]
    assert house.answered() == [False, True, True]
    assert [wire.closing for wire in house.wires] == [True, False, False]
    house.service.close()


def test_who_cannot_be_told_keeps_nobody_else_from_hearing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def do(house: Parlour) -> None:
        def tell(match: str) -> None:
            told.append(match)
            if match == house.matches[0]:
                raise RuntimeError("nobody there")

        monkeypatch.setattr(house.service.bulletin, "tell", tell)
        call_all(house)

    house = run(tmp_path, 3, do)
    assert told == house.matches
    assert house.answered() == house.kept() == [True, True, True]
    house.service.close()


def test_a_server_that_ends_answers_the_move_that_it_plays(tmp_path: Path) -> None:
    def do(house: Parlour) -> None:
        call_all(house)
        house.lines[0].shutdown()
        assert not house.wires[0].closing

    house = run(tmp_path, 1, do)
    assert house.kept() == house.answered() == [True]
    assert house.wires[0].closing
    house.service.close()


def test_no_more_is_read_while_a_move_waits(tmp_path: Path) -> None:
    def do(house: Parlour) -> None:
        call_all(house)
        assert not house.wires[0].paused
        house.lines[0].data_received(house.calls[0][:20])
        assert house.wires[0].paused

    house = run(tmp_path, 1, do)
    assert house.answered() == [True]
    assert not house.wires[0].paused
    house.service.close()
