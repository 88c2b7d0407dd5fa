"""Weighing a sense: what the workshop measures."""

from __future__ import annotations

from conclave.games.zavandor import GAME
from conclave.games.zavandor.sense import TASTE, ZavandorSense
from conclave.lab.tune import Workshop

SHOP = Workshop(GAME, 2, ZavandorSense)


def test_equals_share_the_wins() -> None:
    assert 0.25 < SHOP.share(TASTE, TASTE, 12, 1) < 0.75


def test_a_player_who_despises_everything_loses_and_takes_longer() -> None:
    sour = {**TASTE, "point": 0.01, "late_point": 0.01, "patience": 0.01, "sentinel_point": 0.01}
    assert SHOP.share(sour, TASTE, 6, 1) < 0.2
    assert SHOP.length(sour, 2, 1) > SHOP.length(TASTE, 2, 1)


def test_tuning_keeps_the_weights_by_name_and_never_gets_slower() -> None:
    told: list[str] = []
    tuned = SHOP.tune(dict(TASTE), 1.0, 3, told.append)
    assert set(tuned) == set(TASTE)
    lengths = [float(line.split()[0]) for line in told]
    assert lengths == sorted(lengths, reverse=True)
