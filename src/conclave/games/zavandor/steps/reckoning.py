"""Phase 4: the hand limit, the points, the end: Z114 to Z122."""

from __future__ import annotations

from typing import ClassVar, Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Step, Together
from conclave.games.zavandor.components import (
    BACKS,
    CARD_WEIGHT,
    CONCENTRATED_WEIGHT,
    KINDS_OF_COLOUR,
    LAST_SENTINEL,
    ROUND_CAP,
    dust_weight,
    most_dust,
)
from conclave.games.zavandor.moves import (
    KEEP,
    KEEP_CARD,
    KEEP_CONCENTRATED,
    KEEP_DUST,
    CardMove,
    ConcentratedMove,
)
from conclave.games.zavandor.rules import HAND_LIMIT, KEEP_WHAT_FITS
from conclave.games.zavandor.state import NOBODY, Zavandor
from conclave.games.zavandor.steps.suggest import best_keeping


class Kept:
    """What a seat has said to keep so far."""

    __slots__ = ("cards", "closed", "concentrated", "loose_cards", "loose_concentrated", "space", "suggested")

    def __init__(self, state: Zavandor, seat: int) -> None:
        self.cards: list[CardMove] = []
        self.concentrated: list[int] = [0] * KINDS_OF_COLOUR
        self.closed: bool = False
        self.suggested: bool = False
        self.space: int = state.limit(seat)
        self.loose_cards: int = state.cards(seat)
        self.loose_concentrated: int = state.concentrated_pieces(seat)
        for move in state.answers_of(seat):
            if isinstance(move, CardMove):
                self.cards.append(move)
                self.space -= CARD_WEIGHT
                self.loose_cards -= 1
            elif isinstance(move, ConcentratedMove):
                self.concentrated[move.colour] += 1
                self.space -= CONCENTRATED_WEIGHT
                self.loose_concentrated -= 1
            else:
                self.closed = True
                self.suggested = move is KEEP

    def more_fits(self, space: int) -> bool:
        """Would another card or concentrated energy fit into this space?"""
        return (self.loose_cards > 0 and space >= CARD_WEIGHT) or (
            self.loose_concentrated > 0 and space >= CONCENTRATED_WEIGHT
        )


class Limits(Together[Zavandor]):
    """Z114 Whoever holds more than the limit gives some back, all at once (ZA25a). ZA33 They name what they keep."""

    __slots__ = ()
    detail: ClassVar[bool] = True

    def law(self) -> Rule:
        return HAND_LIMIT

    def advance(self, state: Zavandor) -> bool:
        state.phase = 4
        for seat in range(state.seats):
            if state.exceeds(seat):
                return super().advance(state)
        state.agenda.pop()
        return True

    def owes(self, state: Zavandor, seat: int) -> bool:
        if not state.exceeds(seat):
            return False
        kept = Kept(state, seat)
        return not kept.closed and kept.more_fits(kept.space)

    def candidates(self, state: Zavandor, seat: int) -> list[Move]:
        kept = Kept(state, seat)
        moves: list[Move] = [KEEP_DUST] if kept.cards or sum(kept.concentrated) else [KEEP, KEEP_DUST]
        counts = [0] * KINDS_OF_COLOUR
        secrets = state.secrets
        for i in range(len(secrets.place)):
            if secrets.place[i] == seat:
                colour = BACKS.back[secrets.kind[i]]
                move = KEEP_CARD[colour][counts[colour]]
                counts[colour] += 1
                if move not in kept.cards:
                    moves.append(move)
        for colour in range(KINDS_OF_COLOUR):
            if state.concentrated[KINDS_OF_COLOUR * seat + colour] > kept.concentrated[colour]:
                moves.append(KEEP_CONCENTRATED[colour])
        return moves

    def refusal(self, state: Zavandor, seat: int, move: Move) -> Rule | None:
        if move is KEEP:
            return None
        kept = Kept(state, seat)
        if move is KEEP_DUST:
            ones = state.switches.one_dust
            dust = most_dust(state.dust[seat], kept.space, ones)
            return KEEP_WHAT_FITS if kept.more_fits(kept.space - dust_weight(dust, ones)) else None
        weight = CARD_WEIGHT if isinstance(move, CardMove) else CONCENTRATED_WEIGHT
        return HAND_LIMIT if weight > kept.space else None

    def reveal(self, state: Zavandor) -> None:
        """Z115 What is not kept goes back without compensation."""
        for seat in range(state.seats):
            if state.exceeds(seat):
                give_back(state, seat, Kept(state, seat))


def give_back(state: Zavandor, seat: int, kept: Kept) -> None:
    keep_kinds: list[int] = []
    if kept.suggested:
        best = best_keeping(state, seat)
        dust = best.dust
        for label in best.pieces:
            if label < 0:
                kept.concentrated[-1 - label] += 1
            else:
                keep_kinds.append(label)
    else:
        dust = most_dust(state.dust[seat], kept.space, state.switches.one_dust)
        for move in kept.cards:
            keep_kinds.append(state.secrets.kind[state.secrets.nth(seat, move.colour, move.nth)])
    secrets = state.secrets
    given = 0
    for i in range(len(secrets.place) - 1, -1, -1):
        if secrets.place[i] == seat:
            if secrets.kind[i] in keep_kinds:
                keep_kinds.remove(secrets.kind[i])
            else:
                state.discard(i)
                given += 1
    lumps = 0
    for colour in range(KINDS_OF_COLOUR):
        at = KINDS_OF_COLOUR * seat + colour
        while state.concentrated[at] > kept.concentrated[colour]:
            lumps += 1
            state.spend_concentrated(seat, colour)
    state.tell("gives_back", seat, given, lumps, state.dust[seat] - dust)
    state.dust[seat] = dust


class Reckoning(Step[Zavandor]):
    """Z118 to Z120 The new totals replace the old. Z121 Five sentinels in players' hands end the game."""

    __slots__ = ()

    def run(self, state: Zavandor) -> None:
        for seat in state.order:
            if not state.is_out(seat):
                state.points[seat] = state.count_points(seat)
                state.tell("points", seat, state.points[seat])
        if state.sold_sentinels() >= LAST_SENTINEL or state.round >= ROUND_CAP:
            best = 0
            for seat in state.winners():
                best |= 1 << seat
            state.tell("game_over", NOBODY, state.sold_sentinels(), state.round, best)
            state.finish()


LIMITS: Final = Limits()
RECKONING: Final = Reckoning()
