"""Matches in memory: a bounded cache of what the store keeps. Dropping one costs a replay and nothing else."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock, RLock
from typing import Final, TypeVar

from conclave.engine.game import Game, Speech, among
from conclave.engine.mistakes import Mistake
from conclave.engine.moves import CHANCE, Move
from conclave.engine.records import Record
from conclave.engine.state import State
from conclave.table.match import Match
from conclave.table.patches import Patches
from conclave.table.refusals import Refused
from conclave.table.remarks import HINT, hint_line
from conclave.table.rows import OPEN, RUNNING, Change, ChatRow, HintRow, MatchRow, Saved, SeatRow, Stale
from conclave.table.seating import names
from conclave.table.store import Store
from conclave.table.wire import EventItem, LogLine

STRIDE: Final = 64
"""So many moves lie between two remembered positions."""
MOST_LIVE: Final = 512
CHAT_SHOWN: Final = 100
TRIES: Final = 8
"""How often something is tried anew when others were faster."""

T = TypeVar("T")


class Story:
    """What happened in a match for one pair of eyes in one language: by move (word, seat, text), and the lines of the log."""

    __slots__ = ("edits", "lines", "moves", "upto")

    def __init__(self, before: list[EventItem]) -> None:
        self.edits = 0
        """How often anything else was done than to go on with it, so that not all that is new stands at its end."""
        self.moves: list[list[EventItem]] = []
        self.lines: list[LogLine] = []
        self.upto: list[int] = [0]
        """How many lines there were before all moves, and after each."""
        for item in before:
            self.remark(item)

    def add(self, happened: list[EventItem]) -> None:
        self.moves.append(happened)
        self.lines += [LogLine(item.ply, item.text) for item in happened if item.text]
        self.upto.append(len(self.lines))

    def remark(self, item: EventItem) -> None:
        """Something that happened beside the moves, after the last of them."""
        self.edits += 1
        if self.moves:
            self.moves[-1].append(item)
        self.lines.append(LogLine(item.ply, item.text))
        self.upto[-1] += 1

    def cut(self, ply: int) -> None:
        self.edits += 1
        if ply < len(self.moves):
            del self.lines[self.upto[ply] :]
            del self.moves[ply:], self.upto[ply + 1 :]


class Live:
    """A match with its position."""

    def __init__(self, saved: Saved, game: Game) -> None:
        self.game: Final[Game] = game
        self.row: MatchRow = saved.row
        self.seats: list[SeatRow] = saved.seats
        self.chat: list[ChatRow] = saved.chat
        self.hints: list[HintRow] = saved.hints
        record = Record(game, len(saved.seats), saved.row.options)
        record.moves = [(seat, read_move(game, text)) for seat, text in saved.moves]
        self.match: Match = Match(record)
        self.patches: Patches = Patches(0)
        """What has changed since the version before."""
        self._positions: dict[int, State] = {}
        self._stories: dict[tuple[int | None, str], Story] = {}
        self._called: dict[str, list[str]] = {}

    @property
    def running(self) -> bool:
        return self.row.status == RUNNING

    @property
    def open_seats(self) -> list[int]:
        """The seats somebody has still to take before anybody plays."""
        return [seat.seat for seat in self.seats if seat.kind == OPEN]

    @property
    def ply(self) -> int:
        return self.match.ply

    def position(self, ply: int) -> State:
        """The state after so many moves, not to be changed."""
        if ply == self.ply:
            return self.match.state
        moves = self.match.record.moves
        at = ply - ply % STRIDE
        while at and at not in self._positions:
            at -= STRIDE
        state = self._positions[at].clone() if at else self.match.record.start()
        for n in range(at, ply):
            if n % STRIDE == 0 and n and n not in self._positions:
                self._positions[n] = state.clone()
            state.apply(*moves[n])
        return state

    def story(self, seat: int | None, lang: str) -> Story:
        """What every move brought about, as the seat may know it, in words."""
        story = self._stories.get((seat, lang))
        if story is None:
            story = self._stories[seat, lang] = Story(self._remarks(0, seat, lang))
        events = self.match.events
        if len(story.moves) < len(events):
            called = self.called(lang)
            line = self.game.speech.line
            for n in range(len(story.moves), len(events)):
                seen = [event.seen_by(seat) for event in events[n]]
                told = [EventItem(n + 1, e.what, e.seat, line(e, called, seat, lang)) for e in seen]
                story.add(told + self._remarks(n + 1, seat, lang) if self.hints else told)
        return story

    def _remarks(self, ply: int, seat: int | None, lang: str) -> list[EventItem]:
        """What happened beside the moves at a position, in words."""
        called = self.called(lang)
        return [
            EventItem(ply, HINT, hint.seat, hint_line(hint.seat, called, seat, lang))
            for hint in self.hints
            if hint.ply == ply
        ]

    def called(self, lang: str) -> list[str]:
        """What the players are called."""
        called = self._called.get(lang)
        if called is None:
            called = self._called[lang] = names(self.seats, lang)
        return called

    def speech(self, lang: str) -> Speech:
        """The game's words among these players."""
        return among(self.game.speech, self.called(lang))

    def forget_stories(self) -> None:
        """Names have changed: everything is told anew."""
        self._stories.clear()
        self._called.clear()

    def commit(self, store: Store, change: Change) -> None:
        """Make it so in the store, then here."""
        self.committed(store.change(self.row, change), change)

    def committed(self, row: MatchRow, change: Change) -> None:
        """The store has it so: now it is so here."""
        self.row = row
        if change.seats:
            self.seats = self.seats[:]
            for seat in change.seats:
                self.seats[seat.seat] = seat
            self.forget_stories()
        if change.said is not None:
            self.chat = [*self.chat[1 - CHAT_SHOWN :], change.said]
        if change.hint is not None:
            self._remark([change.hint])

    def _remark(self, hints: list[HintRow]) -> None:
        """Tell of hints that were just taken."""
        for (seat, lang), story in self._stories.items():
            self.story(seat, lang)
            for hint in hints:
                story.remark(EventItem(hint.ply, HINT, hint.seat, hint_line(hint.seat, self.called(lang), seat, lang)))
        self.hints = [*self.hints, *hints]

    def take_back(self, ply: int) -> None:
        """The position as it was after so many moves."""
        self.match.record.moves = self.match.record.moves[:ply]
        self.match = Match(self.match.record)
        self._forget_after(ply)

    def _forget_after(self, ply: int) -> None:
        self._positions = {at: state for at, state in self._positions.items() if at <= ply}
        for story in self._stories.values():
            story.cut(ply)
        late = [HintRow(ply, hint.seat) for hint in self.hints if hint.ply > ply]
        if late:  # what one was told is not unlearnt by taking back
            self.hints = [hint for hint in self.hints if hint.ply <= ply]
            self._remark(late)

    def catch_up(self, news: Saved) -> None:
        """Others have changed the match: take over what is new. The moves are those after our last."""
        renamed = [seat.name for seat in self.seats] != [seat.name for seat in news.seats]
        hinted = len(self.hints) != len(news.hints)
        for seat, text in news.moves:
            self.match.play(seat, read_move(self.game, text))
        self.row, self.seats, self.chat, self.hints = news.row, news.seats, news.chat, news.hints
        if renamed or hinted:
            self.forget_stories()

    def record(self) -> Record:
        """The whole record, with the players' names."""
        record = Record(self.game, len(self.seats), self.row.options, {s.seat: s.name for s in self.seats if s.name})
        record.rules_version = self.row.rules
        record.moves = self.match.record.moves
        return record

    def acting(self) -> int:
        """The mask of the seats that owe an answer."""
        return sum(1 << seat for seat in self.match.state.to_act if seat != CHANCE)


