"""A match in progress: its state, its record, what happened, and undo."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from conclave.engine.events import Event, Sink
from conclave.engine.game import Game, Value
from conclave.engine.mistakes import Mistake
from conclave.engine.moves import CHANCE, Move
from conclave.engine.records import Record
from conclave.engine.state import State
from conclave.table.patches import sharing


class Match:
    """A record that grows, and the position it leads to. `events[p]` is what move p + 1 brought about."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state: State
        self.events: list[list[Event]]
        self._tides: list[int]
        self._latest: dict[int, int]
        self._views: dict[int | None, object] = {}
        self._viewed: State | None = None
        self._seen: dict[int | None, object] = {}
        """The last view of everybody."""
        self._replay(list(record.moves))

    @classmethod
    def new(
        cls,
        game: Game,
        seats: int,
        options: Mapping[str, Value] | None = None,
        players: Mapping[int, str] | None = None,
    ) -> Match:
        return cls(Record(game, seats, options, players))

    def _replay(self, moves: list[tuple[int, Move]]) -> None:
        self.record.moves = []
        self.events = []
        self._tides = []
        self._latest = {}
        self._views.clear()
        self.state = self.record.start()
        self._sink = Sink()
        self.state.sink = self._sink
        for seat, move in moves:
            self.play(seat, move)

    @property
    def ply(self) -> int:
        return len(self.record.moves)

    @property
    def names(self) -> list[str]:
        return [self.record.players.get(seat, f"{seat + 1}") for seat in range(self.record.seats)]

    def play(self, seat: int, move: Move | str) -> list[Event]:
        """A checked move; what it brought about. A mistake changes nothing."""
        tide = self.state.tide
        self._views.clear()
        played = self.state.play(seat, move)
        self._latest[seat] = len(self.record.moves)
        self.record.moves.append((seat, played))
        self._tides.append(tide)
        self.events.append(self._sink.take())
        return self.events[-1]

    def view(self, seat: int | None) -> object:
        """What a seat, or a spectator, may know now. It is made once a move, however many look; nobody may change it.
        What is still the same is the very thing that the view before had."""
        state = self.state
        if state is not self._viewed:
            self._views.clear()
            self._viewed = state
        view = self._views.get(seat)
        if view is None:
            view = state.view(None) if seat is None else state.game.own_view(state, self.view(None), seat)
            view = self._views[seat] = self._seen[seat] = sharing(self._seen.get(seat), view)
        return view

    def latest(self, seat: int) -> int:
        """How many moves came before the seat's last; -1 if it has made none."""
        return self._latest.get(seat, -1)

    def let_chance(self, rng: Random) -> list[Event]:
        """Everything that waits for chance happens; what it brought about."""
        happened: list[Event] = []
        while self.state.to_act == (CHANCE,):
            happened += self.play(CHANCE, self.state.pick(CHANCE, rng))
        return happened

    def can_undo(self, seat: int) -> bool:
        """Was the last move this seat's own, and has nothing been revealed since?"""
        moves = self.record.moves
        return bool(moves) and moves[-1][0] == seat and self._tides[-1] == self.state.tide

    def undo(self, seat: int) -> None:
        """Take the seat's own last move back."""
        if not self.can_undo(seat):
            raise Mistake(
                "usage",
                {
                    "en": "This cannot be taken back: somebody has answered, or something was revealed.",
                    "de": "Das lässt sich nicht zurücknehmen: Jemand hat geantwortet, oder etwas wurde aufgedeckt.",
                },
            )
        self._replay(self.record.moves[:-1])
