"""General spells from Raise Dead to Touch of Death: chapter VII, 5."""

from __future__ import annotations

from .kit import Table


def test_F122_raise_dead_two_of_choice_even_the_sacrifices() -> None:
    t = (
        Table("sylvane corvina", "raise_dead balance aura_stealth")
        .cast(0, "balance")
        .cast(0, "aura_stealth", "at 0:a")
        .cast(0, "raise_dead")
    )
    assert t.may() == ["raise cler-2", "raise gaia-1", "raise night-1"]
    t.play("raise cler-2")
    assert t.may() == ["raise gaia-1", "raise night-1"]
    t.play("raise gaia-1; learn aura_defense")
    assert t.dungeon(0) == "cler-2 gaia-1"
    assert "aura_defense" in t.book(0)
    assert t.view(0).discards == ["night-1"]


def test_F123_resurrection_under_control_or_into_the_dungeon() -> None:
    t = Table("sylvane corvina", "resurrection").build(0, "a=doom-2").build(1, "a=twil-4").lock(0, "twil-2 twil-3")
    t.turn_of(0).play("research twil; give twil-2; give twil-3; learn aura_stealth").cast(0, "resurrection")
    assert t.may() == ["raise cler-3", "raise dawn-1", "raise twil-2", "raise twil-3"]
    t.play("raise twil-3")
    assert t.may() == ["to b", "to dungeon", "to guard"]
    other = t.clone().play("to dungeon")
    assert other.dungeon(0) == "twil-3"
    t.play("to b")
    assert t.layout(0) == "a=doom-2 b=twil-3"
    assert t.actions == 1


def test_F123_resurrection_when_only_the_dungeon_is_left() -> None:
    t = Table("sylvane corvina", "resurrection").build(0, "a=twil-1 b=doom-1 guard=night-1").cast(0, "resurrection")
    t.play("raise cler-3")
    assert t.may() == ["to dungeon"]
    t.play("to dungeon")
    assert t.dungeon(0) == "cler-3"


def test_F123_a_titan_may_be_raised() -> None:
    t = Table("sylvane corvina", "titan resurrection", "touch_death").cast(0, "titan", "to a").build(1, "a=doom-4")
    t.cast(1, "touch_death", "capture a; at 0:a; roll 6; roll 1")
    assert "titan" in t.discarded
    t.cast(0, "resurrection", "raise titan; to b")
    assert t.layout(0) == "b=titan"


def test_F124_scry_shows_every_dungeon_and_raids() -> None:
    t = Table("sylvane corvina aurelian", "scry").build(0, "a=twil-3").lock(1, "doom-1 gaia-2").lock(2, "night-4")
    assert t.player(1, 0).dungeon == []
    t.cast(0, "scry")
    assert sorted(t.player(1, 0).dungeon) == ["doom-1", "gaia-2"]
    assert t.player(2, 0).dungeon == ["night-4"]
    assert t.player(1, 2).dungeon == []
    assert t.may() == ["raid a>1", "raid a>2"]  # FA64: it has to be done
    t.play("raid a>2; roll 6; roll 1; free night-4; to b; learn aura_stealth")
    assert t.layout(0) == "a=twil-3 b=night-4"
    assert t.actions == 1


def test_FA30_scry_without_a_raid() -> None:
    t = Table("sylvane corvina", "scry").lock(1, "doom-1").cast(0, "scry")
    assert t.player(1, 0).dungeon == ["doom-1"]
    t.play("learn aura_stealth")
    assert t.actions == 1


def test_F124_scry_sees_the_dungeon_as_it_is_now_only() -> None:
    t = Table("sylvane corvina", "scry").lock(1, "doom-1").cast(0, "scry", "learn aura_stealth").lock(1, "night-2")
    assert t.player(1, 0).dungeon == ["doom-1"]
    assert t.player(1, 0).dungeon_hidden == 1


