"""What the pages ask about games: the shelf, rulebooks, words, boards."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, BaseNode, Message, VariableReference
from fluent.syntax.visitor import Visitor
from markdown_it import MarkdownIt

from conclave.bots.levels import DEFAULT, LIMITS, NAMES
from conclave.catalog import game as find_game
from conclave.catalog import games as all_games
from conclave.engine.game import Game
from conclave.speech import MissingText, Words
from conclave.table.levels import LEVEL_WORDS
from conclave.table.wire import GameInfo, LevelInfo, NumberedRule, OptionInfo, RulesPage

BOLD_RULE: Final = re.compile(r"<p><strong>([A-Z]+[0-9]+[a-z]*)</strong>")
NAMED_RULE: Final = re.compile(r"\b([A-Z]{1,2}[0-9]+[a-z]?)\b")
TAG: Final = re.compile(r"(<[^>]*>)")


def shelf(lang: str) -> list[GameInfo]:
    """Every game that can be played."""
    return [info(game, lang) for game in all_games().values()]


def info(game: Game, lang: str) -> GameInfo:
    texts = words(game.id, lang)
    weight = texts.get("shelf-weight", "")
    return GameInfo(
        id=game.id,
        title=game.title(lang),
        about=texts.get("shelf-about") or first_paragraph(game.rulebook.source(lang)),
        low=game.low,
        high=game.high,
        preset=game.preset,
        minutes=texts.get("shelf-minutes"),
        weight=int(weight) if weight.isdecimal() else None,
        options=[
            OptionInfo(o.name, list(o.values), o.default, o.rule.id, o.rule.text(lang), texts.get(f"option-{o.name}"))
            for o in game.options
        ],
        levels=[LevelInfo(id, *LEVEL_WORDS[id][lang], LIMITS.get(id, 0.0), id == DEFAULT) for id in NAMES],
        authors=texts.get("shelf-authors"),
        board=(room(game) / "board.js").exists(),
        lid=(room(game) / "lid.js").exists(),
    )


def room(game: Game) -> Path:
    """The game's folder."""
    return game.rulebook.folder


def first_paragraph(source: str) -> str:
    paragraphs = [" ".join(text.split()) for text in source.split("\n\n")]
    return next((text for text in paragraphs if text and text[0] not in "#*|-"), "")


@lru_cache(maxsize=64)
def rules(id: str, lang: str) -> RulesPage:
    """The rulebook as a page: every rule is a place one can link to, and every number named elsewhere such a link."""
    game = find_game(id)
    known = game.rulebook.words(lang)
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(game.rulebook.source(lang))
    html = BOLD_RULE.sub(r'<p class="rule" id="\1"><a class="number" href="#\1">\1</a>', html)
    html = link_numbers(html, known)
    return RulesPage(game.title(lang), lang, html, [NumberedRule(number, text) for number, text in known.items()])


def link_numbers(html: str, known: dict[str, str]) -> str:
    """Numbers of rules in running text become links to them."""

    def link(found: re.Match[str]) -> str:
        number = found[1]
        return f'<a href="#{escape(number)}">{number}</a>' if number in known else number

    pieces = TAG.split(html)
    inside = False
    for n, piece in enumerate(pieces):
        if n % 2:
            inside = piece.startswith("<a ") or (inside and piece != "</a>")
        elif not inside:
            pieces[n] = NAMED_RULE.sub(link, piece)
    return "".join(pieces)


class Variables(Visitor):
    """Collects the names of the figures that a text needs."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def figures(node: BaseNode) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.names


@lru_cache(maxsize=64)
def words(id: str, lang: str) -> dict[str, str]:
    """The game's words for its board: all texts that need no figures, and those beginning with `board-` with `{name}` where
    a figure belongs."""
    folder = room(find_game(id))
    try:
        source = (folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    except OSError:
        return {}
    texts = Words(folder)
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        if not isinstance(entry, Message):
            continue
        key = str(entry.id.name)
        nodes: list[tuple[str, Any]] = [(key, entry.value)] if entry.value is not None else []
        for attribute in entry.attributes:
            assert isinstance(attribute, Attribute)
            nodes.append((f"{key}.{attribute.id.name}", attribute.value))
        for name, value in nodes:
            needed = figures(value)
            if needed and not key.startswith("board-"):
                continue
            try:
                found[name] = texts.say(lang, name, **{figure: f"{{{figure}}}" for figure in needed})
            except MissingText:
                continue
    return found
