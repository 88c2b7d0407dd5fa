"""A game: the one declarative record of everything the rest of the house needs to know about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, Protocol, cast

from conclave.engine.chronicle import Chronicle
from conclave.engine.events import Event
from conclave.engine.mistakes import Mistake
from conclave.engine.moves import Lexicon, Move
from conclave.engine.rules import NOT_ASKED, Rule, Rulebook
from conclave.engine.state import State

Value = bool | int | str


class Option:
    """A switch of the rules: its name, the values it can take (the first is the default), the rule that explains it."""

    __slots__ = ("name", "rule", "values")

    def __init__(self, name: str, values: tuple[Value, ...], rule: Rule) -> None:
        self.name: Final[str] = name
        self.values: Final[tuple[Value, ...]] = values
        self.rule: Final[Rule] = rule

    @property
    def default(self) -> Value:
        return self.values[0]

    def read(self, value: Value) -> Value:
        """The value meant by a text or a value; a Mistake if it is none of the option's."""
        for known in self.values:
            if type(value) is type(known) and value == known:
                return known
        if isinstance(value, str):
            for known in self.values:
                if value.strip().lower() in names(known):
                    return known
        listed = ", ".join([names(known)[0] for known in self.values])
        raise Mistake("option_value", {"option": self.name, "text": str(value), "known": listed})


def names(value: Value) -> list[str]:
    """How a value may be written; the first is how we write it."""
    if value is True:
        return ["on", "true", "yes", "1"]
    if value is False:
        return ["off", "false", "no", "0"]
    return [str(value).lower()]


class Speech(Protocol):
    """A game's words. `lang` is a language like "en"; `seat` is whose eyes we look through (None: a spectator's)."""

    def prompt(self, state: Any, seat: int, lang: str) -> str:
        """What the seat is asked, in one sentence."""

    def label(self, state: Any, seat: int, move: Move, lang: str) -> str:
        """A move as a button says it; also a move that is refused here."""

    def group(self, state: Any, seat: int, move: Move, lang: str) -> str:
        """The heading under which the move stands, or nothing."""

    def touches(self, state: Any, seat: int, move: Move) -> list[str]:
        """The ids of the pieces on the board that the move is about."""

    def reason(self, state: Any, seat: int, move: Move, rule: Rule, lang: str) -> str:
        """Why the move is refused: the rule's words, and the figures of this position where they help."""

    def line(self, event: Event, names: list[str], seat: int | None, lang: str) -> str:
        """What happened, as a line of the log; nothing for what needs no words. The event is as the seat may know it."""


def among(speech: Speech, names: Sequence[str]) -> Speech:
    """The words for people of these names: a game that otherwise calls a rival by a role has a method `among` that takes the
    names and gives such a speech."""
    made = getattr(speech, "among", None)
    return speech if made is None else cast(Speech, made(names))


