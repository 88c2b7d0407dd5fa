"""Capture: F56 to F60, with FA9 and FA10. Attackers of seat 0 have no bonus, defenders of seat 1 neither."""

from __future__ import annotations

from typing import Any

import pytest

from conclave.engine.moves import CHANCE
from conclave.games.firepeak.view import odds
from tests.firepeak.kit import Table


def duel(own: int, other: int, attacker: str = "a=twil-3", defender: str = "b=night-4 e=night-2", **more: Any) -> Table:
    """Seat 0's creature at a attacks seat 1's creature at e; the dice show these."""
    table = Table("cler gaia", [attacker, defender], **more).rolls(own, other)
    return table.play(0, "capture a", "at 1:e")


def totals(table: Table) -> tuple[int, int]:
    (clash,) = table.told("clash")
    return clash.a, clash.b


def test_F56_attackers_and_targets_lie_in_structures_or_on_guard() -> None:
    table = Table(
        "cler gaia doom", ["a=twil-3", "b=night-1", "a=dawn-3 c=doom-1"], guards=["night-2", "", "dawn-1"],
        dungeons=["twil-1", "twil-1"],
    )  # fmt: skip
    assert table.may(0, "capture") == ["capture a", "capture guard"]
    table.play(0, "capture guard")
    assert table.options(0) == ["at 1:b", "at 2:a", "at 2:c", "at 2:guard"]
    table.refuses("F56", 0, "at 0:a").refuses("F56", 0, "at 1:a").refuses("F56", 0, "at 3:a").refuses("F56", 0, "end")


def test_F56_without_a_creature_or_a_target_there_is_no_capture() -> None:
    Table("cler gaia", ["", "a=twil-1"]).refuses("F56", 0, "capture a")
    Table("cler gaia", ["a=twil-1", ""]).refuses("F56", 0, "capture a")
    Table("cler gaia", ["a=twil-1", "a=twil-2"]).refuses("F56", 0, "capture guard")


def test_F57_both_roll_and_add_the_strength() -> None:
    assert totals(duel(3, 5)) == (6, 7)
    assert totals(duel(5, 1, "a=twil-1", "b=night-4 e=night-3")) == (6, 4)


def test_F57_each_die_is_fair() -> None:
    table = Table("cler gaia", ["a=twil-3", "b=night-1"]).play(0, "capture a")
    table.state.play(0, "at 1:b")
    for _ in range(2):
        assert table.odds() == {f"roll {die}": 1 for die in range(1, 7)}
        table.state.play(CHANCE, "roll 4")
    assert table.asked == (0,)


@pytest.mark.parametrize(("place", "bonus"), [("a", 1), ("b", 1), ("c", 0), ("e", 0), ("f", 0)])
def test_F58_a_defender_in_level_one_has_one_more(place: str, bonus: int) -> None:
    above = "a=cler-4 b=cler-4 c=cler-3"
    structure = " ".join(pair for pair in above.split() if pair[0] != place) + f" {place}=night-2"
    if place == "a":
        structure = "b=cler-4 a=night-2"
    table = Table("cler gaia", ["a=twil-3", structure]).rolls(1, 1).play(0, "capture a", f"at 1:{place}")
    assert totals(table) == (4, 3 + bonus)


def test_F58_an_ogre_against_an_orc_at_a_is_an_even_fight() -> None:
    """T5."""
    table = Table("cler gaia", ["a=twil-3", "a=twil-2"]).play(0, "capture a")
    (target,) = table.view(0).targets
    assert (target.attack, target.defence, target.wins, target.ties) == (3, 3, 15, 6)


def test_F59_a_defender_who_loses_goes_into_the_attackers_dungeon() -> None:
    table = duel(4, 2)
    assert (table.dungeon(0), table.layout(1), table.layout(0)) == (["night-2"], "b=night-4", "a=twil-3")
    assert table.actions == 1


def test_F59_an_attacker_who_loses_goes_into_the_defenders_dungeon() -> None:
    table = duel(1, 6)
    assert (table.dungeon(1), table.layout(0), table.layout(1)) == (["twil-3"], "", "b=night-4 e=night-2")
    assert table.dungeon(0) == []


def test_F59_the_structure_of_an_attacker_who_falls_is_repaired() -> None:
    table = duel(1, 6, "a=twil-3 c=twil-2 f=twil-1")
    assert table.layout(0) == "a=twil-2 c=twil-1"


def test_F60_equal_totals_change_nothing() -> None:
    table = duel(3, 4)
    assert totals(table) == (6, 6)
    assert (table.dungeon(0), table.dungeon(1)) == ([], [])
    assert (table.layout(0), table.layout(1)) == ("a=twil-3", "b=night-4 e=night-2")
    assert table.actions == 1


def test_FA9_a_guard_may_be_captured_without_the_bonus_of_level_one() -> None:
    table = Table("cler gaia", ["a=twil-3"], guards=["", "night-3"], dungeons=["", "twil-1 twil-2"]).rolls(3, 2)
    table.play(0, "capture a", "at 1:guard")
    assert totals(table) == (6, 5)
    assert (table.at(1, "guard"), table.dungeon(0)) == (None, ["night-3"])
    assert table.dungeon(1) == ["twil-1", "twil-2"], "the prisoners stay"


def test_FA9_a_guard_that_loses_an_attack_or_raid_is_locked_up() -> None:
    table = Table("cler gaia", ["", "a=night-3"], guards=["twil-1"]).rolls(1, 6).play(0, "capture guard", "at 1:a")
    assert (table.at(0, "guard"), table.dungeon(1)) == (None, ["twil-1"])
    table = Table("cler gaia", guards=["twil-1"], dungeons=["", "dawn-1"]).rolls(1, 6).play(0, "raid guard>1")
    assert (table.at(0, "guard"), table.dungeon(1)) == (None, ["twil-1", "dawn-1"])


def test_FA10_attackers_raiders_and_guards_have_no_bonus_of_level_one() -> None:
    assert totals(duel(1, 1, "a=twil-3")) == totals(duel(1, 1, "a=twil-3 b=doom-4"))
    table = Table("cler gaia", ["a=twil-3 c=twil-2"], guards=["", "night-2"], dungeons=["", "dawn-1"]).rolls(1, 2, 1, 1)
    table.play(0, "raid a>1")
    assert [(event.a, event.b) for event in table.told("raid_rolled")] == [(4, 4)]
    table.play(0, "capture c", "at 1:guard")
    assert totals(table) == (3, 3)


@pytest.mark.parametrize(
    ("difference", "wins", "ties"),
    [(-5, 0, 1), (-4, 1, 2), (-3, 3, 3), (-2, 6, 4), (-1, 10, 5), (0, 15, 6), (1, 21, 5), (2, 26, 4), (3, 30, 3),
     (4, 33, 2), (5, 35, 1)],
)  # fmt: skip
def test_the_odds_of_the_rulebook(difference: int, wins: int, ties: int) -> None:
    assert odds(10 + difference, 10) == (wins, ties)
    seen_wins = sum(3 + own + difference > 3 + other for own in range(1, 7) for other in range(1, 7))
    assert seen_wins == wins


@pytest.mark.parametrize(
    ("difference", "wins", "ties"),
    [(-3, 18, 3), (-2, 21, 3), (-1, 24, 3), (0, 27, 3), (1, 30, 2), (2, 32, 2), (3, 34, 1)],
)
def test_the_odds_of_a_touch_of_death(difference: int, wins: int, ties: int) -> None:
    assert odds(10 + difference, 10, 2) == (wins, ties)
