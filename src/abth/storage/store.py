"""The store: everything that a server keeps, behind small methods.

`Store.open` works on an empty file. Reading goes through several connections; all writing goes
through the one writer, which commits in groups.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Executable

from abth.storage.database import Database
from abth.storage.log_append import Values
from abth.storage.people_store import PeopleStore
from abth.storage.result_store import ResultStore
from abth.storage.sqlite import SqliteFile
from abth.storage.table_store import TableStore
from abth.storage.writer import Change, Step, Writer


class Store:
    """Shared by `people`, `tables` and `results`, which hold the methods."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = Writer(database)
        self.people = PeopleStore(self)
        self.tables = TableStore(self)
        self.results = ResultStore(self)

    @classmethod
    async def open(cls, path: Path) -> Store:
        """The store in this file, which is created if needed."""
        store = cls(SqliteFile(path))
        try:
            await store.database.prepare()
        except BaseException:
            await store.database.close()
            raise
        store.writer.start()
        return store

    async def close(self) -> None:
        """Write what is waiting and close the file."""
        await self.writer.close()
        await self.database.close()

    async def rows(self, query: Executable) -> list[Values]:
        """What a query finds, as dictionaries."""
        return (await self.all_rows(query))[0]

    async def all_rows(self, *queries: Executable) -> list[list[Values]]:
        """What several queries find, in one round trip."""

        def look_up(connection: Connection) -> list[list[Values]]:
            return [
                [dict(row) for row in connection.execute(query).mappings()] for query in queries
            ]

        return await self.database.read(look_up)

    async def row(self, query: Executable) -> Values | None:
        """The first row that a query finds, if there is one."""
        found = await self.rows(query)
        return found[0] if found else None

    def change(self, step: Step) -> asyncio.Future[Any]:
        """Let the writer carry out a step; done, with its result, once it is committed."""
        return self.writer.submit(Change(step))

    def execute(self, *statements: Executable) -> asyncio.Future[Any]:
        """Let the writer carry out statements, all or none."""

        def step(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        return self.change(step)
