"""Several searches about one decision, merged at the root."""

from __future__ import annotations

import os
from random import Random

import pytest

from conclave.bots import bot
from conclave.bots.chorus import Chorus, Voice, merge
from conclave.bots.levels import thinker
from conclave.bots.tree import Finding
from conclave.engine.mistakes import Mistake
from tests.bots.positions import Decision, decisions


def many_options() -> Decision:
    """A position of Zavandor with much to think about."""
    return max(decisions("zavandor", 2, seed=5)[:60], key=lambda found: len(found[0].options(found[1])))


def test_voices_add_up_what_they_found() -> None:
    state, seat = many_options()
    one, other = state.options(seat)[:2]
    merged = merge(
        [[Finding(one, 3, [0.5, 0.5]), Finding(other, 1, [0.2, 0.8])], [Finding(other, 3, [1.0, 0.0])], []], seat=0
    )
    assert [(finding.move, finding.visits) for finding in merged] == [(other, 4), (one, 3)]
    assert merged[0].chances == pytest.approx([0.8, 0.2])
    assert merged[1].chances == pytest.approx([0.5, 0.5])


def test_every_voice_thinks_as_long_as_one_alone() -> None:
    state, seat = many_options()
    alone = sum(found.visits for found in thinker("mage").ponder(state.imagine(seat, Random(1)), seat, Random(1)))
    three = sum(found.visits for found in Chorus("mage", 3).ponder(state.imagine(seat, Random(1)), seat, Random(1)))
    assert alone > 0
    assert 2 * alone < three <= 3 * alone


def test_the_same_seed_gives_the_same_move() -> None:
    state, seat = many_options()
    found = [Chorus("mage", 2).ponder(state.imagine(seat, Random(4)), seat, Random(4)) for _ in range(2)]
    assert [(one.move, one.visits, one.chances) for one in found[0]] == [
        (one.move, one.visits, one.chances) for one in found[1]
    ]


def test_a_voice_that_dies_is_missed_by_nobody() -> None:
    state, seat = many_options()
    voice = Voice(thinker("archmage", share=50.0), state.imagine(seat, Random(1)), seat, 1)
    os.kill(voice.process, 9)
    assert voice.heard(state) == []


def test_no_process_is_left_behind() -> None:
    state, seat = many_options()
    voice = Voice(thinker("mage"), state.imagine(seat, Random(1)), seat, 1)
    assert voice.heard(state)
    with pytest.raises(ProcessLookupError):
        os.kill(voice.process, 0)


def test_a_chorus_is_named_by_its_level_and_its_voices() -> None:
    chorus = bot("archmage*4")
    assert isinstance(chorus, Chorus)
    assert chorus.voices == 4


@pytest.mark.parametrize("name", ["archmage*", "archmage*1", "archmage*65", "archmage*x", "greedy*2", "*2"])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(Mistake):
        bot(name)
