"""Patches: what has changed of a view, field by field, and in its lists thing by thing."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import astuple

AT: Final = "at"
"""Where a list is not sent whole, but by place what has changed of its things."""

_fields: Final[dict[type, tuple[str, ...]]] = {}


def fields_of(kind: type) -> tuple[str, ...]:
    """The fields of a struct or a dataclass; of anything else, none."""
    known = _fields.get(kind)
    if known is None:
        known = getattr(kind, "__struct_fields__", ())
        if not known and dataclasses.is_dataclass(kind):
            known = tuple(field.name for field in dataclasses.fields(kind))
        _fields[kind] = known
    return known


def values_of(thing: Any) -> tuple[Any, ...]:
    """What stands in the fields of a struct or a dataclass."""
    if isinstance(thing, Struct):
        return astuple(thing)
    return tuple([getattr(thing, name) for name in fields_of(type(thing))])


def sharing(old: Any, new: Any) -> Any:
    """A new view that shares with an old one the parts which are still the same: so it is seen at a glance what has changed of
    it, by all who look."""
    names = fields_of(type(new))
    if not names or type(old) is not type(new):
        return new
    olds, news = values_of(old), values_of(new)
    for n, name in enumerate(names):
        before, now = olds[n], news[n]
        if before is now or now is None or isinstance(now, (int, str)):
            continue
        if isinstance(now, list):
            same = isinstance(before, list) and len(before) == len(now) and _share_things(before, now)
        else:
            same = before == now
        if same:
            setattr(new, name, before)
    return new


def _share_things(old: list[Any], new: list[Any]) -> bool:
    """The same for a list, thing by thing; are all the same?"""
    same = True
    for n in range(len(new)):
        before, now = old[n], new[n]
        if before is now:
            continue
        if before == now:
            new[n] = before
        else:
            same = False
    return same


class Patches:
    """What has changed of views from one version of a match to the next. The eyes of a table share most parts of what they see;
    what has changed of such a part is found and encoded once, however many see it."""

    __slots__ = ("_known", "version")

    def __init__(self, version: int) -> None:
        self.version: Final[int] = version
        self._known: dict[tuple[int, int], tuple[object, object, Raw | None]] = {}

    def view(self, old: Any, new: Any) -> Any:
        """The fields of a view that are others now; of a view that has no fields, all of it. None if nothing is."""
        names = fields_of(type(new))
        if not names or type(old) is not type(new):
            return new if old != new else None
        found: dict[str, Any] = {}
        olds, news = values_of(old), values_of(new)
        for n, name in enumerate(names):
            before, now = olds[n], news[n]
            if before is now:
                continue
            if now is None or isinstance(now, (int, str)):
                if before != now:
                    found[name] = now
                continue
            change = self._list(before, now) if isinstance(now, list) else self._part(before, now)
            if change is not None:
                found[name] = change
        return found or None

    def _list(self, old: Any, new: list[Any]) -> Any:
        if not isinstance(old, list) or len(old) != len(new) or not new or not fields_of(type(new[0])):
            return self._part(old, new)
        found: dict[str, Raw] = {}
        for n in range(len(new)):
            before, now = old[n], new[n]
            if before is now:
                continue
            if type(before) is not type(now) or not fields_of(type(now)):
                return self._part(old, new)
            change = self._part(before, now, True)
            if change is not None:
                found[str(n)] = change
        return {AT: found} if found else None

    def _part(self, old: object, new: object, by_field: bool = False) -> Raw | None:
        """What has changed of a part, encoded: all of it, or its fields. None if nothing has."""
        key = (id(old), id(new))
        known = self._known.get(key)
        if known is None:
            change: object = None
            if old != new:
                change = changed_fields(old, new) if by_field else new
            known = (old, new, None if change is None else Raw(msgspec.json.encode(change)))
            self._known[key] = known  # which keeps both, so that nothing else gets their numbers
        return known[2]


def changed_fields(old: object, new: object) -> dict[str, object]:
    found: dict[str, object] = {}
    olds, news = values_of(old), values_of(new)
    for n, name in enumerate(fields_of(type(new))):
        before, now = olds[n], news[n]
        if before is not now and before != now:
            found[name] = now
    return found
