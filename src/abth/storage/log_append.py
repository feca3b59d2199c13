"""What every action writes: entries of a log, and the progress of the match if it changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, insert, update

from abth.storage.schema import log, tables

Values = dict[str, Any]

APPEND_ENTRIES: Final = insert(log)
UPDATE_PROGRESS: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(
        to_act=bindparam("to_act"),
        round=bindparam("round"),
        deadline=bindparam("deadline"),
        clock=bindparam("clock"),
    )
)


def append_rows(
    entries: Sequence[Values], progress_rows: Sequence[Values], connection: Connection
) -> None:
    """Write them with any database."""
    if entries:
        connection.execute(APPEND_ENTRIES, entries)
    if progress_rows:
        connection.execute(UPDATE_PROGRESS, progress_rows)
