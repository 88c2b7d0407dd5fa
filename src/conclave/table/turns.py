"""The bots' turns: every bot that is to act is asked, and asked again should that, or its answer, get lost."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable
from random import SystemRandom
from typing import Final

from conclave.table.levels import check_level
from conclave.table.live import Cabinet, Live
from conclave.table.refusals import Refused
from conclave.table.rows import BOT
from conclave.table.store import Store
from conclave.table.thinkers import Moment, Thinkers

LOGGER: Final = logging.getLogger("conclave")
PATIENCE_SECONDS: Final = 3.0
"""Another process has so long to have its bots answer."""


class Turns:
    """Looks after the bots of all matches. `play` makes a bot's move; `pace` is how many seconds lie between two moves at
    least, so that people can follow."""

    def __init__(
        self, processes: int, pace: float, store: Store, cabinet: Cabinet, play: Callable[[Live, int, str], object]
    ) -> None:
        self.pace: Final = pace
        self.store: Final = store
        self.cabinet: Final = cabinet
        self.play: Final = play
        self.thinkers: Final[Thinkers] = Thinkers(processes, self._decided, self._look_for_forgotten)

    def look(self, live: Live) -> None:
        """Every bot of a match that is to act begins to think."""
        for seat in waiting_bots(live):
            moves = [(mover, move.text) for mover, move in live.match.record.moves]
            thought = (live.row.game, len(live.seats), live.row.options, moves)
            level = check_level(live.seats[seat].level)
            self.thinkers.ask(live.row.id, moment(live), seat, level, thought, self._due(live))

    def _due(self, live: Live) -> float:
        """When a bot may play, as a time of `time.monotonic`."""
        if not self.pace or not live.row.paced:
            return 0.0
        left = live.row.updated + self.pace - time.time()
        return time.monotonic() + min(left, self.pace)  # the clock on the wall may have been set back

    def _decided(self, id: str, when: Moment, seat: int, move: str | None) -> None:
        """A bot has thought. If the match has gone on since, whoever is to act now thinks. For one that cannot think at all,
        any move that is allowed is played, here and now: the people at the table do not wait for ever."""

        def played(live: Live) -> None:
            if moment(live) == when and seat in waiting_bots(live):
                if move is None:
                    LOGGER.error(
                        "no program found a move at match %s, seat %s: any that is allowed is played", id, seat
                    )
                self.play(live, seat, move or live.match.state.pick(seat, SystemRandom()).text)
            else:
                self.look(live)

        try:
            self.cabinet.do(id, played)
        except Refused as refused:
            if refused.key not in ("no-match", "busy"):
                raise

    def _look_for_forgotten(self, first: bool) -> None:
        """All bots that are to act; whoever thinks already is not asked twice. Where other processes look after them too,
        theirs are left to them for a while."""
        before = time.time() - PATIENCE_SECONDS if self.store.shared and not first else math.inf
        for id in self.store.waiting_for_bots(before):
            try:
                with self.cabinet.at(id) as live:
                    self.look(live)
            except Refused:
                continue
            except Exception:  # the bots of the others wait too
                LOGGER.exception("the bots of match %s could not be looked after", id)


def moment(live: Live) -> Moment:
    """The position somebody thinks about."""
    return live.row.take_backs, live.ply


def waiting_bots(live: Live) -> list[int]:
    """The bots that are to act. While people talk about taking back, or a seat is open, nobody is."""
    if not live.running or live.row.undo_by is not None or live.open_seats:
        return []
    return [seat for seat in live.match.state.to_act if seat >= 0 and live.seats[seat].kind == BOT]
