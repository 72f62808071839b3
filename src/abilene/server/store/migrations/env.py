"""How Alembic reaches the store."""

from alembic import context

from abilene.server.store.schema import METADATA

# Everything is one transaction, of one process at a time: SQLite's driver would begin none before a table is made,
# and of two servers that start at once on PostgreSQL the second waits, then finds all done.
FIRST = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(1867)"}

with context.config.attributes["engine"].begin() as connection:
    connection.exec_driver_sql(FIRST[connection.dialect.name])
    context.configure(
        connection=connection, target_metadata=METADATA, render_as_batch=connection.dialect.name == "sqlite"
    )
    context.run_migrations()
