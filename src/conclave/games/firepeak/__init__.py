"""Das Ritual am Feuergipfel (The Ritual at Firepeak), by Cory Loewen: 2 to 5 players."""

from conclave.engine.game import Game, Option
from conclave.games.firepeak.chronicle import CHRONICLE
from conclave.games.firepeak.moves import LEXICON
from conclave.games.firepeak.printed import PRINTED
from conclave.games.firepeak.rules import RULEBOOK, TURN_BY_TURN
from conclave.games.firepeak.screen import screen
from conclave.games.firepeak.sense import SENSE
from conclave.games.firepeak.speech import SPEECH
from conclave.games.firepeak.steps.setup import begin
from conclave.games.firepeak.view import view

GAME = Game(
    id="firepeak",
    titles={"en": "The Ritual at Firepeak", "de": "Das Ritual am Feuergipfel"},
    seats=(2, 5),
    preset=4,
    rules_version=3,
    lexicon=LEXICON,
    rulebook=RULEBOOK,
    begin=begin,
    view=view,
    speech=SPEECH,
    sense=SENSE,
    screen=screen,
    chronicle=CHRONICLE,
    printed=PRINTED,
    options=tuple(
        Option(name, (False, True), RULEBOOK.rule(f"FV{number}"))
        for number, name in enumerate(("clan_powers", "prolong", "choose_wizard", "guard_counts", "decoy_wide"), 1)
    ),
    out_of_turn=TURN_BY_TURN,
)
