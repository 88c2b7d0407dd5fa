"""What can be seen of a match of connect four: everything."""

from __future__ import annotations

from dataclasses import dataclass

from .components import COLUMNS, ROWS
from .state import ConnectFour


@dataclass(slots=True)
class View:
    """The board, row by row from the top: "0" and "1" are discs of the seats, "." is empty."""

    to_act: list[int]
    board: list[str]
    winner: int


def view(state: ConnectFour, seat: int | None) -> View:
    rows = []
    for row in range(ROWS - 1, -1, -1):
        discs = [state.disc(column, row) for column in range(COLUMNS)]
        rows.append("".join(["." if disc < 0 else str(disc) for disc in discs]))
    return View(list(state.to_act), rows, state.winner)
