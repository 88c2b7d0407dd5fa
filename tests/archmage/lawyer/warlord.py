"""The Warlord of the solo game, chapter 7 of the inventory."""

from __future__ import annotations

from .lore import CITY, COMPASS, DEARER, Spot, step
from .model import CHANCE, WARLORD, Ask, Hex, Match, Script

CORNERS: dict[str, Spot] = {"n": (0, -3), "ne": (3, -3), "se": (3, 0), "s": (0, 3), "sw": (-3, 3), "nw": (-3, 0)}


def appear(m: Match) -> Script:
    """AS3."""
    answer = yield Ask(CHANCE, "", [f"compass {direction}" for direction in COMPASS], [1] * 6)
    m.heading = answer.removeprefix("compass ")
    m.warlord = CORNERS[m.heading]


def act(m: Match) -> Script:
    """AS5, AS18."""
    m.phase = None
    directions = [f"compass {direction}" for direction in COMPASS]
    if m.guided:
        answer = yield Ask(0, "guide", directions)
    else:
        answer = yield Ask(CHANCE, "", directions, [1] * 6)
    m.guided = False
    m.heading = answer.removeprefix("compass ")
    answer = yield Ask(CHANCE, "", ["march 1", "march 2", "march 3"], [2, 2, 2])
    steps = max(0, int(answer.split()[1]) - m.shorter)
    m.shorter = 0
    if steps and march(m, steps):
        yield from inflame(m)


def march(m: Match, steps: int) -> bool:
    """AS6 to AS10; may he inflame afterwards?"""
    while steps:
        ahead = way(m)
        if ahead is None:
            return True
        hex = m.land[ahead]
        cost = 2 if hex.token in DEARER else 1
        if cost > steps:
            return True
        if hex.ward:
            hex.ward = False
            return False
        steps -= cost
        m.warlord = ahead
        if hex.follower == 0 and not m.skinned(0):
            m.falls(hex)
            m.gain(0, 5)
        if hex.token == "wellspring" and hex.wild:
            m.yields(0, hex)
        if hex.token == "chasm":
            hex.clear()
            return False
    return True


def way(m: Match) -> Spot | None:
    """AS6."""
    assert m.warlord is not None
    for _ in COMPASS:
        ahead = step(m.warlord, m.heading)
        if ahead in m.land and ahead not in CITY and ahead != m.boards[0].mage and m.land[ahead].tower is None:
            return ahead
        m.heading = COMPASS[(COMPASS.index(m.heading) + 1) % 6]
    return None


def inflame(m: Match) -> Script:
    """AS11, AS12."""
    assert m.warlord is not None
    here = m.land[m.warlord]
    if here.follower != WARLORD:
        if here.face is None:
            yield from m.turn_up(here)
        if here.follower is None and here.token != "wellspring":
            kindle(m, here)
        return
    start = COMPASS.index(m.heading)
    for n in range(6):
        place = step(m.warlord, COMPASS[(start + n) % 6])
        hex = m.land.get(place)
        if hex is None or place in CITY or place == m.boards[0].mage:
            continue
        if hex.tower is not None or hex.follower == WARLORD or hex.token == "wellspring":
            continue
        if hex.ward:
            hex.ward = False
        elif hex.follower == 0:
            if not m.skinned(0):
                m.falls(hex)
                m.gain(0, 5)
                kindle(m, hex)
        else:
            if hex.face is None:
                yield from m.turn_up(hex)
            kindle(m, hex)
        return


def kindle(m: Match, hex: Hex) -> None:
    """AS13."""
    if m.flames:
        m.flames -= 1
        hex.follower = WARLORD
