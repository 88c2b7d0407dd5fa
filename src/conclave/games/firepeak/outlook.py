"""How a match of Firepeak stands: figures about every seat, and what they tell about who will win."""

from __future__ import annotations

from typing import Final

from conclave.engine.forecast import Forecast, Weights
from conclave.games.firepeak.components import (
    AGGRESSIVE,
    ARMOURED,
    AS_DUPLICATE,
    ATROPHIED,
    CLAN,
    CREATURES,
    ETHEREAL,
    EXALTED,
    FAMILIAR,
    GUARD,
    KINDS_OF_CLAN,
    LIKE,
    MASKED,
    NONE,
    POSITIONS,
    SPELLS,
    SPOTS,
    STRENGTH,
)
from conclave.games.firepeak.state import BOOK, Firepeak
from conclave.games.firepeak.steps.brainwash import guile
from conclave.games.firepeak.steps.contest import attack_sum, defence_sum
from conclave.games.firepeak.worth import WINS, fitting, left, many, nth, wash_odds

NAMES: Final = [
    "size", "three_left", "two_left", "one_left", "strength", "fit", "room", "guard", "guard_might", "captives", "wash",
    "pair", "book", "decoy", "attack", "exposed", "tops", "armour", "ethereal", "exalted", "atrophied", "masked", "bound",
    "action", "turn", *SPELLS[:10],
]  # fmt: skip
WEIGHTS: Final[Weights] = {
    "size": (-0.734, -0.226),
    "three_left": (-0.069, 0.081),
    "two_left": (0.333, 0.101),
    "one_left": (-0.145, 0.361),
    "strength": (0.195, 0.287),
    "fit": (0.531, 1.748),
    "room": (0.336, -0.043),
    "guard": (-0.154, 0.391),
    "guard_might": (-0.021, 0.053),
    "captives": (0.054, 0.010),
    "wash": (-0.037, -0.128),
    "pair": (-0.103, 0.022),
    "book": (0.097, -0.003),
    "decoy": (-0.656, 0.153),
    "attack": (0.239, -0.044),
    "exposed": (0.567, 0.108),
    "tops": (-0.441, -0.809),
    "armour": (-0.374, -0.249),
    "ethereal": (-0.023, -0.075),
    "exalted": (0.248, 0.190),
    "atrophied": (0.036, -0.409),
    "masked": (0.519, 0.374),
    "bound": (0.180, -1.047),
    "action": (-0.059, 0.124),
    "turn": (0.091, -0.191),
    "aura_defense": (0.469, 0.054),
    "aura_neutrality": (-1.385, 0.290),
    "aura_resistance": (-0.072, -0.202),
    "aura_stealth": (-0.348, -0.132),
    "aura_strength": (-0.195, 0.291),
    "circle_fortune": (-0.524, 0.716),
    "circle_guile": (0.260, 0.200),
    "circle_magic": (0.001, 0.004),
    "circle_might": (1.193, 0.200),
    "circle_scrying": (-0.156, 0.175),
}
DECK: Final = 60.0
MANY: Final = 8


def progress(state: Firepeak) -> float:
    """How far the match is, from 0 to 1, by the recruits that have been drawn."""
    return 1.0 - state.deck / DECK


def best_attack(state: Firepeak, seat: int) -> int:
    """What the strongest attacker of a seat adds to its die."""
    best = 0
    for spot in range(SPOTS):
        if state.being[SPOTS * seat + spot] != NONE:
            best = max(best, attack_sum(state, seat, spot))
    return best


def figures(state: Firepeak, seat: int) -> list[float]:
    """What counts about a seat, in the order of NAMES."""
    base = SPOTS * seat
    missing = left(state, seat)
    fits = 0
    room = 0
    for spot in range(POSITIONS):
        mask = fitting(state, seat, spot)
        if mask:
            fits |= mask
            room += many(mask)
    threat = 0
    for other in range(state.seats):
        if other != seat:
            threat = max(threat, best_attack(state, other))
    exposed = 0.0
    tops = 0.0
    charms = [0] * 6
    for spot in range(SPOTS):
        if state.being[base + spot] != NONE:
            bound = state.charms[base + spot]
            if bound:
                charms[0] += 1 if bound & ARMOURED else 0
                charms[1] += 1 if bound & ETHEREAL else 0
                charms[2] += 1 if bound & EXALTED else 0
                charms[3] += 1 if bound & ATROPHIED else 0
                charms[4] += 1 if bound & MASKED else 0
                charms[5] += 1 if bound & AGGRESSIVE else 0
            if (
                threat
                and spot != GUARD
                and not bound & (ETHEREAL | ARMOURED)
                and LIKE[state.being[base + spot]] != FAMILIAR
            ):
                danger = WINS[nth(threat - defence_sum(state, seat, spot))]
                exposed += danger
                if spot < 2:
                    tops += danger
    secrets = state.secrets
    books = 0
    wash = 0.0
    clans = [0] * KINDS_OF_CLAN
    pair = 0.0
    help = guile(state, seat)
    for i in range(len(secrets.place)):
        place = secrets.place[i]
        if place == BOOK + seat:
            books += 1
        elif place == seat:
            kind = secrets.kind[i]
            if kind < CREATURES:
                clans[CLAN[kind]] += 1
                if clans[CLAN[kind]] == 2:
                    pair += 1.0
                if fits >> kind & 1:
                    wash = max(wash, wash_odds(STRENGTH[kind], help, False))
    crowd = state.crowd[seat]
    found = [
        float(state.size(seat)),
        1.0 if missing <= 3 else 0.0,
        1.0 if missing <= 2 else 0.0,
        1.0 if missing <= 1 else 0.0,
        float(state.total(seat)),
        many(fits) / DECK,
        room / DECK,
        1.0 if state.being[base + GUARD] != NONE else 0.0,
        float(state.might[base + GUARD]),
        float(crowd if crowd < MANY else MANY),
        wash,
        pair,
        float(books if books < MANY else MANY),
        float(state.decoys[seat].bit_count()),
        float(best_attack(state, seat)),
        exposed,
        tops,
        float(charms[0]),
        float(charms[1]),
        float(charms[2]),
        float(charms[3]),
        float(charms[4]),
        float(charms[5]),
        float(state.actions) if state.turn == seat else 0.0,
        1.0 if state.turn == seat else 0.0,
    ]
    lasting = [0.0] * 10
    for spot in range(POSITIONS):
        if state.aura[base + spot] != NONE:
            lasting[state.aura[base + spot] % AS_DUPLICATE] += 1.0
    if state.circle[seat] != NONE:
        lasting[state.circle[seat] % AS_DUPLICATE] = 1.0
    found.extend(lasting)
    return found


FORECAST: Final = Forecast(WEIGHTS)
