"""Leduc poker: 2 players, chance, a hidden card in each hand."""

from conclave.engine.game import Game

from ..plain import PLAIN
from .moves import LEXICON
from .rules import NOT_YOUR_TURN, RULEBOOK
from .steps import begin
from .view import view

GAME = Game(
    id="leduc",
    titles={"en": "Leduc poker", "de": "Leduc-Poker"},
    seats=(2, 2),
    rules_version=1,
    lexicon=LEXICON,
    rulebook=RULEBOOK,
    begin=begin,
    view=view,
    speech=PLAIN,
    longest=11,
    out_of_turn=NOT_YOUR_TURN,
)
