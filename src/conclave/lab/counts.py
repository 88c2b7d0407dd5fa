"""What a game's chronicle tells, counted over the matches of a tournament: roles, endings, the use of things."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

import msgspec

from conclave.lab.arena import Result
from conclave.lab.shares import Results, Share


class Thing(msgspec.Struct):
    """How often a thing was used, and how those did who used it. Who uses it is no fair sample: strong players have their
    favourites, and winners had the means. `lift` takes the first away: by how much its users won more often than they do
    in all their matches."""

    thing: str
    uses: int
    used: float
    """The share of all seats that have used it."""
    wins: Share
    lift: float


def facts(results: Sequence[Result]) -> dict[str, dict[int, int]]:
    """How often each figure came up."""
    found: dict[str, Counter[int]] = defaultdict(Counter)
    for result in results:
        for fact, figure in result.facts.items():
            found[fact][figure] += 1
    return {fact: dict(sorted(counts.items())) for fact, counts in found.items()}


def lengths(results: Sequence[Result]) -> dict[int, int]:
    """How many matches had so many decisions, forced ones included."""
    return dict(sorted(Counter(sum(result.decisions) + sum(result.forced) for result in results).items()))


def endings(results: Sequence[Result]) -> dict[str, int]:
    """How many matches ended so, the commonest first."""
    found = Counter(result.ending for result in results if result.ending)
    return dict(sorted(found.items(), key=lambda item: (-item[1], item[0])))


def roles(results: Sequence[Result], lucks: Mapping[int, str]) -> dict[str, Share]:
    """What each role won, the best first."""
    taken = defaultdict[str, Results](Results)
    for result in results:
        for seat, role in enumerate(result.roles):
            if role:
                taken[role].add(lucks[result.n], result.share(seat))
    found = {role: won.share() for role, won in taken.items()}
    return dict(sorted(found.items(), key=lambda item: (-item[1].share, item[0])))


def things(results: Sequence[Result], lucks: Mapping[int, str], expected: Mapping[str, float]) -> list[Thing]:
    """All things that were used, those first whose users won most; `expected` is what each player wins in all its matches."""
    users, usual = defaultdict[str, Results](Results), defaultdict[str, float](float)
    uses, seats = Counter[str](), 0
    for result in results:
        seats += len(result.names)
        for seat, counts in enumerate(result.uses):
            for thing, times in counts.items():
                uses[thing] += times
                users[thing].add(lucks[result.n], result.share(seat))
                usual[thing] += expected[result.names[seat]]
    found = [
        Thing(
            thing=thing,
            uses=uses[thing],
            used=round(won.n / seats, 4),
            wins=won.share(),
            lift=round((won.won - usual[thing]) / won.n, 4),
        )
        for thing, won in users.items()
    ]
    return sorted(found, key=lambda thing: (-thing.wins.share, thing.thing))
