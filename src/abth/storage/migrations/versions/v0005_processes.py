"""Several processes share the database: revisions of tables, facts, who is present."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column and the tables."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("revision", sa.Integer(), server_default="0", nullable=False))
    op.create_table(
        "facts",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "present",
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("process", sa.String(length=40), nullable=False),
        sa.Column("people", sa.Text(), nullable=False),
        sa.Column("spectators", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["process"], ["processes.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "process"),
    )
    op.create_index("present_by_process", "present", ["process"], unique=False)
