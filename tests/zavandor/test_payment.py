"""Paying in Zavandor: Z36, Z36a, and the rulings ZA4, ZA4b, ZA4c, ZA27 and ZA32."""

from __future__ import annotations

from itertools import combinations
from random import Random

from conclave.games.zavandor.components import COLOURS
from tests.zavandor.kit import Table

WORTH = {"blue": 20, "green": 30, "white": 40, "red": 60}
WEIGHT = [0, 0, 1, 0, 2, 2, 3, 3, 4, 4, 3, 5, 4, 6, 5, 5, 6, 6, 7, 7, 6, 8, 7, 9, 8, 8]
"""The rulebook's table of the lightest dust, up to 25."""


def buyer(gems: int = 0, dust: int = 0, cards: tuple[str, ...] = (), **concentrated: int) -> Table:
    """Seat 0 is to pay with exactly this, at this level of Gems, and has no gem to sell."""
    table = Table(2, ["druid", "elf"])
    return table.give(
        0, levels={"gems": gems}, dust=dust, cards=cards, concentrated=concentrated, active={}, artifacts=["spellbook"]
    )


def test_Z36_overpaying_with_cards_gives_dust() -> None:
    table = buyer(4, 0, ("white 8", "white 9")).play(0, "enchant sapphire").play(0, "pay")
    assert (table.player(0).dust, table.player(0).hand) == (17 - 12, [])
    assert table.player(0).active == {"sapphire": 1}


def test_Z36_overpaying_with_concentrated_energy_gives_dust() -> None:
    table = buyer(0, 0, (), red=1).does(0, "enchant opal")
    assert (table.player(0).dust, table.player(0).concentrated) == (50, {})


def test_Z36_paying_with_dust_costs_just_the_price() -> None:
    assert buyer(1, 10).does(0, "enchant opal", "end").player(0).dust == 0
    assert buyer(3, 12).does(0, "enchant opal", "end").player(0).dust == 5


def test_Z36a_cards_turn_into_dust_only_as_change() -> None:
    table = buyer(0, 10, ("red 15",), blue=1)
    assert not [move for move in table.options(0) if move.startswith("pay")]
    for move in ("pay", "pay dust", "pay red#1", "pay concentrated blue"):
        table.refuses(0, move, "Z34")


def test_ZA4_T14_odd_change_without_a_further_payment_is_lost() -> None:
    table = buyer(3, 0, ("red 17",)).does(0, "enchant sapphire")
    table.events()
    table.play(0, "end")
    assert table.player(0).dust == 2
    assert "lost_dust" in [event.what for event in table.events()]


def test_ZA4_a_change_of_1_leaves_nothing() -> None:
    assert buyer(3, 0, ("red 15",)).does(0, "enchant sapphire", "end").player(0).dust == 0


def test_ZA4_change_is_an_exact_credit_for_the_next_payment() -> None:
    table = buyer(3, 0, ("red 17", "blue 4")).play(0, "enchant sapphire", "pay red#1")
    table.does(0, "enchant opal", "end")
    assert table.player(0).active == {"opal": 1, "sapphire": 1}
    assert (table.player(0).dust, table.player(0).hand) == (0, [])


def test_ZA4_sale_proceeds_are_an_exact_credit_too() -> None:
    table = buyer(3).give(0, active={"opal": 7}).play(0, "sell opal", "sell opal", "sell opal").does(0, "enchant opal")
    assert table.player(0).dust == 2
    one = buyer(3).give(0, active={"opal": 1}).play(0, "sell opal", "end")
    assert one.player(0).dust == 2


def test_ZA4_before_an_auction_the_credit_becomes_dust() -> None:
    table = buyer(3, 0, ("red 17",)).give(0, active={"opal": 1}).offer("ball").play(0, "sell opal")
    table.refuses(0, "auction ball", "ZA10")
    table = buyer(3, 0, ("red 17", "red 17")).give(0, active={"opal": 1}).offer("ball").play(0, "sell opal")
    table.play(0, "auction ball").refuses(0, "bid 37", "ZA10").play(0, "bid 36")
    assert table.player(0).dust == 2


def test_ZA4_change_from_an_own_auction_is_a_credit_too() -> None:
    table = buyer(0, 0, ("white 12", "white 12")).give(0, waiting_stones=1).offer("ball").buy(0, "ball", 21)
    table.does(0, "learn flow")
    assert (table.player(0).knowledge, table.player(0).dust) == ({"flow": 1}, 0)


def test_ZA4_in_anothers_turn_odd_change_is_lost_at_once() -> None:
    table = Table(2, ["druid", "elf"]).offer("ball").give(1, dust=0, cards=["white 12", "white 12"], active={})
    table.win(0, 1, "ball", 21).play(1, "pay")
    assert table.view().turn == 0
    assert table.player(1).artifacts == {"ball": 1}
    assert table.player(1).dust == 2


