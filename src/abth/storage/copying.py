"""Copies everything from one database to another, such as from SQLite to PostgreSQL.

The target must be empty. It is written in one transaction, so that a copy is complete or not there.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Table, func, insert, select

from abth.storage.jobs import Job
from abth.storage.log_append import Values
from abth.storage.schema import (
    facts,
    log,
    metadata,
    people,
    present,
    processes,
    tables,
    tokens,
    versions,
)
from abth.storage.store import Store
from abth.words.complaints import Complaint

BATCH: Final = 5_000  # rows
LEFT_OUT: Final = (versions, processes, present)  # what only running servers need


class CannotCopy(Complaint):
    """The databases cannot be used for a copy; one sentence says why."""


async def copy_database(
    source: Path | str, target: Path | str, pepper: str | None = None
) -> dict[str, int]:
    """Copy all rows; how many there are of each table. `pepper` is the fingerprint to keep."""
    old, new = await Store.open(source), await Store.open(target)
    try:
        counts = await copy_store(old, new)
        if pepper is not None:
            await new.keep_fact("pepper", pepper)
        return counts
    finally:
        await old.close()
        await new.close()


async def copy_store(old: Store, new: Store) -> dict[str, int]:
    """Copy all rows between open stores; how many there are of each table."""
    if await new.row(select(people.c.id).limit(1)) is not None:
        raise CannotCopy("", "cli-copy-not-empty")
    copied = [table for table in metadata.sorted_tables if table not in LEFT_OUT]
    rows = {table: [row async for row in rows_of(old, table)] for table in copied}

    def step(connection: Connection) -> None:
        for table in copied:
            for batch in batches(rows[table]):
                connection.execute(insert(table), batch)
        if connection.dialect.name == "postgresql":
            last = func.coalesce(func.max(tokens.c.id), 0) + 1
            counter = func.pg_get_serial_sequence("tokens", "id")
            connection.execute(select(func.setval(counter, select(last).scalar_subquery(), False)))
        new.database.tell(connection, [], jobs_of(rows[tables], rows[log]))

    await new.database.write(step)
    return {table.name: len(found) for table, found in rows.items() if table is not facts}


async def rows_of(store: Store, table: Table) -> AsyncIterator[Values]:
    """All rows of a table, in the order of its key, read in batches."""
    ordered = select(table).order_by(*table.primary_key.columns)
    start = 0
    while found := await store.rows(ordered.limit(BATCH).offset(start)):
        start += len(found)
        for row in found:
            yield row


def batches(rows: list[Values]) -> Iterator[list[Values]]:
    """The rows, some thousands at a time."""
    for start in range(0, len(rows), BATCH):
        yield rows[start : start + BATCH]


def jobs_of(found: list[Values], entries: list[Values]) -> list[Job]:
    """What the matches in progress call for: bots that decide, and clocks that run."""
    lengths: dict[str, int] = {}
    for entry in entries:
        lengths[entry["table"]] = entry["number"]
    playing = [row for row in found if row["state"] == "playing"]
    versions_of = {row["id"]: lengths.get(row["id"], 0) for row in playing}
    going_on = [Job(kind="go-on", table=table, version=n) for table, n in versions_of.items()]
    clocks = [
        Job(kind="clock", table=row["id"], version=versions_of[row["id"]], at=row["deadline"])
        for row in playing
        if row["deadline"] is not None
    ]
    return [*going_on, *clocks]
