"""The fuzzer: plays and examines without end until every move was made and every refusal given often enough.

    python -m conclave.lab.fuzz zavandor --often 50 --seconds 600 --out DIR

Matches are played at random, or mostly by the greedy player, who gets to the later ends of the rules, or by a curious one,
who likes best what was done least, or by a searching one, who looks a move ahead for what is still rare, or by a stubborn
one, who goes on with whatever was done before, or by one of habits, who gives the same answer whenever the same is asked: so
matches also get to lopsided ends. Where a refusal that is still rare was given, a landmark is set up, and many matches set
out again from a little before one. What breaks a promise of the engine is written as a record that can be looked at with
`conclave replay`.
"""

from __future__ import annotations

import itertools
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import click

from conclave.bots.player import GreedyPlayer
from conclave.catalog import game as find_game
from conclave.engine.conformance import Broken, Examination, Findings, settings_of
from conclave.engine.fields import digest
from conclave.engine.game import Game, Value
from conclave.engine.moves import CHANCE, Move
from conclave.engine.records import ENDING
from conclave.engine.state import State

WHIMS = 0.15
"""How often the greedy player of a fuzzed match moves at random."""

EVERY = 10
"""Of so many positions one is examined closely; of the others only what can be done and what is refused."""

SOME = 40
"""Out of so many options, drawn at random, the curious player takes the rarest."""

AHEAD = 8
"""Out of so many options, drawn at random, the searching player takes the one after which most is rare."""

AGAIN = 0.5
"""How often a match sets out from a landmark, if there is one."""

BACK = 12
"""At most so many moves before the landmark itself."""

RAREST = 20
"""So many of the moves that were made least are named in the end."""

Mover = Callable[[State, int, Random], Move]

_greedy = GreedyPlayer()


def mostly_greedy(state: State, seat: int, rng: Random) -> Move:
    if rng.random() < WHIMS:
        return state.pick(seat, rng)
    return _greedy.decide(state.imagine(seat, rng), seat, rng)


class Curious:
    """A player who often makes the move that was made least in all matches so far."""

    def __init__(self, findings: Findings) -> None:
        self.made = findings.moves

    def __call__(self, state: State, seat: int, rng: Random) -> Move:
        if rng.random() < WHIMS:
            return state.pick(seat, rng)
        options = state.options(seat)
        return min(
            [options[int(rng.random() * len(options))] for _ in range(SOME)], key=lambda move: self.made[str(move)]
        )


class Searching:
    """A player who looks a move ahead, and goes where moves and refusals are to be had that are still rare."""

    def __init__(self, findings: Findings) -> None:
        self.findings = findings

    def __call__(self, state: State, seat: int, rng: Random) -> Move:
        if rng.random() < WHIMS:
            return state.pick(seat, rng)
        options = state.options(seat)
        tried = rng.sample(options, min(AHEAD, len(options)))
        return max(tried, key=lambda move: self.promise(state, seat, move))

    def promise(self, state: State, seat: int, move: Move) -> float:
        """How rare the move is, and all that it leads to."""
        made, refusals = self.findings.moves, self.findings.refusals
        after = state.clone()
        after.sink = None
        after.apply(seat, move)
        found = rarity(made[str(move)])
        for asked in after.to_act:
            if asked != CHANCE:
                found += sum(rarity(made[str(next)]) for next in after.options(asked)[:SOME])
                found += sum(rarity(refusals[rule.id]) for _, rule in after.refused(asked)[:SOME])
        return found


def rarity(n: int) -> float:
    """What something counts for that was seen so often."""
    return 1 / (1 + n)


class Stubborn:
    """A player of one match who mostly does what it did last, as long as that is possible."""

    def __init__(self) -> None:
        self.last: dict[int, str] = {}

    def __call__(self, state: State, seat: int, rng: Random) -> Move:
        again = [move for move in state.options(seat)[:SOME] if verb(move) == self.last.get(seat)]
        if again and rng.random() >= WHIMS:
            return rng.choice(again)
        move = state.pick(seat, rng)
        self.last[seat] = verb(move)
        return move


class Habitual:
    """A player of one match who mostly answers a question as it did before, and so leaves whole parts of a game untried."""

    def __init__(self) -> None:
        self.answers: dict[tuple[int, str], Move] = {}

    def __call__(self, state: State, seat: int, rng: Random) -> Move:
        question = seat, type(state.agenda[-1]).__name__
        move = state.pick(seat, rng)
        if rng.random() < WHIMS:
            return move
        before = self.answers.setdefault(question, move)
        return before if state.refusal(seat, before) is None else move


def verb(move: Move) -> str:
    """What a move is called, without what it is about."""
    return str(move).split()[0]


