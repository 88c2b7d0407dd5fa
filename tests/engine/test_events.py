"""Events say to each seat what it may know."""

from __future__ import annotations

from random import Random

from conclave.engine.events import EVERYONE, UNSEEN, Event, Sink
from conclave.engine.moves import CHANCE
from conclave.engine.secrets import ALL
from tests.engine.fair import GAME, Fair, started


def drawn(witnesses: int) -> Event:
    return Event("draws", 1, 2, 3, 4, 77, witnesses)


def test_what_everybody_may_know_everybody_sees() -> None:
    event = drawn(EVERYONE)
    assert all(event.seen_by(seat).hidden == 77 for seat in (0, 1, 5, None))


def test_only_witnesses_see_what_is_hidden() -> None:
    event = drawn(0b1010)
    assert [event.seen_by(seat).hidden for seat in (0, 1, 2, 3, None)] == [UNSEEN, 77, UNSEEN, 77, UNSEEN]


def test_what_nobody_witnessed_nobody_sees() -> None:
    assert [drawn(0).seen_by(seat).hidden for seat in (0, 1, None)] == [UNSEEN] * 3


def test_a_spectator_sees_what_lies_face_up() -> None:
    """ALL is everybody, spectators included."""
    assert drawn(ALL).seen_by(None).hidden == 77


def test_the_rest_of_an_event_is_public() -> None:
    assert drawn(0b10).seen_by(0).data() == ("draws", 1, 2, 3, 4, UNSEEN)
    assert drawn(0b10).seen_by(1).data() == ("draws", 1, 2, 3, 4, 77)
    assert repr(drawn(1)) == "<draws 1 2 3 4 (77)>"


def test_a_sink_gives_each_event_once() -> None:
    sink = Sink()
    sink.events.append(drawn(0))
    assert len(sink.take()) == 1
    assert sink.take() == []


def test_a_state_tells_only_who_listens() -> None:
    state = GAME.start(2)
    assert isinstance(state, Fair)
    state.play(CHANCE, "deal ring")
    state.sink = Sink()
    state.play(CHANCE, "deal mask")
    assert [event.data() for event in state.sink.take()] == [("dealt", 1, 0, 0, 0, 2)]


def test_a_copy_does_not_tell() -> None:
    state = started()
    state.sink = Sink()
    state.clone().play(0, "buy apple")
    state.imagine(0, Random(1)).play(0, "buy apple")
    assert state.sink.take() == []
