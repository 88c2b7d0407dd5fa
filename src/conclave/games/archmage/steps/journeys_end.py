"""Journey's End (A120 to A161): one action by the hex where the Mage stands, and spells before and after it."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Menu, Verb
from conclave.games.archmage.components import (
    AROUND,
    CAMP,
    CENTRE,
    DROW,
    ENCLAVE,
    HYBRID,
    KINDS_OF_LAND,
    MOST_INITIATIONS,
    MOST_SEATS,
    NONE,
    RING,
    TOWER,
    TOWN,
    WARLORD,
)
from conclave.games.archmage.moves import (
    BUILD,
    DONE,
    END,
    GATHER,
    INITIATE,
    PLACE,
    PROMOTE,
    RECRUIT,
    TAKE,
    TAKE_FOLLOWER,
    WARDS,
    Number,
    Spell,
    Sphere,
)
from conclave.games.archmage.rules import (
    AFTER_BUILDING,
    AT_THE_TOWER,
    BUILDING,
    CURSED_TOWER,
    FACE_DOWN,
    FOREIGN_LAND,
    GATHERING,
    HYBRID_INITIATION,
    INFLAMED,
    INITIATING,
    JOURNEY_OVER,
    ONE_ACTION,
    ONE_AFTER_THE_OTHER,
    POINTLESS,
    RECRUITING,
    SHORT_SUPPLY,
    TOWER_INITIATION,
    TOWN_CHOICE,
    WILDERNESS,
)
from conclave.games.archmage.state import KINDS_HELD, NOBODY, Archmage
from conclave.games.archmage.steps.amid import AmidAction
from conclave.games.archmage.steps.casting import CASTING
from conclave.games.archmage.steps.initiation import can_initiate, initiate, no_initiation, offer_more
from conclave.games.archmage.steps.promotion import MORE_PROMOTIONS, can_promote, no_promotion, promote
from conclave.games.archmage.steps.warding import no_wards, place_wards


def no_action(state: Archmage, seat: int) -> Rule | None:
    """A120 to A123, AS14 Why there is nothing to do here any more, or at all."""
    if state.acted:
        return ONE_ACTION
    cell = state.mage[seat]
    if cell == CENTRE:
        return CURSED_TOWER
    if state.face_down(cell):
        return FACE_DOWN
    owner = state.follower[cell]
    if owner == WARLORD:
        return INFLAMED
    return FOREIGN_LAND if owner != NOBODY and owner != seat and state.ground[cell] < KINDS_OF_LAND else None


class Gather(Verb[Archmage]):
    """A130 In a Town: A131 relics of one's Wilderness, A132 followers for Camps, A133 a choice for each Town."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        rule = no_action(state, seat)
        if rule is not None:
            return rule
        if state.ground[state.mage[seat]] != TOWN:
            return GATHERING
        return None if yields(state, seat) else POINTLESS

    def candidates(self, state: Archmage, seat: int) -> list[Move]:
        return self.moves if state.ground[state.mage[seat]] == TOWN else []

    def do(self, state: Archmage, seat: int, move: Move) -> None:
        state.acted = True
        state.tell("gathers", seat, state.mage[seat])
        held = KINDS_HELD * seat
        for land in range(KINDS_OF_LAND):
            if state.held[held + land]:
                state.earn(seat, land, state.held[held + land])
        came = state.rally(seat, state.held[held + CAMP])
        if came:
            state.tell("rallies", seat, came)
        if state.held[held + TOWN]:
            state.then(TownYield(seat, state.held[held + TOWN]))


def yields(state: Archmage, seat: int) -> bool:
    """AA35 Is there anything to gather, and AV3 room for it?"""
    held = KINDS_HELD * seat
    for land in range(KINDS_OF_LAND):
        if state.held[held + land] and state.room(seat, land, 1):
            return True
    if state.supply[seat] and (state.held[held + CAMP] or state.held[held + TOWN]):
        return True
    if state.held[held + TOWN]:
        for relic in range(RING):
            if state.room(seat, relic, 1):
                return True
    return False


