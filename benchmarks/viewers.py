"""What viewers cost the server: the bytes of an update, and the memory of those who wait."""

import asyncio
import itertools
import resource
import urllib.request
from statistics import median

from benchmarks.server import HOST, SEATS, Lane, Room, ask, connect

PLAYERS = 5
SEEDS = itertools.count()
AT_ONCE = 50  # tables whose clients connect side by side


def update_bytes(port: int) -> float:
    """The median size of the updates of a whole match of five."""
    lane = Lane(port, PLAYERS)
    lane.prepare(f"updates-{next(SEEDS)}")

    async def run() -> list[int]:
        room, script = await lane.open()
        for seat, message in script:
            await room.carry(seat, message)
        room.close()
        return room.update_sizes

    return median(asyncio.run(run()))


def idle_megabytes(port: int, tables: int) -> float:
    """The resident memory of a server with this many matches, everyone connected and waiting."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    people = [ask(port, "/api/people", {"name": f"I{seat}"}) for seat in range(SEATS)]
    secrets = [person["secret"] for person in people]
    started = [start_match(port, secrets) for _ in range(tables)]

    async def run() -> float:
        rooms: list[Room] = []
        for first in range(0, tables, AT_ONCE):
            some = started[first : first + AT_ONCE]
            rooms += await asyncio.gather(*[wait_at(port, table, secrets) for table in some])
        found = resident_megabytes(port)
        for room in rooms:
            room.close()
        return found

    return asyncio.run(run())


def start_match(port: int, secrets: list[str]) -> str:
    """A table where a match has begun; its id."""
    options = {"name": "Waiting", "seats": [{}] * len(secrets)}
    table: str = ask(port, "/api/tables", options, secrets[0])["id"]
    for secret in secrets:
        ask(port, f"/api/tables/{table}/join", {}, secret)
    ask(port, f"/api/tables/{table}/start", {}, secrets[0])
    return table


async def wait_at(port: int, table: str, secrets: list[str]) -> Room:
    """Everyone opens a table and is welcomed."""
    room = Room()
    for secret in secrets:
        client = await connect(port, f"/api/tables/{table}/socket", room.heard)
        room.clients.append(client)
        welcome = room.expect(1)
        client.send(b'{"type":"hello","id":0,"secret":"%b"}' % secret.encode())
        await welcome
    return room


def resident_megabytes(port: int) -> float:
    """The memory that the server says it has."""
    with urllib.request.urlopen(f"http://{HOST}:{port}/metrics", timeout=60) as page:
        for line in page.read().decode().splitlines():
            if line.startswith("process_resident_memory_bytes "):
                return float(line.split()[1]) / 1e6
    raise SystemExit("benchmarks: the server does not say how much memory it has")
