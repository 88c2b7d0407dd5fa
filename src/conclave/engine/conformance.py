"""Conformance: what must hold for every game, whoever wrote it. One line in a game's tests runs it all:

    conform(GAME)

Random matches are played for every number of seats and every option, and at every position the promises of the engine are
checked: see the methods of `Examination`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from conclave.engine.events import Event, Sink
from conclave.engine.fields import digest, flags_for_numbers, plain, shared
from conclave.engine.game import Game, Value
from conclave.engine.mistakes import Mistake
from conclave.engine.moves import CHANCE, Move
from conclave.engine.records import Record, read
from conclave.engine.secrets import ALL
from conclave.engine.state import State
from conclave.engine.steps import Chance, Together

SOME = 40
"""Of a very long list of options only so many are looked at one by one."""
WHOLE = 50
"""Of so many positions one is imagined and played to its end."""


@dataclass
class Findings:
    """What an examination went through."""

    matches: int = 0
    positions: int = 0
    longest: int = 0
    moves: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)


class Broken(AssertionError):
    """A promise that a game does not keep, with the record that shows it."""


def settings_of(game: Game) -> Iterator[dict[str, Value]]:
    """Every option on its own, none, and all at once."""
    yield {}
    for option in game.options:
        for value in option.values[1:]:
            yield {option.name: value}
    if len(game.options) > 1:
        yield {option.name: option.values[-1] for option in game.options}


def conform(
    game: Game,
    *,
    matches: int = 1,
    seed: int = 1,
    seats: tuple[int, ...] | None = None,
    options: list[dict[str, Value]] | None = None,
    every: int = 1,
    inventory: Callable[[Any], object] | None = None,
) -> Findings:
    """Examine a game. `every` looks closely at every n-th position only; `inventory` counts what must never change (nothing
    in the box appears or vanishes)."""
    findings = Findings()
    for count in seats or tuple(range(game.low, game.high + 1)):
        for setting in options if options is not None else list(settings_of(game)):
            for n in range(matches):
                Examination(game, count, setting, seed + n, findings, inventory).play(every)
    check_rulebook(game)
    return findings


def check_rulebook(game: Game) -> None:
    """German and English have the same numbers in the same order, and every rule that a refusal can name has words."""
    english = list(game.rulebook.words("en"))
    german = list(game.rulebook.words("de"))
    if english != german:
        raise Broken(f"the rulebooks differ in their numbers: {set(english) ^ set(german) or 'their order'}")
    unknown = set(game.rulebook.rules) - set(english)
    if unknown:
        raise Broken(f"no words in the rulebook for {sorted(unknown)}")


class Examination:
    """One random match, looked at closely."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Value],
        seed: int,
        findings: Findings,
        inventory: Callable[[Any], object] | None,
        mover: Callable[[State, int, Random], Move] | None = None,
    ) -> None:
        self.game = game
        self.mover = mover or (lambda state, seat, rng: state.pick(seat, rng))
        self.rng = Random(f"{game.id} {seats} {sorted(options.items())} {seed}")
        self.record = Record(game, seats, options)
        self.state = self.record.start()
        self.sink = Sink()
        self.state.sink = self.sink
        self.findings = findings
        self.inventory = inventory
        self.box = inventory(self.state) if inventory else None
        self.digests = [digest(self.state)]

    def need(self, holds: bool, promise: str) -> None:
        if not holds:
            raise Broken(f"{promise}\n\n{self.record.write()}")

    def play(self, every: int = 1, all_options: bool = False) -> None:
        """Play to the end, checking all the way: every n-th position closely, and of the others all options if asked to."""
        ply = 0
        while self.state.to_act:
            if ply % every == 0:
                self.look()
            elif all_options:
                self.check_choices()
            seat = self.state.to_act[int(self.rng.random() * len(self.state.to_act))]
            move = self.state.pick(seat, self.rng) if seat == CHANCE else self.mover(self.state, seat, self.rng)
            if ply % every == 0:
                self.check_barrier(seat, move)
            self.state.apply(seat, move)
            self.findings.events.update(event.what for event in self.sink.take())
            self.record.moves.append((seat, move))
            self.findings.moves[str(move)] += 1
            self.digests.append(digest(self.state))
            ply += 1
            self.need(ply <= self.game.longest, f"the match did not end within {self.game.longest} moves")
            if self.inventory:
                self.need(self.inventory(self.state) == self.box, "something in the box has appeared or vanished")
        self.check_end()
        self.findings.matches += 1
        self.findings.longest = max(self.findings.longest, ply)

    def look(self) -> None:
        self.findings.positions += 1
        self.check_clone()
        self.check_choices()
        if self.state.to_act == (CHANCE,):
            self.check_chance()
        else:
            self.check_secret_choice()
        for seat in range(self.state.seats):
            self.check_imagined(seat)
        self.check_imagined(None)
        if self.findings.positions % WHOLE == 0:
            self.check_ending_from_imagined(int(self.rng.random() * self.state.seats))

    # Copies

    def check_clone(self) -> None:
        """A copy is equal and shares nothing that can change; and numbers are numbers."""
        copy = self.state.clone()
        self.need(plain(copy) == plain(self.state), "a copy differs from its original")
        self.need(not shared(self.state, copy), f"a copy shares {shared(self.state, copy)[:3]} with its original")
        flags = flags_for_numbers(self.state)
        self.need(not flags, f"declared as numbers, but True or False: {flags[:3]}")

    # Options

    def check_choices(self) -> None:
        """What everybody who is asked can do and cannot."""
        if self.state.to_act != (CHANCE,):
            for seat in self.state.to_act:
                self.check_options(seat)

    def check_options(self, seat: int) -> None:
        """Options are the candidates that no rule forbids; the text of each is legal; a refusal refuses."""
        state = self.state
        options = state.options(seat)
        self.need(len(options) > 0, f"a dead end: seat {seat} can do nothing")
        step = state.agenda[-1]
        candidates = step.candidates_for(state, seat)
        self.need(len(set(map(str, candidates))) == len(candidates), "a candidate is listed twice")
        legal = [move for move in candidates if step.refusal_for(state, seat, move) is None]
        self.need(list(options) == legal, f"options differ from candidates without refusal: {list(options)} {legal}")
        for move in options[:SOME]:
            self.need(step.fits_for(state, seat, move), f"the option {move} does not fit its own step")
            self.need(self.game.lexicon.find(str(move)) is move, f"{move} is not found by its text")
            self.need(self.game.lexicon.numbered(move.number) is move, f"{move} is not found by its number")
        self.need(state.pick(seat, self.rng) in options, "pick gives a move that is no option")
        for move, rule in state.refused(seat)[:SOME]:
            self.need(move not in options, f"{move} is refused and an option")
            self.need(bool(rule.text("en")) and bool(rule.text("de")), f"{rule} has no words")
            if move.number >= len(self.game.lexicon.moves):
                self.findings.refusals[rule.id] += 1  # of a series; the other moves are counted below
        for move in self.game.lexicon:
            why = state.refusal(seat, move)
            self.need((why is None) == (move in legal), f"{move} is an option but not legal, or the other way round")
            if why is not None:
                self.findings.refusals[why.id] += 1
        for other in range(state.seats):
            if other not in state.to_act:
                refused = state.refusal(other, legal[0])
                self.need(refused is not None, f"seat {other} may move although it is not asked")
                self.findings.refusals[str(refused)] += 1

    # Chance

    def check_chance(self) -> None:
        """Outcomes and odds belong together; what a seat does not witness changes nothing it is sent."""
        state = self.state
        outcomes = state.options(CHANCE)
        odds = state.odds()
        self.need(len(outcomes) == len(odds) > 0, "outcomes and odds differ in number")
        self.need(min(odds) > 0, "an outcome that cannot happen is listed")
        self.need(state.pick(CHANCE, self.rng) in outcomes, "chance draws what is no outcome")
        step = state.agenda[-1]
        assert isinstance(step, Chance)
        witnesses = step.witnesses(state)
        if len(outcomes) == 1:
            return
        one, two = self.rng.sample(list(outcomes), 2)
        worlds = [self.after(CHANCE, move) for move in (one, two)]
        for seat in (*range(state.seats), None):
            first, second = (self.sent(world, events, seat) for world, events in worlds)
            if witnesses == -1 or (seat is not None and witnesses >> seat & 1):
                self.need(first != second, f"seat {seat} witnesses {one} and {two}, but cannot tell them apart")
            else:
                self.need(first == second, f"seat {seat} can tell {one} from {two}, which it does not witness")

    def check_secret_choice(self) -> None:
        """Whoever does not witness a choice cannot tell one answer from another."""
        state = self.state
        witnesses = state.agenda[-1].witnesses(state)
        options = list(state.options(state.to_act[0]))
        if witnesses == -1 or len(options) == 1:
            return
        one, two = self.rng.sample(options, 2)
        worlds = [self.after(state.to_act[0], move) for move in (one, two)]
        for seat in (*range(state.seats), None):
            if seat is None or not witnesses >> seat & 1:
                first, second = (self.sent(world, events, seat) for world, events in worlds)
                self.need(first == second, f"seat {seat} can tell {one} from {two}, which it does not witness")

    def after(self, seat: int, move: Move) -> tuple[State, list[Event]]:
        """The position after a move, and what it told."""
        state = self.state.clone()
        state.sink = sink = Sink()
        state.apply(seat, move)
        return state, sink.events

    def sent(self, state: State, events: list[Event], seat: int | None) -> object:
        """All that a seat is sent: its view, what it can do and cannot, and the events as it may know them."""
        asked: list[str] = []
        refused: list[str] = []
        if seat is not None and seat in state.to_act:
            asked = [str(move) for move in state.options(seat)]
            refused = [f"{move} {rule}" for move, rule in state.refused(seat)]
        return (state.view(seat), state.to_act, asked, refused, [event.seen_by(seat).data() for event in events])

    # What a seat can imagine

    def check_imagined(self, seat: int | None) -> None:
        """An imagined world looks the same to its seat, works, and the same move in it shows the same."""
        state = self.state
        world = state.imagine(seat, self.rng)
        self.need(
            self.sent(world, [], seat) == self.sent(state, [], seat),
            f"seat {seat} is sent something different in a world it could be in",
        )
        if self.inventory:
            self.need(self.inventory(world) == self.box, "imagining made something appear or vanish")
        self.need(not world.to_act or bool(world.options(world.to_act[0])), "a dead end in an imagined world")
        if not state.to_act or state.to_act == (CHANCE,):
            return
        mover = state.to_act[int(self.rng.random() * len(state.to_act))]
        move = state.pick(mover, self.rng)
        if mover != seat and (isinstance(state.agenda[-1], Together) or world.refusal(mover, move) is not None):
            return
        true, imagined = self.after(mover, move), self.after_in(world, mover, move)
        for after in (true[0], imagined[0]):
            foreign = mover != seat or isinstance(state.agenda[-1], Together)
            shown = self.knowledge(after, seat)[1] != self.knowledge(state, seat)[1]
            if after.tide != state.tide and (foreign or shown):
                return  # something that the seat had not seen was revealed, and it may differ
        self.need(
            self.sent(*true, seat) == self.sent(*imagined, seat),
            f"after {move} by seat {mover} seat {seat} is sent something different in a world it could be in",
        )

    def after_in(self, world: State, seat: int, move: Move) -> tuple[State, list[Event]]:
        world.sink = sink = Sink()
        world.apply(seat, move)
        return world, sink.events

    def check_ending_from_imagined(self, seat: int) -> None:
        """A world that a seat imagines can be played to its end."""
        world = self.state.imagine(seat, self.rng)
        for _ in range(self.game.longest):
            if not world.to_act:
                return
            mover = world.to_act[0]
            world.apply(mover, world.pick(mover, self.rng))
        self.need(False, "an imagined world did not come to an end")

    # Undo

    def check_barrier(self, seat: int, move: Move) -> None:
        """While the tide stands still nobody has learnt anything: of the hidden pieces no seat knows more than before, and
        none that some seat had not seen has gone. Chance always lifts the tide."""
        before = self.state
        after = self.after(seat, move)[0]
        if after.tide > before.tide:
            return
        self.need(seat != CHANCE, f"{move} is chance, but it could be taken back")
        for eyes in (*range(before.seats), None):
            known, unknown = self.knowledge(before, eyes)
            known_after, unknown_after = self.knowledge(after, eyes)
            self.need(
                known_after <= known and unknown_after == unknown,
                f"after {move} seat {eyes} knows more, but the move could be taken back",
            )

    def knowledge(self, state: State, seat: int | None) -> tuple[Counter[int], int]:
        """The hidden pieces that a seat knows, by kind, and how many it does not. What everybody has seen is not hidden."""
        secrets = state.secrets
        kinds = [secrets.known(piece, seat) for piece in range(len(secrets.kind)) if secrets.seen[piece] != ALL]
        return Counter(kind for kind in kinds if kind >= 0), kinds.count(-1)

    # The end

    def check_end(self) -> None:
        state = self.state
        self.need(state.over and not state.to_act, "nobody is asked, but the match is not over")
        alone = state.seats == 1  # then the game itself may win
        won = alone or len(state.winners()) > 0
        self.need(won and len(state.scores()) == state.seats, "a match without winners or scores")
        self.check_record()

    def check_record(self) -> None:
        """A record can be written, read and replayed to the same positions."""
        text = self.record.write()
        try:
            back = read(text, lambda id: self.game)
        except Mistake as mistake:
            raise Broken(f"a record cannot be read back: {mistake}\n\n{text}") from mistake
        self.need(back.write() == text, "a record differs after writing and reading")
        self.need(digest(back.replay()) == self.digests[-1], "a replayed record ends in another position")
        half = len(self.record.moves) // 2
        self.need(digest(back.replay(half)) == self.digests[half], "a replayed record leads to another position")
