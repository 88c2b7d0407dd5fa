"""The state of a game: plain data, and the agenda of what still has to happen."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from conclave.engine.events import EVERYONE, UNSEEN, Event, Sink
from conclave.engine.mistakes import IllegalMove, NotAsked, UnreadableMove
from conclave.engine.moves import CHANCE, Move
from conclave.engine.rules import NOT_ASKED, Rule
from conclave.engine.secrets import ALL, Secrets
from conclave.engine.steps import Chance, Step, Together

if TYPE_CHECKING:
    from conclave.engine.game import Game

TRIES: Final = 24
"""How often an implausible imagined world is dealt anew before it is mended."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has. A game adds its own fields, lists of small integers wherever it can."""

    __slots__ = ("agenda", "answerers", "answers", "game", "seats", "secrets", "sink", "tide", "to_act")

    def __init__(self, game: Game, seats: int, secrets: Secrets) -> None:
        self.game: Final[Game] = game
        self.seats: Final[int] = seats
        self.secrets: Secrets = secrets
        self.agenda: list[Step[Any]] = []
        self.tide: int = 0
        """Counts chance, reveals and completed Togethers: nothing is taken back across it."""
        self.to_act: tuple[int, ...] = ()
        """The seats that owe an answer; (CHANCE,) for chance; () when the game is over."""
        self.answers: list[Move] = []
        self.answerers: list[int] = []
        self.sink: Sink | None = None

    # What a game writes

    def clone(self) -> State:
        raise NotImplementedError

    def scores(self) -> list[int]:
        raise NotImplementedError

    def not_asked(self, seat: int) -> Rule:
        """The rule by which others are asked now, and not this seat."""
        return self.game.out_of_turn

    def plausible(self, seat: int | None) -> bool:
        """Does this imagined world agree with what the seat sees pending (who bid can pay)?"""
        return True

    def mend(self, seat: int | None) -> None:
        """Make an implausible imagined world plausible, touching only what the seat has not seen."""

    def redealt(self) -> None:
        """Hidden pieces have changed: recompute what was derived from them."""

    def winners(self) -> list[int]:
        """The seats with the highest score; several share the victory."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == best]

    # The agenda

    def then(self, a: Step[Any], b: Step[Any] | None = None, c: Step[Any] | None = None) -> None:
        """Put steps on the agenda, to happen in this order before everything else on it."""
        if c is not None:
            self.agenda.append(c)
        if b is not None:
            self.agenda.append(b)
        self.agenda.append(a)

    def finish(self) -> None:
        """The game is over: nothing is left to happen."""
        self.agenda = []

    def settle(self) -> None:
        """Let happen what happens by itself, up to the next step that waits."""
        while self.agenda:
            if not self.agenda[-1].advance(self):
                return
        self.to_act = ()

    def adopt(self, other: State) -> None:
        """The engine's part of a copy."""
        self.agenda = other.agenda[:]
        self.tide = other.tide
        self.to_act = other.to_act
        if other.answers:
            self.answers = other.answers[:]
            self.answerers = other.answerers[:]

    @property
    def over(self) -> bool:
        return not self.agenda

    # Playing

    def options(self, seat: int) -> Sequence[Move]:
        """The legal moves of a seat, in a stable order; for CHANCE the outcomes. Empty if it is not asked."""
        if seat not in self.to_act:
            return []
        return self.agenda[-1].options_for(self, seat)

    def odds(self) -> list[int]:
        """The weights of the outcomes of chance, in the order of `options(CHANCE)`."""
        if not self.agenda:
            return []
        step = self.agenda[-1]
        return step.weights(self) if isinstance(step, Chance) else []

    def refusal(self, seat: int, move: Move) -> Rule | None:
        """The rule that forbids this move now, or None if it is legal."""
        if seat not in self.to_act:
            someone = bool(self.to_act) and self.to_act[0] != CHANCE
            return self.not_asked(seat) if someone else NOT_ASKED
        step = self.agenda[-1]
        if not step.fits_for(self, seat, move):
            return step.law()
        return step.refusal_for(self, seat, move)

    def refused(self, seat: int) -> list[tuple[Move, Rule]]:
        """What is tempting here but forbidden, with the rule that forbids it."""
        if seat not in self.to_act or seat == CHANCE:
            return []
        step = self.agenda[-1]
        found: list[tuple[Move, Rule]] = []
        for move in step.candidates_for(self, seat):
            rule = step.refusal_for(self, seat, move)
            if rule is not None:
                found.append((move, rule))
        return found

    def play(self, seat: int, move: Move | str) -> Move:
        """The checked door: takes a move or its text; the move that was played. A mistake changes nothing."""
        if isinstance(move, str):
            found = self.game.lexicon.find(move)
            if found is None:
                raise UnreadableMove(move)
        else:
            found = move
        rule = self.refusal(seat, found)
        if rule is not None:
            if seat not in self.to_act:
                raise NotAsked(found, rule, seat)
            raise IllegalMove(found, rule)
        self.apply(seat, found)
        return found

    def apply(self, seat: int, move: Move) -> None:
        """The trusted door, for search: no check."""
        self.agenda[-1].answer(self, seat, move)
        self.settle()

    def pick(self, seat: int, rng: Random) -> Move:
        """A legal move of the seat, or an outcome of chance, at random; no list is built where it can be helped."""
        return self.agenda[-1].pick_for(self, seat, rng)

    # What is known

    def tell(
        self, what: str, seat: int, a: int = 0, b: int = 0, c: int = 0, hidden: int = UNSEEN, witnesses: int = EVERYONE
    ) -> None:
        """Say what happened, if anybody listens."""
        sink = self.sink
        if sink is not None:
            sink.events.append(Event(what, seat, a, b, c, hidden, witnesses))

    def face_up(self, piece: int) -> None:
        """Everybody sees the piece now. Nothing before it can be taken back."""
        if piece < 0:
            raise IndexError("no such piece")
        if self.secrets.seen[piece] != ALL:
            self.secrets.seen[piece] = ALL
            self.tide += 1

    def show(self, piece: int, mask: int) -> None:
        """Some more seats look at the piece. Nothing before it can be taken back."""
        if mask & ~self.secrets.seen[piece]:
            self.secrets.show(piece, mask)
            self.tide += 1

    def answers_of(self, seat: int) -> list[Move]:
        """What the seat has answered to the Together that is going on."""
        if not self.answers:
            return []
        return [self.answers[i] for i in range(len(self.answers)) if self.answerers[i] == seat]

    def view(self, seat: int | None) -> object:
        """What that seat, or a spectator (None), may know: typed plain data for the wire."""
        return self.game.view(self, seat)

    def imagine(self, seat: int | None, rng: Random) -> State:
        """A whole state that the seat could be in: hidden things dealt anew. All a bot ever gets."""
        world = self.clone()
        for _ in range(TRIES):
            world.secrets.deal_anew(seat, rng)
            world.redealt()
            if world.plausible(seat):
                break
        else:
            world.mend(seat)
            world.redealt()
        if world.answers:
            step = world.agenda[-1]
            if isinstance(step, Together):
                step.forget_others(world, seat, rng)
        return world
