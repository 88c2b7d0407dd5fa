"""General spells from Balance to Mobility: chapter VII, 5."""

from __future__ import annotations

from .kit import Table

TOWER = "a=twil-4 c=twil-3 f=twil-2"


def test_F115_balance_strikes_everybody_with_a_third_level_caster_first() -> None:
    t = Table("sylvane corvina aurelian", "balance").build(0, "b=doom-4 e=doom-3 i=doom-2").build(1, TOWER)
    t.build(2, "a=night-4 c=night-3 guard=night-1").cast(0, "balance")
    assert t.may() == ["remove b", "remove e", "remove i"]
    t.play("0: remove e; 1: remove f")
    assert t.asked == 0
    assert t.layout(0) == "b=doom-4 e=doom-2"  # F28: the last one moved up
    assert t.layout(1) == "a=twil-4 c=twil-3"
    assert t.layout(2) == "a=night-4 c=night-3 guard=night-1"
    assert t.discarded == "doom-3 gaia-1 twil-2"
    assert t.actions == 1


def test_F115_balance_spares_those_without_a_third_level() -> None:
    t = Table("sylvane corvina", "balance").build(0, "a=doom-4 c=doom-3").build(1, "a=twil-2").cast(0, "balance")
    assert t.asked == 0
    assert t.layout(0) == "a=doom-4 c=doom-3"
    assert t.spent == ["balance"]


def test_FA28_armor_settles_the_duty_and_guards_are_not_concerned() -> None:
    t = Table("sylvane corvina", "balance", "mystic_armor").build(1, TOWER + " guard=doom-1")
    t.cast(1, "mystic_armor", "at 1:a").cast(0, "balance")
    assert t.may() == ["remove a", "remove c", "remove f"]
    t.play("1: remove a")
    assert t.asked == 0
    assert t.layout(1) == TOWER + " guard=doom-1"
    assert sorted(t.spent) == ["balance", "mystic_armor"]


def test_FA28_a_summoned_being_goes_its_own_way() -> None:
    t = Table("sylvane corvina", "balance", "familiar").build(1, "a=twil-4 c=twil-3").cast(1, "familiar", "to f")
    t.cast(0, "balance", "1: remove f")
    assert "familiar" in t.book(1)


def test_FA23_a_decoy_is_no_help_against_balance_unless_agreed() -> None:
    t = Table("sylvane corvina", "balance", "decoy").build(1, TOWER).cast(1, "decoy").cast(0, "balance")
    t.play("1: remove f")
    assert t.asked == 0
    assert t.player(1).decoys == 1
    t = (
        Table("sylvane corvina", "balance", "decoy", decoy_wide=True)
        .build(1, TOWER)
        .cast(1, "decoy")
        .cast(0, "balance")
    )
    t.play("1: remove f; 1: decoy")
    assert t.layout(1) == TOWER
    assert t.player(1).decoys == 0
    assert sorted(t.spent) == ["balance", "decoy"]


def decoyed(book: str = "", **options: bool) -> Table:
    t = Table("sylvane corvina", book, "decoy", **options).build(0, "a=twil-3").build(1, "a=doom-3").lock(0, "cler-1")
    return t.cast(1, "decoy")


def test_F116_decoy_saves_a_defender_or_an_attacker() -> None:
    t = decoyed()
    assert t.player(1).decoys == 1
    assert t.spent == []
    defender = t.clone().turn_of(0).play("capture a; at 1:a; roll 6; roll 1")
    assert defender.may() == ["decoy", "no"]
    assert defender.clone().play("1: no").dungeon(0) == "cler-1 doom-3"
    attacker = t.clone().turn_of(1).play("capture a; at 0:a; roll 1; roll 6")
    for other in (defender.play("1: decoy"), attacker.play("1: decoy")):
        assert other.layout(1) == "a=doom-3"
        assert other.dungeon(0) == "cler-1"
        assert other.spent == ["decoy"]
        assert other.player(1).decoys == 0


def test_F116_a_decoy_is_not_asked_on_a_tie_nor_for_others() -> None:
    t = decoyed()
    tie = t.clone().turn_of(0).play("capture a; at 1:a; roll 2; roll 1")
    assert tie.asked == 0
    foreign = t.clone().turn_of(1).play("capture a; at 0:a; roll 6; roll 1")
    assert foreign.dungeon(1) == "twil-3"


def test_FA23_no_decoy_in_raids_or_against_tornado() -> None:
    t = decoyed().turn_of(1).play("raid a>0; roll 1; roll 6")
    assert t.dungeon(0) == "cler-1 doom-3"
    assert t.player(1).decoys == 1
    t = decoyed("tornado").cast(0, "tornado", "capture a; at 1:a")
    assert t.dungeon(0) == "cler-1 doom-3"


def test_FA23_a_decoy_against_touch_of_death() -> None:
    t = decoyed("touch_death").cast(0, "touch_death", "capture a; at 1:a; roll 6; roll 1; 1: decoy")
    assert t.layout(1) == "a=doom-3"


