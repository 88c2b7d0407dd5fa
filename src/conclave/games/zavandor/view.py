"""What a seat, or a spectator, may know of a match of Zavandor: typed plain data for the wire."""

from __future__ import annotations

from msgspec import Struct


class Card(Struct, gc=False):
    """An energy card: its colour is open, its value (None) only to those who have seen it."""

    colour: str
    value: int | None


class Income(Struct, gc=False):
    """What the next phase 2 will bring, as things stand (Z21 to Z28): dust by where it comes from, cards and concentrated
    energy by colour."""

    dust: dict[str, int]
    cards: dict[str, int]
    concentrated: dict[str, int]


class Player(Struct, gc=False):
    """A seat and all that lies before it."""

    seat: int
    character: str | None
    position: int | None
    out: bool
    points: int
    breakdown: dict[str, int]
    active: dict[str, int]
    pentagon: dict[str, int]
    slots: int
    dust: int
    concentrated: dict[str, int]
    hand: list[Card]
    aside: list[Card]
    energy: int | None
    weight: int
    limit: int
    knowledge: dict[str, int]
    stones: list[int]
    waiting_stones: int
    learned: bool
    artifacts: dict[str, int]
    sentinels: list[str]
    sentinel_points: dict[str, int]
    """What each sentinel won scores now (Z104 to Z113)."""
    income: Income
    prices: dict[str, int]
    sales: dict[str, int]


class Lot(Struct, gc=False):
    """An object on offer, with what it would add for each seat's payment and points."""

    name: str
    minimum: int
    surcharge: list[int]
    discount: list[int]
    points: list[int] | None


class Payment(Struct, gc=False):
    """How a bid would be paid: the pieces that the program would suggest (ZA27)."""

    bid: int
    cards: list[Card]
    concentrated: dict[str, int]
    dust: int
    change: int
    """Dust that comes back (Z36)."""
    lost: int
    """Energy that is lost because no dust is that small."""
    weight: int
    """What the hand would weigh then."""


class AuctionView(Struct, gc=False):
    """The auction that is going on."""

    name: str
    high: int | None
    leader: int | None
    bidders: list[int]
    bids: list[int | None]
    """What each seat bid last."""
    payments: list[Payment]
    """How the seat that looks would pay some of the bids it could make now, if it is asked."""


class View(Struct, gc=False):
    """The whole table."""

    round: int
    phase: int
    turn: int | None
    to_act: list[int]
    order: list[int]
    players: list[Player]
    artifacts: list[Lot]
    sentinels: list[Lot]
    deck: str
    piles: dict[str, int]
    spent: list[Card]
    auction: AuctionView | None
    due: int | None
    kept: list[str]
