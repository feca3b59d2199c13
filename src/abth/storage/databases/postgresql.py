"""Everything specific to PostgreSQL: many processes, on one host or several, share one database.

Data type: `PostgresDatabase`. Every change of a table checks the revision that it was read at and
raises it, so of two processes that change the same table one is refused. The transaction of a
change also tells the other processes (`NOTIFY`) and queues the jobs that the change calls for.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import Connection, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from abth.storage.announcements import CHANNEL, Announcement, encode
from abth.storage.errors import StorageUnavailable, TableChanged
from abth.storage.job_queue import enqueue_arguments, enqueue_sql, queued
from abth.storage.jobs import Job
from abth.storage.log_append import Append, append_rows
from abth.storage.schema import tables

if TYPE_CHECKING:
    import asyncpg

T = TypeVar("T")

CONNECTIONS: Final = 4  # for everything but entries of logs, notifications and jobs
PATIENCE: Final = 10.0  # seconds for a connection, and for a statement of the hot path

NOTIFY: Final = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"

# One statement, so one round trip and one transaction, for the actions of many tables. A process
# that has not seen the last change of a table writes nothing there, and that table is not among the
# rows returned.
APPEND: Final = f"""
WITH locked AS (  -- always in the same order, so that two processes never wait for each other
    SELECT id, revision FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE
), moved AS (
    UPDATE tables AS t
    SET revision = t.revision + 1,
        to_act = CASE WHEN p.moved THEN p.to_act ELSE t.to_act END,
        round = CASE WHEN p.moved THEN p.round ELSE t.round END,
        deadline = CASE WHEN p.moved THEN p.deadline ELSE t.deadline END,
        clock = CASE WHEN p.moved THEN p.clock ELSE t.clock END
    FROM locked, unnest(
        $1::text[], $2::int[], $3::bool[], $4::int[], $5::int[], $6::float8[], $7::text[]
    ) AS p(id, seen, moved, to_act, round, deadline, clock)
    WHERE t.id = locked.id AND p.id = locked.id AND locked.revision = p.seen
    RETURNING t.id
), added AS (
    INSERT INTO log ("table", number, entry, at, person, key)
    SELECT e.id, e.number, e.entry, e.at, e.person, e.key
    FROM unnest($8::text[], $9::int[], $10::text[], $11::float8[], $12::text[], $13::text[])
        AS e(id, number, entry, at, person, key)
    WHERE e.id IN (SELECT id FROM moved)
)
SELECT moved.id, pg_notify('{CHANNEL}', told.payload)
FROM moved JOIN unnest($14::text[], $15::text[]) AS told(id, payload) ON told.id = moved.id
"""


class PostgresDatabase:
    """A database that many processes share."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.process = secrets.token_hex(8)
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self.connect,
            pool_size=CONNECTIONS,
            max_overflow=0,
            hide_parameters=True,  # values may be secret, and errors are logged
        )
        self._appending: asyncpg.Connection[Any] | None = None

    async def connect(self) -> asyncpg.Connection[Any]:
        """A connection of its own."""
        import asyncpg

        return await asyncpg.connect(self.url, timeout=PATIENCE)

    async def prepare(self) -> None:
        """Refuse a database that has not the schema of this program."""
        from abth.storage.databases.migrate_postgresql import check_schema

        await self._run(lambda: self._read(check_schema))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query; once more if the connection was lost, as after a restart."""
        try:
            return await self._run(lambda: self._read(work))
        except StorageUnavailable:
            return await self._run(lambda: self._read(work))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a change in one transaction."""
        return await self._run(lambda: self._write(work))

    async def _read(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def _run(self, work: Callable[[], Awaitable[T]]) -> T:
        with unavailable():
            return await work()

    async def append(self, appends: Sequence[Append]) -> Sequence[Append]:
        """Write entries of logs in one transaction; those that another process has overtaken."""
        with unavailable():
            if self._appending is None or self._appending.is_closed():
                self._appending = await self.connect()
            try:
                async with asyncio.timeout(PATIENCE):
                    written = await self._append(self._appending, appends)
            except BaseException:
                # Whether it was committed is not known, nor what the connection is doing.
                self._appending.terminate()
                raise
        return [append for append in appends if append.table not in written]

    async def _append(
        self, connection: asyncpg.Connection[Any], appends: Sequence[Append]
    ) -> set[str]:
        arguments = self._append_arguments(appends)
        if not any(queued(append.jobs) for append in appends):
            return {row[0] for row in await connection.fetch(APPEND, *arguments)}
        async with connection.transaction():
            written = {row[0] for row in await connection.fetch(APPEND, *arguments)}
            jobs = [job for append in appends if append.table in written for job in append.jobs]
            if rows := queued(jobs):
                await connection.fetch(enqueue_sql(), *enqueue_arguments(rows))
        return written

    def _append_arguments(self, appends: Sequence[Append]) -> list[list[Any]]:
        """One list for each column."""
        numbered = [
            (append.table, number, entry.entry, entry.at, entry.person, entry.key)
            for append in appends
            for number, entry in enumerate(append.entries, append.length + 1)
        ]
        moved = [append.progress for append in appends]
        news = [
            (append.table, encode(each))
            for append in appends
            for each in (self._news_of(append), *self._turns(append.jobs))
        ]
        return [
            [append.table for append in appends],
            [append.revision for append in appends],
            [progress is not None for progress in moved],
            [None if progress is None else progress.to_act for progress in moved],
            [None if progress is None else progress.round for progress in moved],
            [None if progress is None else progress.deadline for progress in moved],
            [None if progress is None else progress.clock for progress in moved],
            *([row[column] for row in numbered] for column in range(6)),
            [table for table, _ in news],
            [payload for _, payload in news],
        ]

    def _news_of(self, append: Append) -> Announcement:
        """What others are told of new entries."""
        return Announcement(
            origin=self.process,
            table=append.table,
            revision=append.revision + 1,
            version=append.length,
            entries=list(append.entries),
            progress=append.progress,
            changes=append.changes,
        )

    def _turns(self, jobs: Sequence[Job]) -> list[Announcement]:
        """Players who may be connected to other processes, told that it is their turn."""
        return [
            Announcement(origin="", table=job.table, person=job.person, turn=job.turn)
            for job in jobs
            if job.turn is not None
        ]

    def append_in(self, connection: Connection, appends: Sequence[Append]) -> None:
        """Write entries in the transaction of a change; `TableChanged` if any is overtaken."""
        for append in appends:
            seen = (tables.c.id == append.table) & (tables.c.revision == append.revision)
            raised = update(tables).where(seen).values(revision=append.revision + 1)
            if connection.execute(raised).rowcount == 0:
                raise TableChanged
            self.tell(connection, [self._news_of(append)], append.jobs)
        append_rows(appends, connection)

    def tell(
        self, connection: Connection, news: Sequence[Announcement], jobs: Sequence[Job] = ()
    ) -> None:
        """In the transaction of a change, tell other processes of it, and queue its jobs."""
        if rows := queued(jobs):
            connection.exec_driver_sql(enqueue_sql(), enqueue_arguments(rows))
        payloads = [encode(each) for each in (*news, *self._turns(jobs))]
        connection.exec_driver_sql(NOTIFY, (CHANNEL, payloads))

    async def close(self) -> None:
        """Close all connections."""
        if self._appending is not None:
            self._appending.terminate()
        await self._engine.dispose()


@contextmanager
def unavailable() -> Iterator[None]:
    """Say that the database does not answer, whichever layer finds out."""
    import asyncpg

    lost = (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError,
            asyncpg.CannotConnectNowError, asyncpg.AdminShutdownError,
            asyncpg.CrashShutdownError, asyncpg.InternalClientError)  # fmt: skip
    try:
        yield
    except lost as error:  # TimeoutError is an OSError
        raise StorageUnavailable.after(error) from error
    except DBAPIError as error:
        cause = first_cause(error)
        if error.connection_invalidated or isinstance(cause, lost):
            raise StorageUnavailable.after(cause) from error
        raise


def first_cause(error: BaseException) -> BaseException:
    """What an error began with: SQLAlchemy wraps errors of the driver, some of them twice."""
    while error.__cause__ is not None:
        error = error.__cause__
    return error
