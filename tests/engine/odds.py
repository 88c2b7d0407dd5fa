"""Do frequencies agree with what should be?"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from math import sqrt
from typing import TypeVar

K = TypeVar("K", bound=Hashable)


def check_fits(counts: Mapping[K, int], weights: Mapping[K, float]) -> None:
    """A chi-square test four deviations wide: with a fixed seed it never fails by bad luck twice."""
    assert set(counts) <= set(weights), f"cannot happen: {sorted(map(str, set(counts) - set(weights)))}"
    total, weight = sum(counts.values()), sum(weights.values())
    assert total * min(weights.values()) / weight >= 5, "too few trials for this test"
    chi = sum((counts.get(k, 0) - total * w / weight) ** 2 / (total * w / weight) for k, w in weights.items())
    df = len(weights) - 1
    critical = df * (1 - 2 / (9 * df) + 4 * sqrt(2 / (9 * df))) ** 3 if df else 0.0
    assert chi <= critical, f"chi-square {chi:.1f} over {critical:.1f}: {dict(counts)}"
