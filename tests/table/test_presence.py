"""Who is online: by the open streams here, and by what other processes say of theirs."""

from __future__ import annotations

from conclave.table.presence import Presence


def test_a_seat_is_online_while_it_has_a_stream() -> None:
    presence = Presence()
    assert presence.arrive("m", [0, 1])
    assert not presence.arrive("m", [1])
    assert presence.depart("m", [0, 1])
    assert presence.at("m") == {1}
    assert presence.depart("m", [1])
    assert presence.at("m") == frozenset()
    assert presence.unsaid() == []  # nobody is there who would be told


def test_a_seat_is_online_if_it_is_so_anywhere() -> None:
    presence = Presence(shared=True)
    assert presence.hear("b", "m", frozenset({1}))
    assert not presence.arrive("m", [1])
    assert presence.hear("c", "m", frozenset({2}))
    assert presence.at("m") == {1, 2}
    assert not presence.hear("b", "m", frozenset())
    assert presence.at("m") == {1, 2}
    assert presence.forget("c") == ["m"]
    assert presence.forget("c") == []
    assert presence.depart("m", [1])
    assert presence.at("m") == frozenset()


def test_the_others_are_told_what_changed_and_whoever_knows_nothing_is_told_everything() -> None:
    presence = Presence(shared=True)
    presence.arrive("m", [0])
    presence.arrive("n", [1])
    assert presence.unsaid() == [("m", frozenset({0})), ("n", frozenset({1}))]
    assert presence.unsaid() == []
    presence.depart("m", [0])
    assert presence.unsaid(everybody=True) == [("m", frozenset()), ("n", frozenset({1}))]
    assert presence.unsaid(everybody=True) == [("n", frozenset({1}))]
