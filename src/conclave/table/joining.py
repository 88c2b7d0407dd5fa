"""Sitting down, being replaced, coming back and leaving: what happens to the seats of a match."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from conclave.bots.levels import DEFAULT
from conclave.table.levels import check_level
from conclave.table.live import Live
from conclave.table.refusals import Refused
from conclave.table.rows import BOT, OPEN, PERSON, RUNNING, SeatRow
from conclave.table.seating import Caller, bot_names, clean, hashed, new_secret, people
from conclave.table.wire import GivenSeat, NewSeat


def sit_down(asked: Sequence[NewSeat], holder: str | None) -> tuple[list[SeatRow], list[GivenSeat]]:
    """The seats of a new match, and the secrets to be given out for them."""
    taken = [clean(seat.name) for seat in asked]
    spare = iter(bot_names(taken, len(asked)))
    seats: list[SeatRow] = []
    given: list[GivenSeat] = []
    for number, seat in enumerate(asked):
        name = taken[number]
        if seat.kind == "me":
            token = new_secret()
            seats.append(SeatRow(number, PERSON, name, None, holder, hashed(token)))
            given.append(GivenSeat(number, PERSON, token=token))
        elif seat.kind == "open":
            invite = new_secret()
            seats.append(SeatRow(number, OPEN, name, invite=hashed(invite)))
            given.append(GivenSeat(number, OPEN, invite=invite))
        else:
            seats.append(SeatRow(number, BOT, name or next(spare), check_level(seat.level)))
            given.append(GivenSeat(number, BOT))
    return seats, given


def seated(seat: SeatRow) -> SeatRow:
    """The same player at a new match: who was only represented sits there again."""
    person = seat.holder is not None or seat.token is not None
    if person:
        return replace(seat, kind=PERSON, level=None, invite=None, used=False)
    return replace(seat, kind=BOT, level=seat.level or DEFAULT, invite=None, used=False)


def take_seat(live: Live, seat: int, name: str, token: str, secret: str | None) -> SeatRow:
    """An invited person sits down."""
    row = live.seats[seat]
    if row.used or row.kind != OPEN:
        raise Refused("used-invite")
    return replace(
        row,
        kind=PERSON,
        name=name or row.name,
        holder=hashed(secret) if secret else None,
        token=hashed(token),
        used=True,
    )


def hand_over(live: Live, caller: Caller, seat: int, to: str, level: str, online: frozenset[int]) -> SeatRow:
    """A bot takes over from somebody who is gone, or who wants it to; or they come back."""
    held = caller.seats(live.seats)
    if not 0 <= seat < len(live.seats):
        raise Refused("no-seat", seat=seat)
    if not held and (caller.holder is None or caller.holder != live.row.creator):
        raise Refused("spectator")
    if live.row.status != RUNNING:
        raise Refused("ended")
    row = live.seats[seat]
    if to == "me":
        if seat not in held:
            raise Refused("not-your-seat", seat=seat)
        return replace(row, kind=PERSON, level=None)
    if row.kind == BOT:
        raise Refused("not-a-person")
    if row.kind == PERSON and seat not in held and seat in online:
        raise Refused("still-here", name=row.name or str(seat + 1))
    name = row.name or next(iter(bot_names([other.name for other in live.seats], 1)))
    return replace(row, kind=BOT, level=level, name=name, used=True)


def leave(live: Live, held: list[int]) -> tuple[list[SeatRow], bool]:
    """The seats somebody gives up, and whether no person is left."""
    running = live.row.status == RUNNING
    given_up = [
        replace(live.seats[seat], holder=None, token=None, kind=BOT, level=live.seats[seat].level or DEFAULT)
        for seat in held
    ]
    away = [seat.seat for seat in live.seats if seat.kind == BOT and (seat.holder or seat.token)]
    others = [seat for seat in [*people(live.seats), *away] if seat not in held]
    return given_up, running and not others
