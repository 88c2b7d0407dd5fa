"""The fuzzer: it finds what breaks, and says what it has not seen."""

from __future__ import annotations

from collections import Counter
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from conclave.engine.conformance import Findings
from conclave.engine.moves import CHANCE
from conclave.engine.records import read
from conclave.games.zavandor import GAME
from conclave.games.zavandor.state import Zavandor
from conclave.lab import fuzz as fuzzing
from tests.archmage.kit import Table


@pytest.fixture(autouse=True)
def a_second_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on by a second whenever somebody looks at it: before each match."""
    monkeypatch.setattr(fuzzing, "time", SimpleNamespace(monotonic=count().__next__))


def test_nothing_breaks_in_a_few_matches(tmp_path: Path) -> None:
    findings, broken = fuzzing.fuzz(GAME, often=1, seconds=3.0, seed=1, out=tmp_path)
    assert broken is None
    assert findings.matches == 3
    assert not list(tmp_path.iterdir())


def test_what_was_never_done_is_named() -> None:
    moves, rules = fuzzing.missing(GAME, Findings(), often=50)
    assert {"pay blue", "enchant ruby", "end"} <= set(moves)
    assert {"Z39", "Z114"} <= set(rules)
    assert "ZV8" not in rules  # an option that never refuses anything


def test_what_breaks_is_written_as_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(state: Zavandor, seat: int, rng: object) -> None:
        raise RuntimeError("stumbled")

    monkeypatch.setattr(fuzzing, "mostly_greedy", stumble)
    _, broken = fuzzing.fuzz(GAME, often=1, seconds=30.0, seed=1, out=tmp_path)
    assert broken is not None
    record = read(broken.read_text(encoding="utf-8"), lambda id: GAME)
    assert record.moves


def test_the_curious_player_prefers_what_was_done_least() -> None:
    findings = Findings()
    state = GAME.start(seats=2)
    rng = Random(3)
    while state.to_act == (CHANCE,):
        state.apply(CHANCE, state.pick(CHANCE, rng))
    [seat] = state.to_act
    rare, *others = state.options(seat)
    findings.moves.update({str(move): 9 for move in others})
    made = Counter(str(fuzzing.Curious(findings)(state, seat, rng)) for _ in range(200))
    assert made[str(rare)] > 150
    assert len(made) > 1


def test_the_searching_player_goes_where_something_rare_is_refused() -> None:
    findings = Findings()
    table = Table("g4=grove", mages="g4")  # Place Wards is refused by A151 as soon as the Journey is over
    findings.moves.update({str(move): 1000 for move in table.state.game.lexicon})
    findings.refusals.update({id: 1000 for id in table.state.game.rulebook.rules if id != "A151"})
    made = Counter(str(fuzzing.Searching(findings)(table.state, 0, Random(seed))) for seed in range(100))
    assert made["stop"] > 50
    assert len(made) > 1


def test_matches_set_out_again_from_a_landmark() -> None:
    findings = Findings()
    landmarks: dict[str, fuzzing.Landmark] = {}
    first = fuzzing.Expedition(GAME, fuzzing.Landmark(2, {}, ()), 1, findings, None, landmarks, often=10**9)
    first.play(every=10, all_options=True)
    assert "Z39" in landmarks
    mark = landmarks["Z39"]
    again = fuzzing.Expedition(GAME, mark, 2, findings, None, {}, often=10**9)
    assert again.record.moves == list(mark.moves) == first.record.moves[: len(mark.moves)]
    before = findings.refusals["Z39"]
    again.check_choices()
    assert findings.refusals["Z39"] > before
    again.play(every=10, all_options=True)


def test_a_landmark_stays_once_its_refusal_is_not_rare_any_more() -> None:
    marks: list[dict[str, fuzzing.Landmark]] = [{}, {}]
    for often, landmarks in ((1, marks[0]), (10**9, marks[1])):
        start = fuzzing.Landmark(2, {}, ())
        fuzzing.Expedition(GAME, start, 1, Findings(), None, landmarks, often).play(every=10, all_options=True)
    first, last = (len(landmarks["Z39"].moves) for landmarks in marks)
    assert first < last


def test_about_half_of_all_matches_set_out_from_a_landmark() -> None:
    rng = Random(1)
    mark = fuzzing.Landmark(2, {}, [(CHANCE, move) for move in list(GAME.lexicon)[:20]])
    starts = [fuzzing.start(GAME, [{}], [mark], rng) for _ in range(100)]
    assert 30 < sum(bool(start.moves) for start in starts) < 70
    assert not fuzzing.start(GAME, [{}], [], rng).moves


def test_the_stubborn_player_goes_on_with_what_it_did() -> None:
    state = GAME.start(seats=2)
    rng = Random(3)
    while state.to_act == (CHANCE,):
        state.apply(CHANCE, state.pick(CHANCE, rng))
    [seat] = state.to_act
    player = fuzzing.Stubborn()
    player.last[seat] = "enchant"
    made = Counter(fuzzing.verb(player(state, seat, rng)) for _ in range(20))
    assert made["enchant"] > 10


def test_the_player_of_habits_gives_the_same_answer_to_the_same_question() -> None:
    state = GAME.start(seats=2)
    rng = Random(3)
    while state.to_act == (CHANCE,):
        state.apply(CHANCE, state.pick(CHANCE, rng))
    [seat] = state.to_act
    player = fuzzing.Habitual()
    made = Counter(str(player(state, seat, rng)) for _ in range(40))
    assert made.most_common(1)[0][1] > 25
    assert len(made) > 1, "now and then it moves on a whim"
