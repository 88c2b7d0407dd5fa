"""The six Fundamental spells (A200 to A205)."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Choice
from conclave.games.archmage.components import (
    COST,
    DECAY_LIMIT,
    DECAY_STEPS,
    FUNDAMENTAL,
    QUICKEN_POINTS,
    RING,
    SHADOW_PENALTY,
    SPHERES_OF,
    TRANSMUTE,
    TRANSMUTE_MOST,
    VINES_AREA,
    VINES_TOKEN,
    VINES_TOKENS,
)
from conclave.games.archmage.moves import AGAINST, AT, DISCARD, DONE, GIVE, TAKE, Cell, Other, Sphere
from conclave.games.archmage.rules import DECAY as DECAY_RULE
from conclave.games.archmage.rules import NO_EFFECT, TOKENS_PLACE
from conclave.games.archmage.rules import TRANSMUTE as TRANSMUTE_RULE
from conclave.games.archmage.rules import VINES as VINES_RULE
from conclave.games.archmage.state import NOBODY, Archmage
from conclave.games.archmage.steps.effect import Effect


class Vines(Effect):
    """A201 Tokens on up to three hexes, on the Mage's own and beside it."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        for cell in VINES_AREA[state.mage[seat]]:
            if no_vines(state, seat, cell) is None:
                return None
        return NO_EFFECT

    def begin(self, state: Archmage, seat: int) -> None:
        state.then(LayVines(seat, VINES_TOKENS))


def no_vines(state: Archmage, seat: int, cell: int) -> Rule | None:
    """Why a hex gets no Vines: too far, nothing that can take a token, or laid already."""
    if cell not in VINES_AREA[state.mage[seat]]:
        return VINES_RULE
    if not state.can_take_token(cell):
        return TOKENS_PLACE
    return VINES_RULE if state.token[cell] == VINES_TOKEN and state.caster[cell] == seat else None


class LayVines(Choice[Archmage]):
    """A201 Where the next Vines go. At least one is laid (A170a)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final[int] = left

    def law(self) -> Rule:
        return VINES_RULE

    def candidates(self, state: Archmage) -> list[Move]:
        moves: list[Move] = []
        for cell in VINES_AREA[state.mage[self.seat]]:
            if state.ground[cell] >= 0:
                moves.append(AT[cell])
        moves.append(DONE)
        return moves

    def fits(self, state: Archmage, move: Move) -> bool:
        return move is DONE or move in AT

    def refusal(self, state: Archmage, move: Move) -> Rule | None:
        if isinstance(move, Cell):
            return no_vines(state, self.seat, move.cell)
        return NO_EFFECT if self.left == VINES_TOKENS else None

    def choose(self, state: Archmage, move: Move) -> None:
        if isinstance(move, Cell):
            state.lay_token(move.cell, VINES_TOKEN, self.seat)
            state.tell("lays", self.seat, VINES_TOKEN, move.cell)
            if self.left > 1 and EFFECT_OF_VINES.barred(state, self.seat) is None:
                state.then(LayVines(self.seat, self.left - 1))


class Transmute(Effect):
    """A205 Up to three relics are exchanged for others. What pays for the spell is gone before."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        price = COST[FUNDAMENTAL]
        if state.door[RING * seat + SPHERES_OF[TRANSMUTE][0]] != NOBODY:
            price += SHADOW_PENALTY
        return None if state.wealth(seat) > price else TRANSMUTE_RULE

    def begin(self, state: Archmage, seat: int) -> None:
        state.then(Exchange(seat, TRANSMUTE_MOST))


