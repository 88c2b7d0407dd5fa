"""Speed and memory of Conclave, side by side with its peers, in one go.

make bench                                      all of it, in an environment of its own; about three minutes
.venv-bench/bin/python -m benchmarks --quick    a glance; about half a minute

A figure alone says little, since machines differ and are busy: what counts is the ratio to a peer in the same run.
Nothing fails here; the table says which promise is kept.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Final

from rich.console import Console

from benchmarks.build import SOURCES, build
from benchmarks.measure import Figure, better, receive
from benchmarks.report import COMPILED, INTERPRETED, PEER, SEATS, growth, rows, table
from tools.compile import ROOT, compile_in_place

HOUSE: Final = [f"{game}:{seats}" for game, counts in SEATS.items() for seats in counts]
"""The games of the house, with the seats they are measured with."""
SMALL: Final = ["connect_four:2", "leduc:2"]
PACKAGES: Final = ("open_spiel", "pettingzoo", "rlcard", "mypy")


class Worker:
    """A process that measures: what it runs, in which form, and the name under which its figures stand."""

    def __init__(self, name: str, module: str, arguments: list[str], sources: Path | None = None) -> None:
        self.name = name
        self.command = [sys.executable, "-m", f"benchmarks.{module}"]
        self.arguments = arguments
        self.environment = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        self.environment["CONCLAVE_PURE"] = "1" if name == INTERPRETED else ""
        if sources:
            paths = [str(sources), self.environment.get("PYTHONPATH", "")]
            self.environment["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)

    def measure(self, seconds: float, facts: bool) -> list[Figure]:
        """One pass; `facts` are what no clock changes, and are asked for once."""
        command = [*self.command, str(seconds), "facts" if facts else "-", *self.arguments]
        done = subprocess.run(command, cwd=ROOT, env=self.environment, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"{done.stderr}\nThis failed: {' '.join(command)}")
        return [Figure(f"{self.name}/{figure.key}", figure.value, figure.better) for figure in receive(done.stdout)]


def workers() -> list[Worker]:
    """Everybody who measures; nobody compiled where this machine cannot compile or was asked not to."""
    pure = os.environ.get("CONCLAVE_PURE", "") not in ("", "0")
    found = [Worker(PEER, "peers", [])]
    small = build(compiled=not pure)
    if not pure and compile_in_place():
        found.append(Worker(COMPILED, "ours", HOUSE))
    if small:
        found.append(Worker(COMPILED, "ours", SMALL, SOURCES))
    found.append(Worker(INTERPRETED, "ours", HOUSE))
    found.append(Worker(INTERPRETED, "ours", SMALL, SOURCES))
    return found


def run(rounds: int, seconds: float, console: Console) -> dict[str, Figure]:
    """Everybody measures in turn, some rounds long; the best of each figure."""
    best: dict[str, Figure] = {}
    team = workers()
    for number in range(rounds):
        for worker in team:
            with console.status(f"Round {number + 1} of {rounds}: {worker.name} {' '.join(worker.arguments)}"):
                for figure in worker.measure(seconds, facts=number == 0):
                    best[figure.key] = better(figure, best.get(figure.key))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Conclave beside its peers.")
    parser.add_argument("--quick", action="store_true", help="one short round: a glance, not a measurement")
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "bench.json", help="where the figures go")
    arguments = parser.parse_args()
    console = Console()
    if not console.is_terminal:
        console = Console(width=200)
    rounds, seconds = (1, 0.2) if arguments.quick else (4, 0.5)
    best = run(rounds, seconds, console)
    lines = rows(best)
    machine = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
    written = {
        "machine": {**machine, "cores": os.cpu_count()},
        "versions": {name: version(name) for name in PACKAGES},
        "rounds": rounds,
        "seconds": seconds,
        "rows": [{**asdict(line), "ratio": line.ratio, "reached": line.reached} for line in lines],
        "figures": {key: figure.value for key, figure in sorted(best.items())},
    }
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(json.dumps(written, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    console.print(table(lines))
    console.print(growth(best))
    console.print(f"Best of {rounds} rounds of {seconds} s each, process time. All figures: {arguments.json}")


if __name__ == "__main__":
    main()
