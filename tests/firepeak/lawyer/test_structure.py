"""Cards, clans and the three rules of the structure: chapter III a and b of the printed rules."""

from __future__ import annotations

from itertools import combinations

import pytest

from .kit import LEADERS, SPOTS, Table

CLANS = ("doom", "cler", "twil", "dawn", "night", "gaia")
ENEMIES = {"doom": "cler", "twil": "dawn", "night": "gaia"}
LEVEL = {spot: 1 if spot in "ab" else 2 if spot in "cde" else 3 for spot in SPOTS}
# Drawn from the figure: a b / c d e / f g h i.
NEIGHBOURS = {
    *("ab", "cd", "de", "fg", "gh", "hi"),
    *("ac", "ad", "bd", "be"),
    *("cf", "cg", "dg", "dh", "eh", "ei"),
}


def enemies(one: str, other: str) -> bool:
    return ENEMIES.get(one) == other or ENEMIES.get(other) == one


@pytest.mark.parametrize("clan", ENEMIES)
def test_F20_enemies_are_kept_apart_exactly_where_they_touch(clan: str) -> None:
    enemy = ENEMIES[clan]
    peace = ["twil", "night"] if clan == "doom" else ["doom", "night"] if clan == "twil" else ["doom", "twil"]
    for first, second in combinations(SPOTS, 2):
        needed = {first, second}
        for spot in reversed(SPOTS):
            if spot in needed:
                needed |= set(LEADERS[spot])
        t = Table("benedikta aurelian" if clan == "night" else "benedikta sylvane")
        number = {1: 0, 2: 0, 3: 0}
        for spot in SPOTS:
            if spot not in needed or spot == second:
                continue
            level = LEVEL[spot]
            kin = clan if spot == first else peace[number[level] % 2]
            number[level] += spot != first
            t.recruit(1, f"{kin}-{5 - level}", spot)
        t.turn_of(1)
        leader = LEADERS[second][:1] or "wizard"
        t.play(f"recruit {leader}; draw {enemy}-{5 - LEVEL[second]}")
        if first + second in NEIGHBOURS:
            assert t.refuses(f"to {second}") == "F20", first + second
        else:
            assert f"to {second}" in t.may(), first + second


def test_F10_only_enemies_quarrel() -> None:
    for one, other in combinations(CLANS, 2):
        t = Table("sylvane corvina").build(0, f"a={one}-2").turn_of(0)
        t.play(f"recruit wizard; draw {other}-2")
        assert ("to b" in t.may()) == (not enemies(one, other)), (one, other)


def test_T3_ogre_and_knight() -> None:
    t = Table("sylvane corvina").build(0, "a=doom-4 b=night-4 c=twil-3")
    t.turn_of(0).play("recruit b; draw dawn-3")
    assert "to e" in t.may()
    assert t.refuses("to d") == "F20"


def test_F22_a_single_leader_must_be_stronger() -> None:
    for leader in (1, 2, 3, 4):
        for minion in (1, 2, 3, 4):
            t = Table("sylvane corvina").build(0, f"a=twil-{leader}").turn_of(0)
            t.play(f"recruit a; draw doom-{minion}")
            legal = minion < leader
            assert ("to c" in t.may()) == legal
            assert ("to d" in t.may()) == legal
            if not legal:
                assert t.refuses("to c") == "F22"


def test_F23_T1_two_leaders_add_up() -> None:
    for left in (1, 2, 3, 4):
        for right in (1, 2, 3, 4):
            for minion in (1, 2, 3, 4):
                t = Table("sylvane corvina").build(0, f"a=twil-{left} b=doom-{right}").turn_of(0)
                t.play(f"recruit b; draw twil-{minion}")
                assert ("to d" in t.may()) == (minion < left + right)
                assert ("to e" in t.may()) == (minion < right)
    t = Table("sylvane corvina").build(0, "a=twil-1 b=twil-1").turn_of(0).play("recruit a; draw twil-2")
    assert t.refuses("to d") == "F23"


