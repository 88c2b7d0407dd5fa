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


# --- Questions -------------------------------------------------------------------------------------------------------------


def question(t: Table, lang: str = "en") -> str:
    return SPEECH.prompt(t.state, t.asked, lang)


def test_A216_with_time_stop_no_question_offers_to_end_the_turn() -> None:
    t = Table(2).school(0, "time_stop").relics(0, "gems 7").hexes("f4 town 0").mage(0, "f4").play("cast time_stop; stop")
    assert question(t) == "In a Town: gather what your land yields, or set out on your next Journey."
    assert question(t, "de").endswith("oder brich zu deiner nächsten Reise auf.")
    t.play("gather; take gems")
    assert question(t) == "Your action is done. Cast spells, or set out on your next Journey."
    t.play("end; go f5; stop")
    assert question(t) == "With the Dryads: initiate Apprentices in Nature, or end your turn."


def test_A111_A203_nobody_is_told_to_attack_under_a_ward_or_stone_skin() -> None:
    t = Table(2).hexes("g4 grove 1 ward").mage(0, "f4").school(1, "stone_skin").relics(1, "gems 1")
    t.play("go g4")
    assert question(t).startswith("Somebody else holds this hex under a Ward: remove the Ward,")
    t.play("unward")
    assert question(t).startswith("Somebody else holds this hex: attack,")
    t.ends().play("cast stone_skin").turn_of(0)
    assert (t.refuses("attack"), "attack" in question(t), "Greif" in question(t, "de")) == ("A203", False, False)
