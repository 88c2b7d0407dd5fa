"""What goes over the wire: the protocol's bodies and answers as typed data. docs/protocol.md says what they mean."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Name = Annotated[str, Meta(max_length=40)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Level = Annotated[str, Meta(max_length=32)]

MOST_TEXT = 500
"""Letters of something said."""


# Bodies


class NewSeat(Struct):
    """Who shall sit at a seat."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None
    name: Name | None = None


class NewMatch(Struct):
    """A match to be made."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=64)]
    options: dict[Annotated[str, Meta(max_length=64)], bool | int | Annotated[str, Meta(max_length=64)]] = {}
    hotseat: bool = False
    hints: bool = True
    paced: bool = True


class Played(Struct):
    """A move, and the ply it answers."""

    ply: Ply
    move: Annotated[str, Meta(max_length=200)]
    seat: SeatNumber | None = None


class HintAsked(Struct):
    """What would the Archmage do? And the ply that is meant."""

    ply: Ply
    seat: SeatNumber | None = None


class CarriedOn(Struct):
    """A position of a match that is over, and the seat to take there; bots take the others."""

    ply: Ply
    seat: SeatNumber
    name: Name | None = None
    level: Level | None = None
    paced: bool = True


class UndoAsked(Struct):
    """Take back; or the answer to somebody who asked to."""

    ply: Ply
    seat: SeatNumber | None = None
    agree: bool = True


class Said(Struct):
    """Something to say."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_TEXT)]
    name: Name | None = None


class HandedOver(Struct):
    """Who shall play for a seat."""

    to: Literal["bot", "me"]
    level: Level | None = None


class Taken(Struct):
    """Who takes a seat."""

    name: Name | None = None


class Settings(Struct, omit_defaults=True):
    """What a user has set."""

    name: Name | None = None
    lang: Literal["de", "en"] | None = None
    theme: Annotated[str, Meta(max_length=32)] | None = None
    motion: Annotated[str, Meta(max_length=32)] | None = None
    confirm: Annotated[str, Meta(max_length=32)] | None = None
    sound: Annotated[str, Meta(max_length=32)] | None = None


# Answers


class OptionInfo(Struct):
    """A switch of the rules."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str
    rule: str
    text: str
    title: str | None


class LevelInfo(Struct):
    """How well a program plays, and for how many seconds it thinks about a move at most; `usual` is the level of who is
    not told one."""

    id: str
    name: str
    text: str
    seconds: float
    usual: bool


class GameInfo(Struct):
    """A game on the shelf."""

    id: str
    title: str
    about: str
    low: int
    high: int
    preset: int
    minutes: str | None
    weight: int | None
    options: list[OptionInfo]
    levels: list[LevelInfo]
    authors: str | None
    board: bool
    lid: bool


class NumberedRule(Struct):
    id: str
    text: str


class RulesPage(Struct):
    """A rulebook to read."""

    title: str
    lang: str
    html: str
    rules: list[NumberedRule]


class GivenSeat(Struct, omit_defaults=True):
    """A seat of a new match: the secret that holds it, or the invitation to it."""

    seat: int
    kind: str
    token: str | None = None
    invite: str | None = None


class Created(Struct):
    match: str
    seats: list[GivenSeat]


class Invitation(Struct):
    """What an invitation is to, for whoever holds its link: nothing that is secret."""

    match: str
    game: str
    title: str
    host: str
    """Who made the table, by the name of their seat; empty if they have none."""
    name: str
    """What the host calls the guest; may be empty."""
    used: bool
    you: bool
    """The caller has taken this seat already."""


class SeatTaken(Struct):
    match: str
    seat: int
    token: str


class AtPly(Struct):
    ply: int


class Asked(Struct):
    """The others have been asked."""

    ply: int
    asked: list[int]


class Nothing(Struct):
    """Done; there is nothing to say about it."""


class Refusal(Struct, omit_defaults=True):
    """Why not, in one sentence."""

    reason: str
    rule: str | None = None
    ply: int | None = None


class SeatInfo(Struct):
    """Who sits at a seat, as everybody may know it."""

    seat: int
    name: str
    kind: str
    level: str | None
    online: bool
    you: bool
    away: bool = False
    """A bot plays for a person who may come back."""


class Listed(Struct):
    """A match in the list of one's own."""

    match: str
    game: str
    title: str
    ply: int
    over: bool
    your_turn: bool
    seats: list[SeatInfo]
    scores: list[int]
    updated: float


class OptionItem(Struct):
    move: str
    label: str
    group: str
    touches: list[str]


class RefusedItem(Struct):
    move: str
    label: str
    group: str
    rule: str
    reason: str
    touches: list[str]


class Price(Struct):
    low: int
    high: int


class Range(Struct):
    """A long series of moves that differ in one number: `word n`, from low to high."""

    word: str
    low: int
    high: int
    label: str
    group: str
    touches: list[str]
    price: Price | None


class HintMove(Struct):
    """A move worth making: how likely the seat is to win after it, and the points that it brings at once."""

    move: str
    label: str
    group: str
    touches: list[str]
    chance: float
    points: int


class Hint(Struct):
    """What a player of a level would do: how likely the seat is to win now, and the best moves, the very best first."""

    ply: int
    seat: int
    level: str
    chance: float
    moves: list[HintMove]


class BetterMove(Struct):
    """A move that was not made, and how likely the seat was to win after it."""

    move: str
    label: str
    chance: float


class AnalysisPoint(Struct):
    """How likely each seat is to win, where a seat had something to decide; at last how it ended."""

    ply: int
    chances: list[float]
    seat: int | None = None
    round: int | None = None


class TurningPoint(Struct):
    """A decision at which the match turned: the mover's chance before and after, and the better move if there was one; else
    what others or chance did then, if anything."""

    ply: int
    seat: int
    round: int | None
    text: str
    before: float
    after: float
    better: BetterMove | None
    then: str | None


class Analysis(Struct):
    """What was found out about a match, of which so many of all decisions are judged already."""

    status: str
    level: str
    judged: int
    decisions: int
    points: list[AnalysisPoint]
    turns: list[TurningPoint]


class Verdict(Struct):
    """What is thought of the move that was made at a position: the mover's chance after it, and the better move if there was
    one."""

    ply: int
    seat: int
    move: str
    label: str
    chance: float | None
    better: BetterMove | None


class EventItem(Struct):
    ply: int
    what: str
    seat: int
    text: str


class LogLine(Struct):
    ply: int
    text: str


class ChatLine(Struct):
    seat: int | None
    name: str
    text: str
    at: float


class Undo(Struct):
    """Whether the caller may take back at once (`can`) or has to ask (`ask`); who asked, and who has not answered yet."""

    can: bool
    ask: bool
    asked: list[int]
    by: int | None
    to: int | None


class Message(Struct):
    """All that one pair of eyes may know of a match."""

    match: str
    game: str
    title: str
    lang: str
    version: int
    ply: int
    last: int
    over: bool
    left: bool
    scores: list[int]
    seat: int | None
    to_act: list[int]
    prompt: str
    options: list[OptionItem]
    range: Range | None
    refused: list[RefusedItem]
    view: Any
    events: list[EventItem]
    since: int
    """The ply after the last move that was another's: where it changes and the seat is asked, it is asked anew."""
    log: list[LogLine]
    seats: list[SeatInfo]
    chat: list[ChatLine]
    undo: Undo
    settings: dict[str, bool | int | str]
    hotseat: bool
    hints: bool
    finished: bool
    rematch: str | None
    winners: list[int] | UnsetType = UNSET
