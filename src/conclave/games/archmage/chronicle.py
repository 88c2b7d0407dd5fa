"""What is worth counting over many matches of Archmage: the points, how much was explored, the spells that were cast."""

from __future__ import annotations

from typing import Final

from conclave.engine.chronicle import Chronicle
from conclave.engine.events import Event
from conclave.games.archmage.components import NONE, SPELLS
from conclave.games.archmage.naming import WORDS
from conclave.games.archmage.state import Archmage


class ArchmageChronicle(Chronicle):
    """Rounds, and what was still face down at the end; alone also the Warlord's points. A spell is used by whoever casts it."""

    def facts(self, state: Archmage) -> dict[str, int]:
        found = {"rounds": state.round, "unexplored": sum(state.secrets.pile)}
        if state.warlord != NONE:
            found["warlord"] = state.warlord_points()
        return found

    def ending(self, state: Archmage) -> str:
        """AS21 Alone one wins or the Warlord does."""
        if state.seats > 1:
            return "aligned"
        return "won" if state.winners() else "lost"

    def used(self, event: Event) -> str:
        return SPELLS[event.a] if event.what == "casts" else ""


CHRONICLE: Final = ArchmageChronicle(WORDS.say, thing="spell")
