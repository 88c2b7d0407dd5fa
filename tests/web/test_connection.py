"""Over a real connection: a plain move is played from its bytes, all else is left to the framework, and both look alike."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from conclave.web.express import read_head
from tests.web.kit import PATIENCE, Seat, Server, a_move, new_match, serving, until

PLAIN = "POST /api/matches/{match}/moves HTTP/1.1\r\nhost: {host}\r\nauthorization: {token}\r\ncontent-type: {form}\r\n"
JSON = "application/json"
ORDINARY = "application/json; charset=utf-8"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("connection") / "c.db") as server:
        yield server


class Line:
    """A raw connection."""

    def __init__(self, server: Server) -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        self.heard = b""

    def close(self) -> None:
        self.socket.close()

    def answer(self) -> tuple[bytes, dict[str, str], dict[str, object]]:
        """The next answer: its first line, its headers, its body."""
        while b"\r\n\r\n" not in self.heard:
            self._more()
        head, _, self.heard = self.heard.partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        headers = dict(line.split(": ", 1) for line in lines)
        size = int(headers["content-length"])
        while len(self.heard) < size:
            self._more()
        body, self.heard = self.heard[:size], self.heard[size:]
        return first.encode(), headers, json.loads(body)

    def _more(self) -> None:
        data = self.socket.recv(65536)
        assert data, "the server hung up"
        self.heard += data


def call(seat: Seat, body: bytes, form: str = JSON, more: str = "") -> bytes:
    host = seat.url.split("/")[2]
    head = PLAIN.format(match=seat.match, host=host, token=seat.headers["Authorization"], form=form)
    return f"{head}{more}content-length: {len(body)}\r\n\r\n".encode() + body


def asked(seats: list[Seat]) -> tuple[Seat, int, bytes]:
    """Who is asked, the ply, and the body of a call with a legal move."""
    for seat in seats:
        message = seat.look()
        if seat.number in message["to_act"]:
            body = json.dumps({"ply": message["ply"], "move": a_move(message, Random(1))}).encode()
            return seat, message["ply"], body
    raise AssertionError("nobody is asked")


def test_both_ways_answer_alike(server: Server) -> None:
    _, seats = new_match(server.url, ["me", "me"])
    with closing(Line(server)) as line:
        answers = []
        for form in (JSON, ORDINARY):
            seat, ply, body = asked(seats)
            whole = call(seat, body, form)
            assert (read_head(whole[: whole.index(b"\r\n\r\n") + 4]) is not None) == (form == JSON)
            line.socket.sendall(whole)
            answers.append(line.answer())
            first, headers, content = answers[-1]
            assert first == b"HTTP/1.1 200 OK"
            now = content["ply"]
            assert isinstance(now, int)
            assert now > ply
            assert seat.look()["ply"] == now
            headers.pop("date")
            headers.pop("content-length")
        assert answers[0][1] == answers[1][1]


def test_both_ways_refuse_alike(server: Server) -> None:
    _, seats = new_match(server.url, ["me", "me"])
    seat, ply, legal = asked(seats)
    bodies = [
        json.dumps({"ply": ply + 9, "move": "end"}).encode(),
        json.dumps({"ply": ply, "move": "no such move"}).encode(),
        b'{"ply": "x"}',
        b"\xff\xfe",
        b"",
    ]
    strangers = ["sec-fetch-site: cross-site\r\n", "origin: http://elsewhere.example\r\n"]
    with closing(Line(server)) as line:
        for body, more in [*((body, "") for body in bodies), *((legal, more) for more in strangers)]:
            answers = []
            for form in (JSON, ORDINARY):
                line.socket.sendall(call(seat, body, form, more))
                answers.append(line.answer())
                answers[-1][1].pop("date")
            assert answers[0] == answers[1]
            assert not answers[0][0].startswith(b"HTTP/1.1 2")
    assert seat.look()["ply"] == ply


def test_calls_in_pieces_and_calls_at_once(server: Server) -> None:
    _, seats = new_match(server.url, ["me", "me"])
    with closing(Line(server)) as line:
        for pieces in (2, 5):
            seat, ply, body = asked(seats)
            whole = call(seat, body)
            cut = -(-len(whole) // pieces)
            for at in range(0, len(whole), cut):
                line.socket.sendall(whole[at : at + cut])
                time.sleep(0.02)  # each goes by itself
            assert line.answer()[0] == b"HTTP/1.1 200 OK"
            assert seat.look()["ply"] > ply
        seat, ply, body = asked(seats)
        line.socket.sendall(call(seat, body) * 3)
        codes = [line.answer()[0].split()[1] for _ in range(3)]
        assert codes == [b"200", b"409", b"409"]


def test_answers_come_in_the_order_of_the_calls(server: Server) -> None:
    """Moves at several matches, one of them stale, one that comes twice, and an ordinary call, all in one piece."""
    tables = [new_match(server.url, ["me", "me"])[1] for _ in range(3)]
    moves = [asked(seats) for seats in tables]
    (one, _, first), (two, _, second), (three, _, third) = moves
    host = one.url.split("/")[2]
    stale = b'{"ply": 100000, "move": "end"}'
    look = f"GET /api/matches/{two.match} HTTP/1.1\r\nhost: {host}\r\n\r\n".encode()
    pieces = [call(one, first), call(two, second), look, call(three, stale), call(three, third), call(one, first)]
    with closing(Line(server)) as line:
        line.socket.sendall(b"".join(pieces))
        answers = [line.answer() for _ in pieces]
    assert [answer[0].split()[1] for answer in answers] == [b"200", b"200", b"200", b"409", b"200", b"409"]
    assert [answers[n][2]["ply"] for n in (0, 1, 4)] == [seat.look()["ply"] for seat, _, _ in moves]
    assert answers[2][2]["ply"] == answers[1][2]["ply"]  # who looks behind a move sees it


def test_many_lines_at_once(server: Server) -> None:
    """Each gets its own answer, and two who make the same move get one yes and one no."""
    tables = [new_match(server.url, ["me", "me"])[1] for _ in range(6)]
    moves = [asked(seats) for seats in tables]
    lines = [Line(server) for _ in range(12)]
    for n, line in enumerate(lines):
        seat, _, body = moves[n % 6]
        line.socket.sendall(call(seat, body))
    answers = [line.answer() for line in lines]
    for line in lines:
        line.close()
    for n, (seat, ply, _) in enumerate(moves):
        now = seat.look()["ply"]
        both = sorted((answers[n], answers[n + 6]), key=lambda answer: answer[0])
        assert [answer[0].split()[1] for answer in both] == [b"200", b"409"]
        assert [answer[2]["ply"] for answer in both] == [now, now]
        assert now > ply


def test_who_hangs_up_behind_a_move_has_made_it(server: Server) -> None:
    _, seats = new_match(server.url, ["me", "me"])
    seat, ply, body = asked(seats)
    with closing(Line(server)) as line:
        line.socket.sendall(call(seat, body))
    until(lambda: seat.look()["ply"] > ply, "the move is made")


def test_a_move_behind_an_unfinished_call_is_part_of_it(server: Server) -> None:
    """Whoever says that a body follows gets what follows taken for it, though it looks like a move."""
    _, seats = new_match(server.url, ["me", "me"])
    seat, ply, body = asked(seats)
    hidden = call(seat, body)
    host = seat.url.split("/")[2]
    token = seat.headers["Authorization"]
    outer = f"POST /api/matches/{seat.match}/chat HTTP/1.1\r\nhost: {host}\r\nauthorization: {token}\r\n"
    with closing(Line(server)) as line:
        line.socket.sendall(f"{outer}content-type: {JSON}\r\ncontent-length: {len(hidden)}\r\n\r\n".encode())
        seat.look()  # the head has been read by then
        line.socket.sendall(hidden)
        assert line.answer()[0] == b"HTTP/1.1 400 Bad Request"
    assert seat.look()["ply"] == ply


def test_who_reads_slowly_hears_of_it_all_the_same(server: Server) -> None:
    _, seats = new_match(server.url, ["me", "me"])
    with closing(socket.socket()) as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect(("127.0.0.1", server.port))
        slow.settimeout(PATIENCE)
        host, token = seats[0].url.split("/")[2], seats[0].headers["Authorization"]
        slow.sendall(
            f"GET /api/matches/{seats[0].match}/stream HTTP/1.1\r\nhost: {host}\r\nauthorization: {token}\r\n\r\n".encode()
        )
        for _ in range(150):
            seat, ply, body = asked(seats)
            assert seat.play(ply, json.loads(body)["move"]).status_code == 200
        last = seats[0].look()["version"]
        heard = b""
        while f"id: {last}\n".encode() not in heard:
            piece = slow.recv(65536)
            assert piece
            heard += piece
        assert heard.count(b"\r\nevent: ") > 1


HEAD = b"POST /api/matches/abc/moves HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\ncontent-length: 10\r\n"


@pytest.mark.parametrize(
    "more",
    [
        b"content-length: 10\r\n",
        b"content-length: 12\r\n",
        b"Content-Length: +1\r\n",
        b"transfer-encoding: chunked\r\n",
        b"Transfer-Encoding : chunked\r\n",
        b"connection: close\r\n",
        b"connection: upgrade\r\nupgrade: websocket\r\n",
        b"expect: 100-continue\r\n",
        b"x-forwarded-for: 1.2.3.4\r\n",
        b"authorization: Bearer a\r\nauthorization: Bearer b\r\n",
        b"cookie: a=b\r\ncookie: c=d\r\n",
        b"content-type: application/json\r\n",
        b"origin: http://elsewhere\r\n",
        b" folded\r\n",
        b"x: a\nb: c\r\n",
        b"x: \0\r\n",
        b"x: \xc3\xa9\r\n",
        b"x\r\n",
        b": x\r\n",
    ],
)
def test_a_head_with_anything_unusual_is_left_to_the_framework(more: bytes) -> None:
    plain = read_head(HEAD + b"\r\n")
    assert plain is not None
    assert (plain.match, plain.size) == ("abc", 10)
    assert read_head(HEAD + more + b"\r\n") is None


@pytest.mark.parametrize(
    "first",
    [
        b"GET /api/matches/abc/moves HTTP/1.1",
        b"POST /api/matches/abc/moves HTTP/1.0",
        b"POST /api/matches/abc/moves?x HTTP/1.1",
        b"POST /api/matches/a%62c/moves HTTP/1.1",
        b"POST /api/matches/a/b/moves HTTP/1.1",
        b"POST  /api/matches/abc/moves HTTP/1.1",
        b"POST /api/matches/abc/undo HTTP/1.1",
    ],
)
def test_only_moves_are_plain(first: bytes) -> None:
    assert read_head(HEAD.replace(b"POST /api/matches/abc/moves HTTP/1.1", first) + b"\r\n") is None


def test_a_refused_move_counts_once(tmp_path: Path) -> None:
    with serving(tmp_path / "rate.db", "--rate", "2") as server:
        _, seats = new_match(server.url, ["me", "me"])
        with closing(Line(server)) as line:
            codes = []
            for _ in range(8):
                line.socket.sendall(call(seats[0], b'{"ply": 100000, "move": "end"}'))
                codes.append(line.answer()[0].split()[1])
            assert codes == [b"409"] * 8
            for _ in range(40):
                line.socket.sendall(call(seats[0], b'{"ply": 100000, "move": "end"}'))
                codes.append(line.answer()[0].split()[1])
            assert b"429" in codes
