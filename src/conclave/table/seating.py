"""Who holds which seat: secrets, their hashes, and the caller who shows one."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from conclave.table.refusals import Refused
from conclave.table.rows import BOT, PERSON, SeatRow

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""No letter looks like another."""
ID_LENGTH: Final = 12
MOST_NAME: Final = 40

BOT_NAMES: Final = (
    "Morwen",
    "Alaric",
    "Sibylla",
    "Corvin",
    "Elara",
    "Oswin",
    "Thessaly",
    "Balduin",
    "Ysolde",
    "Marzin",
)
NOBODY: Final = {"en": "Player {n}", "de": "Spieler {n}"}


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def hashed(secret: str) -> str:
    """What is kept of a secret. It is long and random, so a fast hash is enough."""
    return sha256(secret.encode("utf-8", "surrogateescape")).hexdigest()


def clean(text: str | None, most: int = MOST_NAME) -> str:
    """A text as one line of printable letters."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text or "")
    return " ".join(printable.split())[:most].strip()


@dataclass(slots=True, frozen=True)
class Caller:
    """Somebody who calls: by the hash of a seat's token, or of a browser's secret, or of neither."""

    token: str | None = None
    holder: str | None = None

    @staticmethod
    def of(token: str | None = None, secret: str | None = None) -> Caller:
        if token:
            return Caller(token=hashed(token))
        return Caller(holder=hashed(secret)) if secret else Caller()

    def holds(self, seat: SeatRow) -> bool:
        if self.token is not None:
            return seat.token == self.token
        return self.holder is not None and seat.holder == self.holder

    def seats(self, seats: Sequence[SeatRow]) -> list[int]:
        """The seats they hold, those included that a bot keeps for them."""
        found = [seat.seat for seat in seats if self.holds(seat)]
        if self.token is not None and not found:
            raise Refused("forged")
        return found


ANYBODY: Final = Caller()


def eyes(caller: Caller, seats: Sequence[SeatRow], acting: Sequence[int], wanted: int | None, over: bool) -> int | None:
    """Through whose eyes the caller looks. When all is over anybody may look through any."""
    return looking(caller.seats(seats), len(seats), acting, wanted, over)


def looking(held: Sequence[int], count: int, acting: Sequence[int], wanted: int | None, over: bool) -> int | None:
    """Through whose eyes somebody looks who holds these of so many seats."""
    if wanted is not None:
        if not 0 <= wanted < count:
            raise Refused("no-seat", seat=wanted)
        if wanted not in held and not over:
            raise Refused("not-your-seat", seat=wanted)
        return wanted
    if not held:
        return None
    return next((seat for seat in held if seat in acting), held[0])


def names(seats: Sequence[SeatRow], lang: str) -> list[str]:
    """What the players are called; who has no name is called by their number."""
    nobody = NOBODY["de" if lang == "de" else "en"]
    return [seat.name or nobody.format(n=seat.seat + 1) for seat in seats]


def bot_names(taken: Sequence[str], count: int) -> list[str]:
    free = [name for name in BOT_NAMES if name not in taken]
    return [free[n] if n < len(free) else f"{BOT_NAMES[n % len(BOT_NAMES)]} {n}" for n in range(count)]


def people(seats: Sequence[SeatRow]) -> list[int]:
    """The seats where a person sits and plays."""
    return [seat.seat for seat in seats if seat.kind == PERSON]


def bots(seats: Sequence[SeatRow]) -> list[int]:
    return [seat.seat for seat in seats if seat.kind == BOT]
