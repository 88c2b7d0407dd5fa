"""Who meets whom in a tournament, and on which seats: every meeting equally often, every player equally often on every seat.

A **meeting** is a set of players who sit down together. A **round** has every meeting once, and a meeting is played once from
every rotation of its seats, always with the same chance: what luck gives to a seat is given to each of them in turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement, permutations
from typing import Final, NamedTuple

from conclave.engine.mistakes import usage


class Fixture(NamedTuple):
    """One match of a tournament: its number, who sits on each seat, and the name of the chance it is played with."""

    n: int
    names: tuple[str, ...]
    luck: str


class Schedule:
    """All matches of a tournament, as many rounds as one likes. Match n is the same however many are played."""

    def __init__(self, field: Sequence[str], seats: int) -> None:
        self.seats: Final = seats
        self.meetings: Final = meetings(field, seats)
        self.round: Final = len(self.meetings) * seats
        """How many matches a round has."""
        # A rotation changes nothing about who sits next to whom, so rounds differ in that: all circles in turn.
        self._circles: Final = [(0, *others) for others in permutations(range(1, seats))]

    def games(self, wanted: int) -> int:
        """So many matches, rounded up to whole rounds."""
        return -(-wanted // self.round) * self.round

    def fixture(self, n: int) -> Fixture:
        turn, rest = divmod(n, self.round)
        number, turned = divmod(rest, self.seats)
        meeting = self.meetings[number]
        circle = [meeting[i] for i in self._circles[(turn + number) % len(self._circles)]]
        seated = [tuple(circle[shift:] + circle[:shift]) for shift in range(turned + 1)]
        # Where a rotation looks like an earlier one (a, b, a, b) the same chance would make it nearly the same match.
        again = seated[:-1].count(seated[-1])
        return Fixture(n, seated[-1], f"{turn}/{number}/{again}")


def meetings(field: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Everybody who can meet: each choice of players; with fewer players than seats each mixture of them; and where a player is
    named more than once, this line-up alone."""
    if len(field) < 2:
        raise usage(
            "A tournament takes at least two players: name them with --bots, separated by commas.",
            "Zu einem Turnier gehören mindestens zwei Spieler: nenne sie mit --bots, durch Kommas getrennt.",
        )
    if seats < 2:
        raise usage(
            "A tournament takes at least two seats; conclave simulate plays alone.",
            "Zu einem Turnier gehören mindestens zwei Plätze; allein spielt conclave simulate.",
        )
    if len(set(field)) < len(field):
        if len(field) != seats:
            raise usage(
                f"A player named twice makes a line-up, one player a seat: {len(field)} are named for "
                f"{seats} seats. Name {seats}, or everybody once.",
                f"Ein doppelt genannter Spieler ergibt eine Aufstellung mit einem Spieler je Platz: für "
                f"{seats} Plätze sind {len(field)} genannt. Nenne {seats}, oder jeden einmal.",
            )
        return [tuple(field)]
    if len(field) >= seats:
        return list(combinations(field, seats))
    return [mixture for mixture in combinations_with_replacement(field, seats) if len(set(mixture)) > 1]
