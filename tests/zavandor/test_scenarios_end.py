"""Scenarios from the printed rules, written without a look at the program: hand limits, the end, refusals, secrets."""

from __future__ import annotations

import random
from functools import cache

from tests.zavandor.figures import WORTH, bonus, points
from tests.zavandor.scenarios import CLIMB, DECK, Table, summit

# Phase 4


def test_all_decide_at_once_what_they_keep_and_dust_is_laid_out_best() -> None:
    table = Table("druid kobold witch")
    for seat in (0, 1, 2):
        table.raw(seat, "end")
    assert set(table.state.to_act) == {0, 1, 2}
    assert table.view().phase == 4
    # druid: 25 dust and a blue 5, limit 5. Only dust: 10 + 5. With the card: 10 + 2
    only = table.clone()
    only.raw(0, "keep dust")
    for seat in (1, 2):
        only.raw(seat, "keep")
    assert only.me(0).dust == 15 + 5
    assert len(only.me(0).hand) == 1
    card = table.clone()
    card.raw(0, "keep blue#1")  # the rest can only be dust
    for seat in (2, 1):
        card.raw(seat, "keep")
    assert card.me(0).dust == 12 + 5
    assert len(card.me(0).hand) == 2


def test_who_is_within_the_limit_gives_nothing_back() -> None:
    table = Table("kobold mage")
    table.do(0, "enchant opal", "enchant opal")  # 10 left
    assert table.me(0).weight <= 6
    energy = table.me(0).energy
    table.raw(0, "end")
    table.raw(1, "end")
    assert 0 not in table.state.to_act
    table.round_over()
    assert table.me(0).energy == energy + 12 + 5


def test_sages_cards_do_not_count_against_the_limit_of_this_round() -> None:
    table = Table("fairy druid")
    table.do(0, "learn sages")
    table.do(0, "enchant opal")
    energy, weight = table.me(0).energy, table.me(0).weight
    assert weight <= 5
    assert len(table.me(0).aside) == 2
    table.next(0)
    assert table.me(0).energy == energy + 10 + 5 + sum(c.value for c in table.me(0).hand if c.colour == "green")


def test_points_of_sold_gems_are_lost_in_phase_four() -> None:
    table = Table("kobold mage")
    table.raw(0, "sell opal", "sell opal")
    assert table.me(0).points == 3
    table.round_over()
    assert table.me(0).points == 1
    assert table.me(0).breakdown["gems"] == 1


# The end


def test_the_fifth_sentinel_ends_the_match_in_phase_four_and_not_before() -> None:
    table = summit().clone()
    for name in ("phoenix", "owl", "toad", "raven"):
        table.build(0, f"auction {name}")
        assert not table.state.over
    table.next(0)
    assert not table.state.over
    table.build(0, "have 250, auction fox")
    assert not table.state.over
    assert "end" in table.moves(0)
    assert len(table.view().sentinels) == 4
    if table.me(0).energy >= 120:
        table.do(0, "auction salamander")  # more than five may be sold
    table.raw(0, "end")
    assert not table.state.over
    while not table.state.over:
        assert table.view().round == table.view().round
        table.idle()
    scores = table.state.scores()
    assert scores[0] == points(table.me(0))
    assert scores[1] == points(table.me(1))
    assert list(table.state.winners()) == [0]


CLIMB_OF_THE_MAGE = (
    "enchant sapphire, enchant opal, auction spellbook, swap opal emerald, auction ball, auction runestone, "
    "advance artifacts, learn artifacts, learn artifacts, swap opal emerald, stone 20, "
    "learn accumulation, learn accumulation, learn accumulation, learn accumulation, "
    "auction belt, enchant emerald, enchant emerald, enchant emerald, swap opal emerald, "
    "auction elixir, sell sapphire, activate diamond, swap sapphire diamond, auction crystal"
)


@cache
def twins() -> Table:
    """Four seats; the kobold and the mage have climbed the same way, the others have done nothing."""
    table = Table("kobold mage witch elf", reveal=DECK * 2, one_dust=True)
    table.build_all({0: CLIMB, 1: CLIMB_OF_THE_MAGE})
    table.build_all({0: "auction mirror, take 40", 1: "auction mirror, decline"})
    more = "auction wand, enchant diamond, enchant diamond, auction mask, decline"
    table.build_all({0: more, 1: more})
    return table


