"""What is said in advance."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What is said in advance outlives a restart."""
    op.create_table(
        "orders",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("sitting", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("asks", sa.String(length=128), nullable=False),
        sa.Column("limit", sa.Integer(), nullable=True),
        sa.Column("choice", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "n"),
    )


def downgrade() -> None:
    """Back to before."""
    op.drop_table("orders")
