"""The words of Archmage: every move, refusal and event has some, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import cast

import pytest

from conclave.engine.events import Event, Sink
from conclave.engine.game import Value
from conclave.engine.moves import CHANCE, Move
from conclave.engine.rules import LANGUAGES
from conclave.games import archmage
from conclave.games.archmage import GAME
from conclave.games.archmage.components import (
    CELL_NAMES,
    CHASM_TOKEN,
    FACES,
    PLACES,
    RELICS,
    SPELLS,
    SPHERES,
    VINES_TOKEN,
    WELLSPRING_TOKEN,
)
from conclave.games.archmage.moves import LEXICON
from conclave.games.archmage.speech import LINES, SPEECH, WORDS
from conclave.games.archmage.state import Archmage
from tests.archmage.kit import Table
from tests.speeches import labels_for_you, plurals_of_one

NAMES = ["Leonie", "Thorben", "Yun", "Sable"]
ROOM = Path(archmage.__file__).parent
PIECE = re.compile(
    rf"hex:({'|'.join(CELL_NAMES)})|mage:\d|spell:\d:({'|'.join(SPELLS)})|relic:\d:({'|'.join(RELICS)})"
    rf"|(planet|door):\d:({'|'.join(SPHERES)})|place:\d:({'|'.join(PLACES)})|player:\d|warlord"
)
ALL_OPTIONS: dict[str, Value] = {
    "full_land": True,
    "relic_cap": True,
    "wild_wards": True,
    "cast_stays": True,
    "strict_quicken": True,
}
BUSY = (
    *("cast", "pay", "at", "to", "toward", "against", "discard", "door", "taint", "teach", "trade", "initiate"),
    *("promote", "build", "gather", "explore", "place", "attack", "unward", "divine"),
)


def bold(state: Archmage, seat: int, rng: Random) -> Move:
    """A random move, often one that makes things happen, so that all sorts of positions come about."""
    moves = list(state.options(seat))
    busy = [move for move in moves if move.text.partition(" ")[0] in BUSY]
    return rng.choice(busy if busy and rng.random() < 0.7 else moves)


def positions(seed: int, seats: int, every: int, options: dict[str, Value]) -> Iterator[tuple[Archmage, list[Event]]]:
    """Some positions of a match in which somebody is asked, with what happened before each."""
    rng = Random(seed)
    state = cast(Archmage, GAME.start(seats, options))
    state.sink = Sink()
    while state.to_act:
        seat = state.to_act[0]
        if seat == CHANCE:
            state.apply(seat, state.pick(seat, rng))
            continue
        if rng.random() * every < 1:
            yield state, state.sink.take()
        state.apply(seat, bold(state, seat, rng))
    yield state, state.sink.take()


# The files


def test_both_languages_have_the_same_texts() -> None:
    assert WORDS.keys("en") == WORDS.keys("de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_one_thing_nothing_is_said_as_of_many(lang: str) -> None:
    """Decay leaves 10 relics, the lead alone in a land gives 2 points."""
    assert plurals_of_one(WORDS, lang) <= {"prompt-victim", "board-leads", "board-leads-counted"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_done_is_said_alike_of_oneself_and_of_others(lang: str) -> None:
    assert not labels_for_you(WORDS, lang)


def test_every_event_has_a_line() -> None:
    steps = "".join(path.read_text("utf-8") for path in [ROOM / "state.py", *(ROOM / "steps").glob("[a-z]*.py")])
    calls = re.findall(r"\.tell\(\s*[^,)]*", steps)
    told = {word for call in calls for word in re.findall(r'"(\w+)"', call)}
    assert "warlord_sinks" in told
    assert told <= set(LINES)
    assert all(f'"{what}"' in steps for what in LINES)


# Every position


@pytest.mark.parametrize(
    ("seed", "seats", "options"),
    [(1, 1, {}), (2, 2, ALL_OPTIONS), (3, 3, {}), (4, 4, {}), (5, 2, {}), (6, 1, {"difficulty": "master"})],
)
def test_everything_that_is_asked_refused_and_told_has_words(seed: int, seats: int, options: dict[str, Value]) -> None:
    for state, events in positions(seed, seats, 9, options):
        for lang in LANGUAGES:
            for seat in range(seats):
                prompt = SPEECH.prompt(state, seat, lang)
                assert prompt[0].isupper()
                assert prompt[-1] in ".?"
            for event in events:
                for eyes in (None, 0, seats - 1):
                    line = SPEECH.line(event.seen_by(eyes), NAMES, eyes, lang)
                    assert not line or (line.endswith(".") and "  " not in line)
            for seat in state.to_act:
                labels = [SPEECH.label(state, seat, move, lang) for move in state.options(seat)]
                assert len(set(labels)) == len(labels)
                for move in state.options(seat):
                    SPEECH.group(state, seat, move, lang)
                    assert all(PIECE.fullmatch(piece) for piece in SPEECH.touches(state, seat, move))
                for move, _ in state.refused(seat):
                    assert SPEECH.label(state, seat, move, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_every_move_of_the_game_has_a_label_wherever_it_is_named(lang: str, seats: int) -> None:
    for state, _ in positions(7, seats, 60, {}):
        for seat in (CHANCE, *range(seats)):
            for move in LEXICON.moves:
                assert SPEECH.label(state, seat, move, lang)
                assert isinstance(SPEECH.group(state, seat, move, lang), str)
                pieces = SPEECH.touches(state, seat, move)
                assert seat == CHANCE or all(PIECE.fullmatch(piece) for piece in pieces)
                rule = state.refusal(seat, move) if seat != CHANCE else None
                if rule is not None:
                    assert SPEECH.reason(state, seat, move, rule, lang)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_refusal_says_why_here(seats: int) -> None:
    """To who is asked: the rule's own words, and after them what this very position adds."""
    for state, _ in positions(5, seats, 12, {}):
        for seat in state.to_act:
            for move in LEXICON.moves:
                rule = state.refusal(seat, move)
                for lang in LANGUAGES if rule else ():
                    assert rule is not None
                    words, here = rule.text(lang), SPEECH.reason(state, seat, move, rule, lang)
                    assert here.startswith(f"{words} "), (rule.id, move.text)
                    assert here[-1] in ".?", here
                    assert "{" not in here, here


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", LINES)
def test_every_event_can_be_told_to_everybody(what: str, lang: str) -> None:
    for a, b, c in ((1, 1, 1), (2, 0, 0), (1, 4, 2), (4, 2, 1)):
        if what in ("tribute", "decays", "haunts") and 4 in (a, b):
            continue
        for seat in (None, 0, 1, 2):
            line = SPEECH.line(Event(what, 0, a, b, c, -1, -1), NAMES, seat, lang)
            assert line.endswith(".") or what in ("dealt", "march", "goes")
            assert "{" not in line


