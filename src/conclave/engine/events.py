"""Events: what happened, in data. Words are made from them in the viewer's language."""

from __future__ import annotations

from typing import Final

from conclave.engine.secrets import bit

EVERYONE: Final = -1
UNSEEN: Final = -1


class Event:
    """Something that happened: a word for it, the seat it happened to, up to three numbers everybody may know,
    and one (`hidden`) that only the witnesses may know."""

    __slots__ = ("a", "b", "c", "hidden", "seat", "what", "witnesses")

    def __init__(self, what: str, seat: int, a: int, b: int, c: int, hidden: int, witnesses: int) -> None:
        self.what: Final[str] = what
        self.seat: Final[int] = seat
        self.a: Final[int] = a
        self.b: Final[int] = b
        self.c: Final[int] = c
        self.hidden: Final[int] = hidden
        self.witnesses: Final[int] = witnesses

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat, or a spectator (None), may know it."""
        if self.witnesses == EVERYONE or self.witnesses & bit(seat):
            return self
        return Event(self.what, self.seat, self.a, self.b, self.c, UNSEEN, self.witnesses)

    def data(self) -> tuple[str, int, int, int, int, int]:
        return (self.what, self.seat, self.a, self.b, self.c, self.hidden)

    def __repr__(self) -> str:
        return f"<{self.what} {self.seat} {self.a} {self.b} {self.c} ({self.hidden})>"


class Sink:
    """Where a state tells its events while somebody listens. Search has none and pays nothing."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def take(self) -> list[Event]:
        """What was told since the last time."""
        taken = self.events
        self.events = []
        return taken
