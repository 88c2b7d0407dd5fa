"""What a seat imagines of the others' cards is distributed exactly as it could be, given what everybody saw happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product
from random import Random

import pytest

from conclave.bots import bot
from conclave.engine.moves import CHANCE
from conclave.games.zavandor import GAME
from conclave.games.zavandor.components import BACKS, VALUE
from conclave.games.zavandor.state import Zavandor
from tests.engine.odds import check_fits
from tests.zavandor.kit import Table, kind_of

Hand = tuple[int, ...]


def worlds(table: Table, eyes: int | None, times: int, seed: int = 1) -> list[Zavandor]:
    rng = Random(seed)
    found = []
    for _ in range(times):
        world = table.state.imagine(eyes, rng)
        assert isinstance(world, Zavandor)
        found.append(world)
    return found


def hand(state: Zavandor, seat: int) -> Hand:
    """The values of the cards in a hand, in their order."""
    return tuple(VALUE[state.secrets.kind[i]] for i in state.secrets.at(seat))


def exact(
    table: Table, eyes: int | None, seat: int, fits: Callable[[Hand], bool] = lambda hand: True
) -> dict[Hand, float]:
    """Every hand the seat could have, with the number of ways to draw it from all cards that the eyes have not seen; the
    other hands take their share of the rest alike, so they may be left out."""
    secrets = table.state.secrets
    mask = 1 << (29 if eyes is None else eyes)
    bag = list(secrets.pile)
    for i in range(len(secrets.kind)):
        if not secrets.seen[i] & mask:
            bag[secrets.kind[i]] += 1
    backs = [BACKS.back[secrets.kind[i]] for i in secrets.at(seat)]
    ways: dict[Hand, float] = {}
    for kinds in product(*[range(BACKS.first[back], BACKS.first[back + 1]) for back in backs]):
        left = list(bag)
        n = 1.0
        for kind in kinds:
            n *= left[kind]
            left[kind] -= 1
        values = tuple(VALUE[kind] for kind in kinds)
        if n and fits(values):
            ways[values] = n
    return ways


def check_hands(table: Table, eyes: int | None, seat: int, fits: Callable[[Hand], bool] = lambda hand: True) -> None:
    ways = exact(table, eyes, seat, fits)
    rarest = min(ways.values()) / sum(ways.values())
    counts = Counter(hand(world, seat) for world in worlds(table, eyes, int(min(12000, max(2000, 6 / rarest)))))
    check_fits(counts, ways)


def table(cards: list[str], other: list[str], **more: int) -> Table:
    """Seat 0 to move; seat 1 holds hidden cards; nobody has gems to sell."""
    made = (
        Table(seats=2)
        .give(0, cards=cards, dust=100, active={})
        .give(1, cards=other, dust=more.get("dust", 0), active={})
    )
    return made


def test_a_hand_is_drawn_from_all_that_a_seat_has_not_seen() -> None:
    check_hands(table(["blue 5", "blue 7"], ["blue 3", "blue 5"]), 0, 1)


def test_what_was_spent_cannot_be_in_a_hand() -> None:
    made = table(["blue 5"], ["blue 7", "blue 7"])
    for _ in range(11):
        made.state.secrets.pile[kind_of("blue 5")] -= 1
        made.state.spent[kind_of("blue 5")] += 1
    check_hands(made, 0, 1)


def test_colours_are_drawn_each_from_its_own_pile() -> None:
    check_hands(table(["red 15"], ["red 13", "blue 4"]), 0, 1)


def test_a_spectator_imagines_every_hand() -> None:
    made = table(["blue 5"], ["blue 3"])
    check_hands(made, None, 1)
    check_hands(made, None, 0)


def test_two_hands_are_imagined_together() -> None:
    """Two hidden hands share one bag: three 7s at the most."""
    made = Table(seats=3)
    made.give(0, cards=["blue 7"]).give(1, cards=["blue 7"]).give(2, cards=["blue 5"])
    counts = Counter((hand(world, 1)[0], hand(world, 2)[0]) for world in worlds(made, 0, 12000))
    bag = {3: 3, 4: 6, 5: 12, 6: 6, 7: 2}
    check_fits(counts, {(a, b): bag[a] * (bag[b] - (a == b)) for a in bag for b in bag})


def test_the_own_cards_and_everything_open_stay_as_they_are() -> None:
    made = table(["blue 5", "green 8"], ["white 9", "blue 3"])
    for world in worlds(made, 0, 50):
        assert hand(world, 0) == (5, 8)
        assert [BACKS.back[k] for k in world.secrets.kind] == [BACKS.back[k] for k in made.state.secrets.kind]
        assert world.spent == made.state.spent
        assert world.purse[1] == sum(hand(world, 1)), "what is derived is derived anew"


# Bids and payments are evidence


def bid(amount: int, cards: list[str], dust: int) -> Table:
    """Seat 1 has bid for the spellbook; seat 0 is asked."""
    made = table(["blue 5"], cards, dust=dust).offer("spellbook", "runestone")
    made.play(0, "auction spellbook", "bid 20").play(1, f"bid {amount}")
    assert made.state.to_act == (0,)
    return made


def test_whoever_has_bid_can_pay() -> None:
    """15 dust and two blue cards for 25: the cards are worth at least ten together."""
    made = bid(25, ["blue 5", "blue 6"], 15)
    assert all(world.can_raise(1, 25) for world in worlds(made, 0, 300))
    check_hands(made, 0, 1, lambda cards: sum(cards) + 15 >= 25)


def test_whoever_has_bid_can_pay_in_the_eyes_of_spectators_too() -> None:
    check_hands(bid(25, ["blue 5", "blue 6"], 15), None, 1, lambda cards: sum(cards) + 15 >= 25)


def test_a_bid_that_proves_nothing_changes_nothing() -> None:
    check_hands(bid(21, ["blue 5", "blue 6"], 30), 0, 1)


def test_the_bidder_itself_knows_its_cards() -> None:
    made = bid(26, ["blue 5", "blue 6"], 15)
    assert {hand(world, 1) for world in worlds(made, 1, 50)} == {(5, 6)}


def test_gems_that_could_be_sold_count() -> None:
    made = table(["blue 5"], ["blue 5", "blue 6"], dust=15).offer("spellbook", "runestone")
    made.give(1, active={"sapphire": 1})
    made.play(0, "auction spellbook", "bid 20").play(1, "bid 35")
    check_hands(made, 0, 1, lambda cards: sum(cards) + 15 + made.state.worth[1] >= 35)


def test_who_has_begun_to_pay_can_pay_the_rest() -> None:
    """Of 25 a blue 6 is paid: with 12 dust the other card is worth at least 7."""
    made = bid(25, ["blue 6", "blue 7"], 12).play(0, "pass")
    made.play(1, "pay blue#1")
    assert made.view(0).due == 19
    check_hands(made, 0, 1, lambda cards: sum(cards) + 12 >= 19)
    assert {hand(world, 1) for world in worlds(made, 0, 30)} == {(7,)}


def test_a_payment_that_dust_could_meet_proves_nothing() -> None:
    made = bid(25, ["blue 3", "blue 4"], 40).play(0, "pass")
    assert made.view(0).due == 25
    check_hands(made, 0, 1)


def test_under_lightning_a_bid_proves_nothing() -> None:
    made = Table(seats=2, options={"lightning": True}).give(0, cards=["blue 5"], dust=100, active={})
    made.give(1, cards=["blue 3", "blue 3"], dust=0, active={}).offer("spellbook", "runestone")
    made.play(0, "auction spellbook", "bid 20").play(1, "bid 500")
    check_hands(made, 0, 1)


# Where nearly no deal is plausible


@pytest.mark.parametrize("eyes", [0, None])
def test_an_improbable_hand_is_mended(eyes: int | None) -> None:
    """Three 7s of thirty cards: dealing hardly ever gives them, so the dearest cards are put there."""
    made = bid(21, ["blue 7", "blue 7", "blue 7"], 0)
    before = made.state.secrets.clone()
    for world in worlds(made, eyes, 60):
        assert world.can_raise(1, 21)
        assert hand(world, 1) == (7, 7, 7)
        assert world.purse[1] == 21
        for kind in range(len(VALUE)):
            total = world.secrets.pile[kind] + world.secrets.kind.count(kind)
            assert total == before.pile[kind] + before.kind.count(kind)
        assert min(world.secrets.pile) >= 0
        assert (world.secrets.place, world.secrets.seen) == (before.place, before.seen)
        if eyes == 0:
            assert hand(world, 0) == (5,), "what the seat has seen is not touched"


def test_the_dearest_cards_may_come_from_another_hidden_hand() -> None:
    made = Table(seats=3).give(0, cards=["blue 5"], dust=100, active={})
    made.give(1, cards=["blue 7", "blue 7", "blue 7"], dust=0, active={}).give(
        2, cards=["blue 3"] * 3, dust=0, active={}
    )
    for kind in ("blue 7", "blue 6", "blue 5", "blue 4"):
        made.state.secrets.pile[kind_of(kind)] = 0
    made.offer("spellbook", "runestone", "ball")
    made.play(0, "auction spellbook", "bid 20").play(1, "bid 21")
    for world in worlds(made, 2 if made.state.to_act == (2,) else 0, 40):
        assert world.can_raise(1, 21)


def test_a_mended_world_can_be_played_to_its_end() -> None:
    made = bid(21, ["blue 7", "blue 7", "blue 7"], 0)
    rng = Random(4)
    for world in worlds(made, 0, 5):
        while world.to_act:
            seat = world.to_act[0]
            world.play(seat, world.pick(seat, rng))
        assert world.over


def test_imagined_worlds_can_be_played_by_the_move_that_was_truly_made() -> None:
    """Whoever is about to pay can do so in every imagined world."""
    made = bid(25, ["blue 5", "blue 6"], 15).play(0, "pass")
    for world in worlds(made, 0, 200):
        assert "pay" in [str(move) for move in world.options(1)]
        world.play(1, "pay")


@pytest.mark.parametrize("option", ["", "one_dust", "limited_gems", "choose_character"])
def test_whatever_happens_imagined_worlds_are_plausible_and_whole(option: str) -> None:
    """At every position of a match between greedy players, with many bids and payments under way."""
    rng = Random(f"whole {option}")
    player = bot("greedy")
    state = GAME.start(3, {option: True} if option else {})
    pending = 0
    assert isinstance(state, Zavandor)
    while state.to_act and state.round < 14:
        pending += state.debtor()[1] > 0
        for eyes in (0, 1, 2, None):
            world = state.imagine(eyes, rng)
            assert isinstance(world, Zavandor)
            assert world.plausible(eyes)
            secrets, true = world.secrets, state.secrets
            for kind in range(len(VALUE)):
                assert secrets.pile[kind] + secrets.kind.count(kind) == true.pile[kind] + true.kind.count(kind)
            assert [secrets.known(i, eyes) for i in range(len(secrets.kind))] == [
                true.known(i, eyes) for i in range(len(true.kind))
            ]
            purse = list(world.purse)
            world.redealt()
            assert world.purse == purse
        seat = state.to_act[0]
        move = state.pick(seat, rng) if seat == CHANCE else player.decide(state.imagine(seat, rng), seat, rng)
        state.apply(seat, move)
    assert pending > 20