# Sentences


def first_journey() -> Archmage:
    """Two players, all Mages on the Cursed Tower, the first seat to travel."""
    rng = Random(1)
    state = cast(Archmage, GAME.start(2, {}))
    while state.to_act == (CHANCE,):
        first = cast(Move, LEXICON.find("start 0"))
        state.play(CHANCE, first if first in state.options(CHANCE) else state.pick(CHANCE, rng))
    return state


def hold(state: Archmage, cell: str, land: str, seat: int = 0) -> int:
    """A hex that is turned up and held."""
    at = CELL_NAMES.index(cell)
    state.ground[at] = FACES.index(land)
    state.occupy(at, seat)
    return at


def label(state: Archmage, move: str, lang: str = "en") -> str:
    return SPEECH.label(state, 0, cast(Move, LEXICON.find(move)), lang)


def reason(state: Archmage, move: str, lang: str = "en") -> str:
    found = cast(Move, LEXICON.find(move))
    rule = state.refusal(0, found)
    assert rule is not None
    return SPEECH.reason(state, 0, found, rule, lang).removeprefix(rule.text(lang)).strip()


def test_a_step_says_what_it_costs_and_what_happens() -> None:
    state = first_journey()
    assert label(state, "go f5") == "Go north to f5 (Dryads): 1 point"
    assert label(state, "go g6", "de") == "Nach Südosten auf g6 (Elfen): 1 Punkt"
    state.lay_token(CELL_NAMES.index("f5"), VINES_TOKEN, 1)
    state.lay_token(CELL_NAMES.index("g6"), CHASM_TOKEN, 1)
    assert label(state, "go f5") == "Go north to f5 (Dryads): 2 points, Vines make it dearer"
    assert label(state, "go g6") == "Go south-east to g6 (Elves): 1 point, 1 follower lost"
    state.lay_token(CELL_NAMES.index("f7"), WELLSPRING_TOKEN, 1)
    assert label(state, "go f7", "de") == "Nach Süden auf f7 (Zwerge): 1 Punkt, 1 Relikt an der Flamme"


def test_gathering_and_building_say_what_they_bring() -> None:
    state = first_journey()
    for cell, land in (("e4", "grove"), ("d4", "grove"), ("e3", "mine"), ("f4", "town"), ("f3", "camp")):
        hold(state, cell, land)
    assert label(state, "gather") == "Gather: 2 Seeds, 1 Gem, 1 follower and 1 Town of your choice"
    assert label(state, "gather", "de") == "Sammeln: 2 Samen, 1 Edelstein, 1 Gefolgsmann und 1 Stadt nach Wahl"
    state.mage[0] = CELL_NAMES.index("e4")
    assert label(state, "build") == "Build the Mage Tower: 2 Seeds and 1 Gem"
    assert label(state, "wards") == "Place 4 Wards"


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("go h6", "Your Mage is 2 steps away from h6 (unknown Wilderness)."),
        ("explore", "It is face up: Cursed Tower."),
        ("cast quicken", "Quicken is not in your Spell Book."),
    ],
)
def test_a_refusal_tells_the_figures(move: str, words: str) -> None:
    assert reason(first_journey(), move) == words


