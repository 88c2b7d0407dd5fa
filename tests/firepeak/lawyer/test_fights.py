"""Recruiting, capture, brainwash, raid, move, swap and imprisonment: chapter V, 1 to 7."""

from __future__ import annotations

from collections import Counter

from .kit import Table


def outcome(t: Table, own: int, other: int) -> str:
    """What becomes of seat 0's attacker at a and seat 1's defender, with these dice."""
    t = t.clone().play(f"roll {own}; roll {other}")
    won, lost = t.player(0, 0).dungeon, t.player(1, 1).dungeon
    return "win" if won else "loss" if lost else "tie"


def odds(t: Table) -> tuple[int, int, int]:
    seen = Counter(outcome(t, own, other) for own in range(1, 7) for other in range(1, 7))
    return seen["win"], seen["tie"], seen["loss"]


DUEL = {
    **{-3: (3, 3, 30), -2: (6, 4, 26), -1: (10, 5, 21), 0: (15, 6, 15)},
    **{1: (21, 5, 10), 2: (26, 4, 6), 3: (30, 3, 3), 4: (33, 2, 1)},
}


def test_F57_F58_F59_F60_all_throws_of_a_capture() -> None:
    for attack in (1, 2, 3, 4):
        for defence in (1, 2, 3, 4):
            if attack - defence - 1 >= -3:
                t = Table("sylvane corvina").build(0, f"a=twil-{attack}").build(1, f"a=doom-{defence}")
                assert odds(t.turn_of(0).play("capture a; at 1:a")) == DUEL[attack - defence - 1]
            t = Table("sylvane corvina").build(0, f"a=twil-{attack}").build(1, f"guard=doom-{defence}")
            assert odds(t.turn_of(0).play("capture a; at 1:guard")) == DUEL[attack - defence]  # FA9, FA10


def test_T5_level_one_helps_only_the_defender_there() -> None:
    t = Table("sylvane corvina").build(0, "a=twil-3").build(1, "a=doom-4 c=doom-2").turn_of(0)
    assert odds(t.clone().play("capture a; at 1:c")) == DUEL[1]
    t = Table("sylvane corvina").build(0, "a=twil-3").build(1, "a=doom-2").turn_of(0)
    assert odds(t.play("capture a; at 1:a")) == DUEL[0]


def test_F14_the_wizards_clan_counts_in_attack_and_defence() -> None:
    t = Table("grimmsel malgrath").build(0, "a=twil-2").build(1, "guard=doom-2").turn_of(0)
    assert odds(t.play("capture a; at 1:guard")) == DUEL[0]
    t = Table("grimmsel corvina").build(0, "a=twil-2").build(1, "guard=doom-2").turn_of(0)
    assert odds(t.play("capture a; at 1:guard")) == DUEL[1]
    t = Table("sylvane malgrath").build(0, "a=twil-2").build(1, "guard=doom-2").turn_of(0)
    assert odds(t.play("capture a; at 1:guard")) == DUEL[-1]


def test_F59_the_loser_goes_into_the_winners_dungeon() -> None:
    t = Table("sylvane corvina").build(0, "a=twil-3").build(1, "a=doom-2").turn_of(0).play("capture a; at 1:a")
    won, lost, tied = (t.clone().play(f"roll {own}; roll {other}") for own, other in ((4, 3), (3, 4), (4, 4)))
    assert (won.layout(0), won.layout(1), won.dungeon(0), won.dungeon(1)) == ("a=twil-3", "", "doom-2", "")
    assert (lost.layout(0), lost.layout(1), lost.dungeon(0), lost.dungeon(1)) == ("", "a=doom-2", "", "twil-3")
    assert (tied.layout(0), tied.layout(1), tied.dungeon(0), tied.dungeon(1)) == ("a=twil-3", "a=doom-2", "", "")
    assert won.actions == lost.actions == tied.actions == 1


def test_F56_guards_attack_and_are_attacked_and_one_does_not_attack_oneself() -> None:
    t = Table("sylvane corvina aurelian").build(0, "a=twil-3 guard=twil-2").build(1, "a=doom-2 guard=doom-1")
    t.build(2, "b=night-1").turn_of(0)
    assert t.may("capture") == ["capture a", "capture guard"]
    t.play("capture guard")
    assert t.may() == ["at 1:a", "at 1:guard", "at 2:b"]
    t.play("at 1:guard; roll 1; roll 6")
    assert t.layout(0) == "a=twil-3"
    assert t.dungeon(1) == "twil-2"


def test_FA9_the_dungeon_of_a_captured_guard_stays() -> None:
    t = Table("sylvane corvina").build(0, "a=twil-3").build(1, "guard=doom-1").lock(1, "night-1").turn_of(0)
    t.play("capture a; at 1:guard; roll 6; roll 1")
    assert t.dungeon(1) == "night-1"
    assert t.being(1, "guard") is None
    assert t.dungeon(0) == "doom-1"


