"""Hexes: a table of flat-top hexes in axial coordinates, its cells numbered through, for games on a map.

Directions go clockwise from north. Whatever looks along the table asks lists that are made once.
"""

from __future__ import annotations

from typing import Final

SIDES: Final = 6
DIRECTIONS: Final = ["n", "ne", "se", "s", "sw", "nw"]
STEPS: Final = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
"""In axial coordinates (q, r), clockwise from north; q grows to the right, r downwards."""
OFF: Final = -1
"""No cell: beyond the edge of the table."""


class Hexagon:
    """All cells up to so many steps from a centre, column by column from left to right, each from top to bottom."""

    __slots__ = ("around", "at", "beyond", "centre", "radius", "sites")

    def __init__(self, radius: int) -> None:
        self.radius: Final[int] = radius
        self.sites: Final[list[tuple[int, int]]] = [
            (q, r)
            for q in range(-radius, radius + 1)
            for r in range(max(-radius, -radius - q), min(radius, radius - q) + 1)
        ]
        self.at: Final[dict[tuple[int, int], int]] = {site: cell for cell, site in enumerate(self.sites)}
        self.centre: Final[int] = self.at[0, 0]
        self.beyond: Final[list[list[int]]] = [
            [self.at.get((q + dq, r + dr), OFF) for dq, dr in STEPS] for q, r in self.sites
        ]
        """The next cell in each direction, or OFF."""
        self.around: Final[list[list[int]]] = [[cell for cell in beyond if cell != OFF] for beyond in self.beyond]
        """The neighbours of each cell."""

    def distance(self, here: int, there: int) -> int:
        """How many steps apart two cells lie."""
        q = self.sites[here][0] - self.sites[there][0]
        r = self.sites[here][1] - self.sites[there][1]
        return max(abs(q), abs(r), abs(q + r))

    def within(self, cell: int, steps: int) -> list[int]:
        """The cells up to so many steps away, the cell itself first."""
        near = [other for other in range(len(self.sites)) if other != cell and self.distance(cell, other) <= steps]
        return [cell, *near]

    def line(self, cell: int, direction: int, length: int) -> list[int]:
        """The cells straight ahead, as far as the table goes."""
        found: list[int] = []
        for _ in range(length):
            cell = self.beyond[cell][direction]
            if cell == OFF:
                break
            found.append(cell)
        return found

    def ring_of_pair(self, cell: int, direction: int) -> list[int]:
        """The eight cells round a cell and its neighbour in a direction, clockwise, OFF where the table ends."""
        other = self.beyond[cell][direction]
        ring = [self.beyond[cell][(direction + turn) % SIDES] for turn in range(1, SIDES)]
        for turn in (SIDES - 1, 0, 1):
            ring.append(OFF if other == OFF else self.beyond[other][(direction + turn) % SIDES])
        return ring


def pieces(around: list[list[int]], land: list[bool]) -> int:
    """How many pieces the land, given cell by cell, is in."""
    reached = [False] * len(land)
    count = 0
    for first in range(len(land)):
        if not land[first] or reached[first]:
            continue
        count += 1
        reached[first] = True
        found = [first]
        for here in found:
            for there in around[here]:
                if land[there] and not reached[there]:
                    reached[there] = True
                    found.append(there)
    return count


def connected(around: list[list[int]], land: list[bool]) -> bool:
    """Is the land in one piece? No land is."""
    return pieces(around, land) <= 1
