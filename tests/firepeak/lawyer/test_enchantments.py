"""The six enchantments and the four summonings: chapter VII, 3 and 4."""

from __future__ import annotations

from .kit import Table


def angry(book: str = "", **options: bool) -> Table:
    t = Table("sylvane corvina", book, "aggression", **options).build(0, "a=twil-4 c=twil-2").build(1, "a=doom-1")
    return t.cast(1, "aggression", "at 0:a")


def test_F105_without_an_attempt_the_creature_is_discarded() -> None:
    t = angry().play("end; 0: end")
    assert t.layout(0) == "a=twil-2"  # the minion has moved up
    assert "twil-4" in t.discarded
    assert t.spent == ["aggression"]
    assert t.asked == 1


def test_F105_an_attempt_is_enough_even_a_tie_and_it_is_due_every_turn() -> None:
    t = angry().turn_of(0).play("capture a; at 1:a; roll 1; roll 3; end")
    assert t.at(0, "a") == "twil-4"
    t.play("1: end; 0: end")
    assert t.at(0, "a") == "twil-2"


def test_F105_another_creatures_attempt_does_not_count() -> None:
    t = angry().turn_of(0).play("capture c; at 1:a; roll 2; roll 2; end")
    assert t.layout(0) == "a=twil-2"


def test_FA22_a_raid_is_no_capture() -> None:
    t = angry().lock(1, "night-1").turn_of(0).play("raid a>1; roll 1; roll 5; end")
    assert t.layout(0) == "a=twil-2"


def test_FA22_a_granted_capture_counts() -> None:
    t = Table("sylvane corvina", "smite", "aggression").build(0, "a=twil-4").build(1, "a=doom-1 b=doom-1")
    t.lock(0, "twil-2").cast(1, "aggression", "at 0:a").turn_of(0)
    t.play("cast smite; give twil-2; capture a; at 1:a; roll 6; roll 1; learn aura_stealth; end")
    assert t.layout(0) == "a=twil-4"


def test_FA22_no_target_is_no_excuse() -> None:
    t = Table("sylvane corvina", "", "aggression").build(0, "a=twil-4").cast(1, "aggression", "at 0:a")
    t.play("end; 0: end")
    assert t.layout(0) == ""


def test_FA22_not_in_the_turn_in_which_it_was_cast_on_an_own_creature() -> None:
    t = Table("sylvane corvina", "aggression").build(0, "a=twil-4").cast(0, "aggression", "at 0:a").play("end")
    assert t.layout(0) == "a=twil-4"
    t.play("1: end; 0: end")
    assert t.layout(0) == ""


def test_FA22_also_as_guard() -> None:
    t = Table("sylvane corvina", "", "aggression").build(0, "guard=twil-4").cast(1, "aggression", "at 0:guard")
    t.play("end; 0: end")
    assert t.layout(0) == ""


def test_F105_armor_takes_the_place_of_the_creature() -> None:
    t = Table("sylvane corvina", "mystic_armor", "aggression").build(0, "a=twil-4")
    t.cast(0, "mystic_armor", "at 0:a").cast(1, "aggression", "at 0:a").turn_of(0).play("end")
    assert t.layout(0) == "a=twil-4"
    assert t.being(0, "a").enchantments == ["aggression"]
    assert t.spent == ["mystic_armor"]


def test_F106_atrophy_never_below_zero() -> None:
    t = Table("sylvane corvina", "atrophy duplicate", "").build(1, "a=twil-1").cast(0, "atrophy", "at 1:a")
    assert t.strength(1, "a") == 0
    t.cast(0, "duplicate", "as atrophy; at 1:a")
    assert t.strength(1, "a") == 0


def test_F106_atrophy_counts_in_fights_not_in_the_dungeon() -> None:
    t = Table("sylvane corvina", "atrophy").build(0, "a=doom-3").build(1, "guard=twil-3")
    t.cast(0, "atrophy", "at 1:guard").turn_of(0).play("capture a; at 1:guard; roll 3; roll 3")
    assert t.dungeon(0) == "twil-3"
    assert t.may("brainwash") == ["brainwash 3"]
    assert t.spent == ["atrophy"]


