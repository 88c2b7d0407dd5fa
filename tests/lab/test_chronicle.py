"""What the games tell those who count: every key has words in both languages, and what is counted is what happened."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

import pytest

from conclave.bots import bot
from conclave.catalog import game as find_game
from conclave.catalog import known
from conclave.engine.chronicle import Chronicle
from conclave.engine.events import Sink
from conclave.engine.moves import CHANCE
from conclave.engine.state import State
from conclave.games.firepeak.components import SPELLS, WIZARDS
from conclave.games.firepeak.state import NOBODY, Firepeak
from conclave.games.zavandor.components import CHARACTERS, KINDS_OF_ARTIFACT, OBJECTS
from conclave.games.zavandor.state import Zavandor

KEYS = {
    "zavandor": {"role": CHARACTERS, "thing": OBJECTS, "ending": ["sentinels", "alone", "rounds"]},
    "firepeak": {"role": WIZARDS, "thing": SPELLS, "ending": ["structure", "deck", "rounds"]},
}


def played(
    id: str, seats: int, seed: int, name: str = "greedy", **options: bool
) -> tuple[State, list[Counter[str]], list[Counter[str]]]:
    """A match among equals: its end, what the chronicle says each seat has used, and the moves of each seat."""
    game, rng, player = find_game(id), Random(seed), bot(name)
    used, moves = [[Counter[str]() for _ in range(seats)] for _ in range(2)]
    state = game.start(seats, options)
    state.sink = sink = Sink()
    while state.to_act:
        seat = state.to_act[0]
        move = state.pick(seat, rng) if seat == CHANCE else player.decide(state.imagine(seat, rng), seat, rng)
        if seat != CHANCE:
            moves[seat][str(move)] += 1
        state.apply(seat, move)
        for event in sink.take():
            thing = game.chronicle.used(event)
            if thing:
                used[event.seat][thing] += 1
    return state, used, moves


@pytest.mark.parametrize("id", known())
@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_that_is_counted_has_a_name(id: str, lang: str) -> None:
    chronicle = find_game(id).chronicle
    state, used, _ = played(id, 2, 3)
    keys = {
        "fact": list(chronicle.facts(state)),
        "ending": [chronicle.ending(state)],
        "role": ["", *(chronicle.role(state, seat) for seat in range(2))],
        "thing": ["", *used[0], *used[1]],
    }
    for what, more in KEYS.get(id, {}).items():
        keys[what] += more
    if not any(keys["role"]):
        del keys["role"]  # everybody plays the same
    for what, found in keys.items():
        names = [chronicle.name(what, key, lang) for key in dict.fromkeys(found)]
        assert all(names)
        assert len(set(names)) == len(names), "no two of them are called the same"


@pytest.mark.parametrize("seed", range(3))
def test_a_thing_of_zavandor_is_used_by_who_buys_it(seed: int) -> None:
    state, used, _ = played("zavandor", 3, seed)
    assert isinstance(state, Zavandor)
    for seat in range(3):
        owned = state.owned[KINDS_OF_ARTIFACT * seat : KINDS_OF_ARTIFACT * (seat + 1)]
        kept = Counter({OBJECTS[thing]: count for thing, count in enumerate(owned)})
        kept.update(OBJECTS[KINDS_OF_ARTIFACT + at] for at, keeper in enumerate(state.keeper) if keeper == seat)
        assert used[seat] == +kept


@pytest.mark.parametrize("seed", range(3))
def test_a_spell_of_firepeak_is_used_by_who_casts_it(seed: int) -> None:
    _, used, moves = played("firepeak", 3, seed)
    assert sum(map(Counter.total, used)) > 0
    for seat in range(3):
        cast_ = {text.removeprefix("cast "): n for text, n in moves[seat].items() if text.startswith("cast ")}
        assert dict(used[seat]) == cast_


@pytest.mark.parametrize(("name", "ending"), [("greedy", "sentinels"), ("random", "rounds")])
def test_endings_of_zavandor_are_told_apart(name: str, ending: str) -> None:
    chronicle = find_game("zavandor").chronicle
    state, _, _ = played("zavandor", 2, 1, name)
    assert chronicle.ending(state) == ending
    assert (chronicle.facts(state)["sentinels"] >= 5) == (ending == "sentinels")
    struck, _, _ = played("zavandor", 2, 1, name, lightning=True)
    assert (chronicle.ending(struck) == "alone") == (cast(Zavandor, struck).living() == 1)


def test_endings_of_firepeak_are_told_apart() -> None:
    chronicle = find_game("firepeak").chronicle
    state, _, _ = played("firepeak", 2, 1)
    assert isinstance(state, Firepeak)
    state.champion = 1
    assert (chronicle.ending(state), state.winners()) == ("structure", [1])
    state.champion, state.last = NOBODY, True
    assert chronicle.ending(state) == "deck"
    state.last = False
    assert chronicle.ending(state) == "rounds"


def test_a_game_that_tells_nothing_is_counted_all_the_same() -> None:
    nothing, state = Chronicle(), find_game("zavandor").start(2)
    assert (nothing.facts(state), nothing.ending(state), nothing.role(state, 0)) == ({}, "", "")
    assert nothing.name("thing", "rock", "de") == "rock"
