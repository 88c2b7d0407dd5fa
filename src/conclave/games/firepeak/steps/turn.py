"""A player's turn: F47 to F49, and its eight actions and research."""

from __future__ import annotations

from random import Random
from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Menu, Step, Verb, any_of
from conclave.games.firepeak.components import (
    ACTIONS,
    AGGRESSIVE,
    ARMOURED,
    BOUND,
    COST,
    CREATURES,
    DAWN,
    FIRST_SPELL_KIND,
    GUARD,
    KINDS_OF_CLAN,
    KINDS_OF_SPELL,
    MOST_ROUNDS,
    MOST_SEATS,
    NIGHT,
    NONE,
    RESEARCH_COST,
    SPOTS,
    STRENGTHS,
    TITAN_STRENGTH,
    WIZARD,
    lying,
)
from conclave.games.firepeak.moves import (
    BRAINWASH,
    CAPTURE,
    CAST,
    END,
    GUARD_TO_STRUCTURE,
    IMPRISON,
    MOVE,
    RAID,
    RECRUIT,
    RECRUIT_BY_GUARD,
    RESEARCH,
    SWAP,
    Between,
    Clan,
    Number,
    Raid,
    Spell,
    Spot,
)
from conclave.games.firepeak.queries.trials import after_exchange, unmovable, unsound_without
from conclave.games.firepeak.rules import (
    ATTACKER_AND_TARGET,
    CASTING,
    EMPTY_DECK,
    EMPTY_DUNGEON,
    GRANTED,
    GUARD_NO_RECRUITER,
    GUARD_STAYS,
    IMPRISONING,
    MOVING,
    RECRUITER,
    SACRIFICES,
    SWAPPING,
    TWO_ACTIONS,
)
from conclave.games.firepeak.rules import BRAINWASH as WASHING
from conclave.games.firepeak.rules import RAID as RAIDING
from conclave.games.firepeak.rules import RESEARCH as RESEARCHING
from conclave.games.firepeak.state import BOOK, Firepeak
from conclave.games.firepeak.steps.brainwash import no_brainwash, wash
from conclave.games.firepeak.steps.fight import PLAIN, ChooseTarget, has_creature, has_target, no_capture
from conclave.games.firepeak.steps.loss import TO_DISCARDS, Loss
from conclave.games.firepeak.steps.menus import ATTACKERS, MOVES, PRISONERS, RECRUITERS, SWAPS, raids
from conclave.games.firepeak.steps.offering import PAIRS, DawnGift, Offering, Study, payable
from conclave.games.firepeak.steps.raid import no_raid, set_out, some_dungeon
from conclave.games.firepeak.steps.reckoning import reckon
from conclave.games.firepeak.steps.recruit import DrawRecruit, PlaceRecruit
from conclave.games.firepeak.steps.repair import REPAIRS, WIN_CHECK
from conclave.games.firepeak.steps.spells import DISPOSAL, EFFECTS

NO_BUDGET: Final = 0
BY_MOBILITY: Final = 1
BY_NIGHTWINGS: Final = 2
BY_ACTION: Final = 3


class Action(Verb[Firepeak]):
    """One of the eight actions (F49): it costs one of the turn's actions."""

    __slots__ = ()

    def barred(self, state: Firepeak, seat: int) -> Rule | None:
        return None if state.actions else TWO_ACTIONS

    def spend(self, state: Firepeak, seat: int) -> None:
        """An action is used; after it come repairs and the look whether somebody has won."""
        state.actions -= 1
        state.then(REPAIRS[seat], WIN_CHECK[seat])


