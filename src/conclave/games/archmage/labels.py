"""What can be done, on buttons: short, complete, with what it costs and brings. Texts stand in `text/*.ftl`.

A move may be named in any position and for any seat, so nothing here takes for granted that it is legal.
"""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.games.archmage.components import (
    AROUND,
    BEYOND,
    CAMP,
    CELL_NAMES,
    CENTRE,
    CHASM_LENGTH,
    CHASM_TOKEN,
    COST,
    DIRECTIONS,
    FACES,
    INITIATION,
    KINDS_OF_LAND,
    KINDS_OF_SPELL,
    LEVEL,
    NONE,
    PARENTS,
    RING,
    SHADOW_PENALTY,
    SPHERES_OF,
    TOKENS,
    TOLL,
    TOWN,
    UPHEAVAL_TOKEN,
    WARLORD,
    WELLSPRING_TOKEN,
)
from conclave.games.archmage.moves import (
    AT,
    ATTACK,
    BUILD,
    DISCARD,
    DIVINE,
    DONE,
    DOOR,
    END,
    EXPLORE,
    GATHER,
    GIVE,
    GO,
    INITIATE,
    PACE,
    PAY,
    PLACE,
    PLANET,
    RECRUIT,
    START,
    STOP,
    TAKE,
    TAKE_FOLLOWER,
    TEACH,
    TO,
    TOWARD,
    TRADE,
    UNWARD,
    WARDS,
    Board,
    Cell,
    Direction,
    Face,
    Number,
    Other,
    Spell,
    Sphere,
)
from conclave.games.archmage.moves import CAST as CASTS
from conclave.games.archmage.naming import WORDS, face, listed, purse, relic, sign, some, spell, sphere, spot
from conclave.games.archmage.state import KINDS_HELD, NOBODY, Archmage
from conclave.games.archmage.steps.advanced import Capture, GateTarget, LayWellspring
from conclave.games.archmage.steps.exploring import Trade
from conclave.games.archmage.steps.fundamental import Exchange, LayVines
from conclave.games.archmage.steps.initiation import InitiateMore
from conclave.games.archmage.steps.journeys_end import AfterBuilding
from conclave.games.archmage.steps.promotion import Promoting
from conclave.games.archmage.steps.upheaval import UpheavalFirst, UpheavalSecond

ENOUGH: Final[list[tuple[type, str]]] = [
    (Trade, "trade"),
    (InitiateMore, "initiate"),
    (AfterBuilding, "after_building"),
    (Promoting, "promote"),
    (LayVines, "vines"),
    (Exchange, "exchange"),
]
"""What `done` leaves undone."""


