"""Cards, clans and the structure: F11 to F23, F26, F27, F36, F37, F39, F40, with FA1, FA2, FA12 and FA13."""

from __future__ import annotations

import pytest

from conclave.engine.mistakes import UnreadableMove
from conclave.games.firepeak.components import CLANS
from tests.firepeak.kit import Table

NINE = "a=twil-4 b=night-4 c=twil-3 d=night-3 e=night-2 f=twil-2 g=twil-1 h=night-2 i=night-1"
ENEMIES = [("doom", "cler"), ("twil", "dawn"), ("night", "gaia")]


def wake(structure: str, captive: str, wizard: str = "gaia") -> Table:
    """Seat 0 has brainwashed a creature and may put it anywhere."""
    table = Table(f"{wizard} {'doom' if wizard != 'doom' else 'cler'}", [structure], dungeons=[captive])
    return table.rolls(6).play(0, f"brainwash {captive[-1]}", f"wake {captive}")


def test_F10_every_clan_has_one_enemy_and_gets_along_with_the_others() -> None:
    for one in CLANS:
        for two in CLANS:
            wizard = next(clan for clan in CLANS if clan not in (one, two))
            table = wake(f"a={one}-3", f"{two}-1", wizard)
            if (one, two) in ENEMIES or (two, one) in ENEMIES:
                table.refuses("F20", 0, "to b").refuses("F20", 0, "to c")
            else:
                assert table.play(0, "to b").at(0, "b") == f"{two}-1"


def test_F11_F56_nobody_can_attack_a_wizard() -> None:
    table = Table(structures=["a=twil-4", "b=night-3"]).play(0, "capture a")
    assert table.options() == ["at 1:b"]
    with pytest.raises(UnreadableMove):
        table.state.play(0, "at 1:wizard")


def test_F11_a_wizard_stays_when_the_whole_structure_goes() -> None:
    table = Table("cler twil", structures=["a=twil-4", "b=night-3"], dungeons=["$tornado"], books=["tornado"])
    table.play(0, "cast tornado", "pay", "capture a", "at 1:b")
    assert (table.layout(1), table.player(1).wizard) == ("", "grimmsel")
    assert "recruit wizard" in table.play(0, "end").options(1)


def test_F11_FA13_the_enemies_of_a_wizards_clan_may_lie_below_the_wizard() -> None:
    table = Table("twil gaia").draws("dawn-3", "twil-2").play(0, "recruit wizard", "to a")
    assert table.at(0, "a") == "dawn-3"
    table.play(0, "recruit wizard").refuses("F20", 0, "to b")


def test_F12_a_wizard_recruits_and_never_fights() -> None:
    table = Table(structures=["", "a=twil-1"], dungeons=["", "twil-2"])
    table.refuses("F56", 0, "capture a").refuses("F65", 0, "raid a>1")
    assert table.options(0) == ["recruit wizard", "end"]


def test_F12_F12a_capture_and_raid_need_a_creature_all_else_is_done_by_the_player() -> None:
    table = Table("gaia doom", dungeons=["twil-1 $aura_defense night-1 night-2", "dawn-1"], books=["aura_defense"])
    assert not table.may(0, "capture")
    assert not table.may(0, "raid")
    assert {option.split()[0] for option in table.options(0)} == {"recruit", "brainwash", "cast", "research", "end"}
    table.play(0, "research night", "give night-1", "give night-2", "cast aura_defense", "pay", "at 0:a")
    assert table.player(0).auras[0] == "aura_defense"


@pytest.mark.parametrize("strength", [1, 2, 3, 4])
def test_F13_creatures_of_any_strength_lie_below_the_wizard(strength: int) -> None:
    table = Table().draws(f"twil-{strength}", f"twil-{strength}")
    table.play(0, "recruit wizard", "to a", "recruit wizard", "to b")
    assert table.layout(0) == f"a=twil-{strength} b=twil-{strength}"


def test_F14_creatures_of_the_wizards_clan_are_one_stronger_in_structure_and_on_guard() -> None:
    table = Table("twil gaia", ["a=twil-4 b=night-4", "a=twil-4"], guards=["twil-2", "twil-2"])
    assert [table.strength(0, place) for place in ("a", "b", "guard")] == [5, 4, 3]
    assert [table.strength(1, place) for place in ("a", "guard")] == [4, 2]
    assert table.view().players[0].strength == 9


def test_F14_an_ogre_may_lie_below_a_troll_but_no_troll_below_one() -> None:
    """T2."""
    table = Table("twil gaia", ["a=twil-4"]).draws("twil-4", "twil-3")
    table.play(0, "recruit a").refuses("F22", 0, "to c").play(0, "to guard")
    table.play(0, "recruit a", "to c")
    assert [table.strength(0, place) for place in ("a", "c")] == [5, 4]


