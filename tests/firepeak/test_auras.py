"""Auras: F79 to F82, F95 to F99, with FA18 to FA21 and FA43."""

from __future__ import annotations

from typing import Any

from tests.firepeak.kit import Table


def lay(aura: str, where: str, structures: list[str], wizards: str = "gaia doom", **more: Any) -> Table:
    """Seat 0 lays an aura."""
    table = Table(wizards, structures, dungeons=[f"$aura_{aura}"], books=[f"aura_{aura}"], **more)
    return table.play(0, f"cast aura_{aura}", "pay", f"at {where}")


def attack(table: Table, place: str, target: str, own: int, other: int) -> tuple[int, int]:
    """A capture by seat 0; the totals."""
    table.events()
    table.rolls(own, other).play(0, f"capture {place}", f"at {target}")
    (clash,) = table.told("clash")
    return clash.a, clash.b


def test_F79_an_aura_lies_on_a_position_of_any_structure() -> None:
    table = Table(
        "gaia doom", ["a=twil-1", "b=twil-2"], guards=["twil-1"], dungeons=["$aura_defense"], books=["aura_defense"]
    )
    table.play(0, "cast aura_defense", "pay")
    assert table.options(0) == [f"at {seat}:{place}" for seat in (0, 1) for place in "abcdefghi"]
    table.play(0, "at 1:b")
    assert table.player(1).auras[1] == "aura_defense"


def test_F79_it_affects_the_creature_there_and_those_on_the_two_positions_below() -> None:
    structure = "a=cler-4 b=cler-4 c=cler-3 d=cler-3 e=cler-3 f=cler-2 g=cler-2 h=cler-2"
    for aura, affected in (("a", "acd"), ("b", "bde"), ("c", "cfg"), ("d", "dgh")):
        for place in "abcdefgh":
            table = Table("gaia doom", [structure, "a=twil-4"], auras=[f"{aura}=strength"])
            strength = table.strength(0, place)
            assert attack(table, place, "1:a", 1, 1)[0] == 1 + strength + (place in affected), (aura, place)


def test_F80_a_second_aura_on_a_position_replaces_the_first() -> None:
    table = lay("defense", "0:a", ["a=twil-4"], auras=["a=stealth"])
    assert (table.player(0).auras[0], table.spent()) == ("aura_defense", ["aura_stealth"])


def test_F80_a_creature_may_be_under_several_auras() -> None:
    table = Table(
        "gaia doom", ["a=twil-4 b=twil-4 d=cler-3", "a=twil-4"], auras=["a=strength b=stealth d=resistance"],
        dungeons=["", "dawn-1"],
    )  # fmt: skip
    assert attack(table, "d", "1:a", 3, 2) == (3 + 3 + 1, 2 + 4 + 1)
    table.rolls(1, 5).play(0, "raid d>1")
    assert [(event.a, event.b) for event in table.told("raid_rolled")] == [(5, 5)]


def test_F81_an_aura_stays_on_its_position_when_the_creature_leaves() -> None:
    table = Table("gaia doom", ["a=twil-4"], auras=["a=strength"]).play(0, "move a>b")
    assert table.player(0).auras[:2] == ["aura_strength", None]
    table.play(0, "imprison b", "end").play(1, "end").draws("night-2").play(0, "recruit wizard", "to a")
    assert table.player(0).auras[0] == "aura_strength"


def test_F82_without_a_creature_the_aura_does_not_reach_the_positions_below() -> None:
    """T9: an aura on the empty a, a creature at d led by b; then a creature comes to a."""
    table = Table("gaia doom", ["b=twil-4 d=twil-3", "c=doom-2 a=doom-4"], auras=["a=strength"])
    assert attack(table, "d", "1:c", 1, 2) == (4, 2 + 3)
    table = Table("gaia doom", ["b=twil-4 d=twil-3", "c=night-2 a=doom-4"], auras=["a=strength"])
    table.draws("night-4").play(0, "recruit wizard", "to a")
    assert attack(table, "d", "1:c", 1, 3) == (5, 5)
    table = Table("gaia doom", ["a=night-4 c=twil-3", "c=night-2 a=doom-4"], auras=["a=strength"])
    assert attack(table, "c", "1:c", 1, 3) == (5, 5)
    assert attack(table, "a", "1:c", 1, 4) == (6, 6)


def test_F95_FA43_an_attacker_who_rolls_a_six_is_discarded_although_the_capture_succeeds() -> None:
    table = Table("cler gaia", ["a=night-3", "b=twil-2"], auras=["", "b=defense"])
    assert attack(table, "a", "1:b", 6, 1) == (9, 4)
    assert (table.dungeon(0), table.layout(0), table.discards()) == (["twil-2"], "", ["night-3"])


