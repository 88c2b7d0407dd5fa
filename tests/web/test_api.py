"""The protocol over real HTTP: every call, the stream and its resumption, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from conclave.web.callers import preferred
from conclave.web.guard import Limit
from tests.web.kit import PATIENCE, Seat, Server, a_move, new_match, serving, until

GOLDEN = Path(__file__).parent.parent / "golden" / "zavandor-2-random.conclave"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("web") / "kept.db") as server:
        yield server


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        client.get("/")
        yield client


def match_of(browser: httpx.Client, *kinds: str, **more: Any) -> dict[str, Any]:
    body = {"game": "zavandor", "seats": [{"kind": kind} for kind in kinds], **more}
    answer = browser.post("/api/matches", json=body)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


# The stream, and playing by it


def test_two_people_play_and_a_third_watches(server: Server) -> None:
    id, people = new_match(server.url, ["me", "me"])
    watcher = Seat(server.url, id)
    ears = [seat.listen() for seat in (*people, watcher)]
    rng = Random(1)
    for _ in range(12):
        message = people[0].look()
        mover = people[message["to_act"][0]]
        move = a_move(mover.look(), rng)
        answer = mover.play(message["ply"], move)
        assert answer.status_code == 200, answer.text
        ply = answer.json()["ply"]
        for number, ear in zip((0, 1, None), ears, strict=True):
            heard = ear.wait(lambda message, ply=ply: message["ply"] == ply)
            assert heard["seat"] == number
            assert bool(heard["options"] or heard["range"]) == (number in heard["to_act"])
    for ear in ears:
        versions = [int(id) for id in ear.ids]
        assert versions == sorted(versions)
        ear.close()


def test_a_stream_resumes_where_it_was(server: Server) -> None:
    _, (one, two) = new_match(server.url, ["me", "me"])
    ear = one.listen()
    first = ear.wait(lambda message: True)
    ear.close()
    again = one.listen(first)
    there = again.wait(lambda message: message["seats"][0]["online"])
    assert b"event: message" not in again.raw
    assert {**there, "seats": first["seats"]} == first
    mover = [one, two][first["to_act"][0]]
    ply = mover.play(first["ply"], a_move(mover.look(), Random(2))).json()["ply"]
    assert again.wait(lambda message: message["ply"] == ply)
    late = one.listen(first)
    assert late.wait(lambda message: True)["ply"] == ply
    for ear in (again, late):
        ear.close()


def test_who_comes_back_hears_who_has_gone_meanwhile(server: Server) -> None:
    _, (one, two) = new_match(server.url, ["me", "me"])
    other = two.listen()
    ear = one.listen()
    last = ear.wait(lambda message: all(seat["online"] for seat in message["seats"]))
    ear.close()
    other.close()
    until(lambda: not one.look()["seats"][1]["online"], "they are seen to be gone")
    again = one.listen(last)
    assert [seat["online"] for seat in again.wait(lambda message: True)["seats"]] == [True, False]
    again.close()


def test_who_is_there_is_told(server: Server) -> None:
    _, (one, two) = new_match(server.url, ["me", "me"])
    ear = one.listen()
    ear.wait(lambda message: [seat["online"] for seat in message["seats"]] == [True, False])
    other = two.listen()
    ear.wait(lambda message: [seat["online"] for seat in message["seats"]] == [True, True])
    seen = len(ear.messages)
    other.close()
    ear.wait(lambda message: message in ear.messages[seen:] and not message["seats"][1]["online"])
    ear.close()


def test_against_bots_with_nobody_listening(server: Server) -> None:
    _, (me,) = new_match(server.url, ["me", "bot", "bot"])
    rng = Random(4)
    for _ in range(200):
        message = me.look()
        if message["ply"] > 80 or message["over"]:
            break
        if 0 in message["to_act"]:
            moves = [one["move"] for one in message["options"]]
            quick = [move for move in moves if move in ("end", "pass", "pay", "keep")]
            me.play(message["ply"], quick[0] if quick else a_move(message, rng))
        else:
            ear = me.listen()
            ear.wait(lambda heard: 0 in heard["to_act"] or heard["over"])
            ear.close()
    assert message["ply"] > 80 or message["over"]
    assert {seat["kind"] for seat in message["seats"]} == {"person", "bot"}


def test_a_deleted_match_says_so(server: Server) -> None:
    _, (me, _) = new_match(server.url, ["me", "me"])
    ear = me.listen()
    ear.wait(lambda message: True)
    assert me.client.delete(me.url).status_code == 204
    assert ear.ended.wait(PATIENCE)
    assert b"event: gone" in ear.raw
    assert me.client.get(me.url).status_code == 404
    ear.close()


# A browser


def test_a_browser_holds_its_seats_by_a_cookie(server: Server, browser: httpx.Client) -> None:
    made = match_of(browser, "me", "bot")
    message = browser.get(f"/api/matches/{made['match']}").json()
    assert message["seat"] == 0
    assert message["seats"][0]["you"]
    assert [one["match"] for one in browser.get("/api/matches").json()] == [made["match"]]
    with httpx.Client(base_url=server.url) as other:
        other.get("/")
        assert other.get(f"/api/matches/{made['match']}").json()["seat"] is None
        assert other.get("/api/matches").json() == []


def test_the_secret_is_kept_from_scripts(server: Server) -> None:
    cookie = httpx.get(server.url).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_an_address_where_nothing_lies_answers_people_with_a_page(server: Server) -> None:
    person = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    page = httpx.get(f"{server.url}/nonsense", headers=person)
    assert page.status_code == 404
    assert '<div id="app">' in page.text
    for path, headers in (("/nonsense", {}), ("/api/matches/x/nonsense", person)):
        answer = httpx.get(server.url + path, headers=headers)
        assert answer.status_code == 404
        assert answer.json()["reason"]


def test_an_invitation_over_http(server: Server, browser: httpx.Client) -> None:
    made = match_of(browser, "me", "open")
    invite = made["seats"][1]["invite"]
    with httpx.Client(base_url=server.url) as friend:
        told = friend.get(f"/api/seats/{invite}?lang=en").json()
        assert set(told) == {"match", "game", "title", "host", "name", "used", "you"}
        assert (told["match"], told["used"], told["you"]) == (made["match"], False, False)
        taken = friend.post(f"/api/seats/{invite}", json={"name": "Bo"})
        assert taken.status_code == 200
        assert friend.get(f"/api/seats/{invite}").json()["you"]
        assert friend.get(f"/api/matches/{made['match']}").json()["seat"] == 1
    second = browser.post(f"/api/seats/{invite}", json={})
    assert second.status_code == 410
    late = browser.get(f"/api/seats/{invite}").json()
    assert (late["used"], late["you"]) == (True, False)
    assert browser.get("/api/seats/none").status_code == 404
    assert "used" in second.json()["reason"]
    assert browser.post("/api/seats/none", json={}).status_code == 404


def test_settings_follow_the_browser(browser: httpx.Client) -> None:
    assert browser.get("/api/settings").json() == {}
    assert browser.put("/api/settings", json={"lang": "de", "name": "Ann"}).status_code == 200
    assert browser.get("/api/settings").json() == {"lang": "de", "name": "Ann"}
    titles = [game["title"] for game in browser.get("/api/games").json()]
    assert titles == ["Archmage", "Das Ritual am Feuergipfel", "Das Zepter von Zavandor"]
    assert browser.put("/api/settings", json={"lang": "xx"}).status_code == 400


def test_hot_seat_undo_chat_hand_over_leave_and_rematch(browser: httpx.Client) -> None:
    made = match_of(browser, "me", "me", hotseat=True)
    base = f"/api/matches/{made['match']}"
    message = browser.get(base).json()
    assert message["hotseat"]
    seat = message["to_act"][0]
    assert message["seat"] == seat
    played = browser.post(f"{base}/moves", json={"ply": message["ply"], "move": "enchant opal", "seat": seat})
    assert played.status_code == 200
    undone = browser.post(f"{base}/undo", json={"ply": played.json()["ply"]})
    assert undone.json() == {"ply": message["ply"]}
    assert browser.post(f"{base}/chat", json={"text": "hm"}).status_code == 201
    assert browser.get(base).json()["chat"][0]["text"] == "hm"
    assert browser.post(f"{base}/seats/1", json={"to": "bot", "level": "apprentice"}).status_code == 200
    assert browser.get(base).json()["seats"][1]["away"]
    assert browser.post(f"{base}/seats/1", json={"to": "me"}).status_code == 200
    assert browser.post(f"{base}/rematch").status_code == 409
    assert browser.post(f"{base}/leave", json={}).status_code == 200
    assert browser.get(base).json()["left"]
    assert browser.get("/api/matches").json()[0]["over"]
    assert browser.delete(base).status_code == 204


def test_asking_to_take_back(server: Server) -> None:
    _, people = new_match(server.url, ["me", "me"])
    message = people[0].look()
    mover = people[message["to_act"][0]]
    other = people[1 - message["to_act"][0]]
    ply = mover.play(message["ply"], "end").json()["ply"]
    assert mover.look()["undo"]["can"]
    ply = other.play(ply, a_move(other.look(), Random(5))).json()["ply"]
    asked = mover.post("undo", {"ply": ply})
    assert asked.status_code == 202
    assert asked.json() == {"ply": ply, "asked": [other.number]}
    assert other.look()["undo"]["by"] == mover.number
    assert other.post("undo", {"ply": ply}).json() == {"ply": message["ply"]}


# Games, rules, words, records


def test_the_shelf(browser: httpx.Client) -> None:
    games = {game["id"]: game for game in browser.get("/api/games?lang=en").json()}
    assert list(games) == sorted(games)
    assert (games["firepeak"]["low"], games["firepeak"]["high"], games["firepeak"]["preset"]) == (2, 5, 4)
    game = games["zavandor"]
    assert (game["low"], game["high"], game["preset"]) == (2, 6, 4)
    assert [level["id"] for level in game["levels"]] == ["apprentice", "adept", "mage", "archmage"]
    assert [level["id"] for level in game["levels"] if level["usual"]] == ["adept"]
    option = game["options"][0]
    assert (option["name"], option["values"], option["default"], option["rule"]) == (
        "lightning", [False, True], False, "ZV1",
    )  # fmt: skip
    assert option["text"]
    assert game["about"]


def test_rulebooks_link_their_numbers(browser: httpx.Client) -> None:
    page = browser.get("/api/games/zavandor/rules?lang=de").json()
    assert page["lang"] == "de"
    assert '<p class="rule" id="Z0"><a class="number" href="#Z0">Z0</a>' in page["html"]
    assert '<a href="#Z121">Z121</a>' in page["html"]
    assert "<table>" in page["html"]
    assert page["rules"][0]["id"] == "Z0"
    assert browser.get("/api/games/nothing/rules").status_code == 404


def test_words_for_the_board(browser: httpx.Client) -> None:
    words = browser.get("/api/games/zavandor/words?lang=de").json()
    assert words["thing-owl"]
    assert words["thing-owl.effect"]
    assert not [text for text in words.values() if "$" in text]


def test_a_record_is_uploaded_and_looked_at_from_every_seat(browser: httpx.Client) -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    made = browser.post("/api/records", content=text.encode(), headers={"content-type": "text/plain"})
    assert made.status_code == 201
    base = f"/api/matches/{made.json()['match']}"
    message = browser.get(base, params={"seat": 1, "ply": 40}).json()
    assert (message["seat"], message["ply"]) == (1, 40)
    hand = message["view"]["players"][1]["hand"]
    assert all(card["value"] for card in hand)
    assert browser.get(f"{base}/record").text.split("\n\n")[1] == text.split("\n\n")[1]
    broken = browser.post("/api/records", content="conclave record 1\n", headers={"accept-language": "de"})
    assert broken.status_code == 400
    assert "Kopf" in broken.json()["reason"]


def test_the_protocol_is_described(browser: httpx.Client) -> None:
    described = browser.get("/api").json()
    assert described["openapi"].startswith("3.")
    calls = {(method, path) for path, methods in described["paths"].items() for method in methods}
    documented = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
    for method, path in calls:
        assert path.replace("{match}", "{id}") in documented, (method, path)
    assert ("post", "/api/matches/{match}/moves") in calls


# Pages and files


@pytest.mark.parametrize(
    "path", ["/", "/new/zavandor", "/match/x", "/replay/x", "/rules/zavandor", "/credits", "/seat/x"]
)
def test_every_page_is_the_one_document(browser: httpx.Client, path: str) -> None:
    page = browser.get(path, headers={"accept-language": "de-AT,de;q=0.9,en;q=0.8"})
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert '<html lang="de"' in page.text
    assert "<script>" not in page.text
    policy = page.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert page.headers["x-content-type-options"] == "nosniff"


def test_files_are_served_and_known_again(browser: httpx.Client) -> None:
    file = browser.get("/static/js/app.js")
    assert file.headers["content-type"].startswith("text/javascript")
    assert browser.get("/games/zavandor/board.js").headers["content-type"].startswith("text/javascript")
    again = browser.get("/static/js/app.js", headers={"if-none-match": file.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/..%2fapp.py",
        "/static/js/../../app.py",
        "/static//etc/passwd",
        "/static/",
        "/static/%00",
        "/games/zavandor/state.py",
        "/games/zavandor/..%2f..%2fspeech.py",
        "/games/zavandor/steps/turn.py",
        "/games/zavandor/../../web/static/js/app.js",
        "/games/nothing/board.js",
    ],
)
def test_nothing_else_is_served(server: Server, path: str) -> None:
    answer = httpx.get(httpx.URL(server.url).copy_with(raw_path=path.encode()))
    assert answer.status_code in (400, 404)
    assert "import" not in answer.text


# Small parts


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("de", "de"),
        ("fr,de;q=0.5,en;q=0.4", "de"),
        ("en;q=0.1,de;q=0.9", "de"),
        ("de;q=x", "en"),
        ("*", "en"),
    ],
)
def test_the_preferred_language(header: str, lang: str) -> None:
    assert preferred(header) == lang


def test_a_limit_lets_pass_what_it_says() -> None:
    limit = Limit(3, 1)
    assert [limit.take("a", 0.0) for _ in range(4)] == [True, True, True, False]
    assert limit.take("b", 0.0)
    assert limit.take("a", 1.5)
    assert not limit.take("a", 1.5)
    assert all(Limit(0, 0).take("a") for _ in range(100))


def test_json_is_plain(browser: httpx.Client) -> None:
    answer = browser.get("/api/games")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-store"
    json.loads(answer.content)
