"""Everything specific to SQLite: one file, a write-ahead log, threads for slow work.

Data type: `SqliteFile`. Appending a few rows to the write-ahead log takes less time than waking a
thread and does not wait for the disk, so the event loop does it itself. Threads do everything else.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool

from abth.storage.announcements import Announcement
from abth.storage.databases.migrate import prepare_file
from abth.storage.errors import StorageUnavailable
from abth.storage.jobs import Job
from abth.storage.log_append import (
    APPEND_ENTRIES,
    UPDATE_PROGRESS,
    Append,
    append_rows,
    entry_rows,
    progress_rows,
)

T = TypeVar("T")

PRAGMAS: Final = (
    "journal_mode=WAL",  # readers never wait for the writer
    "synchronous=NORMAL",  # safe with WAL; a power cut may cost the last moment, never the file
    "foreign_keys=ON",
    "busy_timeout=5000",
)
# For work on the event loop's own thread: wait neither for other programs nor for the disk.
INLINE_PRAGMAS: Final = ("busy_timeout=0", "wal_autocheckpoint=0")
CHECKPOINT_EVERY: Final = 1000  # inline transactions: about 10 MB of log
READERS: Final = 2
# What may pass: no room, a broken or read-only disk, too many open files, another program.
PASSING: Final = (
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
)
PRIMARY: Final = 0xFF  # the bits of an error code without its details
NAMED: Final = sqlite.dialect(paramstyle="named")
ENTRIES_SQL: Final = str(APPEND_ENTRIES.compile(dialect=NAMED))
PROGRESS_SQL: Final = str(UPDATE_PROGRESS.compile(dialect=NAMED))


class SqliteFile:
    """A database in one file, which one process uses."""

    process = ""
    is_shared = False

    def __init__(self, path: Path) -> None:
        self._path = path
        self._engine = create_engine(
            f"sqlite:///{path}",
            poolclass=QueuePool,
            pool_size=READERS + 1,
            max_overflow=0,
            connect_args={
                "check_same_thread": False
            },  # the pool lends each to one thread at a time
            hide_parameters=True,  # values may be secret, and errors are logged
        )
        event.listen(self._engine, "connect", prepare)
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")
        # Kept open, because opening takes a while: one for the thread, one for inline work.
        self._writing: Connection | None = None
        self._at_hand: sqlite3.Connection | None = None
        self._uncopied = 0  # inline transactions since the last checkpoint

    async def prepare(self) -> None:
        """Create the file if needed, and bring its schema up to date."""
        await asyncio.to_thread(prepare_file, self._path)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a change in one transaction, in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    async def append(self, appends: Sequence[Append]) -> Sequence[Append]:
        """Write entries of logs and the progress of matches in one transaction, inline."""
        if self._uncopied >= CHECKPOINT_EVERY:
            self._uncopied = 0
            await self.write(checkpoint)
        self._uncopied += 1
        try:
            self._append_at_once(appends)
        except sqlite3.Error:  # if another program holds the file, a thread waits for it
            await self.write(partial(append_rows, appends))
        return ()

    def append_in(self, connection: Connection, appends: Sequence[Append]) -> None:
        """Write entries in the transaction of a change."""
        append_rows(appends, connection)

    def tell(
        self, connection: Connection, news: Sequence[Announcement], jobs: Sequence[Job] = ()
    ) -> None:
        """Nothing: there are no other processes, and this one runs its jobs itself."""

    def _read(self, work: Callable[[Connection], T]) -> T:
        with unavailable(), self._engine.connect() as connection:
            return work(connection)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with unavailable():
            if self._writing is None:
                self._writing = self._engine.connect()
            with self._writing.begin():
                return work(self._writing)

    def _append_at_once(self, appends: Sequence[Append]) -> None:
        if self._at_hand is None:
            self._at_hand = sqlite3.connect(
                self._path, isolation_level=None, check_same_thread=False
            )
            prepare(self._at_hand, None)
            set_up(self._at_hand, INLINE_PRAGMAS)
        connection = self._at_hand
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.executemany(ENTRIES_SQL, entry_rows(appends))
            if progress := progress_rows(appends):
                connection.executemany(PROGRESS_SQL, progress)
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise

    async def close(self) -> None:
        """Wait for running work, then close the file."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._readers.shutdown()
        self._writer.shutdown()
        for connection in (self._writing, self._at_hand):
            if connection is not None:
                connection.close()
        self._engine.dispose()


@contextmanager
def unavailable() -> Iterator[None]:
    """Say that nothing can be stored or read now, if that is why a statement has failed."""
    try:
        yield
    except DBAPIError as error:
        code = getattr(error.orig, "sqlite_errorcode", 0)
        if code & PRIMARY in PASSING:
            raise StorageUnavailable.after(error, str(error.orig)) from error
        raise


def checkpoint(connection: Connection) -> None:
    """Move what was written from the write-ahead log into the file, and empty that log."""
    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").close()


def prepare(connection: Any, _record: Any) -> None:
    """Set up a new connection."""
    set_up(connection, PRAGMAS)


def set_up(connection: Any, pragmas: Iterable[str]) -> None:
    """Set pragmas of a connection."""
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
