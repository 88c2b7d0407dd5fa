"""A Journey thought through: where the Mage could go with its movement points, what it could do on the way, and what waits
at the end. Ways are looked at cell by cell and point by point, so that a plan costs no more than a look at the land."""

from __future__ import annotations

from typing import Final

from conclave.games.archmage.components import (
    AROUND,
    BLOOD,
    CAMP,
    CELLS,
    CENTRE,
    CHASM_TOKEN,
    DROW,
    ENCLAVE,
    HIDDEN,
    HOLDABLE,
    HYBRID,
    INITIATION,
    KINDS_FACE_DOWN,
    KINDS_OF_LAND,
    KINDS_OF_SPELL,
    MOST_INITIATIONS,
    MOST_RECRUITS,
    NONE,
    RING,
    TABLE,
    TOWER,
    TOWN,
    WARLORD,
    WELLSPRING_TOKEN,
)
from conclave.games.archmage.queries.worth import Worth, loss_of, promotions, rival_share, rivals
from conclave.games.archmage.state import KINDS_HELD, NOBODY, Archmage

MOST_POINTS: Final = 7
"""Plans look no farther."""
UNKNOWN: Final = -1000.0
NEVER: Final = 100
"""Work that cannot be done."""
STEP: Final = 0.03
"""A little is lost with every step, so that of two equal ways the shorter is taken."""
FAR_FROM_CENTRE: Final[list[float]] = [0.15 * TABLE.distance(cell, CENTRE) for cell in range(CELLS)]


