"""A state's hash and the check of its copies see every field."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from conclave.engine.events import Sink
from conclave.engine.fields import APART, declared, digest, fields, flags_for_numbers, plain, shared
from conclave.engine.moves import CHANCE
from conclave.engine.secrets import Backs, Secrets
from conclave.games.zavandor import GAME as ZAVANDOR
from conclave.games.zavandor.state import Zavandor
from conclave.games.zavandor.steps.auction import Bidding
from tests.engine.fair import END, GAME, VOTE, Fair, Note, started


def zavandor(seed: int = 3, moves: int = 30) -> Zavandor:
    """Some way into a match, with cards in hands."""
    rng = Random(seed)
    state = ZAVANDOR.start(3)
    while moves > 0 or not state.secrets.kind:
        seat = state.to_act[0]
        state.apply(seat, state.pick(seat, rng))
        moves -= 1
    assert isinstance(state, Zavandor)
    return state


def test_the_fields_of_a_state_are_its_slots_and_its_bases() -> None:
    named = {"agenda", "answerers", "answers", "game", "seats", "secrets", "sink", "tide", "to_act"}
    own = {"coins", "round", "stock", "story", "votes"}
    assert set(fields(Fair)) == named | own
    assert set(fields(Secrets)) == {"backs", "hint", "kind", "pile", "place", "pool", "seen", "sensed"}
    assert {"purse", "worth", "spent", "switches"} <= set(fields(Zavandor))


def test_what_is_computed_is_no_field() -> None:
    assert "over" not in fields(Fair)
    assert "over" not in fields(Zavandor)


def test_equal_states_have_equal_digests() -> None:
    assert digest(started()) == digest(started())
    assert digest(zavandor()) == digest(zavandor()) == digest(zavandor().clone())
    assert digest(zavandor()) != digest(zavandor(seed=4))


def changed(value: Any) -> Any:
    """Something of the same type, a little different."""
    if isinstance(value, int):
        return value + 1
    if isinstance(value, tuple):
        return (*value, 9)
    assert isinstance(value, list)
    if not value:
        return [7]
    return [*value[:-1], value[-1] + 1]


PLAIN_FIELDS = [n for n in fields(Zavandor) if n not in {*APART, "seats", "switches", "secrets", "agenda", "answers"}]


@pytest.mark.parametrize("name", PLAIN_FIELDS)
def test_the_digest_changes_with_every_field_of_zavandor(name: str) -> None:
    state = zavandor()
    before = digest(state)
    setattr(state, name, changed(getattr(state, name)))
    assert digest(state) != before


def test_the_digest_changes_with_every_place_in_every_list() -> None:
    state = zavandor()
    before = digest(state)
    for name in PLAIN_FIELDS:
        values = getattr(state, name)
        if isinstance(values, list):
            for i in range(len(values)):
                values[i] += 1
                assert digest(state) != before, f"{name}[{i}]"
                values[i] -= 1
    assert digest(state) == before


@pytest.mark.parametrize("name", ["coins", "round", "stock", "story", "votes", "tide", "to_act", "answerers"])
def test_the_digest_changes_with_every_field_of_a_game_from_elsewhere(name: str) -> None:
    state = started()
    before = digest(state)
    setattr(state, name, changed(getattr(state, name)))
    assert digest(state) != before


@pytest.mark.parametrize("name", ["pile", "kind", "place", "seen", "hint"])
def test_the_digest_changes_with_every_secret(name: str) -> None:
    state = zavandor()
    before = digest(state)
    values = getattr(state.secrets, name)
    values[0] += 1
    assert digest(state) != before


def test_the_digest_changes_with_the_agenda_and_the_answers() -> None:
    state = started()
    before = digest(state)
    state.agenda.insert(0, Note(1))
    with_note = digest(state)
    state.agenda[0] = Note(2)
    assert len({before, with_note, digest(state)}) == 3
    state = started()
    state.answers = [VOTE[0]]
    with_answer = digest(state)
    state.answers = [VOTE[1]]
    assert len({before, with_answer, digest(state)}) == 3


@pytest.mark.parametrize("at", range(6))
def test_the_digest_changes_with_every_field_of_a_step(at: int) -> None:
    state = zavandor()
    seat, thing, high, leader, bidders, bid = (int(n == at) + figure for n, figure in enumerate((0, 14, 30, 1, 3, 20)))
    state.then(Bidding(0, 14, 30, 1, 3, (20, 30)))
    before = digest(state)
    state.agenda[-1] = Bidding(seat, thing, high, leader, bidders, (bid, 30))
    assert digest(state) != before


def test_the_digest_changes_with_seats_and_options() -> None:
    starts = [ZAVANDOR.start(2), ZAVANDOR.start(3)]
    starts += [ZAVANDOR.start(3, {option.name: True}) for option in ZAVANDOR.options]
    assert len({digest(state) for state in starts}) == len(starts)


def test_who_listens_is_not_part_of_the_position() -> None:
    state, listened = started(), started()
    listened.sink = Sink()
    assert digest(state) == digest(listened)


def test_the_digest_is_the_same_in_every_process() -> None:
    """It is written into golden records, so it may not hang on the order of a hash."""
    state = GAME.start(2)
    for move in ("deal ring", "deal drum", "heads"):
        state.play(CHANCE, move)
    assert plain(state) == plain(started(cards=("ring", "drum"), toss="heads"))
    assert len(digest(state)) == 16


class Bag(Fair):
    """A fair whose coins can be any kind of collection."""

    __slots__ = ()


@pytest.mark.parametrize(
    ("one", "two"),
    [({1}, {2}), (bytearray(b"a"), bytearray(b"b")), (b"a", b"b"), ({"a": 1}, {"a": 2}), (frozenset({1}), frozenset())],
    ids=lambda value: type(value).__name__,
)
def test_the_digest_sees_into_every_kind_of_collection(one: Any, two: Any) -> None:
    a, b = started(), started()
    a.coins, b.coins = one, two
    try:
        digests = digest(a), digest(b)
    except TypeError:
        return  # saying that it cannot be hashed is as good as hashing it
    assert digests[0] != digests[1]


# Copies that share


def test_a_true_copy_shares_nothing() -> None:
    for state in (zavandor(), started()):
        assert shared(state, state.clone()) == []


@pytest.mark.parametrize("name", ["agenda", *[n for n in PLAIN_FIELDS if isinstance(getattr(zavandor(), n), list)][2:]])
def test_a_shared_list_is_found(name: str) -> None:
    state = zavandor()
    copy = state.clone()
    setattr(copy, name, getattr(state, name))
    assert shared(state, copy) == [f"state.{name}"]


def test_shared_secrets_are_found() -> None:
    state = zavandor()
    copy = state.clone()
    copy.secrets.seen = state.secrets.seen
    assert shared(state, copy) == ["state.secrets.seen"]
    copy.secrets = state.secrets
    lists = ("hint", "kind", "pile", "place", "pool", "seen", "sensed")
    assert set(shared(state, copy)) == {f"state.secrets.{name}" for name in lists}


def test_shared_answers_are_found() -> None:
    state = started()
    state.answers = [END]
    copy = state.clone()
    assert shared(state, copy) == []
    copy.answers = state.answers
    assert shared(state, copy) == ["state.answers"]


def test_a_shared_list_within_a_list_is_found() -> None:
    one, two = started(), started()
    inner: list[Any] = []
    one.story, two.story = [inner], [inner]  # type: ignore[list-item]
    assert shared(one, two) == ["state.story[0]"]


@pytest.mark.parametrize("value", [{"a": 1}, {1, 2}, bytearray(b"abc")], ids=lambda value: type(value).__name__)
def test_a_shared_collection_of_another_kind_is_found(value: Any) -> None:
    one, two = started(), started()
    one.coins = two.coins = value
    assert shared(one, two) == ["state.coins"]


class Shelf:
    """Holds something that holds a list."""

    __slots__ = ("held",)

    def __init__(self, held: Secrets) -> None:
        self.held = held


def test_a_shared_thing_that_holds_a_list_deep_inside_is_found() -> None:
    one, two = started(), started()
    one.coins = two.coins = Shelf(Secrets(Backs([1]), [1], [], [], [], []))  # type: ignore[assignment]
    assert "state.coins.held.pile" in shared(one, two)


# Declared types


class Marked(Note):
    """A step with a flag, two numbers, one of them its base's, and a list."""

    __slots__ = ("done", "left", "marks")

    def __init__(self, done: bool, n: int, marks: list[int]) -> None:
        super().__init__(n)
        self.done: Final[bool] = done
        self.left = n
        self.marks: Final[list[int]] = marks


def test_declared_types_are_read_from_the_constructors() -> None:
    assert declared(Fair)["round"] == "int"
    assert declared(Fair)["coins"] == "list[int]"
    assert declared(Fair)["seats"] == "int"
    assert declared(Marked) == {"done": "bool", "n": "int", "left": "int", "marks": "list[int]"}
    assert declared(Zavandor)["purse"] == "list[int]"


def test_flags_are_found_only_where_numbers_are_declared() -> None:
    assert flags_for_numbers(Marked(True, 1, [1])) == []
    assert flags_for_numbers(Marked(True, True, [1, False])) == ["state.n", "state.left", "state.marks[1]"]
    assert flags_for_numbers(zavandor()) == []
    state = started()
    state.agenda.append(Marked(True, True, []))
    last = f"state.agenda[{len(state.agenda) - 1}]"
    assert flags_for_numbers(state) == [f"{last}.n", f"{last}.left"]
