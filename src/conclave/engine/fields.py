"""The fields of slotted classes, read from their descriptors: the same for compiled and interpreted classes.

A state's hash and the check of its copies are derived from them, so no list written by hand can go stale.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from conclave.engine.game import Game
from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.engine.secrets import Backs
from conclave.engine.state import State
from conclave.engine.steps import Step, Verb

APART = frozenset({"game", "sink"})
"""Fields of a state that are not part of the position."""


_known: dict[type, tuple[str, ...]] = {}


def fields(cls: type) -> tuple[str, ...]:
    """The names of the fields of a class, its bases' first; read once."""
    if cls in _known:
        return _known[cls]
    names: list[str] = []
    for base in reversed(cls.__mro__):
        for name, value in sorted(vars(base).items()):
            described = inspect.ismemberdescriptor(value) or inspect.isgetsetdescriptor(value)
            if described and not name.startswith("__") and name not in names and not _computed(base, name):
                names.append(name)
    _known[cls] = tuple(names)
    return _known[cls]


def _computed(base: type, name: str) -> bool:
    """Compiled properties look like fields; they are named in the class's own list of attributes only if they are."""
    listed = vars(base).get("__mypyc_attrs__")
    return listed is not None and name not in listed


def plain(value: object) -> object:
    """Anything in a state as plain nested tuples, without identity: equal positions give equal data."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (Move, Rule)):
        return str(value)
    if isinstance(value, (list, tuple)):
        return tuple(plain(item) for item in value)
    if isinstance(value, (set, frozenset)):
        return tuple(sorted(map(repr, map(plain, value))))
    if isinstance(value, (bytes, bytearray)):
        return bytes(value)
    if isinstance(value, dict):
        return tuple((plain(key), plain(item)) for key, item in value.items())
    if isinstance(value, Game):
        return value.id
    skipped = APART if isinstance(value, State) else frozenset()
    cls = type(value)
    return (cls.__name__, *((name, plain(getattr(value, name))) for name in fields(cls) if name not in skipped))


def digest(state: State) -> str:
    """A short hash of the whole position, hidden things included."""
    return hashlib.blake2b(repr(plain(state)).encode(), digest_size=8).hexdigest()


def shared(one: object, other: object, path: str = "state") -> list[str]:
    """Where two states share something that can change: a copy that shares is no copy. Steps, moves, rules and the game
    never change and may be shared."""
    if isinstance(one, (Step, Verb, Move, Rule, Game, Backs, tuple, str, int, float)) or one is None:
        return []
    if isinstance(one, list):
        assert isinstance(other, list)
        found = [path] if one is other else []
        for i, (a, b) in enumerate(zip(one, other, strict=True)):
            found += shared(a, b, f"{path}[{i}]")
        return found
    if isinstance(one, (dict, set, bytearray)):
        return [path] if one is other else []
    found = []
    for name in fields(type(one)):
        if not (isinstance(one, State) and name in APART):
            found += shared(getattr(one, name), getattr(other, name), f"{path}.{name}")
    return found


# Declared types

_types: dict[type, dict[str, str]] = {}


def declared(cls: type) -> dict[str, str]:
    """The types of a class's fields as its constructors write them: `int` in `self.n: int = n` and in `self.n: Final[int]`,
    and that of the argument in `self.n = n`. Empty where the source is not at hand."""
    if cls not in _types:
        _types[cls] = {}
        for base in reversed(cls.__mro__):
            _types[cls].update(_constructor(base.__module__, base.__name__))
    return _types[cls]


@cache
def _constructor(module: str, name: str) -> dict[str, str]:
    """The fields that the constructor of a class sets, each with its declared type."""
    for node in ast.walk(_source(module)):
        if isinstance(node, ast.ClassDef) and node.name == name:
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and method.name == "__init__":
                    return dict(_assigned(method))
    return {}


@cache
def _source(module: str) -> ast.AST:
    """The parsed source of a module; that of a compiled one lies beside it."""
    file = getattr(sys.modules.get(module), "__file__", None)
    source = Path(file).with_name(f"{Path(file).name.partition('.')[0]}.py") if file else None
    return ast.parse(source.read_text(encoding="utf-8") if source and source.exists() else "")


def _assigned(method: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    given = {arg.arg: ast.unparse(arg.annotation) for arg in method.args.args if arg.annotation}
    for node in ast.walk(method):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            yield node.target.attr, _plain_type(node.annotation)
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Name):
            for target in node.targets:
                if isinstance(target, ast.Attribute) and node.value.id in given:
                    yield target.attr, given[node.value.id]


def _plain_type(written: ast.expr) -> str:
    """Without the Final around it."""
    final = isinstance(written, ast.Subscript) and ast.unparse(written.value) == "Final"
    return ast.unparse(written.slice if final and isinstance(written, ast.Subscript) else written)


def flags_for_numbers(value: object, path: str = "state") -> list[str]:
    """Where a field declared a number, or a list of numbers, holds True or False: compiled code makes 1 or 0 of it, plain code
    does not, and the same position would have two hashes."""
    found: list[str] = []
    types = declared(type(value))
    for name in fields(type(value)):
        if isinstance(value, State) and name in APART:
            continue
        item, type_, where = getattr(value, name), types.get(name, ""), f"{path}.{name}"
        if isinstance(item, bool):
            found += [where] if type_ == "int" else []
        elif isinstance(item, (list, tuple)):
            for i, part in enumerate(item):
                if isinstance(part, bool):
                    found += [f"{where}[{i}]"] if type_ in ("list[int]", "tuple[int, ...]") else []
                elif isinstance(part, Step):
                    found += flags_for_numbers(part, f"{where}[{i}]")
        elif declared(type(item)) and not isinstance(item, (Game, Move, Rule, Verb)):
            found += flags_for_numbers(item, where)
    return found
