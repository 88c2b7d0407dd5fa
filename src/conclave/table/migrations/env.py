"""Alembic's door: it is given an open connection by `Store.migrate`."""

from __future__ import annotations

from alembic import context

from conclave.table.tables import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
