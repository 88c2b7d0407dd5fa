"""The schedule of a tournament is fair: everybody meets everybody equally often, from every seat, with the same chance."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import permutations

import pytest

from conclave.engine.mistakes import Mistake
from conclave.lab.schedule import Fixture, Schedule

FIELD = ["archmage", "mage", "adept", "greedy", "random"]


def rounds(schedule: Schedule, count: int) -> list[Fixture]:
    return [schedule.fixture(n) for n in range(count * schedule.round)]


@pytest.mark.parametrize(
    ("field", "seats", "round_"), [(5, 2, 20), (5, 3, 30), (5, 4, 20), (4, 4, 4), (2, 4, 12), (3, 4, 48)]
)
def test_a_round_has_every_meeting_once_from_every_seat(field: int, seats: int, round_: int) -> None:
    schedule = Schedule(FIELD[:field], seats)
    assert schedule.round == round_
    played = rounds(schedule, 1)
    met = Counter(tuple(sorted(fixture.names)) for fixture in played)
    assert set(met.values()) == {seats}
    assert len(met) == len(schedule.meetings)
    seated = Counter((name, seat) for fixture in played for seat, name in enumerate(fixture.names))
    assert len(seated) == field * seats
    assert len(set(seated.values())) == 1, "every player sits on every seat equally often"


def test_two_players_change_seats_with_the_same_chance() -> None:
    schedule = Schedule(FIELD, 2)
    by_luck: dict[str, list[tuple[str, ...]]] = defaultdict(list)
    for fixture in rounds(schedule, 3):
        by_luck[fixture.luck].append(fixture.names)
    assert len(by_luck) == 30
    assert all(len(both) == 2 and both[0] == both[1][::-1] for both in by_luck.values())


def test_four_players_are_seated_in_every_order() -> None:
    schedule = Schedule(FIELD[:4], 4)
    assert Counter(fixture.names for fixture in rounds(schedule, 6)) == Counter(permutations(FIELD[:4]))


def test_who_is_named_twice_makes_a_line_up() -> None:
    schedule = Schedule(["archmage", "adept", "adept", "adept"], 4)
    first, second = rounds(schedule, 2)[:4], rounds(schedule, 2)[4:]
    assert sorted(fixture.names.index("archmage") for fixture in first) == [0, 1, 2, 3]
    assert len({fixture.luck for fixture in first}) == 1
    assert {fixture.luck for fixture in first}.isdisjoint(fixture.luck for fixture in second)


@pytest.mark.parametrize("line_up", [["mage", "mage"], ["mage", "adept", "mage", "adept"], ["mage"] * 4])
def test_what_looks_the_same_is_never_played_twice_with_the_same_chance(line_up: list[str]) -> None:
    fixtures = rounds(Schedule(line_up, len(line_up)), 12)
    assert len({(fixture.names, fixture.luck) for fixture in fixtures}) == len(fixtures)


def test_two_pairs_sit_in_every_order_equally_often() -> None:
    seated = Counter(fixture.names for fixture in rounds(Schedule(["mage", "mage", "adept", "adept"], 4), 6))
    assert len(seated) == 6
    assert set(seated.values()) == {4}


def test_fewer_players_than_seats_mix_but_nobody_plays_among_themselves() -> None:
    schedule = Schedule(["mage", "adept"], 3)
    assert schedule.meetings == [("mage", "mage", "adept"), ("mage", "adept", "adept")]


def test_games_are_rounded_up_to_whole_rounds_and_more_of_them_change_nothing() -> None:
    schedule = Schedule(FIELD, 2)
    assert [schedule.games(wanted) for wanted in (1, 20, 21, 400)] == [20, 20, 40, 400]
    assert [fixture.n for fixture in rounds(schedule, 2)] == list(range(40))
    assert rounds(schedule, 2)[:20] == rounds(schedule, 1)


@pytest.mark.parametrize(
    ("field", "seats", "en", "de"),
    [
        (["greedy"], 2, "at least two players", "mindestens zwei Spieler"),
        (["greedy", "greedy", "random"], 2, "3 are named for 2 seats", "für 2 Plätze sind 3 genannt"),
        (["greedy", "greedy"], 4, "2 are named for 4 seats", "für 4 Plätze sind 2 genannt"),
    ],
)
def test_what_makes_no_tournament_is_refused(field: list[str], seats: int, en: str, de: str) -> None:
    with pytest.raises(Mistake) as caught:
        Schedule(field, seats)
    assert en in caught.value.text("en")
    assert de in caught.value.text("de")
