"""Set up a position of Zavandor in a line, script chance, and talk like a player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import cast

import pytest

from conclave.engine.events import Event, Sink
from conclave.engine.game import Value
from conclave.engine.mistakes import IllegalMove
from conclave.engine.moves import CHANCE
from conclave.games.zavandor import GAME
from conclave.games.zavandor.components import (
    AREAS,
    ARTIFACTS,
    BACKS,
    CHARACTERS,
    COLOURS,
    GEMS,
    KINDS_OF_AREA,
    KINDS_OF_ARTIFACT,
    KINDS_OF_COLOUR,
    KINDS_OF_GEM,
    MINIMUM,
    OBJECTS,
    SENTINELS,
    VALUE,
)
from conclave.games.zavandor.state import ASIDE, Zavandor
from conclave.games.zavandor.view import Player, View

USUAL = {"blue": 5, "green": 7, "white": 10, "red": 15}


def kind_of(card: str) -> int:
    """`"blue 5"` to its number."""
    colour, value = card.split()
    back = COLOURS.index(colour)
    return next(k for k in range(BACKS.first[back], BACKS.first[back + 1]) if VALUE[k] == int(value))


class Table:
    """A match whose chance is scripted. By default: seat 0 is the witch, 1 the elf and so on; seat n has position n + 1;
    the position is the start of seat 0's turn in round 1, after everybody's income (a blue 5 each)."""

    def __init__(
        self,
        seats: int = 3,
        characters: Sequence[str] = CHARACTERS,
        offer: Sequence[str] = (),
        options: Mapping[str, Value] | None = None,
        setup_only: bool = False,
    ) -> None:
        self.rng = Random(1)
        self.state = cast(Zavandor, GAME.start(seats, options))
        self.sink = Sink()
        self.state.sink = self.sink
        self._characters = list(characters)
        self._offer = list(offer)
        self._draws: list[str] = []
        self._lots: list[int] = []
        if not setup_only:
            self.settle()

    # Chance

    def draws(self, *cards: str) -> Table:
        """The next energy cards drawn; cards not scripted are the blue 5, green 7, white 10 or red 15."""
        self._draws += cards
        return self

    def lots(self, *seats: int) -> Table:
        """The next lots; otherwise the lowest seat."""
        self._lots += seats
        return self

    def reveals(self, *artifacts: str) -> Table:
        """The next artifacts turned up; otherwise any."""
        self._offer += artifacts
        return self

    def settle(self) -> Table:
        """Let chance happen as scripted, up to the next player's decision."""
        while self.state.to_act == (CHANCE,):
            self.state.play(CHANCE, self._outcome([str(move) for move in self.state.options(CHANCE)]))
        return self

    def _outcome(self, texts: list[str]) -> str:
        first = texts[0].split()[0]
        if first == "deal":
            seat = sum(c >= 0 for c in self.state.character)
            return f"deal {self._characters[seat]}"
        if first == "lot":
            return f"lot {self._lots.pop(0)}" if self._lots else texts[0]
        if first == "reveal":
            for name in self._offer:
                if f"reveal {name}" in texts:
                    self._offer.remove(name)
                    return f"reveal {name}"
            return texts[0]
        colour = texts[0].split()[1]
        for card in self._draws:
            if card.split()[0] == colour:
                self._draws.remove(card)
                return f"draw {card}"
        usual = f"draw {colour} {USUAL[colour]}"
        return usual if usual in texts else texts[0]

    # Playing

    def play(self, seat: int, *moves: str) -> Table:
        """A seat makes these moves, one after the other; chance in between happens as scripted."""
        for move in moves:
            self.state.play(seat, move)
            self.settle()
        return self

    def refuses(self, seat: int, move: str, rule: str) -> Table:
        """The move is refused by this rule, and nothing changes."""
        before = self.view(seat)
        with pytest.raises(IllegalMove) as caught:
            self.state.play(seat, move)
        assert caught.value.rule.id == rule, f"refused by {caught.value.rule.id}: {caught.value}"
        assert self.view(seat) == before
        return self

    def pass_all(self) -> Table:
        """Everybody else passes until the auction is over."""
        while "pass" in self.options():
            self.play(self.state.to_act[0], "pass")
        return self

    def buy(self, seat: int, thing: str, bid: int) -> Table:
        """The seat, whose turn it is, opens an auction and gets the object for its opening bid, paying as suggested."""
        self.play(seat, f"auction {thing}", f"bid {bid}")
        self.pass_all()
        if self.state.to_act == (seat,) and "pay" in self.options():
            self.play(seat, "pay")
        return self

    def win(self, starter: int, winner: int, thing: str, bid: int) -> Table:
        """`starter` opens at the minimum and `winner` gets the object for `bid`; payment is left to do."""
        self.play(starter, f"auction {thing}", f"bid {MINIMUM[OBJECTS.index(thing)]}")
        while "pass" in self.options():
            seat = self.state.to_act[0]
            self.play(seat, f"bid {bid}" if seat == winner and f"bid {bid}" in self.options() else "pass")
        return self

    def end_turns(self) -> Table:
        """Everybody who is left ends their turn; hand limits are kept to as suggested; up to the next round or the end."""
        round = self.state.round
        while self.state.to_act and self.state.round == round:
            seat = self.state.to_act[0]
            options = self.options(seat)
            self.play(seat, "end" if "end" in options else "keep" if "keep" in options else options[0])
        return self

    def options(self, seat: int | None = None) -> list[str]:
        """What the seat, or whoever is asked first, may do; nothing when the game is over."""
        seats = self.state.to_act[:1] if seat is None else (seat,)
        return [str(move) for asked in seats for move in self.state.options(asked)]

    def refused(self, seat: int) -> dict[str, str]:
        return {str(move): rule.id for move, rule in self.state.refused(seat)}

    # Looking

    def view(self, seat: int | None = None) -> View:
        return cast(View, self.state.view(seat))

    def player(self, seat: int, eyes: int | None = -1) -> Player:
        """What lies before a seat, through its own eyes unless others are named."""
        return self.view(seat if eyes == -1 else eyes).players[seat]

    def events(self) -> list[Event]:
        """What happened since the last time."""
        return self.sink.take()

    # Setting things up

    def give(
        self,
        seat: int,
        *,
        dust: int | None = None,
        cards: Sequence[str] | None = None,
        aside: Sequence[str] | None = None,
        concentrated: Mapping[str, int] | None = None,
        active: Mapping[str, int] | None = None,
        pentagon: Mapping[str, int] | None = None,
        levels: Mapping[str, int] | None = None,
        stones: Sequence[int] | None = None,
        waiting_stones: int | None = None,
        artifacts: Sequence[str] | None = None,
        sentinels: Sequence[str] | None = None,
        points: int | None = None,
    ) -> Table:
        """Change what a seat has; what is named replaces what was there, except sentinels, which are added."""
        state = self.state
        if dust is not None:
            state.dust[seat] = dust
        for place, wanted in ((seat, cards), (ASIDE + seat, aside)):
            if wanted is not None:
                for piece in reversed(state.secrets.at(place)):
                    state.secrets.bury(piece)
                for card in wanted:
                    seen = (1 << 30) - 1 if state.switches.public_money else 1 << seat
                    state.secrets.take(kind_of(card), place, seen)
        for names, figures, width, given in (
            (COLOURS, state.concentrated, KINDS_OF_COLOUR, concentrated),
            (GEMS, state.active, KINDS_OF_GEM, active),
            (GEMS, state.idle, KINDS_OF_GEM, pentagon),
            (AREAS, state.levels, KINDS_OF_AREA, levels),
        ):
            if given is not None:
                for i, name in enumerate(names):
                    figures[width * seat + i] = given.get(name, 0)
                assert set(given) <= set(names), given
        if stones is not None:
            state.stones[seat] = sum(1 << i for i, price in enumerate((20, 25, 30, 35, 40)) if price in stones)
        if waiting_stones is not None:
            state.pouch[seat] = waiting_stones
        if artifacts is not None:
            for i in range(KINDS_OF_ARTIFACT):
                state.owned[KINDS_OF_ARTIFACT * seat + i] = list(artifacts).count(ARTIFACTS[i])
        for name in sentinels or ():
            state.keeper[SENTINELS.index(name)] = seat
        if points is not None:
            state.points[seat] = points
        state.appraise(seat)
        state.redealt()
        return self

    def offer(self, *artifacts: str) -> Table:
        """These artifacts lie face up, and nothing else."""
        self.state.offer[:] = [ARTIFACTS.index(name) for name in artifacts]
        return self

    # Chance under the magnifying glass

    def until(self, word: str) -> Table:
        """Let chance happen as scripted until it is about to decide this: a `deal`, a `lot`, a `reveal` or a `draw`."""
        while not next(iter(self.odds())).startswith(word):
            self.state.play(CHANCE, self._outcome(list(self.odds())))
        return self

    def odds(self) -> dict[str, int]:
        """What chance may bring now, and how likely it is."""
        return dict(zip([str(move) for move in self.state.options(CHANCE)], self.state.odds(), strict=True))

    def rich(self, dust: int = 400) -> Table:
        """Everybody has plenty of dust."""
        for seat in self.state.alive():
            self.give(seat, dust=dust)
        return self

    # Playing, with payments left to the suggestion

    def does(self, seat: int, *moves: str) -> Table:
        """A seat makes these moves and pays for each as suggested, if it is asked how."""
        for move in moves:
            self.play(seat, move)
            if self.state.to_act == (seat,) and "pay" in self.options(seat):
                self.play(seat, "pay")
        return self
