"""Ratings: the stronger player has the higher one, and the intervals are what they say."""

from __future__ import annotations

from itertools import combinations
from math import exp, sqrt
from random import Random

import pytest

from conclave.lab.arena import Result
from conclave.lab.ratings import MIDDLE, ratings

SPREAD = sqrt(2) * 25 / 6
"""So many points more means winning 73 % of the matches between two, on openskill's scale."""


def result(n: int, names: tuple[str, ...], scores: list[int]) -> Result:
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    return Result(n, names, winners, scores, [1] * len(names), [0] * len(names), 0)


def league(strengths: dict[str, float], games: int, seed: int) -> list[Result]:
    """Everybody against everybody, by players whose strength is known."""
    rng, found = Random(seed), list[Result]()
    while len(found) < games:
        for one, other in combinations(strengths, 2):
            wins = rng.random() < 1 / (1 + exp((strengths[other] - strengths[one]) / SPREAD))
            found.append(result(len(found), (one, other), [int(wins), int(not wins)]))
    return found


def test_intervals_hold_the_true_strength_95_times_in_100() -> None:
    strengths = {"a": 8.0, "b": 5.0, "c": 2.0, "d": -4.0, "e": -11.0}
    held = 0
    for seed in range(60):
        found = ratings(list(strengths), league(strengths, 400, seed))
        for name, strength in strengths.items():
            held += found[name].low <= MIDDLE + strength <= found[name].high
    assert 0.9 < held / 300 < 0.99


def test_more_matches_leave_less_open() -> None:
    strengths = {"a": 3.0, "b": -3.0}
    few, many = (ratings(["a", "b"], league(strengths, games, 1))["a"] for games in (40, 400))
    assert many.high - many.low < (few.high - few.low) / 2
    assert few.rating > MIDDLE < many.low


def test_equals_are_rated_alike_and_ties_count() -> None:
    ties = [result(n, ("a", "b") if n % 2 else ("b", "a"), [3, 3]) for n in range(40)]
    found = ratings(["a", "b"], ties)
    assert found["a"].rating == pytest.approx(found["b"].rating, abs=0.01) == MIDDLE


def test_places_count_and_not_victories_alone() -> None:
    found = ratings(["a", "b", "c"], [result(n, ("a", "b", "c"), [9, 5, 1]) for n in range(30)])
    assert found["a"].low > found["b"].high > found["b"].low > found["c"].high


def test_one_player_on_several_seats() -> None:
    lined_up = [result(n, ("a", "b", "b", "b"), [9, n % 3, (n + 1) % 3, (n + 2) % 3]) for n in range(30)]
    found = ratings(["a", "b"], lined_up)
    assert found["a"].low > found["b"].high
    assert found["a"].rating + found["b"].rating == pytest.approx(2 * MIDDLE, abs=0.02)


def test_without_matches_everything_is_open() -> None:
    found = ratings(["a", "b"], [])
    assert found["a"] == found["b"]
    assert found["a"].high - found["a"].low > 30
