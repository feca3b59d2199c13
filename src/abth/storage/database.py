"""How work reaches the database: plain SQLAlchemy Core functions, run beside the event loop.

Data type: `Database`. A function gets a connection and does all its work in one go. With SQLite it
runs in a thread: one way there and one way back, however many statements it has. With a database
that speaks asyncio the same function can be run by `AsyncConnection.run_sync`. What every action
writes has a way of its own, because it has to be the fastest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from abth.storage.log_append import Values

T = TypeVar("T")


class Database(Protocol):
    """A database that is open."""

    async def prepare(self) -> None:
        """Bring the schema up to date; call it before anything else."""
        ...

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""
        ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Change something in one transaction: committed when this returns, or not at all."""
        ...

    async def append(self, entries: Sequence[Values], progress_rows: Sequence[Values]) -> None:
        """Write entries of logs and how their tables stand, in one transaction."""
        ...

    async def close(self) -> None:
        """Close the database."""
        ...
