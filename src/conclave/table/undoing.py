"""Taking back: one's own last move while nobody learnt anything from it; beyond that only if all people agree."""

from __future__ import annotations

from typing import Final

from conclave.table.live import Live
from conclave.table.seating import people
from conclave.table.wire import Undo


class Way:
    """Back to where, for whom, and whether at once."""

    __slots__ = ("at_once", "seat", "to")

    def __init__(self, seat: int, to: int, at_once: bool) -> None:
        self.seat: Final[int] = seat
        self.to: Final[int] = to
        self.at_once: Final[bool] = at_once


def way_back(live: Live, held: list[int]) -> Way | None:
    """How whoever holds these seats can take back, or None if they have made no move."""
    for seat in held:
        if live.match.can_undo(seat):
            return Way(seat, live.ply - 1, True)
    latest = -1
    for seat in held:
        latest = max(latest, live.match.latest(seat))
    if latest < 0:
        return None
    others = [seat for seat in people(live.seats) if seat not in held]
    return Way(live.match.record.moves[latest][0], latest, not others)


def not_agreed(live: Live) -> list[int]:
    """The people who have not agreed yet to what was asked."""
    return [seat for seat in people(live.seats) if not live.row.undo_agreed >> seat & 1]


def mask(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


def outlook(live: Live, held: list[int]) -> Undo:
    """What whoever holds these seats is told about taking back."""
    way = way_back(live, held) if held and live.row.status in ("running", "over") else None
    asked = not_agreed(live) if live.row.undo_by is not None else []
    can = way is not None and way.at_once
    return Undo(can, way is not None and not can, asked, live.row.undo_by, live.row.undo_to)
