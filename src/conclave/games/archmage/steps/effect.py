"""What a spell does: the form that all 18 have."""

from __future__ import annotations

from conclave.engine.rules import Rule
from conclave.games.archmage.state import Archmage


class Effect:
    """One spell."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        """Why it may not be cast now, its price apart: it would have no effect (A170a)."""
        return None

    def begin(self, state: Archmage, seat: int) -> None:
        """It is paid for: do it, or put what follows on the agenda."""
        raise NotImplementedError
