"""A pool of processes that does as it is told: it takes work as it has room for it, and ends with whoever has started it, by
Ctrl+C or however."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Final, TypeVar, TypeVarTuple

from conclave.engine.mistakes import Mistake, usage
from conclave.lifelines import deaf_to_ctrl_c, end_with_parent

AHEAD: Final = 4
"""So many tasks wait for each process, lest it wait for them."""

Asked = TypeVarTuple("Asked")
Done = TypeVar("Done")


def pooled(
    count: int, work: Callable[[*Asked], Done], tasks: Iterable[tuple[*Asked]]
) -> Generator[tuple[tuple[*Asked], Done], None, None]:
    """Each task with what came of it, as it is done by one of so many processes. Should one of them be killed, what the others
    have finished still comes, and then BrokenProcessPool. Closing this ends them all."""
    strangers = multiprocessing.active_children()
    pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), end_with_parent)
    waiting, going = iter(tasks), dict[Future[Done], tuple[*Asked]]()
    try:
        while True:
            with deaf_to_ctrl_c():
                for task in islice(waiting, AHEAD * count - len(going)):
                    going[pool.submit(work, *task)] = task
            if not going:
                return
            done, _ = wait(going, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=lambda future: future.exception() is not None):
                yield going.pop(future), future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            if child not in strangers:
                child.terminate()


def dying() -> Mistake:
    return usage(
        "The processes that play die again and again. Is there enough memory?",
        "Die Prozesse, die spielen, sterben immer wieder. Reicht der Speicher?",
    )
