"""Brainwashing: F38, F61 to F64, with FA14 and FA65."""

from __future__ import annotations

import pytest

from tests.firepeak.kit import Table

FULL = "a=twil-4 b=night-4 c=twil-3 d=night-3 e=night-2 f=twil-2 g=twil-1 h=night-2"


def test_F38_captives_are_brainwashed_by_their_jailer_freed_by_rivals_and_sacrificed() -> None:
    table = Table("gaia doom", ["", "a=night-4"], dungeons=["twil-1 twil-2 cler-1"], books=["aura_defense"], turn=0)
    assert {option.split()[0] for option in table.options(0)} >= {"brainwash", "cast", "research"}
    table.play(0, "end")
    assert table.may(1, "raid") == ["raid a>0"]
    table.refuses("F61", 1, "brainwash 1")


def test_F61_a_strength_is_stated_and_not_the_kind() -> None:
    table = Table("gaia doom", dungeons=["twil-2 night-2 dawn-3", "twil-1"]).rolls(1)
    assert table.may(0, "brainwash") == ["brainwash 2", "brainwash 3"]
    table.refuses("F61", 0, "brainwash 1").refuses("F61", 0, "brainwash 5")
    table.play(0, "brainwash 2")
    (told,) = table.told("brainwashes")
    assert (told.seat, told.a, told.hidden) == (0, 2, -1)
    assert table.knows(1, 0) == ["?", "?", "?"]


@pytest.mark.parametrize("strength", [1, 2, 3, 4])
@pytest.mark.parametrize("guile", [False, True])
def test_F62_the_die_must_show_more_than_the_strength(strength: int, guile: bool) -> None:
    """T4 for strength 4: a 5 or a 6; with the Circle of Guile a 4 is enough."""
    wins = 0
    for die in range(1, 7):
        table = Table("gaia doom", dungeons=[f"twil-{strength}"], circles=["guile" if guile else ""]).rolls(die)
        table.play(0, f"brainwash {strength}")
        success = die + guile > strength
        wins += success
        assert (table.options(0) == [f"wake twil-{strength}"]) == success
        if not success:
            assert (table.actions, table.dungeon(0)) == (1, [f"twil-{strength}"])
    assert wins == 6 - strength + guile


def test_F62_it_goes_to_any_free_legal_position_or_on_guard() -> None:
    table = Table("gaia doom", ["a=twil-4 b=night-4 c=twil-3"], dungeons=["doom-2"]).rolls(3)
    table.play(0, "brainwash 2", "wake doom-2")
    assert table.options(0) == ["to d", "to e", "to f", "to g", "to guard"]
    table.play(0, "to g")
    assert (table.at(0, "g"), table.dungeon(0), table.actions) == ("doom-2", [], 1)


def test_F62_a_guard_place_that_is_taken_is_not_offered() -> None:
    table = Table("gaia doom", ["a=twil-4"], guards=["night-1"], dungeons=["doom-2"]).rolls(3)
    table.play(0, "brainwash 2", "wake doom-2").refuses("F37", 0, "to guard")


def test_F62a_who_succeeds_must_place_the_creature() -> None:
    table = Table("gaia doom", ["a=twil-4"], dungeons=["doom-2"]).rolls(3).play(0, "brainwash 2")
    table.refuses("F61", 0, "no").refuses("F61", 0, "end").play(0, "wake doom-2")
    table.refuses("F62a", 0, "to dungeon").refuses("F62a", 0, "no").refuses("F62a", 0, "end")
    assert "to dungeon" not in table.options(0)


def test_F63_the_place_is_chosen_after_the_roll() -> None:
    table = Table("gaia doom", ["a=twil-4"], dungeons=["doom-2"]).rolls(3).play(0, "brainwash 2")
    assert [event.what for event in table.events()][:3] == ["brainwashes", "rolls", "wash_rolled"]
    assert len(table.play(0, "wake doom-2").options(0)) > 1


def test_F64_the_bonus_of_the_own_clan_does_not_count_while_brainwashing() -> None:
    """T13: a 5 wins a troll for the wizard of the Twilight Brood; once placed it counts 5."""
    table = Table("twil doom", ["a=night-4+avatar b=twil-4"], dungeons=["twil-4"]).rolls(5)
    assert table.strength(0, "b") == 5
    table.play(0, "brainwash 4", "wake twil-4").refuses("F22", 0, "to e").play(0, "to c")
    assert table.strength(0, "c") == 5


def test_FA14_no_brainwash_for_which_there_is_no_place() -> None:
    table = Table("doom gaia", [FULL], guards=["dawn-1"], dungeons=["gaia-1 twil-4"])
    table.refuses("FA14", 0, "brainwash 1").refuses("FA14", 0, "brainwash 4")
    assert not table.may(0, "brainwash")
    table = Table("doom gaia", [FULL], guards=["dawn-1"], dungeons=["night-1 twil-4"]).rolls(6)
    assert table.may(0, "brainwash") == ["brainwash 1"]
    assert table.play(0, "brainwash 1", "wake night-1").options(0) == ["to i"]


def test_FA14_an_empty_guard_place_is_enough() -> None:
    table = Table("doom gaia", [FULL], dungeons=["gaia-1"]).rolls(6)
    assert table.play(0, "brainwash 1", "wake gaia-1").options(0) == ["to guard"]


def test_FA14_of_two_of_that_strength_only_the_one_with_a_place_can_have_been_meant() -> None:
    table = Table("doom gaia", [FULL], guards=["dawn-1"], dungeons=["night-1 gaia-1"]).rolls(6).play(0, "brainwash 1")
    table.refuses("FA14", 0, "wake gaia-1")
    assert table.options(0) == ["wake night-1"]


def test_FA65_a_failed_attempt_shows_no_card() -> None:
    table = Table("gaia doom twil", dungeons=["twil-3 night-3 twil-1*"]).rolls(2).play(0, "brainwash 3")
    assert [table.knows(eyes, 0) for eyes in (1, 2, None)] == [["twil-1", "?", "?"]] * 3
    assert [event.a for event in table.told("brainwashes")] == [3]


def test_FA65_the_creature_is_shown_when_it_is_placed() -> None:
    table = Table("gaia doom twil", dungeons=["twil-3 night-3"]).rolls(4).play(0, "brainwash 3", "wake night-3", "to a")
    assert (table.at(0, "a"), table.knows(1, 0), table.knows(0, 0)) == ("night-3", ["?"], ["twil-3"])
