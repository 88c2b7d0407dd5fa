"""A match as the document tells it, phase by phase: every question that must be asked, and what follows from the answer."""

from __future__ import annotations

from . import magic, warlord
from .lore import HYBRIDS, LANDS, RACES, RELICS, SPHERES, TEMPORARY_TOKENS, below, name, spot
from .model import CHANCE, WARLORD, Ask, Board, Hex, Match, Script, relic_names


def match(m: Match) -> Script:
    """A12 to A14, AS3, and 13 rounds."""
    for board in m.boards:
        for oval in (-3, -2, -1, 1, 2, 3):
            left = [sphere for sphere in SPHERES if sphere not in board.orbit]
            sphere = (yield Ask(CHANCE, "", [f"deal {each}" for each in left], [1] * len(left))).removeprefix("deal ")
            board.orbit[sphere] = oval
            board.relics[SPHERES.index(sphere)] = 4 - abs(oval)
    if m.solo:
        yield from warlord.appear(m)
    else:
        answer = yield Ask(CHANCE, "", [f"start {seat}" for seat in range(m.seats)], [1] * m.seats)
        m.starter = int(answer.split()[1])
    m.round, m.active = 1, m.starter
    yield from rest(m)


def rest(m: Match) -> Script:
    """A184 All turns that are left; the first of them begins with its Journey."""
    prepared = True
    while m.round <= 13:
        yield from turn(m, prepared)
        prepared = False
        m.active = (m.active + 1) % m.seats
        m.round += m.active == m.starter
    m.phase = None


def turn(m: Match, prepared: bool) -> Script:
    """A40, A42, A216."""
    if m.round > 1 and not prepared:
        yield from preparation(m)
    m.extra = 1
    while m.extra:
        m.extra -= 1
        yield from journey(m)
        yield from journeys_end(m)
    m.subjugating = False
    if m.round == 13:
        final_count(m)
    elif m.solo:
        yield from warlord.act(m)


def preparation(m: Match) -> Script:
    """A44, A50 to A61."""
    m.phase = "preparation"
    me = m.me
    for hex in m.land.values():
        if hex.token in TEMPORARY_TOKENS and hex.caster == m.active:
            hex.clear()
    me.stone_skin = m.guided = False
    me.book = dict.fromkeys(me.supported(), False)
    movable = [sphere for sphere in SPHERES if me.orbit[sphere]]
    sphere = (yield Ask(m.active, "planet", [f"planet {each}" for each in movable])).removeprefix("planet ")
    me.orbit[sphere] -= 1 if me.orbit[sphere] > 0 else -1
    m.gain(m.active, SPHERES.index(sphere))
    assert m.final() == (m.round == 13), "A21, A236"


def final_count(m: Match) -> None:
    """A181 to A183, AV5."""
    me = m.me
    known = me.supported()
    stays = {spell for spell, cast in me.book.items() if cast} if m.options.get("cast_stays") else set()
    me.book = {spell: me.book.get(spell, False) for spell in known | stays}
    me.score = m.count(me, me.book)


# --- the Journey -----------------------------------------------------------------------------------------------------


def journey(m: Match) -> Script:
    m.phase, m.mp, m.quick, m.acted, m.divining = "journey", 5, 0, False, False
    m.divined = []
    while True:
        answer = yield Ask(m.active, "journey", [*ordinary(m), *magic.castable(m), "stop"])
        verb, _, rest = answer.partition(" ")
        me, here = m.me, m.here
        if verb == "stop":
            break
        if verb == "go":
            m.spend(m.toll(spot(rest)))
            yield from m.enter(spot(rest))
        elif verb == "explore":
            m.spend()
            yield from explore(m, here)
        elif verb == "place":
            me.company -= 1
            here.follower = m.active
        elif verb == "unward":
            m.spend()
            here.ward = False
        elif verb == "attack":
            m.spend()
            attack(m, here)
        elif verb == "divine":
            m.mp -= 1
            if not m.options.get("strict_quicken"):
                m.quick = min(m.quick, m.mp)
            m.divined.append(m.land[spot(rest)])
            m.yields(m.active, m.land[spot(rest)])
        else:
            yield from magic.cast(m, rest)
    m.mp = m.quick = 0
    m.divining = False
    m.divined = []


def ordinary(m: Match) -> list[str]:
    """All that can be done in a Journey, spells apart."""
    me, here, seat = m.me, m.here, m.active
    found = [f"go {name(to)}" for to in m.near(me.mage) if m.enterable(to) and m.toll(to) <= m.mp]
    foreign = here.follower not in (None, seat)
    if here.face is None and m.mp:
        found.append("explore")
    if here.holdable and here.follower is None and here.tower is None and me.company:
        found.append("place")
    if foreign and here.ward and m.mp:
        found.append("unward")
    if foreign and not here.ward and m.mp and not m.skinned(here.follower):
        found.append("attack")
    if m.divining and m.mp - (m.quick if m.options.get("strict_quicken") else 0) > 0:
        for place, hex in m.land.items():
            if hex.wild and hex.controlled_by(seat) and hex not in m.divined:
                found.append(f"divine {name(place)}")
    return found


def explore(m: Match, hex: Hex) -> Script:
    """A97 to A100."""
    yield from m.turn_up(hex)
    if hex.wild:
        m.yields(m.active, hex)
    elif hex.face == "camp":
        m.me.gains_follower()
    else:
        assert hex.face is not None
        able = m.me.initiable(HYBRIDS[hex.face])
        if able:
            answer = yield Ask(m.active, "trade", [*(f"trade {sphere}" for sphere in able), "done"])
            if answer != "done":
                m.me.initiates(answer.removeprefix("trade "))


