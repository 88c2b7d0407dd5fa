"""The 18 spells as chapter 4 of the inventory has them: when they can be cast, how they are paid, what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from .lore import (
    CITY,
    FUNDAMENTAL,
    JOURNEY_ONLY,
    RELICS,
    SPHERES,
    TABLE,
    Spot,
    around,
    circles,
    in_one_piece,
    level,
    name,
    pieces,
    spot,
)
from .model import Ask, Match, Script, relic_names


def castable(m: Match) -> list[str]:
    """A170 to A179."""
    ready = [spell for spell, cast in m.me.book.items() if not cast]
    return [f"cast {spell}" for spell in ready if m.payments(m.me, spell) and in_time(m, spell) and useful(m, spell)]


def in_time(m: Match, spell: str) -> bool:
    return m.phase == "journey" or spell not in JOURNEY_ONLY


def useful(m: Match, spell: str) -> bool:
    """A170a."""
    me = m.me
    if spell == "transmute":
        return sum(me.relics) > 1 + (1 in me.doors)
    if m.solo and spell in ("decay", "shadow"):
        return m.round < 13
    if m.solo and spell == "corrupt":
        return True
    checks: dict[str, Callable[[], object]] = {
        "vines": m.vines,
        "decay": m.rich,
        "wellspring": m.springs,
        "gate": m.gates,
        "shadow": m.doorways,
        "imprison": m.prisoners,
        "chasm": m.chasms,
        "automaton": lambda: me.supply + me.company and [hex for hex in m.controlled(m.active) if hex.face == "ruins"],
        "fortify": m.fortifiable,
        "corrupt": m.corruptible,
        "obliterate": m.obliterable,
        "upheaval": lambda: next(upheavals(m), None),
    }
    return spell not in checks or bool(checks[spell]())


def cast(m: Match, spell: str) -> Script:
    m.me.book[spell] = True
    yield from pay(m, spell)
    if m.solo and spell in SOLO:
        SOLO[spell](m)
    elif spell in AT_ONCE:
        AT_ONCE[spell](m)
    else:
        yield from CHOOSING[spell](m)


def pay(m: Match, spell: str) -> Script:
    """A171 to A173 Relic by relic; A210 where a doorway is occupied, the penalty comes first and frees it."""
    me = m.me
    due = level(spell)

    def feasible(relics: list[int], free: frozenset[int], left: int) -> list[int]:
        found = []
        for sphere in circles(spell):
            price = 1 + (sphere in me.doors and sphere not in free)
            if relics[sphere] < price:
                continue
            rest = relics[:]
            rest[sphere] -= price
            if left == 1 or feasible(rest, free | {sphere}, left - 1):
                found.append(sphere)
        return found

    while due:
        ways = feasible(me.relics, frozenset(), due)
        if len(m.payments(me, spell, due)) == 1:
            ways = ways[:1]  # one mix only: nothing to choose
        answer = yield Ask(m.active, "payment", relic_names("pay", ways))
        relic = RELICS.index(answer.removeprefix("pay "))
        if relic in me.doors:
            me.relics[relic] -= 1
            m.boards[me.doors.pop(relic)].supply += 1
        me.relics[relic] -= 1
        due -= 1


# --- spells without a choice -----------------------------------------------------------------------------------------


def quicken(m: Match) -> None:
    m.mp += 2
    m.quick += 2


def stone_skin(m: Match) -> None:
    m.me.stone_skin = True


def subjugate(m: Match) -> None:
    m.subjugating = True


def divination(m: Match) -> None:
    m.divining = True


def time_stop(m: Match) -> None:
    m.extra += 1


def fortify(m: Match) -> None:
    for hex in m.fortifiable():
        hex.ward = True


def obliterate(m: Match) -> None:
    for place in m.area(m.me.mage):
        hex = m.land[place]
        hex.ward = False
        if hex.follower is not None and not m.skinned(hex.follower):
            m.falls(hex)


AT_ONCE: dict[str, Callable[[Match], None]] = {
    "quicken": quicken,
    "stone_skin": stone_skin,
    "subjugate": subjugate,
    "divination": divination,
    "time_stop": time_stop,
    "fortify": fortify,
    "obliterate": obliterate,
}


def slow(m: Match) -> None:
    m.shorter += 2


def guide(m: Match) -> None:
    m.guided = True


def taint_warlord(m: Match) -> None:
    m.tainted += 1


SOLO: dict[str, Callable[[Match], None]] = {"decay": slow, "shadow": guide, "corrupt": taint_warlord}
"""AS18; Wellspring is placed as usual."""


# --- spells with a choice --------------------------------------------------------------------------------------------


def vines(m: Match) -> Script:
    laid: list[Spot] = []
    while len(laid) < 3:
        free = [f"at {name(place)}" for place in m.vines() if place not in laid]
        answer = yield Ask(m.active, "vines", free + (["done"] if laid else []))
        if answer == "done":
            return
        laid.append(spot(answer.removeprefix("at ")))
        m.land[laid[-1]].lay("vines", m.active)


def transmute(m: Match) -> Script:
    relics = m.me.relics
    for n in range(3):
        kinds = [relic for relic in range(6) if relics[relic]]
        answer = yield Ask(m.active, "exchange", relic_names("give", kinds) + (["done"] if n else []))
        if answer == "done":
            return
        given = RELICS.index(answer.removeprefix("give "))
        answer = yield Ask(m.active, "exchange_for", relic_names("take", [r for r in range(6) if r != given]))
        relics[given] -= 1
        m.gain(m.active, RELICS.index(answer.removeprefix("take ")))


def decay(m: Match) -> Script:
    answer = yield Ask(m.active, "victim", [f"against {other.seat}" for other in m.rich()])
    victim = m.boards[int(answer.split()[1])]
    while sum(victim.relics) > 10:
        kinds = [relic for relic in range(6) if victim.relics[relic]]
        answer = yield Ask(m.active, "decay", relic_names("discard", kinds))
        victim.relics[RELICS.index(answer.removeprefix("discard "))] -= 1


def wellspring(m: Match) -> Script:
    answer = yield Ask(m.active, "wellspring", [f"at {name(place)}" for place in m.springs()])
    m.land[spot(answer.removeprefix("at "))].lay("wellspring", m.active)


def gate(m: Match) -> Script:
    answer = yield Ask(m.active, "gate", [f"to {name(place)}" for place in m.gates()])
    yield from m.enter(spot(answer.removeprefix("to ")))


def shadow(m: Match) -> Script:
    answers = [f"door {seat}:{SPHERES[sphere]}" for seat, sphere in m.doorways()]
    seat, _, sphere = (yield Ask(m.active, "doorway", answers)).removeprefix("door ").partition(":")
    m.me.joins()
    m.boards[int(seat)].doors[SPHERES.index(sphere)] = m.active


def imprison(m: Match) -> Script:
    answer = yield Ask(m.active, "capture", [f"at {name(place)}" for place in m.prisoners()])
    hex = m.land[spot(answer.removeprefix("at "))]
    assert hex.follower is not None
    m.me.captives[hex.follower] += 1
    hex.follower = None


def chasm(m: Match) -> Script:
    answer = yield Ask(m.active, "chasm", [f"toward {direction}" for direction in m.chasms()])
    for place in m.chasm(answer.removeprefix("toward ")):
        hex = m.land[place]
        if hex.ward:
            hex.ward = False
        elif hex.follower is not None:
            m.falls(hex)
        hex.lay("chasm", m.active)


def automaton(m: Match) -> Script:
    sphere = (yield Ask(m.active, "teach", [f"teach {each}" for each in SPHERES])).removeprefix("teach ")
    spell = FUNDAMENTAL[SPHERES.index(sphere)]
    m.me.joins()
    m.me.clean[spell] += 1
    m.me.book.setdefault(spell, False)


def corrupt(m: Match) -> Script:
    for other in m.corruptible():
        clean = [f"taint {other.seat}:{SPHERES[i]}" for i, spell in enumerate(FUNDAMENTAL) if other.clean[spell]]
        answer = yield Ask(m.active, "taint", clean)
        spell = FUNDAMENTAL[SPHERES.index(answer.partition(":")[2])]
        other.clean[spell] -= 1
        other.corrupt[spell] += 1


CHOOSING: dict[str, Callable[[Match], Script]] = {}


# --- Upheaval --------------------------------------------------------------------------------------------------------


def free_of_towers(m: Match, spots: set[Spot]) -> set[Spot]:
    return {each for each in spots if each not in m.land or m.land[each].tower is None}


def pairs(m: Match) -> Iterator[tuple[Spot, Spot]]:
    """A217 Two neighbours that may be lifted: no city, no tower, a border edge, and nothing left behind alone or shut off."""
    spots = set(m.land)
    cut_off = pieces(free_of_towers(m, spots))
    for one in spots:
        for two in m.near(one):
            if one in CITY or two in CITY or m.land[one].tower is not None or m.land[two].tower is not None:
                continue
            if all(other in spots for each in (one, two) for other in around(each)):
                continue
            rest = spots - {one, two}
            if not in_one_piece(rest) or pieces(free_of_towers(m, rest)) > cut_off:
                continue
            yield one, two


def targets(m: Match, pair: tuple[Spot, Spot]) -> set[tuple[Spot, Spot]]:
    """Where the two may go: cells that were empty, neighbours, in one piece with the rest, and not behind a tower only."""
    spots = set(m.land)
    rest = spots - set(pair)
    open_rest = free_of_towers(m, rest)
    found = set()
    for one in TABLE:
        if one in spots:
            continue
        for two in around(one):
            if two not in TABLE_SET or two in spots:
                continue
            if any(other in open_rest for each in (one, two) for other in around(each)):
                found.add((one, two))
    return found


TABLE_SET = set(TABLE)


def upheavals(m: Match) -> Iterator[tuple[Spot, Spot]]:
    return (pair for pair in pairs(m) if targets(m, pair))


def upheaval(m: Match) -> Script:
    legal = list(upheavals(m))
    answers = [f"at {name(one)}" for one in dict.fromkeys(one for one, _ in legal)]
    first = spot((yield Ask(m.active, "upheaval_first", answers)).removeprefix("at "))
    answers = [f"at {name(two)}" for one, two in legal if one == first]
    second = spot((yield Ask(m.active, "upheaval_second", answers)).removeprefix("at "))
    cells = targets(m, (first, second))
    answers = [f"to {name(one)}" for one in dict.fromkeys(one for one, _ in cells)]
    to_first = spot((yield Ask(m.active, "upheaval_cell", answers)).removeprefix("to "))
    answers = [f"to {name(two)}" for one, two in cells if one == to_first]
    to_second = spot((yield Ask(m.active, "upheaval_other", answers)).removeprefix("to "))
    for old, new in ((first, to_first), (second, to_second)):
        m.land[new] = m.land.pop(old)
        m.land[new].lay("upheaval", m.active)
        for board in m.boards:
            if board.mage == old:
                board.mage = new
        if m.warlord == old:
            m.warlord = new


CHOOSING.update(
    {
        **{"vines": vines, "transmute": transmute, "decay": decay, "wellspring": wellspring, "gate": gate},
        **{"shadow": shadow, "imprison": imprison, "chasm": chasm, "automaton": automaton, "corrupt": corrupt},
        "upheaval": upheaval,
    }
)
