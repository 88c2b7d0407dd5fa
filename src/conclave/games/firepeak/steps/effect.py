"""What a spell does: the form that all 36 have."""

from __future__ import annotations

from conclave.engine.rules import Rule
from conclave.games.firepeak.state import Firepeak


class Effect:
    """One spell. `card` in `begin` is what a lasting spell is in play: its number, plus AS_DUPLICATE where Duplicate lies
    there for it (FA53)."""

    __slots__ = ()

    def barred(self, state: Firepeak, seat: int) -> Rule | None:
        """Why it may not be cast now, its sacrifices apart."""
        return None

    def spare(self, state: Firepeak, seat: int) -> bool:
        """Must somebody be left in the dungeon who can be brainwashed (FA30)?"""
        return False

    def begin(self, state: Firepeak, seat: int, card: int) -> None:
        """Put what follows on the agenda. A spell that stays in play sets `state.spell` to NONE when it is laid down."""
        raise NotImplementedError
