"""Users whom the operator has silenced."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column."""
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("silenced", sa.Double(), nullable=True))
