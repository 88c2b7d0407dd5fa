"""Matches in memory: a bounded cache of what the store keeps. Dropping one costs a replay and nothing else."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock, RLock
from typing import Final

from conclave.engine.game import Game
from conclave.engine.mistakes import Mistake
from conclave.engine.moves import CHANCE, Move
from conclave.engine.records import Record
from conclave.engine.state import State
from conclave.table.match import Match
from conclave.table.refusals import Refused
from conclave.table.rows import OPEN, RUNNING, Change, ChatRow, MatchRow, Saved, SeatRow
from conclave.table.seating import names
from conclave.table.store import Store
from conclave.table.wire import EventItem, LogLine

STRIDE: Final = 64
"""So many moves lie between two remembered positions."""
MOST_LIVE: Final = 512
CHAT_SHOWN: Final = 100


class Story:
    """What happened in a match for one pair of eyes in one language: by move (word, seat, text), and the lines of the log."""

    __slots__ = ("lines", "moves", "upto")

    def __init__(self) -> None:
        self.moves: list[list[EventItem]] = []
        self.lines: list[LogLine] = []
        self.upto: list[int] = []
        """How many lines there were after each move."""

    def add(self, happened: list[EventItem]) -> None:
        self.moves.append(happened)
        self.lines += [LogLine(item.ply, item.text) for item in happened if item.text]
        self.upto.append(len(self.lines))

    def cut(self, ply: int) -> None:
        del self.lines[self.upto[ply - 1] if 0 < ply <= len(self.upto) else 0 if ply == 0 else len(self.lines) :]
        del self.moves[ply:], self.upto[ply:]


class Live:
    """A match with its position. Whoever uses it holds its lock."""

    def __init__(self, saved: Saved, game: Game) -> None:
        self.lock: Final = RLock()
        self.game: Final[Game] = game
        self.row: MatchRow = saved.row
        self.seats: list[SeatRow] = saved.seats
        self.chat: list[ChatRow] = saved.chat
        record = Record(game, len(saved.seats), saved.row.options)
        record.moves = [(seat, read_move(game, text)) for seat, text in saved.moves]
        self.match: Match = Match(record)
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
            story = self._stories[seat, lang] = Story()
        events = self.match.events
        if len(story.moves) < len(events):
            called = self.called(lang)
            line = self.game.speech.line
            for n in range(len(story.moves), len(events)):
                seen = [event.seen_by(seat) for event in events[n]]
                story.add([EventItem(n + 1, e.what, e.seat, line(e, called, seat, lang)) for e in seen])
        return story

    def called(self, lang: str) -> list[str]:
        """What the players are called."""
        called = self._called.get(lang)
        if called is None:
            called = self._called[lang] = names(self.seats, lang)
        return called

    def forget_stories(self) -> None:
        """Names have changed: everything is told anew."""
        self._stories.clear()
        self._called.clear()

    def commit(self, store: Store, change: Change) -> None:
        """Make it so in the store, then here."""
        self.row = store.change(self.row, change)
        if change.seats:
            self.seats = self.seats[:]
            for seat in change.seats:
                self.seats[seat.seat] = seat
            self.forget_stories()
        if change.said is not None:
            self.chat = [*self.chat[1 - CHAT_SHOWN :], change.said]

    def take_back(self, ply: int) -> None:
        """The position as it was after so many moves."""
        self.match.record.moves = self.match.record.moves[:ply]
        self.match = Match(self.match.record)
        self._forget_after(ply)

    def _forget_after(self, ply: int) -> None:
        self._positions = {at: state for at, state in self._positions.items() if at <= ply}
        for story in self._stories.values():
            story.cut(ply)

    def catch_up(self, news: Saved) -> None:
        """Others have changed the match: take over what is new. The moves are those after our last."""
        renamed = [seat.name for seat in self.seats] != [seat.name for seat in news.seats]
        for seat, text in news.moves:
            self.match.play(seat, read_move(self.game, text))
        self.row, self.seats, self.chat = news.row, news.seats, news.chat
        if renamed:
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


class Cabinet:
    """The matches in memory, those least used leaving first."""

    def __init__(self, store: Store, find: Callable[[str], Game], most: int = MOST_LIVE) -> None:
        self.store: Final[Store] = store
        self.find: Final = find
        self.most: Final[int] = most
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._lock: Final = Lock()

    def open(self, id: str) -> Live:
        """The match, as the store has it now."""
        with self._lock:
            live = self._lives.get(id)
            if live is not None:
                self._lives.move_to_end(id)
        if live is None:
            return self._load(id)
        if self.store.shared:
            with live.lock:
                if not self._refresh(live):
                    self.forget(id)
                    return self._load(id)
        return live

    def _load(self, id: str) -> Live:
        saved = self.store.load(id)
        if saved is None:
            raise Refused("no-match")
        try:
            live = Live(saved, self.find(saved.row.game))
        except Mistake:
            raise Refused("other-rules") from None
        with self._lock:
            self._lives[id] = live
            self._lives.move_to_end(id)
            while len(self._lives) > self.most:
                self._lives.popitem(last=False)
        return live

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

    def forget(self, id: str) -> None:
        with self._lock:
            self._lives.pop(id, None)

    def __len__(self) -> int:
        return len(self._lives)
