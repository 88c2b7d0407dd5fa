"""The optional powers of the clans: chapter VI."""

from __future__ import annotations

from .kit import Table


def table(wizards: str, *books: str) -> Table:
    return Table(wizards, *books, clan_powers=True)


def test_F88_without_the_option_nobody_has_a_power() -> None:
    t = Table("sylvane corvina").build(0, "a=night-2").lock(0, "doom-1 dawn-1 dawn-2").build(1, "a=doom-1 guard=gaia-2")
    t.turn_of(0).play("capture a; at 1:guard; roll 3; roll 2")
    assert t.dungeon(0) == "dawn-1 dawn-2 doom-1 gaia-2"
    t.play("brainwash 1; roll 6; wake doom-1; to b")
    assert t.actions == 0
    assert t.may("move") == t.may("swap") == []
    t.play("research dawn; give dawn-1; give dawn-2; learn aura_stealth")
    assert t.may() == ["end"]


def test_F89_one_more_action_after_a_doombringer() -> None:
    t = table("sylvane corvina").lock(0, "doom-1 doom-2 twil-1").turn_of(0)
    t.play("brainwash 1; roll 6; wake doom-1; to a")
    assert t.actions == 2
    t.play("brainwash 2; roll 6; wake doom-2; to b")
    assert t.actions == 1  # FA46: once per turn
    other = table("sylvane corvina").lock(0, "doom-1 doom-2 twil-1").turn_of(0)
    assert other.play("brainwash 1; roll 6; wake twil-1; to a").actions == 1
    assert other.play("brainwash 2; roll 2").actions == 0  # no success, no action


def test_FA46_domination_is_a_successful_brainwash() -> None:
    t = table("sylvane corvina", "domination").lock(0, "doom-4").cast(0, "domination", "wake doom-4; to a")
    assert t.actions == 2


def test_F90_clergy_raid_with_one_more() -> None:
    t = table("sylvane corvina").build(0, "a=cler-2 b=twil-2").build(1, "guard=doom-2").lock(1, "doom-1").turn_of(0)
    assert t.clone().play("raid a>1; roll 2; roll 2").may("free") == ["free doom-1"]
    assert t.clone().play("raid b>1; roll 2; roll 2").may("free") == []
    assert t.clone().play("capture a; at 1:guard; roll 2; roll 2").layout(1) == "guard=doom-2"


def test_F90_a_clergy_guard_defends_without_it() -> None:
    t = table("sylvane corvina").build(0, "a=twil-2").build(1, "guard=cler-2").lock(1, "doom-1").turn_of(0)
    assert t.play("raid a>1; roll 2; roll 2").layout(0) == "a=twil-2"


def test_F91_a_captive_may_join_below_its_captor() -> None:
    t = table("sylvane corvina").build(0, "a=twil-4 c=twil-1").build(1, "a=doom-3").turn_of(0)
    t.play("capture a; at 1:a; roll 6; roll 1")
    assert t.clone().play("roll 3").dungeon(0) == "doom-3"  # not more than 3
    t.play("roll 4")
    assert "to d" in t.may()
    assert "to b" not in t.may()
    declined = t.clone().play("no")
    assert declined.dungeon(0) == "doom-3"
    t.play("to d")
    assert t.layout(0) == "a=twil-4 c=twil-1 d=doom-3"
    assert t.dungeon(0) == ""
    assert t.actions == 1


def test_F91_the_place_must_be_legal() -> None:
    t = table("sylvane corvina").build(0, "a=twil-2").build(1, "a=doom-2").turn_of(0)
    t.play("capture a; at 1:a; roll 6; roll 1")
    # A 2 cannot lie below a 2: it is locked up without a roll.
    assert t.dungeon(0) == "doom-2"
    assert t.asked == 0


def test_F91_compared_with_the_printed_strength() -> None:
    # FA45: the captive counts 2 although its wizard and an Avatar made it stronger.
    t = table("sylvane malgrath", "", "avatar").build(0, "a=twil-4").build(1, "a=doom-2").cast(1, "avatar", "at 1:a")
    t.turn_of(0).play("capture a; at 1:a; roll 6; roll 1; roll 3; to c")
    assert t.layout(0) == "a=twil-4 c=doom-2"
    assert t.being(0, "c").enchantments == []
    assert t.strength(0, "c") == 2
    assert t.spent == ["avatar"]


def test_FA45_not_for_defenders_guards_or_level_three() -> None:
    t = table("sylvane corvina").build(0, "a=twil-4").build(1, "a=doom-1").turn_of(1)
    t.play("capture a; at 0:a; roll 1; roll 6")
    assert t.dungeon(0) == "doom-1"
    assert t.asked == 1
    t = table("sylvane corvina").build(0, "guard=twil-4").build(1, "a=doom-1").turn_of(0)
    t.play("capture guard; at 1:a; roll 6; roll 1")
    assert t.dungeon(0) == "doom-1"


