"""The final turn, points and ties: A22 to A38, A180 to A185."""

from __future__ import annotations

import pytest

from conclave.games.archmage.speech import SPEECH
from tests.archmage.kit import Table


def final(**more: object) -> Table:
    """Both are in their last round: seat 0 in its final turn, seat 1 still before its last step."""
    table = Table(round=13, **more)  # type: ignore[arg-type]
    assert table.view().final
    return table


def test_A23_A24_A25_A26_AA1_points_for_each_spell_in_the_own_book() -> None:
    table = Table(pupils=["nature=2 time=1 gate=1 time_stop=1", "nature=1"])
    assert table.player(0).points == 1 + 1 + 2 + 4
    assert table.player(1).points == 1
    breakdown = table.player(0).breakdown
    assert (breakdown.fundamental, breakdown.advanced, breakdown.master) == (2, 2, 4)


def test_A26_cast_cards_count_like_the_others() -> None:
    table = final(mages="f5 d5", relics=["scrolls=1"], pupils=["time=1"]).cast("quicken").ends_turn()
    assert table.player(0).points == 1


def test_A27_lost_points_are_deducted() -> None:
    table = final(pupils=["gate=1!1 time_stop=2!2 nature=1!1"]).ends_turn()
    assert table.player(0).points == 1 + 2 + 4 - 3


LANDS = "g4=grove:0 h4=grove:0 g3=grove:1 e4=mine:0 e3=mine:1 d4=crypt:1 i4=ruins:0"


def test_A28_A29_A30_majorities_in_the_five_lands() -> None:
    table = Table(LANDS)
    assert table.player(0).breakdown.lands == {"grove": 2, "ruins": 2, "library": 0, "mine": 1, "crypt": 0}
    assert table.player(1).breakdown.lands == {"grove": 0, "ruins": 0, "library": 0, "mine": 1, "crypt": 2}
    assert table.player(0).points == 5


def test_A29_A30_a_tie_of_three_gives_nothing_the_example_in_the_book() -> None:
    land = "c4=mine:0 d3=mine:0 d4=mine:0 h3=mine:1 h4=mine:1"
    table = Table(f"{land} g4=crypt:2", seats=3)
    assert [player.breakdown.lands["mine"] for player in table.view().players] == [2, 0, 0]
    table = Table("c4=mine:0 d3=mine:0 h3=mine:1 h4=mine:1 g4=mine:2", seats=3)
    assert [player.breakdown.lands["mine"] for player in table.view().players] == [1, 1, 0]
    table = Table("c4=mine:0 h3=mine:1 g4=mine:2", seats=3)
    assert [player.breakdown.lands["mine"] for player in table.view().players] == [0, 0, 0]


def test_A30_who_has_no_hex_gets_nothing() -> None:
    assert Table().player(0).points == 0


def test_A28_towns_and_camps_are_no_lands() -> None:
    assert Table("f4=town:0 f3=camp:0").player(0).points == 0


def test_A31_the_hex_of_the_mage_tower_counts() -> None:
    table = Table("g4=grove h4=grove:1", towers="g4")
    assert table.player(0).breakdown.lands["grove"] == 1


def test_A32_A32a_each_counts_at_the_end_of_the_own_last_turn_by_what_lies_there() -> None:
    table = final(land="g4=grove:0", mages="d5 g5").ends_turn("blood")
    assert table.player(0).points == 2
    assert table.player(0).counted
    table.play("go g4", "attack", "place").ends_turn()
    assert table.player(0).points == 2
    assert table.player(1).points == 2
    assert table.state.over


def test_A32a_compared_with_what_the_others_hold_at_that_moment() -> None:
    table = final(land="g4=grove:0 h4=grove:1", mages="d5 g5").ends_turn("blood")
    assert table.player(0).points == 1
    table.play("go g4", "attack").ends_turn()
    assert (table.player(0).points, table.player(1).points) == (1, 2)


def test_A180_the_final_turn_is_a_normal_turn() -> None:
    table = Table("g4=grove:0", mages="f4 d5", round=12).ends_turn("blood")
    table.ends_turn().play("planet blood")
    assert table.view().final
    assert table.view().points == 5
    table.play("go g4", "go f4", "stop", "gather", "end")
    assert table.relics() == {"seeds": 1, "blood": 1}
    assert table.player(0).counted


def test_A181_AA17_the_last_update_adds_and_removes_spells() -> None:
    table = final(land="g4=grove", mages="g4 d5", towers="g4", pupils=["nature=1 matter=1"], relics=["gems=2"])
    table.play("stop", "initiate will", "promote wellspring", "end")
    assert table.book() == ["stone_skin", "wellspring"]
    assert table.player(0).points == 1 + 2 + 2


def test_A182_AA26_cast_cards_stay_cast_and_count_while_an_apprentice_supports_them() -> None:
    pupils = ["nature=1 matter=1 time=1"]
    table = final(land="g4=grove", mages="g4 d5", towers="g4", pupils=pupils, relics=["seeds=1 scrolls=1"])
    table.cast("vines").play("at g3", "done").cast("quicken").play("stop", "promote wellspring", "end")
    assert table.book() == ["quicken", "wellspring"]
    assert [card.cast for card in table.player(0).book] == [True, False]


def test_A183_AA16_no_spell_after_counting_not_even_a_new_one() -> None:
    table = final(land="g4=grove", mages="g4 d5", towers="g4", relics=["gems=3"]).play("stop", "initiate will")
    table.refuses("A183", "cast stone_skin").play("end")
    assert table.book() == ["stone_skin"]
    table.refuses("A40", "cast stone_skin", seat=0)


