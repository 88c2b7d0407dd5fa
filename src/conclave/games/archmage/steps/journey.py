"""The Journey (A70 to A116): a menu of what movement points, followers and spells are used for."""

from __future__ import annotations

from random import Random
from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Menu, Verb, any_of
from conclave.games.archmage.components import (
    AROUND,
    BLOOD,
    CELLS,
    HIDDEN,
    HOLDABLE,
    KINDS_OF_LAND,
    KINDS_OF_SPELL,
    MOST_SEATS,
    NONE,
    SUBJUGATED,
    WARLORD,
)
from conclave.games.archmage.moves import (
    ATTACK,
    CAST,
    DIVINE,
    EXPLORE,
    GO,
    GO_FROM,
    PLACE,
    STOP,
    UNWARD,
    Cell,
    Spell,
)
from conclave.games.archmage.rules import (
    ATTACKING,
    DIVINATION,
    EXPLORED,
    INFLAMED,
    MOVEMENT_POINTS,
    NEIGHBOURS,
    NEVER_HELD,
    NO_FOLLOWER,
    OCCUPIED,
    ONE_AFTER_THE_OTHER,
    OWN_PEOPLE,
    PLACING,
    STONE_SKIN,
    STRICT_QUICKEN,
    SURCHARGE,
    WARD_FIRST,
)
from conclave.games.archmage.state import NOBODY, Archmage
from conclave.games.archmage.steps.arrival import arrive, no_entry
from conclave.games.archmage.steps.casting import CASTING, no_cast
from conclave.games.archmage.steps.exploring import TurnUp


class Travel(Verb[Archmage]):
    """A91 For a movement point to a neighbouring hex. A94a A surcharge must be affordable before the step."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        return None if state.points else MOVEMENT_POINTS

    def candidates(self, state: Archmage, seat: int) -> list[Move]:
        moves: list[Move] = []
        for move in GO_FROM[state.mage[seat]]:
            if state.ground[move.cell] != NONE:
                moves.append(move)
        return moves

    def refusal(self, state: Archmage, seat: int, move: Move) -> Rule | None:
        assert isinstance(move, Cell)
        if state.ground[move.cell] == NONE or move.cell not in AROUND[state.mage[seat]]:
            return NEIGHBOURS
        if state.toll[move.cell] > state.points:
            return SURCHARGE
        return no_entry(state, seat, move.cell)

    def do(self, state: Archmage, seat: int, move: Move) -> None:
        assert isinstance(move, Cell)
        toll = state.toll[move.cell]
        state.spend(toll)
        arrive(state, seat, move.cell, toll)


class Explore(Verb[Archmage]):
    """A97 For a movement point the hex under the Mage is turned up. A101 Once."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        if state.ground[state.mage[seat]] < HIDDEN:
            return EXPLORED
        return None if state.points else MOVEMENT_POINTS

    def do(self, state: Archmage, seat: int, move: Move) -> None:
        state.spend(1)
        state.then(TurnUp(seat, state.mage[seat]))


class Place(Verb[Archmage]):
    """A70 A follower from the Company on an explored and unoccupied Wilderness, Town or Camp, for nothing."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        cell = state.mage[seat]
        ground = state.ground[cell]
        if not HOLDABLE[ground]:
            return PLACING if ground >= HIDDEN else NEVER_HELD
        owner = state.follower[cell]
        if owner == WARLORD:
            return INFLAMED
        if owner != NOBODY or state.keep[seat] == cell:
            return OCCUPIED
        return None if state.company[seat] else NO_FOLLOWER

    def do(self, state: Archmage, seat: int, move: Move) -> None:
        cell = state.mage[seat]
        state.company[seat] -= 1
        state.occupy(cell, seat)
        state.tell("places", seat, cell, state.ground[cell])


def no_attack(state: Archmage, seat: int, cell: int) -> Rule | None:
    """A110, A110a Is there somebody else's follower here?"""
    owner = state.follower[cell]
    if owner == NOBODY:
        return ATTACKING
    return OWN_PEOPLE if owner == seat else None


