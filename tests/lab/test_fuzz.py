"""The fuzzer: it finds what breaks, and says what it has not seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from conclave.engine.conformance import Findings
from conclave.engine.records import read
from conclave.games.zavandor import GAME
from conclave.games.zavandor.state import Zavandor
from conclave.lab import fuzz as fuzzing


def test_nothing_breaks_in_a_few_matches(tmp_path: Path) -> None:
    findings, broken = fuzzing.fuzz(GAME, often=1, seconds=3.0, seed=1, out=tmp_path)
    assert broken is None
    assert findings.matches >= 1
    assert not list(tmp_path.iterdir())


def test_what_was_never_done_is_named() -> None:
    moves, rules = fuzzing.missing(GAME, Findings(), often=50)
    assert {"pay blue", "enchant ruby", "end"} <= set(moves)
    assert {"Z39", "Z114"} <= set(rules)
    assert "ZV8" not in rules  # an option that never refuses anything


def test_what_breaks_is_written_as_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(state: Zavandor, seat: int, rng: object) -> None:
        raise RuntimeError("stumbled")

    monkeypatch.setattr(fuzzing, "mostly_greedy", stumble)
    _, broken = fuzzing.fuzz(GAME, often=1, seconds=30.0, seed=1, out=tmp_path)
    assert broken is not None
    record = read(broken.read_text(encoding="utf-8"), lambda id: GAME)
    assert record.moves
