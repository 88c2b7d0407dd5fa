"""The message: all that one pair of eyes may know of a match, in its language. Nothing else ever leaves the server."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from conclave.engine.game import Speech
from conclave.engine.moves import CHANCE, Move, Series
from conclave.engine.span import Span
from conclave.engine.state import State
from conclave.table.live import Live, Story
from conclave.table.rows import BOT, LEFT, OPEN, PERSON, SeatRow
from conclave.table.seating import Caller, names
from conclave.table.undoing import outlook
from conclave.table.wire import (
    ChatLine,
    EventItem,
    LogLine,
    Message,
    OptionItem,
    Price,
    Range,
    RefusedItem,
    SeatInfo,
)

LOG_LINES: Final = 200
MOST_EVENTS: Final = 200
SPECTATORS_MOVES: Final = 12
"""A spectator is told what so many last moves brought about."""
LONG_RANGE: Final = 8
"""So many members of a series are still listed one by one."""
NUMBER: Final = re.compile(r"\d+")

Online = frozenset[int]
"""The seats that are online."""

WAITING: Final = {
    "en": {
        "open": "The match begins when all seats are taken.",
        "one": "{who} is to act.",
        "many": "{who} are to act.",
        "over": "The match is over.",
        "and": "and",
    },
    "de": {
        "open": "Die Partie beginnt, wenn alle Plätze besetzt sind.",
        "one": "{who} ist am Zug.",
        "many": "{who} sind am Zug.",
        "over": "Die Partie ist beendet.",
        "and": "und",
    },
}


def message(
    live: Live,
    caller: Caller,
    seat: int | None,
    lang: str,
    online: Online,
    ply: int | None = None,
    held: list[int] | None = None,
    infos: list[SeatInfo] | None = None,
    lines: bool = True,
) -> Message:
    """What this seat (None: a spectator) is sent; at an earlier ply, as a replay shows it. The seats that the caller holds, and
    who sits where (`infos`), may be known already. Without `lines` the log and the events are left out."""
    at = live.ply if ply is None else ply
    state = live.position(at)
    now = at == live.ply
    view = live.match.view(seat) if now else state.view(seat)
    story = live.story(seat, lang) if lines else None
    options: list[OptionItem] = []
    folded: Range | None = None
    refused: list[RefusedItem] = []
    if seat is not None and seat in state.to_act and live.running and now and not live.open_seats:
        options, folded = menu(live.speech(lang), state, seat, lang)
        refused = refusals(live.speech(lang), state, seat, lang)
    result = Message(
        match=live.row.id,
        game=live.game.id,
        title=live.game.title(lang),
        lang=lang,
        version=live.row.version,
        ply=at,
        last=live.ply,
        over=state.over,
        left=live.row.status == LEFT,
        scores=open_scores(state, view),
        seat=seat,
        to_act=[one for one in state.to_act if one != CHANCE],
        prompt=prompt(live, state, seat, lang),
        options=options,
        range=folded,
        refused=refused,
        view=view,
        events=[] if story is None else events(story, first_event(live, seat, at), at),
        since=since(live, seat, at),
        log=[] if story is None else log(story, at),
        seats=seat_infos(live.seats, caller, lang, online) if infos is None else infos,
        chat=[ChatLine(said.seat, said.name, said.text, said.at) for said in live.chat],
        undo=outlook(live, caller.seats(live.seats) if held is None else held),
        settings=live.row.options,
        hotseat=live.row.hotseat,
        hints=live.row.hints,
        finished=not live.running,
        rematch=live.row.rematch,
    )
    if state.over:
        result.winners = state.winners()
    return result


def open_scores(state: State, view: object) -> list[int]:
    """The scores: of a running match those that the view shows, for a game may keep them secret until the end."""
    if state.over:
        return state.scores()
    players = getattr(view, "players", [])
    shown = [getattr(player, "points", None) for player in players]
    return [points for points in shown if isinstance(points, int)] if None not in shown else []


def prompt(live: Live, state: State, seat: int | None, lang: str) -> str:
    """What is asked, or for whom everybody waits."""
    words = WAITING["de" if lang == "de" else "en"]
    if live.open_seats and live.running:
        return words["open"]
    if seat is not None and (seat in state.to_act or state.over):
        return live.speech(lang).prompt(state, seat, lang)
    called = live.called(lang)
    acting = [called[one] for one in state.to_act if one != CHANCE]
    if not acting:
        return words["over"]
    if len(acting) == 1:
        return words["one"].format(who=acting[0])
    return words["many"].format(who=f"{', '.join(acting[:-1])} {words['and']} {acting[-1]}")


def menu(speech: Speech, state: State, seat: int, lang: str) -> tuple[list[OptionItem], Range | None]:
    """The options one by one, but a long range of a series as its ends."""
    moves = state.options(seat)
    if isinstance(moves, Span) and moves.high - moves.low >= LONG_RANGE:
        first = [option(speech, state, seat, move, lang) for move in moves.first]
        return first, fold(speech, state, seat, moves.series, moves.low, moves.high, lang)
    return [option(speech, state, seat, move, lang) for move in moves], None


def option(speech: Speech, state: State, seat: int, move: Move, lang: str) -> OptionItem:
    return OptionItem(
        move.text,
        speech.label(state, seat, move, lang),
        speech.group(state, seat, move, lang),
        speech.touches(state, seat, move),
    )


def fold(speech: Speech, state: State, seat: int, series: Series, low: int, high: int, lang: str) -> Range:
    """A range by its ends. The numbers in which the labels of the ends differ are the number itself and, where there is
    another, what it comes to."""
    first, last = series.at(low), series.at(high)
    label = speech.label(state, seat, first, lang)
    price: Price | None = None
    lows, highs = NUMBER.findall(label), NUMBER.findall(speech.label(state, seat, last, lang))
    pieces = NUMBER.split(label)
    if len(lows) == len(highs):
        text = pieces[0]
        for n, (a, b) in enumerate(zip(lows, highs, strict=True)):
            word = a
            if int(a) == low and int(b) == high:
                word = "{n}"
            elif a != b and price is None:
                word = "{price}"
                price = Price(int(a), int(b))
            text += word + pieces[n + 1]
        label = text
    else:
        label = f"{series.word} {{n}}"
    group, touches = speech.group(state, seat, first, lang), speech.touches(state, seat, first)
    return Range(series.word, low, high, label, group, touches, price)


def refusals(speech: Speech, state: State, seat: int, lang: str) -> list[RefusedItem]:
    return [
        RefusedItem(
            move.text,
            speech.label(state, seat, move, lang),
            speech.group(state, seat, move, lang),
            rule.id,
            speech.reason(state, seat, move, rule, lang),
            speech.touches(state, seat, move),
        )
        for move, rule in state.refused(seat)
    ]


def first_event(live: Live, seat: int | None, at: int) -> int:
    """How many moves came before those whose events are told: from the seat's own last move on; to a spectator, what the last
    few moves brought about."""
    if seat is None:
        return max(0, at - SPECTATORS_MOVES)
    first = live.match.latest(seat)
    if first >= at:
        moves = live.match.record.moves
        first = at - 1
        while first >= 0 and moves[first][0] != seat:
            first -= 1
    return max(0, first)


def events(story: Story, first: int, at: int) -> list[EventItem]:
    """What the moves from one position to another brought about; the last of it, if it is very much."""
    found: list[EventItem] = []
    for n in range(first, at):
        found += story.moves[n]
    return found[-MOST_EVENTS:] if len(found) > MOST_EVENTS else found


def since(live: Live, seat: int | None, at: int) -> int:
    """The ply after the last move that was another's. News may be told at once, so that a page never sees the others' turns."""
    moves = live.match.record.moves
    while at:
        mover = moves[at - 1][0]
        if mover != CHANCE and mover != seat:
            break
        at -= 1
    return at


def log(story: Story, at: int) -> list[LogLine]:
    """The last lines in words."""
    end = story.upto[at]
    return story.lines[max(0, end - LOG_LINES) : end]


def seat_infos(seats: Sequence[SeatRow], caller: Caller, lang: str, online: Online) -> list[SeatInfo]:
    called = names(seats, lang)
    return [
        SeatInfo(
            seat=seat.seat,
            name=called[seat.seat],
            kind=seat.kind,
            level=seat.level,
            online=seat.kind == BOT or (seat.kind == PERSON and seat.seat in online),
            you=caller.holds(seat),
            away=seat.kind == BOT and (seat.holder is not None or seat.token is not None),
        )
        for seat in seats
    ]


__all__ = ["OPEN", "message", "open_scores"]
