"""What things are worth, in victory points: relics, Apprentices, land, people. Everything hangs on how many turns are left."""

from __future__ import annotations

from typing import Final

from conclave.games.archmage.components import (
    CAMP,
    KINDS_OF_LAND,
    KINDS_OF_SPELL,
    LEVEL,
    OWNERS,
    PARENTS,
    POINTS,
    RING,
    TOWN,
    WARLORD,
)
from conclave.games.archmage.state import KINDS_HELD, Archmage

LAST_ROUND: Final = 12.0
SOON: Final = 3
"""Relics are worth less when fewer turns are left to use them."""


RUNGS: Final = 40
USED_A_TURN: Final = 2
"""Relics of a kind that are used in a turn, on average."""


def ladder(steps: list[float], width: int) -> list[float]:
    """What n things of a kind are worth: the first few more than the next few, and so on; the last figure for all others. The
    second of a pair counts a little more than the first."""
    worth = [0.0]
    for n in range(RUNGS):
        step = n // width
        odd = 1.0 if width != 2 else 0.8 if n % 2 == 0 else 1.2
        worth.append(worth[-1] + odd * steps[step if step < len(steps) else len(steps) - 1])
    return worth


class Worth:
    """How things are weighed."""

    __slots__ = ("camp", "certain", "double", "feud", "hands", "income", "lone", "stocks", "taste", "tower", "town",
                 "ward")  # fmt: skip

    def __init__(self, taste: dict[str, float]) -> None:
        self.taste: Final[dict[str, float]] = taste
        self.stocks: Final[list[float]] = ladder(
            [taste["first"], taste["pair"], taste["more"], taste["many"], taste["heap"]], 2
        )
        """What a number of relics of a kind is worth."""
        self.hands: Final[list[float]] = ladder([taste["few"], taste["team"], taste["crowd"]], 3)
        """What a number of followers in the Company is worth."""
        self.income: Final[float] = taste["income"]
        self.town: Final[float] = taste["town"]
        self.camp: Final[float] = taste["camp"]
        self.tower: Final[float] = taste["tower"]
        self.double: Final[float] = taste["double"]
        self.lone: Final[float] = taste["lone"]
        self.ward: Final[float] = taste["ward"]
        self.certain: Final[float] = taste["certain"]
        self.feud: Final[float] = taste["feud"]

    def stock(self, n: int, left: int) -> float:
        """So many relics of a kind, with so many turns left to use them; what cannot be used any more is worth nothing."""
        if left <= 0:
            return 0.0
        most = USED_A_TURN * left + USED_A_TURN
        return self.stocks[n if n < most else most] * (left if left < SOON else SOON) / SOON

    def people(self, n: int, left: int) -> float:
        """So many followers in the Company."""
        if left <= 0:
            return 0.0
        return self.hands[n if n < RUNGS else RUNGS - 1] * (left if left < SOON else SOON) / SOON

    def rise(self, tower: bool, left: int) -> float:
        """How much of an Apprentice who gives no points yet will do so once it is promoted."""
        if left <= 0:
            return 0.0
        if tower:
            return self.double
        return self.lone * (left if left < 4 else 4) / 4.0

    def school(self, pupils: list[int], base: int, share: float) -> float:
        """Apprentices: what they support now, and a share of what they could be promoted to."""
        now = 0
        weight = 0
        for spell in range(KINDS_OF_SPELL):
            n = pupils[base + spell]
            if n:
                now += POINTS[LEVEL[spell]]
                weight += POINTS[LEVEL[spell]] * (n if n < 4 else 4)
        return now + share * (weight - now)

    def majority(self, own: int, best: int, second: int, left: int) -> float:
        """A land, by what oneself and the two strongest others hold of it: what it gives now, and what it promises."""
        if own == 0:
            return 0.0
        points = 2.0 if own > best else (1.0 if own == best and own > second else 0.0)
        lead = float(own - best)
        hope = 1.0 + lead / (1.0 + abs(lead))
        sure = 1.0 - left / LAST_ROUND
        if sure < self.certain:
            sure = self.certain
        return sure * points + (1.0 - sure) * hope

    def hex(self, face: int, left: int) -> float:
        """What a hex yields until the end, points for a majority apart."""
        if face < KINDS_OF_LAND:
            return self.income * left
        return self.town * left if face == TOWN else self.camp * left if face == CAMP else 0.0


def rivals(state: Archmage, owner: int, land: int) -> tuple[int, int]:
    """What the two strongest others hold of a land."""
    best = 0
    second = 0
    for other in range(OWNERS):
        if other != owner:
            n = state.held[KINDS_HELD * other + land]
            if n > best:
                second = best
                best = n
            elif n > second:
                second = n
    return best, second


def loss_of(state: Archmage, worth: Worth, owner: int, face: int, left: int) -> float:
    """What a follower on a hex that shows this is worth to its owner."""
    if owner == WARLORD and face >= KINDS_OF_LAND:
        return 1.0
    loss = worth.hex(face, left)
    if face < KINDS_OF_LAND:
        best, second = rivals(state, owner, face)
        own = state.held[KINDS_HELD * owner + face]
        loss += worth.majority(own, best, second, left) - worth.majority(own - 1, best, second, left)
    return loss


def promotions(pupils: list[int], base: int) -> tuple[float, int]:
    """What promoting would add to the points at once, and how many followers it would free, promoting while nothing is
    lost by it."""
    now = pupils[base : base + KINDS_OF_SPELL]
    gain = 0.0
    freed = 0
    for _ in range(KINDS_OF_SPELL):
        best = -1
        best_gain = -0.5
        for spell in range(RING, KINDS_OF_SPELL):
            one, two = PARENTS[spell]
            if now[one] and now[two]:
                more = promotion_gain(now, spell, one, two)
                if more > best_gain:
                    best = spell
                    best_gain = more
        if best < 0:
            break
        one, two = PARENTS[best]
        now[one] -= 1
        now[two] -= 1
        now[best] += 1
        gain += best_gain
        freed += 1
    return gain, freed


def promotion_gain(pupils: list[int], spell: int, one: int, two: int) -> float:
    """How the points of the places change."""
    points = POINTS[LEVEL[one]]
    gain = 0.0 if pupils[spell] else float(POINTS[LEVEL[spell]])
    if pupils[one] == 1:
        gain -= points
    if pupils[two] == 1:
        gain -= points
    return gain


def rival_share(state: Archmage, worth: Worth, owner: int) -> float:
    """How much of another's loss is one's own gain."""
    if owner == WARLORD or state.seats == 2:
        return worth.feud
    return worth.feud / (state.seats - 1)
