"""A hundred random matches under the eyes of a referee with a model of his own."""

from __future__ import annotations

import pytest

from .referee import Referee

OPTIONS = ("clan_powers", "prolong", "choose_wizard", "guard_counts", "decoy_wide")


@pytest.mark.parametrize("seed", range(100))
def test_a_random_match_keeps_all_rules(seed: int) -> None:
    seats = 2 + seed % 4
    # Every fourth match without options, the others with those whose bit is set.
    options = {name: True for bit, name in enumerate(OPTIONS) if seed // 4 % 4 and seed * 7 >> bit & 1}
    referee = Referee(seats, seed, options, builder=seed % 8 < 4).run()
    assert referee.state.over
    assert referee.steps > 60
