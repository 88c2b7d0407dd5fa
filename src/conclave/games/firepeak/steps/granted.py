"""The capture, raid or brainwash that a spell grants: FA30, FA64."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.games.firepeak.components import BEING_OF, CAPTIVES, SPOTS
from conclave.games.firepeak.moves import BRAINWASH, CAPTURE, RAID, Number, Raid, Spot
from conclave.games.firepeak.rules import TO_BE_DONE
from conclave.games.firepeak.state import Firepeak, Wanting
from conclave.games.firepeak.steps.brainwash import no_brainwash, wash
from conclave.games.firepeak.steps.fight import LUCKY, ChooseTarget, has_creature, has_target, no_capture
from conclave.games.firepeak.steps.raid import no_raid, set_out, some_dungeon

A_CAPTURE: Final = 1
A_RAID: Final = 2
A_BRAINWASH: Final = 4


def can_capture(state: Firepeak, seat: int) -> bool:
    return has_creature(state, seat) and has_target(state, seat)


def can_raid(state: Firepeak, seat: int) -> bool:
    return has_creature(state, seat) and some_dungeon(state, seat)


class Granted(Wanting):
    """A spell grants one of these actions, to be done at once."""

    __slots__ = ("actions", "mode")

    def __init__(self, seat: int, actions: int, mode: int) -> None:
        super().__init__(seat)
        self.actions: Final[int] = actions
        self.mode: Final[int] = mode

    def law(self) -> Rule:
        return TO_BE_DONE

    def wants(self, state: Firepeak) -> list[list[int]]:
        """If nothing else was possible, there is somebody to brainwash."""
        if self.actions & A_CAPTURE and can_capture(state, self.seat):
            return []
        if self.actions & A_RAID and can_raid(state, self.seat):
            return []
        return [[kind for kind in range(CAPTIVES) if state.has_place(self.seat, BEING_OF[kind])]]

    def candidates(self, state: Firepeak) -> list[Move]:
        moves: list[Move] = []
        if self.actions & A_CAPTURE:
            moves.extend(CAPTURE)
        if self.actions & A_RAID:
            for spot in range(SPOTS):
                for owner in range(state.seats):
                    if owner != self.seat:
                        moves.append(RAID[spot][owner])
        if self.actions & A_BRAINWASH:
            moves.extend(BRAINWASH)
        return moves

    def refusal(self, state: Firepeak, move: Move) -> Rule | None:
        if isinstance(move, Spot):
            return no_capture(state, self.seat, move.spot)
        if isinstance(move, Raid):
            return no_raid(state, self.seat, move.spot, move.owner)
        assert isinstance(move, Number)
        return no_brainwash(state, self.seat, move.n)

    def choose(self, state: Firepeak, move: Move) -> None:
        if isinstance(move, Spot):
            state.then(ChooseTarget(self.seat, move.spot, self.mode))
        elif isinstance(move, Raid):
            set_out(state, self.seat, move.spot, move.owner, self.mode)
        else:
            assert isinstance(move, Number)
            wash(state, self.seat, move.n, self.mode == LUCKY)
