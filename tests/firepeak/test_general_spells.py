"""General spells that act on the table or grant an action: F115 to F130 but for Duplicate, with their rulings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.firepeak.kit import Table


def cast(spell: str, *answers: str, wizards: str = "cler gaia", own: str = "", rest: str = "", **more: Any) -> Table:
    """Seat 0 casts a spell; `own` and `rest` are what else lies in its dungeon, and what lies in the dungeon of seat 1."""
    table = Table(wizards, dungeons=[f"${spell} {own}", rest], books=[spell], **more)
    table.learns("circle_guile")
    return table.play(0, f"cast {spell}", "pay", *answers)


def fight(spell: str, own: int, other: int, *answers: str, **more: Any) -> Table:
    """A capture that a spell grants: seat 0's creature at a against seat 1's at b."""
    table = cast(spell, **more).rolls(own, other)
    return table.play(0, "capture a", "at 1:b", *answers)


def test_F115_who_has_a_creature_in_level_three_removes_one() -> None:
    table = cast(
        "balance", wizards="cler gaia doom",
        structures=["a=twil-4 c=twil-3 f=twil-2", "a=night-4 c=night-3", "b=dawn-4 e=dawn-3 i=dawn-2"],
    )  # fmt: skip
    assert (table.asked, table.options()) == ((0,), ["remove a", "remove c", "remove f"])
    table.play(0, "remove f")
    assert (table.asked, table.options()) == ((2,), ["remove b", "remove e", "remove i"])
    table.refuses("F115", 2, "no").play(2, "remove e")
    assert (table.layout(0), table.layout(1), table.layout(2)) == (
        "a=twil-4 c=twil-3", "a=night-4 c=night-3", "b=dawn-4 e=dawn-2"
    )  # fmt: skip
    assert (table.discards(), table.asked) == (["dawn-3", "gaia-1", "twil-2"], (0,))


def test_FA28_the_caster_first_then_clockwise_then_repairs() -> None:
    structures = ["a=twil-4 c=twil-3 f=twil-2", "a=night-4 c=night-3 f=night-2", "b=dawn-4 e=dawn-3 i=dawn-2"]
    table = Table("cler gaia doom", structures, dungeons=["", "$balance"], books=["", "balance"], turn=1)
    table.play(1, "cast balance", "pay")
    for seat in (1, 2, 0):
        assert table.asked == (seat,)
        table.play(seat, "remove a" if seat != 2 else "remove b")
    assert [table.layout(seat) for seat in range(3)] == [
        "a=twil-3 c=twil-2",
        "a=night-3 c=night-2",
        "b=dawn-3 e=dawn-2",
    ]
    events = [event.what for event in table.events()]
    assert events.index("moves_up") > max(i for i, what in enumerate(events) if what == "discarded")


def test_FA28_armour_is_enough_and_guards_are_not_concerned() -> None:
    table = cast("balance", structures=["a=twil-4 c=twil-3 f=twil-2+mystic_armor"], guards=["dawn-1"])
    assert table.options(0) == ["remove a", "remove c", "remove f"]
    table.play(0, "remove f")
    assert (table.layout(0), table.at(0, "guard")) == ("a=twil-4 c=twil-3 f=twil-2", "dawn-1")
    assert table.spent() == ["mystic_armor", "balance"]


def test_FA28_summoned_beings_go_their_own_way() -> None:
    table = cast("balance", structures=["a=twil-4 c=twil-3 f=familiar"]).play(0, "remove f")
    assert table.book(0) == ["familiar"]


def test_F116_a_decoy_saves_a_defender() -> None:
    table = Table("cler gaia", ["a=dawn-4", "b=twil-1"], decoys=[0, 1]).rolls(6, 1).play(0, "capture a", "at 1:b")
    assert (table.asked, table.options()) == ((1,), ["decoy", "no"])
    table.refuses("F116", 1, "end").play(1, "decoy")
    assert (table.layout(1), table.dungeon(0), table.spent(), table.player(1).decoys) == ("b=twil-1", [], ["decoy"], 0)


def test_F116_a_decoy_saves_an_attacker() -> None:
    table = cast("decoy", structures=["a=dawn-1", "b=twil-4"])
    assert table.player(0).decoys == 1
    table.rolls(1, 6).play(0, "capture a", "at 1:b")
    assert table.options(0) == ["decoy", "no"]
    table.play(0, "decoy")
    assert (table.layout(0), table.dungeon(1), table.spent()) == ("a=dawn-1", [], ["decoy"])


def test_F116_FA23_its_owner_decides() -> None:
    table = Table("cler gaia", ["a=dawn-4", "b=twil-1"], decoys=[0, 1]).rolls(6, 1).play(0, "capture a", "at 1:b")
    table.play(1, "no")
    assert (table.dungeon(0), table.player(1).decoys, table.spent()) == (["twil-1"], 1, [])


def test_FA23_a_decoy_helps_against_touch_of_death() -> None:
    table = fight("touch_death", 6, 1, structures=["a=dawn-4", "b=twil-1"], decoys=[0, 1]).play(1, "decoy")
    assert (table.layout(1), table.discards()) == ("b=twil-1", ["doom-2"])


def test_FA23_not_against_tornado_raids_repairs_or_balance() -> None:
    table = cast(
        "tornado", "capture a", "at 1:b", wizards="cler doom", structures=["a=dawn-4", "b=twil-1"], decoys=[0, 1]
    )
    assert (table.dungeon(0), table.player(1).decoys) == (["twil-1"], 1)
    table = Table("cler gaia", ["a=dawn-1"], dungeons=["", "twil-1"], decoys=[1]).rolls(1, 6).play(0, "raid a>1")
    assert (table.layout(0), table.player(0).decoys) == ("", 1)
    table = cast("balance", structures=["a=twil-4 c=twil-3 f=twil-2"], decoys=[1]).play(0, "remove f")
    assert (table.layout(0), table.player(0).decoys) == ("a=twil-4 c=twil-3", 1)
    table = Table("cler gaia", ["a=dawn-1+aggression"], decoys=[1]).play(0, "end")
    assert (table.layout(0), table.player(0).decoys) == ("", 1)


def test_FA23_there_may_be_more_than_one() -> None:
    table = Table("doom gaia", ["", "b=twil-1"], decoys=[1], dungeons=["$duplicate"], books=["duplicate"])
    table.play(0, "cast duplicate", "pay", "as decoy", "end")
    assert table.player(0).decoys == 2


def test_FV5_a_wide_decoy_also_saves_from_aura_of_defense_balance_and_aggression() -> None:
    table = Table("cler gaia", ["a=dawn-3", "b=twil-4"], auras=["", "b=defense"], decoys=[1], options="decoy_wide")
    table.rolls(6, 6).play(0, "capture a", "at 1:b", "decoy")
    assert (table.layout(0), table.player(0).decoys) == ("a=dawn-3", 0)
    table = cast("balance", structures=["a=twil-4 c=twil-3 f=twil-2"], decoys=[1], options="decoy_wide")
    table.play(0, "remove f", "decoy")
    assert (table.layout(0), table.player(0).decoys) == ("a=twil-4 c=twil-3 f=twil-2", 0)
    table = Table("cler gaia", guards=["dawn-1+aggression"], decoys=[1], options="decoy_wide").play(0, "end", "decoy")
    assert (table.at(0, "guard"), table.turn) == ("dawn-1", 1)


def test_F117_domination_needs_no_roll() -> None:
    table = cast("domination", own="night-4 twil-1")
    assert table.options(0) == ["wake twil-1", "wake night-4"]
    table.play(0, "wake night-4", "to a")
    assert (table.at(0, "a"), table.spent(), table.told("rolls")) == ("night-4", ["domination"], [])


def test_F119_lucky_charm_rolls_again_after_both_dice_are_seen() -> None:
    table = fight("lucky_charm", 1, 4, structures=["a=dawn-3", "b=twil-2"])
    contest = table.view().contest
    assert contest is not None
    assert contest.other is not None
    assert (contest.own.die, contest.other.die, table.options(0)) == (1, 4, ["again", "no"])
    table.rolls(6).play(0, "again")
    assert [(event.a, event.b) for event in table.told("clash")] == [(9, 7)]
    assert (table.dungeon(0), table.book(0), table.spent()) == (["twil-2"], ["circle_guile"], ["lucky_charm"])


def test_FA38_the_second_result_counts_even_if_it_is_worse_and_a_spell_is_drawn() -> None:
    table = fight("lucky_charm", 4, 4, structures=["a=dawn-3", "b=twil-2"]).rolls(1).play(0, "again")
    assert (table.layout(0), table.dungeon(1), table.book(0)) == ("", ["dawn-3"], ["circle_guile"])


def test_FA38_the_first_roll_may_stay() -> None:
    table = fight("lucky_charm", 5, 1, structures=["a=dawn-3", "b=twil-2"]).refuses("F119", 0, "end").play(0, "no")
    assert table.dungeon(0) == ["twil-2"]


def test_F119_for_a_raid_or_a_brainwash_too() -> None:
    table = cast("lucky_charm", structures=["a=dawn-3", "b=twil-2"], own="night-4", rest="doom-1")
    assert table.options(0) == ["capture a", "raid a>1", "brainwash 4"]
    table.rolls(4, 5).play(0, "brainwash 4", "again", "wake night-4", "to b")
    assert (table.at(0, "b"), table.book(0)) == ("night-4", ["circle_guile"])
    table = (
        cast("lucky_charm", structures=["a=dawn-3"], rest="doom-1").rolls(1, 6, 6).play(0, "raid a>1", "again", "leave")
    )
    assert (table.layout(0), table.book(0)) == ("a=dawn-3", ["circle_guile"])


def test_F120_FA53a_a_tempest_sweeps_auras_circles_and_enchantments_away() -> None:
    table = cast(
        "magic_tempest", structures=["a=twil-4+avatar", "a=golem b=dawn-3+atrophy"], auras=["a=strength", "c=stealth"],
        circles=["guile", "might"], decoys=[0, 1], guards=["familiar"],
    )  # fmt: skip
    assert [table.player(seat).circle for seat in (0, 1)] == [None, None]
    assert [table.player(seat).auras for seat in (0, 1)] == [[None] * 9] * 2
    assert (table.strength(0, "a"), table.strength(1, "b")) == (4, 3)
    assert set(table.spent()) == {
        "avatar", "atrophy", "aura_strength", "aura_stealth", "circle_guile", "circle_might", "magic_tempest"
    }  # fmt: skip
    assert (table.at(1, "a"), table.at(0, "guard"), table.player(1).decoys) == ("golem", "familiar", 1)


def test_F121_FA51_mobility_makes_moves_and_swaps_extra_and_draws_at_once() -> None:
    table = cast("mobility", structures=["a=twil-4 b=night-3"])
    assert (table.actions, table.book(0), table.view().moves) == (1, ["circle_guile"], 20)
    table.play(0, "swap a b", "move a>d", "move d>guard")
    assert (table.actions, table.view().moves) == (1, 17)
    table.draws("doom-1").play(0, "recruit wizard", "to a").play(0, "move a>e")
    assert (table.layout(0), table.actions) == ("b=twil-4 e=doom-1", 0)
    table.play(0, "end").play(1, "end")
    assert table.view().moves == 0, "until the turn ends"


def test_F122_raise_dead_brings_two_creatures_unseen() -> None:
    table = cast("raise_dead", wizards="cler gaia doom", discards="twil-4 night-1 dawn-2")
    assert table.options(0) == ["raise cler-2", "raise twil-4", "raise dawn-2", "raise night-1"]
    table.refuses("F122", 0, "no").play(0, "raise twil-4", "raise night-1")
    assert (table.dungeon(0), table.book(0)) == (["twil-4", "night-1"], ["circle_guile"])
    assert [table.knows(eyes, 0) for eyes in (1, 2, None)] == [["?", "?"]] * 3
    assert table.discards() == ["cler-2", "dawn-2"]
    assert [event.seen_by(1).hidden for event in table.told("raises")] == [-1, -1]


def test_F123_resurrection_brings_one_creature_into_play() -> None:
    table = cast("resurrection", structures=["a=twil-4"], discards="night-3 doom-4")
    assert table.options(0) == ["raise doom-4", "raise cler-3", "raise dawn-1", "raise night-3"]
    table.play(0, "raise night-3")
    assert table.options(0) == ["to b", "to c", "to d", "to guard", "to dungeon"]
    table.play(0, "to c")
    assert (table.at(0, "c"), table.spent(), table.discards()) == (
        "night-3",
        ["resurrection"],
        ["cler-3", "dawn-1", "doom-4"],
    )


def test_F123_or_as_guard_or_into_the_dungeon() -> None:
    assert cast("resurrection", "raise doom-4", "to guard", discards="doom-4").at(0, "guard") == "doom-4"
    assert cast("resurrection", "raise doom-4", "to dungeon", discards="doom-4").dungeon(0) == ["doom-4"]


def test_F124_scry_shows_all_dungeons_to_the_caster_then_comes_a_raid_then_a_spell() -> None:
    table = Table("cler gaia doom", ["a=night-3"], dungeons=["$scry", "twil-1", "twil-2 doom-3"], books=["scry"])
    table.learns("smite").play(0, "cast scry", "pay")
    assert (table.knows(0, 1), table.knows(0, 2)) == (["twil-1"], ["doom-3", "twil-2"])
    assert (table.knows(1, 2), table.knows(2, 1), table.knows(None, 1)) == (["?", "?"], ["?"], ["?"])
    assert (table.options(0), table.book(0)) == (["raid a>1", "raid a>2"], [])
    table.rolls(6, 1).play(0, "raid a>2", "free doom-3", "to b")
    assert (table.at(0, "b"), table.book(0), table.actions) == ("doom-3", ["smite"], 1)


def test_F125_smite_is_a_capture_a_spell_and_one_more_action() -> None:
    table = fight("smite", 6, 1, structures=["a=dawn-3", "b=twil-2"])
    assert (table.dungeon(0), table.book(0), table.actions) == (["twil-2"], ["circle_guile"], 2)


def test_F126_FA48_stone_spirit_turns_the_guard_against_its_master() -> None:
    table = cast("stone_spirit", structures=["a=dawn-1"], guards=["", "gaia-3+avatar"], rest="twil-1").rolls(3, 2)
    table.play(0, "raid a>1", "leave")
    assert [(event.a, event.b) for event in table.told("raid_rolled")] == [(3 + 1 + 6, 2 + 6)]
    assert table.book(0) == ["circle_guile"]


def test_FA48_without_a_guard_nothing_is_added() -> None:
    table = cast("stone_spirit", structures=["a=dawn-1"], rest="twil-1").rolls(3, 2).play(0, "raid a>1", "leave")
    assert [(event.a, event.b) for event in table.told("raid_rolled")] == [(4, 2)]


def test_F127_tides_of_chaos_take_two_captives_of_every_rival() -> None:
    table = Table(
        "cler gaia twil", dungeons=["$tides_chaos cler-4", "twil-1 twil-2 twil-3", "dawn-1"], books=["tides_chaos"]
    ).loses("twil-3", "twil-1", "dawn-1")
    table.play(0, "cast tides_chaos", "pay")
    assert table.options(0) == ["no", "raise twil-1", "raise twil-3", "raise dawn-1"]
    table.refuses("F127", 0, "raise doom-1").play(0, "raise twil-3")
    assert [table.dungeon(seat) for seat in range(3)] == [["cler-4", "twil-3"], ["twil-2"], []]
    assert table.discards() == ["dawn-1", "night-2", "twil-1"]
    assert table.knows(2, 0) == ["twil-3", "?"], "all have seen what was washed away"


def test_F127_at_random() -> None:
    table = Table("cler gaia", dungeons=["night-2", "twil-1 twil-2 twil-2"], books=["tides_chaos"])
    table.play(0, "cast tides_chaos")
    table.state.play(0, "give night-2")
    assert table.odds() == {"lose twil-1": 1, "lose twil-2": 2}


def test_FA29_a_dungeon_with_fewer_than_two_loses_what_it_has() -> None:
    table = Table("cler gaia", dungeons=["$tides_chaos", "twil-1"], books=["tides_chaos"])
    table.play(0, "cast tides_chaos", "pay")
    assert (table.dungeon(1), table.options(0)) == ([], ["no", "raise twil-1"])
    assert table.play(0, "no").dungeon(0) == []


def test_F128_time_warp_gives_two_actions() -> None:
    table = cast("time_warp").draws("twil-1", "twil-2", "twil-3")
    assert table.actions == 3
    table.play(0, *["recruit wizard", "to dungeon"] * 3)
    assert (table.dungeon(0), table.options(0)[-1]) == (["twil-1", "twil-2", "twil-3"], "end")
    table.refuses("F47", 0, "recruit wizard")


def test_F129_FA40_tornado_captures_without_a_roll() -> None:
    table = cast(
        "tornado",
        "capture a",
        "at 1:b",
        wizards="cler doom",
        structures=["a=dawn-1", "b=twil-4"],
        auras=["", "b=defense"],
    )
    assert (table.dungeon(0), table.layout(0), table.told("rolls")) == (["twil-4"], "a=dawn-1", [])


def test_FA40_tornado_needs_an_attacker_and_armour_protects() -> None:
    table = Table("cler doom", ["", "b=twil-4"], dungeons=["$tornado"], books=["tornado"])
    table.refuses("FA30", 0, "cast tornado")
    table = cast("tornado", "capture a", "at 1:b", structures=["a=dawn-1", "b=twil-4+mystic_armor"])
    assert (table.layout(1), table.dungeon(0)) == ("b=twil-4", [])


def test_F130_FA39_touch_of_death_doubles_the_die_and_discards_the_target() -> None:
    table = fight("touch_death", 3, 2, structures=["a=dawn-2", "b=twil-4"], auras=["a=strength"])
    assert [(event.a, event.b) for event in table.told("clash")] == [(6 + 2 + 1, 2 + 4 + 1)]
    assert (table.layout(1), table.dungeon(0), "twil-4" in table.discards()) == ("", [], True)


def test_FA39_a_lost_touch_of_death_costs_the_attacker() -> None:
    table = fight("touch_death", 1, 6, structures=["a=dawn-2", "b=twil-4"])
    assert (table.dungeon(1), table.layout(0)) == (["dawn-2"], "")


def test_FA39_no_power_of_the_twilight_brood_after_a_touch_of_death() -> None:
    table = fight("touch_death", 6, 1, structures=["a=twil-4", "b=night-1"], options="clan_powers")
    assert (table.asked, table.layout(0), "night-1" in table.discards()) == ((0,), "a=twil-4", True)


@pytest.mark.parametrize("spell", ["smite", "lucky_charm", "stone_spirit", "scry", "mobility", "raise_dead"])
def test_these_replace_themselves(spell: str) -> None:
    table = cast(spell, structures=["a=dawn-3", "b=dawn-2"], rest="dawn-4", own="night-1", discards="doom-1")
    script = {
        "smite": ["capture a", "at 1:b"], "lucky_charm": ["capture a", "at 1:b", "no"], "stone_spirit": ["raid a>1", "leave"],
        "scry": ["raid a>1", "leave"], "mobility": [], "raise_dead": ["raise doom-1", "raise cler-2"],
    }  # fmt: skip
    table.rolls(6, 1).play(0, *script[spell])
    assert table.book(0) == ["circle_guile"]
