"""The six Fundamental spells."""

from __future__ import annotations

from .kit import Table
from .lore import RELICS


def caster(spells: str, relics: str, seats: int = 2) -> Table:
    return Table(seats).school(0, spells).relics(0, relics)


# --- Entangling Vines ----------------------------------------------------------------------------------------------------


def test_A201_up_to_three_on_the_own_hex_and_its_neighbours() -> None:
    t = caster("vines", "seeds 1").mage(0, "g4").play("cast vines")
    assert t.may() == ["at f4", "at f5", "at g3", "at g4", "at g5", "at h3", "at h4"]
    t.play("at g4; at f5; at h4")
    assert t.view.asked == "journey"
    assert t.tokens() == "f5=vines:0 g4=vines:0 h4=vines:0"
    t = caster("vines", "seeds 1").mage(0, "g4").play("cast vines; at g4; done")
    assert t.tokens() == "g4=vines:0"


def test_A201_everybody_pays_the_caster_too() -> None:
    t = caster("vines", "seeds 1").mage(0, "g4").mage(1, "h3").play("cast vines; at h4; at g3; done; go h4")
    assert t.mp == 3
    t.play("go g4; go g3").ends()
    assert t.asked == 1
    t.play("go h4")
    assert t.mp == 3


def test_A201_gone_in_the_casters_next_preparation() -> None:
    t = caster("vines", "seeds 1").mage(0, "g4").play("cast vines; at h4; done").ends()
    assert t.tokens() == "h4=vines:0"
    t.ends()
    assert (t.tokens(), t.view.phase) == ("", "preparation")


def test_A201_vines_may_lie_on_face_down_hexes_and_where_a_mage_stands() -> None:
    t = caster("vines", "seeds 1").mage(0, "g4").mage(1, "h4").play("cast vines; at h4; at h3; done")
    assert t.tokens() == "h3=vines:0 h4=vines:0"
    assert t.hex("h4").mages == [1]


# --- Transmute -----------------------------------------------------------------------------------------------------------


def test_A205_up_to_three_one_by_one() -> None:
    t = caster("transmute", "widgets 1 bones 3").play("cast transmute")
    assert t.may() == ["give bones"]
    t.play("give bones")
    assert t.may() == ["take blood", "take gems", "take scrolls", "take seeds", "take widgets"]
    t.play("take blood; give blood; take widgets; give bones; take seeds")
    assert (t.purse(), t.view.asked) == ("seeds 1 widgets 1 bones 1", "journey")


def test_A205_fewer_than_three() -> None:
    t = caster("transmute", "widgets 1 bones 3").play("cast transmute; give bones; take blood; done")
    assert t.purse() == "bones 2 blood 1"


def test_A205_the_widget_is_paid_first() -> None:
    t = caster("transmute", "widgets 1")
    assert t.refuses("cast transmute") in ("A170a", "A205")
    t = caster("transmute", "widgets 2").play("cast transmute; give widgets; take blood")
    if t.may("done"):
        t.play("done")
    assert t.purse() == "blood 1"
    t = caster("transmute", "widgets 1 bones 2").play("cast transmute")
    assert t.may() == ["give bones"]


def test_A205_blood_can_be_given_and_created() -> None:
    t = caster("transmute", "widgets 1 blood 1").play(
        "cast transmute; give blood; take gems; give gems; take blood; done"
    )
    assert t.purse() == "blood 1"


# --- Quicken -------------------------------------------------------------------------------------------------------------


def test_A202_two_more_points_for_everything() -> None:
    t = caster("quicken", "scrolls 1").hexes("h4 mine 1 ward").mage(0, "f5").play("cast quicken")
    assert t.mp == 7
    t.play("go g4; explore; find grove; go h4; unward; attack; place")
    assert t.mp == 2
    assert t.turn_of(0).mp == 5


def test_A202_not_in_journeys_end() -> None:
    t = caster("quicken", "scrolls 1").play("stop")
    assert t.refuses("cast quicken") == "A179"


# --- Stone Skin ----------------------------------------------------------------------------------------------------------


def skinned() -> Table:
    """Seat 0 has cast Stone Skin, and it is the turn of seat 1."""
    t = caster("stone_skin", "gems 1").hexes("g4 grove 0 ward", "h4 mine 0", "h3 crypt 0").mage(1, "g4").relics(1, "")
    return t.play("cast stone_skin").ends()


def test_A203_no_attack_but_wards_may_go() -> None:
    t = skinned()
    assert t.board(0).stone_skin
    t.play("unward")
    assert (t.wards(), t.mp) == ("", 4)
    assert t.refuses("attack") == "A203"
    t.play("go h4")
    assert t.refuses("attack") == "A203"
    assert t.held(0) == "g4 h3 h4"


def test_A203_ends_with_the_casters_next_turn() -> None:
    t = skinned().turn_of(1)
    assert not t.board(0).stone_skin
    t.play("go h4; attack")
    assert t.held(0) == "g4 h3"