def test_FA45_after_tornado_but_not_after_touch_of_death() -> None:
    t = table("sylvane corvina", "tornado").build(0, "a=twil-4").build(1, "a=doom-1")
    t.cast(0, "tornado", "capture a; at 1:a; roll 2; to c")
    assert t.layout(0) == "a=twil-4 c=doom-1"
    t = table("sylvane corvina", "touch_death").build(0, "a=twil-4").build(1, "a=doom-1")
    t.cast(0, "touch_death", "capture a; at 1:a; roll 6; roll 1")
    assert t.asked == 0
    assert "doom-1" in t.discarded


def test_FA45_not_if_armor_decoy_or_a_vanishing_summon_left_nothing() -> None:
    t = table("sylvane corvina", "", "decoy golem").build(0, "a=twil-4").build(1, "a=doom-1").cast(1, "decoy")
    t.cast(1, "golem", "to b").turn_of(0)
    saved = t.clone().play("capture a; at 1:a; roll 6; roll 1; 1: decoy")
    assert saved.asked == 0
    t.play("capture a; at 1:b; roll 6; roll 1; 1: no")
    assert t.asked == 0
    assert t.layout(0) == "a=twil-4"


def test_FA45_not_if_the_captor_was_discarded() -> None:
    t = table("sylvane corvina", "", "aura_defense").build(0, "a=twil-4").build(1, "a=doom-1")
    t.cast(1, "aura_defense", "at 1:a").turn_of(0).play("capture a; at 1:a; roll 6; roll 1")
    assert t.asked == 0
    assert t.dungeon(0) == "doom-1"


def test_FA49_fortune_may_help_the_twilight_roll() -> None:
    t = table("sylvane corvina", "circle_fortune").build(0, "a=twil-4").build(1, "a=doom-3").cast(0, "circle_fortune")
    t.lock(0, "night-1").turn_of(0).play("capture a; at 1:a; no; roll 6; roll 1")
    assert t.may() == ["give night-1", "no"]
    t.play("give night-1; roll 3; to c")
    assert t.layout(0) == "a=twil-4 c=doom-3"


def test_F91_a_ninth_creature_won_this_way_wins() -> None:
    t = table("sylvane aurelian")
    t.build(0, "a=twil-4 b=doom-4 c=twil-3 e=doom-3 d=doom-2 f=twil-2 h=doom-1 i=doom-2").build(1, "a=night-1")
    t.turn_of(0).play("capture c; at 1:a; roll 6; roll 1; roll 2; to g")
    assert t.state.winners() == [0]


def test_F92_research_with_guardians_may_draw_two() -> None:
    t = table("sylvane corvina").lock(0, "dawn-1 dawn-4 twil-1 twil-1").turn_of(0)
    t.play("research dawn; give dawn-1; give dawn-4; learn aura_stealth; more; learn aura_defense")
    assert len(t.book(0)) == 7
    t.play("research twil; give twil-1; give twil-1; learn aura_strength")
    assert len(t.book(0)) == 8


def test_F93_one_extra_move_or_swap_of_a_nightwing() -> None:
    t = table("sylvane corvina").build(0, "a=night-3 b=twil-3").turn_of(0)
    t.play("recruit wizard; draw cler-1; to dungeon; recruit wizard; draw cler-2; to dungeon")
    assert t.actions == 0
    assert t.may("swap") == ["swap a b"]
    t.play("swap a b")
    assert t.may("swap") == t.may("move") == []
    t.turn_of(0).play("swap a b; swap a b; swap a b")
    assert t.may() == ["end", "research cler"]


def test_FA47_the_moved_one_must_be_a_nightwing() -> None:
    t = table("sylvane corvina").build(0, "a=night-3 b=twil-3").turn_of(0)
    t.play("recruit wizard; draw cler-1; to dungeon; recruit wizard; draw gaia-2; to dungeon")
    assert t.may("move") == ["move a>guard"]
    t = table("sylvane corvina").build(0, "a=doom-3 b=twil-3").turn_of(0)
    t.play("recruit wizard; draw cler-1; to dungeon; recruit wizard; draw gaia-2; to dungeon")
    assert t.may() == ["end"]


def test_F94_gaias_children_defend_with_one_more() -> None:
    t = table("malgrath corvina").build(0, "a=twil-3 guard=gaia-2").build(1, "a=gaia-2 guard=gaia-2").turn_of(0)
    t.play("capture a")
    assert {target.spot: target.defence for target in t.view().targets} == {"a": 4, "guard": 3}
    t.play("at 1:guard; roll 2; roll 2")
    assert t.layout(1) == "a=gaia-2 guard=gaia-2"
    t.play("capture guard")
    assert {target.attack for target in t.view().targets} == {2}


def test_FA21_F94_neutral_creatures_have_no_power() -> None:
    t = table("malgrath corvina", "aura_neutrality").build(0, "a=twil-3").build(1, "a=gaia-2")
    t.cast(0, "aura_neutrality", "at 1:a").turn_of(0).play("capture a")
    assert t.view().targets[0].defence == 3


def test_F94_not_in_raids() -> None:
    t = table("malgrath corvina").build(0, "a=twil-2").build(1, "guard=gaia-2").lock(1, "twil-1").turn_of(0)
    assert t.play("raid a>1; roll 3; roll 2").may("free") == ["free twil-1"]
