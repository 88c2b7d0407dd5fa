"""Whether a table allows hints, and whether its bots wait a moment."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("matches", sa.Column("paced", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    op.drop_column("matches", "paced")
    op.drop_column("matches", "hints")
