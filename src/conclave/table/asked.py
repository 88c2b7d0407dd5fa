"""Who is asked: for which seat a caller answers, and whether that is still the question."""

from __future__ import annotations

from conclave.table.live import Live
from conclave.table.refusals import Refused
from conclave.table.rows import BOT, UPLOADED
from conclave.table.seating import Caller


def need_seat(live: Live, caller: Caller) -> list[int]:
    """The seats the caller holds; refused if there are none."""
    held = caller.seats(live.seats)
    if not held:
        raise Refused("spectator")
    return held


def whose_turn(live: Live, caller: Caller, ply: int, wanted: int | None) -> int:
    """The seat for which somebody answers a position; refused if they cannot, or the match has gone on."""
    held = need_seat(live, caller)
    if not live.running:
        raise Refused("ended" if live.row.status != UPLOADED else "uploaded")
    seat = _mover(live, held, wanted)
    if ply != live.ply and not _answers_beside(live, seat, ply):
        raise Refused("stale", now=live.ply, ply=ply)
    if live.open_seats:
        raise Refused("waiting")
    if live.seats[seat].kind == BOT:
        raise Refused("bot-plays")
    return seat


def _mover(live: Live, held: list[int], wanted: int | None) -> int:
    """For which of their seats somebody plays: the one they name, else the one that is asked."""
    if wanted is not None:
        if not 0 <= wanted < len(live.seats):
            raise Refused("no-seat", seat=wanted)
        if wanted not in held:
            raise Refused("not-your-seat", seat=wanted)
        return wanted
    acting = [seat for seat in held if seat in live.match.state.to_act]
    if len(acting) > 1:
        raise Refused("which-seat")
    return acting[0] if acting else held[0]


def _answers_beside(live: Live, seat: int, ply: int) -> bool:
    """Has nothing happened since but that others, asked at the same time, gave answers that are still hidden?"""
    state = live.match.state
    late = live.ply - ply
    return 0 < late <= len(state.answers) and seat not in state.answerers[-late:]
