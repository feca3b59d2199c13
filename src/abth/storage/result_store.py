"""Results and ratings as they are stored."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, delete, insert, select

from abth.storage.rows import RatingRow, ResultRow
from abth.storage.schema import ratings, results

if TYPE_CHECKING:
    from abth.storage.store import Store


class ResultStore:
    """Reads and writes how matches ended, and the ratings of players."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, found: list[ResultRow], rated: list[RatingRow]) -> None:
        """Add the results of a match, with the new ratings of its players."""

        def step(connection: Connection) -> None:
            connection.execute(
                insert(results), [msgspec.structs.asdict(result) for result in found]
            )
            if rated:
                names = [rating.player for rating in rated]
                connection.execute(delete(ratings).where(ratings.c.player.in_(names)))
                connection.execute(
                    insert(ratings), [msgspec.structs.asdict(rating) for rating in rated]
                )

        await self._store.change(step)

    async def of_tables(self, tables: list[str]) -> dict[str, list[ResultRow]]:
        """The results of several matches, seat by seat."""
        query = select(results).where(results.c.table.in_(tables))
        found: dict[str, list[ResultRow]] = {table: [] for table in tables}
        for row in await self._store.rows(query.order_by(results.c.table, results.c.seat)):
            found[row["table"]].append(ResultRow(**row))
        return found

    async def of_player(self, player: str, limit: int) -> list[ResultRow]:
        """The newest results of a player."""
        mine = select(results).where(results.c.player == player)
        query = mine.order_by(results.c.ended.desc(), results.c.table).limit(limit)
        return [ResultRow(**row) for row in await self._store.rows(query)]

    async def ratings(self, players: Iterable[str]) -> dict[str, RatingRow]:
        """The ratings of those who have one."""
        query = select(ratings).where(ratings.c.player.in_(list(players)))
        return {row["player"]: RatingRow(**row) for row in await self._store.rows(query)}

    async def best(self, limit: int) -> list[RatingRow]:
        """The leaderboard, by the cautious rating: mean minus three times the doubt."""
        ordinal = ratings.c.mu - 3 * ratings.c.sigma
        query = select(ratings).order_by(ordinal.desc(), ratings.c.player).limit(limit)
        return [RatingRow(**row) for row in await self._store.rows(query)]
