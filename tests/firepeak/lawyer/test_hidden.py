"""Who may know what: the same match with two different secrets must look the same to whoever may not know."""

from __future__ import annotations

import random
from dataclasses import asdict
from typing import Any

from .kit import Table, sight


def strip(view: Any) -> dict[str, Any]:
    return asdict(view)


def same(one: Table, other: Table, eyes: int | None) -> bool:
    return strip(one.view(eyes)) == strip(other.view(eyes))


def test_F42_dealt_and_returned_spells_are_secret() -> None:
    one = Table("sylvane corvina", "balance decoy", "")
    other = Table("sylvane corvina", "scry aggression", "")
    assert same(one, other, None)
    assert not same(one, other, 0)
    third = Table("sylvane corvina", "balance decoy", "")
    assert same(one, third, 0)


def test_F51_F54_a_recruit_locked_up_is_known_to_its_owner_only() -> None:
    t = Table("sylvane corvina aurelian").turn_of(0).play("recruit wizard")
    one, other = t.clone().play("draw twil-1"), t.clone().play("draw gaia-4")
    for eyes in (1, 2, None):
        assert same(one, other, eyes)
    assert one.view(0).drawn == ["twil-1"]
    one.play("to dungeon")
    other.play("to dungeon")
    for eyes in (1, 2, None):
        assert same(one, other, eyes)
        assert one.player(0, eyes).dungeon == []
        assert one.player(0, eyes).dungeon_hidden == 1
    assert one.player(0, 0).dungeon == ["twil-1"]
    assert one.view(1).recruits == 59


def test_F51_a_recruit_laid_out_is_open() -> None:
    t = Table("sylvane corvina").turn_of(0).play("recruit wizard; draw twil-1; to guard")
    assert t.view(1).players[0].guard.kind == "twil-1"


def test_F59_a_captive_is_known_to_all() -> None:
    t = Table("sylvane corvina aurelian").build(0, "a=twil-4").build(1, "a=doom-1").turn_of(0)
    t.play("capture a; at 1:a; roll 6; roll 1")
    for eyes in (0, 1, 2, None):
        assert t.player(0, eyes).dungeon == ["doom-1"]


def test_FA65_a_failed_brainwash_tells_the_strength_of_no_card() -> None:
    t = Table("sylvane corvina").lock(0, "twil-3 doom-3 gaia-1").turn_of(0)
    u = Table("sylvane corvina").lock(0, "cler-3 cler-2 gaia-2").turn_of(0)
    for table in (t, u):
        table.play("brainwash 3; roll 1")
    assert same(t, u, 1)
    assert t.player(0, 1).dungeon_hidden == 3


def test_FA65_the_stated_strength_is_heard_by_all() -> None:
    t = Table("sylvane corvina").lock(0, "twil-3 doom-1").turn_of(0)
    assert not same(t.clone().play("brainwash 3"), t.clone().play("brainwash 1"), 1)


def test_FA57_a_raid_winner_sees_the_dungeon_others_do_not() -> None:
    def raid(prisoners: str) -> Table:
        t = Table("sylvane corvina aurelian").build(0, "a=twil-4").lock(1, prisoners).turn_of(0)
        return t.play("raid a>1; roll 6; roll 1")

    one, other = raid("doom-1 gaia-1"), raid("doom-2 gaia-2")
    assert same(one, other, 2)
    assert same(one, other, None)
    assert sorted(one.player(1, 0).dungeon) == ["doom-1", "gaia-1"]
    one.play("leave; end")
    assert sorted(one.player(1, 0).dungeon) == ["doom-1", "gaia-1"]  # he remembers
    assert one.player(1, 2).dungeon == []


def test_FA57_a_raid_lost_or_tied_shows_nothing() -> None:
    def raid(prisoners: str, dice: str) -> Table:
        t = Table("sylvane corvina").build(0, "a=twil-1").lock(1, prisoners).turn_of(0)
        return t.play(f"raid a>1; {dice}")

    for dice in ("roll 1; roll 2", "roll 1; roll 6"):
        assert same(raid("doom-1 gaia-1", dice), raid("doom-2 gaia-2", dice), 0)


def test_FA60_what_was_stolen_is_known_to_raider_and_victim() -> None:
    t = Table("sylvane corvina aurelian").build(0, "a=twil-4").lock(1, "doom-1 gaia-1").turn_of(0)
    t.play("raid a>1; roll 6; roll 1; steal")
    one, other = t.clone().play("take doom-1"), t.clone().play("take gaia-1")
    assert same(one, other, 2)
    assert same(one, other, None)
    assert one.player(0, 1).dungeon == ["doom-1"]
    assert one.player(1, 0).dungeon == ["gaia-1"]


