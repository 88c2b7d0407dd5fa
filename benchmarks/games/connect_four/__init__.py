"""Connect four: 2 players, no chance, nothing hidden."""

from conclave.engine.game import Game

from ..plain import PLAIN
from .moves import LEXICON
from .rules import NOT_YOUR_TURN, RULEBOOK
from .steps import begin
from .view import view

GAME = Game(
    id="connect_four",
    titles={"en": "Connect four", "de": "Vier gewinnt"},
    seats=(2, 2),
    rules_version=1,
    lexicon=LEXICON,
    rulebook=RULEBOOK,
    begin=begin,
    view=view,
    speech=PLAIN,
    longest=42,
    out_of_turn=NOT_YOUR_TURN,
)
