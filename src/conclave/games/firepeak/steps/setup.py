"""Setting up the table: F41 to F46, FA63."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from conclave.engine.game import Game, Value
from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.secrets import Secrets, bit
from conclave.engine.steps import Choice, EvenChance, Step, Together
from conclave.games.firepeak.components import (
    BACKS,
    COPIES,
    DEALT_SPELLS,
    KINDS_OF_CLAN,
    KINDS_OF_SPELL,
    NONE,
    RETURNED_SPELLS,
    SPELL_BACK,
    SPOTS,
)
from conclave.games.firepeak.moves import CHOOSE, DEAL, RETURN, ROLL, Number, Wizard
from conclave.games.firepeak.rules import CHOOSING_WIZARDS, KEEP_FIVE, WIZARD_EACH
from conclave.games.firepeak.state import BOOK, NOBODY, Firepeak, Switches
from conclave.games.firepeak.steps.offering import spells_left, take_spell
from conclave.games.firepeak.steps.turn import TurnBegins


def begin(game: Game, seats: int, values: Mapping[str, Value]) -> Firepeak:
    """A table on which nothing has happened yet."""
    pile = [*COPIES * KINDS_OF_CLAN, 0, 0, *[1] * KINDS_OF_SPELL]
    spots = SPOTS * seats
    state = Firepeak(
        game, seats, Secrets.fresh(BACKS, pile), Switches(values),
        round=0, turn=NOBODY, starter=NOBODY, actions=0, moves=0, nightly=False, doomed=False, fortune=False,
        scried=False, luck=0, stated=0, held=NONE, taken=NONE, spell=NONE, shaken=0, last=False, prolonged=False,
        champion=NOBODY, spent=0, deck=sum(COPIES) * KINDS_OF_CLAN,
        dice=[0] * seats,
        wizard=[NONE] * seats,
        being=[NONE] * spots,
        charms=[0] * spots,
        aura=[NONE] * spots,
        circle=[NONE] * seats,
        decoys=[0] * seats,
        neutral=[0] * seats,
        clan=[NONE] * spots,
        might=[0] * spots,
        occupied=[0] * seats,
        crowd=[0] * seats,
        duel=(),
    )  # fmt: skip
    state.then(SETUP)
    return state


class Setup(Step[Firepeak]):
    """FA63 Wizards, spells, and the dice for the start; FV3 who chooses a wizard rolls first."""

    __slots__ = ()

    def run(self, state: Firepeak) -> None:
        if state.switches.choose_wizard:
            roll_for_start(state, (1 << state.seats) - 1)
            return
        state.then(RETURNING)
        for seat in range(state.seats - 1, -1, -1):
            state.then(DealSpell(seat, DEALT_SPELLS))
        for seat in range(state.seats - 1, -1, -1):
            state.then(DealWizard(seat))


class DealWizard(EvenChance[Firepeak]):
    """F41 Everybody gets a wizard; none is used twice."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def outcomes(self, state: Firepeak) -> list[Move]:
        return [DEAL[clan] for clan in range(KINDS_OF_CLAN) if clan not in state.wizard]

    def happen(self, state: Firepeak, outcome: Move) -> None:
        assert isinstance(outcome, Wizard)
        state.wizard[self.seat] = outcome.clan
        state.tell("wizard", self.seat, outcome.clan)


class ChooseWizard(Choice[Firepeak]):
    """FV3 A seat chooses one of the wizards that are left."""

    __slots__ = ()

    def law(self) -> Rule:
        return CHOOSING_WIZARDS

    def candidates(self, state: Firepeak) -> list[Move]:
        return list(CHOOSE)

    def refusal(self, state: Firepeak, move: Move) -> Rule | None:
        assert isinstance(move, Wizard)
        return WIZARD_EACH if move.clan in state.wizard else None

    def choose(self, state: Firepeak, move: Move) -> None:
        assert isinstance(move, Wizard)
        state.wizard[self.seat] = move.clan
        state.tell("wizard", self.seat, move.clan)