def test_FA60_a_known_captive_may_have_been_the_one_stolen() -> None:
    # Everybody saw the captive go into the dungeon of seat 1; afterwards seat 0 steals one of two cards there.
    t = Table("sylvane corvina aurelian").build(0, "a=twil-4 b=doom-1").build(1, "a=night-4").turn_of(1)
    t.play("capture a; at 0:b; roll 6; roll 1").lock(1, "gaia-1").turn_of(0)
    assert t.player(1, 2).dungeon == ["doom-1"]
    t.play("raid a>1; roll 6; roll 1; steal")
    one, other = t.clone().play("take doom-1"), t.clone().play("take gaia-1")
    assert same(one, other, 2)
    assert one.player(1, 2).dungeon == []
    assert one.player(1, 2).dungeon_hidden == 1
    assert one.player(0, 2).dungeon_hidden == 1


def test_F67_a_creature_freed_face_up_is_open() -> None:
    t = Table("sylvane corvina aurelian").build(0, "a=twil-4").lock(1, "doom-1 gaia-1").turn_of(0)
    t.play("raid a>1; roll 6; roll 1; free doom-1; to b")
    assert t.view(2).players[0].structure[1].kind == "doom-1"
    assert t.player(1, 2).dungeon_hidden == 1


def test_F122_raised_creatures_are_not_shown() -> None:
    t = Table("sylvane corvina", "raise_dead").lock(0, "twil-1 twil-2 night-1 night-2").turn_of(0)
    t.play("research twil; give twil-1; give twil-2; learn aura_stealth")
    t.play("research night; give night-1; give night-2; learn aura_defense").cast(0, "raise_dead")
    one = t.clone().play("raise twil-1; raise night-1; learn aura_strength")
    other = t.clone().play("raise twil-2; raise night-2; learn aura_strength")
    assert same(one, other, 1)
    assert one.player(0, 1).dungeon == []
    assert one.dungeon(0) == "night-1 twil-1"


def test_F122_the_new_spell_is_secret() -> None:
    t = Table("sylvane corvina").lock(0, "twil-1 twil-2").turn_of(0).play("research twil; give twil-1; give twil-2")
    assert same(t.clone().play("learn aura_stealth"), t.clone().play("learn aura_defense"), 1)
    assert t.clone().play("learn aura_stealth").player(0, 1).book_hidden == 6


def test_F123_a_creature_resurrected_into_the_structure_is_open() -> None:
    t = Table("sylvane corvina", "resurrection").cast(0, "resurrection", "raise cler-3; to a")
    assert t.view(1).players[0].structure[0].kind == "cler-3"


def test_FA61_what_is_discarded_is_seen_by_all() -> None:
    t = Table("sylvane corvina", "balance").cast(0, "balance")
    for eyes in (0, 1, None):
        assert t.view(eyes).discards == ["gaia-1"]


def test_F113_F111_a_returning_familiar_is_known_to_be_in_the_book() -> None:
    t = Table("sylvane corvina", "familiar").cast(0, "familiar", "to a").turn_of(0).play("imprison a")
    assert "familiar" in t.player(0, 1).book
    assert t.player(0, 1).book_hidden == 4


def test_F35_imagined_worlds_agree_with_what_a_seat_has_seen() -> None:
    """An imagined world agrees with everything the seat sees, and guesses the rest."""
    t = Table("sylvane corvina aurelian", "balance").build(0, "a=twil-4").lock(1, "doom-1 gaia-1").turn_of(0)
    seen = set()
    for seed in range(20):
        world = t.state.imagine(0, random.Random(seed))
        assert strip(world.view(0)) == strip(t.view(0))
        seen.add(tuple(sorted(sight(world, 1).players[1].dungeon)))
    assert len(seen) > 10


def test_F104_scrying_the_card_not_kept_is_shown_the_kept_one_is_not() -> None:
    t = Table("aurelian corvina", "circle_scrying").cast(0, "circle_scrying").lock(0, "gaia-1").turn_of(0)
    t.play("recruit wizard; draw twil-4; give gaia-1")
    one, other = t.clone().play("draw doom-3"), t.clone().play("draw doom-2")
    assert same(one, other, 1)
    one.play("keep 1; to dungeon")
    assert "doom-3" in one.view(1).discards
    assert one.player(0, 1).dungeon == []


def test_F127_everybody_sees_what_tides_washed_away() -> None:
    t = Table("sylvane corvina aurelian", "tides_chaos").lock(1, "twil-1 gaia-1").cast(0, "tides_chaos")
    t.play("lose twil-1; lose gaia-1")
    assert {"twil-1", "gaia-1"} <= set(t.view(2).discards)
