"""Two servers that share one PostgreSQL, as two processes do, with people at either of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any

import asyncpg

from abth.protocol import wire
from tests.postgresql import PostgresServer
from tests.server.house import Device, Guest, HandClock, House, house, seated_table

ALL_PATIENCE = 120.0


@dataclass
class Houses:
    """Two servers and their database."""

    one: House
    other: House
    url: str

    async def query(self, statement: str, *arguments: object) -> list[Any]:
        """Ask the database."""
        connection = await asyncpg.connect(self.url)
        try:
            return list(await connection.fetch(statement, *arguments))
        finally:
            await connection.close()


@asynccontextmanager
async def two_houses(folder: Path, url: str, **limits: Any) -> AsyncIterator[Houses]:
    """Two servers while a test needs them."""
    clock = HandClock()
    async with (
        house(folder, database=url, clock=clock, **limits) as one,
        house(folder, database=url, clock=clock, **limits) as other,
    ):
        yield Houses(one, other, url)


def at_two_houses(
    scenario: Callable[[Houses], Awaitable[None]],
) -> Callable[[Path, PostgresServer], None]:
    """A test whose scenario is played at two servers."""

    @wraps(scenario)
    def test(tmp_path: Path, postgresql: PostgresServer) -> None:
        url = postgresql.database()

        async def run() -> None:
            async with asyncio.timeout(ALL_PATIENCE), two_houses(tmp_path, url) as houses:
                await scenario(houses)

        asyncio.run(run())

    vars(test).pop("__wrapped__")
    return test


def at(place: House, guest: Guest) -> Guest:
    """The same person, at another server."""
    credentials = wire.Credentials(
        person=guest.id, name=guest.name, secret=guest.secret, phrase=guest.phrase
    )
    return Guest(place, credentials)


async def ada_and_ben(
    houses: Houses, *bots: str, **options: Any
) -> tuple[str, list[Guest], list[Device]]:
    """Ada at one server and Ben at the other, at a table where the match has begun."""
    ada, ben = await Guest.arrive(houses.one, "Ada"), await Guest.arrive(houses.other, "Ben")
    table = await seated_table([ada, ben], bots, **options)
    return table, [ada, ben], [await ada.device(table), await ben.device(table)]
