"""A player of whom nothing has changed is shown as before: what is remembered is what would be shown anew."""

from __future__ import annotations

from random import Random

import pytest

from conclave.bots import bot
from conclave.engine.moves import CHANCE
from conclave.games.zavandor import GAME
from conclave.games.zavandor.components import BACKS, VALUE
from conclave.games.zavandor.sight import SHOWN, view
from conclave.games.zavandor.state import Zavandor
from conclave.games.zavandor.view import View

SWITCHES = ("one_dust", "limited_gems", "choose_character", "public_money", "lower_variance")


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_remembered_player_is_the_player(seats: int) -> None:
    rng, player = Random(seats), bot("greedy")
    for _ in range(2):
        state = GAME.start(seats, {name: rng.random() < 0.5 for name in SWITCHES})
        assert isinstance(state, Zavandor)
        while not state.over:
            seat = state.to_act[0]
            state.apply(seat, state.pick(seat, rng) if seat == CHANCE else player.decide(state, seat, rng))
            remembered = view(state, None)  # with what was remembered of all positions before
            kept = dict(SHOWN)
            SHOWN.clear()
            assert isinstance(remembered, View)
            assert view(state, None) == remembered
            SHOWN.update(kept)


def test_open_hands_of_the_same_colours_and_the_same_sum_are_told_apart() -> None:
    """ZV7 Where hands are open, two of the same colour and the same worth are not the same."""
    rng, player = Random(1), bot("greedy")
    state = GAME.start(4, {"public_money": True})
    assert isinstance(state, Zavandor)
    pairs: list[tuple[int, int]] = []
    while state.to_act:
        seat = state.to_act[0]
        state.apply(seat, state.pick(seat, rng) if seat == CHANCE else player.decide(state, seat, rng))
        cards = state.secrets.at(0)
        pairs = [(one, other) for one in cards for other in cards if alike(state, one, other)]
        if pairs:
            break
    one, other = pairs[0]
    swapped = state.clone()
    kind = swapped.secrets.kind
    kind[one], kind[other] = kind[other], kind[one]
    before, after = view(state, None), view(swapped, None)
    assert isinstance(before, View)
    assert isinstance(after, View)
    shown = [card.value for card in before.players[0].hand]
    assert None not in shown
    assert [card.value for card in after.players[0].hand] != shown
    SHOWN.clear()
    assert view(swapped, None) == after


def alike(state: Zavandor, one: int, other: int) -> bool:
    """Cards of different values that look alike from behind."""
    kinds = state.secrets.kind
    return BACKS.back[kinds[one]] == BACKS.back[kinds[other]] and VALUE[kinds[one]] != VALUE[kinds[other]]
