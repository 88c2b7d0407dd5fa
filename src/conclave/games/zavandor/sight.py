"""The table through the eyes of a seat: fills the view from the state. Compiled, for every move is shown to everybody."""

from __future__ import annotations

from msgspec.structs import replace

from conclave.engine.secrets import bit
from conclave.games.zavandor.components import (
    AREAS,
    ARTIFACTS,
    BACKS,
    CHARACTERS,
    COLOURS,
    DECK_LETTER,
    DUST_OF_GROUP,
    FIRST_SENTINEL,
    FLOW_DUST,
    GEMS,
    GROUP,
    KINDS_OF_AREA,
    KINDS_OF_ARTIFACT,
    KINDS_OF_COLOUR,
    KINDS_OF_GEM,
    KINDS_OF_SENTINEL,
    LETTERS,
    LORE_FLOW,
    MINIMUM,
    OBJECTS,
    OPAL,
    SENTINEL_POINTS,
    SENTINELS,
    STONES,
    VALUE,
)
from conclave.games.zavandor.state import ASIDE, NOBODY, Zavandor
from conclave.games.zavandor.steps.auction import Bidding, Opening
from conclave.games.zavandor.steps.energy import cards_due, opal_dust
from conclave.games.zavandor.steps.payment import Pay
from conclave.games.zavandor.view import AuctionView, Card, Income, Lot, Player, View


def _named(names: list[str], figures: list[int], seat: int, width: int) -> dict[str, int]:
    return {name: figures[width * seat + i] for i, name in enumerate(names) if figures[width * seat + i]}


def _cards(state: Zavandor, place: int, seat: int | None) -> list[Card]:
    secrets = state.secrets
    cards = []
    for piece in secrets.at(place):
        kind = secrets.known(piece, seat)
        cards.append(Card(COLOURS[BACKS.back[secrets.kind[piece]]], VALUE[kind] if kind >= 0 else None))
    return cards


