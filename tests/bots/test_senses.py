"""What a search may rely on in every game's sense: short lists, ratings, quick moves and forecasts that are sound."""

from __future__ import annotations

from math import isfinite
from random import Random

import pytest

from conclave.catalog import game as find_game
from conclave.engine.game import Value
from tests.bots.positions import GAMES, decisions, played

CASES: list[tuple[str, int, dict[str, Value]]] = [(id, seats, {}) for id in GAMES for seats in (2, 4)]
for _id in GAMES:
    _game = find_game(_id)
    CASES.append((_id, 3, {option.name: option.values[-1] for option in _game.options}))


@pytest.mark.parametrize(("id", "seats", "options"), CASES, ids=[f"{case[0]}-{case[1]}" for case in CASES])
def test_a_sense_is_sound(id: str, seats: int, options: dict[str, Value]) -> None:
    sense = find_game(id).sense
    assert sense is not None
    rng = Random(5)
    calm = 0
    for n, (state, seat) in enumerate(decisions(id, seats, 7, 0.3, options)):
        before = state.view(seat)
        quick = sense.sketch(state, seat, rng)
        assert state.refusal(seat, quick) is None, f"{quick} at decision {n}"
        if n % 7 == 0:
            moves = state.options(seat)
            listed = sense.shortlist(state, seat, moves)
            assert len(listed) > 0
            assert all(move in moves for move in listed)
            rates = sense.rate(state, seat, listed)
            assert len(rates) == len(listed)
            assert all(isfinite(rate) for rate in rates)
        if sense.calm(state):
            calm += 1
            chances = sense.chances(state)
            assert len(chances) == seats
            assert all(0.0 <= chance <= 1.0 for chance in chances)
            assert sum(chances) == pytest.approx(1.0)
        assert state.view(seat) == before, "a look at a position has changed it"
    assert calm > 10


@pytest.mark.parametrize("id", GAMES)
def test_a_forecast_knows_more_than_nothing(id: str) -> None:
    """In the last third of a match between two, who wins was given more than half on average."""
    sense = find_game(id).sense
    assert sense is not None
    given: list[float] = []
    for seed in range(8):
        positions, end = played(id, 2, seed, 0.05)
        late = [state for state, _ in positions[-len(positions) // 3 :] if sense.calm(state)]
        for state in late[::5]:
            chances = sense.chances(state)
            given.append(sum(chances[seat] for seat in end.winners()) / len(end.winners()))
    assert sum(given) / len(given) > 0.52
