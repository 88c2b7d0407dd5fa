"""Crews: who plays the matches of a tournament. One process, several, or a cluster; the results are the same."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Final

from conclave.engine.mistakes import Mistake
from conclave.lab.arena import Contest, Result, play
from conclave.lifelines import deaf_to_ctrl_c, end_with_parent

AHEAD: Final = 4
"""So many matches wait for each process, lest it wait for them."""
PATIENCE: Final = 3
"""So often in a row processes may die without having finished a match."""

Crew = Callable[[Contest, Sequence[int]], Generator[Result, None, None]]
"""Plays the matches with these numbers; results come as they are finished. Closing it ends all that it has started."""


def alone(contest: Contest, numbers: Sequence[int]) -> Generator[Result, None, None]:
    """In this very process."""
    for n in numbers:
        yield play(contest, n)


def processes(count: int) -> Crew:
    """In so many processes of this machine. Should one be killed, what it had not finished is played again."""

    def crew(contest: Contest, numbers: Sequence[int]) -> Generator[Result, None, None]:
        left = dict.fromkeys(numbers)
        deaths = 0
        while left:
            try:
                for result in pooled(contest, list(left), count):
                    del left[result.n]
                    deaths = 0
                    yield result
            except BrokenProcessPool:
                deaths += 1
                if deaths == PATIENCE:
                    raise Mistake(
                        "usage",
                        {
                            "en": "The processes that play die again and again. Is there enough memory?",
                            "de": "Die Prozesse, die spielen, sterben immer wieder. Reicht der Speicher?",
                        },
                    ) from None

    return crew


def pooled(contest: Contest, numbers: Sequence[int], count: int) -> Generator[Result, None, None]:
    """What a pool of processes finishes until one of them dies."""
    strangers = multiprocessing.active_children()
    pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), end_with_parent)
    waiting, going = iter(numbers), set[Future[Result]]()
    try:
        while True:
            with deaf_to_ctrl_c():
                going |= {pool.submit(play, contest, n) for n in islice(waiting, AHEAD * count - len(going))}
            if not going:
                return
            done, going = wait(going, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=lambda future: future.exception() is not None):
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            if child not in strangers:
                child.terminate()
