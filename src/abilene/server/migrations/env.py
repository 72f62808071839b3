"""How Alembic reaches the store."""

from alembic import context

from abilene.server.store import METADATA

with context.config.attributes["engine"].connect() as connection:
    context.configure(
        connection=connection,
        target_metadata=METADATA,
        transactional_ddl=True,
        render_as_batch=connection.dialect.name == "sqlite",
    )
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
