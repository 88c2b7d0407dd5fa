"""Why a spell, or something it asks for, is refused: what the position adds to the rules of spells (A53, A171 to A217)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conclave.engine.moves import Move
from conclave.games.archmage import rules
from conclave.games.archmage.components import (
    AROUND,
    BEYOND,
    CENTRE,
    COST,
    DECAY,
    DECAY_LIMIT,
    IMPRISON_AREA,
    KINDS_OF_LAND,
    KINDS_OF_SPELL,
    LEVEL,
    NONE,
    RING,
    SHADOW,
    SHADOW_PENALTY,
    SPELLS,
    SPHERES_OF,
    TABLE,
    VINES_AREA,
    VINES_TOKEN,
    WELLSPRING_TOKEN,
)
from conclave.games.archmage.labels import cost
from conclave.games.archmage.moves import Board, Cell, Direction, Other, Spell, Sphere
from conclave.games.archmage.naming import WORDS, listed, purse, relic, sign, spell, sphere, spot
from conclave.games.archmage.state import NOBODY, Archmage
from conclave.games.archmage.steps.fundamental import DecayRelics
from conclave.games.archmage.steps.payment import Payment
from conclave.games.archmage.steps.upheaval import UpheavalSecond, at_border, liftable

# Casting


def why_unknown(state: Archmage, seat: int, move: Move, lang: str) -> str:
    assert isinstance(move, Spell)
    return WORDS.say(lang, "why-unknown", spell=spell(lang, move.spell))


def why_later(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A55, A183 The Apprentice is there, the spell is not."""
    assert isinstance(move, Spell)
    key = "why-unknown.later" if state.rest(seat) else "why-unknown.last"
    return WORDS.say(lang, key, spell=spell(lang, move.spell))


def why_cast(state: Archmage, seat: int, move: Move, lang: str) -> str:
    assert isinstance(move, Spell)
    return WORDS.say(lang, "why-cast", spell=spell(lang, move.spell))


