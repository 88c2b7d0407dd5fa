"""The solo game: AS1 to AS21."""

from __future__ import annotations

from typing import cast

import pytest

from conclave.engine.moves import CHANCE
from conclave.games.archmage import GAME
from conclave.games.archmage.components import DIFFICULTY, SPHERES
from conclave.games.archmage.speech import SPEECH
from conclave.games.archmage.view import View, Warlord
from tests.archmage.kit import Table


def solo(land: str = "", mage: str = "f6", warlord: str = "c3", **more: object) -> Table:
    return Table(land, mages=mage, warlord=warlord, seats=1, **more)  # type: ignore[arg-type]


def foe(table: Table) -> Warlord:
    warlord = table.view().warlord
    assert warlord is not None
    return warlord


def test_AS1_the_land_for_two_and_the_usual_set_up() -> None:
    table = solo()
    assert len(table.view().land) == 37
    assert table.people() == (15, 10)
    assert table.view().rounds == 13
    assert len(cast(View, GAME.start(1, {"full_land": True}).view(None)).land) == 37


def test_AS2_the_dice() -> None:
    table = solo().play("stop")
    table.state.play(0, "end")
    assert table.odds() == dict.fromkeys([f"compass {way}" for way in ("n", "ne", "se", "s", "sw", "nw")], 1)
    table.state.play(CHANCE, "compass n")
    assert table.odds() == {"march 1": 2, "march 2": 2, "march 3": 2}


@pytest.mark.parametrize(
    ("way", "cell"), [("n", "f3"), ("ne", "i3"), ("se", "i6"), ("s", "f9"), ("sw", "c6"), ("nw", "c3")]
)
def test_AS3_he_begins_on_the_outpost_in_the_corner(way: str, cell: str) -> None:
    table = Table(seats=1, compass=way, round=1)
    assert foe(table).cell == cell
    assert foe(table).direction == way
    assert table.hex(cell).face is None


def test_AS4_a_turn_after_each_of_yours_but_the_last() -> None:
    table = solo(round=1, rest=12)
    for _ in range(12):
        table.events()
        table.ends_turn()
        assert len(table.told("march")) == 1
        table.play(table.options()[0])
    table.ends_turn()
    assert table.told("march") == []
    assert table.state.over


def test_AS5_dice_march_fire() -> None:
    table = solo().rolls("ne", 2).finds("mine").ends_turn()
    words = [event.what for event in table.events()]
    told = [word for word in words if word in ("compass", "march", "marches", "turned_up", "inflames")]
    assert told == ["compass", "march", "marches", "marches", "turned_up", "inflames"]
    assert foe(table).cell == "e3"
    assert table.hex("e3").inflamed


def test_AS6_he_steps_in_his_direction() -> None:
    table = solo(warlord="c3").rolls("ne", 3).ends_turn()
    assert foe(table).cell == "f3"
    assert {hex.cell for hex in table.view().land if hex.inflamed} == {"f3"}
    assert table.hex("d3").face is None


def test_AS6_he_turns_clockwise_where_the_way_is_forbidden() -> None:
    table = solo(warlord="c3").rolls("n", 1).ends_turn()
    assert foe(table).cell == "d3"
    assert foe(table).direction == "ne"
    table = solo(warlord="f3").rolls("n", 1).ends_turn()
    assert foe(table).direction == "se"
    assert foe(table).cell == "g3"


def test_AS6_not_into_the_ruined_city_nor_to_the_mage_or_its_tower() -> None:
    table = solo(warlord="f4").rolls("s", 1).ends_turn()
    assert foe(table).cell == "e4"
    table = solo("e4=mine", mage="e4", warlord="f4").rolls("s", 1).ends_turn()
    assert foe(table).cell == "e3"
    table = solo("e4=mine", mage="f6", towers="e4", warlord="f4").rolls("s", 1).ends_turn()
    assert foe(table).cell == "e3"


def test_AS6_shut_in_he_stays_and_inflames() -> None:
    """The corner f3 has three neighbours: the Mage on one, its tower on another, and no land where the third was."""
    table = solo("e3=mine", mage="f4", towers="e3", warlord="f3", relics=["seeds=3"], books=["upheaval"])
    table.cast("upheaval").play("at g3", "at h3", "to g9", "to h8").rolls("n", 3).finds("camp").ends_turn()
    assert foe(table).cell == "f3"
    assert table.hex("f3").inflamed


