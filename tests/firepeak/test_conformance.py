"""Firepeak keeps the promises every game makes."""

from __future__ import annotations

import pytest

from conclave.engine.conformance import conform, settings_of
from conclave.games.firepeak import GAME
from conclave.games.firepeak.components import (
    AS_DUPLICATE,
    CARD_OF,
    CREATURES,
    DUPLICATE,
    FIRST_ENCHANTMENT,
    FIRST_SPELL_KIND,
    KINDS_OF_ENCHANTMENT,
    KINDS_OF_SPELL,
    NONE,
    SUMMON_TITAN,
    TITAN_KIND,
)
from conclave.games.firepeak.components import DECOY as DECOY_SPELL
from conclave.games.firepeak.state import Firepeak


def box(state: Firepeak) -> object:
    """What must never appear or vanish: creatures by kind, each spell card; and what is derived must be true."""
    secrets = state.secrets
    creatures = [secrets.pile[kind] + secrets.kind.count(kind) for kind in range(CREATURES)]
    spells = [
        secrets.pile[FIRST_SPELL_KIND + spell]
        + secrets.kind.count(FIRST_SPELL_KIND + spell)
        + (state.spent >> spell & 1)
        + (state.spell == spell)
        for spell in range(KINDS_OF_SPELL)
    ]
    spells[SUMMON_TITAN] += secrets.kind.count(TITAN_KIND)
    spells[DUPLICATE] += secrets.kind.count(TITAN_KIND + 1)
    for being in [*state.being, state.held]:
        if being != NONE:
            if CARD_OF[being] != NONE:
                spells[CARD_OF[being]] += 1
            else:
                creatures[being] += 1
    for lasting in [*state.aura, *state.circle]:
        if lasting != NONE:
            spells[lasting if lasting < AS_DUPLICATE else DUPLICATE] += 1
    for charms in state.charms:
        for n in range(KINDS_OF_ENCHANTMENT):
            spells[FIRST_ENCHANTMENT + n] += charms >> n & 1
            spells[DUPLICATE] += charms >> (KINDS_OF_ENCHANTMENT + n) & 1
    for decoys in state.decoys:
        spells[DECOY_SPELL] += decoys & 1
        spells[DUPLICATE] += decoys >> 1
    check_derived(state)
    return creatures, spells


def check_derived(state: Firepeak) -> None:
    derived = state.clan[:], state.might[:], state.sizes[:], state.crowd[:], state.deck
    state.recount()
    assert (state.clan, state.might, state.sizes, state.crowd, state.deck) == derived
    for seat in range(state.seats):
        assert state.shaken >> seat & 1 or state.unsound(seat) is None


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("options", list(settings_of(GAME)), ids=lambda options: "+".join(options) or "plain")
def test_conforms(seats: int, options: dict[str, bool]) -> None:
    found = conform(GAME, seats=(seats,), options=[dict(options)], every=7, inventory=box)
    assert found.matches == 1