class Sense(Protocol):
    """What programs know about playing a game well. It is given imagined states only."""

    @property
    def reach(self) -> int:
        """How many decisions a search should play on, at least, before it trusts `chances`; large to play to the end."""

    def shortlist(self, state: Any, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
        """The options worth a thought: all of them, or a few of a long range of bids."""

    def rate(self, state: Any, seat: int, moves: Sequence[Move]) -> list[float]:
        """How good each of these moves looks, on any scale of the game's own."""

    def sketch(self, state: Any, seat: int, rng: Random) -> Move:
        """A good legal move, found quickly: how a search plays on."""

    def calm(self, state: Any) -> bool:
        """Whether `chances` can be trusted here, and not only after what is going on."""

    def chances(self, state: Any) -> list[float]:
        """How likely every seat is to win, together 1 (alone one may lose), while the match is not over."""


class Game:
    """What a game declares. `begin` makes the state before anything happened, `view` what a seat may know."""

    __slots__ = (
        "_begin", "_own_view", "_view", "chronicle", "high", "id", "lexicon", "longest", "low", "options", "out_of_turn",
        "preset", "printed", "rulebook", "rules_version", "screen", "sense", "speech", "titles", "unasked",
    )  # fmt: skip

    def __init__(
        self,
        *,
        id: str,
        titles: Mapping[str, str],
        seats: tuple[int, int],
        rules_version: int,
        lexicon: Lexicon,
        rulebook: Rulebook,
        begin: Callable[[Game, int, Mapping[str, Value]], State],
        view: Callable[[Any, int | None], object],
        own_view: Callable[[Any, Any, int], object] | None = None,
        speech: Speech,
        sense: Sense | None = None,
        chronicle: Chronicle | None = None,
        screen: Callable[[Any, list[str], int | None, str], object] | None = None,
        printed: Mapping[str, object] | None = None,
        options: tuple[Option, ...] = (),
        preset: int | None = None,
        longest: int = 100_000,
        out_of_turn: Rule = NOT_ASKED,
        unasked: tuple[Move, ...] = (),
    ) -> None:
        self.id: Final[str] = id
        self.titles: Final[Mapping[str, str]] = titles
        self.low: Final[int] = seats[0]
        self.high: Final[int] = seats[1]
        self.preset: Final[int] = preset or seats[1]
        """How many sit down if nobody says."""
        self.rules_version: Final[int] = rules_version
        self.lexicon: Final[Lexicon] = lexicon
        self.rulebook: Final[Rulebook] = rulebook
        self.options: Final[tuple[Option, ...]] = options
        self.speech: Final[Speech] = speech
        self.sense: Final[Sense | None] = sense
        self.chronicle: Final[Chronicle] = chronicle or Chronicle()
        self.screen: Final = screen
        """Draws a view for the terminal (view, names, seat, language), as something rich can print."""
        self.printed: Final[Mapping[str, object]] = printed or {}
        """What is printed on the pieces, as plain data: a board draws it, so that no figure is written down twice."""
        self.longest: Final[int] = longest
        """No match has more moves than this, chance included."""
        self.out_of_turn: Final[Rule] = out_of_turn
        self.unasked: Final[tuple[Move, ...]] = unasked
        """Moves that a table may play by itself where nothing else is possible, like a pass."""
        self._begin: Final = begin
        self._view: Final = view
        self._own_view: Final = own_view

    def title(self, lang: str = "en") -> str:
        return self.titles.get(lang, self.titles["en"])

    def named(self) -> dict[str, str]:
        """Its title in both languages, for mistakes."""
        return {"game": self.title("en"), "game_de": self.title("de")}

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join([option.name for option in self.options]) or "-"
        raise Mistake("option", {**self.named(), "text": name, "known": known})

    def settings(self, options: Mapping[str, Value] | None = None) -> dict[str, Value]:
        """Every option with its value, those not named at their default; a Mistake for what is unknown."""
        values: dict[str, Value] = {option.name: option.default for option in self.options}
        for name, value in (options or {}).items():
            values[name] = self.option(name).read(value)
        return values

    def start(self, seats: int, options: Mapping[str, Value] | None = None) -> State:
        """A match before anything has happened: the set-up's draws are chance steps."""
        if isinstance(seats, bool) or not self.low <= seats <= self.high:
            numbers = {"low": str(self.low), "high": str(self.high), "seats": str(seats)}
            raise Mistake("seats", {**self.named(), **numbers})
        state = self._begin(self, seats, self.settings(options))
        state.settle()
        return state

    def view(self, state: State, seat: int | None) -> object:
        return self._view(state, seat)

    def own_view(self, state: State, public: object, seat: int) -> object:
        """The view of a seat, made from the spectators' where the game knows how: of a move that is told to everybody, what
        all may know is gathered once."""
        return self._view(state, seat) if self._own_view is None else self._own_view(state, public, seat)

    def __repr__(self) -> str:
        return f"<game {self.id}>"
