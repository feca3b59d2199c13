"""All that is particular to SQLite: one file, a write-ahead log, and how it is opened."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

PRAGMAS: Final = (
    "journal_mode=WAL",  # readers never wait for the writer
    "synchronous=NORMAL",  # safe with WAL; a power cut may cost the last moment, never the file
    "foreign_keys=ON",
    "busy_timeout=5000",
)
READERS: Final = 4


def open_file(path: Path) -> AsyncEngine:
    """An engine on this file, which is made, readable by its owner alone, if it does not exist."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600, exist_ok=True)
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{path}",
        pool_size=READERS,
        max_overflow=4,
        hide_parameters=True,  # what is written may be a secret, and errors are logged
    )
    event.listen(engine.sync_engine, "connect", prepare)
    return engine


def prepare(connection: Any, _record: Any) -> None:
    """Set up a new connection."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