class Recruiting(Action):
    """F50, F55 The recruiter is the wizard or a creature of the structure, named before the draw."""

    __slots__ = ()

    def barred(self, state: Firepeak, seat: int) -> Rule | None:
        if not state.actions:
            return TWO_ACTIONS
        return None if state.deck else EMPTY_DECK

    def candidates(self, state: Firepeak, seat: int) -> list[Move]:
        return RECRUITERS[state.occupied[seat]]

    def refusal(self, state: Firepeak, seat: int, move: Move) -> Rule | None:
        if move is RECRUIT_BY_GUARD:
            return GUARD_NO_RECRUITER
        assert isinstance(move, Spot)
        if move.spot == WIZARD or state.being[SPOTS * seat + move.spot] != NONE:
            return None
        return RECRUITER

    def do(self, state: Firepeak, seat: int, move: Move) -> None:
        assert isinstance(move, Spot)
        self.spend(state, seat)
        recruiter = NONE if move.spot == WIZARD else lying(state.being[SPOTS * seat + move.spot], move.spot)
        state.tell("recruits", seat, recruiter)
        state.then(DrawRecruit(seat), PlaceRecruit(seat, move.spot))


class Capturing(Action):
    """F56 First the attacker, then the target."""

    __slots__ = ()

    def barred(self, state: Firepeak, seat: int) -> Rule | None:
        if not state.actions:
            return TWO_ACTIONS
        return None if has_target(state, seat) else ATTACKER_AND_TARGET

    def candidates(self, state: Firepeak, seat: int) -> list[Move]:
        return ATTACKERS[state.occupied[seat]]

    def refusal(self, state: Firepeak, seat: int, move: Move) -> Rule | None:
        assert isinstance(move, Spot)
        return no_capture(state, seat, move.spot)

    def do(self, state: Firepeak, seat: int, move: Move) -> None:
        assert isinstance(move, Spot)
        self.spend(state, seat)
        state.then(ChooseTarget(seat, move.spot, PLAIN))


class Brainwashing(Action):
    """F61 A strength is stated."""

    __slots__ = ()

    def barred(self, state: Firepeak, seat: int) -> Rule | None:
        if not state.actions:
            return TWO_ACTIONS
        return None if state.crowd[seat] else WASHING

    def candidates(self, state: Firepeak, seat: int) -> list[Move]:
        counts = state.captives(seat)
        moves: list[Move] = []
        for strength in range(1, TITAN_STRENGTH + 1):
            if holds_strength(counts, strength):
                moves.append(BRAINWASH[strength - 1])
        return moves

    def refusal(self, state: Firepeak, seat: int, move: Move) -> Rule | None:
        assert isinstance(move, Number)
        return no_brainwash(state, seat, move.n)

    def do(self, state: Firepeak, seat: int, move: Move) -> None:
        assert isinstance(move, Number)
        self.spend(state, seat)
        wash(state, seat, move.n, lucky=False)


def holds_strength(counts: list[int], strength: int) -> bool:
    """Is there a captive of this printed strength?"""
    if strength == TITAN_STRENGTH:
        return counts[CREATURES] + counts[CREATURES + 1] > 0
    for kind in range(strength - 1, CREATURES, STRENGTHS):
        if counts[kind]:
            return True
    return False


class Raiding(Action):
    """F65 A creature and somebody's dungeon, which must not be empty (FA15)."""

    __slots__ = ()

    def barred(self, state: Firepeak, seat: int) -> Rule | None:
        if not state.actions:
            return TWO_ACTIONS
        if some_dungeon(state, seat):
            return None
        return EMPTY_DUNGEON if has_creature(state, seat) else RAIDING

    def candidates(self, state: Firepeak, seat: int) -> list[Move]:
        return raids(state.occupied[seat], seat, state.seats)

    def refusal(self, state: Firepeak, seat: int, move: Move) -> Rule | None:
        assert isinstance(move, Raid)
        return no_raid(state, seat, move.spot, move.owner)

    def do(self, state: Firepeak, seat: int, move: Move) -> None:
        assert isinstance(move, Raid)
        self.spend(state, seat)
        set_out(state, seat, move.spot, move.owner, PLAIN)


