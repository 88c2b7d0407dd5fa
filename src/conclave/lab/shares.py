"""Shares: so much won of so many, with what that leaves open."""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

Z: Final = 1.959964
"""The normal deviate of 95 %."""


class Share(msgspec.Struct):
    """So much won of so many, with the bounds of its 95 % interval (Wilson's)."""

    n: int
    won: float
    share: float
    low: float
    high: float


def share(won: float, n: int) -> Share:
    """Wilson's interval. A tie counts as its part. Where matches share their chance, or one player sits on several seats, their
    results pull against each other, so the interval is rather too wide than too narrow."""
    if not n:
        return Share(0, 0.0, 0.0, 0.0, 1.0)
    p = won / n
    middle, width = p + Z * Z / (2 * n), Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    low, high = (middle - width) / (1 + Z * Z / n), (middle + width) / (1 + Z * Z / n)
    return Share(n, round(won, 4), *(round(min(1.0, max(0.0, bound)), 4) for bound in (p, low, high)))
