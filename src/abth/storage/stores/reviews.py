"""Reviews of finished matches as they are stored: one for each version of the judge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, insert, select

from abth.storage.schema import reviews

if TYPE_CHECKING:
    from abth.storage.store import Store


class ReviewStore:
    """Reads and writes reviews."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self, table: str, judge: str) -> bytes | None:
        """The review of a match by this judge, as JSON, if there is one."""
        mine = (reviews.c.table == table) & (reviews.c.judge == judge)
        row = await self._store.row(select(reviews.c.review).where(mine))
        return None if row is None else str(row["review"]).encode()

    async def put(self, table: str, judge: str, review: bytes, now: float) -> None:
        """Keep a review; those of other judges are dropped."""

        def step(connection: Connection) -> None:
            connection.execute(delete(reviews).where(reviews.c.table == table))
            row = {"table": table, "judge": judge, "review": review.decode(), "at": now}
            connection.execute(insert(reviews).values(row))

        await self._store.change(step)
