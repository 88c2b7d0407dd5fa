"""Golden matches: records with the hash of the position after every move. A change of the rules shows here at once.

After a change that is meant: `CONCLAVE_WRITE_GOLDEN=1 CONCLAVE_PURE=1 pytest tests/zavandor/test_golden.py` plays them anew;
with `CONCLAVE_WRITE_GOLDEN=digests` the matches stay and only the hashes are written, for a state with another field.
"""

from __future__ import annotations

import pytest

from conclave.games.zavandor import GAME
from tests.goldens import Plan, check_files, check_positions, rewrite

MATCHES: dict[str, Plan] = {
    "zavandor-2-random": (2, {"choose_character": True}, "random"),
    "zavandor-3-greedy": (3, {"one_dust": True, "strict_subphases": True}, "greedy"),
    "zavandor-4-greedy": (4, {}, "greedy"),
    "zavandor-4-lightning": (4, {"lightning": True, "public_money": True}, "random"),
    "zavandor-5-random": (5, {"lower_variance": True}, "random"),
    "zavandor-6-greedy": (6, {"limited_gems": True, "druid_level3_ruby": True, "lower_variance": True}, "greedy"),
}

for match, plan in MATCHES.items():
    rewrite(GAME, match, plan)


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_goes_through_the_same_positions_as_ever(name: str) -> None:
    check_positions(name)


def test_every_golden_file_belongs_to_a_match_and_they_are_long_and_different() -> None:
    check_files("zavandor", list(MATCHES))
