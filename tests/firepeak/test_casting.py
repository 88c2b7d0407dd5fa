"""Casting and research: F15, F75 to F78, F86, F87, with FA17, FA30, FA30a, FA52, FA55, FA55a, FA61 and FA64."""

from __future__ import annotations

import pytest

from conclave.games.firepeak.components import CLANS, COST, SPELLS
from conclave.games.firepeak.steps.offering import PAIRS
from tests.firepeak.kit import Table, price

LASTING = [spell for spell in SPELLS if spell.startswith(("aura", "circle"))]


def test_F15_F76_without_the_creatures_no_spell() -> None:
    table = Table("gaia doom", ["a=twil-1"], dungeons=["night-1"], books=["atrophy scry aura_stealth"])
    table.refuses("F76", 0, "cast atrophy").refuses("F76", 0, "cast scry")
    assert table.may(0, "cast") == ["cast aura_stealth"]
    Table("gaia doom", books=["aura_stealth"]).refuses("F76", 0, "cast aura_stealth")


@pytest.mark.parametrize("dungeon", ["", "night-1"])
def test_F75_a_spell_that_is_not_in_the_book_cannot_be_cast(dungeon: str) -> None:
    table = Table("gaia doom", dungeons=[dungeon], books=["scry"]).refuses("F75", 0, "cast tornado")
    table.refuses("F76", 0, "cast scry")


def test_F86_no_spell_costs_the_same_as_research() -> None:
    """So that who sacrifices something else is told the right rule."""
    assert not [cost for cost in COST if cost in PAIRS]


@pytest.mark.parametrize("spell", SPELLS)
def test_F76_every_spell_costs_what_its_card_says(spell: str) -> None:
    """With exactly the creatures its symbols ask for it can be cast; with one of them too weak or missing it cannot."""
    symbols = [(CLANS[clan], least) for clan, least in COST[SPELLS.index(spell)]]
    other = next(clan for clan in CLANS if clan not in [c for c, _ in symbols])
    table_of = {
        "structures": [f"a={other}-4", f"a={other}-3"],
        "guards": [f"{other}-1", ""],
        "books": [spell],
        "spent": "" if spell == "balance" else "balance",
        "discards": f"{other}-2",
    }
    exact = " ".join(f"{clan}-{least}" for clan, least in symbols)
    spare = f" {other}-3"
    table = Table("", dungeons=[exact + spare, f"{other}-2"], **table_of)  # type: ignore[arg-type]
    table.play(0, f"cast {spell}", *[f"give {clan}-{least}" for clan, least in symbols])
    assert set(exact.split()) <= set(table.discards())
    assert table.dungeon(0) == [f"{other}-3"]
    for n, (clan, least) in enumerate(symbols):
        short = [f"{c}-{s}" for i, (c, s) in enumerate(symbols) if i != n]
        if least > 1:
            short.append(f"{clan}-{least - 1}")
        table = Table("", dungeons=[" ".join(short) + spare, f"{other}-2"], **table_of)  # type: ignore[arg-type]
        table.refuses("F76", 0, f"cast {spell}")


def test_F75_first_the_sacrifices_then_the_spell() -> None:
    table = Table("gaia doom twil", ["a=twil-2"], dungeons=["gaia-3 gaia-4 doom-3 twil-1"], books=["titan"])
    table.play(0, "cast titan")
    assert table.options(0) == ["give gaia-3", "give gaia-4"]
    table.play(0, "give gaia-3")
    assert (table.discards(), table.options(0)) == (["gaia-3"], ["give doom-3"])
    table.play(0, "give doom-3")
    assert (table.discards(), table.dungeon(0)) == (["doom-3", "gaia-3"], ["twil-1", "gaia-4"])
    assert table.options(0) == ["to b", "to guard"]


def test_F75_only_spells_of_the_own_book_can_be_cast() -> None:
    table = Table("gaia doom", dungeons=["cler-1", "cler-1"], books=["", "aura_defense"])
    table.refuses("F75", 0, "cast aura_defense")


