"""The games that can be played, found through the entry-point group `conclave.games`."""

from __future__ import annotations

import warnings
from functools import cache
from importlib.metadata import entry_points

from conclave.engine.game import Game
from conclave.engine.mistakes import Mistake

GROUP = "conclave.games"


def known() -> list[str]:
    """The ids of all games that are installed."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


@cache
def game(id: str) -> Game:
    """The game with this id; a Mistake that names the others if there is none, or that says what is wrong with it."""
    found = list(entry_points(group=GROUP, name=id))
    if not found:
        raise Mistake("game", {"text": id, "known": ", ".join(known())})
    try:
        game = found[0].load()
    except Exception as error:
        raise Mistake("broken_game", {"game": id, "what": f"{type(error).__name__}: {error}"}) from error
    if not isinstance(game, Game) or game.id != id:
        raise Mistake("broken_game", {"game": id, "what": f"{found[0].value} is not the Game {id}"})
    return game


def games() -> dict[str, Game]:
    """Every game that can be played, by its id; one that is broken is told of and left out."""
    found: dict[str, Game] = {}
    for id in known():
        try:
            found[id] = game(id)
        except Mistake as mistake:
            warnings.warn(str(mistake), stacklevel=2)
    return found
