"""Compiled and interpreted, a game plays the same matches: shared by the tests of all games.

`python -m tests.builds GAME FILE MATCHES` writes what this build plays.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from conclave import _pure
from conclave.bots import bot
from conclave.catalog import game as find_game
from conclave.engine.fields import digest
from conclave.engine.moves import CHANCE

ROOT = Path(__file__).parent.parent

needs_compiled = pytest.mark.skipif(
    not _pure.compiled(), reason="this build is not compiled (or CONCLAVE_PURE is set): there is nothing to compare"
)


def play(id: str, n: int) -> list[str]:
    """A line a move of the n-th match: who, what, and the hash of the position that it led to."""
    game = find_game(id)
    rng = Random(f"both {n}")
    few = min(3, game.high - game.low + 1)
    seats = {4: game.high - 1, 9: game.high}.get(n % 10, game.low + n % few)
    option = game.options[(n // 2 + 3) % len(game.options)]
    options = {option.name: option.values[-1]} if n % 2 else {}
    player = bot("greedy" if n % 7 == 3 else "random")
    state = game.start(seats, options)
    lines = [f"match {n} {digest(state)}"]
    while state.to_act:
        seat = state.to_act[int(rng.random() * len(state.to_act))]
        move = state.pick(seat, rng) if seat == CHANCE else player.decide(state.imagine(seat, rng), seat, rng)
        state.apply(seat, move)
        lines.append(f"{n} {len(lines)} {seat} {move} {digest(state)}")
    lines.append(f"end {state.scores()} {state.winners()}")
    return lines


def played(id: str, pure: bool, file: Path, matches: int) -> list[str]:
    """What a fresh process of one build plays; its first line says which build it was."""
    environment = {**os.environ, "CONCLAVE_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "tests.builds", id, str(file), str(matches)]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return file.read_text(encoding="utf-8").splitlines()


def check_builds(id: str, folder: Path, matches: int) -> None:
    """Both builds go through the same positions."""
    compiled = played(id, False, folder / "compiled", matches)
    pure = played(id, True, folder / "pure", matches)
    assert (compiled[0], pure[0]) == ("compiled True", "compiled False")
    for one, two in zip(compiled[1:], pure[1:], strict=False):
        assert one == two
    assert len(compiled) == len(pure)
    assert sum(line.startswith("match ") for line in compiled) == matches


def check_processes(id: str, folder: Path) -> None:
    """Nothing hangs on the order of a hash: a fresh process agrees with this one."""
    assert played(id, _pure.asked_for(), folder / "one", 2)[1:] == [line for n in range(2) for line in play(id, n)]


def check_rulebook(id: str, rule: str) -> None:
    """The compiled build finds the rulebook in the game's own folder, also in a fresh process."""
    module = f"conclave.games.{id}"
    assert find_game(id).rulebook.folder == Path(sys.modules[module].__file__ or "").parent
    code = f"from {module} import GAME; from conclave.engine.rules import HOUSE; "
    code += f"print(GAME.rulebook.rule('{rule}').id, len(HOUSE.words('de')))"
    environment = {**os.environ, "CONCLAVE_PURE": "0"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == f"{rule} 2", done.stderr


if __name__ == "__main__":
    with Path(sys.argv[2]).open("w", encoding="utf-8") as out:
        out.write(f"compiled {_pure.compiled()}\n")
        for match in range(int(sys.argv[3])):
            out.write("\n".join(play(sys.argv[1], match)) + "\n")