def _income(state: Zavandor, seat: int) -> Income:
    due = {colour: cards_due(state, seat, i) for i, colour in enumerate(COLOURS)}
    groups = {colour: n // GROUP for colour, n in due.items() if n >= GROUP}
    dust = {
        "opal": opal_dust(state.active[KINDS_OF_GEM * seat + OPAL]),
        "flow": FLOW_DUST[state.level(seat, LORE_FLOW)],
        "groups": DUST_OF_GROUP * sum(groups.values()),
    }
    return Income(
        dust={source: n for source, n in dust.items() if n},
        cards={colour: n % GROUP for colour, n in due.items() if n % GROUP},
        concentrated=groups,
    )


def _player(state: Zavandor, seat: int) -> Player:
    """A player as everybody sees them."""
    seated = state.character[seat] != NOBODY
    return Player(
        seat=seat,
        character=CHARACTERS[state.character[seat]] if seated else None,
        position=state.position[seat] + 1 if seat in state.order else None,
        out=state.is_out(seat),
        points=state.points[seat],
        breakdown={
            "gems": state.gem_points(seat),
            "knowledge": state.lore_points(seat),
            "artifacts": state.artifact_points(seat),
            "sentinels": state.sentinel_points(seat),
        },
        active=_named(GEMS, state.active, seat, KINDS_OF_GEM),
        pentagon=_named(GEMS, state.idle, seat, KINDS_OF_GEM),
        slots=state.slots(seat),
        dust=state.dust[seat],
        concentrated=_named(COLOURS, state.concentrated, seat, KINDS_OF_COLOUR),
        hand=_cards(state, seat, None),
        aside=_cards(state, ASIDE + seat, None),
        energy=state.energy(seat) if state.switches.public_money else None,
        weight=state.weight(seat),
        limit=state.limit(seat),
        knowledge=_named(AREAS, state.levels, seat, KINDS_OF_AREA),
        stones=[price for stone, price in enumerate(STONES) if state.has_stone(seat, stone)],
        waiting_stones=state.pouch[seat],
        learned=bool(state.learned >> seat & 1),
        artifacts=_named(ARTIFACTS, state.owned, seat, KINDS_OF_ARTIFACT),
        sentinels=[name for i, name in enumerate(SENTINELS) if state.keeper[i] == seat],
        sentinel_points={
            name: SENTINEL_POINTS + state.bonus(seat, i) for i, name in enumerate(SENTINELS) if state.keeper[i] == seat
        },
        income=_income(state, seat),
        prices={name: state.gem_price(seat, gem) for gem, name in enumerate(GEMS)},
        sales={name: state.gem_sale(seat, gem) for gem, name in enumerate(GEMS)},
    )


def _lot(state: Zavandor, thing: int, minimum: int) -> Lot:
    seats = range(state.seats)
    placed = len(state.order) >= state.living()
    sentinel = thing >= FIRST_SENTINEL
    return Lot(
        name=OBJECTS[thing],
        minimum=minimum,
        surcharge=[state.surcharge(seat, thing) if placed else 0 for seat in seats],
        discount=[state.discount(seat, thing) for seat in seats],
        points=[SENTINEL_POINTS + state.bonus(seat, thing - FIRST_SENTINEL) for seat in seats] if sentinel else None,
    )


def _known_places(state: Zavandor, viewer: int) -> set[int]:
    """The places with a card that the viewer has seen."""
    seen, place, mask = state.secrets.seen, state.secrets.place, bit(viewer)
    return {place[i] for i in range(len(place)) if seen[i] & mask}


def own_view(state: Zavandor, public: View, seat: int) -> View:
    """The table through the eyes of a seat: what everybody sees, and what this seat knows besides."""
    known = _known_places(state, seat)
    players = public.players[:]
    for s in range(state.seats):
        hand, aside = s in known, ASIDE + s in known
        if hand or aside or s == seat:
            player = players[s]
            players[s] = replace(
                player,
                hand=_cards(state, s, seat) if hand else player.hand,
                aside=_cards(state, ASIDE + s, seat) if aside else player.aside,
                energy=state.energy(s) if s == seat else player.energy,
            )
    return replace(public, players=players, kept=[str(move) for move in state.answers_of(seat)])


def view(state: Zavandor, seat: int | None) -> View:
    """The table through the eyes of a seat, or of a spectator (None)."""
    public = _public_view(state)
    return public if seat is None else own_view(state, public, seat)


def _public_view(state: Zavandor) -> View:
    """The table as everybody sees it."""
    step = state.agenda[-1] if state.agenda else None
    auction = None
    if isinstance(step, Opening):
        bidders = [s for s in state.alive() if state.may_own(s, step.thing)]
        auction = AuctionView(OBJECTS[step.thing], None, None, bidders, [None] * state.seats)
    elif isinstance(step, Bidding):
        bidders = [s for s in state.order if step.bidders >> s & 1]
        bids = [bid or None for bid in step.bids]
        auction = AuctionView(OBJECTS[step.thing], step.high, step.leader, bidders, bids)
    spent = [
        Card(COLOURS[BACKS.back[kind]], VALUE[kind]) for kind, count in enumerate(state.spent) for _ in range(count)
    ]
    return View(
        round=state.round,
        phase=state.phase,
        turn=None if state.turn == NOBODY else state.turn,
        to_act=list(state.to_act),
        order=list(state.order),
        players=[_player(state, s) for s in range(state.seats)],
        artifacts=[_lot(state, thing, MINIMUM[thing]) for thing in state.offer],
        sentinels=[
            _lot(state, FIRST_SENTINEL + s, MINIMUM[FIRST_SENTINEL + s])
            for s in range(KINDS_OF_SENTINEL)
            if state.keeper[s] == NOBODY
        ],
        deck="".join(LETTERS[DECK_LETTER[a]] * n for a, n in enumerate(state.deck)),
        piles={name: state.secrets.left(colour) for colour, name in enumerate(COLOURS)},
        spent=spent,
        auction=auction,
        due=step.due if isinstance(step, Pay) else None,
        kept=[],
    )


def facts(state: Zavandor) -> dict[str, int]:
    """What is worth counting over many matches."""
    return {"rounds": state.round, "sentinels": state.sold_sentinels()}
