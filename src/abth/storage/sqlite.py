"""Everything specific to SQLite: one file, a write-ahead log, threads for slow work.

Data type: `SqliteFile`. Appending a few rows to the write-ahead log takes less time than waking a
thread and does not wait for the disk, so the event loop does it itself. Threads do everything else.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.pool import QueuePool

from abth.storage.log_append import APPEND_ENTRIES, UPDATE_PROGRESS, Values, append_rows
from abth.storage.migrate import prepare_file

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
NAMED: Final = sqlite.dialect(paramstyle="named")
ENTRIES_SQL: Final = str(APPEND_ENTRIES.compile(dialect=NAMED))
PROGRESS_SQL: Final = str(UPDATE_PROGRESS.compile(dialect=NAMED))


class SqliteFile:
    """A database in one file."""

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

    async def append(self, entries: Sequence[Values], progress_rows: Sequence[Values]) -> None:
        """Write entries of logs and the progress of matches in one transaction, inline."""
        if self._uncopied >= CHECKPOINT_EVERY:
            self._uncopied = 0
            await self.write(checkpoint)
        self._uncopied += 1
        try:
            self._append_at_once(entries, progress_rows)
        except sqlite3.Error:  # if another program holds the file, a thread waits for it
            await self.write(partial(append_rows, entries, progress_rows))

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def _write(self, work: Callable[[Connection], T]) -> T:
        if self._writing is None:
            self._writing = self._engine.connect()
        with self._writing.begin():
            return work(self._writing)

    def _append_at_once(self, entries: Sequence[Values], progress_rows: Sequence[Values]) -> None:
        if self._at_hand is None:
            self._at_hand = sqlite3.connect(
                self._path, isolation_level=None, check_same_thread=False
            )
            prepare(self._at_hand, None)
            set_up(self._at_hand, INLINE_PRAGMAS)
        connection = self._at_hand
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.executemany(ENTRIES_SQL, entries)
            if progress_rows:
                connection.executemany(PROGRESS_SQL, progress_rows)
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
