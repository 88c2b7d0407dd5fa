"""Words: a room's texts in every language, from its Fluent files `text/en.ftl` and `text/de.ftl`."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from babel.core import negotiate_locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Message

from conclave.engine.rules import LANGUAGES

Figure = str | int
ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the language of messages is said, the strongest first."""


class MissingText(LookupError):
    """A text that the files do not have, or that was not given all it needs: a fault of ours, never of a player."""


class Words:
    """The texts in the folder `text` of a room. A key is a message (`gem-opal`) or its attribute (`gem-opal.one`)."""

    def __init__(self, room: str | Path) -> None:
        self.folder: Final[Path] = Path(room) / "text"
        self._bundles: dict[str, Any] = {}
        self._say = lru_cache(maxsize=8192)(self._format)

    def say(self, lang: str, key: str, **figures: Figure) -> str:
        """The text in a language; a language we do not have is English."""
        return self._say(known(lang), key, tuple(figures.items()))

    def keys(self, lang: str) -> set[str]:
        """Every key of a language, attributes included."""
        found = set()
        for message in self._resource(lang).body:
            if isinstance(message, Message):
                found |= {f"{message.id.name}.{attribute.id.name}" for attribute in message.attributes}
                if message.value is not None:
                    found.add(message.id.name)
        return found

    def _resource(self, lang: str) -> Any:
        return FluentResource((self.folder / f"{lang}.ftl").read_text(encoding="utf-8"))

    def _bundle(self, lang: str) -> Any:
        bundle = self._bundles.get(lang)
        if bundle is None:
            bundle = FluentBundle([lang], use_isolating=False)
            bundle.add_resource(self._resource(lang))
            self._bundles[lang] = bundle
        return bundle

    def _format(self, lang: str, key: str, figures: tuple[tuple[str, Figure], ...]) -> str:
        bundle = self._bundle(lang)
        id, _, attribute = key.partition(".")
        message = bundle.get_message(id) if bundle.has_message(id) else None
        pattern = message and (message.attributes.get(attribute) if attribute else message.value)
        if pattern is None:
            raise MissingText(f"{self.folder}/{lang}.ftl has no {key!r}")
        values = {
            name: fluent_number(figure, useGrouping=False) if isinstance(figure, int) else figure
            for name, figure in figures
        }
        text, faults = bundle.format_pattern(pattern, values)
        if faults:
            raise MissingText(f"{self.folder}/{lang}.ftl, {key!r}: {faults[0]}")
        return str(text)


def known(lang: str) -> str:
    """The language itself if we have texts in it, else English."""
    return lang if lang in LANGUAGES else LANGUAGES[0]


def language(wanted: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """The language to speak: the one asked for, else that of the environment, else English."""
    asked = wanted or ""
    if not asked:
        environment = os.environ if environ is None else environ
        asked = next((environment[name] for name in ENVIRONMENT if environment.get(name)), "")
    locale = asked.replace("-", "_").partition(".")[0].partition("@")[0]
    return (negotiate_locale([locale], LANGUAGES) if locale else None) or LANGUAGES[0]


FILE_TROUBLE: Final = {
    errno.ENOENT: "Die Datei oder ihren Ordner gibt es nicht",
    errno.EISDIR: "Das ist ein Ordner",
    errno.ENOTDIR: "Ein Teil des Pfades ist kein Ordner",
    errno.EACCES: "Die Rechte fehlen",
    errno.EROFS: "Dort kann nicht geschrieben werden",
    errno.ENOSPC: "Der Platz reicht nicht",
    errno.ENAMETOOLONG: "Der Name ist zu lang",
    errno.EADDRINUSE: "Dort lauscht schon jemand",
    errno.EADDRNOTAVAIL: "Diese Adresse hat der Rechner nicht",
}


def file_trouble(error: OSError, lang: str) -> str:
    """What the operating system had against a file, in a few words."""
    if lang == "de":
        return FILE_TROUBLE.get(error.errno or 0, f"Fehler {error.errno} des Betriebssystems")
    return error.strerror or str(error)