def test_AS7_vines_and_upheaval_cost_him_two_steps() -> None:
    for token in ("vines", "upheaval"):
        table = solo(f"d4=mine~{token}:0", warlord="c3").rolls("se", 1).ends_turn()
        assert foe(table).cell == "c3"
        table = solo(f"d4=mine~{token}:0", warlord="c3").rolls("se", 2).ends_turn()
        assert foe(table).cell == "d4"


def test_AS8_a_ward_stops_him_before_the_hex_and_he_does_not_inflame() -> None:
    table = solo("d4=mine:0+ward", warlord="c3").rolls("se", 3).ends_turn()
    assert foe(table).cell == "c3"
    assert table.warded() == set()
    assert table.held() == {"d4"}
    assert foe(table).inflamed == 0


def test_AS9_he_kills_a_follower_and_marches_on() -> None:
    table = solo("d3=mine:0", warlord="c3").rolls("ne", 2).ends_turn()
    assert table.held() == set()
    assert table.relics() == {"blood": 1}
    assert foe(table).cell == "e3"


def test_AS9_under_stone_skin_he_passes() -> None:
    table = solo("d4=mine:0", warlord="c3", relics=["gems=1"], pupils=["will=1"]).cast("stone_skin")
    table.rolls("se", 1).ends_turn()
    assert foe(table).cell == "d4"
    assert table.held() == {"d4"}
    assert foe(table).inflamed == 0


def test_AS10_a_chasm_swallows_his_turn() -> None:
    table = solo("d4=mine~chasm:0", warlord="c3").rolls("se", 3).ends_turn()
    assert foe(table).cell == "d4"
    assert table.tokens() == {}
    assert foe(table).inflamed == 0


def test_AS11_his_hex_is_turned_up_without_a_bonus_and_burns() -> None:
    table = solo(warlord="c3").rolls("se", 1).finds("mine").ends_turn()
    assert table.hex("d4").face == "mine"
    assert table.hex("d4").inflamed
    assert table.relics() == {}
    assert (foe(table).inflamed, foe(table).flames) == (1, 19)


def test_AS12_the_fire_spreads_clockwise_from_his_direction() -> None:
    table = solo("d3=mine:w", warlord="c3").rolls("ne", 1).finds("grove").ends_turn()
    assert foe(table).cell == "d3"
    assert table.hex("e3").inflamed
    assert table.hex("e3").face == "grove"
    table = solo("d3=mine:w e3=crypt:w", warlord="c3").rolls("ne", 1).finds("grove").ends_turn()
    assert table.hex("e4").inflamed
    table = solo("d4=mine:w", warlord="c3").rolls("se", 1).ends_turn()
    assert table.hex("d5").inflamed
    table = solo("d3=mine:w e3=crypt:w e4=grove", warlord="c3", mage="e4").rolls("ne", 1).finds("mine").ends_turn()
    assert table.hex("d4").inflamed
    table = solo("d3=mine:w e3=crypt:w e4=grove", warlord="c3", towers="e4").rolls("ne", 1).finds("mine").ends_turn()
    assert table.hex("d4").inflamed


def test_AS12_a_ward_goes_instead_a_follower_dies_stone_skin_saves() -> None:
    table = solo("d3=mine:w e3=crypt:0+ward", warlord="c3").rolls("ne", 1).ends_turn()
    assert table.warded() == set()
    assert table.held() == {"e3"}
    assert foe(table).inflamed == 1
    table = solo("d3=mine:w e3=crypt:0", warlord="c3").rolls("ne", 1).ends_turn()
    assert table.relics() == {"blood": 1}
    assert table.hex("e3").inflamed
    table = solo("d3=mine:w e3=crypt:0", warlord="c3", relics=["gems=1"], pupils=["will=1"]).cast("stone_skin")
    table.rolls("ne", 1).ends_turn()
    assert table.held() == {"e3"}
    assert foe(table).inflamed == 1


def test_AS13_when_no_token_is_left_none_is_placed() -> None:
    cells = ("c4", "c5", "d3", "d6", "d7", "e3", "e4", "e7", "e8", "g3", "g4", "g7", "g8", "h3", "h4", "h6")
    faces = ["grove", "ruins", "library", "mine"]
    land = " ".join(f"{cell}={faces[n // 4]}:w" for n, cell in enumerate(cells))
    table = solo(f"{land} f4=town:w h5=town:w f8=town:w d5=town:w", mage="f6", warlord="c3")
    assert foe(table).flames == 0
    table.rolls("se", 1).finds("crypt").ends_turn()
    assert table.hex("d4").face == "crypt"
    assert not table.hex("d4").inflamed
    assert foe(table).inflamed == 20


