"""What a seat, or a spectator, may know of a match of Leduc poker."""

from __future__ import annotations

from dataclasses import dataclass

from .components import CARDS, SEATS, TABLE
from .state import Leduc


@dataclass(slots=True)
class View:
    """The table; a card that the seat has not seen is None, one that is not dealt is missing."""

    to_act: list[int]
    round: int
    chips: list[int]
    hands: list[list[str | None]]
    table: list[str | None]
    folded: int


def view(state: Leduc, seat: int | None) -> View:
    return View(
        to_act=list(state.to_act),
        round=state.round,
        chips=list(state.chips),
        hands=[_cards(state, place, seat) for place in range(SEATS)],
        table=_cards(state, TABLE, seat),
        folded=state.folded,
    )


def _cards(state: Leduc, place: int, seat: int | None) -> list[str | None]:
    known = [state.secrets.known(piece, seat) for piece in state.secrets.at(place)]
    return [CARDS[kind] if kind >= 0 else None for kind in known]
