"""A fourth reading: what is said while one plays is true as well, whichever rule, question or figure it is."""

from __future__ import annotations

from typing import cast

import pytest

from conclave.engine.moves import Move
from conclave.games.archmage import GAME
from conclave.games.archmage.speech import SPEECH

from .kit import Table


def move(text: str) -> Move:
    return cast(Move, GAME.lexicon.find(text))


def why(t: Table, text: str, lang: str = "en") -> str:
    """What a refusal adds to the words of its rule."""
    rule = t.state.refusal(t.asked, move(text))
    assert rule is not None
    return SPEECH.reason(t.state, t.asked, move(text), rule, lang).removeprefix(rule.text(lang)).strip()


# --- Initiating, and what one knows of it ----------------------------------------------------------------------------------


def test_A142_A143_a_hybrid_race_says_which_sphere_it_does_not_teach_and_which_it_has_taught() -> None:
    t = Table(2).hexes("c6 drow").mage(0, "c6").relics(0, "scrolls 4 blood 4 seeds 4").play("stop; initiate time")
    assert (t.refuses("initiate nature"), why(t, "initiate nature")) == ("A142", "Your Mage stands on c6 (Drow).")
    assert t.refuses("initiate time") == "A143"
    assert why(t, "initiate time") == "You have an Apprentice for Time from this visit already."


@pytest.mark.parametrize(("land", "cell", "first"), [("drow", "c6", "initiate time"), ("", "f7", "initiate will")])
def test_A120_A140_who_has_begun_to_initiate_does_nothing_else(land: str, cell: str, first: str) -> None:
    t = Table(2).mage(0, cell).relics(0, "scrolls 4 blood 4 gems 6")
    if land:
        t.hexes(f"{cell} {land}")
    t.play(f"stop; {first}")
    assert {t.refuses(other) for other in ("gather", "recruit 1", "end")} == {"A120"}
    assert why(t, "end").startswith("Asked now: Initiate")


def test_A53_A55_a_spell_without_an_apprentice_and_one_that_is_learned_later() -> None:
    t = Table(2).mage(0, "f7").relics(0, "gems 4").play("stop; initiate will; done")
    assert (t.refuses("cast stone_skin"), t.refuses("cast decay")) == ("A55", "A53")
    assert why(t, "cast stone_skin") == "Stone Skin is not in your Spell Book yet."


def test_A183_what_is_learned_in_the_last_turn_is_never_cast() -> None:
    t = Table(2).in_round(13).mage(0, "f7").relics(0, "gems 4").play("stop; initiate will; done")
    assert (t.refuses("cast stone_skin"), t.refuses("cast decay")) == ("A183", "A53")
    assert why(t, "cast stone_skin") == "Stone Skin comes into your Spell Book only when you count."
