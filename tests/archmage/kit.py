"""Set up a position of Archmage in a line, script dice and hexes, and talk like a player.

    Table(land="g4=grove:0+ward h4=mine:1~vines:1", mages="f5 h5", towers="e4", relics=["seeds=2 blood=1"],
          pupils=["nature=1 gate=2!1"], company=(3,), doors=["time=1"], points=5)

A hex is written `cell=face`, then `:0` for a follower of seat 0 (`:w` for an Inflame token), `+ward`, and `~vines:1` for a
token of seat 1. Apprentices are named by their sphere, or above it by their spell; `!1` says how many of them are corrupt.
The land for two: the Cursed Tower is f6, round it are f5 Dryads, g5 Gnomes, g6 Elves, f7 Dwarves, e6 Goblins, e5 Demons; f4,
h5, f8 and d5 are Towns; f3, i3, i6, f9, c6 and c3 Outposts; all else is Wilderness.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import pytest

from conclave.engine.events import Event, Sink
from conclave.engine.fields import digest
from conclave.engine.game import Value
from conclave.engine.hexes import connected
from conclave.engine.mistakes import IllegalMove
from conclave.engine.moves import CHANCE
from conclave.games.archmage import GAME
from conclave.games.archmage.components import (
    AROUND,
    CELL_NAMES,
    CELLS,
    CENTRE,
    COMPANY,
    DIRECTIONS,
    FACES,
    FOLLOWERS,
    HIDDEN,
    HIDDEN_OUTPOST,
    HOLDABLE,
    KINDS_FACE_DOWN,
    KINDS_OF_LAND,
    KINDS_OF_SPELL,
    NONE,
    OWNERS,
    RELICS,
    RING,
    SPELLS,
    SPHERES,
    TOKENS,
    TOWN,
    WARLORD,
)
from conclave.games.archmage.state import NOBODY, Archmage
from conclave.games.archmage.view import Hex, Player, View


def box(state: Archmage) -> object:
    """What must never appear or vanish: followers, Inflame tokens, hexes; and all that always holds (A230 to A236)."""
    check_land(state)
    check_boards(state)
    check_derived(state)
    faces = [state.secrets.pile[face] + state.ground.count(face) for face in range(KINDS_FACE_DOWN)]
    city = [cell for cell in range(CELLS) if state.city(cell)]
    captive = sum(state.captives[OWNERS * seat + WARLORD] for seat in range(state.seats))
    flames = state.flames + state.follower.count(WARLORD) + captive
    return followers(state), faces, city, state.ground.count(TOWN), flames


def followers(state: Archmage) -> list[int]:
    """A230 All followers of each player, wherever they are."""
    return [
        state.company[seat]
        + state.supply[seat]
        + state.follower.count(seat)
        + state.apprentices(seat)
        + state.door.count(seat)
        + sum(state.captives[OWNERS * other + seat] for other in range(state.seats))
        for seat in range(state.seats)
    ]


def check_land(state: Archmage) -> None:
    """A232 to A235."""
    assert connected(AROUND, [ground != NONE for ground in state.ground])
    down = sum(state.secrets.pile[:KINDS_OF_LAND]), sum(state.secrets.pile[KINDS_OF_LAND:])
    assert (state.ground.count(HIDDEN), state.ground.count(HIDDEN_OUTPOST)) == down
    for cell in range(CELLS):
        owner = state.follower[cell]
        tower = state.tower_at(cell)
        assert state.ward[cell] in (0, 1)
        assert not state.ward[cell] or owner in range(state.seats)
        if owner != NOBODY:
            assert tower == NOBODY
            assert owner == WARLORD or HOLDABLE[state.ground[cell]]
        if state.ground[cell] == NONE:
            assert owner == tower == NOBODY
            assert not state.token[cell]
        assert (state.token[cell] == 0) == (state.caster[cell] == NOBODY)
        mages = [seat for seat in range(state.seats) if state.mage[seat] == cell]
        assert len(mages) <= 1 or cell == CENTRE
        assert not mages or state.ground[cell] != NONE
        assert not mages or tower in (NOBODY, mages[0])
        assert not mages or state.warlord != cell
    assert state.token[CENTRE] == 0


def check_boards(state: Archmage) -> None:
    """A230, A231, A236."""
    assert followers(state) == [FOLLOWERS] * state.seats
    for figures in (state.relics, state.company, state.supply, state.pupils, state.corrupt, state.captives):
        assert min(figures) >= 0
    assert all(bad <= all_ for bad, all_ in zip(state.corrupt, state.pupils, strict=True))
    assert max(state.relics) <= state.switches.cap
    assert 0 <= state.quick <= state.points
    for seat in range(state.seats):
        assert state.cast[seat] & ~state.book[seat] == 0
        assert all(state.door[RING * seat + sphere] != seat for sphere in range(RING))
    assert len(state.pupils) == KINDS_OF_SPELL * state.seats


def check_derived(state: Archmage) -> None:
    derived = state.barred[:], state.toll[:], state.held[:]
    state.recount()
    assert (state.barred, state.toll, state.held) == derived


def cell(name: str) -> int:
    """`"f6"` to its number."""
    return CELL_NAMES.index(name)


def place(name: str) -> int:
    """A sphere is its Fundamental place, a spell its own."""
    return SPHERES.index(name) if name in SPHERES else SPELLS.index(name)


def planets(rest: int) -> list[int]:
    """Planets with so many steps before them."""
    orbit = [-3, -2, -1, 1, 2, 3]
    for planet in range(RING):
        while orbit[planet] and sum(map(abs, orbit)) > rest:
            orbit[planet] -= 1 if orbit[planet] > 0 else -1
    return orbit


class Table:
    """A match whose chance is scripted, in the Journey of seat 0 (or `turn`), in round 2 unless another is named. All Mages
    stand on the Cursed Tower, nobody has relics, books hold what the Apprentices support."""

    def __init__(
        self,
        land: str = "",
        mages: str = "",
        towers: str = "",
        relics: Sequence[str] = (),
        pupils: Sequence[str] = (),
        books: Sequence[str] = (),
        doors: Sequence[str] = (),
        captives: Sequence[str] = (),
        company: Sequence[int] = (),
        points: int = 5,
        round: int = 2,
        rest: int | None = None,
        warlord: str = "",
        compass: str = "n",
        seats: int = 2,
        turn: int = 0,
        options: str = "",
        difficulty: str = "apprentice",
    ) -> None:
        chosen: dict[str, Value] = dict.fromkeys(options.split(), True)
        chosen["difficulty"] = difficulty
        self.state = cast(Archmage, GAME.start(seats, cast(Mapping[str, Value], chosen)))
        self.box = box(self.state)
        self.sink = Sink()
        self.state.sink = self.sink
        self._script: dict[str, list[str]] = {"start": [str(turn)], "find": [], "compass": [compass], "march": []}
        self.settle()
        state = self.state
        state.relics = [0] * (RING * seats)
        self._planets(round, rest)
        for word in land.split():
            self._lay(*word.split("="))
        for seat, name in enumerate(towers.split()):
            if name != "-":
                state.keep[seat] = cell(name)
        for seat, name in enumerate(mages.split()):
            state.mage[seat] = cell(name)
        if warlord:
            state.warlord = cell(warlord)
        for seat, line in enumerate(relics):
            for name, n in pairs(line):
                state.relics[RING * seat + RELICS.index(name)] = int(n)
        for seat, line in enumerate(pupils):
            for name, count in pairs(line):
                clean, _, corrupt = count.partition("!")
                state.pupils[KINDS_OF_SPELL * seat + place(name)] = int(clean)
                state.corrupt[KINDS_OF_SPELL * seat + place(name)] = int(corrupt or 0)
        for seat, line in enumerate(doors):
            for name, owner in pairs(line):
                state.door[RING * seat + SPHERES.index(name)] = int(owner)
        for seat, line in enumerate(captives):
            for owner, n in pairs(line):
                state.captives[OWNERS * seat + int(owner)] = int(n)
        for seat in range(seats):
            state.book[seat] = state.supported(seat)
        for seat, line in enumerate(books):
            for name in line.split():
                state.book[seat] |= 1 << SPELLS.index(name)
        self._muster(company)
        state.points = points
        state.recount()
        self.check()
        self.events()

    # Setting things up

    def _planets(self, round: int, rest: int | None) -> None:
        state = self.state
        state.round = round
        for seat in range(state.seats):
            steps = 12 - (max(0, round - 1) if seat == state.turn else max(0, round - 2))
            state.orbit[RING * seat : RING * (seat + 1)] = planets(steps if rest is None else rest)

    def _lay(self, name: str, what: str) -> None:
        """A hex, face up, with what is on it."""
        state, at = self.state, cell(name)
        what, _, token = what.partition("~")
        what, _, ward = what.partition("+")
        face, _, owner = what.partition(":")
        if state.ground[at] >= HIDDEN:
            state.ground[at] = FACES.index(face)
            state.secrets.pile[state.ground[at]] -= 1
        assert FACES[state.ground[at]] == face
        if owner:
            state.follower[at] = WARLORD if owner == "w" else int(owner)
            state.flames -= owner == "w"
        state.ward[at] = 1 if ward else 0
        if token:
            kind, _, caster = token.partition(":")
            state.token[at], state.caster[at] = TOKENS.index(kind), int(caster)

    def _muster(self, company: Sequence[int]) -> None:
        """Whoever is nowhere else travels along, up to fifteen; the others wait in the Supply."""
        state = self.state
        for seat in range(state.seats):
            state.company[seat] = state.supply[seat] = 0
            rest = FOLLOWERS - followers(state)[seat]
            state.company[seat] = company[seat] if seat < len(company) else min(COMPANY, rest)
            state.supply[seat] = rest - state.company[seat]

    def check(self) -> Table:
        """Nothing in the box has appeared or vanished, and what always holds does."""
        assert box(self.state) == self.box
        return self

    # Chance

    def finds(self, *faces: str) -> Table:
        """What the next hexes show."""
        self._script["find"] += faces
        return self

    def rolls(self, compass: str, march: int) -> Table:
        """The next dice of the Warlord."""
        self._script["compass"].append(compass)
        self._script["march"].append(str(march))
        return self

    def settle(self) -> Table:
        """Let chance happen as scripted, up to the next player's decision; what is not scripted is the first outcome."""
        while self.state.to_act == (CHANCE,):
            texts = [str(move) for move in self.state.options(CHANCE)]
            word = texts[0].split()[0]
            script = self._script.get(word)
            self.state.play(CHANCE, f"{word} {script.pop(0)}" if script else texts[0])
        return self

    def odds(self) -> dict[str, int]:
        """What chance may bring now, and how likely it is."""
        return dict(zip([str(move) for move in self.state.options(CHANCE)], self.state.odds(), strict=True))

    # Playing

    def play(self, *moves: str) -> Table:
        """Whoever is asked makes these moves, one after the other; chance in between happens as scripted."""
        for move in moves:
            self.state.play(self.state.to_act[0], move)
            self.settle()
            self.check()
        return self

    def cast(self, spell: str, *relics: str) -> Table:
        """A spell, and the relics that pay for it where there is a choice."""
        return self.play(f"cast {spell}", *[f"pay {relic}" for relic in relics])

    def refuses(self, rule: str, move: str, seat: int | None = None) -> Table:
        """The move is refused by this rule, and nothing changes."""
        before = digest(self.state)
        with pytest.raises(IllegalMove) as caught:
            self.state.play(self.state.to_act[0] if seat is None else seat, move)
        assert caught.value.rule.id == rule, f"refused by {caught.value.rule.id}: {caught.value}"
        assert digest(self.state) == before
        return self

    def ends_turn(self, planet: str = "") -> Table:
        """The turn goes by without another action; then the next player has moved a planet, if one is named."""
        while "end" not in self.options():
            self.play("stop" if "stop" in self.options() else "done")
        self.play("end")
        return self.play(f"planet {planet}") if planet else self

    # Looking

    def options(self) -> list[str]:
        """What whoever is asked may do; nothing when the match is over."""
        return [str(move) for seat in self.state.to_act[:1] for move in self.state.options(seat)]

    def may(self, word: str) -> list[str]:
        """What may be done that begins with this word, without the word."""
        return [text.partition(" ")[2] for text in self.options() if text.split()[0] == word]

    def view(self, seat: int | None = None) -> View:
        return cast(View, self.state.view(seat))

    def player(self, seat: int) -> Player:
        return self.view().players[seat]

    def hex(self, name: str) -> Hex:
        return next(hex for hex in self.view().land if hex.cell == name)

    def relics(self, seat: int = 0) -> dict[str, int]:
        """The relics of a seat, without what it has none of."""
        return {name: n for name, n in self.player(seat).relics.items() if n}

    def people(self, seat: int = 0) -> tuple[int, int]:
        """Company and Supply."""
        return self.state.company[seat], self.state.supply[seat]

    def apprentices(self, seat: int = 0) -> dict[str, int]:
        """By spell, corrupt ones included."""
        return {at.spell: at.clean + at.corrupt for at in self.player(seat).apprentices}

    def corrupt(self, seat: int = 0) -> dict[str, int]:
        return {at.spell: at.corrupt for at in self.player(seat).apprentices if at.corrupt}

    def book(self, seat: int = 0) -> list[str]:
        return [card.spell for card in self.player(seat).book]

    def held(self, seat: int = 0) -> set[str]:
        """The cells with a follower of a seat."""
        return {hex.cell for hex in self.view().land if hex.follower == seat}

    def warded(self) -> set[str]:
        return {hex.cell for hex in self.view().land if hex.ward}

    def tokens(self) -> dict[str, str]:
        return {hex.cell: hex.token for hex in self.view().land if hex.token}

    def events(self) -> list[Event]:
        """What has been told since the last look."""
        return self.sink.take()

    def told(self, what: str) -> list[tuple[int, int, int, int]]:
        """The events of a kind since the last look."""
        return [(event.seat, event.a, event.b, event.c) for event in self.events() if event.what == what]


def pairs(line: str) -> list[tuple[str, str]]:
    """`"seeds=2 bones=1"` as pairs."""
    return [(left, right) for left, right in (word.split("=") for word in line.split())]


def direction(name: str) -> int:
    return DIRECTIONS.index(name)
