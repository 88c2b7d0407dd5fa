"""Which tests show which rule: a test names its rules, like `test_Z39_Z40_gems_need_artifacts`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from conclave.engine.game import Game
from conclave.engine.mistakes import usage

NUMBER = re.compile(r"[A-Z]+[0-9]+[a-z]*")


def tests_of_rules(folder: Path) -> dict[str, list[str]]:
    """Rule number to the tests named after it, as `file::test`."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for name in _functions(_parsed(file)):
            for word in name.split("_")[1:]:
                if not NUMBER.fullmatch(word):
                    break
                found.setdefault(word, []).append(f"{file.relative_to(folder)}::{name}")
    return found


def _parsed(file: Path) -> ast.Module:
    try:
        return ast.parse(file.read_text(encoding="utf-8"))
    except (SyntaxError, ValueError):
        raise usage(f"{file} is not written in Python.", f"{file} ist nicht in Python geschrieben.") from None


def _functions(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and any(map(_asserts, ast.walk(node))):
            yield node.name


def _asserts(node: ast.AST) -> bool:
    """An assertion, or something that asserts: `raises`, `refuses`, `check...`, `conform`."""
    if isinstance(node, ast.Assert):
        return True
    if not isinstance(node, ast.Call):
        return False
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return name in {"raises", "refuses", "conform"} or name.startswith(("assert", "check"))


def coverage(game: Game, folder: Path) -> dict[str, list[str]]:
    """Every rule of the game's rulebook, in its order, with its tests."""
    tests = tests_of_rules(folder)
    return {number: tests.get(number, []) for number in game.rulebook.words("en")}