def test_F125_smite_capture_card_action() -> None:
    t = Table("sylvane corvina", "smite").build(0, "a=twil-4").build(1, "a=doom-1 b=doom-1").cast(0, "smite")
    assert t.may() == ["capture a"]
    t.play("capture a; at 1:a; roll 6; roll 1; learn aura_stealth")
    assert t.actions == 2  # one left, one more
    t.play("capture a; at 1:b; roll 6; roll 1; recruit wizard; draw cler-1; to b")
    assert t.may() == ["end", "research doom"]


def test_F125_FA51_the_extra_action_comes_after_a_lost_capture_too_and_lapses_with_the_turn() -> None:
    t = Table("sylvane corvina", "smite").build(0, "a=twil-1").build(1, "a=doom-4")
    t.cast(0, "smite", "capture a; at 1:a; roll 1; roll 6; learn aura_stealth")
    assert t.actions == 2
    t.play("end; end")
    assert t.actions == 2


def test_F125_repairs_come_before_the_card() -> None:
    t = Table("sylvane corvina", "smite").build(0, "a=twil-4").build(1, "a=doom-3 c=doom-2 d=doom-1").cast(0, "smite")
    t.play("capture a; at 1:a; roll 6; roll 1")
    assert t.asked == 1
    t.play("1: up d>b; learn aura_stealth; 0: end")
    assert t.layout(1) == "a=doom-2 b=doom-1"


def test_F126_stone_spirit_adds_the_guard_to_the_raider() -> None:
    t = Table("sylvane malgrath", "stone_spirit").build(0, "a=twil-1").build(1, "guard=doom-4").lock(1, "cler-1")
    t.cast(0, "stone_spirit", "raid a>1")
    # 1 + 5 against 5: the guard has its wizard's bonus, on both sides.
    assert t.clone().play("roll 2; roll 2").may("free") == ["free cler-1"]
    assert t.clone().play("roll 2; roll 3; learn aura_stealth").layout(0) == "a=twil-1"
    lost = t.clone().play("roll 1; roll 3; learn aura_stealth")
    assert lost.layout(0) == ""
    assert lost.dungeon(1) == "cler-1 twil-1"


def test_FA48_stone_spirit_without_a_guard() -> None:
    t = Table("sylvane corvina", "stone_spirit").build(0, "a=twil-2").lock(1, "cler-1").cast(0, "stone_spirit")
    t.play("raid a>1; roll 1; roll 3; learn aura_stealth")
    assert t.layout(0) == "a=twil-2"


def test_FA30_stone_spirit_needs_a_raid() -> None:
    t = Table("sylvane corvina", "stone_spirit").build(0, "a=twil-2").lock(0, "gaia-2").turn_of(0)
    assert t.refuses("cast stone_spirit") == "FA30"


def test_F127_tides_two_of_each_other_dungeon_and_one_to_take() -> None:
    t = (
        Table("sylvane corvina aurelian", "tides_chaos")
        .lock(1, "twil-1 twil-1 gaia-1")
        .lock(2, "dawn-1")
        .lock(0, "doom-4")
    )
    t.cast(0, "tides_chaos")
    assert t.chances() == {"lose twil-1": 2, "lose gaia-1": 1}
    t.play("lose twil-1; lose gaia-1; lose dawn-1")
    assert t.may() == ["no", "raise dawn-1", "raise gaia-1", "raise twil-1"]
    declined = t.clone().play("no")
    assert declined.discarded == "dawn-1 gaia-1 night-2 twil-1"
    t.play("raise dawn-1")
    assert t.dungeon(0) == "dawn-1 doom-4"
    assert (t.dungeon(1), t.dungeon(2)) == ("twil-1", "")
    assert t.actions == 1


def test_FA30a_tides_on_empty_dungeons() -> None:
    t = Table("sylvane corvina", "tides_chaos").cast(0, "tides_chaos")
    assert t.spent == ["tides_chaos"]
    assert t.asked == 0


def test_F127_only_what_tides_washed_up_may_be_taken() -> None:
    t = Table("sylvane corvina", "tides_chaos balance").cast(0, "balance").lock(1, "twil-1").cast(0, "tides_chaos")
    t.play("lose twil-1")
    assert t.may() == ["no", "raise twil-1"]


