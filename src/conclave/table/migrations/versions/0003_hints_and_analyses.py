"""Hints that were taken, and analyses of matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "hints",
        sa.Column("id", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("hints_of_match", "hints", ["match", "id"])
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("take_backs", sa.Integer, nullable=False),
        sa.Column("plies", sa.Text, nullable=False),
        sa.Column("worker", sa.String(32), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("analyses_at_work", "analyses", ["status", "asked"])
    op.create_table(
        "judgements",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("said", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("judgements", "analyses", "hints"):
        op.drop_table(table)
