"""Final turns, points and ties."""

from __future__ import annotations

from typing import Any

from .kit import Table


def last(seats: int = 2, **options: Any) -> Table:
    """Seat 0 is in the Journey of its last turn, the others have theirs before them."""
    return Table(seats, **options).in_round(13)


def finish(t: Table) -> Table:
    while not t.state.over:
        if t.may("planet"):
            t.prepares()
        t.ends()
    return t


def test_A23_A24_A25_A26_spells() -> None:
    t = (
        last()
        .school(0, "vines vines transmute gate gate automaton automaton")
        .school(1, "decay upheaval time_stop shadow")
    )
    t.relics(0, "seeds 1").play("cast vines; at f5; done")
    finish(t)
    assert t.state.scores() == [1 + 1 + 2 + 4, 1 + 4 + 4 + 2]
    found = t.board(0).breakdown
    assert (found.fundamental, found.advanced, found.master, found.lost) == (2, 2, 4, 0)
    assert t.state.winners() == [1]


def test_A28_A29_A30_lands() -> None:
    t = last(4).hexes(
        "g4 mine 0", "h4 mine 0", "g3 mine 1", "h3 crypt 0", "e4 crypt 1", "d4 grove 0", "e3 grove 1", "d3 grove 2"
    )
    t.hexes("e7 ruins 3")
    finish(t)
    lands = [t.board(seat).breakdown.lands for seat in range(4)]
    assert lands[0] == {"grove": 0, "ruins": 0, "library": 0, "mine": 2, "crypt": 1}
    assert lands[1] == {"grove": 0, "ruins": 0, "library": 0, "mine": 0, "crypt": 1}
    assert lands[2] == {"grove": 0, "ruins": 0, "library": 0, "mine": 0, "crypt": 0}
    assert lands[3] == {"grove": 0, "ruins": 2, "library": 0, "mine": 0, "crypt": 0}
    assert t.state.scores() == [3, 1, 0, 2]


def test_A31_the_tower_counts_as_land() -> None:
    t = last().hexes("g4 mine", "h4 mine 0", "g3 mine 1").tower(0, "g4")
    finish(t)
    assert t.state.scores() == [2, 0]


def test_A28_towns_and_camps_are_no_land() -> None:
    t = finish(last().hexes("f4 town 0", "f3 camp 0"))
    assert t.state.scores() == [0, 0]


def test_A32_A32a_each_counts_once_by_what_lies_there_then() -> None:
    t = last().hexes("g4 mine 0").mage(1, "g4").ends()
    assert (t.board(0).counted, t.board(0).points) == (True, 2)
    t.prepares().play("attack; place").ends()
    assert t.state.scores() == [2, 2]  # a hex counted twice, one after the other
    assert t.state.over


def test_A32a_the_first_compares_with_what_the_others_hold_now() -> None:
    t = last().hexes("g4 mine 0", "h4 mine 1").mage(1, "g4").ends().prepares().play("attack; place").ends()
    assert t.state.scores() == [1, 2]


def test_A181_A183_new_spells_are_added_and_count_but_cannot_be_cast() -> None:
    t = last().relics(0, "gems 4").mage(0, "f7").play("stop; initiate will; done")
    assert t.may() == ["end"]
    t.play("end")
    assert (t.board(0).points, t.book(0)) == (1, "stone_skin")
    assert t.asked == 1


def test_A181_AA17_spells_left_behind_do_not_count() -> None:
    t = (
        last()
        .hexes("g4 crypt 1", "h4 mine")
        .tower(0, "h4")
        .mage(0, "h4")
        .school(0, "vines transmute")
        .play("stop; promote wellspring; end")
    )
    assert (t.book(0), t.board(0).points) == ("wellspring", 2 + 2)


