"""The state of a match of Archmage, and queries on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from conclave.engine.game import Game, Value
from conclave.engine.rules import Rule
from conclave.engine.secrets import Secrets
from conclave.engine.state import State
from conclave.games.archmage.components import (
    ADVANCEDS,
    CAMP,
    CELLS,
    CENTRE,
    CORRUPT_POINTS,
    DIFFICULTIES,
    DIFFICULTY,
    ENCLAVE,
    FUNDAMENTALS,
    HIDDEN,
    KINDS_OF_LAND,
    KINDS_OF_SPELL,
    LOST_POINTS,
    MAJORITY,
    MASTERS,
    NO_CAP,
    NONE,
    OUTPOST_POINTS,
    OWNERS,
    POINTS,
    RELIC_CAP,
    RING,
    SHARED_MAJORITY,
    TOLL,
    TOWER,
    TOWN,
    WARLORD,
)
from conclave.games.archmage.rules import ONE_AFTER_THE_OTHER

NOBODY: Final = -1
KINDS_HELD: Final = 10
"""Faces that can be controlled: lands, Camps, Towns, and numbers in between that stay empty."""


class Switches:
    """The options of a match, settled at the start."""

    __slots__ = ("cap", "cast_stays", "difficulty", "full_land", "strict_quicken", "wild_wards")

    def __init__(self, values: Mapping[str, Value]) -> None:
        self.difficulty: Final[int] = DIFFICULTIES.index(str(values["difficulty"]))
        self.full_land: Final[bool] = values["full_land"] is True
        self.cap: Final[int] = RELIC_CAP if values["relic_cap"] is True else NO_CAP
        """The most relics of a type."""
        self.wild_wards: Final[bool] = values["wild_wards"] is True
        self.cast_stays: Final[bool] = values["cast_stays"] is True
        self.strict_quicken: Final[bool] = values["strict_quicken"] is True


class Archmage(State):
    """All that lies on the table. Lists by cell have a figure for each of the 91 cells, lists by seat and something else are
    flat: `relics[6 * seat + sphere]`, `pupils[18 * seat + spell]`."""

    __slots__ = (
        "acted", "barred", "book", "captives", "cast", "caster", "company", "compass", "corrupt", "divined", "divining",
        "door", "extra", "flames", "follower", "ground", "guided", "held", "keep", "mage", "majority", "orbit", "phase",
        "points", "pupils", "quick", "relics", "round", "scored", "shorter", "starter", "stone", "subjugating", "supply",
        "switches", "tainted", "token", "toll", "turn", "ward", "warlord",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        seats: int,
        secrets: Secrets,
        switches: Switches,
        round: int,
        turn: int,
        starter: int,
        phase: int,
        points: int,
        quick: int,
        acted: bool,
        extra: int,
        subjugating: bool,
        divining: bool,
        divined: list[int],
        stone: int,
        scored: int,
        mage: list[int],
        company: list[int],
        supply: list[int],
        relics: list[int],
        orbit: list[int],
        pupils: list[int],
        corrupt: list[int],
        book: list[int],
        cast: list[int],
        door: list[int],
        captives: list[int],
        keep: list[int],
        majority: list[int],
        ground: list[int],
        follower: list[int],
        ward: list[int],
        token: list[int],
        caster: list[int],
        barred: list[int],
        toll: list[int],
        held: list[int],
        warlord: int,
        compass: int,
        flames: int,
        shorter: int,
        guided: bool,
        tainted: int,
    ) -> None:
        super().__init__(game, seats, secrets)
        self.switches: Final[Switches] = switches
        self.round: int = round
        self.turn: int = turn
        """Whose turn it is, or NOBODY during the set-up."""
        self.starter: int = starter
        self.phase: int = phase
        self.points: int = points
        """Movement points left in this Journey (A90)."""
        self.quick: int = quick
        """How many of them are Quicken's (AV6); they are spent first."""
        self.acted: bool = acted
        """Has the action of this Journey's End been done (A120)?"""
        self.extra: int = extra
        """Journeys still to come in this turn by Time Stop (A216)."""
        self.subjugating: bool = subjugating
        """Has the active player cast Subjugate this turn (A204)?"""
        self.divining: bool = divining
        """Has the active player cast Divination in this Journey (A206)?"""
        self.divined: list[int] = divined
        """The cells from which it has brought a relic."""
        self.stone: int = stone
        """The mask of the seats under Stone Skin (A203)."""
        self.scored: int = scored
        """The mask of the seats that have counted their points (A32)."""
        self.mage: list[int] = mage
        """The cell of each seat's Mage."""
        self.company: list[int] = company
        self.supply: list[int] = supply
        self.relics: list[int] = relics
        self.orbit: list[int] = orbit
        """Where each planet is: 0 the central oval, -3 to -1 left, 1 to 3 right of it (A12)."""
        self.pupils: list[int] = pupils
        """Apprentices at each place of the diagram, corrupt ones too."""
        self.corrupt: list[int] = corrupt
        """How many of them are corrupt (A213)."""
        self.book: list[int] = book
        """The mask of the spells in each Spell Book (A54)."""
        self.cast: list[int] = cast
        """The mask of those that lie above the Mantle (A176)."""
        self.door: list[int] = door
        """Whose follower stands in each doorway, or NOBODY (A210)."""
        self.captives: list[int] = captives
        """`captives[5 * seat + owner]`: followers that a seat holds prisoner (A209)."""
        self.keep: list[int] = keep
        """The cell of each seat's Mage Tower, or NONE (A153)."""
        self.majority: list[int] = majority
        """`majority[5 * seat + land]`: the points of those who have counted (A28)."""
        self.ground: list[int] = ground
        """By cell: what the hex shows, HIDDEN or HIDDEN_OUTPOST face down, NONE where there is no land."""
        self.follower: list[int] = follower
        """By cell: whose follower stands there, WARLORD for an Inflame token, or NOBODY."""
        self.ward: list[int] = ward
        """By cell: 1 where a Ward lies."""
        self.token: list[int] = token
        self.caster: list[int] = caster
        """By cell: who has placed the token there, or NOBODY."""
        self.barred: list[int] = barred
        """By cell: the mask of those whose Mage or Mage Tower stands there; the Warlord has bit 4. Derived."""
        self.toll: list[int] = toll
        """By cell: movement points for entering (A94a). Derived."""
        self.held: list[int] = held
        """`held[10 * owner + face]`: how many hexes of a kind an owner controls (A72, A31). Derived."""
        self.warlord: int = warlord
        """His cell, or NONE."""
        self.compass: int = compass
        """His direction (AS6)."""
        self.flames: int = flames
        """Inflame tokens left (AS13)."""
        self.shorter: int = shorter
        """By how much his next march is shorter (AS18)."""
        self.guided: bool = guided
        """Does the player choose the direction of his next march (AS18)?"""
        self.tainted: int = tainted
        """How often Corrupt was cast on him (AS18)."""

    def clone(self) -> Archmage:
        copy = Archmage(
            self.game, self.seats, self.secrets.clone(), self.switches, self.round, self.turn, self.starter, self.phase,
            self.points, self.quick, self.acted, self.extra, self.subjugating, self.divining, self.divined[:],
            self.stone, self.scored, self.mage[:], self.company[:], self.supply[:], self.relics[:], self.orbit[:],
            self.pupils[:], self.corrupt[:], self.book[:], self.cast[:], self.door[:], self.captives[:], self.keep[:],
            self.majority[:], self.ground[:], self.follower[:], self.ward[:], self.token[:], self.caster[:],
            self.barred[:], self.toll[:], self.held[:], self.warlord, self.compass, self.flames, self.shorter,
            self.guided, self.tainted,
        )  # fmt: skip
        copy.adopt(self)
        return copy

    def not_asked(self, seat: int) -> Rule:
        return ONE_AFTER_THE_OTHER

    # Points (A22 to A38)

    def spell_points(self, seat: int, level: int) -> int:
        """A23 to A26 The points of the spells of a level in the Spell Book."""
        return POINTS[level] * (self.book[seat] >> RING * level & FUNDAMENTALS).bit_count()

    def lost(self, seat: int) -> int:
        """A27 Corrupt Apprentices above the Fundamental level."""
        total = 0
        base = KINDS_OF_SPELL * seat
        for spell in range(RING, KINDS_OF_SPELL):
            total += self.corrupt[base + spell]
        return LOST_POINTS * total

    def land_points(self, owner: int, land: int) -> int:
        """A28 to A30 What the majority in a land would give an owner now; what it gave to who has counted already."""
        if self.scored >> owner & 1:
            return self.majority[KINDS_OF_LAND * owner + land]
        own = self.held[KINDS_HELD * owner + land]
        if not own:
            return 0
        tied = 0
        for other in range(OWNERS):
            if other != owner:
                theirs = self.held[KINDS_HELD * other + land]
                if theirs > own:
                    return 0
                if theirs == own:
                    tied += 1
        return MAJORITY if tied == 0 else SHARED_MAJORITY if tied == 1 else 0

    def total(self, seat: int) -> int:
        """A22 The victory points, as they stand or as they were counted."""
        book = self.book[seat]
        total = (
            POINTS[0] * (book & FUNDAMENTALS).bit_count()
            + POINTS[1] * (book & ADVANCEDS).bit_count()
            + POINTS[2] * (book & MASTERS).bit_count()
            - self.lost(seat)
        )
        for land in range(KINDS_OF_LAND):
            total += self.land_points(seat, land)
        return total

    def warlord_points(self) -> int:
        """AS20."""
        total = DIFFICULTY[self.switches.difficulty] + self.inflamed_points() - CORRUPT_POINTS * self.tainted
        for land in range(KINDS_OF_LAND):
            total += self.land_points(WARLORD, land)
        return total

    def inflamed_points(self) -> int:
        """AS20 For Towns and Outposts with an Inflame token."""
        total = 0
        for cell in range(CELLS):
            if self.follower[cell] == WARLORD and CAMP <= self.ground[cell] <= TOWN:
                total += OUTPOST_POINTS
        return total

    def scores(self) -> list[int]:
        return [self.total(seat) for seat in range(self.seats)]

    def rank(self, seat: int) -> tuple[int, ...]:
        """A22, A33 to A37 Points, then the tie-breaks."""
        book = self.book[seat]
        return (
            self.total(seat),
            (book & MASTERS).bit_count(),
            (book & ADVANCEDS).bit_count(),
            (book & FUNDAMENTALS).bit_count(),
            self.apprentices(seat),
            self.follower.count(seat),
        )

    def winners(self) -> list[int]:
        """A22, A38; AS21 alone one wins against the Warlord, or nobody does."""
        if self.seats == 1:
            return [0] if self.total(0) > self.warlord_points() else []
        ranks = [self.rank(seat) for seat in range(self.seats)]
        best = max(ranks)
        return [seat for seat in range(self.seats) if ranks[seat] == best]

    def apprentices(self, seat: int) -> int:
        """A36 All Apprentices on the Tower Board."""
        total = 0
        for spell in range(KINDS_OF_SPELL * seat, KINDS_OF_SPELL * (seat + 1)):
            total += self.pupils[spell]
        return total

    def supported(self, seat: int) -> int:
        """A53 The mask of the places where an Apprentice stands."""
        mask = 0
        base = KINDS_OF_SPELL * seat
        for spell in range(KINDS_OF_SPELL):
            if self.pupils[base + spell]:
                mask |= 1 << spell
        return mask

    # Planets (A57 to A63)

    def rest(self, seat: int) -> int:
        """The steps that a seat's planets still have before them (A62)."""
        total = 0
        for planet in range(RING * seat, RING * (seat + 1)):
            total += abs(self.orbit[planet])
        return total

    # Relics and followers

    def wealth(self, seat: int) -> int:
        """All relics of a seat."""
        total = 0
        for relic in range(RING * seat, RING * (seat + 1)):
            total += self.relics[relic]
        return total

    def room(self, seat: int, relic: int, n: int) -> int:
        """AV3 How many of so many relics of a kind the track has room for."""
        left = self.switches.cap - self.relics[RING * seat + relic]
        return left if left < n else n

    def gain(self, seat: int, relic: int, n: int = 1) -> None:
        """Some relics more, as far as the track goes (AV3)."""
        self.relics[RING * seat + relic] += self.room(seat, relic, n)

    def earn(self, seat: int, relic: int, n: int = 1) -> None:
        """The same, and it is told."""
        before = self.relics[RING * seat + relic]
        self.gain(seat, relic, n)
        if self.sink is not None and self.relics[RING * seat + relic] > before:
            self.tell("gains", seat, relic, self.relics[RING * seat + relic] - before)

    def rally(self, seat: int, most: int) -> int:
        """A80 Followers come from the Supply to the Company, as many as there are; how many came."""
        count = self.supply[seat]
        if count > most:
            count = most
        self.supply[seat] -= count
        self.company[seat] += count
        return count

    def draft(self, seat: int) -> None:
        """A follower leaves the Supply, or the Company where the Supply is empty (A210, A212)."""
        if self.supply[seat]:
            self.supply[seat] -= 1
        else:
            self.company[seat] -= 1

    def dispel(self, seat: int) -> None:
        """A95, A207 A follower is lost from the Company, if there is one."""
        if self.company[seat]:
            self.company[seat] -= 1
            self.supply[seat] += 1

    def spend(self, points: int) -> None:
        """Movement points are used, Quicken's first (AV6)."""
        self.points -= points
        self.quick = 0 if self.quick < points else self.quick - points

    # Hexes

    def city(self, cell: int) -> bool:
        """Is it a hex of the Ruined City (A2)?"""
        return ENCLAVE <= self.ground[cell] <= TOWER

    def closed(self, seat: int, cell: int) -> bool:
        """A92, A93, AS16 Does somebody else's Mage or Mage Tower, or the Warlord, stand there?"""
        return self.barred[cell] & ~(1 << seat) != 0

    def tower_at(self, cell: int) -> int:
        """Whose Mage Tower stands on a cell, or NOBODY."""
        for seat in range(self.seats):
            if self.keep[seat] == cell:
                return seat
        return NOBODY

    def controls(self, seat: int, cell: int) -> bool:
        """A72, A31 By a follower or by the Mage Tower."""
        return self.follower[cell] == seat or self.keep[seat] == cell

    def occupied(self, cell: int) -> bool:
        """A71 By a follower or a Mage Tower."""
        return self.follower[cell] != NOBODY or self.tower_at(cell) != NOBODY

    def occupy(self, cell: int, owner: int) -> None:
        """A70 A follower, or an Inflame token, is put on a hex."""
        self.follower[cell] = owner
        self.held[KINDS_HELD * owner + self.ground[cell]] += 1

    def vacate(self, cell: int) -> None:
        """A follower leaves a hex, and the Ward on it with him (A152a)."""
        self.held[KINDS_HELD * self.follower[cell] + self.ground[cell]] -= 1
        self.follower[cell] = NOBODY
        self.ward[cell] = 0

    def kill(self, cell: int) -> None:
        """A112 A follower goes back to its owner's Supply, an Inflame token to the stock."""
        owner = self.follower[cell]
        self.vacate(cell)
        if owner == WARLORD:
            self.flames += 1
        else:
            self.supply[owner] += 1

    def reckon_barred(self, cell: int) -> None:
        """Keep `barred` true after somebody has come or gone."""
        mask = 0
        for seat in range(self.seats):
            if self.mage[seat] == cell or self.keep[seat] == cell:
                mask |= 1 << seat
        if self.warlord == cell:
            mask |= 1 << WARLORD
        self.barred[cell] = mask

    def lay_token(self, cell: int, token: int, seat: int) -> None:
        """A178 A new spell token takes the place of the old one, whoever owned it; NO_TOKEN takes it away."""
        self.token[cell] = token
        self.caster[cell] = seat
        self.toll[cell] = TOLL[token]

    def can_take_token(self, cell: int) -> bool:
        """Spell tokens lie on any hex but the Cursed Tower and those with a Mage Tower (A178)."""
        return self.ground[cell] != NONE and cell != CENTRE and self.tower_at(cell) == NOBODY

    def face_down(self, cell: int) -> bool:
        return self.ground[cell] >= HIDDEN

    def recount(self) -> None:
        """All that is derived, anew."""
        self.held = [0] * (KINDS_HELD * OWNERS)
        for cell in range(CELLS):
            self.reckon_barred(cell)
            self.toll[cell] = TOLL[self.token[cell]]
            if self.follower[cell] != NOBODY:
                self.held[KINDS_HELD * self.follower[cell] + self.ground[cell]] += 1
        for seat in range(self.seats):
            if self.keep[seat] != NONE:
                self.held[KINDS_HELD * seat + self.ground[self.keep[seat]]] += 1