def test_F95_FA43_on_a_lost_attack_or_a_tie_the_attacker_goes_to_the_discard_pile() -> None:
    """T12: a knight against strength 4 at b."""
    table = Table("cler gaia", ["a=dawn-3", "b=twil-4"], auras=["", "b=defense"])
    assert attack(table, "a", "1:b", 6, 5) == (9, 10)
    assert (table.layout(0), table.discards(), table.dungeon(1), table.layout(1)) == ("", ["dawn-3"], [], "b=twil-4")
    table = Table("cler gaia", ["a=dawn-3", "b=twil-4"], auras=["", "b=defense"])
    assert attack(table, "a", "1:b", 6, 4) == (9, 9)
    assert (table.layout(0), table.discards(), table.layout(1)) == ("", ["dawn-3"], "b=twil-4")


def test_F95_other_dice_do_not_trigger_it() -> None:
    for die in range(1, 6):
        table = Table("cler gaia", ["a=dawn-4", "b=twil-1"], auras=["", "b=defense"])
        attack(table, "a", "1:b", die, 1)
        assert table.discards() == []


def test_F95_it_protects_the_minions_too_and_nobody_else() -> None:
    table = Table("cler gaia", ["a=dawn-4", "b=twil-4 e=twil-1 a=twil-3"], auras=["", "b=defense"])
    attack(table, "a", "1:e", 6, 1)
    assert table.layout(0) == ""
    table = Table("cler gaia", ["a=dawn-4", "b=twil-4 e=twil-1 a=twil-3"], auras=["", "b=defense"])
    attack(table, "a", "1:a", 6, 1)
    assert table.layout(0) == "a=dawn-4"


def test_FA43_mystic_armor_saves_the_attacker_and_a_decoy_does_not() -> None:
    table = Table("cler gaia", ["a=dawn-3+mystic_armor", "b=twil-4"], auras=["", "b=defense"], decoys=[1])
    attack(table, "a", "1:b", 6, 6)
    assert (table.layout(0), table.spent(), table.player(0).decoys) == ("a=dawn-3", ["mystic_armor"], 1)
    table = Table("cler gaia", ["a=dawn-3", "b=twil-4"], auras=["", "b=defense"], decoys=[1])
    attack(table, "a", "1:b", 6, 6)
    assert (table.layout(0), table.player(0).decoys, table.asked) == ("", 1, (0,))


def test_FA43_only_the_last_result_of_a_lucky_charm_counts() -> None:
    for second, left in ((6, ""), (5, "a=dawn-4")):
        table = Table(
            "cler doom",
            ["a=dawn-4", "b=twil-1"],
            auras=["", "b=defense"],
            dungeons=["$lucky_charm"],
            books=["lucky_charm"],
        )
        first = 11 - second
        table.rolls(first, 1, second).play(0, "cast lucky_charm", "pay", "capture a", "at 1:b", "again")
        assert (table.layout(0), table.dungeon(0)) == (left, ["twil-1"])


def test_FA43_the_number_counts_before_doubling() -> None:
    for die, left in ((3, "a=night-4"), (6, "")):
        table = Table(
            "cler gaia", ["a=night-4", "b=dawn-1"], auras=["", "b=defense"], dungeons=["$touch_death"],
            books=["touch_death"],
        ).rolls(die, 1)  # fmt: skip
        table.play(0, "cast touch_death", "pay", "capture a", "at 1:b")
        assert table.layout(0) == left


def test_FA43_an_opponent_is_whoever_attacks_even_the_caster() -> None:
    table = lay("defense", "1:b", ["a=twil-4", "b=twil-1"])
    attack(table, "a", "1:b", 6, 1)
    assert (table.layout(0), table.dungeon(0)) == ("", ["twil-1"])


def test_F96_creatures_under_neutrality_have_no_clan() -> None:
    table = lay("neutrality", "0:a", ["a=twil-4 b=night-4"])
    being = table.being(0, "a")
    assert being is not None
    assert being.clan is None
    table.draws("dawn-3").play(0, "recruit a", "to c")
    assert table.layout(0) == "a=twil-4 b=night-4 c=dawn-3"


def test_F96_enemies_may_lie_side_by_side_while_one_is_neutral() -> None:
    table = Table("cler doom", ["a=twil-4"], auras=["b=neutrality"]).draws("dawn-2").play(0, "recruit wizard", "to b")
    assert table.layout(0) == "a=twil-4 b=dawn-2"
    table.draws("twil-1").play(0, "recruit b", "to e")
    assert table.at(0, "e") == "twil-1"


def test_F97_resistance_helps_a_defender() -> None:
    for aura, bonus in (("b", 1), ("a", 0)):
        table = Table("cler gaia", ["a=dawn-3", "b=twil-4 e=twil-2"], auras=["", f"{aura}=resistance"])
        assert attack(table, "a", "1:e", 1, 1) == (4, 3 + bonus)


def test_F97_it_does_not_help_an_attacker_or_a_raider() -> None:
    table = Table("cler gaia", ["a=dawn-3", "b=twil-4"], auras=["a=resistance"], dungeons=["", "doom-1"])
    assert attack(table, "a", "1:b", 4, 2) == (7, 7)
    table.rolls(1, 4).play(0, "raid a>1")
    assert [event.a for event in table.told("raid_rolled")] == [4]


