"""Analysis: a match that is over is judged decision by decision, in the background, by the process of the advisers. It can be
stopped and goes on where it was, also after a restart. Nobody is ever told anything of a match that is running."""

from __future__ import annotations

import logging
import threading
from collections.abc import Container
from typing import Final

from conclave.engine.moves import CHANCE
from conclave.table.advisers import IN_TIME, Advisers
from conclave.table.counsel import LEVEL, Judgement, decisions, judge
from conclave.table.levels import Thought
from conclave.table.live import Live, read_move
from conclave.table.refusals import Refused
from conclave.table.remarks import HINT
from conclave.table.service import Service
from conclave.table.swings import MISTAKE, turning_points, winning_chances
from conclave.table.verdicts import DONE, AnalysisRow, Verdicts
from conclave.table.wire import Analysis, AnalysisPoint, BetterMove, TurningPoint, Verdict

LOGGER: Final = logging.getLogger("conclave")
SHARE: Final = 0.15
"""What a decision gets of the time that an archmage takes at the table: there are hundreds of them."""
SWEEP_SECONDS: Final = 10.0
"""So often somebody looks whether another process has left an analysis behind."""
MOST_FAILURES: Final = 3
"""So many decisions in a row of which nothing comes, and a match is given up."""
NOT_ASKED: Final = "none"
BESIDE: Final = frozenset([HINT, "turn"])
"""What is told without anything having happened: that somebody asked for a hint, and whose turn it is."""


class Analyses:
    """Judges matches, one after another."""

    def __init__(self, service: Service, advisers: Advisers, share: float = 1.0) -> None:
        self.service: Final = service
        self.advisers: Final = advisers
        self.verdicts: Final = Verdicts(service.store)
        self.share: Final = share * SHARE
        self._news: Final = threading.Event()
        self._end: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._work, name="analyst", daemon=True)

    def start(self) -> None:
        """Go on with what was begun."""
        self._thread.start()

    def close(self) -> None:
        """What is judged is kept. The advisers are closed too, so that nobody waits for them."""
        self._end.set()
        self._news.set()
        self.advisers.close()
        if self._thread.is_alive():
            self._thread.join()

    # What people ask for

    def ask(self, id: str) -> None:
        """Have a match judged, or go on with it."""
        with self.service.cabinet.at(id) as live:
            if live.running:
                raise Refused("running")
            take_backs = live.row.take_backs
        self.verdicts.ask(id, take_backs)
        self._news.set()

    def stop(self, id: str) -> None:
        """It is enough: what was judged stays."""
        with self.service.cabinet.at(id) as live:
            if live.running:
                raise Refused("running")
        self.verdicts.stop(id)

    def look(self, id: str, lang: str) -> Analysis:
        """How far it is, and what it says until now."""
        with self.service.cabinet.at(id) as live:
            row, said = self._known(live)
            if row is None:
                return Analysis(NOT_ASKED, LEVEL, 0, 0, [], [])
            chances = winning_chances(said)
            end = result(live) if row.status == DONE else None
            if end is not None:
                chances[live.ply] = end
            points = [AnalysisPoint(ply, [round(chance, 4) for chance in chances[ply]]) for ply in chances]
            for point in points:
                if point.ply in said:
                    point.seat, point.round = said[point.ply].seat, said[point.ply].round
            minor = details(live, said)
            turns: list[TurningPoint] = []
            for turn in turning_points(said, chances, minor):
                ply, seat = turn.ply, turn.seat
                better = better_move(live, ply, said[ply], lang)
                following = next(later for later in chances if later > ply and later not in minor)
                then = sequel(live, ply, following, lang) if better is None else None
                text = story(live, ply, lang)
                turns.append(TurningPoint(ply, seat, said[ply].round, text, turn.before, turn.after, better, then))
            return Analysis(row.status, LEVEL, len(said), len(row.plies), points, turns)

    def verdict(self, id: str, ply: int, lang: str) -> Verdict:
        """What it says of one decision."""
        with self.service.cabinet.at(id) as live:
            _, said = self._known(live)
            if ply not in said:
                raise Refused("not-judged", ply=ply)
            one = said[ply]
            move = live.match.record.moves[ply][1]
            label = live.speech(lang).label(live.position(ply), one.seat, move, lang)
            return Verdict(ply, one.seat, move.text, label, played(said, ply), better_move(live, ply, one, lang))

    def _known(self, live: Live) -> tuple[AnalysisRow | None, dict[int, Judgement]]:
        """What is kept of a match that is over, if it is still about this match."""
        if live.running:
            raise Refused("running")
        row = self.verdicts.load(live.row.id)
        if row is None or row.take_backs != live.row.take_backs:
            return None, {}
        return row, self.verdicts.judgements(live.row.id)

    # The work

    def _work(self) -> None:
        while not self._end.is_set():
            self._news.clear()
            patience = SWEEP_SECONDS if self.service.store.shared else None
            try:
                id = self.verdicts.take()
                if id is not None:
                    self._judge(id)
                    continue
            except Exception:
                LOGGER.exception("matches could not be judged")
                patience = SWEEP_SECONDS
            self._news.wait(patience)

    def _judge(self, id: str) -> None:
        """One match, until all is judged, or it is enough, or nothing comes of it."""
        try:
            self._judge_all(id)
        except Exception as error:
            if not self._end.is_set():
                LOGGER.error("match %s could not be judged: %r", id, error)
                self.verdicts.give_up(id)

    def _judge_all(self, id: str) -> None:
        try:
            with self.service.cabinet.at(id) as live:
                moves = [(seat, move.text) for seat, move in live.match.record.moves]
                match: Thought = (live.row.game, len(live.seats), live.row.options, moves)
                running = live.running
        except Refused:
            return self.verdicts.stop(id)
        row = self.verdicts.load(id)
        if row is None or running:
            return self.verdicts.stop(id)
        plies = row.plies
        if not plies:
            plies = self.advisers.ask(IN_TIME, decisions, id, match).result()
            if not self.verdicts.plan(id, plies):
                return None
        judged = self.verdicts.judgements(id)
        failures = 0
        for ply in plies:
            if ply in judged:
                continue
            try:
                said = self._judge_move(id, match, ply)
            except Exception as error:
                failures += 1
                if failures == MOST_FAILURES or self._end.is_set():
                    raise
                LOGGER.error("match %s could not be judged at ply %d: %r", id, ply, error)
                continue
            failures = 0
            if not self.verdicts.add(id, ply, said):
                return None
        self.verdicts.done(id)
        return None

    def _judge_move(self, id: str, match: Thought, ply: int) -> Judgement:
        game, seats, options, moves = match
        seat, text = moves[ply]
        before: Thought = (game, seats, options, moves[:ply])
        return self.advisers.ask(IN_TIME, judge, id, before, seat, text, f"{id} {ply}", self.share).result()


