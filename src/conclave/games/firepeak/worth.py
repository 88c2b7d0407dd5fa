"""What things are worth in Firepeak, in creatures: places, captives, chances of the dice.

A beginner's reasoning: every creature in the structure counts one, and more the nearer it is to the ninth; a place that many
recruits could fill counts a part of one; captives and a guard are worth a fraction.
"""

from __future__ import annotations

from math import exp
from typing import Final

from conclave.games.firepeak.components import (
    AURA_NEUTRALITY,
    BEING_OF,
    CAPTIVES,
    CIRCLE_MIGHT,
    CLAN,
    CLAN_BONUS,
    CREATURES,
    DIE,
    ENOUGH,
    ENOUGH_WITH_MIGHT,
    GUARD,
    KINDS_OF_CLAN,
    LEADERS,
    LEVEL,
    MASKED,
    MINIONS,
    NEIGHBOURS,
    NONE,
    POSITIONS,
    SPOTS,
    STRENGTH,
    STRENGTHS,
    TOP_LEVEL,
    TOUCH_FACTOR,
)
from conclave.games.firepeak.state import Firepeak
from conclave.games.firepeak.steps.brainwash import guile
from conclave.games.firepeak.steps.contest import attack_sum, defence_sum, raid_sum, watch_sum
from conclave.games.firepeak.steps.fight import LUCKY, TORNADO, TOUCH, safe
from conclave.games.firepeak.steps.raid import stone_aid

WON: Final = 100.0

# Chances


def chances(difference: int, factor: int) -> tuple[float, float]:
    """How likely an attacker wins, and loses, whose total is so much higher before the dice."""
    wins = 0
    losses = 0
    for own in range(1, DIE + 1):
        for other in range(1, DIE + 1):
            lead = factor * own - other + difference
            if lead > 0:
                wins += 1
            elif lead < 0:
                losses += 1
    return wins / (DIE * DIE), losses / (DIE * DIE)


FURTHEST: Final = 12
"""A lead beyond this changes nothing."""
WINS: Final = [chances(d - FURTHEST, 1)[0] for d in range(2 * FURTHEST + 1)]
LOSSES: Final = [chances(d - FURTHEST, 1)[1] for d in range(2 * FURTHEST + 1)]
TOUCH_WINS: Final = [chances(d - FURTHEST, TOUCH_FACTOR)[0] for d in range(2 * FURTHEST + 1)]
TOUCH_LOSSES: Final = [chances(d - FURTHEST, TOUCH_FACTOR)[1] for d in range(2 * FURTHEST + 1)]


def nth(lead: int) -> int:
    """Where a lead stands in the tables of chances."""
    return max(0, min(2 * FURTHEST, lead + FURTHEST))


def win_odds(lead: int, mode: int) -> float:
    """How likely an attacker with such a lead wins, by the kind of attack."""
    if mode == TORNADO:
        return 1.0
    wins = (TOUCH_WINS if mode == TOUCH else WINS)[nth(lead)]
    return 1.0 - (1.0 - wins) * (1.0 - wins) if mode == LUCKY else wins


def loss_odds(lead: int, mode: int) -> float:
    """How likely it is lost."""
    if mode == TORNADO:
        return 0.0
    losses = (TOUCH_LOSSES if mode == TOUCH else LOSSES)[nth(lead)]
    return losses * losses if mode == LUCKY else losses


def wash_odds(need: int, bonus: int, lucky: bool) -> float:
    """How likely a die exceeds a strength."""
    chance = max(0, min(DIE, DIE - need + bonus)) / DIE
    return 1.0 - (1.0 - chance) * (1.0 - chance) if lucky else chance


# Places: which kinds of creature would fit on each position, as masks

ALL_KINDS: Final = (1 << CREATURES) - 1
FOES: Final = [((1 << STRENGTHS) - 1) << (STRENGTHS * (clan ^ 1)) for clan in range(KINDS_OF_CLAN)]
"""The creatures of a clan's enemy."""
MIDDLING: Final = sum(0b0110 << (STRENGTHS * clan) for clan in range(KINDS_OF_CLAN))
"""The kinds with three copies; the others have two (F9)."""
HIGHEST: Final = 20


def _weaker(clan: int) -> list[int]:
    found: list[int] = []
    for led in range(HIGHEST + 1):
        mask = 0
        for kind in range(CREATURES):
            if STRENGTH[kind] + (CLAN_BONUS if CLAN[kind] == clan else 0) < led:
                mask |= 1 << kind
        found.append(mask)
    return found


