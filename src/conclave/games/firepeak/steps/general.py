"""General spells that act on the table: F115, F116, F120, F121, F128, and those that search the discards or dungeons:
F122, F123, F127."""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.secrets import bit
from conclave.engine.steps import Chance, Choice, Step
from conclave.games.firepeak.components import (
    AS_DUPLICATE,
    BALANCE_LEVEL,
    BEING_OF,
    CAPTIVES,
    CREATURE_BACK,
    CREATURES,
    DUPLICATE_TITAN_KIND,
    LEVEL,
    MOBILITY_MOVES,
    NONE,
    POSITIONS,
    RAISED,
    SPOTS,
    TIDES_CARDS,
    TITAN_KIND,
    WARPED_ACTIONS,
)
from conclave.games.firepeak.moves import LOSE, NO, RAISE, Creature, Spot
from conclave.games.firepeak.rules import BALANCE_LOSS, RAISING, RESURRECTING, TIDES_TAKE
from conclave.games.firepeak.state import DISCARDS, Firepeak
from conclave.games.firepeak.steps.effect import Effect
from conclave.games.firepeak.steps.lasting import lift_aura
from conclave.games.firepeak.steps.loss import DECOY_BY_DUPLICATE, DECOY_CARD, TO_DISCARDS, Loss, give_up
from conclave.games.firepeak.steps.menus import REMOVABLE
from conclave.games.firepeak.steps.offering import Study
from conclave.games.firepeak.steps.placing import put_held
from conclave.games.firepeak.steps.raid import look_into, secretly_bring


class Balance(Effect):
    """F115, FA28 Everybody with a creature in level 3 removes one from the own structure, the caster first."""

    __slots__ = ()

    def begin(self, state: Firepeak, seat: int, card: int) -> None:
        for owner in reversed(state.clockwise(seat)):
            for spot in range(POSITIONS):
                if LEVEL[spot] == BALANCE_LEVEL and state.being[SPOTS * owner + spot] != NONE:
                    state.then(LoseBalance(owner))
                    break


class LoseBalance(Choice[Firepeak]):
    """F115 Any creature of the own structure."""

    __slots__ = ()

    def law(self) -> Rule:
        return BALANCE_LOSS

    def candidates(self, state: Firepeak) -> list[Move]:
        return REMOVABLE[state.occupied[self.seat]]

    def choose(self, state: Firepeak, move: Move) -> None:
        assert isinstance(move, Spot)
        state.then(Loss(self.seat, move.spot, TO_DISCARDS, state.switches.decoy_wide))


class Decoy(Effect):
    """F116 Lies before the caster until it is given for a creature."""

    __slots__ = ()

    def begin(self, state: Firepeak, seat: int, card: int) -> None:
        state.decoys[seat] |= DECOY_BY_DUPLICATE if card >= AS_DUPLICATE else DECOY_CARD
        state.spell = NONE
        state.tell("decoy_laid", seat, card)


class MagicTempest(Effect):
    """F120, FA53a All auras, circles and enchantments go to the discards."""

    __slots__ = ()

    def begin(self, state: Firepeak, seat: int, card: int) -> None:
        for owner in range(state.seats):
            if state.circle[owner] != NONE:
                state.discard_spell(state.circle[owner])
                state.circle[owner] = NONE
            for spot in range(SPOTS):
                at = SPOTS * owner + spot
                if state.aura[at] != NONE:
                    lift_aura(state, owner, spot)
                if state.charms[at]:
                    state.discard_charms(state.charms[at])
                    state.charms[at] = 0
                    state.changed(owner)
        state.tell("tempest", seat)


class Mobility(Effect):
    """F121, FA51, FA62 Moves and swaps for the rest of the turn; a spell is drawn at once."""

    __slots__ = ()

    def begin(self, state: Firepeak, seat: int, card: int) -> None:
        state.moves += MOBILITY_MOVES
        state.then(Study(seat))


class TimeWarp(Effect):
    """F128 Two more actions."""

    __slots__ = ()

    def begin(self, state: Firepeak, seat: int, card: int) -> None:
        state.actions += WARPED_ACTIONS


class RaiseDead(Effect):
    """F122 Two creatures of the discards go unseen to the caster's dungeon; then a spell is drawn."""

    __slots__ = ()

    def begin(self, state: Firepeak, seat: int, card: int) -> None:
        look_into(state, seat, DISCARDS)
        state.then(Study(seat))
        for _ in range(min(RAISED, len(state.secrets.at(DISCARDS)))):
            state.then(RaiseOne(seat))


