"""Casting: times, prices, one card a turn, tokens."""

from __future__ import annotations

import pytest

from .kit import Table
from .lore import ADVANCED, FUNDAMENTAL, MASTER, RELICS, SPELLS, circles

ALWAYS = ("quicken", "divination", "time_stop", "stone_skin", "subjugate")


def rich(t: Table, seat: int = 0, n: int = 6) -> Table:
    return t.relics(seat, " ".join(f"{relic} {n}" for relic in RELICS))


def stage(spell: str) -> Table:
    """A table at which the spell has something to do; seat 0 stands on its own Ruins."""
    t = Table(2).hexes("g4 ruins 0", "h4 mine 1", "g3 grove 0", "e7 crypt 0").mage(0, "g4").school(0, spell)
    return rich(rich(t.school(1, "vines")), 1)


@pytest.mark.parametrize("spell", SPELLS)
def test_A170_A176_castable_in_the_journey_and_then_above_the_mantle(spell: str) -> None:
    t = stage(spell)
    assert t.may("cast") == [f"cast {spell}"]
    t.play(f"cast {spell}")
    assert t.book() == f"({spell})"


@pytest.mark.parametrize("spell", SPELLS)
def test_A170_A179_what_may_be_cast_in_journeys_end(spell: str) -> None:
    t = stage(spell).play("stop")
    assert t.may("cast") == ([] if spell in ("quicken", "gate", "divination", "subjugate") else [f"cast {spell}"])
    if not t.may("cast"):
        assert t.refuses(f"cast {spell}") == "A179"
    t.play("wards")
    assert t.may("cast") == ([] if spell in ("quicken", "gate", "divination", "subjugate") else [f"cast {spell}"])


@pytest.mark.parametrize("spell", FUNDAMENTAL)
def test_A171_a_fundamental_spell_costs_one_relic_of_its_sphere(spell: str) -> None:
    relic = RELICS[SPELLS.index(spell)]
    others = " ".join(f"{other} 3" for other in RELICS if other != relic)
    t = stage(spell).relics(0, f"{relic} 1 {others}").play(f"cast {spell}")
    assert t.purse() == others
    t = stage(spell).relics(0, others)
    assert t.refuses(f"cast {spell}") == "A171"


@pytest.mark.parametrize("spell", ADVANCED)
def test_A172_an_advanced_spell_costs_two_of_its_spheres_in_any_mix(spell: str) -> None:
    one, two = (RELICS[i] for i in circles(spell))
    for purse, ways in ((f"{one} 2", 1), (f"{two} 2", 1), (f"{one} 1 {two} 1", 1), (f"{one} 2 {two} 2", 3)):
        t = stage(spell).relics(0, purse)
        assert len(next(card for card in t.board().book).payments) == ways
        t.play(f"cast {spell}")
        if ways > 1:
            assert t.may() == sorted([f"pay {one}", f"pay {two}"])
            t.play(f"pay {two}; pay {one}")
            assert sum(t.board().relics.values()) == 2
        else:
            assert t.purse() == ""  # one mix only: nobody is asked
    wrong = next(relic for i, relic in enumerate(RELICS) if i not in circles(spell))
    assert stage(spell).relics(0, f"{one} 1 {wrong} 5").refuses(f"cast {spell}") == "A172"


@pytest.mark.parametrize("spell", MASTER)
def test_A173_a_master_spell_costs_three_of_its_spheres_in_ten_ways(spell: str) -> None:
    one, two, three = (RELICS[i] for i in circles(spell))
    t = stage(spell)
    assert len(t.board().book[0].payments) == 10
    ends = set()
    for a in (one, two, three):
        for b in (one, two, three):
            for c in (one, two, three):
                end = t.clone().play(f"cast {spell}; pay {a}; pay {b}; pay {c}")
                ends.add(end.purse())
    assert len(ends) == 10
    assert stage(spell).relics(0, f"{one} 1 {three} 1").refuses(f"cast {spell}") == "A173"
    t = stage(spell).relics(0, f"{one} 1 {two} 1 {three} 1").play(f"cast {spell}")
    assert t.purse() == ""


def test_A172_by_name_as_the_table_of_the_document_has_them() -> None:
    prices = {
        **{
            "wellspring": "seeds widgets",
            "gate": "widgets scrolls",
            "divination": "scrolls gems",
            "shadow": "gems bones",
        },
        **{"imprison": "bones blood", "chasm": "blood seeds", "upheaval": "blood seeds widgets"},
        **{"automaton": "seeds widgets scrolls", "time_stop": "widgets scrolls gems", "fortify": "scrolls gems bones"},
        **{"corrupt": "gems bones blood", "obliterate": "bones blood seeds"},
    }
    for spell, relics in prices.items():
        t = stage(spell).play(f"cast {spell}")
        assert t.may() == sorted(f"pay {relic}" for relic in relics.split())