def read_move(game: Game, text: str) -> Move:
    move = game.lexicon.find(text)
    if move is None:
        raise Mistake("unreadable", {"text": text})
    return move


class Drawer:
    """Where one match lies, or would lie. Whoever opens it has the match for themselves, as the store has it then."""

    def __init__(self, cabinet: Cabinet, id: str) -> None:
        self.cabinet: Final = cabinet
        self.id: Final = id
        self.live: Live | None = None
        self.users = 0
        """How many have it open or wait for it; until then nobody takes it out of the cabinet."""
        self._lock: Final = RLock()

    def __enter__(self) -> Live:
        self._lock.acquire()
        try:
            live = self.cabinet.current(self)
        except BaseException:
            self.live = None
            self._let_go()
            raise
        self.live = live
        return live

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        self._let_go()

    def _let_go(self) -> None:
        self._lock.release()
        self.cabinet.leave(self)


class Cabinet:
    """The matches in memory, those least used leaving first. There are never two of one match: who waits for it while others
    change it, or put it away, gets it as it is then."""

    def __init__(self, store: Store, find: Callable[[str], Game], most: int = MOST_LIVE) -> None:
        self.store: Final[Store] = store
        self.find: Final = find
        self.most: Final[int] = most
        self._drawers: OrderedDict[str, Drawer] = OrderedDict()
        self._lock: Final = Lock()

    def at(self, id: str) -> Drawer:
        """The match, to be used in a `with`. Refused if there is none."""
        with self._lock:
            drawer = self._drawers.get(id)
            if drawer is None:
                drawer = self._drawers[id] = Drawer(self, id)
                self._make_room()
            else:
                self._drawers.move_to_end(id)
            drawer.users += 1
        return drawer

    def do(self, id: str, do: Callable[[Live], T]) -> T:
        """Do something at a match, anew if others were faster."""
        for _ in range(TRIES):
            with self.at(id) as live:
                try:
                    return do(live)
                except Stale:
                    self.forget(id)
        raise Refused("busy")

    def forget(self, id: str) -> None:
        """What lies there is not what the store has: it is read anew. Only for who has the match open."""
        with self._lock:
            drawer = self._drawers.get(id)
        if drawer is not None:
            drawer.live = None

    def current(self, drawer: Drawer) -> Live:
        """What lies in an open drawer, as the store has it now."""
        live = drawer.live
        if live is None or (self.store.shared and not self._refresh(live)):
            return self._load(drawer.id)
        return live

    def leave(self, drawer: Drawer) -> None:
        with self._lock:
            drawer.users -= 1
            if drawer.users == 0 and drawer.live is None:
                del self._drawers[drawer.id]

    def _make_room(self) -> None:
        while len(self._drawers) > self.most:
            idle = next(
                (id for id, drawer in self._drawers.items() if drawer.users == 0 and drawer.live is not None), None
            )
            if idle is None:
                return
            del self._drawers[idle]

    def _load(self, id: str) -> Live:
        saved = self.store.load(id) if id.isprintable() else None  # no database holds every letter
        if saved is None:
            raise Refused("no-match")
        try:
            return Live(saved, self.find(saved.row.game))
        except Mistake:
            raise Refused("other-rules") from None

    def _refresh(self, live: Live) -> bool:
        """Take over what other processes did; False if the match has to be read anew."""
        row = live.row
        if self.store.version(row.id) == row.version:
            return True
        news = self.store.news(row.id, row.ply, row.take_backs)
        if news is None or news.row.take_backs != row.take_backs:
            return False
        live.catch_up(news)
        return True

    def __len__(self) -> int:
        return sum(1 for drawer in self._drawers.values() if drawer.live is not None)
