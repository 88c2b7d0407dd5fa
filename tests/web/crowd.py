"""Many people at many tables, who play on while the server is killed, and remember what was acknowledged."""

from __future__ import annotations

import threading
import time
from random import Random

import httpx

from conclave.table.store import Store
from tests.web.kit import Seat, Server, a_move, new_match


class Crowd:
    """People at many tables who play on whatever happens, and remember what was acknowledged."""

    def __init__(self, url: str, matches: int) -> None:
        self.tables = [new_match(url, ["me", "me", "bot"] if n % 2 else ["me", "me"]) for n in range(matches)]
        self.acknowledged: list[tuple[str, int, int, str]] = []
        self.faults: list[str] = []
        self._end = threading.Event()
        self._threads = [threading.Thread(target=self._play, args=(n,), daemon=True) for n in range(min(4, matches))]
        for thread in self._threads:
            thread.start()

    def _play(self, first: int) -> None:
        rng = Random(first)
        while not self._end.is_set():
            for id, people in self.tables[first :: len(self._threads)]:
                try:
                    self._move(id, people, rng)
                except httpx.HTTPError:
                    time.sleep(0.05)

    def _move(self, id: str, people: list[Seat], rng: Random) -> None:
        message = people[0].look()
        mine = [seat for seat in message["to_act"] if seat < len(people)]
        if not mine:
            return
        seat = people[rng.choice(mine)]
        looked = seat.look()
        if seat.number not in looked["to_act"]:
            return
        move = a_move(looked, rng)
        answer = seat.play(looked["ply"], move)
        if answer.status_code == 200:
            assert seat.number is not None
            self.acknowledged.append((id, looked["ply"], seat.number, move))
        elif answer.status_code != 409:
            self.faults.append(f"{move}: {answer.status_code} {answer.text}")

    def stop(self) -> None:
        self._end.set()
        for thread in self._threads:
            thread.join(30)


def check_kept(db: str, crowd: Crowd) -> None:
    """Every acknowledged move is in the store at its ply, once."""
    assert not crowd.faults
    store = Store(db)
    kept = {id: store.load(id) for id, _ in crowd.tables}
    for id, ply, seat, move in crowd.acknowledged:
        saved = kept[id]
        assert saved is not None
        assert saved.moves[ply] == (seat, move), f"match {id}, ply {ply}"
        assert saved.row.ply == len(saved.moves)
    assert len({(id, ply) for id, ply, _, _ in crowd.acknowledged}) == len(crowd.acknowledged)
    store.close()


def play_through_kills(server: Server, matches: int, kills: int) -> Crowd:
    crowd = Crowd(server.url, matches)
    try:
        for _ in range(kills):
            wait_for_moves(crowd, 12)
            server.kill()
            server.start()
        wait_for_moves(crowd, 12)
    finally:
        crowd.stop()
    return crowd


def wait_for_moves(crowd: Crowd, more: int) -> None:
    wanted = len(crowd.acknowledged) + more
    end = time.monotonic() + 60
    while len(crowd.acknowledged) < wanted:
        assert time.monotonic() < end, f"the matches do not go on: {crowd.faults}"
        time.sleep(0.02)
