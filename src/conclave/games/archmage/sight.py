"""The table as everybody sees it: fills the view from the state. Compiled, for every move is shown to everybody."""

from __future__ import annotations

from conclave.games.archmage.components import (
    ADVANCED,
    CELL_NAMES,
    CELLS,
    CENTRE,
    CORRUPT_POINTS,
    DIFFICULTY,
    DIRECTIONS,
    FACES,
    FUNDAMENTAL,
    HIDDEN,
    JOURNEY,
    KINDS_OF_LAND,
    KINDS_OF_SPELL,
    LANDS,
    MASTER,
    NONE,
    OVALS,
    OWNERS,
    PARENTS,
    PHASES,
    PLACES,
    PREPARATION,
    RELICS,
    RING,
    SITES,
    SPELLS,
    SPHERES,
    TOKENS,
    TOWN,
    WARLORD,
)
from conclave.games.archmage.queries.aims import aims, payments
from conclave.games.archmage.queries.asked import asked, casting
from conclave.games.archmage.queries.reaching import FAR, LOSS, POINT, path, ways
from conclave.games.archmage.rules import NO_SPELLS_YET
from conclave.games.archmage.state import KINDS_HELD, NOBODY, Archmage
from conclave.games.archmage.steps.casting import no_cast
from conclave.games.archmage.steps.promotion import no_promotion
from conclave.games.archmage.view import (
    Apprentices,
    Breakdown,
    Card,
    Hex,
    Player,
    Promotion,
    Reach,
    View,
    Warlord,
)


def _kind(state: Archmage, cell: int) -> str:
    ground = state.ground[cell]
    if ground < KINDS_OF_LAND or ground == HIDDEN:
        return "wilderness"
    if ground < TOWN or ground > HIDDEN:
        return "outpost"
    if ground == TOWN:
        return "town"
    return "cursed_tower" if cell == CENTRE else "enclave"


def _hex(state: Archmage, cell: int) -> Hex:
    ground = state.ground[cell]
    follower = state.follower[cell]
    tower = state.tower_at(cell)
    token = state.token[cell]
    return Hex(
        cell=CELL_NAMES[cell],
        q=SITES[cell][0],
        r=SITES[cell][1],
        kind=_kind(state, cell),
        face=FACES[ground] if ground < HIDDEN else None,
        follower=follower if 0 <= follower < WARLORD else None,
        inflamed=follower == WARLORD,
        ward=state.ward[cell] == 1,
        tower=None if tower == NOBODY else tower,
        token=TOKENS[token] if token else None,
        caster=state.caster[cell] if token else None,
        mages=[seat for seat in range(state.seats) if state.mage[seat] == cell],
        warlord=state.warlord == cell,
    )


def _reach(state: Archmage, seat: int) -> list[Reach]:
    """Where the Mage can go. No way costs more followers or relics than there are."""
    cost, before = ways(state, seat, state.points)
    company, wealth = state.company[seat], state.wealth(seat)
    found: list[Reach] = []
    for cell in range(CELLS):
        if cost[cell] != FAR and before[cell] != NONE:
            points, rest = divmod(cost[cell], POINT)
            losses, relics = divmod(rest, LOSS)
            way = [CELL_NAMES[step] for step in path(before, cell)]
            found.append(Reach(CELL_NAMES[cell], points, way, min(losses, company), min(relics, wealth)))
    return found


def _held(state: Archmage, owner: int) -> dict[str, int]:
    held = state.held
    return {
        FACES[face]: held[KINDS_HELD * owner + face] for face in range(KINDS_HELD) if held[KINDS_HELD * owner + face]
    }


def _apprentices(state: Archmage, seat: int) -> list[Apprentices]:
    found: list[Apprentices] = []
    for spell in range(KINDS_OF_SPELL):
        at = KINDS_OF_SPELL * seat + spell
        if state.pupils[at]:
            corrupt = state.corrupt[at]
            found.append(Apprentices(SPELLS[spell], PLACES[spell], state.pupils[at] - corrupt, corrupt))
    return found