class RaiseOne(Step[Firepeak]):
    """F122 A Titan among the dead is known for what it is, so it is raised openly; others are seen by the caster alone."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def run(self, state: Firepeak) -> None:
        counts = state.captives(DISCARDS)
        if counts[TITAN_KIND] or counts[DUPLICATE_TITAN_KIND]:
            state.then(RaiseTitan(self.seat))
        else:
            state.then(RaiseCreature(self.seat))


class RaiseTitan(Choice[Firepeak]):
    """F122 A Titan, or rather a creature."""

    __slots__ = ()

    def law(self) -> Rule:
        return RAISING

    def candidates(self, state: Firepeak) -> list[Move]:
        counts = state.captives(DISCARDS)
        moves: list[Move] = [RAISE[kind] for kind in range(CREATURES, CAPTIVES) if counts[kind]]
        if state.secrets.count(DISCARDS, CREATURE_BACK):
            moves.append(NO)
        return moves

    def choose(self, state: Firepeak, move: Move) -> None:
        if move is NO:
            state.then(RaiseCreature(self.seat))
            return
        assert isinstance(move, Creature)
        state.carry(state.piece_of(DISCARDS, move.kind), self.seat)
        state.tell("raises", self.seat, hidden=move.kind)


class RaiseCreature(Choice[Firepeak]):
    """F122 A creature, unseen by the others."""

    __slots__ = ()

    def law(self) -> Rule:
        return RAISING

    def witnesses(self, state: Firepeak) -> int:
        return bit(self.seat)

    def candidates(self, state: Firepeak) -> list[Move]:
        counts = state.captives(DISCARDS)
        return [RAISE[kind] for kind in range(CREATURES) if counts[kind]]

    def choose(self, state: Firepeak, move: Move) -> None:
        assert isinstance(move, Creature)
        eye = self.witnesses(state)
        secretly_bring(state, DISCARDS, move.kind, self.seat, eye)
        state.tell("raises", self.seat, hidden=move.kind, witnesses=eye)


def among(state: Firepeak, moves: list[Creature], counts: list[int]) -> list[Move]:
    """The moves for the kinds that are there."""
    return [moves[kind] for kind in range(CAPTIVES) if counts[kind]]


class Resurrection(Effect):
    """F123 A creature of the discards comes under the caster's control, or to the own dungeon, openly."""

    __slots__ = ()

    def begin(self, state: Firepeak, seat: int, card: int) -> None:
        look_into(state, seat, DISCARDS)
        state.then(Resurrect(seat))


class Resurrect(Choice[Firepeak]):
    """F123 Which one."""

    __slots__ = ()

    def law(self) -> Rule:
        return RESURRECTING

    def candidates(self, state: Firepeak) -> list[Move]:
        return among(state, RAISE, state.captives(DISCARDS))

    def choose(self, state: Firepeak, move: Move) -> None:
        assert isinstance(move, Creature)
        being = BEING_OF[state.release(state.piece_of(DISCARDS, move.kind))]
        state.tell("resurrects", self.seat, being)
        put_held(state, self.seat, being, cellar=True, source=RESURRECTING)


class TidesOfChaos(Effect):
    """F127 Two captives of every other dungeon, at random, go to the discards; the caster may take one of them."""

    __slots__ = ()

    def begin(self, state: Firepeak, seat: int, card: int) -> None:
        lost = 0
        for owner in range(state.seats):
            if owner != seat:
                lost += min(TIDES_CARDS, state.crowd[owner])
        if lost:
            state.then(TakeFromTides(seat, lost))
        for owner in reversed(state.clockwise(seat)):
            if owner != seat:
                for _ in range(min(TIDES_CARDS, state.crowd[owner])):
                    state.then(WashedAway(owner))


class WashedAway(Chance[Firepeak]):
    """F127 A random captive."""

    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        self.owner: Final[int] = owner

    def outcomes(self, state: Firepeak) -> list[Move]:
        return among(state, LOSE, state.captives(self.owner))

    def weights(self, state: Firepeak) -> list[int]:
        return [count for count in state.captives(self.owner) if count]

    def happen(self, state: Firepeak, outcome: Move) -> None:
        assert isinstance(outcome, Creature)
        give_up(state, self.owner, outcome.kind)


class TakeFromTides(Choice[Firepeak]):
    """F127, FA29 One of the captives that have just been washed away, the last on the discard pile."""

    __slots__ = ("lost",)

    def __init__(self, seat: int, lost: int) -> None:
        super().__init__(seat)
        self.lost: Final[int] = lost

    def law(self) -> Rule:
        return TIDES_TAKE

    def candidates(self, state: Firepeak) -> list[Move]:
        counts = [0] * CAPTIVES
        for piece in state.secrets.at(DISCARDS)[-self.lost :]:
            counts[state.secrets.kind[piece]] += 1
        return [NO, *among(state, RAISE, counts)]

    def choose(self, state: Firepeak, move: Move) -> None:
        if move is NO:
            return
        assert isinstance(move, Creature)
        for piece in state.secrets.at(DISCARDS)[-self.lost :]:
            if state.secrets.kind[piece] == move.kind:
                state.carry(piece, self.seat)
                break
        state.tell("takes_from_tides", self.seat, move.kind)
