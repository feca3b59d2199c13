"""Which players of a table were there, and what they agreed to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("attendance", sa.Text(), nullable=True))