class Exchange(Choice[Archmage]):
    """A205 Which relic is given. At least one is (A170a)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final[int] = left

    def law(self) -> Rule:
        return TRANSMUTE_RULE

    def candidates(self, state: Archmage) -> list[Move]:
        return [*GIVE, DONE]

    def refusal(self, state: Archmage, move: Move) -> Rule | None:
        if isinstance(move, Sphere):
            return None if state.relics[RING * self.seat + move.sphere] else TRANSMUTE_RULE
        return NO_EFFECT if self.left == TRANSMUTE_MOST else None

    def choose(self, state: Archmage, move: Move) -> None:
        if isinstance(move, Sphere):
            state.then(ExchangeFor(self.seat, self.left, move.sphere))


class ExchangeFor(Choice[Archmage]):
    """A205 Which relic is taken for it: one of another kind."""

    __slots__ = ("given", "left")

    def __init__(self, seat: int, left: int, given: int) -> None:
        super().__init__(seat)
        self.left: Final[int] = left
        self.given: Final[int] = given

    def law(self) -> Rule:
        return TRANSMUTE_RULE

    def candidates(self, state: Archmage) -> list[Move]:
        return [TAKE[relic] for relic in range(RING) if relic != self.given]

    def choose(self, state: Archmage, move: Move) -> None:
        assert isinstance(move, Sphere)
        state.relics[RING * self.seat + self.given] -= 1
        state.gain(self.seat, move.sphere)
        state.tell("exchanges", self.seat, self.given, move.sphere)
        if self.left > 1 and state.wealth(self.seat):
            state.then(Exchange(self.seat, self.left - 1))


class Quicken(Effect):
    """A202 More movement points in this Journey."""

    __slots__ = ()

    def begin(self, state: Archmage, seat: int) -> None:
        state.points += QUICKEN_POINTS
        state.quick += QUICKEN_POINTS


class StoneSkin(Effect):
    """A203 Until the next turn the caster's followers on the land cannot be killed."""

    __slots__ = ()

    def begin(self, state: Archmage, seat: int) -> None:
        state.stone |= 1 << seat


class Subjugate(Effect):
    """A204 Each kill by an attack brings a follower."""

    __slots__ = ()

    def begin(self, state: Archmage, seat: int) -> None:
        state.subjugating = True


class Decay(Effect):
    """A200 An opponent with more than ten relics is cut down to ten. AS18 Alone, the Warlord's next march is shorter."""

    __slots__ = ()

    def barred(self, state: Archmage, seat: int) -> Rule | None:
        if state.seats == 1:
            return None if state.rest(seat) else NO_EFFECT
        for other in range(state.seats):
            if other != seat and state.wealth(other) > DECAY_LIMIT:
                return None
        return DECAY_RULE

    def begin(self, state: Archmage, seat: int) -> None:
        if state.seats == 1:
            state.shorter += DECAY_STEPS
            state.tell("slows", seat, DECAY_STEPS)
            return
        victims: list[int] = []
        for other in range(state.seats):
            if other != seat and state.wealth(other) > DECAY_LIMIT:
                victims.append(other)
        if len(victims) > 1:
            state.then(DecayVictim(seat))
        else:
            wither(state, seat, victims[0])


class DecayVictim(Choice[Archmage]):
    """A200 Who it is."""

    __slots__ = ()

    def law(self) -> Rule:
        return DECAY_RULE

    def candidates(self, state: Archmage) -> list[Move]:
        return [AGAINST[other] for other in range(state.seats) if other != self.seat]

    def refusal(self, state: Archmage, move: Move) -> Rule | None:
        assert isinstance(move, Other)
        return None if state.wealth(move.other) > DECAY_LIMIT else DECAY_RULE

    def choose(self, state: Archmage, move: Move) -> None:
        assert isinstance(move, Other)
        wither(state, self.seat, move.other)


def wither(state: Archmage, seat: int, victim: int) -> None:
    """A200 Relics go until ten are left; the caster is asked while there is a choice."""
    while state.wealth(victim) > DECAY_LIMIT:
        kinds = 0
        last = 0
        for relic in range(RING):
            if state.relics[RING * victim + relic]:
                kinds += 1
                last = relic
        if kinds > 1:
            state.then(DecayRelics(seat, victim))
            return
        rot(state, seat, victim, last)


def rot(state: Archmage, seat: int, victim: int, relic: int) -> None:
    state.relics[RING * victim + relic] -= 1
    state.tell("decays", seat, victim, relic)


class DecayRelics(Choice[Archmage]):
    """A200 Which relic of the victim goes next."""

    __slots__ = ("victim",)

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim: Final[int] = victim

    def law(self) -> Rule:
        return DECAY_RULE

    def candidates(self, state: Archmage) -> list[Move]:
        return list(DISCARD)

    def refusal(self, state: Archmage, move: Move) -> Rule | None:
        assert isinstance(move, Sphere)
        return None if state.relics[RING * self.victim + move.sphere] else DECAY_RULE

    def choose(self, state: Archmage, move: Move) -> None:
        assert isinstance(move, Sphere)
        rot(state, self.seat, self.victim, move.sphere)
        wither(state, self.seat, self.victim)


EFFECT_OF_VINES: Final = Vines()