def test_A182_AA26_AV5_cast_cards_without_an_apprentice() -> None:
    for stays, points in ((False, 2), (True, 3)):
        t = (
            last(cast_stays=stays)
            .hexes("h4 mine 0", "g4 mine 1", "g3 crypt")
            .tower(0, "g3")
            .mage(0, "g3")
            .hexes("e7 crypt 1")
        )
        t.school(0, "vines transmute").relics(0, "seeds 1").play(
            "cast vines; at g4; done; stop; promote wellspring; end"
        )
        assert t.board(0).points - 1 - 1 == points
        assert t.book(0) == ("(vines) wellspring" if stays else "wellspring")


def test_A182_cast_cards_with_an_apprentice_count() -> None:
    t = last().school(0, "stone_skin").relics(0, "gems 1").play("cast stone_skin; stop; end")
    assert (t.book(0), t.board(0).points) == ("(stone_skin)", 1)


def test_A185_what_a_finished_player_cast_goes_on() -> None:
    t = (
        last()
        .hexes("g4 mine 0", "h4 crypt")
        .school(0, "stone_skin vines")
        .relics(0, "gems 1 seeds 1")
        .mage(0, "g4")
        .mage(1, "h4")
    )
    t.play("cast stone_skin; cast vines; at g4; done; go g3; stop; end").prepares()
    assert t.tokens() == "g4=vines:0"
    t.play("go g4")
    assert t.mp == 3
    assert t.refuses("attack") == "A203"


def test_A180_the_final_turn_has_all_its_phases() -> None:
    t = Table(2).in_round(12).turn_of(0)
    assert (t.view.final, t.view.phase, t.mp) == (True, "journey", 5)


def test_A22_A33_A34_A35_ties_by_spells() -> None:
    # 4 points each: one Master, two Advanced, one Advanced and two Fundamental.
    t = finish(last(3).school(0, "gate shadow").school(1, "automaton").school(2, "gate vines decay"))
    assert t.state.scores() == [4, 4, 4]
    assert t.state.winners() == [1]
    t = finish(last(2).school(0, "gate vines decay").school(1, "gate shadow"))
    assert t.state.winners() == [1]
    # With equal Masters and Advanced the Fundamental spells decide; land makes up for it.
    t = finish(last(2).school(0, "vines decay").hexes("g4 mine 1").school(1, ""))
    assert (t.state.scores(), t.state.winners()) == ([2, 2], [0])


def test_A36_then_apprentices() -> None:
    t = finish(last(2).school(0, "gate").school(1, "gate gate"))
    assert (t.state.scores(), t.state.winners()) == ([2, 2], [1])
    t = finish(last(2).school(0, "vines").school(1, "vines vines!"))
    assert t.state.winners() == [1]
    t = finish(last(2).school(0, "vines").school(1, "vines").door(0, "time", 1))
    assert t.state.winners() == [0, 1]


def test_A37_A38_then_followers_on_the_land_then_shared() -> None:
    t = finish(last(2).hexes("f4 town 0", "f3 camp 0", "h5 town 1"))
    assert (t.state.scores(), t.state.winners()) == ([0, 0], [0])
    t = finish(last(2).hexes("f4 town 0", "h5 town 1"))
    assert t.state.winners() == [0, 1]
    t = finish(last(2).hexes("f4 town 0", "h5 town 1", "g4 mine", "h4 mine").tower(0, "g4").tower(1, "h4"))
    assert t.state.winners() == [0, 1]


def test_A38_spells_as_counted_the_rest_as_at_the_end() -> None:
    # Seat 0 loses its follower after having counted: then seat 1 has more followers on the land.
    t = (
        last(2)
        .hexes("f4 town 0", "f3 camp 0", "h5 town 1")
        .mage(1, "f4")
        .ends()
        .prepares()
        .play("attack; place")
        .ends()
    )
    assert (t.state.scores(), t.state.winners()) == ([0, 0], [1])


def test_A27_lost_points_can_go_below_what_the_spells_bring() -> None:
    t = finish(last(2).school(0, "gate! gate! gate!"))
    assert t.state.scores() == [-1, 0]
    assert t.board(0).breakdown.lost == -3
    assert t.state.winners() == [1]
