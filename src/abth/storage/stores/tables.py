"""Tables as they are stored: options, seats, the log of the match, chat."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, Select, func, insert, or_, select, update

from abth.protocol.wire import TableOptions
from abth.storage.announcements import Announcement, ViewChanges
from abth.storage.errors import TableChanged
from abth.storage.jobs import Job
from abth.storage.log_append import Append, Values, append_rows
from abth.storage.rows import Attendance, ChatRow, Entry, MatchProgress, SeatRow, TableRow
from abth.storage.schema import chat, log, seats, tables
from abth.storage.writer import Change, Step

if TYPE_CHECKING:
    from abth.storage.store import Store

NOT_COLUMNS = ("seats", "version", "options", "attendance")


class TableStore:
    """Reads and writes tables."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.changes = 0  # of this process to what lists of tables show

    async def add(self, table: TableRow, entries: Sequence[Entry] = ()) -> None:
        """Add a table, with a log if it continues another match."""
        step = insertion(table, entries)
        await self._store.change(step)
        self.changes += 1

    async def add_rematch(self, table: TableRow, of: str) -> str:
        """Add the rematch of a table, unless it has one; the id of its rematch."""

        def step(connection: Connection) -> str:
            before = select(tables.c.rematch).where(tables.c.id == of).with_for_update()
            made: str | None = connection.execute(before).scalar_one()
            if made is not None:
                return made
            insertion(table)(connection)
            known = update(tables).where(tables.c.id == of)
            connection.execute(known.values(rematch=table.id, revision=tables.c.revision + 1))
            return table.id

        made = str(await self._store.change(step))
        self.changes += 1
        return made

    async def get(self, table: str) -> TableRow | None:
        """The table with this id."""
        found = await self._find(select(tables).where(tables.c.id == table))
        return found[0] if found else None

    async def open_tables(self, limit: int, of_host: int) -> list[TableRow]:
        """Listed tables to join, the newest first, and only so many of one host."""
        return await self._find(listed("open", limit, of_host))

    async def playing_tables(self, limit: int, of_host: int) -> list[TableRow]:
        """Listed tables where a match is played, the newest first, and only so many of one host."""
        return await self._find(listed("playing", limit, of_host))

    async def ids_open_since(self, moment: float, limit: int) -> list[str]:
        """Tables made before this moment whose match has not begun, the oldest first."""
        stale = (tables.c.state == "open") & (tables.c.created < moment)
        query = select(tables.c.id).where(stale).order_by(tables.c.created).limit(limit)
        return [row["id"] for row in await self._store.rows(query)]

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """Tables that the person hosts or sits at, the newest first."""
        sat = select(seats.c.table).where(seats.c.person == person)
        mine = or_(tables.c.host == person, tables.c.id.in_(sat))
        newest = select(tables).where(mine).order_by(tables.c.created.desc(), tables.c.id)
        return await self._find(newest.limit(limit))

    async def count_open(self, host: str) -> int:
        """How many tables a host has opened that have not begun."""
        return await self._count(host, "open")

    async def count_playing(self, host: str) -> int:
        """How many matches in progress a host has started."""
        return await self._count(host, "playing")

    async def _count(self, host: str, state: str) -> int:
        mine = (tables.c.host == host) & (tables.c.state == state)
        query = select(func.count().label("tables")).select_from(tables).where(mine)
        row = await self._store.row(query)
        return 0 if row is None else int(row["tables"])

    async def count_by_state(self) -> dict[str, int]:
        """How many tables there are in each state."""
        counted = select(tables.c.state, func.count().label("tables")).group_by(tables.c.state)
        return {row["state"]: row["tables"] for row in await self._store.rows(counted)}

    async def count_made(self, host: str, since: float) -> int:
        """How many tables of any kind a host has made since then."""
        return await self._store.count(tables, (tables.c.host == host) & (tables.c.created > since))

    async def count_imported(self, host: str) -> int:
        """How many matches a host has imported."""
        return await self._store.count(tables, (tables.c.host == host) & tables.c.imported)

    async def count_chat_lines(self, table: str, person: str) -> int:
        """How many lines of chat a person has written at a table."""
        return await self._store.count(chat, (chat.c.table == table) & (chat.c.person == person))

    async def plays_without_odds(self, person: str) -> bool:
        """Whether the person sits at a match in progress whose options forbid odds."""
        sat = select(seats.c.table).where(seats.c.person == person)
        query = select(tables.c.options).where((tables.c.state == "playing") & tables.c.id.in_(sat))
        return any(not read_options(row).odds for row in await self._store.rows(query))

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

    async def update(
        self,
        table: TableRow,
        *fields: str,
        length: int = 0,
        entries: Sequence[Entry] = (),
        progress: MatchProgress | None = None,
        jobs: Sequence[Job] = (),
    ) -> None:
        """Store these fields of a table; `seats` stores all its seats; with entries of its log.

        `TableChanged` if another process has changed the table since it was read.
        """
        database = self._store.database
        seen = table.revision if database.is_shared else None
        values = {field: getattr(table, field) for field in fields if field not in NOT_COLUMNS}
        if "attendance" in fields:
            values["attendance"] = encode_attendance(table)
        sitting = [(seat.seat, seat_values(seat)) for seat in table.seats]

        def step(connection: Connection) -> None:
            write_row(connection, table.id, values, seen)
            if "seats" in fields:
                write_seats(connection, table.id, sitting)
            append_rows([Append(table.id, 0, length, entries, progress)], connection)
            if seen is not None:
                news = Announcement(
                    origin=database.process, table=table.id, revision=seen + 1, must_read=True
                )
                database.tell(connection, [news], jobs)

        await self._store.change(step)
        if "state" in fields or "seats" in fields:
            self.changes += 1
        if seen is not None:
            table.revision = seen + 1

    def append(
        self,
        table: TableRow,
        length: int,
        entries: Sequence[Entry],
        progress: MatchProgress | None,
        jobs: Sequence[Job] = (),
        changes: ViewChanges | None = None,
    ) -> asyncio.Future[Any]:
        """Add to a log that has `length` entries; done once it is committed, or `TableChanged`."""
        append = Append(table.id, table.revision, length, entries, progress, jobs, changes)
        done = self._store.writer.submit(Change(None, append))
        if self._store.database.is_shared:

            def committed(future: asyncio.Future[Any]) -> None:
                if not future.cancelled() and future.exception() is None:
                    table.revision = append.revision + 1

            done.add_done_callback(committed)
        return done

    async def read_since(self, table: str, version: int) -> tuple[TableRow, list[Entry]] | None:
        """The table as it is stored, and the entries of its log after the first `version`."""
        columns = (log.c.entry, log.c.at, log.c.person, log.c.key)
        later = (log.c.table == table) & (log.c.number > version)
        rows, sitting, entries = await self._store.all_rows(
            select(tables).where(tables.c.id == table),
            select(seats).where(seats.c.table == table).order_by(seats.c.seat),
            select(*columns).where(later).order_by(log.c.number),
        )
        if not rows:
            return None
        for row in sitting:
            del row["table"]
        seated = [SeatRow(**row) for row in sitting]
        found = [Entry(**row) for row in entries]
        return as_table(rows[0], seated, version + len(found)), found

    async def log(self, table: str) -> list[Entry]:
        """The log of a match, in order."""
        columns = (log.c.entry, log.c.at, log.c.person, log.c.key)
        query = select(*columns).where(log.c.table == table).order_by(log.c.number)
        return [Entry(**row) for row in await self._store.rows(query)]

    async def deciders(self, table: str) -> set[str]:
        """Everyone who has made a decision in this match."""
        made = (log.c.table == table) & log.c.person.is_not(None)
        query = select(log.c.person).where(made).distinct()
        return {row["person"] for row in await self._store.rows(query)}

    async def add_chat_line(self, table: str, line: ChatRow) -> int | None:
        """Store a chat line as the next one; its number, or None if it was stored before.

        The same line has the same person and key.
        """
        database, values = self._store.database, msgspec.structs.asdict(line)

        def step(connection: Connection) -> int | None:
            # Processes that add lines to the same table take turns.
            connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
            here = chat.c.table == table
            same = here & (chat.c.person == line.person) & (chat.c.key == line.key)
            if connection.execute(select(chat.c.number).where(same)).first() is not None:
                return None
            last = select(func.coalesce(func.max(chat.c.number), 0)).where(here)
            number = int(connection.execute(last).scalar_one()) + 1
            connection.execute(insert(chat).values({"table": table, **values, "number": number}))
            news = Announcement(origin=database.process, table=table, chat=number)
            database.tell(connection, [news])
            return number

        number: int | None = await self._store.change(step)
        return number

    async def chat_since(self, table: str, number: int) -> list[ChatRow]:
        """The lines of chat after this number, in order."""
        columns = [column for column in chat.c if column is not chat.c.table]
        later = (chat.c.table == table) & (chat.c.number > number)
        query = select(*columns).where(later).order_by(chat.c.number)
        return [ChatRow(**row) for row in await self._store.rows(query)]

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        """The last lines of chat at a table, in order."""
        columns = [column for column in chat.c if column is not chat.c.table]
        query = select(*columns).where(chat.c.table == table).order_by(chat.c.number.desc())
        rows = await self._store.rows(query.limit(limit))
        return [ChatRow(**row) for row in reversed(rows)]


