"""How well the server's bots play, and how one of them thinks: in a process of its own, from what its seat can imagine."""

from __future__ import annotations

from collections import OrderedDict
from random import Random, SystemRandom
from typing import Final

from conclave.bots import levels as bots
from conclave.bots.levels import DEFAULT, NAMES
from conclave.bots.player import Player
from conclave.catalog import game as find_game
from conclave.engine.game import Value
from conclave.engine.records import Record
from conclave.engine.state import State
from conclave.table.refusals import Refused

REMEMBERED: Final = 64

Thought = tuple[str, int, dict[str, Value], list[tuple[int, str]]]
"""A match as it is sent to a thinking process: game, seats, options, moves."""


LEVEL_WORDS: Final = {
    "apprentice": {
        "en": ("Apprentice", "Knows the rules, errs often. For a first match."),
        "de": ("Lehrling", "Kennt die Regeln, irrt oft. Für die erste Partie."),
    },
    "adept": {
        "en": ("Adept", "Takes the best next step, plans little."),
        "de": ("Adept", "Nimmt den besten nächsten Schritt, plant wenig."),
    },
    "mage": {
        "en": ("Mage", "Plays the match ahead in thought."),
        "de": ("Magier", "Spielt die Partie in Gedanken voraus."),
    },
    "archmage": {
        "en": ("Archmage", "The same, far longer. Hard to beat."),
        "de": ("Erzmagier", "Dasselbe, viel länger. Schwer zu schlagen."),
    },
}


def check_level(level: str | None) -> str:
    """The level itself, the usual one if none is named; refused if there is no such."""
    level = level or DEFAULT
    if level not in NAMES:
        raise Refused("no-level", level=level, known=", ".join(NAMES))
    return level


ANYTHING: Final = "anything"
"""No level, but what is left when none of them comes to a move: any move that is allowed."""


def easier(level: str, failures: int) -> str:
    """How a bot decides that came to nothing so often in a row."""
    return [level, NAMES[0], ANYTHING][min(failures, 2)]


# In the thinking process

_known: OrderedDict[str, tuple[list[tuple[int, str]], State]] = OrderedDict()
_players: OrderedDict[tuple[str, int, str], Player] = OrderedDict()
"""A searching player keeps its tree from one move of a turn to the next, should it be asked here again."""


def position(match: str, thought: Thought) -> State:
    """The match's position, from the last one known where the moves only went on."""
    id, seats, options, moves = thought
    game = find_game(id)
    played, state = _known.pop(match, ([], None))
    if state is None or moves[: len(played)] != played:
        played, state = [], Record(game, seats, options).start()
    for seat, text in moves[len(played) :]:
        move = game.lexicon.find(text)
        assert move is not None
        state.apply(seat, move)
    _known[match] = (moves, state)
    while len(_known) > REMEMBERED:
        _known.popitem(last=False)
    return state


def think(match: str, thought: Thought, seat: int, level: str) -> str:
    """The move of a bot, as text. The player is given an imagined world only."""
    state = position(match, thought)
    rng = Random(SystemRandom().getrandbits(64))
    if level == ANYTHING:
        return state.imagine(seat, rng).pick(seat, rng).text
    key = (match, seat, level)
    player = _players.pop(key, None) or bots.player(level, hurried=True)
    _players[key] = player
    while len(_players) > REMEMBERED:
        _players.popitem(last=False)
    return player.decide(state.imagine(seat, rng), seat, rng).text
