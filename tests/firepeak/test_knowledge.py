"""What a seat knows is exactly what FA57, FA60 and FA61 say: a ledger kept from the events alone is held against the views
of random matches whenever somebody may have learnt something."""

from __future__ import annotations

from random import Random

import pytest

from conclave.engine.events import Event, Sink
from conclave.engine.moves import CHANCE
from conclave.games.firepeak import GAME
from conclave.games.firepeak.components import CAPTIVE_NAMES, CAPTIVE_OF, CARD_OF, CREATURES, DUNGEON, SPELLS
from conclave.games.firepeak.state import Firepeak
from conclave.games.firepeak.view import view

EVERYBODY = frozenset([0, 1, 2, 3, 4, None])


class Card:
    """Something that lies face down, and who has seen it."""

    def __init__(self, kind: int, seen: frozenset[int | None]) -> None:
        self.kind = kind
        self.seen = seen


class Ledger:
    """What lies in dungeons and books, by what has happened."""

    def __init__(self, seats: int) -> None:
        self.dungeon: list[list[Card]] = [[] for _ in range(seats)]
        self.book: list[list[Card]] = [[] for _ in range(seats)]
        self.thefts = 0

    def lock(self, seat: int, kind: int, seen: frozenset[int | None] = EVERYBODY) -> None:
        self.dungeon[seat].append(Card(kind, seen))

    def out(self, seat: int, kind: int) -> Card:
        """A card leaves a dungeon; of several alike the one that most have seen."""
        card = max((card for card in self.dungeon[seat] if card.kind == kind), key=lambda card: len(card.seen))
        self.dungeon[seat].remove(card)
        return card

    def hear(self, event: Event) -> bool:
        """Note it down; was it about something that lies face down?"""
        handler = getattr(self, f"on_{event.what}", None)
        if handler is None:
            return False
        handler(event)
        return True

    def on_jails(self, event: Event) -> None:
        """A recruit is known only to its owner."""
        self.lock(event.seat, event.hidden, frozenset([event.seat]))

    def on_imprisoned(self, event: Event) -> None:
        """A captured creature is known to everybody who saw it fall."""
        self.lock(event.c, CAPTIVE_OF[event.b])

    def on_placed(self, event: Event) -> None:
        if event.a == DUNGEON:
            self.lock(event.seat, CAPTIVE_OF[event.b])

    def on_gives_up(self, event: Event) -> None:
        self.out(event.seat, event.a)

    def on_wakes(self, event: Event) -> None:
        self.out(event.seat, CAPTIVE_OF[event.a])

    def on_frees(self, event: Event) -> None:
        self.out(event.a, CAPTIVE_OF[event.b])

    def on_takes(self, event: Event) -> None:
        self.out(event.a, event.b)
        self.lock(event.seat, event.b)

    def on_takes_from_tides(self, event: Event) -> None:
        self.lock(event.seat, event.a)

    def on_steals(self, event: Event) -> None:
        """Known to raider and victim; the others are no longer sure of any creature there."""
        for card in self.dungeon[event.a]:
            if card.kind < CREATURES:
                card.seen &= {event.seat, event.a}
        self.out(event.a, event.hidden)
        self.lock(event.seat, event.hidden, frozenset([event.seat, event.a]))
        self.thefts += 1

    def on_raises(self, event: Event) -> None:
        self.lock(event.seat, event.hidden, EVERYBODY if event.hidden >= CREATURES else frozenset([event.seat]))

    def on_raid_rolled(self, event: Event) -> None:
        if event.a > event.b:
            self.look(event.seat, event.c)

    def on_scries(self, event: Event) -> None:
        for owner in range(len(self.dungeon)):
            self.look(event.seat, owner)

    def look(self, seat: int, owner: int) -> None:
        for card in self.dungeon[owner]:
            card.seen |= {seat}

    def on_dealt(self, event: Event) -> None:
        self.book[event.seat].append(Card(event.hidden, frozenset([event.seat])))

    def on_learns(self, event: Event) -> None:
        self.on_dealt(event)

    def on_casts(self, event: Event) -> None:
        self.book[event.seat].remove(next(card for card in self.book[event.seat] if card.kind == event.a))

    def on_returns_to_book(self, event: Event) -> None:
        self.book[event.seat].append(Card(CARD_OF[event.b], EVERYBODY))

    def gives_back(self, seat: int, places: list[int]) -> None:
        self.book[seat] = [card for place, card in enumerate(self.book[seat], 1) if place not in places]


def listed(cards: list[Card], eyes: int | None, names: list[str]) -> tuple[list[str], int]:
    seen = sorted(card.kind for card in cards if eyes in card.seen)
    return [names[kind] for kind in seen], len(cards) - len(seen)


def check_views(state: Firepeak, ledger: Ledger) -> None:
    for eyes in (*range(state.seats), None):
        for player in view(state, eyes).players:
            dungeon, book = ledger.dungeon[player.seat], ledger.book[player.seat]
            assert (player.dungeon, player.dungeon_hidden) == listed(dungeon, eyes, CAPTIVE_NAMES), f"seat {eyes}"
            assert (player.book, player.book_hidden) == listed(book, eyes, SPELLS), f"seat {eyes}"


def play(seats: int, seed: int, options: dict[str, bool]) -> Ledger:
    rng = Random(f"knowledge {seats} {seed}")
    state = GAME.start(seats, options)
    assert isinstance(state, Firepeak)
    state.sink = sink = Sink()
    ledger = Ledger(seats)
    returned: dict[int, list[int]] = {seat: [] for seat in range(seats)}
    while state.to_act:
        seat = state.to_act[0]
        move = state.pick(seat, rng)
        if str(move).startswith("return"):
            returned[seat].append(int(str(move).split()[1]))
        state.apply(seat, move)
        news = False
        for event in sink.take():
            if event.what == "keeps_spells":
                ledger.gives_back(event.seat, returned[event.seat])
            news |= ledger.hear(event)
        if news and (seat != CHANCE or state.round):
            check_views(state, ledger)
    return ledger


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(2))
def test_FA57_FA60_FA61_everybody_knows_what_they_saw_and_no_more(seats: int, seed: int) -> None:
    ledger = play(seats, seed, {"prolong": seed == 1, "decoy_wide": seed == 1})
    assert sum(len(cards) for cards in [*ledger.dungeon, *ledger.book]) > 0


def test_the_random_matches_hold_thefts() -> None:
    assert sum(play(3, seed, {}).thefts for seed in range(2)) > 0
