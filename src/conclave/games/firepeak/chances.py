"""How likely a roll is to succeed, from what everybody sees: for labels and prompts."""

from __future__ import annotations

from typing import Final

from conclave.games.firepeak.components import DIE, FORTUNE_BONUS, NONE, SPOTS, TOUCH_FACTOR
from conclave.games.firepeak.odds import FACES, Contest, contest, odds
from conclave.games.firepeak.state import Firepeak
from conclave.games.firepeak.steps.brainwash import guile
from conclave.games.firepeak.steps.contest import attack_sum, defence_sum, raid_sum, watch_sum
from conclave.games.firepeak.steps.fight import TORNADO, TOUCH, safe
from conclave.games.firepeak.steps.raid import stone_aid

THROWS: Final = DIE * DIE


def capture(state: Firepeak, seat: int, spot: int, owner: int, target: int, mode: int) -> int:
    """F57 to F60, of 36: the throws by which a target is captured; all with a Tornado."""
    if mode == TORNADO:
        return THROWS
    factor = TOUCH_FACTOR if mode == TOUCH else 1
    return odds(attack_sum(state, seat, spot), defence_sum(state, owner, target), factor)[0]


def best_capture(state: Firepeak, seat: int, spot: int, mode: int) -> int:
    """The chance of an attacker against the weakest of all targets."""
    best = 0
    for owner in range(state.seats):
        if owner != seat:
            for target in range(SPOTS):
                if state.being[SPOTS * owner + target] != NONE and safe(state, owner, target) is None:
                    best = max(best, capture(state, seat, spot, owner, target, mode))
    return best


def raid(state: Firepeak, seat: int, spot: int, owner: int, mode: int) -> int:
    """F66, of 36."""
    return odds(raid_sum(state, seat, spot, stone_aid(state, owner, mode)), watch_sum(state, owner))[0]


def wash(state: Firepeak, seat: int, strength: int) -> int:
    """F62, F101, of 6."""
    return sum(face + guile(state, seat) > strength for face in FACES)


def rolling(state: Firepeak) -> Contest:
    """The contest that is being rolled for."""
    found = contest(state)
    assert found is not None
    return found


def with_fortune(state: Firepeak) -> Contest:
    """F100 The same with what the Circle of Fortune would add."""
    trial = state.clone()
    trial.luck += FORTUNE_BONUS
    return rolling(trial)
