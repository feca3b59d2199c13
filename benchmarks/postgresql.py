"""The server on PostgreSQL: what a second process costs, how quick it is, and who takes over.

A real PostgreSQL runs in a folder of its own, as in the tests. The servers are processes of their
own, each at a port of its own, so that it is known who sits where.

    python -m benchmarks.postgresql                    all numbers, once
    python -m benchmarks.postgresql FD URL PEPPER      a server, for the above
"""

import asyncio
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from benchmarks.server import (
    HOST,
    ROOT,
    SEATS,
    TABLES,
    Lane,
    Room,
    Script,
    ask,
    connect,
    generous_limits,
    percentile,
    processor_seconds,
)

MATCHES_AT_ONCE = 8
BOT = {"kind": "bot", "bot": "general:ms=2000"}


def serve(listening: socket.socket, url: str, pepper: str) -> None:
    """A server process that shares the database."""
    from abth.server.run import run
    from abth.server.settings import Settings

    file = Path(pepper)
    settings = Settings(
        data=file.with_suffix(".sqlite"), database=url, pepper=file, limits=generous_limits()
    )
    run(settings, listening)


class ServerProcess:
    """A running server."""

    def __init__(self, url: str, pepper: Path) -> None:
        listening = socket.create_server((HOST, 0))
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.port: int = listening.getsockname()[1]
        command = [sys.executable, "-m", "benchmarks.postgresql", str(listening.fileno())]
        self.process = subprocess.Popen(
            [*command, url, str(pepper)], cwd=ROOT, pass_fds=[listening.fileno()]
        )
        listening.close()

    def wait(self) -> None:
        """Return once it answers."""
        for _ in range(400):
            try:
                urllib.request.urlopen(f"http://{HOST}:{self.port}/healthz", timeout=30).close()
                return
            except OSError:
                if self.process.poll() is not None:
                    raise SystemExit("benchmarks: a server did not start") from None
                time.sleep(0.05)

    def processor_seconds(self) -> float:
        """How much processor time it has used."""
        return processor_seconds(self.process.pid)

    def end(self, number: int = signal.SIGTERM) -> None:
        """Send it a signal and wait for its end."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        self.process.wait()


@contextmanager
def database() -> Iterator[str]:
    """An empty database on a PostgreSQL of its own, which does not wait for the disk."""
    from tests.postgresql import PostgresServer

    server = PostgresServer()
    try:
        yield server.database()
    finally:
        server.remove()


@contextmanager
def servers(url: str, count: int) -> Iterator[list[ServerProcess]]:
    """Server processes on one database."""
    with tempfile.TemporaryDirectory() as folder:
        pepper = Path(folder) / "bench.pepper"
        pepper.write_bytes(b"p" * 32)
        running = [ServerProcess(url, pepper) for _ in range(count)]
        try:
            for each in running:
                each.wait()
            yield running
        finally:
            for each in running:
                each.end()


class SplitLane(Lane):
    """People who play prepared matches, each connected to the next of several servers."""

    def __init__(self, ports: Sequence[int]) -> None:
        super().__init__(ports[0])
        self._ports = ports

    async def open(self) -> tuple[Room, Script]:
        """The next match, with everyone connected."""
        table, script = self._ready.pop()
        room = Room()
        for seat, secret in enumerate(self._secrets):
            port = self._ports[seat % len(self._ports)]
            client = await connect(port, f"/api/tables/{table}/socket", room.heard)
            room.clients.append(client)
            welcome = room.expect(1)
            client.send(json.dumps({"type": "hello", "id": 0, "secret": secret}).encode())
            await welcome
        return room, script


def lanes_at(ports: Sequence[int], matches: int, seed: str, tables: int) -> list[SplitLane]:
    """All tables, with this many matches prepared at each."""
    lanes = [SplitLane(ports) for _ in range(tables)]
    for number, lane in enumerate(lanes):
        for match in range(matches):
            lane.prepare(f"{seed}-{number}-{match}")
    return lanes


def processor_milliseconds(running: Sequence[ServerProcess], seed: str) -> float:
    """Processor time of all servers for one action, over whole matches."""
    lanes = lanes_at([each.port for each in running], 1, seed, MATCHES_AT_ONCE)
    done: list[float] = []

    async def play(lane: SplitLane) -> None:
        room, script = await lane.open()
        for seat, message in script:
            done.append(await room.carry(seat, message))
        room.close()

    async def run() -> float:
        idle = await idle_share(running)
        before, start = used_by(running), time.perf_counter()
        await asyncio.gather(*[play(lane) for lane in lanes])
        return used_by(running) - before - idle * (time.perf_counter() - start)

    return asyncio.run(run()) / len(done) * 1e3


def used_by(running: Sequence[ServerProcess]) -> float:
    """The processor time that servers have used, in seconds."""
    return sum(each.processor_seconds() for each in running)


async def idle_share(running: Sequence[ServerProcess]) -> float:
    """How much of a processor the servers use while nobody plays: looking for jobs, heartbeats."""
    before, start = used_by(running), time.perf_counter()
    await asyncio.sleep(1.5)
    return (used_by(running) - before) / (time.perf_counter() - start)


def p99_milliseconds(running: Sequence[ServerProcess], rate: float, seconds: float) -> float:
    """From sending an action to the last client's event, at a steady rate: 99 of 100."""
    matches = 1 + int(seconds * rate / TABLES / 150)
    lanes = lanes_at([each.port for each in running], matches, f"p99-{time.time()}", TABLES)
    found: list[float] = []

    async def steady(lane: SplitLane, offset: float, start: float) -> None:
        step, due = TABLES / rate, start + offset
        while due < start + seconds:
            room, script = await lane.open()
            due = max(due, time.perf_counter())  # opening a table does not count
            for seat, message in script:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                await room.carry(seat, message)
                found.append((time.perf_counter() - due) * 1e3)
                due += step
                if due >= start + seconds:
                    break
            room.close()

    async def run() -> None:
        start = time.perf_counter() + 0.1
        await asyncio.gather(*[steady(lane, n / rate, start) for n, lane in enumerate(lanes)])

    asyncio.run(run())
    return percentile(found, 0.99)


