"""Crews: who plays the matches of a tournament. One process, several, or a cluster; the results are the same."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from conclave.lab.arena import Contest, Result, play
from conclave.lab.pool import dying, pooled

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
                for _, result in pooled(count, play, [(contest, n) for n in left]):
                    del left[result.n]
                    deaths = 0
                    yield result
            except BrokenProcessPool:
                deaths += 1
                if deaths == PATIENCE:
                    raise dying() from None

    return crew
