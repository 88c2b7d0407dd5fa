"""Making matches: a new one, the same again, and one that is only looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from conclave.engine.game import Game
from conclave.engine.mistakes import Mistake
from conclave.engine.records import Record, read
from conclave.table.joining import seated, sit_down
from conclave.table.live import Live
from conclave.table.match import Match
from conclave.table.message import open_scores
from conclave.table.refusals import Refused, Wrong
from conclave.table.rows import OVER, PERSON, RUNNING, UPLOADED, MatchRow, SeatRow
from conclave.table.seating import clean, hashed, new_id, people
from conclave.table.wire import CarriedOn, GivenSeat, NewMatch, NewSeat

Find = Callable[[str], Game]


class Made:
    """A match that is not kept yet."""

    def __init__(self, row: MatchRow, seats: Sequence[SeatRow], match: Match) -> None:
        state = match.state
        self.row: Final = replace(
            row,
            id=new_id(),
            status=row.status if not state.over or row.status == UPLOADED else OVER,
            acting=sum(1 << seat for seat in state.to_act if seat >= 0),
            scores=written_scores(match),
        )
        self.seats: Final = seats
        self.moves: Final = [(seat, move.text) for seat, move in match.record.moves]


def new_match(asked: NewMatch, find: Find, rng: Random, secret: str | None) -> tuple[Made, list[GivenSeat]]:
    """A new match, and the secrets to be given out; `secret` is the browser's who makes it."""
    try:
        game = find(asked.game)
        game.start(len(asked.seats), asked.options)
        options = game.settings(asked.options)
    except Mistake as mistake:
        raise Wrong(mistake) from None
    holder = hashed(secret) if secret else None
    seats, given = sit_down(asked.seats, holder)
    match = Match.new(game, len(seats), options)
    match.let_chance(rng)
    row = MatchRow(
        id="",
        game=game.id,
        rules=game.rules_version,
        options=options,
        hotseat=asked.hotseat or len(people(seats)) > 1,
        creator=holder,
        host=next((seat.seat for seat in seats if seat.kind == PERSON), None),
        hints=asked.hints,
        paced=asked.paced,
    )
    return Made(row, seats, match), given


def carried_on(live: Live, asked: CarriedOn, rng: Random, secret: str | None) -> tuple[Made, list[GivenSeat]]:
    """A new match that begins with the moves of one that is over; somebody takes a seat of it, bots take the others."""
    if live.running:
        raise Refused("running")
    if not 0 <= asked.ply <= live.ply:
        raise Refused("no-ply", last=live.ply, ply=asked.ply)
    if not asked.seat < len(live.seats):
        raise Refused("no-seat", seat=asked.seat)
    record = Record(live.game, len(live.seats), live.row.options)
    record.moves = live.match.record.moves[: asked.ply]
    match = Match(record)
    if match.state.over:
        raise Refused("over-here", ply=asked.ply)
    match.let_chance(rng)
    holder = hashed(secret) if secret else None
    places = [
        NewSeat("me", name=clean(asked.name) or seat.name)
        if seat.seat == asked.seat
        else NewSeat("bot", asked.level, seat.name)
        for seat in live.seats
    ]
    seats, given = sit_down(places, holder)
    row = MatchRow(
        id="",
        game=live.game.id,
        rules=live.game.rules_version,
        options=live.row.options,
        creator=holder,
        host=asked.seat,
        paced=asked.paced,
    )
    return Made(row, seats, match), given


def uploaded(text: str, find: Find, secret: str | None) -> Made:
    """A record to look at: every move is checked, nobody plays."""
    try:
        record = read(text, find)
    except Mistake as mistake:
        raise Wrong(mistake) from None
    seats = [SeatRow(seat, PERSON, clean(record.players.get(seat, ""))) for seat in range(record.seats)]
    row = MatchRow(
        id="",
        game=record.game.id,
        rules=record.rules_version,
        options=record.options,
        status=UPLOADED,
        creator=hashed(secret) if secret else None,
    )
    return Made(row, seats, Match(record))


def again(live: Live, rng: Random) -> Made:
    """The same again, with the same people on the same seats."""
    match = Match.new(live.game, len(live.seats), live.row.options)
    match.let_chance(rng)
    row = replace(
        live.row,
        status=RUNNING,
        rules=live.game.rules_version,
        take_backs=0,
        rematch=None,
        undo_by=None,
        undo_to=None,
        undo_agreed=0,
    )
    return Made(row, [seated(seat) for seat in live.seats], match)


def written_scores(match: Match) -> str:
    """The scores that everybody may know, as they are kept."""
    state = match.state
    return msgspec.json.encode(open_scores(state, None if state.over else match.view(None))).decode()