REFUSED: dict[str, tuple[Callable[[], Table], str, str, str]] = {
    "own follower": (
        lambda: Table("g4=grove:0", mages="g4"),
        "attack",
        "Your own follower stands on g4 (Grove).",
        "Auf g4 (Hain) steht ein Gefolgsmann von dir.",
    ),
    "Ward first": (
        lambda: Table("g4=grove:1+ward", mages="g4"),
        "attack",
        "A Ward protects the follower on g4 (Grove).",
        "Ein Schutzzeichen schützt den Gefolgsmann auf g4 (Hain).",
    ),
    "action done": (
        lambda: Table("f4=town:0", mages="f4").play("stop", "gather", "take blood"),
        "gather",
        "You have had your action on f4 (Town).",
        "Deine Aktion auf f4 (Stadt) hast du schon gehabt.",
    ),
    "Journey over": (
        lambda: Table("g4=grove", mages="g4").play("stop"),
        "place",
        "Your Journey ended on g4 (Grove).",
        "Deine Reise endete auf g4 (Hain).",
    ),
    "nobody to ward": (
        lambda: Table("g4=grove", mages="g4").play("stop"),
        "wards",
        "None of your followers stands on g4 (Grove) or next to it.",
        "Weder auf g4 (Hain) noch daneben steht ein Gefolgsmann von dir.",
    ),
    "all warded": (
        lambda: Table("g4=grove:0+ward", mages="g4").play("stop"),
        "wards",
        "Wards lie there already: g4 (Grove).",
        "Schutzzeichen liegen dort schon: g4 (Hain).",
    ),
    "fire": (
        lambda: Table("g4=grove:w", mages="g4", seats=1),
        "place",
        "A fire of the Warlord burns on g4 (Grove).",
        "Auf g4 (Hain) brennt ein Feuer des Kriegsherrn.",
    ),
    "no action here": (
        lambda: Table(relics=["seeds=9"]).play("stop"),
        "initiate nature",
        "Your Mage stands on f6 (Cursed Tower).",
        "Dein Magier steht auf f6 (Verfluchter Turm).",
    ),
    "no effect": (
        lambda: Table(mages="g5", relics=["bones=2"], books=["imprison"]),
        "cast imprison",
        "No opponent’s follower without a Ward stands on g5 (Gnomes) or next to it.",
        "Weder auf g5 (Gnome) noch daneben steht ein fremder Gefolgsmann ohne Schutzzeichen.",
    ),
    "not theirs": (
        lambda: Table(relics=["bones=1 blood=3", "seeds=7 gems=6"], books=["decay"]).cast("decay"),
        "discard blood",
        "Flame has no Blood.",
        "Von dieser Art (Blut) ist dort nichts: Flamme.",
    ),
    "something else asked": (
        lambda: Table("f4=town:0", mages="f4").play("stop", "gather"),
        "go g4",
        "Asked now: Choose what your Town gives you: a relic of any kind, or a follower.",
        "Gefragt ist jetzt: Wähle, was deine Stadt dir gibt: ein Relikt beliebiger Art oder einen Gefolgsmann.",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_refusal_names_what_stands_in_the_way(case: str) -> None:
    table, move, english, german = REFUSED[case]
    state = table().state
    assert reason(state, move) == english
    assert reason(state, move, "de") == german


def test_AV3_what_the_track_has_no_room_for_is_not_promised() -> None:
    table = Table("g4=grove:0 h4=mine:0", mages="f4", relics=["seeds=9"], options="relic_cap").play("stop")
    assert label(table.state, "gather") == "Gather: 1 Gem"


@pytest.mark.parametrize(
    ("seat", "lang", "line"),
    [
        (0, "en", "You kill Thorben’s follower on f5: 1 Blood for both."),
        (1, "en", "Leonie kills your follower on f5: 1 Blood for both."),
        (None, "de", "Leonie tötet den Gefolgsmann von Thorben auf f5: je 1 Blut für beide."),
        (1, "de", "Leonie tötet deinen Gefolgsmann auf f5: je 1 Blut für beide."),
    ],
)
def test_the_log_says_you_to_those_it_happens_to(seat: int | None, lang: str, line: str) -> None:
    event = Event("attacks", 0, CELL_NAMES.index("f5"), 1, 3, -1, -1)
    assert SPEECH.line(event, NAMES, seat, lang) == line
