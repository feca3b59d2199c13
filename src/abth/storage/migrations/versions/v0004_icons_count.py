"""Tables of the Italian and Spanish editions keep the rule they were played by (R-66)."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

KEY = "icons.count"


def upgrade() -> None:
    """Name the ruling where the edition has it only since now."""
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("options", sa.Text))
    for row in connection.execute(sa.select(tables.c.id, tables.c.options)).all():
        options = json.loads(row.options)
        rulings = options.setdefault("rulings", {})
        if options.get("edition") in ("it", "es") and KEY not in rulings:
            rulings[KEY] = "per_icon"
            changed = tables.update().where(tables.c.id == row.id)
            connection.execute(changed.values(options=json.dumps(options)))