def missing(game: Game, findings: Findings, often: int) -> tuple[list[str], list[str]]:
    """The moves never made (of those that differ in a place, like `pay blue#2`, one is enough), and the rules that have
    not refused often enough."""
    made = {text.split("#")[0] for text in findings.moves}
    moves = sorted({str(move).split("#")[0] for move in game.lexicon} - made)
    switches = {option.rule.id for option in game.options}
    named = [id for id in game.rulebook.rules if id not in switches or findings.refusals[id]]
    return moves, [id for id in named if findings.refusals[id] < often]


@dataclass
class Landmark:
    """A match up to where a refusal was given that is still rare."""

    seats: int
    options: Mapping[str, Value]
    moves: Sequence[tuple[int, Move]]


class Expedition(Examination):
    """A match of the fuzzer, which sets up landmarks on its way; it may set out from one."""

    def __init__(
        self,
        game: Game,
        start: Landmark,
        seed: int,
        findings: Findings,
        mover: Mover | None,
        landmarks: dict[str, Landmark],
        often: int,
    ) -> None:
        super().__init__(game, start.seats, start.options, seed, findings, None, mover)
        self.landmarks = landmarks
        self.often = often
        for seat, move in start.moves:
            self.state.apply(seat, move)
            self.record.moves.append((seat, move))
            self.digests.append(digest(self.state))
        self.sink.take()

    def check_options(self, seat: int) -> None:
        refusals = self.findings.refusals
        rare = {id: refusals[id] for id in self.game.rulebook.rules if refusals[id] < self.often}
        super().check_options(seat)
        for id, before in rare.items():
            if refusals[id] > before:
                self.landmarks[id] = Landmark(self.state.seats, self.record.options, tuple(self.record.moves))


def start(game: Game, settings: Sequence[Mapping[str, Value]], landmarks: Sequence[Landmark], rng: Random) -> Landmark:
    """Where a match sets out: a little before a landmark, or at the beginning of any table."""
    if landmarks and rng.random() < AGAIN:
        landmark = rng.choice(landmarks)
        back = rng.randint(0, BACK)
        return Landmark(landmark.seats, landmark.options, landmark.moves[: max(0, len(landmark.moves) - back)])
    return Landmark(rng.randint(game.low, game.high), rng.choice(settings), ())


def fuzz(game: Game, often: int, seconds: float, seed: int, out: Path) -> tuple[Findings, Path | None]:
    """Play until nothing is missing, the time is up, or something breaks: then the record's path is given too."""
    findings = Findings()
    landmarks: dict[str, Landmark] = {}
    until = time.monotonic() + seconds
    settings = list(settings_of(game))
    for n in itertools.count(seed):
        if time.monotonic() > until or (n % 20 == 0 and not any(missing(game, findings, often))):
            return findings, None
        rng = Random(n)
        movers: list[Mover | None] = [None, Curious(findings), Searching(findings), Stubborn(), Habitual()]
        if game.sense is not None:
            movers.append(mostly_greedy)
        rare = [mark for id, mark in sorted(landmarks.items()) if findings.refusals[id] < often]
        look = Expedition(game, start(game, settings, rare, rng), n, findings, rng.choice(movers), landmarks, often)
        try:
            look.play(every=EVERY, all_options=True)
        except Exception as error:
            out.mkdir(parents=True, exist_ok=True)
            path = out / f"{game.id}-{n}{ENDING}"
            path.write_text(look.record.write(), encoding="utf-8")
            click.echo(
                f"{type(error).__name__}: {error if not isinstance(error, Broken) else str(error).splitlines()[0]}"
            )
            return findings, path
    raise AssertionError("unreachable")


@click.command()
@click.argument("game_id", metavar="GAME")
@click.option("--often", type=int, default=50, show_default=True, help="How often every refusal must be given.")
@click.option("--seconds", type=float, default=600.0, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--out", type=click.Path(path_type=Path), default=Path("build/fuzz"), show_default=True)
def main(game_id: str, often: int, seconds: float, seed: int, out: Path) -> None:
    """Fuzz GAME."""
    game = find_game(game_id)
    findings, broken = fuzz(game, often, seconds, seed, out)
    moves, rules = missing(game, findings, often)
    total = sum(findings.moves.values())
    click.echo(f"{findings.matches} matches, {findings.positions} positions examined, {total} moves made")
    click.echo(f"refusals: {', '.join(f'{id} {n}' for id, n in sorted(findings.refusals.items()))}")
    click.echo(f"events: {', '.join(f'{what} {n}' for what, n in sorted(findings.events.items()))}")
    rarest = sorted(findings.moves.items(), key=lambda item: (item[1], item[0]))[:RAREST]
    click.echo(f"rarest moves: {', '.join(f'{move} {n}' for move, n in rarest)}")
    click.echo(f"moves never made: {', '.join(moves) or 'none'}")
    click.echo(f"rules that refused fewer than {often} times: {', '.join(rules) or 'none'}")
    if broken:
        click.echo(f"something broke: {broken}")
        sys.exit(1)


if __name__ == "__main__":
    main()