def test_F76_a_symbol_with_a_number_needs_that_strength() -> None:
    """The example of the rulebook: paladin and squire, but no monk in place of the paladin."""
    table = Table("gaia doom", dungeons=["cler-2 dawn-1"], books=["resurrection"], discards="twil-4")
    table.refuses("F76", 0, "cast resurrection")
    table = Table("gaia doom", dungeons=["cler-2 cler-3 dawn-1"], books=["resurrection"], discards="twil-4")
    table.play(0, "cast resurrection").refuses("F76", 0, "give cler-2").refuses("F76", 0, "give dawn-1")
    table.play(0, "give cler-3", "give dawn-1", "raise twil-4", "to a")
    assert table.layout(0) == "a=twil-4"


def test_F76_one_creature_pays_one_symbol() -> None:
    """Research wants two creatures of one clan, the Circle of Might a Guardian of the Dawn and one of the Twilight Brood."""
    table = Table("gaia doom", dungeons=["dawn-3 twil-3"], books=["circle_might"])
    table.play(0, "cast circle_might", "give dawn-3")
    assert table.options(0) == ["give twil-3"]


def test_F77_a_spell_is_discarded_after_it_is_carried_out() -> None:
    table = Table("gaia doom", dungeons=["dawn-3"], books=["time_warp"])
    table.play(0, "cast time_warp")
    assert (table.spent(), table.view(1).spell, table.book(0)) == ([], "time_warp", [])
    assert table.play(0, "give dawn-3").spent() == ["time_warp"]


@pytest.mark.parametrize("spell", LASTING)
def test_F77_unless_it_stays_in_play(spell: str) -> None:
    table = Table("gaia doom", dungeons=[f"${spell}"], books=[spell])
    table.play(0, f"cast {spell}", "pay")
    if spell.startswith("aura"):
        table.play(0, "at 1:c")
    assert table.spent() == []
    assert (table.player(1).auras[2], table.player(0).circle) in [(spell, None), (None, spell)]


def test_F78_casting_is_an_action_and_what_it_grants_is_extra() -> None:
    table = Table("gaia doom", dungeons=["$time_warp dawn-4"], books=["time_warp scry"]).play(
        0, "cast time_warp", "pay"
    )
    assert table.actions == 2 - 1 + 2
    table.learns("smite").play(0, "cast scry", "give dawn-4")
    assert table.actions == 2


def test_F86_two_of_one_clan_buy_a_spell() -> None:
    table = Table("gaia doom", dungeons=["twil-1 twil-4 twil-2 night-1"]).learns("scry")
    assert table.may(0, "research") == ["research twil"]
    table.refuses("F86", 0, "research night").refuses("F86", 0, "research gaia")
    table.play(0, "research twil", "give twil-4").refuses("F86", 0, "give night-1").play(0, "give twil-1")
    assert (table.book(0), table.dungeon(0), table.discards()) == (
        ["scry"],
        ["twil-2", "night-1"],
        ["twil-1", "twil-4"],
    )
    assert (table.view().research, table.actions) == (35, 2)


def test_F86_the_new_spell_is_seen_by_who_draws_it() -> None:
    table = Table("gaia doom", dungeons=["twil-1 twil-2"]).learns("scry")
    table.play(0, "research twil", "give twil-1", "give twil-2")
    assert (table.book(0), table.book(0, 1), table.book(0, None)) == (["scry"], ["?"], ["?"])
    (learns,) = table.told("learns")
    assert [learns.seen_by(eyes).hidden >= 0 for eyes in (0, 1, None)] == [True, False, False]


def test_F87_the_discarded_spells_become_a_new_deck() -> None:
    table = Table("gaia doom", dungeons=["twil-1 twil-2 night-1 night-2"]).research_deck("scry")
    assert (table.view().research, len(table.spent())) == (1, 35)
    table.play(0, "research twil", "give twil-1", "give twil-2")
    assert (table.view().research, len(table.spent())) == (0, 35)
    table.learns("titan").play(0, "research night", "give night-1", "give night-2")
    assert (table.book(0), table.view().research, table.spent()) == (["titan", "scry"], 34, [])
    assert table.told("spells_shuffled")


def test_FA52_the_deck_is_rebuilt_only_when_a_spell_is_due() -> None:
    """Until then the discards lie open for Duplicate."""
    table = Table("gaia doom", ["a=twil-2"], dungeons=["twil-1 twil-2 $duplicate"], books=["duplicate"])
    table.research_deck("scry").play(0, "research twil", "give twil-1", "give twil-2")
    table.play(0, "cast duplicate", "pay")
    assert "as avatar" in table.options(0)


