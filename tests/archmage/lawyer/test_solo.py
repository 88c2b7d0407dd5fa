"""The solo game: the Warlord's dice, his march, his fire, the four solo spells, his points."""

from __future__ import annotations

from typing import Any

import pytest

from conclave import CHANCE
from conclave.games.archmage import GAME

from .kit import Table
from .lore import COMPASS, LANDS, MASTER


def solo(warlord: str = "", mage: str = "", **options: Any) -> Table:
    t = Table(1, **options)
    if warlord:
        t.warlord(warlord)
    return t.mage(0, mage) if mage else t


def acts(t: Table, compass: str, march: int, find: str = "") -> Table:
    """The player ends the turn, and the Warlord rolls."""
    return t.play(f"stop; end; compass {compass}; march {march}; {f'find {find}' if find else ''}")


def test_AS2_AS3_he_begins_on_an_outpost_in_a_corner_face_down() -> None:
    corners = {"n": "f3", "ne": "i3", "se": "i6", "s": "f9", "sw": "c6", "nw": "c3"}
    for compass, cell in corners.items():
        t = Table(1, compass=compass)
        assert (t.view.warlord.cell, t.hex(cell).warlord, t.hex(cell).face) == (cell, True, None)
        assert t.view.warlord.flames == 20
        assert t.hex(cell).kind == "outpost"


def test_AS2_AS5_two_dice_a_turn() -> None:
    t = solo().play("stop; end")
    assert t.may() == sorted(f"compass {direction}" for direction in COMPASS)
    assert len(set(t.state.odds())) == 1
    t.play("compass s")
    assert t.may() == ["march 1", "march 2", "march 3"]
    assert len(set(t.state.odds())) == 1


def test_AS4_AS1_twelve_turns_in_thirteen_rounds() -> None:
    t = solo()
    turns = 0
    while not t.state.over:
        if t.may("planet"):
            t.prepares()
        t.events()
        t.ends()
        turns += "march" in t.events()
    assert (turns, t.view.round) == (12, 13)


def test_AS5_AS6_AS11_he_marches_and_inflames() -> None:
    t = acts(solo("d3", "h5"), "s", 1, "mine")
    assert (t.view.warlord.cell, t.fires(), t.hex("d4").face) == ("d4", "d4", "mine")
    assert t.board().relics["gems"] == 3  # no bonus for anybody
    assert (t.view.warlord.flames, t.view.warlord.held) == (19, {"mine": 1})
    assert t.hex("d3").face is None  # what he only crosses stays face down


def test_AS6_each_direction_of_the_die() -> None:
    ways = {"n": "g6", "ne": "h6", "se": "h7", "s": "g8", "sw": "f8", "nw": "f7"}
    for compass, cell in ways.items():
        t = solo("g7", "f4").play(f"stop; end; compass {compass}; march 1")
        if cell not in ("g6", "f7"):
            assert t.view.warlord.cell == cell


def test_AS6_he_turns_clockwise_where_the_way_is_forbidden() -> None:
    # From g7 north lies the city (g6): north-east is h6.
    t = solo("g7", "f4").play("stop; end; compass n; march 1")
    assert (t.view.warlord.cell, t.view.warlord.direction) == ("h6", "ne")
    # At the rim, and the new direction stays: from i4 north is i3, then off the land.
    t = solo("i4", "f4").play("stop; end; compass n; march 3")
    assert (t.view.warlord.cell, t.view.warlord.direction) == ("i5", "s")


def test_AS6_not_over_the_mage_or_the_tower() -> None:
    t = solo("h3", "h4").play("stop; end; compass s; march 1")
    assert (t.view.warlord.cell, t.view.warlord.direction) == ("g4", "sw")
    t = solo("h3", "f5").hexes("h4 mine").tower(0, "h4").play("stop; end; compass s; march 1")
    assert (t.view.warlord.cell, t.view.warlord.direction) == ("g4", "sw")


def test_AS6_he_finds_the_one_way_that_is_left() -> None:
    # In the corner c3, with the Mage south of him and the tower north-east: only d4 is open.
    t = solo("c3", "c4").hexes("d3 grove", "d4 mine").tower(0, "d3")
    assert acts(t, "s", 1).view.warlord.cell == "d4"