def details(live: Live, plies: Container[int]) -> set[int]:
    """Those of the decisions that are but details of one before."""
    state, found = live.match.record.start(), set[int]()
    for ply, (seat, move) in enumerate(live.match.record.moves):
        if ply in plies and state.agenda[-1].detail:
            found.add(ply)
        state.apply(seat, move)
    return found


def result(live: Live) -> list[float] | None:
    """How the match ended, as chances; None if it never did."""
    state = live.match.state
    if not state.over:
        return None
    winners = state.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(live.seats))]


def played(said: dict[int, Judgement], ply: int) -> float | None:
    """The mover's chance after what was played. If the search never looked at that: what was thought at the next decision."""
    one = said[ply]
    if one.played is not None:
        return one.played
    later = next((said[next_ply] for next_ply in said if next_ply > ply), None)
    return None if later is None else later.chances[one.seat]


def better_move(live: Live, ply: int, one: Judgement, lang: str) -> BetterMove | None:
    """The move that would have been better by something that counts."""
    move = live.match.record.moves[ply][1]
    if one.best == move.text or (one.played is not None and one.better - one.played < MISTAKE):
        return None
    label = live.speech(lang).label(live.position(ply), one.seat, read_move(live.game, one.best), lang)
    return BetterMove(one.best, label, one.better)


def story(live: Live, ply: int, lang: str) -> str:
    """What was played, as the log tells it to everybody."""
    seat, move = live.match.record.moves[ply]
    told = [item.text for item in live.story(None, lang).moves[ply] if item.text and item.seat == seat]
    if told:
        return told[0]
    return f"{live.called(lang)[seat]}: {live.speech(lang).label(live.position(ply), seat, move, lang)}"


def sequel(live: Live, ply: int, following: int, lang: str) -> str | None:
    """What chance did after a decision, or somebody else, up to and with the following one, as the log tells it to everybody;
    None if that was nothing."""
    moves = live.match.record.moves
    happened = live.story(None, lang).moves
    told: str | None = None
    for later in range(ply + 1, min(following + 1, len(moves))):
        seat = moves[later][0]
        if seat == moves[ply][0] or (told is not None and seat != CHANCE):
            continue
        told = next((item.text for item in reversed(happened[later]) if item.text and item.what not in BESIDE), told)
    return told
