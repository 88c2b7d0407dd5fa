"""The games that can be played, found through the entry-point group `conclave.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from conclave.engine.game import Game
from conclave.engine.mistakes import Mistake


@cache
def games() -> dict[str, Game]:
    """Every game by its id."""
    found: dict[str, Game] = {}
    for entry in sorted(entry_points(group="conclave.games"), key=lambda entry: entry.name):
        game = entry.load()
        if not isinstance(game, Game):
            raise TypeError(f"the entry point {entry.name!r} ({entry.value}) is not a Game")
        found[game.id] = game
    return found


def game(id: str) -> Game:
    """The game with this id; a Mistake that names the others if there is none."""
    known = games()
    if id not in known:
        raise Mistake("game", {"text": id, "known": ", ".join(known)})
    return known[id]
