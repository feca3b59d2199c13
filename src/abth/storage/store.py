"""The store: everything that a server keeps, behind small methods.

`Store.open` works on an empty file, or on a PostgreSQL database that was prepared. Reading goes
through several connections; all writing goes through the one writer, which commits in groups.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Connection, Executable, Table, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from abth.storage.databases.database import Database
from abth.storage.databases.file_lock import FileLock
from abth.storage.databases.sqlite import SqliteFile
from abth.storage.log_append import Values
from abth.storage.schema import facts, versions
from abth.storage.stores.accounts import AccountStore
from abth.storage.stores.moderation import ModerationStore
from abth.storage.stores.people import PeopleStore
from abth.storage.stores.practice import PracticeStore
from abth.storage.stores.results import ResultStore
from abth.storage.stores.reviews import ReviewStore
from abth.storage.stores.tables import TableStore
from abth.storage.writer import Change, Step, Writer


class Store:
    """Shared by `people`, `tables` and the others, which hold the methods."""

    def __init__(self, database: Database, lock: FileLock | None = None) -> None:
        self.database = database
        self._lock = lock
        self.writer = Writer(database)
        self.people = PeopleStore(self)
        self.tables = TableStore(self)
        self.results = ResultStore(self)
        self.practice = PracticeStore(self)
        self.reviews = ReviewStore(self)
        self.accounts = AccountStore(self)
        self.moderation = ModerationStore(self)

    @classmethod
    async def open(cls, place: Path | str, *, alone: bool = False) -> Store:
        """The store in this file, which is created if needed, or at this `postgresql://` URL.

        A server uses a file alone: another server on the same file is refused.
        """
        lock = FileLock(place) if alone and isinstance(place, Path) else None
        store = cls(database_at(place), lock)
        try:
            await store.database.prepare()
        except BaseException:
            await store.database.close()
            store.release()
            raise
        store.writer.start()
        return store

    async def close(self) -> None:
        """Write what is waiting and close the database."""
        await self.writer.close()
        await self.database.close()
        self.release()

    def release(self) -> None:
        """Let another server use the file."""
        if self._lock is not None:
            self._lock.release()

    async def try_to_write(self) -> None:
        """Write something that changes nothing; raises if nothing can be stored."""
        await self.execute(update(versions).values(version=versions.c.version))

    async def fact(self, name: str) -> str | None:
        """A fact about the whole database, if it is known."""
        row = await self.row(select(facts.c.value).where(facts.c.name == name))
        return None if row is None else str(row["value"])

    async def keep_fact(self, name: str, value: str) -> str:
        """Note a fact, unless it is known; what is known now."""

        def step(connection: Connection) -> str:
            known = connection.execute(select(facts.c.value).where(facts.c.name == name)).scalar()
            if known is None:
                connection.execute(insert(facts).values(name=name, value=value))
            return value if known is None else str(known)

        try:
            return str(await self.change(step))
        except IntegrityError:  # another process has noted it at the same moment
            return str(await self.change(step))

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

    async def count(self, counted: Table, which: ColumnElement[bool]) -> int:
        """How many rows of a table are like this."""
        rows = await self.rows(
            select(func.count().label("count")).select_from(counted).where(which)
        )
        return int(rows[0]["count"])

    def change(self, step: Step) -> asyncio.Future[Any]:
        """Let the writer carry out a step; done, with its result, once it is committed."""
        return self.writer.submit(Change(step))

    def execute(self, *statements: Executable) -> asyncio.Future[Any]:
        """Let the writer carry out statements, all or none."""

        def step(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        return self.change(step)


def database_at(place: Path | str) -> Database:
    """The database in a file or at a URL."""
    if isinstance(place, Path):
        return SqliteFile(place)
    from abth.storage.databases.postgresql import (
        PostgresDatabase,  # late: with SQLite it is not needed
    )

    return PostgresDatabase(place)
