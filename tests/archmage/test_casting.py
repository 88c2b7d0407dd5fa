"""Casting spells: A170 to A179a."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from conclave.games.archmage.components import COST, LEVEL, RELICS, SPELLS, SPHERES_OF
from tests.archmage.kit import Table


def everything(spell: str, relics: str) -> Table:
    """A table at which any spell can be cast: others near the Mage, rich, with Apprentices."""
    land = "g4=ruins:0 h4=mine:1 e4=grove:1"
    return Table(
        land,
        mages="f4 h5",
        relics=[relics, "seeds=12"],
        pupils=["", "nature=1"],
        books=[spell],
        company=(5, 5),
        seats=2,
    )


def test_A170_in_the_journey_and_in_journeys_end_until_the_turn_is_over() -> None:
    table = everything("vines", "seeds=1").cast("vines").play("at f4", "done")
    assert table.tokens() == {"f4": "vines"}
    table = everything("vines", "seeds=1").play("stop").cast("vines").play("at f4", "done", "end")
    table.refuses("A43", "cast vines")
    everything("vines", "seeds=1").refuses("A40", "cast vines", seat=1)


NOTHING_TO_DO = {
    "decay": "A200",
    "imprison": "A170a",
    "corrupt": "A213",
    "fortify": "A170a",
    "obliterate": "A170a",
    "wellspring": "A170a",
    "automaton": "A212",
}


@pytest.mark.parametrize("spell", NOTHING_TO_DO)
def test_A170a_AA32_a_spell_without_effect_cannot_be_cast(spell: str) -> None:
    relics = " ".join(f"{relic}=1" for relic in RELICS)
    Table(mages="f5", relics=[relics], books=[spell]).refuses(NOTHING_TO_DO[spell], f"cast {spell}")


def test_A170a_what_the_others_need() -> None:
    Table(mages="f5", relics=["widgets=1"], books=["transmute"]).refuses("A205", "cast transmute")
    Table(mages="f5", relics=["gems=2"], books=["shadow"], company=(25,)).cast("shadow").play("door 1:nature")
    doors = " ".join(f"{sphere}=0" for sphere in ("nature", "matter", "time", "will", "death", "blood"))
    Table(mages="f5", relics=["gems=2"], books=["shadow"], doors=["", doors]).refuses("A170a", "cast shadow")
    Table(mages="g4", relics=["seeds=1"], books=["vines"]).cast("vines")
    Table("g4=ruins:0", relics=["seeds=3"], books=["automaton"], company=(0,), mages="f4").cast("automaton")


def test_A170a_without_anybody_left_neither_shadow_nor_automaton() -> None:
    land = "g4=ruins:0"
    people = "nature=24"
    Table(land, mages="f4", relics=["seeds=3"], pupils=[people], books=["automaton"]).refuses("A170a", "cast automaton")
    Table(land, mages="f4", relics=["gems=2"], pupils=[people], books=["shadow"]).refuses("A170a", "cast shadow")


@pytest.mark.parametrize("spell", ["quicken", "divination", "time_stop", "stone_skin", "subjugate"])
def test_A170a_these_can_always_be_cast_in_their_phase(spell: str) -> None:
    relics = " ".join(f"{relic}=3" for relic in RELICS)
    table = Table(relics=[relics], books=[spell])
    assert table.may("cast") == [spell]


@pytest.mark.parametrize("spell", SPELLS)
def test_A171_A172_A173_every_spell_in_every_mix_of_relics(spell: str) -> None:
    number = SPELLS.index(spell)
    kinds = [RELICS[sphere] for sphere in SPHERES_OF[number]]
    mixes = list(combinations_with_replacement(kinds, COST[LEVEL[number]]))
    assert len(mixes) == [1, 3, 10][LEVEL[number]]
    spare = next(relic for relic in RELICS if relic not in kinds)
    for mix in mixes:
        have = {relic: mix.count(relic) for relic in kinds if relic in mix}
        line = " ".join(f"{relic}={n}" for relic, n in have.items())
        table = everything(spell, f"{line} {spare}=1")
        assert table.player(0).book[0].payments == [have]
        table.play(f"cast {spell}")
        while table.view().asked == "payment":
            table.play(table.options()[0])
        paid = table.relics()
        assert paid == {spare: 1}, f"{mix} is not gone: {paid}"
        assert [card.cast for card in table.player(0).book] == [True]


@pytest.mark.parametrize("spell", SPELLS)
def test_A171_A172_A173_one_relic_too_few_does_not_pay(spell: str) -> None:
    number = SPELLS.index(spell)
    kinds = [RELICS[sphere] for sphere in SPHERES_OF[number]]
    wrong = " ".join(f"{relic}=3" for relic in RELICS if relic not in kinds)
    table = everything(spell, f"{wrong} {kinds[-1]}={COST[LEVEL[number]] - 1}")
    assert table.player(0).book[0].payments == []
    table.refuses(f"A{171 + LEVEL[number]}", f"cast {spell}")


def test_A172_A173_the_examples_in_the_book() -> None:
    gate = everything("gate", "widgets=2 scrolls=2").player(0).book[0].payments
    assert gate == [{"widgets": 2}, {"widgets": 1, "scrolls": 1}, {"scrolls": 2}]
    stop = everything("time_stop", "widgets=3 scrolls=3 gems=3").player(0).book[0].payments
    assert len(stop) == 10
    table = everything("gate", "widgets=2 scrolls=2").play("cast gate").refuses("A172", "pay gems")
    assert table.view().casting is not None
    table.play("pay widgets", "pay scrolls", "to f5")
    assert table.relics() == {"widgets": 1, "scrolls": 1}


def test_A174_several_spells_one_after_the_other() -> None:
    table = Table(mages="f5", relics=["scrolls=2 gems=1"], books=["quicken stone_skin"])
    table.cast("quicken").cast("stone_skin")
    assert table.relics() == {"scrolls": 1}


def test_A175_each_card_once_a_turn_with_time_stop_too() -> None:
    table = Table(mages="f5", relics=["scrolls=9 widgets=0"], books=["quicken time_stop"])
    table.cast("quicken").refuses("A175", "cast quicken").cast("time_stop")
    table.play("stop", "end")
    assert table.view().phase == "journey"
    table.refuses("A175", "cast quicken").refuses("A175", "cast time_stop")


def test_A175_one_pays_first_then_the_spell_takes_effect() -> None:
    table = Table(mages="f5", relics=["widgets=2 bones=1"], books=["transmute"]).cast("transmute")
    assert table.relics() == {"widgets": 1, "bones": 1}
    assert table.may("give") == ["widgets", "bones"]


def test_A177_permanent_effects_last_and_the_card_can_be_cast_again() -> None:
    land = "g4=grove:0 h4=mine:0"
    table = Table(land, mages="f4 d5", relics=["seeds=4"], pupils=["wellspring=1"]).cast("wellspring").play("at g4")
    for planet in ("time", "will"):
        table.ends_turn(planet)
    table.cast("wellspring").play("at h4")
    assert table.tokens() == {"g4": "wellspring", "h4": "wellspring"}


def test_A178_A178a_a_new_token_replaces_the_old_one_for_good() -> None:
    table = Table("g4=grove~wellspring:1", mages="g4 d5", relics=["seeds=1"], pupils=["nature=1"])
    table.cast("vines").play("at g4", "done")
    assert table.tokens() == {"g4": "vines"}
    table.ends_turn("nature").ends_turn("matter")
    assert table.tokens() == {}


def test_A178_no_token_on_the_cursed_tower_or_a_mage_tower() -> None:
    table = Table("g4=grove", mages="f5 d5", towers="- g4", relics=["seeds=1"], pupils=["nature=1"]).cast("vines")
    table.refuses("A178", "at f6").refuses("A178", "at g4").refuses("A201", "at h4")
    table = Table("g4=grove", mages="f5 d5", towers="- g4", relics=["seeds=2"], pupils=["chasm=1"]).cast("chasm")
    table.refuses("A178", "toward s").refuses("A178", "toward ne")


@pytest.mark.parametrize("spell", ["quicken", "gate", "divination", "subjugate"])
def test_A179_these_belong_to_the_journey(spell: str) -> None:
    relics = "scrolls=3 gems=2 blood=1 widgets=1"
    Table(mages="f5", relics=[relics], books=[spell], points=0).play(f"cast {spell}")
    table = Table(mages="f5", relics=[relics], books=[spell]).play("stop").refuses("A179", f"cast {spell}")
    assert table.options() == ["end"]


def test_A179_with_time_stop_each_journey_counts_for_itself() -> None:
    table = Table(mages="f5", relics=["scrolls=9"], books=["quicken time_stop"]).play("stop").cast("time_stop")
    table.refuses("A179", "cast quicken").play("end").cast("quicken")
    assert table.view().points == 7


def test_A179a_AA27_quickens_points_join_the_others() -> None:
    table = Table("g4=grove:1+ward h4=mine:0", mages="f4", relics=["scrolls=3"], books=["quicken divination"], points=1)
    table.cast("quicken").cast("divination")
    assert (table.view().points, table.view().quick) == (3, 2)
    table.play("divine h4", "go g4", "unward")
    assert table.view().points == 0
    assert table.relics() == {"gems": 1}
