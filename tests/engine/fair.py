"""The Fair: a throwaway game that uses every kind of step once. Tests play it, and break it on purpose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final, Self

from conclave.engine.events import Event
from conclave.engine.game import Game, Option, Value
from conclave.engine.moves import CHANCE, Lexicon, Move, Series, first_and_range
from conclave.engine.rules import Rule, Rulebook
from conclave.engine.secrets import Backs, Secrets
from conclave.engine.state import State
from conclave.engine.steps import Chance, Choice, EvenChance, Menu, Step, Together, Verb

BOOK: Final = Rulebook(str(Path(__file__).parent / "fair_rules"))
NEEDS_COIN: Final = BOOK.rule("F2")
SOLD_OUT: Final = BOOK.rule("F3")
TOO_DEAR: Final = BOOK.rule("F4")
SHOWN: Final = BOOK.rule("F5")
BEYOND_PURSE: Final = BOOK.rule("F6")
VOTED: Final = BOOK.rule("F7")
TIPPING: Final = BOOK.rule("F8")

CARDS: Final = ["ring", "drum", "mask"]
COPIES: Final = [2, 3, 1]
WARES: Final = ["apple", "cake"]
THINGS: Final = ["apple", "cake", "song"]
PRICE: Final = [1, 2]
ROUNDS: Final = 2
MOST_COINS: Final = 9

LEXICON: Final = Lexicon()


class Numbered(Move):
    """A move that is about the n-th of something."""

    __slots__ = ("n",)

    def __init__(self, word: str, n: int, name: str) -> None:
        super().__init__(f"{word} {name}")
        self.n: Final[int] = n


class Tips(Series):
    """Coins for the musician."""

    __slots__ = ()

    def make(self, n: int) -> Move:
        return Numbered("tip", n, str(n))


DEAL: Final = [LEXICON.add(Numbered("deal", n, name)) for n, name in enumerate(CARDS)]
HEADS: Final = LEXICON.add(Move("heads"))
TAILS: Final = LEXICON.add(Move("tails"))
BUY: Final = [LEXICON.add(Numbered("buy", n, name)) for n, name in enumerate(WARES)]
SHOW: Final = LEXICON.add(Move("show"))
END: Final = LEXICON.add(Move("end"))
SKIP: Final = LEXICON.add(Move("skip"))
VOTE: Final = [LEXICON.add(Numbered("vote", n, name)) for n, name in enumerate(THINGS)]
TIP: Final = Tips("tip", MOST_COINS)
LEXICON.add_series(TIP)


class Fair(State):
    """Coins and wares; the cards are among the secrets, card n at place n. What broken fairs change are its queries."""

    __slots__ = ("coins", "round", "stock", "story", "votes")

    def __init__(
        self,
        game: Game,
        seats: int,
        secrets: Secrets,
        round: int,
        coins: list[int],
        stock: list[int],
        votes: list[int],
        story: list[int],
    ) -> None:
        super().__init__(game, seats, secrets)
        self.round: int = round
        self.coins: list[int] = coins
        self.stock: list[int] = stock
        self.votes: list[int] = votes
        self.story: list[int] = story

    def clone(self) -> Self:
        copy = type(self)(
            self.game,
            self.seats,
            self.secrets.clone(),
            self.round,
            self.coins[:],
            self.stock[:],
            self.votes[:],
            self.story[:],
        )
        copy.adopt(self)
        return copy

    def scores(self) -> list[int]:
        return [
            self.coins[seat] + sum(self.secrets.kind[i] for i in self.secrets.at(seat)) for seat in range(self.seats)
        ]

    def deal(self, seat: int) -> Step[Any]:
        return Deal(seat)

    def toss(self) -> Step[Any]:
        return Toss()

    def turn(self, seat: int) -> Step[Any]:
        return Turn(seat)

    def tip(self, seat: int) -> Step[Any]:
        return Tip(seat)

    def vote(self) -> Step[Any]:
        return Vote()


class Deal(Chance[Fair]):
    """F1 A card from a lazy pile; only its owner looks."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final[int] = seat

    def outcomes(self, state: Fair) -> list[Move]:
        return [DEAL[k] for k in range(len(CARDS)) if state.secrets.pile[k]]

    def weights(self, state: Fair) -> list[int]:
        return [n for n in state.secrets.pile if n]

    def witnesses(self, state: Fair) -> int:
        return 1 << self.seat

    def happen(self, state: Fair, outcome: Move) -> None:
        assert isinstance(outcome, Numbered)
        state.secrets.take(outcome.n, self.seat, 1 << self.seat)
        state.tell("dealt", self.seat, hidden=outcome.n, witnesses=self.witnesses(state))


