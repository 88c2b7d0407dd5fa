"""Pieces among which somebody chose secretly: others keep what they know of them together, and lose which is which."""

from __future__ import annotations

from collections import Counter
from random import Random

from conclave.engine.secrets import ALL, Backs, Secrets, bit
from tests.engine.odds import check_fits

ONE_BACK = Backs([4])
OWNER, THIEF, OTHER = bit(0), bit(1), bit(2)


def cellar(*pieces: tuple[int, int], pile: tuple[int, ...] = (2, 2, 2, 2)) -> Secrets:
    """Pieces at place 0: kind, who has seen it."""
    made = Secrets.fresh(ONE_BACK, list(pile))
    for kind, seen in pieces:
        made.take(kind, 0, seen)
    return made


def as_likely(found: Counter[tuple[int, ...]], *expected: tuple[int, ...]) -> None:
    check_fits(found, dict.fromkeys(expected, 1.0))


def worlds(hidden: Secrets, seat: int | None, n: int = 6000) -> Counter[tuple[int, ...]]:
    rng = Random(3)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(n):
        world = hidden.clone()
        world.deal_anew(seat, rng)
        assert [world.pile[k] + world.kind.count(k) for k in range(4)] == [
            hidden.pile[k] + hidden.kind.count(k) for k in range(4)
        ]
        found[tuple(world.kind)] += 1
    return found


def test_who_watches_still_knows_each_piece() -> None:
    hidden = cellar((0, ALL), (1, ALL), (2, ALL))
    hidden.mingle([0, 1, 2], OWNER | THIEF)
    hidden.bring(1, 1)
    assert [hidden.known(piece, 0) for piece in range(3)] == [0, 2, 1]
    assert worlds(hidden, 1, 20) == {(0, 2, 1): 20}


def test_who_does_not_watch_keeps_the_kinds_and_loses_the_places() -> None:
    hidden = cellar((0, ALL), (1, ALL), (2, ALL))
    hidden.mingle([0, 1, 2], OWNER | THIEF)
    hidden.bring(1, 1)
    assert [hidden.known(piece, 2) for piece in range(3)] == [-1, -1, -1]
    every_order = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
    as_likely(worlds(hidden, 2), *every_order)


def test_what_was_never_seen_is_dealt_from_the_bag_and_then_changes_places() -> None:
    hidden = cellar((0, ALL), (1, OWNER), pile=(1, 1, 1, 0))
    hidden.mingle([0, 1], OWNER | THIEF)
    # The known 0 is one of the two; the other is 1 or 2, as likely.
    as_likely(worlds(hidden, 2), (0, 1), (1, 0), (0, 2), (2, 0))


def test_an_imagined_world_is_known_as_well_as_the_true_one() -> None:
    """What was sensed stays so: imagining once more neither loses nor invents knowledge."""
    hidden = cellar((0, ALL), (1, OWNER), pile=(1, 1, 1, 0))
    hidden.mingle([0, 1], OWNER | THIEF)
    for seed in range(20):
        world = hidden.clone()
        world.deal_anew(2, Random(seed))
        as_likely(worlds(world, 2, 1500), (0, 1), (1, 0), (0, 2), (2, 0))


def test_nothing_imagined_hangs_on_where_pieces_truly_lie() -> None:
    hidden = cellar((0, ALL), (1, OWNER), (2, ALL), (3, 0), pile=(1, 2, 2, 1))
    hidden.mingle([0, 1, 2], OWNER | THIEF)
    for seed in range(20):
        world = hidden.clone()
        world.deal_anew(2, Random(seed))
        again = hidden.clone()
        for one in (world, again):
            one.deal_anew(2, Random(99))
        assert (world.kind, world.sensed) == (again.kind, again.sensed)


def test_a_piece_seen_again_stays_where_it_is() -> None:
    hidden = cellar((0, ALL), (1, ALL), (2, ALL))
    hidden.mingle([0, 1, 2], OWNER)
    hidden.show(0, OTHER)
    as_likely(worlds(hidden, 2), (0, 1, 2), (0, 2, 1))


def test_a_piece_that_leaves_takes_its_kind_from_the_pool() -> None:
    hidden = cellar((0, ALL), (1, ALL), (2, ALL))
    hidden.mingle([0, 1, 2], OWNER)
    assert hidden.leave(0) == 0
    as_likely(worlds(hidden, 2), (1, 2), (2, 1))


def test_pools_that_meet_become_one() -> None:
    hidden = cellar((0, ALL), (1, ALL), (2, ALL))
    hidden.mingle([0, 1], OWNER)
    hidden.mingle([1, 2], OWNER)
    assert len(set(hidden.pool)) == 1
    assert len(worlds(hidden, 2)) == 6


def test_a_buried_piece_may_be_any_of_its_pool() -> None:
    """What went back to the pile is unknown, so what stayed can be anything the pile has now."""
    hidden = cellar((0, ALL), (1, ALL), pile=(1, 1, 0, 0))
    hidden.mingle([0, 1], OWNER)
    hidden.bury(0)
    as_likely(worlds(hidden, 2), (0,), (1,))


def test_pieces_brought_last_and_put_from_the_table_join_the_lists() -> None:
    hidden = cellar((0, ALL), (1, ALL))
    hidden.mingle([0, 1], OWNER)
    hidden.put(3, 5, ALL)
    hidden.bring(0, 5)
    assert (hidden.kind, hidden.place) == ([1, 3, 0], [0, 5, 5])
    assert len(hidden.pool) == len(hidden.sensed) == 3
    copy = hidden.clone()
    copy.pool[0] = 9
    assert hidden.pool[0] != 9
