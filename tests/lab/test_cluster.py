"""Tournaments on a cluster: the same table, and nothing lost. Those with a real Ray run in an environment of their own, which
`make test` sets up beside the usual one (`make test-cluster`)."""

from __future__ import annotations

import importlib.util
import json
import os
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from conclave.cli import main
from conclave.engine.mistakes import Mistake
from conclave.lab import cluster as clusters
from conclave.lab.arena import Contest
from conclave.lab.cluster import cluster
from conclave.lab.tournament import Tournament
from tests.lab.kit import PATIENCE, ZAVANDOR, command, gone, members, needs_proc, played, started, table

HAS_RAY = importlib.util.find_spec("ray") is not None
needs_ray = pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed here: make test-cluster")
# Ray leaves a socket or a file to the end of the process now and then, and its own warnings are not ours to mend.
pytestmark = pytest.mark.filterwarnings("default")


def workers(session: int) -> list[int]:
    """Ray's processes that are playing a match just now."""
    return [member for member in members(session) if command(member).startswith(b"ray::perform")]


@pytest.fixture
def closed_port() -> Iterator[int]:
    """A port of this machine at which nobody listens, and nobody will."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        yield door.getsockname()[1]


# With a real Ray


@needs_ray
def test_a_cluster_gives_the_same_table() -> None:
    contest = Contest("firepeak", 2, ("greedy", "random"), {}, 4)
    assert table(played(contest, 6, cluster(None, 2))) == table(played(contest, 6))


@needs_ray
@needs_proc
def test_a_killed_worker_loses_no_finished_match(tmp_path: Path) -> None:
    games = 400  # many more than are over before somebody is killed
    process = started(tmp_path, "--games", str(games), "--cluster", "--workers", "2", "--json")
    while not (victims := workers(process.pid)):
        assert process.poll() is None
        time.sleep(0.01)
    had = (tmp_path / "matches.jsonl").read_bytes().splitlines()
    os.kill(victims[0], signal.SIGKILL)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, err
    lines = (tmp_path / "matches.jsonl").read_bytes().splitlines()
    assert len(had) < games, "it was killed in the middle"
    assert lines[: len(had)] == had
    assert sorted(json.loads(line)["n"] for line in lines) == list(range(games)), "every match once"
    told = json.loads(out)
    del told["thoughts"]
    assert told == json.loads(json.dumps(table(played(ZAVANDOR, games))))
    assert gone(process.pid)


@needs_ray
@needs_proc
def test_ctrl_c_and_kill_9_leave_nobody_behind_and_it_goes_on_without_a_cluster(tmp_path: Path) -> None:
    process = started(tmp_path, "--games", "2000", "--cluster", "--workers", "2", "--lang", "en")
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, err
    assert "of 2000 matches" in err
    assert "Traceback" not in err
    assert gone(process.pid)
    stopped = Tournament(ZAVANDOR, 2000, tmp_path).played
    process = started(tmp_path, "--games", "4000", "--cluster", "--workers", "2")
    process.kill()
    process.communicate()
    assert gone(process.pid)
    resumed = Tournament(ZAVANDOR, 2000, tmp_path)
    assert stopped <= resumed.played
    games = 2 * (resumed.played // 2 + 2)
    assert table(played(ZAVANDOR, games, folder=tmp_path)) == table(played(ZAVANDOR, games))


@needs_ray
@pytest.mark.parametrize("scheme", ["", "ray://"])
def test_nobody_answers(scheme: str, closed_port: int) -> None:
    with pytest.raises(Mistake) as caught:
        played(ZAVANDOR, 2, cluster(f"{scheme}127.0.0.1:{closed_port}", None))
    assert "No cluster answers" in caught.value.text("en")
    assert "antwortet kein Cluster" in caught.value.text("de")


# Without one


@pytest.mark.skipif(HAS_RAY, reason="Ray is installed here")
@pytest.mark.parametrize(
    ("lang", "text"), [("en", "is not installed: pip install"), ("de", "nicht installiert ist: pip")]
)
def test_without_ray_it_says_what_is_missing(lang: str, text: str) -> None:
    told = CliRunner().invoke(main, ["tournament", "zavandor", "--bots", "greedy,random", "--cluster", "--lang", lang])
    assert told.exit_code == 2
    assert text in told.stderr


@pytest.mark.parametrize("address", ["nonsense", "host", ":99", "host:", "host:99999", "ray://host", "host:9x"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(Mistake) as caught:
        clusters.read(address)
    assert "no address of a cluster" in caught.value.text("en")
    assert "keine Adresse eines Clusters" in caught.value.text("de")


def test_addresses() -> None:
    assert clusters.read("auto") is None
    assert clusters.read("10.0.0.7:6379") == ("10.0.0.7", 6379)
    assert clusters.read("ray://head.example:10001") == ("head.example", 10001)
    assert clusters.read("[::1]:6379") == ("::1", 6379)


def test_a_machine_with_another_program_does_not_play() -> None:
    assert clusters.perform(ZAVANDOR, 0, clusters.known("zavandor")).n == 0
    with pytest.raises(Mistake) as caught:
        clusters.perform(ZAVANDOR, 0, "another")
    assert "another version" in caught.value.text("en")
    assert "ein anderes Conclave" in caught.value.text("de")