def test_F107_avatar_strengthens_a_leader_and_breaks_a_minion() -> None:
    t = Table("sylvane corvina", "avatar").build(0, "a=doom-3").build(1, "a=twil-4 c=twil-2")
    own = t.clone().cast(0, "avatar", "at 0:a")
    assert own.strength(0, "a") == 5
    own.turn_of(0).play("recruit a; draw doom-4; to c")
    assert own.layout(0) == "a=doom-3 c=doom-4"
    t.cast(0, "avatar", "at 1:c")
    assert t.strength(1, "c") == 4
    assert t.asked == 1
    assert t.may() == ["remove a", "remove c"]


def test_F107_a_captured_leader_with_avatar_breaks_what_it_held() -> None:
    t = (
        Table("sylvane corvina", "avatar")
        .build(0, "a=doom-3")
        .cast(0, "avatar", "at 0:a")
        .build(0, "c=doom-4 d=doom-4")
    )
    t.build(1, "a=twil-4").turn_of(1).play("capture a; at 0:a; roll 6; roll 1")
    assert t.dungeon(1) == "doom-3"
    assert t.may() == ["up c>a", "up d>a", "up d>b"]


def test_F108_ethereal_creatures_are_no_targets() -> None:
    t = Table("sylvane corvina", "smite tornado", "ethereality").build(0, "a=twil-4").build(1, "a=doom-1")
    t.cast(1, "ethereality", "at 1:a").lock(0, "night-3 gaia-1 twil-2 cler-1").turn_of(0)
    assert t.may("capture") == []
    assert t.refuses("cast tornado") == "FA30"
    assert t.refuses("cast smite") == "FA30"
    t.build(1, "b=doom-2").turn_of(0).play("capture a")
    assert t.may() == ["at 1:b"]
    assert t.refuses("at 1:a") == "F108"


def test_FA41_an_ethereal_attacker_may_be_lost() -> None:
    t = Table("sylvane corvina", "ethereality").build(0, "a=twil-1").build(1, "guard=doom-4")
    t.cast(0, "ethereality", "at 0:a").turn_of(0).play("capture a; at 1:guard; roll 1; roll 1")
    assert t.dungeon(1) == "twil-1"
    assert t.spent == ["ethereality"]


def test_F109_mask_of_command_minions_of_any_strength() -> None:
    t = Table("sylvane corvina", "mask_command").build(0, "a=doom-1").cast(0, "mask_command", "at 0:a")
    t.build(0, "c=doom-4").turn_of(0).play("recruit c; draw doom-4")
    assert "to f" not in t.may()  # the minions of the masked creature only
    t.play("to dungeon; recruit a; draw cler-1")
    assert t.refuses("to d") == "F20"  # the clan rule still holds


def test_FA44_one_masked_leader_is_enough() -> None:
    t = Table("sylvane corvina", "mask_command").build(0, "a=doom-1 b=twil-1").cast(0, "mask_command", "at 0:a")
    t.turn_of(0).play("recruit b; draw twil-4")
    assert t.may("to") == ["to d", "to dungeon", "to guard"]


def test_F110_armor_against_a_lost_defence_and_a_lost_attack() -> None:
    t = (
        Table("sylvane corvina", "mystic_armor")
        .build(0, "a=twil-2")
        .build(1, "a=doom-4")
        .cast(0, "mystic_armor", "at 0:a")
    )
    attacked = t.clone().turn_of(1).play("capture a; at 0:a; roll 6; roll 1")
    attacking = t.clone().turn_of(0).play("capture a; at 1:a; roll 1; roll 6")
    for other in (attacked, attacking):
        assert other.layout(0) == "a=twil-2"
        assert other.dungeon(1) == ""
        assert other.spent == ["mystic_armor"]
    attacked.turn_of(1).play("capture a; at 0:a; roll 6; roll 1")
    assert attacked.dungeon(1) == "twil-2"


def test_F110_armor_in_a_lost_raid() -> None:
    t = Table("sylvane corvina", "mystic_armor").build(0, "a=twil-2").build(1, "guard=doom-4").lock(1, "doom-1")
    t.cast(0, "mystic_armor", "at 0:a").turn_of(0).play("raid a>1; roll 1; roll 6")
    assert t.layout(0) == "a=twil-2"
    assert t.dungeon(1) == "doom-1"


