"""Verdicts: what the store keeps of analyses. Several processes may work on one store: each writes only to what is its own."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import delete, insert, select, true, update
from sqlalchemy.exc import IntegrityError

from conclave.table.counsel import Judgement
from conclave.table.refusals import Refused
from conclave.table.store import Store
from conclave.table.tables import ANALYSES, JUDGEMENTS, MATCHES

WAITING: Final = "waiting"
AT_WORK: Final = "running"
STOPPED: Final = "stopped"
DONE: Final = "done"

GONE_SECONDS: Final = 240.0
"""A process that has judged nothing for so long is taken for dead: no thought takes longer, even if a process for it has to be
started before."""


class AnalysisRow(Struct, frozen=True):
    """An analysis without its judgements."""

    match: str
    status: str
    take_backs: int
    plies: list[int]
    worker: str


class Verdicts:
    """The analyses in a store."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    def load(self, id: str) -> AnalysisRow | None:
        with self.store.engine.connect() as connection:
            row = connection.execute(select(ANALYSES).where(ANALYSES.c.match == id)).mappings().first()
        if row is None:
            return None
        plies = msgspec.json.decode(row["plies"], type=list[int])
        return AnalysisRow(row["match"], row["status"], row["take_backs"], plies, row["worker"])

    def judgements(self, id: str) -> dict[int, Judgement]:
        """What was judged of a match, by ply."""
        wanted = select(JUDGEMENTS.c.ply, JUDGEMENTS.c.said).where(JUDGEMENTS.c.match == id).order_by(JUDGEMENTS.c.ply)
        with self.store.engine.connect() as connection:
            rows = connection.execute(wanted).all()
        return {ply: msgspec.json.decode(said, type=Judgement) for ply, said in rows}

    def ask(self, id: str, take_backs: int) -> None:
        """A match shall be judged, from where that was stopped. What was judged before it went on differently is dropped."""
        now = time.time()
        held = select(MATCHES.c.id).where(MATCHES.c.id == id).with_for_update(key_share=True)
        with self.store.write() as connection:
            if connection.execute(held).first() is None:
                raise Refused("no-match")
            known = connection.execute(select(ANALYSES).where(ANALYSES.c.match == id)).mappings().first()
            if known is not None and known["take_backs"] == take_backs:
                if known["status"] == STOPPED:
                    again = update(ANALYSES).where(ANALYSES.c.match == id)
                    connection.execute(again.values(status=WAITING, worker="", asked=now, updated=now))
                return
            connection.execute(delete(JUDGEMENTS).where(JUDGEMENTS.c.match == id))
            connection.execute(delete(ANALYSES).where(ANALYSES.c.match == id))
            fresh: dict[str, Any] = {"status": WAITING, "take_backs": take_backs, "plies": "[]", "worker": ""}
            connection.execute(insert(ANALYSES).values(match=id, asked=now, updated=now, **fresh))

    def stop(self, id: str) -> None:
        """It is enough: what was judged stays."""
        going = (ANALYSES.c.match == id) & ANALYSES.c.status.in_((WAITING, AT_WORK))
        with self.store.write() as connection:
            connection.execute(update(ANALYSES).where(going).values(status=STOPPED, worker=""))

    def give_up(self, id: str) -> bool:
        """Nothing comes of it here: what was judged stays, and who asks again has it gone on with."""
        return self._mine(id, status=STOPPED)

    def take(self) -> str | None:
        """The match that waits longest for being judged, from now on by this process, which is at none; also one whose process
        has died."""
        now = time.time()
        left = (ANALYSES.c.updated < now - GONE_SECONDS) if self.store.shared else true()
        free = (ANALYSES.c.status == WAITING) | ((ANALYSES.c.status == AT_WORK) & left)
        oldest = select(ANALYSES.c.match).where(free).order_by(ANALYSES.c.asked).limit(1)
        with self.store.write() as connection:
            id = connection.execute(oldest.with_for_update(skip_locked=True)).scalar()
            if id is None:
                return None
            mine = update(ANALYSES).where(ANALYSES.c.match == id)
            connection.execute(mine.values(status=AT_WORK, worker=self.store.worker, updated=now))
        return str(id)

    def plan(self, id: str, plies: Sequence[int]) -> bool:
        """Note what there is to judge; False if that is no longer asked."""
        return self._mine(id, plies=msgspec.json.encode(plies).decode())

    def add(self, id: str, ply: int, said: Judgement) -> bool:
        """Note what was judged; False if that is no longer asked."""
        row = {"match": id, "ply": ply, "said": msgspec.json.encode(said).decode()}
        return self._mine(id, row)

    def done(self, id: str) -> bool:
        return self._mine(id, status=DONE)

    def _mine(self, id: str, judged: dict[str, Any] | None = None, **values: str) -> bool:
        """Change an analysis that this process works on; False if it does no longer."""
        held = select(MATCHES.c.id).where(MATCHES.c.id == id).with_for_update(read=True, key_share=True)
        mine = (ANALYSES.c.match == id) & (ANALYSES.c.status == AT_WORK) & (ANALYSES.c.worker == self.store.worker)
        try:
            with self.store.write() as connection:
                connection.execute(held)  # before anything of it, as who removes it does
                changed = connection.execute(update(ANALYSES).where(mine).values(updated=time.time(), **values))
                if changed.rowcount != 1:
                    return False
                if judged is not None:
                    connection.execute(insert(JUDGEMENTS).values(judged))
        except IntegrityError:  # somebody else has judged it meanwhile
            return False
        return True
