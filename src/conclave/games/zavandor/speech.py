"""The words of Zavandor: what is asked, what can be done, why not, what happened. Texts stand in `text/*.ftl`.

Nothing here looks at what the seat must not know: own figures and public ones only.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from conclave.engine.events import Event
from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.games.zavandor.components import (
    AREAS,
    BACKS,
    CARD_WEIGHT,
    CHARACTERS,
    COLOURS,
    CONCENTRATED,
    CONCENTRATED_WEIGHT,
    ELIXIR,
    FIRST_SENTINEL,
    GEMS,
    KIND_COLOUR,
    KINDS_OF_ARTIFACT,
    KINDS_OF_COLOUR,
    LAST_SENTINEL,
    LORE_FIRE,
    MINIMUM,
    OBJECTS,
    RUBY,
    SENTINEL_POINTS,
    SPELLBOOK,
    STEP_COST,
    STONES,
    TOP_LEVEL,
    VALUE,
    most_dust,
)
from conclave.games.zavandor.moves import (
    ACTIVATE,
    ADVANCE,
    DEACTIVATE,
    ENCHANT,
    KEEP,
    KEEP_CARD,
    KEEP_CONCENTRATED,
    KEEP_DUST,
    LEARN,
    LOSE,
    PASS,
    PAY,
    PAY_DUST,
    SELL,
    SELL_INACTIVE,
    STONE,
    TAKE,
    AreaMove,
    Auction,
    Bid,
    CardMove,
    Choose,
    ConcentratedMove,
    Deal,
    Draw,
    GemMove,
    Lot,
    Reveal,
    StoneMove,
)
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
from conclave.games.zavandor.steps.auction import Bidding, LoseGem, Opening, top_bid
from conclave.games.zavandor.steps.knowledge import FreeStep, FreeStone
from conclave.games.zavandor.steps.payment import Pay
from conclave.games.zavandor.steps.reckoning import Kept, Limits
from conclave.games.zavandor.steps.setup import ChooseBoard
from conclave.games.zavandor.steps.suggest import best_keeping, best_payment
from conclave.games.zavandor.steps.turn import Turn
from conclave.speech import Figure, Words

WORDS: Final = Words(Path(__file__).parent)

GROUPS: Final[list[tuple[str, Sequence[Move]]]] = [
    ("enchant", ENCHANT),
    ("learn", LEARN),
    ("stone", STONE),
    ("activate", [*ACTIVATE, *DEACTIVATE]),
    ("sell", [*SELL, *SELL_INACTIVE]),
    ("advance", ADVANCE),
    ("take", TAKE),
    ("lose", LOSE),
]
"""Moves that stand under a heading of their own."""

LINES: Final[dict[str, tuple[str, ...]]] = {
    "first_to_choose": (),
    "sits_down": ("character",),
    "round": ("n",),
    "position": ("n",),
    "revealed": ("lot",),
    "turn": (),
    "income": (),
    "draws": (),
    "no_card_left": ("cards", "n"),
    "reshuffle": ("cards",),
    "enchants": ("gem", "n"),
    "sells": ("gem", "n"),
    "activates": ("gem",),
    "deactivates": ("gem",),
    "auctions": ("thing",),
    "opens": ("thing", "n"),
    "bids": ("thing", "n"),
    "passes": (),
    "wins": ("thing", "n", "price"),
    "free_diamond": (),
    "loses_gem": ("gem",),
    "struck": (),
    "last_one": (),
    "pays": (),
    "card_spent": ("card",),
    "concentrated_spent": ("lump",),
    "lost_dust": ("n",),
    "learns": ("area", "n", "free"),
    "takes_stone": ("n", "free"),
    "step_lapses": (),
    "declines": (),
    "gives_back": (),
    "points": ("points",),
    "game_over": ("n",),
}
"""Every event of the game, with what its numbers mean, in order."""


class ZavandorSpeech:
    """The game's words, as the engine asks for them."""

    # What is asked

    def prompt(self, state: Zavandor, seat: int, lang: str) -> str:
        if state.over:
            return WORDS.say(lang, "prompt-over")
        if seat not in state.to_act:
            return WORDS.say(lang, "prompt-wait")
        step = state.agenda[-1]
        if isinstance(step, Turn):
            return WORDS.say(lang, "prompt-turn")
        if isinstance(step, Opening):
            return WORDS.say(lang, "prompt-opening", thing=the(lang, step.thing), minimum=MINIMUM[step.thing])
        if isinstance(step, Bidding):
            return WORDS.say(lang, "prompt-bidding", thing=the(lang, step.thing), high=step.high)
        if isinstance(step, Pay):
            if state.energy(seat) < step.due:
                return WORDS.say(lang, "prompt-pay-short", due=step.due, energy=state.energy(seat))
            return WORDS.say(lang, "prompt-pay", due=step.due)
        if isinstance(step, FreeStep):
            return WORDS.say(lang, "prompt-steps", n=step.left) if step.left > 1 else WORDS.say(lang, "prompt-step")
        if isinstance(step, FreeStone):
            return WORDS.say(lang, "prompt-stone")
        if isinstance(step, LoseGem):
            return WORDS.say(lang, "prompt-lose")
        if isinstance(step, ChooseBoard):
            return WORDS.say(lang, "prompt-choose")
        assert isinstance(step, Limits)
        limit = state.limit(seat)
        if state.answers_of(seat):
            return WORDS.say(lang, "prompt-keep-more", space=Kept(state, seat).space, limit=limit)
        return WORDS.say(lang, "prompt-keep", weight=state.weight(seat), limit=limit)

    # What can be done

    def label(self, state: Zavandor, seat: int, move: Move, lang: str) -> str:
        text = self._label(state, seat, move, lang)
        return text[0].upper() + text[1:]

    def _label(self, state: Zavandor, seat: int, move: Move, lang: str) -> str:
        if isinstance(move, GemMove):
            return self._gem_label(state, seat, move, lang)
        if isinstance(move, Auction):
            return self._auction_label(state, seat, move.thing, lang)
        if isinstance(move, Bid):
            thing = under_the_hammer(state)
            if thing is not None and state.price(seat, thing, move.amount) != move.amount:
                return WORDS.say(lang, "label-bid.price", bid=move.amount, price=state.price(seat, thing, move.amount))
            return WORDS.say(lang, "label-bid", bid=move.amount)
        if isinstance(move, AreaMove):
            return self._area_label(state, seat, move, lang)
        if isinstance(move, StoneMove):
            word = "stone" if move is STONE[move.stone] else "take"
            return WORDS.say(lang, f"label-{word}", price=STONES[move.stone])
        if isinstance(move, CardMove):
            word = "keep" if move is KEEP_CARD[move.colour][move.nth] else "pay"
            return WORDS.say(lang, f"label-{word}-card", card=self._card(state, seat, move, lang))
        if isinstance(move, ConcentratedMove):
            word = "keep" if move is KEEP_CONCENTRATED[move.colour] else "pay"
            return WORDS.say(lang, f"label-{word}-concentrated", lump=lump(lang, move.colour))
        if isinstance(move, Choose):
            name = CHARACTERS[move.character]
            effect = WORDS.say(lang, f"character-{name}.effect")
            return WORDS.say(lang, "label-choose", character=WORDS.say(lang, f"character-{name}"), effect=effect)
        if isinstance(move, Deal):
            return WORDS.say(
                lang, "label-deal", character=WORDS.say(lang, f"character-{CHARACTERS[move.character]}.bare")
            )
        if isinstance(move, Lot):
            return WORDS.say(lang, "label-lot", seat=move.seat + 1)
        if isinstance(move, Reveal):
            return WORDS.say(lang, "label-reveal", thing=bare(lang, move.artifact))
        if isinstance(move, Draw):
            return WORDS.say(lang, "label-draw", card=card(lang, move.kind, "one"))
        return self._word_label(state, seat, move, lang)

    def _gem_label(self, state: Zavandor, seat: int, move: GemMove, lang: str) -> str:
        gem = move.gem
        name = WORDS.say(lang, f"gem-{GEMS[gem]}.bare")
        if move is ENCHANT[gem]:
            key = "label-enchant" if state.active_gems(seat) < state.slots(seat) else "label-enchant.idle"
            return WORDS.say(lang, key, gem=name, price=state.gem_price(seat, gem))
        if move is SELL[gem]:
            return WORDS.say(lang, "label-sell", gem=name, price=state.gem_sale(seat, gem))
        if move is SELL_INACTIVE[gem]:
            acc = WORDS.say(lang, f"gem-{GEMS[gem]}.acc")
            return WORDS.say(lang, "label-sell-inactive", gem=acc, price=state.gem_sale(seat, gem))
        word = "activate" if move is ACTIVATE[gem] else "deactivate" if move is DEACTIVATE[gem] else "lose"
        return WORDS.say(lang, f"label-{word}", gem=name)

    def _area_label(self, state: Zavandor, seat: int, move: AreaMove, lang: str) -> str:
        key = "label-learn" if move is LEARN[move.area] else "label-advance"
        area = WORDS.say(lang, f"area-{AREAS[move.area]}")
        level = state.level(seat, move.area)
        if level == TOP_LEVEL:
            return WORDS.say(lang, f"{key}.done", area=area)
        return WORDS.say(lang, key, area=area, level=level + 1, price=STEP_COST[move.area][level])

    def _auction_label(self, state: Zavandor, seat: int, thing: int, lang: str) -> str:
        figures: dict[str, Figure] = {"thing": bare(lang, thing), "minimum": MINIMUM[thing]}
        key = "label-auction"
        if thing >= FIRST_SENTINEL:
            key = "label-auction-sentinel"
            figures["points"] = SENTINEL_POINTS + state.bonus(seat, thing - FIRST_SENTINEL)
        if placed(state):
            price = state.price(seat, thing, MINIMUM[thing])
            if price != MINIMUM[thing]:
                key += ".price"
                figures["price"] = price
        return WORDS.say(lang, key, **figures)

    def _word_label(self, state: Zavandor, seat: int, move: Move, lang: str) -> str:
        if move is PAY:
            step = paying(state, seat)
            if step is None or state.energy(seat) < step.due:
                return WORDS.say(lang, "label-pay")
            kinds = best_payment(state, seat, step.due, step.least)
            dust = step.due - sum(worth(kind) for kind in kinds)
            pieces = in_words(lang, kinds, max(0, dust))
            if dust < 0:
                return WORDS.say(lang, "label-pay.change", pieces=pieces, change=-dust)
            return WORDS.say(lang, "label-pay.full", pieces=pieces)
        if move is PAY_DUST:
            step = paying(state, seat)
            return WORDS.say(lang, "label-pay-dust.full", due=step.due) if step else WORDS.say(lang, "label-pay-dust")
        if move is KEEP:
            if not keeping(state, seat):
                return WORDS.say(lang, "label-keep")
            best = best_keeping(state, seat)
            return WORDS.say(lang, "label-keep.full", pieces=in_words(lang, best.pieces, best.dust))
        if move is KEEP_DUST:
            if not keeping(state, seat):
                return WORDS.say(lang, "label-keep-dust")
            dust = fitting_dust(state, seat)
            if not dust:
                return WORDS.say(lang, "label-keep-dust.nothing")
            return WORDS.say(lang, "label-keep-dust.full", n=dust, all=state.dust[seat])
        return WORDS.say(lang, f"label-{move.text}")

    def _card(self, state: Zavandor, seat: int, move: CardMove, lang: str) -> str:
        """The card by its value where the seat knows it, else by its place."""
        piece = state.secrets.nth(seat, move.colour, move.nth)
        kind = state.secrets.known(piece, seat) if piece >= 0 else -1
        if kind < 0:
            return WORDS.say(lang, f"colour-{COLOURS[move.colour]}.nth", n=move.nth + 1)
        return card(lang, kind, "the")

    def group(self, state: Zavandor, seat: int, move: Move, lang: str) -> str:
        if isinstance(move, Auction):
            return WORDS.say(lang, "group-auction" if move.thing < FIRST_SENTINEL else "group-auction-sentinel")
        if isinstance(move, Bid):
            return WORDS.say(lang, "group-bid")
        if isinstance(move, (CardMove, ConcentratedMove)):
            return WORDS.say(lang, "group-keep-card" if move.text.startswith("keep") else "group-pay-card")
        if isinstance(move, Choose):
            return WORDS.say(lang, "group-choose")
        for name, moves in GROUPS:
            if move in moves:
                return WORDS.say(lang, f"group-{name}")
        return ""

    def touches(self, state: Zavandor, seat: int, move: Move) -> list[str]:
        if isinstance(move, GemMove):
            return [f"gem:{GEMS[move.gem]}"]
        if isinstance(move, AreaMove):
            return [f"area:{AREAS[move.area]}"]
        if isinstance(move, StoneMove):
            return [f"stone:{STONES[move.stone]}"]
        if isinstance(move, Auction):
            return [piece_of(move.thing)]
        if isinstance(move, CardMove):
            return [f"card:{COLOURS[move.colour]}:{move.nth + 1}"]
        if isinstance(move, ConcentratedMove):
            return [f"concentrated:{COLOURS[move.colour]}"]
        if isinstance(move, (Choose, Deal)):
            return [f"character:{CHARACTERS[move.character]}"]
        if isinstance(move, Reveal):
            return [piece_of(move.artifact)]
        if isinstance(move, Bid) or move is PASS:
            thing = under_the_hammer(state)
            return [] if thing is None else [piece_of(thing)]
        if move is PAY_DUST or move is KEEP_DUST:
            return ["dust"]
        if move is PAY:
            step = paying(state, seat)
            if step is not None and state.energy(seat) >= step.due:
                kinds = best_payment(state, seat, step.due, step.least)
                return pieces_touched(state, seat, kinds, sum(worth(kind) for kind in kinds) < step.due)
        if move is KEEP and keeping(state, seat):
            best = best_keeping(state, seat)
            return pieces_touched(state, seat, best.pieces, best.dust > 0)
        return []

    # Why not

    def reason(self, state: Zavandor, seat: int, move: Move, rule: Rule, lang: str) -> str:
        words = rule.text(lang)
        figures = self._figures(state, seat, move, rule, lang) if seat in state.to_act else ""
        return f"{words} {figures}" if figures else words

    def _figures(self, state: Zavandor, seat: int, move: Move, rule: Rule, lang: str) -> str:
        """What this position adds to the rule, or nothing."""
        if isinstance(move, GemMove):
            return self._gem_figures(state, seat, move, rule, lang)
        if isinstance(move, (AreaMove, StoneMove)):
            return self._knowledge_figures(state, seat, move, rule, lang)
        if isinstance(move, (Auction, Bid)) or move is PASS:
            return self._auction_figures(state, seat, move, rule, lang)
        if isinstance(move, Choose) and rule is ONE_BOARD_EACH:
            return WORDS.say(lang, "why-taken", character=WORDS.say(lang, f"character-{CHARACTERS[move.character]}"))
        return self._energy_figures(state, seat, move, rule, lang)

    def _gem_figures(self, state: Zavandor, seat: int, move: GemMove, rule: Rule, lang: str) -> str:
        gem = move.gem
        if rule is GEM_COSTS:
            return self._means(state, seat, state.gem_price(seat, gem), lang)
        if rule is EMERALD_NEEDS_SPELLBOOK or rule is DIAMOND_NEEDS_ELIXIR:
            thing = SPELLBOOK if rule is EMERALD_NEEDS_SPELLBOOK else ELIXIR
            if thing in state.offer:
                offer = WORDS.say(lang, "why-offer", thing=name(lang, thing), minimum=MINIMUM[thing])
            else:
                offer = WORDS.say(lang, "why-no-offer")
            return WORDS.say(lang, "why-none-owned") + " " + offer
        if rule is RUBY_NEEDS_FIRE:
            return self._level(state, seat, LORE_FIRE, lang)
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

    def _knowledge_figures(self, state: Zavandor, seat: int, move: Move, rule: Rule, lang: str) -> str:
        if isinstance(move, AreaMove):
            level = state.level(seat, move.area)
            if rule is ONE_STEP:
                return WORDS.say(lang, "why-learned")
            if level == TOP_LEVEL and (rule is STEP_COSTS or rule is FREE_STEP):
                return WORDS.say(lang, "why-top-level", area=WORDS.say(lang, f"area-{AREAS[move.area]}"))
            if rule is STEP_COSTS:
                return self._means(state, seat, STEP_COST[move.area][level], lang)
            if rule is NO_STONE_FOR_FREE_STEP:
                return WORDS.say(lang, "why-no-free-stone")
            if rule is STONE_NEEDED:
                prices = stones_of(state, seat)
                if not prices:
                    return WORDS.say(lang, "why-no-stone")
                return WORDS.say(lang, "why-stone-cheapest", price=prices[0])
        elif isinstance(move, StoneMove):
            if rule is BUYING_A_STONE:
                return self._means(state, seat, STONES[move.stone], lang)
            if rule is STONES_ON_BOARD or rule is FREE_STONE or rule is CLOAK_AS_MIRROR:
                prices = stones_of(state, seat)
                if not prices:
                    return WORDS.say(lang, "why-stone-gone")
                return WORDS.say(lang, "why-stones-left", stones=", ".join([str(price) for price in prices]))
        return ""

    def _auction_figures(self, state: Zavandor, seat: int, move: Move, rule: Rule, lang: str) -> str:
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
            price = state.price(seat, thing, bid)
            text = WORDS.say(lang, "why-bid-means", bid=bid, price=price, means=state.means(seat))
            top = top_bid(state, seat, thing)
            if isinstance(move, Bid) and top >= MINIMUM[thing]:
                text += " " + WORDS.say(lang, "why-top-bid", top=top)
            return text
        return ""

    def _energy_figures(self, state: Zavandor, seat: int, move: Move, rule: Rule, lang: str) -> str:
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

    def _means(self, state: Zavandor, seat: int, price: int, lang: str) -> str:
        return WORDS.say(lang, "why-means", price=price, energy=state.energy(seat), worth=state.worth[seat])

    def _level(self, state: Zavandor, seat: int, area: int, lang: str) -> str:
        level = state.level(seat, area)
        key = "why-level" if level else "why-not-entered"
        return WORDS.say(lang, key, area=WORDS.say(lang, f"area-{AREAS[area]}"), level=level)

    # What happened

    def line(self, event: Event, names: list[str], seat: int | None, lang: str) -> str:
        what = event.what
        own = event.seat >= 0 and event.seat == seat
        figures: dict[str, Figure] = {"who": names[event.seat] if event.seat >= 0 else ""}
        for meaning, number in zip(LINES[what], (event.a, event.b, event.c), strict=False):
            self._translate(figures, meaning, number, lang)
        if what == "pays":
            return ""  # the price stands in the line before
        if what == "position":
            if not own and event.a > 1:
                return ""
        elif what == "draws":
            return self._draw_line(event, figures, own, lang)
        elif what == "income":
            pieces = income_in_words(lang, event)
            figures["pieces"] = pieces
            if not pieces:
                what = "no-income"
        elif what == "gives_back":
            figures["pieces"] = listed(lang, amounts(lang, event.a, event.b, event.c))
        elif what == "game_over" and event.a < LAST_SENTINEL:
            return WORDS.say(lang, "line-game_over-rounds", n=event.b)
        return WORDS.say(lang, f"line-{what}-you" if own else f"line-{what}", **figures)

    def _translate(self, figures: dict[str, Figure], meaning: str, number: int, lang: str) -> None:
        """Add what a number of an event means."""
        if meaning == "gem":
            figures["gem"] = WORDS.say(lang, f"gem-{GEMS[number]}.one")
        elif meaning == "thing":
            figures["thing"] = the(lang, number)
        elif meaning == "lot":
            figures["thing"] = name(lang, number)
        elif meaning == "area":
            figures["area"] = WORDS.say(lang, f"area-{AREAS[number]}")
        elif meaning == "character":
            figures["character"] = WORDS.say(lang, f"character-{CHARACTERS[number]}.the")
        elif meaning == "card":
            figures["card"] = card(lang, number, "one")
        elif meaning == "lump":
            figures["card"] = lump(lang, number)
        elif meaning == "free":
            figures["free"] = "yes" if number else "no"
        elif meaning == "cards":
            figures["cards"] = WORDS.say(lang, f"colour-{COLOURS[number]}.cards")
        elif meaning == "points":
            figures["points"] = WORDS.say(lang, "some-points", n=number)
        else:
            figures[meaning] = number

    def _draw_line(self, event: Event, figures: dict[str, Figure], own: bool, lang: str) -> str:
        """A drawn card: its value only where the event still has it. What others draw is told with their income."""
        aside = event.b == 1
        if event.hidden >= 0:
            figures["card"] = card(lang, event.hidden, "one")
        else:
            figures["card"] = WORDS.say(lang, f"colour-{COLOURS[event.a]}.card")
        if aside:
            return WORDS.say(lang, "line-draws-aside-you" if own else "line-draws-aside", **figures)
        if own:
            return WORDS.say(lang, "line-draws-you", **figures)
        return WORDS.say(lang, "line-draws-open", **figures) if event.hidden >= 0 else ""


