"""The server under load: a thousand streams, five hundred moves a second, on one core; and how many moves it can take at most,
beside boardgame.io's server in the same run.

make load                                       all of it; about three minutes
.venv/bin/python -m benchmarks.load --quick     a glance; about half a minute

Each server has one core to itself and the client the other, so it takes a machine with two that has nothing else to do.
Nothing fails here; the table says which promise is kept.
"""

from __future__ import annotations

import argparse
import gc
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import uvloop
from rich.console import Console
from rich.table import Table as Grid

from benchmarks.load.drive import Driver, Opener, Outcome
from benchmarks.load.growth import growth
from benchmarks.load.tables import SEATS, our_tables, peer_tables

MATCHES: Final = 250
RATE: Final = 500.0
PEER: Final = Path(__file__).parent / "peer"
LEFT, RIGHT = min(os.sched_getaffinity(0)), max(os.sched_getaffinity(0))
"""The core of the servers, and that of the client."""
PATIENCE: Final = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running(command: list[str], port: int, folder: Path | None = None) -> Iterator[int]:
    """A server on a core of its own; its process id."""
    with tempfile.TemporaryFile() as log:
        here = os.sched_getaffinity(0)
        os.sched_setaffinity(0, {LEFT})  # its threads inherit the core, whenever they begin
        try:
            process = subprocess.Popen(
                command,
                cwd=folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        finally:
            os.sched_setaffinity(0, here)
        try:
            end = time.monotonic() + PATIENCE
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port), 1).close()
                    break
                except OSError:
                    if process.poll() is not None or time.monotonic() > end:
                        log.seek(0)
                        sys.exit(f"The server did not start: {log.read().decode()}")
                    time.sleep(0.1)
            yield process.pid
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


async def drive(opener: Opener, pid: int, port: int, quick: bool) -> tuple[Outcome, Outcome]:
    """At the promised rate, then saturated."""
    driver = Driver(pid)
    await driver.open(opener, port, 25 if quick else MATCHES)
    gc.collect()
    gc.disable()  # a pause of the client's would be taken for one of the server's
    await driver.at_rate(RATE / 2, 2 if quick else 5)
    steady = await driver.at_rate(RATE, 4 if quick else 30)
    return steady, await driver.saturated(3 if quick else 10)


def ours(quick: bool) -> tuple[Outcome, Outcome]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "conclave.cli", "serve", "--port", str(port), "--rate", "0"]
        with running([*command, "--db", f"{folder}/load.db"], port) as pid:
            return uvloop.run(drive(our_tables, pid, port, quick))


def peers(quick: bool) -> tuple[Outcome, Outcome] | None:
    """None where there is no node to run it."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    if not (PEER / "node_modules").is_dir():
        made = subprocess.run(
            [npm, "ci", "--no-audit", "--no-fund"], cwd=PEER, capture_output=True, text=True, check=False
        )
        if made.returncode:
            print(made.stderr, file=sys.stderr)
            return None
    port = free_port()
    with running([node, "server.js", str(port)], port, PEER) as pid:
        return uvloop.run(drive(peer_tables, pid, port, quick))


def main() -> None:
    parser = argparse.ArgumentParser(description="The server under load.")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--alone", action="store_true", help="without the peer")
    arguments = parser.parse_args()
    quick: bool = arguments.quick
    os.sched_setaffinity(0, {RIGHT})
    console = Console(width=110)
    mine = ours(quick)
    theirs = None if arguments.alone else peers(quick)
    matches = 25 if quick else MATCHES
    grid = Grid(title=f"{matches} matches, {matches * SEATS} streams, one core", title_justify="left")
    for head in ("server", "load", "moves/s", "p50 ms", "p99 ms", "max ms", "CPU a move, us"):
        grid.add_column(head, justify="left" if head in ("server", "load") else "right")
    for name, outcomes in (("Conclave", mine), ("boardgame.io", theirs)):
        for load, outcome in zip((f"{RATE:.0f} moves/s", "all it can take"), outcomes or (), strict=False):
            figures = (outcome.rate, outcome.p50, outcome.p99, outcome.most, outcome.cpu)
            grid.add_row(name, load, *(f"{figure:.0f}" if figure >= 100 else f"{figure:.1f}" for figure in figures))
    console.print(grid)
    console.print(f"p99 at {RATE:.0f} moves/s: {mine[0].p99:.1f} ms (promised 50, wanted 10)")
    if theirs is not None:
        console.print(f"at most {mine[1].rate / theirs[1].rate:.2f} times the moves of boardgame.io (promised 1.5)")
    parts = ", ".join(f"to ply {ply}: {cost:.0f}" for ply, cost in growth(2 if quick else 12))
    console.print(f"CPU a move without the wire, told to {SEATS} seats, in us by quarters of a match: {parts}")


if __name__ == "__main__":
    main()
