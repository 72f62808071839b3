"""Who has sat down, what came of a game, and which sessions are over."""

import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Who has sat down, what came of a game, and which sessions are over.

    Some of it may be there: when this was no transaction on SQLite, a process could end in the middle.
    """
    op.drop_table("_alembic_tmp_sittings", if_exists=True)
    op.create_table(
        "signed_out",
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("session", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("n"),
        if_not_exists=True,
    )
    op.create_table(
        "endings",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("result", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("journal", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id"),
        if_not_exists=True,
    )
    with op.batch_alter_table("sittings", schema=None) as batch_op:
        batch_op.add_column(sa.Column("met", sa.Boolean(), server_default=sa.false(), nullable=False))
    # Sitting down uses a link up, since: where somebody sits, whoever made the link must not look into the hand.
    op.execute(sa.text("update sittings set met = true, token = '' where person is not null"))
    _write_accounts_alike()


def _write_accounts_alike() -> None:
    """Account names are composed the same way since; those that were kept decomposed would not be found."""
    people = sa.table("people", sa.column("id", sa.String), sa.column("account", sa.String))
    connection = op.get_bind()
    rows = connection.execute(sa.select(people.c.id, people.c.account).where(people.c.account.is_not(None))).all()
    taken = {account for _, account in rows}
    for person, account in rows:
        alike = unicodedata.normalize("NFC", account)
        if alike not in taken:
            connection.execute(people.update().where(people.c.id == person).values(account=alike))
            taken.add(alike)


def downgrade() -> None:
    """Back to before."""
    with op.batch_alter_table("sittings", schema=None) as batch_op:
        batch_op.drop_column("met")
    op.drop_table("endings")
    op.drop_table("signed_out")
