"""What a seat, or a spectator, may know of a match of Firepeak: typed plain data for the wire."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.engine.rules import Rule
from conclave.engine.secrets import bit
from conclave.games.firepeak.components import (
    AS_DUPLICATE,
    ATROPHIED,
    ATROPHY_MALUS,
    AVATAR_BONUS,
    BOUND,
    CAPTIVE_NAMES,
    CLAN,
    CLAN_BONUS,
    CLANS,
    COST,
    CREATURE_BACK,
    EXALTED,
    FIRST_ENCHANTMENT,
    FIRST_SPELL_KIND,
    GUARD,
    IS_SHADE,
    KINDS_OF_ENCHANTMENT,
    LEADERS,
    LEVEL,
    NEIGHBOURS,
    NONE,
    PLACES,
    POSITIONS,
    SPELL_BACK,
    SPELLS,
    SPOTS,
    STRENGTH,
    WIZARDS,
)
from conclave.games.firepeak.odds import (
    Chance,
    Contest,
    Target,
    being_kind,
    being_name,
    chances,
    contest,
    duel,
    odds,
    targets,
)
from conclave.games.firepeak.queries.dungeons import pays
from conclave.games.firepeak.rules import CLAN_RULE, LEADER_RULE
from conclave.games.firepeak.state import AIR, BOOK, DISCARDS, NOBODY, Firepeak
from conclave.games.firepeak.steps.offering import Offering
from conclave.games.firepeak.steps.raid import Spoils, Steal
from conclave.games.firepeak.steps.repair import MoveUp, TakeOut
from conclave.games.firepeak.steps.setup import Returning
from conclave.games.firepeak.steps.turn import Turn


@dataclass(slots=True)
class Being:
    """A creature or summoned being that lies face up, with the strength it counts with and how that comes about."""

    spot: str
    kind: str
    name: str
    shade: bool
    clan: str | None
    strength: int
    terms: dict[str, int]
    enchantments: list[str]
    auras: list[str]
    bound: bool


@dataclass(slots=True)
class Player:
    """A seat and all that lies before it. Of a dungeon and a book the viewer sees what that seat has seen."""

    seat: int
    wizard: str | None
    clan: str | None
    structure: list[Being | None]
    guard: Being | None
    auras: list[str | None]
    circle: str | None
    decoys: int
    dungeon: list[str]
    dungeon_hidden: int
    book: list[str]
    book_hidden: int
    strength: int
    number: int
    breakdown: dict[str, int]


@dataclass(slots=True)
class Fault:
    """F20 to F23 Something that a structure cannot stay like: a creature, the rule it breaks, and who else is part of it;
    for one without a leader, the positions it may move up to."""

    seat: int
    spot: str
    rule: str
    others: list[str]


@dataclass(slots=True)
class View:
    """The whole table."""

    round: int
    turn: int | None
    starter: int | None
    to_act: list[int]
    actions: int
    acting: bool
    moves: int
    last: bool
    prolonged: bool
    players: list[Player]
    recruits: int
    research: int
    spent: list[str]
    discards: list[str]
    discards_hidden: int
    spell: str | None
    held: str | None
    drawn: list[str | None]
    contest: Contest | None
    duel: Contest | None
    targets: list[Target]
    chances: list[Chance]
    faults: list[Fault]
    payers: dict[str, list[list[str]]]
    loot: list[str]
    loot_of: int | None
    dealt: list[str]
    returned: list[str]
    champion: int | None


def strength_terms(state: Firepeak, seat: int, spot: int) -> dict[str, int]:
    """FA2 How the strength of a creature comes about."""
    at = SPOTS * seat + spot
    being, charms = state.being[at], state.charms[at]
    terms = {"printed": STRENGTH[being]}
    if CLAN[being] != NONE and state.clan[at] == state.wizard[seat]:
        terms["clan"] = CLAN_BONUS
    if charms & EXALTED:
        terms["avatar"] = AVATAR_BONUS * (charms & EXALTED).bit_count()
    if charms & ATROPHIED:
        terms["atrophy"] = -ATROPHY_MALUS * (charms & ATROPHIED).bit_count()
    return terms


def enchantments(charms: int) -> list[str]:
    """The names of the enchantments in a mask, twice where both cards lie there."""
    return [
        SPELLS[FIRST_ENCHANTMENT + n]
        for n in range(KINDS_OF_ENCHANTMENT)
        for card in (n, n + KINDS_OF_ENCHANTMENT)
        if charms >> card & 1
    ]


def _being(state: Firepeak, seat: int, spot: int) -> Being | None:
    at = SPOTS * seat + spot
    being = state.being[at]
    if being == NONE:
        return None
    return Being(
        spot=PLACES[spot],
        kind=being_kind(being),
        name=being_name(being),
        shade=IS_SHADE[being],
        clan=CLANS[state.clan[at]] if state.clan[at] != NONE else None,
        strength=state.might[at],
        terms=strength_terms(state, seat, spot),
        enchantments=enchantments(state.charms[at]),
        auras=_auras(state, seat, spot),
        bound=bool(state.charms[at] & BOUND),
    )


def _auras(state: Firepeak, seat: int, spot: int) -> list[str]:
    """F79 to F82 The auras that affect the creature on a spot, its own position's first."""
    if spot == GUARD:
        return []
    base = SPOTS * seat
    found = [state.aura[base + spot]]
    found += [state.aura[base + leader] for leader in LEADERS[spot] if state.being[base + leader] != NONE]
    return [SPELLS[effect % AS_DUPLICATE] for effect in found if effect != NONE]


