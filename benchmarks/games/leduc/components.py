"""What is in the box of Leduc poker."""

from __future__ import annotations

from typing import Final

from conclave.engine.secrets import Backs

SEATS: Final = 2
CARDS: Final = ["jack 1", "jack 2", "queen 1", "queen 2", "king 1", "king 2"]  # L1
KINDS: Final = 6
RANK: Final = [0, 0, 1, 1, 2, 2]  # by kind
BACKS: Final = Backs([KINDS])
BACK: Final = 0
ANTE: Final = 1  # L2
ROUNDS: Final = 2  # L3
STAKE: Final = [2, 4]  # L6: by round
MOST_RAISES: Final = 2  # L7
TABLE: Final = 2
"""Place `seat` is a seat's hand; place TABLE is the open card's."""
