"""The referee's own notes of a match: what lies where, and what that means; written from the document alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable

from .lore import (
    ADVANCED,
    CENTRE,
    CITY,
    COMPASS,
    DEARER,
    FUNDAMENTAL,
    LANDS,
    MASTER,
    OUTPOSTS,
    RACES,
    RELICS,
    SPELLS,
    SPHERES,
    Spot,
    around,
    below,
    circles,
    in_one_piece,
    land,
    level,
    step,
    worth,
)

CHANCE = -1
WARLORD = 4
"""As an owner: his followers are Inflame tokens."""
WITHOUT_END = 999


class Ask:
    """A question to a player or to chance: its word, and all answers there are; odds where chance answers."""

    def __init__(self, seat: int, word: str, answers: Iterable[str], odds: Iterable[int] = ()) -> None:
        self.seat = seat
        self.word = word
        self.answers = list(answers)
        self.odds = list(odds)


Script = Generator[Ask, str, None]


class Hex:
    """A hex and all that is on it."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.face: str | None = None if kind in ("wilderness", "outpost") else kind
        self.follower: int | None = None
        self.ward = False
        self.tower: int | None = None
        self.token: str | None = None
        self.caster: int | None = None

    def controlled_by(self, owner: int) -> bool:
        """A72, A156, AS14."""
        return owner in (self.follower, self.tower)

    @property
    def wild(self) -> bool:
        return self.face in LANDS

    @property
    def holdable(self) -> bool:
        """A70, A73."""
        return self.wild or self.face in ("town", "camp")

    def lay(self, token: str, caster: int) -> None:
        """A178 A new token replaces the old one."""
        self.token, self.caster = token, caster

    def clear(self) -> None:
        self.token = self.caster = None


