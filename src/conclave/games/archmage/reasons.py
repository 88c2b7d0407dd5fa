"""Why a move is refused: the rule's words, and what this position adds to them. All of that is open to all.

Each rule has a function of its own here, or in `spell_reasons` where it belongs to a spell. Where a move is no answer to what
is asked, the question itself is added.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.games.archmage import rules
from conclave.games.archmage.components import (
    AROUND,
    INITIATION,
    KINDS_OF_SPELL,
    NONE,
    PARENTS,
    RING,
    TABLE,
    TOLL,
    WARLORD,
)
from conclave.games.archmage.moves import GO, Cell, Spell, Sphere
from conclave.games.archmage.naming import WORDS, face, listed, sign, some, spell, sphere, spot, spots
from conclave.games.archmage.prompts import prompt
from conclave.games.archmage.spell_reasons import OF_SPELLS
from conclave.games.archmage.state import NOBODY, Archmage
from conclave.games.archmage.steps.warding import takes_ward

Why = Callable[[Archmage, int, Move, str], str]
"""What a position adds to a rule: for a seat and a move, in a language."""


def reason(state: Archmage, seat: int, move: Move, rule: Rule, lang: str) -> str:
    """The rule's words and, for a seat that is asked, what this position adds to them."""
    words = rule.text(lang)
    figures = figures_of(state, seat, move, rule, lang) if seat in state.to_act else ""
    return f"{words} {figures[0].upper()}{figures[1:]}" if figures else words


def figures_of(state: Archmage, seat: int, move: Move, rule: Rule, lang: str) -> str:
    """What this position adds to the rule."""
    if rule in (rules.NOT_AMID_ACTION, rules.NO_SPELLS_YET) or not state.agenda[-1].fits_for(state, seat, move):
        return WORDS.say(lang, "why-asked", question=prompt(state, seat, lang))
    why = WHY.get(rule.id)
    return why(state, seat, move, lang) if why else ""


# Where the Mage stands, and who else is there


def why_stands(state: Archmage, seat: int, move: Move, lang: str) -> str:
    return WORDS.say(lang, "why-stands", spot=spot(lang, state, state.mage[seat]))


