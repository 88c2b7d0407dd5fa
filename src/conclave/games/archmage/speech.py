"""The words of Archmage, as the engine asks for them. `prompts` says what is asked, `labels` what can be done, `reasons` why
not, `lines` what happened.

The pieces on the board have ids, and a move touches those that it is about:

- `hex:h5`, a hex or a cell where one could be laid: `go` (the target), `divine`, `at`, `to`, `toward` (all along the line),
  `compass` (where the Warlord would step); the Mage's own hex: `explore`, `place`, `unward`, `attack`, `gather`, `recruit`,
  `wards`, `build`.
- `mage:0`, a Mage: what it does on the land, which is `go`, `toward` and all that its own hex is touched by.
- `spell:0:quicken`, a spell in a Spell Book: `cast`.
- `relic:0:seeds`, a relic counter: `pay`, `give`, `take`, `discard` (the victim's), `trade`, `initiate`.
- `planet:0:nature`: `planet`.
- `place:0:A3`, a place on a Tower Board: `promote` (the place reached and the two below), `initiate`, `trade`, `teach`,
  `taint` (the victim's), `clean`, `corrupt`.
- `door:1:nature`, a doorway: `door`; `pay` where the doorway makes the relic dearer.
- `player:1`: `against`; `take follower` (one's own).
- `warlord`: `compass`.

Seats are numbers, cells have the names of `components.CELL_NAMES`, all else the names of `components`.
"""

from __future__ import annotations

from typing import Final

from conclave.engine.events import Event
from conclave.engine.moves import Move
from conclave.engine.rules import Rule
from conclave.games.archmage.components import (
    BEYOND,
    CELL_NAMES,
    NONE,
    PARENTS,
    PLACES,
    RELICS,
    RING,
    SPELLS,
    SPHERES,
)
from conclave.games.archmage.labels import asked, here, label, line_of, sits
from conclave.games.archmage.lines import LINES, line
from conclave.games.archmage.moves import (
    ATTACK,
    BUILD,
    CLEAN,
    CORRUPTED,
    DISCARD,
    EXPLORE,
    GATHER,
    GIVE,
    GO,
    INITIATE,
    PAY,
    PLACE,
    PLANET,
    RECRUIT,
    TAINT,
    TAKE,
    TAKE_FOLLOWER,
    TEACH,
    TOWARD,
    TRADE,
    UNWARD,
    WARDS,
    Board,
    Cell,
    Direction,
    Other,
    Spell,
    Sphere,
)
from conclave.games.archmage.moves import CAST as CASTS
from conclave.games.archmage.naming import WORDS
from conclave.games.archmage.prompts import prompt
from conclave.games.archmage.reasons import reason
from conclave.games.archmage.state import NOBODY, Archmage
from conclave.games.archmage.steps.fundamental import DecayRelics
from conclave.games.archmage.steps.promotion import WhichApprentice

__all__ = ["LINES", "SPEECH", "UNGROUPED", "WORDS"]

UNGROUPED: Final = ("deal", "start", "find", "march", "stop", "end", "done")
"""Moves that stand under no heading, by their first word."""
GROUPS: Final = {
    **dict.fromkeys(("explore", "place", "unward", "attack"), "here"),
    **dict.fromkeys(("gather", "recruit", "wards", "build"), "end"),
    "corrupt": "clean",
}
"""Headings that are not named after the move's first word."""
ON_ITS_HEX: Final = (EXPLORE, PLACE, UNWARD, ATTACK, GATHER, WARDS, BUILD, *RECRUIT)
"""What a Mage does where it stands."""


class ArchmageSpeech:
    """The game's words."""

    def prompt(self, state: Archmage, seat: int, lang: str) -> str:
        return prompt(state, seat, lang)

    def label(self, state: Archmage, seat: int, move: Move, lang: str) -> str:
        return label(state, seat, move, lang)

    def group(self, state: Archmage, seat: int, move: Move, lang: str) -> str:
        """The heading above a move."""
        word = move.text.partition(" ")[0]
        return "" if word in UNGROUPED else WORDS.say(lang, f"group-{GROUPS.get(word, word)}")

    def touches(self, state: Archmage, seat: int, move: Move) -> list[str]:
        """The pieces on the board that a move has to do with."""
        if isinstance(move, Cell):
            mage = [f"mage:{seat}"] if move is GO[move.cell] and sits(state, seat) else []
            return [hex_piece(move.cell), *mage]
        if isinstance(move, Sphere):
            return sphere_touches(state, seat, move)
        if isinstance(move, Spell):
            if move is CASTS[move.spell]:
                return [f"spell:{seat}:{SPELLS[move.spell]}"]
            return [place_piece(seat, place) for place in (move.spell, *PARENTS[move.spell])]
        if isinstance(move, Direction):
            return direction_touches(state, seat, move)
        if isinstance(move, Board):
            if move is TAINT[move.other][move.sphere]:
                return [place_piece(move.other, move.sphere)]
            return [f"door:{move.other}:{SPHERES[move.sphere]}"]
        if isinstance(move, Other):
            return [f"player:{move.other}"]
        if move in ON_ITS_HEX:
            cell = here(state, seat)
            return [hex_piece(cell), f"mage:{seat}"] if cell != NONE else []
        if move is TAKE_FOLLOWER:
            return [f"player:{seat}"]
        step = asked(state, seat)
        if (move is CLEAN or move is CORRUPTED) and isinstance(step, WhichApprentice):
            return [place_piece(seat, step.place)]
        return []

    def reason(self, state: Archmage, seat: int, move: Move, rule: Rule, lang: str) -> str:
        return reason(state, seat, move, rule, lang)

    def line(self, event: Event, names: list[str], seat: int | None, lang: str) -> str:
        return line(event, names, seat, lang)


def hex_piece(cell: int) -> str:
    return f"hex:{CELL_NAMES[cell]}"


def place_piece(seat: int, place: int) -> str:
    return f"place:{seat}:{PLACES[place]}"


def sphere_touches(state: Archmage, seat: int, move: Sphere) -> list[str]:
    of = move.sphere
    relic = f"relic:{seat}:{RELICS[of]}"
    if move is PLANET[of]:
        return [f"planet:{seat}:{SPHERES[of]}"]
    if move is INITIATE[of] or move is TRADE[of]:
        return [place_piece(seat, of), relic]
    if move is TEACH[of]:
        return [place_piece(seat, of)]
    if move is PAY[of]:
        held = sits(state, seat) and state.door[RING * seat + of] != NOBODY
        return [relic, f"door:{seat}:{SPHERES[of]}"] if held else [relic]
    if move is DISCARD[of]:
        step = asked(state, seat)
        return [f"relic:{step.victim}:{RELICS[of]}"] if isinstance(step, DecayRelics) else []
    return [relic] if move is GIVE[of] or move is TAKE[of] else []


def direction_touches(state: Archmage, seat: int, move: Direction) -> list[str]:
    if move is TOWARD[move.direction]:
        mage = here(state, seat)
        return (
            [*[hex_piece(cell) for cell in line_of(state, mage, move.direction)], f"mage:{seat}"]
            if mage != NONE
            else []
        )
    cell = BEYOND[state.warlord][move.direction] if state.warlord != NONE else NONE
    ahead = [hex_piece(cell)] if cell != NONE and state.ground[cell] != NONE else []
    return [*ahead, "warlord"] if state.warlord != NONE else []


SPEECH: Final = ArchmageSpeech()
