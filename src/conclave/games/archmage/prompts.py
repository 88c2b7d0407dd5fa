"""What is asked: one sentence that says what to do. Texts stand in `text/*.ftl`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.engine.steps import Step
from conclave.games.archmage.components import (
    CAMP,
    DECAY_LIMIT,
    ENCLAVE,
    HIDDEN,
    HYBRID,
    JOURNEY_POINTS,
    KINDS_OF_LAND,
    NONE,
    TOWER,
    TOWN,
    WARLORD,
)
from conclave.games.archmage.moves import CAST
from conclave.games.archmage.naming import WORDS, face, listed, sign, some, spell, sphere, spot
from conclave.games.archmage.state import NOBODY, Archmage
from conclave.games.archmage.steps.advanced import Capture, ChasmDirection, Doorway, GateTarget, LayWellspring
from conclave.games.archmage.steps.arrival import Tribute
from conclave.games.archmage.steps.exploring import Trade
from conclave.games.archmage.steps.fundamental import (
    DecayRelics,
    DecayVictim,
    Exchange,
    ExchangeFor,
    LayVines,
)
from conclave.games.archmage.steps.initiation import InitiateMore
from conclave.games.archmage.steps.journey import Journey
from conclave.games.archmage.steps.journeys_end import AfterBuilding, JourneysEnd, TownYield
from conclave.games.archmage.steps.master import Taint, Teach
from conclave.games.archmage.steps.payment import Payment
from conclave.games.archmage.steps.preparation import AlignPlanet, Planet
from conclave.games.archmage.steps.promotion import Promoting, WhichApprentice
from conclave.games.archmage.steps.upheaval import UpheavalCell, UpheavalFirst, UpheavalOther, UpheavalSecond
from conclave.games.archmage.steps.warlord import GuideWarlord
from conclave.sentences import plain_question, sentence

PLAIN_PROMPTS: Final[dict[type[Step[Archmage]], str]] = {
    Planet: "prompt-planet",
    AlignPlanet: "prompt-align",
    AfterBuilding: "prompt-after-building",
    Promoting: "prompt-promote",
    GateTarget: "prompt-gate",
    Doorway: "prompt-doorway",
    Capture: "prompt-capture",
    ChasmDirection: "prompt-chasm",
    Teach: "prompt-teach",
    UpheavalFirst: "prompt-upheaval-first",
    GuideWarlord: "prompt-guide",
}
"""Choices whose question has no figures."""


def prompt(state: Archmage, seat: int, lang: str) -> str:
    """What a seat is asked, or that it is not."""
    return sentence(plain_question(WORDS, PLAIN_PROMPTS, state, seat, lang) or question(state, seat, lang))


def question(state: Archmage, seat: int, lang: str) -> str:
    """A question with figures."""
    step = state.agenda[-1]
    if isinstance(step, Journey):
        return WORDS.say(lang, journey_key(state, seat))
    if isinstance(step, JourneysEnd):
        return end_prompt(state, seat, lang)
    if isinstance(step, Trade):
        return WORDS.say(lang, "prompt-trade", race=face(lang, step.face, "one"))
    if isinstance(step, Tribute):
        return WORDS.say(lang, "prompt-tribute", owner=sign(lang, step.owner, "of"))
    if isinstance(step, TownYield):
        return WORDS.say(lang, "prompt-town", n=step.left)
    if isinstance(step, InitiateMore):
        return WORDS.say(lang, "prompt-initiate", n=step.left)
    if isinstance(step, WhichApprentice):
        return WORDS.say(lang, "prompt-apprentice", place=spell(lang, step.place), spell=spell(lang, step.spell))
    if isinstance(step, Payment):
        return WORDS.say(lang, "prompt-payment", spell=spell(lang, step.spell), n=step.due)
    return target_prompt(state, step, lang)


def target_prompt(state: Archmage, step: Step[Archmage], lang: str) -> str:
    """What a spell wants to know."""
    if isinstance(step, LayVines):
        return WORDS.say(lang, "prompt-vines", n=step.left)
    if isinstance(step, Exchange):
        return WORDS.say(lang, "prompt-exchange", n=step.left)
    if isinstance(step, ExchangeFor):
        return WORDS.say(lang, "prompt-exchange-for", relic=some(lang, step.given, 1))
    if isinstance(step, DecayVictim):
        return WORDS.say(lang, "prompt-victim", limit=DECAY_LIMIT)
    if isinstance(step, DecayRelics):
        n = state.wealth(step.victim) - DECAY_LIMIT
        return WORDS.say(lang, "prompt-decay", n=n, owner=sign(lang, step.victim, "of"))
    if isinstance(step, LayWellspring):
        return WORDS.say(lang, "prompt-wellspring.solo" if state.seats == 1 else "prompt-wellspring")
    if isinstance(step, Taint):
        return WORDS.say(lang, "prompt-taint", owner=sign(lang, step.victim, "of"))
    if isinstance(step, UpheavalSecond):
        return WORDS.say(lang, "prompt-upheaval-second", spot=spot(lang, state, step.first))
    if isinstance(step, UpheavalCell):
        return WORDS.say(lang, "prompt-upheaval-cell", spot=spot(lang, state, step.first))
    assert isinstance(step, UpheavalOther)
    return WORDS.say(lang, "prompt-upheaval-other", spot=spot(lang, state, step.second))


def journey_key(state: Archmage, seat: int) -> str:
    """What the hex of the Mage invites to."""
    cell = state.mage[seat]
    ground, follower = state.ground[cell], state.follower[cell]
    if not state.points:
        return "prompt-journey.spent"
    if follower == WARLORD:
        return "prompt-journey.fire"
    if follower not in (NOBODY, seat):
        if state.ward[cell]:
            return "prompt-journey.ward"
        if not state.stone >> follower & 1:
            return "prompt-journey.foe"
    if ground >= HIDDEN:
        return "prompt-journey.hidden"
    if follower == NOBODY and state.company[seat] and (ground <= CAMP or ground == TOWN) and not state.occupied(cell):
        return "prompt-journey.vacant"
    return "prompt-journey.start" if state.points == JOURNEY_POINTS else "prompt-journey"


def end_prompt(state: Archmage, seat: int, lang: str) -> str:
    """A120 What the hex where the Mage stopped offers. A216 With Time Stop another Journey follows."""
    following = WORDS.say(lang, "prompt-end.again" if state.extra else "prompt-end")
    key = end_key(state, seat)
    if key == "prompt-end-enclave":
        ground = state.ground[state.mage[seat]]
        return WORDS.say(lang, key, race=face(lang, ground), spheres=spheres(lang, taught(ground)), next=following)
    if key in ("prompt-end-none", "prompt-end-done") and any(state.refusal(seat, cast) is None for cast in CAST):
        key += ".spells"
    return WORDS.say(lang, key, next=following)


def end_key(state: Archmage, seat: int) -> str:
    """What kind of place it is to who ends a Journey there."""
    if state.acted:
        return "prompt-end-done"
    cell = state.mage[seat]
    ground, follower = state.ground[cell], state.follower[cell]
    if follower == WARLORD or ground >= HIDDEN or ground == TOWER or ground == NONE:
        return "prompt-end-none"
    if ground == TOWN:
        return "prompt-end-town"
    if ground == CAMP:
        return "prompt-end-camp"
    if ground >= KINDS_OF_LAND:
        return "prompt-end-enclave"
    if state.keep[seat] == cell:
        return "prompt-end-tower"
    if follower not in (NOBODY, seat):
        return "prompt-end-none"
    return "prompt-end-wild" if state.keep[seat] == NONE else "prompt-end-wards"


def taught(ground: int) -> Sequence[int]:
    """The spheres that a race teaches."""
    return [ground - ENCLAVE] if ground >= ENCLAVE else HYBRID[ground - CAMP - 1]


def spheres(lang: str, of: Sequence[int], word: str = "or") -> str:
    """Time or Blood."""
    return listed(lang, [sphere(lang, each) for each in of], word)