def test_FA52_a_spell_that_is_being_cast_is_not_shuffled() -> None:
    table = Table("gaia doom", dungeons=["$scry"], books=["scry"]).research_deck("", rest="book")
    table.play(0, "cast scry", "pay")
    assert (table.book(0), table.spent()) == ([], ["scry"]), "nothing was there to draw"


def test_FA52_without_any_spell_nothing_is_drawn() -> None:
    table = Table("gaia doom", dungeons=["twil-1 twil-2"]).research_deck("", rest="book")
    table.play(0, "research twil", "give twil-1", "give twil-2")
    assert (table.book(0), table.discards(), table.asked) == ([], ["twil-1", "twil-2"], (0,))


def test_FA17_the_whole_pile_of_creatures_is_listed_for_everybody() -> None:
    table = Table("gaia doom", discards="titan twil-1 night-3 night-3")
    for eyes in (0, 1, None):
        assert sorted(table.view(eyes).discards) == ["night-3", "night-3", "titan", "twil-1"]


def test_FA17_creatures_and_spells_have_piles_of_their_own() -> None:
    table = Table("gaia doom", dungeons=["$time_warp"], books=["time_warp"]).play(0, "cast time_warp", "pay")
    for eyes in (0, 1, None):
        assert table.view(eyes).spent == ["time_warp"]
        assert table.view(eyes).discards == ["dawn-3"]


@pytest.mark.parametrize("spell", ["smite", "tornado", "touch_death", "stone_spirit", "domination", "lucky_charm"])
def test_FA30_a_spell_whose_action_is_impossible_cannot_be_cast(spell: str) -> None:
    price = [f"{CLANS[clan]}-{least}" for clan, least in COST[SPELLS.index(spell)]]
    table = Table("gaia doom", dungeons=[" ".join(price)], books=[spell])
    table.refuses("FA30", 0, f"cast {spell}")


def test_FA30_somebody_to_brainwash_must_be_left_after_the_sacrifice() -> None:
    table = Table("gaia doom", dungeons=["$domination doom-4"], books=["domination"]).play(0, "cast domination", "pay")
    assert table.options(0) == ["wake doom-4"]
    full = "a=twil-4 b=night-4 c=twil-3 d=night-3 e=night-2 f=twil-2 g=twil-1 h=night-2"
    table = Table("gaia doom", [full], guards=["dawn-1"], dungeons=["$domination doom-4 gaia-1"], books=["domination"])
    table.refuses("FA30", 0, "cast domination")


def test_FA30_of_two_that_could_pay_the_one_with_a_place_must_stay() -> None:
    full = "a=twil-4 b=night-4 d=twil-3 e=night-3 g=twil-2 h=night-2 i=night-1"
    table = Table("gaia cler", [full], guards=["dawn-1"], dungeons=["doom-3 doom-4"], books=["domination"])
    table.play(0, "cast domination").refuses("FA30", 0, "give doom-3").play(0, "give doom-4", "wake doom-3")
    assert table.options(0) == ["to c"]


def test_FA30_scry_can_always_be_cast() -> None:
    table = Table("gaia doom", dungeons=["$scry"], books=["scry"]).learns("smite").play(0, "cast scry", "pay")
    assert (table.book(0), table.spent(), table.actions) == (["smite"], ["scry"], 1)


@pytest.mark.parametrize(
    "spell", [*LASTING, "decoy", "balance", "magic_tempest", "tides_chaos", "mobility", "time_warp", "scry"]
)
def test_FA30a_these_may_be_cast_although_nothing_comes_of_it(spell: str) -> None:
    price = [f"{CLANS[clan]}-{least}" for clan, least in COST[SPELLS.index(spell)]]
    table = Table("gaia doom", dungeons=[" ".join(price)], books=[spell]).learns("smite")
    assert table.may(0, "cast") == [f"cast {spell}"]
    table.play(0, f"cast {spell}", *[f"give {card}" for card in price])
    assert table.asked == (0,)