def label(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A move as a button."""
    text = words(state, seat, move, lang)
    return text[0].upper() + text[1:]


def words(state: Archmage, seat: int, move: Move, lang: str) -> str:
    if isinstance(move, Cell):
        return cell_words(state, seat, move, lang)
    if isinstance(move, Sphere):
        return sphere_words(state, seat, move, lang)
    if isinstance(move, Spell):
        if move is CASTS[move.spell]:
            return WORDS.say(lang, "label-cast", spell=spell(lang, move.spell), cost=cost(lang, move.spell))
        return promotion_words(state, seat, move.spell, lang)
    if isinstance(move, Direction):
        return direction_words(state, seat, move, lang)
    if isinstance(move, Board):
        key = "label-door" if move is DOOR[move.other][move.sphere] else "label-taint"
        return WORDS.say(lang, key, sphere=sphere(lang, move.sphere), of=sign(lang, move.other, "of"))
    if isinstance(move, Other):
        if move.other >= state.seats:
            return WORDS.say(lang, "label-against.plain", owner=sign(lang, move.other))
        relics = WORDS.say(lang, "some-relics", n=state.wealth(move.other))
        return WORDS.say(lang, "label-against", owner=sign(lang, move.other), relics=relics)
    if isinstance(move, Face):
        return face(lang, FACES.index(move.text.split()[1]))
    if isinstance(move, Number):
        return number_words(move, lang)
    return word_words(state, seat, move, lang)


def asked(state: Archmage, seat: int) -> object:
    """The choice that the seat has to make, if it has one."""
    return state.agenda[-1] if seat in state.to_act else None


def sits(state: Archmage, seat: int) -> bool:
    """Is this somebody with a Mage, and not chance?"""
    return 0 <= seat < state.seats


def here(state: Archmage, seat: int) -> int:
    """The cell of the seat's Mage, or NONE."""
    return state.mage[seat] if sits(state, seat) else NONE


def cost(lang: str, of: int) -> str:
    """1 Scroll; 2 of Seeds or Widgets."""
    kinds = SPHERES_OF[of]
    if len(kinds) == 1:
        return some(lang, kinds[0], COST[LEVEL[of]])
    return WORDS.say(lang, "label-cost", n=COST[LEVEL[of]], relics=listed(lang, [relic(lang, k) for k in kinds], "or"))


# Cells


def cell_words(state: Archmage, seat: int, move: Cell, lang: str) -> str:
    cell = move.cell
    at = spot(lang, state, cell)
    if move is GO[cell]:
        return go_words(state, seat, cell, lang)
    if move is DIVINE[cell]:
        land = state.ground[cell]
        if 0 <= land < KINDS_OF_LAND:
            return WORDS.say(lang, "label-divine", relic=some(lang, land, 1), spot=at)
        return WORDS.say(lang, "label-divine.plain", spot=at)
    step = asked(state, seat)
    if move is TO[cell]:
        if state.ground[cell] == NONE:
            return WORDS.say(lang, "label-to.cell", cell=CELL_NAMES[cell])
        notes = entering(state, seat, cell, lang) if isinstance(step, GateTarget) else []
        if notes:
            return WORDS.say(lang, "label-to.losing", spot=at, notes=listed(lang, notes))
        return WORDS.say(lang, "label-to", spot=at)
    assert move is AT[cell]
    if isinstance(step, LayVines):
        return WORDS.say(lang, "label-at.vines", spot=at)
    if isinstance(step, LayWellspring):
        return WORDS.say(lang, "label-at.wellspring", spot=at)
    if isinstance(step, (UpheavalFirst, UpheavalSecond)):
        return WORDS.say(lang, "label-at.upheaval", spot=at)
    if isinstance(step, Capture) and state.follower[cell] != NOBODY:
        if state.follower[cell] == WARLORD:
            return WORDS.say(lang, "label-at.fire", spot=at)
        return WORDS.say(lang, "label-at.capture", of=sign(lang, state.follower[cell], "of"), spot=at)
    return WORDS.say(lang, "label-at", spot=at)


def go_words(state: Archmage, seat: int, cell: int, lang: str) -> str:
    """A91, A94a A step: where to, for how much, and what happens on the hex."""
    mage = here(state, seat)
    at = spot(lang, state, cell)
    if mage == NONE or cell not in AROUND[mage] or state.ground[cell] == NONE:
        return WORDS.say(lang, "label-go.far", spot=at)
    direction = WORDS.say(lang, f"direction-{DIRECTIONS[BEYOND[mage].index(cell)]}.to")
    points = WORDS.say(lang, "some-points", n=TOLL[state.token[cell]])
    notes = []
    if TOLL[state.token[cell]] > 1:
        key = "note-toll.upheaval" if state.token[cell] == UPHEAVAL_TOKEN else "note-toll"
        notes.append(WORDS.say(lang, key, token=WORDS.say(lang, f"token-{TOKENS[state.token[cell]]}")))
    notes += entering(state, seat, cell, lang)
    key = "label-go.with" if notes else "label-go"
    return WORDS.say(lang, key, direction=direction, spot=at, points=points, notes=listed(lang, notes))


def entering(state: Archmage, seat: int, cell: int, lang: str) -> list[str]:
    """A94, A95 What a Mage meets on entering a hex, beside what it costs."""
    notes = []
    if (cell == CENTRE or state.token[cell] == CHASM_TOKEN) and state.company[seat]:
        notes.append(WORDS.say(lang, "note-follower"))
    if state.token[cell] == WELLSPRING_TOKEN and state.caster[cell] != seat and state.wealth(seat):
        notes.append(WORDS.say(lang, "note-tribute", owner=sign(lang, state.caster[cell], "dat")))
    return notes


# Spheres and relics


def sphere_words(state: Archmage, seat: int, move: Sphere, lang: str) -> str:
    of = move.sphere
    one = some(lang, of, 1)
    name = sphere(lang, of)
    if move is PLANET[of]:
        last = sits(state, seat) and abs(state.orbit[RING * seat + of]) == 1
        return WORDS.say(lang, "label-planet.last" if last else "label-planet", sphere=name, relic=one)
    if move is INITIATE[of]:
        return WORDS.say(lang, "label-initiate", sphere=name, relics=some(lang, of, INITIATION))
    if move is TRADE[of]:
        return WORDS.say(lang, "label-trade", sphere=name, relics=some(lang, of, INITIATION))
    if move is TEACH[of]:
        if sits(state, seat) and not state.book[seat] >> of & 1:
            return WORDS.say(lang, "label-teach.spell", sphere=name, spell=spell(lang, of))
        return WORDS.say(lang, "label-teach", sphere=name)
    if move is PAY[of]:
        if sits(state, seat) and state.door[RING * seat + of] != NOBODY:
            dear = some(lang, of, 1 + SHADOW_PENALTY)
            return WORDS.say(lang, "label-pay.door", relic=one, relics=dear)
        return WORDS.say(lang, "label-pay", relic=one)
    if move is GIVE[of]:
        return WORDS.say(lang, "label-give", relic=one)
    if move is TAKE[of]:
        return WORDS.say(lang, "label-take", relic=one)
    if move is DISCARD[of]:
        return WORDS.say(lang, "label-discard", relic=one)
    return WORDS.say(lang, "label-deal", sphere=sphere(lang, of, "of"))


def promotion_words(state: Archmage, seat: int, of: int, lang: str) -> str:
    """A162, A164, A165 Who rises where; a corrupt one says so."""
    base = KINDS_OF_SPELL * seat
    corrupt = sits(state, seat) and any(
        state.corrupt[base + place] and state.corrupt[base + place] == state.pupils[base + place]
        for place in PARENTS[of]
    )
    named = listed(lang, [sphere(lang, each) for each in SPHERES_OF[of]])
    return WORDS.say(
        lang, "label-promote.corrupt" if corrupt else "label-promote", spell=spell(lang, of), spheres=named
    )


# Directions and numbers


def direction_words(state: Archmage, seat: int, move: Direction, lang: str) -> str:
    name = DIRECTIONS[move.direction]
    if move is TOWARD[move.direction]:
        direction = WORDS.say(lang, f"direction-{name}")
        along = line_of(state, here(state, seat), move.direction)
        if not along:
            return WORDS.say(lang, "label-toward.plain", direction=direction)
        return WORDS.say(
            lang, "label-toward", direction=direction, spots=listed(lang, [spot(lang, state, cell) for cell in along])
        )
    return WORDS.say(lang, "label-compass", direction=WORDS.say(lang, f"direction-{name}.to"))


def line_of(state: Archmage, cell: int, direction: int) -> list[int]:
    """A207 The hexes that a Chasm in this direction would reach."""
    found: list[int] = []
    while cell != NONE and len(found) < CHASM_LENGTH:
        cell = BEYOND[cell][direction]
        if cell == NONE or not state.can_take_token(cell):
            break
        found.append(cell)
    return found


def number_words(move: Number, lang: str) -> str:
    n = move.n
    if 1 <= n <= len(RECRUIT) and move is RECRUIT[n - 1]:
        return WORDS.say(lang, "label-recruit", n=n)
    if move is PACE.get(n):
        return WORDS.say(lang, "label-march", n=n)
    assert move is START[n]
    return WORDS.say(lang, "label-start", owner=sign(lang, n))


# Moves that are a word


def word_words(state: Archmage, seat: int, move: Move, lang: str) -> str:
    if move is TAKE_FOLLOWER:
        return WORDS.say(lang, "label-follower")
    if move is DONE:
        step = asked(state, seat)
        form = next((form for kind, form in ENOUGH if isinstance(step, kind)), "")
        return WORDS.say(lang, f"label-done.{form}" if form else "label-done")
    if move is END:
        again = sits(state, seat) and state.turn == seat and state.extra
        return WORDS.say(lang, "label-end.again" if again else "label-end")
    cell = here(state, seat)
    if cell == NONE:
        return bare_words(move, lang)
    at = spot(lang, state, cell)
    if move is EXPLORE or move is PLACE or move is STOP:
        return WORDS.say(lang, f"label-{move.text}", spot=at)
    if move is UNWARD or move is ATTACK:
        return attack_words(state, seat, move, lang)
    if move is GATHER:
        return WORDS.say(lang, "label-gather", what=harvest(state, seat, lang))
    if move is WARDS:
        return WORDS.say(lang, "label-wards", n=len(warded(state, seat)))
    if move is BUILD:
        what = purse(lang, spoils(state, seat))
        return WORDS.say(lang, "label-build", what=what) if what else WORDS.say(lang, "label-build.plain")
    return WORDS.say(lang, f"label-{move.text}")


def bare_words(move: Move, lang: str) -> str:
    """A move of a Mage, where nobody's is meant."""
    if move in (UNWARD, ATTACK, BUILD):
        return WORDS.say(lang, f"label-{move.text}.plain")
    figures = {"spot": "?", "what": WORDS.say(lang, "nothing")}
    return WORDS.say(lang, f"label-{move.text}", n=0, **figures)


def attack_words(state: Archmage, seat: int, move: Move, lang: str) -> str:
    owner = state.follower[here(state, seat)]
    if owner == NOBODY or owner == seat:
        return WORDS.say(lang, f"label-{move.text}.plain")
    if owner == WARLORD:
        return WORDS.say(lang, "label-attack.fire" if move is ATTACK else "label-unward.plain")
    return WORDS.say(lang, f"label-{move.text}", of=sign(lang, owner, "of"))


def harvest(state: Archmage, seat: int, lang: str) -> str:
    """A131 to A133 What gathering would bring."""
    base = KINDS_HELD * seat
    relics = [state.room(seat, land, state.held[base + land]) for land in range(KINDS_OF_LAND)]
    parts = [some(lang, land, relics[land]) for land in range(KINDS_OF_LAND) if relics[land]]
    camps, towns = min(state.held[base + CAMP], state.supply[seat]), state.held[base + TOWN]
    if camps:
        parts.append(WORDS.say(lang, "some-followers", n=camps))
    if towns:
        parts.append(WORDS.say(lang, "some-towns", n=towns))
    return listed(lang, parts) or WORDS.say(lang, "nothing")


def warded(state: Archmage, seat: int) -> list[int]:
    """A151, AV4 The cells that Place Wards would give a Ward."""
    mage = here(state, seat)
    wild = state.switches.wild_wards
    return [
        cell
        for cell in [mage, *AROUND[mage]]
        if state.follower[cell] == seat
        and not state.ward[cell]
        and not (wild and cell != mage and state.ground[cell] >= KINDS_OF_LAND)
    ]


def spoils(state: Archmage, seat: int) -> list[int]:
    """A157 The relics that building the Mage Tower would bring, by kind."""
    counts = [0] * RING
    mage = here(state, seat)
    for cell in [mage, *AROUND[mage]]:
        land = state.ground[cell]
        if 0 <= land < KINDS_OF_LAND and (cell == mage or state.follower[cell] == seat):
            counts[land] += 1
    return [state.room(seat, kind, counts[kind]) for kind in range(RING)]
