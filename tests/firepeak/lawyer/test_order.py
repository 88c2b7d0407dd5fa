"""Where several rules meet: replacements, the order of a capture, and cards that change other cards."""

from __future__ import annotations

from dataclasses import asdict

from .kit import Table


def test_order_6_7_the_defenders_decoy_first_then_the_attacker_is_discarded() -> None:
    t = Table("sylvane corvina", "", "aura_defense decoy").build(0, "a=dawn-4").build(1, "a=doom-1")
    t.cast(1, "aura_defense", "at 1:a").cast(1, "decoy").turn_of(0).play("capture a; at 1:a; roll 6; roll 1; 1: decoy")
    assert (t.layout(0), t.layout(1)) == ("", "a=doom-1")
    assert "dawn-4" in t.discarded
    assert t.dungeon(0) == ""


def test_order_6_7_armor_of_the_target_and_the_aura_on_the_attacker() -> None:
    t = Table("sylvane corvina", "", "aura_defense mystic_armor").build(0, "a=dawn-4").build(1, "a=doom-1")
    t.cast(1, "aura_defense", "at 1:a").cast(1, "mystic_armor", "at 1:a", pay="cler-2").turn_of(0)
    t.play("capture a; at 1:a; roll 6; roll 1")
    assert (t.layout(0), t.layout(1)) == ("", "a=doom-1")
    assert t.being(1, "a").enchantments == []


def test_FV5_a_lost_attack_with_a_six_is_one_departure() -> None:
    t = Table("sylvane corvina", "decoy", "aura_defense", decoy_wide=True).build(0, "a=dawn-1").build(1, "a=doom-4")
    t.cast(1, "aura_defense", "at 1:a").cast(0, "decoy").turn_of(0).play("capture a; at 1:a; roll 6; roll 5")
    assert t.may() == ["decoy", "no"]
    saved = t.clone().play("0: decoy")
    assert saved.layout(0) == "a=dawn-1"
    assert saved.asked == 0
    lost = t.play("0: no")
    assert lost.dungeon(1) == ""
    assert "dawn-1" in lost.discarded


def test_order_7_8_an_armored_captor_stays_and_may_convert() -> None:
    t = Table("sylvane corvina", "mystic_armor", "aura_defense", clan_powers=True).build(0, "a=twil-4")
    t.build(1, "a=doom-1").cast(0, "mystic_armor", "at 0:a").cast(1, "aura_defense", "at 1:a", pay="cler-2").turn_of(0)
    t.play("capture a; at 1:a; roll 6; roll 1; roll 2; to c")
    assert t.layout(0) == "a=twil-4 c=doom-1"


def test_order_8_10_the_twilight_roll_comes_before_the_repair() -> None:
    t = (
        Table("sylvane corvina", clan_powers=True)
        .build(0, "a=twil-4")
        .build(1, "a=doom-3 c=doom-2 d=doom-1")
        .turn_of(0)
    )
    t.play("capture a; at 1:a; roll 6; roll 1")
    assert set(t.chances()) == {f"roll {die}" for die in range(1, 7)}
    t.play("roll 4; 0: to c")
    assert t.asked == 1
    assert t.may() == ["up c>a", "up d>a", "up d>b"]


def test_FA45_the_captive_counts_with_its_new_wizard() -> None:
    # Printed 2 is beaten by a 3, but for Malgrath the ghost counts 3 and may not lie below an ogre.
    t = Table("malgrath corvina", clan_powers=True).build(0, "a=twil-3").build(1, "a=doom-2").turn_of(0)
    t.play("capture a; at 1:a; roll 6; roll 1")
    assert t.dungeon(0) == "doom-2"
    t = Table("malgrath corvina", clan_powers=True).build(0, "a=twil-4").build(1, "a=doom-2").turn_of(0)
    t.play("capture a; at 1:a; roll 6; roll 1; roll 3; to d")
    assert t.strength(0, "d") == 3


def test_FA21_a_neutral_twilight_captor_does_not_convert() -> None:
    t = Table("sylvane corvina", "", "aura_neutrality", clan_powers=True).build(0, "a=twil-4").build(1, "a=doom-1")
    t.cast(1, "aura_neutrality", "at 0:a").turn_of(0).play("capture a; at 1:a; roll 6; roll 1")
    assert t.asked == 0
    assert t.dungeon(0) == "doom-1"