WEAKER: Final = [_weaker(clan) for clan in range(KINDS_OF_CLAN)]
"""For a wizard's clan, the kinds that are weaker than leaders of some strength together."""


def fitting(state: Firepeak, seat: int, spot: int) -> int:
    """The kinds that could be put on a position; with an Aura of Neutrality on it, as far as one can easily tell."""
    base = SPOTS * seat
    if state.being[base + spot] != NONE:
        return 0
    mask = ALL_KINDS
    if LEVEL[spot] != TOP_LEVEL:
        led = 0
        free = False
        for leader in LEADERS[spot]:
            if state.being[base + leader] != NONE:
                led += state.might[base + leader]
                if state.charms[base + leader] & MASKED:
                    free = True
        if not led and not free:
            return 0
        if not free:
            mask = WEAKER[state.wizard[seat]][min(led, HIGHEST)]
    if not state.neutral[seat] or not state.auras_on(seat, spot, AURA_NEUTRALITY):
        for other in NEIGHBOURS[spot]:
            clan = state.clan[base + other]
            if clan != NONE:
                mask &= ~FOES[clan]
    return mask


def many(mask: int) -> int:
    """How many of the 60 creatures are of these kinds."""
    return 2 * mask.bit_count() + (mask & MIDDLING).bit_count()


def room(state: Firepeak, seat: int) -> float:
    """How well the free positions could be filled: for each, the share of all creatures that would fit there."""
    total = 0
    for spot in range(POSITIONS):
        mask = fitting(state, seat, spot)
        if mask:
            total += many(mask)
    return total / 60.0


def left(state: Firepeak, seat: int) -> int:
    """How many creatures are still missing."""
    enough = ENOUGH_WITH_MIGHT if state.has_circle(seat, CIRCLE_MIGHT) else ENOUGH
    return enough - state.size(seat)


# What is kept for later: captives, and spells in the book

MOST_OF_USE: Final = 6.0
SOME_USE: Final = 0.4
USED_A_TURN: Final = 0.8
MOST_HOPED: Final = 3.0
"""Nothing that a captive may be good for counts more."""


def of_use(state: Firepeak) -> float:
    """About how many captives, or spells, a seat can still make something of: most turns draw one recruit, and the last
    recruit ends the match (F3)."""
    return min(MOST_OF_USE, SOME_USE + USED_A_TURN * state.deck / state.seats)


def hoard(count: int, use: float) -> float:
    """What so many are worth of which about `use` can be used: each further one less, and near the end many no more than
    one."""
    return use * (1.0 - exp(-count / use))


