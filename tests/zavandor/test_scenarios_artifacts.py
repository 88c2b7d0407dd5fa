"""Scenarios from the printed rules, written without a look at the program: what artifacts do."""

from __future__ import annotations

from collections import Counter
from functools import cache

from tests.zavandor.scenarios import CLIMB, DECK, SUMMIT, Table, rich

# Belt, mirror, cloak, talisman


def test_a_second_belt_is_neither_started_nor_bid_for() -> None:
    table = rich(4).clone()
    while not any(lot.name == "belt" for lot in table.view().artifacts):
        table.build(0, "auction " + table.view().artifacts[0].name)
        while "decline" in table.moves(0):
            table.idle()
        table.next(0)
    assert table.me(0).artifacts["belt"] == 1
    table.to(0)
    assert table.forbidden(0, "auction belt") in ("Z79", "ZA9", "Z90")
    seat = next(s for s in table.view().order if s != 0)
    table.to(seat)
    table.build(seat, "enchant sapphire, enchant opal, have 30")
    table.raw(seat, "auction belt", "bid 30")
    asked = []
    while table.view().auction is not None:
        asked += list(table.state.to_act)
        table.idle()
    assert 0 not in asked
    assert len(asked) == 2


@cache
def mirror_table() -> Table:
    """Three seats, a mirror on offer; seats 0 and 1 are kobold and mage with some gems."""
    table = Table(
        "kobold mage druid", reveal="spellbook ball runestone spellbook ball runestone mirror mirror", one_dust=True
    )
    own = "enchant sapphire, enchant opal, auction spellbook, enchant emerald, auction ball"
    table.build_all({0: own, 1: own})
    more = "auction runestone, decline, swap opal emerald, swap opal emerald, swap opal emerald"
    table.build_all({0: more, 1: more})
    table.build(0, "have 55")
    assert any(lot.name == "mirror" for lot in table.view().artifacts)
    return table


def test_mirror_gives_a_stone_and_takes_one_active_gem_from_every_other() -> None:
    table = mirror_table().clone()
    before = [table.me(s) for s in range(3)]
    table.raw(0, "auction mirror", "bid 40")
    while table.view().auction is not None:
        table.idle()
    paid = before[0].energy
    losers = set()
    while not (table.state.to_act == (0,) and "end" in table.moves(0)):
        seat = table.state.to_act[0]
        offered = table.moves(seat)
        if "pay" in offered:
            table.raw(seat, "pay")
        elif "take 40" in offered:
            assert offered == ["take 20", "take 25", "take 30", "take 35", "take 40", "decline"] or "decline" in offered
            paid -= table.me(0).energy
            table.raw(seat, "take 40")
        else:
            assert {m.split()[1] for m in offered} == set(before[seat].active)
            assert seat != 0
            losers.add(seat)
            table.raw(seat, offered[-1])
    after = [table.me(s) for s in range(3)]
    assert losers == {1, 2}
    assert after[0].waiting_stones == before[0].waiting_stones + 1
    assert 40 not in after[0].stones
    assert after[0].active == before[0].active
    for seat in (1, 2):
        assert sum(after[seat].active.values()) == sum(before[seat].active.values()) - 1
        assert after[seat].pentagon == before[seat].pentagon
        assert after[seat].energy == before[seat].energy
    assert after[1].points == before[1].points, "points change in phase 4 only"


def test_who_starts_a_mirror_but_does_not_win_it_loses_a_gem_too() -> None:
    table = mirror_table().clone()
    table.to(1)
    while table.me(0).energy < 45 or table.me(1).energy < 40:
        table.next(1)
    before = [table.me(s) for s in range(3)]
    table.raw(1, "auction mirror", "bid 40")
    while table.view().auction is not None:
        seat = table.state.to_act[0]
        table.raw(seat, "bid 41" if seat == 0 and "bid 41" in table.moves(0) else "pass")
    assert table.state.to_act == (0,)
    while "end" not in table.moves(table.state.to_act[0]):
        table.idle()
    assert table.state.to_act == (1,)
    lost = [sum(before[s].active.values()) - sum(table.me(s).active.values()) for s in range(3)]
    assert lost == [0, 1, 1]
    assert table.me(0).waiting_stones == before[0].waiting_stones, "the stone may be declined"


