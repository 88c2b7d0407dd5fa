"""Matches at work are found by their status alone: an index that holds when they were changed is written anew by every move."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.drop_index("matches_at_work", "matches")
    op.create_index("matches_at_work", "matches", ["status"])


def downgrade() -> None:
    op.drop_index("matches_at_work", "matches")
    op.create_index("matches_at_work", "matches", ["status", "updated"])
