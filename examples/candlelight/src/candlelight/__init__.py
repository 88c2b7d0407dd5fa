"""Candlelight, a small game of hidden candles: 2 to 4 players."""

from conclave.engine.game import Game, Option

from .moves import LEXICON
from .rules import EMBERS, RULEBOOK
from .speech import SPEECH
from .steps import begin
from .view import view

GAME = Game(
    id="candlelight",
    titles={"en": "Candlelight", "de": "Kerzenschein"},
    seats=(2, 4),
    preset=3,
    rules_version=1,
    lexicon=LEXICON,
    rulebook=RULEBOOK,
    begin=begin,
    view=view,
    speech=SPEECH,
    options=(Option("embers", (False, True), EMBERS),),
    longest=60,
)
