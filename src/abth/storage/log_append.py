"""What every action writes: entries of a log, the progress of the match, and the jobs it calls for.

Data type: `Append`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, insert, update

from abth.storage.announcements import ViewChanges
from abth.storage.jobs import Job
from abth.storage.rows import Entry, MatchProgress
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


class Append:
    """Entries that follow `length` others in the log of a table at a revision."""

    __slots__ = ("changes", "entries", "jobs", "length", "progress", "revision", "table")

    def __init__(
        self,
        table: str,
        revision: int,
        length: int,
        entries: Sequence[Entry],
        progress: MatchProgress | None = None,
        jobs: Sequence[Job] = (),
        changes: ViewChanges | None = None,
    ) -> None:
        self.table = table
        self.revision = revision
        self.length = length
        self.entries = entries
        self.progress = progress
        self.jobs = jobs
        self.changes = changes


def entry_rows(appends: Iterable[Append]) -> list[Values]:
    """The rows of all entries."""
    return [
        {
            "table": append.table,
            "number": number,
            "entry": entry.entry,
            "at": entry.at,
            "person": entry.person,
            "key": entry.key,
        }
        for append in appends
        for number, entry in enumerate(append.entries, append.length + 1)
    ]


def progress_rows(appends: Iterable[Append]) -> list[Values]:
    """Where the matches stand that have moved on."""
    return [
        {
            "table": append.table,
            "to_act": append.progress.to_act,
            "round": append.progress.round,
            "deadline": append.progress.deadline,
            "clock": append.progress.clock,
        }
        for append in appends
        if append.progress is not None
    ]


def append_rows(appends: Sequence[Append], connection: Connection) -> None:
    """Write them with any database."""
    entries, progress = entry_rows(appends), progress_rows(appends)
    if entries:
        connection.execute(APPEND_ENTRIES, entries)
    if progress:
        connection.execute(UPDATE_PROGRESS, progress)
