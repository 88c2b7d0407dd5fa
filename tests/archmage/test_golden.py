"""Golden matches: records with the hash of the position after every move. A change of the rules shows here at once.

After a change that is meant: `CONCLAVE_WRITE_GOLDEN=1 CONCLAVE_PURE=1 pytest tests/archmage/test_golden.py` plays them anew;
with `CONCLAVE_WRITE_GOLDEN=digests` the matches stay and only the hashes are written, for a state with another field.
"""

from __future__ import annotations

import pytest

from conclave.engine.game import Value
from conclave.games.archmage import GAME
from conclave.games.archmage.components import SPELLS
from tests.goldens import Plan, check_files, check_positions, golden, rewrite

EVERYTHING: dict[str, Value] = {option.name: option.values[-1] for option in GAME.options}
MATCHES: dict[str, Plan] = {
    "archmage-1-greedy": (1, {"difficulty": "adept"}, "greedy"),
    "archmage-1-random": (1, EVERYTHING, "random"),
    "archmage-2-greedy": (2, {}, "greedy"),
    "archmage-2-land": (2, {"full_land": True, "relic_cap": True}, "greedy"),
    "archmage-3-greedy": (3, EVERYTHING, "greedy"),
    "archmage-3-random": (3, {"wild_wards": True}, "random"),
    "archmage-4-greedy": (4, {}, "greedy"),
    "archmage-4-strict": (4, {"strict_quicken": True, "cast_stays": True}, "greedy"),
}

for match, plan in MATCHES.items():
    rewrite(GAME, match, plan)


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_goes_through_the_same_positions_as_ever(name: str) -> None:
    check_positions(name)


def test_every_golden_file_belongs_to_a_match_and_they_are_long_and_different() -> None:
    check_files("archmage", list(MATCHES))


def test_golden_matches_know_every_number_of_seats_and_every_option() -> None:
    assert {seats for seats, _, _ in MATCHES.values()} == {1, 2, 3, 4}
    for option in GAME.options:
        assert {option.name in options for _, options, _ in MATCHES.values()} == {True, False}


def test_golden_matches_know_most_spells() -> None:
    cast = {str(move)[5:] for name in MATCHES for _, move in golden(name).moves if str(move).startswith("cast ")}
    assert len(cast & set(SPELLS)) > 11, sorted(set(SPELLS) - cast)
