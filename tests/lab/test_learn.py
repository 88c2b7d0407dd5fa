"""Weighing a forecast: the weights that made the results likely are found again."""

from __future__ import annotations

from random import Random

import pytest
from click.testing import CliRunner

from conclave.engine.forecast import Forecast, shares
from conclave.lab.learn import Sample, apart, calibration, fit, main, solve, split, surprise

TRUE = [1.5, -0.5, 0.5, 2.0]
"""Two figures, early and late."""


def made(n: int, seats: int) -> list[Sample]:
    """Positions whose results follow the true weights."""
    rng = Random(1)
    found: list[Sample] = []
    for _ in range(n):
        far = rng.random()
        figures = [split([rng.gauss(0, 1), rng.gauss(0, 1)], far) for _ in range(seats)]
        chances = shares([sum(w * f for w, f in zip(TRUE, one, strict=True)) for one in figures])
        winner = rng.choices(range(seats), chances)[0]
        found.append(Sample(figures, [1.0 if seat == winner else 0.0 for seat in range(seats)]))
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_the_weights_behind_results_are_found(seats: int) -> None:
    samples = made(3000, seats)
    told: list[str] = []
    weights = fit(samples, 4, 0.1, told.append)
    assert weights == pytest.approx(TRUE, abs=0.25)
    assert surprise(samples, weights) < surprise(samples, [0.0] * 4)
    assert told
    for foreseen, came, count in calibration(samples, weights):
        assert count < 100 or came == pytest.approx(foreseen, abs=0.08)


def test_a_seat_in_the_middle_draws_the_weights_nowhere() -> None:
    """Its figure is the mean, and the others stand as far above it as below: no step is to be taken."""
    told: list[str] = []
    weights = fit([Sample([[0.0], [1.0], [2.0]], [0.0, 1.0, 0.0])], 1, 0.1, told.append)
    assert weights == pytest.approx([0.0])
    assert len(told) == 1


def test_no_match_is_both_learnt_from_and_checked_with() -> None:
    """Its positions have one result: who has learnt it from some knows it for the others."""
    found = [Sample([[1.0], [2.0]], [1.0, 0.0], match) for match in range(30) for _ in range(5)]
    kept, learnt = apart(found)
    assert (len(kept), len(learnt)) == (15, 135)
    assert not {sample.match for sample in kept} & {sample.match for sample in learnt}


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_a_forecast_shifts_from_early_to_late_weights() -> None:
    forecast = Forecast({"points": (0.0, 2.0), "gems": (1.0, 0.0)})
    assert [forecast.sum([1.0, 3.0], far) for far in (0.0, 0.5, 1.0)] == pytest.approx([3.0, 2.5, 2.0])


def test_the_command_prints_weights_for_every_figure() -> None:
    done = CliRunner().invoke(main, ["zavandor", "--seats", "2", "--games", "3", "--often", "0.1"])
    assert done.exit_code == 0, done.output
    assert '"points": (' in done.output
    assert "surprise in what was kept back" in done.output