class Worth:
    """Prices by a taste: the weights of the reasoning, by name."""

    __slots__ = (
        "action", "captive", "caution", "fit", "guard", "hope", "leader", "nearing", "rivals", "spell", "strength",
    )  # fmt: skip

    def __init__(self, taste: dict[str, float]) -> None:
        self.strength: Final[float] = taste["strength"]
        self.fit: Final[float] = taste["fit"]
        self.guard: Final[float] = taste["guard"]
        self.captive: Final[float] = taste["captive"]
        self.spell: Final[float] = taste["spell"]
        self.action: Final[float] = taste["action"]
        self.nearing: Final[list[float]] = [WON, taste["one_left"], taste["two_left"], taste["three_left"]]
        """What it adds to have so few creatures missing."""
        self.rivals: Final[float] = taste["rivals"]
        self.hope: Final[float] = taste["hope"]
        self.leader: Final[float] = taste["leader"]
        self.caution: Final[float] = taste["caution"]

    def one_captive(self, state: Firepeak, seat: int) -> float:
        """What one more captive is worth: the more there are, and the nearer the end, the less."""
        return self.captive * exp(-state.crowd[seat] / of_use(state))

    def hopes(self, state: Firepeak, seat: int) -> float:
        """What the captive is good for that could best be brainwashed, beyond the action that it takes."""
        if not state.crowd[seat]:
            return 0.0
        bonus = guile(state, seat)
        counts = state.captives(seat)
        best = 0.0
        for kind in range(CAPTIVES):
            if counts[kind]:
                being = BEING_OF[kind]
                odds = wash_odds(STRENGTH[being], bonus, False)
                if odds > 0.0:
                    best = max(best, odds * min(MOST_HOPED, self.quick_place(state, seat, being)) - self.action)
        return self.hope * best

    def next_one(self, state: Firepeak, seat: int) -> float:
        """What one more creature in the structure is worth, its strength apart."""
        missing = left(state, seat) - 1
        if missing <= 0:
            return WON
        if missing >= len(self.nearing):
            return 1.0
        return 1.0 + self.nearing[missing] - (self.nearing[missing + 1] if missing + 1 < len(self.nearing) else 0.0)

    def place(self, state: Firepeak, seat: int, being: int, spot: int, before: float) -> float:
        """What a being adds on a spot where it is legal; `before` is the room without it."""
        at = SPOTS * seat + spot
        if spot == GUARD:
            return self.guard + 0.03 * STRENGTH[being]
        worth = self.next_one(state, seat)
        state.being[at] = being
        state.reckon(seat)
        worth += self.strength * state.might[at] + self.fit * (room(state, seat) - before)
        state.being[at] = NONE
        state.reckon(seat)
        return worth

    def best_place(self, state: Firepeak, seat: int, being: int) -> float:
        """What a being adds where it adds most."""
        best = 0.0
        before = -1.0
        for spot in range(SPOTS):
            if state.unfit(seat, being, spot) is None:
                if before < 0.0:
                    before = room(state, seat)
                best = max(best, self.place(state, seat, being, spot, before))
        return best

    def weight(self, state: Firepeak, seat: int, spot: int) -> float:
        """What a creature in play is worth to its owner: itself, and what falls with it."""
        base = SPOTS * seat
        if spot == GUARD:
            return self.guard + 0.03 * state.might[base + spot]
        worth = 1.0 + self.strength * state.might[base + spot]
        for minion in MINIONS[spot]:
            if state.being[base + minion] != NONE:
                others = 0
                for leader in LEADERS[minion]:
                    if leader != spot and state.being[base + leader] != NONE:
                        others += 1
                worth += 0.15 if others else 0.45
        missing = ENOUGH - state.size(seat)
        if missing < len(self.nearing):
            worth += 0.6 * self.nearing[missing]
        return worth

    def harm(self, state: Firepeak, seat: int, owner: int) -> float:
        """How much of another's loss is one's own gain: all of it between two, more if the other leads."""
        share = self.rivals / (state.seats - 1)
        size = state.size(owner)
        for other in range(state.seats):
            if other != owner and other != seat and state.size(other) > size:
                return share
        return share + self.leader

    def attack(self, state: Firepeak, seat: int, spot: int, owner: int, target: int, mode: int) -> float:
        """The odds of a capture, times what is won and lost."""
        lead = attack_sum(state, seat, spot) - defence_sum(state, owner, target)
        harm = self.harm(state, seat, owner)
        gain = harm * self.weight(state, owner, target)
        if mode != TOUCH:
            gain += self.one_captive(state, seat)
        loss = self.weight(state, seat, spot) + self.captive * harm
        return win_odds(lead, mode) * gain - self.caution * loss_odds(lead, mode) * loss

    def best_attack(self, state: Firepeak, seat: int, spot: int, mode: int) -> float:
        best = -WON
        for owner in range(state.seats):
            if owner != seat:
                for target in range(SPOTS):
                    if state.being[SPOTS * owner + target] != NONE and safe(state, owner, target) is None:
                        best = max(best, self.attack(state, seat, spot, owner, target, mode))
        return best

    def raid(self, state: Firepeak, seat: int, spot: int, owner: int, mode: int, booty: float) -> float:
        """The odds of a raid, times what is won and lost."""
        lead = raid_sum(state, seat, spot, stone_aid(state, owner, mode)) - watch_sum(state, owner)
        harm = self.harm(state, seat, owner)
        loss = self.weight(state, seat, spot) + self.captive * harm
        gain = max(self.one_captive(state, seat), booty) + harm * self.one_captive(state, owner)
        return win_odds(lead, mode) * gain - self.caution * loss_odds(lead, mode) * loss

    def booty(self, state: Firepeak, seat: int, owner: int) -> float:
        """The best use of any captive of a dungeon."""
        counts = state.captives(owner)
        best = 0.0
        for kind in range(CAPTIVES):
            if counts[kind]:
                best = max(best, self.quick_place(state, seat, BEING_OF[kind]))
        return best

    def quick_place(self, state: Firepeak, seat: int, being: int) -> float:
        """About what a being adds, as far as one can tell without trying all places."""
        for spot in range(POSITIONS):
            if state.unfit(seat, being, spot) is None:
                bonus = CLAN_BONUS if CLAN[being] == state.wizard[seat] else 0
                return self.next_one(state, seat) + self.strength * (STRENGTH[being] + bonus)
        return self.guard + 0.03 * STRENGTH[being] if state.being[SPOTS * seat + GUARD] == NONE else 0.0
