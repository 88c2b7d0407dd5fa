"""The five auras and the five circles: chapter VII, 1 and 2."""

from __future__ import annotations

from .kit import Table


def guarded(attacker: str = "dawn-3", extra: str = "", **options: bool) -> Table:
    """T12: a defender of strength 4 at b under an Aura of Defense."""
    t = Table("sylvane corvina", f"{extra}", "aura_defense decoy", **options).build(0, f"a={attacker}")
    return t.build(1, "b=doom-4").cast(1, "aura_defense", "at 1:b")


def test_F95_T12_a_lost_attack_with_a_six() -> None:
    t = guarded().turn_of(0).play("capture a; at 1:b; roll 6; roll 5")
    assert (t.layout(0), t.layout(1)) == ("", "b=doom-4")
    assert t.dungeon(1) == ""
    assert t.discarded == "cler-1 dawn-3"


def test_F95_T12_a_tie_with_a_six() -> None:
    t = guarded().turn_of(0).play("capture a; at 1:b; roll 6; roll 4")
    assert (t.layout(0), t.layout(1)) == ("", "b=doom-4")
    assert t.discarded == "cler-1 dawn-3"


def test_F95_a_won_attack_with_a_six_captures_first() -> None:
    t = guarded().turn_of(0).play("capture a; at 1:b; roll 6; roll 1")
    assert (t.layout(0), t.layout(1)) == ("", "")
    assert t.dungeon(0) == "doom-4"
    assert t.discarded == "cler-1 dawn-3"


def test_F95_no_six_no_effect() -> None:
    t = guarded().turn_of(0).play("capture a; at 1:b; roll 5; roll 5")
    assert t.dungeon(1) == "dawn-3"


def test_F95_a_six_of_the_defender_means_nothing() -> None:
    t = guarded("dawn-4").turn_of(0).play("capture a; at 1:b; roll 5; roll 6")
    assert t.dungeon(1) == "dawn-4"


def test_F95_the_minion_below_is_covered_the_guard_is_not() -> None:
    t = guarded().build(1, "e=twil-1 guard=twil-2").turn_of(0)
    other = t.clone().play("capture a; at 1:e; roll 6; roll 1")
    assert other.layout(0) == ""
    assert other.dungeon(0) == "twil-1"
    t.play("capture a; at 1:guard; roll 6; roll 1")
    assert t.layout(0) == "a=dawn-3"


def test_FA43_armor_saves_the_attacker_a_decoy_does_not() -> None:
    t = Table("sylvane corvina", "mystic_armor decoy", "aura_defense").build(0, "a=dawn-3").build(1, "b=doom-4")
    t.cast(1, "aura_defense", "at 1:b").cast(0, "decoy")
    lost = t.clone().turn_of(0).play("capture a; at 1:b; roll 6; roll 6")
    assert lost.layout(0) == ""
    assert lost.player(0).decoys == 1
    t.cast(0, "mystic_armor", "at 0:a").turn_of(0).play("capture a; at 1:b; roll 6; roll 6")
    assert t.layout(0) == "a=dawn-3"
    assert t.spent == ["mystic_armor"]
    assert t.being(0, "a").enchantments == []


def test_FA43_the_casters_own_attack_is_no_exception() -> None:
    t = Table("sylvane corvina", "aura_defense").build(0, "a=dawn-4").build(1, "a=doom-1")
    t.cast(0, "aura_defense", "at 1:a").turn_of(0).play("capture a; at 1:a; roll 6; roll 1")
    assert t.layout(0) == ""
    assert t.dungeon(0) == "doom-1"


def test_FA43_lucky_charm_counts_the_last_die() -> None:
    t = guarded("dawn-3", "lucky_charm").lock(0, "gaia-1").turn_of(0)
    t.play("cast lucky_charm; give gaia-1; capture a; at 1:b")
    saved = t.clone().play("roll 6; roll 5; again; roll 5; learn aura_stealth")
    assert saved.dungeon(1) == "dawn-3"  # 8 to 10, and no six any more
    struck = t.play("roll 5; roll 1; again; roll 6; learn aura_stealth")
    assert struck.layout(0) == ""
    assert struck.dungeon(0) == "doom-4"