def test_FA42_armor_and_imprisonment() -> None:
    t = Table("sylvane corvina", "mystic_armor").build(0, "a=twil-3 c=twil-2").cast(0, "mystic_armor", "at 0:a")
    t.turn_of(0).play("imprison a")
    assert t.layout(0) == "a=twil-3 c=twil-2"
    assert t.spent == ["mystic_armor"]
    assert t.actions == 1
    assert t.refuses("imprison a") == "F21"


def test_FA42_armor_comes_before_a_decoy() -> None:
    t = Table("sylvane corvina", "mystic_armor decoy").build(0, "a=twil-2").build(1, "a=doom-4")
    t.cast(0, "mystic_armor", "at 0:a").cast(0, "decoy").turn_of(1).play("capture a; at 0:a; roll 6; roll 1")
    assert t.player(0).decoys == 1
    assert t.asked == 1
    t.play("capture a; at 0:a; roll 6; roll 1; 0: decoy")
    assert t.layout(0) == "a=twil-2"
    assert sorted(t.spent) == ["decoy", "mystic_armor"]


def test_FA42_armor_holds_back_a_summoned_being() -> None:
    t = Table("sylvane corvina", "mystic_armor golem").build(1, "a=doom-4").cast(0, "golem", "to a")
    t.cast(0, "mystic_armor", "at 0:a").turn_of(1).play("capture a; at 0:a; roll 6; roll 1")
    assert t.at(0, "a") == "golem"


# --- summonings ------------------------------------------------------------------------------------------------------


def test_F111_familiar() -> None:
    t = Table("sylvane corvina", "familiar", "tornado").build(1, "a=doom-4").cast(0, "familiar")
    assert t.may() == ["to a", "to b", "to guard"]
    t.play("to a")
    assert (t.strength(0, "a"), t.being(0, "a").clan) == (1, None)
    t.turn_of(1)
    assert t.may("capture") == []
    t.turn_of(0).play("capture a; at 1:a; roll 1; roll 1")
    assert t.layout(0) == ""
    assert "familiar" in t.book(0)
    assert t.dungeon(1) == ""  # FA8: the winner gets nothing


def test_FA26_an_imprisoned_familiar_returns_and_is_cast_again() -> None:
    t = Table("sylvane corvina", "familiar").cast(0, "familiar", "to guard").turn_of(0).play("imprison guard")
    assert t.dungeon(0) == ""
    assert "familiar" in t.book(0)
    t.cast(0, "familiar", "to b")
    assert t.layout(0) == "b=familiar"


def test_F111_the_familiar_raids_and_comes_back() -> None:
    t = Table("sylvane corvina", "familiar").lock(1, "doom-1").cast(0, "familiar", "to a").turn_of(0)
    t.play("raid a>1; roll 1; roll 6")
    assert "familiar" in t.book(0)
    assert t.dungeon(1) == "doom-1"


def test_F112_golem_is_discarded_when_captured() -> None:
    t = Table("sylvane corvina", "golem").build(1, "a=doom-4").cast(0, "golem", "to a")
    assert (t.strength(0, "a"), t.being(0, "a").clan) == (1, None)
    t.turn_of(1).play("capture a; at 0:a; roll 6; roll 1")
    assert (t.dungeon(1), t.layout(0)) == ("", "")
    assert t.spent == ["golem"]
    assert "golem" not in t.book(0)


def test_FA26_an_imprisoned_golem_is_discarded() -> None:
    t = Table("sylvane corvina", "golem").cast(0, "golem", "to a").turn_of(0).play("imprison a")
    assert t.spent == ["golem"]
    assert t.dungeon(0) == ""


def test_F113_shade_copies_with_clan_but_without_enchantments() -> None:
    t = Table("grimmsel corvina", "shade avatar").build(1, "a=twil-4").cast(0, "avatar", "at 1:a")
    t.cast(0, "shade", "at 1:a; to a")
    being = t.being(0, "a")
    assert (being.clan, being.strength, being.shade) == ("twil", 5, True)  # 4, and the caster's own wizard
    assert t.strength(1, "a") == 6
    t.turn_of(0).play("recruit wizard; draw dawn-1")
    assert t.refuses("to b") == "F20"


