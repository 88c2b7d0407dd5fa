"""The tables of the store. A match is its set-up and its moves; everything else is who sits there and what they said."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
    true,
)

METADATA: Final = MetaData()

NUMBER: Final = BigInteger().with_variant(Integer, "sqlite")
"""Numbers that count up by themselves; SQLite does so for plain integers only."""

STANDS: Final = text("taken_back IS NULL")


def _match() -> Column[str]:
    return Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False)


MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("hotseat", Boolean, nullable=False),
    Column("creator", String(64)),
    Column("host", Integer),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("paced", Boolean, nullable=False, server_default=true()),
    Column("ply", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("take_backs", Integer, nullable=False),
    Column("acting", BigInteger, nullable=False),
    Column("undo_by", Integer),
    Column("undo_to", Integer),
    Column("undo_agreed", BigInteger, nullable=False),
    Column("rematch", String(32)),
    Column("scores", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("matches_at_work", "status"),
)
"""`version` grows with every change, so that nobody writes over what they have not seen. `acting` is the mask of the seats
that owe an answer. `take_backs` counts undos: while it stands still, moves once read are still true."""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", String(32)),
    Column("holder", String(64), index=True),
    Column("token", String(64), index=True),
    Column("invite", String(64), unique=True),
    Column("used", Boolean, nullable=False),
)
"""Secrets are kept as hashes only. A seat that a bot keeps warm still has its holder, who may come back."""

MOVES: Final = Table(
    "moves",
    METADATA,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    _match(),
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", String(200), nullable=False),
    Column("at", Float, nullable=False),
    Column("taken_back", Integer),
    Index("moves_stand", "match", "ply", unique=True, sqlite_where=STANDS, postgresql_where=STANDS),
)
"""One row a move, never changed and never removed while the match is kept: a move that was taken back is marked with the
version that took it back. Among those that stand there is one a ply."""

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    _match(),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_of_match", "match", "id"),
)

HINTS: Final = Table(
    "hints",
    METADATA,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    _match(),
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("hints_of_match", "match", "id"),
)
"""Who asked what an archmage would do, and when: everybody at the table is told."""

ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("status", String(16), nullable=False),
    Column("take_backs", Integer, nullable=False),
    Column("plies", Text, nullable=False),
    Column("worker", String(32), nullable=False),
    Column("asked", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("analyses_at_work", "status", "asked"),
)
"""Matches that are, or were, judged move by move. `plies` are the positions with something to decide, `worker` is the process
that is at it, and `take_backs` the match's own when it was asked for: a match that went on differently is judged anew."""

JUDGEMENTS: Final = Table(
    "judgements",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("said", Text, nullable=False),
)
"""What was thought of a decision, as JSON (`table.counsel.Judgement`)."""

MATCH_TABLES: Final = (JUDGEMENTS, ANALYSES, HINTS, CHAT, MOVES, SEATS)
"""Everything that belongs to a match."""

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("holder", String(64), primary_key=True),
    Column("name", String(32), primary_key=True),
    Column("value", String(200), nullable=False),
)
"""What a browser's user has set, by the hash of their secret."""
