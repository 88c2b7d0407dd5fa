"""A table for scenarios: the match is dealt through the public interface, the scenario lays out the land and the boards, and
says what everybody does and what chance brings.

    t = Table(2).hexes("g4 grove 0 ward", "h4 mine 1 vines:0").relics(0, "seeds 2 blood 1").school(0, "gate! vines")
    t.play("go g4; explore; find mine; place")

The land for two: the Cursed Tower is f6; round it f5 Dryads, g5 Gnomes, g6 Elves, f7 Dwarves, e6 Goblins, e5 Demons; f4, h5,
f8, d5 are Towns; f3, i3, i6, f9, c6, c3 Outposts; all else is Wilderness.
"""

from __future__ import annotations

from typing import Any, cast

import pytest

from conclave import CHANCE, IllegalMove
from conclave.engine.events import Sink
from conclave.games.archmage import GAME
from conclave.games.archmage.components import CELL_NAMES, FACES, SPELLS, TOKENS
from conclave.games.archmage.state import NOBODY, Archmage

from .lore import LANDS, OUTPOSTS, RELICS, SPHERES

PLANETS = "nature matter time will death blood"
"""From left to right, unless a scenario deals them otherwise."""
WARLORD = 4


class Table:
    """A match in which the scenario decides everything. Seat 0 is in the Journey of its first turn; all have 15 followers
    in the Company and the relics that their planets bring, until the scenario says otherwise."""

    def __init__(self, seats: int = 2, planets: str = PLANETS, compass: str = "n", **options: Any) -> None:
        self.state = cast(Archmage, GAME.start(seats, options))
        self.state.sink = self.sink = Sink()
        for _ in range(seats):
            self.play("; ".join(f"deal {sphere}" for sphere in planets.split()))
        self.play(f"compass {compass}" if seats == 1 else "start 0")

    # --- laying things out -------------------------------------------------------------------------------------------

    def hexes(self, *lines: str) -> Table:
        """`"g4 grove 0 ward vines:1"`: hex g4 shows a Grove, with a follower of seat 0 (`w`: an Inflame token), a Ward, and
        Vines of seat 1."""
        state = self.state
        for line in lines:
            where, face, *rest = line.split()
            cell = CELL_NAMES.index(where)
            if face != "down" and (face in LANDS or face in OUTPOSTS) and state.ground[cell] != FACES.index(face):
                state.secrets.pile[FACES.index(face)] -= 1
                assert state.secrets.pile[FACES.index(face)] >= 0, face
                state.ground[cell] = FACES.index(face)
            for word in rest:
                if word == "ward":
                    state.ward[cell] = 1
                elif word == "w":
                    state.follower[cell] = WARLORD
                    state.flames -= 1
                elif ":" in word:
                    token, caster = word.split(":")
                    state.token[cell], state.caster[cell] = TOKENS.index(token), int(caster)
                else:
                    self._take(int(word))
                    state.follower[cell] = int(word)
            assert self.hex(where).face == face or face == "down", line
        return self._settled()

    def relics(self, seat: int, line: str) -> Table:
        """Exactly these, and none of the others."""
        words = line.split()
        for i, relic in enumerate(RELICS):
            self.state.relics[6 * seat + i] = int(words[words.index(relic) + 1]) if relic in words else 0
        return self._settled()

    def school(self, seat: int, line: str) -> Table:
        """Apprentices at the places of these spells, corrupt ones with `!`; their spells are in the book."""
        for word in line.split():
            place = SPELLS.index(word.rstrip("!"))
            self._take(seat)
            self.state.pupils[18 * seat + place] += 1
            self.state.corrupt[18 * seat + place] += word.endswith("!")
            self.state.book[seat] |= 1 << place
        return self._settled()

    def tower(self, seat: int, where: str) -> Table:
        self.state.keep[seat] = CELL_NAMES.index(where)
        return self._settled()

    def mage(self, seat: int, where: str) -> Table:
        self.state.mage[seat] = CELL_NAMES.index(where)
        return self._settled()

    def company(self, seat: int, company: int) -> Table:
        """So many travel along; the others are in the Supply."""
        state = self.state
        state.company[seat], state.supply[seat] = company, state.company[seat] + state.supply[seat] - company
        return self

    def captive(self, owner: int, jailer: int, number: int = 1) -> Table:
        """Followers that are out of play already, which is the way to a small Supply."""
        for _ in range(number):
            self._take(owner)
        self.state.captives[5 * jailer + owner] += number
        return self

    def door(self, seat: int, sphere: str, owner: int) -> Table:
        self._take(owner)
        self.state.door[6 * seat + SPHERES.index(sphere)] = owner
        return self

    def in_round(self, number: int) -> Table:
        """Everybody has moved planets as often as this round asks for; seat 0 is past its Preparation."""
        state = self.state
        state.round = number
        for seat in range(state.seats):
            steps = number - 1 if seat == state.turn else max(0, number - 2)
            for planet in range(6 * seat, 6 * seat + 6):
                while state.orbit[planet] and steps:
                    state.orbit[planet] -= 1 if state.orbit[planet] > 0 else -1
                    steps -= 1
        return self

    def warlord(self, where: str) -> Table:
        self.state.warlord = CELL_NAMES.index(where)
        return self._settled()

    def _take(self, seat: int) -> None:
        """One follower from the Supply, or else from the Company, for another use."""
        pool = self.state.supply if self.state.supply[seat] else self.state.company
        pool[seat] -= 1
        assert pool[seat] >= 0

    def _settled(self) -> Table:
        self.state.recount()
        assert NOBODY not in [self.state.mage[seat] for seat in range(self.state.seats)]
        return self

    # --- doing -------------------------------------------------------------------------------------------------------

    def play(self, script: str) -> Table:
        """Moves separated by semicolons, each made by chance or by the one seat that is asked; `1: end` says which."""
        for line in script.split(";"):
            seat, _, move = line.strip().rpartition(": ")
            if not move:
                continue
            assert len(self.state.to_act) == 1, f"{move}: asked are {self.state.to_act}"
            actor = self.state.to_act[0]
            assert not seat or actor == int(seat), f"{move}: seat {actor} is asked"
            self.state.play(actor, move)
        return self

    def ends(self) -> Table:
        """Whose turn it is ends it at once; the Warlord rolls 1 and goes north."""
        if "stop" in self.may():
            self.play("stop")
        if "end" in self.may():
            self.play("end")
        while self.state.to_act == (CHANCE,):
            self.play(next((move for move in self.may() if move in ("compass n", "march 1")), self.may()[0]))
        return self

    def prepares(self, planet: str = "") -> Table:
        """Whose turn it is moves a planet, the named one or the first that can still move."""
        return self.play(f"planet {planet}" if planet else self.may("planet")[0])

    def turn_of(self, seat: int, planet: str = "") -> Table:
        """Everybody ends at once until this seat's next Journey has begun."""
        self.ends()
        while self.asked != seat:
            if self.may("planet"):
                self.prepares()
            self.ends()
        return self.prepares(planet) if self.may("planet") else self

    def clone(self) -> Table:
        other = object.__new__(Table)
        other.state = self.state.clone()
        other.state.sink = other.sink = Sink()
        return other

    # --- seeing ------------------------------------------------------------------------------------------------------

    @property
    def view(self) -> Any:
        return self.state.view(None)

    @property
    def asked(self) -> int:
        assert len(self.state.to_act) == 1
        return self.state.to_act[0]

    @property
    def mp(self) -> int:
        return int(self.view.points)

    def hex(self, where: str) -> Any:
        return next(hex for hex in self.view.land if hex.cell == where)

    def board(self, seat: int = 0) -> Any:
        return self.view.players[seat]

    def purse(self, seat: int = 0) -> str:
        """The relics of a seat: `seeds 2 blood 1`."""
        return " ".join(f"{relic} {n}" for relic, n in self.board(seat).relics.items() if n)

    def people(self, seat: int = 0) -> tuple[int, int]:
        """Company and Supply."""
        return self.board(seat).company, self.board(seat).supply

    def pupils(self, seat: int = 0) -> str:
        """Apprentices by place: `vines gate! gate!`."""
        found = []
        for each in self.board(seat).apprentices:
            found += [each.spell] * each.clean + [f"{each.spell}!"] * each.corrupt
        return " ".join(found)

    def book(self, seat: int = 0) -> str:
        """The spells in the book, cast ones in brackets."""
        return " ".join(f"({card.spell})" if card.cast else card.spell for card in self.board(seat).book)

    def tokens(self) -> str:
        """All spell tokens: `g4=vines:0`."""
        return " ".join(f"{hex.cell}={hex.token}:{hex.caster}" for hex in self.view.land if hex.token)

    def wards(self) -> str:
        return " ".join(hex.cell for hex in self.view.land if hex.ward)

    def held(self, seat: int = 0) -> str:
        """The hexes with a follower of this seat."""
        return " ".join(hex.cell for hex in self.view.land if hex.follower == seat)

    def fires(self) -> str:
        return " ".join(hex.cell for hex in self.view.land if hex.inflamed)

    def may(self, start: str = "") -> list[str]:
        """The legal moves of whoever is asked, those beginning with these words."""
        if not self.state.to_act:
            return []
        return sorted(str(move) for move in self.state.options(self.asked) if str(move).startswith(start))

    def refuses(self, move: str) -> str:
        """The rule that forbids this move to whoever is asked; nothing may have changed."""
        before = self.view
        assert move not in self.may()
        with pytest.raises(IllegalMove) as refusal:
            self.state.play(self.asked, move)
        assert self.view == before
        return refusal.value.rule.id

    def events(self) -> list[str]:
        """What has been told since the last time, by word."""
        return [event.what for event in self.sink.take()]
