"""Tables at which a lesson is taught."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Which lesson a table teaches."""
    op.add_column("tables", sa.Column("lesson", sa.String(length=64), nullable=False, server_default=""))


def downgrade() -> None:
    """Back to before."""
    op.drop_column("tables", "lesson")  # in place: other tables point to this one
