"""Bots that could not answer."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Which bot lost its way, and had another play on in its place."""
    op.add_column("sittings", sa.Column("failed", sa.String(length=32), nullable=False, server_default=""))


def downgrade() -> None:
    """Back to before."""
    with op.batch_alter_table("sittings") as sittings:
        sittings.drop_column("failed")