@pytest.mark.parametrize(
    "spell", ["aggression", "atrophy", "avatar", "ethereality", "mask_command", "mystic_armor", "shade"]
)
def test_FA30a_enchantments_and_the_shade_need_a_creature_in_play(spell: str) -> None:
    price = " ".join(f"{CLANS[clan]}-{least}" for clan, least in COST[SPELLS.index(spell)])
    Table("gaia doom", dungeons=[price], books=[spell]).refuses("FA30a", 0, f"cast {spell}")
    table = Table("gaia doom", guards=["", "doom-1"], dungeons=[price], books=[spell])
    assert table.may(0, "cast") == [f"cast {spell}"]


def test_FA30a_duplicate_needs_a_spell_to_copy() -> None:
    table = Table("gaia doom", dungeons=["$duplicate"], books=["duplicate", "scry"]).refuses(
        "F118", 0, "cast duplicate"
    )
    assert not table.may(0, "cast")


@pytest.mark.parametrize("spell", ["raise_dead", "resurrection"])
def test_FA30a_FA55a_their_own_sacrifices_are_enough_for_the_raisers(spell: str) -> None:
    """And what has just been given may come back."""
    table = Table("gaia doom", dungeons=[f"${spell}"], books=[spell]).play(0, f"cast {spell}", "pay")
    assert table.options(0) == [f"raise {card}" for card in sorted(price(spell), key=lambda c: CLANS.index(c[:-2]))]


def test_FA55_printed_strength_counts_for_a_sacrifice() -> None:
    """The wizard's bonus does not, for nobody controls the creature."""
    Table("dawn twil", dungeons=["dawn-2"], books=["time_warp"]).refuses("F76", 0, "cast time_warp")
    table = Table("gaia twil", dungeons=["dawn-4"], books=["scry"]).learns("smite").play(0, "cast scry", "give dawn-4")
    assert table.discards() == ["dawn-4"], "more than demanded will do"


def test_FA55_strength_does_not_matter_for_research() -> None:
    table = Table("gaia twil", dungeons=["dawn-1 dawn-4"]).play(0, "research dawn")
    assert table.options(0) == ["give dawn-1", "give dawn-4"]


def test_FA55a_a_single_creature_is_all_that_raise_dead_can_bring() -> None:
    """The very one that was sacrificed for it."""
    table = Table("gaia doom", dungeons=["$raise_dead"], books=["raise_dead"]).learns("scry")
    table.play(0, "cast raise_dead", "pay", *[f"raise {card}" for card in price("raise_dead")])
    assert (table.dungeon(0), table.discards(), table.book(0)) == (price("raise_dead"), [], ["scry"])


def test_FA61_sacrifices_are_seen_by_all_at_that_moment() -> None:
    table = Table("gaia doom twil", dungeons=["twil-1 twil-2 $time_warp"], books=["time_warp"]).learns("scry")
    table.play(0, "research twil", "give twil-1", "give twil-2", "cast time_warp", "pay")
    for eyes in (1, 2, None):
        assert sorted(table.view(eyes).discards) == ["dawn-3", "twil-1", "twil-2"]
    assert [event.hidden for event in table.told("gives_up")] == [-1, -1, -1]


def test_FA64_what_a_spell_contains_must_be_done() -> None:
    table = Table("gaia doom", ["a=night-4", "a=twil-1"], dungeons=["$smite"], books=["smite"])
    table.play(0, "cast smite", "pay")
    table.refuses("FA64", 0, "no").refuses("FA64", 0, "end").refuses("FA64", 0, "recruit wizard")
    assert table.options(0) == ["capture a"]
    table.play(0, "capture a").refuses("F56", 0, "no")
    table.rolls(6, 1).play(0, "at 1:a", "end")
    assert table.turn == 1, "the extra action may be declined"


def test_FA64_the_brainwash_of_a_domination_must_be_done() -> None:
    table = Table("gaia doom", dungeons=["$domination doom-4"], books=["domination"]).play(0, "cast domination", "pay")
    table.refuses("FA64", 0, "no").refuses("FA64", 0, "end").refuses("FA64", 0, "wake twil-1")
    assert table.play(0, "wake doom-4", "to a").at(0, "a") == "doom-4"
    table = Table("gaia doom", dungeons=["doom-4"]).rolls(5).play(0, "brainwash 4").refuses("F61", 0, "no")
    assert table.options(0) == ["wake doom-4"], "without the spell it is the rule of brainwashing"