def test_FA21_a_neutral_nightwing_gives_no_extra_move() -> None:
    t = Table("sylvane aurelian", "", "aura_neutrality", clan_powers=True).build(0, "a=night-3")
    t.cast(1, "aura_neutrality", "at 0:a").turn_of(0)
    t.play("recruit wizard; draw cler-1; to dungeon; recruit wizard; draw gaia-2; to dungeon")
    assert t.may() == ["end"]


def test_F113_F93_a_shade_has_the_power_of_its_model() -> None:
    t = Table("sylvane aurelian", "shade", clan_powers=True).build(1, "a=night-3").cast(0, "shade", "at 1:a; to a")
    t.play("recruit wizard; draw cler-1; to dungeon")
    assert t.actions == 0
    assert t.may("move") == ["move a>b", "move a>guard"]


def test_FA4_both_sides_repair_the_attacker_first() -> None:
    t = (
        Table("sylvane corvina", "", "aura_defense")
        .build(0, "a=dawn-4 c=dawn-3 d=dawn-1")
        .build(1, "a=doom-3 c=doom-2")
    )
    t.build(1, "d=doom-1").cast(1, "aura_defense", "at 1:a").turn_of(0).play("capture a; at 1:a; roll 6; roll 1")
    t.play("0: up c>a; 1: up c>a; 0: end")
    assert t.layout(0) == "a=dawn-3 d=dawn-1"
    assert t.layout(1) == "a=doom-2 d=doom-1"
    assert t.dungeon(0) == "doom-3"


def test_F80_F96_a_second_aura_ends_the_neutrality_of_the_first() -> None:
    t = Table("sylvane corvina", "aura_neutrality", "aura_stealth").cast(0, "aura_neutrality", "at 0:a")
    t.build(0, "a=twil-4 b=dawn-4").cast(1, "aura_stealth", "at 0:a")
    assert t.asked == 0
    assert t.may() == ["remove a", "remove b"]
    assert t.spent == ["aura_neutrality"]


def test_F82_F96_the_aura_fails_its_minions_when_its_position_is_empty() -> None:
    # The neutral minion at d has its clan again when a falls; b is its enemy and its only leader.
    t = Table("sylvane corvina", "aura_neutrality").cast(0, "aura_neutrality", "at 0:a")
    t.build(0, "a=doom-2 b=dawn-4 d=twil-3").build(1, "a=night-4").turn_of(1)
    t.play("capture a; at 0:a; roll 6; roll 1")
    assert t.asked == 0
    assert t.may() == ["remove b", "remove d"]


def test_F110_two_armors_go_one_by_one() -> None:
    t = Table("sylvane corvina", "mystic_armor duplicate").build(0, "a=twil-1").build(1, "a=doom-4")
    t.cast(0, "mystic_armor", "at 0:a").cast(0, "duplicate", "as mystic_armor; at 0:a").turn_of(1)
    t.play("capture a; at 0:a; roll 6; roll 1")
    assert len(t.being(0, "a").enchantments) == 1
    t.play("capture a; at 0:a; roll 6; roll 1")
    assert t.being(0, "a").enchantments == []
    t.turn_of(1).play("capture a; at 0:a; roll 6; roll 1")
    assert t.dungeon(1) == "twil-1"
    assert sorted(t.spent) == ["duplicate", "mystic_armor"]


def test_FA53_a_duplicated_aura_on_its_own_model() -> None:
    t = Table("sylvane corvina", "aura_strength duplicate", "magic_tempest").cast(0, "aura_strength", "at 0:a")
    t.cast(0, "duplicate", "as aura_strength; at 0:a")
    assert t.player(0).auras[0] == "aura_strength"
    assert t.spent == ["aura_strength"]  # the Duplicate lies there now
    t.cast(1, "magic_tempest")
    assert sorted(t.spent) == ["aura_strength", "duplicate", "magic_tempest"]


def test_FA53_F103_a_duplicated_circle_of_might_wins() -> None:
    t = Table("sylvane aurelian", "circle_might", "duplicate").cast(0, "circle_might")
    t.build(1, "a=night-4 b=doom-4 c=night-3 d=doom-2 e=doom-3 f=night-2 g=night-1 h=doom-1")
    t.cast(1, "duplicate", "as circle_might", pay="doom-2")
    assert t.state.winners() == [1]


