"""Answers to puzzles; programs from before Alembic refuse the file from here on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the table, and raise the version that programs from before Alembic read."""
    op.create_table(
        "practice",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("puzzle", sa.String(length=16), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("person", "puzzle"),
    )
    op.execute("UPDATE schema_version SET version = 2")
