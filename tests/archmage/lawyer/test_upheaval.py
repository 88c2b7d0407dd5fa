"""Upheaval: which hexes may move, and where to."""

from __future__ import annotations

from .kit import Table
from .lore import CENTRE, CITY, TABLE, around, distance, in_one_piece, name, spot


def caster(seats: int = 2, relics: str = "seeds 3") -> Table:
    return Table(seats).school(0, "upheaval").relics(0, relics)


def land_of(t: Table) -> set[tuple[int, int]]:
    return {(hex.q, hex.r) for hex in t.view.land}


def test_A217_all_pairs_and_cells_of_the_land_for_two() -> None:
    t = caster().play("cast upheaval")
    spots = land_of(t)
    for first in t.may("at"):
        one = spot(first[3:])
        assert one not in CITY
        seconds = t.clone().play(first).may("at")
        expected = []
        for two in around(one):
            border = any(other not in spots for each in (one, two) for other in around(each))
            if two in spots and two not in CITY and border and in_one_piece(spots - {one, two}):
                expected.append(f"at {name(two)}")
        assert seconds == sorted(expected)
    # The land for two is round and firm: every hex outside the city has a partner.
    assert len(t.may("at")) == len(spots) - len(CITY)


def test_A217_every_target_keeps_the_land_in_one_piece_within_five_steps() -> None:
    t = caster().play("cast upheaval; at f3; at g3")
    spots = land_of(t)
    rest = spots - {spot("f3"), spot("g3")}
    for first in t.may("to"):
        one = spot(first[3:])
        assert one not in spots
        assert distance(one, CENTRE) <= 5
        for second in t.clone().play(first).may("to"):
            two = spot(second[3:])
            assert two in around(one)
            assert two not in spots
            assert distance(two, CENTRE) <= 5
            assert in_one_piece(rest | {one, two})
    expected = set()
    for one in TABLE:
        for two in around(one):
            if one not in spots and two in TABLE and two not in spots and in_one_piece(rest | {one, two}):
                expected.add(f"to {name(one)}")
    assert set(t.may("to")) == expected


def test_A217_not_the_city_not_towers_and_not_without_a_border_edge() -> None:
    t = Table(4).school(0, "upheaval").relics(0, "seeds 3").hexes("d4 mine").tower(1, "d4").play("cast upheaval")
    assert t.refuses("at f5") == "A217"
    assert t.refuses("at f6") == "A217"
    assert t.refuses("at d4") in ("A217", "A154")
    spots = land_of(t)
    inner = [each for each in spots - set(CITY) if all(other in spots for other in around(each))]
    for one in inner:
        if f"at {name(one)}" in t.may("at"):
            seconds = t.clone().play(f"at {name(one)}").may("at")
            assert all(spot(second[3:]) not in inner for second in seconds)


def test_A217_everything_moves_along() -> None:
    t = (
        caster(3)
        .hexes("h8 town 1 ward", "i7 camp 2 vines:1")
        .mage(0, "g8")
        .mage(1, "i7")
        .play("cast upheaval; at i7; at h8")
    )
    t.play("to j5; to j6")
    assert (t.hex("j5").face, t.hex("j6").face) == ("camp", "town")
    assert (t.held(1), t.held(2), t.wards(), t.board(1).mage) == ("j6", "j5", "j6", "j5")
    assert t.tokens() == "j5=upheaval:0 j6=upheaval:0"
    assert len(t.view.land) == 44
    assert t.people(1) == (15, 9)


def test_A217_face_down_hexes_stay_face_down() -> None:
    t = caster().play("cast upheaval; at i4; at i5; to j4; to j5")
    assert (t.hex("j4").face, t.hex("j5").face, t.hex("j4").kind) == (None, None, "wilderness")
    assert t.view.unexplored["grove"] == 4


def test_A217_the_caster_says_which_goes_where() -> None:
    t = caster().hexes("i4 mine", "i5 grove").play("cast upheaval; at i4; at i5")
    assert t.clone().play("to j4; to j5").hex("j4").face == "mine"
    assert t.clone().play("to j5; to j4").hex("j4").face == "grove"


def test_A217_cells_that_were_empty_before() -> None:
    t = caster().play("cast upheaval; at i4; at i5")
    assert "to i4" not in t.may()
    assert "to i5" not in t.may()
    t.play("to j4")
    assert "to i4" not in t.may()
    assert t.refuses("to i4") == "A217"


