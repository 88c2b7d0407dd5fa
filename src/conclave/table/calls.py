"""Calls for moves, which may be answered together."""

from __future__ import annotations

from typing import Final

from conclave.table.seating import Caller
from conclave.table.wire import AtPly, Played


class Call:
    """Somebody asks for a move at a match; and what has come of it."""

    __slots__ = ("asked", "caller", "match", "outcome")

    def __init__(self, match: str, caller: Caller, asked: Played) -> None:
        self.match: Final = match
        self.caller: Final = caller
        self.asked: Final = asked
        self.outcome: AtPly | Exception | None = None