def test_A175_each_card_once_a_turn() -> None:
    t = stage("stone_skin").play("cast stone_skin")
    assert t.refuses("cast stone_skin") == "A175"
    t.turn_of(0)
    assert t.may("cast") == ["cast stone_skin"]


def test_A175_a_doubled_apprentice_gives_no_second_cast() -> None:
    t = rich(Table(2)).school(0, "stone_skin stone_skin").play("cast stone_skin")
    assert t.refuses("cast stone_skin") == "A175"


def test_A174_several_spells_in_a_row() -> None:
    t = Table(2).school(0, "stone_skin subjugate quicken").relics(0, "gems 1 blood 1 scrolls 1")
    t.play("cast stone_skin; cast quicken; cast subjugate")
    assert (t.purse(), t.mp, t.book()) == ("", 7, "(quicken) (stone_skin) (subjugate)")


def test_A53_unknown_spells_cannot_be_cast() -> None:
    t = rich(Table(2))
    assert t.refuses("cast gate") == "A53"


@pytest.mark.parametrize("spell", [spell for spell in SPELLS if spell not in ("vines", "chasm", "gate", "upheaval")])
def test_A170a_AA32_what_would_have_no_effect(spell: str) -> None:
    """On an empty land against a poor opponent without Apprentices, with nothing but the price."""
    t = Table(2).relics(1, "").school(0, spell)
    price = [RELICS[i] for i in circles(spell)][:1]
    t.relics(0, f"{price[0]} {1 + SPELLS.index(spell) // 6}")
    if spell in ALWAYS or spell == "shadow":
        assert t.may("cast") == [f"cast {spell}"]
    else:
        assert t.refuses(f"cast {spell}") in ("A170a", f"A{RULES[spell]}")


RULES = {
    "decay": 200,
    "transmute": 205,
    "imprison": 209,
    "wellspring": 211,
    "automaton": 212,
    "corrupt": 213,
    "fortify": 214,
}
RULES["obliterate"] = 215


def test_A177_A178_tokens_replace_each_other_and_do_not_come_back() -> None:
    t = rich(Table(2)).hexes("g4 grove 0 wellspring:1", "h4 mine 1 upheaval:1").mage(0, "g4").school(0, "vines")
    t.play("cast vines; at g4; at h4; done")
    assert t.tokens() == "g4=vines:0 h4=vines:0"
    t.turn_of(0)
    assert t.tokens() == ""  # A178a


def test_A178_no_token_on_towers_of_any_kind() -> None:
    t = rich(Table(2)).hexes("g4 grove", "h4 mine").tower(0, "g4").tower(1, "h4").mage(0, "g4").school(0, "vines")
    t.play("cast vines")
    assert t.may("at") == ["at f4", "at f5", "at g3", "at g5", "at h3"]
    assert t.refuses("at g4") == "A178"
    assert t.refuses("at h4") == "A178"
    t = rich(Table(2)).mage(0, "f5").school(0, "vines").play("cast vines")
    assert t.refuses("at f6") == "A178"
    t = Table(2).hexes("g4 grove").tower(0, "g4")


def test_A178_wards_do_not_count_as_tokens() -> None:
    t = rich(Table(2)).hexes("g4 grove 0 ward").mage(0, "g4").school(0, "vines").play("cast vines; at g4; done")
    assert (t.wards(), t.tokens()) == ("g4", "g4=vines:0")


def test_A179_quicken_and_gate_with_no_points_left_and_again_on_the_second_journey() -> None:
    t = rich(Table(2)).mage(0, "f5").school(0, "quicken gate time_stop").play("go f4; go f5; go f4; go f5; go f4")
    assert t.mp == 0
    assert t.may("cast") == ["cast gate", "cast quicken", "cast time_stop"]
    t.play("cast time_stop; pay gems; pay gems; pay gems; stop")
    assert (t.refuses("cast quicken"), t.refuses("cast gate")) == ("A179", "A179")
    t.play("end")
    assert (t.mp, t.may("cast")) == (5, ["cast gate", "cast quicken"])


def test_AA21_time_stop_after_the_action() -> None:
    t = rich(Table(2)).school(0, "time_stop").mage(0, "f5").play("stop; initiate nature; done")
    t.play("cast time_stop; pay gems; pay gems; pay gems; end")
    assert (t.asked, t.view.phase, t.mp) == (0, "journey", 5)
    t.play("stop")
    assert "initiate nature" in t.may()  # the second Journey's End has an action of its own
    assert t.play("end").asked == 1
