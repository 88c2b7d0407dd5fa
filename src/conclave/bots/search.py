"""A player that looks ahead: Monte Carlo tree search over worlds that its seat can imagine. No game's name appears here.

Every iteration imagines a world of its own, so nothing that is hidden can be used. It walks down the tree, where each
seat chooses what promises it most, adds a point, plays on with the game's sense for a while, and notes how well every
seat stands in the end. Chance is drawn as it falls; what the searching seat would not see of it, or of a secret answer,
does not part the ways of the tree. Where more than two play, the tree has the searching seat's decisions only, and all
others do what looks good at a glance.
"""

from __future__ import annotations

import time
from random import Random
from typing import Final

from conclave.bots.player import Player
from conclave.bots.tree import UNSEEN, Finding, Node
from conclave.engine.game import Sense
from conclave.engine.moves import CHANCE, Move
from conclave.engine.state import State
from conclave.engine.steps import Together

CURIOSITY: Final = 0.35
"""How much the search likes what it has tried little."""
GLANCE: Final = 16
"""So many iterations pass between two looks at the clock."""
FOLLOWED: Final = 2
"""At a table of so many, and no more, the others' decisions are part of the tree."""
DEEPEST: Final = 200
"""A way down the tree ends here at the latest."""


def standing(state: State, sense: Sense | None) -> list[float]:
    """How likely every seat is to win, together 1 (alone one may lose): what is true at the end, before it what the sense
    tells."""
    seats = state.seats
    if state.over or sense is None:
        winners = state.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return sense.chances(state)


class SearchPlayer(Player):
    """Looks ahead for a number of iterations, and no longer than a time if one is given. `reach` is how many decisions it
    plays on behind the tree before it asks the sense how everybody stands; the sense's own if none is given."""

    __slots__ = ("curiosity", "iterations", "kept", "kept_step", "kept_view", "reach", "seconds", "sense")

    def __init__(
        self,
        iterations: int,
        seconds: float = 0.0,
        reach: int | None = None,
        curiosity: float = CURIOSITY,
        sense: Sense | None = None,
    ) -> None:
        self.iterations: Final[int] = iterations
        self.seconds: Final[float] = seconds
        self.reach: Final[int | None] = reach
        self.curiosity: Final[float] = curiosity
        self.sense: Final[Sense | None] = sense
        self.kept: Node | None = None
        """The tree behind the last move, should the same seat go on."""
        self.kept_step: object = None
        self.kept_view: object = None

    def decide(self, world: State, seat: int, rng: Random) -> Move:
        sense = self.sense or world.game.sense
        moves = world.options(seat)
        listed = moves if sense is None else sense.shortlist(world, seat, moves)
        if len(listed) == 1:
            return listed[0]
        search = self.search(world, seat, rng)
        found = search.findings()
        self.keep(search, found[0].move)
        return found[0].move

    def ponder(self, world: State, seat: int, rng: Random) -> list[Finding]:
        """What it thinks of the moves that it looked at, the one it would play first."""
        return self.search(world, seat, rng).findings()

    def search(self, world: State, seat: int, rng: Random) -> Search:
        sense = self.sense or world.game.sense
        reach = self.reach
        if reach is None:
            reach = 0 if sense is None else sense.reach
        kept = self.kept
        self.kept = None
        if kept is not None and not (
            kept.seat == seat and type(world.agenda[-1]) is self.kept_step and world.view(seat) == self.kept_view
        ):
            kept = None
        search = Search(world, seat, rng, sense, reach, self.curiosity, kept)
        search.run(self.iterations, self.seconds)
        return search

    def keep(self, search: Search, move: Move) -> None:
        """Remember the tree behind a move, if nothing but the own next decision lies there."""
        own = search.own
        assert own is not None
        after = search.world.clone()
        tide = after.tide
        after.apply(search.seat, move)
        if after.to_act == (search.seat,) and after.tide == tide:
            child = own.after(move.number)
            if child.seat == search.seat:
                self.kept = child
                self.kept_step = type(after.agenda[-1])
                self.kept_view = after.view(search.seat)


