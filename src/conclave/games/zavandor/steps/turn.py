"""A player's turn in phase 3: Z34, and the actions of phases 3a, 3b and 3c."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.steps import Menu, Step, Verb, any_of
from conclave.games.zavandor.components import (
    CHEAPEST_STEP,
    CLOAK,
    DIAMOND,
    DRUID,
    ELIXIR,
    EMERALD,
    FIRST_SENTINEL,
    KINDS_OF_AREA,
    KINDS_OF_ARTIFACT,
    KINDS_OF_GEM,
    KINDS_OF_SENTINEL,
    LORE_FIRE,
    MINIMUM,
    MIRROR,
    MOST_RUBIES,
    MOST_SEATS,
    MOST_SHIFTS,
    OPAL,
    RUBY,
    RUBY_LEVEL,
    SPELLBOOK,
    STEP_COST,
    STONES,
    TOP_LEVEL,
)
from conclave.games.zavandor.moves import (
    ACTIVATE,
    AUCTION,
    DEACTIVATE,
    ENCHANT,
    END,
    LEARN,
    SELL,
    SELL_INACTIVE,
    STONE,
    AreaMove,
    Auction,
    GemMove,
    StoneMove,
)
from conclave.games.zavandor.rules import (
    BUYING_A_STONE,
    CLOAK_AS_MIRROR,
    DIAMOND_NEEDS_ELIXIR,
    DRUIDS_RUBY,
    EMERALD_NEEDS_SPELLBOOK,
    FIVE_RUBIES,
    GEM_COSTS,
    GEMS_RUN_OUT,
    MANY_SHIFTS,
    MIRROR_NEEDS_GEM,
    MOVING_GEMS,
    ON_OFFER,
    ONE_BELT_ONE_WAND,
    ONE_STEP,
    OPENING_BEYOND_MEANS,
    RUBY_NEEDS_FIRE,
    SELLING,
    SLOTS,
    STEP_COSTS,
    STONE_NEEDED,
    STONES_ON_BOARD,
    STRICT_ORDER,
    YOUR_TURN,
)
from conclave.games.zavandor.state import NOBODY, Zavandor
from conclave.games.zavandor.steps.auction import Opening
from conclave.games.zavandor.steps.knowledge import Rise, StoneToPentagon
from conclave.games.zavandor.steps.payment import gems_to_sell, has_gem, pay, sell_gem

GEMS_TOUCHED: Final = 1
LORE_AFTER_GEMS: Final = 2


def touch_gems(state: Zavandor) -> None:
    if state.stage == 0:
        state.stage = GEMS_TOUCHED


def touch_lore(state: Zavandor) -> None:
    if state.stage == GEMS_TOUCHED:
        state.stage = LORE_AFTER_GEMS


def too_late_for_gems(state: Zavandor) -> Rule | None:
    """ZV4."""
    return STRICT_ORDER if state.stage == LORE_AFTER_GEMS and state.switches.strict_subphases else None


class Enchanting(Verb[Zavandor]):
    """Z37 to Z42 Buy a gem."""

    __slots__ = ()

    def barred(self, state: Zavandor, seat: int) -> Rule | None:
        return too_late_for_gems(state)

    def refusal(self, state: Zavandor, seat: int, move: Move) -> Rule | None:
        assert isinstance(move, GemMove)
        gem = move.gem
        if gem >= EMERALD:
            owned = KINDS_OF_ARTIFACT * seat
            if gem == EMERALD:
                if not state.owned[owned + SPELLBOOK]:
                    return EMERALD_NEEDS_SPELLBOOK
            elif gem == DIAMOND:
                if not state.owned[owned + ELIXIR]:
                    return DIAMOND_NEEDS_ELIXIR
            else:
                rule = self.no_ruby(state, seat)
                if rule is not None:
                    return rule
        if state.switches.limited_gems and state.supply(gem) <= 0:
            return GEMS_RUN_OUT
        return None if state.can_raise(seat, state.gem_price(seat, gem)) else GEM_COSTS

    def options(self, state: Zavandor, seat: int) -> list[Move]:
        return super().options(state, seat) if state.can_raise(seat, state.gem_price(seat, OPAL)) else []

    def no_ruby(self, state: Zavandor, seat: int) -> Rule | None:
        """Z41, Z42, ZV6."""
        rubies = state.gems(seat, RUBY)
        level = state.level(seat, LORE_FIRE)
        if level < RUBY_LEVEL:
            if not state.switches.druid_level3_ruby or state.character[seat] != DRUID or level < RUBY_LEVEL - 1:
                return RUBY_NEEDS_FIRE
            if rubies:
                return DRUIDS_RUBY
        return FIVE_RUBIES if rubies >= MOST_RUBIES else None

    def do(self, state: Zavandor, seat: int, move: Move) -> None:
        assert isinstance(move, GemMove)
        touch_gems(state)
        price = state.gem_price(seat, move.gem)
        state.tell("enchants", seat, move.gem, price)
        state.then(pay(state, seat, price, False), PlaceGem(seat, move.gem))


class PlaceGem(Step[Zavandor]):
    """Z43 An enchanted gem goes to the board."""

    __slots__ = ("gem", "seat")

    def __init__(self, seat: int, gem: int) -> None:
        self.seat: Final[int] = seat
        self.gem: Final[int] = gem

    def run(self, state: Zavandor) -> None:
        state.add_gem(self.seat, self.gem)


class Selling(Verb[Zavandor]):
    """Z48, Z48a Sell a gem, active or not."""

    __slots__ = ()

    def barred(self, state: Zavandor, seat: int) -> Rule | None:
        return too_late_for_gems(state)

    def candidates(self, state: Zavandor, seat: int) -> list[Move]:
        return gems_to_sell(state, seat)

    def options(self, state: Zavandor, seat: int) -> list[Move]:
        return self.candidates(state, seat) if state.worth[seat] else []

    def refusal(self, state: Zavandor, seat: int, move: Move) -> Rule | None:
        assert isinstance(move, GemMove)
        return None if has_gem(state, seat, move) else SELLING

    def do(self, state: Zavandor, seat: int, move: Move) -> None:
        assert isinstance(move, GemMove)
        touch_gems(state)
        state.gain_dust(seat, sell_gem(state, seat, move))


class Moving(Verb[Zavandor]):
    """Z46, Z47 Activate or deactivate a gem."""

    __slots__ = ()

    def barred(self, state: Zavandor, seat: int) -> Rule | None:
        return MANY_SHIFTS if state.shifts >= MOST_SHIFTS else too_late_for_gems(state)

    def candidates(self, state: Zavandor, seat: int) -> list[Move]:
        moves: list[Move] = []
        for gem in range(KINDS_OF_GEM):
            if state.idle[KINDS_OF_GEM * seat + gem]:
                moves.append(ACTIVATE[gem])
            if state.active[KINDS_OF_GEM * seat + gem]:
                moves.append(DEACTIVATE[gem])
        return moves

    def options(self, state: Zavandor, seat: int) -> list[Move]:
        return super().options(state, seat) if state.worth[seat] else []

    def refusal(self, state: Zavandor, seat: int, move: Move) -> Rule | None:
        assert isinstance(move, GemMove)
        if not has_gem(state, seat, move):
            return MOVING_GEMS
        if not move.active and state.active_gems(seat) >= state.slots(seat):
            return SLOTS
        return None

    def do(self, state: Zavandor, seat: int, move: Move) -> None:
        assert isinstance(move, GemMove)
        touch_gems(state)
        state.shifts += 1
        step = -1 if move.active else 1
        state.active[KINDS_OF_GEM * seat + move.gem] += step
        state.idle[KINDS_OF_GEM * seat + move.gem] -= step
        state.tell("deactivates" if move.active else "activates", seat, move.gem)


class BuyingStones(Verb[Zavandor]):
    """Z54, Z55, ZA19 Buy any knowledge stones from the own board."""

    __slots__ = ()

    def refusal(self, state: Zavandor, seat: int, move: Move) -> Rule | None:
        assert isinstance(move, StoneMove)
        if not state.has_stone(seat, move.stone):
            return STONES_ON_BOARD
        return None if state.can_raise(seat, STONES[move.stone]) else BUYING_A_STONE

    def options(self, state: Zavandor, seat: int) -> list[Move]:
        return super().options(state, seat) if state.can_raise(seat, STONES[0]) else []

    def do(self, state: Zavandor, seat: int, move: Move) -> None:
        assert isinstance(move, StoneMove)
        touch_lore(state)
        state.then(pay(state, seat, STONES[move.stone], False), StoneToPentagon(seat, move.stone, False))


class Learning(Verb[Zavandor]):
    """Z51 to Z57 The one paid step of the round."""

    __slots__ = ()

    def barred(self, state: Zavandor, seat: int) -> Rule | None:
        return ONE_STEP if state.learned >> seat & 1 else None

    def refusal(self, state: Zavandor, seat: int, move: Move) -> Rule | None:
        assert isinstance(move, AreaMove)
        level = state.levels[KINDS_OF_AREA * seat + move.area]
        if level == TOP_LEVEL:
            return STEP_COSTS
        if level == 0 and not state.pouch[seat]:
            return STONE_NEEDED
        return None if state.can_raise(seat, STEP_COST[move.area][level]) else STEP_COSTS

    def options(self, state: Zavandor, seat: int) -> list[Move]:
        moves: list[Move] = []
        for area in range(KINDS_OF_AREA):
            if state.levels[KINDS_OF_AREA * seat + area] or state.pouch[seat]:
                if self.refusal(state, seat, LEARN[area]) is None:
                    moves.append(LEARN[area])
        return moves

    def do(self, state: Zavandor, seat: int, move: Move) -> None:
        assert isinstance(move, AreaMove)
        touch_lore(state)
        state.learned |= 1 << seat
        price = STEP_COST[move.area][state.level(seat, move.area)]
        state.then(pay(state, seat, price, False), Rise(seat, move.area, False))


class Auctioning(Verb[Zavandor]):
    """Z67, Z68 Put an object on offer up for auction."""

    __slots__ = ()

    def barred(self, state: Zavandor, seat: int) -> Rule | None:
        """Even the cheapest object there is would be too dear: no discount brings another below it."""
        if state.highest_bid(seat, SPELLBOOK) < MINIMUM[SPELLBOOK] and not state.switches.lightning:
            return OPENING_BEYOND_MEANS
        return None

    def candidates(self, state: Zavandor, seat: int) -> list[Move]:
        moves: list[Move] = []
        for thing in range(FIRST_SENTINEL):
            if thing in state.offer:
                moves.append(AUCTION[thing])
        for sentinel in range(KINDS_OF_SENTINEL):
            if state.keeper[sentinel] == NOBODY:
                moves.append(AUCTION[FIRST_SENTINEL + sentinel])
        return moves

    def refusal(self, state: Zavandor, seat: int, move: Move) -> Rule | None:
        assert isinstance(move, Auction)
        thing = move.thing
        if thing >= FIRST_SENTINEL:
            if state.keeper[thing - FIRST_SENTINEL] != NOBODY:
                return ON_OFFER
        else:
            if thing not in state.offer:
                return ON_OFFER
            if not state.may_own(seat, thing):
                return ONE_BELT_ONE_WAND
            if (thing == MIRROR or thing == CLOAK) and not state.active_gems(seat):
                return MIRROR_NEEDS_GEM if thing == MIRROR else CLOAK_AS_MIRROR
        if MINIMUM[thing] > state.highest_bid(seat, thing) and not state.switches.lightning:
            return OPENING_BEYOND_MEANS
        return None

    def do(self, state: Zavandor, seat: int, move: Move) -> None:
        assert isinstance(move, Auction)
        state.settle_dust(seat)
        state.tell("auctions", seat, move.thing)
        state.then(Opening(seat, move.thing))


class Ending(Verb[Zavandor]):
    """Z34 Every action is optional: the turn ends when the player says so."""

    __slots__ = ()

    def do(self, state: Zavandor, seat: int, move: Move) -> None:
        state.agenda.pop()


def end_of_turn(state: Zavandor) -> None:
    """ZA4 What is left of change and proceeds becomes dust."""
    seat = state.turn
    state.turn = NOBODY
    state.settle_dust(seat)


AUCTIONING: Final = Auctioning(AUCTION)
VERBS: Final[list[Verb[Zavandor]]] = [
    Enchanting(ENCHANT),
    Learning(LEARN),
    BuyingStones(STONE),
    AUCTIONING,
    Moving([*ACTIVATE, *DEACTIVATE]),
    Selling([*SELL, *SELL_INACTIVE]),
    Ending([END]),
]


class Turn(Menu[Zavandor]):
    """Z34 In their turn players do what they like, as often as they like, in any order (ZA3)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VERBS)

    def law(self) -> Rule:
        return YOUR_TURN

    def advance(self, state: Zavandor) -> bool:
        """ZA6 The turn of a player struck by lightning is over."""
        if state.is_out(self.seat):
            state.agenda.pop()
            return True
        return super().advance(state)

    def destitute(self, state: Zavandor) -> bool:
        """No gem and no energy, not even for the cheapest step: there is nothing to do but end the turn."""
        seat = self.seat
        funds = state.dust[seat] + state.purse[seat] + state.worth[seat]
        return funds < CHEAPEST_STEP and AUCTIONING.barred(state, seat) is not None

    def options(self, state: Zavandor) -> Sequence[Move]:
        return [END] if self.destitute(state) else super().options(state)

    def pick(self, state: Zavandor, rng: Random) -> Move:
        """From the list: most of a menu is beyond most purses, so shots in the dark miss too often."""
        return any_of(self.options(state), rng)


TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