def test_F14_the_bonus_counts_in_fights_and_raids() -> None:
    table = Table("twil gaia", ["a=twil-2", "c=night-2 a=night-3"], dungeons=["", "dawn-1"])
    table.rolls(3, 3).play(0, "capture a", "at 1:c")
    assert [(event.a, event.b) for event in table.told("clash")] == [(6, 5)]
    table.rolls(2, 4).play(0, "raid a>1", "leave")
    assert [(event.a, event.b) for event in table.told("raid_rolled")] == [(5, 4)]


@pytest.mark.parametrize(
    ("recruiter", "structure", "minions"),
    [
        ("wizard", "", "ab"),
        ("a", "a=twil-4 b=night-4", "cd"),
        ("b", "a=twil-4 b=night-4", "de"),
        ("c", "a=twil-4 b=night-4 c=twil-3 d=night-3 e=night-2", "fg"),
        ("d", "a=twil-4 b=night-4 c=twil-3 d=night-3 e=night-2", "gh"),
        ("e", "a=twil-4 b=night-4 c=twil-3 d=night-3 e=night-2", "hi"),
        ("g", "a=twil-4 b=night-4 c=twil-3 d=night-3 e=night-2 g=night-1", ""),
    ],
)
def test_F16_F18_a_card_has_two_positions_for_minions_down_to_level_three(
    recruiter: str, structure: str, minions: str
) -> None:
    table = Table("gaia cler", [structure]).draws("doom-1").play(0, f"recruit {recruiter}")
    assert table.options(0) == [*[f"to {place}" for place in minions], "to guard", "to dungeon"]
    for place in set("abcdefghi") - set(minions) - {pair[0] for pair in structure.split()}:
        table.refuses("F52", 0, f"to {place}")


def test_F16_creatures_in_the_structure_lie_face_up_for_all() -> None:
    table = Table("doom cler", [NINE], seats=2)
    for eyes in (0, 1, None):
        assert [being and being.kind for being in table.player(0, eyes).structure] == [
            pair.split("=")[1] for pair in NINE.split()
        ]


def test_F17_F21_every_creature_needs_a_leader() -> None:
    table = wake("a=twil-4 c=twil-3", "night-1")
    for place in "ehi":
        table.refuses("F21", 0, f"to {place}")
    assert table.options(0) == ["to b", "to d", "to f", "to g", "to guard"]


def test_F17_one_of_two_leaders_is_enough() -> None:
    assert wake("b=twil-4", "night-3").play(0, "to d").layout(0) == "b=twil-4 d=night-3"


def test_F19_a_creature_goes_only_to_a_free_position() -> None:
    wake("a=twil-4 c=twil-3", "night-1").refuses("F19", 0, "to a").refuses("F19", 0, "to c")
    Table(structures=["a=twil-4 c=twil-3 b=twil-2"]).refuses("F19", 0, "move b>c")


def test_F20_enemies_may_not_be_neighbours() -> None:
    """T3: an ogre at a, a knight at b."""
    table = wake("a=twil-3", "dawn-3")
    table.refuses("F20", 0, "to b").refuses("F20", 0, "to c").refuses("F20", 0, "to d")
    assert table.play(0, "to guard").at(0, "guard") == "dawn-3"


def test_F20_at_c_and_e_they_do_not_touch() -> None:
    table = wake("a=night-4 b=night-4 c=twil-3", "dawn-3")
    table.refuses("F20", 0, "to d")
    assert table.play(0, "to e").layout(0) == "a=night-4 b=night-4 c=twil-3 e=dawn-3"


def test_F20_between_them_there_is_no_place_for_either() -> None:
    table = wake("a=night-4 b=night-4 c=twil-3 e=dawn-3", "dawn-1")
    table.refuses("F20", 0, "to d").refuses("F20", 0, "to f").refuses("F20", 0, "to g")
    assert table.play(0, "to h").at(0, "h") == "dawn-1"


@pytest.mark.parametrize(("leader", "minion", "legal"), [(4, 3, True), (3, 3, False), (2, 3, False), (2, 1, True)])
def test_F22_a_creature_must_be_weaker_than_its_leader(leader: int, minion: int, legal: bool) -> None:
    table = wake(f"a=twil-{leader}", f"night-{minion}")
    if legal:
        assert table.play(0, "to c").at(0, "c") == f"night-{minion}"
    else:
        table.refuses("F22", 0, "to c").refuses("F22", 0, "to d")


