"""Steps: the things that still have to happen. One step is one paragraph of a rulebook, and never changes.

A step happens by itself (`Step`) or waits: for a seat (`Choice`, `Menu`), for chance (`Chance`), for several seats at
once (`Together`). The doors that end in `_for` are the engine's side of waiting; games write the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from conclave.engine.moves import CHANCE, Move
from conclave.engine.rules import NOT_HERE, Rule

if TYPE_CHECKING:
    from conclave.engine.state import State

S = TypeVar("S", bound="State")

SEATS: Final = [*[(seat,) for seat in range(16)], (CHANCE,)]
"""Who has to act, ready made; CHANCE, which is -1, finds the last."""

SHOTS: Final = 4
"""Tries at a random move of a menu before its options are listed."""
MOST_ANSWERS: Final = 1000


def any_of(moves: Sequence[Move], rng: Random) -> Move:
    """One of them, each as likely as any other."""
    return moves[int(rng.random() * len(moves))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that happens by itself."""

    __slots__ = ()

    detail: ClassVar[bool] = False
    """Is what is decided here but a detail of a decision made before, like which pieces pay a price?"""

    def run(self, state: S) -> None:
        """Do it, and put what follows on the agenda with `state.then`."""
        raise NotImplementedError

    def advance(self, state: S) -> bool:
        """True if it happened, False if it waits (and `state.to_act` says for whom)."""
        state.agenda.pop()
        self.run(state)
        return True

    def law(self) -> Rule:
        """The rule behind being asked this; the answer to a move that does not belong here."""
        return NOT_HERE

    def witnesses(self, state: S) -> int:
        """The mask of the seats that see which move is made here; -1 is everybody. Outcomes of chance, and choices that
        name what not everybody may know, can be seen by few."""
        return -1

    def candidates_for(self, state: S, seat: int) -> list[Move]:
        return []

    def options_for(self, state: S, seat: int) -> Sequence[Move]:
        return []

    def refusal_for(self, state: S, seat: int, move: Move) -> Rule | None:
        return NOT_HERE

    def fits_for(self, state: S, seat: int, move: Move) -> bool:
        return False

    def pick_for(self, state: S, seat: int, rng: Random) -> Move:
        raise NotImplementedError

    def answer(self, state: S, seat: int, move: Move) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """Waits for a seat. `refusal` is the one predicate that enumerates, validates and explains."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def candidates(self, state: S) -> list[Move]:
        """What one might sensibly try."""
        raise NotImplementedError

    def refusal(self, state: S, move: Move) -> Rule | None:
        """The rule that forbids it, or None."""
        return None

    def fits(self, state: S, move: Move) -> bool:
        """Does the move answer this at all, so that `refusal` can judge it?"""
        return move in self.candidates(state)

    def choose(self, state: S, move: Move) -> None:
        raise NotImplementedError

    def options(self, state: S) -> Sequence[Move]:
        return [move for move in self.candidates(state) if self.refusal(state, move) is None]

    def pick(self, state: S, rng: Random) -> Move:
        """A legal move, each as likely as any other, mostly without judging them all."""
        moves = self.candidates(state)
        n = len(moves)
        if n > 1:
            for _ in range(n):
                move = moves[int(rng.random() * n)]
                if self.refusal(state, move) is None:
                    return move
        return any_of(self.options(state), rng)

    def advance(self, state: S) -> bool:
        state.to_act = SEATS[self.seat]
        return False

    def candidates_for(self, state: S, seat: int) -> list[Move]:
        return self.candidates(state)

    def options_for(self, state: S, seat: int) -> Sequence[Move]:
        return self.options(state)

    def refusal_for(self, state: S, seat: int, move: Move) -> Rule | None:
        return self.refusal(state, move)

    def fits_for(self, state: S, seat: int, move: Move) -> bool:
        return self.fits(state, move)

    def pick_for(self, state: S, seat: int, rng: Random) -> Move:
        return self.pick(state, rng)

    def answer(self, state: S, seat: int, move: Move) -> None:
        state.agenda.pop()
        self.choose(state, move)


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S]):
    """One kind of action on a menu: a paragraph of its own. Its moves know it."""

    __slots__ = ("moves",)

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves: list[Move] = list(moves)
        for move in moves:
            move.verb = self

    def barred(self, state: S, seat: int) -> Rule | None:
        """Why the whole button is grey, or None."""
        return None

    def candidates(self, state: S, seat: int) -> list[Move]:
        """What one might sensibly try; `refusal` forbids all other moves of the verb."""
        return self.moves

    def refusal(self, state: S, seat: int, move: Move) -> Rule | None:
        return None

    def options(self, state: S, seat: int) -> list[Move]:
        """The candidates that no rule forbids; a verb that knows quickly that there are none may say so."""
        return [move for move in self.candidates(state, seat) if self.refusal(state, seat, move) is None]

    def do(self, state: S, seat: int, move: Move) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Choice[S]):
    """A choice among several verbs. It stays on the agenda until `close` is called by the verb that ends it."""

    __slots__ = ("verbs",)

    def __init__(self, seat: int, verbs: Sequence[Verb[S]]) -> None:
        super().__init__(seat)
        self.verbs: Final[list[Verb[S]]] = list(verbs)

    def candidates(self, state: S) -> list[Move]:
        moves: list[Move] = []
        for verb in self.verbs:
            moves.extend(verb.candidates(state, self.seat))
        return moves

    def refusal(self, state: S, move: Move) -> Rule | None:
        verb = move.verb
        if verb is None:
            return NOT_HERE
        rule = verb.barred(state, self.seat)
        if rule is not None:
            return rule
        return verb.refusal(state, self.seat, move)

    def fits(self, state: S, move: Move) -> bool:
        return move.verb in self.verbs

    def options(self, state: S) -> Sequence[Move]:
        moves: list[Move] = []
        seat = self.seat
        for verb in self.verbs:
            if verb.barred(state, seat) is None:
                moves.extend(verb.options(state, seat))
        return moves

    def pick(self, state: S, rng: Random) -> Move:
        """Some shots in the dark among the moves of all verbs that are not barred; if they miss, the list."""
        seat = self.seat
        open_verbs: list[Verb[S]] = []
        total = 0
        for verb in self.verbs:
            if verb.barred(state, seat) is None:
                open_verbs.append(verb)
                total += len(verb.moves)
        for _ in range(SHOTS):
            n = int(rng.random() * total)
            for verb in open_verbs:
                moves = verb.moves
                if n < len(moves):
                    if verb.refusal(state, seat, moves[n]) is None:
                        return moves[n]
                    break
                n -= len(moves)
        return any_of(self.options(state), rng)

    def answer(self, state: S, seat: int, move: Move) -> None:
        verb = move.verb
        assert verb is not None
        verb.do(state, seat, move)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """Waits for chance. `witnesses` says who sees the outcome."""

    __slots__ = ()

    def outcomes(self, state: S) -> list[Move]:
        raise NotImplementedError

    def weights(self, state: S) -> list[int]:
        """How likely each outcome is, as whole numbers; equally by default."""
        return [1] * len(self.outcomes(state))

    def draw(self, state: S, rng: Random) -> Move:
        outcomes = self.outcomes(state)
        weights = self.weights(state)
        rest = int(rng.random() * sum(weights))
        for i in range(len(weights)):
            rest -= weights[i]
            if rest < 0:
                return outcomes[i]
        raise ValueError("nothing can happen")

    def happen(self, state: S, outcome: Move) -> None:
        raise NotImplementedError

    def advance(self, state: S) -> bool:
        state.to_act = SEATS[CHANCE]
        return False

    def candidates_for(self, state: S, seat: int) -> list[Move]:
        return self.outcomes(state)

    def options_for(self, state: S, seat: int) -> Sequence[Move]:
        return self.outcomes(state)

    def refusal_for(self, state: S, seat: int, move: Move) -> Rule | None:
        return None if move in self.outcomes(state) else NOT_HERE

    def fits_for(self, state: S, seat: int, move: Move) -> bool:
        return move in self.outcomes(state)

    def pick_for(self, state: S, seat: int, rng: Random) -> Move:
        return self.draw(state, rng)

    def answer(self, state: S, seat: int, move: Move) -> None:
        state.agenda.pop()
        state.tide += 1
        self.happen(state, move)


@mypyc_attr(allow_interpreted_subclasses=True)
class EvenChance(Chance[S]):
    """Chance whose outcomes are all as likely as any other."""

    __slots__ = ()

    def draw(self, state: S, rng: Random) -> Move:
        return any_of(self.outcomes(state), rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """Waits for several seats at once. Who is asked is public; what they answer is hidden until all are in.

    A seat may owe several answers, one after the other; `state.answers_of(seat)` are those it has given.
    """

    __slots__ = ()

    def owes(self, state: S, seat: int) -> bool:
        """Has the seat still to answer? By default everybody answers once."""
        return seat not in state.answerers

    def candidates(self, state: S, seat: int) -> list[Move]:
        raise NotImplementedError

    def refusal(self, state: S, seat: int, move: Move) -> Rule | None:
        return None

    def fits(self, state: S, seat: int, move: Move) -> bool:
        return move in self.candidates(state, seat)

    def reveal(self, state: S) -> None:
        """All answers are in: apply them, in seat order."""
        raise NotImplementedError

    def advance(self, state: S) -> bool:
        owing: list[int] = []
        for seat in range(state.seats):
            if self.owes(state, seat):
                owing.append(seat)
        if owing:
            state.to_act = tuple(owing)
            return False
        state.agenda.pop()
        if state.answers:
            state.tide += 1
        self.reveal(state)
        if state.answers:
            state.answers = []
            state.answerers = []
        return True

    def candidates_for(self, state: S, seat: int) -> list[Move]:
        return self.candidates(state, seat)

    def options_for(self, state: S, seat: int) -> Sequence[Move]:
        return [move for move in self.candidates(state, seat) if self.refusal(state, seat, move) is None]

    def refusal_for(self, state: S, seat: int, move: Move) -> Rule | None:
        return self.refusal(state, seat, move)

    def fits_for(self, state: S, seat: int, move: Move) -> bool:
        return self.fits(state, seat, move)

    def pick_for(self, state: S, seat: int, rng: Random) -> Move:
        return any_of(self.options_for(state, seat), rng)

    def answer(self, state: S, seat: int, move: Move) -> None:
        state.answers.append(move)
        state.answerers.append(seat)

    def forget_others(self, state: S, seat: int | None, rng: Random) -> None:
        """What the others answered is unknown to this seat: those who are done answer anew, the rest start afresh."""
        done: list[int] = []
        for other in range(state.seats):
            if other != seat and other in state.answerers and not self.owes(state, other):
                done.append(other)
        answers = state.answers
        answerers = state.answerers
        state.answers = [answers[i] for i in range(len(answers)) if answerers[i] == seat]
        state.answerers = [s for s in answerers if s == seat]
        for other in done:
            for _ in range(MOST_ANSWERS):
                if not self.owes(state, other):
                    break
                self.answer(state, other, self.pick_for(state, other, rng))