class Search:
    """One decision: the tree that grows over it."""

    __slots__ = ("curiosity", "habits", "nodes", "nths", "own", "reach", "rng", "root", "seat", "sense", "world")

    def __init__(
        self,
        world: State,
        seat: int,
        rng: Random,
        sense: Sense | None,
        reach: int,
        curiosity: float,
        kept: Node | None,
    ) -> None:
        self.world: Final[State] = world
        self.seat: Final[int] = seat
        self.rng: Final[Random] = rng
        self.sense: Final[Sense | None] = sense
        self.habits: Final[Sense | None] = sense if world.seats > FOLLOWED else None
        """What the others go by where they are not followed."""
        self.reach: Final[int] = reach
        self.curiosity: Final[float] = curiosity
        self.root: Final[Node] = kept or Node(world.seats)
        self.own: Node | None = kept
        """Where the searching seat makes the decision that the search is about."""
        self.nodes: list[Node] = []
        self.nths: list[int] = []
        """The way down the tree in this iteration."""

    def run(self, iterations: int, seconds: float) -> None:
        """Up to so many visits of the decision, or until the time is over, or nothing can change its outcome."""
        ends = time.perf_counter() + seconds if seconds else 0.0
        left = iterations - (self.own.visits if self.own is not None else 0)
        for n in range(max(left, GLANCE)):
            self.iterate()
            if n % GLANCE == GLANCE - 1:
                own = self.own
                if own is not None and own.lead() > left - n:
                    return
                if seconds and time.perf_counter() > ends:
                    return

    def findings(self) -> list[Finding]:
        assert self.own is not None
        return self.own.findings()

    def iterate(self) -> None:
        """Imagine a world, walk down the tree, play on, and note what came of it."""
        state = self.world.imagine(self.seat, self.rng)
        self.nodes = []
        self.nths = []
        self.descend(state)
        self.play_on(state)
        shares = standing(state, self.sense)
        for i in range(len(self.nodes)):
            self.nodes[i].note(self.nths[i], shares)

    def descend(self, state: State) -> None:
        """Down the tree, to a point where nobody has been."""
        node = self.root
        for _ in range(DEEPEST):
            if not state.to_act:
                return
            seat = self.whose(state)
            if seat == CHANCE:
                node = self.pass_on(node, state, CHANCE, state.pick(CHANCE, self.rng))
                continue
            if self.habits is not None and seat != self.seat:
                node = self.pass_on(node, state, seat, self.habits.sketch(state, seat, self.rng))
                continue
            if node.seat != CHANCE and node.seat != seat:
                node = node.after(UNSEEN - 1 - seat)  # in this world somebody else is asked
            if node.seat == CHANCE:
                if not node.met and self.own is not None:
                    node.met = True  # what is met for the first time is not worth a look at all its moves
                    return
                node.open(seat, self.ranked(state, seat))
                if self.own is None and seat == self.seat:
                    self.own = node
            nth = 0
            if len(node.moves) > 1 or state.refusal(seat, node.moves[0]) is not None:
                nth = node.select(state, self.curiosity)
                if nth < 0:
                    nth = node.learn(self.ranked(state, seat)[0])
            self.nodes.append(node)
            self.nths.append(nth)
            node = self.pass_on(node, state, seat, node.moves[nth])

    def whose(self, state: State) -> int:
        """Who is to choose next. Of several who answer at once the searching seat comes last: so nobody knows its answer."""
        if len(state.to_act) > 1 and state.to_act[0] == self.seat:
            return state.to_act[1]
        return state.to_act[0]

    def pass_on(self, node: Node, state: State, seat: int, move: Move) -> Node:
        """Make the move; the point behind it, which is the same for all moves that the searching seat cannot see."""
        step = state.agenda[-1]
        seen = seat == self.seat or not (isinstance(step, Together) or (step.witnesses(state) >> self.seat) & 1 == 0)
        state.apply(seat, move)
        return node.after(move.number if seen else UNSEEN)

    def ranked(self, state: State, seat: int) -> list[Move]:
        """The moves worth a thought, the best looking first; among equals in any order."""
        moves = state.options(seat)
        if len(moves) == 1:
            return [moves[0]]
        sense = self.sense
        if sense is None:
            shuffled = list(moves)
            self.rng.shuffle(shuffled)
            return shuffled
        listed = sense.shortlist(state, seat, moves)
        if len(listed) == 1:
            return [listed[0]]
        rates = sense.rate(state, seat, listed)
        rated: list[tuple[float, float, Move]] = []
        for i in range(len(rates)):
            rated.append((-rates[i], self.rng.random(), listed[i]))
        rated.sort()
        return [entry[2] for entry in rated]

    def play_on(self, state: State) -> None:
        """Behind the tree: moves that look good at a glance, up to the reach or the end."""
        rng = self.rng
        sense = self.sense
        left = self.reach
        while state.to_act:
            seat = state.to_act[0]
            if seat == CHANCE or sense is None:
                state.apply(seat, state.pick(seat, rng))
                continue
            if left <= 0 and sense.calm(state):
                return
            left -= 1
            state.apply(seat, sense.sketch(state, seat, rng))
