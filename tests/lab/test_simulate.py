"""A series of matches gives the same figures however it is played."""

from __future__ import annotations

import json

import pytest

from conclave.engine.mistakes import Mistake
from conclave.lab.simulate import Summary, play_matches, simulate


def figures(summary: Summary) -> dict[str, object]:
    data = summary.data()
    del data["seconds"], data["decisions_per_second"]
    return data


def test_one_worker_and_two_give_the_same_figures() -> None:
    names = ["random", "greedy"]
    one = simulate("zavandor", 2, {"one_dust": True}, names, 12, 7, workers=1)
    two = simulate("zavandor", 2, {"one_dust": True}, names, 12, 7, workers=2)
    assert figures(one) == figures(two)


def test_a_match_of_a_series_depends_on_the_seed_and_its_number_alone() -> None:
    together = play_matches("zavandor", 2, {}, ["random"] * 2, 5, 0, 4)
    apart = [play_matches("zavandor", 2, {}, ["random"] * 2, 5, n, n + 1) for n in range(4)]
    assert together.decisions == sum(summary.decisions for summary in apart)
    assert together.total_scores == [sum(s.total_scores[seat] for s in apart) for seat in range(2)]


def test_another_seed_gives_other_matches() -> None:
    assert figures(simulate("zavandor", 2, {}, ["random"] * 2, 5, 1)) != figures(
        simulate("zavandor", 2, {}, ["random"] * 2, 5, 2)
    )


@pytest.mark.parametrize("seats", [2, 6])
def test_wins_add_up_to_the_games(seats: int) -> None:
    summary = simulate("zavandor", seats, {}, ["random"] * seats, 12, 3)
    assert summary.games == summary.finished == 12
    assert sum(summary.wins) == pytest.approx(12, abs=1e-4)
    assert sum(sum(counts.values()) for counts in summary.facts.values()) == 12 * len(summary.facts)


def test_the_json_has_all_its_fields() -> None:
    summary = simulate("zavandor", 2, {}, ["greedy", "random"], 3, 9)
    data = json.loads(json.dumps(summary.data()))
    assert {
        "game", "seats", "games", "finished", "decisions", "seconds", "decisions_per_second", "wins", "mean_scores",
        "mean_decisions", "bots", "seed",
    } <= set(data)  # fmt: skip
    assert (data["game"], data["seats"], data["games"], data["finished"], data["seed"]) == ("zavandor", 2, 3, 3, 9)
    assert data["bots"] == ["greedy", "random"]
    assert len(data["wins"]) == len(data["mean_scores"]) == 2
    assert sum(data["wins"]) == pytest.approx(3, abs=0.01)
    assert data["mean_decisions"] == pytest.approx(data["decisions"] / 3, abs=0.1)
    assert data["seconds"] > 0
    assert data["decisions_per_second"] == pytest.approx(data["decisions"] / data["seconds"], rel=0.05)


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate("zavandor", 2, {}, ["random"] * 2, 12, 1, 1, told.append)
    assert told == [10, 2]


def test_greedy_beats_random() -> None:
    summary = simulate("zavandor", 2, {}, ["greedy", "random"], 10, 1)
    assert summary.wins[0] >= 9


@pytest.mark.parametrize(
    ("id", "seats", "options", "names"),
    [
        ("chess", 2, {}, ["random"] * 2),
        ("zavandor", 7, {}, ["random"] * 7),
        ("zavandor", 2, {"weather": True}, ["random"] * 2),
        ("zavandor", 2, {}, ["random", "genius"]),
    ],
)
def test_what_is_unknown_is_a_mistake(id: str, seats: int, options: dict[str, bool], names: list[str]) -> None:
    with pytest.raises(Mistake):
        simulate(id, seats, options, names, 1, 1)
