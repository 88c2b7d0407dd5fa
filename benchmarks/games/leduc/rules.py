"""The rules of Leduc poker that a move can run into, by number."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from conclave.engine.rules import Rulebook

RULEBOOK: Final = Rulebook(str(Path(__file__).parent))

NOT_YOUR_TURN: Final = RULEBOOK.rule("L3")
BETTING: Final = RULEBOOK.rule("L4")
FOLDING: Final = RULEBOOK.rule("L5")
TWO_RAISES: Final = RULEBOOK.rule("L7")