def test_without_an_active_gem_nobody_starts_a_mirror_and_hidden_gems_are_safe() -> None:
    table = mirror_table().clone()
    for gem, count in table.me(0).active.items():
        for _ in range(count):
            table.do(0, f"deactivate {gem}")
    assert table.forbidden(0, "auction mirror") == "Z93"
    held = table.me(0).pentagon
    table.to(1)
    while table.me(1).energy < 40:
        for gem, count in table.me(0).active.items():
            assert not count, gem
        table.next(1)
    table.raw(1, "auction mirror", "bid 40")
    asked = []
    while not (table.state.to_act == (1,) and "end" in table.moves(1)):
        if any(m.startswith("lose") for m in table.moves(table.state.to_act[0])):
            asked.append(table.state.to_act[0])
        table.idle()
    assert asked == [2]
    assert table.me(0).pentagon == held


def test_cloak_discount_for_the_spellbook_and_cloak_effect() -> None:
    table = rich(2).clone()
    table.build(0, SUMMIT.split(", auction cloak", maxsplit=1)[0])
    table.build(0, "have 120")
    assert any(lot.name == "cloak" for lot in table.view().artifacts)
    me, other = table.me(0), table.me(1)
    table.raw(0, "auction cloak", "bid 95")
    table.raw(1, "pass")
    due = 95 + 10 - 15 - 10
    if table.view(0).due is not None:
        assert table.view(0).due == due
        table.do(0, "pay")
    table.raw(0, "take 35")
    while table.state.to_act == (1,):
        table.idle()
    assert me.energy - table.me(0).energy == due
    assert sum(table.me(1).active.values()) == sum(other.active.values()) - 1
    assert 35 not in table.me(0).stones
    assert table.me(0).waiting_stones == me.waiting_stones + 1


def test_talisman_moves_two_stones_or_one_twice_with_every_effect() -> None:
    table = rich(2).clone()
    table.build(0, SUMMIT.split(", auction talisman", maxsplit=1)[0])
    table.build(0, "have 130")
    assert table.me(0).waiting_stones == 1  # the one of the cloak
    table.do(0, "auction talisman")
    limit = table.me(0).limit
    one = table.clone()
    one.raw(0, "advance sages", "advance sages")
    assert one.me(0).knowledge["sages"] == 2
    assert one.me(0).waiting_stones == 0
    assert Counter(c.colour for c in one.me(0).aside) == {"blue": 2, "green": 2}
    assert "end" in one.moves(0)
    two = table.clone()
    two.raw(0, "advance flow")
    assert two.me(0).limit == limit - 1
    assert "advance gems" not in two.moves(0), "the only waiting stone is used"
    two.raw(0, "decline")
    assert "end" in two.moves(0)
    three = table.clone()
    three.raw(0, "decline")
    assert three.me(0).waiting_stones == 1


def test_the_elixir_won_in_a_foreign_turn_puts_its_diamond_into_the_pentagon() -> None:
    table = Table("kobold witch", reveal=DECK, one_dust=True)
    table.build(0, CLIMB.split(", auction elixir", maxsplit=1)[0])
    table.build(0, "have 85, next, have 85")
    table.build(0, "sell emerald")  # a free place
    table.to(1)
    while table.me(1).energy < 45:
        table.do(1, "enchant sapphire") if sum(table.me(1).active.values()) < 5 and table.me(1).energy > 18 else None
        table.next(1)
        if table.view().round > 40:
            break
    me = table.me(0)
    table.raw(1, "auction elixir", "bid 60")
    table.raw(0, "bid 61")
    table.idle()
    while table.state.to_act == (0,) and "pay" in table.moves(0):
        table.raw(0, "pay")
    assert table.state.to_act == (1,)
    assert "end" in table.moves(1)
    after = table.me(0)
    assert after.artifacts["elixir"] == 1
    assert after.pentagon.get("diamond", 0) == 1
    assert after.active == me.active


def test_a_free_step_won_in_a_foreign_turn_is_taken_at_once() -> None:
    table = Table("kobold fairy", reveal="runestone spellbook", one_dust=True)
    table.raw(0, "auction runestone", "bid 20")
    table.raw(1, "bid 21")
    table.raw(0, "pass")
    table.do(1, "pay") if "pay" in table.moves(1) else None
    assert table.state.to_act == (1,)
    assert sorted(table.moves(1)) == ["advance sages", "decline"]
    table.raw(1, "advance sages")
    assert [c.colour for c in table.me(1).aside] == ["green", "green"]
    assert table.state.to_act == (0,)
    table.raw(0, "end")
    # in her own turn of the same round the cards still lie aside, and the paid step is still free
    assert table.state.to_act == (1,)
    assert len(table.me(1).aside) == 2
    assert table.me(1).learned is False