class Board:
    """A player's Tower Board, Company and Supply."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.mage: Spot = CENTRE
        self.company, self.supply = 15, 10
        self.relics = [0] * 6
        self.orbit: dict[str, int] = {}
        self.clean: Counter[str] = Counter()
        self.corrupt: Counter[str] = Counter()
        self.book: dict[str, bool] = {}
        """The spells in the book: has this card been cast?"""
        self.doors: dict[int, int] = {}
        self.captives: Counter[int] = Counter()
        self.stone_skin = False
        self.built = False
        self.score: tuple[int, int, int, int, int, dict[str, int]] | None = None

    def supported(self) -> set[str]:
        """A53."""
        return {spell for spell in SPELLS if self.clean[spell] + self.corrupt[spell]}

    def apprentices(self) -> int:
        return self.clean.total() + self.corrupt.total()

    def loses_one(self) -> None:
        """A95, A207 From Company to Supply."""
        if self.company:
            self.company -= 1
            self.supply += 1

    def gains_follower(self) -> None:
        """A80."""
        if self.supply:
            self.supply -= 1
            self.company += 1

    def joins(self) -> None:
        """A210, A212 One leaves the Supply, or the Company if that is empty."""
        if self.supply:
            self.supply -= 1
        else:
            self.company -= 1

    def initiates(self, sphere: str, relics: int = 2) -> None:
        i = SPHERES.index(sphere)
        self.relics[i] -= relics
        self.company -= 1
        self.clean[FUNDAMENTAL[i]] += 1

    def initiable(self, spheres: Iterable[str]) -> list[str]:
        """A140, A142, A160 Those for which two relics and a follower are there."""
        return [sphere for sphere in spheres if self.company and self.relics[SPHERES.index(sphere)] >= 2]

    def promotable(self) -> list[str]:
        """A162."""
        there = self.supported()
        return [spell for spell in ADVANCED + MASTER if there.issuperset(below(spell))]


class Match:
    """All that a referee writes down."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        self.seats = seats
        self.solo = seats == 1
        self.options = options
        kinds = land(seats, bool(options.get("full_land")))
        self.land = {spot: Hex(kind) for spot, kind in kinds.items()}
        for spot, race in zip(CITY[1:], RACES, strict=True):
            self.land[spot].face = race
        sets = sum(kind == "wilderness" for kind in kinds.values()) // len(LANDS)
        self.down = {**dict.fromkeys(LANDS, sets), **OUTPOSTS}
        """What can still lie face down."""
        self.firm: set[Spot] = set()
        """The land when it was last seen to be in one piece."""
        self.boards = [Board(seat) for seat in range(seats)]
        self.cap = 9 if options.get("relic_cap") else WITHOUT_END
        self.starter = 0
        self.round = 0
        self.active = 0
        self.phase: str | None = None
        self.mp = self.quick = self.extra = 0
        self.acted = self.subjugating = self.divining = False
        self.divined: list[Hex] = []
        self.warlord: Spot | None = None
        self.heading = "n"
        self.flames = 20
        self.shorter = 0
        self.guided = False
        self.tainted = 0

    # --- who and where -----------------------------------------------------------------------------------------------

    @property
    def me(self) -> Board:
        return self.boards[self.active]

    @property
    def here(self) -> Hex:
        return self.land[self.me.mage]

    def others(self) -> list[Board]:
        """The others, clockwise from whose turn it is."""
        return [self.boards[(self.active + n) % self.seats] for n in range(1, self.seats)]

    def near(self, spot: Spot) -> list[Spot]:
        return [other for other in around(spot) if other in self.land]

    def area(self, spot: Spot) -> list[Spot]:
        return [spot, *self.near(spot)]

    def controlled(self, owner: int) -> list[Hex]:
        return [hex for hex in self.land.values() if hex.controlled_by(owner)]

    def final(self) -> bool:
        """A61."""
        return not any(self.me.orbit.values())

    # --- followers and relics ----------------------------------------------------------------------------------------

    def gain(self, seat: int, relic: int, n: int = 1) -> None:
        """AV3 Relics beyond the cap are lost."""
        relics = self.boards[seat].relics
        relics[relic] = min(relics[relic] + n, self.cap)

    def yields(self, seat: int, hex: Hex) -> None:
        assert hex.face is not None
        self.gain(seat, LANDS.index(hex.face))

    def falls(self, hex: Hex) -> int:
        """A112, A207, A215, AS15 A follower goes to its owner's Supply, an Inflame token back to the others; no Ward stays."""
        owner = hex.follower
        assert owner is not None
        if owner == WARLORD:
            self.flames += 1
        else:
            self.boards[owner].supply += 1
        hex.follower, hex.ward = None, False
        return owner

    def skinned(self, owner: int | None) -> bool:
        return owner is not None and owner != WARLORD and self.boards[owner].stone_skin

    # --- entering ----------------------------------------------------------------------------------------------------

    def enterable(self, spot: Spot) -> bool:
        """A92, A93, AS16."""
        if spot not in self.land or spot == self.warlord:
            return False
        if any(board.mage == spot for board in self.boards if board is not self.me):
            return False
        return self.land[spot].tower in (None, self.active)

    def toll(self, spot: Spot) -> int:
        """A91, A201, A217."""
        return 2 if self.land[spot].token in DEARER else 1

    def enter(self, to: Spot) -> Script:
        """A94, A95, A207, A211."""
        me = self.me
        me.mage = to
        here = self.here
        if to == CENTRE or here.token == "chasm":
            me.loses_one()
        kinds = [relic for relic in range(6) if me.relics[relic]]
        if here.token == "wellspring" and here.caster is not None and here.caster != self.active and kinds:
            answer = yield Ask(self.active, "tribute", relic_names("give", kinds))
            relic = RELICS.index(answer.removeprefix("give "))
            me.relics[relic] -= 1
            self.gain(here.caster, relic)

    def turn_up(self, hex: Hex) -> Script:
        """A97, AS11 What the hex shows is chance among what has not been seen yet."""
        faces = [face for face in (LANDS if hex.kind == "wilderness" else OUTPOSTS) if self.down[face]]
        answer = yield Ask(CHANCE, "", [f"find {face}" for face in faces], [self.down[face] for face in faces])
        hex.face = answer.removeprefix("find ")
        self.down[hex.face] -= 1

    def spend(self, n: int = 1) -> None:
        """AV6 What is not Divination uses Quicken's points first."""
        self.mp -= n
        self.quick = max(0, self.quick - n)

    # --- wards -------------------------------------------------------------------------------------------------------

    def wardable(self) -> list[Hex]:
        """A151, A152, AV4: the hexes that Place Wards would give one."""
        found = [self.land[spot] for spot in self.area(self.me.mage)]
        found = [hex for hex in found if hex.follower == self.active and not hex.ward]
        return [hex for hex in found if hex.wild] if self.options.get("wild_wards") else found

    def fortifiable(self) -> list[Hex]:
        """A214."""
        return [hex for hex in self.land.values() if hex.wild and hex.follower == self.active and not hex.ward]

    # --- aims of spells ----------------------------------------------------------------------------------------------

    def takes_token(self, spot: Spot) -> bool:
        """A178 Neither the Cursed Tower nor a Mage Tower."""
        return spot in self.land and spot != CENTRE and self.land[spot].tower is None

    def vines(self) -> list[Spot]:
        return [spot for spot in self.area(self.me.mage) if self.takes_token(spot)]

    def springs(self) -> list[Spot]:
        """A211 Wilderness held by an own follower; AA32 a second Wellspring of one's own there would change nothing."""
        own = [(spot, hex) for spot, hex in self.land.items() if hex.wild and hex.follower == self.active]
        return [spot for spot, hex in own if (hex.token, hex.caster) != ("wellspring", self.active)]

    def gates(self) -> list[Spot]:
        """A208."""
        me = self.me
        return [
            spot for spot, hex in self.land.items() if hex.face is not None and spot != me.mage and self.enterable(spot)
        ]

    def doorways(self) -> list[tuple[int, int]]:
        """A210."""
        if not self.me.supply + self.me.company:
            return []
        return [(other.seat, sphere) for other in self.others() for sphere in range(6) if sphere not in other.doors]

    def prisoners(self) -> list[Spot]:
        """A209, AS17."""
        found = [(spot, self.land[spot]) for spot in self.area(self.me.mage)]
        return [spot for spot, hex in found if hex.follower not in (None, self.active) and not hex.ward]

    def chasm(self, direction: str) -> list[Spot]:
        """A207 Three hexes at most, up to the border, the Cursed Tower or a Mage Tower."""
        found: list[Spot] = []
        spot = step(self.me.mage, direction)
        while len(found) < 3 and self.takes_token(spot):
            found.append(spot)
            spot = step(spot, direction)
        return found

    def chasms(self) -> list[str]:
        return [direction for direction in COMPASS if self.chasm(direction)]

    def rich(self) -> list[Board]:
        """A200."""
        return [other for other in self.others() if sum(other.relics) > 10]

    def corruptible(self) -> list[Board]:
        """A213."""
        return [other for other in self.others() if any(other.clean[spell] for spell in FUNDAMENTAL)]

    def obliterable(self) -> list[Hex]:
        """A170a, A215 What Obliterate would change."""
        found = [self.land[spot] for spot in self.area(self.me.mage)]
        return [hex for hex in found if hex.ward or (hex.follower is not None and not self.skinned(hex.follower))]

    # --- payment -----------------------------------------------------------------------------------------------------

    def payments(self, board: Board, spell: str, due: int = 0) -> list[list[int]]:
        """A171 to A173, A210 Every way to pay the price, or what is still due of it, by relic, penalties included."""
        spheres, due = circles(spell), due or level(spell)
        found = []
        for first in range(due + 1):
            for second in range(due + 1 - first if len(spheres) > 1 else 1):
                third = due - first - second
                if len(spheres) < 3 and third:
                    continue
                ways = [0] * 6
                for sphere, n in zip(spheres, (first, second, third), strict=False):
                    ways[sphere] = n + (1 if n and sphere in board.doors else 0)
                if all(have >= need for have, need in zip(board.relics, ways, strict=True)):
                    found.append(ways)
        return found

    # --- points ------------------------------------------------------------------------------------------------------

    def majority(self, owner: int, face: str) -> int:
        """A28 to A31."""
        held: Counter[int] = Counter()
        for hex in self.land.values():
            if hex.face == face:
                held.update(each for each in (hex.follower, hex.tower) if each is not None)
        if not held[owner] or held[owner] < max(held.values()):
            return 0
        return {1: 2, 2: 1}.get(list(held.values()).count(held[owner]), 0)

    def count(self, board: Board, book: Iterable[str]) -> tuple[int, int, int, int, int, dict[str, int]]:
        """Points in all; of Fundamental, Advanced, Master spells; lost ones; lands."""
        known = list(book)
        lands = {face: self.majority(board.seat, face) for face in LANDS}
        spells = [sum(worth(spell) for spell in known if level(spell) == n) for n in (1, 2, 3)]
        lost = -sum(board.corrupt[spell] for spell in ADVANCED + MASTER)
        return sum(spells) + lost + sum(lands.values()), spells[0], spells[1], spells[2], lost, lands

    def warlord_counts(self) -> dict[str, int]:
        """AS20."""
        lands = sum(self.majority(WARLORD, face) for face in LANDS)
        places = sum(hex.follower == WARLORD and hex.kind in ("town", "outpost") for hex in self.land.values())
        more = {"apprentice": 25, "adept": 27, "master": 29}[str(self.options.get("difficulty", "apprentice"))]
        return {"lands": lands, "places": places, "corrupt": -self.tainted, "difficulty": more}

    def winners(self) -> list[int]:
        """A22, A33 to A38, AS21."""
        ranks = []
        for board in self.boards:
            assert board.score is not None
            points, fundamental, advanced, master, _, _ = board.score
            on_land = sum(hex.follower == board.seat for hex in self.land.values())
            ranks.append((points, master, advanced, fundamental, board.apprentices(), on_land))
        if self.solo:
            return [0] if ranks[0][0] > sum(self.warlord_counts().values()) else []
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    # --- what always holds -------------------------------------------------------------------------------------------

    def check(self) -> None:
        for board in self.boards:
            on_land = sum(hex.follower == board.seat for hex in self.land.values())
            doors = sum(list(other.doors.values()).count(board.seat) for other in self.boards)
            captive = sum(other.captives[board.seat] for other in self.boards)
            assert board.company + board.supply + on_land + board.apprentices() + doors + captive == 25, "A230"
            assert min(board.relics) >= 0 <= min(board.company, board.supply), "A231"
        assert all(hex.follower is not None for hex in self.land.values() if hex.ward), "A233"
        if len(self.land) != len(self.firm) or not self.firm.issuperset(self.land):
            self.firm = set(self.land)
            assert in_one_piece(self.firm), "A234"


def relic_names(word: str, relics: Iterable[int]) -> list[str]:
    return [f"{word} {RELICS[relic]}" for relic in relics]
