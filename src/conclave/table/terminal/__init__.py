"""A match at a terminal: one person against bots, in words. It knows no game: only options, labels and the screen."""

from conclave.table.terminal.page import WORDS, show
from conclave.table.terminal.place import play

__all__ = ["WORDS", "play", "show"]
