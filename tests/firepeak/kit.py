"""Set up a position of Firepeak in a line, script dice and draws, and talk like a player.

    Table(structures=["a=twil-4 c=twil-3+atrophy", "b=gaia-3"], guards=["", "cler-2"], dungeons=["night-1 night-2*", ""],
          books=["atrophy scry", ""], auras=["a=strength", ""], circles=["guile", ""])

Beings are written like captives (`twil-3`), or `familiar`, `golem`, `titan`, `shade:twil-3`; `+avatar` enchants one. A
captive with `*` has been seen by all, one without by its jailer alone. Tests do not repeat what spells cost: `$atrophy`
among captives stands for the sacrifices that Atrophy demands, and the move `pay` makes them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import cast

import pytest

from conclave.engine.events import Event, Sink
from conclave.engine.fields import digest
from conclave.engine.game import Value
from conclave.engine.mistakes import IllegalMove
from conclave.engine.moves import CHANCE
from conclave.engine.secrets import ALL, bit
from conclave.games.firepeak import GAME
from conclave.games.firepeak.components import (
    AS_DUPLICATE,
    BOUND,
    CAPTIVE_NAMES,
    CARD_OF,
    CLANS,
    COST,
    CREATURES,
    DUPLICATE,
    FAMILIAR,
    FIRST_ENCHANTMENT,
    FIRST_SPELL_KIND,
    GOLEM,
    GUARD,
    KINDS_OF_ENCHANTMENT,
    KINDS_OF_SPELL,
    NONE,
    PLACES,
    SHADE,
    SPELLS,
    SPOTS,
    SUMMON_TITAN,
    TITAN,
    TITAN_KIND,
    WIZARDS,
)
from conclave.games.firepeak.components import DECOY as DECOY_SPELL
from conclave.games.firepeak.state import AIR, BOOK, DISCARDS, Firepeak
from conclave.games.firepeak.view import Being, Player, View

SUMMONED = {"familiar": FAMILIAR, "golem": GOLEM, "titan": TITAN}


def box(state: Firepeak) -> object:
    """What must never appear or vanish: creatures by kind, each spell card; and what is derived must be true."""
    secrets = state.secrets
    creatures = [secrets.pile[kind] + secrets.kind.count(kind) for kind in range(CREATURES)]
    spells = [
        secrets.pile[FIRST_SPELL_KIND + spell]
        + secrets.kind.count(FIRST_SPELL_KIND + spell)
        + (state.spent >> spell & 1)
        + (state.spell == spell)
        for spell in range(KINDS_OF_SPELL)
    ]
    spells[SUMMON_TITAN] += secrets.kind.count(TITAN_KIND)
    spells[DUPLICATE] += secrets.kind.count(TITAN_KIND + 1)
    for being in [*state.being, state.held]:
        if being != NONE:
            if CARD_OF[being] != NONE:
                spells[CARD_OF[being]] += 1
            else:
                creatures[being] += 1
    for lasting in [*state.aura, *state.circle]:
        if lasting != NONE:
            spells[lasting if lasting < AS_DUPLICATE else DUPLICATE] += 1
    for charms in state.charms:
        for n in range(KINDS_OF_ENCHANTMENT):
            spells[FIRST_ENCHANTMENT + n] += charms >> n & 1
            spells[DUPLICATE] += charms >> (KINDS_OF_ENCHANTMENT + n) & 1
    for decoys in state.decoys:
        spells[DECOY_SPELL] += decoys & 1
        spells[DUPLICATE] += decoys >> 1
    check_derived(state)
    return creatures, spells


def check_derived(state: Firepeak) -> None:
    derived = state.clan[:], state.might[:], state.occupied[:], state.crowd[:], state.deck
    state.recount()
    assert (state.clan, state.might, state.occupied, state.crowd, state.deck) == derived
    for seat in range(state.seats):
        assert state.shaken >> seat & 1 or state.unsound(seat) is None


FULL_BOX = ([2, 3, 3, 2] * len(CLANS), [1] * KINDS_OF_SPELL)


def being_of(name: str) -> int:
    """`"twil-3"`, `"golem"` or `"shade:twil-3"` to its number."""
    model = name.removeprefix("shade:")
    being = SUMMONED[model] if model in SUMMONED else CAPTIVE_NAMES.index(model)
    return SHADE + being if name.startswith("shade:") else being


def pairs(line: str) -> list[tuple[str, str]]:
    """`"a=twil-4 c=golem"` as pairs."""
    return [(left, right) for left, right in (word.split("=") for word in line.split())]


def price(spell: str) -> list[str]:
    """What must be sacrificed for a spell: of each clan a creature that is just strong enough."""
    return [f"{CLANS[clan]}-{least}" for clan, least in COST[SPELLS.index(spell)]]


def captives_of(line: str) -> list[str]:
    """`"$atrophy night-2*"` as captives."""
    return [card for word in line.split() for card in (price(word[1:]) if word.startswith("$") else [word])]


class Table:
    """A match whose chance is scripted, in the turn of seat 0 (or `turn`), with both actions left. Unless wizards are named
    they are of clans that hardly matter: seat 0 has the wizard of the Clergy, seat 1 of the Nightwings and so on."""

    def __init__(
        self,
        wizards: str = "",
        structures: Sequence[str] = (),
        guards: Sequence[str] = (),
        dungeons: Sequence[str] = (),
        books: Sequence[str] = (),
        auras: Sequence[str] = (),
        circles: Sequence[str] = (),
        decoys: Sequence[int] = (),
        discards: str = "",
        spent: str = "",
        deck: str | None = None,
        seats: int = 2,
        turn: int = 0,
        options: str = "",
    ) -> None:
        clans = wizards.split() or ["cler", "night", "gaia", "dawn", "doom"][:seats]
        self.state = cast(
            Firepeak, GAME.start(len(clans), cast(Mapping[str, Value], dict.fromkeys(options.split(), True)))
        )
        self.sink = Sink()
        self.state.sink = self.sink
        self._wizards = [WIZARDS[CLANS.index(clan)] for clan in clans]
        self._rolls: list[int] = [6 if seat == turn else 1 for seat in range(len(clans))]
        self._script: dict[str, list[str]] = {"deal": list(self._wizards), "draw": [], "learn": [], "lose": []}
        self._set_up()
        for seat, line in enumerate(structures):
            for place, being in pairs(line):
                self._lay(seat, PLACES.index(place), being)
        for seat, being in enumerate(guards):
            if being:
                self._lay(seat, GUARD, being)
        for seat, line in enumerate(dungeons):
            for word in captives_of(line):
                kind = CAPTIVE_NAMES.index(word.rstrip("*"))
                seen = ALL if word.endswith("*") or kind >= CREATURES else bit(seat)
                self._captive(kind, seat, seen)
        for seat, line in enumerate(books):
            for spell in line.split():
                self.state.secrets.take(FIRST_SPELL_KIND + SPELLS.index(spell), BOOK + seat, bit(seat))
        for seat, line in enumerate(auras):
            for place, aura in pairs(line):
                self._aura(seat, PLACES.index(place), self._spell(f"aura_{aura}"))
        for seat, circle in enumerate(circles):
            if circle:
                self.state.circle[seat] = self._spell(f"circle_{circle}")
        for seat, number in enumerate(decoys):
            if number:
                self._spell("decoy" if number == 1 else "duplicate")
                self.state.decoys[seat] = number
        for word in discards.split():
            self._captive(CAPTIVE_NAMES.index(word), DISCARDS, ALL)
        for spell in spent.split():
            self.state.spent |= 1 << self._spell(spell)
        if deck is not None:
            self.deck(deck)
        self.state.recount()
        self.check()
        self.events()

    # Setting things up

    def _set_up(self) -> None:
        """Deal wizards and spells, decide who begins; then all books are emptied, so that tests can say what is in them."""
        self.settle()
        while self.state.round == 0:
            seat = self.state.to_act[0]
            if f"choose {self._wizards[seat]}" in self.options(seat):
                self.play(seat, f"choose {self._wizards[seat]}")
            else:
                self.play(seat, "return 1", "return 2")
        for piece in reversed(range(len(self.state.secrets.place))):
            self.state.secrets.bury(piece)
        self._rolls = []

    def _spell(self, name: str) -> int:
        """Take a spell card out of the research deck."""
        spell = SPELLS.index(name)
        self.state.secrets.pile[FIRST_SPELL_KIND + spell] -= 1
        return spell

    def _captive(self, kind: int, place: int, seen: int) -> None:
        if kind < CREATURES:
            self.state.secrets.take(kind, place, seen)
        else:
            self._spell("titan" if kind == TITAN_KIND else "duplicate")
            self.state.secrets.put(kind, place, seen)

    def _lay(self, seat: int, spot: int, words: str) -> None:
        name, *charms = words.split("+")
        being = being_of(name)
        if being < CREATURES:
            self.state.secrets.pile[being] -= 1
        else:
            self._spell(SPELLS[CARD_OF[being]])
        at = SPOTS * seat + spot
        self.state.being[at] = being
        for charm in charms:
            self.state.charms[at] |= 1 << (self._spell(charm) - FIRST_ENCHANTMENT)
            if charm == "aggression" and seat == self.state.turn:
                self.state.charms[at] |= BOUND

    def _aura(self, seat: int, spot: int, spell: int) -> None:
        self.state.aura[SPOTS * seat + spot] = spell
        if SPELLS[spell] == "aura_neutrality":
            self.state.neutral[seat] |= 1 << spot

    def deck(self, cards: str, rest: int = DISCARDS) -> Table:
        """The recruit deck holds these and nothing else; the other creatures lie among the discards, or in a dungeon."""
        wanted = Counter(CAPTIVE_NAMES.index(card) for card in cards.split())
        for kind in range(CREATURES):
            while self.state.secrets.pile[kind] > wanted[kind]:
                self.state.secrets.take(kind, rest, ALL)
        self.state.recount()
        return self

    def research_deck(self, spells: str, rest: str = "spent") -> Table:
        """The research deck holds these spells; the others lie among the discards, or in the book of the last seat."""
        for spell in range(KINDS_OF_SPELL):
            if SPELLS[spell] not in spells.split() and self.state.secrets.pile[FIRST_SPELL_KIND + spell]:
                if rest == "spent":
                    self.state.spent |= 1 << self._spell(SPELLS[spell])
                else:
                    seat = self.state.seats - 1
                    self.state.secrets.take(FIRST_SPELL_KIND + spell, BOOK + seat, bit(seat))
        return self

    def check(self) -> Table:
        """Nothing in the box has appeared or vanished."""
        assert box(self.state) == FULL_BOX
        return self

    # Chance

    def rolls(self, *dice: int) -> Table:
        """The next dice, in the order in which they are rolled; a die that is not scripted is a mistake of the test."""
        self._rolls += dice
        return self

    def draws(self, *creatures: str) -> Table:
        """The next recruits."""
        self._script["draw"] += creatures
        return self

    def learns(self, *spells: str) -> Table:
        """The next spells drawn."""
        self._script["learn"] += spells
        return self

    def loses(self, *creatures: str) -> Table:
        """What the Tides of Chaos wash away next."""
        self._script["lose"] += creatures
        return self

    def settle(self) -> Table:
        """Let chance happen as scripted, up to the next player's decision."""
        while self.state.to_act == (CHANCE,):
            texts = [str(move) for move in self.state.options(CHANCE)]
            word = texts[0].split()[0]
            if word == "roll":
                assert self._rolls, "a die is rolled that no test has scripted"
                outcome = f"roll {self._rolls.pop(0)}"
            else:
                script = self._script[word]
                outcome = f"{word} {script.pop(0)}" if script else texts[0]
            self.state.play(CHANCE, outcome)
        return self

    def odds(self) -> dict[str, int]:
        """What chance may bring now, and how likely it is."""
        return dict(zip([str(move) for move in self.state.options(CHANCE)], self.state.odds(), strict=True))

    # Playing

    def play(self, seat: int, *moves: str) -> Table:
        """A seat makes these moves, one after the other; chance in between happens as scripted. `pay` makes the sacrifices
        for the spell that is being cast."""
        for move in moves:
            for single in self._payment() if move == "pay" else [move]:
                self.state.play(seat, single)
                self.settle()
                if self.state.round:
                    self.check()
        return self

    def _payment(self) -> list[str]:
        assert self.state.spell != NONE, "no spell is being cast"
        return [f"give {card}" for card in price(SPELLS[self.state.spell])]

    def refuses(self, rule: str, seat: int, move: str) -> Table:
        """The move is refused by this rule, and nothing changes."""
        before = digest(self.state)
        with pytest.raises(IllegalMove) as caught:
            self.state.play(seat, move)
        assert caught.value.rule.id == rule, f"refused by {caught.value.rule.id}: {caught.value}"
        assert digest(self.state) == before
        return self

    def options(self, seat: int | None = None) -> list[str]:
        """What the seat, or whoever is asked first, may do; nothing when the match is over."""
        seats = self.state.to_act[:1] if seat is None else (seat,)
        return [str(move) for asked in seats for move in self.state.options(asked)]

    def may(self, seat: int, word: str) -> list[str]:
        """What the seat may do that begins with this word."""
        return [option for option in self.options(seat) if option.split()[0] == word]

    # Looking

    def view(self, seat: int | None = None) -> View:
        return cast(View, self.state.view(seat))

    def player(self, seat: int, eyes: int | None = None) -> Player:
        """What lies before a seat, through the eyes of a spectator unless others are named."""
        return self.view(eyes).players[seat]

    def being(self, seat: int, place: str) -> Being | None:
        player = self.player(seat)
        return player.guard if place == "guard" else player.structure[PLACES.index(place)]

    def at(self, seat: int, place: str) -> str | None:
        """What lies face up on a place, like `twil-3`; a Shade as `shade:twil-3`."""
        being = self.being(seat, place)
        return None if being is None else ("shade:" if being.shade else "") + being.kind

    def layout(self, seat: int) -> str:
        """The whole structure, written as in the set-up, without enchantments."""
        return " ".join(f"{place}={self.at(seat, place)}" for place in PLACES[:GUARD] if self.at(seat, place))

    def strength(self, seat: int, place: str) -> int:
        being = self.being(seat, place)
        assert being is not None
        return being.strength

    def enchantments(self, seat: int, place: str) -> list[str]:
        being = self.being(seat, place)
        assert being is not None
        return being.enchantments

    def dungeon(self, seat: int) -> list[str]:
        """What lies in a dungeon, as its owner sees it."""
        return self.player(seat, seat).dungeon

    def knows(self, eyes: int | None, seat: int) -> list[str]:
        """What somebody knows of a dungeon: the creatures, and `?` for each that is unknown."""
        player = self.player(seat, eyes)
        return player.dungeon + ["?"] * player.dungeon_hidden

    def book(self, seat: int, eyes: int | None = -1) -> list[str]:
        """A spellbook as its owner sees it, or somebody else, with `?` for what is unknown."""
        player = self.player(seat, seat if eyes == -1 else eyes)
        return player.book + ["?"] * player.book_hidden

    def discards(self) -> list[str]:
        """The creatures on the discard pile, by kind."""
        return sorted(CAPTIVE_NAMES[self.state.secrets.kind[piece]] for piece in self.state.secrets.at(DISCARDS))

    def spent(self) -> list[str]:
        """The spells on the discard pile."""
        return self.view().spent

    @property
    def actions(self) -> int:
        return self.view().actions

    @property
    def turn(self) -> int | None:
        return self.view().turn

    @property
    def asked(self) -> tuple[int, ...]:
        return self.state.to_act

    @property
    def over(self) -> bool:
        return self.state.over

    def drawn(self, eyes: int | None) -> list[str | None]:
        """The recruits that wait to be placed, as somebody sees them."""
        assert len(self.view(eyes).drawn) == len(self.state.secrets.at(AIR))
        return self.view(eyes).drawn

    def events(self) -> list[Event]:
        """What happened since the last time."""
        return self.sink.take()

    def told(self, what: str) -> list[Event]:
        """What has been told of this kind since the last time, all else forgotten."""
        return [event for event in self.events() if event.what == what]