def listed(state: str, limit: int, of_host: int) -> Select[Any]:
    """Listed tables in this state, only so many of one host."""
    place = func.row_number().over(
        partition_by=tables.c.host, order_by=(tables.c.created.desc(), tables.c.id)
    )
    shown = (tables.c.state == state) & tables.c.listed
    placed = select(tables.c.id, place.label("place")).where(shown).subquery()
    few = select(placed.c.id).where(placed.c.place <= of_host)
    newest = select(tables).where(tables.c.id.in_(few))
    return newest.order_by(tables.c.created.desc(), tables.c.id).limit(limit)


def insertion(table: TableRow, entries: Sequence[Entry] = ()) -> Step:
    """The step that writes a new table with its seats and its log."""
    values = {
        name: value
        for name, value in msgspec.structs.asdict(table).items()
        if name not in NOT_COLUMNS
    }
    options = table.options
    values["options"] = msgspec.json.encode(options).decode()
    values["attendance"] = encode_attendance(table)
    values["listed"] = not options.invitation
    sitting = [{"table": table.id, "seat": seat.seat} | seat_values(seat) for seat in table.seats]

    def step(connection: Connection) -> None:
        connection.execute(insert(tables).values(**values))
        connection.execute(insert(seats), sitting)
        append_rows([Append(table.id, 0, 0, entries)], connection)

    return step


