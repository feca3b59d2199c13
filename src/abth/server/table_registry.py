"""The open tables of a server: opened from the store when needed, put away when idle.

Data type: `TableRegistry`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from abth.protocol.log import BadLog
from abth.storage.rows import Entry, TableRow
from abth.storage.stores.tables import TableStore
from abth.table import match_course, replica
from abth.table.early_end import expire
from abth.table.live_table import LiveTable
from abth.table.match.match import Match
from abth.table.refusals import Refusal, unknown
from abth.table.services import TableServices

DAY: Final = 86_400.0  # seconds
MOST_CLOSED: Final = 1_000  # at a time

logger = logging.getLogger("abth.server")


class TableRegistry:
    """Finds tables by their ids. Each table is in the memory of this process at most once."""

    def __init__(self, services: TableServices, store: TableStore) -> None:
        self.services = services
        self._store = store
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Future[LiveTable]] = {}

    async def require(self, table: str) -> LiveTable:
        """The table with this id, opened from the store if it is not in memory."""
        live = self.live(table)
        if live is not None:
            if live.behind:
                await replica.catch_up(live)
            return live
        opening = self._opening.get(table)
        if opening is None:
            opening = asyncio.ensure_future(self._open(table))
            self._opening[table] = opening
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def require_current(self, table: str) -> LiveTable:
        """The same, with all that any process has stored by now.

        For what is shown: a request may be faster than the announcement of the one before it,
        which another process has answered. Commands find out by themselves.
        """
        live = await self.require(table)
        if self.services.is_shared:
            await replica.catch_up(live)
        return await self.require(table) if live.gone else live

    def live(self, table: str) -> LiveTable | None:
        """The table with this id, if it is in memory."""
        live = self._live.get(table)
        return None if live is None or live.gone else live

    def count_live(self) -> int:
        """How many tables are in memory."""
        return sum(not live.gone for live in self._live.values())

    async def read_again(self, table: str) -> None:
        """Open a table again that was changed elsewhere; its viewers connect again."""
        live = self.live(table)
        if live is not None:
            live.break_off()
            del self._live[table]
        with contextlib.suppress(Refusal):  # it was deleted
            await self.require(table)

    async def add(
        self, row: TableRow, entries: list[Entry], match: Match | None = None
    ) -> LiveTable:
        """Open a table that was just created, with its match if that was replayed already."""
        live = LiveTable(self.services, row, entries, [], {})
        live.use_match(match)
        self._live[row.id] = live
        live.table.ratings = await self.services.results.ratings_at(row)
        return live

    def in_memory(self) -> list[LiveTable]:
        """All tables that are open in this process."""
        return [live for live in self._live.values() if not live.gone]

    def is_opening(self, table: str) -> bool:
        """Whether this table is being opened."""
        return table in self._opening

    async def _open(self, table: str) -> LiveTable:
        row = await self._store.get(table)
        if row is None:
            raise unknown("table")
        entries = await self._store.log(table)
        lines = await self._store.chat(table, self.services.limits.chat_kept)
        ratings = await self.services.results.ratings_at(row)
        live = LiveTable(self.services, row, entries, lines, ratings)
        if row.started is not None:  # beside the event loop: a long match takes a while
            await open_match(live)
        if live.table.is_playing and not self.services.is_shared:
            await match_course.resume(live, len(entries))
        self._live[table] = live  # late: requests meanwhile wait for a table that is ready
        if not self.services.is_shared:
            live.bots.wake()
        return live

    def read_again_with(self, person: str) -> None:
        """Read the tables of a user from the store again; their viewers connect again."""
        for live in list(self._live.values()):
            row = live.table.row
            if person == row.host or any(seat.person == person for seat in row.seats):
                live.break_off()

    async def resume(self) -> None:
        """After a restart: open every match in progress, so that bots and clocks go on."""
        for table in await self._store.ids_playing():
            try:
                await self.require(table)
            except Refusal as refusal:
                logger.error("a table could not be opened: %s", refusal)
            except Exception:
                logger.exception("a table could not be opened")

    async def tidy(self, idle: float, open_days: float) -> None:
        """Regularly put away idle tables, and close those that nobody has started for long."""
        clock = self.services.clock
        while True:
            await clock.wait_until(clock.now() + idle)
            self.put_idle_away(clock.now() - idle)
            await self.close_stale(clock.now() - open_days * DAY)

    async def close_stale(self, made_before: float) -> None:
        """Close the open tables that were made before this moment and that nobody looks at."""
        for table in await self._store.ids_open_since(made_before, MOST_CLOSED):
            try:
                live = await self.require(table)
                if live.audience.is_empty:
                    await expire(live)
            except Exception:
                logger.exception("a table could not be closed")

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
        await match_course.time_is_up(live)


async def open_match(live: LiveTable) -> None:
    """Replay the match of a table; refused if it was played with another box."""
    try:
        await asyncio.to_thread(live.open_match)
    except BadLog as error:
        if error.message != "error-other-box":
            raise
        raise Refusal("other-box") from error
