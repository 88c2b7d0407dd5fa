"""What is in the box of Candlelight."""

from __future__ import annotations

from typing import Final

from conclave.engine.secrets import Backs

KINDS: Final = 9
"""Candles by brightness: kind k burns with brightness k + 1 (C2)."""
COPIES: Final = 3
HAND: Final = 5
STARS: Final = [1, 2, 3, 4, 5]
"""The points of the stars, one a night (C3)."""
BACKS: Final = Backs([KINDS])
CANDLE: Final = 0
"""The one card back there is: all candles look alike from behind."""
NOBODY: Final = -1