def test_ZA4b_dust_may_be_exchanged_for_smaller_tiles() -> None:
    table = buyer(0, 28)
    assert table.player(0).limit == 5
    assert table.end_turns().player(0).dust == 15


def test_ZA4b_part_of_a_big_tile_can_be_kept() -> None:
    table = buyer(0, 10, ("blue 5", "blue 5", "blue 5", "blue 5")).end_turns()
    assert (table.player(0).dust, len(table.player(0).hand)) == (2, 4)


def test_ZA4c_T14_change_joins_the_dust_one_has() -> None:
    table = buyer(3, 2, ("red 17",)).play(0, "enchant sapphire", "pay red#1", "end")
    assert table.player(0).dust == 5


def test_ZA4c_a_change_of_1_and_a_5_dust_become_three_2_dust() -> None:
    table = buyer(3, 5, ("red 15",)).play(0, "enchant sapphire", "pay red#1", "end")
    assert (table.player(0).dust, table.player(0).weight) == (6, 3)


def test_ZA4c_in_anothers_turn_change_joins_the_dust_as_well() -> None:
    table = Table(2, ["druid", "elf"]).offer("ball").give(1, dust=2, cards=["white 12", "white 12"], active={})
    table.win(0, 1, "ball", 21)
    table.play(1, "pay white#1", "pay white#1")
    assert table.player(1).dust == 5


def test_ZA27_no_piece_that_is_not_needed() -> None:
    table = buyer(0, 0, ("white 10", "blue 5", "blue 6")).play(0, "enchant opal", "pay blue#1")
    table.refuses(0, "pay white#1", "ZA27").play(0, "pay blue#1")
    assert table.player(0).dust == 1
    assert [card.colour for card in table.player(0).hand] == ["white"]


def test_ZA27_no_piece_that_makes_the_first_of_three_needless() -> None:
    table = buyer(0, 0, ("blue 5", "blue 6", "white 10", "white 11")).play(0, "enchant sapphire", "pay blue#1")
    table.play(0, "pay white#1").refuses(0, "pay white#1", "ZA27").play(0, "pay blue#1")
    assert (table.player(0).dust, [card.value for card in table.player(0).hand]) == (1, [11])


def test_ZA27_a_piece_that_leads_nowhere_is_refused_at_once() -> None:
    table = buyer(0, 0, ("white 10", "white 11", "blue 5")).play(0, "enchant opal")
    assert set(table.options(0)) == {"pay", "pay white#1", "pay white#2"}
    table.refuses(0, "pay blue#1", "ZA27")


def test_ZA27_overpaying_is_allowed_as_long_as_every_piece_is_needed() -> None:
    table = buyer(0, 10, ("red 17",), red=1).play(0, "enchant opal")
    assert {"pay dust", "pay red#1", "pay concentrated red"} <= set(table.options(0))
    table.play(0, "pay concentrated red")
    assert table.player(0).dust == 60


def remains(table: Table) -> tuple[int, ...]:
    """What seat 0 has: the dust, the cards, the concentrated energy."""
    player = table.player(0)
    cards = sorted(card.value or 0 for card in player.hand)
    return (player.dust, *cards, *[WORTH[colour] for colour in player.concentrated])


def finals(table: Table) -> set[tuple[int, ...]]:
    """What can be left after the payment, over all ways of paying piece by piece."""
    found = set()
    ways = [[move] for move in table.options(0)]
    start = table.state
    while ways:
        way = ways.pop()
        table.state = start.clone()
        table.play(0, *way)
        if table.view().due is None:
            found.add(remains(table))
        else:
            ways += [[*way, move] for move in table.options(0)]
            assert table.options(0), f"stuck after {way}"
    table.state = start
    return found


def expected(price: int, dust: int, pieces: list[int]) -> set[tuple[int, ...]]:
    """The same by the letter of ZA27 and ZA32."""
    found = set()
    for number in range(len(pieces) + 1):
        for chosen in combinations(range(len(pieces)), number):
            paid = [pieces[i] for i in chosen]
            rest = price - sum(paid)
            needed = all(sum(paid) - piece < price for piece in paid)
            if needed and rest <= dust:
                found.add((dust - rest, *[pieces[i] for i in range(len(pieces)) if i not in chosen]))
    return found


class Case:
    """A purchase that seat 0 can pay for, with dust, cards and perhaps a concentrated energy made up from a seed."""

    def __init__(self, seed: int) -> None:
        rng = Random(seed)
        values = {"blue": (3, 7), "green": (5, 10), "white": (8, 12), "red": (13, 17)}
        cards = sorted((rng.randint(*values[colour]), colour) for colour in rng.choices(COLOURS, k=rng.randint(1, 4)))
        lumps = {rng.choice(COLOURS): 1} if rng.random() < 0.4 else {}
        self.dust = rng.choice([0, 2, 4, 5, 6, 7, 8, 9, 10, 12])
        self.pieces = [value for value, _ in cards] + [WORTH[colour] for colour in lumps]
        self.table = buyer(0, self.dust, tuple(f"{colour} {value}" for value, colour in cards), **lumps)
        gems = {"opal": 10, "sapphire": 20, "emerald": 30}
        self.gem, self.price = rng.choice(
            [g for g in gems.items() if g[1] <= self.dust + sum(self.pieces)] or [("", 0)]
        )

    def ways(self) -> set[tuple[int, ...]]:
        return expected(self.price, self.dust, self.pieces)


