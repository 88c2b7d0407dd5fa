"""What a seat is sent, and the same table with what it has not seen dealt otherwise: shared by the leak tests of all games."""

from __future__ import annotations

import json
from random import Random
from typing import Any, cast

from conclave.engine.events import Event
from conclave.engine.secrets import bit
from conclave.engine.state import State

SOME = 100
"""Of a very long list of options only so many are compared."""


def to_json(value: object) -> Any:
    return {name: getattr(value, name) for name in cast(Any, value).__slots__}


def sent(state: State, seat: int | None, events: list[Event] | None = None) -> bytes:
    """All that a seat, or a spectator, is sent, as it goes over the wire."""
    options: list[str] = []
    refused: list[list[str]] = []
    if seat is not None:
        options = [str(move) for move in state.options(seat)[:SOME]]
        refused = [[str(move), rule.id] for move, rule in state.refused(seat)[:SOME]]
    told = [event.seen_by(seat).data() for event in events or []]
    return json.dumps([state.view(seat), state.to_act, options, refused, told], default=to_json).encode()


def unseen(state: State, seat: int | None) -> list[int]:
    """The hidden pieces that a seat has not seen."""
    return [i for i in range(len(state.secrets.kind)) if not state.secrets.seen[i] & bit(seat)]


def permuted(state: State, seat: int | None, rng: Random) -> State:
    """The same table with all cards that the seat has not seen shuffled among hands and piles, back by back. Not made with
    `imagine`, and also where nobody with such cards could have done what was done."""
    world = state.clone()
    secrets = world.secrets
    hidden = unseen(world, seat)
    backs = secrets.backs
    for back in range(len(backs.first) - 1):
        pieces = [i for i in hidden if backs.back[secrets.kind[i]] == back]
        kinds = range(backs.first[back], backs.first[back + 1])
        bag = [k for k in kinds for _ in range(secrets.pile[k])] + [secrets.kind[i] for i in pieces]
        rng.shuffle(bag)
        for i in pieces:
            secrets.kind[i] = bag.pop()
        for k in kinds:
            secrets.pile[k] = bag.count(k)
    world.redealt()
    return world
