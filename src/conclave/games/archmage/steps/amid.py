"""A question in the middle of an action of Journey's End (A120a)."""

from __future__ import annotations

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Choice
from conclave.games.archmage.moves import CAST, Spell
from conclave.games.archmage.rules import NOT_AMID_ACTION
from conclave.games.archmage.state import Archmage


def is_cast(move: Move) -> bool:
    return isinstance(move, Spell) and move is CAST[move.spell]


class AmidAction(Choice[Archmage]):
    """A120a Spells wait until the action is over."""

    __slots__ = ()

    def fits_for(self, state: Archmage, seat: int, move: Move) -> bool:
        return is_cast(move) or self.fits(state, move)

    def refusal_for(self, state: Archmage, seat: int, move: Move) -> Rule | None:
        return NOT_AMID_ACTION if is_cast(move) else self.refusal(state, move)