def test_F23_an_orc_below_two_goblins_is_too_strong() -> None:
    """T1."""
    wake("a=twil-1 b=twil-1", "twil-2").refuses("F23", 0, "to d").refuses("F22", 0, "to c")


def test_F23_an_orc_below_a_goblin_and_an_orc_is_legal() -> None:
    """T1."""
    table = wake("a=twil-1 b=twil-2", "twil-2").refuses("F22", 0, "to c").refuses("F22", 0, "to e").play(0, "to d")
    assert table.layout(0) == "a=twil-1 b=twil-2 d=twil-2"


def test_F26_F27_FA1_a_wrong_placing_is_refused_and_costs_no_action() -> None:
    table = Table(structures=["a=twil-2"]).draws("twil-3").play(0, "recruit a")
    table.refuses("F22", 0, "to c").refuses("F22", 0, "to d").refuses("F52", 0, "to b").play(0, "to dungeon")
    assert (table.actions, table.dungeon(0)) == (1, ["twil-3"])
    table.refuses("F21", 0, "move a>c").refuses("F72", 0, "swap a b")
    assert table.actions == 1


def test_F36_F37_a_dungeon_has_one_guard_at_most() -> None:
    table = Table(structures=["a=twil-2"], guards=["night-2"]).draws("twil-1")
    table.refuses("F37", 0, "move a>guard")
    table.play(0, "recruit wizard").refuses("F37", 0, "to guard").play(0, "to dungeon")
    table.play(0, "imprison guard", "end")
    assert table.at(0, "guard") is None
    table.play(1, "end").draws("twil-4").play(0, "recruit wizard", "to guard")
    for eyes in (0, 1, None):
        guard = table.player(0, eyes).guard
        assert guard is not None
        assert guard.kind == "twil-4"


def test_F39_the_guards_place_is_no_position() -> None:
    table = Table("gaia doom", ["a=twil-4"], guards=["night-1"], dungeons=["$aura_defense"], books=["aura_defense"])
    table.play(0, "cast aura_defense", "pay").refuses("FA18", 0, "at 0:guard")
    assert "at 0:i" in table.options(0)
    nine = Table("doom cler", [NINE.removesuffix(" i=night-1")], guards=["night-1"])
    assert not nine.play(0, "end").over


def test_F40_structure_and_guard_act_the_dungeon_does_not() -> None:
    table = Table("twil doom", ["a=night-2", "a=gaia-1"], guards=["twil-2"], dungeons=["twil-4", "gaia-2"])
    assert table.may(0, "capture") == ["capture a", "capture guard"]
    assert table.may(0, "raid") == ["raid a>1", "raid guard>1"]
    assert table.may(0, "imprison") == ["imprison a", "imprison guard"]
    table.play(0, "capture a")
    assert table.options(0) == ["at 1:a"]


def test_FA2_strength_is_printed_plus_clan_plus_avatar_minus_atrophy() -> None:
    table = Table("twil gaia", ["a=twil-3+avatar b=twil-3+atrophy e=night-1", "a=night-1+mask_command"])
    being = table.being(0, "a")
    assert being is not None
    assert (being.strength, being.terms) == (6, {"printed": 3, "clan": 1, "avatar": 2})
    assert (table.strength(0, "b"), table.strength(1, "a")) == (3, 1)


def test_FA2_strength_never_falls_below_nothing() -> None:
    table = Table("gaia twil", ["a=night-2", "a=cler-1+atrophy"], dungeons=["$duplicate"], books=["duplicate"])
    assert table.strength(1, "a") == 0
    table.play(0, "cast duplicate", "pay", "as atrophy", "at 1:a")
    assert (table.enchantments(1, "a"), table.strength(1, "a")) == (["atrophy", "atrophy"], 0)


def test_FA2_bonuses_of_a_situation_do_not_count_for_the_strength_rule() -> None:
    """Neither level 1 nor an aura lets an ogre lead an ogre."""
    table = Table("gaia doom", ["a=twil-3"], dungeons=["night-3"], auras=["a=strength"]).rolls(6)
    table.play(0, "brainwash 3", "wake night-3").refuses("F22", 0, "to c")
    assert table.strength(0, "a") == 3


def test_FA12_a_guard_has_no_neighbours_but_the_bonus_of_its_wizard() -> None:
    table = Table("twil gaia", ["a=dawn-4 b=dawn-2"]).draws("twil-3").play(0, "recruit wizard", "to guard")
    assert (table.at(0, "guard"), table.strength(0, "guard")) == ("twil-3", 4)
