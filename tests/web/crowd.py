"""Many people at many tables, who play on while the server is killed, and remember what was acknowledged."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from random import Random

import httpx

from conclave.table.rows import BOT, RUNNING
from conclave.table.store import Store
from tests.web.kit import PATIENCE, Seat, Server, a_move, new_match, until

Move = tuple[str, int, int, str]
"""Match, ply, seat, move."""


class Crowd:
    """People at many tables who play on whatever happens. They remember which moves were acknowledged and which they sent
    without ever hearing whether they were taken."""

    def __init__(self, url: str, matches: int, players: int = 4) -> None:
        self.tables = [new_match(url, ["me", "me", "bot"] if n % 2 else ["me", "me"]) for n in range(matches)]
        self.acknowledged: list[Move] = []
        self.unheard: list[Move] = []
        self.faults: list[str] = []
        self.since_kill: set[str] = set()
        """The matches in which a move was acknowledged, or that were over, after the last kill."""
        self._end = threading.Event()
        count = min(players, matches)
        self._threads = [threading.Thread(target=self._play, args=(n, count), daemon=True) for n in range(count)]
        for thread in self._threads:
            thread.start()

    def _play(self, first: int, stride: int) -> None:
        rng = Random(first)
        try:
            while not self._end.is_set():
                for id, people in self.tables[first::stride]:
                    try:
                        self._move(id, people, rng)
                    except httpx.HTTPError:
                        time.sleep(0.05)
                    if self._end.is_set():
                        return
        except Exception as error:
            self.faults.append(repr(error))

    def _move(self, id: str, people: list[Seat], rng: Random) -> None:
        message = people[0].look()
        if message["over"]:
            self.since_kill.add(id)
        mine = [seat for seat in message["to_act"] if seat < len(people)]
        if not mine:
            return
        seat = people[rng.choice(mine)]
        looked = seat.look()
        if seat.number not in looked["to_act"] or seat.number is None:
            return
        made = (id, looked["ply"], seat.number, a_move(looked, rng))
        try:
            answer = seat.play(made[1], made[3])
        except httpx.HTTPError:
            self.unheard.append(made)
            answer = self._again(seat, made)
        if answer.status_code == 200:
            self.acknowledged.append(made)
            self.since_kill.add(id)
        elif answer.status_code != 409:
            self.faults.append(f"{made}: {answer.status_code} {answer.text}")

    def _again(self, seat: Seat, made: Move) -> httpx.Response:
        """Who has heard nothing sends the same once more, as soon as somebody answers."""
        while True:
            try:
                return seat.play(made[1], made[3])
            except httpx.HTTPError:
                if self._end.is_set():
                    raise
                time.sleep(0.05)

    def wait_for_moves(self, more: int) -> None:
        wanted = len(self.acknowledged) + more
        until(lambda: self.faults or len(self.acknowledged) >= wanted, "the matches go on")
        assert not self.faults

    def stop(self) -> None:
        self._end.set()
        for thread in self._threads:
            thread.join(2 * PATIENCE)
            assert not thread.is_alive()


def play_through_kills(server: Server, matches: int, kills: int, kill: Callable[[Server, Random], None]) -> Crowd:
    """Kill it at random moments under load, so often; then every match goes on."""
    rng = Random(kills)
    crowd = Crowd(server.url, matches)
    try:
        for _ in range(kills):
            crowd.wait_for_moves(rng.randrange(5, 25))
            time.sleep(rng.random() / 20)
            kill(server, rng)
        crowd.since_kill.clear()
        went_on = lambda: crowd.faults or len(crowd.since_kill) == matches  # noqa: E731
        until(went_on, "every match goes on", PATIENCE + matches)
    finally:
        crowd.stop()
    wait_for_bots(server.db, [id for id, _ in crowd.tables])
    return crowd


def kill_all(server: Server, _rng: Random) -> None:
    """The first process, with which all others end."""
    server.kill()
    server.start()


def wait_for_bots(db: str, ids: list[str]) -> None:
    """No bot owes an answer for long, though nobody looks."""
    store = Store(db)

    def owed() -> list[str]:
        return [id for id in store.waiting_for_bots(time.time()) if id in ids]

    try:
        until(lambda: not owed(), "all bots have answered")
    finally:
        store.close()


def wait_for_match_of_bots(db: str, id: str, more: int = 10) -> None:
    """A match of bots alone, at which nobody looks, goes on from where it is now."""
    store = Store(db)
    before = store.load(id)
    assert before is not None

    def further() -> bool:
        after = store.load(id)
        assert after is not None
        return after.row.ply >= before.row.ply + more or after.row.status != RUNNING

    try:
        until(further, "the bots go on")
    finally:
        store.close()


def check_kept(db: str, crowd: Crowd) -> None:
    """Every acknowledged move is in the store at its ply, once; and whatever a person played there was really sent."""
    assert not crowd.faults
    assert len({move[:2] for move in crowd.acknowledged}) == len(crowd.acknowledged)
    sent = {*crowd.acknowledged, *crowd.unheard}
    store = Store(db)
    kept = {id: store.load(id) for id, _ in crowd.tables}
    for id, ply, seat, move in crowd.acknowledged:
        saved = kept[id]
        assert saved is not None
        assert saved.moves[ply] == (seat, move), f"match {id}, ply {ply}"
    for id, people in crowd.tables:
        saved = kept[id]
        assert saved is not None
        assert saved.row.ply == len(saved.moves) == store.holds(id)["moves"]
        played = {(id, ply, seat, move) for ply, (seat, move) in enumerate(saved.moves) if 0 <= seat < len(people)}
        assert played <= sent
        assert all(seat.kind == BOT for seat in saved.seats[len(people) :])
    store.close()
