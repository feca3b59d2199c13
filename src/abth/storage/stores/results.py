"""Results and ratings as they are stored."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, case, delete, insert, select

from abth.storage.rows import RatingRow, ResultRow
from abth.storage.schema import ratings, results

if TYPE_CHECKING:
    from abth.storage.store import Store

Rate = Callable[[dict[str, RatingRow]], list[RatingRow]]


class ResultStore:
    """Reads and writes how matches ended, and the ratings of players."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, found: list[ResultRow], rate: Rate | None = None) -> bool:
        """Add the results of a match and the new ratings of its players; False if it has results.

        `rate` gets the ratings from before the match and gives those after it. Nobody else rates a
        match meanwhile.
        """
        table, players = found[0].table, {result.player for result in found}

        def step(connection: Connection) -> bool:
            if connection.dialect.name == "postgresql":  # SQLite has one writer
                connection.exec_driver_sql("LOCK TABLE ratings IN SHARE ROW EXCLUSIVE MODE")
            query = select(results.c.seat).where(results.c.table == table)
            if connection.execute(query).first() is not None:
                return False
            rows = [msgspec.structs.asdict(result) for result in found]
            connection.execute(insert(results), rows)
            if rate is not None:
                replace_ratings(connection, players, rate)
            return True

        return bool(await self._store.change(step))

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

    async def best(self, limit: int, established: int) -> list[RatingRow]:
        """The leaderboard, by the cautious rating: mean minus three times the doubt.

        Players with fewer matches than `established`, and those without a victory, come last.
        """
        group = case((ratings.c.wins == 0, 2), (ratings.c.matches < established, 1), else_=0)
        ordinal = ratings.c.mu - 3 * ratings.c.sigma
        query = select(ratings).order_by(group, ordinal.desc(), ratings.c.player).limit(limit)
        return [RatingRow(**row) for row in await self._store.rows(query)]


def replace_ratings(connection: Connection, players: set[str], rate: Rate) -> None:
    """Rate these players again."""
    theirs = ratings.c.player.in_(players)
    rows = connection.execute(select(ratings).where(theirs)).mappings()
    before = {row["player"]: RatingRow(**row) for row in rows}
    after = [msgspec.structs.asdict(rating) for rating in rate(before)]
    if after:
        changed = ratings.c.player.in_([row["player"] for row in after])
        connection.execute(delete(ratings).where(changed))
        connection.execute(insert(ratings), after)
