"""Phrases: the patterns of Fluent files made ready to be spoken often. Compiled: a table says thousands of them a second.

What a pattern may be made of is text, `{ $figure }`, other messages, and a choice by a figure: by its words, its number, or the
plural it takes. That is all that our languages need; anything else is a mistake in the file.
"""

from __future__ import annotations

from typing import Any, Final

from fluent.syntax.ast import (
    Identifier,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

Figure = str | int
Figures = dict[str, str | int]


class UnknownPattern(Exception):
    """Something in a file that phrases cannot be made of."""


class Phrase:
    """Text that may hang on figures. A figure that is missing is a KeyError."""

    def say(self, figures: Figures) -> str:
        raise NotImplementedError


class Plain(Phrase):
    """The same in every case."""

    def __init__(self, text: str) -> None:
        self.text: Final[str] = text

    def say(self, figures: Figures) -> str:
        return self.text


class Named(Phrase):
    """A figure."""

    def __init__(self, name: str) -> None:
        self.name: Final[str] = name

    def say(self, figures: Figures) -> str:
        figure = figures[self.name]
        return figure if isinstance(figure, str) else str(figure)


class Joined(Phrase):
    """One after the other."""

    def __init__(self, parts: list[Phrase]) -> None:
        self.parts: Final[list[Phrase]] = parts

    def say(self, figures: Figures) -> str:
        texts: list[str] = []
        for part in self.parts:
            texts.append(part.say(figures))
        return "".join(texts)


class Chosen(Phrase):
    """One of several, by a figure. English and German have one plural: everything but 1 takes it."""

    def __init__(self, name: str, cases: dict[str, Phrase], usual: Phrase) -> None:
        self.name: Final[str] = name
        self.cases: Final[dict[str, Phrase]] = cases
        self.usual: Final[Phrase] = usual

    def say(self, figures: Figures) -> str:
        figure = figures[self.name]
        if isinstance(figure, str):
            case = self.cases.get(figure)
        else:
            case = self.cases.get(str(figure))
            if case is None:
                case = self.cases.get("one" if figure == 1 else "other")
        return (case if case is not None else self.usual).say(figures)


class Phrases:
    """All phrases of a file, by key: a message (`gem-opal`), or its attribute (`gem-opal.one`)."""

    def __init__(self, messages: list[Any]) -> None:
        self._messages: Final[dict[str, Any]] = {}
        self._made: Final[dict[str, Phrase]] = {}
        for message in messages:
            if isinstance(message, Message):
                if message.value is not None:
                    self._messages[message.id.name] = message.value
                for attribute in message.attributes:
                    self._messages[f"{message.id.name}.{attribute.id.name}"] = attribute.value

    def keys(self) -> set[str]:
        return set(self._messages)

    def find(self, key: str) -> Phrase:
        """The phrase; a KeyError if there is none."""
        phrase = self._made.get(key)
        if phrase is None:
            phrase = self._made[key] = self._pattern(self._messages[key])
        return phrase

    def _pattern(self, pattern: Pattern) -> Phrase:
        parts: list[Phrase] = []
        for element in pattern.elements:
            if isinstance(element, TextElement):
                parts.append(Plain(element.value))
            elif isinstance(element, Placeable):
                parts.append(self._expression(element.expression))
        return parts[0] if len(parts) == 1 else Joined(parts)

    def _expression(self, expression: Any) -> Phrase:
        if isinstance(expression, VariableReference):
            return Named(expression.id.name)
        if isinstance(expression, (StringLiteral, NumberLiteral)):
            return Plain(str(expression.parse()["value"]))
        if isinstance(expression, Placeable):
            return self._expression(expression.expression)
        if isinstance(expression, MessageReference):
            attribute = f".{expression.attribute.name}" if expression.attribute else ""
            return self.find(f"{expression.id.name}{attribute}")
        if isinstance(expression, SelectExpression) and isinstance(expression.selector, VariableReference):
            return self._choice(expression, expression.selector.id.name)
        raise UnknownPattern(type(expression).__name__)

    def _choice(self, expression: SelectExpression, name: str) -> Phrase:
        cases: dict[str, Phrase] = {}
        usual: Phrase = Plain("")
        for variant in expression.variants:
            phrase = self._pattern(variant.value)
            cases[variant.key.name if isinstance(variant.key, Identifier) else variant.key.value] = phrase
            if variant.default:
                usual = phrase
        return Chosen(name, cases, usual)
