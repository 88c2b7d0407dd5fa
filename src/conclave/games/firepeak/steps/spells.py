"""All 36 spells, by number; those that grant an action (F117, F119, F124 to F126, F129, F130), and Duplicate (F118)."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Step
from conclave.games.firepeak.components import (
    AS_DUPLICATE,
    BEING_OF,
    BEINGS,
    CAPTIVES,
    CARD_OF,
    DUPLICATE,
    FAMILIAR,
    FIRST_ENCHANTMENT,
    GOLEM,
    IS_SHADE,
    KINDS_OF_ENCHANTMENT,
    KINDS_OF_SPELL,
    LIKE,
    NONE,
    SMITE_ACTIONS,
    SUMMON_FAMILIAR,
    SUMMON_GOLEM,
    SUMMON_SHADE,
    SUMMON_TITAN,
    TITAN,
)
from conclave.games.firepeak.components import DECOY as DECOY_SPELL
from conclave.games.firepeak.moves import DUPLICATE_AS, Spell
from conclave.games.firepeak.queries.dungeons import washable
from conclave.games.firepeak.rules import DUPLICATING, GRANTED, NOT_ITSELF
from conclave.games.firepeak.state import ANY_STRENGTH, Firepeak, Wanting
from conclave.games.firepeak.steps.brainwash import Wake
from conclave.games.firepeak.steps.effect import Effect
from conclave.games.firepeak.steps.fight import LUCKY, PLAIN, TORNADO, TOUCH
from conclave.games.firepeak.steps.general import (
    Balance,
    Decoy,
    MagicTempest,
    Mobility,
    RaiseDead,
    Resurrection,
    TidesOfChaos,
    TimeWarp,
)
from conclave.games.firepeak.steps.granted import A_BRAINWASH, A_CAPTURE, A_RAID, Granted, can_capture, can_raid
from conclave.games.firepeak.steps.lasting import Aura, Circle, Enchantment, Summoning, SummonShade
from conclave.games.firepeak.steps.offering import Study
from conclave.games.firepeak.steps.raid import STONE, look_into
from conclave.games.firepeak.steps.repair import REPAIRS


class Capturing(Effect):
    """A capture in a way of its own: F125 Smite, F129 Tornado, F130 Touch of Death."""

    __slots__ = ("actions", "draws", "mode")

    def __init__(self, mode: int, draws: bool, actions: int) -> None:
        self.mode: Final[int] = mode
        self.draws: Final[bool] = draws
        self.actions: Final[int] = actions

    def barred(self, state: Firepeak, seat: int) -> Rule | None:
        return None if can_capture(state, seat) else GRANTED

    def begin(self, state: Firepeak, seat: int, card: int) -> None:
        state.actions += self.actions
        if self.draws:
            state.then(Granted(seat, A_CAPTURE, self.mode), REPAIRS[seat], Study(seat))
        else:
            state.then(Granted(seat, A_CAPTURE, self.mode))


class StoneSpirit(Effect):
    """F126 A raid with the guard's strength on the raider's side, then a spell."""

    __slots__ = ()

    def barred(self, state: Firepeak, seat: int) -> Rule | None:
        return None if can_raid(state, seat) else GRANTED

    def begin(self, state: Firepeak, seat: int, card: int) -> None:
        state.then(Granted(seat, A_RAID, STONE), REPAIRS[seat], Study(seat))


class Scry(Effect):
    """F124 A look into all dungeons, a raid if one is possible (FA30), then a spell."""

    __slots__ = ()

    def begin(self, state: Firepeak, seat: int, card: int) -> None:
        for owner in range(state.seats):
            look_into(state, seat, owner)
        state.tell("scries", seat)
        if can_raid(state, seat):
            state.then(Granted(seat, A_RAID, PLAIN), REPAIRS[seat], Study(seat))
        else:
            state.then(Study(seat))


class LuckyCharm(Effect):
    """F119 A capture, raid or brainwash with a second chance for the own die, then a spell."""

    __slots__ = ()

    def barred(self, state: Firepeak, seat: int) -> Rule | None:
        if can_capture(state, seat) or can_raid(state, seat):
            return None
        return None if washable(state, seat, state.captives(seat), ANY_STRENGTH) else GRANTED

    def spare(self, state: Firepeak, seat: int) -> bool:
        return not can_capture(state, seat) and not can_raid(state, seat)

    def begin(self, state: Firepeak, seat: int, card: int) -> None:
        state.then(Granted(seat, A_CAPTURE | A_RAID | A_BRAINWASH, LUCKY), REPAIRS[seat], Study(seat))


class Domination(Effect):
    """F117 A brainwash that needs no roll."""

    __slots__ = ()

    def barred(self, state: Firepeak, seat: int) -> Rule | None:
        return None if washable(state, seat, state.captives(seat), ANY_STRENGTH) else GRANTED

    def spare(self, state: Firepeak, seat: int) -> bool:
        return True

    def begin(self, state: Firepeak, seat: int, card: int) -> None:
        state.stated = ANY_STRENGTH
        state.then(Wake(seat))


class Duplicate(Effect):
    """F118, FA53 Repeats a spell in play or among the discards."""

    __slots__ = ()

    def barred(self, state: Firepeak, seat: int) -> Rule | None:
        if has_model(state, seat, sparing=True) or has_model(state, seat, sparing=False):
            return None
        return DUPLICATING

    def spare(self, state: Firepeak, seat: int) -> bool:
        return not has_model(state, seat, sparing=False)

    def begin(self, state: Firepeak, seat: int, card: int) -> None:
        state.then(ChooseSpell(seat))


def has_model(state: Firepeak, seat: int, sparing: bool) -> bool:
    """Is there a spell that could be repeated, among those that need a captive to be left, or among the others?"""
    models = (state.spent | in_play(state)) & ~(1 << DUPLICATE)
    for spell in range(KINDS_OF_SPELL):
        if models >> spell & 1:
            effect = EFFECTS[spell]
            if effect.spare(state, seat) == sparing and effect.barred(state, seat) is None:
                return True
    return False


class ChooseSpell(Wanting):
    """F118 Which spell is repeated; it must be one that could be cast now (FA30)."""

    __slots__ = ()

    def law(self) -> Rule:
        return DUPLICATING

    def wants(self, state: Firepeak) -> list[list[int]]:
        if has_model(state, self.seat, sparing=False):
            return []
        return [[kind for kind in range(CAPTIVES) if state.has_place(self.seat, BEING_OF[kind])]]

    def candidates(self, state: Firepeak) -> list[Move]:
        models = state.spent | in_play(state)
        return [DUPLICATE_AS[spell] for spell in range(KINDS_OF_SPELL) if models >> spell & 1]

    def fits(self, state: Firepeak, move: Move) -> bool:
        return isinstance(move, Spell) and move is DUPLICATE_AS[move.spell]

    def refusal(self, state: Firepeak, move: Move) -> Rule | None:
        assert isinstance(move, Spell)
        if move.spell == DUPLICATE:
            return NOT_ITSELF
        if not (state.spent | in_play(state)) >> move.spell & 1:
            return DUPLICATING
        return EFFECTS[move.spell].barred(state, self.seat)

    def choose(self, state: Firepeak, move: Move) -> None:
        assert isinstance(move, Spell)
        state.tell("duplicates", self.seat, move.spell)
        EFFECTS[move.spell].begin(state, self.seat, move.spell + AS_DUPLICATE)


SUMMONED_BY: Final[list[int]] = [NONE] * BEINGS
"""The spell that a summoned being in play is, whichever card lies there."""
for _being in range(BEINGS):
    if CARD_OF[_being] != NONE:
        if IS_SHADE[_being]:
            SUMMONED_BY[_being] = SUMMON_SHADE
        elif LIKE[_being] == FAMILIAR:
            SUMMONED_BY[_being] = SUMMON_FAMILIAR
        elif LIKE[_being] == GOLEM:
            SUMMONED_BY[_being] = SUMMON_GOLEM
        elif LIKE[_being] == TITAN:
            SUMMONED_BY[_being] = SUMMON_TITAN


def in_play(state: Firepeak) -> int:
    """FA53 The mask of the spells that lie face up before anybody."""
    mask = 0
    for aura in state.aura:
        if aura != NONE:
            mask |= 1 << (aura % AS_DUPLICATE)
    for circle in state.circle:
        if circle != NONE:
            mask |= 1 << (circle % AS_DUPLICATE)
    for charms in state.charms:
        if charms:
            either = (charms | charms >> KINDS_OF_ENCHANTMENT) & ((1 << KINDS_OF_ENCHANTMENT) - 1)
            mask |= either << FIRST_ENCHANTMENT
    for being in state.being:
        if being != NONE and SUMMONED_BY[being] != NONE:
            mask |= 1 << SUMMONED_BY[being]
    for decoys in state.decoys:
        if decoys:
            mask |= 1 << DECOY_SPELL
    return mask


class Disposal(Step[Firepeak]):
    """F77 A spell that does not stay goes to the discards after all it brought about."""

    __slots__ = ()

    def run(self, state: Firepeak) -> None:
        if state.spell != NONE:
            state.spent |= 1 << state.spell
            state.spell = NONE


DISPOSAL: Final = Disposal()
_AURA: Final = Aura()
_CIRCLE: Final = Circle()
_ENCHANTMENT: Final = Enchantment()
EFFECTS: Final[list[Effect]] = [
    *[_AURA] * 5,
    *[_CIRCLE] * 5,
    *[_ENCHANTMENT] * 6,
    Summoning(FAMILIAR),
    Summoning(GOLEM),
    SummonShade(),
    Summoning(TITAN),
    Balance(),
    Decoy(),
    Domination(),
    Duplicate(),
    LuckyCharm(),
    MagicTempest(),
    Mobility(),
    RaiseDead(),
    Resurrection(),
    Scry(),
    Capturing(PLAIN, draws=True, actions=SMITE_ACTIONS),
    StoneSpirit(),
    TidesOfChaos(),
    TimeWarp(),
    Capturing(TORNADO, draws=False, actions=0),
    Capturing(TOUCH, draws=False, actions=0),
]
