"""The words of Zavandor: what is asked, and what can be done. `reasons` says why not, `lines` what happened.

Nothing here looks at what the seat must not know: own figures and public ones only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.engine.events import Event
from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.games.zavandor.asked import fitting_dust, keeping, paying, under_the_hammer
from conclave.games.zavandor.components import (
    AREAS,
    BACKS,
    CHARACTERS,
    COLOURS,
    CONCENTRATED,
    FIRST_SENTINEL,
    GEMS,
    KINDS_OF_ARTIFACT,
    KINDS_OF_COLOUR,
    MINIMUM,
    OBJECTS,
    SENTINEL_POINTS,
    STEP_COST,
    STONES,
    TOP_LEVEL,
    VALUE,
)
from conclave.games.zavandor.lines import LINES, line
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
from conclave.games.zavandor.naming import WORDS, bare, card, in_words, lump, the
from conclave.games.zavandor.reasons import reason
from conclave.games.zavandor.state import Zavandor
from conclave.games.zavandor.steps.auction import Bidding, LoseGem, Opening
from conclave.games.zavandor.steps.knowledge import FreeStep, FreeStone
from conclave.games.zavandor.steps.payment import Pay
from conclave.games.zavandor.steps.reckoning import Kept, Limits
from conclave.games.zavandor.steps.setup import ChooseBoard
from conclave.games.zavandor.steps.suggest import best_keeping, best_payment
from conclave.games.zavandor.steps.turn import Turn
from conclave.phrases import Figure
from conclave.speech import Remembered

__all__ = ["GROUPS", "LINES", "SPEECH", "WORDS"]

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
GROUP_KEYS: Final[dict[Move, str]] = {move: f"group-{name}" for name, moves in GROUPS for move in moves}


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
        figures = label_figures(state, seat, move)
        if figures is None:
            return self.new_label(state, seat, move, lang)
        key = (lang, move.number, figures[0], figures[1])
        said = LABELS.get(key)
        return LABELS.keep(key, self.new_label(state, seat, move, lang)) if said is None else said

    def new_label(self, state: Zavandor, seat: int, move: Move, lang: str) -> str:
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
                return WORDS.say(lang, "label-pay.change", due=step.due, pieces=pieces, change=-dust)
            return WORDS.say(lang, "label-pay.full", due=step.due, pieces=pieces)
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
        key = (lang, move.number)
        said = HEADINGS.get(key)
        return HEADINGS.keep(key, self.new_group(move, lang)) if said is None else said

    def new_group(self, move: Move, lang: str) -> str:
        if isinstance(move, Auction):
            return WORDS.say(lang, "group-auction" if move.thing < FIRST_SENTINEL else "group-auction-sentinel")
        if isinstance(move, Bid):
            return WORDS.say(lang, "group-bid")
        if isinstance(move, (CardMove, ConcentratedMove)):
            return WORDS.say(lang, "group-keep-card" if move.text.startswith("keep") else "group-pay-card")
        if isinstance(move, Choose):
            return WORDS.say(lang, "group-choose")
        key = GROUP_KEYS.get(move)
        return "" if key is None else WORDS.say(lang, key)

    def touches(self, state: Zavandor, seat: int, move: Move) -> list[str]:
        named = NAMED.get(move)
        if named is None:
            named = NAMED[move] = pieces_named(move)
        if named:
            return named
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

    # Why not, and what happened

    def reason(self, state: Zavandor, seat: int, move: Move, rule: Rule, lang: str) -> str:
        return reason(state, seat, move, rule, lang)

    def line(self, event: Event, names: list[str], seat: int | None, lang: str) -> str:
        return line(event, names, seat, lang)


LABELS: Final = Remembered()
HEADINGS: Final = Remembered()


def label_figures(state: Zavandor, seat: int, move: Move) -> tuple[int, int] | None:
    """The figures on which the label of a move hangs, of moves that stand in most menus; None for the others."""
    if isinstance(move, Auction):
        thing = move.thing
        points = state.bonus(seat, thing - FIRST_SENTINEL) if thing >= FIRST_SENTINEL else 0
        return points, state.price(seat, thing, MINIMUM[thing]) if placed(state) else MINIMUM[thing]
    if isinstance(move, AreaMove):
        return state.level(seat, move.area), 0
    if isinstance(move, StoneMove):
        return 0, 0
    if isinstance(move, GemMove):
        if move is ENCHANT[move.gem]:
            return state.gem_price(seat, move.gem), int(state.active_gems(seat) < state.slots(seat))
        return state.gem_sale(seat, move.gem), 0
    return None


NAMED: Final[dict[Move, list[str]]] = {}
"""The pieces that a move names, which nobody changes."""


def pieces_named(move: Move) -> list[str]:
    """The ids of the pieces that a move names, wherever it is made."""
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
    return []


def placed(state: Zavandor) -> bool:
    """Does everybody have a position, so that surcharges are known?"""
    return len(state.order) == state.living()


def worth(kind: int) -> int:
    return VALUE[kind] if kind >= 0 else CONCENTRATED[-1 - kind]


def piece_of(thing: int) -> str:
    return f"artifact:{OBJECTS[thing]}" if thing < KINDS_OF_ARTIFACT else f"sentinel:{OBJECTS[thing]}"


def pieces_touched(state: Zavandor, seat: int, kinds: list[int], dust: bool) -> list[str]:
    """The ids of pieces that `suggest` named, that of a concentrated energy as often as it was."""
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
    touched += sorted(f"concentrated:{COLOURS[-1 - kind]}" for kind in wanted if kind < 0)
    return [*touched, "dust"] if dust else touched


SPEECH: Final = ZavandorSpeech()
