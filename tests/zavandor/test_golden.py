"""Golden matches: records with the hash of the position after every move. A change of the rules shows here at once.

After a change that is meant: `CONCLAVE_WRITE_GOLDEN=1 CONCLAVE_PURE=1 pytest tests/zavandor/test_golden.py` writes them anew.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from conclave.bots import bot
from conclave.catalog import game as find_game
from conclave.engine.fields import digest
from conclave.engine.game import Value
from conclave.engine.moves import CHANCE
from conclave.engine.records import ENDING, Record, read
from conclave.games.zavandor import GAME

GOLDEN = Path(__file__).parent.parent / "golden"
MATCHES: dict[str, tuple[int, dict[str, Value], str]] = {
    "zavandor-2-random": (2, {"choose_character": True}, "random"),
    "zavandor-3-greedy": (3, {"one_dust": True, "strict_subphases": True}, "greedy"),
    "zavandor-4-greedy": (4, {}, "greedy"),
    "zavandor-4-lightning": (4, {"lightning": True, "public_money": True}, "random"),
    "zavandor-5-random": (5, {"lower_variance": True}, "random"),
    "zavandor-6-greedy": (6, {"limited_gems": True, "druid_level3_ruby": True, "lower_variance": True}, "greedy"),
}


def write(name: str) -> None:
    """Play a match and keep it with its digests."""
    seats, options, kind = MATCHES[name]
    record = Record(GAME, seats, options, {seat: f"{kind} {seat}" for seat in range(seats)})
    rng = Random(name)
    player = bot(kind)
    state = record.start()
    digests = [digest(state)]
    while state.to_act:
        seat = state.to_act[rng.randrange(len(state.to_act))]
        move = state.pick(seat, rng) if seat == CHANCE else player.decide(state.imagine(seat, rng), seat, rng)
        record.moves.append((seat, state.play(seat, move)))
        digests.append(digest(state))
    GOLDEN.mkdir(exist_ok=True)
    (GOLDEN / f"{name}{ENDING}").write_text(record.write(), encoding="utf-8")
    (GOLDEN / f"{name}.digests").write_text("\n".join(digests) + "\n", encoding="utf-8")


if os.environ.get("CONCLAVE_WRITE_GOLDEN"):
    for match in MATCHES:
        write(match)


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_goes_through_the_same_positions_as_ever(name: str) -> None:
    file = GOLDEN / f"{name}{ENDING}"
    record = read(file.read_text(encoding="utf-8"), find_game, str(file))
    expected = (GOLDEN / f"{name}.digests").read_text(encoding="utf-8").split()
    assert len(expected) == len(record.moves) + 1
    state = record.start()
    assert digest(state) == expected[0], "the set-up has changed"
    for ply, (seat, move) in enumerate(record.moves, 1):
        state.apply(seat, move)
        assert digest(state) == expected[ply], f"{file.name}: another position after move {ply}, {move}"
    assert state.over


def test_every_golden_file_belongs_to_a_match() -> None:
    found = sorted(path.name for path in GOLDEN.glob("zavandor*"))
    assert found == sorted(name + ending for name in MATCHES for ending in (ENDING, ".digests"))


def test_golden_matches_are_different_and_long() -> None:
    lengths = {name: len((GOLDEN / f"{name}.digests").read_text(encoding="utf-8").split()) for name in MATCHES}
    assert min(lengths.values()) > 50
    assert len(set(lengths.values())) == len(lengths)
