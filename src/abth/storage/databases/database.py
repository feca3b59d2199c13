"""How work reaches the database: plain SQLAlchemy Core functions, run beside the event loop.

Data type: `Database`. A function gets a connection and does all its work at once. With SQLite it
runs in a thread; with PostgreSQL `AsyncConnection.run_sync` runs the same function. What every
action writes has a path of its own, because it must be the fastest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from abth.storage.announcements import Announcement
from abth.storage.jobs import Job
from abth.storage.log_append import Append

T = TypeVar("T")


class Database(Protocol):
    """An open database."""

    @property
    def process(self) -> str:
        """The id of this process among those that share the database."""
        ...

    @property
    def is_shared(self) -> bool:
        """Whether other processes use the database as well."""
        ...

    async def prepare(self) -> None:
        """Bring the schema up to date, or refuse it; call it before anything else."""
        ...

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query."""
        ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a change in one transaction: committed when this returns, or not at all."""
        ...

    async def append(self, appends: Sequence[Append]) -> Sequence[Append]:
        """Write entries of logs in one transaction; those that another process has overtaken."""
        ...

    def append_in(self, connection: Connection, appends: Sequence[Append]) -> None:
        """Write entries in the transaction of a change; `TableChanged` if any is overtaken."""
        ...

    def tell(
        self, connection: Connection, news: Sequence[Announcement], jobs: Sequence[Job] = ()
    ) -> None:
        """In the transaction of a change, tell other processes of it, and queue its jobs."""
        ...

    async def close(self) -> None:
        """Close the database."""
        ...