def test_equal_points_at_the_end_share_the_victory() -> None:
    table = twins().clone()
    table.build_all({0: "auction owl, auction toad", 1: "auction raven, auction unicorn"})
    assert sum(len(p.sentinels) for p in table.view().players) == 4
    # the last sentinel goes to one of the two, then the richer one hides gems until both have the same
    table.build(1, "have 125")
    for _ in range(30):
        first, second = (s for s in table.view().order if s in (0, 1))
        table.to(second)
        if table.ready(second, "auction fox"):
            break
        table.next(second)
    table.to(second)
    table.do(second, "auction fox")
    assert not table.state.over
    gap = points(table.me(second)) - points(table.me(first))
    assert gap > 0
    while points(table.me(second)) > points(table.me(first)):
        left = points(table.me(second)) - points(table.me(first))
        active = table.me(second).active
        for gem in ("emerald", "diamond", "opal", "sapphire"):
            loss = WORTH[gem] + (1 if gem == "diamond" and "unicorn" in table.me(second).sentinels else 0)
            if active.get(gem) and loss <= left:
                table.do(second, f"deactivate {gem}")
                break
        else:
            table.do(second, "deactivate emerald")
            table.do(second, "enchant opal")
    while not table.state.over:
        table.idle()
    assert table.state.scores()[0] == table.state.scores()[1]
    assert sorted(table.state.winners()) == [0, 1]


def test_every_copy_counts_for_toad_raven_and_discounts() -> None:
    table = twins().clone()
    table.build(1, "auction crystal" if any(lot.name == "crystal" for lot in table.view().artifacts) else "have 1")
    me, view = table.me(1), table.view()
    for lot in view.sentinels:
        if lot.name in ("toad", "raven"):
            assert lot.points[1] == 5 + bonus(lot.name, me)


# The rule named in a refusal


def test_who_waits_in_his_own_auction_is_not_told_that_it_is_a_foreign_turn() -> None:
    table = Table("kobold mage druid")
    table.raw(0, "auction spellbook", "bid 20")
    assert table.view().turn == 0
    for move in ("deactivate opal", "enchant opal", "end", "bid 25"):
        assert table.forbidden(0, move) != "Z33", move  # ZA15a, Z68 or Z70 would fit


def test_who_has_passed_is_told_that_passing_is_final() -> None:
    table = Table("kobold mage druid")
    table.raw(0, "auction spellbook", "bid 20")
    table.raw(1, "pass")
    assert table.forbidden(1, "bid 25") == "Z71"


def test_who_has_settled_his_hand_is_not_told_that_it_is_a_foreign_turn() -> None:
    table = Table("druid kobold witch")
    for seat in (0, 1, 2):
        table.raw(seat, "end")
    table.raw(0, "keep")
    assert table.view().phase == 4
    assert table.forbidden(0, "keep") != "Z33"


def test_too_dear_a_stone_is_refused_for_its_price() -> None:
    """Z55 names the printed price and that it must be raised."""
    table = Table("witch druid")
    assert table.me(0).energy + 4 + 4 + 9 < 40
    assert table.forbidden(0, "stone 40") == "Z55"


# Hidden things


def test_nobody_sees_the_values_of_foreign_cards() -> None:
    low = Table("fairy witch druid", draws=[3, 3, 3, 5, 5])
    high = Table("fairy witch druid", draws=[7, 7, 7, 5, 5])
    assert low.me(0).energy == high.me(0).energy - 12
    for seat in (1, 2, None):
        assert low.view(seat) == high.view(seat), "the same to see for everybody else"
        mine = low.view(seat).players[0]
        assert [(c.colour, c.value) for c in mine.hand] == [("blue", None)] * 3
        assert mine.energy is None
        assert mine.dust == 15
    for table in (low, high):
        table.draws = [9, 9] if table is high else [5, 5]
        table.raw(0, "learn sages")
        table.raw(0, "pay dust")
    for seat in (1, 2, None):
        assert low.view(seat) == high.view(seat)
        assert [(c.colour, c.value) for c in low.view(seat).players[0].aside] == [("green", None)] * 2
    assert [c.value for c in high.me(0).aside] == [9, 9], "the owner may look"


def test_spent_cards_are_open() -> None:
    table = Table("fairy witch druid", draws=[7, 6, 3, 5, 5])
    table.raw(0, "enchant opal", "pay blue#1", "pay blue#2")
    assert [(c.colour, c.value) for c in table.view(1).spent] == [("blue", 3), ("blue", 7)]


def test_a_dreamt_state_keeps_what_the_seat_knows() -> None:
    table = Table("fairy witch druid", draws=[7, 6, 3, 5, 5])
    seen = set()
    for number in range(40):
        dream = table.state.imagine(1, random.Random(number))
        assert dream.view(1) == table.view(1)
        seen.add(tuple(c.value for c in dream.view(0).players[0].hand))
    assert len(seen) > 5
    assert tuple(c.value for c in table.me(0).hand) == (7, 6, 3)
