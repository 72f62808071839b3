"""Who was coached."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Whose owner has asked the coach."""
    op.add_column("sittings", sa.Column("coached", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Back to before."""
    with op.batch_alter_table("sittings") as sittings:
        sittings.drop_column("coached")