def test_FA43_touch_of_death_is_doubled_after_the_six_was_seen() -> None:
    t = guarded("dawn-3", "touch_death").lock(0, "doom-2").turn_of(0)
    t.play("cast touch_death; give doom-2; capture a; at 1:b")
    three = t.clone().play("roll 3; roll 6")  # 6 + 3 against 11: no natural six
    assert three.dungeon(1) == "dawn-3"
    six = t.clone().play("roll 6; roll 1")
    assert six.layout(0) == six.layout(1) == ""
    assert "doom-4" in six.discarded
    assert "dawn-3" in six.discarded


def test_F96_neutrality_lets_enemies_stand_together() -> None:
    t = Table("sylvane corvina", "aura_neutrality", "magic_tempest").cast(0, "aura_neutrality", "at 0:a")
    t.build(0, "a=twil-4 b=dawn-4 c=dawn-3 d=twil-3")
    assert [t.being(0, spot).clan for spot in "abcd"] == [None, "dawn", None, None]
    t.cast(1, "magic_tempest")
    # a-b, a-c, b-d and c-d touch now: everybody takes part.
    assert t.may() == ["remove a", "remove b", "remove c", "remove d"]


def test_FA21_the_neutral_lose_the_wizards_bonus() -> None:
    t = Table("grimmsel corvina", "", "aura_neutrality").build(0, "b=twil-4 e=twil-3")
    assert (t.strength(0, "b"), t.strength(0, "e")) == (5, 4)
    t.cast(1, "aura_neutrality", "at 0:e")
    assert (t.strength(0, "b"), t.strength(0, "e")) == (5, 3)
    t = Table("grimmsel corvina", "", "aura_neutrality").build(0, "b=twil-4 e=doom-4")
    t.cast(1, "aura_neutrality", "at 0:b")
    assert t.may() == ["remove b", "remove e"]  # 4 below 4


def test_FA21_a_captive_has_its_clan_again() -> None:
    t = Table("sylvane corvina", "", "aura_neutrality").build(0, "a=doom-4 b=twil-1").build(1, "a=dawn-1")
    t.cast(1, "aura_neutrality", "at 1:a").turn_of(0).play("capture a; at 1:a; roll 6; roll 1")
    assert t.dungeon(0) == "dawn-1"
    t.play("brainwash 1; roll 6; wake dawn-1")
    assert t.refuses("to d") == "F20"


def test_F97_resistance_helps_the_defender_on_every_level() -> None:
    t = Table("sylvane corvina", "", "aura_resistance").build(0, "a=twil-3").build(1, "b=doom-3 e=doom-2 a=twil-1")
    t.cast(1, "aura_resistance", "at 1:b").turn_of(0).play("capture a")
    assert {target.spot: target.defence for target in t.view().targets} == {"a": 2, "b": 5, "e": 3}
    assert t.clone().play("at 1:e; roll 3; roll 4").dungeon(1) == "twil-3"
    assert t.clone().play("at 1:e; roll 3; roll 3").layout(0) == "a=twil-3"


def test_F97_resistance_does_not_help_an_attacker() -> None:
    t = Table("sylvane corvina", "", "aura_resistance").build(0, "guard=twil-3").build(1, "b=doom-3")
    t.cast(1, "aura_resistance", "at 1:b").turn_of(1).play("capture b; at 0:guard; roll 3; roll 3")
    assert t.layout(1) == "b=doom-3"


def test_F98_stealth_helps_in_raids_only() -> None:
    t = Table("sylvane corvina", "aura_stealth").build(0, "a=twil-3").build(1, "guard=doom-3").lock(1, "doom-1")
    t.cast(0, "aura_stealth", "at 0:a").turn_of(0)
    assert t.clone().play("raid a>1; roll 3; roll 3").may("free") == ["free doom-1"]
    assert t.clone().play("raid a>1; roll 3; roll 4").layout(0) == "a=twil-3"
    assert t.clone().play("capture a; at 1:guard; roll 3; roll 4").layout(0) == ""


