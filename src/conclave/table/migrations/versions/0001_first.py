"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")
STANDS = sa.text("taken_back IS NULL")


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("hotseat", sa.Boolean, nullable=False),
        sa.Column("creator", sa.String(64)),
        sa.Column("host", sa.Integer),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("take_backs", sa.Integer, nullable=False),
        sa.Column("acting", sa.BigInteger, nullable=False),
        sa.Column("undo_by", sa.Integer),
        sa.Column("undo_to", sa.Integer),
        sa.Column("undo_agreed", sa.BigInteger, nullable=False),
        sa.Column("rematch", sa.String(32)),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("matches_at_work", "matches", ["status", "updated"])
    op.create_table(
        "seats",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(32)),
        sa.Column("holder", sa.String(64), index=True),
        sa.Column("token", sa.String(64), index=True),
        sa.Column("invite", sa.String(64), unique=True),
        sa.Column("used", sa.Boolean, nullable=False),
    )
    op.create_table(
        "moves",
        sa.Column("id", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.String(200), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("taken_back", sa.Integer),
    )
    op.create_index("moves_stand", "moves", ["match", "ply"], unique=True, sqlite_where=STANDS, postgresql_where=STANDS)
    op.create_table(
        "chat",
        sa.Column("id", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("chat_of_match", "chat", ["match", "id"])
    op.create_table(
        "settings",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    for table in ("settings", "chat", "moves", "seats", "matches"):
        op.drop_table(table)
