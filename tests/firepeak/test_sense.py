"""What the greedy player knows about Firepeak: it builds, strikes when the odds are good, repairs well, and beats chance."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from conclave.bots.player import GreedyPlayer
from conclave.games.firepeak import GAME
from conclave.games.firepeak.sense import SENSE
from conclave.games.firepeak.state import Firepeak
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
    assert (SENSE.rate(table.state, 0, table.state.options(0)[0]) > 0) is strikes


def test_a_decoy_is_given_for_a_creature() -> None:
    table = Table(structures=["a=doom-2", "a=gaia-4"], decoys=[1])
    table.rolls(1, 6).play(0, "capture a", "at 1:a")
    assert decides(table) == "decoy"


def test_a_lost_die_is_rolled_again_and_a_won_one_is_not() -> None:
    for die, answer in ((1, "again"), (6, "no")):
        table = Table(structures=["a=doom-3", "c=gaia-2 a=gaia-4"], dungeons=["gaia-1"], books=["lucky_charm"])
        table.rolls(die, 3).play(0, "cast lucky_charm", "give gaia-1", "capture a", "at 1:c")
        assert decides(table) == answer


def test_a_repair_keeps_as_many_creatures_as_it_can() -> None:
    table = Table(
        wizards="cler doom",
        structures=["a=twil-4 c=twil-3 d=doom-2 f=twil-2 g=twil-1"],
        dungeons=["", "doom-2 night-1"],
        books=["", "atrophy"],
        turn=1,
    )
    table.play(1, "cast atrophy", "give doom-2", "give night-1", "at 0:a")
    while table.state.to_act == (0,):
        table.play(0, decides(table))
    assert table.state.size(0) == 4


@pytest.mark.parametrize(("seats", "share"), [(2, 0.85), (4, 0.7)])
def test_it_beats_chance(seats: int, share: float) -> None:
    summary = simulate("firepeak", seats, {}, ["greedy", *["random"] * (seats - 1)], 20, 3)
    assert summary.finished == 20
    assert summary.wins[0] >= 20 * share


def test_a_value_is_a_share_of_a_win() -> None:
    rng = Random(5)
    state = cast(Firepeak, GAME.start(3))
    while state.to_act:
        for seat in range(3):
            assert 0.0 <= SENSE.value(state, seat) <= 1.0
        mover = state.to_act[0]
        state.apply(mover, state.pick(mover, rng))
    values = [SENSE.value(state, seat) for seat in range(3)]
    assert [seat for seat in range(3) if values[seat] > 0] == state.winners()
