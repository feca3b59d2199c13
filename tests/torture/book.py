"""The book of an independent client: what it sent, what was acknowledged, what was refused.

Data types: `Command`, `Book`, and `Stored`, a row of the log or the chat as the database has it.
The book is compared with the database, which must have every acknowledged command exactly once.
"""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import asyncpg

QUERIES: Final = (
    'SELECT "table", number, entry, person, key FROM log {} ORDER BY "table", number',
    'SELECT "table", number, text, person, key FROM chat {} ORDER BY "table", number',
    'SELECT "table", seat, player FROM results {}',
)

Rows = Iterable[Sequence[Any]]

Kind = Literal["act", "undo", "chat"]


@dataclass(eq=False)
class Command:
    """Something that a player sent, as often as it took."""

    kind: Kind
    table: str
    person: str
    key: str
    seat: int
    seen: int
    text: str  # as the log or the chat will have it
    version: int | None = None  # of the match when it was acknowledged
    refused: str | None = None

    @property
    def is_settled(self) -> bool:
        """Whether it was answered."""
        return self.version is not None or self.refused is not None

    @property
    def identity(self) -> tuple[str, str, str]:
        """What the server must not carry out twice."""
        return self.table, self.person, self.key


class Stored(NamedTuple):
    """A row of a log or of a chat."""

    table: str
    number: int
    text: str
    person: str | None
    key: str | None


class Found(NamedTuple):
    """What a database has."""

    log: list[Stored]
    chat: list[Stored]
    results: list[tuple[str, int, str]]

    def entries(self, table: str) -> list[str]:
        """The log of one match."""
        return [row.text for row in self.log if row.table == table]


@dataclass
class Book:
    """Every command, and everything that was wrong."""

    commands: list[Command] = field(default_factory=list)
    repeated: int = 0  # commands that were sent again
    faults: list[str] = field(default_factory=list)
    lost: set[Command] = field(default_factory=set)
    doubled: set[tuple[str, str, str]] = field(default_factory=set)

    @property
    def acknowledged(self) -> list[Command]:
        """What the server has promised to keep."""
        return [command for command in self.commands if command.version is not None]

    def blame(self, fault: str) -> None:
        """Note something that must not happen."""
        self.faults.append(fault)

    def compare(self, found: Found, promised: Iterable[Command]) -> None:
        """Note what is lost, doubled, in the wrong place, or stored although it was refused."""
        rows: defaultdict[tuple[str, str | None, str | None], list[Stored]] = defaultdict(list)
        for row in [*found.log, *found.chat]:
            if row.key is not None:
                rows[row.table, row.person, row.key].append(row)
        self.doubled |= {name for name, same in rows.items() if len(same) > 1}  # type: ignore[misc]
        self._compare_numbers(found)
        for command in promised:
            same = rows.get(command.identity, [])
            if command.version is not None and not same:
                self.lost.add(command)
            elif command.version is not None:
                self._compare_row(command, same[0])
            elif command.refused is not None and same:
                self.blame(f"refused as {command.refused}, and stored: {command}")

    def _compare_row(self, command: Command, row: Stored) -> None:
        is_there = command.kind == "chat" or row.number == command.seen + 1
        if not is_there or row.text != command.text:
            self.blame(f"acknowledged {command}, but the database has {row}")

    def _compare_numbers(self, found: Found) -> None:
        """Logs have no gap."""
        lengths = Counter(row.table for row in found.log)
        last = {row.table: row.number for row in found.log}
        for table, length in lengths.items():
            if last[table] != length:
                self.blame(f"the log of {table} has {length} entries, the last is {last[table]}")


async def read_database(place: Path | str, tables: Collection[str] | None = None) -> Found:
    """What was stored, of all tables or of these, read beside the server."""
    if isinstance(place, str):
        return await read_postgresql(place, tables)
    with closing(sqlite3.connect(f"file:{place}?mode=ro", uri=True)) as connection:
        if tables is None:
            return as_found(*[connection.execute(query.format("")).fetchall() for query in QUERIES])
        which = ", ".join("?" for _ in tables)
        queries = [query.format(f'WHERE "table" IN ({which})') for query in QUERIES]
        return as_found(*[connection.execute(query, [*tables]).fetchall() for query in queries])


async def read_postgresql(url: str, tables: Collection[str] | None) -> Found:
    """The same from PostgreSQL, at one moment."""
    connection = await asyncpg.connect(url)
    which, values = ("", []) if tables is None else ('WHERE "table" = ANY($1)', [[*tables]])
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            rows = [await connection.fetch(query.format(which), *values) for query in QUERIES]
    finally:
        await connection.close()
    return as_found(*rows)


def as_found(log: Rows, chat: Rows, results: Rows) -> Found:
    """Rows of either driver."""
    return Found(
        [Stored(*row) for row in log],
        [Stored(*row) for row in chat],
        [(row[0], row[1], row[2]) for row in results],
    )
