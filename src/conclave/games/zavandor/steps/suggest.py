"""What the program suggests: the pieces to pay with (ZA27) and the pieces to keep (Z114)."""

from __future__ import annotations

from typing import Final

from conclave.games.zavandor.components import (
    CARD_WEIGHT,
    CONCENTRATED,
    CONCENTRATED_WEIGHT,
    KINDS_OF_COLOUR,
    VALUE,
    dust_weight,
    most_dust,
)
from conclave.games.zavandor.state import Zavandor

MOST_TRIALS: Final = 3000
"""A monstrous hand is not searched to the end; the best found so far is suggested."""


class Purchase:
    """The search for the best set of pieces: least energy lost, then the lightest hand left."""

    __slots__ = ("best", "best_lost", "best_weight", "counts", "due", "dust", "labels", "least", "ones", "taken",
                 "trials", "values", "weights")  # fmt: skip

    def __init__(self, state: Zavandor, seat: int, due: int, least: int) -> None:
        self.due: Final[int] = due
        self.least: Final[int] = least
        self.dust: Final[int] = state.dust[seat]
        self.ones: Final[bool] = state.switches.one_dust
        self.labels: list[int] = []
        self.values: list[int] = []
        self.weights: list[int] = []
        self.counts: list[int] = []
        self.taken: list[int] = []
        self.best: list[int] = []
        self.best_lost: int = 2
        self.best_weight: int = 1 << 20
        self.trials: int = 0
        held = [0] * len(VALUE)
        secrets = state.secrets
        for i in range(len(secrets.place)):
            if secrets.place[i] == seat:
                held[secrets.kind[i]] += 1
        for kind in range(len(held)):
            if held[kind]:
                self.add(kind, VALUE[kind], CARD_WEIGHT, held[kind])
        for colour in range(KINDS_OF_COLOUR):
            have = state.concentrated[KINDS_OF_COLOUR * seat + colour]
            if have:
                self.add(-1 - colour, CONCENTRATED[colour], CONCENTRATED_WEIGHT, have)

    def add(self, label: int, value: int, weight: int, count: int) -> None:
        self.labels.append(label)
        self.values.append(value)
        self.weights.append(weight)
        self.counts.append(count)
        self.taken.append(0)

    def search(self, at: int, paid: int, lighter: int, least: int) -> None:
        """Try all numbers of the pieces from `at` on; `lighter` is the weight already handed over."""
        self.trials += 1
        if self.trials > MOST_TRIALS:
            return
        if paid >= self.due or at == len(self.values):
            if paid + self.dust >= self.due and paid - self.due < least:
                self.judge(paid, lighter)
            return
        value = self.values[at]
        for n in range(self.counts[at] + 1):
            self.taken[at] = n
            self.search(at + 1, paid + n * value, lighter + n * self.weights[at], min(least, value) if n else least)
            if paid + n * value >= self.due:
                break
        self.taken[at] = 0

    def judge(self, paid: int, lighter: int) -> None:
        left = self.dust + paid - self.due
        lost = 1 if (left == 1 or left == 3) and not self.ones else 0
        weight = dust_weight(left - lost, self.ones) - lighter
        if lost < self.best_lost or (lost == self.best_lost and weight < self.best_weight):
            self.best_lost = lost
            self.best_weight = weight
            self.best = self.taken[:]


def best_payment(state: Zavandor, seat: int, due: int, least: int) -> list[int]:
    """The pieces to pay with: kinds of cards, and -1 - colour for a concentrated energy; dust pays the rest."""
    search = Purchase(state, seat, due, least)
    search.search(0, 0, 0, least)
    if not search.best and search.best_lost == 2:
        search.search(0, 0, 0, 1 << 20)  # whatever was handed over already makes a tidy payment impossible
    if search.best_lost == 2:
        return everything_needed(search)
    pieces: list[int] = []
    for i in range(len(search.best)):
        pieces.extend([search.labels[i]] * search.best[i])
    return pieces


def everything_needed(search: Purchase) -> list[int]:
    """The dearest pieces first until the price is met: for hands too large to search."""
    order = sorted(range(len(search.values)), key=search.values.__getitem__, reverse=True)
    pieces: list[int] = []
    paid = 0
    for i in order:
        for _ in range(search.counts[i]):
            if paid + search.dust >= search.due:
                return pieces
            pieces.append(search.labels[i])
            paid += search.values[i]
    return pieces


class Keeping:
    """What a hand keeps: pieces by label as in `best_payment`, and how much dust."""

    __slots__ = ("dust", "pieces")

    def __init__(self, pieces: list[int], dust: int) -> None:
        self.pieces: Final[list[int]] = pieces
        self.dust: Final[int] = dust


def best_keeping(state: Zavandor, seat: int) -> Keeping:
    """The pieces worth most that fit into the hand limit: the dearest n cards and m concentrated ones, and dust."""
    limit = state.limit(seat)
    ones = state.switches.one_dust
    cards: list[int] = []
    secrets = state.secrets
    for i in range(len(secrets.place)):
        if secrets.place[i] == seat:
            cards.append(secrets.kind[i])
    cards.sort(key=VALUE.__getitem__, reverse=True)
    lumps: list[int] = []
    for colour in range(KINDS_OF_COLOUR - 1, -1, -1):
        lumps.extend([-1 - colour] * state.concentrated[KINDS_OF_COLOUR * seat + colour])
    best = Keeping([], most_dust(state.dust[seat], limit, ones))
    best_value = best.dust
    lump_value = 0
    for m in range(len(lumps) + 1):
        if m:
            lump_value += CONCENTRATED[-1 - lumps[m - 1]]
        if CONCENTRATED_WEIGHT * m > limit:
            break
        card_value = 0
        for n in range(len(cards) + 1):
            if n:
                card_value += VALUE[cards[n - 1]]
            space = limit - CONCENTRATED_WEIGHT * m - CARD_WEIGHT * n
            if space < 0:
                break
            dust = most_dust(state.dust[seat], space, ones)
            if lump_value + card_value + dust > best_value:
                best_value = lump_value + card_value + dust
                best = Keeping([*lumps[:m], *cards[:n]], dust)
    return best