# Things in words


def name(lang: str, thing: int) -> str:
    return WORDS.say(lang, f"thing-{OBJECTS[thing]}")


def the(lang: str, thing: int) -> str:
    return WORDS.say(lang, f"thing-{OBJECTS[thing]}.the")


def bare(lang: str, thing: int) -> str:
    return WORDS.say(lang, f"thing-{OBJECTS[thing]}.bare")


def card(lang: str, kind: int, form: str) -> str:
    return WORDS.say(lang, f"colour-{COLOURS[KIND_COLOUR[kind]]}.{form}", value=VALUE[kind])


def lump(lang: str, colour: int) -> str:
    return WORDS.say(lang, f"colour-{COLOURS[colour]}.lump", value=CONCENTRATED[colour])


def in_words(lang: str, kinds: list[int], dust: int) -> str:
    """Pieces as `suggest` names them: blue 5 + concentrated green 30 + 10 dust."""
    ordered = sorted([kind for kind in kinds if kind >= 0]) + sorted([kind for kind in kinds if kind < 0], reverse=True)
    pieces = [card(lang, kind, "piece") if kind >= 0 else lump(lang, -1 - kind) for kind in ordered]
    if dust or not pieces:
        pieces.append(WORDS.say(lang, "some-dust", n=dust))
    return " + ".join(pieces)