def test_AS7_vines_and_upheaval_cost_him_two_steps() -> None:
    for token in ("vines", "upheaval"):
        t = acts(solo("d3", "h5").hexes(f"d4 mine {token}:0"), "s", 1, "grove")
        assert (t.view.warlord.cell, t.fires()) == ("d3", "d3")
        t = acts(solo("d3", "h5").hexes(f"d4 mine {token}:0"), "s", 2)
        assert (t.view.warlord.cell, t.fires()) == ("d4", "d4")
        t = acts(solo("d3", "h5").hexes(f"d4 mine {token}:0", "d5 town"), "s", 3)
        assert (t.view.warlord.cell, t.fires()) == ("d5", "d5")


def test_AS8_a_ward_stops_him_and_his_fire() -> None:
    t = acts(solo("d3", "h5").hexes("d4 mine 0 ward"), "s", 3)
    assert (t.view.warlord.cell, t.fires(), t.wards(), t.held()) == ("d3", "", "", "d4")
    assert t.hex("d3").face is None


def test_AS7_AS8_with_one_step_left_he_does_not_reach_the_ward_behind_vines() -> None:
    t = acts(solo("d3", "h5").hexes("d4 mine 0 ward vines:0"), "s", 1)
    # Vines would be taken back only in the Preparation that follows.
    assert t.wards() == "d4"


def test_AS9_he_kills_and_marches_on() -> None:
    t = solo("d3", "h5").hexes("d4 mine 0").relics(0, "")
    people = t.people()
    acts(t, "s", 2)
    assert (t.view.warlord.cell, t.held(), t.purse(), t.people()) == ("d5", "", "blood 1", (people[0], people[1] + 1))
    assert t.fires() == "d5"


def test_AS9_AS11_he_ends_where_a_follower_died_and_inflames_it() -> None:
    t = acts(solo("d3", "h5").hexes("d4 mine 0"), "s", 1)
    assert (t.fires(), t.view.warlord.held) == ("d4", {"mine": 1})


def test_AS9_AS11_stone_skin_lets_him_pass() -> None:
    t = solo("d3", "h5").hexes("d4 mine 0").school(0, "stone_skin").relics(0, "gems 1").play("cast stone_skin")
    acts(t, "s", 1)
    assert (t.view.warlord.cell, t.held(), t.fires(), t.purse()) == ("d4", "d4", "", "")


def test_AS10_a_chasm_swallows_his_turn() -> None:
    t = acts(solo("d3", "h5").hexes("d4 mine chasm:0"), "s", 3)
    assert (t.view.warlord.cell, t.tokens(), t.fires()) == ("d4", "", "")


def test_AS12_fire_spreads_from_where_it_burns() -> None:
    t = acts(solo("d3", "h5").hexes("d4 mine w"), "s", 1)
    assert (t.view.warlord.cell, t.fires()) == ("d4", "d4 d5")  # south of d4 is the Town d5
    t = acts(solo("d3", "h5").hexes("d4 mine w", "d5 town w"), "s", 1, "grove")
    assert t.fires() == "c4 d4 d5"  # then south-west of d4


def test_AS12_it_turns_up_what_it_comes_to() -> None:
    t = acts(solo("d3", "h5").hexes("d4 mine w", "d5 town w"), "s", 1)
    assert t.may() == sorted(f"find {face}" for face in LANDS)


def test_AS12_wards_followers_and_stone_skin_before_the_fire() -> None:
    t = acts(solo("d3", "h5").hexes("d4 mine w", "d5 town 0 ward"), "s", 1)
    assert (t.fires(), t.wards(), t.held()) == ("d4", "", "d5")
    t = acts(solo("d3", "h5").hexes("d4 mine w", "d5 town 0").relics(0, ""), "s", 1)
    assert (t.fires(), t.held(), t.purse()) == ("d4 d5", "", "blood 1")
    t = (
        solo("d3", "h5")
        .hexes("d4 mine w", "d5 town 0")
        .school(0, "stone_skin")
        .relics(0, "gems 1")
        .play("cast stone_skin")
    )
    acts(t, "s", 1)
    assert (t.fires(), t.held(), t.purse()) == ("d4", "d5", "")


def test_AS12_not_into_the_city_not_on_mages_and_not_on_towers() -> None:
    # From e4 south lies e5 in the city, south-west d4 with the Mage, north-west d3 with the tower, then e3.
    t = solo("e3", "d4").hexes("e4 mine w", "d3 grove").tower(0, "d3")
    acts(t, "s", 1)
    assert t.view.warlord.cell == "e4"
    t.play("find crypt")
    assert t.fires() == "e3 e4"


