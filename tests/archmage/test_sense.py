"""What the greedy player knows about Archmage: it explores and holds land, gathers, teaches, promotes, and beats chance."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from conclave.bots.player import GreedyPlayer
from conclave.bots.search import SearchPlayer
from conclave.games.archmage import GAME
from conclave.games.archmage.outlook import NAMES, WEIGHTS, figures
from conclave.games.archmage.queries.plans import Plan
from conclave.games.archmage.queries.worth import promotions
from conclave.games.archmage.sense import SENSE
from conclave.games.archmage.state import Archmage
from conclave.lab.simulate import simulate
from tests.archmage.kit import Table


def decides(table: Table) -> str:
    """The greedy player's move, from what the seat can imagine."""
    rng = Random(1)
    seat = table.state.to_act[0]
    return str(GreedyPlayer().decide(table.state.imagine(seat, rng), seat, rng))


def plays(table: Table, most: int = 40) -> Table:
    """The greedy player goes on until its turn is over."""
    turn = table.view().turn
    for _ in range(most):
        if table.view().turn != turn or table.state.over:
            return table
        table.play(decides(table))
    raise AssertionError("the turn does not end")


def test_a_vacant_hex_is_held() -> None:
    assert decides(Table("g4=grove", mages="g4 d5", points=0)) == "place"


def test_relics_are_spent_for_apprentices_where_they_can_be() -> None:
    table = plays(Table(mages="f5 d5", relics=["seeds=6"], points=0))
    assert table.apprentices()["vines"] >= 2


def test_in_the_last_turn_only_points_count() -> None:
    table = Table("g4=grove", mages="g4 d5", towers="g4", pupils=["nature=2 matter=2"], round=13, points=0)
    table = plays(table)
    assert table.player(0).points == 1 + 1 + 2 + 2


def test_a_town_is_reached_when_there_is_much_to_gather() -> None:
    land = " ".join(f"{cell}=grove:0" for cell in ("g4", "g3", "h4", "h3"))
    table = Table(f"{land} e4=mine:0 e3=mine:0 e7=crypt", mages="f5 d5", towers="e7", company=(4,), points=1)
    plays(table)
    assert sum(table.relics().values()) >= 6


def test_a_plan_looks_several_steps_ahead() -> None:
    """The Dwarves are two steps away, and six Gems wait for them."""
    table = Table(mages="e6 d5", relics=["gems=6"], points=2)
    plan = Plan(table.state, 0, SENSE.worth)
    assert plan.best(table.state.mage[0], 2, True, table.state.mage[0]) > plan.ending(table.state.mage[0])


def test_promotions_are_made_while_nothing_is_lost_by_them() -> None:
    pupils = [0] * 18
    pupils[0] = pupils[1] = 2
    assert promotions(pupils, 0)[0] == 2.0
    pupils[0] = pupils[1] = 1
    assert promotions(pupils, 0) == (0.0, 1)


def test_quicken_is_cast_where_two_steps_more_matter() -> None:
    table = Table(mages="d5 f8", relics=["scrolls=1 gems=6"], pupils=["time=1"], points=1)
    assert "cast quicken" in table.options()
    assert decides(table) == "cast quicken"


def test_a_time_stop_is_cast() -> None:
    table = Table("g4=grove:0", mages="f4 d5", relics=["widgets=3"], pupils=["time_stop=1"])
    while "cast time_stop" in table.options():
        table.play(decides(table))
    assert table.view().extra == 1 or table.view().turn == 0


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_chances_are_shares_and_alone_one_may_lose(seats: int) -> None:
    state = cast(Archmage, GAME.start(seats))
    rng = Random(seats)
    player = GreedyPlayer()
    while state.to_act:
        seat = state.to_act[0]
        chances = SENSE.chances(state)
        assert len(chances) == seats
        assert all(0.0 < chance < 1.0 for chance in chances)
        assert seats == 1 or sum(chances) == pytest.approx(1)
        state.apply(seat, state.pick(seat, rng) if seat < 0 else player.decide(state.imagine(seat, rng), seat, rng))


