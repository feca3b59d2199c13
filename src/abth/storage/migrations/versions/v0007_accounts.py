"""Devices with names, tokens with scopes, users who left, blocks, reports, the box of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the columns and the tables. Tokens keep what they could do, except with the account."""
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("deleted", sa.Double()))
    with op.batch_alter_table("devices") as devices:
        devices.add_column(sa.Column("label", sa.String(length=60)))
        devices.add_column(sa.Column("seen", sa.Double()))
    with op.batch_alter_table("tokens") as tokens:
        tokens.add_column(sa.Column("scopes", sa.String(length=60)))
        tokens.add_column(sa.Column("device", sa.String(length=200)))
    op.execute("UPDATE tokens SET scopes = 'play tables'")
    with op.batch_alter_table("tokens") as tokens:
        tokens.alter_column("scopes", existing_type=sa.String(length=60), nullable=False)
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("box", sa.String(length=64)))
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("other", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.ForeignKeyConstraint(["other"], ["people.id"]),
        sa.PrimaryKeyConstraint("person", "other"),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"], unique=False)
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("by", sa.String(length=40), nullable=False),
        sa.Column("about", sa.String(length=40), nullable=False),
        sa.Column("line", sa.Integer()),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.ForeignKeyConstraint(["by"], ["people.id"]),
        sa.ForeignKeyConstraint(["about"], ["people.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    for column in ("table", "by", "about"):
        op.create_index(f"ix_reports_{column}", "reports", [column], unique=False)