def _spell(effect: int) -> str | None:
    return SPELLS[effect % AS_DUPLICATE] if effect != NONE else None


def _known(state: Firepeak, place: int, seat: int | None) -> tuple[list[int], int]:
    """The kinds of the cards at a place that the viewer has seen, in order of kind, and how many it has not."""
    secrets = state.secrets
    eye = bit(seat)
    kinds: list[int] = []
    hidden = 0
    for i in range(len(secrets.place)):
        if secrets.place[i] == place:
            if secrets.seen[i] & eye:
                kinds.append(secrets.kind[i])
            else:
                hidden += 1
    kinds.sort()
    return kinds, hidden


def _player(state: Firepeak, seat: int, viewer: int | None) -> Player:
    dungeon, dungeon_hidden = _known(state, seat, viewer)
    book, book_hidden = _known(state, BOOK + seat, viewer)
    clan = state.wizard[seat]
    base = SPOTS * seat
    return Player(
        seat=seat,
        wizard=WIZARDS[clan] if clan != NONE else None,
        clan=CLANS[clan] if clan != NONE else None,
        structure=[_being(state, seat, spot) for spot in range(POSITIONS)],
        guard=_being(state, seat, GUARD),
        auras=[_spell(state.aura[base + spot]) for spot in range(POSITIONS)],
        circle=_spell(state.circle[seat]),
        decoys=state.decoys[seat].bit_count(),
        dungeon=[CAPTIVE_NAMES[kind] for kind in dungeon],
        dungeon_hidden=dungeon_hidden,
        book=[SPELLS[kind - FIRST_SPELL_KIND] for kind in book],
        book_hidden=book_hidden,
        strength=state.total(seat),
        number=state.number(seat),
        breakdown=_levels(state, seat),
    )


def _levels(state: Firepeak, seat: int) -> dict[str, int]:
    """F4 The strength of each level of a structure; with FV4 the guard's too."""
    sums = {f"level{level}": 0 for level in (1, 2, 3)}
    for spot in range(POSITIONS):
        sums[f"level{LEVEL[spot]}"] += state.might[SPOTS * seat + spot]
    if state.switches.guard_counts:
        sums["guard"] = state.might[SPOTS * seat + GUARD]
    return sums


