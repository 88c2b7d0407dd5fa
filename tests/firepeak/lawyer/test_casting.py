"""Casting, costs, lasting spells and research: chapter V, 8 and 9."""

from __future__ import annotations

import pytest

from .kit import COSTS, Table


@pytest.mark.parametrize("spell", COSTS)
def test_F15_F76_what_every_spell_costs(spell: str) -> None:
    """Too little is refused, by clan and by strength; exactly enough is not, and each symbol needs its own creature."""

    def ready(cards: str) -> Table:
        t = Table("benedikta malgrath", f"{spell} magic_tempest" if spell != "magic_tempest" else spell)
        # What spells may need besides: own creatures, foreign ones and foreign prisoners, a spell on the discard pile.
        t.build(0, "a=twil-4 b=night-4").build(1, "a=twil-4 guard=night-2").lock(1, "twil-1")
        if spell == "duplicate":
            t.cast(0, "magic_tempest")
        if spell == "domination":
            t.lock(0, "night-1")  # somebody to brainwash who is not the sacrifice
        return t.lock(0, cards).turn_of(0)

    price = COSTS[spell].split()
    t = ready(COSTS[spell])
    assert f"cast {spell}" in t.may()
    t.play(f"cast {spell}")
    for card in price:
        assert f"give {card}" in t.may()
        t.play(f"give {card}")
    assert set(price) <= set(t.discarded.split())
    for left_out in range(len(price)):
        rest = price[:left_out] + price[left_out + 1 :]
        clan, strength = price[left_out].split("-")
        t = ready(" ".join(rest))
        assert t.refuses(f"cast {spell}") == "F76"
        if strength != "1":
            t = ready(" ".join([*rest, f"{clan}-{int(strength) - 1}"]))
            assert t.refuses(f"cast {spell}") == "F76"
        if strength != "4":
            t = ready(" ".join([*rest, f"{clan}-4" if clan not in ("twil", "night") else f"{clan}-3"]))
            assert f"cast {spell}" in t.may()  # FA55: more than demanded will do


def test_F75_only_spells_of_the_own_book() -> None:
    t = Table("sylvane corvina", "balance", "aggression").lock(0, "twil-1 gaia-1").turn_of(0)
    assert t.may("cast") == ["cast balance"]
    assert t.refuses("cast aggression") in {"F75", "F15"}


def test_F77_F78_discarded_and_one_action() -> None:
    t = Table("sylvane corvina", "balance").cast(0, "balance")
    assert t.spent == ["balance"]
    assert "balance" not in t.book(0)
    assert t.actions == 1
    assert t.discarded == "gaia-1"


def test_FA55_the_wizards_bonus_does_not_count_for_sacrifices() -> None:
    t = Table("aurelian corvina", "time_warp").lock(0, "dawn-2").turn_of(0)
    assert t.refuses("cast time_warp") == "F76"


def test_F79_F80_auras_lie_on_any_position_one_each() -> None:
    t = Table("sylvane corvina", "aura_defense aura_stealth").build(1, "a=twil-2")
    t.lock(0, "cler-1 night-1").turn_of(0).play("cast aura_defense; give cler-1")
    spots = [f"at {seat}:{spot}" for seat in (0, 1) for spot in "abcdefghi"]
    assert t.may() == spots  # FA18: empty ones too, neither wizard nor guard
    t.play("at 1:a")
    assert t.player(1).auras[0] == "aura_defense"
    assert t.spent == []
    t.play("cast aura_stealth; give night-1; at 1:a")
    assert t.player(1).auras[0] == "aura_stealth"
    assert t.spent == ["aura_defense"]


def test_F81_F82_T9_an_aura_waits_for_a_creature() -> None:
    t = Table("sylvane corvina", "aura_strength").build(0, "b=doom-4 d=twil-2").build(1, "guard=night-2")
    t.cast(0, "aura_strength", "at 0:a")

    def attack(spot: str) -> int:
        other = t.clone().turn_of(0).play(f"capture {spot}")
        return int(next(target.attack for target in other.view().targets))

    assert attack("d") == 2  # nobody is at a
    t.build(0, "a=twil-3")
    assert attack("a") == 4
    assert attack("d") == 3
    assert attack("b") == 4  # not below a
    t.build(0, "c=twil-1")
    assert attack("c") == 2
    t.turn_of(0).play("move c>e; imprison a")
    assert t.player(0).auras[0] == "aura_strength"
    assert attack("d") == 2


