"""PostgreSQL: races, what other processes are told, jobs of a transaction, a server that is gone.

Also proves `storage/announcements.py`, `storage/errors.py`, `storage/job_queue.py`,
`storage/jobs.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import asyncpg
import pytest
from msgspec import Raw
from sqlalchemy.exc import DBAPIError

from abth.protocol.wire import YourTurn
from abth.storage.announcements import LONGEST, Announcement, ViewChanges, decode, encode
from abth.storage.databases.postgresql import unavailable
from abth.storage.errors import StorageUnavailable, TableChanged
from abth.storage.job_queue import read_job
from abth.storage.jobs import Job
from abth.storage.rows import Entry, MatchProgress, TableRow
from abth.storage.store import Store
from tests.postgresql import PostgresServer
from tests.storage.test_store import a_table, entries, with_ada

TURN = YourTurn(no=0, table="t1", name="A table", seat=0, point=None, challenged=False)


class Listening:
    """A connection that keeps every announcement."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[Announcement] = asyncio.Queue()

    async def open(self, url: str) -> None:
        self.connection = await asyncpg.connect(url)
        await self.connection.add_listener("abth", self._hear)

    def _hear(self, *arguments: object) -> None:
        self.heard.put_nowait(decode(str(arguments[-1])))

    async def next(self) -> Announcement:
        async with asyncio.timeout(30):
            return await self.heard.get()


def with_two(url: str, scenario: Callable[[Store, Store, Listening], Awaitable[None]]) -> None:
    """Run something with two processes' stores on one database, and somebody who listens."""

    async def run() -> None:
        one, other, listening = await Store.open(url), await Store.open(url), Listening()
        await with_ada(one)
        await one.tables.add(a_table("t1"))
        await listening.open(url)
        try:
            await scenario(one, other, listening)
        finally:
            await listening.connection.close()
            await one.close()
            await other.close()

    asyncio.run(run())


async def read(store: Store) -> TableRow:
    row = await store.tables.get("t1")
    assert row is not None
    return row


def test_of_two_processes_that_add_to_a_log_one_is_refused(postgresql: PostgresServer) -> None:
    async def scenario(one: Store, other: Store, _: Listening) -> None:
        mine, theirs = await read(one), await read(other)
        found = await asyncio.gather(
            one.tables.append(mine, 0, entries("one"), None),
            other.tables.append(theirs, 0, entries("other"), None),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in found) == ["NoneType", "TableChanged"]
        assert sorted([mine.revision, theirs.revision]) == [0, 1]
        assert len(await one.tables.log("t1")) == 1

    with_two(postgresql.database(), scenario)


def test_the_row_and_the_log_of_a_table_share_one_revision(postgresql: PostgresServer) -> None:
    async def scenario(one: Store, other: Store, _: Listening) -> None:
        mine, theirs = await read(one), await read(other)
        mine.state = "playing"
        await one.tables.update(mine, "state")
        with pytest.raises(TableChanged):
            await other.tables.append(theirs, 0, entries("other"), None)
        theirs.state = "closed"
        with pytest.raises(TableChanged):
            await other.tables.update(theirs, "state")
        assert (await read(one)).state == "playing"

        fresh = await other.tables.read_since("t1", 0)
        assert fresh is not None
        await other.tables.append(fresh[0], 0, entries("other"), None)
        again = await one.tables.read_since("t1", 0)
        assert again is not None
        assert (again[0].revision, [entry.entry for entry in again[1]]) == (2, ["other"])

    with_two(postgresql.database(), scenario)


def test_other_processes_hear_of_a_change_with_its_commit(postgresql: PostgresServer) -> None:
    async def scenario(one: Store, _: Store, listening: Listening) -> None:
        row = await read(one)
        progress = MatchProgress(to_act=1, round=2, deadline=None, clock=None)
        await one.tables.append(row, 0, entries("one", "two"), progress)
        news = await listening.next()
        assert news.origin == one.database.process
        assert (news.table, news.revision, news.version) == ("t1", 1, 0)
        assert [entry.entry for entry in news.entries] == ["one", "two"]
        assert news.progress == progress

        await one.tables.update(row, "attendance")
        news = await listening.next()
        assert (news.revision, news.must_read) == (2, True)

    with_two(postgresql.database(), scenario)