def test_FV5_the_wide_decoy_against_aggression_and_aura_of_defense() -> None:
    t = Table("sylvane corvina", "aggression", "decoy", decoy_wide=True).build(1, "a=doom-3").cast(1, "decoy")
    t.cast(0, "aggression", "at 1:a").turn_of(1).play("end; 1: decoy")
    assert t.layout(1) == "a=doom-3"
    t = Table("sylvane corvina", "aura_defense", "decoy", decoy_wide=True).build(1, "a=doom-3").cast(1, "decoy")
    t.build(0, "a=twil-4").cast(0, "aura_defense", "at 0:a").turn_of(1)
    t.play("capture a; at 0:a; roll 6; roll 4; 1: decoy")  # a tie: discarded by the aura alone
    assert t.layout(1) == "a=doom-3"
    assert "decoy" in t.spent


def test_F117_domination_needs_no_roll() -> None:
    t = Table("sylvane corvina", "domination").build(0, "guard=cler-1").lock(0, "twil-4 night-1")
    t.cast(0, "domination")
    assert t.may() == ["wake night-1", "wake twil-4"]
    t.play("wake twil-4")
    assert t.may() == ["to a", "to b"]
    t.play("to a")
    assert t.layout(0) == "a=twil-4 guard=cler-1"
    assert t.spent == ["domination"]


def test_FA30_domination_needs_somebody_to_brainwash() -> None:
    t = Table("sylvane corvina", "domination").lock(0, "doom-3").turn_of(0)
    assert t.refuses("cast domination") == "FA30"


def test_F118_duplicate_of_a_spell_on_the_discard_pile() -> None:
    t = Table("sylvane corvina", "duplicate balance").build(1, TOWER).cast(0, "balance", "1: remove f")
    t.build(1, "f=twil-2").cast(0, "duplicate", "as balance; 1: remove f")
    assert sorted(t.spent) == ["balance", "duplicate"]
    assert t.layout(1) == "a=twil-4 c=twil-3"


def test_F118_FA53_duplicate_of_a_foreign_circle_replaces_the_own() -> None:
    t = Table("sylvane corvina", "duplicate circle_magic", "circle_guile").cast(0, "circle_magic")
    t.cast(1, "circle_guile").cast(0, "duplicate")
    assert t.may() == ["as circle_guile", "as circle_magic"]
    t.play("as circle_guile")
    assert t.player(0).circle == "circle_guile"
    assert t.player(1).circle == "circle_guile"
    assert t.spent == ["circle_magic"]
    t.lock(0, "night-1").turn_of(0).play("brainwash 1; roll 1")
    assert t.may("wake") == ["wake night-1"]


def test_FA53_not_from_books_and_never_itself() -> None:
    t = Table("sylvane corvina", "duplicate balance", "scry").lock(0, "cler-1 doom-1").turn_of(0)
    assert t.refuses("cast duplicate") in {"F118", "FA30a"}


def test_FA53_a_duplicate_follows_the_rule_of_what_it_copied() -> None:
    t = Table("sylvane corvina", "golem", "duplicate").build(0, "a=twil-4").cast(0, "golem", "to b")
    t.cast(1, "duplicate", "as golem; to a").turn_of(0).play("capture a; at 1:a; roll 6; roll 1")
    assert t.spent == ["duplicate"]
    assert t.dungeon(0) == ""
    assert t.at(0, "b") == "golem"
    t = Table("sylvane corvina", "familiar", "duplicate").cast(0, "familiar", "to b")
    t.cast(1, "duplicate", "as familiar; to a").turn_of(1).play("imprison a")
    assert "duplicate" in t.book(1)
    assert t.at(0, "b") == "familiar"


def test_FA53_a_duplicated_titan_is_a_titan_everywhere() -> None:
    t = Table("sylvane corvina", "titan", "duplicate").build(0, "a=twil-4").cast(0, "titan", "to b")
    t.cast(1, "duplicate", "as titan; to a").turn_of(0).play("capture b; at 1:a; roll 6; roll 1")
    assert len(t.dungeon(0).split()) == 1
    assert t.may("brainwash") == ["brainwash 5"]


def test_FA53_two_decoys() -> None:
    t = Table("sylvane corvina", "", "decoy duplicate").build(0, "a=twil-4").build(1, "a=doom-1")
    t.cast(1, "decoy").cast(1, "duplicate", "as decoy", pay="doom-2")
    assert t.player(1).decoys == 2
    t.turn_of(0).play("capture a; at 1:a; roll 6; roll 1; 1: decoy; capture a; at 1:a; roll 6; roll 1; 1: decoy")
    assert sorted(t.spent) == ["decoy", "duplicate"]
    assert t.layout(1) == "a=doom-1"


