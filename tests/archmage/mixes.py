"""Matches in which relics and Apprentices rain from the sky, Supplies run dry and planets slip, until every spell was cast in
every legal mix of relics and every refusal given often enough; at every position all that can be done and cannot is looked at,
and what always holds is checked.

    python -m tests.archmage.mixes --often 50 --seconds 300 --seed 1

The fuzzer (`conclave.lab.fuzz`) plays honest matches, in which some mixes of a Master's relics hardly ever come up.
"""

from __future__ import annotations

import itertools
import time
from collections import Counter
from random import Random
from typing import Final, cast

import click

from conclave.engine.conformance import Examination, Findings, settings_of
from conclave.engine.moves import CHANCE, Move
from conclave.engine.state import State
from conclave.games.archmage import GAME
from conclave.games.archmage.components import COST, KINDS_OF_SPELL, LEVEL, NONE, RELICS, RING, SPELLS, SPHERES_OF
from conclave.games.archmage.state import Archmage
from tests.archmage.kit import box

Mix = tuple[int, tuple[int, ...]]
"""A spell, and the relics that paid for it, penalties of Shadow not counted."""
SHOWERS = 0.15
"""How often something falls from the sky before a decision."""
OUTERMOST = 3
"""The ovals on each side of the middle (A12)."""
DROUGHTS = 0.1
"""How often, when it rains, the Supply runs dry instead, or a planet slips away from the middle."""
RARE = 0.5
"""How often it rains just what the rarest mix needs."""
CASTS = 0.5
"""How often a spell is cast where one can be."""


def all_mixes() -> set[Mix]:
    """Every spell with every mix of relics that may pay for it (A171 to A173)."""
    return {
        (spell, mix)
        for spell in range(KINDS_OF_SPELL)
        for mix in itertools.combinations_with_replacement(sorted(SPHERES_OF[spell]), COST[LEVEL[spell]])
    }


ALL_MIXES: Final = frozenset(all_mixes())


class Shower(Examination):
    """One such match."""

    def __init__(
        self, seats: int, options: dict[str, bool | int | str], seed: int, findings: Findings, mixes: Counter[Mix]
    ) -> None:
        super().__init__(GAME, seats, options, seed, findings, None)
        self.table = cast(Archmage, self.state)
        self.paid: list[int] = []
        self.spell = NONE
        self.mixes: Final[Counter[Mix]] = mixes
        """What was cast by which relics, in all matches so far."""

    def rain(self, seat: int) -> None:
        """An Apprentice from the Company, with its spell, and relics that could pay for it: more than enough, or just that mix
        of them which was used least."""
        state, rng = self.table, self.rng
        if rng.random() < DROUGHTS:
            state.rally(seat, state.supply[seat])
        elif rng.random() < DROUGHTS and state.seats > 1 and state.rest(seat):
            self.slip(seat)
        elif rng.random() < RARE:
            spell, mix = min(sorted(ALL_MIXES), key=lambda each: (self.mixes[each], rng.random()))
            self.teach(seat, spell)
            for sphere in SPHERES_OF[spell]:
                state.relics[RING * seat + sphere] = mix.count(sphere)
        else:
            spell = rng.randrange(KINDS_OF_SPELL)
            self.teach(seat, spell)
            for sphere in SPHERES_OF[spell]:
                state.gain(seat, sphere, rng.randint(1, 3))

    def teach(self, seat: int, spell: int) -> None:
        """The spell is in the book, and ready."""
        state = self.table
        if state.company[seat] > 1 and not state.pupils[KINDS_OF_SPELL * seat + spell]:
            state.company[seat] -= 1
            state.pupils[KINDS_OF_SPELL * seat + spell] += 1
        if state.pupils[KINDS_OF_SPELL * seat + spell]:
            state.book[seat] |= 1 << spell
            state.cast[seat] &= ~(1 << spell)

    def slip(self, seat: int) -> None:
        """A planet lies a step farther out than it should: the next Preparation puts it right (A62, A63)."""
        orbit = self.table.orbit
        planet = RING * seat + self.rng.randrange(RING)
        if 0 < abs(orbit[planet]) < OUTERMOST:
            orbit[planet] += 1 if orbit[planet] > 0 else -1

    def whim(self, state: State, seat: int, rng: Random) -> Move:
        options = state.options(seat)
        casts = [move for move in options if str(move).startswith("cast")]
        return rng.choice(casts) if casts and rng.random() < CASTS else state.pick(seat, rng)

    def pour(self) -> None:
        """To the end, with a look at everything."""
        state = self.table
        calm = ("journey", "journeys_end")
        while state.to_act:
            seat = state.to_act[0]
            if seat != CHANCE and self.rng.random() < SHOWERS and state.view(None).asked in calm:  # type: ignore[attr-defined]
                self.rain(seat)
            self.check_choices()
            move = state.pick(seat, self.rng) if seat == CHANCE else self.whim(state, seat, self.rng)
            state.apply(seat, move)
            self.note()
            self.findings.moves[str(move)] += 1
            box(state)
        self.findings.matches += 1

    def note(self) -> None:
        """What was cast, and what paid for it."""
        for event in self.sink.take():
            self.findings.events[event.what] += 1
            if event.what == "casts":
                self.spell, self.paid = event.a, []
            elif event.what == "pays" and self.spell != NONE:
                self.paid.append(event.a)
                if len(self.paid) == COST[LEVEL[self.spell]]:
                    self.mixes[self.spell, tuple(sorted(self.paid))] += 1
                    self.spell = NONE


def named(mix: Mix) -> str:
    return f"{SPELLS[mix[0]]} by {' '.join(RELICS[relic] for relic in mix[1])}"


@click.command()
@click.option("--often", type=int, default=50, show_default=True, help="How often every refusal must be given.")
@click.option("--seconds", type=float, default=300.0, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
def main(often: int, seconds: float, seed: int) -> None:
    """Play until nothing is missing or the time is up."""
    findings = Findings()
    mixes: Counter[Mix] = Counter()
    until = time.monotonic() + seconds
    settings = list(settings_of(GAME))
    for n in itertools.count(seed):
        rng = Random(n)
        Shower(rng.randint(GAME.low, GAME.high), rng.choice(settings), n, findings, mixes).pour()
        few = [id for id in GAME.rulebook.rules if findings.refusals[id] < often]
        if time.monotonic() > until or (not few and set(mixes) >= ALL_MIXES):
            break
    options = {option.rule.id for option in GAME.options}
    few = sorted(id for id in few if id not in options)
    click.echo(f"{findings.matches} matches, {sum(findings.moves.values())} moves, {sum(mixes.values())} spells cast")
    click.echo(f"mixes: {len(ALL_MIXES & set(mixes))} of {len(ALL_MIXES)}, the rarest {min(mixes.values())} times")
    click.echo(f"mixes never used: {', '.join(named(mix) for mix in sorted(ALL_MIXES - set(mixes))) or 'none'}")
    click.echo(f"spells: {', '.join(f'{name} {n}' for name, n in sorted(by_spell(mixes).items()))}")
    click.echo(f"refusals: {', '.join(f'{id} {n}' for id, n in sorted(findings.refusals.items()))}")
    click.echo(f"rules that refused fewer than {often} times: {', '.join(few) or 'none'}")


def by_spell(mixes: Counter[Mix]) -> Counter[str]:
    found: Counter[str] = Counter()
    for (spell, _), n in mixes.items():
        found[SPELLS[spell]] += n
    return found


if __name__ == "__main__":
    main()
