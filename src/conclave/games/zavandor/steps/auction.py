"""Auctions: Z67 to Z86, and what a purchase brings: Z87 to Z104."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from conclave.engine.moves import Move, first_and_range
from conclave.engine.rules import Rule
from conclave.engine.steps import Choice, Step
from conclave.games.zavandor.components import (
    CLOAK,
    DIAMOND,
    ELIXIR,
    FIRST_SENTINEL,
    FREE_STEPS,
    KINDS_OF_ARTIFACT,
    KINDS_OF_COLOUR,
    KINDS_OF_GEM,
    KINDS_OF_SENTINEL,
    MINIMUM,
    MIRROR,
    MOST_SEATS,
    TOP_BID,
)
from conclave.games.zavandor.moves import BIDS, LOSE, PASS, Bid, GemMove
from conclave.games.zavandor.rules import (
    BEYOND_MEANS,
    BIDDING,
    LOSING_A_GEM,
    ONE_BELT_ONE_WAND,
    OPENING_BEYOND_MEANS,
    OPENING_BID,
    PASSING_IS_FINAL,
)
from conclave.games.zavandor.state import NOBODY, Owing, Zavandor
from conclave.games.zavandor.steps.knowledge import FreeStep, FreeStone
from conclave.games.zavandor.steps.payment import pay

NO_BIDS: Final[tuple[int, ...]] = (0,) * MOST_SEATS


def top_bid(state: Zavandor, seat: int, thing: int) -> int:
    """The highest bid a seat may make: what it could pay (ZA6), or anything at all under ZV1."""
    if state.switches.lightning:
        return TOP_BID
    return min(TOP_BID, state.highest_bid(seat, thing))


class Opening(Owing):
    """Z69 The starter opens with a bid of at least the minimum, and must be able to pay it (ZA10)."""

    __slots__ = ("thing",)

    def __init__(self, seat: int, thing: int) -> None:
        super().__init__(seat)
        self.thing: Final[int] = thing

    def law(self) -> Rule:
        return OPENING_BID

    def debt(self, state: Zavandor) -> tuple[int, int]:
        if state.switches.lightning:
            return (NOBODY, 0)
        return (self.seat, state.price(self.seat, self.thing, MINIMUM[self.thing]))

    def candidates(self, state: Zavandor) -> list[Move]:
        top = min(TOP_BID, top_bid(state, self.seat, self.thing) + 1)
        return BIDS.upto(top)[MINIMUM[self.thing] : top + 1]

    def fits(self, state: Zavandor, move: Move) -> bool:
        return isinstance(move, Bid)

    def refusal(self, state: Zavandor, move: Move) -> Rule | None:
        assert isinstance(move, Bid)
        if move.amount < MINIMUM[self.thing]:
            return OPENING_BID
        return OPENING_BEYOND_MEANS if move.amount > top_bid(state, self.seat, self.thing) else None

    def options(self, state: Zavandor) -> Sequence[Move]:
        return first_and_range([], BIDS, MINIMUM[self.thing], top_bid(state, self.seat, self.thing))

    def pick(self, state: Zavandor, rng: Random) -> Move:
        low = MINIMUM[self.thing]
        return BIDS.at(low + int(rng.random() * (top_bid(state, self.seat, self.thing) - low + 1)))

    def choose(self, state: Zavandor, move: Move) -> None:
        assert isinstance(move, Bid)
        state.tell("opens", self.seat, self.thing, move.amount)
        bidders = 0
        for seat in state.alive():
            if state.may_own(seat, self.thing):
                bidders |= 1 << seat
        ask_next(state, self.seat, self.thing, move.amount, self.seat, bidders, NO_BIDS[: state.seats])


class Bidding(Owing):
    """Z70 In position order everybody raises or passes. Z71 Whoever passed is out of this auction."""

    __slots__ = ("bidders", "bids", "high", "leader", "thing")

    def __init__(self, seat: int, thing: int, high: int, leader: int, bidders: int, bids: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.thing: Final[int] = thing
        self.high: Final[int] = high
        self.leader: Final[int] = leader
        self.bidders: Final[int] = bidders
        """The mask of the seats still in this auction."""
        self.bids: Final[tuple[int, ...]] = bids
        """What each seat bid last, 0 where it has not."""

    def law(self) -> Rule:
        return BIDDING

    def debt(self, state: Zavandor) -> tuple[int, int]:
        if state.switches.lightning:
            return (NOBODY, 0)
        return (self.leader, state.price(self.leader, self.thing, self.high))

    def leaves_out(self, state: Zavandor, seat: int) -> Rule:
        if self.bidders >> seat & 1:
            return super().leaves_out(state, seat)
        return PASSING_IS_FINAL if state.may_own(seat, self.thing) else ONE_BELT_ONE_WAND

    def candidates(self, state: Zavandor) -> list[Move]:
        top = max(self.high, min(TOP_BID - 1, top_bid(state, self.seat, self.thing))) + 1
        return [PASS, *BIDS.upto(top)[self.high + 1 : top + 1]]

    def fits(self, state: Zavandor, move: Move) -> bool:
        return move is PASS or isinstance(move, Bid)

    def refusal(self, state: Zavandor, move: Move) -> Rule | None:
        if isinstance(move, Bid):
            if move.amount <= self.high:
                return BIDDING
            if move.amount > top_bid(state, self.seat, self.thing):
                return BEYOND_MEANS
        return None

    def options(self, state: Zavandor) -> Sequence[Move]:
        return first_and_range([PASS], BIDS, self.high + 1, top_bid(state, self.seat, self.thing))

    def pick(self, state: Zavandor, rng: Random) -> Move:
        choices = top_bid(state, self.seat, self.thing) - self.high
        if choices <= 0:
            return PASS
        n = int(rng.random() * (choices + 1))
        return BIDS.at(self.high + n) if n else PASS

    def choose(self, state: Zavandor, move: Move) -> None:
        if isinstance(move, Bid):
            state.tell("bids", self.seat, self.thing, move.amount)
            ask_next(state, self.seat, self.thing, move.amount, self.seat, self.bidders, self.bids)
        else:
            state.tell("passes", self.seat, self.thing)
            bidders = self.bidders & ~(1 << self.seat)
            ask_next(state, self.seat, self.thing, self.high, self.leader, bidders, self.bids)


def ask_next(
    state: Zavandor, after: int, thing: int, high: int, leader: int, bidders: int, bids: tuple[int, ...]
) -> None:
    """ZA7 The next position that is still in bids; when that is the highest bidder, the object is sold."""
    n = len(state.order)
    at = state.position[after]
    for k in range(1, n + 1):
        seat = state.order[(at + k) % n]
        if bidders >> seat & 1 or seat == leader:
            break
    if seat == leader:
        state.then(Sold(leader, thing, high))
    else:
        if bids[leader] != high:
            bids = (*bids[:leader], high, *bids[leader + 1 :])
        state.then(Bidding(seat, thing, high, leader, bidders, bids))


class Sold(Step[Zavandor]):
    """Z73 The highest bidder pays at once: bid, surcharge, discounts (Z72). Z77 Who cannot is struck by lightning."""

    __slots__ = ("bid", "seat", "thing")

    def __init__(self, seat: int, thing: int, bid: int) -> None:
        self.seat: Final[int] = seat
        self.thing: Final[int] = thing
        self.bid: Final[int] = bid

    def run(self, state: Zavandor) -> None:
        seat = self.seat
        price = state.price(seat, self.thing, self.bid)
        state.tell("wins", seat, self.thing, self.bid, price)
        if state.switches.lightning:
            state.tide += 1  # whether lightning strikes tells something about the hand
        if price > state.means(seat) and state.switches.lightning:
            state.then(Struck(seat))
        else:
            state.then(pay(state, seat, price, True), Handover(seat, self.thing))


class Handover(Step[Zavandor]):
    """Z80 The buyer gets the object, and its direct effects happen before anything else."""

    __slots__ = ("seat", "thing")

    def __init__(self, seat: int, thing: int) -> None:
        self.seat: Final[int] = seat
        self.thing: Final[int] = thing

    def run(self, state: Zavandor) -> None:
        seat = self.seat
        thing = self.thing
        if thing >= FIRST_SENTINEL:
            state.keeper[thing - FIRST_SENTINEL] = seat
            return
        state.offer.remove(thing)
        state.owned[KINDS_OF_ARTIFACT * seat + thing] += 1
        if FREE_STEPS[thing]:
            state.then(FreeStep(seat, FREE_STEPS[thing]))
        elif thing == MIRROR or thing == CLOAK:
            state.then(FreeStone(seat, thing == CLOAK), Losses(seat, 0))
        elif thing == ELIXIR and (not state.switches.limited_gems or state.supply(DIAMOND) > 0):
            state.tell("free_diamond", seat)
            state.add_gem(seat, DIAMOND)


class Losses(Step[Zavandor]):
    """Z92 Every other player loses an active gem. ZA15 They choose one after the other, in position order."""

    __slots__ = ("at", "buyer")

    def __init__(self, buyer: int, at: int) -> None:
        self.buyer: Final[int] = buyer
        self.at: Final[int] = at

    def run(self, state: Zavandor) -> None:
        if self.at < len(state.order):
            victim = state.order[self.at]
            state.then(Losses(self.buyer, self.at + 1))
            if victim != self.buyer and not state.is_out(victim):
                state.then(LoseGem(victim))


class LoseGem(Choice[Zavandor]):
    """Z92 The player chooses which active gem goes back to the supply. Nobody is asked where there is no choice."""

    __slots__ = ()

    def law(self) -> Rule:
        return LOSING_A_GEM

    def advance(self, state: Zavandor) -> bool:
        moves = self.options(state)
        if len(moves) > 1:
            return super().advance(state)
        state.agenda.pop()
        if moves:
            self.choose(state, moves[0])
        return True

    def candidates(self, state: Zavandor) -> list[Move]:
        return list(LOSE)

    def refusal(self, state: Zavandor, move: Move) -> Rule | None:
        assert isinstance(move, GemMove)
        return None if state.active[KINDS_OF_GEM * self.seat + move.gem] else LOSING_A_GEM

    def choose(self, state: Zavandor, move: Move) -> None:
        assert isinstance(move, GemMove)
        state.active[KINDS_OF_GEM * self.seat + move.gem] -= 1
        state.appraise(self.seat)
        state.tell("loses_gem", self.seat, move.gem)


class Struck(Step[Zavandor]):
    """Z77, ZA6 The lightning of the nine sentinels: the player is out, the auction void. The last one left wins."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def run(self, state: Zavandor) -> None:
        seat = self.seat
        state.tell("struck", seat)
        state.out |= 1 << seat
        hands = state.secrets
        for i in range(len(hands.place) - 1, -1, -1):
            if hands.place[i] == seat:
                state.discard(i)
            elif hands.place[i] % 8 == seat:
                state.face_up(i)
                state.spent[hands.leave(i)] += 1
        for gem in range(KINDS_OF_GEM):
            state.active[KINDS_OF_GEM * seat + gem] = 0
            state.idle[KINDS_OF_GEM * seat + gem] = 0
        for colour in range(KINDS_OF_COLOUR):
            state.concentrated[KINDS_OF_COLOUR * seat + colour] = 0
        state.dust[seat] = 0
        state.purse[seat] = 0
        state.worth[seat] = 0
        for artifact in range(KINDS_OF_ARTIFACT):
            state.owned[KINDS_OF_ARTIFACT * seat + artifact] = 0
        for sentinel in range(KINDS_OF_SENTINEL):
            if state.keeper[sentinel] == seat:
                state.keeper[sentinel] = NOBODY
        if state.living() == 1:
            state.tell("last_one", state.alive()[0])
            state.finish()
