"""What the step that waits is about: its word, and the spell that is being paid for, aimed or carried out."""

from __future__ import annotations

from typing import Any, Final

from conclave.engine.steps import Step
from conclave.games.archmage.components import AUTOMATON as AUTOMATON_SPELL
from conclave.games.archmage.components import (
    CELL_NAMES,
    CHASM,
    CORRUPT,
    DECAY,
    GATE,
    IMPRISON,
    SHADOW,
    SPELLS,
    TRANSMUTE,
    UPHEAVAL,
    VINES,
    WELLSPRING,
)
from conclave.games.archmage.state import NOBODY, Archmage
from conclave.games.archmage.steps.advanced import Capture, ChasmDirection, Doorway, GateTarget, LayWellspring
from conclave.games.archmage.steps.arrival import Tribute
from conclave.games.archmage.steps.exploring import Trade
from conclave.games.archmage.steps.fundamental import DecayRelics, DecayVictim, Exchange, ExchangeFor, LayVines
from conclave.games.archmage.steps.initiation import InitiateMore
from conclave.games.archmage.steps.journey import Journey
from conclave.games.archmage.steps.journeys_end import AfterBuilding, JourneysEnd, TownYield
from conclave.games.archmage.steps.master import Taint, Teach
from conclave.games.archmage.steps.payment import Payment
from conclave.games.archmage.steps.preparation import AlignPlanet, Planet
from conclave.games.archmage.steps.promotion import Promoting, WhichApprentice
from conclave.games.archmage.steps.upheaval import UpheavalCell, UpheavalFirst, UpheavalOther, UpheavalSecond
from conclave.games.archmage.steps.warlord import GuideWarlord
from conclave.games.archmage.view import Casting

WORDS: Final[dict[str, str]] = {
    Planet.__name__: "planet",
    AlignPlanet.__name__: "planet",
    Journey.__name__: "journey",
    Trade.__name__: "trade",
    Tribute.__name__: "tribute",
    JourneysEnd.__name__: "journeys_end",
    TownYield.__name__: "town",
    InitiateMore.__name__: "initiate",
    AfterBuilding.__name__: "after_building",
    Promoting.__name__: "promote",
    WhichApprentice.__name__: "apprentice",
    Payment.__name__: "payment",
    LayVines.__name__: "vines",
    Exchange.__name__: "exchange",
    ExchangeFor.__name__: "exchange_for",
    DecayVictim.__name__: "victim",
    DecayRelics.__name__: "decay",
    LayWellspring.__name__: "wellspring",
    GateTarget.__name__: "gate",
    Doorway.__name__: "doorway",
    Capture.__name__: "capture",
    ChasmDirection.__name__: "chasm",
    Teach.__name__: "teach",
    Taint.__name__: "taint",
    UpheavalFirst.__name__: "upheaval_first",
    UpheavalSecond.__name__: "upheaval_second",
    UpheavalCell.__name__: "upheaval_cell",
    UpheavalOther.__name__: "upheaval_other",
    GuideWarlord.__name__: "guide",
}
"""What a choice is called in the view."""
AIMING: Final[dict[str, int]] = {
    LayVines.__name__: VINES,
    Exchange.__name__: TRANSMUTE,
    ExchangeFor.__name__: TRANSMUTE,
    DecayVictim.__name__: DECAY,
    DecayRelics.__name__: DECAY,
    LayWellspring.__name__: WELLSPRING,
    GateTarget.__name__: GATE,
    Doorway.__name__: SHADOW,
    Capture.__name__: IMPRISON,
    ChasmDirection.__name__: CHASM,
    Teach.__name__: AUTOMATON_SPELL,
    Taint.__name__: CORRUPT,
    UpheavalFirst.__name__: UPHEAVAL,
    UpheavalSecond.__name__: UPHEAVAL,
    UpheavalCell.__name__: UPHEAVAL,
    UpheavalOther.__name__: UPHEAVAL,
}
"""The spell behind a choice."""


def asked(state: Archmage) -> str | None:
    """The word of the choice that waits; None for chance and at the end."""
    return WORDS.get(type(state.agenda[-1]).__name__) if state.agenda else None


def casting(state: Archmage) -> Casting | None:
    """The spell that is being paid for, aimed or carried out."""
    if not state.agenda:
        return None
    step: Step[Any] = state.agenda[-1]
    if isinstance(step, Payment):
        return Casting(SPELLS[step.spell], step.due, 0, [], None)
    spell = AIMING.get(type(step).__name__, NOBODY)
    if spell == NOBODY:
        return None
    left = 0
    victim = None
    picked: list[int] = []
    if isinstance(step, (LayVines, Exchange, ExchangeFor)):
        left = step.left
    elif isinstance(step, (DecayRelics, Taint)):
        victim = step.victim
    elif isinstance(step, UpheavalSecond):
        picked = [step.first]
    elif isinstance(step, UpheavalCell):
        picked = [step.first, step.second]
    elif isinstance(step, UpheavalOther):
        picked = [step.first, step.second, step.cell]
    return Casting(SPELLS[spell], 0, left, [CELL_NAMES[cell] for cell in picked], victim)
