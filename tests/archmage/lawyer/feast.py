"""Rich positions: much land explored and held, many Apprentices, many relics, so that all spells are soon on the table."""

from __future__ import annotations

import random
from typing import Any

from .kit import Table
from .lore import LANDS, SPELLS, SPHERES, TEMPORARY_TOKENS, name, spot
from .model import WARLORD, Match


def feast(seats: int, seed: int, options: dict[str, Any]) -> Table:
    """A position that no one dealt, in the Journey of seat 0."""
    chance = random.Random(seed)
    t = Table(seats, compass=chance.choice(["n", "ne", "se", "s", "sw", "nw"]), **options).in_round(
        chance.randrange(2, 10)
    )
    places = [hex.cell for hex in t.view.land if hex.kind in ("wilderness", "outpost", "town")]
    corner = [hex.cell for hex in t.view.land if hex.warlord]
    chance.shuffle(places)
    # Mages first, so that nobody is planted onto another's tower.
    free = [cell for cell in places if cell not in corner]
    for seat in range(seats):
        t.mage(seat, free.pop())
        t.relics(seat, " ".join(f"{relic} {chance.randrange(6)}" for relic in t.board(seat).relics))
        t.school(seat, " ".join(chance.sample(SPELLS, chance.randrange(4, 8))))
        if chance.random() < 0.3:
            t.school(seat, chance.choice(SPELLS) + "!")
    for cell in places:
        lay(t, cell, chance, [*range(seats), WARLORD] if seats == 1 else list(range(seats)))
    for seat in range(seats):
        held = [hex.cell for hex in t.view.land if hex.follower is None and not hex.inflamed and hex.face in LANDS]
        held = [cell for cell in held if not t.hex(cell).mages and t.hex(cell).tower is None]
        if held and chance.random() < 0.6:
            t.tower(seat, chance.choice(held))
        for sphere in chance.sample(SPHERES, 2):
            other = chance.randrange(seats)
            if other != seat and sum(t.people(other)) > 2:
                t.door(seat, sphere, other)
        if chance.random() < 0.4:
            t.company(seat, chance.randrange(1 + min(3, sum(t.people(seat)))))
    return t


def lay(t: Table, cell: str, chance: random.Random, owners: list[int]) -> None:
    hex = t.hex(cell)
    faces = [face for face, n in t.view.unexplored.items() if n and (face in LANDS) == (hex.kind == "wilderness")]
    if hex.face is None and (not faces or chance.random() < 0.3):
        return
    line = f"{cell} {hex.face or chance.choice(faces)}"
    if line.endswith(("camp", "town", *LANDS)) and not hex.warlord:
        owner = chance.choice(owners)
        if chance.random() < 0.6 and (owner == WARLORD or t.people(owner) != (0, 0)):
            line += " w" if owner == WARLORD else f" {owner}"
            if owner != WARLORD and chance.random() < 0.3:
                line += " ward"
    if chance.random() < 0.25:
        token, caster = (
            chance.choice(["vines", "chasm", "wellspring", "upheaval"]),
            chance.choice(owners[: t.state.seats]),
        )
        # Seat 0 is past its Preparation, and Wellsprings lie in the Wilderness.
        if not (token in TEMPORARY_TOKENS and caster == 0) and not (
            token == "wellspring" and line.split()[1] not in LANDS
        ):
            line += f" {token}:{caster}"
    t.hexes(line)


def read(m: Match, view: Any) -> Match:
    """The referee takes down what lies on the table, once."""
    m.round, m.active, m.starter, m.phase = view.round, view.turn, view.starter, view.phase
    m.mp = view.points
    m.down = {face: view.unexplored.get(face, 0) for face in m.down}
    for hex in view.land:
        note = m.land[hex.q, hex.r]
        note.face, note.ward, note.tower, note.token, note.caster = hex.face, hex.ward, hex.tower, hex.token, hex.caster
        note.follower = WARLORD if hex.inflamed else hex.follower
        if hex.warlord:
            m.warlord = (hex.q, hex.r)
    for board, player in zip(m.boards, view.players, strict=True):
        board.mage = spot(player.mage)
        assert name(board.mage) == player.mage
        board.company, board.supply, board.relics = player.company, player.supply, list(player.relics.values())
        board.orbit = dict(player.planets)
        for each in player.apprentices:
            board.clean[each.spell], board.corrupt[each.spell] = each.clean, each.corrupt
        board.book = {card.spell: card.cast for card in player.book}
        board.doors = {list(player.planets).index(sphere): owner for sphere, owner in player.doors.items()}
        board.captives.update(player.captives)
        board.built = player.tower is not None
    if view.warlord is not None:
        m.heading, m.flames = view.warlord.direction, view.warlord.flames
    return m
