"""Setting up the table: Z1 to Z12."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from conclave.engine.game import Game, Value
from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.secrets import Secrets
from conclave.engine.steps import Choice, EvenChance, Step
from conclave.games.zavandor.components import (
    ALL_STONES,
    BACKS,
    BLUE,
    CARD_COPIES,
    CHARACTERS,
    COPIES,
    FAIRY,
    FAIRY_CARDS,
    FLAT_COPIES,
    KINDS_OF_AREA,
    KINDS_OF_ARTIFACT,
    KINDS_OF_COLOUR,
    KINDS_OF_GEM,
    KINDS_OF_SENTINEL,
    START_DUST,
    START_GEMS,
    START_POINTS,
    VALUE,
)
from conclave.games.zavandor.moves import CHOOSE, DEAL, LOT, Choose, Deal, Lot
from conclave.games.zavandor.rules import CHOOSING, ONE_BOARD_EACH
from conclave.games.zavandor.state import NOBODY, Switches, Zavandor
from conclave.games.zavandor.steps.energy import draw_cards
from conclave.games.zavandor.steps.round import REFILL, ROUND


def begin(game: Game, seats: int, values: Mapping[str, Value]) -> Zavandor:
    """A table on which nothing has happened yet."""
    switches = Switches(values)
    copies = FLAT_COPIES if switches.lower_variance else CARD_COPIES
    pile = [count for counts in copies for count in counts]
    state = Zavandor(
        game, seats, Secrets.fresh(BACKS, pile), switches,
        round=0, phase=0, turn=NOBODY, learned=0, shifts=0, stage=0, out=0,
        character=[NOBODY] * seats,
        active=[0] * (KINDS_OF_GEM * seats),
        idle=[0] * (KINDS_OF_GEM * seats),
        dust=[0] * seats,
        concentrated=[0] * (KINDS_OF_COLOUR * seats),
        purse=[0] * seats,
        worth=[0] * seats,
        levels=[0] * (KINDS_OF_AREA * seats),
        stones=[ALL_STONES] * seats,
        pouch=[0] * seats,
        owned=[0] * (KINDS_OF_ARTIFACT * seats),
        keeper=[NOBODY] * KINDS_OF_SENTINEL,
        points=[0] * seats,
        order=[], position=[0] * seats, offer=[],
        deck=[COPIES[seats]] * KINDS_OF_ARTIFACT,
        spent=[0] * len(VALUE),
    )  # fmt: skip
    state.then(SETUP)
    return state


class Setup(Step[Zavandor]):
    """Z2 to Z12 Everybody gets a board and what belongs to it, then artifacts are laid out and the rounds begin."""

    __slots__ = ()

    def run(self, state: Zavandor) -> None:
        state.then(REFILL, ROUND)
        if state.switches.choose_character:
            state.then(FirstToChoose())
        else:
            for seat in range(state.seats - 1, -1, -1):
                state.then(DealBoard(seat))


class DealBoard(EvenChance[Zavandor]):
    """Z2 A seat draws a character's board; no board is used twice."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def outcomes(self, state: Zavandor) -> list[Move]:
        return [DEAL[c] for c in range(len(CHARACTERS)) if c not in state.character]

    def happen(self, state: Zavandor, outcome: Move) -> None:
        assert isinstance(outcome, Deal)
        sit_down(state, self.seat, outcome.character)


class FirstToChoose(EvenChance[Zavandor]):
    """ZV5 The lot says who chooses first; the others follow clockwise."""

    __slots__ = ()

    def outcomes(self, state: Zavandor) -> list[Move]:
        return [LOT[seat] for seat in range(state.seats)]

    def happen(self, state: Zavandor, outcome: Move) -> None:
        assert isinstance(outcome, Lot)
        state.tell("first_to_choose", outcome.seat)
        for turn in range(state.seats - 1, -1, -1):
            state.then(ChooseBoard((outcome.seat + turn) % state.seats))


class ChooseBoard(Choice[Zavandor]):
    """ZV5 A seat chooses one of the boards that are left."""

    __slots__ = ()

    def law(self) -> Rule:
        return CHOOSING

    def candidates(self, state: Zavandor) -> list[Move]:
        return list(CHOOSE)

    def refusal(self, state: Zavandor, move: Move) -> Rule | None:
        assert isinstance(move, Choose)
        return ONE_BOARD_EACH if move.character in state.character else None

    def choose(self, state: Zavandor, move: Move) -> None:
        assert isinstance(move, Choose)
        sit_down(state, self.seat, move.character)


def sit_down(state: Zavandor, seat: int, character: int) -> None:
    """Z3 to Z7 Three gems, dust, a start in the character's own area; the fairy's cards."""
    state.character[seat] = character
    for gem in range(KINDS_OF_GEM):
        state.active[KINDS_OF_GEM * seat + gem] = START_GEMS[gem]
    state.dust[seat] = START_DUST[character]
    state.levels[KINDS_OF_AREA * seat + character] = 1
    state.appraise(seat)
    state.points[seat] = START_POINTS
    state.tell("sits_down", seat, character)
    if character == FAIRY:
        draw_cards(state, seat, BLUE, FAIRY_CARDS, seat)


SETUP: Final = Setup()
