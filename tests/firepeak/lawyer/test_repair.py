"""Repair of a broken layout, step by step: chapter III b of the printed rules with its worked example.

A creature that can move up in one way only, and is the only one to move, does so without being asked.
"""

from __future__ import annotations

import pytest

from conclave import NotAsked, UnreadableMove

from .kit import Table

EXAMPLE = "a=twil-4 c=twil-3 d=doom-2 f=twil-2 g=twil-1"


def example() -> Table:
    """The printed figure: troll, ogre, ghost, orc and goblin; then a rival casts Atrophy on the troll."""
    t = Table("sylvane aurelian", "", "atrophy").build(0, EXAMPLE)
    return t.cast(1, "atrophy", "at 0:a")


def test_F33_atrophy_makes_the_ogre_as_strong_as_the_troll() -> None:
    t = example()
    assert t.strength(0, "a") == 3
    assert t.asked == 0
    assert t.may() == ["remove a", "remove c"]


def test_F33_the_troll_goes_the_ogre_and_the_orc_move_up() -> None:
    t = example().play("remove a")
    assert t.may() == ["up c>a", "up d>a", "up d>b"]
    t.play("up c>a")
    assert t.layout(0) == "a=twil-3 c=twil-2 d=doom-2 g=twil-1"  # the orc has followed from f to c
    assert t.discarded == "doom-2 twil-4"
    assert t.spent == ["atrophy"]
    assert t.asked == 1
    assert t.actions == 1


def test_F33_the_ghost_is_too_weak_to_lead_the_ogre() -> None:
    t = example().play("remove a; up d>a")
    assert t.may() == ["remove a", "remove c"]
    t.play("remove c")
    # Step one again, before anything else: orc and goblin have lost the ogre.
    assert t.may() == ["up f>c", "up g>c", "up g>d"]
    t.play("up f>c")
    assert t.layout(0) == "a=doom-2 c=twil-2 g=twil-1"
    assert t.may() == ["remove a", "remove c"]  # the orc is as strong as the ghost


def test_F28_either_position_above_will_do() -> None:
    t = example().play("remove a; up d>b")
    # c had to go to a; so g has lost both leaders of its own, c and d.
    assert t.may() == ["up f>c", "up g>c", "up g>d"]
    t.play("up g>d")
    assert t.layout(0) == "a=twil-3 b=doom-2 c=twil-2 d=twil-1"


def test_F33_or_the_ogre_goes() -> None:
    t = example().play("remove c")
    assert t.layout(0) == "a=twil-4 c=twil-2 d=doom-2 g=twil-1"
    assert t.being(0, "a").enchantments == ["atrophy"]


def test_F28_nothing_moves_sideways_or_down_and_nobody_may_stop() -> None:
    t = example().play("remove a")
    for move in ("up f>c", "end", "remove c", "recruit wizard"):
        assert t.refuses(move) in {"F28", "F24", "FA5", "F31"}
    for move in ("up c>d", "up c>f", "up d>c"):
        with pytest.raises(UnreadableMove):
            t.play(move)


def test_F24_the_caster_waits_for_the_repair() -> None:
    t = example()
    with pytest.raises(NotAsked):
        t.by(1, "recruit wizard")


def test_T11_the_creature_with_a_second_leader_stays() -> None:
    t = Table("sylvane aurelian").build(0, "a=twil-4 b=doom-4 c=twil-3 d=doom-3").build(1, "a=night-4").turn_of(1)
    t.play("capture a; at 0:a; roll 6; roll 1")
    assert t.layout(0) == "a=twil-3 b=doom-4 d=doom-3"
    assert t.asked == 1


def test_FA5_a_creature_may_climb_several_levels() -> None:
    t = Table("sylvane aurelian").build(0, "b=doom-4 e=doom-3 i=doom-2").build(1, "a=night-4").turn_of(1)
    t.play("capture a; at 0:b; roll 6; roll 1")
    assert t.layout(0) == "b=doom-3 e=doom-2"
    t.turn_of(1).play("capture a; at 0:b; roll 6; roll 1")
    assert t.layout(0) == "b=doom-2"


def test_FA5_step_one_may_lead_to_a_new_breach() -> None:
    # a falls; c climbs to a beside its enemy at b: only then somebody is removed.
    t = Table("sylvane corvina").build(0, "a=doom-4 b=twil-4 c=dawn-3").build(1, "a=night-4").turn_of(1)
    t.play("capture a; at 0:a; roll 6; roll 1")
    assert t.layout(0) == "a=dawn-3 b=twil-4"
    assert t.may() == ["remove a", "remove b"]
    t.play("remove b")
    assert t.layout(0) == "a=dawn-3"
    assert t.discarded == "twil-4"


