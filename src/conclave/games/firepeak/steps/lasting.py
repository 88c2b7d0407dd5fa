"""Spells that stay in play: auras (F79 to F82), circles (F84), enchantments (F83), summonings (F85)."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Choice
from conclave.games.firepeak.components import (
    AS_DUPLICATE,
    AURA_NEUTRALITY,
    DUPLICATED,
    FIRST_ENCHANTMENT,
    GUARD,
    KINDS_OF_ENCHANTMENT,
    LIKE,
    NONE,
    POSITIONS,
    SHADE,
    SPOTS,
    lying,
)
from conclave.games.firepeak.moves import AT, At
from conclave.games.firepeak.rules import (
    AURA_PLACE,
    ENCHANTED_CREATURE,
    NEEDS_A_TARGET,
    NO_AURA_ON_GUARD,
    SHADE_COPIES,
    SUMMONED_PLACE,
)
from conclave.games.firepeak.state import Firepeak
from conclave.games.firepeak.steps.effect import Effect
from conclave.games.firepeak.steps.placing import put_held


class Aura(Effect):
    """F79 Lies on a position of any structure, occupied or not (FA18). F95 to F99 say what each does."""

    __slots__ = ()

    def begin(self, state: Firepeak, seat: int, card: int) -> None:
        state.then(LayAura(seat, card))


class LayAura(Choice[Firepeak]):
    """F79, F80 The position; an aura that lies there already is discarded."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final[int] = card

    def law(self) -> Rule:
        return AURA_PLACE

    def candidates(self, state: Firepeak) -> list[Move]:
        moves: list[Move] = []
        for owner in range(state.seats):
            moves.extend(AT[owner][:POSITIONS])
        return moves

    def fits(self, state: Firepeak, move: Move) -> bool:
        return isinstance(move, At) and move.owner < state.seats

    def refusal(self, state: Firepeak, move: Move) -> Rule | None:
        assert isinstance(move, At)
        return NO_AURA_ON_GUARD if move.spot == GUARD else None

    def choose(self, state: Firepeak, move: Move) -> None:
        assert isinstance(move, At)
        at = SPOTS * move.owner + move.spot
        if state.aura[at] != NONE:
            lift_aura(state, move.owner, move.spot)
        state.aura[at] = self.card
        state.spell = NONE
        if self.card % AS_DUPLICATE == AURA_NEUTRALITY:
            state.neutral[move.owner] |= 1 << move.spot
        state.changed(move.owner)
        state.tell("aura_laid", self.seat, self.card, move.owner, move.spot)


def lift_aura(state: Firepeak, owner: int, spot: int) -> None:
    """An aura leaves play for the discards."""
    at = SPOTS * owner + spot
    state.discard_spell(state.aura[at])
    state.aura[at] = NONE
    state.neutral[owner] &= ~(1 << spot)
    state.changed(owner)


class Circle(Effect):
    """F84 Lies beside the caster's own structure; the one that lay there is discarded. F100 to F104 say what each does."""

    __slots__ = ()

    def begin(self, state: Firepeak, seat: int, card: int) -> None:
        if state.circle[seat] != NONE:
            state.discard_spell(state.circle[seat])
        state.circle[seat] = card
        state.spell = NONE
        state.tell("circle_laid", seat, card)


class Enchantment(Effect):
    """F83 Lies on a creature in play, anybody's (FA54). F105 to F110 say what each does."""

    __slots__ = ()

    def barred(self, state: Firepeak, seat: int) -> Rule | None:
        for being in state.being:
            if being != NONE:
                return None
        return NEEDS_A_TARGET

    def begin(self, state: Firepeak, seat: int, card: int) -> None:
        state.then(LayEnchantment(seat, card))


class LayEnchantment(Choice[Firepeak]):
    """F83 The creature, in a structure or on guard."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final[int] = card

    def law(self) -> Rule:
        return ENCHANTED_CREATURE

    def candidates(self, state: Firepeak) -> list[Move]:
        return everybody_in_play(state)

    def choose(self, state: Firepeak, move: Move) -> None:
        assert isinstance(move, At)
        enchant(state, self.card, move.owner, move.spot)
        state.spell = NONE
        bearer = lying(state.being[SPOTS * move.owner + move.spot], move.spot)
        state.tell("enchanted", self.seat, self.card, move.owner, bearer)


def enchant(state: Firepeak, card: int, owner: int, spot: int) -> None:
    """An enchantment comes to lie on a creature."""
    nth = card % AS_DUPLICATE - FIRST_ENCHANTMENT
    if card >= AS_DUPLICATE:
        nth += KINDS_OF_ENCHANTMENT
    state.charms[SPOTS * owner + spot] |= 1 << nth
    state.changed(owner)


def everybody_in_play(state: Firepeak) -> list[Move]:
    """All places where a creature lies face up."""
    moves: list[Move] = []
    for owner in range(state.seats):
        for spot in range(SPOTS):
            if state.being[SPOTS * owner + spot] != NONE:
                moves.append(AT[owner][spot])
    return moves


class Summoning(Effect):
    """F85, FA27 A being comes under the caster's control: Familiar (F111), Golem (F112), Titan (F114)."""

    __slots__ = ("being",)

    def __init__(self, being: int) -> None:
        self.being: Final[int] = being

    def barred(self, state: Firepeak, seat: int) -> Rule | None:
        return None if state.has_place(seat, self.being) else SUMMONED_PLACE

    def begin(self, state: Firepeak, seat: int, card: int) -> None:
        summon(state, seat, self.being, card)


def summon(state: Firepeak, seat: int, being: int, card: int) -> None:
    if card >= AS_DUPLICATE:
        being += DUPLICATED
    state.spell = NONE
    state.tell("summons", seat, card, being)
    put_held(state, seat, being, cellar=False, source=SUMMONED_PLACE)


class SummonShade(Effect):
    """F113, FA24 A copy of any face-up creature."""

    __slots__ = ()

    def barred(self, state: Firepeak, seat: int) -> Rule | None:
        alone = True
        for being in state.being:
            if being != NONE:
                alone = False
                if state.has_place(seat, SHADE + LIKE[being]):
                    return None
        return NEEDS_A_TARGET if alone else SUMMONED_PLACE

    def begin(self, state: Firepeak, seat: int, card: int) -> None:
        state.then(ChooseModel(seat, card))


class ChooseModel(Choice[Firepeak]):
    """F113 Whom the Shade copies; the copy must have a place to go (FA27)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final[int] = card

    def law(self) -> Rule:
        return SHADE_COPIES

    def candidates(self, state: Firepeak) -> list[Move]:
        return everybody_in_play(state)

    def refusal(self, state: Firepeak, move: Move) -> Rule | None:
        assert isinstance(move, At)
        being = SHADE + LIKE[state.being[SPOTS * move.owner + move.spot]]
        return None if state.has_place(self.seat, being) else SUMMONED_PLACE

    def choose(self, state: Firepeak, move: Move) -> None:
        assert isinstance(move, At)
        summon(state, self.seat, SHADE + LIKE[state.being[SPOTS * move.owner + move.spot]], self.card)
