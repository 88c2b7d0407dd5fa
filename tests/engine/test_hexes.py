"""Tables of hexes."""

from __future__ import annotations

from conclave.engine.hexes import Hexagon, connected, pieces


def test_land_is_counted_in_pieces() -> None:
    table = Hexagon(2)
    land = [False] * len(table.sites)
    assert (pieces(table.around, land), connected(table.around, land)) == (0, True)
    for spot in ((0, 0), (2, -2), (-2, 2)):
        land[table.at[spot]] = True
    assert (pieces(table.around, land), connected(table.around, land)) == (3, False)
    land[table.at[1, -1]] = True
    assert pieces(table.around, land) == 2
    land[table.at[-1, 1]] = True
    assert (pieces(table.around, land), connected(table.around, land)) == (1, True)
