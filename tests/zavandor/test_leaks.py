"""Nobody is sent what they must not know: at every position of many matches, whatever a seat has not seen is dealt anew,
and not a byte of what it is sent may change. `CONCLAVE_LEAK_MATCHES=200` plays more than the usual twenty matches."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import pytest

from conclave.bots import bot
from conclave.engine.events import Sink
from conclave.engine.moves import CHANCE
from conclave.engine.steps import Together
from conclave.games.zavandor import GAME
from conclave.games.zavandor.state import Zavandor
from tests.leaks import permuted, sent, unseen

FEW = 20
MATCHES = int(os.environ.get("CONCLAVE_LEAK_MATCHES", FEW))
OPTIONS = [option.name for option in GAME.options]


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
