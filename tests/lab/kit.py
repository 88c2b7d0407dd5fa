"""Tournaments as tests play them, in this process and in others, and how to look for these."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import msgspec
import pytest

from conclave.lab.arena import Contest
from conclave.lab.crews import Crew, alone
from conclave.lab.tournament import Tournament

ZAVANDOR: Final = Contest("zavandor", 2, ("greedy", "random"), {}, 1)
PATIENCE: Final = 600
"""Seconds that anything may take on a slow machine."""

needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")


def played(contest: Contest, games: int, crew: Crew = alone, folder: Path | None = None) -> Tournament:
    tournament = Tournament(contest, games, folder)
    tournament.play(crew)
    return tournament


def table(tournament: Tournament) -> object:
    """Everything in the table that a clock does not change."""
    data = msgspec.to_builtins(tournament.standings())
    for thought in data.pop("thoughts").values():
        assert thought["decisions"] > 0
    return data


def started(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    """A real process, as a person would start it, that has finished some matches but not all."""
    called = [sys.executable, "-m", "conclave.cli", "tournament", "zavandor", "--bots", "greedy,random"]
    process = subprocess.Popen(
        [*called, "--out", str(folder), *arguments],
        env={**os.environ, "LC_ALL": "C.UTF-8", "CONCLAVE_PURE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    journal, end = folder / "matches.jsonl", time.monotonic() + PATIENCE
    while not (journal.exists() and journal.read_bytes().count(b"\n") >= 5):
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < end
        time.sleep(0.01)
    return process


def members(session: int) -> list[int]:
    """The processes of a session that are still there."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, belongs = stat.read_text().rpartition(")")[2].split()[:4]
        except OSError:
            continue
        if int(belongs) == session and state != "Z":
            found.append(int(stat.parent.name))
    return found


def command(process: int) -> bytes:
    """How a process was called, or nothing if it is gone."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def gone(session: int) -> bool:
    end = time.monotonic() + PATIENCE
    while members(session) and time.monotonic() < end:
        time.sleep(0.05)
    return not members(session)
