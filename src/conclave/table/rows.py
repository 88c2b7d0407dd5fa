"""What the store keeps of a match, and what a transaction changes, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from conclave.engine.game import Value

RUNNING: Final = "running"
OVER: Final = "over"
LEFT: Final = "left"
"""All people have left: nobody plays on."""
UPLOADED: Final = "uploaded"
"""A record somebody wants to look at: nobody plays."""

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"


class MatchRow(Struct, frozen=True):
    """A match without its moves."""

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    status: str = RUNNING
    hotseat: bool = False
    creator: str | None = None
    host: int | None = None
    hints: bool = True
    """May players ask what an archmage would do?"""
    paced: bool = True
    """Do bots wait a moment before they play, so that people see what they did?"""
    ply: int = 0
    version: int = 0
    take_backs: int = 0
    acting: int = 0
    undo_by: int | None = None
    undo_to: int | None = None
    undo_agreed: int = 0
    rematch: str | None = None
    scores: str = "[]"
    created: float = 0.0
    updated: float = 0.0


class SeatRow(Struct, frozen=True):
    """Who sits at a seat; secrets as hashes."""

    seat: int
    kind: str
    name: str = ""
    level: str | None = None
    holder: str | None = None
    token: str | None = None
    invite: str | None = None
    used: bool = False


class ChatRow(Struct, frozen=True):
    """Something that was said; seat None is a spectator."""

    seat: int | None
    name: str
    text: str
    at: float


class HintRow(Struct, frozen=True):
    """A seat has asked what an archmage would do, after so many moves."""

    ply: int
    seat: int


class Saved(Struct):
    """All that is kept of a match. A move is its seat and its text."""

    row: MatchRow
    seats: list[SeatRow]
    moves: list[tuple[int, str]]
    chat: list[ChatRow]
    hints: list[HintRow] = []


class Change(Struct):
    """What one transaction does to a match: its fields, moves taken back and added, seats, a word said, a hint taken."""

    fields: dict[str, Any] = {}
    back_to: int | None = None
    moves: Sequence[tuple[int, str]] = ()
    seats: Sequence[SeatRow] = ()
    said: ChatRow | None = None
    hint: HintRow | None = None


class Stale(Exception):
    """Somebody else has changed the match meanwhile; nothing was written."""
