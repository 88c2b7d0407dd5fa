"""The table's service: matches are made, joined, played, taken back and left here. The web is one door to it.

Every command opens the match, checks, commits to the store and only then tells. What a command needs to know about the
caller is a `Caller`; what it refuses is a `Refused`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from random import Random, SystemRandom
from typing import Any, Final

import msgspec

from conclave.catalog import game as find_game
from conclave.engine.game import Game
from conclave.engine.mistakes import IllegalMove, Mistake
from conclave.engine.rules import LANGUAGES
from conclave.table.asked import need_seat, whose_turn
from conclave.table.bulletin import Bulletin, SharedBulletin
from conclave.table.calls import Call
from conclave.table.joining import hand_over, leave, take_seat
from conclave.table.levels import check_level
from conclave.table.live import MOST_LIVE, Cabinet, Live
from conclave.table.making import Made, again, carried_on, new_match, uploaded, written_scores
from conclave.table.message import message, seat_infos
from conclave.table.presence import Presence
from conclave.table.refusals import Forbidden, Refused
from conclave.table.rows import BOT, LEFT, OPEN, OVER, PERSON, RUNNING, Change, ChatRow, MatchRow, SeatRow, Stale
from conclave.table.seating import ANYBODY, Caller, clean, eyes, hashed, new_secret, people
from conclave.table.secrecy import written
from conclave.table.store import Store
from conclave.table.telling import Teller
from conclave.table.turns import Turns
from conclave.table.undoing import mask, not_agreed, way_back
from conclave.table.wire import (
    MOST_TEXT,
    Asked,
    AtPly,
    CarriedOn,
    Created,
    GivenSeat,
    Invitation,
    Listed,
    Message,
    NewMatch,
    NewSeat,
    SeatTaken,
)

LOGGER: Final = logging.getLogger("conclave")
NO_UNDO: Final = {"undo_by": None, "undo_to": None, "undo_agreed": 0}


class Service:
    """All matches of a store. It may be called from several threads."""

    def __init__(
        self,
        store: Store,
        *,
        processes: int = 1,
        pace: float = 0.0,
        most_live: int = MOST_LIVE,
        find: Callable[[str], Game] = find_game,
        rng: Random | None = None,
    ) -> None:
        self.store: Final[Store] = store
        self.find: Final = find
        self.rng: Final[Random] = rng or SystemRandom()
        self.cabinet: Final[Cabinet] = Cabinet(store, find, most_live)
        self.presence: Final[Presence] = Presence(store.shared)
        self.bulletin: Final[Bulletin] = SharedBulletin(store, self.presence) if store.shared else Bulletin()
        self.turns: Final[Turns] = Turns(processes, pace, store, self.cabinet, self._play)

    def start(self) -> None:
        """Bots go on where they were, in every match."""
        self.turns.thinkers.start()

    def close(self) -> None:
        self.turns.thinkers.close()
        self.bulletin.close()
        self.store.close()

    # Making matches

    def create(self, asked: NewMatch, secret: str | None = None) -> Created:
        """A new match; the secret is the browser's who makes it."""
        made, given = new_match(asked, self.find, self.rng, secret)
        return Created(self._keep(made).id, given)

    def upload(self, text: str, secret: str | None = None) -> Created:
        """A record to look at: every move is checked, nobody plays."""
        return Created(self._keep(uploaded(text, self.find, secret)).id, [])

    def carry_on(self, id: str, asked: CarriedOn, secret: str | None = None) -> Created:
        """What if? A new match from a position of one that is over; the secret is the browser's who makes it."""
        with self.cabinet.at(id) as live:
            made, given = carried_on(live, asked, self.rng, secret)
        return Created(self._keep(made).id, given)

    def rematch(self, id: str, caller: Caller) -> Created:
        """The same again, with the same people on the same seats. Asked for twice it is made once."""

        def made_again(live: Live) -> Created:
            need_seat(live, caller)
            if live.running:
                raise Refused("running")
            if live.row.rematch is not None:
                return Created(live.row.rematch, [GivenSeat(seat.seat, seat.kind) for seat in live.seats])
            made = again(live, self.rng)
            row = self._keep(made)
            try:
                live.commit(self.store, Change(fields={"rematch": row.id}))
            except Stale:
                self.store.delete(row.id)
                raise
            self.bulletin.tell(id)
            return Created(row.id, [GivenSeat(seat.seat, seat.kind) for seat in made.seats])

        return self.cabinet.do(id, made_again)

    def _keep(self, made: Made) -> MatchRow:
        row = self.store.create(made.row, made.seats, made.moves)
        if any(seat.kind == BOT for seat in made.seats):
            with self.cabinet.at(row.id) as live:
                self.turns.look(live)
        return row

    # Looking

    def message(
        self, id: str, caller: Caller = ANYBODY, lang: str = "en", seat: int | None = None, ply: int | None = None
    ) -> Message:
        """What the caller may know of the match."""
        with self.cabinet.at(id) as live:
            if ply is not None and not 0 <= ply <= live.ply:
                raise Refused("no-ply", last=live.ply, ply=ply)
            looks = eyes(caller, live.seats, live.match.state.to_act, seat, not live.running)
            return message(live, caller, looks, lang, self.presence.at(id), ply)

    def tell(self, id: str, teller: Teller, heard: int = 0, whole: bool = False) -> bytes | None:
        """What is new to somebody who has heard everything up to a serial, or the whole message if anything is. It is written
        down here, before others can change the match."""
        with self.cabinet.at(id) as live:
            teller.look(live, self.presence.at(id))
            return None if teller.serial == heard else teller.news(0 if whole else heard)

    def record(self, id: str, caller: Caller = ANYBODY, seat: int | None = None) -> str:
        """The record as text, without the secrets of a running match."""
        with self.cabinet.at(id) as live:
            looks = eyes(caller, live.seats, (), seat, not live.running)
            return written(live.record(), looks, not live.running)

    def matches(self, caller: Caller, lang: str) -> list[Listed]:
        """The caller's matches, the newest first."""
        if caller.holder is None:
            return []
        return [
            Listed(
                match=row.id,
                game=row.game,
                title=self.find(row.game).title(lang),
                ply=row.ply,
                over=row.status != RUNNING,
                your_turn=row.status == RUNNING
                and any(row.acting >> seat.seat & 1 and caller.holds(seat) and seat.kind == PERSON for seat in seats),
                seats=seat_infos(seats, caller, lang, self.presence.at(row.id)),
                scores=msgspec.json.decode(row.scores, type=list[int]),
                updated=row.updated,
            )
            for row, seats in self.store.matches_of(caller.holder)
        ]

    # Playing

    def play(self, id: str, caller: Caller, ply: int, move: str, seat: int | None = None) -> AtPly:
        """A move, and the chance it brings about. It is committed before anybody hears of it."""

        def played(live: Live) -> AtPly:
            mover = whose_turn(live, caller, ply, seat)
            return self._play(live, mover, move)

        return self.cabinet.do(id, played)

    def play_together(self, calls: Sequence[Call]) -> None:
        """Moves that come at the same time, each at a match of its own: written in one transaction, and nobody hears of any
        before all are kept. What is wrong with one is no matter of the others. For a store that nobody else writes to."""
        if len(calls) == 1:
            self._play_alone(calls[0])
            return
        made: list[tuple[Call, Live, Change]] = []
        with ExitStack() as drawers:
            try:
                for call in calls:
                    try:
                        live = drawers.enter_context(self.cabinet.at(call.match))
                        mover = whose_turn(live, call.caller, call.asked.ply, call.asked.seat)
                        made.append((call, live, self._make(live, mover, call.asked.move)))
                    except Exception as error:
                        call.outcome = error
                rows = self.store.change_together([(live.row, change) for _, live, change in made])
            except BaseException as trouble:
                for call, _, _ in made:
                    self.cabinet.forget(call.match)
                if not isinstance(trouble, Exception):
                    raise
            else:
                for (call, live, change), row in zip(made, rows, strict=True):
                    live.committed(row, change)
                    call.outcome = AtPly(live.ply)
                for _, live, _ in made:
                    try:
                        self._tell(live)
                    except Exception:  # the move is kept, and the others are to hear of theirs
                        LOGGER.exception("nobody was told of a move at match %s", live.row.id)
                return
        for call, _, _ in made:  # together they could not be written
            self._play_alone(call)

    def _play_alone(self, call: Call) -> None:
        try:
            call.outcome = self.play(call.match, call.caller, call.asked.ply, call.asked.move, call.asked.seat)
        except Exception as error:
            call.outcome = error

    def _play(self, live: Live, seat: int, move: str) -> AtPly:
        change = self._make(live, seat, move)
        try:
            live.commit(self.store, change)
        except BaseException:
            self.cabinet.forget(live.row.id)  # memory is ahead of the store: what is there counts
            raise
        self._tell(live)
        return AtPly(live.ply)

    def _make(self, live: Live, seat: int, move: str) -> Change:
        """Make a move in memory; what there is to write down."""
        match = live.match
        before = live.ply
        try:
            match.play(seat, move)
        except IllegalMove as mistake:
            state, why = match.state, mistake.rule
            reasons = {lang: live.speech(lang).reason(state, seat, mistake.move, why, lang) for lang in LANGUAGES}
            raise Forbidden(mistake, reasons) from None
        except Mistake as unclear:
            raise Forbidden(unclear) from None
        except BaseException:
            self.cabinet.forget(live.row.id)  # half a move may be made there
            raise
        try:
            match.let_chance(self.rng)
            new = [(mover, made.text) for mover, made in match.record.moves[before:]]
            return self._standing(live, Change(moves=new, fields={**NO_UNDO}))
        except BaseException:
            self.cabinet.forget(live.row.id)
            raise

    def _commit(self, live: Live, change: Change) -> None:
        """Write down where the match stands now, then tell everybody, and have the bots look."""
        live.commit(self.store, self._standing(live, change))
        self._tell(live)

    def _standing(self, live: Live, change: Change) -> Change:
        """A change, and where the match stands with it."""
        change.fields["acting"] = live.acting()
        change.fields["scores"] = written_scores(live.match)
        if live.row.status in (RUNNING, OVER):
            change.fields.setdefault("status", OVER if live.match.state.over else RUNNING)
        return change

    def _tell(self, live: Live) -> None:
        self.bulletin.tell(live.row.id)
        self.turns.look(live)

    # Taking back

    def undo(self, id: str, caller: Caller, ply: int, seat: int | None = None, agree: bool = True) -> AtPly | Asked:
        """Take back the caller's last move: at once up to the barrier, beyond it when all people have agreed."""

        def undone(live: Live) -> AtPly | Asked:
            held = need_seat(live, caller)
            if live.row.status not in (RUNNING, OVER):
                raise Refused("ended")
            if ply != live.ply:
                raise Refused("stale", now=live.ply, ply=ply)
            if live.row.undo_by is not None:
                return self._answer_undo(live, held, agree)
            if not agree:
                raise Refused("not-asked")
            way = way_back(live, [seat] if seat is not None and seat in held else held)
            if way is None:
                raise Refused("no-undo")
            if way.at_once:
                return self._take_back(live, way.to)
            fields = {"undo_by": way.seat, "undo_to": way.to, "undo_agreed": mask(held)}
            live.commit(self.store, Change(fields=fields))
            self._tell(live)
            return Asked(live.ply, not_agreed(live))

        return self.cabinet.do(id, undone)

    def _answer_undo(self, live: Live, held: list[int], agree: bool) -> AtPly | Asked:
        if not agree:
            live.commit(self.store, Change(fields={**NO_UNDO}))
            self._tell(live)
            return AtPly(live.ply)
        agreed = live.row.undo_agreed | mask(held)
        if all(agreed >> seat & 1 for seat in people(live.seats)):
            assert live.row.undo_to is not None
            return self._take_back(live, live.row.undo_to)
        if agreed != live.row.undo_agreed:
            live.commit(self.store, Change(fields={"undo_agreed": agreed}))
            self._tell(live)
        return Asked(live.ply, not_agreed(live))

    def _take_back(self, live: Live, to: int, seats: Sequence[SeatRow] = ()) -> AtPly:
        try:
            live.take_back(to)
            self._commit(live, Change(back_to=to, seats=seats, fields={**NO_UNDO}))
        except BaseException:
            self.cabinet.forget(live.row.id)
            raise
        return AtPly(live.ply)

    # Seats

    def invitation(self, invite: str, caller: Caller, lang: str) -> Invitation:
        """What an invitation is to, used or not."""
        found = self.store.invited(hashed(invite))
        if found is None:
            raise Refused("no-invite")
        id, number = found
        with self.cabinet.at(id) as live:
            seat, row = live.seats[number], live.row
            host = next((other.name for other in live.seats if other.holder and other.holder == row.creator), "")
            used = seat.used or seat.kind != OPEN
            return Invitation(id, row.game, live.game.title(lang), host, seat.name, used, caller.holds(seat))

    def take(self, invite: str, name: str | None = None, secret: str | None = None) -> SeatTaken:
        """Take the seat of an invitation, once."""
        found = self.store.invited(hashed(invite))
        if found is None:
            raise Refused("no-invite")
        id, seat = found
        token = new_secret()

        def taken(live: Live) -> SeatTaken:
            changed = take_seat(live, seat, clean(name), token, secret)
            self._commit(live, Change(seats=[changed]))
            return SeatTaken(id, seat, token)

        return self.cabinet.do(id, taken)

    def hand(self, id: str, caller: Caller, seat: int, to: str, level: str | None = None) -> None:
        """Give a vanished player's seat to a bot, or take one's own back."""

        def handed(live: Live) -> None:
            self._reseat(live, [hand_over(live, caller, seat, to, check_level(level), self.presence.at(id))])

        self.cabinet.do(id, handed)

    def leave(self, id: str, caller: Caller) -> None:
        """Leave for good: a bot plays on, unless nobody is left."""

        def left(live: Live) -> None:
            changed, deserted = leave(live, need_seat(live, caller))
            self._reseat(live, changed, {"status": LEFT} if deserted else {})

        self.cabinet.do(id, left)

    def _reseat(self, live: Live, seats: Sequence[SeatRow], fields: Mapping[str, Any] = {}) -> None:
        """Others sit there now. Nobody has to answer for who has gone: what those asked to take back is dropped, and what all
        who are left have agreed to is done."""
        changed = {seat.seat: seat for seat in seats}
        left = people([changed.get(seat.seat, seat) for seat in live.seats])
        if live.row.undo_by is None:
            self._commit(live, Change(seats=seats, fields={**fields}))
        elif live.row.undo_by not in left:
            self._commit(live, Change(seats=seats, fields={**fields, **NO_UNDO}))
        elif all(live.row.undo_agreed >> seat & 1 for seat in left):
            assert live.row.undo_to is not None
            self._take_back(live, live.row.undo_to, seats)
        else:
            self._commit(live, Change(seats=seats))

    def delete(self, id: str, caller: Caller) -> None:
        """Remove a match: who made it may, and who is alone in it."""

        def deleted(live: Live) -> None:
            held = caller.seats(live.seats)
            made = live.row.host in held if live.row.host is not None else False
            made = made or (caller.holder is not None and caller.holder == live.row.creator)
            alone = bool(held) and not [seat for seat in people(live.seats) if seat not in held]
            if not made and not alone:
                raise Refused("not-yours-to-delete")
            self.store.delete(id, live.row.version)
            self.cabinet.forget(id)
            self.bulletin.tell(id)

        self.cabinet.do(id, deleted)

    # Talking

    def say(self, id: str, caller: Caller, text: str, name: str | None, now: float) -> None:
        """Something said at the table; a spectator may give a name."""
        words = clean(text, MOST_TEXT)
        if not words:
            raise Refused("empty")

        def said(live: Live) -> None:
            held = caller.seats(live.seats)
            seat = held[0] if held else None
            called = live.seats[held[0]].name if held else clean(name)
            live.commit(self.store, Change(said=ChatRow(seat, called, words, now)))
            self.bulletin.tell(id)

        self.cabinet.do(id, said)

    # Who is there

    def arrive(self, id: str, caller: Caller) -> list[int]:
        """A stream was opened: these seats are online now."""
        with self.cabinet.at(id) as live:
            held = caller.seats(live.seats)
        if self.presence.arrive(id, held):
            self.bulletin.tell(id)
        return held

    def depart(self, id: str, held: Sequence[int]) -> None:
        if self.presence.depart(id, held):
            self.bulletin.tell(id)


__all__ = ["NewSeat", "Service"]