class TownYield(AmidAction):
    """A133 For a Town a relic of any kind or a follower. A133a With an empty Supply a relic."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final[int] = left
        """Towns still to choose for, this one included."""

    def law(self) -> Rule:
        return TOWN_CHOICE

    def candidates(self, state: Archmage) -> list[Move]:
        return [*TAKE, TAKE_FOLLOWER]

    def refusal(self, state: Archmage, move: Move) -> Rule | None:
        return SHORT_SUPPLY if move is TAKE_FOLLOWER and not state.supply[self.seat] else None

    def choose(self, state: Archmage, move: Move) -> None:
        if isinstance(move, Sphere):
            state.earn(self.seat, move.sphere)
        else:
            state.tell("rallies", self.seat, state.rally(self.seat, 1))
        if self.left > 1:
            state.then(TownYield(self.seat, self.left - 1))


class Recruit(Verb[Archmage]):
    """A135 In a Camp 1 to 3 followers come from the Supply."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        rule = no_action(state, seat)
        if rule is not None:
            return rule
        return None if state.ground[state.mage[seat]] == CAMP else RECRUITING

    def candidates(self, state: Archmage, seat: int) -> list[Move]:
        return self.moves if state.ground[state.mage[seat]] == CAMP else []

    def refusal(self, state: Archmage, seat: int, move: Move) -> Rule | None:
        assert isinstance(move, Number)
        return None if move.n <= state.supply[seat] else RECRUITING

    def do(self, state: Archmage, seat: int, move: Move) -> None:
        assert isinstance(move, Number)
        state.acted = True
        state.tell("recruits", seat, state.rally(seat, move.n))


def taught(state: Archmage, seat: int) -> list[int]:
    """The spheres into which one can initiate where the Mage stands."""
    cell = state.mage[seat]
    ground = state.ground[cell]
    if ENCLAVE <= ground < TOWER:
        return [ground - ENCLAVE]
    if DROW <= ground < TOWN:
        return HYBRID[ground - DROW]
    return ALL_SPHERES if state.keep[seat] == cell else []


ALL_SPHERES: Final = list(range(RING))


class Initiate(Verb[Archmage]):
    """A140 With a mythic race. A142 With a hybrid one. A160 In the Mage Tower, once, and then promotions."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        rule = no_action(state, seat)
        if rule is not None:
            return rule
        return None if taught(state, seat) else INITIATING

    def candidates(self, state: Archmage, seat: int) -> list[Move]:
        return [INITIATE[sphere] for sphere in taught(state, seat)]

    def refusal(self, state: Archmage, seat: int, move: Move) -> Rule | None:
        assert isinstance(move, Sphere)
        spheres = taught(state, seat)
        law = INITIATING if len(spheres) == 1 else HYBRID_INITIATION if len(spheres) == 2 else TOWER_INITIATION
        return no_initiation(state, seat, move.sphere, law) if move.sphere in spheres else law

    def do(self, state: Archmage, seat: int, move: Move) -> None:
        assert isinstance(move, Sphere)
        state.acted = True
        initiate(state, seat, move.sphere)
        state.tell("initiates", seat, move.sphere)
        spheres = taught(state, seat)
        if len(spheres) == 1:
            offer_more(state, seat, MOST_INITIATIONS - 1, 1 << move.sphere)
        elif len(spheres) == 2:
            other = spheres[0] if move.sphere == spheres[1] else spheres[1]
            offer_more(state, seat, 1, 1 << other)
        else:
            state.then(MORE_PROMOTIONS[seat])


class Wards(Verb[Archmage]):
    """A150, A151 In a Wilderness that is vacant or one's own; A155 also on the own Mage Tower."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        rule = no_action(state, seat)
        if rule is not None:
            return rule
        return no_wards(state, seat) if state.ground[state.mage[seat]] < KINDS_OF_LAND else WILDERNESS

    def candidates(self, state: Archmage, seat: int) -> list[Move]:
        return self.moves if state.ground[state.mage[seat]] < KINDS_OF_LAND else []

    def do(self, state: Archmage, seat: int, move: Move) -> None:
        state.acted = True
        place_wards(state, seat)


