"""What a move costs the server as a match grows: long matches played in this process, without the wire."""

from __future__ import annotations

import tempfile
import time
from random import Random
from typing import Final

from conclave.bots import bot
from conclave.table.seating import Caller
from conclave.table.service import Service
from conclave.table.store import Store
from conclave.table.telling import Teller
from conclave.table.wire import NewMatch, NewSeat

SEATS: Final = 4
PARTS: Final = 4


def growth(matches: int = 12) -> list[tuple[int, float]]:
    """For each quarter of a match: the ply it ends at, and microseconds a move, told to four seats."""
    rng = Random(1)
    player = bot("greedy")
    costs: list[list[float]] = []
    with tempfile.TemporaryDirectory() as folder:
        service = Service(Store(f"{folder}/growth.db"), rng=rng)
        for number in range(matches + 1):
            made = service.create(NewMatch("zavandor", [NewSeat("me")] * SEATS))
            callers = [Caller.of(seat.token) for seat in made.seats]
            tellers = [Teller(caller, None, "en") for caller in callers]
            spent: list[float] = []
            while True:
                with service.cabinet.at(made.match) as live:
                    state, ply = live.match.state, live.ply
                if state.over:
                    break
                seat = state.to_act[0]
                move = player.decide(state.imagine(seat, rng), seat, rng)
                began = time.process_time()
                service.play(made.match, callers[seat], ply, move.text, seat)
                for teller in tellers:
                    service.tell(made.match, teller, teller.serial)
                spent.append(time.process_time() - began)
            if number:  # the first one warms up the words
                costs.append(spent)
        service.close()
    parts = []
    for part in range(PARTS):
        some = [
            cost for spent in costs for cost in spent[len(spent) * part // PARTS : len(spent) * (part + 1) // PARTS]
        ]
        ply = sum(len(spent) for spent in costs) * (part + 1) // PARTS // len(costs)
        parts.append((ply, 1e6 * sum(some) / len(some)))
    return parts
