"""Whatever is sent to the server, be it HTTP or not: never a 5xx, it still answers, and nothing has changed.
`CONCLAVE_FUZZ_REQUESTS=10000` sends more than usual."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from conclave.table.store import Store
from tests.web.kit import PATIENCE, Seat, Server, new_match, serving
from tests.web.nonsense import a_request

REQUESTS = int(os.environ.get("CONCLAVE_FUZZ_REQUESTS", "600"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("fuzz") / "kept.db") as server:
        yield server


def exchange(port: int, sent: bytes) -> bytes:
    """Send it, hang up our half, and hear what comes."""
    heard = b""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line, suppress(OSError):
        line.sendall(sent)
        line.shutdown(socket.SHUT_WR)
        line.settimeout(PATIENCE)
        while chunk := line.recv(65536):
            heard += chunk
            if b"text/event-stream" in heard:
                break
    return heard


def statuses(heard: bytes) -> list[int]:
    return [int(part[:3]) for part in heard.split(b"HTTP/1.1 ")[1:] if part[:3].isdigit()]


def rows(db: str, matches: list[str]) -> list[Any]:
    store = Store(db)
    kept = [store.load(id) for id in matches]
    store.close()
    return kept


def test_nothing_that_is_sent_does_harm(server: Server) -> None:
    rng = Random(REQUESTS)
    id, people = new_match(server.url, ["me", "me"])
    before, kept = people[0].look(), rows(server.db, [id])
    counts: dict[int, int] = {}
    for n in range(REQUESTS):
        sent = a_request(rng, id)
        heard = exchange(server.port, sent)
        for status in statuses(heard):
            counts[status] = counts.get(status, 0) + 1
            assert status < 500, f"request {n}: {sent[:3000]!r} {server.said()[-3000:]}"
        assert b"Traceback" not in heard
    assert sum(counts.get(status, 0) for status in (400, 401, 403, 404, 405)) > REQUESTS / 3, counts
    after, still = people[0].look(), rows(server.db, [id])
    if after["version"] != before["version"]:  # whoever watches may speak; nothing else may change
        assert all(line["seat"] is None for line in after["chat"])
        assert still[0].row.version - kept[0].row.version == store_chat(server.db, id)
    assert (after["ply"], after["view"], after["seats"]) == (before["ply"], before["view"], before["seats"])
    assert still[0].moves == kept[0].moves
    assert still[0].seats == kept[0].seats
    assert "Traceback" not in server.said()


def store_chat(db: str, id: str) -> int:
    store = Store(db)
    said = store.holds(id)["chat"]
    store.close()
    return said


def forgeries(seat: Seat, other: Seat) -> list[dict[str, str]]:
    """Every way to show a secret that holds no seat here."""
    token = seat.headers["Authorization"][7:]
    shown = [token[:-1], token + "x", token.swapcase(), token[::-1], "null", token.encode().hex()]
    shown.append(other.headers["Authorization"][7:])
    return [{"authorization": f"Bearer {text}"} for text in shown] + [
        {"authorization": f"Basic {token}"},
        {"authorization": token},
        {"cookie": f"conclave={token}"},
        {"cookie": f"token={token}"},
        {"x-authorization": f"Bearer {token}"},
    ]


def test_forged_secrets_hold_no_seat(server: Server) -> None:
    _, people = new_match(server.url, ["me", "me"])
    _, others = new_match(server.url, ["me", "me"])
    before = people[0].look()
    mover = people[before["to_act"][0]]
    body = {"ply": before["ply"], "move": mover.look()["options"][0]["move"]}
    bare = Seat(server.url, mover.match)
    for headers in forgeries(mover, others[0]):
        for end, sent in (("moves", body), ("undo", {"ply": before["ply"]}), ("seats/0", {"to": "bot"}), ("leave", {})):
            assert bare.client.post(f"{bare.url}/{end}", json=sent, headers=headers).status_code in (401, 403), headers
        assert bare.client.delete(bare.url, headers=headers).status_code in (401, 403), headers
        looked = bare.client.get(bare.url, headers=headers)
        assert looked.status_code == 401 or looked.json()["seat"] is None
    assert people[0].look() == before


@pytest.mark.parametrize("tempo", ["half a request", "one byte at a time", "nothing"])
def test_slow_callers_hold_nobody_up(server: Server, tempo: str) -> None:
    """Many connections that never finish what they say."""
    id, people = new_match(server.url, ["me", "me"])
    request = f"POST /api/matches/{id}/moves HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{{".encode()
    lines = [socket.create_connection(("127.0.0.1", server.port), PATIENCE) for _ in range(40)]
    try:
        for line in lines:
            if tempo == "half a request":
                line.sendall(request)
            elif tempo == "one byte at a time":
                for byte in request[:20]:
                    line.sendall(bytes([byte]))
        before = people[0].look()
        mover = people[before["to_act"][0]]
        move = mover.look()["options"][0]["move"]
        assert mover.play(before["ply"], move).status_code == 200
    finally:
        for line in lines:
            line.close()


def test_a_broken_file_in_the_request_line_is_not_opened(server: Server, tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("the hidden word")
    ways: list[Callable[[str], str]] = [
        lambda path: f"/static/{path}",
        lambda path: f"/static//{path}",
        lambda path: "/static/" + "..%2f" * 12 + path.lstrip("/").replace("/", "%2f"),
        lambda path: "/static/" + "%252e%252e/" * 12 + path.lstrip("/"),
        lambda path: "/games/zavandor/" + "../" * 12 + path.lstrip("/"),
        lambda path: f"/static/..\\..\\{path}",
        lambda path: f"/static/js/app.js%00{path}",
    ]
    for way in ways:
        heard = exchange(
            server.port, f"GET {way(str(secret))} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode()
        )
        assert b"hidden word" not in heard
        assert statuses(heard)[0] in (400, 404)