def test_T2_the_wizards_clan_is_one_stronger() -> None:
    t = Table("grimmsel corvina").build(0, "a=twil-4")
    assert t.strength(0, "a") == 5
    t.turn_of(0).play("recruit a; draw twil-4")
    assert t.refuses("to c") == "F22"  # 5 is not below 5
    t.play("to dungeon; recruit a; draw twil-3; to c")
    assert t.strength(0, "c") == 4
    t.turn_of(0).play("recruit a; draw doom-4")
    assert "to d" in t.may()  # 4 is below 5


def test_F14_the_bonus_belongs_to_whoever_controls() -> None:
    t = Table("grimmsel corvina").build(0, "a=twil-2").build(1, "a=twil-2 guard=night-1 b=doom-4")
    assert (t.strength(0, "a"), t.strength(1, "a"), t.strength(1, "guard")) == (3, 2, 2)
    t.turn_of(1).play("capture b; at 0:a; roll 6; roll 1; brainwash 2; roll 6; wake twil-2; to e")
    assert t.strength(1, "e") == 2


def test_F13_F14_any_strength_below_the_wizard_and_any_clan() -> None:
    for clan in CLANS:
        t = Table("grimmsel corvina").turn_of(0).play(f"recruit wizard; draw {clan}-4")
        assert t.may() == ["to a", "to b", "to dungeon", "to guard"]  # FA13: the wizard has no enemies


def test_F17_F21_no_creature_without_a_leader() -> None:
    t = Table("sylvane corvina").build(0, "a=twil-4 c=doom-2").turn_of(0)
    assert t.refuses("move a>guard") == "F21"
    assert t.refuses("imprison a") == "F21"
    assert t.refuses("move c>h") == "F21"
    assert {"move c>b", "move c>d"} <= set(t.may())


def test_F18_F19_two_minions_and_never_on_an_occupied_position() -> None:
    t = Table("sylvane corvina").build(0, "a=twil-4 c=twil-2").turn_of(0).play("recruit a; draw twil-1")
    assert t.may("to") == ["to d", "to dungeon", "to guard"]
    assert t.refuses("to c") == "F19"


def test_F52_only_below_the_recruiter() -> None:
    t = Table("sylvane corvina").build(0, "a=twil-4 b=doom-4").turn_of(0).play("recruit b; draw twil-1")
    assert t.may("to") == ["to d", "to dungeon", "to e", "to guard"]
    assert t.refuses("to c") == "F52"


def test_F11_F12_the_wizard_neither_fights_nor_is_attacked() -> None:
    t = Table("sylvane corvina").build(1, "a=twil-1").lock(1, "doom-1").turn_of(0)
    assert t.may("capture") == t.may("raid") == []
    assert t.may() == ["end", "recruit wizard"]
    t.turn_of(1)
    assert t.may("capture") == []  # only a wizard is there


def test_F16_levels_of_two_three_and_four() -> None:
    t = Table("sylvane aurelian").build(0, "a=twil-4 b=doom-4 c=twil-3 d=doom-3 e=doom-3")
    for recruiter, below in {"wizard": "", "a": "", "b": "", "c": "fg", "d": "gh", "e": "hi"}.items():
        other = t.clone().turn_of(0).play(f"recruit {recruiter}; draw twil-1")
        assert other.may("to") == sorted([*(f"to {spot}" for spot in below), "to dungeon", "to guard"])


def test_FA2_bonuses_of_a_situation_do_not_count_for_the_strength_rule() -> None:
    # FA2: level 1 gives +1 only in defence; a 3 at a may still not lead a 3.
    t = Table("sylvane corvina", "aura_strength", clan_powers=True).build(0, "a=cler-3").turn_of(0)
    t.cast(0, "aura_strength", "at 0:a")
    t.turn_of(0).play("recruit a; draw night-3")
    assert t.refuses("to c") == "F22"