def test_who_is_ahead_has_the_better_chances_and_late_still_more() -> None:
    early = SENSE.chances(Table(pupils=["gate=1 time_stop=1", "nature=1"], round=3).state)
    late = SENSE.chances(Table(pupils=["gate=1 time_stop=1", "nature=1"], round=12).state)
    assert 0.5 < early[0] < late[0]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_forecast_is_asked_once_in_every_turn_where_it_begins(seats: int) -> None:
    state = cast(Archmage, GAME.start(seats))
    rng = Random(seats)
    player = GreedyPlayer()
    asked: list[tuple[int, int]] = []
    last = (0, -1)
    while state.to_act:
        seat = state.to_act[0]
        if seat < 0:
            state.apply(seat, state.pick(seat, rng))
            continue
        assert SENSE.calm(state) == ((state.round, seat) != last)
        last = (state.round, seat)
        if SENSE.calm(state):
            asked.append(last)
        state.apply(seat, player.decide(state.imagine(seat, rng), seat, rng))
    assert len(asked) == len(set(asked)) == 13 * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_figure_of_the_outlook_has_a_name_and_a_weight(seats: int) -> None:
    assert list(WEIGHTS) == NAMES
    table = Table("g4=grove:0+ward", mages="g4 d5", relics=["seeds=9"], pupils=["nature=2 gate=1!1"], seats=seats)
    for seat in range(seats):
        assert len(figures(table.state, SENSE.worth, seat)) == len(NAMES)


def after_the_turn(table: Table, *moves: str) -> float:
    """The chances of the seat whose turn it is once it has made these moves and stopped, where the next turn begins."""
    table.play(*moves)
    while table.view().turn == 0:
        table.play("stop" if "stop" in table.options() else "end")
    assert SENSE.calm(table.state)
    return SENSE.chances(table.state)[0]


def test_who_acts_stands_better_than_who_dawdles() -> None:
    """Six Seeds among the Dryads: three Apprentices, or a step nearer to nothing."""

    def table() -> Table:
        return Table(mages="f5 d5", relics=["seeds=6"], points=1, round=6)

    taught = after_the_turn(table(), "stop", *3 * ["initiate nature"])
    assert taught > after_the_turn(table(), "stop") + 0.05
    assert taught > after_the_turn(table(), "go f4") + 0.05


def test_a_turn_to_come_is_worth_something() -> None:
    """Of two who stand alike, who still has a turn in this round is ahead."""
    table = Table(mages="f5 f7", round=6)
    assert after_the_turn(table, "stop") < 0.45


def test_who_has_counted_has_points_and_nothing_else() -> None:
    table = Table("g4=grove:0", mages="g4 d5", relics=["seeds=9"], pupils=["nature=1", "matter=1"], round=13, points=0)
    table.play("stop")
    table.play("end")
    assert SENSE.calm(table.state)
    assert sum(1 for figure in figures(table.state, SENSE.worth, 0) if figure) == 1
    assert figures(table.state, SENSE.worth, 0)[0] == table.player(0).points


def test_a_search_does_not_dawdle() -> None:
    """It stands among the Dryads with two Seeds, in its last turn, and could still wander about: it teaches."""
    table = Table(mages="f5 d5", relics=["seeds=2"], points=1, round=13)
    player, rng = SearchPlayer(32), Random(2)
    while table.view().turn == 0:
        table.play(str(player.decide(table.state.imagine(0, rng), 0, rng)))
    assert table.apprentices()["vines"] == 1


def test_alone_the_warlords_points_count_against_one() -> None:
    """The harder the Warlord, the smaller the chance; and an Inflame token in a Town is one of his points."""
    easy, hard = [
        SENSE.chances(Table(mages="f5", warlord="c3", seats=1, round=9, difficulty=difficulty).state)[0]
        for difficulty in ("apprentice", "master")
    ]
    assert easy > hard
    burning = Table("f4=town:w", mages="f5", warlord="c3", seats=1, round=9)
    assert SENSE.chances(burning.state)[0] < easy


def test_greedy_beats_random() -> None:
    summary = simulate("archmage", 2, {}, ["greedy", "random"], 30, 1)
    assert summary.wins[0] >= 27


def test_greedy_mostly_beats_the_apprentice_warlord() -> None:
    summary = simulate("archmage", 1, {}, ["greedy"], 30, 1)
    assert summary.wins[0] >= 18
