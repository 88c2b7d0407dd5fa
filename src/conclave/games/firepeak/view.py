"""What a seat, or a spectator, may know of a match of Firepeak: typed plain data for the wire."""

from __future__ import annotations

from dataclasses import dataclass

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
    CREATURE_BACK,
    EXALTED,
    FAMILIAR,
    FIRST_ENCHANTMENT,
    FIRST_SPELL_KIND,
    GOLEM,
    GUARD,
    IS_SHADE,
    KINDS_OF_ENCHANTMENT,
    LIKE,
    NAMES,
    NONE,
    PLACES,
    POSITIONS,
    SPELL_BACK,
    SPELLS,
    SPOTS,
    STRENGTH,
    STRENGTHS,
    TITAN,
    TOUCH_FACTOR,
    WIZARDS,
)
from conclave.games.firepeak.state import AIR, BOOK, DISCARDS, NOBODY, Firepeak
from conclave.games.firepeak.steps.brainwash import Washed, guile
from conclave.games.firepeak.steps.dice import OTHER, OWN
from conclave.games.firepeak.steps.fight import (
    TORNADO,
    TOUCH,
    ChooseTarget,
    Clash,
    Conversion,
    attack_sum,
    defence_sum,
    safe,
)
from conclave.games.firepeak.steps.raid import AtTheDoor, Spoils, Steal, raid_sum, watch_sum


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


@dataclass(slots=True)
class Side:
    """One side of a contest: what is added to its die, and the die once it has been rolled."""

    seat: int
    spot: str | None
    terms: dict[str, int]
    die: int | None


@dataclass(slots=True)
class Contest:
    """A capture, raid, brainwash or conversion that is being rolled for. `need` is the strength to exceed."""

    what: str
    own: Side
    other: Side | None
    need: int | None


@dataclass(slots=True)
class Target:
    """Somebody who may be captured now, with the odds of 36."""

    seat: int
    spot: str
    attack: int
    defence: int
    wins: int
    ties: int


@dataclass(slots=True)
class View:
    """The whole table."""

    round: int
    turn: int | None
    starter: int | None
    to_act: list[int]
    actions: int
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
    targets: list[Target]
    loot: list[str]
    returned: list[str]
    champion: int | None


def being_name(being: int) -> str:
    """How a being is called in texts: `troll`, `familiar`."""
    like = LIKE[being]
    if like == FAMILIAR:
        return "familiar"
    if like == GOLEM:
        return "golem"
    if like == TITAN:
        return "titan"
    return NAMES[like // STRENGTHS][like % STRENGTHS]


def being_kind(being: int) -> str:
    """What it is on the board: `twil-4`, `familiar`; a Shade is what it copies."""
    like = LIKE[being]
    return CAPTIVE_NAMES[like] if like < FAMILIAR else being_name(being)


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
        bound=bool(state.charms[at] & BOUND),
    )


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
    )


def attack_terms(state: Firepeak, seat: int, spot: int) -> dict[str, int]:
    """What an attacker adds, as a breakdown."""
    might = state.might[SPOTS * seat + spot]
    return _terms(strength=might, aura=attack_sum(state, seat, spot) - might, fortune=state.luck)


def defence_terms(state: Firepeak, owner: int, spot: int) -> dict[str, int]:
    """What a defender adds, as a breakdown: what is beyond its strength comes from level, aura and power."""
    might = state.might[SPOTS * owner + spot]
    return _terms(strength=might, defence=defence_sum(state, owner, spot) - might)


def _terms(**terms: int) -> dict[str, int]:
    return {name: figure for name, figure in terms.items() if figure or name == "strength"}


def _contest(state: Firepeak) -> Contest | None:
    """The contest that the dice on the agenda belong to."""
    for step in reversed(state.agenda):
        if isinstance(step, Clash):
            own = Side(step.seat, PLACES[step.spot], attack_terms(state, step.seat, step.spot), _die(state, OWN))
            other = Side(
                step.owner, PLACES[step.target], defence_terms(state, step.owner, step.target), _die(state, OTHER)
            )
            return Contest("touch" if step.mode == TOUCH else "capture", own, other, None)
        if isinstance(step, AtTheDoor):
            might = state.might[SPOTS * step.seat + step.spot]
            total = raid_sum(state, step.seat, step.spot, step.owner, step.mode)
            own = Side(
                step.seat,
                PLACES[step.spot],
                _terms(strength=might, bonus=total - might, fortune=state.luck),
                _die(state, OWN),
            )
            watch = Side(step.owner, "guard", _terms(strength=watch_sum(state, step.owner)), _die(state, OTHER))
            return Contest("raid", own, watch, None)
        if isinstance(step, Washed):
            own = Side(step.seat, None, _terms(guile=guile(state, step.seat), fortune=state.luck), _die(state, OWN))
            return Contest("brainwash", own, None, state.stated)
        if isinstance(step, Conversion):
            own = Side(step.seat, PLACES[step.spot], _terms(fortune=state.luck), _die(state, OWN))
            return Contest("conversion", own, None, STRENGTH[state.held])
    return None


def _die(state: Firepeak, nth: int) -> int | None:
    return state.dice[nth] or None


def odds(attack: int, defence: int, factor: int = 1) -> tuple[int, int]:
    """Of the 36 throws, how many the attacker wins and how many are a tie."""
    wins = ties = 0
    for own in range(1, 7):
        for other in range(1, 7):
            difference = factor * own + attack - other - defence
            wins += difference > 0
            ties += difference == 0
    return wins, ties


def _targets(state: Firepeak) -> list[Target]:
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, ChooseTarget):
        return []
    attack = attack_sum(state, step.seat, step.spot)
    targets = []
    for owner in range(state.seats):
        for spot in range(SPOTS):
            if owner == step.seat or state.being[SPOTS * owner + spot] == NONE or safe(state, owner, spot):
                continue
            defence = defence_sum(state, owner, spot)
            wins, ties = (
                (36, 0) if step.mode == TORNADO else odds(attack, defence, TOUCH_FACTOR if step.mode == TOUCH else 1)
            )
            targets.append(Target(owner, PLACES[spot], attack, defence, wins, ties))
    return targets


def view(state: Firepeak, seat: int | None) -> View:
    """The table through the eyes of a seat, or of a spectator (None)."""
    step = state.agenda[-1] if state.agenda else None
    discards, discards_hidden = _known(state, DISCARDS, seat)
    loot: list[str] = []
    if isinstance(step, Spoils | Steal) and step.seat == seat:
        loot = [CAPTIVE_NAMES[kind] for kind in _known(state, step.owner, seat)[0]]
    drawn = [state.secrets.known(piece, seat) for piece in state.secrets.at(AIR)]
    return View(
        round=state.round,
        turn=None if state.turn == NOBODY else state.turn,
        starter=None if state.starter == NOBODY else state.starter,
        to_act=list(state.to_act),
        actions=state.actions,
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
        contest=_contest(state),
        targets=_targets(state),
        loot=loot,
        returned=[] if seat is None else [str(move) for move in state.answers_of(seat)],
        champion=None if state.champion == NOBODY else state.champion,
    )


def facts(state: Firepeak) -> dict[str, int]:
    """What is worth counting over many matches."""
    return {
        "rounds": state.round,
        "completed": int(state.champion != NOBODY),
        "deck_out": int(state.last),
        "creatures": sum(state.sizes[seat] for seat in range(state.seats)),
    }
