"""Hints: what would the Archmage do? The best moves of whoever is asked, told to them alone; that they asked is told to
everybody."""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures import Future
from threading import Lock
from typing import Final

from conclave.table.advisers import AT_ONCE, Advisers
from conclave.table.asked import whose_turn
from conclave.table.counsel import LEVEL, Advice, advise
from conclave.table.live import Live, read_move
from conclave.table.message import option
from conclave.table.refusals import Refused
from conclave.table.rows import Change, HintRow
from conclave.table.seating import Caller
from conclave.table.service import Service
from conclave.table.thinkers import Moment
from conclave.table.turns import moment
from conclave.table.wire import Hint, HintMove

MOST_WAITING: Final = 16
"""So many may wait for a hint; who comes then is asked to come back."""
REMEMBERED: Final = 256


class Hints:
    """Gives hints. The same question is thought about once, however often it is asked."""

    def __init__(self, service: Service, advisers: Advisers, share: float = 1.0) -> None:
        self.service: Final = service
        self.advisers: Final = advisers
        self.share: Final = share
        self._asked: Final[OrderedDict[tuple[str, Moment, int], Future[Advice]]] = OrderedDict()
        self._lock: Final = Lock()

    def ask(self, id: str, caller: Caller, ply: int, seat: int | None = None) -> Future[Advice]:
        """Have somebody's decision thought about. What comes of it is for `give`."""
        with self.service.cabinet.at(id) as live:
            mover = self._asker(live, caller, ply, seat)
            key = (id, question(live, mover), mover)
            with self._lock:
                known = self._asked.get(key)
                if known is not None and not (known.done() and (known.cancelled() or known.exception())):
                    return known
                if self.advisers.waiting(AT_ONCE) >= MOST_WAITING:
                    raise Refused("too-often")
                moves = [(one, move.text) for one, move in live.match.record.moves]
                thought = (live.row.game, len(live.seats), live.row.options, moves)
                seed = f"{id} {live.ply} {mover}"
                asked = self.advisers.ask(AT_ONCE, advise, id, thought, mover, seed, self.share)
                self._asked[key] = asked
                while len(self._asked) > REMEMBERED:
                    self._asked.popitem(last=False)
                return asked

    def give(self, id: str, caller: Caller, ply: int, seat: int | None, asked: Future[Advice], lang: str) -> Hint:
        """The hint, if it still answers the question: moves may have been taken back, and others made. Before it is given it
        is written down that it was."""

        def given(live: Live) -> Hint:
            mover = self._asker(live, caller, ply, seat)
            at = question(live, mover)
            if self._asked.get((id, at, mover)) is not asked:
                raise Refused("no-advice")
            if not any(row.seat == mover and row.ply >= at[1] for row in live.hints):
                live.commit(self.service.store, Change(hint=HintRow(live.ply, mover)))
                self.service.bulletin.tell(id)
            return told(live, mover, asked.result(), lang)

        return self.service.cabinet.do(id, given)

    def _asker(self, live: Live, caller: Caller, ply: int, seat: int | None) -> int:
        """The seat that may have a hint now."""
        mover = whose_turn(live, caller, ply, seat)
        if not live.row.hints:
            raise Refused("no-hints")
        if mover not in live.match.state.to_act:
            raise Refused("not-your-turn")
        return mover


def question(live: Live, seat: int) -> Moment:
    """The position since which a seat is asked what it is asked now: others, asked at the same time, may have answered."""
    taken_back, ply = moment(live)
    answerers = live.match.state.answerers
    while answerers and ply > 0 and answerers[-1] != seat:
        answerers, ply = answerers[:-1], ply - 1
    return taken_back, ply


def told(live: Live, seat: int, thought: Advice, lang: str) -> Hint:
    """The hint in words."""
    state, speech = live.match.state, live.speech(lang)
    moves = []
    for one in thought.moves:
        item = option(speech, state, seat, read_move(live.game, one.move), lang)
        moves.append(HintMove(item.move, item.label, item.group, item.touches, one.chances[seat], one.points))
    return Hint(live.ply, seat, LEVEL, thought.chances[seat], moves)