def test_FA6_a_minion_or_any_of_its_leaders() -> None:
    # 3 below 2 and 2; Atrophy on one leader makes it 3 below 3.
    t = Table("sylvane aurelian", "", "atrophy").build(0, "a=twil-2 b=doom-2 d=doom-3 e=twil-1")
    t.cast(1, "atrophy", "at 0:a")
    assert t.may() == ["remove a", "remove b", "remove d"]
    other = t.clone().play("remove a")
    assert other.may() == ["remove b", "remove d"]  # 3 below 2 alone
    other.play("remove b")
    # d and e have no leader now.
    assert other.may() == ["up d>a", "up d>b", "up e>b"]
    t.play("remove d")
    assert t.layout(0) == "a=twil-2 b=doom-2 e=twil-1"
    assert t.asked == 1


def test_F30_F31_removals_one_by_one() -> None:
    # Two breaches at once: both minions of a are as strong as their weakened leader.
    t = Table("sylvane aurelian", "", "atrophy").build(0, "a=twil-3 c=doom-2 d=twil-2 f=doom-1")
    t.cast(1, "atrophy", "at 0:a")
    assert t.may() == ["remove a", "remove c", "remove d"]
    t.play("remove c")
    assert t.layout(0) == "a=twil-3 c=doom-1 d=twil-2"  # first the leaderless, although d is still too strong
    assert t.may() == ["remove a", "remove d"]
    t.play("remove d")
    assert t.layout(0) == "a=twil-3 c=doom-1"


def test_FA7_the_armor_takes_the_removal_and_the_breach_remains() -> None:
    t = Table("sylvane aurelian", "mystic_armor", "atrophy").build(0, "a=twil-4 c=twil-3")
    t.cast(0, "mystic_armor", "at 0:a").cast(1, "atrophy", "at 0:a")
    t.play("remove a")
    assert t.being(0, "a").enchantments == ["atrophy"]
    assert "mystic_armor" in t.spent
    assert t.may() == ["remove a", "remove c"]
    t.play("remove a")
    assert t.layout(0) == "a=twil-3"


def test_FA4_the_player_whose_turn_it_is_repairs_first_then_clockwise() -> None:
    def broken(caster: int) -> Table:
        books = ["aura_neutrality", "mask_command", ""]
        books[caster] += " magic_tempest"
        t = Table("sylvane aurelian corvina", *books)
        t.cast(0, "aura_neutrality", "at 0:b", lock=True).build(0, "a=twil-4 b=dawn-4")
        t.build(1, "a=doom-1").cast(1, "mask_command", "at 1:a").build(1, "c=doom-3")
        return t.cast(caster, "magic_tempest")

    t = broken(1)
    assert t.may() == ["remove a", "remove c"]
    t.play("1: remove c; 0: remove a; 1: end")
    t = broken(2)
    t.play("0: remove a; 1: remove a; 2: end")
    assert t.layout(1) == "a=doom-3"


def test_FA8_summoned_beings_removed_in_a_repair() -> None:
    t = Table("sylvane aurelian", "familiar golem titan", "atrophy").build(0, "a=twil-2")
    t.cast(0, "familiar", "to c").cast(0, "golem", "to d").cast(1, "atrophy", "at 0:a")
    t.play("remove c")
    assert "familiar" in t.book(0)
    t.play("remove d")
    assert "golem" in t.spent
    assert t.asked == 1


def test_FA8_a_titan_removed_lies_among_the_creatures() -> None:
    t = Table("sylvane aurelian", "titan mask_command", "magic_tempest").build(0, "a=twil-1")
    t.cast(0, "mask_command", "at 0:a").cast(0, "titan", "to c").cast(1, "magic_tempest")
    assert t.may() == ["remove a", "remove c"]
    t.play("remove c")
    assert "titan" in t.discarded
    assert "titan" not in t.spent


def test_F32_repairs_of_the_attacker_after_a_lost_attack() -> None:
    t = Table("sylvane aurelian").build(0, "a=twil-4 c=twil-3").build(1, "a=night-4").turn_of(0)
    t.play("capture a; at 1:a; roll 1; roll 6")
    assert t.layout(0) == "a=twil-3"
    assert t.dungeon(1) == "twil-4"
    assert t.actions == 1
