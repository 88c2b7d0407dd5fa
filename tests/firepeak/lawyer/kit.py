"""A table for scenarios: matches are played from the first deal on, through the public interface, with scripted chance."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from conclave import CHANCE, IllegalMove, State
from conclave.games.firepeak import GAME

SPOTS = ("a", "b", "c", "d", "e", "f", "g", "h", "i")
LEADERS = {"a": "", "b": "", "c": "a", "d": "ab", "e": "b", "f": "c", "g": "cd", "h": "de", "i": "e"}

# Nine creatures in a legal layout, whatever the wizard.
FULL = "a=twil-4 b=doom-4 c=twil-3 d=doom-2 e=doom-3 f=twil-2 g=twil-1 h=doom-1 i=doom-2"

# What the spells cost since they were balanced (docs/balance.md): a clan, and the strength it asks for.
COSTS: dict[str, str] = {
    "aura_defense": "cler-1",
    "aura_neutrality": "doom-1",
    "aura_resistance": "gaia-1",
    "aura_stealth": "night-1",
    "aura_strength": "twil-1",
    "circle_fortune": "dawn-1",
    "circle_guile": "doom-2",
    "circle_magic": "dawn-2",
    "circle_might": "dawn-3 twil-3",
    "circle_scrying": "night-1",
    "aggression": "twil-1",
    "atrophy": "doom-2",
    "avatar": "cler-3",
    "ethereality": "night-2",
    "mask_command": "cler-2",
    "mystic_armor": "cler-1",
    "familiar": "gaia-3",
    "golem": "gaia-2",
    "shade": "twil-3",
    "titan": "gaia-3 doom-3",
    "balance": "gaia-1",
    "decoy": "twil-1",
    "domination": "doom-3",
    "duplicate": "doom-1",
    "lucky_charm": "gaia-1",
    "magic_tempest": "dawn-1",
    "mobility": "night-1",
    "raise_dead": "cler-2",
    "resurrection": "cler-3 dawn-1",
    "scry": "dawn-1",
    "smite": "twil-2",
    "stone_spirit": "gaia-1",
    "tides_chaos": "night-2",
    "time_warp": "dawn-3",
    "tornado": "night-3",
    "touch_death": "doom-2",
}


def sight(state: State, seat: int | None = None) -> Any:
    """What a seat sees; a spectator without one."""
    return state.view(seat)


class Table:
    """A match in which the scenario says what everybody does and what chance brings."""

    def __init__(self, wizards: str, *books: str, first: int = 0, **options: bool) -> None:
        names = wizards.split()
        self.state: State = GAME.start(len(names), dict(options))
        wanted = [book.split() for book in books] + [[] for _ in names[len(books) :]]
        spare = [spell for spell in COSTS if not any(spell in book for book in wanted)]
        for name in names:
            self.play(f"deal {name}")
        for book in wanted:
            for place in range(7):
                # The two cards to be returned come from the end of the list, where nobody asked for them.
                self.play(f"learn {book[place] if place < len(book) else spare.pop()}")
        for seat in range(len(names)):
            self.by(seat, "return 6")
            self.by(seat, "return 7")
        for seat in range(len(names)):
            self.play(f"roll {6 if seat == first else 1}")

    # --- doing -----------------------------------------------------------------------------------------------------

    def by(self, seat: int, move: str) -> Table:
        self.state.play(seat, move)
        return self

    def play(self, script: str) -> Table:
        """Moves separated by semicolons, each made by chance or by the one seat that is asked; `1: no` says which."""
        for line in script.split(";"):
            seat, _, move = line.strip().rpartition(": ")
            if not move:
                continue
            assert len(self.state.to_act) == 1, f"{move}: asked are {self.state.to_act}"
            actor = self.state.to_act[0]
            assert not seat or actor == int(seat), f"{move}: seat {actor} is asked"
            self.state.play(actor, move)
        return self

    def turn_of(self, seat: int, actions: int = 2) -> Table:
        """Everybody else ends at once until it is this seat's turn with at least so many actions left."""
        while self.view().turn != seat or self.view().actions < actions:
            self.play("end")
        return self

    def recruit(self, seat: int, card: str, to: str, by: str = "") -> Table:
        above = [spot for spot in LEADERS.get(to, "") if self.at(seat, spot)]
        self.turn_of(seat, 1)
        return self.play(f"{seat}: recruit {by or (above[0] if above else 'wizard')}; draw {card}; {seat}: to {to}")

    def build(self, seat: int, cards: str) -> Table:
        """Recruit one card after another: `a=twil-4 c=twil-2 guard=doom-1 dungeon=gaia-1`."""
        for item in cards.split():
            to, card = item.split("=")
            self.recruit(seat, card, to)
        return self

    def lock(self, seat: int, cards: str) -> Table:
        for card in cards.split():
            self.recruit(seat, card, "dungeon")
        return self

    def drain(self, left: int, keep: str = "") -> Table:
        """Everybody locks up recruits until so many are left in the deck, `keep` among them."""
        kept = Counter(f"draw {card}" for card in keep.split())
        while self.view().recruits > left:
            if not self.actions:
                self.play("end")
            self.play("recruit wizard")
            self.play(next(move for move, number in self.chances().items() if number > kept[move]))
            self.play("to dungeon")
        return self

    def cast(self, seat: int, spell: str, script: str = "", pay: str = "", lock: bool = True) -> Table:
        """Lock up the sacrifices, and cast the spell as the first action of a turn."""
        pay = pay or COSTS[spell]
        if lock:
            self.lock(seat, pay)
        self.turn_of(seat)
        return self.play("; ".join([f"cast {spell}", *(f"give {card}" for card in pay.split()), script]))

    def clone(self) -> Table:
        other = object.__new__(Table)
        other.state = self.state.clone()
        return other

    # --- seeing ----------------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> Any:
        return sight(self.state, seat)

    def player(self, seat: int, eyes: int | None = None) -> Any:
        return self.view(eyes).players[seat]

    def being(self, seat: int, spot: str) -> Any:
        player = self.player(seat)
        return player.guard if spot == "guard" else player.structure[SPOTS.index(spot)]

    def at(self, seat: int, spot: str) -> str | None:
        being = self.being(seat, spot)
        return None if being is None else str(being.kind)

    def layout(self, seat: int) -> str:
        spots = [*SPOTS, "guard"]
        return " ".join(f"{spot}={self.at(seat, spot)}" for spot in spots if self.at(seat, spot))

    def strength(self, seat: int, spot: str) -> int:
        return int(self.being(seat, spot).strength)

    def dungeon(self, seat: int) -> str:
        return " ".join(sorted(self.player(seat, seat).dungeon))

    def book(self, seat: int) -> list[str]:
        return list(self.player(seat, seat).book)

    @property
    def spent(self) -> list[str]:
        return list(self.view().spent)

    @property
    def discarded(self) -> str:
        """The creatures on the discard pile, as everybody saw them fall."""
        assert self.view().discards_hidden == 0
        return " ".join(sorted(self.view().discards))

    @property
    def actions(self) -> int:
        return int(self.view().actions)

    @property
    def asked(self) -> int:
        assert len(self.state.to_act) == 1
        return self.state.to_act[0]

    def may(self, start: str = "", seat: int | None = None) -> list[str]:
        """The legal moves of the seat that is asked, those beginning with these words."""
        if not self.state.to_act:
            return []
        moves = map(str, self.state.options(self.asked if seat is None else seat))
        return sorted(move for move in moves if move == start or move.startswith(start))

    def refuses(self, move: str) -> str:
        """The rule that forbids this move to the seat that is asked; nothing may have changed."""
        before = self.view(self.asked)
        assert move not in self.may()
        with pytest.raises(IllegalMove) as refusal:
            self.state.play(self.asked, move)
        assert self.view(self.asked) == before
        return refusal.value.rule.id

    def chances(self) -> dict[str, int]:
        return {str(move): odds for move, odds in zip(self.state.options(CHANCE), self.state.odds(), strict=True)}
