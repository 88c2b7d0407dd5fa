"""The figures of the peers, in this process: OpenSpiel's games in C++ and in Python, PettingZoo's.

python -m benchmarks.peers SECONDS FACTS

They are driven as their documentation shows, from a Python loop, with random moves, and as fast as such a loop can be:
chance is drawn by hand and not by numpy, observations are not asked for where the game can be played without.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any, Final

import numpy
import open_spiel.python.games  # noqa: F401  (registers the games written in Python)
import pettingzoo
import pyspiel
from open_spiel.python.algorithms import mcts

from benchmarks.measure import (
    FACT,
    LESS,
    MORE,
    PASSES,
    POINTS,
    SIMULATIONS,
    Figure,
    Subject,
    apart,
    character,
    copying,
    growing,
    microseconds,
    positions,
    rate,
    send,
    weighing,
)

OPEN_SPIEL: Final = (
    "gin_rummy",
    "backgammon",
    "connect_four",
    "leduc_poker",
    "python_tic_tac_toe",
    "python_kuhn_poker",
)
PETTING_ZOO: Final = {"connect_four": "classic/connect_four-v3", "leduc": "classic/leduc_holdem-v4"}
SEARCHED: Final = ("gin_rummy", "backgammon")
BATCH: Final = 1_000
"""Decisions, about, in a run."""
EXPLORES: Final = 2.0
MEGABYTES: Final = 1_000


def drawn(outcomes: list[tuple[int, float]], rng: Random) -> int:
    """One of the outcomes of chance, as likely as it should be."""
    rest = rng.random()
    for action, probability in outcomes:
        rest -= probability
        if rest < 0:
            return action
    return outcomes[-1][0]


class OpenSpiel(Subject):
    """A game of OpenSpiel."""

    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)

    def start(self) -> Any:
        return self.game.new_initial_state()

    def over(self, state: Any) -> bool:
        return bool(state.is_terminal())

    def step(self, state: Any, rng: Random) -> int:
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), rng))
            return 0
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
        return len(actions)

    def copy(self, state: Any) -> Any:
        return state.clone()

    def play(self, matches: int) -> int:
        decisions = 0
        rng = Random(4)
        random = rng.random
        for _ in range(matches):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(drawn(state.chance_outcomes(), rng))
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(random() * len(actions))])
                    decisions += 1
        return decisions


class PettingZoo(Subject):
    """A game of PettingZoo. Its environment is its state; a deepcopy of it is a new environment, not a copy."""

    def __init__(self, name: str) -> None:
        self.env = pettingzoo.make("aec", name)
        self.env.reset(seed=1)

    def start(self) -> Any:
        self.env.reset()
        return self.env

    def over(self, state: Any) -> bool:
        return any(state.terminations.values()) or any(state.truncations.values())

    def step(self, state: Any, rng: Random) -> int:
        actions = state.last()[0]["action_mask"].nonzero()[0]
        state.step(int(actions[int(rng.random() * len(actions))]))
        return len(actions)

    def copy(self, state: Any) -> Any:
        raise NotImplementedError

    def play(self, matches: int) -> int:
        env = self.env
        decisions = 0
        random = Random(4).random
        for match in range(matches):
            env.reset(seed=None if match else 4)
            for _agent in env.agent_iter():
                observation, _reward, terminated, truncated, _info = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    actions = observation["action_mask"].nonzero()[0]
                    env.step(int(actions[int(random() * len(actions))]))
                    decisions += 1
        return decisions


def playing(subject: OpenSpiel | PettingZoo, name: str, seconds: float) -> list[Figure]:
    """Decisions a second, driven from Python."""
    matches = max(1, round(BATCH / (subject.play(10) / 10)))
    return [Figure(f"{name}.driven", rate(lambda: subject.play(matches), seconds), MORE)]


def replaying(subject: OpenSpiel, name: str, seconds: float) -> list[Figure]:
    """Microseconds for a match that comes back from its text."""
    texts = []
    plies = 0
    for seed in range(5):
        rng = Random(seed)
        state = subject.start()
        while not subject.over(state):
            subject.step(state, rng)
            plies += 1
        texts.append(state.serialize())

    def run() -> int:
        for text in texts:
            subject.game.deserialize_state(text)
        return len(texts)

    return [
        Figure(f"{name}.record.plies", plies / len(texts), FACT),
        Figure(f"{name}.record.read", microseconds(run, seconds), LESS),
    ]


def imagining(subject: OpenSpiel, name: str, seconds: float) -> list[Figure]:
    """Microseconds for a world that a player could be in."""
    states = [state for state in positions(subject) if not state.is_chance_node()]

    def run() -> int:
        random = Random(5).random
        for _ in range(PASSES):
            for state in states:
                state.resample_from_infostate(0, random)
        return PASSES * len(states)

    return [Figure(f"{name}.imagine", microseconds(run, seconds), LESS)]


def searching(subject: OpenSpiel, name: str, seconds: float) -> list[Figure]:
    """Simulations a second of OpenSpiel's own searches, in C++ and in Python, with one random playing out each."""
    states: list[Any] = []
    for state in positions(subject, 2 * POINTS):
        if not state.is_chance_node() and len(state.legal_actions()) > 1 and len(states) < POINTS:
            states.append(state)

    def compiled() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.MCTSBot(subject.game, evaluator, EXPLORES, SIMULATIONS, MEGABYTES, False, 1, False)
        for state in states:
            bot.mcts_search(state)
        return SIMULATIONS * len(states)

    def interpreted() -> int:
        luck = numpy.random.RandomState(1)
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        bot = mcts.MCTSBot(subject.game, EXPLORES, SIMULATIONS, evaluator, solve=False, random_state=luck)
        for state in states:
            bot.mcts_search(state)
        return SIMULATIONS * len(states)

    return [
        Figure(f"{name}.search", rate(compiled, seconds), MORE),
        Figure(f"{name}.search_in_python", rate(interpreted, seconds), MORE),
    ]


def weigh(game: str) -> list[Figure]:
    return weighing(OpenSpiel(game), f"open_spiel.{game}")


def main(seconds_: str, facts: str) -> None:
    seconds = float(seconds_)
    found = []
    for game in OPEN_SPIEL:
        subject = OpenSpiel(game)
        name = f"open_spiel.{game}"
        found += playing(subject, name, seconds)
        found += copying(subject, name, seconds / 2)
        if game == "leduc_poker":
            found += imagining(subject, name, seconds / 2)
        if game in SEARCHED:
            found += searching(subject, name, seconds)
        if game == "gin_rummy":
            found += replaying(subject, name, seconds / 2)
            found += growing(subject, name, seconds)
        if facts == "facts":
            found += character(subject, name, 200)
            found += apart(weigh, game)
    for game, full_name in PETTING_ZOO.items():
        env = PettingZoo(full_name)
        name = f"pettingzoo.{game}"
        found += playing(env, name, seconds)
        if facts == "facts":
            found += character(env, name, 50)
    send(found)


if __name__ == "__main__":
    main(*sys.argv[1:])