def _faults(state: Firepeak) -> list[Fault]:
    """F24 What has to be repaired, while somebody is asked for it."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, MoveUp | TakeOut):
        return []
    seat = step.seat
    base = SPOTS * seat
    found: list[Fault] = []

    def fault(spot: int, rule: Rule, others: list[int]) -> None:
        found.append(Fault(seat, PLACES[spot], str(rule), [PLACES[other] for other in others]))

    for spot in range(POSITIONS):
        if state.being[base + spot] == NONE:
            continue
        if state.leaderless(seat, spot):
            fault(spot, LEADER_RULE, LEADERS[spot])
        elif isinstance(step, TakeOut):
            if state.clashes(seat, spot):
                enemy = state.clan[base + spot] ^ 1
                fault(spot, CLAN_RULE, [n for n in NEIGHBOURS[spot] if state.clan[base + n] == enemy])
            if state.too_strong(seat, spot):
                led = [leader for leader in LEADERS[spot] if state.being[base + leader] != NONE]
                fault(spot, state.strength_rule(seat, spot), led)
    return found


def _payers(state: Firepeak, seat: int | None) -> dict[str, list[list[str]]]:
    """F76 For each spell of the own book, symbol by symbol, the kinds in the own dungeon that could be given for it."""
    if seat is None:
        return {}
    held = sorted(set(_known(state, seat, seat)[0]))
    return {
        SPELLS[kind - FIRST_SPELL_KIND]: [
            [CAPTIVE_NAMES[captive] for captive in held if pays(state, seat, captive, symbol)]
            for symbol in COST[kind - FIRST_SPELL_KIND]
        ]
        for kind in _known(state, BOOK + seat, seat)[0]
    }


def _acting(state: Firepeak) -> bool:
    """F47 Is an action under way, already taken from those that are left? Research is none."""
    step = state.agenda[-1] if state.agenda else None
    if step is None or not state.round or isinstance(step, Turn):
        return False
    return not isinstance(step, Offering) or state.spell != NONE


def view(state: Firepeak, seat: int | None) -> View:
    """The table through the eyes of a seat, or of a spectator (None)."""
    step = state.agenda[-1] if state.agenda else None
    discards, discards_hidden = _known(state, DISCARDS, seat)
    loot: list[str] = []
    loot_of: int | None = None
    if isinstance(step, Spoils | Steal) and step.seat == seat:
        loot_of = step.owner
        loot = [CAPTIVE_NAMES[kind] for kind in _known(state, step.owner, seat)[0]]
    dealt: list[str] = []
    if isinstance(step, Returning) and seat is not None:
        kinds = [state.secrets.kind[piece] for piece in state.secrets.at(BOOK + seat)]
        dealt = [SPELLS[kind - FIRST_SPELL_KIND] for kind in kinds]
    drawn = [state.secrets.known(piece, seat) for piece in state.secrets.at(AIR)]
    return View(
        round=state.round,
        turn=None if state.turn == NOBODY else state.turn,
        starter=None if state.starter == NOBODY else state.starter,
        to_act=list(state.to_act),
        actions=state.actions,
        acting=_acting(state),
        moves=state.moves,
        last=state.last,
        prolonged=state.prolonged,
        players=[_player(state, s, seat) for s in range(state.seats)],
        recruits=state.secrets.left(CREATURE_BACK),
        research=state.secrets.left(SPELL_BACK),
        spent=[spell for i, spell in enumerate(SPELLS) if state.spent >> i & 1],
        discards=[CAPTIVE_NAMES[kind] for kind in discards],
        discards_hidden=discards_hidden,
        spell=_spell(state.spell),
        held=being_kind(state.held) if state.held != NONE else None,
        drawn=[CAPTIVE_NAMES[kind] if kind >= 0 else None for kind in drawn],
        contest=contest(state),
        duel=duel(state),
        targets=targets(state),
        chances=chances(state),
        faults=_faults(state),
        payers=_payers(state, seat),
        loot=loot,
        loot_of=loot_of,
        dealt=dealt,
        returned=[] if seat is None else [str(move) for move in state.answers_of(seat)],
        champion=None if state.champion == NOBODY else state.champion,
    )


__all__ = ["View", "being_kind", "being_name", "odds", "view"]
