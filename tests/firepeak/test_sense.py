"""What the greedy player knows about Firepeak: it builds, strikes when the odds are good, repairs well, and beats chance."""

from __future__ import annotations

from random import Random

import pytest

from conclave.bots.player import GreedyPlayer
from conclave.games.firepeak.components import MOBILITY
from conclave.games.firepeak.moves import CAST
from conclave.games.firepeak.sense import SENSE
from conclave.lab.simulate import simulate
from tests.firepeak.kit import Table

EIGHT = "a=doom-4 b=night-4 c=doom-3 d=twil-3 e=night-3 f=twil-1 g=twil-2 h=night-1"
"""One creature is missing, on i."""


def decides(table: Table, seat: int = 0) -> str:
    """The greedy player's move, from what the seat can imagine."""
    rng = Random(1)
    return str(GreedyPlayer().decide(table.state.imagine(seat, rng), seat, rng))


def test_a_structure_is_completed_when_it_can_be() -> None:
    table = Table(structures=[EIGHT], dungeons=["night-1"])
    table.rolls(6).play(0, "brainwash 1")
    assert decides(table) == "wake night-1"
    table.play(0, "wake night-1")
    assert decides(table) == "to i"


def test_a_circle_of_might_that_wins_is_cast_at_once() -> None:
    table = Table(structures=[EIGHT], dungeons=["dawn-3 twil-3"], books=["circle_might"])
    assert decides(table) == "cast circle_might"


def test_a_strong_creature_becomes_a_leader_and_not_a_captive() -> None:
    table = Table(deck="twil-4 twil-1").draws("twil-4").play(0, "recruit wizard")
    assert decides(table) in ("to a", "to b")


@pytest.mark.parametrize(
    ("attacker", "target", "strikes"),
    [("doom-4", "gaia-1", True), ("doom-1", "gaia-4", False)],
    ids=["good", "hopeless"],
)
def test_captures_are_made_when_the_odds_are_good(attacker: str, target: str, strikes: bool) -> None:
    table = Table(structures=["a=twil-4", f"a={target}"], guards=[attacker], deck="")
    table.play(0, "capture guard")
    assert (SENSE.rate(table.state, 0, table.state.options(0)[:1])[0] > 0) is strikes


def test_a_decoy_is_given_for_a_creature() -> None:
    table = Table(structures=["a=doom-2", "a=gaia-4"], decoys=[1])
    table.rolls(1, 6).play(0, "capture a", "at 1:a")
    assert decides(table) == "decoy"


def test_a_lost_die_is_rolled_again_and_a_won_one_is_not() -> None:
    for die, answer in ((1, "again"), (6, "no")):
        table = Table(structures=["a=doom-3", "c=gaia-2 a=gaia-4"], dungeons=["$lucky_charm"], books=["lucky_charm"])
        table.rolls(die, 3).play(0, "cast lucky_charm", "pay", "capture a", "at 1:c")
        assert decides(table) == answer


def test_a_repair_keeps_as_many_creatures_as_it_can() -> None:
    table = Table(
        wizards="cler doom",
        structures=["a=twil-4 c=twil-3 d=doom-2 f=twil-2 g=twil-1"],
        dungeons=["", "$atrophy"],
        books=["", "atrophy"],
        turn=1,
    )
    table.play(1, "cast atrophy", "pay", "at 0:a")
    while table.state.to_act == (0,):
        table.play(0, decides(table))
    assert table.state.size(0) == 4


def test_captives_that_nobody_could_use_any_more_pay_for_a_spell() -> None:
    """In the last turn; early in the match they are kept."""
    for deck, spends in (("", True), (None, False)):
        table = Table(
            structures=["a=twil-1 b=doom-1"], dungeons=["cler-4 $aura_defense"], books=["aura_defense"], deck=deck
        )
        assert (decides(table) == "cast aura_defense") is spends


def test_a_time_warp_is_cast_before_what_it_gives_time_for() -> None:
    table = Table(structures=["a=twil-4 b=doom-4"], dungeons=["night-1 $time_warp"], books=["time_warp"])
    assert decides(table) == "cast time_warp"


def test_an_avatar_goes_where_it_breaks_nothing() -> None:
    table = Table(structures=["a=twil-4 c=twil-3 f=twil-2"], dungeons=["$avatar"], books=["avatar"])
    table.play(0, "cast avatar", "pay")
    assert decides(table) == "at 0:a"


def test_mobility_is_worth_the_room_that_it_makes() -> None:
    """Of these structures only the first can be put in better order."""
    rates = []
    for structure in ("a=twil-4 b=night-1 c=twil-1 d=doom-3", "a=twil-4 b=doom-4"):
        table = Table(structures=[structure], dungeons=["$mobility"], books=["mobility"])
        rates += SENSE.rate(table.state, 0, [CAST[MOBILITY]])
    assert rates[0] > rates[1] + 0.1


@pytest.mark.parametrize(("seats", "share"), [(2, 0.85), (4, 0.7)])
def test_it_beats_chance(seats: int, share: float) -> None:
    summary = simulate("firepeak", seats, {}, ["greedy", *["random"] * (seats - 1)], 20, 3)
    assert summary.finished == 20
    assert summary.wins[0] >= 20 * share
