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
        "en": ("Apprentice", "Knows the rules and errs often."),
        "de": ("Lehrling", "Kennt die Regeln und irrt sich oft."),
    },
    "adept": {
        "en": ("Adept", "Plays what looks best, without looking far ahead."),
        "de": ("Adept", "Spielt, was am besten aussieht, ohne weit vorauszuschauen."),
    },
    "mage": {
        "en": ("Mage", "Looks ahead for a moment before every move."),
        "de": ("Magier", "Denkt vor jedem Zug einen Augenblick voraus."),
    },
    "archmage": {
        "en": ("Archmage", "Thinks every move through; takes up to three seconds."),
        "de": ("Erzmagier", "Durchdenkt jeden Zug; braucht bis zu drei Sekunden."),
    },
}


def check_level(level: str | None) -> str:
    """The level itself, the usual one if none is named; refused if there is no such."""
    level = level or DEFAULT
    if level not in NAMES:
        raise Refused("no-level", level=level, known=", ".join(NAMES))
    return level


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
    key = (match, seat, level)
    player = _players.pop(key, None) or bots.player(level, hurried=True)
    _players[key] = player
    while len(_players) > REMEMBERED:
        _players.popitem(last=False)
    return player.decide(state.imagine(seat, rng), seat, rng).text
