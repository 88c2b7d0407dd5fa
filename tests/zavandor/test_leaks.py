"""Nobody is sent what they must not know: at every position of many matches, whatever a seat has not seen is dealt anew,
and not a byte of what it is sent may change. `CONCLAVE_LEAK_MATCHES=200` plays more than the usual twenty matches."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from conclave.bots import bot
from conclave.engine.events import Event, Sink
from conclave.engine.moves import CHANCE
from conclave.engine.secrets import bit
from conclave.engine.steps import Together
from conclave.games.zavandor import GAME
from conclave.games.zavandor.components import BACKS
from conclave.games.zavandor.state import Zavandor

FEW = 20
MATCHES = int(os.environ.get("CONCLAVE_LEAK_MATCHES", FEW))
OPTIONS = [option.name for option in GAME.options]


def to_json(value: object) -> Any:
    return msgspec.to_builtins(value)


def sent(state: Zavandor, seat: int | None, events: list[Event] | None = None) -> bytes:
    """All that a seat, or a spectator, is sent, as it goes over the wire."""
    options: list[str] = []
    refused: list[list[str]] = []
    if seat is not None:
        options = [str(move) for move in state.options(seat)[:60]]
        refused = [[str(move), rule.id] for move, rule in state.refused(seat)[:60]]
    told = [event.seen_by(seat).data() for event in events or []]
    return json.dumps([state.view(seat), state.to_act, options, refused, told], default=to_json).encode()


def unseen(state: Zavandor, seat: int | None) -> list[int]:
    return [i for i in range(len(state.secrets.kind)) if not state.secrets.seen[i] & bit(seat)]


def permuted(state: Zavandor, seat: int | None, rng: Random) -> Zavandor:
    """The same table with all cards that the seat has not seen shuffled among hands and piles, colour by colour. Not made
    with `imagine`, and also where no such hand could have bid what was bid."""
    world = state.clone()
    secrets = world.secrets
    hidden = unseen(world, seat)
    for back in range(len(BACKS.first) - 1):
        pieces = [i for i in hidden if BACKS.back[secrets.kind[i]] == back]
        kinds = range(BACKS.first[back], BACKS.first[back + 1])
        bag = [k for k in kinds for _ in range(secrets.pile[k])] + [secrets.kind[i] for i in pieces]
        rng.shuffle(bag)
        for i in pieces:
            secrets.kind[i] = bag.pop()
        for k in kinds:
            secrets.pile[k] = bag.count(k)
    world.redealt()
    return world


def after(world: Zavandor, seat: int, text: str) -> bytes:
    world.sink = sink = Sink()
    world.play(seat, text)
    return sent(world, seat, sink.events)


def positions(n: int) -> Iterator[Zavandor]:
    """Every position of the n-th match: another number of seats, another option, other players each time."""
    rng = Random(f"leaks {n}")
    greedy = n % 4 == 3
    seats = 2 + n // 4 % 2 if greedy else 2 + n % 5
    options = {OPTIONS[n // 2 % len(OPTIONS)]: True} if n % 2 else {}
    player = bot("greedy" if greedy else "random")
    state = GAME.start(seats, options)
    assert isinstance(state, Zavandor)
    while state.to_act:
        yield state
        seat = state.to_act[rng.randrange(len(state.to_act))]
        move = state.pick(seat, rng) if seat == CHANCE else player.decide(state.imagine(seat, rng), seat, rng)
        state.apply(seat, move)
    yield state


def resolves_secrets(state: Zavandor) -> bool:
    """May the next move bring hidden things to light: secret answers (Z114), or whether a bid can be paid (ZV1)?"""
    return isinstance(state.agenda[-1], Together) or state.switches.lightning


def check_position(state: Zavandor, rng: Random) -> int:
    """No seat can tell this position from one in which what it has not seen is different; how many seats had unseen cards."""
    looked = 0
    for seat in (*range(state.seats), None):
        if not unseen(state, seat):
            continue
        looked += 1
        true = sent(state, seat)
        world = state.imagine(seat, rng)
        assert isinstance(world, Zavandor)
        assert sent(world, seat) == true, f"seat {seat}, imagined"
        if MATCHES > FEW or rng.random() < 1 / 3:
            assert sent(permuted(state, seat, rng), seat) == true, f"seat {seat}, permuted"
        if seat is not None and seat in state.to_act and not resolves_secrets(state):
            move = str(state.pick(seat, rng))
            assert after(state.clone(), seat, move) == after(world, seat, move), f"seat {seat}, after its own {move}"
    return looked


@pytest.mark.parametrize("n", range(MATCHES))
def test_what_a_seat_is_sent_does_not_hang_on_what_it_has_not_seen(n: int) -> None:
    rng = Random(n)
    looked = sum(check_position(state, rng) for state in positions(n))
    public = n % 2 and OPTIONS[n // 2 % len(OPTIONS)] == "public_money"
    assert (looked == 0) if public else (looked > 20)


def test_a_view_that_hung_on_hidden_cards_would_be_found() -> None:
    """The two worlds really differ: the owner of the cards sees it."""
    rng = Random(1)
    differences = 0
    for state in positions(3):
        if len(unseen(state, None)) > 4:
            world = permuted(state, None, rng)
            differences += any(sent(world, seat) != sent(state, seat) for seat in range(state.seats))
            if differences > 20:
                break
    assert differences > 20
