"""The rules of Candlelight that a move can run into, by number; their words stand in the rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from conclave.engine.rules import Rulebook

RULEBOOK: Final = Rulebook(str(Path(__file__).parent))

WATCH: Final = RULEBOOK.rule("C4")
ONE_TRADE: Final = RULEBOOK.rule("C5")
LIGHTING: Final = RULEBOOK.rule("C6")
EMBERS: Final = RULEBOOK.rule("CV1")
