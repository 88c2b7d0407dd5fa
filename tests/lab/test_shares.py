"""Shares and their intervals: they are what they say, also where results hang together."""

from __future__ import annotations

from random import Random

import pytest

from conclave.lab.arena import Contest, Result
from conclave.lab.schedule import Schedule
from conclave.lab.shares import Results, share, shared
from conclave.lab.standings import Standings, standings


def test_results_of_their_own_have_wilsons_interval() -> None:
    assert shared((str(n), float(n < 30)) for n in range(100)) == share(30, 100)


def test_a_group_that_is_all_one_counts_once() -> None:
    fours = [(str(n // 4), float(n // 4 % 2)) for n in range(200)]
    found = shared(fours)
    assert (found.n, found.won) == (200, 100)
    assert (found.low, found.high) == (share(25, 50).low, share(25, 50).high)


def test_groups_that_pull_against_each_other_are_not_believed_more_than_their_number() -> None:
    assert shared((str(n // 2), float(n % 2)) for n in range(100)) == share(50, 100)


def test_where_nothing_tells_them_apart_a_group_counts_once() -> None:
    won = shared((str(n // 2), 1.0) for n in range(20))
    assert (won.n, won.low) == (20, share(10, 10).low)
    assert shared([]) == share(0, 0)
    one = Results()
    one.add("luck", 1.0)
    one.add("luck", 0.0)
    assert one.independent() == 1


@pytest.mark.parametrize("together", [0.0, 0.5, 1.0])
def test_intervals_hold_the_true_share_95_times_in_100(together: float) -> None:
    """Four results of a group are the same as often as `together` says."""
    rng, held, times = Random(3), 0, 400
    for _ in range(times):
        results = []
        for group in range(60):
            common = rng.random() < 0.3
            for _ in range(4):
                won = common if rng.random() < together**0.5 else rng.random() < 0.3
                results.append((str(group), float(won)))
        found = shared(results)
        held += found.low <= 0.3 <= found.high
    assert 0.92 < held / times < 0.985


# In the table of a tournament


def table(seats: int, rounds: int, seed: int, roles: bool = False) -> Standings:
    """A tournament in which chance alone decides which seat wins, whoever sits there."""
    contest = Contest("zavandor", seats, ("a", "b", "c", "d")[:seats], {}, 1)
    schedule = Schedule(contest.field, seats)
    results = []
    for n in range(schedule.round * rounds):
        fixture = schedule.fixture(n)
        winner = Random(f"{seed}/{fixture.luck}").randrange(seats)
        scores = [int(seat == winner) for seat in range(seats)]
        role = [("druid" if seat == winner else "elf") for seat in range(seats)] if roles else []
        results.append(
            Result(n, fixture.names, [winner], scores, [1] * seats, [0] * seats, 1, times=[[1]] * seats, roles=role)
        )
    return standings(contest, results)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_seat_that_was_lucky_is_not_taken_for_a_good_one(seats: int) -> None:
    """Every rotation has the same chance, so what a seat won of it says the same thing again."""
    held = [
        seat.low <= 1 / seats <= seat.high for seed in range(25) for seat in table(seats, 30, seed).seats
    ]  # fmt: skip
    assert sum(held) / len(held) > 0.9


def test_players_who_had_every_seat_are_still_told_apart_by_all_their_matches() -> None:
    for player in table(4, 40, 1).players:
        assert (player.wins.low, player.wins.high) == (share(40, 160).low, share(40, 160).high)


def test_one_against_three_of_a_kind_has_met_them_at_once() -> None:
    """Three comparisons in a match hang on the same result of the one."""
    contest = Contest("zavandor", 4, ("a", "b", "b", "b"), {}, 1)
    schedule = Schedule(contest.field, 4)
    results = []
    for n in range(80):
        names = schedule.fixture(n).names
        ahead = Random(n).random() < 0.5
        scores = [(2 if ahead else 0) if name == "a" else 1 for name in names]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        results.append(Result(n, names, winners, scores, [1] * 4, [0] * 4, 1, times=[[1]] * 4))
    found = next(pair.share for pair in standings(contest, results).pairs if pair.one == "a")
    assert found.n == 240
    alone = share(found.won / 3, 80)
    assert found.high - found.low > 0.85 * (alone.high - alone.low)