def test_FA11_the_same_creature_may_act_twice() -> None:
    t = Table("sylvane corvina").build(0, "a=twil-3").build(1, "a=doom-1 b=doom-1").turn_of(0)
    t.play("capture a; at 1:a; roll 6; roll 1; capture a; at 1:b; roll 6; roll 1")
    assert t.dungeon(0) == "doom-1 doom-1"


def test_F50_F55_wizard_or_creature_recruits_never_the_guard() -> None:
    t = Table("sylvane corvina").build(0, "a=twil-3 guard=doom-2 c=twil-1").turn_of(0)
    assert t.may("recruit") == ["recruit a", "recruit c", "recruit wizard"]


def test_FA16_the_recruiter_needs_no_room() -> None:
    t = Table("sylvane corvina").build(0, "a=twil-4 c=twil-3 f=twil-1 guard=doom-1").turn_of(0)
    t.play("recruit f; draw twil-1")
    assert t.may() == ["to dungeon"]


def test_T4_F62_brainwash_needs_more_than_the_strength() -> None:
    for strength in (1, 2, 3, 4):
        t = Table("sylvane corvina").lock(0, f"twil-{strength}").turn_of(0).play(f"brainwash {strength}")
        for die in range(1, 7):
            other = t.clone().play(f"roll {die}")
            if die > strength:
                assert other.may() == [f"wake twil-{strength}"]
                other.play(f"wake twil-{strength}")
                assert other.may() == ["to a", "to b", "to guard"]  # F62a: not back into the dungeon
                other.play("to b")
                assert other.layout(0) == f"b=twil-{strength}"
                assert other.dungeon(0) == ""
            else:
                assert other.dungeon(0) == f"twil-{strength}"
            assert other.actions == 1


def test_F61_only_a_strength_that_lies_there() -> None:
    t = Table("sylvane corvina").lock(0, "twil-1 doom-3 cler-3").turn_of(0)
    assert t.may("brainwash") == ["brainwash 1", "brainwash 3"]
    t.play("brainwash 3; roll 5")
    assert t.may() == ["wake cler-3", "wake doom-3"]


def test_T13_F64_printed_strength_to_wake_full_strength_to_place() -> None:
    t = Table("grimmsel corvina", "titan").build(0, "b=doom-4").cast(0, "titan", "to a").build(0, "guard=doom-1")
    t.lock(0, "twil-4").turn_of(0)
    other = t.clone().play("brainwash 4; roll 4")
    assert other.dungeon(0) == "twil-4"
    t.play("brainwash 4; roll 5; wake twil-4")
    assert t.may() == ["to d"]  # 5 below 5 alone is refused, below 5 and 4 it is not
    assert t.refuses("to c") == "F22"


def test_F62_any_free_legal_position_not_only_below_somebody() -> None:
    t = Table("sylvane corvina").build(0, "a=twil-4 c=doom-3 b=night-2").lock(0, "twil-1").turn_of(0)
    t.play("brainwash 1; roll 2; wake twil-1")
    assert t.may() == ["to d", "to e", "to f", "to g", "to guard"]


def test_FA14_no_brainwash_of_what_cannot_be_placed() -> None:
    t = Table("sylvane corvina").build(0, "a=twil-1 b=doom-1 guard=night-1").lock(0, "twil-2").turn_of(0)
    assert t.may("brainwash") == []
    assert t.refuses("brainwash 2") == "FA14"
    t.play("imprison guard")
    assert t.may("brainwash") == ["brainwash 1", "brainwash 2"]  # both could be guard now


def test_T6_raid_against_an_unguarded_dungeon() -> None:
    t = Table("sylvane corvina").build(0, "a=twil-3").lock(1, "doom-2").turn_of(0).play("raid a>1")
    for own in range(1, 7):
        for other in range(1, 7):
            after = t.clone().play(f"roll {own}; roll {other}")
            if own + 3 > other:
                assert after.may() == ["free doom-2", "leave", "steal"]
            elif own + 3 < other:
                assert after.layout(0) == ""
                assert after.dungeon(1) == "doom-2 twil-3"
            else:
                assert after.layout(0) == "a=twil-3"
                assert after.dungeon(1) == "doom-2"


def test_F66_the_guard_adds_its_strength_with_the_wizards_bonus_but_no_level() -> None:
    t = Table("sylvane malgrath").build(0, "a=twil-3").build(1, "guard=doom-4").lock(1, "cler-2").turn_of(0)
    t.play("raid a>1")
    assert t.clone().play("roll 3; roll 1").layout(0) == "a=twil-3"  # 6 to 6
    assert t.clone().play("roll 3; roll 2").layout(0) == ""
    assert t.clone().play("roll 4; roll 1").may("free") == ["free cler-2"]


