"""What an action costs where several server processes share one PostgreSQL.

Tables of four are played as fast as answers come: by one process; by two, with the players of every
table spread over both; and by two, with all players of a table at the same process, as a proxy does
that chooses by the table's id. Processor time is what the servers say of themselves, so clients and
database on the same cores do not count. PostgreSQL is started for this, as another user than root.

    python -m benchmarks.several_processes [--seconds 6]
"""

import argparse
import asyncio
import json
import os
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from time import perf_counter, sleep

from benchmarks.capacity import metric
from benchmarks.server import DATA, DATABASE, TABLES, Lane, Room, Script, connect, play_for, running


class SpreadLane(Lane):
    """Four people who play one prepared match after the other, at several processes."""

    def __init__(self, ports: Sequence[int]) -> None:
        super().__init__(ports[0])
        self._ports = ports

    async def open(self) -> tuple[Room, Script]:
        """The next match, with all four connected."""
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


def measure(ports: Sequence[int], seconds: float, *, by_table: bool) -> tuple[float, float]:
    """Milliseconds of processor time for an action, all processes together; actions per second."""
    lanes = [
        SpreadLane([ports[number % len(ports)]] if by_table else ports) for number in range(TABLES)
    ]
    for number in range(1 + int(seconds * 1500 / TABLES / 150)):
        for lane in lanes:
            lane.prepare(f"several-{number}-{lanes.index(lane)}")

    async def run() -> list[float]:
        done: list[float] = []
        end = perf_counter() + seconds
        await asyncio.gather(*(play_for(lane, end, done) for lane in lanes))
        return done

    before = sum(metric(port, "process_cpu_seconds_total") for port in ports)
    start = perf_counter()
    done = asyncio.run(run())
    elapsed = perf_counter() - start
    spent = sum(metric(port, "process_cpu_seconds_total") for port in ports) - before
    return 1e3 * spent / len(done), len(done) / elapsed


def idle_share(ports: Sequence[int], seconds: float = 5.0) -> float:
    """The share of a core that all processes use together while nobody plays."""
    before = sum(metric(port, "process_cpu_seconds_total") for port in ports)
    sleep(seconds)
    return (sum(metric(port, "process_cpu_seconds_total") for port in ports) - before) / seconds


def main() -> None:
    """Print the three rows."""
    from tests.postgresql import PostgresServer

    parser = argparse.ArgumentParser(prog="python -m benchmarks.several_processes")
    parser.add_argument("--seconds", type=float, default=6.0, help="of each measure")
    options = parser.parse_args()
    postgres = PostgresServer()
    try:
        with tempfile.TemporaryDirectory() as folder:
            os.environ[DATA], os.environ[DATABASE] = folder, postgres.database()
            with ExitStack() as servers:
                ports = [servers.enter_context(running("ours")) for _ in range(2)]
                print(f"two processes that do nothing: {idle_share(ports):.1%} of a core")
                alone, rate = measure(ports[:1], options.seconds, by_table=False)
                print(f"one process:              {alone:.3f} ms an action, {rate:,.0f} actions/s")
                for name, by_table in ("spread over two", False), ("two, by table id", True):
                    cost, rate = measure(ports, options.seconds, by_table=by_table)
                    print(f"{name + ':':25} {cost:.3f} ms an action, {rate:,.0f} actions/s, "
                          f"{cost / alone:.2f} times one")  # fmt: skip
    finally:
        postgres.remove()


if __name__ == "__main__":
    main()
