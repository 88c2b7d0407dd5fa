"""Advice over real HTTP: hints, analyses, and what if."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from conclave.web.app import House, create_app
from tests.web.kit import PATIENCE, Seat, Server, a_move, members, new_match, serving, until

GOLDEN = Path(__file__).parent.parent / "golden" / "zavandor-2-random.conclave"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("advice") / "kept.db") as server:
        yield server


def asked(people: list[Seat]) -> tuple[Seat, dict[str, Any]]:
    """Somebody who is to act, and what they are asked."""
    now = people[0].look()
    mover = people[now["to_act"][0]]
    return mover, mover.look()


def test_a_hint_is_taken_and_played(server: Server) -> None:
    id, people = new_match(server.url, ["me", "me"], "firepeak")
    mover, now = asked(people)
    watcher = Seat(server.url, id).listen()
    answer = mover.post("hint", {"ply": now["ply"]})
    assert answer.status_code == 200, answer.text
    hint = answer.json()
    assert (hint["ply"], hint["seat"], hint["level"]) == (now["ply"], mover.number, "archmage")
    assert 1 <= len(hint["moves"]) <= 3
    assert {move["move"] for move in hint["moves"]} <= {option["move"] for option in now["options"]}
    told = watcher.wait(lambda message: any("Archmage" in line["text"] for line in message["log"]))
    assert told["ply"] == now["ply"]
    assert not any(move["label"] in line["text"] for line in told["log"] for move in hint["moves"])
    played = mover.play(now["ply"], hint["moves"][0]["move"])
    assert played.status_code == 200, played.text
    watcher.close()


def test_a_hint_for_what_is_no_longer_the_question_is_stale(server: Server) -> None:
    _, people = new_match(server.url, ["me", "me"], "zavandor")
    mover, now = asked(people)
    assert mover.play(now["ply"], a_move(now, Random(1))).status_code == 200
    answer = mover.post("hint", {"ply": now["ply"]})
    assert answer.status_code == 409
    assert answer.json()["ply"] == mover.look()["ply"]


@pytest.mark.parametrize("trouble", [None, EOFError(), TimeoutError(), AttributeError("dead")])
def test_a_hint_of_which_nothing_comes_is_refused_in_words(tmp_path: Path, trouble: Exception | None) -> None:
    """Whether the advisers are closed meanwhile, or their process dies."""
    with TestClient(create_app(House(str(tmp_path / "kept.db")))) as client:
        body = {"game": "zavandor", "seats": [{"kind": "me"}, {"kind": "me"}], "hotseat": True}
        made = client.post("/api/matches", json=body).json()
        path = f"/api/matches/{made['match']}"
        ply = client.get(path).json()["ply"]
        advisers = client.app.state.hints.advisers
        if trouble is None:
            advisers.close()
        else:

            def fails(*_asked: Any) -> Future[Any]:
                answer: Future[Any] = Future()
                answer.set_exception(trouble)
                return answer

            advisers.ask = fails
        answer = client.post(f"{path}/hint", json={"ply": ply})
        assert (answer.status_code, "no conclusion" in answer.text) == (409, True)


def test_who_waits_for_a_hint_when_the_server_ends_is_told_so(tmp_path: Path) -> None:
    server = Server(tmp_path / "kept.db", "--effort", "50")
    _, people = new_match(server.url, ["me", "me"])
    mover, now = asked(people)
    with ThreadPoolExecutor(1) as beside:
        answer = beside.submit(mover.post, "hint", {"ply": now["ply"]})
        until(lambda: len(members(server.process.pid)) > 1, "somebody thinks about it")
        said = server.stop()
        assert (answer.result().status_code, "no conclusion" in answer.result().text) == (409, True)
    assert "Traceback" not in said


def test_who_may_not_have_a_hint_is_told_why(server: Server) -> None:
    id, people = new_match(server.url, ["me", "me"], "zavandor")
    mover, now = asked(people)
    other = people[1 - people.index(mover)]
    assert other.post("hint", {"ply": now["ply"]}).status_code == 409
    assert Seat(server.url, id).post("hint", {"ply": now["ply"]}).status_code == 403
    assert Seat(server.url, id, "forged").post("hint", {"ply": now["ply"]}).status_code == 401
    assert mover.post("hint", {}).status_code == 400
    assert mover.client.post(f"{server.url}/api/matches/none/hint", json={"ply": 0}).status_code == 404


def test_a_table_that_forbids_hints_says_so_in_the_callers_language(server: Server) -> None:
    body = {"game": "zavandor", "seats": [{"kind": "me"}, {"kind": "me"}], "hints": False}
    made = httpx.post(f"{server.url}/api/matches", json=body, timeout=PATIENCE).json()
    people = [Seat(server.url, made["match"], seat["token"], seat["seat"]) for seat in made["seats"]]
    mover, now = asked(people)
    assert now["hints"] is False
    answer = mover.client.post(f"{mover.url}/hint?lang=de", json={"ply": now["ply"]})
    assert answer.status_code == 403
    assert "Erzmagier" in answer.json()["reason"]


@pytest.mark.usefixtures("no_time_passes")
def test_hints_are_not_to_be_had_without_end(tmp_path: Path) -> None:
    """Whatever is thought about for long is asked for less often than moves are made."""
    with TestClient(create_app(House(str(tmp_path / "rate.db"), rate=8))) as client:
        answers = [client.post("/api/matches/none/hint", json={"ply": 0}).status_code for _ in range(10)]
        assert set(answers) == {404, 429}
        assert client.post("/api/matches/none/moves", json={"ply": 0, "move": "end"}).status_code == 404


# Analysis, and what if


def uploaded(server: Server, moves: int) -> str:
    """A match of which only so many moves are known."""
    head, gap, lines = GOLDEN.read_text(encoding="utf-8").partition("\n\n")
    text = head + gap + "\n".join(lines.split("\n")[:moves]) + "\n"
    answer = httpx.post(f"{server.url}/api/records", content=text, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["match"])


def test_a_record_is_analysed_and_carried_on(server: Server) -> None:
    id = uploaded(server, 12)
    watcher = Seat(server.url, id)
    assert watcher.client.get(f"{watcher.url}/analysis").json()["status"] == "none"
    begun = watcher.post("analysis")
    assert begun.status_code == 202, begun.text
    assert begun.json()["status"] in ("waiting", "running", "done")
    until(lambda: watcher.client.get(f"{watcher.url}/analysis").json()["status"] == "done", "all is judged", 300)
    found = watcher.client.get(f"{watcher.url}/analysis").json()
    assert found["judged"] == found["decisions"] == len(found["points"]) > 3
    ply = found["points"][0]["ply"]
    verdict = watcher.client.get(f"{watcher.url}/analysis/{ply}?lang=de").json()
    assert verdict["ply"] == ply
    assert verdict["label"]
    assert watcher.client.get(f"{watcher.url}/analysis/0").status_code == 404
    assert watcher.client.delete(f"{watcher.url}/analysis").json()["status"] == "done"
    made = watcher.post("continue", {"ply": ply, "seat": 1, "level": "apprentice", "name": "Ann"})
    assert made.status_code == 201, made.text
    mine = Seat(server.url, made.json()["match"], made.json()["seats"][1]["token"], 1)
    now = mine.look()
    assert (now["seat"], now["seats"][1]["name"], now["seats"][0]["level"]) == (1, "Ann", "apprentice")
    assert now["ply"] >= ply


def test_a_running_match_is_neither_analysed_nor_carried_on(server: Server) -> None:
    _, people = new_match(server.url, ["me", "me"], "zavandor")
    host = people[0]
    assert host.post("analysis").status_code == 409
    assert host.client.get(f"{host.url}/analysis").status_code == 409
    assert host.client.delete(f"{host.url}/analysis").status_code == 409
    assert host.client.get(f"{host.url}/analysis/3").status_code == 409
    assert host.post("continue", {"ply": 3, "seat": 0}).status_code == 409
    assert host.post("continue", {"ply": 3}).status_code == 400
