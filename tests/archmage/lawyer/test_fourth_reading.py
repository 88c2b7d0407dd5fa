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
    t = (
        Table(2)
        .school(0, "time_stop")
        .relics(0, "gems 7")
        .hexes("f4 town 0")
        .mage(0, "f4")
        .play("cast time_stop; stop")
    )
    assert question(t) == "In a Town: gather what your land yields, or set out on your next Journey."
    assert question(t, "de").endswith("oder brich zu deiner nächsten Reise auf.")
    t.play("gather; take gems")
    assert question(t) == "Your action is done, so set out on your next Journey."
    t.play("end; go f5; stop")
    assert question(t) == "With the Dryads: initiate Apprentices in Nature, or end your turn."


def test_A50_spells_are_only_proposed_where_one_can_be_cast() -> None:
    t = Table(2).school(0, "stone_skin").relics(0, "gems 0").hexes("f4 grove 1").mage(0, "f4").play("stop")
    assert question(t) == "There is no action on this hex, so end your turn."
    assert question(t, "de") == "Auf diesem Feld gibt es keine Aktion, also beende deinen Zug."
    t.relics(0, "gems 1")
    assert question(t) == "There is no action on this hex: cast spells, or end your turn."


def test_A111_A203_nobody_is_told_to_attack_under_a_ward_or_stone_skin() -> None:
    t = Table(2).hexes("g4 grove 1 ward").mage(0, "f4").school(1, "stone_skin").relics(1, "gems 1")
    t.play("go g4")
    assert question(t).startswith("Somebody else holds this hex under a Ward: remove the Ward,")
    t.play("unward")
    assert question(t).startswith("Somebody else holds this hex: attack,")
    t.ends().play("cast stone_skin").turn_of(0)
    assert (t.refuses("attack"), "attack" in question(t), "Greif" in question(t, "de")) == ("A203", False, False)


# --- Figures ---------------------------------------------------------------------------------------------------------------


def told(t: Table, what: str, lang: str = "en") -> str:
    """The last line of the log about this, as seat 0 reads it."""
    events = [event for event in t.sink.take() if event.what == what]
    return SPEECH.line(events[-1], ["Ann", "Ben"], 0, lang)


@pytest.mark.parametrize(
    ("mine", "theirs", "english", "german"),
    [
        (8, 8, "1 Blood for both.", "je 1 Blut für beide."),
        (8, 9, "1 Blood for you only (AV3).", "1 Blut nur für dich (AV3)."),
        (9, 8, "1 Blood for the owner only (AV3).", "1 Blut nur für die angegriffene Seite (AV3)."),
        (9, 9, "no Blood for either (AV3).", "für beide kein Blut (AV3)."),
    ],
)
def test_AV3_A113_the_log_gives_blood_only_to_those_who_have_room(
    mine: int, theirs: int, english: str, german: str
) -> None:
    t = (
        Table(2, relic_cap=True)
        .hexes("g4 mine 1")
        .mage(0, "g4")
        .relics(0, f"blood {mine}")
        .relics(1, f"blood {theirs}")
    )
    again = t.clone()
    assert told(t.play("attack"), "attacks").endswith(english)
    assert told(again.play("attack"), "attacks", "de").endswith(german)


@pytest.mark.parametrize(("blood", "words"), [(8, "1 Blood."), (9, "no Blood (AV3).")])
def test_AV3_AS15_AS9_nor_does_the_warlord_bring_more_blood_than_there_is_room_for(blood: int, words: str) -> None:
    t = Table(1, relic_cap=True).hexes("g4 mine w").mage(0, "g4").relics(0, f"blood {blood}").play("attack")
    assert told(t, "attacks") == f"You put out the fire on g4: {words}"
    t = Table(1, relic_cap=True).hexes("g4 mine 0").warlord("g5").relics(0, f"blood {blood}")
    t.play("stop; end; compass n; march 1")
    assert told(t, "warlord_kills") == f"The Warlord kills the follower on g4: {words}"


def ways(t: Table) -> dict[str, tuple[int, int]]:
    """By hex what the way there takes, where it takes something: followers and relics."""
    return {way.cell: (way.losses, way.relics) for way in t.view.reach if way.losses or way.relics}


def test_A95_A207_A211_no_way_takes_what_a_mage_does_not_have() -> None:
    t = Table(2).hexes("f3 camp chasm:1", "f4 town chasm:1", "g4 grove wellspring:1").mage(0, "f5")
    assert {ways(t)[cell] for cell in ("f4", "f3", "g4")} == {(1, 0), (2, 0), (0, 1)}
    t.company(0, 1)
    assert ways(t)["f3"] == (1, 0)
    t.relics(0, "").company(0, 0)
    assert ways(t) == {}


def test_A205_A210_what_pays_for_transmute_is_not_marked_for_exchange() -> None:
    t = Table(2).school(0, "transmute").relics(0, "widgets 1 bones 2")
    assert t.board(0).book[0].aims == ["relic:0:bones"]
    assert t.clone().play("cast transmute").may("give") == ["give bones"]
    t.door(0, "matter", 1).relics(0, "widgets 3 bones 2")
    assert t.board(0).book[0].aims == ["relic:0:widgets", "relic:0:bones"]
    t.relics(0, "widgets 2 bones 2")
    assert t.board(0).book[0].aims == ["relic:0:bones"]


@pytest.mark.parametrize(
    ("gems", "words"), [(8, "1 Gem from g4."), (9, "1 Gem from g4, for which there is no room (AV3).")]
)
def test_AV3_A206_a_relic_that_is_lost_is_not_told_as_a_gain(gems: int, words: str) -> None:
    t = Table(2, relic_cap=True).school(0, "divination").hexes("g4 mine 0").relics(0, f"scrolls 2 gems {gems}")
    t.play("cast divination; pay scrolls; pay scrolls; divine g4")
    assert told(t, "divines") == f"You divine {words}"