def why_held(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """Who holds the hex of the Mage, by follower or tower."""
    cell = state.mage[seat]
    owner, at = state.follower[cell], spot(lang, state, cell)
    if owner == WARLORD:
        return WORDS.say(lang, "why-fire", spot=at)
    if owner == seat:
        return WORDS.say(lang, "why-own", spot=at)
    if owner != NOBODY:
        return WORDS.say(lang, "why-held", owner=sign(lang, owner, "of"), spot=at)
    return why_tower(state, cell, lang)


def why_tower(state: Archmage, cell: int, lang: str) -> str:
    owner = sign(lang, state.tower_at(cell), "of")
    return WORDS.say(lang, "why-tower", owner=owner, spot=spot(lang, state, cell))


def why_nobody(state: Archmage, seat: int, move: Move, lang: str) -> str:
    return WORDS.say(lang, "why-nobody", spot=spot(lang, state, state.mage[seat]))


def why_ward(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A111 A Ward stands before the attack, or there is none to remove."""
    cell = state.mage[seat]
    return WORDS.say(lang, "why-warded" if state.ward[cell] else "why-no-ward", spot=spot(lang, state, cell))


def why_face_down(state: Archmage, seat: int, move: Move, lang: str) -> str:
    return WORDS.say(lang, "why-face-down", spot=spot(lang, state, state.mage[seat]))


def why_known(state: Archmage, seat: int, move: Move, lang: str) -> str:
    return WORDS.say(lang, "why-known", face=face(lang, state.ground[state.mage[seat]]))


# On the way


def why_points(state: Archmage, seat: int, move: Move, lang: str) -> str:
    dear = TOLL[state.token[move.cell]] if isinstance(move, Cell) and move is GO[move.cell] else 1
    return WORDS.say(lang, "why-points", cost=dear, n=state.points)


def why_far(state: Archmage, seat: int, move: Move, lang: str) -> str:
    assert isinstance(move, Cell)
    at = spot(lang, state, move.cell)
    if state.ground[move.cell] == NONE:
        return WORDS.say(lang, "why-no-land", cell=at)
    return WORDS.say(lang, "why-far", spot=at, n=TABLE.distance(state.mage[seat], move.cell))


def why_mage(state: Archmage, seat: int, move: Move, lang: str) -> str:
    assert isinstance(move, Cell)
    mages = [other for other in range(state.seats) if other != seat and state.mage[other] == move.cell]
    return WORDS.say(lang, "why-mage", owner=sign(lang, mages[0], "of"), spot=spot(lang, state, move.cell))


def why_foreign_tower(state: Archmage, seat: int, move: Move, lang: str) -> str:
    assert isinstance(move, Cell)
    return why_tower(state, move.cell, lang)


def why_warlord(state: Archmage, seat: int, move: Move, lang: str) -> str:
    return WORDS.say(lang, "why-warlord", spot=spot(lang, state, state.warlord))


# Journey's End


def why_over(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A70a, A179 The Journey is over; with Time Stop another follows."""
    return WORDS.say(lang, "why-over.extra" if state.extra else "why-over", spot=spot(lang, state, state.mage[seat]))


def why_acted(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A120 The action has been done; with Time Stop there will be another."""
    return WORDS.say(lang, "why-acted.extra" if state.extra else "why-acted", spot=spot(lang, state, state.mage[seat]))


def why_supply(state: Archmage, seat: int, move: Move, lang: str) -> str:
    return WORDS.say(lang, "why-supply", n=state.supply[seat])


def why_recruit(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A135 No Camp, or too few in the Supply."""
    return (
        why_stands(state, seat, move, lang)
        if move not in state.agenda[-1].candidates_for(state, seat)
        else why_supply(state, seat, move, lang)
    )


def why_company(state: Archmage, seat: int, move: Move, lang: str) -> str:
    return WORDS.say(lang, "why-company")


def why_pair(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A140, A142, A160 The relics are too few, or the sphere is not taught here."""
    assert isinstance(move, Sphere)
    own = state.relics[RING * seat + move.sphere]
    if move in state.agenda[-1].candidates_for(state, seat) and own < INITIATION:
        return WORDS.say(lang, "why-pair", price=some(lang, move.sphere, INITIATION), n=own)
    return why_stands(state, seat, move, lang)


def why_one_of_each(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A143 The other sphere is left."""
    assert isinstance(move, Sphere)
    return WORDS.say(lang, "why-initiated", of=sphere(lang, move.sphere, "of"), sphere=sphere(lang, move.sphere))


def why_no_wards(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A151 Nobody is there to get a Ward."""
    key = "why-no-wards.wild" if state.switches.wild_wards else "why-no-wards"
    return WORDS.say(lang, key, spot=spot(lang, state, state.mage[seat]))


def why_all_warded(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A152 All who could get a Ward have one."""
    here = state.mage[seat]
    cells = [cell for cell in (here, *AROUND[here]) if takes_ward(state, seat, cell)]
    return WORDS.say(lang, "why-all-warded", spots=spots(lang, state, cells))


def why_built(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A153, A159 Where the Mage Tower stands, if it does."""
    if state.keep[seat] == NONE:
        return WORDS.say(lang, "why-no-tower")
    return WORDS.say(lang, "why-tower-on", spot=spot(lang, state, state.keep[seat]))


def why_no_pupil(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """A162 Where an Apprentice is missing."""
    assert isinstance(move, Spell)
    missing = [place for place in PARENTS[move.spell] if not state.pupils[KINDS_OF_SPELL * seat + place]]
    places = listed(lang, [spell(lang, place) for place in missing])
    return WORDS.say(lang, "why-no-pupil", n=len(missing), places=places)


def why_pointless(state: Archmage, seat: int, move: Move, lang: str) -> str:
    """AA35 Nothing to gather."""
    return WORDS.say(lang, "why-nothing", n=state.supply[seat])


# Planets


def why_planet(state: Archmage, seat: int, move: Move, lang: str) -> str:
    assert isinstance(move, Sphere)
    return WORDS.say(lang, "why-planet", of=sphere(lang, move.sphere, "of"), sphere=sphere(lang, move.sphere))


def why_farthest(state: Archmage, seat: int, move: Move, lang: str) -> str:
    return WORDS.say(lang, "why-farthest", n=max(map(abs, state.orbit[RING * seat : RING * (seat + 1)])))


WHY: Final[dict[str, Why]] = {
    rule.id: why
    for rule, why in (
        (rules.PLANET_AT_REST, why_planet),
        (rules.FARTHEST_PLANET, why_farthest),
        (rules.PLACING, why_stands),
        (rules.JOURNEY_OVER, why_over),
        (rules.OCCUPIED, why_held),
        (rules.NEVER_HELD, why_stands),
        (rules.NO_FOLLOWER, why_company),
        (rules.MOVEMENT_POINTS, why_points),
        (rules.NEIGHBOURS, why_far),
        (rules.OTHER_MAGE, why_mage),
        (rules.FOREIGN_TOWER, why_foreign_tower),
        (rules.SURCHARGE, why_points),
        (rules.HYBRID_TRADE, why_pair),
        (rules.EXPLORED, why_known),
        (rules.ATTACKING, why_nobody),
        (rules.OWN_PEOPLE, why_held),
        (rules.WARD_FIRST, why_ward),
        (rules.ONE_ACTION, why_acted),
        (rules.CURSED_TOWER, why_stands),
        (rules.FOREIGN_LAND, why_held),
        (rules.FACE_DOWN, why_face_down),
        (rules.GATHERING, why_stands),
        (rules.SHORT_SUPPLY, why_supply),
        (rules.RECRUITING, why_recruit),
        (rules.INITIATING, why_pair),
        (rules.HYBRID_INITIATION, why_pair),
        (rules.ONCE_A_SPHERE, why_one_of_each),
        (rules.WILDERNESS, why_stands),
        (rules.PLACE_WARDS, why_no_wards),
        (rules.ONE_WARD, why_all_warded),
        (rules.BUILDING, why_built),
        (rules.AT_THE_TOWER, why_built),
        (rules.TOWER_INITIATION, why_pair),
        (rules.PROMOTION, why_no_pupil),
        (rules.IN_THE_JOURNEY, why_over),
        (rules.STONE_SKIN, why_held),
        (rules.INFLAMED, why_held),
        (rules.WARLORDS_HEX, why_warlord),
        (rules.POINTLESS, why_pointless),
    )
} | OF_SPELLS
"""By rule."""