def test_A203_no_help_against_chasm_and_imprison() -> None:
    t = skinned().school(1, "chasm imprison obliterate").relics(1, "blood 9")
    hit = t.clone().play("cast chasm; toward se")
    assert hit.held(0) == "g4 h3"
    t.play("cast imprison; at h4")
    assert (t.held(0), t.board(1).captives) == ("g4 h3", {0: 1})


def test_A203_A215_help_against_obliterate_but_not_for_the_ward() -> None:
    t = skinned().school(1, "obliterate").relics(1, "blood 9").play("cast obliterate")
    assert (t.held(0), t.wards()) == ("g4 h3 h4", "")


def test_A170a_A215_obliterate_against_stone_alone_does_nothing() -> None:
    t = skinned().school(1, "obliterate").relics(1, "blood 9").play("unward")
    assert t.refuses("cast obliterate") in ("A170a", "A215")


def test_A203_the_cursed_tower_takes_all_the_same() -> None:
    t = caster("stone_skin", "gems 1").mage(0, "f5").mage(1, "g4").play("cast stone_skin; go f6")
    assert t.people() == (14, 10)


# --- Decay ---------------------------------------------------------------------------------------------------------------


def test_A200_exactly_ten_relics_are_safe() -> None:
    t = caster("decay", "bones 1").relics(1, "seeds 4 gems 6")
    assert t.refuses("cast decay") in ("A170a", "A200")
    t.relics(1, "seeds 4 gems 7").play("cast decay")
    assert t.may() == ["discard gems", "discard seeds"]
    t.play("discard seeds")
    assert t.purse(1) == "seeds 3 gems 7"
    assert t.view.asked == "journey"


def test_A200_thirteen_become_ten_as_the_caster_likes() -> None:
    t = caster("decay", "bones 1").relics(1, "seeds 4 gems 7 blood 2").play("cast decay; discard blood; discard blood")
    assert t.may() == ["discard gems", "discard seeds"]
    t.play("discard gems")
    assert t.purse(1) == "seeds 4 gems 6"
    assert t.purse(0) == ""


def test_A200_one_victim_of_those_with_more_than_ten() -> None:
    t = (
        caster("decay", "bones 1", 4)
        .relics(1, "seeds 12")
        .relics(2, "gems 10")
        .relics(3, "blood 11")
        .play("cast decay")
    )
    assert t.may() == ["against 1", "against 3"]
    assert t.refuses("against 2") in ("A200", "A170a")
    t.play("against 1")
    assert (t.purse(1), t.purse(3)) == ("seeds 10", "blood 11")


def test_A200_not_against_oneself() -> None:
    t = caster("decay", "bones 20", 3).relics(1, "seeds 11").relics(2, "seeds 11").play("cast decay")
    assert t.may() == ["against 1", "against 2"]


# --- Subjugate -----------------------------------------------------------------------------------------------------------


def test_A204_every_kill_by_attack_brings_a_follower() -> None:
    t = caster("subjugate", "blood 1").hexes("g4 grove 1", "h4 mine 1 ward").mage(0, "g4")
    company, supply = t.people()
    t.play("cast subjugate; attack")
    assert t.people() == (company + 1, supply - 1)
    t.play("go h4; unward")
    assert t.people() == (company + 1, supply - 1)
    t.play("attack")
    assert (t.people(), t.purse()) == ((company + 2, supply - 2), "blood 2")


def test_A204_A80_nothing_from_an_empty_supply() -> None:
    t = caster("subjugate", "blood 1").hexes("g4 grove 1").mage(0, "g4").company(0, 24).play("cast subjugate; attack")
    assert t.people() == (24, 0)


def test_A204_other_deaths_bring_nobody() -> None:
    t = (
        caster("subjugate obliterate chasm imprison", "blood 20")
        .hexes("g4 grove 1", "h4 mine 1", "h3 crypt 1")
        .mage(0, "g4")
    )
    people = t.people()
    t.play("cast subjugate; cast imprison; at h3; cast chasm; toward se; cast obliterate")
    assert (t.people(), t.held(1)) == (people, "")


def test_A204_only_this_turn() -> None:
    t = caster("subjugate", "blood 1").hexes("g4 grove 1").mage(0, "h4").play("cast subjugate")
    assert t.view.subjugating
    t.turn_of(0)
    assert not t.view.subjugating
    people = t.people()
    assert t.play("go g4; attack").people() == people


def test_A204_the_victims_attacks_do_not_count() -> None:
    t = caster("subjugate", "blood 1").hexes("g4 grove 0").mage(1, "g4").play("cast subjugate").ends()
    people = t.people(0)
    t.play("attack")
    assert t.people(0) == (people[0], people[1] + 1)


def test_A171_every_fundamental_spell_of_the_document() -> None:
    spells = {"vines": "seeds", "transmute": "widgets", "quicken": "scrolls", "stone_skin": "gems", "decay": "bones"}
    spells["subjugate"] = "blood"
    for spell, relic in spells.items():
        t = caster(spell, f"{relic} 2 gems 1").relics(1, "seeds 30").play(f"cast {spell}")
        left = {"gems": 2} if spell == "stone_skin" else {relic: 1}
        assert all(t.board().relics[name] >= n - (spell == "stone_skin") for name, n in left.items())
    assert len(spells) == len(RELICS)
