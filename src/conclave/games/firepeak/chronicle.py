"""What is worth counting over many matches of Firepeak: wizards, the spells that were cast, what ended it."""

from __future__ import annotations

from typing import Final

from conclave.engine.chronicle import Chronicle
from conclave.engine.events import Event
from conclave.games.firepeak.components import SPELLS, WIZARDS
from conclave.games.firepeak.naming import WORDS
from conclave.games.firepeak.state import NOBODY, Firepeak


class FirepeakChronicle(Chronicle):
    """Rounds, and how many creatures stand at the end; a spell is used by whoever casts it, and a Duplicate is a Duplicate."""

    def facts(self, state: Firepeak) -> dict[str, int]:
        return {"rounds": state.round, "creatures": sum(state.size(seat) for seat in range(state.seats))}

    def ending(self, state: Firepeak) -> str:
        """F2 A complete structure, or F3 the last recruit; and no match goes on for ever."""
        if state.champion != NOBODY:
            return "structure"
        return "deck" if state.last else "rounds"

    def role(self, state: Firepeak, seat: int) -> str:
        return WIZARDS[state.wizard[seat]]

    def used(self, event: Event) -> str:
        return SPELLS[event.a] if event.what == "casts" else ""


CHRONICLE: Final = FirepeakChronicle(WORDS.say, role="wizard", thing="spell")
