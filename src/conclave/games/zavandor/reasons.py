"""Why a move is refused: the rule's words, and the figures of this position where they help.

The figures are the seat's own and public ones only.
"""

from __future__ import annotations

from typing import Final

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.games.zavandor.asked import fitting_dust, keeping, paying, under_the_hammer
from conclave.games.zavandor.components import (
    AREAS,
    CARD_WEIGHT,
    CHARACTERS,
    CONCENTRATED_WEIGHT,
    ELIXIR,
    GEMS,
    LORE_FIRE,
    MINIMUM,
    RUBY,
    SPELLBOOK,
    STEP_COST,
    STONES,
    TOP_LEVEL,
)
from conclave.games.zavandor.moves import (
    PASS,
    PAY_DUST,
    AreaMove,
    Auction,
    Bid,
    CardMove,
    Choose,
    ConcentratedMove,
    GemMove,
    StoneMove,
)
from conclave.games.zavandor.naming import WORDS, name, the
from conclave.games.zavandor.rules import (
    BEYOND_MEANS,
    BIDDING,
    BUYING_A_STONE,
    CLOAK_AS_MIRROR,
    DIAMOND_NEEDS_ELIXIR,
    EMERALD_NEEDS_SPELLBOOK,
    FIVE_RUBIES,
    FREE_STEP,
    FREE_STONE,
    GEM_COSTS,
    GEMS_RUN_OUT,
    HAND_LIMIT,
    KEEP_WHAT_FITS,
    LOSING_A_GEM,
    MANY_SHIFTS,
    MIRROR_NEEDS_GEM,
    MOVING_GEMS,
    NO_STONE_FOR_FREE_STEP,
    ON_OFFER,
    ONE_BELT_ONE_WAND,
    ONE_BOARD_EACH,
    ONE_STEP,
    OPENING_BEYOND_MEANS,
    OPENING_BID,
    PAY_ONLY_WHAT_IS_NEEDED,
    PIECE_BY_PIECE,
    RUBY_NEEDS_FIRE,
    SELL_ONLY_WHAT_IS_NEEDED,
    SELLING,
    SLOTS,
    STEP_COSTS,
    STONE_NEEDED,
    STONES_ON_BOARD,
)
from conclave.games.zavandor.state import Zavandor
from conclave.games.zavandor.steps.auction import Bidding, top_bid
from conclave.games.zavandor.steps.reckoning import Kept
from conclave.speech import Remembered


def reason(state: Zavandor, seat: int, move: Move, rule: Rule, lang: str) -> str:
    """The rule's words and, for a seat that is asked, what this position adds to them."""
    words = rule.text(lang)
    figures = figures_of(state, seat, move, rule, lang) if seat in state.to_act else ""
    return f"{words} {figures}" if figures else words


def figures_of(state: Zavandor, seat: int, move: Move, rule: Rule, lang: str) -> str:
    """What this position adds to the rule, or nothing."""
    if isinstance(move, GemMove):
        return gem_figures(state, seat, move, rule, lang)
    if isinstance(move, (AreaMove, StoneMove)):
        return knowledge_figures(state, seat, move, rule, lang)
    if isinstance(move, (Auction, Bid)) or move is PASS:
        return auction_figures(state, seat, move, rule, lang)
    if isinstance(move, Choose) and rule is ONE_BOARD_EACH:
        return WORDS.say(lang, "why-taken", character=WORDS.say(lang, f"character-{CHARACTERS[move.character]}"))
    return energy_figures(state, seat, move, rule, lang)


def gem_figures(state: Zavandor, seat: int, move: GemMove, rule: Rule, lang: str) -> str:
    """Enchanting, moving, selling and losing gems."""
    gem = move.gem
    if rule is GEM_COSTS:
        return means(state, seat, state.gem_price(seat, gem), lang)
    if rule is EMERALD_NEEDS_SPELLBOOK or rule is DIAMOND_NEEDS_ELIXIR:
        thing = SPELLBOOK if rule is EMERALD_NEEDS_SPELLBOOK else ELIXIR
        if thing in state.offer:
            offer = WORDS.say(lang, "why-offer", thing=name(lang, thing), minimum=MINIMUM[thing])
        else:
            offer = WORDS.say(lang, "why-no-offer")
        return WORDS.say(lang, "why-none-owned") + " " + offer
    if rule is RUBY_NEEDS_FIRE:
        return level_in_words(state, seat, LORE_FIRE, lang)
    if rule is FIVE_RUBIES:
        return WORDS.say(lang, "why-rubies", n=state.gems(seat, RUBY))
    if rule is GEMS_RUN_OUT:
        return WORDS.say(lang, "why-supply", gem=WORDS.say(lang, f"gem-{GEMS[gem]}.many"))
    if rule is SLOTS:
        return WORDS.say(lang, "why-slots", n=state.slots(seat))
    if rule is MANY_SHIFTS:
        return WORDS.say(lang, "why-shifts", n=state.shifts)
    if rule is MOVING_GEMS or rule is SELLING or rule is LOSING_A_GEM:
        key = "why-no-active" if move.active else "why-no-inactive"
        return WORDS.say(lang, key, gem=WORDS.say(lang, f"gem-{GEMS[gem]}.acc"))
    step = paying(state, seat)
    if rule is SELL_ONLY_WHAT_IS_NEEDED and step is not None:
        return WORDS.say(lang, "why-due", due=step.due, energy=state.energy(seat))
    if rule is PIECE_BY_PIECE and step is not None:
        return WORDS.say(lang, "why-sell-first")
    return ""


