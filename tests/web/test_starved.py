"""A server that hardly gets the processor, with bots at every table: whoever listens hears of the last move all the same, and
is asked. `CONCLAVE_STARVED_MATCHES=40 CONCLAVE_STARVED_MOVES=60` makes it harder."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from tests.web.kit import PATIENCE, Listener, Seat, a_move, new_match, serving

MATCHES = int(os.environ.get("CONCLAVE_STARVED_MATCHES", "4"))
MOVES = int(os.environ.get("CONCLAVE_STARVED_MOVES", "8"))
GREEDY = 4
"""Programs that want the same core as the server."""
LONG = 4 * PATIENCE


@contextmanager
def starved() -> Iterator[None]:
    """All that is started within shares one core, and with others."""
    here = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(here)})
    try:
        busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(GREEDY)]
        try:
            yield
        finally:
            for one in busy:
                one.kill()
                one.wait()
    finally:
        os.sched_setaffinity(0, here)


class Player:
    """Somebody who plays by what the stream tells, and asks for nothing else."""

    def __init__(self, seat: Seat, watcher: Seat, n: int) -> None:
        self.seat = seat
        self.ears: list[Listener] = [seat.listen(), watcher.listen()]
        self.rng = Random(n)
        self.trouble: list[str] = []
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        try:
            self._play()
        except Exception as error:
            self.trouble.append(repr(error))

    def _play(self) -> None:
        at = -1
        for _ in range(MOVES):
            asked = self.ears[0].wait(lambda now: now["over"] or (now["ply"] > at and self.mine(now)), LONG)  # noqa: B023
            if asked["over"]:
                break
            answer = self.seat.play(asked["ply"], a_move(asked, self.rng))
            if answer.status_code == 409:  # where all answer at once others may have been faster
                at = asked["ply"]
                continue
            assert answer.status_code == 200, answer.text
            at = answer.json()["ply"] - 1
            self.ears[1].wait(lambda now: now["ply"] > at, LONG)  # noqa: B023
        last = self.seat.look()
        while not last["over"] and not self.mine(last):
            self.ears[0].wait(lambda now: now["ply"] > last["ply"], LONG)  # noqa: B023
            last = self.seat.look()
        for ear in self.ears:
            ear.wait(lambda now: now["version"] >= last["version"], LONG)

    def mine(self, now: dict[str, Any]) -> bool:
        return self.seat.number in now["to_act"] and bool(now["options"] or now["range"])


def test_everybody_hears_of_the_last_move(tmp_path: Path) -> None:
    with starved(), serving(tmp_path / "starved.db") as server:
        players = []
        for n in range(MATCHES):
            match, [seat] = new_match(server.url, ["me", "bot", "bot"])
            players.append(Player(seat, Seat(server.url, match), n))
        for player in players:
            player.thread.join(LONG * MOVES)
            assert not player.thread.is_alive()
            assert not player.trouble
            for ear in player.ears:
                ear.close()
