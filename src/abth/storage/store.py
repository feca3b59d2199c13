"""The store: everything a server remembers, behind small methods.

`Store.open` works on an empty file. Reading goes through several connections; all writing goes
through the one writer, which commits in groups.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import Executable, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from abth.storage.schema import SCHEMA_VERSION, metadata, versions
from abth.storage.sqlite import open_file
from abth.storage.stored_people import StoredPeople
from abth.storage.stored_results import StoredResults
from abth.storage.stored_tables import StoredTables
from abth.storage.writer import Change, Step, Values, Writer


class ForeignSchema(ValueError):
    """A file that another version of this program has written."""


class Store:
    """`people`, `tables` and `results` hold the methods; this is what they share."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = Writer(engine)
        self.people = StoredPeople(self)
        self.tables = StoredTables(self)
        self.results = StoredResults(self)

    @classmethod
    async def open(cls, path: Path) -> Store:
        """The store in this file, which is made if there is none."""
        store = cls(open_file(path))
        try:
            async with store.engine.begin() as connection:
                await prepare(connection)
        except BaseException:
            await store.engine.dispose()
            raise
        store.writer.start()
        return store

    async def close(self) -> None:
        """Write what is waiting and close the file."""
        await self.writer.close()
        await self.engine.dispose()

    async def rows(self, query: Executable) -> list[Values]:
        """What a query finds, as dictionaries."""
        async with self.engine.connect() as connection:
            found = await connection.execute(query)
            return [dict(row) for row in found.mappings()]

    async def row(self, query: Executable) -> Values | None:
        """The first row that a query finds, if there is one."""
        found = await self.rows(query)
        return found[0] if found else None

    def change(self, step: Step) -> asyncio.Future[Any]:
        """Let the writer carry out a step; done, with its result, once it is committed."""
        return self.writer.submit(Change(step))

    def execute(self, *statements: Executable) -> asyncio.Future[Any]:
        """Let the writer carry out statements, all or none."""

        async def step(connection: AsyncConnection) -> None:
            for statement in statements:
                await connection.execute(statement)

        return self.change(step)


async def prepare(connection: AsyncConnection) -> None:
    """Make the tables in an empty file; refuse one of another version."""
    await connection.run_sync(metadata.create_all)
    found = (await connection.execute(select(versions.c.version))).scalar_one_or_none()
    if found is None:
        await connection.execute(insert(versions).values(version=SCHEMA_VERSION))
    elif found != SCHEMA_VERSION:
        raise ForeignSchema(
            f"the data is of version {found}; this program reads version {SCHEMA_VERSION}"
        )
