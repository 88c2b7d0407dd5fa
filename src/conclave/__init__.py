"""Conclave: one table for five board games about wizards."""

from conclave import _pure as _pure  # first: decides whether compiled modules are used
from conclave.catalog import game, games
from conclave.engine.mistakes import IllegalMove, Mistake, NotAsked, UnreadableMove
from conclave.engine.moves import CHANCE, Move
from conclave.engine.rules import Rule
from conclave.engine.state import State

__all__ = ["CHANCE", "IllegalMove", "Mistake", "Move", "NotAsked", "Rule", "State", "UnreadableMove", "game", "games"]
