"""Golden matches: records with the hash of the position after every move, shared by the golden tests of all games."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from random import Random

from conclave.bots import bot
from conclave.catalog import game as find_game
from conclave.engine.fields import digest
from conclave.engine.game import Game, Value
from conclave.engine.moves import CHANCE
from conclave.engine.records import ENDING, Record, read

GOLDEN = Path(__file__).parent / "golden"
Plan = tuple[int, dict[str, Value], str]
"""Seats, options and the kind of player of a match."""


def rewrite(game: Game, name: str, plan: Plan, script: Sequence[str] = ()) -> None:
    """As the environment asks: `CONCLAVE_WRITE_GOLDEN=digests` keeps the match and hashes its positions anew, for a state
    that has got another field; anything else plays another match."""
    wish = os.environ.get("CONCLAVE_WRITE_GOLDEN")
    if wish == "digests":
        record = golden(name)
        state = record.start()
        hashes = [digest(state)]
        for seat, move in record.moves:
            state.apply(seat, move)
            hashes.append(digest(state))
        write_digests(name, hashes)
    elif wish:
        write(game, name, plan, script)


def write_digests(name: str, hashes: list[str]) -> None:
    (GOLDEN / f"{name}.digests").write_text("\n".join(hashes) + "\n", encoding="utf-8")


def write(game: Game, name: str, plan: Plan, script: Sequence[str]) -> None:
    """Play a match and keep it with its digests. A script, lines like `* roll 6` and `0 end`, is played first."""
    seats, options, kind = plan
    record = Record(game, seats, options, {seat: f"{kind} {seat}" for seat in range(seats)})
    rng = Random(name)
    player = bot(kind)
    state = record.start()
    hashes = [digest(state)]
    lines = list(script)
    while state.to_act:
        if lines:
            who, text = lines.pop(0).split(" ", 1)
            seat = CHANCE if who == "*" else int(who)
            move = state.play(seat, text)
        else:
            seat = state.to_act[rng.randrange(len(state.to_act))]
            picked = state.pick(seat, rng) if seat == CHANCE else player.decide(state.imagine(seat, rng), seat, rng)
            move = state.play(seat, picked)
        record.moves.append((seat, move))
        hashes.append(digest(state))
    GOLDEN.mkdir(exist_ok=True)
    (GOLDEN / f"{name}{ENDING}").write_text(record.write(), encoding="utf-8")
    write_digests(name, hashes)


def golden(name: str) -> Record:
    file = GOLDEN / f"{name}{ENDING}"
    return read(file.read_text(encoding="utf-8"), find_game, str(file))


def digests(name: str) -> list[str]:
    return (GOLDEN / f"{name}.digests").read_text(encoding="utf-8").split()


def check_positions(name: str) -> None:
    """The match goes through the same positions as ever, to its end."""
    record = golden(name)
    expected = digests(name)
    assert len(expected) == len(record.moves) + 1
    state = record.start()
    assert digest(state) == expected[0], "the set-up has changed"
    for ply, (seat, move) in enumerate(record.moves, 1):
        state.apply(seat, move)
        assert digest(state) == expected[ply], f"{name}: another position after move {ply}, {move}"
    assert state.over


def check_files(game: str, names: Sequence[str]) -> None:
    """Every golden file belongs to a match; the matches are long, and no two alike."""
    found = sorted(path.name for path in GOLDEN.glob(f"{game}-*"))
    assert found == sorted(name + ending for name in names for ending in (ENDING, ".digests"))
    lengths = [len(digests(name)) for name in names]
    assert min(lengths) > 50
    assert len(set(lengths)) == len(lengths)