class Toss(EvenChance[Fair]):
    """Heads: a coin for everybody."""

    __slots__ = ()

    def outcomes(self, state: Fair) -> list[Move]:
        return [HEADS, TAILS]

    def happen(self, state: Fair, outcome: Move) -> None:
        state.tell("toss", CHANCE, int(outcome is HEADS))
        if outcome is HEADS:
            state.coins = [coins + 1 for coins in state.coins]


class Buying(Verb[Fair]):
    """F2 to F4."""

    __slots__ = ()

    def barred(self, state: Fair, seat: int) -> Rule | None:
        return None if state.coins[seat] else NEEDS_COIN

    def refusal(self, state: Fair, seat: int, move: Move) -> Rule | None:
        assert isinstance(move, Numbered)
        if not state.stock[move.n]:
            return SOLD_OUT
        return TOO_DEAR if state.coins[seat] < PRICE[move.n] else None

    def do(self, state: Fair, seat: int, move: Move) -> None:
        assert isinstance(move, Numbered)
        state.stock[move.n] -= 1
        state.coins[seat] -= PRICE[move.n]
        state.tell("buys", seat, move.n)


class Showing(Verb[Fair]):
    """F5."""

    __slots__ = ()

    def refusal(self, state: Fair, seat: int, move: Move) -> Rule | None:
        return SHOWN if state.secrets.known(state.secrets.at(seat)[0], None) >= 0 else None

    def do(self, state: Fair, seat: int, move: Move) -> None:
        piece = state.secrets.at(seat)[0]
        state.face_up(piece)
        state.tell("shows", seat, state.secrets.kind[piece])


class Ending(Verb[Fair]):
    """The turn is over."""

    __slots__ = ()

    def do(self, state: Fair, seat: int, move: Move) -> None:
        state.agenda.pop()


VERBS: Final[list[Verb[Fair]]] = [Buying(BUY), Showing([SHOW]), Ending([END])]


class Turn(Menu[Fair]):
    """F2 Buy, show, end."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VERBS)


class Tip(Choice[Fair]):
    """F6 Any number of coins up to one's own, or none."""

    __slots__ = ()

    def law(self) -> Rule:
        return TIPPING

    def candidates(self, state: Fair) -> list[Move]:
        return [SKIP, *[TIP.at(n) for n in range(1, min(MOST_COINS, state.coins[self.seat] + 1) + 1)]]

    def fits(self, state: Fair, move: Move) -> bool:
        return move is SKIP or (isinstance(move, Numbered) and move is TIP.at(move.n))

    def refusal(self, state: Fair, move: Move) -> Rule | None:
        if isinstance(move, Numbered) and not 1 <= move.n <= state.coins[self.seat]:
            return BEYOND_PURSE
        return None

    def options(self, state: Fair) -> Sequence[Move]:
        return first_and_range([SKIP], TIP, 1, min(MOST_COINS, state.coins[self.seat]))

    def choose(self, state: Fair, move: Move) -> None:
        if isinstance(move, Numbered):
            state.coins[self.seat] -= move.n
            state.tell("tips", self.seat, move.n)


class Vote(Together[Fair]):
    """F7 Two secret votes each."""

    __slots__ = ()

    def owes(self, state: Fair, seat: int) -> bool:
        return len(state.answers_of(seat)) < 2

    def candidates(self, state: Fair, seat: int) -> list[Move]:
        return list(VOTE)

    def refusal(self, state: Fair, seat: int, move: Move) -> Rule | None:
        return VOTED if move in state.answers_of(seat) else None

    def reveal(self, state: Fair) -> None:
        for seat in range(state.seats):
            for move in state.answers_of(seat):
                assert isinstance(move, Numbered)
                state.votes[move.n] += 1
                state.tell("voted", seat, move.n)