def test_A217_entering_costs_one_more_for_everybody_and_for_good() -> None:
    t = caster().mage(0, "h5").mage(1, "h4").play("cast upheaval; at i4; at i5; to j2; to i2")
    assert t.tokens() == "i2=upheaval:0 j2=upheaval:0"
    t.turn_of(0)
    assert t.tokens() == "i2=upheaval:0 j2=upheaval:0"
    mage = Table(2).hexes("g4 grove upheaval:1").mage(0, "g3").play("go g4")
    assert mage.mp == 3


def test_A217_A178_another_token_takes_its_place() -> None:
    t = (
        Table(2)
        .hexes("g4 grove upheaval:1")
        .mage(0, "g4")
        .school(0, "vines")
        .relics(0, "seeds 1")
        .play("cast vines; at g4; done")
    )
    assert t.tokens() == "g4=vines:0"
    t.turn_of(0)
    assert t.tokens() == ""
    t = caster().hexes("i4 mine 0 wellspring:0").play("cast upheaval; at i4; at i5; to j4; to j5")
    assert t.tokens() == "j4=upheaval:0 j5=upheaval:0"


def test_A217_no_hex_left_alone_behind_them() -> None:
    """The tips of the land for three hang on two hexes each."""
    t = caster(3).play("cast upheaval")
    assert "at c5" in t.may()
    seconds = t.clone().play("at c4").may("at") if "at c4" in t.may() else []
    assert "at c5" not in seconds
    assert t.play("at c5").refuses("at c4") == "A217"


def test_A217_nothing_left_behind_a_mage_tower_only() -> None:
    t = caster(3).hexes("c4 mine").tower(1, "c4").play("cast upheaval")
    # The tip b4 hangs on c4, where the tower stands, and on c5: so c5 stays, unless the tip goes with it.
    assert t.clone().play("at c5").may("at") == ["at b4"]
    assert t.clone().play("at b4").may("at") == ["at c5"]
    assert t.clone().play("at c5").refuses("at d6") == "A217"


def test_A217_no_new_place_behind_a_mage_tower_only() -> None:
    t = caster(2).hexes("i3 camp", "h3 mine").tower(1, "h3").play("cast upheaval; at f9; at g8")
    cells = t.may("to")
    tower = spot("h3")
    spots = land_of(t) - {spot("f9"), spot("g8")}
    assert "to h2" in cells  # it touches g3 or i3 as well
    for first in cells:
        one = spot(first[3:])
        for second in t.clone().play(first).may("to"):
            two = spot(second[3:])
            assert in_one_piece((spots - {tower}) | {one, two})


def test_A217_enclosed_cells_and_later_castings() -> None:
    """A second Upheaval works on the new shape of the land."""
    t = caster(2, "seeds 6").play("cast upheaval; at i4; at i5; to j2; to i2").turn_of(0, "will").play("cast upheaval")
    assert "at j2" in t.may()
    assert "at i2" in t.may()


def test_AA20_a_mage_carried_off_enters_nothing() -> None:
    t = caster().hexes("i4 mine 1 wellspring:1").mage(0, "i4").relics(0, "seeds 4").relics(1, "")
    t.play("cast upheaval; at i4; at i5; to j4; to j5")
    assert (t.purse(0), t.purse(1), t.board().mage, t.mp) == ("seeds 1", "", "j4", 5)


def test_AA36_where_towers_have_cut_off_land_nothing_more_is_cut_off() -> None:
    # The tip b4 lies behind two towers already; the tip j4 hangs on the tower i4 and on i5.
    t = (
        caster(3)
        .hexes("c4 mine", "c5 crypt", "i4 grove")
        .tower(1, "c4")
        .tower(2, "c5")
        .tower(0, "i4")
        .play("cast upheaval")
    )
    assert t.clone().play("at i5").may("at") == ["at j4"]
    assert t.clone().play("at i5").refuses("at i6") == "A217"
    # What touches a hex without a tower is good enough, even there.
    t.play("at h8; at i7")
    assert "to a3" in t.may()
    # Lifting on the other side of the land is free.
    assert Table(3).school(0, "upheaval").relics(0, "seeds 3").play("cast upheaval; at i5").may("at") != ["at j4"]
