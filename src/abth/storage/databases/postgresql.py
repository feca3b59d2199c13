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

from abth.storage.announcements import CHANNEL, ENCODER, Announcement, encode
from abth.storage.errors import StorageUnavailable, TableChanged
from abth.storage.job_queue import enqueue_arguments, enqueue_sql, queued
from abth.storage.jobs import Job
from abth.storage.log_append import Append, Values, append_rows
from abth.storage.schema import tables

if TYPE_CHECKING:
    import asyncpg

T = TypeVar("T")

CONNECTIONS: Final = 4  # for everything but entries of logs, notifications and jobs
PATIENCE: Final = 10.0  # seconds for a connection, and for a statement of the hot path

NOTIFY: Final = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"

# One statement, so one round trip and one transaction, for the actions of many tables. Whoever has
# not seen the last change of a table writes nothing there, and is not among the rows returned. Rows
# are given as JSON: the driver looks at every value of an array several times, in Python.
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
    FROM locked, json_to_recordset($2::json) AS p(
        id text, seen int, moved bool, to_act int, round int, deadline float8, clock text)
    WHERE t.id = locked.id AND p.id = locked.id AND locked.revision = p.seen
    RETURNING t.id
), added AS (
    INSERT INTO log ("table", number, entry, at, person, key)
    SELECT e.id, e.number, e.entry, e.at, e.person, e.key
    FROM json_to_recordset($3::json) AS e(
        id text, number int, entry text, at float8, person text, key text)
    WHERE e.id IN (SELECT id FROM moved)
)
SELECT moved.id, pg_notify('{CHANNEL}', told.payload)
FROM moved JOIN json_to_recordset($4::json) AS told(id text, payload text) ON told.id = moved.id
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
        # A query sees what was committed before it began, also within a transaction of many. So a
        # transaction around queries would cost two round trips and change nothing.
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._hot: asyncpg.Connection[Any] | None = None  # appends to logs, and hears of changes
        self._hot_lock = asyncio.Lock()

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
        async with self._reading.connect() as connection:
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
            async with self._hot_lock:
                connection = await self._hot_connection()
                try:
                    async with asyncio.timeout(PATIENCE):
                        written = await self._append(connection, appends)
                except BaseException:
                    # Whether it was committed is not known if the connection was lost.
                    if connection.is_in_transaction():
                        connection.terminate()
                    raise
        return [append for append in appends if append.table not in written]

    async def _hot_connection(self) -> asyncpg.Connection[Any]:
        """The connection that appends; a new one if it was lost."""
        if self._hot is None or self._hot.is_closed():
            self._hot = await self.connect()
        return self._hot

    async def listen(self, hear: Callable[..., object]) -> asyncio.Event:
        """Call back for every announcement; the event is set when the connection is lost.

        It is the connection that appends. So what this process announces comes back with the answer
        to the change, and what others have announced meanwhile comes with it too: one message from
        the network to read instead of three.
        """
        lost = asyncio.Event()
        async with self._hot_lock:
            connection = await self._hot_connection()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, hear)
        return lost

    async def probe(self, patience: float) -> None:
        """Raise if the connection that listens does not answer in time; it is closed then."""
        async with self._hot_lock:
            connection = await self._hot_connection()
            try:
                await connection.execute("SELECT 1", timeout=patience)
            except BaseException:
                connection.terminate()
                raise

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

    def _append_arguments(self, appends: Sequence[Append]) -> tuple[list[str], str, str, str]:
        """The tables; where their matches stand, new entries, and announcements, as JSON."""
        entries = [
            {
                "id": append.table,
                "number": number,
                "entry": entry.entry,
                "at": entry.at,
                "person": entry.person,
                "key": entry.key,
            }
            for append in appends
            for number, entry in enumerate(append.entries, append.length + 1)
        ]
        news = [
            {"id": append.table, "payload": encode(each)}
            for append in appends
            for each in (self._news_of(append), *self._turns(append.jobs))
        ]
        moved = [moved_row(append) for append in appends]
        tables = [append.table for append in appends]
        return tables, as_json(moved), as_json(entries), as_json(news)

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
        if self._hot is not None:
            self._hot.terminate()
        await self._engine.dispose()


def moved_row(append: Append) -> Values:
    """Which revision of a table was seen, and where its match stands now if that has changed."""
    row: Values = {"id": append.table, "seen": append.revision, "moved": False}
    progress = append.progress
    if progress is not None:
        row.update(
            moved=True,
            to_act=progress.to_act,
            round=progress.round,
            deadline=progress.deadline,
            clock=progress.clock,
        )
    return row


def as_json(rows: Sequence[Values]) -> str:
    """Rows as a statement takes them."""
    return ENCODER.encode(rows).decode()


@contextmanager
def unavailable() -> Iterator[None]:
    """Say that the database does not answer, whichever layer finds out."""
    import asyncpg

    lost = (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError,
            asyncpg.CannotConnectNowError, asyncpg.AdminShutdownError,
            asyncpg.CrashShutdownError)  # fmt: skip
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
