"""Archmage, by Tim Heerema: 1 to 4 players."""

from conclave.engine.game import Game, Option
from conclave.games.archmage.chronicle import CHRONICLE
from conclave.games.archmage.components import DIFFICULTIES
from conclave.games.archmage.moves import END, LEXICON
from conclave.games.archmage.printed import PRINTED
from conclave.games.archmage.rules import ONE_AFTER_THE_OTHER, RULEBOOK
from conclave.games.archmage.screen import screen
from conclave.games.archmage.sense import SENSE
from conclave.games.archmage.sight import own_view, view
from conclave.games.archmage.speech import SPEECH
from conclave.games.archmage.steps.setup import begin

GAME = Game(
    id="archmage",
    titles={"en": "Archmage", "de": "Archmage"},
    seats=(1, 4),
    preset=4,
    rules_version=1,
    lexicon=LEXICON,
    rulebook=RULEBOOK,
    begin=begin,
    view=view,
    own_view=own_view,
    speech=SPEECH,
    screen=screen,
    sense=SENSE,
    chronicle=CHRONICLE,
    printed=PRINTED,
    options=(
        Option("difficulty", tuple(DIFFICULTIES), RULEBOOK.rule("AV1")),
        *[
            Option(name, (False, True), RULEBOOK.rule(f"AV{number}"))
            for number, name in enumerate(("full_land", "relic_cap", "wild_wards", "cast_stays", "strict_quicken"), 2)
        ],
    ),
    longest=4000,
    out_of_turn=ONE_AFTER_THE_OTHER,
    unasked=(END,),
)
