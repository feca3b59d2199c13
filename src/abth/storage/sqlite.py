"""All that is particular to SQLite: one file, a write-ahead log, one thread that writes.

Data type: `SqliteFile`. Measured here, an asyncio driver takes six ways to its thread and back for
one small transaction; on a busy machine each way waits for its turn. Here it is one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.pool import QueuePool

T = TypeVar("T")

PRAGMAS: Final = (
    "journal_mode=WAL",  # readers never wait for the writer
    "synchronous=NORMAL",  # safe with WAL; a power cut may cost the last moment, never the file
    "foreign_keys=ON",
    "busy_timeout=5000",
)
READERS: Final = 2


class SqliteFile:
    """A file, which is made, readable by its owner alone, if it does not exist."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600, exist_ok=True)
        self._engine = create_engine(
            f"sqlite:///{path}",
            poolclass=QueuePool,
            pool_size=READERS + 1,
            max_overflow=0,
            connect_args={"check_same_thread": False},  # the pool hands them on, one at a time
            hide_parameters=True,  # what is written may be a secret, and errors are logged
        )
        event.listen(self._engine, "connect", prepare)
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")
        self._writing: Connection | None = None  # kept: taking one from the pool takes a while

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Change something in one transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def _write(self, work: Callable[[Connection], T]) -> T:
        if self._writing is None:
            self._writing = self._engine.connect()
        with self._writing.begin():
            return work(self._writing)

    async def close(self) -> None:
        """Wait for what is under way, then close the file."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._readers.shutdown()
        self._writer.shutdown()
        if self._writing is not None:
            self._writing.close()
        self._engine.dispose()


def prepare(connection: Any, _record: Any) -> None:
    """Set up a new connection."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
