"""The turn and its Preparation: planets, temporary effects, the Spell Book."""

from __future__ import annotations

from .kit import Table
from .lore import SPHERES


def test_A42_A43a_round_one_begins_with_the_journey_and_without_spells() -> None:
    t = Table(3)
    for seat in (0, 1, 2):
        assert (t.asked, t.view.phase, t.view.round) == (seat, "journey", 1)
        assert t.refuses("planet nature") != ""
        assert not t.may("cast")
        t.ends()
    assert (t.asked, t.view.phase, t.view.round) == (0, "preparation", 2)


def test_A40_A41_everybody_acts_in_turn() -> None:
    t = Table(2)
    assert t.state.to_act == (0,)
    assert t.ends().asked == 1
    assert t.ends().asked == 0


def test_A43_no_spell_in_preparation() -> None:
    t = Table(2).school(1, "stone_skin decay transmute").relics(0, "seeds 20").ends()
    t.ends().prepares()
    t.ends()
    assert t.view.phase == "preparation"
    assert t.asked == 1
    assert t.may() == [f"planet {sphere}" for sphere in sorted(SPHERES)]
    assert t.refuses("cast stone_skin") == "A43"
    assert t.refuses("go f5") in ("A57", "A44")


def test_A57_A58_A59_A60_planets_move_one_step_and_bring_their_relic() -> None:
    t = Table(2).turn_of(0, "nature")
    assert t.board().planets["nature"] == -2
    assert t.board().planets["matter"] == -2  # A60
    assert t.board().relics["seeds"] == 2
    t.turn_of(0, "time")
    assert t.board().planets["time"] == 0
    assert t.board().relics["scrolls"] == 4  # also for the step into the middle
    t.ends().prepares().ends()
    assert "planet time" not in t.may()
    assert t.refuses("planet time") == "A59"
    assert t.refuses("stop") == "A57"


def test_A21_A61_A236_thirteen_rounds_and_the_last_is_the_final_turn() -> None:
    t = Table(2)
    for number in range(2, 14):
        t.turn_of(0)
        assert t.view.round == number
        assert t.board(0).rest == 13 - number
        assert t.board(1).rest == 12 - max(0, number - 2)
        assert t.view.final == (number == 13)
    t.ends()
    assert (t.board(0).counted, t.board(1).counted) == (True, False)
    assert not t.state.over
    t.prepares().ends()
    assert t.state.over


def test_A53_A54_A55_new_apprentices_teach_from_the_next_preparation_on() -> None:
    t = Table(2).relics(0, "seeds 4").play("go f5; stop; initiate nature; done")
    assert (t.pupils(), t.book()) == ("vines", "")
    assert not t.may("cast")
    t.turn_of(0)
    assert t.book() == "vines"
    assert t.may("cast") == ["cast vines"]


def test_A55_the_spell_of_a_promoted_apprentice_stays_until_then() -> None:
    t = Table(2).hexes("g4 grove").school(0, "vines transmute").tower(0, "g4").mage(0, "g4")
    t.relics(0, "seeds 2 widgets 2").play("stop; promote wellspring")
    assert (t.pupils(), t.book()) == ("wellspring", "vines transmute")
    t.play("cast vines; at g3; done")
    assert t.book() == "(vines) transmute"
    t.turn_of(0)
    assert t.book() == "wellspring"


def test_A52_cast_cards_become_ready_again_and_only_the_own() -> None:
    t = Table(2).school(0, "stone_skin").school(1, "stone_skin").relics(0, "gems 1").relics(1, "gems 1")
    t.play("cast stone_skin").ends().play("cast stone_skin").ends()
    assert (t.book(0), t.book(1)) == ("stone_skin", "(stone_skin)")
    assert (t.board(0).stone_skin, t.board(1).stone_skin) == (False, True)  # A51


def test_A56_two_apprentices_in_a_sphere_give_one_card() -> None:
    t = Table(2).school(0, "decay decay").turn_of(0)
    assert t.book() == "decay"
    assert t.pupils() == "decay decay"


def test_A50_AA24_only_the_own_temporary_tokens_leave() -> None:
    t = Table(2).hexes("g4 grove 0 vines:0", "h4 mine 1 vines:1", "h3 crypt 0 wellspring:0", "e7 ruins upheaval:0")
    t.hexes("e8 library chasm:0", "d6 mine chasm:1").ends()
    # The turn of seat 1 in round 1 has no Preparation.
    assert t.tokens() == "d6=chasm:1 e7=upheaval:0 e8=chasm:0 g4=vines:0 h3=wellspring:0 h4=vines:1"
    t.ends()
    assert t.tokens() == "d6=chasm:1 e7=upheaval:0 h3=wellspring:0 h4=vines:1"
    assert t.view.phase == "preparation"
    t.prepares().ends()
    assert t.tokens() == "e7=upheaval:0 h3=wellspring:0"


def test_A50a_wards_stay() -> None:
    t = Table(2).hexes("g4 grove 0 ward", "h4 mine 1 ward").turn_of(0).turn_of(0)
    assert t.wards() == "g4 h4"


def test_A43_the_book_says_so_too() -> None:
    t = Table(2).school(0, "stone_skin").relics(0, "gems 1")
    assert t.board().book[0].refusal is None
    t.ends().ends()
    assert (t.view.phase, t.board().book[0].refusal) == ("preparation", "A43")
