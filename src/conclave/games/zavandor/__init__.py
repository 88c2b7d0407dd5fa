"""Das Zepter von Zavandor (the Scepter of Zavandor), by Jens Drögemüller: 2 to 6 players."""

from conclave.engine.game import Game, Option
from conclave.games.zavandor.chronicle import CHRONICLE
from conclave.games.zavandor.moves import LEXICON, PASS
from conclave.games.zavandor.printed import PRINTED
from conclave.games.zavandor.rules import NOT_YOUR_TURN, RULEBOOK
from conclave.games.zavandor.screen import screen
from conclave.games.zavandor.sense import SENSE
from conclave.games.zavandor.sight import own_view, view
from conclave.games.zavandor.speech import SPEECH
from conclave.games.zavandor.steps.setup import begin

GAME = Game(
    id="zavandor",
    titles={"en": "The Scepter of Zavandor", "de": "Das Zepter von Zavandor"},
    seats=(2, 6),
    preset=4,
    rules_version=1,
    lexicon=LEXICON,
    rulebook=RULEBOOK,
    begin=begin,
    view=view,
    own_view=own_view,
    speech=SPEECH,
    sense=SENSE,
    screen=screen,
    chronicle=CHRONICLE,
    printed=PRINTED,
    options=tuple(
        Option(name, (False, True), RULEBOOK.rule(f"ZV{number}"))
        for number, name in enumerate(
            (
                "lightning",
                "one_dust",
                "limited_gems",
                "strict_subphases",
                "choose_character",
                "druid_level3_ruby",
                "public_money",
                "lower_variance",
            ),
            1,
        )
    ),
    out_of_turn=NOT_YOUR_TURN,
    unasked=(PASS,),
)