def knowledge_figures(state: Zavandor, seat: int, move: Move, rule: Rule, lang: str) -> str:
    """Steps and stones."""
    if isinstance(move, AreaMove):
        level = state.level(seat, move.area)
        if rule is ONE_STEP:
            return WORDS.say(lang, "why-learned")
        if level == TOP_LEVEL and (rule is STEP_COSTS or rule is FREE_STEP):
            return WORDS.say(lang, "why-top-level", area=WORDS.say(lang, f"area-{AREAS[move.area]}"))
        if rule is STEP_COSTS:
            return means(state, seat, STEP_COST[move.area][level], lang)
        if rule is NO_STONE_FOR_FREE_STEP:
            return WORDS.say(lang, "why-no-free-stone")
        if rule is STONE_NEEDED:
            prices = stones_of(state, seat)
            if not prices:
                return WORDS.say(lang, "why-no-stone")
            return WORDS.say(lang, "why-stone-cheapest", price=prices[0])
    elif isinstance(move, StoneMove):
        if rule is BUYING_A_STONE:
            return means(state, seat, STONES[move.stone], lang)
        if rule is STONES_ON_BOARD or rule is FREE_STONE or rule is CLOAK_AS_MIRROR:
            prices = stones_of(state, seat)
            if not prices:
                return WORDS.say(lang, "why-stone-gone")
            return WORDS.say(lang, "why-stones-left", stones=", ".join([str(price) for price in prices]))
    return ""


def auction_figures(state: Zavandor, seat: int, move: Move, rule: Rule, lang: str) -> str:
    """Starting an auction, and bidding."""
    step = state.agenda[-1]
    thing = under_the_hammer(state)
    bid = move.amount if isinstance(move, Bid) else 0
    if isinstance(move, Auction):
        thing = move.thing
        bid = MINIMUM[thing]
        if rule is ON_OFFER:
            return WORDS.say(lang, "why-not-offered", thing=name(lang, thing))
        if rule is ONE_BELT_ONE_WAND:
            return WORDS.say(lang, "why-own-one")
        if rule is MIRROR_NEEDS_GEM or rule is CLOAK_AS_MIRROR:
            return WORDS.say(lang, "why-no-active-gem")
    if rule is BIDDING and isinstance(step, Bidding):
        return WORDS.say(lang, "why-beat", high=step.high)
    if thing is None:
        return ""
    if rule is OPENING_BID:
        return WORDS.say(lang, "why-minimum", thing=the(lang, thing), minimum=MINIMUM[thing])
    if rule is OPENING_BEYOND_MEANS or rule is BEYOND_MEANS:
        text = bid_and_means(bid, state.price(seat, thing, bid), state.means(seat), lang)
        if isinstance(move, Bid):
            top = top_bid(state, seat, thing)
            if top >= MINIMUM[thing]:
                text += " " + WORDS.say(lang, "why-top-bid", top=top)
        return text
    return ""


def energy_figures(state: Zavandor, seat: int, move: Move, rule: Rule, lang: str) -> str:
    """Paying (ZA27, ZA32) and keeping (Z114, ZA33)."""
    pay = paying(state, seat)
    if pay is not None:
        if rule is PIECE_BY_PIECE and state.energy(seat) < pay.due:
            return WORDS.say(lang, "why-due", due=pay.due, energy=state.energy(seat))
        if rule is PAY_ONLY_WHAT_IS_NEEDED:
            return WORDS.say(lang, "why-needless", due=pay.due)
        if rule is PIECE_BY_PIECE:
            if move is PAY_DUST:
                return WORDS.say(lang, "why-dust-due", due=pay.due, dust=state.dust[seat])
            if isinstance(move, CardMove):
                return WORDS.say(lang, "why-no-card")
            if isinstance(move, ConcentratedMove):
                return WORDS.say(lang, "why-no-lump")
    elif keeping(state, seat):
        if rule is KEEP_WHAT_FITS:
            return WORDS.say(lang, "why-more-fits", n=fitting_dust(state, seat))
        if rule is HAND_LIMIT and isinstance(move, (CardMove, ConcentratedMove)):
            weight = CARD_WEIGHT if isinstance(move, CardMove) else CONCENTRATED_WEIGHT
            space = Kept(state, seat).space
            return WORDS.say(lang, "why-space", weight=weight, space=space) if weight > space else ""
    return ""


SAID: Final = Remembered()


def means(state: Zavandor, seat: int, price: int, lang: str) -> str:
    """The price beside what the seat has."""
    energy, worth = state.energy(seat), state.worth[seat]
    key = (lang, "why-means", price, energy, worth)
    said = SAID.get(key)
    return (
        SAID.keep(key, WORDS.say(lang, "why-means", price=price, energy=energy, worth=worth)) if said is None else said
    )


def bid_and_means(bid: int, price: int, means: int, lang: str) -> str:
    """What a bid would cost beside what the seat could pay at most."""
    key = (lang, "why-bid-means", bid, price, means)
    said = SAID.get(key)
    return SAID.keep(key, WORDS.say(lang, "why-bid-means", bid=bid, price=price, means=means)) if said is None else said


def level_in_words(state: Zavandor, seat: int, area: int, lang: str) -> str:
    level = state.level(seat, area)
    key = "why-level" if level else "why-not-entered"
    return WORDS.say(lang, key, area=WORDS.say(lang, f"area-{AREAS[area]}"), level=level)


def stones_of(state: Zavandor, seat: int) -> list[int]:
    """The prices of the stones still on the seat's board."""
    return [price for stone, price in enumerate(STONES) if state.has_stone(seat, stone)]