class Plan:
    """What the Journey of a seat may still bring."""

    __slots__ = ("end", "found", "gain", "left", "price", "seat", "state", "table", "worth")

    def __init__(self, state: Archmage, seat: int, worth: Worth) -> None:
        self.state: Final[Archmage] = state
        self.seat: Final[int] = seat
        self.worth: Final[Worth] = worth
        self.left: Final[int] = state.rest(seat)
        self.end: list[float] = [UNKNOWN] * CELLS
        """What Journey's End on a cell is worth."""
        self.gain: list[float] = [UNKNOWN] * CELLS
        """What work on a cell is worth: exploring, attacking, placing a follower."""
        self.price: list[int] = [NEVER] * CELLS
        self.found: list[float] = [UNKNOWN, UNKNOWN]
        """What turning up a Wilderness, or an Outpost, is worth."""
        self.table: list[float] = [UNKNOWN] * ((MOST_POINTS + 1) * CELLS * 2)
        """The best that can follow, by points left, cell, and whether the work there is still to do."""

    # The way

    def best(self, cell: int, points: int, fresh: bool, before: int) -> float:
        """The best end of a Journey that has come to a cell with so many points; `fresh` if its work is still to do."""
        at = ((points * CELLS) + cell) * 2 + (1 if fresh else 0)
        known = self.table[at]
        if known > UNKNOWN:
            return known
        found = self.ending(cell)
        if fresh:
            gain = self.work(cell)
            price = self.price[cell]
            if price <= points and gain > 0.0:
                found = gain + self.best(cell, points - price, False, before)
        if points:
            state = self.state
            others = ~(1 << self.seat)
            for near in AROUND[cell]:
                if state.ground[near] == NONE or state.barred[near] & others:
                    continue
                rest = points - state.toll[near]
                if rest < 0:
                    continue
                there = self.best(near, rest, near != before, cell) - STEP - self.losses(near)
                if there > found:
                    found = there
        self.table[at] = found
        return found

    def losses(self, cell: int) -> float:
        """What entering a cell costs besides movement points."""
        state = self.state
        if cell == CENTRE or state.token[cell] == CHASM_TOKEN:
            return 0.12 if state.company[self.seat] else 0.0
        if state.token[cell] == WELLSPRING_TOKEN and state.caster[cell] != self.seat:
            return 0.4
        return 0.0

    # On the way

    def work(self, cell: int) -> float:
        """The gain of the work on a cell; its price stands in `price`."""
        gain = self.gain[cell]
        if gain > UNKNOWN:
            return gain
        state, seat = self.state, self.seat
        ground = state.ground[cell]
        gain = 0.0
        price = NEVER
        owner = state.follower[cell]
        if ground >= HIDDEN:
            price = 1
            gain = self.discovery(ground)
        elif owner == NOBODY:
            if HOLDABLE[ground] and state.keep[seat] != cell and state.company[seat]:
                price = 0
                gain = self.holding(ground)
        elif owner != seat and not state.stone >> owner & 1:
            price = 1 + state.ward[cell]
            gain = self.conquest(owner, ground)
        self.gain[cell] = gain
        self.price[cell] = price
        return gain

    def discovery(self, ground: int) -> float:
        """Turning up a hex: over all that it may be, the bonus, and holding it."""
        known = self.found[ground - HIDDEN]
        if known > UNKNOWN:
            return known
        state = self.state
        pile = state.secrets.pile
        first, last = (0, KINDS_OF_LAND) if ground == HIDDEN else (KINDS_OF_LAND, KINDS_FACE_DOWN)
        total = 0.0
        count = 0
        for face in range(first, last):
            if pile[face]:
                count += pile[face]
                total += pile[face] * self.discovered(face)
        self.found[ground - HIDDEN] = total / count if count else 0.0
        return self.found[ground - HIDDEN]

    def discovered(self, face: int) -> float:
        if face < KINDS_OF_LAND:
            return self.relic(face) + self.holding(face)
        if face == CAMP:
            return self.hired(1) + self.holding(face)
        best = 0.0
        for sphere in HYBRID[face - DROW]:
            best = max(best, self.lesson(sphere, 1))
        return best + 0.05 * self.left

    def holding(self, face: int) -> float:
        """A follower on a hex that shows this."""
        state, seat, worth = self.state, self.seat, self.worth
        if not state.company[seat]:
            return 0.0
        gain = worth.hex(face, self.left) - self.hand(1)
        if face < KINDS_OF_LAND:
            best, second = rivals(state, seat, face)
            own = state.held[KINDS_HELD * seat + face]
            gain += worth.majority(own + 1, best, second, self.left) - worth.majority(own, best, second, self.left)
        return gain

    def conquest(self, owner: int, face: int) -> float:
        """An attack: Blood for both, the loss of the other, and the hex for oneself."""
        state, worth = self.state, self.worth
        gain = self.relic(BLOOD)
        if HOLDABLE[face]:
            gain += max(0.0, self.holding(face))
        loss = loss_of(state, worth, owner, face, self.left)
        if owner != WARLORD:
            loss -= worth.stock(1, self.left)
        return gain + rival_share(state, worth, owner) * loss

    def relic(self, kind: int, n: int = 1) -> float:
        """Some more relics of a kind."""
        have = self.state.relics[RING * self.seat + kind]
        return self.worth.stock(have + n, self.left) - self.worth.stock(have, self.left)

    def hand(self, n: int) -> float:
        """What so many followers fewer in the Company cost."""
        have = self.state.company[self.seat]
        return self.worth.people(have, self.left) - self.worth.people(have - n, self.left)

    def hired(self, n: int) -> float:
        """So many followers more in the Company."""
        have = self.state.company[self.seat]
        return self.worth.people(have + n, self.left) - self.worth.people(have, self.left)

    # At the end

    def ending(self, cell: int) -> float:
        """The best action on a cell."""
        known = self.end[cell]
        if known > UNKNOWN:
            return known
        found = self.action(cell)
        self.end[cell] = found
        return found

    def action(self, cell: int) -> float:
        state, seat = self.state, self.seat
        ground = state.ground[cell]
        owner = state.follower[cell]
        if cell == CENTRE or ground >= HIDDEN or owner == WARLORD:
            return 0.0
        if ground == TOWN:
            return self.gathering()
        if ground == CAMP:
            return self.hired(min(MOST_RECRUITS, state.supply[seat]))
        if ENCLAVE <= ground < TOWER:
            return self.lesson(ground - ENCLAVE, MOST_INITIATIONS)
        if ground >= DROW:
            return self.lesson(HYBRID[ground - DROW][0], 1) + self.lesson(HYBRID[ground - DROW][1], 1)
        if state.keep[seat] == cell:
            return max(self.schooling(), self.wards(cell))
        if owner != NOBODY and owner != seat:
            return 0.0
        if state.keep[seat] == NONE:
            return max(self.building(cell), self.wards(cell))
        return self.wards(cell)

    def gathering(self) -> float:
        """A131 to A133."""
        state, seat = self.state, self.seat
        held = KINDS_HELD * seat
        total = 0.0
        for land in range(KINDS_OF_LAND):
            if state.held[held + land]:
                total += self.relic(land, state.held[held + land])
        if state.held[held + TOWN]:
            total += state.held[held + TOWN] * self.scarcest()
        return total + self.hired(min(state.held[held + CAMP], state.supply[seat]))

    def scarcest(self) -> float:
        """A133 What is taken for a Town: the relic, or the follower, that is missed most."""
        best = self.hired(1) if self.state.supply[self.seat] else 0.0
        for relic in range(RING):
            gain = self.relic(relic)
            if gain > best:
                best = gain
        return best

    def lesson(self, sphere: int, most: int) -> float:
        """Initiating up to so many Apprentices into a sphere."""
        state, seat, worth = self.state, self.seat, self.worth
        have = state.relics[RING * seat + sphere]
        most = min(most, have // INITIATION, state.company[seat])
        share = worth.rise(state.keep[seat] != NONE, self.left)
        there = state.pupils[KINDS_OF_SPELL * seat + sphere]
        best = 0.0
        gain = 0.0
        for n in range(1, most + 1):
            gain += 1.0 if there + n == 1 else share if there + n <= 4 else 0.0
            cost = worth.stock(have, self.left) - worth.stock(have - INITIATION * n, self.left) + self.hand(n)
            if gain - cost > best:
                best = gain - cost
        return best

    def schooling(self) -> float:
        """In the own tower: an initiation and promotions."""
        best = 0.0
        for sphere in range(RING):
            gain = self.lesson(sphere, 1)
            if gain > best:
                best = gain
        return best + self.rising()

    def rising(self) -> float:
        """All promotions by which nothing is lost."""
        share = self.worth.rise(True, self.left)
        more, freed = promotions(self.state.pupils, KINDS_OF_SPELL * self.seat)
        return (1.0 - share) * more + 0.02 * freed + self.hired(freed)

    def building(self, cell: int) -> float:
        """The Mage Tower: best where one comes by often."""
        state, seat, worth = self.state, self.seat, self.worth
        soon = (self.left if self.left < 4 else 4) / 4.0
        gain = (worth.tower - FAR_FROM_CENTRE[cell]) * soon + self.relic(state.ground[cell])
        for near in AROUND[cell]:
            if state.follower[near] == seat and state.ground[near] < KINDS_OF_LAND:
                gain += self.relic(state.ground[near])
        if state.follower[cell] != seat:
            gain += self.holding(state.ground[cell])
        else:
            gain += self.hired(1)
        base = KINDS_OF_SPELL * seat
        known = worth.school(state.pupils, base, worth.rise(False, self.left))
        gain += worth.school(state.pupils, base, worth.rise(True, self.left)) - known
        return gain + self.schooling()

    def wards(self, cell: int) -> float:
        state, seat = self.state, self.seat
        if not self.left:
            return 0.0
        count = 1 if state.follower[cell] == seat and not state.ward[cell] else 0
        for near in AROUND[cell]:
            if state.follower[near] == seat and not state.ward[near]:
                count += 1
        return self.worth.ward * count
