"""Random matches under the eyes of a referee with notes of his own: from the first deal on, and from rich positions in which
all spells fly. CONCLAVE_LAWYER_MATCHES lets him watch more."""

from __future__ import annotations

import os
from typing import Any

import pytest

from .referee import Referee

MATCHES = int(os.environ.get("CONCLAVE_LAWYER_MATCHES", "16"))
OPTIONS = ("full_land", "relic_cap", "wild_wards", "cast_stays", "strict_quicken")


def options(seed: int) -> dict[str, Any]:
    """Every fourth set of matches without options, the others with those whose bit is set."""
    chosen: dict[str, Any] = {name: True for bit, name in enumerate(OPTIONS) if seed // 4 % 4 and seed * 7 >> bit & 1}
    return {**chosen, "difficulty": ("apprentice", "adept", "master")[seed // 4 % 3]}


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("rich", [False, True], ids=["dealt", "rich"])
def test_a_random_match_keeps_all_rules(seed: int, rich: bool) -> None:
    referee = Referee(1 + seed % 4, seed, options(seed), gentle=seed % 8 < 4, rich=rich).run()
    assert referee.state.over
    assert referee.steps > 60