def test_F113_the_shade_outlives_its_model_and_returns_to_the_book() -> None:
    t = Table("sylvane corvina", "shade").build(0, "b=doom-3").build(1, "a=twil-4").cast(0, "shade", "at 0:b; to a")
    t.turn_of(0).play("imprison b")
    assert t.strength(0, "a") == 3
    t.turn_of(1).play("capture a; at 0:a; roll 6; roll 1")
    assert t.layout(0) == ""
    assert "shade" in t.book(0)
    assert t.dungeon(1) == ""


def test_F113_shade_needs_a_model_and_a_place() -> None:
    t = Table("sylvane corvina", "shade").lock(0, "twil-3").turn_of(0)
    assert t.refuses("cast shade") == "FA30a"
    # A model of strength 3 that could lie nowhere is no choice, one of strength 1 is (FA27).
    t = Table("sylvane corvina", "shade").build(0, "a=doom-2 b=doom-2 guard=doom-4").build(1, "a=twil-1")
    t.lock(0, "twil-3").turn_of(0).play("cast shade; give twil-3")
    assert t.may() == ["at 0:a", "at 0:b", "at 1:a"]  # 2 fits below 2 and 2


def test_FA24_a_shade_of_the_familiar_cannot_be_captured() -> None:
    t = Table("sylvane corvina", "shade familiar").build(1, "a=doom-4").cast(0, "familiar", "to guard")
    t.cast(0, "shade", "at 0:guard; to a").turn_of(1)
    assert t.may("capture") == []


def test_FA24_a_shade_of_a_golem_still_returns_to_the_book() -> None:
    t = Table("sylvane corvina", "shade golem").build(1, "a=doom-4").cast(0, "golem", "to a")
    t.cast(0, "shade", "at 0:a; to b").turn_of(1).play("capture a; at 0:b; roll 6; roll 1")
    assert "shade" in t.book(0)
    assert t.spent == []


def test_F114_FA25_titan_in_play_and_in_dungeons() -> None:
    t = Table("sylvane corvina", "titan").build(1, "a=doom-4").cast(0, "titan", "to a")
    assert (t.strength(0, "a"), t.being(0, "a").clan) == (5, None)
    t.turn_of(1).play("capture a; at 0:a; roll 6; roll 1")
    assert t.dungeon(1) == "titan"
    assert t.may("brainwash") == ["brainwash 5"]
    assert t.may("research") == []
    failed = t.clone().play("brainwash 5; roll 5")
    assert failed.dungeon(1) == "titan"
    t.play("brainwash 5; roll 6; wake titan; to guard")
    assert t.strength(1, "guard") == 5


def test_FA25_a_titan_is_freed_by_a_raid() -> None:
    t = Table("sylvane corvina", "titan").cast(0, "titan", "to a").turn_of(0).play("imprison a")
    assert t.dungeon(0) == "titan"
    t.build(1, "a=doom-2").turn_of(1).play("raid a>0; roll 6; roll 1; free titan; to b")
    assert t.layout(1) == "a=doom-2 b=titan"


def test_FA27_a_summoning_needs_a_place() -> None:
    t = Table("sylvane corvina", "titan").build(0, "a=doom-4 b=doom-4 guard=doom-1").cast(0, "titan")
    assert t.may() == ["to d"]  # 5 below 4 and 4
    t = Table("sylvane corvina", "titan").build(0, "a=doom-1 b=doom-1 guard=doom-2").lock(0, "gaia-3 doom-3").turn_of(0)
    assert t.refuses("cast titan") == "FA27"


def test_T10_summoned_beings_count_for_the_win() -> None:
    t = Table("sylvane aurelian", "titan golem familiar shade").build(0, "a=twil-4")
    t.cast(0, "titan", "to b").build(0, "c=twil-3 d=doom-3 f=twil-2")
    t.cast(0, "golem", "to g").cast(0, "familiar", "to h").cast(0, "shade", "at 0:d; to e", pay="twil-3")
    assert not t.state.over
    t.recruit(0, "doom-2", "i")
    assert t.state.winners() == [0]