def test_A184_the_game_ends_when_the_last_has_counted() -> None:
    table = final(seats=3).ends_turn("blood").ends_turn("blood")
    assert table.view().winners is None
    table.ends_turn()
    assert table.state.over
    assert table.view().winners == [0, 1, 2]
    assert [player.counted for player in table.view().players] == [True] * 3


def test_A185_what_belongs_to_a_finished_player_stays_even_temporary_effects() -> None:
    land = "g4=grove:0 h4=mine"
    table = final(land=land, mages="f4 h3", relics=["gems=1 seeds=1"], pupils=["will=1 nature=1"])
    table.cast("stone_skin").cast("vines").play("at g4", "done").ends_turn("blood")
    assert table.tokens() == {"g4": "vines"}
    table.play("go g4").refuses("A203", "attack")
    assert table.view().points == 3


# Ties


def winners(*pupils: str, land: str = "", **more: object) -> list[int]:
    table = Table(land, pupils=list(pupils), seats=len(pupils), round=13, **more)  # type: ignore[arg-type]
    for _ in range(len(pupils) - 1):
        table.ends_turn("blood")
    table.ends_turn()
    return table.view().winners or []


def test_A22_the_most_points_win() -> None:
    assert winners("nature=1", "gate=1") == [1]
    assert winners("time_stop=1", "gate=1") == [0]


def test_A33_then_the_most_master_spells() -> None:
    assert winners("gate=1 divination=1", "time_stop=1") == [1]


def test_A34_then_the_most_advanced_spells() -> None:
    assert winners("gate=1 divination=1", "gate=1 nature=1 time=1") == [0]


def test_A35_then_the_most_fundamental_spells() -> None:
    """Points of land make up for it: 2 for the Groves against two Fundamental spells."""
    assert winners("nature=1 time=1", "", land="g4=grove:1") == [0]


def test_A36_then_the_most_apprentices() -> None:
    assert winners("nature=1", "nature=2!1") == [1]
    assert winners("nature=1", "nature=1", doors=["", "time=0"]) == [0, 1]


def test_A37_then_the_most_followers_on_the_land() -> None:
    assert winners("nature=1", "nature=1", land="f4=town:1") == [1]
    assert winners("nature=1", "nature=1", captives=["1=3", ""]) == [0, 1]


def test_A38_who_is_still_tied_shares_the_victory() -> None:
    assert winners("nature=1", "time=1") == [0, 1]
    assert winners("", "", "") == [0, 1, 2]


@pytest.mark.parametrize("seat", [0, 1])
def test_A38_spells_as_counted_people_as_they_stand_at_the_end(seat: int) -> None:
    """Seat 0 counts first; what it loses on the land afterwards matters for the last tie-break only."""
    table = Table("f4=town:0", mages="d5 f5", pupils=["nature=1", "nature=1"], round=13).ends_turn("blood")
    table.play("go f4")
    if seat:
        table.play("attack", "place")
    table.ends_turn()
    assert table.view().winners == [seat]


def last_line(seat: int | None, lang: str, *pupils: str, land: str = "") -> str:
    table = Table(land, pupils=list(pupils), seats=len(pupils), round=13)
    for _ in range(len(pupils) - 1):
        table.ends_turn("blood")
    table.ends_turn()
    return SPEECH.line(table.events()[-1], ["Ada", "Ben", "Cleo"], seat, lang)


@pytest.mark.parametrize(
    ("pupils", "land", "rest"),
    [
        (("nature=1", "gate=1"), "", "wins with the most points (A22)."),
        (("gate=1 divination=1", "time_stop=1"), "", "Decided by the Master spells (A33): Ben wins."),
        (("gate=1 nature=1 time=1", "gate=1 divination=1"), "", "Decided by the Advanced spells (A34): Ben wins."),
        (("", "nature=1 time=1"), "g4=grove:0", "Decided by the Fundamental spells (A35): Ben wins."),
        (("nature=1", "nature=2!1"), "", "Decided by the Apprentices (A36): Ben wins."),
        (("nature=1", "nature=1"), "f4=town:1", "Decided by the followers on the land (A37): Ben wins."),
        (("nature=1", "time=1"), "", "All else is equal too, so the victory is shared (A38)."),
    ],
)
def test_A22_A33_to_A38_the_last_line_says_who_wins_and_by_what(pupils: tuple[str, ...], land: str, rest: str) -> None:
    line = last_line(None, "en", *pupils, land=land)
    assert line.startswith("Everybody has counted")
    assert line.endswith(rest)
    assert ("Level on points: Ada and Ben." in line) == ("A22" not in rest)


def test_A38_the_last_line_names_those_who_share_and_says_you() -> None:
    three = ("gate=1 divination=1", "time_stop=1", "time_stop=1")
    assert last_line(1, "en", *three).endswith(
        "Level on points: Ada, you and Cleo. Decided by the Master spells (A33); then all is equal, and the victory is "
        "shared by you and Cleo (A38)."
    )
    assert last_line(1, "de", "", "gate=1").endswith("(A184): Du gewinnst mit den meisten Punkten (A22).")
    assert last_line(0, "de", "", "gate=1").endswith("(A184): Ben gewinnt mit den meisten Punkten (A22).")
    assert last_line(0, "de", "gate=1", "gate=1").endswith(
        "Gleich viele Punkte: du und Ben. Auch danach ist alles gleich, also wird der Sieg geteilt (A38)."
    )