def test_FA53_a_duplicated_enchantment() -> None:
    t = Table("sylvane corvina", "avatar duplicate").build(0, "a=twil-1").cast(0, "avatar", "at 0:a")
    t.cast(0, "duplicate", "as avatar; at 0:a")
    assert t.strength(0, "a") == 5
    t.turn_of(0).play("imprison a")
    assert sorted(t.spent) == ["avatar", "duplicate"]


def test_FA53_a_duplicate_of_smite_has_all_its_parts() -> None:
    t = Table("sylvane corvina", "smite duplicate").build(0, "a=twil-4").build(1, "a=doom-1 b=doom-2")
    t.cast(0, "smite", "capture a; at 1:a; roll 6; roll 1; learn aura_stealth")
    t.cast(0, "duplicate", "as smite; capture a; at 1:b; roll 6; roll 1; learn aura_defense")
    assert t.actions == 2
    assert {"aura_stealth", "aura_defense"} <= set(t.book(0))


def charmed() -> Table:
    t = Table("sylvane corvina", "lucky_charm").build(0, "a=twil-3").build(1, "guard=doom-3").lock(1, "doom-1")
    return t.lock(0, "night-4").cast(0, "lucky_charm")


def test_F119_lucky_charm_any_of_the_three() -> None:
    assert charmed().may() == ["brainwash 4", "capture a", "raid a>1"]


def test_F119_the_second_result_counts_better_or_worse() -> None:
    t = charmed().play("capture a; at 1:guard; roll 3; roll 4")
    assert t.may() == ["again", "no"]
    better = t.clone().play("again; roll 5")
    assert better.dungeon(0) == "doom-3 night-4"
    worse = t.clone().play("again; roll 1")
    assert worse.dungeon(1) == "doom-1 twil-3"
    declined = t.clone().play("no")
    assert declined.dungeon(1) == "doom-1 twil-3"
    for other in (better, worse, declined):
        other.play("learn aura_stealth")
        assert "aura_stealth" in other.book(0)
        assert other.spent == ["lucky_charm"]
        assert other.actions == 1


def test_F119_lucky_charm_in_raid_and_brainwash() -> None:
    t = charmed().play("raid a>1; roll 1; roll 5; again; roll 6; free doom-1; to b; learn aura_stealth")
    assert t.layout(0) == "a=twil-3 b=doom-1"
    t = charmed().play("brainwash 4; roll 4; again; roll 5; wake night-4; to b; learn aura_stealth")
    assert t.layout(0) == "a=twil-3 b=night-4"


def test_FA30_lucky_charm_needs_something_to_do() -> None:
    t = Table("sylvane corvina", "lucky_charm").lock(0, "gaia-1").turn_of(0)
    assert t.refuses("cast lucky_charm") == "FA30"


def test_F120_tempest_takes_auras_circles_and_enchantments_only() -> None:
    t = Table("sylvane corvina", "aura_stealth decoy golem magic_tempest", "circle_magic avatar")
    t.cast(0, "aura_stealth", "at 1:c").cast(0, "decoy").cast(0, "golem", "to a")
    t.cast(1, "circle_magic").cast(1, "avatar", "at 0:a").cast(0, "magic_tempest", pay="dawn-3")
    assert sorted(t.spent) == ["aura_stealth", "avatar", "circle_magic", "magic_tempest"]
    assert t.player(0).decoys == 1
    assert t.layout(0) == "a=golem"
    assert t.being(0, "a").enchantments == []
    assert t.player(1).circle is None
    assert t.player(1).auras == [None] * 9


def test_F121_mobility_moves_and_swaps_for_free() -> None:
    t = Table("sylvane corvina", "mobility").build(0, "a=twil-3 b=doom-3 c=twil-1").cast(0, "mobility")
    t.play("learn aura_stealth")  # at once (FA51)
    assert t.actions == 1
    t.play("swap a b; move c>d; swap a b; move d>guard")
    assert t.actions == 1
    t.play("recruit wizard; draw night-1; to dungeon")
    assert t.actions == 0
    t.play("swap a b")
    assert t.layout(0) == "a=doom-3 b=twil-3 guard=twil-1"
    t.play("end").turn_of(0).play("swap a b")
    assert t.actions == 1


def test_FA62_mobility_has_a_limit_of_twenty() -> None:
    t = Table("sylvane corvina", "mobility").build(0, "a=twil-3 b=doom-3").cast(0, "mobility", "learn aura_stealth")
    for _ in range(20):
        t.play("swap a b")
    assert t.actions == 1
    t.play("swap a b")
    assert t.actions == 0
    assert t.may() == ["end"]


def test_F121_mobility_does_not_free_imprisonment() -> None:
    t = Table("sylvane corvina", "mobility").build(0, "a=twil-3 b=doom-3").cast(0, "mobility", "learn aura_stealth")
    t.play("imprison a")
    assert t.actions == 0
    assert t.may("imprison") == []
    assert "move b>a" in t.may()
