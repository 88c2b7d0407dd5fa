"""Drawing energy cards, and phase 2: Z20b to Z31."""

from __future__ import annotations

from random import Random
from typing import Final

from conclave.engine.moves import Move
from conclave.engine.secrets import ALL
from conclave.engine.steps import Chance, Step
from conclave.games.zavandor.components import (
    AVERAGE_IN_DUST,
    BACKS,
    CHALICE,
    CONCENTRATED,
    CRYSTAL,
    DUST_OF_GROUP,
    FLOW_DUST,
    GREEN,
    GROUP,
    KINDS_OF_ARTIFACT,
    KINDS_OF_COLOUR,
    KINDS_OF_GEM,
    LORE_FLOW,
    MOST_SEATS,
    OPAL,
    OPAL_DUST,
    RED,
    SAPPHIRE,
    VALUE,
)
from conclave.games.zavandor.moves import DRAW, Draw
from conclave.games.zavandor.state import ASIDE, Zavandor

MOST_DRAWS: Final = 3


class DrawCards(Chance[Zavandor]):
    """Z23 Cards of a colour are drawn one by one; only their owner sees them. ZA1 An empty pile takes the spent cards;
    if there are none, the average comes as dust."""

    __slots__ = ("colour", "count", "place", "seat")

    def __init__(self, seat: int, colour: int, count: int, place: int) -> None:
        self.seat: Final[int] = seat
        self.colour: Final[int] = colour
        self.count: Final[int] = count
        self.place: Final[int] = place

    def advance(self, state: Zavandor) -> bool:
        if not state.secrets.left(self.colour) and not reshuffle(state, self.colour):
            state.agenda.pop()
            amount = AVERAGE_IN_DUST[self.colour] * self.count
            state.tell("no_card_left", self.seat, self.colour, amount)
            state.gain_dust(self.seat, amount)
            return True
        return super().advance(state)

    def outcomes(self, state: Zavandor) -> list[Move]:
        pile = state.secrets.pile
        return [DRAW[k] for k in range(BACKS.first[self.colour], BACKS.first[self.colour + 1]) if pile[k]]

    def weights(self, state: Zavandor) -> list[int]:
        pile = state.secrets.pile
        return [pile[k] for k in range(BACKS.first[self.colour], BACKS.first[self.colour + 1]) if pile[k]]

    def draw(self, state: Zavandor, rng: Random) -> Move:
        return DRAW[state.secrets.random_kind(self.colour, rng)]

    def witnesses(self, state: Zavandor) -> int:
        return -1 if state.switches.public_money else 1 << self.seat

    def happen(self, state: Zavandor, outcome: Move) -> None:
        assert isinstance(outcome, Draw)
        seen = ALL if state.switches.public_money else 1 << self.seat
        state.secrets.take(outcome.kind, self.place, seen)
        if self.place == self.seat:
            state.purse[self.seat] += VALUE[outcome.kind]
        state.tell("draws", self.seat, self.colour, self.place // ASIDE, 0, outcome.kind, self.witnesses(state))
        if self.count > 1:
            draw_cards(state, self.seat, self.colour, self.count - 1, self.place)


def _all_draws(place: int) -> list[list[list[DrawCards]]]:
    return [
        [[DrawCards(seat, colour, n, place + seat) for n in range(1, MOST_DRAWS + 1)] for colour in range(4)]
        for seat in range(MOST_SEATS)
    ]


TO_HAND: Final = _all_draws(0)
TO_ASIDE: Final = _all_draws(ASIDE)


def draw_cards(state: Zavandor, seat: int, colour: int, count: int, place: int) -> None:
    """Have a seat draw cards next."""
    steps = TO_HAND if place == seat else TO_ASIDE
    state.then(steps[seat][colour][count - 1])


def reshuffle(state: Zavandor, colour: int) -> bool:
    """ZA1 The spent cards of a colour become its pile; False if there are none."""
    some = False
    for kind in range(BACKS.first[colour], BACKS.first[colour + 1]):
        if state.spent[kind]:
            some = True
            state.secrets.pile[kind] += state.spent[kind]
            state.spent[kind] = 0
    if some:
        state.tell("reshuffle", -1, colour)
    return some


def opal_dust(opals: int) -> int:
    """Z22."""
    return 10 * (opals // 3) + OPAL_DUST[opals % 3]


def cards_due(state: Zavandor, seat: int, colour: int) -> int:
    """Z23, Z24: one for each active gem of the colour, one for each artifact that acts like one."""
    due = state.active[KINDS_OF_GEM * seat + SAPPHIRE + colour]
    if colour == GREEN:
        due += state.owned[KINDS_OF_ARTIFACT * seat + CRYSTAL]
    elif colour == RED:
        due += state.owned[KINDS_OF_ARTIFACT * seat + CHALICE]
    return due


def has_no_source(state: Zavandor, seat: int) -> bool:
    """Neither gems nor artifacts that act like them: no card is due of any colour."""
    owned = KINDS_OF_ARTIFACT * seat
    return not state.worth[seat] and not state.owned[owned + CRYSTAL] and not state.owned[owned + CHALICE]


class Incomes(Step[Zavandor]):
    """Z20b Phase 2: everybody takes their energy, in position order."""

    __slots__ = ()

    def run(self, state: Zavandor) -> None:
        state.phase = 2
        for seat in state.order:
            take_income(state, seat)
        for at in range(len(state.order) - 1, -1, -1):
            seat = state.order[at]
            if has_no_source(state, seat):
                continue
            for colour in range(KINDS_OF_COLOUR - 1, -1, -1):
                due = cards_due(state, seat, colour) % GROUP
                if due:
                    draw_cards(state, seat, colour, due, seat)


def take_income(state: Zavandor, seat: int) -> None:
    """Z21 to Z28 What the active gems of a seat yield, all but the cards. Z25, Z26 Every four cards of a colour come as
    one concentrated energy and a 2-dust instead."""
    dust = opal_dust(state.active[KINDS_OF_GEM * seat + OPAL]) + FLOW_DUST[state.level(seat, LORE_FLOW)]
    groups_in_all = 0
    cards_in_all = 0
    for colour in range(0 if has_no_source(state, seat) else KINDS_OF_COLOUR):
        due = cards_due(state, seat, colour)
        if due >= GROUP:
            groups = due // GROUP
            state.concentrated[KINDS_OF_COLOUR * seat + colour] += groups
            state.purse[seat] += groups * CONCENTRATED[colour]
            dust += DUST_OF_GROUP * groups
            groups_in_all += groups << (4 * colour)
        cards_in_all += due % GROUP
    state.dust[seat] += dust
    state.tell("income", seat, dust, groups_in_all, cards_in_all)


INCOMES: Final = Incomes()
