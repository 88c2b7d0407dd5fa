"""Paying: Z36, Z48a, Z49, ZA4, ZA12, ZA27, ZA32."""

from __future__ import annotations

from typing import ClassVar, Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.games.zavandor.components import (
    BACKS,
    CONCENTRATED,
    KINDS_OF_COLOUR,
    KINDS_OF_GEM,
    VALUE,
)
from conclave.games.zavandor.moves import (
    PAY,
    PAY_CARD,
    PAY_CONCENTRATED,
    PAY_DUST,
    SELL,
    SELL_INACTIVE,
    CardMove,
    ConcentratedMove,
    GemMove,
)
from conclave.games.zavandor.rules import (
    PAY_ONLY_WHAT_IS_NEEDED,
    PIECE_BY_PIECE,
    SELL_ONLY_WHAT_IS_NEEDED,
    SELLING,
)
from conclave.games.zavandor.state import Owing, Zavandor
from conclave.games.zavandor.steps.suggest import best_payment

NOTHING_YET: Final = 1 << 20
"""Less than this was handed over as the smallest piece."""


class Pay(Owing):
    """ZA32 The player hands over pieces until the price is met, or accepts the suggestion; what is still due may be paid in
    dust at any moment. Z36 Too much comes back as dust. `least` is the smallest piece handed over so far."""

    __slots__ = ("auction", "due", "least")
    detail: ClassVar[bool] = True

    def __init__(self, seat: int, due: int, auction: bool, least: int) -> None:
        super().__init__(seat)
        self.due: Final[int] = due
        self.auction: Final[bool] = auction
        self.least: Final[int] = least

    def law(self) -> Rule:
        return PIECE_BY_PIECE

    def debt(self, state: Zavandor) -> tuple[int, int]:
        return (self.seat, self.due)

    def advance(self, state: Zavandor) -> bool:
        """Nobody is asked where nothing is due, or where there is dust and nothing else to pay with."""
        if self.due <= 0:
            state.agenda.pop()
            if self.due < 0:
                state.gain_dust(self.seat, -self.due)
            return True
        seat = self.seat
        if state.dust[seat] >= self.due and not state.concentrated_pieces(seat) and not state.cards(seat):
            state.agenda.pop()
            self.pay_dust(state)
            return True
        return super().advance(state)

    def candidates(self, state: Zavandor) -> list[Move]:
        seat = self.seat
        moves: list[Move] = [PAY, PAY_DUST]
        secrets = state.secrets
        counts = [0] * KINDS_OF_COLOUR
        for i in range(len(secrets.place)):
            if secrets.place[i] == seat:
                colour = BACKS.back[secrets.kind[i]]
                moves.append(PAY_CARD[colour][counts[colour]])
                counts[colour] += 1
        for colour in range(KINDS_OF_COLOUR):
            if state.concentrated[KINDS_OF_COLOUR * seat + colour]:
                moves.append(PAY_CONCENTRATED[colour])
        moves.extend(gems_to_sell(state, seat))
        return moves

    def fits(self, state: Zavandor, move: Move) -> bool:
        return move is PAY or move is PAY_DUST or isinstance(move, (CardMove, ConcentratedMove)) or move in self.sales()

    def sales(self) -> list[GemMove]:
        return [*SELL, *SELL_INACTIVE]

    def refusal(self, state: Zavandor, move: Move) -> Rule | None:
        seat = self.seat
        short = state.energy(seat) < self.due
        if isinstance(move, GemMove):
            if not has_gem(state, seat, move):
                return SELLING
            if short:
                return None
            if self.auction:
                return SELL_ONLY_WHAT_IS_NEEDED
            return None if self.least == NOTHING_YET else PIECE_BY_PIECE
        if short:
            return PIECE_BY_PIECE
        if move is PAY:
            return None
        if move is PAY_DUST:
            return None if state.dust[seat] >= self.due else PIECE_BY_PIECE
        value = self.worth(state, move)
        if value == 0:
            return PIECE_BY_PIECE
        return None if self.needed(state, value) else PAY_ONLY_WHAT_IS_NEEDED

    def worth(self, state: Zavandor, move: Move) -> int:
        """What the piece that a move names is worth; 0 if it is not there."""
        seat = self.seat
        if isinstance(move, CardMove) and move is PAY_CARD[move.colour][move.nth]:
            piece = state.secrets.nth(seat, move.colour, move.nth)
            return 0 if piece < 0 else VALUE[state.secrets.kind[piece]]
        if isinstance(move, ConcentratedMove) and move is PAY_CONCENTRATED[move.colour]:
            return CONCENTRATED[move.colour] if state.concentrated[KINDS_OF_COLOUR * seat + move.colour] else 0
        return 0

    def needed(self, state: Zavandor, value: int) -> bool:
        """ZA27 Without any one of the pieces handed over the rest must fall short: true of this piece and those before it,
        or still to be made true with some of those left. Where nothing can make it true (in a world that somebody else
        imagines), every piece is as good as any other."""
        if value >= self.due:
            return value - self.due < self.least or not self.tidy(state, self.due, self.least, 0)
        due = self.due - value
        if state.dust[self.seat] >= due or self.tidy(state, due, min(self.least, value), value):
            return True
        return not self.tidy(state, self.due, self.least, 0)

    def tidy(self, state: Zavandor, due: int, least: int, without: int) -> bool:
        """Can so much be met, less one piece of this value, so that every piece handed over is needed?"""
        seat = self.seat
        dust = state.dust[seat]
        if dust >= due:
            return True
        sums = 1
        secrets = state.secrets
        for i in range(len(secrets.place)):
            if secrets.place[i] == seat:
                value = VALUE[secrets.kind[i]]
                if value == without:
                    without = 0
                else:
                    sums |= sums << value
        for colour in range(KINDS_OF_COLOUR):
            for _ in range(state.concentrated[KINDS_OF_COLOUR * seat + colour]):
                if CONCENTRATED[colour] == without:
                    without = 0
                else:
                    sums |= sums << CONCENTRATED[colour]
        enough = sums >> (due - dust)
        return bool(enough) if least == NOTHING_YET else bool(enough & ((1 << (least + dust)) - 1))

    def choose(self, state: Zavandor, move: Move) -> None:
        seat = self.seat
        if move is PAY:
            self.pay_suggestion(state)
        elif move is PAY_DUST:
            self.pay_dust(state)
        elif isinstance(move, CardMove):
            self.on(state, state.discard(state.secrets.nth(seat, move.colour, move.nth)))
        elif isinstance(move, ConcentratedMove):
            self.on(state, state.spend_concentrated(seat, move.colour))
        else:
            assert isinstance(move, GemMove)
            state.then(Pay(seat, self.due - sell_gem(state, seat, move), self.auction, self.least))

    def on(self, state: Zavandor, value: int) -> None:
        state.then(Pay(self.seat, self.due - value, self.auction, min(self.least, value)))

    def pay_dust(self, state: Zavandor) -> None:
        state.dust[self.seat] -= self.due
        state.gain_dust(self.seat, 0)

    def pay_suggestion(self, state: Zavandor) -> None:
        seat = self.seat
        paid = 0
        for kind in best_payment(state, seat, self.due, self.least):
            if kind < 0:
                paid += state.spend_concentrated(seat, -1 - kind)
            else:
                secrets = state.secrets
                for i in range(len(secrets.place)):
                    if secrets.place[i] == seat and secrets.kind[i] == kind:
                        paid += state.discard(i)
                        break
        state.gain_dust(seat, paid - self.due)


