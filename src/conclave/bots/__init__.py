"""Players that are programs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from conclave.bots import levels
from conclave.bots.chorus import MOST, Chorus
from conclave.bots.player import GreedyPlayer, Player, RandomPlayer
from conclave.engine.mistakes import Mistake

BOTS: dict[str, Callable[[], Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    **{level: partial(levels.player, level) for level in levels.NAMES},
}
"""Every kind of program there is, by name: two to compare with, and the levels of play."""


VOICES: dict[str, int] = {str(count): count for count in range(2, MOST + 1)}
"""How many processes a level may think in, as it is written."""


def bot(name: str) -> Player:
    """A program by its name, like "archmage", or "archmage*4" to let it think in four processes at once; a Mistake that lists
    all names if there is none."""
    level, star, voices = name.partition("*")
    if star and level in levels.ITERATIONS and voices in VOICES:
        return Chorus(level, VOICES[voices])
    if name not in BOTS:
        known = ", ".join(BOTS)
        raise Mistake(
            "usage",
            {
                "en": f"There is no player “{name}”. There are: {known}.",
                "de": f"Es gibt keinen Spieler „{name}“. Es gibt: {known}.",
            },
        )
    return BOTS[name]()


def bots(names: str, seats: int) -> list[str]:
    """`"greedy,random"` as one name a seat; a single name stands for all seats."""
    listed = [name.strip() for name in names.split(",")]
    for name in listed:
        bot(name)
    if len(listed) == 1:
        return listed * seats
    if len(listed) != seats:
        raise Mistake(
            "usage",
            {
                "en": f"{len(listed)} players are named for {seats} seat{'s' * (seats != 1)}: name one for all, or one "
                "a seat.",
                "de": f"Für {seats} {'Platz' if seats == 1 else 'Plätze'} sind {len(listed)} Spieler genannt: nenne "
                "einen für alle oder einen je Platz.",
            },
        )
    return listed
