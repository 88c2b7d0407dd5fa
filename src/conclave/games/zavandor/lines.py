"""What happened, in words: a line of the log for every event. Texts stand in `text/*.ftl`."""

from __future__ import annotations

from typing import Final

from conclave.engine.events import Event
from conclave.games.zavandor.components import AREAS, CHARACTERS, COLOURS, GEMS, KINDS_OF_COLOUR, LAST_SENTINEL
from conclave.games.zavandor.naming import WORDS, amounts, card, listed, lump, name, the
from conclave.phrases import Figure
from conclave.speech import Remembered

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
    "game_over": ("sold", "round", "winners"),
}
"""Every event of the game, with what its numbers mean, in order."""


SAID: Final = Remembered()


def line(event: Event, names: list[str], seat: int | None, lang: str) -> str:
    """An event as a line of the log; nothing for what needs no words or stands in another line."""
    if event.what == "game_over":
        return closing(event, names, seat, lang)
    own = event.seat >= 0 and event.seat == seat
    who = names[event.seat] if event.seat >= 0 else ""
    key = (lang, event.what, own, who, event.a, event.b, event.c, event.hidden)
    said = SAID.get(key)
    return SAID.keep(key, in_words(event, who, own, lang)) if said is None else said


def in_words(event: Event, who: str, own: bool, lang: str) -> str:
    """What is said of an event to whom it concerns (`own`), or to the others."""
    what = event.what
    figures: dict[str, Figure] = {"who": who}
    for meaning, number in zip(LINES[what], (event.a, event.b, event.c), strict=False):
        translate(figures, meaning, number, lang)
    if what == "pays":
        return ""  # the price stands in the line before
    if what == "position":
        if not own and event.a > 1:
            return ""
    elif what == "draws":
        return drawn_line(event, figures, own, lang)
    elif what == "income":
        pieces = income_in_words(lang, event)
        figures["pieces"] = pieces
        if not pieces:
            what = "no-income"
    elif what == "gives_back":
        figures["pieces"] = listed(lang, amounts(lang, event.a, event.b, event.c))
    return WORDS.say(lang, f"line-{what}-you" if own else f"line-{what}", **figures)


def closing(event: Event, names: list[str], seat: int | None, lang: str) -> str:
    """Why the match is over, and Z122 who has won."""
    sold = event.a >= LAST_SENTINEL
    why = WORDS.say(lang, "line-game_over" if sold else "line-game_over-rounds", n=event.a if sold else event.b)
    best = [each for each in range(len(names)) if event.c >> each & 1]
    who = listed(lang, [WORDS.say(lang, "you") if each == seat else names[each] for each in best])
    how = "shared" if len(best) > 1 else "yours" if best == [seat] else "won"
    return f"{why} {WORDS.say(lang, f'line-game_over-{how}', who=who)}"


def translate(figures: dict[str, Figure], meaning: str, number: int, lang: str) -> None:
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


def drawn_line(event: Event, figures: dict[str, Figure], own: bool, lang: str) -> str:
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


def income_in_words(lang: str, event: Event) -> str:
    """Dust, concentrated energy by colour, and the number of cards; nothing if there was none."""
    parts = [WORDS.say(lang, "some-dust", n=event.a)] if event.a else []
    for colour in range(KINDS_OF_COLOUR):
        parts += [lump(lang, colour)] * (event.b >> (4 * colour) & 15)
    if event.c:
        parts.append(WORDS.say(lang, "some-cards", n=event.c))
    return listed(lang, parts)