def test_AS14_an_inflamed_hex_may_be_entered_and_gives_nothing() -> None:
    table = solo("f4=town:w g4=grove:0 f3=camp:w i3=trolls:w", mage="f5").play("go f4").refuses("AS14", "place")
    table.play("stop").refuses("AS14", "gather")
    solo("f3=camp:w", mage="f3").play("stop").refuses("AS14", "recruit 1")
    solo("i3=trolls:w", mage="i3", relics=["gems=2"]).play("stop").refuses("AS14", "initiate will")
    solo("g4=grove:w h4=mine:0", mage="g4").play("stop").refuses("AS14", "wards").refuses("AS14", "build")


def test_AS15_an_inflame_token_may_be_attacked() -> None:
    table = solo("g4=grove:w", mage="g4", relics=["blood=1"], pupils=["blood=1"], company=(5,)).cast("subjugate")
    table.play("attack")
    assert table.view().points == 4
    assert table.relics() == {"blood": 1}
    assert foe(table).flames == 20
    assert table.people()[0] == 6
    table.play("place")
    assert table.held() == {"g4"}


def test_AS16_his_hex_is_closed_and_he_cannot_be_attacked() -> None:
    table = solo("g4=grove:w", mage="f4", warlord="g4").refuses("AS16", "go g4").refuses("A110", "attack")
    assert "g4" not in table.may("go")
    table = solo("g4=grove", mage="f4", warlord="g4", relics=["scrolls=2"], pupils=["gate=1"]).cast("gate")
    table.refuses("AS16", "to g4")


def test_AS17_spells_treat_inflame_tokens_as_followers_without_wards() -> None:
    table = solo("g4=grove:w h4=mine:w", mage="f4", relics=["blood=2"], pupils=["imprison=1"]).cast("imprison")
    table.refuses("A209", "at h4").play("at g4")
    assert (foe(table).inflamed, foe(table).flames) == (1, 18)
    assert table.player(0).captives == {4: 1}
    table = solo("g4=grove:w h4=mine:w", mage="f4", relics=["bones=3"], pupils=["obliterate=1"]).cast("obliterate")
    assert (foe(table).inflamed, foe(table).flames) == (1, 19)
    table = solo("g4=grove:w h4=mine:w", mage="f4", relics=["blood=2"], pupils=["chasm=1"]).cast("chasm")
    table.play("toward se")
    assert (foe(table).inflamed, foe(table).flames) == (0, 20)


def test_AS18_decay_shortens_his_next_march() -> None:
    table = solo(warlord="c3", relics=["bones=2"], pupils=["death=1"]).cast("decay")
    assert foe(table).shorter == 2
    table.rolls("se", 3).ends_turn()
    assert foe(table).cell == "d4"
    table.play("planet death").cast("decay").rolls("se", 2).ends_turn()
    assert foe(table).cell == "d4"
    assert "warlord_rests" in [event.what for event in table.events()]
    table.play("planet death").rolls("se", 3).ends_turn()
    assert foe(table).cell != "d4"


def test_AS18_a_march_of_no_steps_is_no_turn_at_all() -> None:
    table = solo(warlord="c3", relics=["bones=1"], pupils=["death=1"]).cast("decay").rolls("se", 1).ends_turn()
    assert foe(table).cell == "c3"
    assert foe(table).inflamed == 0
    assert table.hex("c3").face is None


def test_AS18_under_shadow_you_choose_his_direction() -> None:
    table = solo(warlord="c3", relics=["bones=2"], pupils=["shadow=1"]).cast("shadow")
    assert foe(table).guided
    table.play("stop", "end")
    assert table.view().asked == "guide"
    table.refuses("AS18", "planet nature").play("compass s")
    assert foe(table).cell == "c4"
    assert not foe(table).guided


def test_AS18_a_wellspring_cannot_be_inflamed_and_feeds_you() -> None:
    table = solo("d4=mine~wellspring:0", warlord="c3").rolls("se", 1).ends_turn()
    assert foe(table).cell == "d4"
    assert foe(table).inflamed == 0
    assert table.relics() == {"gems": 1}
    table = solo("d3=mine:w e3=crypt~wellspring:0", warlord="c3").rolls("ne", 1).finds("grove").ends_turn()
    assert not table.hex("e3").inflamed
    assert table.hex("e4").inflamed


def test_AS18_corrupt_costs_him_a_point_each_time() -> None:
    table = solo(relics=["blood=3"], pupils=["corrupt=1"]).cast("corrupt")
    assert foe(table).points == DIFFICULTY[0] - 1
    assert foe(table).breakdown["corrupt"] == -1


