"""Telling: what one pair of eyes has heard of a match already, and so what is news to it."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

import msgspec
from msgspec import UNSET

from conclave.table.live import Live
from conclave.table.message import LOG_LINES, Online, message
from conclave.table.rows import SeatRow
from conclave.table.seating import Caller, eyes
from conclave.table.wire import EventItem, LogLine, Message

PLAIN: Final = tuple(
    name for name in Message.__struct_fields__ if name not in ("view", "log", "events", "winners", "version")
)
"""What is sent anew whenever it is another; version always is."""


class Teller:
    """Tells everybody who looks through the same eyes in the same language: first the whole message, later what has changed
    of it. `serial` counts what was told."""

    __slots__ = ("_online", "_patch", "_seats", "_seen", "_whole", "caller", "lang", "last", "seat", "serial")

    def __init__(self, caller: Caller, seat: int | None, lang: str) -> None:
        self.caller: Final = caller
        self.seat: Final = seat
        self.lang: Final = lang
        self.serial = 0
        self.last: Message | None = None
        self._seen: object = None
        self._seats: list[SeatRow] = []
        self._online: Online = frozenset()
        self._whole: bytes | None = None
        self._patch: bytes | None = None

    def look(self, live: Live, online: Online) -> None:
        """See whether there is news."""
        seen = (live.row.version, online)
        if seen == self._seen:
            return
        looks = eyes(self.caller, live.seats, live.match.state.to_act, self.seat, not live.running)
        old = self.last
        infos = old.seats if old is not None and live.seats is self._seats and online == self._online else None
        new = message(live, self.caller, looks, self.lang, online, infos=infos)
        self._seen, self._seats, self._online = seen, live.seats, online
        news = changes(old, new) if old is not None else None
        if news is not None and len(news) <= 1 and old is not None and old.version == new.version:
            return
        self.last = new
        self.serial += 1
        self._whole = None
        self._patch = None if news is None else event(b"patch", new.version, news)

    def news(self, known: int) -> bytes:
        """The event for somebody who has heard everything up to a serial (0: nothing)."""
        assert self.last is not None
        if self._patch is not None and known == self.serial - 1:
            return self._patch
        if self._whole is None:
            self._whole = event(b"message", self.last.version, self.last)
        return self._whole


def event(name: bytes, id: int, data: object) -> bytes:
    """A server-sent event."""
    return b"event: %s\nid: %d\ndata: %s\n\n" % (name, id, msgspec.json.encode(data))


def changes(old: Message, new: Message) -> dict[str, Any] | None:
    """What has changed, by field; None where a patch cannot say it, and the whole message is due."""
    if old.seat != new.seat or old.winners is not UNSET or new.winners is not UNSET:
        return None
    news: dict[str, Any] = {"version": new.version}
    for name in PLAIN:
        before, now = getattr(old, name), getattr(new, name)
        if before is not now and before != now:
            news[name] = now
    view = changed_view(old.view, new.view)
    if view:
        news["view"] = view
    for name in ("log", "events"):
        lines = changed_lines(getattr(old, name), getattr(new, name))
        if lines is not None:
            news[name] = lines
    return news


def changed_view(old: Any, new: Any) -> Any:
    """The fields of a view that are others now; of a view that has no fields, all of it."""
    names = getattr(new, "__struct_fields__", None)
    if names is None and dataclasses.is_dataclass(new):
        names = tuple(field.name for field in dataclasses.fields(new))
    if names is None or type(old) is not type(new):
        return new if old != new else None
    return {name: now for name in names if (now := getattr(new, name)) != getattr(old, name)}


Lines = list[LogLine] | list[EventItem]


def changed_lines(old: Lines, new: Lines) -> Lines | dict[str, Lines] | None:
    """Lines that came at the end, where the others are still the same; else all of them. None if nothing has changed."""
    if not old:
        return new or None
    last, end = old[-1], len(new) - 1
    while end >= 0 and new[end] is not last:
        end -= 1
    kept = end + 1
    more = new[kept:]
    begins = len(old) - kept
    if end < 0 or begins < 0 or new[0] is not old[begins] or (begins and len(new) != LOG_LINES):
        return new if old != new else None
    return {"add": more} if more else None
