"""Paying for spells (A171 to A173), and what Shadow makes dearer (A210)."""

from __future__ import annotations

from typing import ClassVar, Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Choice
from conclave.games.archmage.components import (
    COST,
    KINDS_OF_SPELL,
    LEVEL,
    MASTER,
    MOST_SEATS,
    RING,
    SHADOW_PENALTY,
    SPHERES_OF,
)
from conclave.games.archmage.moves import PAY, Sphere
from conclave.games.archmage.rules import PRICES, SHADOW
from conclave.games.archmage.state import NOBODY, Archmage


def usable(state: Archmage, seat: int, relic: int) -> int:
    """How much of a price relics of a kind can pay: with somebody in the doorway the penalty comes first (A210)."""
    at = RING * seat + relic
    return state.relics[at] - SHADOW_PENALTY if state.door[at] != NOBODY else state.relics[at]


def no_payment(state: Archmage, seat: int, spell: int) -> Rule | None:
    """A171 to A173 Are there relics enough? If only Shadow stands in the way, A210."""
    due = COST[LEVEL[spell]]
    means = 0
    relics = 0
    for sphere in SPHERES_OF[spell]:
        n = usable(state, seat, sphere)
        if n > 0:
            means += n
        relics += state.relics[RING * seat + sphere]
    if means >= due:
        return None
    return SHADOW if relics >= due else PRICES[LEVEL[spell]]


def no_pay(state: Archmage, seat: int, spell: int, relic: int) -> Rule | None:
    """Why a kind of relic cannot be used."""
    if relic not in SPHERES_OF[spell] or not state.relics[RING * seat + relic]:
        return PRICES[LEVEL[spell]]
    return None if usable(state, seat, relic) > 0 else SHADOW


def pay(state: Archmage, seat: int, relic: int) -> None:
    """One relic, and the penalty of Shadow, after which the follower in the doorway goes to its owner's Supply."""
    at = RING * seat + relic
    owner = state.door[at]
    if owner == NOBODY:
        state.relics[at] -= 1
        state.tell("pays", seat, relic, 1)
        return
    state.relics[at] -= 1 + SHADOW_PENALTY
    state.tell("pays", seat, relic, 1 + SHADOW_PENALTY)
    state.door[at] = NOBODY
    state.supply[owner] += 1
    state.tell("leaves_door", seat, relic, owner)


def collect(state: Archmage, seat: int, spell: int, due: int) -> None:
    """Pay what is due; ask as long as there is a choice: several kinds, and more of them than are due."""
    while due:
        kinds = 0
        means = 0
        last = 0
        for sphere in SPHERES_OF[spell]:
            n = usable(state, seat, sphere)
            if n > 0:
                kinds += 1
                means += n
                last = sphere
        if kinds > 1 and means > due:
            state.then(PAYMENTS[(KINDS_OF_SPELL * seat + spell) * (MOST_DUE + 1) + due])
            return
        pay(state, seat, last)
        due -= 1


class Payment(Choice[Archmage]):
    """A172, A173 Which relic goes next for the spell."""

    __slots__ = ("due", "spell")
    detail: ClassVar[bool] = True

    def __init__(self, seat: int, spell: int, due: int) -> None:
        super().__init__(seat)
        self.spell: Final[int] = spell
        self.due: Final[int] = due

    def law(self) -> Rule:
        return PRICES[LEVEL[self.spell]]

    def candidates(self, state: Archmage) -> list[Move]:
        return [PAY[sphere] for sphere in SPHERES_OF[self.spell]]

    def fits(self, state: Archmage, move: Move) -> bool:
        return move in PAY

    def refusal(self, state: Archmage, move: Move) -> Rule | None:
        assert isinstance(move, Sphere)
        return no_pay(state, self.seat, self.spell, move.sphere)

    def choose(self, state: Archmage, move: Move) -> None:
        assert isinstance(move, Sphere)
        pay(state, self.seat, move.sphere)
        collect(state, self.seat, self.spell, self.due - 1)


MOST_DUE: Final[int] = COST[MASTER]
PAYMENTS: Final = [
    Payment(seat, spell, due)
    for seat in range(MOST_SEATS)
    for spell in range(KINDS_OF_SPELL)
    for due in range(MOST_DUE + 1)
]
