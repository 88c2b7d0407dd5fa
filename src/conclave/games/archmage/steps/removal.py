"""Spells take Wards and followers off the land, without Blood (A114, A207, A215)."""

from __future__ import annotations

from conclave.games.archmage.state import NOBODY, Archmage


def remove_ward(state: Archmage, cell: int, spell: int) -> None:
    state.ward[cell] = 0
    state.tell("ward_gone", state.follower[cell], cell, spell)


def remove_follower(state: Archmage, cell: int, spell: int) -> None:
    owner = state.follower[cell]
    state.kill(cell)
    state.tell("dies", owner, cell, spell)


def strike(state: Archmage, cell: int, spell: int) -> None:
    """A207 A Ward goes, or, where there is none, the follower."""
    if state.ward[cell]:
        remove_ward(state, cell, spell)
    elif state.follower[cell] != NOBODY:
        remove_follower(state, cell, spell)