class DealSpell(EvenChance[Firepeak]):
    """F42 Seven spells for everybody, seen by their owner alone."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final[int] = seat
        self.count: Final[int] = count

    def outcomes(self, state: Firepeak) -> list[Move]:
        return spells_left(state)

    def witnesses(self, state: Firepeak) -> int:
        return bit(self.seat)

    def happen(self, state: Firepeak, outcome: Move) -> None:
        state.tell("dealt", self.seat, hidden=take_spell(state, self.seat, outcome), witnesses=bit(self.seat))
        if self.count > 1:
            state.then(DealSpell(self.seat, self.count - 1))


class Returning(Together[Firepeak]):
    """F42, FA37a Everybody secretly gives two of the seven back. They are named by their place among those dealt."""

    __slots__ = ()

    def law(self) -> Rule:
        return KEEP_FIVE

    def owes(self, state: Firepeak, seat: int) -> bool:
        return len(state.answers_of(seat)) < RETURNED_SPELLS

    def candidates(self, state: Firepeak, seat: int) -> list[Move]:
        return list(RETURN)

    def refusal(self, state: Firepeak, seat: int, move: Move) -> Rule | None:
        return KEEP_FIVE if move in state.answers_of(seat) else None

    def reveal(self, state: Firepeak) -> None:
        """F43 They are shuffled into the research deck."""
        secrets = state.secrets
        for seat in range(state.seats):
            given: list[int] = []
            for move in state.answers_of(seat):
                assert isinstance(move, Number)
                given.append(move.n - 1)
            given.sort(reverse=True)
            for nth in given:
                secrets.bury(secrets.nth(BOOK + seat, SPELL_BACK, nth))
            state.tell("keeps_spells", seat, DEALT_SPELLS - RETURNED_SPELLS)
        if state.switches.choose_wizard:
            state.then(TurnBegins(state.starter))
        else:
            roll_for_start(state, (1 << state.seats) - 1)


def roll_for_start(state: Firepeak, mask: int) -> None:
    """F46, FA36 All of these roll; the highest begins, those tied roll again."""
    state.then(DecideStart(mask))
    for seat in range(state.seats - 1, -1, -1):
        if mask >> seat & 1:
            state.then(RollForStart(seat))


class RollForStart(EvenChance[Firepeak]):
    """F46."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def outcomes(self, state: Firepeak) -> list[Move]:
        return list(ROLL)

    def happen(self, state: Firepeak, outcome: Move) -> None:
        assert isinstance(outcome, Number)
        state.dice[self.seat] = outcome.n
        state.tell("rolls", self.seat, outcome.n)


class DecideStart(Step[Firepeak]):
    """F46 The highest die begins."""

    __slots__ = ("mask",)

    def __init__(self, mask: int) -> None:
        self.mask: Final[int] = mask

    def run(self, state: Firepeak) -> None:
        best = 0
        tied = 0
        for seat in range(state.seats):
            if self.mask >> seat & 1:
                if state.dice[seat] > best:
                    best = state.dice[seat]
                    tied = 0
                if state.dice[seat] == best:
                    tied |= 1 << seat
        if tied & (tied - 1):
            roll_for_start(state, tied)
            return
        for seat in range(state.seats):
            if tied >> seat & 1:
                state.starter = seat
        for seat in range(state.seats):
            state.dice[seat] = 0
        state.tell("starts", state.starter)
        if not state.switches.choose_wizard:
            state.then(TurnBegins(state.starter))
            return
        state.then(RETURNING)
        for seat in range(state.seats - 1, -1, -1):
            state.then(DealSpell(seat, DEALT_SPELLS))
        for seat in reversed(state.clockwise(state.starter)):
            state.then(ChooseWizard(seat))


SETUP: Final = Setup()
RETURNING: Final = Returning()
