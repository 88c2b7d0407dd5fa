"""What the results of a tournament say: shares of wins with their intervals, who beats whom, what each seat was worth."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from conclave.lab import counts
from conclave.lab.arena import Contest, Result
from conclave.lab.counts import Thing
from conclave.lab.ratings import Rating, ratings
from conclave.lab.schedule import Schedule
from conclave.lab.shares import Results, Share, shared


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
    schedule = Schedule(contest.field, contest.seats)
    lucks = {result.n: schedule.fixture(result.n).luck for result in ordered}
    players = sorted(
        (standing(name, ordered, lucks, contest.seats, rated[name]) for name in names),
        key=lambda found: (-found.wins.share, found.name),
    )
    return Standings(
        contest=contest,
        games=len(ordered),
        players=players,
        pairs=pairs(names, ordered, lucks),
        seats=[shared((lucks[result.n], result.share(seat)) for result in ordered) for seat in range(contest.seats)],
        decisions=round(sum(sum(r.decisions) + sum(r.forced) for r in ordered) / max(1, len(ordered)), 1),
        lengths=counts.lengths(ordered),
        facts=counts.facts(ordered),
        endings=counts.endings(ordered),
        roles=counts.roles(ordered, lucks),
        things=counts.things(ordered, lucks, {player.name: player.wins.share for player in players}),
        thoughts={name: thought(name, ordered) for name in names},
    )


def standing(name: str, results: Sequence[Result], lucks: Mapping[int, str], seats: int, rating: Rating) -> Standing:
    wins, by_seat, scored, matches = Results(), [Results() for _ in range(seats)], 0, 0
    for result in results:
        matches += name in result.names
        for seat, who in enumerate(result.names):
            if who == name:
                wins.add(lucks[result.n], result.share(seat))
                by_seat[seat].add(lucks[result.n], result.share(seat))
                scored += result.scores[seat]
    return Standing(
        name=name,
        matches=matches,
        wins=wins.share(),
        rating=rating,
        seats=[won.share() for won in by_seat],
        score=round(scored / max(1, wins.n), 2),
    )


def pairs(names: Sequence[str], results: Sequence[Result], lucks: Mapping[int, str]) -> list[Pair]:
    """Every two players who met, both ways round; of several of a kind each meets each."""
    met = defaultdict[tuple[str, str], Results](Results)
    for result in results:
        places = result.places()
        for mine, one in enumerate(result.names):
            for theirs, other in enumerate(result.names):
                if one != other:
                    ahead = places[theirs] - places[mine]
                    met[one, other].add(lucks[result.n], 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0)
    return [Pair(one, other, met[one, other].share()) for one in names for other in names if (one, other) in met]


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
