"""A chronicle: what is worth counting over many matches of a game, and what it is called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from conclave.engine.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Chronicle:
    """What a game tells those who count its matches. It looks at them from outside, so it may know everything. This one knows
    nothing; a game says what it has. Keys are short and stay the same; the words for them are among the game's texts: `role`
    and `thing` say under which word, as in `wizard-corvina` and `spell-storm`."""

    def __init__(self, say: Callable[[str, str], str] | None = None, role: str = "role", thing: str = "thing") -> None:
        self._say: Final = say
        self._words: Final[dict[str, str]] = {"role": role, "thing": thing}

    def facts(self, state: Any) -> dict[str, int]:
        """Figures of a match that is over, like its number of rounds."""
        return {}

    def ending(self, state: Any) -> str:
        """What ended the match, where it can end in several ways."""
        return ""

    def role(self, state: Any, seat: int) -> str:
        """Whom the seat played, where players differ: a character, a wizard."""
        return ""

    def used(self, event: Event) -> str:
        """The thing that the event's seat has come to use with this event, like a spell that it casts."""
        return ""

    def name(self, what: str, key: str, lang: str) -> str:
        """A `fact`, `ending`, `role` or `thing` in words; without a key, what all roles or things are called."""
        if self._say is None:
            return key or what
        return self._say(lang, f"{self._words.get(what, what)}-{key}" if key else f"counted-{what}")
