"""Preparation (A42 to A63): what has faded, the Spell Book, a planet."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Choice, Step
from conclave.games.archmage.components import CELLS, FADING, KINDS_OF_SPELL, MOST_SEATS, NO_TOKEN, PREPARATION, RING
from conclave.games.archmage.moves import CAST, PLANET, Spell, Sphere
from conclave.games.archmage.rules import FARTHEST_PLANET, NO_SPELLS_YET, ONE_PLANET, PLANET_AT_REST
from conclave.games.archmage.state import NOBODY, Archmage


class Preparation(Step[Archmage]):
    """A44 Temporary effects end, the Spell Book is brought up to date, a planet moves."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def run(self, state: Archmage) -> None:
        seat = self.seat
        state.phase = PREPARATION
        fade(state, seat)
        state.cast[seat] = 0
        update_book(state, seat, state.supported(seat))
        state.then(PLANETS[seat], ALIGNMENT[seat])


def fade(state: Archmage, seat: int) -> None:
    """A50, A51 The temporary tokens that a seat has placed leave, and so do its other temporary effects."""
    state.stone &= ~(1 << seat)
    if seat not in state.caster:
        return
    count = 0
    for cell in range(CELLS):
        if state.caster[cell] == seat and FADING[state.token[cell]]:
            state.lay_token(cell, NO_TOKEN, NOBODY)
            count += 1
    if count:
        state.tell("fades", seat, count)


def update_book(state: Archmage, seat: int, known: int) -> None:
    """A54 The spells known are in the Spell Book, and no others."""
    book = state.book[seat]
    if book == known:
        return
    state.book[seat] = known
    state.cast[seat] &= known
    if state.sink is not None:
        for spell in range(KINDS_OF_SPELL):
            if (book ^ known) >> spell & 1:
                state.tell("learns" if known >> spell & 1 else "forgets", seat, spell)


def shift(state: Archmage, seat: int, planet: int, what: str) -> None:
    """A57, A58 A planet moves one oval towards the middle, for a relic of its colour."""
    at = RING * seat + planet
    state.orbit[at] -= 1 if state.orbit[at] > 0 else -1
    before = state.relics[at]
    state.gain(seat, planet)
    state.tell(what, seat, planet, abs(state.orbit[at]), state.relics[at] - before)


class Planet(Choice[Archmage]):
    """A57 Exactly one planet moves exactly one oval. A59 One in the middle does not. A43 Nobody casts meanwhile."""

    __slots__ = ()

    def law(self) -> Rule:
        return ONE_PLANET

    def candidates(self, state: Archmage) -> list[Move]:
        return list(PLANET)

    def fits(self, state: Archmage, move: Move) -> bool:
        return move in PLANET or move in CAST

    def refusal(self, state: Archmage, move: Move) -> Rule | None:
        if isinstance(move, Spell):
            return NO_SPELLS_YET
        assert isinstance(move, Sphere)
        return None if state.orbit[RING * self.seat + move.sphere] else PLANET_AT_REST

    def choose(self, state: Archmage, move: Move) -> None:
        assert isinstance(move, Sphere)
        shift(state, self.seat, move.sphere, "planet")


def steps_due(state: Archmage, seat: int) -> int:
    """A62 The steps that a seat should have before it, by those of the others: who has not prepared yet in this round has
    one more."""
    least = state.rest(seat)
    for other in range(state.seats):
        if other != seat:
            later = (other - state.starter) % state.seats > (seat - state.starter) % state.seats
            theirs = state.rest(other) - later
            if theirs < least:
                least = theirs
    return max(0, least)


def farthest(state: Archmage, seat: int) -> list[Move]:
    """A63 The planets farthest out."""
    away = 0
    for planet in range(RING):
        away = max(away, abs(state.orbit[RING * seat + planet]))
    return [PLANET[planet] for planet in range(RING) if abs(state.orbit[RING * seat + planet]) == away]


class Alignment(Step[Archmage]):
    """A62, A63 Whoever has more steps left than the others moves the planet farthest out until it is the same. A61 With no
    step left this is the final turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def run(self, state: Archmage) -> None:
        rest = state.rest(self.seat)
        if rest > steps_due(state, self.seat):
            moves = farthest(state, self.seat)
            if len(moves) > 1:
                state.then(AlignPlanet(self.seat), self)
            else:
                move = moves[0]
                assert isinstance(move, Sphere)
                shift(state, self.seat, move.sphere, "aligns")
                state.then(self)
        elif rest == 0:
            state.tell("final_turn", self.seat)


class AlignPlanet(Choice[Archmage]):
    """A63 Among planets equally far out the owner chooses."""

    __slots__ = ()

    def law(self) -> Rule:
        return FARTHEST_PLANET

    def candidates(self, state: Archmage) -> list[Move]:
        return list(PLANET)

    def refusal(self, state: Archmage, move: Move) -> Rule | None:
        return None if move in farthest(state, self.seat) else FARTHEST_PLANET

    def choose(self, state: Archmage, move: Move) -> None:
        assert isinstance(move, Sphere)
        shift(state, self.seat, move.sphere, "aligns")


PREPARE: Final = [Preparation(seat) for seat in range(MOST_SEATS)]
PLANETS: Final = [Planet(seat) for seat in range(MOST_SEATS)]
ALIGNMENT: Final = [Alignment(seat) for seat in range(MOST_SEATS)]