def test_FA19_FA20_auras_of_level_three_and_several_auras() -> None:
    t = Table("sylvane corvina", "aura_strength duplicate").build(0, "a=doom-4 c=doom-3 f=twil-2")
    t.build(1, "guard=night-1").cast(0, "aura_strength", "at 0:c")
    t.cast(0, "duplicate", "as aura_strength; at 0:f").turn_of(0)
    assert t.clone().play("capture f").view().targets[0].attack == 4
    assert t.clone().play("capture c").view().targets[0].attack == 4
    assert t.clone().play("capture a").view().targets[0].attack == 4  # an aura does not work upwards


def test_F83_F54_enchantments_travel_and_fall() -> None:
    t = Table("sylvane corvina", "avatar", "").build(0, "a=twil-4").build(1, "a=doom-4").cast(0, "avatar", "at 0:a")
    t.turn_of(0).play("move a>guard")
    assert t.being(0, "guard").enchantments == ["avatar"]
    assert t.strength(0, "guard") == 6
    t.play("capture guard; at 1:a; roll 1; roll 6")
    assert t.dungeon(1) == "twil-4"
    assert t.spent == ["avatar"]


def test_FA54_enchantments_on_any_creature_guards_too() -> None:
    t = Table("sylvane corvina", "aggression").build(0, "a=twil-4").build(1, "b=doom-4 guard=doom-1")
    t.cast(0, "aggression")
    assert t.may() == ["at 0:a", "at 1:b", "at 1:guard"]


def test_FA30a_an_enchantment_needs_a_creature() -> None:
    t = Table("sylvane corvina", "aggression").lock(0, "twil-1").turn_of(0)
    assert t.refuses("cast aggression") == "FA30a"


def test_F84_one_circle_each() -> None:
    t = Table("sylvane corvina", "circle_magic circle_scrying", "circle_fortune").cast(0, "circle_magic")
    t.cast(1, "circle_fortune")
    assert (t.player(0).circle, t.player(1).circle) == ("circle_magic", "circle_fortune")
    t.cast(0, "circle_scrying")
    assert (t.player(0).circle, t.player(1).circle) == ("circle_scrying", "circle_fortune")
    assert t.spent == ["circle_magic"]


def test_F87_FA52_the_research_deck_is_rebuilt_when_a_draw_is_due() -> None:
    t = Table("sylvane corvina malgrath benedikta aurelian", "balance magic_tempest")
    assert t.view().research == 36 - 25
    seats = {0: "twil", 1: "dawn", 2: "doom", 3: "cler", 4: "night"}
    strengths = [*"1122233344"]
    t.cast(0, "balance")
    known: set[str] = set()
    for seat, clan in seats.items():
        for strength in strengths:
            t.recruit(seat, f"{clan}-{strength}", "dungeon")
    for seat, clan in seats.items():
        t.turn_of(seat)
        for first, second in zip(strengths[::2], strengths[1::2], strict=True):
            if t.view().research == 0:
                break
            t.play(f"research {clan}; give {clan}-{first}; give {clan}-{second}")
            drawn = next(iter(t.chances()))
            known.add(drawn)
            t.play(drawn)
    assert len(known) == 11
    assert t.view().research == 0
    assert t.spent == ["balance"]  # it stays until somebody draws
    seat = t.asked
    clan = t.may("research")[0].split()[1]
    t.play(f"research {clan}")
    for _ in range(2):
        t.play(t.may("give")[0])
    assert t.chances() == {"learn balance": 1}
    t.play("learn balance")
    assert "balance" in t.book(seat)
    assert t.spent == []
    # Nothing is left at all: whoever sacrifices now draws nothing.
    t.turn_of(3).play("research cler; give cler-1; give cler-1")
    assert t.asked == 3
    assert len(t.book(3)) == 5
