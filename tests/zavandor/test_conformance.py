"""Zavandor keeps the promises every game makes."""

from __future__ import annotations

import pytest

from conclave.engine.conformance import conform, settings_of
from conclave.games.zavandor import GAME
from conclave.games.zavandor.components import KINDS_OF_ARTIFACT, KINDS_OF_GEM, VALUE
from conclave.games.zavandor.state import Zavandor


def box(state: Zavandor) -> object:
    """What must never appear or vanish: energy cards by kind, artifacts, sentinels, knowledge stones; and what is derived
    must be true."""
    secrets = state.secrets
    cards = [secrets.pile[kind] + state.spent[kind] + secrets.kind.count(kind) for kind in range(len(VALUE))]
    stones = []
    for seat in range(state.seats):
        entered = sum(level > 0 for level in state.levels[6 * seat : 6 * seat + 6])
        seated = state.character[seat] >= 0
        stones.append(state.stones[seat].bit_count() + state.pouch[seat] + entered - seated)
    artifacts = [
        state.deck[a] + state.offer.count(a) + sum(state.owned[a::KINDS_OF_ARTIFACT]) for a in range(KINDS_OF_ARTIFACT)
    ]
    check_derived(state)
    return cards, stones, artifacts if not state.out else None


def check_derived(state: Zavandor) -> None:
    purse, worth = list(state.purse), list(state.worth)
    state.redealt()
    assert state.purse == purse
    for seat in range(state.seats):
        assert min(state.active + state.idle + state.dust + state.concentrated) >= 0
        assert sum(state.active[KINDS_OF_GEM * seat : KINDS_OF_GEM * seat + KINDS_OF_GEM]) <= state.slots(seat) <= 11
        if not state.is_out(seat):
            state.appraise(seat)
    assert state.worth == worth


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("options", list(settings_of(GAME)), ids=lambda options: "+".join(options) or "plain")
def test_conforms(seats: int, options: dict[str, bool]) -> None:
    found = conform(
        GAME, seats=(seats,), options=[dict(options)], every=7, inventory=None if options.get("lightning") else box
    )
    assert found.matches == 1
