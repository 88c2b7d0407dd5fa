"""The words of Firepeak: every move, refusal and event has some, in both languages, and they give nothing away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import cast

import pytest

from conclave.engine.events import Event, Sink
from conclave.engine.moves import CHANCE, Move
from conclave.engine.rules import LANGUAGES
from conclave.games import firepeak
from conclave.games.firepeak import GAME
from conclave.games.firepeak.moves import LEXICON
from conclave.games.firepeak.speech import LINES, SPEECH, WORDS
from conclave.games.firepeak.state import Firepeak

NAMES = ["Leonie", "Thorben", "Yun", "Sable", "Ada"]
ROOM = Path(firepeak.__file__).parent
PIECE = re.compile(
    r"spot:\d:([a-i]|guard)|(wizard|dungeon|circle|decoy):\d|captive:([a-z]+-\d|titan2?)|spell:[a-z_]+"
    r"|deck|research|discards|drawn:[12]|dealt:[1-7]"
)
ALL_OPTIONS = {"clan_powers": True, "prolong": True, "choose_wizard": True, "guard_counts": True, "decoy_wide": True}
BUSY = ("cast", "give", "capture", "raid", "brainwash", "at", "research", "wake", "as")


def bold(state: Firepeak, seat: int, rng: Random) -> Move:
    """A random move, often one that makes things happen, so that all sorts of positions come about."""
    moves = list(state.options(seat))
    busy = [move for move in moves if move.text.partition(" ")[0] in BUSY]
    return rng.choice(busy if busy and rng.random() < 0.7 else moves)


def positions(seed: int, seats: int, every: int = 1, **options: bool) -> Iterator[tuple[Firepeak, list[Event]]]:
    """Some positions of a match in which somebody is asked, with what happened before each."""
    rng = Random(seed)
    state = cast(Firepeak, GAME.start(seats, options))
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


def test_every_event_has_a_line() -> None:
    calls = [call for path in ROOM.rglob("*.py") for call in re.findall(r"\.tell\(\s*[^,)]*", path.read_text("utf-8"))]
    told = {word for call in calls for word in re.findall(r'"(\w+)"', call)}
    assert "raid_rolled" in told
    assert told == set(LINES)


# Every position


@pytest.mark.parametrize(
    ("seed", "seats", "options"),
    [(1, 2, {}), (2, 3, ALL_OPTIONS), (3, 4, {}), (4, 5, ALL_OPTIONS), (5, 2, ALL_OPTIONS), (6, 5, {})],
)
def test_everything_that_is_asked_refused_and_told_has_words(seed: int, seats: int, options: dict[str, bool]) -> None:
    for state, events in positions(seed, seats, every=5, **options):
        for lang in LANGUAGES:
            for seat in range(seats):
                prompt = SPEECH.prompt(state, seat, lang)
                assert prompt[0].isupper() or prompt[0] == "„"
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
                for move, rule in state.refused(seat):
                    assert SPEECH.label(state, seat, move, lang)
                    assert SPEECH.reason(state, seat, move, rule, lang).startswith(rule.text(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_of_the_game_has_a_label_wherever_it_is_named(lang: str) -> None:
    for seed, options in ((7, {}), (8, ALL_OPTIONS)):
        for state, _ in positions(seed, 3, every=50, **options):
            for seat in (CHANCE, 0, 1, 2):
                for move in LEXICON.moves:
                    assert SPEECH.label(state, seat, move, lang)
                    assert isinstance(SPEECH.group(state, seat, move, lang), str)
                    pieces = SPEECH.touches(state, seat, move)
                    assert seat == CHANCE or all(PIECE.fullmatch(piece) for piece in pieces)
                    rule = state.refusal(seat, move) if seat != CHANCE else None
                    if rule is not None:
                        assert SPEECH.reason(state, seat, move, rule, lang)


# Secrets


@pytest.mark.parametrize(("seed", "options"), [(9, {}), (10, ALL_OPTIONS)])
def test_words_are_the_same_in_every_world_the_seat_could_be_in(seed: int, options: dict[str, bool]) -> None:
    rng = Random(seed)
    for state, _ in positions(seed, 4, every=20, **options):
        for seat in range(4):
            world = cast(Firepeak, state.imagine(seat, rng))
            assert SPEECH.prompt(state, seat, "en") == SPEECH.prompt(world, seat, "en")
            for move in LEXICON.moves:
                assert SPEECH.label(state, seat, move, "en") == SPEECH.label(world, seat, move, "en")
                assert SPEECH.group(state, seat, move, "en") == SPEECH.group(world, seat, move, "en")
                assert SPEECH.touches(state, seat, move) == SPEECH.touches(world, seat, move)
                rule = state.refusal(seat, move)
                assert rule is world.refusal(seat, move)
                if rule is not None:
                    said = SPEECH.reason(state, seat, move, rule, "en")
                    assert said == SPEECH.reason(world, seat, move, rule, "en")


def test_a_move_that_reveals_nothing_is_told_the_same_in_every_world() -> None:
    rng = Random(11)
    compared = 0
    for state, _ in positions(11, 4, every=4):
        for actor in state.to_act[:1]:
            move = rng.choice(list(state.options(actor)))
            for seat in range(4):
                told = []
                for world in (state.clone(), cast(Firepeak, state.imagine(seat, rng))):
                    if seat != actor and move in world.options(actor):
                        world.sink = Sink()
                        world.apply(actor, move)
                        if world.tide == state.tide:
                            told.append([SPEECH.line(e.seen_by(seat), NAMES, seat, "en") for e in world.sink.take()])
                if len(told) == 2:
                    assert told[0] == told[1]
                    compared += 1
    assert compared > 50


OGRE = 10
SCRY_SPELL = 29


@pytest.mark.parametrize(
    ("event", "knowing", "secret", "open_line"),
    [
        (Event("draws", 1, 0, 0, 0, OGRE, 1 << 1), [1], "ogre", ""),
        (Event("jails", 1, 0, 0, 0, OGRE, 1 << 1), [1], "ogre", "Thorben locks the recruit up, unseen."),
        (Event("learns", 1, 0, 0, 0, SCRY_SPELL, 1 << 1), [1], "Scry", "Thorben draws a spell."),
        (Event("dealt", 1, 0, 0, 0, SCRY_SPELL, 1 << 1), [1], "Scry", ""),
        (Event("steals", 1, 2, 0, 0, OGRE, 0b110), [1, 2], "ogre", "A creature goes from Yun’s dungeon to Thorben’s."),
        (Event("raises", 1, 0, 0, 0, OGRE, 1 << 1), [1], "ogre", "Thorben raises a creature from the discards."),
    ],
)
def test_what_only_witnesses_may_know_is_left_out_for_others(
    event: Event, knowing: list[int], secret: str, open_line: str
) -> None:
    for seat in (None, 0, 1, 2):
        line = SPEECH.line(event.seen_by(seat), NAMES, seat, "en")
        if seat in knowing:
            assert secret in line
        else:
            assert line == open_line