def budget(state: Firepeak, seat: int, here: int, there: int) -> int:
    """What pays for a move or swap: Mobility first (F121), then the Nightwings' power (F93, FA47), then an action."""
    if state.moves:
        return BY_MOBILITY
    if state.switches.clan_powers and not state.nightly:
        base = SPOTS * seat
        if state.clan[base + here] == NIGHT or state.clan[base + there] == NIGHT:
            return BY_NIGHTWINGS
    return BY_ACTION if state.actions else NO_BUDGET


class Shifting(Verb[Firepeak]):
    """What moves and swaps share: an action, or one of the extra ones of Mobility and the Nightwings."""

    __slots__ = ()

    def barred(self, state: Firepeak, seat: int) -> Rule | None:
        if state.actions or state.moves or (state.switches.clan_powers and not state.nightly):
            return None
        return TWO_ACTIONS

    def spend(self, state: Firepeak, seat: int, here: int, there: int) -> None:
        source = budget(state, seat, here, there)
        if source == BY_MOBILITY:
            state.moves -= 1
        elif source == BY_NIGHTWINGS:
            state.nightly = True
        else:
            state.actions -= 1
        state.then(REPAIRS[seat], WIN_CHECK[seat])


class Moving(Shifting):
    """F70, F71 A creature of the structure goes to a free legal position or the empty guard's place."""

    __slots__ = ()

    def candidates(self, state: Firepeak, seat: int) -> list[Move]:
        return MOVES[state.occupied[seat]]

    def refusal(self, state: Firepeak, seat: int, move: Move) -> Rule | None:
        assert isinstance(move, Between)
        if move.here == GUARD:
            return GUARD_STAYS
        if state.being[SPOTS * seat + move.here] == NONE:
            return MOVING
        if budget(state, seat, move.here, move.there) == NO_BUDGET:
            return TWO_ACTIONS
        return unmovable(state, seat, move.here, move.there)

    def do(self, state: Firepeak, seat: int, move: Move) -> None:
        assert isinstance(move, Between)
        self.spend(state, seat, move.here, move.there)
        state.exchange(seat, move.here, move.there)
        state.tell("moves", seat, move.here, move.there, state.being[SPOTS * seat + move.there])


class Swapping(Shifting):
    """F72, FA58 Two neighbours of the own structure exchange places."""

    __slots__ = ()

    def candidates(self, state: Firepeak, seat: int) -> list[Move]:
        return SWAPS[state.occupied[seat]]

    def refusal(self, state: Firepeak, seat: int, move: Move) -> Rule | None:
        assert isinstance(move, Between)
        base = SPOTS * seat
        if state.being[base + move.here] == NONE or state.being[base + move.there] == NONE:
            return SWAPPING
        if budget(state, seat, move.here, move.there) == NO_BUDGET:
            return TWO_ACTIONS
        return after_exchange(state, seat, move.here, move.there)

    def do(self, state: Firepeak, seat: int, move: Move) -> None:
        assert isinstance(move, Between)
        self.spend(state, seat, move.here, move.there)
        state.exchange(seat, move.here, move.there)
        here = lying(state.being[SPOTS * seat + move.there], move.here)
        there = lying(state.being[SPOTS * seat + move.here], move.there)
        state.tell("swaps", seat, here, there)


class Imprisoning(Action):
    """F73, F74 A creature of one's own, or the guard, goes to the own dungeon. FA42 An armour breaks instead."""

    __slots__ = ()

    def candidates(self, state: Firepeak, seat: int) -> list[Move]:
        return PRISONERS[state.occupied[seat]]

    def refusal(self, state: Firepeak, seat: int, move: Move) -> Rule | None:
        assert isinstance(move, Spot)
        if state.being[SPOTS * seat + move.spot] == NONE:
            return IMPRISONING
        if state.charmed(seat, move.spot, ARMOURED):
            return None
        return unsound_without(state, seat, move.spot)

    def do(self, state: Firepeak, seat: int, move: Move) -> None:
        assert isinstance(move, Spot)
        self.spend(state, seat)
        state.then(Loss(seat, move.spot, seat, decoy=False))


