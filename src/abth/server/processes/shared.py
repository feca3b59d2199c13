"""A process among others that serve the same tables.

Data type: `SharedTables`. It hears of changes, tells who is here, and does its share of the jobs.
Tables without a viewer in this process are not kept current; they catch up when they are needed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from abth.server.accounts.accounts import Accounts
from abth.server.accounts.sessions import Sessions
from abth.server.http.rate_limits import RateLimits
from abth.server.processes.job_worker import JobWorker
from abth.server.processes.news import NewsListener
from abth.server.processes.presence_board import SharedBoard
from abth.server.table_registry import TableRegistry
from abth.server.turn_notices import TurnNotices
from abth.storage.announcements import Announcement
from abth.storage.databases.database import Database
from abth.storage.errors import StorageUnavailable
from abth.storage.jobs import Job
from abth.storage.rows import Present
from abth.storage.store import Store
from abth.table import match_course, replica
from abth.table.background_tasks import BackgroundTasks
from abth.table.live_table import LiveTable
from abth.table.refusals import Refusal
from abth.table.viewers.chat import hear_chat
from abth.table.viewers.entrance import note_elsewhere, present

if TYPE_CHECKING:
    from abth.storage.databases.postgresql import PostgresDatabase

logger = logging.getLogger("abth.server.processes")

SHARE_EVERY: Final = 0.25  # seconds
AT_ONCE: Final = 80  # guests in one announcement, which must not be too long


class SharedTables:
    """Keeps the tables of this process current, and does jobs."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        accounts: Accounts,
        sessions: Sessions,
        notices: TurnNotices,
        board: SharedBoard,
        rates: RateLimits,
    ) -> None:
        database: PostgresDatabase = store.database  # type: ignore[assignment]
        self._tables = tables
        self._accounts = accounts
        self._sessions = sessions
        self._notices = notices
        self._board = board
        self._rates = rates
        self._store = store
        self.listener = NewsListener(database, self.hear, self.read_all)
        self._worker = JobWorker(database, self.do)
        self._inboxes: dict[str, deque[Announcement]] = {}  # by table, while they are worked off
        self._tasks: BackgroundTasks | None = None

    async def start(self, tasks: BackgroundTasks) -> None:
        """Begin; returns once changes of other processes are heard."""
        self._tasks = tasks
        tasks.spawn(self.listener.run())
        tasks.spawn(self._board.run(self._present))
        tasks.spawn(self._share_limits())
        await self.listener.listening.wait()
        self._worker.start()

    async def close(self) -> None:
        """Give jobs back, and tell others that nobody is here."""
        await self._worker.close()
        await self._board.leave()

    def _present(self) -> dict[str, Present]:
        """Who is here, by table."""
        return {live.table.id: present(live) for live in self._tables.in_memory()}

    async def _share_limits(self) -> None:
        """Regularly tell other processes what guests have used of their rate limits."""
        database = self._store.database
        while True:
            await asyncio.sleep(SHARE_EVERY)
            spent = self._rates.collect_taken()
            news = [
                Announcement(origin=database.process, spent=spent[start : start + AT_ONCE])
                for start in range(0, len(spent), AT_ONCE)
            ]
            if news:
                with contextlib.suppress(StorageUnavailable):
                    await self._store.change(partial(tell_all, database, news))

    # --- news ----------------------------------------------------------------------------------

    def hear(self, news: Announcement) -> None:
        """Another process has announced something."""
        if news.spent:
            for spent in news.spent:
                self._rates.lose(spent)
        elif news.turn is not None:
            live = self._tables.live(news.table)
            here = () if live is None else live.audience.listeners
            self._notices.send(news.person, news.turn, here)
        elif news.account:
            self._accounts.forget(news.person)
            if self._tasks is not None:
                self._tasks.spawn(self._review_account(news.person))
        elif self._tables.live(news.table) is not None or self._tables.is_opening(news.table):
            self._put(news)

    async def _review_account(self, person: str) -> None:
        """Close connections that the account no longer allows; a deleted account loses its name."""
        await self._sessions.review(person)
        if not await self._accounts.exists(person):
            self._tables.read_again_with(person)

    def read_all(self) -> None:
        """Announcements may have been missed: read every open table again."""
        for live in self._tables.in_memory():
            self._put(Announcement(origin="", table=live.table.id, presence=True))
            self._put(Announcement(origin="", table=live.table.id, revision=2**31, must_read=True))
            self._put(Announcement(origin="", table=live.table.id, chat=2**31))

    def _put(self, news: Announcement) -> None:
        """Work off announcements of a table one after the other."""
        assert self._tasks is not None
        inbox = self._inboxes.get(news.table)
        if inbox is not None:
            inbox.append(news)
            return
        live = self._tables.live(news.table)
        if live is not None and live.audience.is_empty and not live.bots.is_thinking:
            live.behind = True
            return
        if live is not None and news.revision and self._has_followed(live, news):
            return
        self._inboxes[news.table] = deque([news])
        self._tasks.spawn(self._work_off(news.table))

    def _has_followed(self, live: LiveTable, news: Announcement) -> bool:
        """Take news of a match over at once, as most can be: a task for each would cost more."""
        try:
            return replica.hear_at_once(live, news)
        except Exception as error:
            self._give_up(live, error)
            return True

    async def _work_off(self, table: str) -> None:
        inbox = self._inboxes[table]
        try:
            live = await self._tables.require(table)
            while inbox:
                await self._follow(live, inbox.popleft())
        except Refusal:  # the table is gone
            return
        finally:
            del self._inboxes[table]

    async def _follow(self, live: LiveTable, news: Announcement) -> None:
        """Take news over; if that fails, viewers reconnect and the table is read again."""
        try:
            await self._take(live, news)
        except Exception as error:
            self._give_up(live, error)
            raise

    def _give_up(self, live: LiveTable, error: Exception) -> None:
        logger.warning("a table could not be followed: %s", type(error).__name__)
        live.break_off()

    async def _take(self, live: LiveTable, news: Announcement) -> None:
        if news.chat:
            await hear_chat(live, news.chat)
        elif news.presence:
            note_elsewhere(live, await self._board.elsewhere(live.table.id))
        else:
            await replica.hear(live, news)

    # --- jobs ----------------------------------------------------------------------------------

    async def do(self, job: Job) -> float | None:
        """Do a job of the queue; in how many seconds it must be tried again, if it came early."""
        if job.turn is not None:
            number = f"{job.table[:8]}-{job.version}"
            await self._notices.deliver_webhook(job.person, job.turn, number)
            return None
        try:
            live = await self._tables.require(job.table)
        except Refusal:
            return None
        await replica.catch_up(live)
        if job.kind == "go-on":
            await match_course.do_job(live)
            return None
        await match_course.time_is_up(live)
        left = live.clock.seconds_left()  # the clocks of two hosts differ
        return left if left is not None and live.clock.deadline == job.at else None


def tell_all(database: Database, news: Sequence[Announcement], connection: Connection) -> None:
    """Send announcements that no change belongs to."""
    database.tell(connection, news)
