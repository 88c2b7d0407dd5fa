"""Nobody knows the faces of face-down hexes, and nothing tells them."""

from __future__ import annotations

from random import Random
from typing import Any

from conclave import CHANCE
from conclave.engine.events import Sink
from conclave.games.archmage import GAME

from .kit import Table
from .lore import LANDS


def test_A15_imagined_worlds_look_and_play_the_same() -> None:
    rng = Random(5)
    for seats in (1, 2, 3, 4):
        state = GAME.start(seats)
        for n in range(150):
            if not state.to_act:
                break
            seat = state.to_act[0]
            if seat != CHANCE and n % 6 == 0:
                for eyes in range(seats):
                    world = state.imagine(eyes, rng)
                    assert world.view(eyes) == state.view(eyes)
                    assert world.options(seat) == state.options(seat)
                    assert world.refused(seat) == state.refused(seat)
            state.play(seat, state.pick(seat, rng))


def test_A15_a_face_is_decided_only_when_it_is_turned_up() -> None:
    """The same position leads to every face there is, with the odds of what is left."""
    t = Table(2).mage(0, "g4").play("explore")
    for face in LANDS:
        other = t.clone().play(f"find {face}")
        assert other.hex("g4").face == face
        assert other.view.unexplored[face] == 3


def test_A217_moving_face_down_hexes_tells_nothing() -> None:
    t = Table(2).school(0, "upheaval").relics(0, "seeds 3").play("cast upheaval; at i3; at h3; to j4; to j5")
    t.events()
    assert (t.hex("j4").kind, t.hex("j4").face) == ("outpost", None)
    assert (t.hex("j5").kind, t.hex("j5").face) == ("wilderness", None)
    assert t.view.unexplored == {**dict.fromkeys(LANDS, 4), "camp": 3, "drow": 1, "trolls": 1, "gremlins": 1}
    t.mage(0, "j5").play("explore")
    assert t.may() == sorted(f"find {face}" for face in LANDS)


def test_A15_events_say_no_more_than_the_table_shows() -> None:
    rng = Random(11)
    state = GAME.start(3)
    state.sink = Sink()
    for _ in range(700):
        if not state.to_act:
            break
        before: Any = state.view(None)
        seat = state.to_act[0]
        state.play(seat, state.pick(seat, rng))
        view: Any = state.view(None)
        down = {hex.cell for hex in view.land if hex.face is None}
        assert down <= {hex.cell for hex in before.land} | {hex.cell for hex in view.land if hex.token == "upheaval"}
        for event in state.sink.take():
            assert event.seen_by(None).data() == event.data(), "nothing is hidden from spectators"


def test_AS11_what_the_warlord_burns_is_chance_too() -> None:
    t = Table(1).warlord("d3").mage(0, "h5").play("stop; end; compass s; march 1")
    assert t.asked == CHANCE
    assert t.may() == sorted(f"find {face}" for face in LANDS)