class CarryOut(Step[Firepeak]):
    """F75 The sacrifices are made: the card is followed."""

    __slots__ = ("seat", "spell")

    def __init__(self, seat: int, spell: int) -> None:
        self.seat: Final[int] = seat
        self.spell: Final[int] = spell

    def run(self, state: Firepeak) -> None:
        EFFECTS[self.spell].begin(state, self.seat, self.spell)


class Casting(Action):
    """F75 to F78 A spell of the own book."""

    __slots__ = ()

    def barred(self, state: Firepeak, seat: int) -> Rule | None:
        if not state.actions:
            return TWO_ACTIONS
        return None if state.crowd[seat] else SACRIFICES

    def candidates(self, state: Firepeak, seat: int) -> list[Move]:
        secrets = state.secrets
        book = BOOK + seat
        own = 0
        for i in range(len(secrets.place)):
            if secrets.place[i] == book:
                own |= 1 << (secrets.kind[i] - FIRST_SPELL_KIND)
        return [CAST[spell] for spell in range(KINDS_OF_SPELL) if own >> spell & 1]

    def refusal(self, state: Firepeak, seat: int, move: Move) -> Rule | None:
        assert isinstance(move, Spell)
        if state.piece_of(BOOK + seat, FIRST_SPELL_KIND + move.spell) < 0:
            return CASTING
        effect = EFFECTS[move.spell]
        counts = state.captives(seat)
        if not payable(state, seat, counts, COST[move.spell], 0, False):
            return SACRIFICES
        rule = effect.barred(state, seat)
        if rule is None and effect.spare(state, seat):
            if not payable(state, seat, counts, COST[move.spell], 0, True):
                return GRANTED
        return rule

    def do(self, state: Firepeak, seat: int, move: Move) -> None:
        assert isinstance(move, Spell)
        state.actions -= 1
        piece = state.piece_of(BOOK + seat, FIRST_SPELL_KIND + move.spell)
        state.face_up(piece)
        state.secrets.leave(piece)
        state.spell = move.spell
        state.tell("casts", seat, move.spell)
        spare = EFFECTS[move.spell].spare(state, seat)
        state.then(REPAIRS[seat], DISPOSAL, WIN_CHECK[seat])
        state.then(Offering(seat, COST[move.spell], 0, spare), CarryOut(seat, move.spell))


class Researching(Verb[Firepeak]):
    """F86, F48 Two captives of one clan for a spell; no action. F92 With clan powers Guardians of the Dawn may bring two."""

    __slots__ = ()

    def barred(self, state: Firepeak, seat: int) -> Rule | None:
        return None if state.crowd[seat] >= RESEARCH_COST else RESEARCHING

    def candidates(self, state: Firepeak, seat: int) -> list[Move]:
        counts = state.captives(seat)
        return [RESEARCH[clan] for clan in range(KINDS_OF_CLAN) if of_clan(counts, clan)]

    def refusal(self, state: Firepeak, seat: int, move: Move) -> Rule | None:
        assert isinstance(move, Clan)
        return None if of_clan(state.captives(seat), move.clan) >= RESEARCH_COST else RESEARCHING

    def do(self, state: Firepeak, seat: int, move: Move) -> None:
        assert isinstance(move, Clan)
        state.tell("researches", seat, move.clan)
        gift = DawnGift(seat) if move.clan == DAWN and state.switches.clan_powers else None
        state.then(Offering(seat, PAIRS[move.clan], 0, False), Study(seat), gift)


def of_clan(counts: list[int], clan: int) -> int:
    total = 0
    for kind in range(STRENGTHS * clan, STRENGTHS * clan + STRENGTHS):
        total += counts[kind]
    return total


class Ending(Verb[Firepeak]):
    """F47 Fewer actions are allowed: the turn ends when its player says so."""

    __slots__ = ()

    def do(self, state: Firepeak, seat: int, move: Move) -> None:
        state.agenda.pop()
        state.then(TurnEnds(seat))