def amounts(lang: str, cards: int, lumps: int, dust: int) -> list[str]:
    parts = [("some-cards", cards), ("some-lumps", lumps), ("some-dust", dust)]
    return [WORDS.say(lang, key, n=n) for key, n in parts if n]


def income_in_words(lang: str, event: Event) -> str:
    """Dust, concentrated energy by colour, and the number of cards; nothing if there was none."""
    parts = [WORDS.say(lang, "some-dust", n=event.a)] if event.a else []
    for colour in range(KINDS_OF_COLOUR):
        parts += [lump(lang, colour)] * (event.b >> (4 * colour) & 15)
    if event.c:
        parts.append(WORDS.say(lang, "some-cards", n=event.c))
    return listed(lang, parts)


def listed(lang: str, parts: list[str]) -> str:
    """a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {WORDS.say(lang, 'and')} {parts[-1]}"


# Where the match stands


def under_the_hammer(state: Zavandor) -> int | None:
    """The object that is being auctioned."""
    step = state.agenda[-1] if state.agenda else None
    return step.thing if isinstance(step, (Opening, Bidding)) else None


def paying(state: Zavandor, seat: int) -> Pay | None:
    """The seat's own payment, if one is being made."""
    step = state.agenda[-1] if state.agenda else None
    return step if isinstance(step, Pay) and step.seat == seat else None


