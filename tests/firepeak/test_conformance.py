"""Firepeak keeps the promises every game makes."""

from __future__ import annotations

import pytest

from conclave.engine.conformance import conform, settings_of
from conclave.games.firepeak import GAME
from tests.firepeak.kit import box


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("options", list(settings_of(GAME)), ids=lambda options: "+".join(options) or "plain")
def test_conforms(seats: int, options: dict[str, bool]) -> None:
    found = conform(GAME, seats=(seats,), options=[dict(options)], every=7, inventory=box)
    assert found.matches == 1
