"""Accounts as a whole: the devices on which a user is signed in, leaving for good, an export."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Executable, Table, delete, insert, or_, select, update

from abth.storage.announcements import Announcement
from abth.storage.log_append import Values
from abth.storage.rows import DeviceRow
from abth.storage.schema import (
    blocks,
    chat,
    devices,
    log,
    people,
    phrases,
    practice,
    ratings,
    reports,
    results,
    seats,
    tables,
    tokens,
)

if TYPE_CHECKING:
    from abth.storage.store import Store

NAMELESS = ""  # the name of a user who has left; each reader says it in their language


class AccountStore:
    """Reads and writes whole accounts."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def devices(self, person: str) -> list[DeviceRow]:
        """The devices of a person, the one that was used last first."""
        columns = (devices.c.hash, devices.c.label, devices.c.created, devices.c.seen)
        query = select(*columns).where(devices.c.person == person)
        found = [DeviceRow(**row) for row in await self._store.rows(query)]
        return sorted(found, key=lambda row: row.seen or row.created, reverse=True)

    async def add_device(
        self, person: str, secret: str, label: str, now: float, limit: int
    ) -> None:
        """Add a device; beyond `limit` the one that was not used for longest is signed out."""
        known = await self.devices(person)
        row = {"hash": secret, "person": person, "created": now, "label": label, "seen": now}
        await self._store.execute(insert(devices).values(row))
        for oldest in known[limit - 1 :]:
            await self.remove_device(person, oldest.hash)

    async def note_seen(self, secret: str, now: float) -> None:
        """Note that a device was used."""
        used = update(devices).where(devices.c.hash == secret)
        await self._store.execute(used.values(seen=now))

    async def remove_device(self, person: str, secret: str) -> None:
        """Sign a device out, with the tokens that were made on it."""
        own = (tokens.c.person == person) & (tokens.c.device == secret)
        gone = (devices.c.person == person) & (devices.c.hash == secret)
        await self._change(person, delete(tokens).where(own), delete(devices).where(gone))

    async def tables_not_over(self, person: str) -> list[str]:
        """The tables that a person hosts or sits at whose match has not ended."""
        sat = select(seats.c.table).where(seats.c.person == person)
        own = or_(tables.c.host == person, tables.c.id.in_(sat))
        running = own & tables.c.state.in_(("open", "playing"))
        return [row["id"] for row in await self._store.rows(select(tables.c.id).where(running))]

    async def has_phrases(self) -> bool:
        """Whether any recovery phrase is stored."""
        return await self._store.row(select(phrases.c.person).limit(1)) is not None

    async def remove(self, person: str, now: float) -> None:
        """Remove an account and everything about it, except what belongs to others as well.

        Matches with other people stay, without the name and without what was written in the chat.
        """

        def step(connection: Connection) -> None:
            for table in alone_at(connection, person):
                remove_table(connection, table)
            for statement in farewell(person, now):
                connection.execute(statement)
            self._tell(connection, person)

        await self._store.change(step)

    async def export(self, person: str) -> dict[str, list[Values]]:
        """Everything that is stored about a person, by kind; no secrets and no hashes."""
        found = await self._store.all_rows(*[query for _, query in queries(person)])
        return {name: rows for (name, _), rows in zip(queries(person), found, strict=True)}

    async def _change(self, person: str, *statements: Executable) -> None:
        """Change an account; other processes read it again."""

        def step(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)
            self._tell(connection, person)

        await self._store.change(step)

    def _tell(self, connection: Connection, person: str) -> None:
        """Tell other processes that an account has changed."""
        database = self._store.database
        news = Announcement(origin=database.process, person=person, account=True)
        database.tell(connection, [news])


def alone_at(connection: Connection, person: str) -> list[str]:
    """The tables of a person at which nobody else has a seat: against bots, imported, left open."""
    others = (seats.c.person.is_not(None)) & (seats.c.person != person)
    shared = select(seats.c.table).where(others)
    sat = select(seats.c.table).where(seats.c.person == person)
    own = or_(tables.c.host == person, tables.c.id.in_(sat)) & tables.c.id.not_in(shared)
    return list(connection.execute(select(tables.c.id).where(own)).scalars())


def remove_table(connection: Connection, table: str) -> None:
    """Remove a table with everything that belongs to it."""
    for part in (log, chat, results, reports, seats):
        connection.execute(delete(part).where(part.c.table == table))
    connection.execute(delete(tables).where(tables.c.id == table))


def farewell(person: str, now: float) -> list[Executable]:
    """What removes an account once the tables of this person alone are gone."""
    own: list[Table] = [devices, phrases, tokens, practice, chat]
    statements: list[Executable] = [delete(part).where(part.c.person == person) for part in own]
    statements += [
        delete(ratings).where(ratings.c.player == person),
        delete(blocks).where(or_(blocks.c.person == person, blocks.c.other == person)),
        delete(reports).where(or_(reports.c.by == person, reports.c.about == person)),
        update(seats).where(seats.c.person == person).values(name=NAMELESS),
        update(results).where(results.c.player == person).values(name=NAMELESS),
        update(people)
        .where(people.c.id == person)
        .values(name=NAMELESS, webhook_url=None, webhook_key=None, deleted=now),
    ]
    return statements


def queries(person: str) -> list[tuple[str, Any]]:
    """What an export contains."""
    sat = select(seats.c.table).where(seats.c.person == person)
    at_my_tables = or_(tables.c.host == person, tables.c.id.in_(sat))
    return [
        ("account", of(people, "person", person, "id", "name", "created", "webhook_url")),
        ("devices", of(devices, "person", person, "label", "created", "seen")),
        ("tokens", of(tokens, "person", person, "label", "scopes", "created")),
        (
            "tables",
            select(*columns(tables, "id", "options", "state", "created", "started", "ended"))
            .where(at_my_tables)
            .order_by(tables.c.created),
        ),
        ("seats", of(seats, "person", person, "table", "seat", "name", "entropy", "away")),
        ("decisions", of(log, "person", person, "table", "number", "entry", "at")),
        ("chat", of(chat, "person", person, "table", "number", "text", "at")),
        ("results", of(results, "player", person, "table", "seat", "score", "place", "won")),
        ("rating", of(ratings, "player", person, "mu", "sigma", "matches", "wins")),
        ("practice", of(practice, "person", person, "puzzle", "right", "at")),
        ("blocks", of(blocks, "person", person, "other", "kind", "at")),
        ("reports", of(reports, "by", person, "table", "about", "line", "text", "at")),
    ]


def of(table: Table, owner: str, person: str, *names: str) -> Any:
    """These columns of the rows that belong to a person."""
    key = "id" if table is people else owner
    return select(*columns(table, *names)).where(table.c[key] == person)


def columns(table: Table, *names: str) -> list[Any]:
    """Columns by their names."""
    return [table.c[name] for name in names]
