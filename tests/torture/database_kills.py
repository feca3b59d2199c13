"""PostgreSQL itself is killed while people play: servers say so, and come back by themselves."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

import httpx

from tests.postgresql import PostgresServer
from tests.torture.kills import Report, Strike
from tests.torture.players import World
from tests.torture.servers import ServerProcess

PATIENCE: Final = 60.0  # seconds until a server has noticed


def database_kills(postgres: PostgresServer) -> Strike:
    """Kill the first process of PostgreSQL, or stop all of them at once, by turns."""

    async def strike(world: World, report: Report) -> asyncio.Task[None]:
        report.kills += 1
        if report.kills % 2:
            postgres.kill()
        else:
            await asyncio.to_thread(postgres.stop, "immediate")
        for server in world.servers:
            await check_not_ready(world, server)
        return asyncio.create_task(asyncio.to_thread(postgres.start_again))

    return strike


async def check_not_ready(world: World, server: ServerProcess) -> None:
    """A server without its database says so, in words, and is not restarted for it."""
    end = monotonic() + PATIENCE
    while (answer := await ask(world, server, "readyz")).status_code != 503:
        if monotonic() > end:
            world.book.blame(f"/readyz says {answer.status_code} without a database")
            return
        await asyncio.sleep(0.05)
    if answer.json()["message_id"] != "problem-cannot-store":
        world.book.blame(f"/readyz says {answer.text}")
    if (await ask(world, server, "healthz")).status_code != 200:
        world.book.blame("/healthz fails without a database")


async def ask(world: World, server: ServerProcess, path: str) -> httpx.Response:
    """A page for operators."""
    return await world.client.get(f"http://127.0.0.1:{server.port}/{path}")
