"""Remarks: what the log tells beside the moves."""

from __future__ import annotations

from typing import Final

HINT: Final = "hint"
"""The word of the event that somebody asked for a hint."""

HINT_LINES: Final = {
    "en": ("You asked the Archmage.", "{who} asked the Archmage."),
    "de": ("Du hast den Erzmagier gefragt.", "{who} hat den Erzmagier gefragt."),
}


def hint_line(asker: int, called: list[str], seat: int | None, lang: str) -> str:
    """Who asked, as a seat is told of it."""
    you, other = HINT_LINES["de" if lang == "de" else "en"]
    return you if asker == seat else other.format(who=called[asker])
