"""Telling: what one pair of eyes has heard of a match already, and so what is news to it."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import UNSET
from msgspec.structs import astuple, replace

from conclave.table.live import Live, Story
from conclave.table.message import Online, events, first_event, log, message
from conclave.table.patches import Patches
from conclave.table.rows import SeatRow
from conclave.table.seating import Caller, looking
from conclave.table.wire import EventItem, LogLine, Message

FIXED: Final = frozenset(["match", "game", "title", "lang", "seat", "settings", "hotseat"])
"""What never changes for one pair of eyes, or is told with the whole message."""
BY_PARTS: Final = frozenset(["view", "log", "events", "version", "winners"])
PLAIN: Final[list[tuple[int, str]]] = [
    (n, name) for n, name in enumerate(Message.__struct_fields__) if name not in FIXED and name not in BY_PARTS
]
"""What is sent anew whenever it is another; version always is."""


class Teller:
    """Tells everybody who looks through the same eyes in the same language: first the whole message, later what has changed
    of it. `serial` counts what was told. `last` is without its log and events, of which only what is new is looked at."""

    __slots__ = (
        "_held", "_online", "_patch", "_seats", "_seen", "_told", "_whole", "caller", "lang", "last", "seat", "serial",
    )  # fmt: skip

    def __init__(self, caller: Caller, seat: int | None, lang: str) -> None:
        self.caller: Final = caller
        self.seat: Final = seat
        self.lang: Final = lang
        self.serial = 0
        self.last: Message | None = None
        self._told: Told | None = None
        self._seen: object = None
        self._seats: list[SeatRow] = []
        self._held: list[int] = []
        self._online: Online = frozenset()
        self._whole: bytes | None = None
        self._patch: bytes | None = None

    def look(self, live: Live, online: Online) -> None:
        """See whether there is news."""
        seen = (live.row.version, online)
        if seen == self._seen:
            return
        old = self.last
        seats = live.seats
        known = seats is self._seats
        held = self._held if known else self.caller.seats(seats)
        looks = looking(held, len(seats), live.match.state.to_act, self.seat, not live.running)
        infos = old.seats if old is not None and known and online == self._online else None
        new = message(live, self.caller, looks, self.lang, online, held=held, infos=infos, lines=False)
        told = Told(live, looks, self.lang)
        self._seen, self._seats, self._held, self._online = seen, seats, held, online
        news = changes(old, new, self._patches(live)) if old is not None else None
        if news is not None and self._told is not None:
            told.add_news(self._told, news)
        if news is not None and len(news) <= 1 and old is not None and old.version == new.version:
            return
        self.last, self._told = new, told
        self.serial += 1
        self._whole = None
        self._patch = None if news is None else event(b"patch", new.version, news)

    def _patches(self, live: Live) -> Patches:
        """For all who look at this version."""
        if live.patches.version != live.row.version:
            live.patches = Patches(live.row.version)
        return live.patches

    def news(self, known: int) -> bytes:
        """The event for somebody who has heard everything up to a serial (0: nothing)."""
        assert self.last is not None
        assert self._told is not None
        if self._patch is not None and known == self.serial - 1:
            return self._patch
        if self._whole is None:
            told = self._told
            whole = replace(self.last, log=told.log(), events=told.events())
            self._whole = event(b"message", self.last.version, whole)
        return self._whole

    def who(self) -> bytes:
        """The event for somebody who knows all of the match, but not who has come and gone since."""
        assert self.last is not None
        return event(b"patch", self.last.version, {"version": self.last.version, "seats": self.last.seats})


def event(name: bytes, id: int, data: object) -> bytes:
    """A server-sent event."""
    return b"event: %s\nid: %d\ndata: %s\n\n" % (name, id, msgspec.json.encode(data))


def changes(old: Message, new: Message, patches: Patches) -> dict[str, Any] | None:
    """What has changed, by field, but for the log and the events; None where a patch cannot say it, and the whole message is
    due."""
    if old.seat != new.seat or old.winners is not UNSET or new.winners is not UNSET:
        return None
    news: dict[str, Any] = {"version": new.version}
    olds, nows = astuple(old), astuple(new)
    for n, name in PLAIN:
        before, now = olds[n], nows[n]
        if before is not now and before != now:
            news[name] = now
    view = patches.view(old.view, new.view)
    if view is not None:
        news["view"] = view
    return news


class Told:
    """How far the story of a match was told to somebody: so many lines of the log, and the events of the moves from the first
    to the last. A story goes on at its end; whatever else is done to it is counted."""

    __slots__ = ("at", "edits", "end", "first", "story")

    def __init__(self, live: Live, seat: int | None, lang: str) -> None:
        self.story: Final[Story] = live.story(seat, lang)
        self.edits: Final[int] = self.story.edits
        self.at: Final[int] = live.ply
        self.end: Final[int] = self.story.upto[self.at]
        self.first: Final[int] = first_event(live, seat, self.at)

    def log(self) -> list[LogLine]:
        return log(self.story, self.at)

    def events(self) -> list[EventItem]:
        return events(self.story, self.first, self.at)

    def add_news(self, old: Told, news: dict[str, Any]) -> None:
        """What was not told before."""
        if old.story is not self.story or old.edits != self.edits:
            news["log"], news["events"] = self.log(), self.events()
            return
        if self.end > old.end:
            news["log"] = {"add": self.story.lines[old.end : self.end]}
        if self.first != old.first:
            news["events"] = self.events()
        elif self.at > old.at:
            more = events(self.story, old.at, self.at)
            if more:
                news["events"] = {"add": more}