def test_F98_stealth_helps_a_raider_and_only_in_raids() -> None:
    table = Table("cler gaia", ["a=dawn-3", "b=twil-4"], auras=["a=stealth"], dungeons=["", "doom-1"]).rolls(1, 5)
    table.play(0, "raid a>1")
    assert [(event.a, event.b) for event in table.told("raid_rolled")] == [(5, 5)]
    assert attack(table, "a", "1:b", 4, 2) == (7, 7)


def test_F99_strength_helps_an_attacker_and_only_attackers() -> None:
    table = Table("cler gaia", ["a=dawn-3", "b=twil-4"], auras=["a=strength", "b=strength"], dungeons=["", "doom-1"])
    assert attack(table, "a", "1:b", 3, 2) == (7, 7)
    table.rolls(1, 4).play(0, "raid a>1")
    assert [event.a for event in table.told("raid_rolled")] == [4]


def test_FA18_an_aura_on_an_empty_position_waits_for_a_creature() -> None:
    table = lay("strength", "0:b", ["a=twil-4 d=twil-3", "a=gaia-1"])
    assert table.player(0).auras[1] == "aura_strength"
    assert attack(table, "d", "1:a", 1, 1)[0] == 4
    table = (
        lay("strength", "0:b", ["a=twil-4 d=twil-3", "a=gaia-1"])
        .draws("twil-2")
        .play(0, "recruit wizard", "to b", "end")
    )
    table.play(1, "end")
    assert attack(table, "d", "1:a", 1, 1)[0] == 5


def test_FA18_not_on_a_guard_and_not_on_a_wizard() -> None:
    table = Table("gaia doom", guards=["twil-1"], dungeons=["$aura_defense"], books=["aura_defense"])
    table.play(0, "cast aura_defense", "pay").refuses("FA18", 0, "at 0:guard")
    table.refuses("F79", 0, "no").refuses("F79", 0, "at 2:a")
    assert not [option for option in table.options(0) if "wizard" in option]


def test_FA19_an_aura_in_level_three_works_on_one_position() -> None:
    table = Table("gaia doom", ["a=twil-4 c=twil-3 f=twil-2 g=twil-1", "a=doom-1"], auras=["f=strength"])
    assert attack(table, "f", "1:a", 1, 1)[0] == 4
    table = Table("gaia doom", ["a=twil-4 c=twil-3 f=twil-2 g=twil-1", "a=doom-1"], auras=["f=strength"])
    assert attack(table, "g", "1:a", 3, 1)[0] == 4


def test_FA20_equal_bonuses_from_different_cards_add_up() -> None:
    table = Table(
        "gaia night", ["a=twil-4 b=twil-4 d=twil-2", "a=night-2"], auras=["a=strength"], dungeons=["$duplicate"],
        books=["duplicate"],
    )  # fmt: skip
    table.play(0, "cast duplicate", "pay", "as aura_strength", "at 0:b")
    assert attack(table, "d", "1:a", 1, 1)[0] == 1 + 2 + 2


def test_FA21_a_neutral_creature_loses_the_bonus_of_its_wizard() -> None:
    """And with it, perhaps, the strength to lead: here the ogre is no longer stronger than the gargoyle below it."""
    table = lay("neutrality", "1:c", ["", "a=twil-4 c=twil-3 f=night-3"], "gaia twil")
    assert table.strength(1, "c") == 3
    assert table.options(1) == ["remove c", "remove f"]


def test_FA21_a_neutral_creature_has_no_clan_power() -> None:
    table = Table("cler doom", ["a=dawn-3", "b=gaia-3"], auras=["", "b=neutrality"], options="clan_powers")
    assert attack(table, "a", "1:b", 1, 1) == (4, 5)
    table = Table("cler doom", ["a=dawn-3", "b=gaia-3"], options="clan_powers")
    assert attack(table, "a", "1:b", 2, 1) == (5, 6)


def test_FA21_out_of_the_aura_a_creature_has_its_clan_again() -> None:
    table = Table("cler doom", ["a=night-4", "b=twil-1"], auras=["", "b=neutrality"])
    attack(table, "a", "1:b", 6, 1)
    table.rolls(6).play(0, "brainwash 1", "wake twil-1", "to b")
    being = table.being(0, "b")
    assert being is not None
    assert being.clan == "twil"


def test_FA21_when_the_leader_leaves_its_minions_have_their_clan_again() -> None:
    table = Table(
        "cler doom", ["a=cler-4", "a=twil-3 b=night-4 c=gaia-2 d=night-2"], auras=["", "a=neutrality"],
        dungeons=["$tornado"], books=["tornado"],
    )  # fmt: skip
    table.play(0, "cast tornado", "pay", "capture a", "at 1:a")
    assert table.layout(1) == "a=gaia-2 b=night-4 d=night-2", "at a the dryad is under the aura itself"
    assert table.asked == (0,)
