"""Evidence: whoever was let do something holds the captives for it. What they could be, for those who have not seen them.

Evidence is a list of wants: for each the dungeon holds a captive of one of these kinds, and all of them are different cards.
"""

from __future__ import annotations

from conclave.engine.secrets import Secrets, bit
from conclave.games.firepeak.components import CREATURES


def satisfied(wants: list[list[int]], counts: list[int], n: int) -> bool:
    """Do captives in these numbers agree with the wants from n on?"""
    if n == len(wants):
        return True
    for kind in wants[n]:
        if counts[kind]:
            counts[kind] -= 1
            found = satisfied(wants, counts, n + 1)
            counts[kind] += 1
            if found:
                return True
    return False


def provide(
    secrets: Secrets, dungeon: int, seat: int | None, wants: list[list[int]], pieces: list[int], n: int
) -> bool:
    """Find a piece for each want from n on: one that fits, else one the seat has not seen, exchanged."""
    if n == len(wants):
        return True
    for i in pieces:
        if secrets.kind[i] in wants[n]:
            rest = [j for j in pieces if j != i]
            if provide(secrets, dungeon, seat, wants, rest, n + 1):
                return True
    for i in pieces:
        if secrets.seen[i] & bit(seat) or secrets.kind[i] >= CREATURES:
            continue
        for kind in wants[n]:
            old = secrets.kind[i]
            if kind < CREATURES and secrets.suppose(i, kind, seat, dungeon):
                rest = [j for j in pieces if j != i]
                if provide(secrets, dungeon, seat, wants, rest, n + 1):
                    return True
                secrets.suppose(i, old, seat, dungeon)
    return False
