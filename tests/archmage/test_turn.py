"""The turn and its Preparation: A20, A21, A40 to A63, A236."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from conclave.bots.playout import Tally, random_playout
from conclave.games.archmage import GAME
from conclave.games.archmage.components import RING, SPHERES
from conclave.games.archmage.state import Archmage
from conclave.games.archmage.steps.preparation import steps_due
from tests.archmage.kit import Table, planets


def to_preparation(table: Table) -> Table:
    """Everybody passes until seat 0 has to move a planet."""
    while not (table.state.to_act == (0,) and table.view().asked == "planet"):
        if table.view().asked == "planet":
            table.play(table.options()[0])
        else:
            table.ends_turn()
    return table


def test_A40_A41_all_phases_of_one_player_then_the_next() -> None:
    table = Table(seats=3)
    assert (table.view().turn, table.view().phase) == (0, "journey")
    table.refuses("A40", "stop", seat=1).refuses("A40", "gather")
    table.play("stop")
    assert table.view().phase == "journeys_end"
    table.refuses("A40", "go f5").refuses("A40", "stop")
    table.play("end")
    assert (table.view().turn, table.view().phase) == (1, "preparation")
    table.play("planet nature")
    assert (table.view().turn, table.view().phase) == (1, "journey")
    table.refuses("A40", "go f5", seat=0)


def test_A42_A43a_no_preparation_and_no_spells_in_the_first_round() -> None:
    table = Table(round=1)
    assert table.view().phase == "journey"
    assert table.may("cast") == []
    table.refuses("A53", "cast quicken")
    table.ends_turn()
    assert (table.view().round, table.view().turn, table.view().phase) == (1, 1, "journey")
    table.ends_turn()
    assert (table.view().round, table.view().turn, table.view().phase) == (2, 0, "preparation")


def test_A43_nothing_is_cast_during_preparation() -> None:
    table = to_preparation(Table(relics=["scrolls=2"], pupils=["time=1"], mages="f4"))
    table.refuses("A43", "cast quicken").refuses("A57", "go f5")
    table.play("planet nature").cast("quicken")


def test_A44_the_order_of_preparation() -> None:
    table = Table(mages="f5 g6", relics=["seeds=1"], pupils=["nature=1"])
    table.cast("vines").play("at f5", "done")
    table.play("stop", "end", "planet nature", "stop")
    table.events()
    table.play("end", "planet matter")
    words = [event.what for event in table.events()]
    assert words.index("turn") < words.index("fades") < words.index("planet")


def test_A50_AA24_ones_own_temporary_tokens_leave_and_no_others() -> None:
    table = Table("g4=grove~vines:0 h4=mine~vines:1 e4=mine~chasm:0 e3=crypt~wellspring:0 d4=mine~upheaval:0")
    to_preparation(table)
    assert table.tokens() == {"e3": "wellspring", "d4": "upheaval"}
    table = Table("g4=grove~vines:0 h4=mine~vines:1 e4=mine~chasm:0")
    table.ends_turn()
    assert table.tokens() == {"g4": "vines", "e4": "chasm"}


def test_A50a_wards_stay() -> None:
    table = to_preparation(Table("g4=grove:0+ward h4=mine:1+ward"))
    assert table.warded() == {"g4", "h4"}


def test_A51_other_temporary_effects_end_with_the_next_turn() -> None:
    table = Table("g4=grove:0", mages="f4 h3", relics=["gems=1 blood=1"], pupils=["will=1 blood=1"])
    table.cast("stone_skin").cast("subjugate")
    assert table.player(0).stone_skin
    assert table.view().subjugating
    table.ends_turn(planet="nature")
    assert table.player(0).stone_skin
    assert not table.view().subjugating
    table.play("go g4").refuses("A203", "attack")
    table.ends_turn()
    assert not table.player(0).stone_skin


def test_A52_A176_A177_cast_cards_are_ready_again_in_the_next_turn() -> None:
    table = Table(mages="f4", relics=["scrolls=3"], pupils=["time=1"])
    table.cast("quicken").refuses("A175", "cast quicken")
    assert [card.cast for card in table.player(0).book] == [True]
    table.ends_turn()
    assert [card.cast for card in table.player(0).book] == [True]
    to_preparation(table)
    assert [card.cast for card in table.player(0).book] == [False]
    table.play("planet nature").cast("quicken")


def test_A53_a_spell_is_known_while_an_apprentice_stands_on_its_place() -> None:
    table = to_preparation(Table(mages="f4", pupils=["nature=1 gate=1 time_stop=1"]))
    assert table.book() == ["vines", "gate", "time_stop"]
    table = to_preparation(Table(mages="f4", pupils=["nature=1"], books=["quicken chasm"]))
    assert table.book() == ["vines"]


def test_A54_A55_the_book_changes_in_preparation_only() -> None:
    table = Table(mages="g6", relics=["scrolls=5"], company=(5,))
    table.play("stop", "initiate time")
    assert table.apprentices() == {"quicken": 1}
    assert table.book() == []
    table.refuses("A120a", "cast quicken")
    table.play("done").refuses("A55", "cast quicken")
    to_preparation(table)
    assert table.book() == ["quicken"]


def test_A55_a_spell_whose_apprentice_has_risen_stays_usable_this_turn() -> None:
    table = Table("g4=grove", mages="g4", towers="g4", relics=["seeds=1"], pupils=["nature=1 matter=1"])
    table.play("stop", "promote wellspring")
    assert table.apprentices() == {"wellspring": 1}
    assert table.book() == ["vines", "transmute"]
    table.cast("vines").play("at f4", "done")
    to_preparation(table)
    assert table.book() == ["wellspring"]


def test_A56_several_apprentices_on_one_place_give_one_copy() -> None:
    table = to_preparation(Table(mages="f4", pupils=["nature=3"]))
    assert table.book() == ["vines"]
    assert table.player(0).breakdown.fundamental == 1


def test_A57_A58_exactly_one_planet_moves_exactly_one_oval_for_a_relic() -> None:
    table = to_preparation(Table())
    before = table.player(0).planets
    assert len(table.options()) == sum(1 for orbit in before.values() if orbit)
    table.refuses("A57", "stop").refuses("A57", "done")
    table.play("planet blood")
    after = table.player(0).planets
    assert after == {**before, "blood": before["blood"] - 1}
    assert table.relics() == {"blood": 1}
    assert table.view().phase == "journey"


def test_A58_the_step_into_the_middle_brings_a_relic_too() -> None:
    table = to_preparation(Table(round=11))
    assert table.relics() == {}
    table.play("planet blood")
    to_preparation(table).play("planet blood")
    assert table.player(0).planets["blood"] == 0
    assert table.relics() == {"blood": 2}


def test_A59_A60_planets_meet_in_the_middle_and_stay_there() -> None:
    table = to_preparation(Table(round=8))
    assert table.player(0).planets == {"nature": 0, "matter": 0, "time": 0, "will": 0, "death": 2, "blood": 3}
    table.refuses("A59", "planet nature").play("planet blood")
    planets = table.player(0).planets
    assert planets["death"] == planets["blood"] == 2


def test_A20_A61_with_all_planets_in_the_middle_it_is_the_final_turn() -> None:
    table = to_preparation(Table(round=12))
    table.events()
    assert not table.view().final
    table.play("planet blood")
    assert table.view().final
    assert [event.what for event in table.events()].count("final_turn") == 1
    table.ends_turn()
    assert table.player(0).counted


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_A21_AS1_a_match_has_13_rounds(seats: int) -> None:
    for seed in range(5):
        state = GAME.start(seats)
        random_playout(state, Random(seed), Tally())
        assert cast(Archmage, state).round == 13


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_A62_A236_all_have_the_same_number_of_steps_before_them(seats: int) -> None:
    state = cast(Archmage, GAME.start(seats))
    rng = Random(5)
    seen = 0
    while state.to_act:
        if state.view(None).asked == "planet":  # type: ignore[attr-defined]
            seat = state.to_act[0]
            assert state.rest(seat) == 12 - (state.round - 2)
            assert steps_due(state, seat) == state.rest(seat) - (seats > 1), "one step is due"
            seen += 1
        state.apply(state.to_act[0], state.pick(state.to_act[0], rng))
    assert seen == 12 * seats


def test_A63_whoever_has_more_steps_left_moves_the_planet_farthest_out() -> None:
    table = Table(rest=8)
    table.state.orbit[RING:] = [-3, -2, -1, 1, 2, 2]
    table.ends_turn()
    table.events()
    table.play("planet matter")
    assert table.told("aligns") == [(1, 0, 2, 1)]
    assert table.player(1).planets["nature"] == -2
    table.refuses("A63", "planet time").refuses("A63", "planet matter")
    assert table.options() == ["planet nature", "planet death", "planet blood"]
    table.play("planet death")
    assert table.player(1).rest == 8
    assert table.relics(1) == {"seeds": 1, "widgets": 1, "bones": 1}
    assert table.view().phase == "journey"


def test_A63_who_has_not_prepared_yet_this_round_has_one_step_more() -> None:
    table = Table(rest=8)
    table.state.orbit[:RING] = planets(9)
    assert steps_due(table.state, 0) == 7
    table.state.starter = 1
    assert steps_due(table.state, 0) == 8
    assert SPHERES[0] == "nature"
