"""Things in words: creatures, places, owners, spells and their costs, lists. Texts stand in `text/*.ftl`.

A creature has forms: `` (the bare name), `bare`, `one`, `the`, `the-acc`, `the-dat`, `your`, `your-acc`, `your-dat` and
`many`; the cases matter in German.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from conclave.games.firepeak.components import (
    AS_DUPLICATE,
    BEING_OF,
    CLAN,
    CLANS,
    COST,
    IS_SHADE,
    NONE,
    PLACES,
    SPELLS,
    SPOTS,
    STRENGTH,
    WIZARDS,
)
from conclave.games.firepeak.odds import being_name
from conclave.games.firepeak.state import Firepeak
from conclave.speech import Words

WORDS: Final = Words(Path(__file__).parent)
Names = Sequence[str]
"""What the players are called, as in the log; where nobody knows it, a rival is called by the wizard."""
NAMELESS: Final[Names] = ()


def being(lang: str, being: int, form: str = "") -> str:
    """A being in one of its forms; a Shade says so."""
    key = f"creature-{being_name(being)}"
    name = WORDS.say(lang, f"{key}.{form}" if form else key)
    return WORDS.say(lang, "shade-of", name=name) if IS_SHADE[being] else name


def captive(lang: str, kind: int, form: str) -> str:
    """A card of a dungeon with clan and strength: the ogre (Twilight 3)."""
    return described(lang, BEING_OF[kind], form)


def described(lang: str, of: int, form: str) -> str:
    """A being with its clan and printed strength."""
    if CLAN[of] == NONE:
        return WORDS.say(lang, "card-clanless", name=being(lang, of, form), strength=STRENGTH[of])
    clan = WORDS.say(lang, f"clan-{CLANS[CLAN[of]]}.brief")
    return WORDS.say(lang, "card", name=being(lang, of, form), clan=clan, strength=STRENGTH[of])


# Places and owners


def where(lang: str, spot: int) -> str:
    """on c, on guard."""
    return WORDS.say(lang, "where", spot=PLACES[spot])


def whither(lang: str, spot: int) -> str:
    """to c, on guard, into the dungeon."""
    return WORDS.say(lang, "whither", spot=PLACES[spot])


def lies(state: Firepeak, owner: int, spot: int) -> int:
    """The being on a spot, or NONE, also where there is no such place."""
    if not 0 <= owner < state.seats or not 0 <= spot < SPOTS:
        return NONE
    return state.being[SPOTS * owner + spot]


def yours(lang: str, state: Firepeak, seat: int, spot: int, case: str = "") -> str:
    """your ogre on c; where nothing lies, just the place."""
    of = lies(state, seat, spot)
    if of == NONE:
        return place(lang, state, seat, seat, spot, NAMELESS)
    form = f"your-{case}" if case else "your"
    return WORDS.say(lang, "standing", name=being(lang, of, form), where=where(lang, spot))


def whose(lang: str, state: Firepeak, seat: int, owner: int, spot: int, names: Names, case: str = "") -> str:
    """your ogre on c, Anna's ogre on c, or where names are unknown Corvina's ogre on c."""
    of = lies(state, owner, spot)
    if owner == seat:
        return yours(lang, state, seat, spot, case)
    if of == NONE:
        return place(lang, state, seat, owner, spot, names)
    who = called(owner, names)
    if who:
        the = being(lang, of, f"the-{case}" if case else "the")
        return WORDS.say(lang, "owned", who=who, bare=being(lang, of), the=the, where=where(lang, spot))
    name = being(lang, of, "bare" if case else "")
    return WORDS.say(lang, "standing-of", whose=wizard_of(lang, state, owner), name=name, where=where(lang, spot))


def place(lang: str, state: Firepeak, seat: int, owner: int, spot: int, names: Names) -> str:
    """your position c, Anna's or Corvina's position c."""
    if owner == seat:
        return WORDS.say(lang, "place-yours", spot=PLACES[spot])
    who = called(owner, names)
    if who:
        return WORDS.say(lang, "place-who", who=who, spot=PLACES[spot])
    return WORDS.say(lang, "place-of", whose=wizard_of(lang, state, owner), spot=PLACES[spot])


def dungeon(lang: str, state: Firepeak, seat: int, owner: int, names: Names, case: str = "") -> str:
    """your dungeon, Anna's or Corvina's dungeon."""
    suffix = f".{case}" if case else ""
    if owner == seat:
        return WORDS.say(lang, f"dungeon-yours{suffix}")
    who = called(owner, names)
    if who:
        return WORDS.say(lang, f"dungeon-who{suffix}", who=who)
    return WORDS.say(lang, "dungeon-of", whose=wizard_of(lang, state, owner))


def called(owner: int, names: Names) -> str:
    """What a player is called, or nothing where that is not known."""
    return names[owner] if owner < len(names) else ""


def rival(lang: str, state: Firepeak, owner: int, names: Names) -> str:
    """A seat by its name, else by its wizard."""
    if called(owner, names):
        return called(owner, names)
    if owner < state.seats and state.wizard[owner] != NONE:
        return WORDS.say(lang, f"wizard-{WIZARDS[state.wizard[owner]]}")
    return WORDS.say(lang, "no-wizard", n=owner + 1)


def wizard_of(lang: str, state: Firepeak, owner: int) -> str:
    """The same as an owner: Corvina's."""
    if owner < state.seats and state.wizard[owner] != NONE:
        return WORDS.say(lang, f"wizard-{WIZARDS[state.wizard[owner]]}.of")
    return WORDS.say(lang, "no-wizard.of", n=owner + 1)


# Spells


def spell(lang: str, card: int) -> str:
    """The name of a spell; of a lasting one in play, of what it does."""
    return WORDS.say(lang, f"spell-{SPELLS[card % AS_DUPLICATE]}")


def symbol(lang: str, clan: int, least: int) -> str:
    """One sacrifice: Doombringers 2+."""
    name = WORDS.say(lang, f"clan-{CLANS[clan]}.brief")
    return f"{name} {least}+" if least > 1 else name


def cost(lang: str, of: int) -> str:
    """All sacrifices of a spell."""
    return ", ".join([symbol(lang, clan, least) for clan, least in COST[of]])


# Lists and chances


def listed(lang: str, parts: list[str], word: str = "and") -> str:
    """a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {WORDS.say(lang, word)} {parts[-1]}"


def chance(lang: str, wins: int, throws: int) -> str:
    """26 in 36."""
    return WORDS.say(lang, "chance", wins=wins, all=throws)