def write_row(connection: Connection, table: str, values: Values, seen: int | None) -> None:
    """Write columns of a table that has this revision; None: no other process changes it."""
    change = update(tables).where(tables.c.id == table)
    if seen is not None:
        change = change.where(tables.c.revision == seen)
        values = {**values, "revision": seen + 1}
    if values and connection.execute(change.values(**values)).rowcount == 0 and seen is not None:
        raise TableChanged


def write_seats(connection: Connection, table: str, sitting: list[tuple[int, Values]]) -> None:
    """Write all seats of a table."""
    for number, values in sitting:
        here = (seats.c.table == table) & (seats.c.seat == number)
        connection.execute(update(seats).where(here).values(values))


def encode_attendance(table: TableRow) -> str:
    """Who is at a table and what they agreed to, as it is stored."""
    return msgspec.json.encode(table.attendance).decode()


def seat_values(seat: SeatRow) -> Values:
    """The columns of a seat."""
    return {
        "person": seat.person,
        "name": seat.name,
        "bot": seat.bot,
        "entropy": seat.entropy,
        "away": seat.away,
    }


def read_options(row: Values) -> TableOptions:
    """The options of a table."""
    return msgspec.json.decode(row["options"], type=TableOptions)


def as_table(row: Values, sitting: list[SeatRow], version: int) -> TableRow:
    """A row with its JSON decoded."""
    del row["listed"]
    row["options"] = read_options(row)
    row["attendance"] = msgspec.json.decode(row["attendance"] or "{}", type=Attendance)
    return TableRow(**row, seats=sitting, version=version)