def pay(state: Zavandor, seat: int, price: int, auction: bool) -> Pay:
    """The step that has a seat pay a price."""
    state.tell("pays", seat, price)
    return Pay(seat, price, auction, NOTHING_YET)


def gems_to_sell(state: Zavandor, seat: int) -> list[Move]:
    """Z48 Of each kind that a seat has one, active or not."""
    moves: list[Move] = []
    for gem in range(KINDS_OF_GEM):
        if state.active[KINDS_OF_GEM * seat + gem]:
            moves.append(SELL[gem])
        if state.idle[KINDS_OF_GEM * seat + gem]:
            moves.append(SELL_INACTIVE[gem])
    return moves


def has_gem(state: Zavandor, seat: int, move: GemMove) -> bool:
    gems = state.active if move.active else state.idle
    return gems[KINDS_OF_GEM * seat + move.gem] > 0


def sell_gem(state: Zavandor, seat: int, move: GemMove) -> int:
    """Z48, Z50 The gem goes back to the supply; what it fetches."""
    gems = state.active if move.active else state.idle
    gems[KINDS_OF_GEM * seat + move.gem] -= 1
    state.appraise(seat)
    proceeds = state.gem_sale(seat, move.gem)
    state.tell("sells", seat, move.gem, proceeds)
    return proceeds
