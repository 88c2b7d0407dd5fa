"""Rules: a number, and its words in the rulebook."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

LANGUAGES: Final = ("en", "de")
_RULE: Final = re.compile(r"^\*\*([A-Z]+[0-9]+[a-z]*)\*\*\s+(.*?)(?=\n\s*\n|\Z)", re.M | re.S)


class Rule:
    """One numbered rule of a game. There is one object a number, so identity is equality."""

    __slots__ = ("book", "id")

    def __init__(self, book: Rulebook, id: str) -> None:
        self.book: Final[Rulebook] = book
        self.id: Final[str] = id

    def text(self, lang: str = "en") -> str:
        """Its words, from our own rulebook."""
        return self.book.words(lang)[self.id]

    def __str__(self) -> str:
        return self.id

    def __repr__(self) -> str:
        return f"<rule {self.id}>"


class Rulebook:
    """The rules of a game: `rulebook.en.md` and `rulebook.de.md` in its room, read when first asked for."""

    __slots__ = ("_words", "folder", "rules")

    def __init__(self, folder: str) -> None:
        self.folder: Final[Path] = Path(folder)
        self.rules: dict[str, Rule] = {}
        self._words: dict[str, dict[str, str]] = {}

    def rule(self, id: str) -> Rule:
        """The rule with this number; made at the first asking, so constants cost no reading of files."""
        known = self.rules.get(id)
        if known is None:
            known = Rule(self, id)
            self.rules[id] = known
        return known

    def source(self, lang: str) -> str:
        """The whole rulebook in a language."""
        if lang not in LANGUAGES:
            lang = LANGUAGES[0]
        return (self.folder / f"rulebook.{lang}.md").read_text(encoding="utf-8")

    def words(self, lang: str) -> dict[str, str]:
        """Number to text, in the order of the book."""
        if lang not in LANGUAGES:
            lang = LANGUAGES[0]
        found = self._words.get(lang)
        if found is None:
            found = read_rules(self.source(lang))
            self._words[lang] = found
        return found

    def find(self, id: str) -> Rule | None:
        """The rule with this number if the book has it; capitals do not matter."""
        for known in self.words(LANGUAGES[0]):
            if known.lower() == id.lower():
                return self.rule(known)
        return None


def read_rules(text: str) -> dict[str, str]:
    """Every paragraph that opens with a bold number."""
    rules: dict[str, str] = {}
    for match in _RULE.finditer(text):
        number = str(match.group(1))
        if number in rules:
            raise ValueError(f"rule {number} stands twice")
        rules[number] = " ".join(str(match.group(2)).split())
    return rules


HOUSE: Final = Rulebook(str(Path(__file__).parent))
NOT_ASKED: Final = HOUSE.rule("E1")
NOT_HERE: Final = HOUSE.rule("E2")
