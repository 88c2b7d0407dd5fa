"""The tree of a search: what somebody may do at a point of the match, and what came of it so far."""

from __future__ import annotations

from math import sqrt
from typing import Final

from conclave.engine.moves import CHANCE, Move
from conclave.engine.state import State

UNSEEN: Final = -1
"""The way on after something that the searching seat does not see: all its outcomes share one."""
FIRST_CHOICES: Final = 4
"""So many moves of a long list are looked at from the beginning; one more each time the root of the visits grows."""


class Finding:
    """What a search thinks of a move: how often it was tried, and how likely each seat is to win after it."""

    __slots__ = ("chances", "move", "visits")

    def __init__(self, move: Move, visits: int, chances: list[float]) -> None:
        self.move: Final[Move] = move
        self.visits: Final[int] = visits
        self.chances: Final[list[float]] = chances


class Node:
    """A point of the match as the searching seat can tell it from others: its moves, the best looking first, and what
    came of them. Worlds differ in what is hidden, so a move may be legal in some of them only."""

    __slots__ = ("children", "met", "moves", "results", "seat", "seats", "tried", "visits", "worth")

    def __init__(self, seats: int) -> None:
        self.seats: Final[int] = seats
        self.seat: int = CHANCE
        """Who chooses here; CHANCE while nobody has."""
        self.met: bool = False
        self.moves: list[Move] = []
        self.tried: list[int] = []
        self.results: list[float] = []
        """For each move the results of all seats, added up."""
        self.visits: int = 0
        self.worth: float = 0.0
        """The sum of the results of all visits, for whoever chooses here."""
        self.children: dict[int, Node] = {}

    def after(self, key: int) -> Node:
        """The point behind a move, made when it is first needed."""
        child = self.children.get(key)
        if child is None:
            child = Node(self.seats)
            self.children[key] = child
        return child

    def open(self, seat: int, moves: list[Move]) -> None:
        """The first visit: these are the moves, the best looking first."""
        self.seat = seat
        self.moves = moves
        self.tried = [0] * len(moves)
        self.results = [0.0] * (len(moves) * self.seats)

    def learn(self, move: Move) -> int:
        """Which of the list a move is. One that is possible in other worlds only joins the list at its end."""
        if move not in self.moves:
            self.moves.append(move)
            self.tried.append(0)
            self.results.extend([0.0] * self.seats)
        return self.moves.index(move)

    def select(self, state: State, curiosity: float) -> int:
        """The legal move that promises most, counting what is not known yet; -1 if none of those looked at is legal."""
        barred: list[int] = []
        looked_at = FIRST_CHOICES + int(sqrt(self.visits))
        if looked_at > len(self.moves):
            looked_at = len(self.moves)
        mean = self.worth / self.visits if self.visits else 0.5
        keen = curiosity * sqrt(self.visits + 1.0)
        tried = self.tried
        results = self.results
        seats = self.seats
        seat = self.seat
        while True:
            best = -1
            best_promise = -1.0
            for i in range(looked_at):
                n = tried[i]
                promise = (results[i * seats + seat] / n if n else mean) + keen / ((1.0 + n) * (1.5 + i))
                if promise > best_promise and i not in barred:
                    best = i
                    best_promise = promise
            if best < 0:
                return -1
            if state.refusal(self.seat, self.moves[best]) is None:
                return best
            barred.append(best)

    def note(self, nth: int, shares: list[float]) -> None:
        """What came of the nth move this time, for every seat."""
        self.visits += 1
        self.worth += shares[self.seat]
        self.tried[nth] += 1
        at = nth * self.seats
        for seat in range(self.seats):
            self.results[at + seat] += shares[seat]

    def lead(self) -> int:
        """By how many tries the most tried move is ahead of the next."""
        first = 0
        second = 0
        for n in self.tried:
            if n > first:
                second = first
                first = n
            elif n > second:
                second = n
        return first - second

    def findings(self) -> list[Finding]:
        """What is thought of the moves that were tried, the most tried first."""
        found: list[Finding] = []
        for i in range(len(self.moves)):
            n = self.tried[i]
            if n:
                at = i * self.seats
                found.append(Finding(self.moves[i], n, [total / n for total in self.results[at : at + self.seats]]))
        seat = self.seat
        found.sort(key=lambda finding: (-finding.visits, -finding.chances[seat]))
        return found
