"""How well the server's bots play, and how one of them thinks: in a process of its own, from what its seat can imagine."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from random import Random, SystemRandom
from typing import Final

from conclave.bots.player import GreedyPlayer, Player
from conclave.catalog import game as find_game
from conclave.engine.game import Value
from conclave.engine.moves import Move
from conclave.engine.records import Record
from conclave.engine.state import State
from conclave.table.refusals import Refused

ERRS: Final = 0.35
"""How often an apprentice does not take the move that looks best."""
TEMPTED_BY: Final = 4
"""Then it takes one of so many that look good."""
REMEMBERED: Final = 64

Thought = tuple[str, int, dict[str, Value], list[tuple[int, str]]]
"""A match as it is sent to a thinking process: game, seats, options, moves."""


class Apprentice(Player):
    """Greedy, but often errs."""

    __slots__ = ("_greedy",)

    def __init__(self) -> None:
        self._greedy = GreedyPlayer()

    def decide(self, world: State, seat: int, rng: Random) -> Move:
        sense = world.game.sense
        moves = world.options(seat)
        if sense is None or len(moves) == 1 or rng.random() >= ERRS:
            return self._greedy.decide(world, seat, rng)
        rated = [(sense.rate(world, seat, move), move) for move in sense.shortlist(world, seat, moves)]
        rated.sort(key=lambda pair: -pair[0])
        return rng.choice(rated[:TEMPTED_BY])[1]


LEVELS: Final[dict[str, Callable[[], Player]]] = {"apprentice": Apprentice, "adept": GreedyPlayer}
DEFAULT: Final = "adept"

LEVEL_WORDS: Final = {
    "apprentice": {
        "en": ("Apprentice", "Knows the rules and errs often."),
        "de": ("Lehrling", "Kennt die Regeln und irrt sich oft."),
    },
    "adept": {
        "en": ("Adept", "Plays what looks best, without looking far ahead."),
        "de": ("Adept", "Spielt, was am besten aussieht, ohne weit vorauszuschauen."),
    },
}


def check_level(level: str | None) -> str:
    """The level itself, the usual one if none is named; refused if there is no such."""
    level = level or DEFAULT
    if level not in LEVELS:
        raise Refused("no-level", level=level, known=", ".join(LEVELS))
    return level


# In the thinking process

_known: OrderedDict[str, tuple[list[tuple[int, str]], State]] = OrderedDict()


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
    rng = SystemRandom()
    return LEVELS[level]().decide(state.imagine(seat, rng), seat, rng).text
