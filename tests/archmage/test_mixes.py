"""A short shower: spells are cast in many mixes, and everything holds at every position."""

from __future__ import annotations

from collections import Counter

import pytest

from conclave.engine.conformance import Findings
from tests.archmage.mixes import Mix, Shower, all_mixes


def test_A171_A172_A173_there_are_84_mixes() -> None:
    assert len(all_mixes()) == 6 * 1 + 6 * 3 + 6 * 10


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_spells_of_every_level_are_cast_and_everything_holds(seats: int) -> None:
    findings = Findings()
    mixes: Counter[Mix] = Counter()
    for seed in range(2):
        Shower(seats, {}, seed, findings, mixes).pour()
    assert set(mixes) <= all_mixes()
    assert {spell // 6 for spell, _ in mixes} == {0, 1, 2}
    assert findings.matches == 2
