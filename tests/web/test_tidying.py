"""Memory is tidied up when it is quiet, and at the latest when much has come together."""

from __future__ import annotations

import gc

from conclave.web.tidying import MOST_NEW, QUIET_SECONDS, Tidying, new_things


def test_it_waits_for_a_quiet_moment() -> None:
    done: list[float] = []
    now = 0.0
    tidying = Tidying(now, lambda: done.append(now))
    for tick in range(1, 50):
        now = tick * 0.1
        tidying.tick(tick, 100_000, now)
    assert not done
    last = now
    while now < last + 3 * QUIET_SECONDS:
        now += 0.1
        tidying.tick(49, 100_000, now)
    assert len(done) == 1
    assert QUIET_SECONDS <= done[0] - last < QUIET_SECONDS + 0.2


def test_it_does_not_wait_for_ever() -> None:
    done: list[int] = []
    new = 0

    def tidy() -> None:
        nonlocal new
        done.append(new)
        new = 0

    tidying = Tidying(0.0, tidy)
    for tick in range(1, 100):
        new += MOST_NEW // 10
        tidying.tick(tick, new, tick * 0.1)
    assert done == [MOST_NEW] * 9


def test_new_things_are_counted_though_nobody_looks_for_them() -> None:
    was = gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        before = new_things()
        kept: list[list[int]] = [[] for _ in range(50_000)]
        assert new_things() - before > len(kept) // 2
        gc.collect()
        assert new_things() < len(kept) // 2
    finally:
        if was:
            gc.enable()
