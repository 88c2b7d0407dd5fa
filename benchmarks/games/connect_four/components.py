"""What is in the box of connect four."""

from __future__ import annotations

from typing import Final

COLUMNS: Final = 7  # C1
ROWS: Final = 6
CELLS: Final = COLUMNS * ROWS
SEATS: Final = 2

# A set of discs is a mask: bit 7 * column + row. Each column has a seventh bit that stays empty, so that no line of
# four runs over the edge of the board into the next column.
STRIDE: Final = ROWS + 1
UP: Final = 1
ACROSS: Final = STRIDE
RISING: Final = STRIDE + 1
FALLING: Final = STRIDE - 1