def cases() -> list[Case]:
    return [case for case in map(Case, range(100)) if case.gem]


def test_ZA27_ZA32_every_way_to_pay_without_a_needless_piece_and_no_other() -> None:
    for case in cases():
        case.table.play(0, f"enchant {case.gem}")
        assert finals(case.table) == case.ways(), f"price {case.price}, dust {case.dust}, pieces {case.pieces}"


def test_ZA27_the_suggestion_loses_least_and_then_leaves_the_lightest_hand() -> None:
    def judge(left: tuple[int, ...]) -> tuple[int, int]:
        lost = 1 if left[0] in (1, 3) else 0
        tens = max(0, (left[0] - lost - 16) // 10)
        weight = WEIGHT[left[0] - lost - 10 * tens] + 3 * tens
        return lost, weight + sum(3 if piece >= 20 else 1 for piece in left[1:])

    for case in cases():
        case.table.play(0, f"enchant {case.gem}", "pay")
        assert judge(remains(case.table)) == min(judge(way) for way in case.ways()), f"{case.dust}, {case.pieces}"


def test_ZA32_pieces_one_by_one_and_the_rest_in_dust_at_any_moment() -> None:
    table = buyer(0, 9, ("blue 4", "green 7", "blue 3")).play(0, "enchant sapphire", "pay green#1")
    assert table.view().due == 13
    table.refuses(0, "pay dust", "ZA32").play(0, "pay blue#1", "pay dust")
    assert table.player(0).dust == 0
    assert [card.value for card in table.player(0).hand] == [3]


def test_ZA32_the_suggestion_may_be_accepted_in_the_middle() -> None:
    table = buyer(0, 9, ("blue 4", "green 7", "blue 3")).play(0, "enchant sapphire", "pay blue#2", "pay")
    assert table.view().due is None
    assert table.player(0).active == {"sapphire": 1}
    assert sum(card.value or 0 for card in table.player(0).hand) + table.player(0).dust == 3


def test_ZA32_only_pieces_one_has() -> None:
    table = buyer(0, 9, ("blue 4", "green 7")).play(0, "enchant opal")
    for move in ("pay blue#2", "pay white#1", "pay concentrated blue"):
        assert move not in table.options(0)
        table.refuses(0, move, "ZA32")


def test_ZA32_dust_is_fluid() -> None:
    table = buyer(1, 10).does(0, "enchant opal")
    assert table.player(0).active == {"opal": 1}
    assert table.player(0).dust == 1


def test_ZA27_a_bidder_sees_beforehand_how_each_bid_would_be_paid() -> None:
    hand = ("blue 4", "blue 6", "green 7", "green 8", "white 12")

    def bidding() -> Table:
        table = Table(2, ["druid", "elf"]).offer("ball")
        table.give(0, dust=11, cards=hand, concentrated={"blue": 1}, active={})
        return table.play(0, "auction ball")

    auction = bidding().view(0).auction
    assert auction is not None
    energy = 11 + 4 + 6 + 7 + 8 + 12 + 20
    assert [payment.bid for payment in auction.payments] == [20, 21, 22, 25, 30, 40, energy]
    for payment in auction.payments:
        table = bidding().play(0, f"bid {payment.bid}").play(1, "pass")
        before = table.player(0)
        if "pay" in table.options(0):
            table.play(0, "pay")
        table.play(0, "end")
        after = table.player(0)
        assert [card for card in before.hand if card not in payment.cards] == after.hand
        assert before.dust - payment.dust + payment.change - payment.lost == after.dust
        assert sum(before.concentrated.values()) - sum(payment.concentrated.values()) == sum(
            after.concentrated.values()
        )
        assert payment.weight == after.weight


def test_ZA27_only_the_bidder_who_is_asked_sees_it() -> None:
    table = Table(2).offer("ball").rich().play(0, "auction ball", "bid 25")
    assert [len(auction.payments) for eyes in (0, 1, None) if (auction := table.view(eyes).auction)] == [0, 7, 0]


def test_ZA27_what_the_hand_cannot_pay_is_not_shown() -> None:
    table = Table(2).offer("ball").rich().give(1, dust=27, cards=(), active={"ruby": 2})
    auction = table.play(0, "auction ball", "bid 25").view(1).auction
    assert auction is not None
    assert [payment.bid for payment in auction.payments] == [26, 27]
