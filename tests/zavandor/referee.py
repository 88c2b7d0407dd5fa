"""A referee of whole matches: it plays carelessly and recomputes everything from the printed rules after every move."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import conclave
from conclave import CHANCE
from tests.zavandor.figures import (
    ARTIFACTS,
    COPIES,
    COST,
    PACKED,
    SENTINELS,
    STEPS,
    bonus,
    dust_weight,
    figures_fit,
    gem_points,
    gem_price,
    hand_limit,
    income,
    least,
    net_price,
    own_discount,
    points,
    surcharge,
)


class Referee:
    """Plays a whole match with a careless policy and recomputes everything after every move."""

    def __init__(self, seats: int, seed: int, **options: bool) -> None:
        self.rng = random.Random(seed)
        self.options = options
        self.thorough = False
        self.toggles = 0
        self.toggler = -1
        self.ones = options.get("one_dust", False)
        self.state: Any = conclave.game("zavandor").start(seats=seats, options=options)
        self.seats = seats
        self.copies = COPIES[seats]
        self.lost_artifacts: Counter[str] = Counter()
        self.lost_stones = 0
        self.seen: Counter[str] = Counter()
        self.views: dict[int, Any] = {}
        self.settle()
        self.before: list[Any] = [self.me(s) for s in range(seats)]
        self.offer = Counter(lot.name for lot in self.look().artifacts)

    def sight(self, seat: int) -> Any:
        """What a seat sees now; looked up once per position."""
        if seat not in self.views:
            self.views[seat] = self.state.view(seat)
        return self.views[seat]

    def play(self, seat: int, move: Any) -> None:
        self.views = {}
        self.state.play(seat, move)

    def me(self, seat: int) -> Any:
        return self.sight(seat).players[seat]

    def look(self) -> Any:
        return self.sight(0)

    def settle(self) -> None:
        while True:
            if self.state.to_act == (CHANCE,):
                self.play(CHANCE, self.rng.choices(self.state.options(CHANCE), self.state.odds())[0])
            elif self.state.to_act and str(self.state.options(self.state.to_act[0])[0]).startswith("choose"):
                seat = self.state.to_act[0]
                self.play(seat, self.rng.choice(self.state.options(seat)))
            else:
                return

    # -- the policy

    def pick(self, seat: int, offered: list[str]) -> str:
        rng, view, me = self.rng, self.sight(seat), self.me(seat)
        if view.auction is not None:
            return self.bid(seat, offered, view, me)
        if "end" not in offered:
            if "pay" in offered:
                pieces = [m for m in offered if m.startswith("pay")]
                return "pay" if rng.random() < 0.6 else rng.choice(pieces if rng.random() < 0.95 else offered)
            if "keep" in offered and rng.random() < 0.6:
                return "keep"
            if "decline" in offered and rng.random() < 0.9:
                return rng.choice([m for m in offered if m != "decline"] or ["decline"])
            return rng.choice(offered)
        weights = []
        self.toggles = self.toggles + 1 if view.turn == self.toggler else 0
        self.toggler = view.turn
        for move in offered:
            word = move.split()
            weight = 0.0
            if move == "end":
                weight = 0.5
            elif word[0] == "enchant":
                weight = COST[word[1]] / 8 if me.energy >= gem_price(me, word[1]) else 0.002
                if sum(me.active.values()) + sum(me.pentagon.values()) >= me.slots + 2:
                    weight *= 0.05
            elif word[0] == "auction":
                price = net_price(view, me, word[1], least(word[1]))
                rich = self.worth(me) >= price
                weight = 6.0 if me.energy >= price else (0.5 if word[1] in SENTINELS and rich else 0.002)
            elif word[0] == "learn":
                weight = 4.0
            elif word[0] == "stone":
                weight = 0.3 if me.waiting_stones == 0 and me.energy >= int(word[1]) else 0.01
            elif word[0] == "activate":
                weight = 20.0 if self.toggles < 38 else 0.0
            elif word[0] == "deactivate":
                better = [g for g in me.pentagon if COST[g] > COST[word[1]]]
                weight = 8.0 if better and sum(me.active.values()) == me.slots else 0.03
                weight *= self.toggles < 38  # the program allows 40 in a turn (ZA31)
            elif word[0] == "sell":
                weight = 0.005 if word[1] != "inactive" else 0.2
            weights.append(weight)
        return rng.choices(offered, weights)[0]

    def bid(self, seat: int, offered: list[str], view: Any, me: Any) -> str:
        bids = [m for m in offered if m.startswith("bid")]
        name = view.auction.name
        if view.auction.high is None:
            affordable = [m for m in bids if net_price(view, me, name, int(m.split()[1])) <= self.worth(me)] or bids
            return affordable[min(len(affordable) - 1, self.rng.choice([0, 0, 0, 1, 5]))]
        if not bids or self.rng.random() < 0.5:
            return "pass"
        if self.options.get("lightning") and self.rng.random() < 0.002:
            return bids[-1]
        choice = bids[min(len(bids) - 1, self.rng.choice([0, 0, 0, 1, 4]))]
        dear = net_price(view, me, name, int(choice.split()[1])) > me.energy
        return "pass" if dear and self.rng.random() < (1 if self.options.get("lightning") else 0.9) else choice

    # -- the checks

    def worth(self, player: Any) -> int:
        own = Counter(player.active) + Counter(player.pentagon)
        return int(player.energy + sum(gem_price(player, g) // 2 * n for g, n in own.items()))

    def standing(self) -> None:
        view = self.look()
        mine = [self.me(s) for s in range(self.seats)]
        decks = {"blue": 30, "green": 36, "white": 30, "red": 30}
        spent = Counter(c.colour for c in view.spent)
        for colour, total in decks.items():
            held = sum(1 for p in mine for c in (*p.hand, *p.aside) if c.colour == colour)
            assert held + view.piles[colour] + spent[colour] == total, colour
        for p in mine:
            if p.out:
                continue
            figures_fit(p, self.ones)
            packed = sum(PACKED[c] * n for c, n in p.concentrated.items())
            assert p.energy == p.dust + packed + sum(c.value for c in p.hand)
            assert len(p.stones) + p.waiting_stones + len(p.knowledge) == 6
            assert p.breakdown["gems"] == gem_points(p)
            for lot in (*view.artifacts, *view.sentinels):
                net = surcharge(view, view.players[p.seat], lot.name) - own_discount(p, lot.name)
                assert lot.surcharge[p.seat] - lot.discount[p.seat] == net
                assert lot.minimum == least(lot.name)
            for lot in view.sentinels:
                assert lot.points[p.seat] == 5 + bonus(lot.name, p)
            for other in range(self.seats):
                if other != p.seat and not self.options.get("public_money"):
                    shown = self.sight(other).players[p.seat]
                    assert shown.energy is None
                    assert all(c.value is None for c in (*shown.hand, *shown.aside))
                    assert [c.colour for c in shown.hand] == [c.colour for c in p.hand]
        owned = [name for p in mine for name in p.sentinels] + [lot.name for lot in view.sentinels]
        assert sorted(owned) == sorted(SENTINELS)
        letters = Counter(view.deck)
        for letter in "ABCD":
            kinds = [n for n in ARTIFACTS if ARTIFACTS[n][0] == letter]
            there = sum(p.artifacts.get(n, 0) for p in mine for n in kinds) + letters[letter]
            there += sum(1 for lot in view.artifacts if lot.name in kinds) + sum(self.lost_artifacts[n] for n in kinds)
            assert there == len(kinds) * self.copies, letter

    def balance(self) -> list[int]:
        """Energy of everyone less what is just due."""
        out = []
        for seat in range(self.seats):
            owed = self.sight(seat).due if seat in self.state.to_act and self.sight(seat).phase == 3 else None
            out.append((self.me(seat).energy or 0) - (owed or 0))
        return out

    def options_fit(self, seat: int, offered: list[str]) -> None:
        """Is exactly that offered which the document allows?"""
        view, me = self.sight(seat), self.me(seat)
        worth = self.worth(me)
        if view.auction is not None:
            name, high = view.auction.name, view.auction.high
            lowest = least(name) if high is None else high + 1
            bids = [int(m.split()[1]) for m in offered if m.startswith("bid")]
            if not self.options.get("lightning"):
                highest = worth - surcharge(view, view.players[seat], name) + own_discount(me, name)
                assert bids == list(range(lowest, highest + 1)), (bids[:1], bids[-1:], lowest, highest)
            assert ("pass" in offered) == (high is not None)
        elif "end" in offered and not self.options.get("strict_subphases"):
            allowed = {"end"}
            for gem in COST:
                able = {
                    "emerald": me.artifacts.get("spellbook", 0) > 0,
                    "diamond": me.artifacts.get("elixir", 0) > 0,
                    "ruby": me.knowledge.get("fire", 0) == 4,
                }.get(gem, True)
                rubies = me.active.get("ruby", 0) + me.pentagon.get("ruby", 0)
                if gem == "ruby" and self.options.get("druid_level3_ruby") and me.character == "druid":
                    able = able or (me.knowledge.get("fire", 0) == 3 and rubies == 0)
                if gem == "ruby" and rubies >= 5:
                    able = False
                if able and worth >= gem_price(me, gem):
                    allowed.add(f"enchant {gem}")
                if me.active.get(gem):
                    allowed |= {f"sell {gem}", f"deactivate {gem}"}
                if me.pentagon.get(gem):
                    allowed.add(f"sell inactive {gem}")
                    if sum(me.active.values()) < me.slots:
                        allowed.add(f"activate {gem}")
            allowed |= {f"stone {price}" for price in me.stones if worth >= price}
            for area, steps in STEPS.items():
                level = me.knowledge.get(area, 0)
                if not me.learned and level < 4 and (level or me.waiting_stones) and worth >= steps[level]:
                    allowed.add(f"learn {area}")
            laid = worth - (1 if not self.ones and me.dust in (1, 3) else 0)
            for lot in (*view.artifacts, *view.sentinels):
                if lot.name in ("mirror", "cloak") and not sum(me.active.values()):
                    continue
                if lot.name in ("belt", "wand") and me.artifacts.get(lot.name):
                    continue
                if laid >= net_price(view, view.players[seat], lot.name, lot.minimum) or self.options.get("lightning"):
                    allowed.add(f"auction {lot.name}")
            if self.options.get("limited_gems"):
                offered = [m for m in offered if not m.startswith("enchant")]
                allowed = {m for m in allowed if not m.startswith("enchant")}
            assert set(offered) == allowed, (set(offered) ^ allowed, me, worth)

    def step(self) -> None:
        view = self.look()
        seat = self.rng.choice(self.state.to_act)
        offered = [str(m) for m in self.state.options(seat)]
        self.options_fit(seat, offered)
        move = self.pick(seat, offered)
        self.seen[move.split()[0]] += 1
        before = [self.me(s) for s in range(self.seats)]
        balance = self.balance()
        auction = view.auction
        self.play(seat, move)
        # everything up to the chance moves: no matter for the energy of phase 3
        word = move.split()
        expected = list(balance)
        me = before[seat]
        if word[0] == "enchant":
            expected[seat] -= gem_price(me, word[1])
        elif word[0] == "learn":
            expected[seat] -= STEPS[word[1]][me.knowledge.get(word[1], 0)]
        elif word[0] == "stone":
            expected[seat] -= int(word[1])
        elif word[0] == "sell":
            expected[seat] += gem_price(me, word[-1]) // 2
        struck = [s for s in range(self.seats) if self.me(s).out and not before[s].out]
        for s in struck:
            self.lost_artifacts += Counter(before[s].artifacts)
        sold = auction is not None and self.look().auction is None and not struck
        if sold:
            top = int(word[1]) if word[0] == "bid" else auction.high
            winner = seat if word[0] == "bid" else auction.leader
            expected[winner] -= net_price(view, self.sight(winner).players[winner], auction.name, top)
            # the price is that of the moment before the thing itself was added
            gained = net_price(view, before[winner], auction.name, top)
            expected[winner] = balance[winner] - gained
        self.settle()
        after = self.look()
        if after.round == view.round and after.phase == 3 and not self.state.over and not struck:
            actual = self.balance()
            for s in range(self.seats):
                gap = expected[s] - actual[s]
                loss = 0
                dust = self.me(s).dust
                if not self.ones and gap == 1 and dust in (0, 2):
                    loss = 1  # one energy has no coin
                    assert s != after.turn or word[0] in ("end", "auction"), (move, s, before[s], self.me(s))
                assert gap == loss, (move, s, gap, before[s], self.me(s))
            assert [p.points for p in after.players] == [p.points for p in view.players]
            assert after.order == view.order
        if word[0] == "end":
            self.before = before
        if after.round != view.round or self.state.over:
            self.turn_of_the_round(view, after, struck)
        else:
            self.offer = Counter(lot.name for lot in after.artifacts)
        if not self.state.over and self.rng.random() < 0.02:
            dreamer = self.rng.randrange(self.seats)
            dream = self.state.imagine(dreamer, self.rng)
            assert dream.view(dreamer) == self.sight(dreamer)
            assert [str(m) for m in dream.options(dreamer)] == [str(m) for m in self.state.options(dreamer)]
        if not self.state.over and (self.thorough or after.round != view.round or self.rng.random() < 0.1):
            self.standing()

    def turn_of_the_round(self, old: Any, new: Any, struck: list[int]) -> None:
        live = [p.seat for p in new.players if not p.out]
        if struck and len(live) == 1:
            assert list(self.state.winners()) == live
            return
        for seat in live:
            assert new.players[seat].points == points(self.me(seat)), self.me(seat)
        sold = sum(len(p.sentinels) for p in new.players)
        if self.state.over:
            assert sold >= 5 or old.round >= 100 or len(live) == 1
            best = max(new.players[s].points for s in live)
            if not struck:
                assert list(self.state.winners()) == [s for s in live if new.players[s].points == best]
                assert [self.state.scores()[s] for s in live] == [new.players[s].points for s in live]
            return
        assert sold < 5
        assert old.round < 100
        keys = [(new.players[s].points, gem_points(new.players[s])) for s in new.order]
        assert keys == sorted(keys, reverse=True)
        assert sorted(new.order) == live
        there = Counter(lot.name for lot in new.artifacts)
        assert sum(there.values()) == max(sum(self.offer.values()), min(len(live), sum(there.values()) + len(new.deck)))
        assert not self.offer - there
        if old.deck[: len(old.deck) - len(new.deck)] + new.deck != old.deck:
            raise AssertionError("cards come off the top")
        self.offer = there
        for seat in live:
            self.income_fits(self.before[seat], self.me(seat))

    def income_fits(self, old: Any, new: Any) -> None:
        dust, cards, packed = income(new)
        held = Counter((c.colour, c.value) for c in old.hand)
        aside = Counter((c.colour, c.value) for c in old.aside)
        now = Counter((c.colour, c.value) for c in new.hand)
        assert not aside - now
        assert not new.aside
        rest = now - aside
        fresh = Counter[str](cards)
        kept_count = Counter(c for c, _ in rest.elements())
        for colour in cards:
            assert kept_count[colour] >= fresh[colour], (cards, old, new)
        kept_count -= fresh
        kept_dust = new.dust - dust
        kept_packed = Counter(new.concentrated) - Counter(packed)
        old_dust = old.dust - (1 if not self.ones and old.dust in (1, 3) else 0)
        assert sum((Counter(packed) - Counter(new.concentrated)).values()) == 0
        assert 0 <= kept_dust <= old_dust, (old, new)
        assert not kept_packed - Counter(old.concentrated)
        old_count = Counter(c for c, _ in held.elements())
        assert not kept_count - old_count
        weight = sum(kept_count.values()) + 3 * sum(kept_packed.values())
        room = hand_limit(old) - weight
        most = max(d for d in range(old_dust + 1) if dust_weight(d, self.ones) <= max(0, room))
        assert kept_dust == most, (old, new, kept_dust, most)
        used = weight + dust_weight(kept_dust, self.ones)
        assert used <= hand_limit(old), (old, new)
        if old_count != kept_count:
            assert used + 1 > hand_limit(old), (old, new)
        if Counter(old.concentrated) != kept_packed:
            assert used + 3 > hand_limit(old), (old, new)

    def run(self) -> Referee:
        self.standing()
        while not self.state.over:
            self.step()
        return self