class Unward(Verb[Archmage]):
    """A111 For a movement point a Ward goes."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        cell = state.mage[seat]
        rule = no_attack(state, seat, cell)
        if rule is not None:
            return rule
        if not state.ward[cell]:
            return WARD_FIRST
        return None if state.points else MOVEMENT_POINTS

    def candidates(self, state: Archmage, seat: int) -> list[Move]:
        return self.moves if state.ward[state.mage[seat]] else []

    def do(self, state: Archmage, seat: int, move: Move) -> None:
        cell = state.mage[seat]
        state.spend(1)
        state.ward[cell] = 0
        state.tell("unwards", seat, cell, state.follower[cell])


class Attack(Verb[Archmage]):
    """A112 For a movement point the follower here is killed. A113 Blood for both; AS15 the Warlord gets none. A204 Under
    Subjugate a follower of one's own comes from the Supply."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        cell = state.mage[seat]
        rule = no_attack(state, seat, cell)
        if rule is not None:
            return rule
        if state.ward[cell]:
            return WARD_FIRST
        if state.stone >> state.follower[cell] & 1:
            return STONE_SKIN
        return None if state.points else MOVEMENT_POINTS

    def candidates(self, state: Archmage, seat: int) -> list[Move]:
        return self.moves if state.follower[state.mage[seat]] != NOBODY else []

    def do(self, state: Archmage, seat: int, move: Move) -> None:
        cell = state.mage[seat]
        owner = state.follower[cell]
        state.spend(1)
        state.kill(cell)
        blood = state.room(seat, BLOOD, 1)
        state.gain(seat, BLOOD)
        if owner != WARLORD:
            blood += 2 * state.room(owner, BLOOD, 1)
            state.gain(owner, BLOOD)
        state.tell("attacks", seat, cell, owner, blood)
        if state.subjugating:
            came = state.rally(seat, SUBJUGATED)
            if came:
                state.tell("rallies", seat, came)


class Divine(Verb[Archmage]):
    """A206 Under Divination a movement point brings a relic from a Wilderness one controls, once for each hex. AV6 Not with
    Quicken's points, where that option is on."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        if not state.divining:
            return DIVINATION
        if not state.points:
            return MOVEMENT_POINTS
        return STRICT_QUICKEN if state.switches.strict_quicken and state.points == state.quick else None

    def candidates(self, state: Archmage, seat: int) -> list[Move]:
        moves: list[Move] = []
        if state.divining:
            for cell in range(CELLS):
                if state.follower[cell] == seat or state.keep[seat] == cell:
                    moves.append(DIVINE[cell])
        return moves

    def refusal(self, state: Archmage, seat: int, move: Move) -> Rule | None:
        assert isinstance(move, Cell)
        cell = move.cell
        wild = 0 <= state.ground[cell] < KINDS_OF_LAND
        return None if wild and state.controls(seat, cell) and cell not in state.divined else DIVINATION

    def do(self, state: Archmage, seat: int, move: Move) -> None:
        assert isinstance(move, Cell)
        if state.switches.strict_quicken:
            state.points -= 1
        else:
            state.spend(1)
        state.divined.append(move.cell)
        land = state.ground[move.cell]
        gained = state.room(seat, land, 1)
        state.gain(seat, land)
        state.tell("divines", seat, move.cell, land, gained)


class Stop(Verb[Archmage]):
    """A90 The Journey is over; what was not used is lost."""

    __slots__ = ()

    def do(self, state: Archmage, seat: int, move: Move) -> None:
        state.agenda.pop()


TRAVEL: Final = Travel(GO)
EXPLORING: Final = Explore([EXPLORE])
PUTTING: Final = Place([PLACE])
UNWARDING: Final = Unward([UNWARD])
FIGHTING: Final = Attack([ATTACK])
DIVINING: Final = Divine(DIVINE)
STOPPING: Final = Stop([STOP])


class Journey(Menu[Archmage]):
    """A70 to A116, A170 What one may do while the Mage travels."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(seat, [TRAVEL, EXPLORING, PUTTING, UNWARDING, FIGHTING, DIVINING, CASTING, STOPPING])

    def law(self) -> Rule:
        return ONE_AFTER_THE_OTHER

    def pick(self, state: Archmage, rng: Random) -> Move:
        """As any option; which spells can be cast is looked at only for the one that was drawn."""
        seat = self.seat
        moves: list[Move] = [STOP]
        if state.points:
            points = state.points
            others = ~(1 << seat)
            for go in GO_FROM[state.mage[seat]]:
                cell = go.cell
                if state.ground[cell] != NONE and state.toll[cell] <= points and not state.barred[cell] & others:
                    moves.append(go)
            if state.ground[state.mage[seat]] >= HIDDEN:
                moves.append(EXPLORE)
            elif UNWARDING.barred(state, seat) is None:
                moves.append(UNWARD)
            elif FIGHTING.barred(state, seat) is None:
                moves.append(ATTACK)
            if state.divining and DIVINING.barred(state, seat) is None:
                moves.extend(DIVINING.options(state, seat))
        if PUTTING.barred(state, seat) is None:
            moves.append(PLACE)
        ready = state.book[seat] & ~state.cast[seat]
        if ready:
            for spell in range(KINDS_OF_SPELL):
                if ready >> spell & 1:
                    moves.append(CAST[spell])
            for _ in range(len(moves)):
                move = any_of(moves, rng)
                if not isinstance(move, Spell) or no_cast(state, seat, move.spell) is None:
                    return move
            return any_of(self.options(state), rng)
        return any_of(moves, rng)


JOURNEYS: Final = [Journey(seat) for seat in range(MOST_SEATS)]
