"""The diagram of 18 places, promotion, corruption on the way up."""

from __future__ import annotations

from .kit import Table
from .lore import ADVANCED, FUNDAMENTAL, MASTER, SPHERES


def school(pupils: str, relics: str = "") -> Table:
    """At the own tower in Journey's End."""
    t = Table(2).hexes("g4 crypt").tower(0, "g4").mage(0, "g4").relics(0, relics).school(0, pupils)
    return t.play("stop")


def test_A162_two_neighbours_of_the_ring_rise_between_them() -> None:
    for i, spell in enumerate(ADVANCED):
        one, two = FUNDAMENTAL[i], FUNDAMENTAL[(i + 1) % 6]
        t = school(f"{one} {two}")
        assert t.may("promote") == [f"promote {spell}"]
        people = t.people()
        t.play(f"promote {spell}")
        assert t.pupils() == spell
        assert t.people() == (people[0] + 1, people[1])
        assert t.purse() == ""


def test_A162_masters_stand_between_two_advanced_places() -> None:
    for i, spell in enumerate(MASTER):
        t = school(f"{ADVANCED[(i - 1) % 6]} {ADVANCED[i]}")
        assert t.may("promote") == [f"promote {spell}"]
        assert t.play(f"promote {spell}").pupils() == spell


def test_A162_by_name_as_the_tables_of_the_document_have_them() -> None:
    pairs = {
        **{"wellspring": "nature matter", "gate": "matter time", "divination": "time will", "shadow": "will death"},
        **{"imprison": "death blood", "chasm": "blood nature"},
    }
    for spell, spheres in pairs.items():
        pupils = " ".join(FUNDAMENTAL[SPHERES.index(sphere)] for sphere in spheres.split())
        assert school(pupils).may("promote") == [f"promote {spell}"]
    masters = {
        **{"upheaval": "chasm wellspring", "automaton": "wellspring gate", "time_stop": "gate divination"},
        **{"fortify": "divination shadow", "corrupt": "shadow imprison", "obliterate": "imprison chasm"},
    }
    for spell, pupils in masters.items():
        assert school(pupils).may("promote") == [f"promote {spell}"]


def test_A162_only_neighbours_of_the_same_rank() -> None:
    assert not school("vines quicken").may("promote")
    assert not school("vines vines").may("promote")
    assert not school("vines wellspring").may("promote")
    assert not school("wellspring divination").may("promote")
    t = school("wellspring transmute")
    assert not t.may("promote")
    assert t.refuses("promote gate") == "A162"
    assert t.refuses("promote automaton") == "A162"


def test_A163_masters_rise_no_further_and_places_hold_any_number() -> None:
    assert not school("upheaval automaton").may("promote")
    t = school("vines vines transmute transmute wellspring").play("promote wellspring; promote wellspring")
    assert t.pupils() == "wellspring wellspring wellspring"


def test_A161_the_example_of_the_rulebook() -> None:
    t = school("vines transmute transmute quicken")
    company = t.people()[0]
    t.play("promote wellspring; promote gate; promote automaton")
    assert (t.pupils(), t.people()[0]) == ("automaton", company + 3)


def test_A160_the_new_apprentice_may_rise_at_once() -> None:
    t = school("vines", "widgets 2").play("initiate matter; promote wellspring")
    assert (t.pupils(), t.purse()) == ("wellspring", "")


def test_A26_promotion_keeps_the_points_as_long_as_no_place_is_doubled() -> None:
    for pupils in ("vines transmute", "wellspring gate"):
        t = school(pupils).in_round(13)
        before = t.clone().ends().board().points
        move = t.may("promote")[0]
        assert t.play(move).ends().board().points == before


def test_A164_AA10_of_two_corrupt_ones_one_goes_to_the_supply() -> None:
    t = school("vines! transmute!")
    company, supply = t.people()
    t.play("promote wellspring")
    assert (t.pupils(), t.people()) == ("wellspring!", (company, supply + 1))


def test_A165_the_corrupt_one_of_a_mixed_pair_rises() -> None:
    for pupils in ("vines! transmute", "vines transmute!"):
        t = school(pupils)
        company, supply = t.people()
        t.play("promote wellspring")
        assert (t.pupils(), t.people()) == ("wellspring!", (company + 1, supply))


def test_A165_where_both_kinds_stand_the_player_chooses() -> None:
    t = school("vines vines! transmute").play("promote wellspring")
    assert t.may() == ["clean", "corrupt"]
    assert t.clone().play("clean").pupils() == "vines! wellspring"
    assert t.clone().play("corrupt").pupils() == "vines wellspring!"
    t = school("vines vines! transmute transmute!").play("promote wellspring")
    assert t.clone().play("clean; clean; done").pupils() == "vines! transmute! wellspring"
    company, supply = t.people()
    t.play("corrupt; corrupt; done")
    assert (t.pupils(), t.people()) == ("vines transmute wellspring!", (company, supply + 1))


def test_A164_corruption_climbs_to_the_master_level() -> None:
    t = school("wellspring! gate").play("promote automaton")
    assert t.pupils() == "automaton!"


def test_A161_promotions_are_voluntary() -> None:
    t = school("vines transmute quicken").play("promote wellspring")
    assert t.may() == ["end"]
    t = school("vines transmute stone_skin decay").play("promote wellspring; done")
    assert t.pupils() == "stone_skin decay wellspring"