def test_F128_time_warp_two_actions() -> None:
    t = Table("sylvane corvina", "time_warp").cast(0, "time_warp")
    assert t.actions == 3
    for card in ("twil-1", "twil-2", "twil-3"):
        t.play(f"recruit wizard; draw {card}; to dungeon")
    assert t.may() == ["end", "research twil"]


def test_FA51_nested_extra_actions_add_up() -> None:
    t = Table("sylvane corvina", "time_warp smite").build(0, "a=twil-4").build(1, "a=doom-1").lock(0, "dawn-3 twil-2")
    t.turn_of(0).play("cast time_warp; give dawn-3; cast smite; give twil-2")
    t.play("capture a; at 1:a; roll 6; roll 1; learn aura_stealth")
    assert t.actions == 3


def test_F129_tornado_takes_without_a_roll() -> None:
    t = Table("sylvane corvina", "tornado", "aura_defense titan").build(0, "a=twil-1").cast(1, "titan", "to a")
    t.cast(1, "aura_defense", "at 1:a").cast(0, "tornado", "capture a; at 1:a")
    assert t.dungeon(0) == "titan"
    assert t.layout(0) == "a=twil-1"
    assert t.actions == 1


def test_FA40_armor_protects_against_tornado() -> None:
    t = Table("sylvane corvina", "tornado", "mystic_armor").build(0, "a=twil-1").build(1, "a=doom-2")
    t.cast(1, "mystic_armor", "at 1:a").cast(0, "tornado", "capture a; at 1:a")
    assert t.layout(1) == "a=doom-2"
    assert t.dungeon(0) == ""


def test_FA40_tornado_needs_an_attacker_and_a_target() -> None:
    t = Table("sylvane corvina", "tornado").build(1, "a=doom-2").lock(0, "night-3 gaia-1").turn_of(0)
    assert t.refuses("cast tornado") == "FA30"
    t = Table("sylvane corvina", "tornado", "familiar").cast(1, "familiar", "to a").build(0, "a=twil-1")
    t.lock(0, "night-3 gaia-1").turn_of(0)
    assert t.refuses("cast tornado") == "FA30"


def test_F130_touch_of_death_doubles_the_die_and_discards() -> None:
    t = Table("sylvane corvina", "touch_death").build(0, "a=twil-1").build(1, "a=doom-4").cast(0, "touch_death")
    t.play("capture a; at 1:a")
    for own in range(1, 7):
        for other in range(1, 7):
            after = t.clone().play(f"roll {own}; roll {other}")
            attack, defence = 2 * own + 1, other + 5
            if attack > defence:
                assert after.layout(1) == ""
                assert after.dungeon(0) == ""
                assert "doom-4" in after.discarded
            elif attack < defence:
                assert after.dungeon(1) == "twil-1"
            else:
                assert (after.layout(0), after.layout(1)) == ("a=twil-1", "a=doom-4")


def test_F130_the_odds_shown_double_the_die() -> None:
    t = Table("sylvane corvina", "touch_death").build(0, "a=twil-4").build(1, "a=doom-3 b=doom-4")
    t.cast(0, "touch_death", "capture a")
    shown = {target.spot: (target.wins, target.ties) for target in t.view().targets}
    assert shown == {"a": (27, 3), "b": (24, 3)}


def test_F130_armor_and_summons_against_touch_of_death() -> None:
    t = Table("sylvane corvina", "touch_death", "mystic_armor").build(0, "a=twil-4").build(1, "a=doom-1")
    t.cast(1, "mystic_armor", "at 1:a").cast(0, "touch_death", "capture a; at 1:a; roll 6; roll 1")
    assert t.layout(1) == "a=doom-1"
    t = Table("sylvane corvina", "touch_death", "golem").build(0, "a=twil-4").cast(1, "golem", "to a")
    t.cast(0, "touch_death", "capture a; at 1:a; roll 6; roll 1")
    assert sorted(t.spent) == ["golem", "touch_death"]
    assert t.layout(1) == ""