class Turn(Menu[Firepeak]):
    """F47 Up to two actions, in any order, and research between them."""

    __slots__ = ()

    def law(self) -> Rule:
        return TWO_ACTIONS

    def refusal(self, state: Firepeak, move: Move) -> Rule | None:
        """F75 Of a spell that is not in the book it does not matter that nothing lies in the dungeon to pay for it."""
        rule = super().refusal(state, move)
        if rule is SACRIFICES and isinstance(move, Spell):
            return rule if state.piece_of(BOOK + self.seat, FIRST_SPELL_KIND + move.spell) >= 0 else CASTING
        return rule

    def pick(self, state: Firepeak, rng: Random) -> Move:
        """Shots at what could be tried; most of it is legal."""
        if not state.actions and not state.moves and state.crowd[self.seat] < RESEARCH_COST:
            if not state.switches.clan_powers or state.nightly:
                return END
        moves: list[Move] = []
        for verb in self.verbs:
            if verb.barred(state, self.seat) is None:
                moves.extend(verb.candidates(state, self.seat))
        n = len(moves)
        if n > 1:
            for _ in range(n):
                move = moves[int(rng.random() * n)]
                verb_of = move.verb
                if verb_of is not None and verb_of.refusal(state, self.seat, move) is None:
                    return move
        return any_of(self.options(state), rng)


class TurnBegins(Step[Firepeak]):
    """F46, F47 A player's turn; FA22 an Aggression that lies there now must be obeyed in it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def run(self, state: Firepeak) -> None:
        if self.seat == state.starter:
            if state.round == MOST_ROUNDS:
                state.tell("too_long", self.seat, MOST_ROUNDS)
                reckon(state)
                return
            state.round += 1
        state.turn = self.seat
        state.actions = ACTIONS
        state.moves = 0
        state.nightly = False
        state.doomed = False
        state.fortune = False
        state.scried = False
        for at in range(SPOTS * self.seat, SPOTS * self.seat + SPOTS):
            if state.charms[at] & AGGRESSIVE:
                state.charms[at] |= BOUND
        state.tell("turn", self.seat, state.round)
        state.then(TURN[self.seat])


class TurnEnds(Step[Firepeak]):
    """F105 Whoever has not obeyed an Aggression is discarded. F3 After the last recruit the match is over."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def run(self, state: Firepeak) -> None:
        state.then(REPAIRS[self.seat], WIN_CHECK[self.seat], NextTurn(self.seat))
        for spot in range(SPOTS):
            at = SPOTS * self.seat + spot
            if state.charms[at] & BOUND:
                state.charms[at] &= ~BOUND
                if state.charms[at] & AGGRESSIVE:
                    state.tell("disobeys", self.seat, spot, state.being[at])
                    state.then(Loss(self.seat, spot, TO_DISCARDS, state.switches.decoy_wide))


class NextTurn(Step[Firepeak]):
    """F46 Clockwise; F3 unless the last recruit has been drawn."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def run(self, state: Firepeak) -> None:
        if state.last:
            state.tell("deck_out", self.seat)
            reckon(state)
        else:
            state.then(TurnBegins((self.seat + 1) % state.seats))


def _all_moves() -> list[Move]:
    moves: list[Move] = []
    for row in MOVE:
        for move in row:
            if move is not None:
                moves.append(move)
    moves.extend(GUARD_TO_STRUCTURE)
    return moves


VERBS: Final[list[Verb[Firepeak]]] = [
    Recruiting([*RECRUIT, RECRUIT_BY_GUARD]),
    Capturing(CAPTURE),
    Brainwashing(BRAINWASH),
    Raiding([move for row in RAID for move in row]),
    Moving(_all_moves()),
    Swapping(SWAP),
    Imprisoning(IMPRISON),
    Casting(CAST),
    Researching(RESEARCH),
    Ending([END]),
]
TURN: Final = [Turn(seat, VERBS) for seat in range(MOST_SEATS)]
