"""How work reaches the database: plain SQLAlchemy Core functions, run beside the event loop.

Data type: `Database`. A function gets a connection and does all its work at once. With SQLite it
runs in a thread: one round trip for any number of statements. With an asyncio database,
`AsyncConnection.run_sync` can run the same function. What every action writes has a path of its
own, because it must be the fastest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from abth.storage.log_append import Values

T = TypeVar("T")


class Database(Protocol):
    """An open database."""

    async def prepare(self) -> None:
        """Bring the schema up to date; call it before anything else."""
        ...

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query in a thread."""
        ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a change in one transaction: committed when this returns, or not at all."""
        ...

    async def append(self, entries: Sequence[Values], progress_rows: Sequence[Values]) -> None:
        """Write entries of logs and the progress of their matches, in one transaction."""
        ...

    async def close(self) -> None:
        """Close the database."""
        ...
