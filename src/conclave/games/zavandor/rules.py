"""The rules of Zavandor that a move can run into, by number; their words stand in the rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from conclave.engine.rules import Rulebook

RULEBOOK: Final = Rulebook(str(Path(__file__).parent))

NOT_YOUR_TURN: Final = RULEBOOK.rule("Z33")
ONE_BOARD_EACH: Final = RULEBOOK.rule("Z2")
YOUR_TURN: Final = RULEBOOK.rule("Z34")
GEM_COSTS: Final = RULEBOOK.rule("Z37")
EMERALD_NEEDS_SPELLBOOK: Final = RULEBOOK.rule("Z39")
DIAMOND_NEEDS_ELIXIR: Final = RULEBOOK.rule("Z40")
RUBY_NEEDS_FIRE: Final = RULEBOOK.rule("Z41")
FIVE_RUBIES: Final = RULEBOOK.rule("Z42")
SLOTS: Final = RULEBOOK.rule("Z45")
MOVING_GEMS: Final = RULEBOOK.rule("Z46")
SELLING: Final = RULEBOOK.rule("Z48a")
ONE_STEP: Final = RULEBOOK.rule("Z51")
STEP_COSTS: Final = RULEBOOK.rule("Z52")
STONE_NEEDED: Final = RULEBOOK.rule("Z53")
STONES_ON_BOARD: Final = RULEBOOK.rule("Z54")
BUYING_A_STONE: Final = RULEBOOK.rule("Z55")
ON_OFFER: Final = RULEBOOK.rule("Z67")
OPENING_BID: Final = RULEBOOK.rule("Z69")
BIDDING: Final = RULEBOOK.rule("Z70")
ONE_BELT_ONE_WAND: Final = RULEBOOK.rule("Z79")
FREE_STONE: Final = RULEBOOK.rule("Z91")
LOSING_A_GEM: Final = RULEBOOK.rule("Z92")
MIRROR_NEEDS_GEM: Final = RULEBOOK.rule("Z93")
CLOAK_AS_MIRROR: Final = RULEBOOK.rule("Z99")
FREE_STEP: Final = RULEBOOK.rule("Z101")
NO_STONE_FOR_FREE_STEP: Final = RULEBOOK.rule("Z102")
PASSING_IS_FINAL: Final = RULEBOOK.rule("Z71")
HAND_LIMIT: Final = RULEBOOK.rule("Z114")
BEYOND_MEANS: Final = RULEBOOK.rule("ZA6")
OPENING_BEYOND_MEANS: Final = RULEBOOK.rule("ZA10")
SELL_ONLY_WHAT_IS_NEEDED: Final = RULEBOOK.rule("ZA12")
WHILE_AN_AUCTION_RUNS: Final = RULEBOOK.rule("ZA15a")
ALL_AT_ONCE: Final = RULEBOOK.rule("ZA25a")
PAY_ONLY_WHAT_IS_NEEDED: Final = RULEBOOK.rule("ZA27")
MANY_SHIFTS: Final = RULEBOOK.rule("ZA31")
PIECE_BY_PIECE: Final = RULEBOOK.rule("ZA32")
KEEP_WHAT_FITS: Final = RULEBOOK.rule("ZA33")
GEMS_RUN_OUT: Final = RULEBOOK.rule("ZV3")
STRICT_ORDER: Final = RULEBOOK.rule("ZV4")
CHOOSING: Final = RULEBOOK.rule("ZV5")
DRUIDS_RUBY: Final = RULEBOOK.rule("ZV6")