def test_jobs_are_queued_with_the_change_that_calls_for_them(postgresql: PostgresServer) -> None:
    url = postgresql.database()
    bots = Job(kind="go-on", table="t1", version=1)
    notice = Job(kind="turn", table="t1", version=1, person="ada", turn=TURN)

    async def scenario(one: Store, other: Store, listening: Listening) -> None:
        row, late = await read(one), await read(other)
        jobs = [bots, notice]
        await one.tables.append(row, 0, entries("one"), None, jobs)
        with pytest.raises(TableChanged):
            await other.tables.append(late, 0, entries("other"), None, jobs)
        await one.tables.update(row, "attendance", jobs=[bots])
        heard = [await listening.next() for _ in range(2)]
        assert [news.turn for news in heard] == [None, TURN]
        found = await listening.connection.fetch("SELECT payload FROM pgqueuer")
        assert [read_job(row["payload"]) for row in found] == [bots]  # it counts once

    with_two(url, scenario)


def test_an_announcement_that_is_too_long_says_only_that_there_is_more() -> None:
    long = [Entry(entry="x" * 100, at=1.0) for _ in range(100)]
    news = decode(encode(Announcement(origin="p", table="t", revision=5, entries=long)))

    assert (news.table, news.revision, news.entries, news.must_read) == ("t", 5, [], True)
    assert len(encode(news)) < LONGEST


def test_what_viewers_are_sent_is_carried_along_unless_it_is_too_long() -> None:
    """Another process can find it; the entries are not read again for it."""
    for size, is_carried in (1_000, True), (LONGEST, False):
        changes = ViewChanges(3, Raw(b'{"view.wheel":1}'), [Raw(b"[%b]" % (b"1," * size + b"1"))])
        played = Entry(entry="jump 2", at=1.0)
        news = decode(encode(Announcement(origin="p", entries=[played], changes=changes)))

        assert news.entries == [played]
        assert not news.must_read
        assert (news.changes == changes) is is_carried


def test_a_database_that_does_not_answer_is_a_complaint_in_words() -> None:
    with pytest.raises(StorageUnavailable, match="does not answer"):
        asyncio.run(Store.open("postgresql://nobody@/nothing?host=/nowhere"))


def test_a_connection_that_was_lost_is_replaced(postgresql: PostgresServer) -> None:
    async def scenario(one: Store, _: Store, listening: Listening) -> None:
        row = await read(one)
        await one.tables.append(row, 0, entries("one"), None)
        await listening.connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )
        assert len(await one.tables.log("t1")) == 1
        await one.tables.append(row, 1, entries("two"), None)
        assert len(await one.tables.log("t1")) == 2

    with_two(postgresql.database(), scenario)


def test_a_database_that_is_starting_does_not_answer_yet() -> None:
    """SQLAlchemy wraps what asyncpg says twice when there is no connection yet."""
    wrapped = RuntimeError("as the dialect says it")
    wrapped.__cause__ = asyncpg.CannotConnectNowError("the database system is starting up")
    with pytest.raises(StorageUnavailable), unavailable():
        raise DBAPIError("SELECT 1", None, wrapped) from wrapped


def test_a_connection_that_broke_off_amid_an_operation_does_not_answer() -> None:
    """The driver may find out only when it is asked for the next one."""
    with pytest.raises(StorageUnavailable), unavailable():
        raise asyncpg.InternalClientError("another operation (2) is in progress")


def test_a_wrong_statement_is_not_a_database_that_does_not_answer() -> None:
    wrapped = RuntimeError("as the dialect says it")
    wrapped.__cause__ = asyncpg.UndefinedTableError("no such table")
    with pytest.raises(DBAPIError), unavailable():
        raise DBAPIError("SELECT 1", None, wrapped) from wrapped


def test_two_processes_that_note_a_fact_at_once_agree(postgresql: PostgresServer) -> None:
    async def scenario(one: Store, other: Store, _: Listening) -> None:
        for number in range(20):
            name = f"fact-{number}"
            said = await asyncio.gather(one.keep_fact(name, "one"), other.keep_fact(name, "other"))
            assert {*said} == {await one.fact(name)}

    with_two(postgresql.database(), scenario)
