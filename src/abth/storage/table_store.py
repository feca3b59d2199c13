"""Tables as they are stored: options, seats, the log of the match, chat."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, Executable, Select, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from abth.protocol.wire import TableOptions
from abth.storage.log_append import Values
from abth.storage.rows import ChatRow, Entry, MatchProgress, SeatRow, TableRow
from abth.storage.schema import chat, log, seats, tables
from abth.storage.writer import Change

if TYPE_CHECKING:
    from abth.storage.store import Store

NOT_COLUMNS = ("seats", "version", "options")


class TableStore:
    """Reads and writes tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, table: TableRow, entries: Sequence[Entry] = ()) -> None:
        """Add a table, with a log if it continues another match."""
        await self._store.writer.submit(
            Change(insertion(table), entry_values(table.id, 0, entries))
        )

    async def add_rematch(self, table: TableRow, of: str) -> str:
        """Add the rematch of a table, unless it has one; the id of its rematch."""

        def step(connection: Connection) -> str:
            before = select(tables.c.rematch).where(tables.c.id == of)
            made: str | None = connection.execute(before).scalar_one()
            if made is not None:
                return made
            insertion(table)(connection)
            known = update(tables).where(tables.c.id == of).values(rematch=table.id)
            connection.execute(known)
            return table.id

        return str(await self._store.change(step))

    async def get(self, table: str) -> TableRow | None:
        """The table with this id."""
        found = await self._find(select(tables).where(tables.c.id == table))
        return found[0] if found else None

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Listed tables to join, the newest first."""
        return await self._find(listed("open", limit))

    async def playing_tables(self, limit: int) -> list[TableRow]:
        """Listed tables where a match is played, the newest first."""
        return await self._find(listed("playing", limit))

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """Tables that the person hosts or sits at, the newest first."""
        sat = select(seats.c.table).where(seats.c.person == person)
        mine = or_(tables.c.host == person, tables.c.id.in_(sat))
        newest = select(tables).where(mine).order_by(tables.c.created.desc(), tables.c.id)
        return await self._find(newest.limit(limit))

    async def count_open(self, host: str) -> int:
        """How many tables a host has opened that have not begun."""
        mine = (tables.c.host == host) & (tables.c.state == "open")
        query = select(func.count().label("open")).select_from(tables).where(mine)
        row = await self._store.row(query)
        return 0 if row is None else int(row["open"])

    async def ids_playing(self) -> list[str]:
        """Every table with a match in progress, the one that has waited longest first."""
        query = select(tables.c.id).where(tables.c.state == "playing").order_by(tables.c.created)
        return [row["id"] for row in await self._store.rows(query)]

    async def titles(self, ids: list[str]) -> dict[str, str]:
        """The names of tables by id."""
        query = select(tables.c.id, tables.c.options).where(tables.c.id.in_(ids))
        return {row["id"]: read_options(row).name for row in await self._store.rows(query)}

    async def _find(self, query: Select[Any]) -> list[TableRow]:
        """Tables with their seats and the lengths of their logs."""
        rows = await self._store.rows(query)
        ids = [row["id"] for row in rows]
        if not ids:
            return []
        sat = select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
        seated: dict[str, list[SeatRow]] = {table: [] for table in ids}
        for row in await self._store.rows(sat):
            seated[row.pop("table")].append(SeatRow(**row))
        longest = select(log.c.table, func.max(log.c.number).label("version"))
        lengths = {
            row["table"]: row["version"]
            for row in await self._store.rows(
                longest.where(log.c.table.in_(ids)).group_by(log.c.table)
            )
        }
        return [as_table(row, seated[row["id"]], lengths.get(row["id"], 0)) for row in rows]

    async def update(self, table: TableRow, *fields: str) -> None:
        """Store these fields of a table; `seats` stores all its seats."""
        statements: list[Executable] = []
        values = {field: getattr(table, field) for field in fields if field not in NOT_COLUMNS}
        if values:
            statements.append(update(tables).where(tables.c.id == table.id).values(**values))
        if "seats" in fields:
            statements += [
                update(seats)
                .where((seats.c.table == table.id) & (seats.c.seat == seat.seat))
                .values(seat_values(seat))
                for seat in table.seats
            ]
        await self._store.execute(*statements)

    def append(
        self, table: str, length: int, entries: Sequence[Entry], progress: MatchProgress | None
    ) -> asyncio.Future[Any]:
        """Add to a log that has `length` entries; done once it is committed."""
        values = None if progress is None else {"table": table} | msgspec.structs.asdict(progress)
        change = Change(None, entry_values(table, length, entries), values)
        return self._store.writer.submit(change)

    async def log(self, table: str) -> list[Entry]:
        """The log of a match, in order."""
        columns = (log.c.entry, log.c.at, log.c.person, log.c.key)
        query = select(*columns).where(log.c.table == table).order_by(log.c.number)
        return [Entry(**row) for row in await self._store.rows(query)]

    async def add_chat_line(self, table: str, line: ChatRow) -> bool:
        """Store a chat line; False if the table has one with the same person and key."""
        values = msgspec.structs.asdict(line)
        try:
            await self._store.execute(insert(chat).values(table=table, **values))
        except IntegrityError:
            return False
        return True

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        """The last lines of chat at a table, in order."""
        columns = [column for column in chat.c if column is not chat.c.table]
        query = select(*columns).where(chat.c.table == table).order_by(chat.c.number.desc())
        rows = await self._store.rows(query.limit(limit))
        return [ChatRow(**row) for row in reversed(rows)]


def listed(state: str, limit: int) -> Select[Any]:
    """Listed tables in this state."""
    shown = (tables.c.state == state) & tables.c.listed
    return select(tables).where(shown).order_by(tables.c.created.desc(), tables.c.id).limit(limit)


def insertion(table: TableRow) -> Any:
    """The step that writes a new table with its seats."""
    values = {
        name: value
        for name, value in msgspec.structs.asdict(table).items()
        if name not in NOT_COLUMNS
    }
    options = table.options
    values["options"] = msgspec.json.encode(options).decode()
    values["listed"] = not options.invitation
    sitting = [{"table": table.id, "seat": seat.seat} | seat_values(seat) for seat in table.seats]

    def step(connection: Connection) -> None:
        connection.execute(insert(tables).values(**values))
        connection.execute(insert(seats), sitting)

    return step


def seat_values(seat: SeatRow) -> Values:
    """The columns of a seat."""
    return {
        "person": seat.person,
        "name": seat.name,
        "bot": seat.bot,
        "entropy": seat.entropy,
        "away": seat.away,
    }


def entry_values(table: str, length: int, entries: Sequence[Entry]) -> list[Values]:
    """The columns of entries that follow `length` others."""
    return [
        {
            "table": table,
            "number": number,
            "entry": entry.entry,
            "at": entry.at,
            "person": entry.person,
            "key": entry.key,
        }
        for number, entry in enumerate(entries, length + 1)
    ]


def read_options(row: Values) -> TableOptions:
    """The options of a table."""
    return msgspec.json.decode(row["options"], type=TableOptions)


def as_table(row: Values, sitting: list[SeatRow], version: int) -> TableRow:
    """A row with its JSON decoded."""
    del row["listed"]
    row["options"] = read_options(row)
    return TableRow(**row, seats=sitting, version=version)