def test_F99_strength_helps_in_captures_only() -> None:
    t = Table("sylvane corvina", "aura_strength").build(0, "a=twil-3").build(1, "guard=doom-3").lock(1, "doom-1")
    t.cast(0, "aura_strength", "at 0:a").turn_of(0)
    assert t.clone().play("capture a; at 1:guard; roll 3; roll 3").dungeon(0) == "doom-3"
    assert t.clone().play("raid a>1; roll 3; roll 3").may("free") == []
    t.turn_of(1).play("capture guard; at 0:a; roll 4; roll 3")
    assert t.layout(0) == "a=twil-3"  # 7 to 7: level 1, and nothing for the aura


def fortunate(prisoners: str = "night-1") -> Table:
    t = Table("sylvane corvina", "circle_fortune lucky_charm touch_death").build(0, "a=twil-3")
    t.build(1, "guard=doom-3").lock(1, "doom-1").cast(0, "circle_fortune")
    return t.lock(0, prisoners).turn_of(0)


def test_F100_fortune_adds_one_to_a_capture() -> None:
    t = fortunate().play("capture a; at 1:guard")
    assert t.may() == ["give night-1", "no"]
    assert t.clone().play("no; roll 3; roll 3").layout(1) == "guard=doom-3"
    t.play("give night-1; roll 3; roll 3")
    assert t.dungeon(0) == "doom-3"
    assert "night-1" in t.discarded


def test_F100_fortune_once_per_turn_and_again_in_the_next() -> None:
    t = fortunate("night-1 night-2 doom-2").play("capture a; at 1:guard; give night-1; roll 1; roll 2")
    assert t.layout(0) == "a=twil-3"
    t.play("capture a; at 1:guard; roll 3; roll 3")  # not asked again
    t.turn_of(0).play("capture a; at 1:guard")
    assert "give night-2" in t.may()


def test_F100_declined_it_may_still_be_used_for_the_next_roll() -> None:
    t = fortunate().play("capture a; at 1:guard; no; roll 3; roll 3; raid a>1")
    assert t.may() == ["give night-1", "no"]
    t.play("give night-1; roll 3; roll 3")
    assert t.may("free") == ["free doom-1"]


def test_F100_fortune_in_brainwash_but_not_with_the_creature_itself() -> None:
    t = fortunate("night-2").play("brainwash 2; roll 2")
    assert t.dungeon(0) == "night-2"  # FA49: the only prisoner is the one to be woken, so nobody was asked
    t.lock(0, "doom-3").turn_of(0).play("brainwash 2")
    assert t.may() == ["give doom-3", "no"]
    t.play("give doom-3; roll 2; wake night-2; to b")
    assert t.layout(0) == "a=twil-3 b=night-2"


def test_F100_fortune_is_not_for_foreign_turns() -> None:
    t = fortunate().build(1, "a=doom-4").turn_of(1).play("capture a; at 0:a")
    assert set(t.chances()) == {f"roll {die}" for die in range(1, 7)}


def test_F100_two_equal_prisoners_one_may_go() -> None:
    t = fortunate("night-2 night-2").play("brainwash 2")
    assert t.may() == ["give night-2", "no"]
    t.play("give night-2; roll 2; wake night-2; to b")
    assert t.dungeon(0) == ""


def test_F101_T4_guile_adds_one_to_brainwash_only() -> None:
    t = Table("sylvane corvina", "circle_guile").cast(0, "circle_guile").lock(0, "twil-4 doom-1").turn_of(0)
    for die in range(1, 7):
        assert bool(t.clone().play(f"brainwash 4; roll {die}").may("wake")) == (die >= 4)
    assert t.clone().play("brainwash 1; roll 1").may("wake") == ["wake doom-1"]
    t.lock(1, "night-1").build(0, "a=twil-2").turn_of(0).play("raid a>1; roll 1; roll 3")
    assert t.layout(0) == "a=twil-2"