def test_FA24_FA53_a_duplicated_shade_may_copy_a_shade() -> None:
    t = Table("sylvane corvina", "shade", "duplicate").build(0, "a=twil-4").cast(0, "shade", "at 0:a; to b")
    t.cast(1, "duplicate", "as shade; at 0:b; to a")
    assert (t.strength(1, "a"), t.being(1, "a").clan) == (4, "twil")
    t.turn_of(1).play("imprison a")
    assert "duplicate" in t.book(1)
    assert t.dungeon(1) == ""


def test_FA24_a_shade_of_a_titan_lies_in_no_dungeon() -> None:
    t = Table("sylvane corvina", "shade titan").build(1, "a=doom-4").cast(0, "titan", "to a")
    t.cast(0, "shade", "at 0:a; to b")
    assert (t.strength(0, "b"), t.being(0, "b").clan) == (5, None)
    t.turn_of(1).play("capture a; at 0:b; roll 6; roll 1")
    assert t.dungeon(1) == ""
    assert "shade" in t.book(0)


def test_F105_F4_aggression_still_strikes_at_the_end_of_the_last_turn() -> None:
    t = Table("sylvane corvina", "aggression").build(0, "a=twil-3").build(1, "a=doom-4").lock(0, "twil-1").drain(1)
    t.cast(0, "aggression", "at 1:a", lock=False).play("end; recruit wizard")
    t.play(next(iter(t.chances()))).play("to dungeon; end")
    assert t.state.over
    assert t.layout(1) == ""
    assert t.state.winners() == [0]


def test_FA25_FV2_a_titan_is_not_shuffled_into_a_new_deck() -> None:
    t = Table("sylvane corvina", "titan", "touch_death", prolong=True).cast(0, "titan", "to a").build(1, "a=doom-4")
    t.cast(1, "touch_death", "capture a; at 0:a; roll 6; roll 1")
    assert t.discarded == "doom-2 doom-3 gaia-3 titan"
    t.drain(1).turn_of(t.view().turn if t.actions == 2 else 1 - t.view().turn)
    t.play("recruit wizard").play(next(iter(t.chances()))).play("to dungeon")
    assert t.view().recruits == 3
    assert "titan" in t.spent
    t.play("recruit wizard")
    assert set(t.chances()) == {"draw doom-2", "draw doom-3", "draw gaia-3"}


def test_F127_a_titan_may_be_washed_up() -> None:
    t = Table("sylvane corvina", "tides_chaos", "titan").cast(1, "titan", "to a").turn_of(1).play("imprison a")
    t.cast(0, "tides_chaos", "lose titan; raise titan")
    assert t.dungeon(0) == "titan"


def test_FA57_what_was_face_up_is_known_in_the_dungeon() -> None:
    t = Table("sylvane corvina aurelian").build(0, "a=twil-2").lock(1, "doom-1").turn_of(0)
    imprisoned = t.clone().play("imprison a")
    assert imprisoned.player(0, 2).dungeon == ["twil-2"]
    lost = t.play("raid a>1; roll 1; roll 6")
    assert lost.player(1, 2).dungeon == ["twil-2"]
    assert lost.player(1, 2).dungeon_hidden == 1


def test_FA57_equal_cards_cannot_be_told_apart() -> None:
    """Everybody saw one henchman go in. One is sacrificed: whether another one was there stays a secret."""

    def after(hidden: str) -> Table:
        t = Table("sylvane corvina", "touch_death").build(0, "a=doom-4").build(1, "a=doom-1").turn_of(0)
        t.play("capture a; at 1:a; roll 6; roll 1").lock(0, f"{hidden} doom-2").turn_of(0)
        return t.play("research doom; give doom-1; give doom-2; learn aura_stealth")

    one, other = after("doom-1"), after("gaia-1")
    assert asdict(one.view(1)) == asdict(other.view(1))
    assert one.player(0, 1).dungeon == []
    assert one.player(0, 1).dungeon_hidden == 1


