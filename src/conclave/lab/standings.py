"""What the results of a tournament say: shares of wins with their intervals, who beats whom, what each seat was worth."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from conclave.lab import counts
from conclave.lab.arena import Contest, Result
from conclave.lab.counts import Thing
from conclave.lab.ratings import Rating, ratings
from conclave.lab.shares import Share, share


class Standing(msgspec.Struct):
    """How a player did: `wins` counts the seats it took, so two of a kind in a match are two."""

    name: str
    matches: int
    wins: Share
    rating: Rating
    seats: list[Share]
    score: float


class Pair(msgspec.Struct):
    """One player against another: how often it came in before it, a tie counting half."""

    one: str
    other: str
    share: Share


class Thought(msgspec.Struct):
    """How long a player thought about a decision that was not forced: CPU time in milliseconds."""

    decisions: int
    forced: int
    median: float
    p99: float
    longest: float


class Standings(msgspec.Struct):
    """The table of a tournament."""

    contest: Contest
    games: int
    players: list[Standing]
    pairs: list[Pair]
    seats: list[Share]
    decisions: float
    """By players, a match; forced ones included."""
    lengths: dict[int, int]
    """Decisions to number of matches."""
    facts: dict[str, dict[int, int]]
    endings: dict[str, int]
    roles: dict[str, Share]
    things: list[Thing]
    thoughts: dict[str, Thought]
    """By player. These alone are not the same from run to run."""


def standings(contest: Contest, results: Iterable[Result]) -> Standings:
    """The table of these results, the same in whatever order they were finished."""
    ordered = sorted(results, key=lambda result: result.n)
    names = list(dict.fromkeys(contest.field))
    rated = ratings(names, ordered)
    players = sorted(
        (standing(name, ordered, contest.seats, rated[name]) for name in names),
        key=lambda found: (-found.wins.share, found.name),
    )
    return Standings(
        contest=contest,
        games=len(ordered),
        players=players,
        pairs=pairs(names, ordered),
        seats=[share(sum(result.share(seat) for result in ordered), len(ordered)) for seat in range(contest.seats)],
        decisions=round(sum(sum(r.decisions) + sum(r.forced) for r in ordered) / max(1, len(ordered)), 1),
        lengths=counts.lengths(ordered),
        facts=counts.facts(ordered),
        endings=counts.endings(ordered),
        roles=counts.roles(ordered),
        things=counts.things(ordered, {player.name: player.wins.share for player in players}),
        thoughts={name: thought(name, ordered) for name in names},
    )


def standing(name: str, results: Sequence[Result], seats: int, rating: Rating) -> Standing:
    won, taken, scored, matches = [0.0] * seats, [0] * seats, 0, 0
    for result in results:
        matches += name in result.names
        for seat, who in enumerate(result.names):
            if who == name:
                won[seat] += result.share(seat)
                taken[seat] += 1
                scored += result.scores[seat]
    return Standing(
        name=name,
        matches=matches,
        wins=share(sum(won), sum(taken)),
        rating=rating,
        seats=[share(won[seat], taken[seat]) for seat in range(seats)],
        score=round(scored / max(1, sum(taken)), 2),
    )


def pairs(names: Sequence[str], results: Sequence[Result]) -> list[Pair]:
    """Every two players who met, both ways round; of several of a kind each meets each."""
    before: dict[tuple[str, str], float] = defaultdict(float)
    met: Counter[tuple[str, str]] = Counter()
    for result in results:
        places = result.places()
        for mine, one in enumerate(result.names):
            for theirs, other in enumerate(result.names):
                if one != other:
                    met[one, other] += 1
                    ahead = places[theirs] - places[mine]
                    before[one, other] += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    return [
        Pair(one, other, share(before[one, other], met[one, other]))
        for one in names
        for other in names
        if met[one, other]
    ]


def thought(name: str, results: Sequence[Result]) -> Thought:
    times: list[int] = []
    decisions = forced = 0
    for result in results:
        for seat, who in enumerate(result.names):
            if who == name:
                times += result.times[seat]
                decisions += result.decisions[seat]
                forced += result.forced[seat]
    times.sort()
    median, p99, longest = (times[int(at * (len(times) - 1))] / 1000 if times else 0.0 for at in (0.5, 0.99, 1.0))
    return Thought(decisions, forced, median, p99, longest)
