"""Play a scenario of the printed rules from the very start, through the public door.

Chance is scripted like a player; the others do nothing unless the scenario says so.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

import conclave
from conclave import CHANCE, IllegalMove
from tests.zavandor.figures import COPIES, COST, MIDDLE, STEPS, figures_fit, gem_price, least, net_price


class Table:
    """A match with scripted chance; cards are of middle value unless `draws` names values.

    `order` is the order in which lots fall, `reveal` the artifacts wished for when one is turned up.
    """

    def __init__(
        self, characters: str, order: Iterable[int] = (), reveal: str = "", draws: Iterable[int] = (), **options: bool
    ) -> None:
        names = characters.split()
        self.options = options
        self.state: Any = conclave.game("zavandor").start(seats=len(names), options=options)
        self.names = list(names)
        self.deals = list(names)
        self.order = list(order) or list(range(len(names)))
        self.wish = reveal.split()
        self.draws: list[int] = list(draws)
        self.chances: list[str] = []
        self.settle()

    def clone(self) -> Table:
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.state = self.state.clone()
        other.wish, other.draws, other.chances = list(self.wish), list(self.draws), list(self.chances)
        other.deals = list(self.deals)
        return other

    # -- chance

    def outcome(self) -> str:
        offered = [str(m) for m in self.state.options(CHANCE)]
        kind = offered[0].split()[0]
        if kind == "deal":
            return f"deal {self.deals.pop(0)}"
        if kind == "lot":
            return next(f"lot {seat}" for seat in self.order if f"lot {seat}" in offered)
        if kind == "reveal":
            for name in self.wish:
                if f"reveal {name}" in offered:
                    self.wish.remove(name)
                    return f"reveal {name}"
            return offered[0]
        assert kind == "draw"
        colour = offered[0].split()[1]
        values = [int(m.split()[2]) for m in offered]
        target = self.draws.pop(0) if self.draws else MIDDLE[colour]
        return f"draw {colour} {min(values, key=lambda v: (abs(v - target), v))}"

    def settle(self) -> None:
        while self.state.to_act == (CHANCE,):
            move = self.outcome()
            self.chances.append(move)
            self.state.play(CHANCE, move)

    # -- looking

    def view(self, seat: int | None = None) -> Any:
        return self.state.view(seat)

    def me(self, seat: int) -> Any:
        return self.state.view(seat).players[seat]

    def moves(self, seat: int) -> list[str]:
        return [str(m) for m in self.state.options(seat)]

    def refused(self, seat: int) -> dict[str, str]:
        return {str(m): rule.id for m, rule in self.state.refused(seat)}

    def values(self, seat: int) -> list[tuple[str, int]]:
        return [(c.colour, c.value) for c in self.me(seat).hand]

    # -- playing

    def raw(self, seat: int, *moves: str) -> None:
        for move in moves:
            self.state.play(seat, move)
            self.settle()

    def forbidden(self, seat: int, move: str) -> str:
        """The move must be refused; the name of the rule."""
        with pytest.raises(IllegalMove) as caught:
            self.state.clone().play(seat, move)
        return str(caught.value.rule.id)

    def do(self, seat: int, *moves: str) -> None:
        """Play moves; what is due is paid as suggested. `auction x 30` opens with a bid and the others pass."""
        for move in moves:
            word = move.split()
            if word[0] == "auction":
                self.raw(seat, f"auction {word[1]}")
                self.raw(seat, f"bid {word[2] if len(word) > 2 else least(word[1])}")
                while self.view().auction is not None:
                    (other,) = self.state.to_act
                    self.raw(other, "pass")
            else:
                self.raw(seat, move)
            while self.state.to_act == (seat,) and "pay" in self.moves(seat):
                self.raw(seat, "pay")

    def idle(self) -> None:
        """The one to act does as little as possible."""
        for seat in self.state.to_act:
            offered = self.moves(seat)
            for move in ("end", "pass", "decline", "pay", "keep"):
                if move in offered:
                    self.raw(seat, move)
                    break
            else:
                lost = min((m for m in offered if m.startswith("lose")), key=lambda m: COST[m.split()[1]])
                self.raw(seat, lost)

    def to(self, seat: int) -> None:
        """Everybody idles until it is this seat's own turn."""
        for _ in range(500):
            if self.state.over or (self.state.to_act == (seat,) and "end" in self.moves(seat)):
                return
            self.idle()
        raise AssertionError("the turn never came")

    def next(self, seat: int) -> None:
        """End the own turn; on to the own turn of the next round."""
        current = self.view().round
        while self.view().round == current and not self.state.over:
            self.idle()
        self.to(seat)

    def round_over(self) -> None:
        """On to the first turn of the next round (or to the end of the match)."""
        current = self.view().round
        while self.view().round == current and not self.state.over:
            self.idle()

    def build(self, seat: int, wishes: str, rounds: int = 200) -> None:
        """Play wish after wish (separated by commas), each as soon as it can be paid without selling anything."""
        self.build_all({seat: wishes}, rounds)

    def build_all(self, wishes: dict[int, str], rounds: int = 200) -> None:
        """Several seats pursue their wishes, each in its own turns, until all have got everything."""
        todo = {seat: [w.strip() for w in text.split(",") if w.strip()] for seat, text in wishes.items()}
        last, current = self.view().round + rounds, self.view().round
        while any(todo.values()):
            assert self.view().round < last, f"never got to {todo}"
            seat = self.state.to_act[0]
            offered = self.moves(seat)
            if not todo.get(seat) or (
                "end" not in offered and not any(m.startswith(("advance", "take")) for m in offered)
            ):
                self.idle()
            elif todo[seat][0] == "next":
                todo[seat].pop(0)
                current = self.view().round
                while self.view().round == current and self.state.to_act == (seat,):
                    self.idle()
            elif self.ready(seat, todo[seat][0]):
                self.grant(seat, todo[seat].pop(0))
            else:
                self.raw(seat, "end")
        while any(m.startswith("lose") for s in self.state.to_act if s != CHANCE for m in self.moves(s)):
            self.idle()

    def ready(self, seat: int, wish: str) -> bool:
        word, player, view = wish.split(), self.me(seat), self.view(seat)
        match word[0]:
            case "enchant":
                return bool(player.energy >= gem_price(player, word[1]))
            case "swap":
                return bool(player.energy >= gem_price(player, word[2]) - gem_price(player, word[1]) // 2)
            case "stone" | "have":
                return bool(player.energy >= int(word[1]))
            case "learn":
                return bool(not player.learned and player.energy >= STEPS[word[1]][player.knowledge.get(word[1], 0)])
            case "auction":
                if all(lot.name != word[1] for lot in (*view.artifacts, *view.sentinels)):
                    return False
                return bool(player.energy >= net_price(view, player, word[1], least(word[1])))
        return True

    def grant(self, seat: int, wish: str) -> None:
        word = wish.split()
        if word[0] == "activate" and not self.me(seat).pentagon.get(word[1]):
            return  # it went to a free place of its own accord
        if word[0] == "decline" and "decline" not in self.moves(seat):
            return  # nothing was to be had
        if word[0] == "swap":
            self.do(seat, f"sell {word[1]}", f"enchant {word[2]}")
        elif word[0] != "have":
            self.do(seat, wish)


def stepped(table: Table, seat: int) -> None:
    """Independent check of the standing figures of one seat."""
    figures_fit(table.me(seat), table.options.get("one_dust", False))


# How to come to own much

CLIMB = (
    "enchant sapphire, enchant opal, auction spellbook, learn accumulation, enchant emerald, "
    "auction ball, auction runestone, advance accumulation, learn accumulation, enchant emerald, "
    "stone 20, auction belt, enchant emerald, enchant emerald, learn artifacts, "
    "learn artifacts, learn artifacts, learn artifacts, "
    "swap opal emerald, swap opal emerald, swap opal emerald, "
    "auction elixir, sell sapphire, activate diamond, swap sapphire diamond, "
    "auction crystal"
)
SUMMIT = (
    "auction mirror, take 40, auction wand, enchant diamond, enchant diamond, auction mask, advance fire, "
    "learn fire, learn fire, learn fire, auction chalice, auction cloak, take 35, auction talisman, "
    "advance gems, advance gems, learn gems, learn gems"
)
DECK = "spellbook ball runestone belt elixir crystal mirror wand mask chalice cloak talisman "


@cache
def rich(seats: int) -> Table:
    """Seat 0 after a lonely climb: 7 emeralds, 2 diamonds, a crystal; two areas at level 4. The others have nothing."""
    others = ["witch", "elf", "druid", "fairy", "mage"][: seats - 1]
    table = Table("kobold " + " ".join(others), reveal=DECK * 3, one_dust=True)
    if seats > 2:  # somebody has to buy the first cards off the table
        table.build(0, CLIMB.split(", auction belt", maxsplit=1)[0])
        table.build(0, clear_a(table))
        table.build(0, "auction belt" + CLIMB.split(", auction belt")[1])
    else:
        table.build(0, CLIMB)
    return table


def clear_a(table: Table) -> str:
    """Wishes that buy the A artifacts off the table until the first belt and elixir and crystal show."""
    copies = COPIES[len(table.names)]
    wishes = []
    for name in ("spellbook", "ball", "runestone"):
        wishes += [f"auction {name}"] * (copies - 1)
        if name == "runestone":
            wishes[-(copies - 1) :] = ["auction runestone", "decline"] * (copies - 1)
    return ", ".join(wishes)


@cache
def summit() -> Table:
    """Two seats; seat 0 owns all twelve artifacts, eleven places, four complete areas."""
    table = rich(2).clone()
    table.build(0, SUMMIT)
    return table


def arrange(table: Table, seat: int, wanted: dict[str, int]) -> None:
    """Make exactly these gems active, buying what is missing."""
    missing: list[str] = []
    for gem, count in wanted.items():
        have = table.me(seat).active.get(gem, 0) + table.me(seat).pentagon.get(gem, 0)
        missing += [f"enchant {gem}"] * (count - have)
    table.build(seat, ", ".join(missing))
    table.to(seat)
    for gem, count in list(table.me(seat).active.items()):
        for _ in range(count):
            table.do(seat, f"deactivate {gem}")
    for gem, count in wanted.items():
        for _ in range(count):
            table.do(seat, f"activate {gem}")
    assert table.me(seat).active == wanted
