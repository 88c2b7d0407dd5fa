"""The rules of Archmage that a move can run into, by number; their words stand in the rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from conclave.engine.rules import Rulebook

RULEBOOK: Final = Rulebook(str(Path(__file__).parent))

ONE_AFTER_THE_OTHER: Final = RULEBOOK.rule("A40")