def takeover_seconds(url: str) -> float:
    """How long the jobs of a killed process wait: bots that were thinking, and a clock."""
    with ExitStack() as stack:
        [doomed] = stack.enter_context(servers(url, 1))
        person = ask(doomed.port, "/api/people", {"name": "Ada"})
        secret = person["secret"]
        for number in range(4):
            begin(doomed.port, secret, f"take-{number}", [BOT, {}])
        holders = asyncio.run(job_holders(url))
        stack.enter_context(servers(url, 1))
        clock = {"kind": "live", "seconds": 10}
        table = begin(doomed.port, secret, "clock", [{}, BOT], clock=clock)
        return asyncio.run(watch_takeover(url, doomed, table, holders))


def begin(port: int, secret: str, seed: str, seats: list[Any], **options: Any) -> str:
    """A match of one person and a bot that thinks for a while; its table."""
    made = {"name": "Takeover", "seats": seats, "seed": seed, **options}
    table: str = ask(port, "/api/tables", made, secret)["id"]
    ask(port, f"/api/tables/{table}/join", {}, secret)
    ask(port, f"/api/tables/{table}/start", {}, secret)
    return table


async def job_holders(url: str) -> list[Any]:
    """The workers that do jobs now."""
    import asyncpg

    connection = await asyncpg.connect(url)
    query = "SELECT DISTINCT queue_manager_id FROM pgqueuer WHERE status = 'picked'"
    while not (holders := [row[0] for row in await connection.fetch(query)]):
        await asyncio.sleep(0.02)
    await connection.close()
    return holders


async def watch_takeover(
    url: str, doomed: ServerProcess, clocked: str, holders: list[Any]
) -> float:
    """Kill a server; the seconds until none of its work waits any longer."""
    import asyncpg

    connection = await asyncpg.connect(url)
    deadline: float = await connection.fetchval(
        "SELECT deadline FROM tables WHERE id = $1", clocked
    )
    doomed.end(signal.SIGKILL)
    killed = time.time()
    held = "SELECT count(*) FROM pgqueuer WHERE queue_manager_id = ANY($1)"
    while await connection.fetchval(held, holders):
        await asyncio.sleep(0.02)
    bots = time.time() - killed
    away = 'SELECT away FROM seats WHERE "table" = $1 AND seat = 0'
    while not await connection.fetchval(away, clocked):
        await asyncio.sleep(0.02)
    clock = time.time() - max(killed, deadline)
    await connection.close()
    return max(bots, clock)


def main() -> None:
    """All numbers, once."""
    with database() as url:
        print(f"takeover: {takeover_seconds(url):.2f} s")
    with database() as url, servers(url, 2) as running:
        print(f"idle: {asyncio.run(idle_share(running)):.3f} of a processor for two")
        rounds = []
        for number in range(5):
            two = processor_milliseconds(running, f"two-{number}")
            one = processor_milliseconds(running[:1], f"one-{number}")
            rounds.append(two / one)
            print(f"processor time of an action: two {two:.3f} ms, one {one:.3f} ms")
        print(f"two processes ÷ one: {statistics.median(rounds):.2f} (players: {SEATS})")
        for _ in range(3):
            print(f"p99 at 300/s, two processes: {p99_milliseconds(running, 300, 6):.1f} ms")


if __name__ == "__main__":
    if len(sys.argv) == 4:
        serve(socket.socket(fileno=os.dup(int(sys.argv[1]))), sys.argv[2], sys.argv[3])
    else:
        main()
