"""The fields of slotted classes, read from their descriptors: the same for compiled and interpreted classes.

A state's hash and the check of its copies are derived from them, so no list written by hand can go stale.
"""

from __future__ import annotations

import hashlib
import inspect

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
