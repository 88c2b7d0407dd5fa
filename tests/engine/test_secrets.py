"""Face-down piles, pieces, and who has seen what; what a seat can imagine is exactly what could be."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conclave.engine.secrets import ALL, Backs, Secrets, bit
from tests.engine.odds import check_fits

TWO_BACKS = Backs([3, 2])


def secrets(*pile: int, backs: Backs = TWO_BACKS) -> Secrets:
    return Secrets(backs, list(pile), [], [], [], [])


def dealt(pile: list[int], *pieces: tuple[int, int, int], backs: Backs = TWO_BACKS) -> Secrets:
    """Pieces taken from a pile: kind, place, who has seen it."""
    made = secrets(*pile, backs=backs)
    for kind, place, seen in pieces:
        made.take(kind, place, seen)
    return made


def test_kinds_of_one_back_lie_side_by_side() -> None:
    assert TWO_BACKS.first == [0, 3, 5]
    assert TWO_BACKS.back == [0, 0, 0, 1, 1]


def test_taking_a_piece_decides_it() -> None:
    hidden = dealt([2, 1, 0, 4, 0], (0, 7, bit(1)))
    assert (hidden.pile, hidden.left(0), hidden.left(1)) == ([1, 1, 0, 4, 0], 2, 4)
    assert (hidden.kind, hidden.place, hidden.seen, hidden.hint) == ([0], [7], [bit(1)], [0])


def test_pieces_of_a_place_keep_the_order_of_arrival() -> None:
    hidden = dealt([3, 3, 3, 3, 3], (2, 0, ALL), (3, 0, ALL), (0, 1, ALL), (1, 0, ALL))
    assert hidden.at(0) == [0, 1, 3]
    assert [hidden.nth(0, 0, n) for n in range(3)] == [0, 3, -1]
    assert hidden.nth(0, 1, 0) == 1
    assert (hidden.count(0, 0), hidden.count(0, 1), hidden.count(1, 1)) == (2, 1, 0)


def test_only_who_has_looked_knows_a_piece() -> None:
    hidden = dealt([1, 1, 1, 1, 1], (1, 0, bit(2)))
    assert [hidden.known(0, seat) for seat in (0, 1, 2, None)] == [-1, -1, 1, -1]
    hidden.show(0, bit(0))
    assert [hidden.known(0, seat) for seat in (0, 1, 2, None)] == [1, -1, 1, -1]
    hidden.show(0, ALL)
    assert [hidden.known(0, seat) for seat in (0, 1, 2, None)] == [1, 1, 1, 1]


def test_who_has_seen_a_piece_goes_with_it() -> None:
    hidden = dealt([1, 1, 1, 1, 1], (1, 0, bit(2)))
    hidden.move(0, 5)
    assert hidden.at(0) == []
    assert hidden.at(5) == [0]
    assert hidden.known(0, 2) == 1


def test_mixing_a_place_clears_the_memory_of_those_who_did_not_watch() -> None:
    hidden = dealt([3, 3, 3, 3, 3], (0, 0, bit(0) | bit(1)), (1, 0, ALL), (2, 1, bit(0)))
    hidden.mix(0, bit(1) | bit(3))
    assert hidden.seen == [bit(1), bit(1) | bit(3), bit(0)]


def test_a_piece_that_leaves_takes_everything_about_it_along() -> None:
    hidden = dealt([3, 3, 3, 3, 3], (0, 0, bit(0)), (1, 1, bit(1)), (2, 2, bit(2)))
    hidden.say(1, 0b11)
    hidden.say(2, 0b100)
    assert hidden.leave(1) == 1
    assert (hidden.kind, hidden.place, hidden.seen, hidden.hint) == ([0, 2], [0, 2], [bit(0), bit(2)], [0, 0b100])
    assert hidden.pile == [2, 2, 2, 3, 3]


def test_a_buried_piece_is_in_the_pile_again() -> None:
    hidden = dealt([3, 3, 3, 3, 3], (0, 0, bit(0)), (4, 1, ALL))
    hidden.bury(1)
    assert hidden.pile == [2, 3, 3, 3, 3]
    assert hidden.kind == [0]


def test_hints_narrow_each_other() -> None:
    hidden = dealt([3, 3, 3, 3, 3], (1, 0, 0))
    hidden.say(0, 0b011)
    hidden.say(0, 0b110)
    assert hidden.hint == [0b010]


def test_a_copy_is_independent() -> None:
    hidden = dealt([3, 3, 3, 3, 3], (1, 0, bit(0)))
    copy = hidden.clone()
    copy.take(2, 1, ALL)
    copy.show(0, ALL)
    copy.say(0, 1)
    copy.move(0, 4)
    assert (hidden.pile, hidden.kind, hidden.place, hidden.seen, hidden.hint) == (
        [3, 2, 3, 3, 3],
        [1],
        [0],
        [bit(0)],
        [0],
    )


def test_every_piece_of_a_pile_is_drawn_as_often_as_any_other() -> None:
    hidden = secrets(4, 1, 0, 9, 9)
    rng = Random(5)
    counts = Counter(hidden.random_kind(0, rng) for _ in range(4000))
    check_fits(counts, {0: 4, 1: 1})
    assert hidden.pile == [4, 1, 0, 9, 9], "looking takes nothing away"


def test_an_empty_pile_has_nothing_to_draw() -> None:
    with pytest.raises(ValueError, match="empty"):
        secrets(0, 0, 0, 1, 1).random_kind(0, Random(1))


# What a seat can imagine


def enumerate_worlds(hidden: Secrets, seat: int | None) -> dict[tuple[int, ...], float]:
    """Every way in which the unseen pieces can be dealt from the bag, each single piece of the bag told apart."""
    unseen = [i for i in range(len(hidden.kind)) if not hidden.seen[i] & bit(seat)]
    bag = [k for k, n in enumerate(hidden.pile) for _ in range(n)] + [hidden.kind[i] for i in unseen]
    back = hidden.backs.back
    worlds: Counter[tuple[int, ...]] = Counter()
    for draw in permutations(range(len(bag)), len(unseen)):
        kinds = list(hidden.kind)
        fits = True
        for i, token in zip(unseen, draw, strict=True):
            kind = bag[token]
            fits = (
                fits and back[kind] == back[hidden.kind[i]] and (not hidden.hint[i] or bool(hidden.hint[i] >> kind & 1))
            )
            kinds[i] = kind
        if fits:
            worlds[tuple(kinds)] += 1
    return {world: float(n) for world, n in worlds.items()}


def check_uniform(hidden: Secrets, seat: int | None, seed: int = 1) -> None:
    """`deal_anew` gives every world as often as enumeration says."""
    exact = enumerate_worlds(hidden, seat)
    rng = Random(seed)
    rarest = min(exact.values()) / sum(exact.values())
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(int(max(3000, 40 / rarest))):
        world = hidden.clone()
        world.deal_anew(seat, rng)
        counts[tuple(world.kind)] += 1
    check_fits(counts, exact)


def test_imagined_deals_are_distributed_as_enumeration_says() -> None:
    check_uniform(dealt([3, 2, 1, 0, 0], (0, 0, bit(0)), (1, 1, bit(1)), (1, 1, bit(1))), 0)


def test_imagined_deals_never_mix_two_backs() -> None:
    check_uniform(dealt([2, 1, 1, 2, 2], (0, 1, bit(1)), (3, 1, bit(1)), (4, 2, bit(2)), (2, 0, bit(0))), 0)


def test_a_spectator_imagines_all_that_does_not_lie_face_up() -> None:
    check_uniform(dealt([2, 2, 1, 0, 0], (0, 0, bit(0)), (1, 1, bit(0) | bit(1)), (2, 1, ALL)), None)


def test_one_hint_is_respected_and_the_rest_is_uniform() -> None:
    hidden = dealt([2, 2, 2, 0, 0], (0, 1, bit(1)), (1, 1, bit(1)))
    hidden.say(0, 0b101)
    check_uniform(hidden, 0)


def test_equal_hints_are_uniform() -> None:
    hidden = dealt([2, 2, 2, 0, 0], (0, 1, bit(1)), (1, 1, bit(1)), (2, 2, bit(2)))
    hidden.say(0, 0b011)
    hidden.say(1, 0b011)
    check_uniform(hidden, 0)


def test_hints_that_share_nothing_are_uniform() -> None:
    hidden = dealt([3, 2, 2, 0, 0], (0, 1, bit(1)), (2, 1, bit(1)))
    hidden.say(0, 0b011)
    hidden.say(1, 0b100)
    check_uniform(hidden, 0)


def test_hints_that_overlap_are_uniform() -> None:
    hidden = dealt([1, 2, 2, 0, 0], (0, 1, bit(1)), (1, 2, bit(2)))
    hidden.say(0, 0b011)
    hidden.say(1, 0b110)
    check_uniform(hidden, 0)


def test_a_hint_inside_another_is_uniform() -> None:
    hidden = dealt([2, 2, 2, 0, 0], (0, 1, bit(1)), (1, 2, bit(2)))
    hidden.say(0, 0b001)
    hidden.say(1, 0b011)
    check_uniform(hidden, 0)


def test_hints_can_always_be_met() -> None:
    """Three pieces, one of each kind: whoever is dealt first must leave the others what they need."""
    hidden = dealt([1, 1, 1, 0, 0], (2, 1, bit(1)), (1, 2, bit(2)), (0, 3, bit(3)))
    hidden.say(0, 0b101)
    hidden.say(1, 0b011)
    hidden.say(2, 0b011)
    rng = Random(3)
    for _ in range(100):
        world = hidden.clone()
        world.deal_anew(0, rng)
        assert all(world.hint[i] >> world.kind[i] & 1 for i in range(3))
        assert sorted(world.kind) == [0, 1, 2]


def test_what_a_seat_has_seen_stays_even_where_a_hint_says_more() -> None:
    hidden = dealt([2, 2, 2, 0, 0], (1, 0, bit(0)))
    hidden.say(0, 0b110)
    for seed in range(30):
        world = hidden.clone()
        world.deal_anew(0, Random(seed))
        assert world.kind == [1]


@st.composite
def tables(draw: st.DrawFn) -> Secrets:
    hidden = secrets(*draw(st.lists(st.integers(2, 5), min_size=5, max_size=5)))
    for _ in range(draw(st.integers(0, 8))):
        kind = draw(st.integers(0, 4))
        if hidden.pile[kind]:
            hidden.take(kind, draw(st.integers(0, 3)), draw(st.sampled_from([0, 1, 2, 3, 4, 6, ALL])))
            if draw(st.booleans()):
                same_back = 0b111 if kind < 3 else 0b11000
                hidden.say(len(hidden.kind) - 1, draw(st.sampled_from([1 << kind, same_back])))
    return hidden


@given(tables(), st.sampled_from([0, 1, 2, None]), st.integers(0, 1000))
def test_dealing_anew_keeps_what_is_public_and_what_was_seen(hidden: Secrets, seat: int | None, seed: int) -> None:
    world = hidden.clone()
    world.deal_anew(seat, Random(seed))
    back = hidden.backs.back
    assert (world.place, world.seen, world.hint) == (hidden.place, hidden.seen, hidden.hint)
    assert [back[k] for k in world.kind] == [back[k] for k in hidden.kind]
    for i in range(len(hidden.kind)):
        assert world.known(i, seat) == hidden.known(i, seat)
        assert not world.hint[i] or world.hint[i] >> world.kind[i] & 1
    assert min(world.pile) >= 0
    for k in range(5):
        assert world.pile[k] + world.kind.count(k) == hidden.pile[k] + hidden.kind.count(k)


def test_a_piece_is_supposed_to_be_another_only_in_exchange_for_what_the_seat_has_not_seen() -> None:
    hidden = dealt([1, 0, 1, 0, 0], (0, 3, bit(3)))
    assert hidden.suppose(0, 2, 1, 3)
    assert (hidden.kind, hidden.pile) == ([2], [1, 0, 0, 0, 0])
    hidden = dealt([1, 1, 0, 0, 0], (0, 3, bit(3)), (1, 4, bit(1)), (1, 4, bit(4)), backs=TWO_BACKS)
    hidden.pile[1] = 0
    assert hidden.suppose(0, 1, 1, 3)
    assert hidden.kind == [1, 1, 0], "not the one that the seat has seen"
    before = list(hidden.kind)
    assert not hidden.suppose(0, 2, 1, 3), "there is none of this kind"
    assert not dealt([0, 0, 1, 0, 0], (2, 3, 0)).suppose(0, 1, None, 3)
    assert hidden.kind == before