def test_FA57_equal_cards_cannot_be_told_apart_when_one_wakes() -> None:
    def after(hidden: str) -> Table:
        t = Table("sylvane corvina").build(0, "a=doom-4").build(1, "a=doom-1").turn_of(0)
        t.play("capture a; at 1:a; roll 6; roll 1").lock(0, hidden).turn_of(0)
        return t.play("brainwash 1; roll 6; wake doom-1; to c")

    assert asdict(after("doom-1").view(1)) == asdict(after("gaia-2").view(1))


def test_F28_up_moves_carry_enchantments_and_leave_auras() -> None:
    t = Table("sylvane corvina", "avatar aura_stealth").build(0, "a=doom-4 c=doom-1").build(1, "a=twil-4")
    t.cast(0, "avatar", "at 0:c").cast(0, "aura_stealth", "at 0:c").turn_of(1).play("capture a; at 0:a; roll 6; roll 1")
    assert t.layout(0) == "a=doom-1"
    assert t.being(0, "a").enchantments == ["avatar"]
    assert t.player(0).auras[2] == "aura_stealth"


def test_FA58_enchantments_travel_in_a_swap() -> None:
    t = Table("sylvane corvina", "avatar").build(0, "a=doom-3 b=twil-3").cast(0, "avatar", "at 0:a").turn_of(0)
    t.play("swap a b")
    assert (t.strength(0, "a"), t.strength(0, "b")) == (3, 5)


def test_a_conversion_shows_no_old_die() -> None:
    t = Table("sylvane corvina", clan_powers=True).build(0, "a=twil-4").build(1, "a=doom-1").turn_of(0)
    t.play("capture a; at 1:a; roll 5; roll 1")
    assert t.view().contest.own.die is None


def test_F91_the_refusal_of_another_place_names_the_power() -> None:
    t = Table("sylvane corvina", clan_powers=True).build(0, "a=twil-4").build(1, "a=doom-1").turn_of(0)
    t.play("capture a; at 1:a; roll 6; roll 1; roll 5")
    assert t.may() == ["no", "to c", "to d"]
    assert t.refuses("to guard") in {"F91", "FA45"}
    assert t.refuses("to dungeon") in {"F91", "FA45"}
    assert t.refuses("to b") in {"F91", "FA45"}


def test_FA45_where_there_is_no_place_there_is_nothing_to_roll_for() -> None:
    t = Table("sylvane corvina", clan_powers=True).build(0, "guard=twil-4").build(1, "a=doom-1").turn_of(0)
    t.play("capture guard; at 1:a; roll 6; roll 1")
    assert t.asked == 0
    t = Table("sylvane corvina", clan_powers=True).build(0, "a=twil-4").build(1, "a=doom-1").turn_of(0)
    t.play("capture a; at 1:a; roll 6; roll 1")
    assert set(t.chances()) == {f"roll {die}" for die in range(1, 7)}


def test_FA57_equal_cards_seen_by_different_rivals() -> None:
    """One henchman was seen by a raiding rival, another one (or a fairy) was stolen from a third player. When a henchman
    is sacrificed, the first rival cannot know whether it was the one he saw."""

    def after(stolen: str) -> Table:
        t = Table("sylvane corvina aurelian", "").build(0, "a=twil-4").build(2, "a=night-4").lock(0, "doom-1")
        t.turn_of(2).play("raid a>0; roll 6; roll 1; leave")
        t.lock(1, stolen).turn_of(0).play(f"raid a>1; roll 6; roll 1; steal; take {stolen}")
        t.lock(0, "doom-2").turn_of(0)
        return t.play("research doom; give doom-1; give doom-2; learn aura_stealth")

    one, other = after("doom-1"), after("gaia-1")
    assert asdict(one.view(2)) == asdict(other.view(2))
    assert one.player(0, 2).dungeon == []


def test_FA57_a_captive_that_joins_leaves_a_hidden_equal_hidden() -> None:
    def after(hidden: str, answer: str) -> Table:
        t = (
            Table("sylvane corvina", clan_powers=True)
            .build(0, "a=twil-4")
            .build(1, "a=doom-1")
            .lock(0, hidden)
            .turn_of(0)
        )
        return t.play(f"capture a; at 1:a; roll 6; roll 1; roll 5; {answer}")

    for answer in ("to c", "no"):
        assert asdict(after("doom-1", answer).view(1)) == asdict(after("gaia-2", answer).view(1))
