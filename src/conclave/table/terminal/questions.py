"""Questions that a person may ask while they decide; they change nothing."""

from __future__ import annotations

from typing import Final

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.table.terminal.menu import Menu
from conclave.table.terminal.page import HEADING, LISTED, QUIET, REFUSED, STRONG, Page

FOLDED: Final = 4
"""So many moves refused by one rule are told with their figures."""
FOUND_RULES: Final = 6
"""So many rules with a word are told in full."""


def why(page: Page, text: str, menu: Menu) -> None:
    """What is refused here, or why one move is."""
    if not text:
        list_refused(page, page.state.refused(page.seat))
        return
    words = text.casefold().split()
    move = page.state.game.lexicon.find(text)
    if move is not None:
        rule = page.state.refusal(page.seat, move)
        if rule is None:
            page.print(page.say("why-allowed", label=page.label(move)))
        else:
            page.refuse(move, rule)
        return
    found = refused_about(page, words)
    if len(found) == 1:
        page.refuse(*found[0])
    elif found:
        list_refused(page, found)
    else:
        allowed = next((choice for choice in menu.all() if choice.found_by(words)), None)
        if allowed is None:
            page.print(page.say("why-unknown", text=text))
        else:
            page.print(page.say("why-allowed", label=allowed.label))


def list_refused(page: Page, refused: list[tuple[Move, Rule]]) -> None:
    """By rule: its words once, then the moves it forbids, with figures while they are few."""
    if not refused:
        page.print(page.say("why-nothing"))
        return
    page.print(page.say("why-title"), HEADING)
    by_rule: dict[str, list[tuple[Move, Rule]]] = {}
    for move, rule in refused:
        by_rule.setdefault(rule.id, []).append((move, rule))
    for id, pairs in by_rule.items():
        words = pairs[0][1].text(page.lang)
        page.print(Padding(Text.assemble((f"{id} ", REFUSED), words), (1, 0, 0, 1)))
        if len(pairs) > FOLDED:
            labels = "; ".join([page.label(move) for move, _ in pairs])
            page.print(Padding(Text(labels, STRONG), (0, 0, 0, 3)))
            continue
        for move, rule in pairs:
            reason = page.speech.reason(page.state, page.seat, move, rule, page.lang)
            extra = reason[len(words) :].strip() if reason.startswith(words) else reason
            line = Text.assemble((page.label(move), STRONG), f"  {extra}" if extra else "")
            page.print(Padding(line, (0, 0, 0, 3)))


def log(page: Page, rest: str) -> None:
    """What happened: the last lines, as many as are asked for."""
    lines = page.words_of(page.match.events)
    if not lines:
        page.print(page.say("log-empty"))
        return
    page.print(page.say("log-title"), HEADING)
    page.print_lines(lines, int(rest[:9]) or 1 if rest.isdecimal() else LISTED)


def rule(page: Page, text: str) -> None:
    """A rule by its number, or those with a word."""
    book = page.state.game.rulebook
    words = book.words(page.lang)
    first = next(iter(words), "-")
    if not text:
        page.print(page.say("rule-usage", first=first))
        return
    rule = book.find(text)
    if rule is not None:
        page.print(Padding(Text.assemble((f"{rule.id} ", HEADING), rule.text(page.lang)), (0, 0, 0, 1)))
        return
    found = [(id, words[id]) for id in words if text.casefold() in words[id].casefold()]
    if not found:
        page.print(page.say("rule-unknown", text=text, first=first))
        return
    page.print(page.say("rule-found", text=text), HEADING)
    for id, sentence in found[:FOUND_RULES]:
        page.print(Padding(Text.assemble((f"{id} ", HEADING), sentence), (0, 0, 0, 1)))
    if len(found) > FOUND_RULES:
        rest = ", ".join([id for id, _ in found[FOUND_RULES:]])
        page.print(Padding(Text(page.say("more", n=len(found) - FOUND_RULES) + f": {rest}", QUIET), (0, 0, 0, 1)))


def help(page: Page) -> None:
    """What can be typed."""
    first = next(iter(page.state.game.rulebook.words(page.lang)), "-")
    page.print(page.say("help-title"), HEADING)
    table = Table.grid(padding=(0, 3, 0, 1))
    for topic in ("number", "words", "move", "why", "undo", "log", "rule", "save", "look", "quit"):
        table.add_row(Text(page.say(f"help-{topic}", first=first), STRONG), Text(page.say(f"help-{topic}.text")))
    page.print(table)


def refused_about(page: Page, words: list[str]) -> list[tuple[Move, Rule]]:
    """The refused moves with all these words in their label or notation."""
    found: list[tuple[Move, Rule]] = []
    for move, rule in page.state.refused(page.seat):
        text = f"{page.label(move)} {move.text}".casefold()
        if all(word in text for word in words):
            found.append((move, rule))
    return found
