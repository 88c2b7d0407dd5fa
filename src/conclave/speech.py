"""Words: a room's texts in every language, from its Fluent files `text/en.ftl` and `text/de.ftl`."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from babel.core import negotiate_locale
from fluent.syntax import FluentParser

from conclave.engine.rules import LANGUAGES
from conclave.phrases import Figure, Phrase, Phrases, UnknownPattern

ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the language of messages is said, the strongest first."""


class MissingText(LookupError):
    """A text that the files do not have, or that was not given all it needs: a fault of ours, never of a player."""


class Words:
    """The texts in the folder `text` of a room. A key is a message (`gem-opal`) or its attribute (`gem-opal.one`)."""

    def __init__(self, room: str | Path) -> None:
        self.folder: Final[Path] = Path(room) / "text"
        self._phrases: Final[dict[str, Phrases]] = {}
        self._known: Final[dict[tuple[str, str], Phrase]] = {}

    def say(self, lang: str, key: str, **figures: Figure) -> str:
        """The text in a language; a language we do not have is English."""
        phrase = self._known.get((lang, key))
        try:
            if phrase is None:
                phrase = self._known[lang, key] = self._in(known(lang)).find(key)
            return phrase.say(figures)
        except KeyError as error:
            raise MissingText(f"{self.folder}, {lang}, {key!r}: there is no {error}") from None
        except UnknownPattern as error:
            raise MissingText(f"{self.folder}, {lang}, {key!r}: {error} is not understood") from None

    def keys(self, lang: str) -> set[str]:
        """Every key of a language, attributes included."""
        return self._in(lang).keys()

    def _in(self, lang: str) -> Phrases:
        phrases = self._phrases.get(lang)
        if phrases is None:
            source = (self.folder / f"{lang}.ftl").read_text(encoding="utf-8")
            phrases = self._phrases[lang] = Phrases(FluentParser(with_spans=False).parse(source).body)
        return phrases


class Remembered:
    """Texts that were said, by what they hang on: a table says the same again and again. Too many, and all are forgotten."""

    def __init__(self, most: int = 20_000) -> None:
        self.most: Final[int] = most
        self._texts: Final[dict[tuple[object, ...], str]] = {}

    def get(self, key: tuple[object, ...]) -> str | None:
        return self._texts.get(key)

    def keep(self, key: tuple[object, ...], text: str) -> str:
        if len(self._texts) >= self.most:
            self.forget()
        self._texts[key] = text
        return text

    def forget(self) -> None:
        self._texts.clear()


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
    errno.EEXIST: "Die gibt es schon",
    errno.ELOOP: "Der Verweis führt im Kreis",
    errno.EPERM: "Das ist nicht erlaubt",
    errno.EIO: "Das Gerät meldet einen Fehler",
    errno.EFBIG: "Die Datei würde zu groß",
    errno.EMFILE: "Zu viele Dateien sind offen",
    errno.EADDRINUSE: "Dort lauscht schon jemand",
    errno.EADDRNOTAVAIL: "Diese Adresse hat der Rechner nicht",
    socket.EAI_NONAME: "Diesen Namen kennt niemand",
    socket.EAI_AGAIN: "Nach diesem Namen lässt sich gerade nicht fragen",
}


def file_trouble(error: OSError, lang: str) -> str:
    """What the operating system had against a file, in a few words."""
    if lang == "de":
        return FILE_TROUBLE.get(error.errno or 0, f"Fehler {error.errno} des Betriebssystems")
    return error.strerror or str(error)


__all__ = ["Figure", "MissingText", "Remembered", "Words", "file_trouble", "known", "language"]
