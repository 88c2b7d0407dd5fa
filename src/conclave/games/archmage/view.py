"""What everybody may know of a match of Archmage: typed plain data for the wire. Nothing is hidden but the faces of hexes, and
those are hidden from all (A15), so every seat and every spectator has the same view. `sight` fills it."""

from __future__ import annotations

from msgspec import Struct


class Hex(Struct, gc=False):
    """A hex of the land and all that lies on it."""

    cell: str
    q: int
    r: int
    kind: str
    """`wilderness`, `outpost`, `town`, `enclave` (of a mythic race) or `cursed_tower`; known from the back too."""
    face: str | None
    """What it shows: a land, `camp`, a race, `town`, `cursed_tower`; None while it lies face down."""
    follower: int | None
    """Whose follower stands there."""
    inflamed: bool
    """Does an Inflame token lie there (solo)?"""
    ward: bool
    tower: int | None
    """Whose Mage Tower stands there."""
    token: str | None
    """`vines`, `upheaval`, `wellspring` or `chasm`."""
    caster: int | None
    """Who has placed the token."""
    mages: list[int]
    warlord: bool


class Reach(Struct, gc=False):
    """A hex that the Mage whose turn it is can reach with the movement points that are left, on the cheapest way."""

    cell: str
    cost: int
    path: list[str]
    """The cells on the way, the last is the hex itself."""
    losses: int
    """Followers that go from the Company to the Supply on the way: Cursed Tower and Chasms."""
    relics: int
    """Relics to be given on the way: Wellsprings of others."""


class Apprentices(Struct, gc=False):
    """The Apprentices at one place of a Tower Board."""

    spell: str
    place: str
    """F0 to F5, A0 to A5, M0 to M5."""
    clean: int
    corrupt: int


class Promotion(Struct, gc=False):
    """A162 An Apprentice that could rise, if the Mage were at its tower."""

    spell: str
    place: str
    parents: list[str]


class Card(Struct, gc=False):
    """A spell in a Spell Book."""

    spell: str
    cast: bool
    payments: list[dict[str, int]]
    """Every way to pay for it with the relics at hand, penalties of Shadow included."""
    aims: list[str]
    """The ids of the pieces that it could be aimed at or would affect now, as `speech` lists them; of the active player's
    cards."""
    refusal: str | None
    """The rule by which it cannot be cast now; of the active player's cards."""


class Breakdown(Struct, gc=False):
    """A22 to A31 Where the points come from."""

    fundamental: int
    advanced: int
    master: int
    lost: int
    """What corrupt Apprentices cost, as a negative figure or 0."""
    lands: dict[str, int]


class Player(Struct, gc=False):
    """A seat, its Mage and its Tower Board."""

    seat: int
    mage: str
    tower: str | None
    company: int
    supply: int
    followers: int
    """Followers on the land."""
    relics: dict[str, int]
    planets: dict[str, int]
    """By sphere: -3 to -1 left of the centre, 0 in it, 1 to 3 right of it."""
    rest: int
    apprentices: list[Apprentices]
    promotions: list[Promotion]
    book: list[Card]
    doors: dict[str, int]
    """Doorways with a follower in it: whose."""
    captives: dict[int, int]
    """By owner: the followers that this seat holds prisoner; 4 is the Warlord."""
    stone_skin: bool
    held: dict[str, int]
    """Hexes under control, by what they show."""
    points: int
    breakdown: Breakdown
    counted: bool
    """Has this seat had its last turn? Then its points are final."""


class Casting(Struct, gc=False):
    """A spell that is being paid for, aimed or carried out."""

    spell: str
    due: int
    """Relics still to be paid."""
    left: int
    """Tokens, exchanges or discards that may still follow."""
    picked: list[str]
    """Cells chosen so far."""
    victim: int | None


class Warlord(Struct, gc=False):
    """The Warlord of the solo game."""

    cell: str
    direction: str
    flames: int
    """Inflame tokens left."""
    inflamed: int
    shorter: int
    guided: bool
    points: int
    breakdown: dict[str, int]
    """`lands`, `places` (Towns and Outposts), `corrupt`, `difficulty`."""
    lands: dict[str, int]
    held: dict[str, int]


class View(Struct, gc=False):
    """The whole table."""

    round: int
    rounds: int
    turn: int | None
    starter: int | None
    to_act: list[int]
    phase: str | None
    """`preparation`, `journey`, `journeys_end`; None during the set-up and at the end."""
    points: int
    """Movement points left."""
    quick: int
    """How many of them are Quicken's."""
    acted: bool
    extra: int
    subjugating: bool
    divining: bool
    divined: list[str]
    final: bool
    """Is this the last turn of whose turn it is (A61)?"""
    land: list[Hex]
    reach: list[Reach]
    unexplored: dict[str, int]
    """What can still lie face down: how many of each face."""
    players: list[Player]
    casting: Casting | None
    asked: str | None
    """What the step that waits is called: `journey`, `journeys_end`, `planet`, `payment`, `targets`..."""
    warlord: Warlord | None
    winners: list[int] | None
