"""The open tables of a server: opened from the store when needed, put away when idle.

Data type: `TableRegistry`.
"""

from __future__ import annotations

import asyncio
import logging

from abth.storage.rows import Entry, TableRow
from abth.storage.table_store import TableStore
from abth.table.live_table import LiveTable
from abth.table.refusals import unknown
from abth.table.services import TableServices

logger = logging.getLogger("abth.server")


class TableRegistry:
    """Finds tables by their ids. Each table is in memory at most once."""

    def __init__(self, services: TableServices, store: TableStore) -> None:
        self.services = services
        self._store = store
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Future[LiveTable]] = {}

    async def require(self, table: str) -> LiveTable:
        """The table with this id, opened from the store if it is not in memory."""
        live = self.live(table)
        if live is not None:
            return live
        opening = self._opening.get(table)
        if opening is None:
            opening = asyncio.ensure_future(self._open(table))
            self._opening[table] = opening
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    def live(self, table: str) -> LiveTable | None:
        """The table with this id, if it is in memory."""
        live = self._live.get(table)
        return None if live is None or live.gone else live

    async def add(self, row: TableRow, entries: list[Entry]) -> LiveTable:
        """Open a table that was just created."""
        live = self._live[row.id] = LiveTable(self.services, row, entries, [], {})
        live.table.ratings = await self.services.results.ratings_at(row)
        return live

    async def _open(self, table: str) -> LiveTable:
        row = await self._store.get(table)
        if row is None:
            raise unknown("table")
        entries = await self._store.log(table)
        lines = await self._store.chat(table, self.services.limits.chat_kept)
        ratings = await self.services.results.ratings_at(row)
        live = LiveTable(self.services, row, entries, lines, ratings)
        if row.started is not None:
            live.open_match()
        self._live[table] = live
        if live.table.is_playing:
            await live.resume(len(entries))
        return live

    async def resume(self) -> None:
        """After a restart: open every match in progress, so that bots and clocks go on."""
        for table in await self._store.ids_playing():
            try:
                await self.require(table)
            except Exception:
                logger.exception("a table could not be opened")

    async def tidy(self, idle: float) -> None:
        """Regularly put away tables that were idle for this many seconds."""
        clock = self.services.clock
        while True:
            await clock.wait_until(clock.now() + idle)
            self.put_idle_away(clock.now() - idle)

    def put_idle_away(self, since: float) -> None:
        """Drop the idle tables that were last used before then."""
        for table, live in list(self._live.items()):
            if live.is_idle and live.touched <= since:
                live.gone = True
            if live.gone:
                del self._live[table]

    async def time_is_up(self, table: str) -> None:
        """The time of the player who must decide at this table is up."""
        live = await self.require(table)
        await live.time_is_up()
