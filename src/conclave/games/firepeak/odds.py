"""Contests as everybody sees them: what stands on both sides, the dice, the odds before and while it is rolled for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from conclave.games.firepeak.components import (
    CAPTIVE_NAMES,
    DIE,
    FAMILIAR,
    GOLEM,
    LIKE,
    NAMES,
    NONE,
    PLACES,
    SPOTS,
    STRENGTH,
    STRENGTHS,
    TITAN,
    TITAN_STRENGTH,
    TOUCH_FACTOR,
)
from conclave.games.firepeak.moves import BRAINWASH as BRAINWASH_MOVE
from conclave.games.firepeak.moves import RAID as RAID_MOVE
from conclave.games.firepeak.state import Firepeak
from conclave.games.firepeak.steps.brainwash import Washed, guile
from conclave.games.firepeak.steps.contest import (
    BRAINWASH,
    CAPTURE,
    CONTESTS,
    CONVERSION,
    FIRST_TERM,
    RAID,
    TERMS,
    TOUCH,
    alone,
    attack_sum,
    attacker,
    defence_sum,
    defender,
    raid_sum,
    raider,
    total,
    watch,
    watch_sum,
)
from conclave.games.firepeak.steps.dice import OTHER, OWN, RollDie
from conclave.games.firepeak.steps.fight import (
    PLAIN,
    TORNADO,
    ChooseTarget,
    Clash,
    Conversion,
    safe,
)
from conclave.games.firepeak.steps.fight import TOUCH as TOUCH_MODE
from conclave.games.firepeak.steps.granted import Granted
from conclave.games.firepeak.steps.raid import AtTheDoor, stone_aid
from conclave.games.firepeak.steps.turn import Turn

FACES: Final = range(1, DIE + 1)


@dataclass(slots=True)
class Side:
    """One side of a contest: who it is, what is added to its die, the die once it has been rolled, and what it comes to."""

    seat: int
    spot: str | None
    kind: str | None
    name: str | None
    terms: dict[str, int]
    die: int | None
    total: int | None


@dataclass(slots=True)
class Contest:
    """A capture, raid, brainwash or conversion: that is being rolled for, or the last one that was. `need` is the strength
    to exceed, `factor` what the own die counts for. Of `throws` that are still possible, `wins` and `ties`; where only the own
    die is open, `faces` says what each face of it would bring."""

    what: str
    own: Side
    other: Side | None
    need: int | None
    factor: int
    wins: int
    ties: int
    throws: int
    faces: list[str]
    result: str | None


@dataclass(slots=True)
class Target:
    """Somebody who may be captured now, with the odds of 36."""

    seat: int
    spot: str
    attack: int
    defence: int
    wins: int
    ties: int


@dataclass(slots=True)
class Chance:
    """How a move would turn out: of so many throws, how many win and how many are a tie."""

    move: str
    wins: int
    ties: int
    throws: int


def being_name(being: int) -> str:
    """How a being is called in texts: `troll`, `familiar`."""
    like = LIKE[being]
    if like == FAMILIAR:
        return "familiar"
    if like == GOLEM:
        return "golem"
    if like == TITAN:
        return "titan"
    return NAMES[like // STRENGTHS][like % STRENGTHS]


def being_kind(being: int) -> str:
    """What it is on the board: `twil-4`, `familiar`; a Shade is what it copies."""
    like = LIKE[being]
    return CAPTIVE_NAMES[like] if like < FAMILIAR else being_name(being)


def _side(side: tuple[int, ...], rolled: bool, factor: int = 1) -> Side:
    seat, spot, being, die = side[:FIRST_TERM]
    terms = {name: side[FIRST_TERM + n] for n, name in enumerate(TERMS) if side[FIRST_TERM + n] or not n}
    if being == NONE:
        del terms["strength"]
    return Side(
        seat=seat,
        spot=PLACES[spot] if spot != NONE else None,
        kind=being_kind(being) if being != NONE else None,
        name=being_name(being) if being != NONE else None,
        terms=terms,
        die=die if rolled else None,
        total=total(side, factor) if rolled else None,
    )


def _face_off(
    what: int, need: int, own: tuple[int, ...], other: tuple[int, ...] | None, open_dice: set[int]
) -> Contest:
    """A contest with its odds; `open_dice` are those that have not been rolled yet."""
    factor = TOUCH_FACTOR if what == TOUCH else 1
    rolled = OWN not in open_dice
    against = OTHER not in open_dice
    attack = total(own, factor) - factor * own[FIRST_TERM - 1]
    if other is None:
        outcomes = [verdict(factor * n + attack, need, tie=False) for n in FACES]
    elif against:
        outcomes = [verdict(factor * n + attack, total(other), tie=True) for n in FACES]
    else:
        defence = total(other) - other[FIRST_TERM - 1]
        outcomes = [verdict(factor * n + attack, m + defence, tie=True) for n in FACES for m in FACES]
    result = outcomes[own[FIRST_TERM - 1] - 1] if rolled and (other is None or against) else None
    return Contest(
        what=CONTESTS[what],
        own=_side(own, rolled, factor),
        other=_side(other, against) if other is not None else None,
        need=need if other is None else None,
        factor=factor,
        wins=outcomes.count("win"),
        ties=outcomes.count("tie"),
        throws=len(outcomes),
        faces=outcomes if len(outcomes) == DIE else [],
        result=result,
    )


def verdict(own: int, other: int, tie: bool) -> str:
    """F59, F60, F62."""
    if own > other:
        return "win"
    return "tie" if own == other and tie else "lose"


def contest(state: Firepeak) -> Contest | None:
    """The contest that the dice on the agenda belong to."""
    open_dice: set[int] = set()
    for step in reversed(state.agenda):
        if isinstance(step, RollDie):
            open_dice.add(step.nth)
        elif isinstance(step, Clash):
            own, other = attacker(state, step.seat, step.spot), defender(state, step.owner, step.target)
            return _face_off(TOUCH if step.mode == TOUCH_MODE else CAPTURE, 0, own, other, open_dice)
        elif isinstance(step, AtTheDoor):
            aid = stone_aid(state, step.owner, step.mode)
            own = raider(state, step.seat, step.spot, aid)
            return _face_off(RAID, 0, own, watch(state, step.owner), open_dice)
        elif isinstance(step, Washed):
            own = alone(state, step.seat, NONE, guile(state, step.seat))
            return _face_off(BRAINWASH, state.stated, own, None, open_dice)
        elif isinstance(step, Conversion):
            own = alone(state, step.seat, step.spot, 0)
            return _face_off(CONVERSION, STRENGTH[state.held], own, None, open_dice)
    return None


def duel(state: Firepeak) -> Contest | None:
    """The last contest that was decided."""
    if not state.duel:
        return None
    what, need = state.duel[0]
    return _face_off(what, need, state.duel[1], state.duel[2] if len(state.duel) > 2 else None, set())


@cache
def odds(attack: int, defence: int, factor: int = 1) -> tuple[int, int]:
    """Of the 36 throws, how many the attacker wins and how many are a tie."""
    wins = ties = 0
    for own in FACES:
        for other in FACES:
            difference = factor * own + attack - other - defence
            wins += difference > 0
            ties += difference == 0
    return wins, ties


def chances(state: Firepeak) -> list[Chance]:
    """F61, F66 The odds of raids and brainwashes, where one of them may be chosen. Guile is open, so they tell nothing."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Turn | Granted):
        return []
    found: list[Chance] = []
    for strength in range(1, TITAN_STRENGTH + 1):
        wins = sum(face + guile(state, step.seat) > strength for face in FACES)
        found.append(Chance(str(BRAINWASH_MOVE[strength - 1]), wins, 0, DIE))
    mode = step.mode if isinstance(step, Granted) else PLAIN
    for spot in range(SPOTS):
        if state.being[SPOTS * step.seat + spot] != NONE:
            for owner in range(state.seats):
                if owner != step.seat and state.crowd[owner]:
                    raid = raid_sum(state, step.seat, spot, stone_aid(state, owner, mode))
                    wins, ties = odds(raid, watch_sum(state, owner))
                    found.append(Chance(str(RAID_MOVE[spot][owner]), wins, ties, DIE * DIE))
    return found


def targets(state: Firepeak) -> list[Target]:
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, ChooseTarget):
        return []
    attack = attack_sum(state, step.seat, step.spot)
    found: list[Target] = []
    for owner in range(state.seats):
        for spot in range(SPOTS):
            if owner == step.seat or state.being[SPOTS * owner + spot] == NONE or safe(state, owner, spot):
                continue
            defence = defence_sum(state, owner, spot)
            factor = TOUCH_FACTOR if step.mode == TOUCH_MODE else 1
            wins, ties = (DIE * DIE, 0) if step.mode == TORNADO else odds(attack, defence, factor)
            found.append(Target(owner, PLACES[spot], attack, defence, wins, ties))
    return found