def test_F67_freed_into_the_structure_the_guard_place_or_the_dungeon() -> None:
    t = Table("sylvane corvina").build(0, "a=twil-3 c=twil-2").lock(1, "doom-1 dawn-4").turn_of(0)
    t.play("raid c>1; roll 6; roll 1")
    assert t.may() == ["free dawn-4", "free doom-1", "leave", "steal"]
    first = t.clone().play("free doom-1")
    assert first.may() == ["to b", "to d", "to f", "to g", "to guard"]
    first.play("to g")
    assert first.layout(0) == "a=twil-3 c=twil-2 g=doom-1"
    second = t.clone().play("free dawn-4")
    assert second.may() == ["to guard"]  # beside its enemies everywhere else
    third = t.clone().play("steal; take dawn-4")
    assert (third.dungeon(0), third.dungeon(1)) == ("dawn-4", "doom-1")
    fourth = t.clone().play("leave")  # FA15
    assert fourth.dungeon(1) == "dawn-4 doom-1"
    assert {x.actions for x in (first, third, fourth)} == {1}


def test_F65_FA15_raids_of_structure_and_guard_on_full_dungeons_only() -> None:
    t = Table("sylvane corvina aurelian").build(0, "a=twil-3 guard=twil-1").lock(2, "doom-1").turn_of(0)
    assert t.may("raid") == ["raid a>2", "raid guard>2"]
    assert t.refuses("raid a>1") in {"FA15", "F65"}


def test_F68_a_guard_that_loses_its_raid_is_locked_up() -> None:
    t = Table("sylvane corvina").build(0, "guard=twil-1").lock(1, "doom-1").turn_of(0)
    t.play("raid guard>1; roll 1; roll 6")
    assert t.layout(0) == ""
    assert t.dungeon(1) == "doom-1 twil-1"


def test_F70_F71_moves() -> None:
    t = Table("sylvane corvina").build(0, "a=twil-4 b=doom-3 c=twil-3 guard=doom-1").turn_of(0)
    assert t.may("move") == ["move b>d", "move c>d"]
    assert t.refuses("move b>e") == "F21"
    assert t.refuses("move c>e") == "F22"  # 3 below 3
    t.play("move c>d")
    assert t.layout(0) == "a=twil-4 b=doom-3 d=twil-3 guard=doom-1"
    assert "move guard>c" not in t.may()


def test_F70_to_the_empty_guard_place() -> None:
    t = Table("sylvane corvina").build(0, "a=twil-4 c=twil-3").turn_of(0).play("move c>guard")
    assert t.layout(0) == "a=twil-4 guard=twil-3"


def test_F70_a_move_may_not_use_its_own_old_place() -> None:
    # The only creature of level 1 cannot step below itself.
    t = Table("sylvane corvina").build(0, "a=twil-4").turn_of(0)
    assert t.may("move") == ["move a>b", "move a>guard"]


def test_F70_a_leader_may_leave_its_minion_to_another() -> None:
    t = Table("sylvane corvina").build(0, "a=twil-4 b=doom-4 d=doom-3").turn_of(0)
    assert "move a>c" not in t.may()  # its own old place would be the leader
    assert "move a>guard" in t.may()  # 3 below 4 alone
    assert "move a>e" not in t.may()  # 4 below 4


def test_F72_swaps_of_neighbours() -> None:
    t = Table("sylvane corvina").build(0, "a=twil-4 b=doom-3 c=twil-2 d=doom-2").turn_of(0)
    # a-c and a-d would put a 4 below a 2; a-b: c and d are still weak enough; b-d: 3 below 4 and 2.
    assert t.may("swap") == ["swap a b", "swap b d", "swap c d"]
    assert t.refuses("swap a c") == "F22"
    t.play("swap b d")
    assert t.layout(0) == "a=twil-4 b=doom-2 c=twil-2 d=doom-3"


def test_F72_clans_bind_swaps_and_strangers_do_not_swap() -> None:
    t = Table("sylvane corvina").build(0, "a=doom-4 b=doom-3 c=twil-2 d=night-2 e=dawn-1").turn_of(0)
    assert t.refuses("swap c d") == "F20"
    assert "swap c e" not in t.may()
    assert "swap d e" not in t.may()


def test_F73_F74_imprison() -> None:
    t = Table("sylvane corvina").build(0, "a=twil-4 b=doom-4 d=twil-2 guard=night-2").turn_of(0)
    assert t.may("imprison") == ["imprison a", "imprison b", "imprison d", "imprison guard"]
    t.play("imprison guard; imprison a")
    assert t.layout(0) == "b=doom-4 d=twil-2"
    assert t.dungeon(0) == "night-2 twil-4"
    t.turn_of(0)
    assert t.refuses("imprison b") == "F21"


def test_F73_the_weaker_second_leader_must_suffice() -> None:
    t = Table("sylvane corvina").build(0, "a=twil-4 b=doom-2 d=twil-3").turn_of(0)
    assert t.refuses("imprison a") == "F22"
    assert "imprison b" in t.may()


def test_a_new_contest_shows_no_old_dice() -> None:
    t = Table("sylvane corvina").build(0, "a=twil-4").build(1, "a=doom-1").lock(1, "night-1").turn_of(0)
    t.play("capture a; at 1:a; roll 5; roll 5")
    t.play("raid a>1")
    contest = t.view().contest
    assert (contest.own.die, contest.other.die) == (None, None)
    t.play("roll 3")
    assert (t.view().contest.own.die, t.view().contest.other.die) == (3, None)
