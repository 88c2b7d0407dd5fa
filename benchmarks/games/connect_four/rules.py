"""The rules of connect four that a move can run into, by number."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from conclave.engine.rules import Rulebook

RULEBOOK: Final = Rulebook(str(Path(__file__).parent))

DROPPING: Final = RULEBOOK.rule("C2")
NOT_YOUR_TURN: Final = RULEBOOK.rule("C3")
FULL_COLUMN: Final = RULEBOOK.rule("C4")
