"""Compiled and interpreted, Conclave plays the same matches through the same positions."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from conclave import _pure
from conclave.bots import bot
from conclave.engine.fields import digest
from conclave.engine.moves import CHANCE
from conclave.games.firepeak import GAME
from conclave.games.firepeak.rules import RULEBOOK

ROOT = Path(__file__).parent.parent.parent
MATCHES = 12
OPTIONS = [option.name for option in GAME.options]


def play(n: int) -> list[str]:
    """A line a move of the n-th match: who, what, and the hash of the position that it led to."""
    rng = Random(f"both {n}")
    seats = 2 + n % 4
    options = {OPTIONS[n // 2 % len(OPTIONS)]: True} if n % 2 else {}
    player = bot("greedy" if n % 7 == 3 else "random")
    state = GAME.start(seats, options)
    lines = [f"match {n} {digest(state)}"]
    while state.to_act:
        seat = state.to_act[int(rng.random() * len(state.to_act))]
        move = state.pick(seat, rng) if seat == CHANCE else player.decide(state.imagine(seat, rng), seat, rng)
        state.apply(seat, move)
        lines.append(f"{n} {len(lines)} {seat} {move} {digest(state)}")
    lines.append(f"end {state.scores()} {state.winners()}")
    return lines


def played(pure: bool, file: Path, matches: int = MATCHES) -> list[str]:
    """What a fresh process of one build plays; its first line says which build it was."""
    environment = {**os.environ, "CONCLAVE_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "tests.firepeak.test_both_builds", str(file), str(matches)]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return file.read_text(encoding="utf-8").splitlines()


def in_a_fresh_process(code: str) -> str:
    environment = {**os.environ, "CONCLAVE_PURE": "0"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() if done.returncode == 0 else done.stderr


needs_compiled = pytest.mark.skipif(
    not _pure.compiled(), reason="this build is not compiled (or CONCLAVE_PURE is set): there is nothing to compare"
)


@needs_compiled
def test_both_builds_play_the_same_matches(tmp_path: Path) -> None:
    compiled = played(False, tmp_path / "compiled")
    pure = played(True, tmp_path / "pure")
    assert (compiled[0], pure[0]) == ("compiled True", "compiled False")
    for one, two in zip(compiled[1:], pure[1:], strict=False):
        assert one == two
    assert len(compiled) == len(pure)
    assert sum(line.startswith("match ") for line in compiled) == MATCHES


@needs_compiled
def test_the_compiled_build_finds_its_rulebooks() -> None:
    assert RULEBOOK.folder == Path(sys.modules["conclave.games.firepeak"].__file__ or "").parent
    code = "from conclave.games.firepeak import GAME; from conclave.engine.rules import HOUSE; "
    assert in_a_fresh_process(code + "print(GAME.rulebook.rule('F22').id, len(HOUSE.words('de')))") == "F22 2"


def test_the_same_seed_plays_the_same_match_in_two_processes(tmp_path: Path) -> None:
    """Nothing hangs on the order of a hash: two fresh processes agree with each other and with this one."""
    assert played(_pure.asked_for(), tmp_path / "one", 2)[1:] == [line for n in range(2) for line in play(n)]


if __name__ == "__main__":
    with Path(sys.argv[1]).open("w", encoding="utf-8") as out:
        out.write(f"compiled {_pure.compiled()}\n")
        for match in range(int(sys.argv[2])):
            out.write("\n".join(play(match)) + "\n")
