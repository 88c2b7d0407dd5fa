"""Archmage keeps the promises every game makes."""

from __future__ import annotations

import pytest

from conclave.engine.conformance import conform, settings_of
from conclave.engine.game import Value
from conclave.games.archmage import GAME
from tests.archmage.kit import box

SETTINGS = list(settings_of(GAME))


def named(options: dict[str, Value]) -> str:
    return "+".join(f"{name}={value}" for name, value in options.items()) or "plain"


@pytest.mark.parametrize("seats", range(1, 5))
@pytest.mark.parametrize("options", SETTINGS, ids=named)
def test_conforms(seats: int, options: dict[str, Value]) -> None:
    found = conform(GAME, seats=(seats,), options=[dict(options)], every=7, inventory=box)
    assert found.matches == 1