def test_AS13_twenty_tokens() -> None:
    t = solo("d3", "h5")
    t.state.flames = 0
    acts(t, "s", 1, "mine")
    assert (t.fires(), t.hex("d4").face) == ("", "mine")


def test_AS14_no_business_on_inflamed_hexes() -> None:
    t = solo("c3", "f4").hexes("f4 town w", "g4 grove 0")
    assert t.refuses("place") in ("AS14", "A71")
    t.play("stop")
    assert t.refuses("gather") == "AS14"
    t = solo("c3", "i6").hexes("i6 camp w").play("stop")
    assert t.refuses("recruit 1") == "AS14"
    t = solo("c3", "i6").hexes("i6 drow w").relics(0, "scrolls 4").play("stop")
    assert t.refuses("initiate time") == "AS14"
    t = solo("c3", "g4").hexes("g4 grove w").play("stop")
    assert (t.refuses("build"), t.refuses("wards")) == ("AS14", "AS14")
    t = solo("c3", "g4").play("go g3")
    assert t.board().mage == "g3"


def test_AS15_putting_out_a_fire() -> None:
    t = solo("c3", "g4").hexes("g4 grove w").relics(0, "").play("attack")
    assert (t.fires(), t.purse(), t.mp, t.view.warlord.flames) == ("", "blood 1", 4, 20)
    t.play("place")
    assert t.held() == "g4"


def test_AS15_A204_an_attack_for_subjugate() -> None:
    t = solo("c3", "g4").hexes("g4 grove w").school(0, "subjugate").relics(0, "blood 1")
    people = t.people()
    t.play("cast subjugate; attack")
    assert t.people() == (people[0] + 1, people[1] - 1)


def test_AS16_his_hex_is_closed() -> None:
    t = solo("g4", "g3")
    assert "go g4" not in t.may()
    assert t.refuses("go g4") == "AS16"
    assert t.refuses("attack") == "A110"
    t = solo("f4", "g3").school(0, "gate").relics(0, "widgets 2").play("cast gate")
    assert "to f4" not in t.may()


def test_AS17_spells_against_fire() -> None:
    t = solo("c3", "h5").hexes("h4 mine w", "h3 grove w", "h6 crypt w").school(0, "chasm imprison obliterate")
    t.relics(0, "blood 7").play("cast chasm; toward n")
    assert (t.fires(), t.view.warlord.flames, t.tokens()) == ("h6", 19, "h3=chasm:0 h4=chasm:0")
    other = t.clone().play("cast imprison; at h6")
    assert (other.fires(), other.view.warlord.flames, other.board().captives) == ("", 19, {4: 1})
    t.play("cast obliterate")
    assert (t.fires(), t.view.warlord.flames, t.purse()) == ("", 20, "blood 2")


def test_AS18_decay_shortens_his_march() -> None:
    t = solo("d3", "h5").school(0, "decay").relics(0, "bones 1").play("cast decay")
    assert t.view.warlord.shorter == 2
    other = acts(t.clone(), "s", 2)
    assert (other.view.warlord.cell, other.fires(), other.hex("d3").face) == ("d3", "", None)
    acts(t, "s", 3, "mine")
    assert (t.view.warlord.cell, t.fires(), t.view.warlord.shorter) == ("d4", "d4", 0)


def test_AS18_shadow_lets_you_choose_his_direction() -> None:
    t = solo("d3", "h5").school(0, "shadow").relics(0, "gems 2")
    people = t.people()
    t.play("cast shadow; stop; end")
    assert (t.asked, t.may()) == (0, sorted(f"compass {direction}" for direction in COMPASS))
    t.play("compass s")
    assert t.asked == CHANCE
    t.play("march 2")
    assert (t.view.warlord.cell, t.people()) == ("d5", people)
    # Only once.
    t.prepares().play("stop; end")
    assert t.asked == CHANCE


