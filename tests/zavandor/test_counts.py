"""How many positions there are after a few own decisions: figures written down as an alarm. They change with the rules only.

Chance in between brings the first outcome; positions are told apart by their digest.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from conclave.engine.fields import digest
from conclave.engine.moves import CHANCE
from conclave.games.zavandor.state import Zavandor
from tests.zavandor.kit import Table


def settled(state: Zavandor) -> Zavandor:
    while state.to_act == (CHANCE,):
        state.apply(CHANCE, state.options(CHANCE)[0])
    return state


def count(start: Zavandor, seat: int, decisions: int) -> list[tuple[int, int]]:
    """Moves and distinct positions after 1, 2, ... decisions of the seat that is asked, while it is its turn."""
    found: list[tuple[int, int]] = []
    frontier = {digest(start): start}
    for _ in range(decisions):
        moves = 0
        after: dict[str, Zavandor] = {}
        for state in frontier.values():
            if state.to_act != (seat,):
                continue
            for move in state.options(seat):
                moves += 1
                world = state.clone()
                world.apply(seat, move)
                after.setdefault(digest(settled(world)), world)
        found.append((moves, len(after)))
        frontier = after
    return found


def start() -> Zavandor:
    return Table(seats=2, offer=["spellbook", "runestone"]).state


def rich() -> Zavandor:
    table = Table(seats=2, offer=["spellbook", "runestone"])
    table.give(0, dust=32, cards=["blue 5", "blue 5", "blue 6", "green 8"], concentrated={"blue": 1}, waiting_stones=1)
    return table.state


def paying() -> Zavandor:
    table = Table(seats=2, offer=["spellbook", "runestone"])
    table.give(0, dust=9, cards=["blue 5", "blue 5", "blue 6", "green 8"], concentrated={"blue": 1})
    return table.play(0, "enchant sapphire").state


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (start, [(14, 14), (116, 106), (521, 450)]),
        (rich, [(20, 20), (343, 313), (2283, 2027)]),
        (paying, [(8, 7), (58, 46), (510, 445)]),
    ],
)
def test_the_number_of_positions_after_one_two_and_three_decisions(
    position: Callable[[], Zavandor], expected: list[tuple[int, int]]
) -> None:
    state = position()
    assert state.to_act == (0,)
    assert count(state, 0, 3) == expected