def why_price(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A171 to A173, A210 What it costs, what is there, and which doorways make it dearer."""
    of = (
        state.agenda[-1].spell
        if isinstance(state.agenda[-1], Payment)
        else move.spell
        if isinstance(move, Spell)
        else NONE
    )
    kinds = SPHERES_OF[of]
    own = [state.relics[RING * seat + kind] if kind in kinds else 0 for kind in range(RING)]
    shut = [kind for kind in kinds if state.door[RING * seat + kind] != NOBODY]
    has = purse(lang, own) or WORDS.say(lang, "nothing")
    if shut and sum(own) >= COST[LEVEL[of]]:
        doors = listed(lang, [sphere(lang, kind) for kind in shut])
        return WORDS.say(lang, "why-price-door", cost=cost(lang, of), own=has, doors=doors, n=SHADOW_PENALTY)
    return WORDS.say(lang, "why-price", cost=cost(lang, of), own=has)


def why_shadow(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A210 A doorway that is held: an opponent's, or one that makes a payment dearer."""
    if not isinstance(move, Board):
        return why_price(state, seat, move, lang)
    holder = state.door[RING * move.other + move.sphere]
    return WORDS.say(lang, "why-door", owner=sign(lang, holder, "of"), sphere=sphere(lang, move.sphere))


def why_idle(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A170a What the spell would need; or that its first target has still to be named."""
    step = state.agenda[-1]
    if isinstance(move, Cell) and isinstance(step, UpheavalSecond):
        pair = spot(lang, state, move.cell), spot(lang, state, step.first)
        return WORDS.say(lang, "why-nowhere", spot=pair[0], other=pair[1])
    if isinstance(move, Cell):
        return why_spring(state, seat, move, lang)
    if not isinstance(move, Spell):
        return WORDS.say(lang, "why-first")
    if state.seats == 1 and move.spell in (DECAY, SHADOW):
        return WORDS.say(lang, "why-no-march")
    return WORDS.say(lang, f"why-idle-{SPELLS[move.spell]}", spot=spot(lang, state, state.mage[seat]))


# Hexes and directions


def why_token(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A178 What lies or stands where a token cannot."""
    cell = BEYOND[state.mage[seat]][move.direction] if isinstance(move, Direction) else cell_of(move)
    at = spot(lang, state, cell)
    if state.ground[cell] == NONE:
        return WORDS.say(lang, "why-no-land", cell=at)
    if cell == CENTRE:
        return WORDS.say(lang, "why-cursed", spot=at)
    return WORDS.say(lang, "why-tower", owner=sign(lang, state.tower_at(cell), "of"), spot=at)


def why_vines(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A201 Too far away, or there are Vines already."""
    cell = cell_of(move)
    if cell in VINES_AREA[state.mage[seat]] and state.token[cell] == VINES_TOKEN:
        return WORDS.say(lang, "why-vines", spot=spot(lang, state, cell))
    return why_distant(state, seat, cell, lang)


def why_distant(state: Archmage, seat: int, cell: int, lang: str) -> str:
    at = spot(lang, state, cell)
    if state.ground[cell] == NONE:
        return WORDS.say(lang, "why-no-land", cell=at)
    return WORDS.say(lang, "why-far", spot=at, n=TABLE.distance(state.mage[seat], cell))


def why_divine(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A206 Not cast, not one's Wilderness, or used already."""
    cell = cell_of(move)
    if not state.divining:
        return WORDS.say(lang, "why-no-divination")
    if cell in state.divined:
        return WORDS.say(lang, "why-divined", spot=spot(lang, state, cell))
    return WORDS.say(lang, "why-not-wild", spot=spot(lang, state, cell))


def why_chasm(state: Archmage, seat: int, move: Move, lang: str) -> str:
    return WORDS.say(lang, "why-border", spot=spot(lang, state, state.mage[seat]))


def why_gate(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A208 No land, face down, or the Mage is there."""
    cell = cell_of(move)
    at = spot(lang, state, cell)
    if state.ground[cell] == NONE:
        return WORDS.say(lang, "why-no-land", cell=at)
    return WORDS.say(lang, "why-face-down" if state.face_down(cell) else "why-stands", spot=at)


def why_capture(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A209 Nobody's follower, one's own, a Ward, or too far away."""
    cell = cell_of(move)
    at = spot(lang, state, cell)
    if state.follower[cell] == NOBODY:
        return WORDS.say(lang, "why-nobody", spot=at)
    if state.follower[cell] == seat:
        return WORDS.say(lang, "why-own", spot=at)
    if cell not in IMPRISON_AREA[state.mage[seat]]:
        return why_distant(state, seat, cell, lang)
    return WORDS.say(lang, "why-warded", spot=at)


def why_spring(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A211 Not one's Wilderness, or a Wellspring lies there already; or there is none of a kind to give."""
    if isinstance(move, Sphere):
        return why_none(state, seat, move, lang)
    cell = cell_of(move)
    own = state.token[cell] == WELLSPRING_TOKEN and state.caster[cell] == seat and state.follower[cell] == seat
    wild = 0 <= state.ground[cell] < KINDS_OF_LAND
    return WORDS.say(lang, "why-spring" if own and wild else "why-not-wild", spot=spot(lang, state, cell))


def why_upheaval(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A217 Why a hex cannot be lifted, or not with the other; a cell, that it is not empty or does not touch the land."""
    cell = cell_of(move)
    at, step = spot(lang, state, cell), state.agenda[-1]
    if state.ground[cell] == NONE:
        return WORDS.say(lang, "why-no-land", cell=at)
    if state.city(cell):
        return WORDS.say(lang, "why-city", spot=at)
    if not liftable(state, cell):
        return WORDS.say(lang, "why-tower", owner=sign(lang, state.tower_at(cell), "of"), spot=at)
    if not isinstance(step, UpheavalSecond):
        border = any(at_border(state, near) for near in (cell, *AROUND[cell]) if liftable(state, near))
        return WORDS.say(lang, "why-no-partner" if border else "why-no-border", spot=at)
    if cell not in AROUND[step.first]:
        return WORDS.say(lang, "why-apart", spot=at, other=spot(lang, state, step.first))
    if not at_border(state, cell) and not at_border(state, step.first):
        return WORDS.say(lang, "why-no-border", spot=at)
    return WORDS.say(lang, "why-cut-off", spot=at, other=spot(lang, state, step.first))


def cell_of(move: Move) -> int:
    assert isinstance(move, Cell)
    return move.cell


# Relics, opponents, Apprentices


def why_none(state: Archmage, seat: int, move: Move, lang: str) -> str:
    assert isinstance(move, Sphere)
    return WORDS.say(lang, "why-none", relics=relic(lang, move.sphere))


def why_transmute(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A205 There is none of a kind, or nothing but the price."""
    return why_none(state, seat, move, lang) if isinstance(move, Sphere) else WORDS.say(lang, "why-nothing-left")


def why_decay(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A200 Who has how many relics."""
    step = state.agenda[-1]
    if isinstance(move, Sphere) and isinstance(step, DecayRelics):
        return WORDS.say(lang, "why-theirs", owner=sign(lang, step.victim), relics=relic(lang, move.sphere))
    if isinstance(move, Other):
        return WORDS.say(lang, "why-relics", owner=sign(lang, move.other), n=state.wealth(move.other))
    most = max(state.wealth(other) for other in range(state.seats) if other != seat)
    return WORDS.say(lang, "why-richest", n=most, limit=DECAY_LIMIT)


def why_automaton(state: Archmage, seat: int, move: Move, lang: str) -> str:
    return WORDS.say(lang, "why-no-ruins")


def why_taint(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A213 Nobody has a clean Fundamental Apprentice; or this place has none."""
    if not isinstance(move, Board):
        return WORDS.say(lang, "why-no-victim")
    held = state.pupils[KINDS_OF_SPELL * move.other + move.sphere]
    return WORDS.say(
        lang,
        "why-tainted" if held else "why-empty",
        owner=sign(lang, move.other, "of"),
        sphere=sphere(lang, move.sphere),
    )


def why_quick(state: Archmage, seat: int, move: Move, lang: str) -> str:
    return WORDS.say(lang, "why-quick", n=state.quick)


OF_SPELLS: Final[dict[str, Callable[[Archmage, int, Move, str], str]]] = {
    rule.id: why
    for rule, why in (
        (rules.KNOWN_SPELLS, why_unknown),
        (rules.KNOWN_LATER, why_later),
        (rules.NO_MORE_SPELLS, why_later),
        (rules.NO_EFFECT, why_idle),
        (rules.PRICES[0], why_price),
        (rules.PRICES[1], why_price),
        (rules.PRICES[2], why_price),
        (rules.ONCE_A_TURN, why_cast),
        (rules.TOKENS_PLACE, why_token),
        (rules.DECAY, why_decay),
        (rules.VINES, why_vines),
        (rules.TRANSMUTE, why_transmute),
        (rules.DIVINATION, why_divine),
        (rules.CHASM, why_chasm),
        (rules.GATE, why_gate),
        (rules.IMPRISON, why_capture),
        (rules.SHADOW, why_shadow),
        (rules.WELLSPRING, why_spring),
        (rules.AUTOMATON, why_automaton),
        (rules.CORRUPT, why_taint),
        (rules.UPHEAVAL, why_upheaval),
        (rules.STRICT_QUICKEN, why_quick),
    )
}
"""By rule."""
