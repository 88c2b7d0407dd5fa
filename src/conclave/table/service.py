"""The table's service: matches are made, joined, played, taken back and left here. The web is one door to it.

Every command opens the match, checks, commits to the store and only then tells. What a command needs to know about the
caller is a `Caller`; what it refuses is a `Refused`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace

from conclave.catalog import game as find_game
from conclave.engine.game import Game
from conclave.engine.mistakes import IllegalMove, Mistake
from conclave.engine.records import read
from conclave.engine.rules import LANGUAGES
from conclave.table.bulletin import Bulletin, SharedBulletin
from conclave.table.joining import hand_over, leave, seated, sit_down, take_seat
from conclave.table.levels import check_level
from conclave.table.live import MOST_LIVE, Cabinet, Live
from conclave.table.match import Match
from conclave.table.message import message, open_scores, seat_infos
from conclave.table.presence import Presence
from conclave.table.refusals import Forbidden, Refused, Wrong
from conclave.table.rows import BOT, LEFT, OVER, PERSON, RUNNING, UPLOADED, Change, ChatRow, MatchRow, SeatRow, Stale
from conclave.table.seating import ANYBODY, Caller, clean, eyes, hashed, new_id, new_secret, people
from conclave.table.secrecy import written
from conclave.table.store import Store
from conclave.table.telling import Teller
from conclave.table.thinkers import Thinkers
from conclave.table.undoing import mask, not_agreed, way_back
from conclave.table.wire import (
    MOST_TEXT,
    Asked,
    AtPly,
    Created,
    GivenSeat,
    Listed,
    Message,
    NewMatch,
    NewSeat,
    SeatTaken,
)

T = TypeVar("T")

TRIES: Final = 8
"""How often a command is tried anew when others were faster."""
NO_UNDO: Final = {"undo_by": None, "undo_to": None, "undo_agreed": 0}


class Service:
    """All matches of a store. It may be called from several threads."""

    def __init__(
        self,
        store: Store,
        *,
        processes: int = 1,
        most_live: int = MOST_LIVE,
        find: Callable[[str], Game] = find_game,
        rng: Random | None = None,
    ) -> None:
        self.store: Final[Store] = store
        self.find: Final = find
        self.rng: Final[Random] = rng or SystemRandom()
        self.cabinet: Final[Cabinet] = Cabinet(store, find, most_live)
        self.presence: Final[Presence] = Presence()
        self.bulletin: Final[Bulletin] = SharedBulletin(store) if store.shared else Bulletin()
        self.thinkers: Final[Thinkers] = Thinkers(processes, self._bot_plays, self._find_waiting_bots)

    def start(self) -> None:
        """Bots go on where they were, in every match."""
        self.thinkers.start()

    def close(self) -> None:
        self.thinkers.close()
        self.bulletin.close()
        self.store.close()

    # Making matches

    def create(self, asked: NewMatch, secret: str | None = None) -> Created:
        """A new match; the secret is the browser's who makes it."""
        try:
            game = self.find(asked.game)
            game.start(len(asked.seats), asked.options)
            options = game.settings(asked.options)
        except Mistake as mistake:
            raise Wrong(mistake) from None
        holder = hashed(secret) if secret else None
        seats, given = sit_down(asked.seats, holder)
        match = Match.new(game, len(seats), options)
        match.let_chance(self.rng)
        host = next((seat.seat for seat in seats if seat.kind == PERSON), None)
        row = MatchRow(
            id=new_id(),
            game=game.id,
            rules=game.rules_version,
            options=options,
            hotseat=asked.hotseat or len(people(seats)) > 1,
            creator=holder,
            host=host,
        )
        return Created(self._keep(row, seats, match).id, given)

    def _keep(self, row: MatchRow, seats: Sequence[SeatRow], match: Match) -> MatchRow:
        state = match.state
        row = replace(
            row,
            status=row.status if not state.over or row.status == UPLOADED else OVER,
            acting=sum(1 << seat for seat in state.to_act if seat >= 0),
            scores=_scores(match),
        )
        row = self.store.create(row, seats, [(seat, move.text) for seat, move in match.record.moves])
        if any(seat.kind == BOT for seat in seats):
            live = self.cabinet.open(row.id)
            with live.lock:
                self._look_after_bots(live)
        return row

    def upload(self, text: str, secret: str | None = None) -> Created:
        """A record to look at: every move is checked, nobody plays."""
        try:
            record = read(text, self.find)
        except Mistake as mistake:
            raise Wrong(mistake) from None
        match = Match(record)
        seats = [SeatRow(seat, PERSON, clean(record.players.get(seat, ""))) for seat in range(record.seats)]
        row = MatchRow(
            id=new_id(),
            game=record.game.id,
            rules=record.rules_version,
            options=record.options,
            status=UPLOADED,
            creator=hashed(secret) if secret else None,
        )
        return Created(self._keep(row, seats, match).id, [])

    def rematch(self, id: str, caller: Caller) -> Created:
        """The same again, with the same people on the same seats. Asked for twice it is made once."""

        def again(live: Live) -> Created:
            _need_seat(live, caller)
            if live.running:
                raise Refused("running")
            if live.row.rematch is not None:
                return Created(live.row.rematch, [GivenSeat(seat.seat, seat.kind) for seat in live.seats])
            match = Match.new(live.game, len(live.seats), live.row.options)
            match.let_chance(self.rng)
            seats = [seated(seat) for seat in live.seats]
            row = replace(
                live.row,
                id=new_id(),
                status=RUNNING,
                rules=live.game.rules_version,
                take_backs=0,
                rematch=None,
                undo_by=None,
                undo_to=None,
                undo_agreed=0,
            )
            row = self._keep(row, seats, match)
            try:
                live.commit(self.store, Change(fields={"rematch": row.id}))
            except Stale:
                self.store.delete(row.id)
                raise
            self.bulletin.tell(id)
            return Created(row.id, [GivenSeat(seat.seat, seat.kind) for seat in seats])

        return self._at(id, again)

    # Looking

    def message(
        self, id: str, caller: Caller = ANYBODY, lang: str = "en", seat: int | None = None, ply: int | None = None
    ) -> Message:
        """What the caller may know of the match."""
        live = self.cabinet.open(id)
        with live.lock:
            if ply is not None and not 0 <= ply <= live.ply:
                raise Refused("no-ply", last=live.ply, ply=ply)
            looks = eyes(caller, live.seats, live.match.state.to_act, seat, not live.running)
            return message(live, caller, looks, lang, self.presence.at(id), ply)

    def tell(self, id: str, teller: Teller) -> None:
        """Let somebody who tells of the match see what is new."""
        live = self.cabinet.open(id)
        with live.lock:
            teller.look(live, self.presence.at(id))

    def record(self, id: str, caller: Caller = ANYBODY, seat: int | None = None) -> str:
        """The record as text, without the secrets of a running match."""
        live = self.cabinet.open(id)
        with live.lock:
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
            held = _need_seat(live, caller)
            if not live.running:
                raise Refused("ended" if live.row.status != UPLOADED else "uploaded")
            mover = _mover(live, held, seat)
            if ply != live.ply and not _answers_beside(live, mover, ply):
                raise Refused("stale", now=live.ply, ply=ply)
            if live.open_seats:
                raise Refused("waiting")
            if live.seats[mover].kind == BOT:
                raise Refused("bot-plays")
            return self._play(live, mover, move)

        return self._at(id, played)

    def _play(self, live: Live, seat: int, move: str) -> AtPly:
        match = live.match
        before = live.ply
        try:
            match.play(seat, move)
        except IllegalMove as mistake:
            speech, state = live.game.speech, match.state
            reasons = {lang: speech.reason(state, seat, mistake.move, mistake.rule, lang) for lang in LANGUAGES}
            raise Forbidden(mistake, reasons) from None
        except Mistake as mistake:
            raise Forbidden(mistake) from None
        try:
            match.let_chance(self.rng)
            new = [(mover, made.text) for mover, made in match.record.moves[before:]]
            self._commit(live, Change(moves=new, fields={**NO_UNDO}))
        except BaseException:
            self.cabinet.forget(live.row.id)  # memory is ahead of the store: what is there counts
            raise
        return AtPly(live.ply)

    def _commit(self, live: Live, change: Change) -> None:
        """Write down where the match stands now, then tell everybody, and have the bots look."""
        change.fields["acting"] = live.acting()
        change.fields["scores"] = _scores(live.match)
        if live.row.status in (RUNNING, OVER):
            change.fields.setdefault("status", OVER if live.match.state.over else RUNNING)
        live.commit(self.store, change)
        self._tell(live)

    def _tell(self, live: Live) -> None:
        self.bulletin.tell(live.row.id)
        self._look_after_bots(live)

    def _bot_plays(self, id: str, version: int, seat: int, move: str) -> None:
        """A bot has thought. If the match has changed since, it thinks again."""

        def played(live: Live) -> None:
            if live.row.version == version:
                self._play(live, seat, move)
            else:
                self._look_after_bots(live)

        try:
            self._at(id, played)
        except Refused as refused:
            if refused.key not in ("no-match", "busy"):
                raise

    def _look_after_bots(self, live: Live) -> None:
        """Every bot that is to act begins to think, unless people talk about taking back."""
        if not live.running or live.row.undo_by is not None or live.open_seats:
            return
        for seat in live.match.state.to_act:
            if seat >= 0 and live.seats[seat].kind == BOT:
                row = live.row
                moves = [(mover, move.text) for mover, move in live.match.record.moves]
                thought = (row.game, len(live.seats), row.options, moves)
                self.thinkers.ask(row.id, row.version, seat, check_level(live.seats[seat].level), thought)

    def _find_waiting_bots(self, before: float) -> None:
        for id in self.store.waiting_for_bots(before):
            try:
                live = self.cabinet.open(id)
            except Refused:
                continue
            with live.lock:
                self._look_after_bots(live)

    # Taking back

    def undo(self, id: str, caller: Caller, ply: int, seat: int | None = None, agree: bool = True) -> AtPly | Asked:
        """Take back the caller's last move: at once up to the barrier, beyond it when all people have agreed."""

        def undone(live: Live) -> AtPly | Asked:
            held = _need_seat(live, caller)
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

        return self._at(id, undone)

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

    def _take_back(self, live: Live, to: int) -> AtPly:
        try:
            live.take_back(to)
            self._commit(live, Change(back_to=to, fields={**NO_UNDO}))
        except BaseException:
            self.cabinet.forget(live.row.id)
            raise
        return AtPly(live.ply)

    # Seats

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

        return self._at(id, taken)

    def hand(self, id: str, caller: Caller, seat: int, to: str, level: str | None = None) -> None:
        """Give a vanished player's seat to a bot, or take one's own back."""

        def handed(live: Live) -> None:
            changed = hand_over(live, caller, seat, to, check_level(level), self.presence.at(id))
            self._commit(live, Change(seats=[changed]))

        self._at(id, handed)

    def leave(self, id: str, caller: Caller) -> None:
        """Leave for good: a bot plays on, unless nobody is left."""

        def left(live: Live) -> None:
            changed, deserted = leave(live, _need_seat(live, caller))
            self._commit(live, Change(seats=changed, fields={"status": LEFT, **NO_UNDO} if deserted else {}))

        self._at(id, left)

    def delete(self, id: str, caller: Caller) -> None:
        """Remove a match: who made it may, and who is alone in it."""
        live = self.cabinet.open(id)
        with live.lock:
            held = caller.seats(live.seats)
            made = live.row.host in held if live.row.host is not None else False
            made = made or (caller.holder is not None and caller.holder == live.row.creator)
            alone = bool(held) and not [seat for seat in people(live.seats) if seat not in held]
            if not made and not alone:
                raise Refused("not-yours-to-delete")
            self.store.delete(id)
            self.cabinet.forget(id)
            self.bulletin.tell(id)

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

        self._at(id, said)

    # Who is there

    def arrive(self, id: str, caller: Caller) -> list[int]:
        """A stream was opened: these seats are online now."""
        live = self.cabinet.open(id)
        with live.lock:
            held = caller.seats(live.seats)
        if self.presence.arrive(id, held):
            self.bulletin.tell(id)
        return held

    def depart(self, id: str, held: Sequence[int]) -> None:
        if self.presence.depart(id, held):
            self.bulletin.tell(id)

    def _at(self, id: str, do: Callable[[Live], T]) -> T:
        """Do something at a match, anew if others were faster."""
        for _ in range(TRIES):
            live = self.cabinet.open(id)
            with live.lock:
                try:
                    return do(live)
                except Stale:
                    self.cabinet.forget(id)
        raise Refused("busy")


def _need_seat(live: Live, caller: Caller) -> list[int]:
    held = caller.seats(live.seats)
    if not held:
        raise Refused("spectator")
    return held


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


def _scores(match: Match) -> str:
    state = match.state
    return msgspec.json.encode(open_scores(state, None if state.over else match.view(None))).decode()


__all__ = ["NewSeat", "Service"]
