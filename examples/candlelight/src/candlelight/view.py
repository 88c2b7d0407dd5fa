"""What a seat, or a spectator, may know of a match of Candlelight: typed plain data."""

from __future__ import annotations

from dataclasses import dataclass

from .state import Candlelight


@dataclass(slots=True)
class View:
    """The table. A candle is its brightness, or None for those who have not seen it."""

    to_act: list[int]
    night: int
    star: int
    waiting: int
    points: list[int]
    hands: list[list[int | None]]
    traded: list[bool]
    burnt: list[int]
    chosen: str | None


def view(state: Candlelight, seat: int | None) -> View:
    seats = range(state.seats)
    chosen = [] if seat is None else state.answers_of(seat)
    return View(
        to_act=list(state.to_act),
        night=state.night,
        star=state.star,
        waiting=state.waiting,
        points=state.points[:],
        hands=[_hand(state, owner, seat) for owner in seats],
        traded=[state.has_traded(owner) for owner in seats],
        burnt=state.burnt[:],
        chosen=str(chosen[0]) if chosen else None,
    )


def _hand(state: Candlelight, owner: int, seat: int | None) -> list[int | None]:
    kinds = [state.secrets.known(piece, seat) for piece in state.secrets.at(owner)]
    return [kind + 1 if kind >= 0 else None for kind in kinds]