def attack(m: Match, hex: Hex) -> None:
    """A112, A113, A204, AS15."""
    owner = m.falls(hex)
    m.gain(m.active, 5)
    if owner != WARLORD:
        m.gain(owner, 5)
    if m.subjugating:
        m.me.gains_follower()


# --- Journey's End ---------------------------------------------------------------------------------------------------


def journeys_end(m: Match) -> Script:
    m.phase = "journeys_end"
    while True:
        answer = yield Ask(m.active, "journeys_end", [*actions(m), *magic.castable(m), "end"])
        verb, _, rest = answer.partition(" ")
        if verb == "end":
            return
        if verb == "cast":
            yield from magic.cast(m, rest)
        else:
            m.acted = True
            yield from act(m, verb, rest)


def actions(m: Match) -> list[str]:
    me, here, seat = m.me, m.here, m.active
    if m.acted or here.face is None or here.follower == WARLORD:
        return []
    if here.face == "town":
        return ["gather"] if any(brings(m, hex) for hex in m.controlled(seat)) else []
    if here.face == "camp":
        return [f"recruit {n}" for n in range(1, 1 + min(3, me.supply))]
    if here.face in RACES or here.face in HYBRIDS:
        spheres = HYBRIDS.get(here.face) or (SPHERES[RACES.index(here.face)],)
        return [f"initiate {sphere}" for sphere in me.initiable(spheres)]
    if not here.wild or here.follower not in (None, seat):
        return []
    found = ["wards"] if m.wardable() else []
    if here.tower == seat:
        return found + school(me)
    return found + ([] if me.built else ["build"])


def brings(m: Match, hex: Hex) -> bool:
    """AA35 Would gathering from this hex change anything, with AV3 in mind?"""
    if hex.wild:
        assert hex.face is not None
        return m.me.relics[LANDS.index(hex.face)] < m.cap
    return m.me.supply > 0 or (hex.face == "town" and min(m.me.relics) < m.cap)


def school(me: Board) -> list[str]:
    """A160, A161 In the own tower."""
    return [f"initiate {each}" for each in me.initiable(SPHERES)] + [f"promote {each}" for each in me.promotable()]


def act(m: Match, verb: str, rest: str) -> Script:
    me, here = m.me, m.here
    if verb == "gather":
        yield from gather(m)
    elif verb == "recruit":
        me.supply -= int(rest)
        me.company += int(rest)
    elif verb == "wards":
        for hex in m.wardable():
            hex.ward = True
    elif verb == "build":
        yield from build(m)
    elif here.tower is not None:
        yield from study(m, verb, rest)
    elif here.face in RACES:
        me.initiates(rest)
        for _ in range(2):
            if not me.initiable([rest]):
                break
            if (yield Ask(m.active, "initiate", [f"initiate {rest}", "done"])) == "done":
                break
            me.initiates(rest)
    else:
        assert here.face is not None
        me.initiates(rest)
        other = [sphere for sphere in HYBRIDS[here.face] if sphere != rest]
        if me.initiable(other) and (yield Ask(m.active, "initiate", [f"initiate {other[0]}", "done"])) != "done":
            me.initiates(other[0])


def gather(m: Match) -> Script:
    """A131 to A133a."""
    mine = m.controlled(m.active)
    for hex in mine:
        if hex.wild:
            m.yields(m.active, hex)
        elif hex.face == "camp":
            m.me.gains_follower()
    for _ in [hex for hex in mine if hex.face == "town"]:
        follower = ["take follower"] if m.me.supply else []
        answer = yield Ask(m.active, "town", [*relic_names("take", range(6)), *follower])
        if answer == "take follower":
            m.me.gains_follower()
        else:
            m.gain(m.active, RELICS.index(answer.removeprefix("take ")))


def build(m: Match) -> Script:
    """A153 to A158."""
    me, here = m.me, m.here
    if here.follower is not None:
        here.follower, here.ward = None, False
        me.company += 1
    here.tower = m.active
    me.built = True
    m.yields(m.active, here)
    for place in m.near(me.mage):
        if m.land[place].wild and m.land[place].controlled_by(m.active):
            m.yields(m.active, m.land[place])
    wards = ["wards"] if m.wardable() else []
    answer = yield Ask(m.active, "after_building", [*wards, *school(me), "done"])
    verb, _, rest = answer.partition(" ")
    if verb == "wards":
        for hex in m.wardable():
            hex.ward = True
    elif verb != "done":
        yield from study(m, verb, rest)


def study(m: Match, verb: str, rest: str) -> Script:
    """A160 First initiate, A161 then promote."""
    if verb == "initiate":
        m.me.initiates(rest)
    else:
        yield from promote(m, rest)
    while m.me.promotable():
        answer = yield Ask(m.active, "promote", [*(f"promote {each}" for each in m.me.promotable()), "done"])
        if answer == "done":
            return
        yield from promote(m, answer.removeprefix("promote "))


def promote(m: Match, spell: str) -> Script:
    """A162 to A165."""
    me = m.me
    chosen = []
    for place in below(spell):
        corrupt = me.corrupt[place] > 0
        if corrupt and me.clean[place]:
            corrupt = (yield Ask(m.active, "apprentice", ["clean", "corrupt"])) == "corrupt"
        chosen.append(corrupt)
    for place, corrupt in zip(below(spell), chosen, strict=True):
        (me.corrupt if corrupt else me.clean)[place] -= 1
    (me.corrupt if any(chosen) else me.clean)[spell] += 1
    if all(chosen):
        me.supply += 1
    else:
        me.company += 1