def test_F102_T7_magic_strengthens_the_sacrifices() -> None:
    t = Table("sylvane corvina", "circle_magic shade").cast(0, "circle_magic").build(0, "a=doom-1")
    t.lock(0, "twil-2").turn_of(0).play("cast shade; give twil-2; at 0:a; to b")
    assert t.layout(0) == "a=doom-1 b=doom-1"


def test_F102_magic_only_for_its_owner_and_only_by_one() -> None:
    t = Table("sylvane corvina", "circle_magic shade", "domination").cast(0, "circle_magic").build(0, "a=doom-1")
    t.lock(0, "twil-1").lock(1, "doom-2").turn_of(0)
    assert t.refuses("cast shade") == "F76"
    t.turn_of(1)
    assert t.refuses("cast domination") == "F76"


EIGHT = "a=night-4 b=doom-4 c=night-3 d=doom-2 e=doom-3 f=night-2 g=night-1 h=doom-1"


def test_F103_might_wins_with_eight_at_once() -> None:
    t = Table("sylvane aurelian", "circle_might").build(0, EIGHT)
    t.cast(0, "circle_might")
    assert t.state.winners() == [0]


def test_F103_might_any_eight_positions_not_seven() -> None:
    t = Table("sylvane aurelian", "circle_might").cast(0, "circle_might")
    t.build(0, EIGHT.rsplit(" ", 1)[0] + " guard=cler-1")
    assert not t.state.over
    t.recruit(0, "doom-2", "i")
    assert t.state.winners() == [0]


def test_F103_might_is_no_help_to_others() -> None:
    t = Table("sylvane aurelian", "circle_might").cast(0, "circle_might")
    t.build(1, EIGHT)
    assert not t.state.over


def scrying(prisoners: str = "gaia-1") -> Table:
    t = Table("aurelian corvina", "circle_scrying").cast(0, "circle_scrying")
    return t.lock(0, prisoners).turn_of(0)


def test_F104_scrying_after_seeing_the_first_card() -> None:
    t = scrying().play("recruit wizard; draw twil-4")
    assert t.may() == ["give gaia-1", "to a", "to b", "to dungeon", "to guard"]
    t.play("give gaia-1; draw doom-3")
    assert t.may("keep") == ["keep 1", "keep 2"]
    first = t.clone().play("keep 1; to a")
    assert first.layout(0) == "a=twil-4"
    assert first.discarded == "doom-3 gaia-1 night-1"
    second = t.play("keep 2; to dungeon")
    assert second.dungeon(0) == "doom-3"
    assert second.discarded == "gaia-1 night-1 twil-4"
    assert first.actions == second.actions == 1


def test_F104_scrying_once_per_turn() -> None:
    t = scrying("gaia-1 gaia-2").play("recruit wizard; draw twil-4; give gaia-1; draw doom-3; keep 1; to a")
    t.play("recruit wizard; draw twil-3")
    assert t.may("give") == []
    t.play("to b; end; end; recruit wizard; draw twil-2")
    assert t.may("give") == ["give gaia-2"]


def test_FA32_scrying_with_one_card_left_brings_no_second() -> None:
    t = scrying("gaia-1").drain(1).turn_of(0).play("recruit wizard")
    t.play(next(iter(t.chances())))
    assert t.may("give") == []
    assert t.may("to dungeon") == ["to dungeon"]


def test_F104_scrying_may_draw_the_last_card_and_end_the_match() -> None:
    t = scrying("gaia-1").drain(2).turn_of(0).play("recruit wizard")
    t.play(next(iter(t.chances()))).play("give gaia-1").play(next(iter(t.chances()))).play("keep 1; to dungeon")
    assert not t.state.over
    t.play("end")
    assert t.state.over