def test_A170a_AS18_decay_and_shadow_need_a_warlord_who_still_has_a_turn() -> None:
    table = solo(round=13, relics=["bones=3"], books=["decay shadow"])
    table.refuses("A170a", "cast decay").refuses("A170a", "cast shadow")


def test_AS19_temporary_spells_last_through_his_turn() -> None:
    table = solo("g4=grove", mage="g4", warlord="c3", relics=["seeds=1"], pupils=["nature=1"]).cast("vines")
    table.play("at h4", "done").play("stop")
    table.state.play(0, "end")
    table.state.play(CHANCE, "compass se")
    assert table.tokens() == {"h4": "vines"}
    table.settle()
    assert table.tokens() == {}


@pytest.mark.parametrize(("difficulty", "extra"), [("apprentice", 0), ("adept", 1), ("master", 2)])
def test_AS20_AV1_his_points(difficulty: str, extra: int) -> None:
    land = "g4=grove:w h4=grove:w g3=grove:0 e4=mine:w e3=mine:0 f4=town:w f3=camp:w i3=trolls:w"
    table = solo(land, difficulty=difficulty)
    assert foe(table).breakdown == {"lands": 3, "places": 3, "corrupt": 0, "difficulty": DIFFICULTY[extra]}
    assert foe(table).points == 6 + DIFFICULTY[extra]
    assert table.player(0).breakdown.lands["mine"] == 1
    assert table.player(0).points == 1


def closing(table: Table, lang: str = "en", seat: int | None = 0) -> list[str]:
    """The lines of the log of a last turn."""
    table.events()
    table.ends_turn()
    return [SPEECH.line(event, ["Leonie"], seat, lang) for event in table.events()]


@pytest.mark.parametrize(("difficulty", "more"), [("apprentice", 25), ("master", 29)])
def test_AS20_the_log_names_all_that_the_warlord_counts(difficulty: str, more: int) -> None:
    land = "g4=grove:w h4=grove:w g3=grove:0 f4=town:w f3=camp:w"
    counts = f"The Warlord counts {more + 4}: {more} for the difficulty, 2 for lands, 2 for Towns and Outposts."
    table = solo(land, difficulty=difficulty, round=13)
    lines = closing(table)
    assert counts in lines
    assert not any("Corrupt" in line for line in lines)
    table = solo(land, difficulty=difficulty, round=13)
    table.state.tainted = 3
    lines = closing(table)
    assert lines[lines.index(counts) + 1] == f"Corrupt takes 3 points from him, which leaves {more + 1}."
    assert foe(table).points == more + 1


def test_AS20_the_book_names_the_figures_of_the_data_file() -> None:
    for lang in ("en", "de"):
        for number in ("AS20", "AV1"):
            words = GAME.rulebook.words(lang)[number]
            assert all(f" {points}" in words for points in DIFFICULTY), words


MASTERS = "upheaval=1 automaton=1 time_stop=1 fortify=1 corrupt=1 obliterate=1"
"""24 points."""


def test_AS21_you_win_with_more_points_a_tie_is_his() -> None:
    """As many Apprentices in Fundamental spheres, a point each, as make it even; then one more."""
    lacking = DIFFICULTY[0] - 24
    spheres = [f"{sphere}=1" for sphere in SPHERES]
    even, ahead = [f"{MASTERS} {' '.join(spheres[:n])}" for n in (lacking, lacking + 1)]
    table = solo(round=13, pupils=[ahead]).ends_turn()
    assert table.view().winners == [0]
    table = solo(round=13, pupils=[even]).ends_turn()
    assert table.view().winners == []
    assert table.state.scores() == [DIFFICULTY[0]]
    table = solo("g4=grove:w", round=13, pupils=[ahead]).ends_turn()
    assert table.view().winners == []


@pytest.mark.parametrize(
    ("more", "seat", "lang", "line"),
    [
        (1, 0, "en", "All is counted: 26 to 25 against the Warlord. You win (AS21)."),
        (1, None, "de", "Alles ist gezählt: 26 zu 25 gegen den Kriegsherrn. Leonie gewinnt (AS21)."),
        (0, 0, "en", "All is counted: 25 to 25 against the Warlord. A tie is his (AS21)."),
        (-1, 0, "de", "Alles ist gezählt: 24 zu 25 gegen den Kriegsherrn. Er gewinnt (AS21)."),
    ],
)
def test_AS21_the_last_line_says_who_has_won(more: int, seat: int | None, lang: str, line: str) -> None:
    pupils = " ".join(f"{sphere}=1" for sphere in SPHERES[: DIFFICULTY[0] - 24 + more])
    assert closing(solo(round=13, pupils=[f"{MASTERS} {pupils}"]), lang, seat)[-1] == line
