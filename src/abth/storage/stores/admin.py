"""What an operator reads and changes in the database of a server, which may be running.

Data types: `AdminStore`, `TableFile`. A server that keeps its tables in memory must hear of a
change: the processes that share a PostgreSQL database are told as always; for the one process that
uses a SQLite file a note is left among the facts, which it looks for every few seconds.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Table,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from abth.storage.announcements import Announcement
from abth.storage.errors import TableChanged
from abth.storage.log_append import Values
from abth.storage.schema import (
    chat,
    devices,
    facts,
    log,
    metadata,
    people,
    ratings,
    results,
    seats,
    tables,
)
from abth.storage.store import Store
from abth.words.complaints import Complaint

TABLE_FILE: Final = "abth-table/1"
PARTS: Final = (tables, seats, log, chat, results)  # of a table, in the order of their references
TRIES: Final = 5
BATCH: Final = 500
NOTE: Final = "changed "  # begins the name of a note; an id follows

NoteKind = Literal["table", "user"]


class BadTableFile(Complaint):
    """A file that holds no table, or one that cannot be added."""


class TableFile(msgspec.Struct, frozen=True, kw_only=True):
    """A table with everything that belongs to it, as a file; it contains the secret of its dice."""

    version: str = TABLE_FILE
    revision: str
    people: list[dict[str, Any]]  # ids and names; nobody can sign in with them
    rows: dict[str, list[dict[str, Any]]]  # by the name of the database's table


class AdminStore:
    """Questions and changes of an operator."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- reading -------------------------------------------------------------------------------

    async def tables(self, state: str | None, limit: int) -> list[Values]:
        """Tables in a state, or all, the newest first."""
        columns = [
            tables.c[name] for name in ("id", "state", "host", "created", "started", "ended")
        ]
        query = select(*columns, people.c.name.label("host_name"), tables.c.options)
        query = query.join(people, people.c.id == tables.c.host).order_by(tables.c.created.desc())
        if state is not None:
            query = query.where(tables.c.state == state)
        rows = await self._store.rows(query.limit(limit))
        for row in rows:
            row["name"] = msgspec.json.decode(row.pop("options")).get("name", "")
        return rows

    async def users(self, find: str | None, limit: int) -> list[Values]:
        """Users whose name contains a text, or all, the newest first."""
        query = select(people.c.id, people.c.name, people.c.created, people.c.silenced)
        if find:
            query = query.where(func.lower(people.c.name).contains(find.lower(), autoescape=True))
        return await self._store.rows(query.order_by(people.c.created.desc()).limit(limit))

    async def reports(self, limit: int) -> list[Values]:
        """What players have reported about others, the latest first."""
        return await self._store.moderation.all_reports(limit)

    async def table(self, table: str) -> Values | None:
        """A table with its seats and how much belongs to it, without its secrets."""
        row = await self._store.row(select(tables).where(tables.c.id == table))
        if row is None:
            return None
        for hidden in ("secret", "listed", "revision", "question", "clock"):
            row.pop(hidden, None)
        row["options"] = msgspec.json.decode(row["options"])
        row["attendance"] = msgspec.json.decode(row["attendance"] or "{}")
        sitting = select(seats.c.seat, seats.c.person, seats.c.name, seats.c.bot, seats.c.away)
        sitting = sitting.where(seats.c.table == table).order_by(seats.c.seat)
        row["seats"] = await self._store.rows(sitting)
        row["entries"] = await self._count(log, log.c.table == table)
        row["chat_lines"] = await self._count(chat, chat.c.table == table)
        return row

    async def user(self, person: str) -> Values | None:
        """A user, with what belongs to them counted."""
        columns = (people.c.id, people.c.name, people.c.created, people.c.silenced)
        row = await self._store.row(select(*columns).where(people.c.id == person))
        if row is not None:
            row["devices"] = await self._count(devices, devices.c.person == person)
            row["tables_hosted"] = await self._count(tables, tables.c.host == person)
            row["seats"] = await self._count(seats, seats.c.person == person)
            row["matches"] = await self._count(results, results.c.player == person)
            row["chat_lines"] = await self._count(chat, chat.c.person == person)
        return row

    async def _count(self, table: Table, condition: ColumnElement[bool]) -> int:
        query = select(func.count().label("found")).select_from(table).where(condition)
        row = await self._store.row(query)
        return 0 if row is None else int(row["found"])

    # --- changing ------------------------------------------------------------------------------

    async def close_table(self, table: str, now: float) -> str | None:
        """Close a table that is open or played; its state before, None if there is none."""
        for _ in range(TRIES):
            row = await self._store.tables.get(table)
            if row is None or row.state not in ("open", "playing"):
                return None if row is None else row.state
            before = row.state
            row.state, row.ended, row.to_act, row.deadline = "closed", now, None, None
            try:
                await self._store.tables.update(row, "state", "ended", "to_act", "deadline")
            except TableChanged:  # a player was faster
                continue
            await self._store.change(lambda connection: self._tell(connection, "table", table))
            return before
        raise TableChanged

    async def delete_table(self, table: str) -> bool:
        """Remove a table and everything that belongs to it; whether there was one."""

        def step(connection: Connection) -> bool:
            is_there = remove(connection, tables, [table])
            self._tell(connection, "table", table)
            return is_there > 0

        return bool(await self._store.change(step))

    async def rename(self, person: str, name: str) -> bool:
        """Change the name of a user everywhere, also in old matches; whether there is one."""
        owners = (people.c.id, ratings.c.player, results.c.player, seats.c.person, chat.c.person)
        here = select(seats.c.table).where(seats.c.person == person)
        live = tables.c.id.in_(here) & tables.c.state.in_(("open", "playing"))

        def step(connection: Connection) -> bool:
            changed = [
                connection.execute(update(owner.table).where(owner == person).values(name=name))
                for owner in owners
            ]
            self._tell(connection, "user", person)
            for table in connection.execute(select(tables.c.id).where(live)).scalars().all():
                self._tell(connection, "table", table)
            return changed[0].rowcount > 0

        return bool(await self._store.change(step))

    async def silence(self, person: str, until: float | None) -> bool:
        """Let a user write no chat until then; None: they may again. Whether there is one."""

        def step(connection: Connection) -> bool:
            change = update(people).where(people.c.id == person).values(silenced=until)
            is_there = connection.execute(change).rowcount > 0
            self._tell(connection, "user", person)
            return is_there

        return bool(await self._store.change(step))

    def _tell(self, connection: Connection, kind: NoteKind, of: str) -> None:
        """In the transaction of a change: a running server must read this table or user again."""
        database = self._store.database
        if not database.is_shared:
            connection.execute(delete(facts).where(facts.c.name == NOTE + of))
            connection.execute(insert(facts).values(name=NOTE + of, value=kind))
        elif kind == "table":
            news = Announcement(origin=database.process, table=of, must_read=True)
            database.tell(connection, [news])
        else:
            database.tell(
                connection, [Announcement(origin=database.process, person=of, account=True)]
            )

    # --- removing what is old ------------------------------------------------------------------

    async def purge_guests(self, before: float, *, for_real: bool) -> int:
        """Remove users from before then who have left nothing behind; how many.

        Users who host a table, sit or sat at one, have written chat or have a result stay. Closed
        tables where no match began are removed first.
        """
        unused = and_(tables.c.state == "closed", tables.c.started.is_(None))
        empty = select(tables.c.id).where(unused & (tables.c.created < before))
        left = tables.c.id.not_in(empty)
        kept = [
            select(tables.c.host).where(left),
            select(seats.c.person).where(seats.c.person.is_not(None), seats.c.table.not_in(empty)),
            select(chat.c.person).where(chat.c.table.not_in(empty)),
            select(results.c.player),
            select(devices.c.person).where(devices.c.created >= before),
        ]
        old = select(people.c.id).where(people.c.created < before)
        guests = old.where(*(people.c.id.not_in(query) for query in kept))

        def step(connection: Connection) -> int:
            found = list(connection.execute(guests).scalars())
            if for_real:
                remove_all(connection, tables, empty)
                for start in range(0, len(found), BATCH):
                    remove(connection, people, found[start : start + BATCH])
            return len(found)

        return int(await self._store.change(step))

    async def purge_chats(self, before: float, *, for_real: bool) -> int:
        """Remove chat lines from before then at tables that are over; how many."""
        ended = select(tables.c.id).where(tables.c.state.in_(("over", "closed")))
        old = and_(chat.c.at < before, chat.c.table.in_(ended))
        found = await self._count(chat, old)
        if for_real:
            await self._store.execute(delete(chat).where(old))
        return found

    # --- tables as files -----------------------------------------------------------------------

    async def table_file(self, table: str, revision: str) -> TableFile | None:
        """A table as a file; None if there is no such table."""
        found = await self._store.all_rows(
            *(select(part).where(key_of(part) == table) for part in PARTS)
        )
        if not found[0]:
            return None
        rows = {part.name: part_rows for part, part_rows in zip(PARTS, found, strict=True)}
        known = {row["host"] for row in rows["tables"]}
        for part in ("seats", "chat"):
            known |= {row["person"] for row in rows[part] if row["person"] is not None}
        columns = (people.c.id, people.c.name, people.c.created)
        users = await self._store.rows(select(*columns).where(people.c.id.in_(sorted(known))))
        return TableFile(revision=revision, people=users, rows=rows)

    async def add_table_file(self, file: TableFile) -> str:
        """Add the table of a file; its id. Its users are added where they are missing."""
        check_columns(file)
        table = str(file.rows["tables"][0]["id"])

        def step(connection: Connection) -> str:
            if connection.execute(select(tables.c.id).where(tables.c.id == table)).first():
                raise BadTableFile(table, "cli-admin-table-exists")
            for user in file.people:
                same = select(people.c.id).where(people.c.id == user["id"])
                if connection.execute(same).first() is None:
                    connection.execute(insert(people).values(user))
            for part in PARTS:
                if rows := file.rows.get(part.name):
                    connection.execute(insert(part), rows)
            self._tell(connection, "table", table)
            return table

        return str(await self._store.change(step))


