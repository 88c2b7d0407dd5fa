"""Bots and people on one core: how long a decision of each level takes while the server answers, and how long people wait for
a move to be told while bots think.

.venv/bin/python -m benchmarks.load.thinking                 every game, some minutes each
.venv/bin/python -m benchmarks.load.thinking --matches 20 zavandor

One core has it all: the server with its thinking process and four matches between archmages that never rest, and beside it a
process in which the levels play matches with the limits of time that hold at a table. The client has the other core.
Times are by the clock on the wall, as people would wait.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import tempfile
import time
from multiprocessing.connection import Connection
from random import Random
from typing import Final

import httpx
import uvloop
from rich.console import Console
from rich.table import Table as Grid

from benchmarks.load.__main__ import LEFT, RIGHT, free_port, running
from benchmarks.load.drive import Driver
from benchmarks.load.tables import our_tables
from conclave.bots.levels import LIMITS, NAMES, player
from conclave.catalog import game as find_game
from conclave.engine.moves import CHANCE

GAMES: Final = ("zavandor", "firepeak", "archmage")
BOT_MATCHES: Final = 4
TABLES: Final = 20
RATE: Final = 50.0
"""Moves of people a second, at all tables together."""
BREATH: Final = 2.0
PROMISED_MS: Final = 50.0

Times = dict[str, list[float]]
"""The seconds of every decision with a choice, by level."""


def levels_play(game_id: str, matches: int, core: int, line: Connection) -> None:
    """Matches of two: each level against the one below, every pair equally often."""
    os.sched_setaffinity(0, {core})
    game = find_game(game_id)
    times: Times = {name: [] for name in NAMES}
    for n in range(matches):
        names = [NAMES[n % 3], NAMES[n % 3 + 1]]
        if n % 2:
            names.reverse()
        players = [player(name, hurried=True) for name in names]
        rng = Random(f"{game_id} {n}")
        state = game.start(2)
        while state.to_act:
            seat = state.to_act[0]
            if seat == CHANCE:
                state.apply(seat, state.pick(seat, rng))
                continue
            options = state.options(seat)
            world = state.imagine(seat, rng)
            began = time.perf_counter()
            move = players[seat].decide(world, seat, rng)
            if len(options) > 1:
                times[names[seat]].append(time.perf_counter() - began)
            state.apply(seat, move)
    line.send(times)


async def people_play(port: int, pid: int, game_id: str, line: Connection) -> tuple[list[float], Times]:
    """People's moves at an even rate until the levels have played: the seconds until the last seat had heard of each."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        for _ in range(BOT_MATCHES):
            seats = [{"kind": "bot", "level": "archmage"}] * 2
            made = await client.post("/api/matches", json={"game": game_id, "seats": seats, "paced": False})
            made.raise_for_status()
        driver = Driver(pid)
        await driver.open(our_tables, port, TABLES)
        told: list[float] = []
        while not line.poll():
            await driver.at_rate(RATE, BREATH)
            told += driver.times
            if len(driver.free) < TABLES // 2:
                await driver.open(our_tables, port, TABLES)
        return told, line.recv()


def measure(game_id: str, matches: int) -> tuple[list[float], Times]:
    port = free_port()
    ours, theirs = multiprocessing.get_context("spawn").Pipe()
    levels = multiprocessing.get_context("spawn").Process(target=levels_play, args=(game_id, matches, LEFT, theirs))
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "conclave.cli", "serve", "--port", str(port), "--rate", "0"]
        with running([*command, "--db", f"{folder}/load.db"], port) as pid:
            levels.start()
            try:
                return uvloop.run(people_play(port, pid, game_id, ours))
            finally:
                levels.terminate()
                levels.join()


def part(times: list[float], share: float) -> float:
    """The time, in milliseconds, that so large a share of the decisions stays within."""
    return 1000 * sorted(times)[min(len(times) - 1, int(share * len(times)))]


def main() -> None:
    parser = argparse.ArgumentParser(description="Bots and people on one core.")
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--matches", type=int, default=6, help="matches between the levels, of each game")
    arguments = parser.parse_args()
    os.sched_setaffinity(0, {RIGHT})
    console = Console(width=110)
    for game_id in arguments.games:
        told, times = measure(game_id, arguments.matches)
        grid = Grid(title=f"{game_id}: {arguments.matches} matches of two", title_justify="left")
        for head in ("level", "decisions", "median ms", "p99 ms", "limit ms"):
            grid.add_column(head, justify="left" if head == "level" else "right")
        for name in NAMES:
            if times[name]:
                limit = f"{1000 * LIMITS[name]:.0f}" if name in LIMITS else "-"
                row = (f"{part(times[name], 0.5):.1f}", f"{part(times[name], 0.99):.1f}", limit)
                grid.add_row(name, str(len(times[name])), *row)
        console.print(grid)
        console.print(
            f"{len(told)} moves of people, {RATE:.0f} a second, while {BOT_MATCHES} matches of archmages go on: "
            f"p50 {part(told, 0.5):.1f} ms, p99 {part(told, 0.99):.1f} ms (promised {PROMISED_MS:.0f})"
        )


if __name__ == "__main__":
    main()