class Build(Verb[Archmage]):
    """A153 The Mage Tower, once, on an explored Wilderness that is vacant or one's own."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        if state.keep[seat] != NONE:
            return BUILDING
        rule = no_action(state, seat)
        if rule is not None:
            return rule
        return None if state.ground[state.mage[seat]] < KINDS_OF_LAND else WILDERNESS

    def candidates(self, state: Archmage, seat: int) -> list[Move]:
        return self.moves if state.ground[state.mage[seat]] < KINDS_OF_LAND and state.keep[seat] == NONE else []

    def do(self, state: Archmage, seat: int, move: Move) -> None:
        state.acted = True
        build(state, seat)
        if something_after_building(state, seat):
            state.then(AFTER_BUILDINGS[seat])


def build(state: Archmage, seat: int) -> None:
    """A156 Follower and Ward make room. A157 A relic of the hex and of each neighbouring Wilderness one controls."""
    cell = state.mage[seat]
    returns = state.follower[cell] == seat
    if returns:
        state.vacate(cell)
        state.company[seat] += 1
    state.keep[seat] = cell
    state.held[KINDS_HELD * seat + state.ground[cell]] += 1
    state.tell("builds", seat, cell, state.ground[cell], 1 if returns else 0)
    relics = [0] * KINDS_OF_LAND
    relics[state.ground[cell]] += 1
    for near in AROUND[cell]:
        if state.follower[near] == seat and state.ground[near] < KINDS_OF_LAND:
            relics[state.ground[near]] += 1
    for land in range(KINDS_OF_LAND):
        if relics[land]:
            state.earn(seat, land, relics[land])


class AfterBuilding(AmidAction):
    """A158 After building either Wards, or an initiation and promotions, or nothing more."""

    __slots__ = ()

    def law(self) -> Rule:
        return AFTER_BUILDING

    def candidates(self, state: Archmage) -> list[Move]:
        return [WARDS, *INITIATE, *PROMOTE, DONE]

    def refusal(self, state: Archmage, move: Move) -> Rule | None:
        if move is WARDS:
            return no_wards(state, self.seat)
        if isinstance(move, Sphere):
            return no_initiation(state, self.seat, move.sphere, TOWER_INITIATION)
        if isinstance(move, Spell):
            return no_promotion(state, self.seat, move.spell)
        return None

    def choose(self, state: Archmage, move: Move) -> None:
        if move is WARDS:
            place_wards(state, self.seat)
        elif isinstance(move, Sphere):
            initiate(state, self.seat, move.sphere)
            state.tell("initiates", self.seat, move.sphere)
            state.then(MORE_PROMOTIONS[self.seat])
        elif isinstance(move, Spell):
            state.then(MORE_PROMOTIONS[self.seat])
            promote(state, self.seat, move.spell)


def something_after_building(state: Archmage, seat: int) -> bool:
    """Is there anything that A158 could be used for?"""
    if no_wards(state, seat) is None or can_promote(state, seat):
        return True
    for sphere in range(RING):
        if can_initiate(state, seat, sphere):
            return True
    return False


class Promote(Verb[Archmage]):
    """A159, A161 Promotions in the own Mage Tower, without an initiation before them."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        rule = no_action(state, seat)
        if rule is not None:
            return rule
        return None if state.keep[seat] == state.mage[seat] else AT_THE_TOWER

    def candidates(self, state: Archmage, seat: int) -> list[Move]:
        return self.moves if state.keep[seat] == state.mage[seat] else []

    def refusal(self, state: Archmage, seat: int, move: Move) -> Rule | None:
        assert isinstance(move, Spell)
        return no_promotion(state, seat, move.spell)

    def do(self, state: Archmage, seat: int, move: Move) -> None:
        assert isinstance(move, Spell)
        state.acted = True
        state.then(MORE_PROMOTIONS[seat])
        promote(state, seat, move.spell)


class End(Verb[Archmage]):
    """A40 The end of the turn, or of this part of it (A216)."""

    __slots__ = ()

    def do(self, state: Archmage, seat: int, move: Move) -> None:
        state.agenda.pop()


GATHERINGS: Final = Gather([GATHER])
RECRUITINGS: Final = Recruit(RECRUIT)
INITIATIONS: Final = Initiate(INITIATE)
WARDINGS: Final = Wards([WARDS])
BUILDINGS: Final = Build([BUILD])
PROMOTIONS: Final = Promote(PROMOTE)
ENDING: Final = End([END])
AFTER_BUILDINGS: Final = [AfterBuilding(seat) for seat in range(MOST_SEATS)]


class JourneysEnd(Menu[Archmage]):
    """A120 One action, A120a and spells before it and after it. A70a It is too late to place a follower."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        verbs: list[Verb[Archmage]] = [
            GATHERINGS, RECRUITINGS, INITIATIONS, WARDINGS, BUILDINGS, PROMOTIONS, CASTING, ENDING,
        ]  # fmt: skip
        super().__init__(seat, verbs)

    def law(self) -> Rule:
        return ONE_AFTER_THE_OTHER

    def fits(self, state: Archmage, move: Move) -> bool:
        return move is PLACE or move.verb in self.verbs

    def refusal(self, state: Archmage, move: Move) -> Rule | None:
        return JOURNEY_OVER if move is PLACE else super().refusal(state, move)


ENDS: Final = [JourneysEnd(seat) for seat in range(MOST_SEATS)]