def key_of(part: Table) -> ColumnElement[Any]:
    """The column that says to which table a row belongs."""
    return tables.c.id if part is tables else part.c.table


def check_columns(file: TableFile) -> None:
    """Refuse a file whose rows are not those of one table in this schema."""
    known = {part.name: set(part.c.keys()) for part in PARTS}
    if file.version != TABLE_FILE or len(file.rows.get("tables", ())) != 1:
        raise BadTableFile("", "cli-admin-no-table-file")
    table = file.rows["tables"][0].get("id")
    for name, rows in file.rows.items():
        for row in rows:
            owner = row.get("id") if name == "tables" else row.get("table")
            if name not in known or not set(row) <= known[name] or owner != table:
                raise BadTableFile(name, "cli-admin-no-table-file")


def remove_all(connection: Connection, table: Table, query: Select[tuple[Any]]) -> None:
    """Remove the rows whose ids a query finds, with everything that belongs to them."""
    found = list(connection.execute(query).scalars())
    for start in range(0, len(found), BATCH):
        remove(connection, table, found[start : start + BATCH])


def remove(connection: Connection, table: Table, ids: Iterable[str]) -> int:
    """Remove rows by their ids, after every row that refers to them; how many there were."""
    ids = list(ids)
    for part in reversed(metadata.sorted_tables):
        columns = [key.parent for key in part.foreign_keys if key.column is table.c.id]
        if columns:
            connection.execute(delete(part).where(or_(*(column.in_(ids) for column in columns))))
    if table is people:
        connection.execute(delete(ratings).where(ratings.c.player.in_(ids)))
    return connection.execute(delete(table).where(table.c.id.in_(ids))).rowcount