def _book(state: Archmage, seat: int) -> list[Card]:
    """The Spell Book; of the active player's spells also what they could do now."""
    active = seat == state.turn
    cards: list[Card] = []
    for spell in range(KINDS_OF_SPELL):
        if state.book[seat] >> spell & 1:
            rule = None
            if active:
                rule = NO_SPELLS_YET if state.phase == PREPARATION else no_cast(state, seat, spell)
            cards.append(
                Card(
                    spell=SPELLS[spell],
                    cast=state.cast[seat] >> spell & 1 == 1,
                    payments=payments(state, seat, spell),
                    aims=aims(state, seat, spell) if active else [],
                    refusal=None if rule is None else rule.id,
                )
            )
    return cards


def _player(state: Archmage, seat: int) -> Player:
    relics = RING * seat
    captives = state.captives[OWNERS * seat : OWNERS * (seat + 1)]
    return Player(
        seat=seat,
        mage=CELL_NAMES[state.mage[seat]],
        tower=None if state.keep[seat] == NONE else CELL_NAMES[state.keep[seat]],
        company=state.company[seat],
        supply=state.supply[seat],
        followers=state.follower.count(seat),
        relics={RELICS[relic]: state.relics[relics + relic] for relic in range(RING)},
        planets={SPHERES[sphere]: state.orbit[relics + sphere] for sphere in range(RING)},
        rest=state.rest(seat),
        apprentices=_apprentices(state, seat),
        promotions=[
            Promotion(SPELLS[spell], PLACES[spell], [PLACES[parent] for parent in PARENTS[spell]])
            for spell in range(RING, KINDS_OF_SPELL)
            if no_promotion(state, seat, spell) is None
        ],
        book=_book(state, seat),
        doors={
            SPHERES[sphere]: state.door[relics + sphere]
            for sphere in range(RING)
            if state.door[relics + sphere] != NOBODY
        },
        captives={owner: captives[owner] for owner in range(OWNERS) if captives[owner]},
        stone_skin=state.stone >> seat & 1 == 1,
        held=_held(state, seat),
        points=state.total(seat),
        breakdown=Breakdown(
            fundamental=state.spell_points(seat, FUNDAMENTAL),
            advanced=state.spell_points(seat, ADVANCED),
            master=state.spell_points(seat, MASTER),
            lost=-state.lost(seat),
            lands={LANDS[land]: state.land_points(seat, land) for land in range(KINDS_OF_LAND)},
        ),
        counted=state.scored >> seat & 1 == 1,
    )


def _warlord(state: Archmage) -> Warlord:
    lands = {LANDS[land]: state.land_points(WARLORD, land) for land in range(KINDS_OF_LAND)}
    return Warlord(
        cell=CELL_NAMES[state.warlord],
        direction=DIRECTIONS[state.compass],
        flames=state.flames,
        inflamed=state.follower.count(WARLORD),
        shorter=state.shorter,
        guided=state.guided,
        points=state.warlord_points(),
        breakdown={
            "lands": sum(lands.values()),
            "places": state.inflamed_points(),
            "corrupt": -CORRUPT_POINTS * state.tainted,
            "difficulty": DIFFICULTY[state.switches.difficulty],
        },
        lands=lands,
        held=_held(state, WARLORD),
    )


def view(state: Archmage, seat: int | None) -> View:
    """The table, the same for every seat and every spectator (A15)."""
    turn = state.turn
    going = turn != NOBODY and bool(state.agenda)
    journey = going and state.phase == JOURNEY
    pile = state.secrets.pile
    return View(
        round=state.round,
        rounds=sum(OVALS[state.seats]) + 1,
        turn=None if turn == NOBODY else turn,
        starter=None if state.starter == NOBODY else state.starter,
        to_act=list(state.to_act),
        phase=PHASES[state.phase] if going else None,
        points=state.points,
        quick=state.quick,
        acted=state.acted,
        extra=state.extra,
        subjugating=state.subjugating,
        divining=state.divining,
        divined=[CELL_NAMES[cell] for cell in state.divined],
        final=going and state.round > 1 and state.rest(turn) == 0,
        land=[_hex(state, cell) for cell in range(CELLS) if state.ground[cell] != NONE],
        reach=_reach(state, turn) if journey else [],
        unexplored={FACES[face]: pile[face] for face in range(len(pile)) if pile[face]},
        players=[_player(state, other) for other in range(state.seats)],
        casting=casting(state),
        asked=asked(state),
        warlord=None if state.warlord == NONE else _warlord(state),
        winners=None if state.agenda else state.winners(),
    )


def own_view(state: Archmage, public: View, seat: int) -> View:
    """Nothing is hidden from one and not from another (A15)."""
    return public