class Round(Step[Fair]):
    """A toss, everybody's turn and tip, the votes; and again."""

    __slots__ = ()

    def run(self, state: Fair) -> None:
        state.round += 1
        if state.round <= ROUNDS:
            state.then(state.toss(), Visits(0), self)


class Visits(Step[Fair]):
    """One seat after the other, then the votes."""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at: Final[int] = at

    def run(self, state: Fair) -> None:
        if self.at < state.seats:
            state.then(state.turn(self.at), state.tip(self.at), Visits(self.at + 1))
        else:
            state.then(state.vote())


class Note(Step[Fair]):
    """Writes a number down when it happens."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final[int] = n

    def run(self, state: Fair) -> None:
        state.story.append(self.n)


@dataclass(slots=True)
class View:
    """What a seat may know."""

    to_act: list[int]
    round: int
    coins: list[int]
    stock: list[int]
    votes: list[int]
    cards: list[int]
    mine: list[str]


def view(state: Fair, seat: int | None) -> View:
    secrets = state.secrets
    return View(
        to_act=list(state.to_act),
        round=state.round,
        coins=list(state.coins),
        stock=list(state.stock),
        votes=list(state.votes),
        cards=[secrets.known(i, seat) for i in range(len(secrets.kind))],
        mine=[] if seat is None else [str(move) for move in state.answers_of(seat)],
    )


class Speech:
    """Words for a game that nobody plays."""

    def prompt(self, state: Any, seat: int, lang: str) -> str:
        return ""

    def label(self, state: Any, seat: int, move: Move, lang: str) -> str:
        return move.text

    def group(self, state: Any, seat: int, move: Move, lang: str) -> str:
        return ""

    def touches(self, state: Any, seat: int, move: Move) -> list[str]:
        return []

    def reason(self, state: Any, seat: int, move: Move, rule: Rule, lang: str) -> str:
        return rule.text(lang)

    def line(self, event: Event, names: list[str], seat: int | None, lang: str) -> str:
        return event.what


def fair(state_class: type[Fair] = Fair, sees: Any = view, longest: int = 200, lexicon: Lexicon = LEXICON) -> Game:
    """The game, or one of its broken variants."""

    def begin(game: Game, seats: int, values: Mapping[str, Value]) -> State:
        secrets = Secrets(Backs([len(CARDS)]), COPIES[:], [], [], [], [])
        purse = values["purse"]
        assert isinstance(purse, int)
        state = state_class(game, seats, secrets, 0, [purse] * seats, [2, 1], [0, 0, 0], [])
        state.then(Round())
        for seat in range(seats - 1, -1, -1):
            state.then(state.deal(seat))
        return state

    return Game(
        id="fair",
        titles={"en": "The Fair", "de": "Der Jahrmarkt"},
        seats=(2, 3),
        rules_version=1,
        lexicon=lexicon,
        rulebook=BOOK,
        begin=begin,
        view=sees,
        speech=Speech(),
        options=(Option("purse", (2, 0, 5), BOOK.rule("F1")),),
        longest=longest,
    )


GAME: Final = fair()


def started(
    seats: int = 2, purse: int = 2, cards: Sequence[str] = ("ring", "drum", "drum"), toss: str = "tails"
) -> Fair:
    """A fair at the first player's turn."""
    state = GAME.start(seats, {"purse": purse})
    assert isinstance(state, Fair)
    for name in cards[:seats]:
        state.play(CHANCE, f"deal {name}")
    state.play(CHANCE, toss)
    return state


def random_match(game: Game, seats: int, seed: int) -> list[tuple[int, Move]]:
    """The moves of a whole match, played by dice."""
    rng = Random(seed)
    state = game.start(seats)
    moves: list[tuple[int, Move]] = []
    while state.to_act:
        seat = state.to_act[rng.randrange(len(state.to_act))]
        move = state.pick(seat, rng)
        state.apply(seat, move)
        moves.append((seat, move))
    return moves
