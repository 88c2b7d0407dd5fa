"""Matches as the client sees them: who is to act, which moves there are, and when everybody has heard of a move."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

import httpx
import msgspec
from msgspec import UNSET, Struct, UnsetType

from benchmarks.load.wires import AnswerWire, EventWire, SocketWire, handshake

SEATS: Final = 4
POSTS: Final = 32
"""Connections that carry moves, taken in turn."""


class Table:
    """A match in which at most one move is under way. Both kinds below fill in how it is made."""

    def __init__(self, number: int, done: Callable[[Table, float], None]) -> None:
        self.number: Final = number
        self.done: Final = done
        self.over = False
        self.moves = 0
        self._due = 0.0
        self._waiting = 0

    def start(self, due: float) -> None:
        """Make a move that was due at a time."""
        self._due = due
        self._waiting = SEATS
        self.make()

    def make(self) -> None:
        raise NotImplementedError

    def heard_of(self) -> None:
        """One more seat has heard of the move under way."""
        self._waiting -= 1
        if self._waiting == 0:
            self.moves += 1
            self.done(self, time.perf_counter() - self._due)


class Option(Struct):
    move: str


class Series(Struct):
    word: str
    low: int


class News(Struct):
    """The little of a message, or of a patch, that the client wants to know."""

    version: int
    ply: int | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    to_act: list[int] | UnsetType = UNSET
    options: list[Option] | UnsetType = UNSET
    range: Series | UnsetType | None = UNSET


NEWS: Final = msgspec.json.Decoder(News)


class OurTable(Table):
    """A match of ours: four streams, and moves by POST."""

    def __init__(self, number: int, done: Callable[[Table, float], None], posts: list[AnswerWire], rng: Random) -> None:
        super().__init__(number, done)
        self.posts = posts
        self.rng = rng
        self.paths: list[bytes] = []
        self.versions = [0] * SEATS
        self.plies = [0] * SEATS
        self.to_act: list[list[int]] = [[]] * SEATS
        self.options: list[list[Option]] = [[]] * SEATS
        self.ranges: list[Series | None] = [None] * SEATS
        self.refused = 0

    def hear(self, seat: int, event: bytes) -> None:
        at = event.find(b"data: ")
        if at < 0 or b"event: " not in event[:at]:
            return
        news = NEWS.decode(event[at + 6 :])
        before = self.plies[seat]
        self.versions[seat] = news.version
        if news.ply is not UNSET:
            self.plies[seat] = news.ply
        if news.over is not UNSET:
            self.over = self.over or news.over
        if news.to_act is not UNSET:
            self.to_act[seat] = news.to_act
        if news.options is not UNSET:
            self.options[seat] = news.options
        if news.range is not UNSET:
            self.ranges[seat] = news.range
        if self._waiting and self.plies[seat] > before:
            self.heard_of()

    def make(self) -> None:
        seat = self.rng.choice(self.to_act[0])
        options, series = self.options[seat], self.ranges[seat]
        n = self.rng.randrange(len(options) + (series is not None))
        move = options[n].move if n < len(options) else f"{series.word} {series.low}" if series is not None else ""
        body = b'{"ply":%d,"move":"%s"}' % (self.plies[seat], move.encode())
        head = b"%scontent-length: %d\r\n\r\n" % (self.paths[seat], len(body))
        self.posts[self.number % len(self.posts)].send(head + body)


async def our_tables(port: int, count: int, done: Callable[[Table, float], None]) -> list[Table]:
    """New matches with all streams open."""
    loop = asyncio.get_running_loop()
    refused: list[bytes] = []

    def answered(answer: bytes) -> None:
        if not answer.startswith(b"HTTP/1.1 200"):
            refused.append(answer)
            raise RuntimeError(answer[-300:])

    posts = []
    for _ in range(POSTS):
        _, wire = await loop.create_connection(lambda: AnswerWire(answered), "127.0.0.1", port)
        posts.append(wire)
    tables = [OurTable(n, done, posts, Random(n)) for n in range(count)]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        for table in tables:
            made = await client.post("/api/matches", json={"game": "zavandor", "seats": [{"kind": "me"}] * SEATS})
            match, tokens = made.json()["match"], [seat["token"] for seat in made.json()["seats"]]
            for seat, token in enumerate(tokens):
                who = f"host: 127.0.0.1:{port}\r\nauthorization: Bearer {token}\r\n"
                post = f"POST /api/matches/{match}/moves HTTP/1.1\r\n{who}content-type: application/json\r\n"
                table.paths.append(post.encode())
                _, ear = await loop.create_connection(partial(EventWire, partial(table.hear, seat)), "127.0.0.1", port)
                ear.send(f"GET /api/matches/{match}/stream HTTP/1.1\r\n{who}\r\n".encode())
    while not all(0 not in table.versions and table.to_act[0] for table in tables):
        await asyncio.sleep(0.05)
    return list(tables)


class PeerTable(Table):
    """A match of the peer's: four sockets, on which moves go out and news come in."""

    def __init__(self, number: int, done: Callable[[Table, float], None]) -> None:
        super().__init__(number, done)
        self.match = f"match{number}"  # made by the first who asks for it, without secrets to check
        self.rng = Random(number)
        self.wires: list[SocketWire] = []
        self.synced = 0
        self.state = 0
        self.turn = 0
        self.high = 0

    def hear(self, seat: int, text: bytes) -> None:
        if text == b"2":
            self.wires[seat].say(b"3")
        elif text.startswith(b"0"):
            self.wires[seat].say(b"40/auction,")
        elif text.startswith(b"40/auction,"):
            said = ["sync", self.match, str(seat), None, SEATS]
            self.wires[seat].say(b"42/auction," + msgspec.json.encode(said))
        elif text.startswith(b'42/auction,["update"') or text.startswith(b'42/auction,["sync"'):
            self.state = number_after(text, b'"_stateID":')
            self.turn = number_after(text, b'"currentPlayer":"')
            self.high = number_after(text, b'"high":')
            if text.startswith(b'42/auction,["sync"'):
                self.synced += 1
            elif self._waiting:
                self.heard_of()

    def make(self) -> None:
        word = "bid" if self.high < 12 and self.rng.random() < 0.7 else "pass"
        who = str(self.turn)
        payload = {"type": word, "args": [], "playerID": who}
        said = ["update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self.match, who]
        self.wires[self.turn].say(b"42/auction," + msgspec.json.encode(said))


def number_after(text: bytes, mark: bytes) -> int:
    at = end = text.index(mark) + len(mark)
    while 48 <= text[end] <= 57:
        end += 1
    return int(text[at:end] or b"0")


async def peer_tables(port: int, count: int, done: Callable[[Table, float], None]) -> list[Table]:
    """New matches of the peer's with all sockets open."""
    loop = asyncio.get_running_loop()
    tables = []
    for number in range(count):
        table = PeerTable(number, done)
        tables.append(table)
        for seat in range(SEATS):
            _, wire = await loop.create_connection(partial(SocketWire, partial(table.hear, seat)), "127.0.0.1", port)
            table.wires.append(wire)
            wire.send(handshake(port, "/socket.io/?EIO=4&transport=websocket"))
        while table.synced < SEATS:
            await asyncio.sleep(0.001)
    return list(tables)
