"""The table through the eyes of a seat: fills the view from the state. Compiled, for every move is shown to everybody."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from conclave.engine.secrets import bit
from conclave.games.zavandor.components import (
    AREAS,
    ARTIFACTS,
    BACKS,
    CARD_WEIGHT,
    CHARACTERS,
    COLOURS,
    CONCENTRATED,
    CONCENTRATED_WEIGHT,
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
    dust_weight,
)
from conclave.games.zavandor.state import ASIDE, NOBODY, Zavandor
from conclave.games.zavandor.steps.auction import Bidding, Opening
from conclave.games.zavandor.steps.energy import cards_due, opal_dust
from conclave.games.zavandor.steps.payment import NOTHING_YET, Pay
from conclave.games.zavandor.steps.suggest import best_payment
from conclave.games.zavandor.view import AuctionView, Card, Income, Lot, Payment, Player, View

RAISES: Final = (0, 1, 2, 5, 10, 20)
"""By how much more than the least bid may be looked at beforehand."""


SHOWN: Final[dict[tuple[object, ...], Player]] = {}
"""Players as everybody sees them, by all that they hang on; nobody changes them."""
MOST_SHOWN: Final = 5000


def _named(names: list[str], figures: list[int], seat: int, width: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for i in range(width):
        figure = figures[width * seat + i]
        if figure:
            found[names[i]] = figure
    return found


def _cards(state: Zavandor, place: int, seat: int | None) -> list[Card]:
    secrets = state.secrets
    cards = []
    for piece in secrets.at(place):
        kind = secrets.known(piece, seat)
        cards.append(Card(COLOURS[BACKS.back[secrets.kind[piece]]], VALUE[kind] if kind >= 0 else None))
    return cards


def _income(state: Zavandor, seat: int) -> Income:
    cards: dict[str, int] = {}
    groups: dict[str, int] = {}
    bundled = 0
    for i in range(KINDS_OF_COLOUR):
        due = cards_due(state, seat, i)
        if due >= GROUP:
            groups[COLOURS[i]] = due // GROUP
            bundled += due // GROUP
        if due % GROUP:
            cards[COLOURS[i]] = due % GROUP
    dust: dict[str, int] = {}
    opal, flow = opal_dust(state.active[KINDS_OF_GEM * seat + OPAL]), FLOW_DUST[state.level(seat, LORE_FLOW)]
    if opal:
        dust["opal"] = opal
    if flow:
        dust["flow"] = flow
    if bundled:
        dust["groups"] = DUST_OF_GROUP * bundled
    return Income(dust, cards, groups)


def _player(state: Zavandor, seat: int) -> Player:
    """A player as everybody sees them. Of most moves most players see nothing: they are shown as before."""
    figures = _figures(state, seat)
    known = SHOWN.get(figures)
    if known is None:
        if len(SHOWN) >= MOST_SHOWN:
            SHOWN.clear()
        known = SHOWN[figures] = _new_player(state, seat)
    return known


def _figures(state: Zavandor, seat: int) -> tuple[object, ...]:
    """All that a player, as everybody sees them, hangs on."""
    gems, areas = KINDS_OF_GEM * seat, KINDS_OF_AREA * seat
    things, lumps = KINDS_OF_ARTIFACT * seat, KINDS_OF_COLOUR * seat
    back, kind, seen = BACKS.back, state.secrets.kind, state.secrets.seen
    spectator = bit(None)
    return (
        seat, state.switches, state.character[seat], seat in state.order, state.position[seat], state.is_out(seat),
        state.points[seat], state.dust[seat], state.stones[seat], state.pouch[seat], state.learned >> seat & 1,
        tuple(state.active[gems : gems + KINDS_OF_GEM]), tuple(state.idle[gems : gems + KINDS_OF_GEM]),
        tuple(state.levels[areas : areas + KINDS_OF_AREA]), tuple(state.owned[things : things + KINDS_OF_ARTIFACT]),
        tuple(state.concentrated[lumps : lumps + KINDS_OF_COLOUR]), tuple(state.keeper),
        tuple([kind[piece] if seen[piece] & spectator else ~back[kind[piece]] for piece in state.secrets.at(seat)]),
        tuple([kind[piece] if seen[piece] & spectator else ~back[kind[piece]] for piece in state.secrets.at(ASIDE + seat)]),
        state.energy(seat) if state.switches.public_money else None,
    )  # fmt: skip


def _new_player(state: Zavandor, seat: int) -> Player:
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


def _lots(state: Zavandor, things: list[int]) -> list[Lot]:
    """Objects on offer, artifacts alone or sentinels alone: what a position adds is the same for all of them."""
    if not things:
        return []
    placed = len(state.order) >= state.living()
    surcharge = [state.surcharge(seat, things[0]) if placed else 0 for seat in range(state.seats)]
    lots: list[Lot] = []
    for thing in things:
        discount = [state.discount(seat, thing) for seat in range(state.seats)]
        points: list[int] | None = None
        if thing >= FIRST_SENTINEL:
            points = [SENTINEL_POINTS + state.bonus(seat, thing - FIRST_SENTINEL) for seat in range(state.seats)]
        lots.append(Lot(OBJECTS[thing], MINIMUM[thing], surcharge, discount, points))
    return lots


def _known_places(state: Zavandor, viewer: int) -> set[int]:
    """The places with a card that the viewer has seen."""
    seen, place, mask = state.secrets.seen, state.secrets.place, bit(viewer)
    return {place[i] for i in range(len(place)) if seen[i] & mask}


def payments(state: Zavandor, seat: int) -> list[Payment]:
    """How a bidder would pay the least bid, some raises, and as much as the hand holds."""
    step = state.agenda[-1]
    if isinstance(step, Bidding):
        thing, least = step.thing, step.high + 1
    else:
        assert isinstance(step, Opening)
        thing, least = step.thing, MINIMUM[step.thing]
    most = state.energy(seat) - state.surcharge(seat, thing) + state.discount(seat, thing)
    bids = [least + more for more in RAISES if least + more < most]
    if most >= least:
        bids.append(most)
    return [_payment(state, seat, bid, state.price(seat, thing, bid)) for bid in bids]


def _payment(state: Zavandor, seat: int, bid: int, due: int) -> Payment:
    cards: list[Card] = []
    lumps: dict[str, int] = {}
    paid = 0
    weight = state.weight(seat)
    for label in best_payment(state, seat, due, NOTHING_YET) if due else []:
        if label >= 0:
            cards.append(Card(COLOURS[BACKS.back[label]], VALUE[label]))
            paid += VALUE[label]
            weight -= CARD_WEIGHT
        else:
            colour = COLOURS[-1 - label]
            lumps[colour] = lumps.get(colour, 0) + 1
            paid += CONCENTRATED[-1 - label]
            weight -= CONCENTRATED_WEIGHT
    ones = state.switches.one_dust
    left = state.dust[seat] + paid - due
    kept = state.settled(left)
    weight += dust_weight(kept, ones) - dust_weight(state.settled(state.dust[seat]), ones)
    return Payment(bid, cards, lumps, max(0, due - paid), max(0, paid - due), left - kept, weight)


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
    auction = public.auction
    if auction is not None and seat in state.to_act:
        auction = replace(auction, payments=payments(state, seat))
    return replace(public, players=players, auction=auction, kept=[str(move) for move in state.answers_of(seat)])


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
        auction = AuctionView(OBJECTS[step.thing], None, None, bidders, [None] * state.seats, [])
    elif isinstance(step, Bidding):
        bidders = [s for s in state.order if step.bidders >> s & 1]
        bids = [bid or None for bid in step.bids]
        auction = AuctionView(OBJECTS[step.thing], step.high, step.leader, bidders, bids, [])
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
        artifacts=_lots(state, state.offer),
        sentinels=_lots(state, [FIRST_SENTINEL + s for s in range(KINDS_OF_SENTINEL) if state.keeper[s] == NOBODY]),
        deck="".join(LETTERS[DECK_LETTER[a]] * n for a, n in enumerate(state.deck)),
        piles={name: state.secrets.left(colour) for colour, name in enumerate(COLOURS)},
        spent=spent,
        auction=auction,
        due=step.due if isinstance(step, Pay) else None,
        kept=[],
    )