def test_AS18_wellspring_keeps_fire_away_and_yields() -> None:
    t = acts(solo("d3", "h5").hexes("d4 mine 0 wellspring:0").relics(0, ""), "s", 1)
    assert (t.view.warlord.cell, t.fires(), t.purse()) == ("d4", "", "gems 1 blood 1")
    # Fire that spreads passes it by.
    t = acts(solo("d3", "h5").hexes("d4 mine w", "c4 grove 0 wellspring:0", "d5 town w"), "s", 1, "camp")
    assert t.fires() == "c3 d4 d5"


def test_AS18_wellspring_is_placed_on_own_wilderness() -> None:
    t = solo("c3", "h5").hexes("g4 grove 0").school(0, "wellspring").relics(0, "seeds 2").play("cast wellspring; at g4")
    assert t.tokens() == "g4=wellspring:0"


def test_AS18_corrupt_costs_him_points() -> None:
    t = solo("c3", "h5").school(0, "corrupt").relics(0, "gems 6").play("cast corrupt")
    if t.may("pay"):
        t.play("pay gems; pay gems; pay gems")
    assert t.view.warlord.breakdown["corrupt"] == -1
    t.ends().prepares("nature").play("cast corrupt")
    if t.may("pay"):
        t.play("pay gems; pay gems; pay gems")
    assert t.view.warlord.breakdown["corrupt"] == -2


def test_AS18_A170a_nothing_to_slow_or_guide_in_the_last_turn() -> None:
    t = solo("c3", "h5").school(0, "decay shadow corrupt").relics(0, "gems 6 bones 6").in_round(13)
    assert t.refuses("cast decay") in ("A170a", "AS18")
    assert t.refuses("cast shadow") in ("A170a", "AS18")
    assert t.may("cast") == ["cast corrupt"]


def test_AS19_temporary_spells_last_through_his_turn() -> None:
    t = solo("d3", "h5").school(0, "vines").relics(0, "seeds 1").mage(0, "d5").play("cast vines; at d4; done; go d6")
    t.play("stop; end; compass s; march 1; find mine")
    assert t.view.warlord.cell == "d3"
    assert t.tokens() == ""  # the next Preparation has begun


@pytest.mark.parametrize(("difficulty", "more"), [("apprentice", 25), ("adept", 27), ("master", 29)])
def test_AS20_AV1_his_points(difficulty: str, more: int) -> None:
    t = solo("c3", "h5", difficulty=difficulty).in_round(13)
    t.hexes(
        "g4 mine w",
        "h4 mine w",
        "g3 mine 0",
        "h3 crypt 0",
        "e4 crypt w",
        "f4 town w",
        "f3 camp w",
        "i3 drow w",
        "e7 ruins 0",
    )
    t.play("stop; end")
    assert t.state.over
    assert t.view.warlord.breakdown == {"lands": 2 + 1, "places": 3, "corrupt": 0, "difficulty": more}
    assert t.view.warlord.points == 6 + more
    assert t.board().breakdown.lands == {"grove": 0, "ruins": 2, "library": 0, "mine": 0, "crypt": 1}
    assert t.state.scores() == [3]


def test_AS21_strictly_more_wins_and_a_tie_is_his() -> None:
    masters = " ".join(MASTER)  # 24 points, one less than he has on top

    def last(*land: str) -> Table:
        return solo("c3", "h5").in_round(13).school(0, masters).hexes(*land).play("stop; end")

    for mine, winners in (("g4 mine 0", [0]), ("g4 mine w", [])):
        assert last(mine).state.winners() == winners
    t = last("g4 mine 0", "f4 town w")
    assert (t.state.scores(), t.view.warlord.points, t.state.winners()) == ([26], 26, [])


def test_AV1_only_the_solo_game_knows_the_warlord() -> None:
    for seats in (2, 3, 4):
        assert Table(seats, difficulty="master").view.warlord is None


def test_AV2_the_solo_game_keeps_its_own_land() -> None:
    assert len(Table(1, full_land=True).view.land) == 37


def test_AS1_nobody_is_asked_who_begins() -> None:
    state = GAME.start(1)
    for _ in range(6):
        state.play(CHANCE, state.options(CHANCE)[0])
    assert [str(move) for move in state.options(CHANCE)] == [f"compass {direction}" for direction in COMPASS]


def test_A217_the_warlord_is_carried_along() -> None:
    t = solo("i4", "f5").school(0, "upheaval").relics(0, "seeds 3").play("cast upheaval; at i4; at i5; to j4; to j5")
    assert (t.view.warlord.cell, t.hex("j4").warlord) == ("j4", True)
