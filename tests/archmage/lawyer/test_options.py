"""The options of the table, AV1 to AV6; the lands and the solo game have theirs in their own files."""

from __future__ import annotations

import pytest

import conclave
from conclave.games.archmage import GAME

from .kit import Table


def test_AV1_to_AV6_all_are_off_unless_agreed_on() -> None:
    options = {option.name: option.values[0] for option in GAME.options}
    assert options == {
        **{"difficulty": "apprentice", "full_land": False, "relic_cap": False, "wild_wards": False},
        **{"cast_stays": False, "strict_quicken": False},
    }
    assert [option.rule.id for option in GAME.options] == ["AV1", "AV2", "AV3", "AV4", "AV5", "AV6"]
    with pytest.raises(Exception, match="difficulty"):
        GAME.start(1, {"difficulty": "easy"})


def test_AV3_AA22_at_most_nine_of_a_kind() -> None:
    for capped, most in ((False, 10), (True, 9)):
        t = Table(2, relic_cap=capped).relics(0, "gems 9").mage(0, "g4").play("explore; find mine")
        assert t.purse() == f"gems {most}"
        t = (
            Table(2, relic_cap=capped)
            .relics(0, "blood 9")
            .relics(1, "blood 9")
            .hexes("g4 mine 1")
            .mage(0, "g4")
            .play("attack")
        )
        assert (t.purse(0), t.purse(1)) == (f"blood {most}", f"blood {most}")
        t = Table(2, relic_cap=capped).relics(0, "gems 9").turn_of(0, "will")
        assert t.purse() == f"gems {most}"
        t = Table(2, relic_cap=capped).relics(0, "gems 9").hexes("g4 mine").mage(0, "g4").play("stop; build")
        assert t.purse() == f"gems {most}"
        t = Table(2, relic_cap=capped).relics(0, "gems 9").hexes("g4 mine 0", "h4 mine 0").mage(0, "f4").play("stop")
        if capped:
            assert t.refuses("gather") == "AA35"
        else:
            assert t.play("gather").purse() == "gems 11"
        t = (
            Table(2, relic_cap=capped)
            .hexes("g4 grove 0 wellspring:0")
            .relics(0, "gems 9")
            .relics(1, "gems 1")
            .mage(1, "h4")
        )
        assert t.ends().play("go g4").purse(0) == f"gems {most}"


def test_AV4_wards_in_the_wilderness_only() -> None:
    for wild, wards in ((False, "f3 f4 g3"), (True, "g3")):
        t = Table(2, wild_wards=wild).hexes("g3 grove 0", "f3 camp 0", "f4 town 0").mage(0, "g3").play("stop; wards")
        assert t.wards() == wards
    t = Table(2, wild_wards=True).hexes("g3 grove", "f4 town 0").mage(0, "g3").play("stop")
    assert t.refuses("wards") in ("AA35", "A151", "AV4")


def test_AV6_AA27_quickens_points_and_divination() -> None:
    land = ["g4 grove 0", "h4 mine 0", "h3 crypt 0", "g3 ruins 0", "e7 library 0", "e8 grove 0", "d6 mine 0"]
    for strict in (False, True):
        t = Table(2, strict_quicken=strict).hexes(*land).school(0, "quicken divination").relics(0, "scrolls 1 gems 2")
        t.play("cast quicken; cast divination; divine g4; divine h4; divine h3; divine g3; divine e7")
        assert t.mp == 2
        if strict:
            assert not t.may("divine")
            assert t.refuses("divine e8") == "AV6"
            assert t.may("go")
        else:
            t.play("divine e8; divine d6")
            assert t.mp == 0


def test_AV6_other_uses_take_quickens_points_first() -> None:
    t = (
        Table(2, strict_quicken=True)
        .hexes("g4 grove 0", "h4 mine 0")
        .school(0, "quicken divination")
        .relics(0, "scrolls 1 gems 2")
    )
    t.play("cast quicken; cast divination; go f5; go f4")
    assert (t.mp, t.view.quick) == (5, 0)
    t.play("divine g4; divine h4")
    assert t.mp == 3


def test_conclave_knows_the_game() -> None:
    assert conclave.game("archmage") is GAME
    with pytest.raises(Exception, match="5"):
        GAME.start(5)
