"""Who is connected to which table at which process, where processes share a database.

Times are those of the database, because the clocks of hosts differ.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, extract, func, insert, select, update

from abth.storage.announcements import Announcement
from abth.storage.rows import Present
from abth.storage.schema import present, processes

if TYPE_CHECKING:
    from abth.storage.store import Store


class PresenceStore:
    """Reads and writes who is present."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._process = store.database.process

    async def post(self, table: str, here: Present) -> None:
        """Store who is at a table at this process."""
        database = self._store.database
        mine = (present.c.table == table) & (present.c.process == self._process)

        def step(connection: Connection) -> None:
            connection.execute(delete(present).where(mine))
            if here.people or here.spectators:
                values = {
                    "table": table,
                    "process": self._process,
                    "people": msgspec.json.encode(here.people).decode(),
                    "spectators": here.spectators,
                }
                connection.execute(insert(present).values(values))
            news = Announcement(origin=self._process, table=table, presence=True)
            database.tell(connection, [news])

        await self._store.change(step)

    async def elsewhere(self, table: str) -> Present:
        """Who is at a table at other processes."""
        others = (present.c.table == table) & (present.c.process != self._process)
        rows = await self._store.rows(select(present.c.people, present.c.spectators).where(others))
        people = [msgspec.json.decode(row["people"], type=list[str]) for row in rows]
        return Present(
            people=sorted({person for some in people for person in some}),
            spectators=sum(row["spectators"] for row in rows),
        )

    async def beat(self) -> bool:
        """Renew the row of this process; False if there was none."""

        def step(connection: Connection) -> bool:
            mine = processes.c.id == self._process
            renewed = update(processes).where(mine).values(seen=now())
            if connection.execute(renewed).rowcount > 0:
                return True
            connection.execute(insert(processes).values(id=self._process, seen=now()))
            return False

        return bool(await self._store.change(step))

    async def remove_dead(self, seconds: float) -> None:
        """Remove processes without a beat for so long; others hear who is gone."""
        late = processes.c.seen < now() - seconds
        dead = await self._store.rows(select(processes.c.id).where(late))
        if dead:
            await self._remove([row["id"] for row in dead])

    async def leave(self) -> None:
        """This process ends."""
        await self._remove([self._process])

    async def _remove(self, ids: list[str]) -> None:
        database = self._store.database

        def step(connection: Connection) -> None:
            theirs = present.c.process.in_(ids)
            tables = connection.execute(select(present.c.table).where(theirs).distinct()).scalars()
            news = [Announcement(origin="", table=table, presence=True) for table in tables]
            connection.execute(delete(present).where(theirs))
            connection.execute(delete(processes).where(processes.c.id.in_(ids)))
            database.tell(connection, news)

        await self._store.change(step)


def now() -> ColumnElement[Any]:
    """The time of the database, in seconds since 1970."""
    return extract("epoch", func.clock_timestamp())
