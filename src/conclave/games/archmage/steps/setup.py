"""The set-up (A1 to A14, AS1 to AS3): the land, the planets, who begins, where the Warlord stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from conclave.engine.game import Game, Value
from conclave.engine.moves import Move
from conclave.engine.secrets import Secrets
from conclave.engine.steps import EvenChance
from conclave.games.archmage.components import (
    BACKS,
    BEYOND,
    CELLS,
    CENTRE,
    COMPANY,
    FLAMES,
    FOLLOWERS,
    HIDDEN,
    HIDDEN_OUTPOST,
    KINDS_OF_LAND,
    KINDS_OF_SPELL,
    LAND,
    MOST_SEATS,
    NO_TOKEN,
    NONE,
    OUTPOSTS,
    OVALS,
    OWNERS,
    PREPARATION,
    RING,
    SIDE,
    START_RELICS,
)
from conclave.games.archmage.moves import COMPASS, DEAL, START, Direction, Number, Sphere
from conclave.games.archmage.state import KINDS_HELD, NOBODY, Archmage, Switches
from conclave.games.archmage.steps.turn import TURN


def begin(game: Game, seats: int, values: Mapping[str, Value]) -> Archmage:
    """A1 to A11 The land lies there, all Mages stand on the Cursed Tower, and no planet is dealt yet."""
    switches = Switches(values)
    ground = LAND[MOST_SEATS if switches.full_land and seats > 1 else seats][:]
    sets = ground.count(HIDDEN) // KINDS_OF_LAND
    state = Archmage(
        game=game,
        seats=seats,
        secrets=Secrets.fresh(BACKS, [sets] * KINDS_OF_LAND + OUTPOSTS),
        switches=switches,
        round=0,
        turn=NOBODY,
        starter=NOBODY,
        phase=PREPARATION,
        points=0,
        quick=0,
        acted=False,
        extra=0,
        subjugating=False,
        divining=False,
        divined=[],
        stone=0,
        scored=0,
        mage=[CENTRE] * seats,
        company=[COMPANY] * seats,
        supply=[FOLLOWERS - COMPANY] * seats,
        relics=[0] * (RING * seats),
        orbit=[0] * (RING * seats),
        pupils=[0] * (KINDS_OF_SPELL * seats),
        corrupt=[0] * (KINDS_OF_SPELL * seats),
        book=[0] * seats,
        cast=[0] * seats,
        door=[NOBODY] * (RING * seats),
        captives=[0] * (OWNERS * seats),
        keep=[NONE] * seats,
        majority=[0] * (KINDS_OF_LAND * seats),
        ground=ground,
        follower=[NOBODY] * CELLS,
        ward=[0] * CELLS,
        token=[NO_TOKEN] * CELLS,
        caster=[NOBODY] * CELLS,
        barred=[0] * CELLS,
        toll=[0] * CELLS,
        held=[0] * (KINDS_HELD * OWNERS),
        warlord=NONE,
        compass=0,
        flames=FLAMES if seats == 1 else 0,
        shorter=0,
        guided=False,
        tainted=0,
    )
    state.recount()
    state.then(WARLORD_START if seats == 1 else START_PLAYER)
    for seat in reversed(range(seats)):
        state.then(DealPlanet(seat, 0))
    return state


class DealPlanet(EvenChance[Archmage]):
    """A12 A planet comes to the next oval. A13 The relics below it."""

    __slots__ = ("oval", "seat")

    def __init__(self, seat: int, oval: int) -> None:
        self.seat: Final[int] = seat
        self.oval: Final[int] = oval

    def outcomes(self, state: Archmage) -> list[Move]:
        return [DEAL[sphere] for sphere in range(RING) if state.orbit[RING * self.seat + sphere] == 0]

    def happen(self, state: Archmage, outcome: Move) -> None:
        assert isinstance(outcome, Sphere)
        away = OVALS[state.seats][self.oval]
        at = RING * self.seat + outcome.sphere
        state.orbit[at] = SIDE[self.oval] * away
        state.relics[at] = START_RELICS[away]
        state.tell("dealt", self.seat, outcome.sphere, state.orbit[at], state.relics[at])
        if self.oval + 1 < RING:
            state.then(DealPlanet(self.seat, self.oval + 1))


class StartPlayer(EvenChance[Archmage]):
    """A14 Chance decides who begins."""

    __slots__ = ()

    def outcomes(self, state: Archmage) -> list[Move]:
        return list(START[: state.seats])

    def happen(self, state: Archmage, outcome: Move) -> None:
        assert isinstance(outcome, Number)
        state.starter = outcome.n
        state.tell("starts", outcome.n)
        state.then(TURN[outcome.n])


class WarlordStart(EvenChance[Archmage]):
    """AS3 The Warlord begins on the Outpost in the corner in this direction; it stays face down."""

    __slots__ = ()

    def outcomes(self, state: Archmage) -> list[Move]:
        return list(COMPASS)

    def happen(self, state: Archmage, outcome: Move) -> None:
        assert isinstance(outcome, Direction)
        cell = CENTRE
        while state.ground[cell] != HIDDEN_OUTPOST:
            cell = BEYOND[cell][outcome.direction]
        state.warlord = cell
        state.compass = outcome.direction
        state.reckon_barred(cell)
        state.starter = 0
        state.tell("warlord_appears", 0, cell, outcome.direction)
        state.then(TURN[0])


START_PLAYER: Final = StartPlayer()
WARLORD_START: Final = WarlordStart()