def keeping(state: Zavandor, seat: int) -> bool:
    """Is the seat asked what it keeps?"""
    return seat in state.to_act and isinstance(state.agenda[-1], Limits)


def fitting_dust(state: Zavandor, seat: int) -> int:
    return most_dust(state.dust[seat], Kept(state, seat).space, state.switches.one_dust)


def placed(state: Zavandor) -> bool:
    """Does everybody have a position, so that surcharges are known?"""
    return len(state.order) == len(state.alive())


def stones_of(state: Zavandor, seat: int) -> list[int]:
    return [price for stone, price in enumerate(STONES) if state.has_stone(seat, stone)]


def worth(kind: int) -> int:
    return VALUE[kind] if kind >= 0 else CONCENTRATED[-1 - kind]


def piece_of(thing: int) -> str:
    return f"artifact:{OBJECTS[thing]}" if thing < KINDS_OF_ARTIFACT else f"sentinel:{OBJECTS[thing]}"


def pieces_touched(state: Zavandor, seat: int, kinds: list[int], dust: bool) -> list[str]:
    """The ids of pieces that `suggest` named."""
    touched: list[str] = []
    wanted = list(kinds)
    counts = [0] * KINDS_OF_COLOUR
    for piece in state.secrets.at(seat):
        kind = state.secrets.kind[piece]
        colour = BACKS.back[kind]
        counts[colour] += 1
        if kind in wanted:
            wanted.remove(kind)
            touched.append(f"card:{COLOURS[colour]}:{counts[colour]}")
    touched += sorted({f"concentrated:{COLOURS[-1 - kind]}" for kind in wanted if kind < 0})
    return [*touched, "dust"] if dust else touched


SPEECH: Final = ZavandorSpeech()
