"""How the tables came to be what they are: one step a change, run by Alembic when the store is opened."""

HEAD = "0004"
"""The newest step; a store that has it needs nothing done."""
