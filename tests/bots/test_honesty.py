"""Nobody can tell from a program's moves what its seat may not know: two true states that look the same to the seat, and the
same seed, give the same move, at every level."""

from __future__ import annotations

from random import Random

import pytest

from conclave.bots import levels
from conclave.bots.player import Player
from conclave.engine.fields import digest
from tests.bots.positions import GAMES, decisions

FEW = 20
"""Iterations of a search: what is hidden is so in every one of them."""


def player(level: str) -> Player:
    if level not in levels.ITERATIONS:
        return levels.player(level)
    return levels.thinker(level, share=FEW / levels.ITERATIONS[level])


@pytest.mark.parametrize("level", levels.NAMES)
@pytest.mark.parametrize(("id", "seats"), [(id, seats) for id in GAMES for seats in (2, 4)])
def test_what_is_hidden_changes_no_move(id: str, seats: int, level: str) -> None:
    rng = Random(11)
    differing = 0
    hidden = False
    for n, (state, seat) in enumerate(decisions(id, seats, seed=3)):
        hidden = hidden or bool(state.secrets.kind)
        other = state.imagine(seat, rng)
        if digest(other) == digest(state):
            continue
        assert other.view(seat) == state.view(seat)
        differing += 1
        if differing % 8 == 1:
            moves = []
            for truth in (state, other):
                own = Random(n)
                moves.append(player(level).decide(truth.imagine(seat, own), seat, own))
            assert moves[0] is moves[1], f"{moves} at decision {n} of seat {seat}"
    if hidden:
        assert differing > 24
    else:
        assert differing == 0, "nothing is decided face down in this game, so there is nothing to imagine otherwise"


@pytest.mark.parametrize(("id", "seats"), [(id, seats) for id in GAMES for seats in (2, 4)])
def test_what_is_hidden_changes_nothing_that_is_imagined(id: str, seats: int) -> None:
    """So whatever a program does with an imagined world, it does it without knowing more."""
    rng = Random(12)
    for n, (state, seat) in enumerate(decisions(id, seats, seed=4, wild=0.3)):
        if n % 3 == 0:
            other = state.imagine(seat, rng)
            assert digest(state.imagine(seat, Random(n))) == digest(other.imagine(seat, Random(n)))
