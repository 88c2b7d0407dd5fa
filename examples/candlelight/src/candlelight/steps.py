"""The rules of Candlelight, paragraph by paragraph: C2 to C8."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from conclave.engine.game import Game, Value
from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.secrets import Secrets
from conclave.engine.steps import Chance, Choice, EvenChance, Step, Together

from .components import BACKS, COPIES, HAND, KINDS, NOBODY
from .moves import DRAW, LEAVE, LIGHT, RISE, TRADE, Candle, Draw, Rise
from .rules import LIGHTING, ONE_TRADE, WATCH
from .state import Candlelight


def begin(game: Game, seats: int, values: Mapping[str, Value]) -> Candlelight:
    """A dark tower: nothing is drawn yet."""
    secrets = Secrets(BACKS, [COPIES] * KINDS, [], [], [], [])
    state = Candlelight(game, seats, secrets, embers=values["embers"] is True)
    state.then(NIGHT)
    for seat in reversed(range(seats)):
        state.then(DrawCandles(seat, HAND))
    return state


class DrawCandles(Chance[Candlelight]):
    """C2 Candles are drawn one by one, and only their owner sees them."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final[int] = seat
        self.count: Final[int] = count

    def outcomes(self, state: Candlelight) -> list[Move]:
        return [DRAW[kind] for kind in range(KINDS) if state.secrets.pile[kind]]

    def weights(self, state: Candlelight) -> list[int]:
        return [copies for copies in state.secrets.pile if copies]

    def witnesses(self, state: Candlelight) -> int:
        return 1 << self.seat

    def happen(self, state: Candlelight, outcome: Move) -> None:
        assert isinstance(outcome, Draw)
        state.secrets.take(outcome.kind, place=self.seat, seen=1 << self.seat)
        state.tell("draws", self.seat, hidden=outcome.kind + 1, witnesses=1 << self.seat)
        if self.count > 1:
            state.then(DrawCandles(self.seat, self.count - 1))


class Night(Step[Candlelight]):
    """C3 A star, the watch, the lighting, and the next night. C8 When no star is left, nothing follows: the match is over."""

    __slots__ = ()

    def run(self, state: Candlelight) -> None:
        if state.sky:
            state.then(self)
            state.then(STAR, Watch(state.night % state.seats), LIT_TOGETHER)


class StarRises(EvenChance[Candlelight]):
    """C3 Any star that has not risen yet, for all to see."""

    __slots__ = ()

    def outcomes(self, state: Candlelight) -> list[Move]:
        return [RISE[star] for star in state.sky]

    def happen(self, state: Candlelight, outcome: Move) -> None:
        assert isinstance(outcome, Rise)
        state.sky.remove(outcome.star)
        state.night += 1
        state.star = outcome.star + state.waiting
        state.waiting = 0
        state.tell("rises", NOBODY, state.night, state.star)


class Watch(Choice[Candlelight]):
    """C4 The watch may trade a candle. C5 Once in a match."""

    __slots__ = ()

    def law(self) -> Rule:
        return WATCH

    def candidates(self, state: Candlelight) -> list[Move]:
        return [LEAVE, *TRADE[: state.candles(self.seat)]]

    def refusal(self, state: Candlelight, move: Move) -> Rule | None:
        return ONE_TRADE if move is not LEAVE and state.has_traded(self.seat) else None

    def choose(self, state: Candlelight, move: Move) -> None:
        if isinstance(move, Candle):
            state.traded |= 1 << self.seat
            state.tell("trades", self.seat, state.burn(self.seat, move.nth))
            state.then(DrawCandles(self.seat, 1))


class LitTogether(Together[Candlelight]):
    """C6 Everybody chooses a candle in secret. C7 The brightest that is alone takes the star."""

    __slots__ = ()

    def law(self) -> Rule:
        return LIGHTING

    def owes(self, state: Candlelight, seat: int) -> bool:
        return not state.answers_of(seat)

    def candidates(self, state: Candlelight, seat: int) -> list[Move]:
        return list(LIGHT[: state.candles(seat)])

    def reveal(self, state: Candlelight) -> None:
        lit: list[int] = []
        for seat in range(state.seats):
            move = state.answers_of(seat)[0]
            assert isinstance(move, Candle)
            lit.append(state.burn(seat, move.nth))
            state.tell("lights", seat, lit[seat])
        alone = [brightness for brightness in lit if lit.count(brightness) == 1]
        if alone:
            winner = lit.index(max(alone))
            state.points[winner] += state.star
            state.tell("takes", winner, state.star)
        else:
            state.tell("falls", NOBODY, state.star)
            state.waiting = state.star if state.embers else 0
        state.star = 0


NIGHT: Final = Night()
STAR: Final = StarRises()
LIT_TOGETHER: Final = LitTogether()
