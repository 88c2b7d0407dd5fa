"""What is worth counting over many matches of Zavandor: characters, what was bought at auction, what ended it."""

from __future__ import annotations

from typing import Final

from conclave.engine.chronicle import Chronicle
from conclave.engine.events import Event
from conclave.games.zavandor.components import CHARACTERS, LAST_SENTINEL, OBJECTS
from conclave.games.zavandor.naming import WORDS
from conclave.games.zavandor.state import Zavandor


class ZavandorChronicle(Chronicle):
    """Rounds and sentinels; a thing is used by whoever wins it at auction, though lightning may take it away again."""

    def facts(self, state: Zavandor) -> dict[str, int]:
        return {"rounds": state.round, "sentinels": state.sold_sentinels()}

    def ending(self, state: Zavandor) -> str:
        """Z121 Five sentinels; lightning (ZV1) may leave one player alone; and no match goes on for ever."""
        if state.living() == 1:
            return "alone"
        return "sentinels" if state.sold_sentinels() >= LAST_SENTINEL else "rounds"

    def role(self, state: Zavandor, seat: int) -> str:
        return CHARACTERS[state.character[seat]]

    def used(self, event: Event) -> str:
        return OBJECTS[event.a] if event.what == "wins" else ""


CHRONICLE: Final = ZavandorChronicle(WORDS.say, role="character")
