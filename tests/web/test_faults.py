"""The server is killed in the middle of play: every acknowledged move is there, once. And whatever is sent to it that is
stale, repeated, forged, oversized or malformed is refused in a sentence and changes nothing.
`CONCLAVE_FAULT_MATCHES=200 CONCLAVE_FAULT_KILLS=10` makes it harder."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from conclave.web.app import House, create_app
from tests.web.crowd import check_kept, kill_all, play_through_kills, wait_for_match_of_bots
from tests.web.kit import PATIENCE, Seat, Server, new_match, serving, until

MATCHES = int(os.environ.get("CONCLAVE_FAULT_MATCHES", "4"))
KILLS = int(os.environ.get("CONCLAVE_FAULT_KILLS", "2"))


def test_every_acknowledged_move_outlives_kill_9_and_every_match_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path / "kept.db") as server:
        bots, _ = new_match(server.url, ["bot", "bot"])
        crowd = play_through_kills(server, MATCHES, KILLS, kill_all)
        wait_for_match_of_bots(server.db, bots)
    check_kept(server.db, crowd)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_the_server_at_any_moment(tmp_path: Path, number: signal.Signals) -> None:
    """While it starts, when it has just started, and in the middle of play with streams open: nobody is left behind, and
    nothing is complained of."""
    for seconds in (0.0, 0.4):
        server = Server(tmp_path / "kept.db", ready=False)
        until(server.said, "the server has begun to start")
        time.sleep(seconds)
        said = server.stop(number)
        assert "Traceback" not in said
        assert "error" not in said.lower()
    server = Server(tmp_path / "kept.db")
    _, people = new_match(server.url, ["me", "bot"])
    ears = [seat.listen() for seat in people]
    for ear in ears:
        ear.wait(lambda message: True)
    began = time.monotonic()
    said = server.stop(number)
    assert "Traceback" not in said
    assert time.monotonic() - began < PATIENCE
    for ear in ears:
        assert ear.ended.wait(PATIENCE)
        ear.close()


def test_a_taken_port_is_said_in_one_sentence(server: Server, tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "conclave.cli",
        "serve",
        "--port",
        str(server.port),
        "--db",
        str(tmp_path / "x.db"),
    ]
    ended = subprocess.run([*command, "--lang", "de"], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 2
    assert "lauscht schon jemand" in ended.stderr
    assert ended.stderr.count("\n") == 1


# Bad requests


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("faults") / "kept.db") as server:
        yield server


@pytest.fixture
def seat(server: Server) -> Seat:
    _, people = new_match(server.url, ["me", "me"])
    first: int = people[0].look()["to_act"][0]
    return people[first]


def unchanged(seat: Seat, before: dict[str, Any]) -> bool:
    return seat.look() == before


def sentence(answer: httpx.Response, status: int) -> str:
    """The reason of a refusal, which is a sentence and no trace of our insides."""
    assert answer.status_code == status, answer.text
    reason = answer.json()["reason"]
    assert isinstance(reason, str)
    assert reason
    assert "Traceback" not in answer.text
    return reason


def test_stale_and_repeated_moves(seat: Seat) -> None:
    before = seat.look()
    assert seat.play(before["ply"], "enchant opal").status_code == 200
    after = seat.look()
    for ply in (before["ply"], 0, after["ply"] + 1, 999_999):
        answer = seat.play(ply, "enchant opal")
        sentence(answer, 409)
        assert answer.json()["ply"] == after["ply"]
    assert unchanged(seat, after)


def test_forged_and_foreign_secrets(server: Server, seat: Seat) -> None:
    before = seat.look()
    _, (stranger, _) = new_match(server.url, ["me", "me"])
    body = {"ply": before["ply"], "move": "end"}
    for token in ("x", "a" * 5000, stranger.headers["Authorization"][7:]):
        sentence(httpx.post(f"{seat.url}/moves", json=body, headers={"authorization": f"Bearer {token}"}), 401)
    sentence(httpx.post(f"{seat.url}/moves", json=body), 403)
    sentence(httpx.post(f"{seat.url}/moves", json=body, cookies={"conclave": "forged" * 6}), 403)
    sentence(seat.post("moves", {**body, "seat": 1 - (seat.number or 0)}), 403)
    sentence(seat.post("moves", {**body, "seat": 9}), 404)
    sentence(httpx.delete(seat.url), 403)
    assert unchanged(seat, before)


def test_other_sites_cannot_act_for_a_browser(seat: Seat) -> None:
    before = seat.look()
    body = {"ply": before["ply"], "move": "end"}
    for headers in (
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ):
        sentence(seat.client.post(f"{seat.url}/moves", json=body, headers=headers), 403)
    assert unchanged(seat, before)


def test_oversized_bodies(server: Server, seat: Seat) -> None:
    before = seat.look()
    sentence(seat.post("moves", {"ply": before["ply"], "move": "x" * 70_000}), 413)
    sentence(seat.post("moves", {"ply": before["ply"], "move": "x" * 300}), 400)
    sentence(seat.post("chat", {"text": "x" * 501}), 400)
    sentence(httpx.post(f"{server.url}/api/records", content=b"x" * (1024 * 1024 + 1)), 413)
    sentence(httpx.post(f"{server.url}/api/seats/x", json={"name": "n" * 41}), 400)
    assert unchanged(seat, before)


BODIES: list[bytes] = [
    b"", b"{", b"[]", b"null", b"1", b'"x"', b"\xff\xfe", b'{"ply": 1}', b'{"move": "end"}', b'{"ply": -1, "move": "end"}',
    b'{"ply": 1.5, "move": "end"}', b'{"ply": true, "move": "end"}', b'{"ply": "one", "move": "end"}',
    b'{"ply": 1, "move": null}', b'{"ply": 1, "move": ["end"]}', b'{"ply": 99999999999999999999, "move": "end"}',
    b'{"ply": 1, "move": "end", "seat": -1}', b'{"ply": 1, "move": "end", "seat": "x"}', b"[" * 10_000,
    b'{"ply": NaN, "move": "end"}', b"\x00" * 100,
]  # fmt: skip


def test_malformed_bodies(seat: Seat) -> None:
    before = seat.look()
    for body in BODIES:
        for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded", "x"):
            answer = seat.client.post(f"{seat.url}/moves", content=body, headers={"content-type": kind})
            assert answer.status_code in (400, 415), (body[:40], kind, answer.status_code, answer.text)
            assert answer.json()["reason"]
    assert unchanged(seat, before)


def test_reasons_come_in_the_callers_language(seat: Seat) -> None:
    reasons = {
        lang: [
            seat.client.post(f"{seat.url}/moves", json=body, headers={"accept-language": lang}).json()["reason"]
            for body in ({"ply": 0, "move": "end"}, {"ply": seat.look()["ply"], "move": "bid 5"}, {"ply": "x"})
        ]
        for lang in ("de", "en")
    }
    assert all(german != english for german, english in zip(reasons["de"], reasons["en"], strict=True))


def test_moves_that_are_none(seat: Seat) -> None:
    before = seat.look()
    for move in ("", "rubbish", "bid 99999999999999", "end; drop table moves", "<b>end</b>", "\u0000", "draw blue 5"):
        answer = seat.play(before["ply"], move)
        sentence(answer, 422)
    refused = before["refused"][0]
    answer = seat.play(before["ply"], refused["move"])
    assert sentence(answer, 422) == refused["reason"]
    assert answer.json()["rule"] == refused["rule"]
    assert unchanged(seat, before)


@pytest.mark.parametrize("path", ["", "/stream", "/record", "/stream?seat=x", "?ply=-1", "?ply=x", "?seat=64"])
def test_matches_and_positions_that_are_not_there(server: Server, seat: Seat, path: str) -> None:
    where = seat.url if "?" in path else f"{server.url}/api/matches/nothing"
    answer = seat.client.get(f"{where}{path}")
    assert 400 <= answer.status_code < 500
    assert answer.json()["reason"]


def test_a_crowd_of_nonsense_meets_no_fault(server: Server, seat: Seat) -> None:
    """Random calls with random bodies: never a 5xx, always a sentence."""
    rng = Random(8)
    before = seat.look()
    paths = [
        "/api/matches", "/api/records", "/api/seats/x", "/api/settings", "/api/games/zavandor/rules", "/api/games/%00/words",
        *[f"/api/matches/{seat.match}{end}" for end in ("/undo", "/chat", "/seats/0", "/seats/99", "/moves", "/stream/x")],
        *[f"/api/matches/{name}/{end}" for name in ("x", "%2e%2e", "☃", "'") for end in ("rematch", "leave", "moves")],
    ]  # fmt: skip
    values: list[Any] = [None, -1, 10**30, "", "x", [], {}, [{}], True, "\u0000", {"kind": "me"}, "bot", "☃", 1.5]
    names = ["ply", "move", "seat", "text", "to", "level", "game", "seats", "options", "name", "agree", "lang"]
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        for _ in range(300):
            body: Any = {name: rng.choice(values) for name in rng.sample(names, rng.randrange(5))}
            content = json.dumps(rng.choice([body, rng.choice(values)])).encode()
            content = content if rng.random() < 0.9 else content[: rng.randrange(len(content) + 1)]
            method = rng.choice(["POST", "PUT", "DELETE", "PATCH", "GET"])
            answer = client.request(
                method, rng.choice(paths), content=content, headers={"content-type": "application/json"}
            )
            assert answer.status_code < 500, (method, answer.url, content, answer.text)
            if answer.status_code >= 400:
                assert answer.json()["reason"]
    assert seat.look()["ply"] == before["ply"]


@pytest.mark.usefixtures("no_time_passes")
def test_too_many_requests_are_asked_to_wait(tmp_path: Path) -> None:
    with TestClient(create_app(House(str(tmp_path / "rate.db"), rate=2))) as client:
        answers = [client.post("/api/seats/x", json={}) for _ in range(20)]
    assert {answer.status_code for answer in answers} == {404, 429}
    assert answers[-1].headers["retry-after"]
    assert answers[-1].json()["reason"]
