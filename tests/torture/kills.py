"""Servers that are killed at random moments while people and bots play.

Data types: `Plan`, what is to be done, and `Report`, what came of it. After every kill the match at
every table goes on, everybody sees the match of the stored log, and the database has all that was
acknowledged, once.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Final

from tests.torture.agreement import Agreement
from tests.torture.book import Book, Found, read_database
from tests.torture.players import Company, HttpPlayer, Player, SocketPlayer, World
from tests.torture.servers import ServerProcess

# Kills something; the task brings it back.
Strike = Callable[["World", "Report"], Awaitable[asyncio.Task[None]]]

LIFE: Final = (0.05, 0.8)  # seconds between recovery and the next kill
START: Final = (0.0, 1.2)  # seconds after which a server that is starting is killed
TWICE: Final = 0.1  # how often a server is killed while it starts
RECOVERY: Final = 120.0  # seconds until a table that does not go on is a fault

# People by WebSocket (w) and by HTTP (h), and bots.
COMPANIES: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("wh", ("recruit",)),
    ("ww", ()),
    ("h", ("recruit", "soldier")),
    ("whw", ("recruit",)),
)


@dataclass
class Plan:
    """How many kills, in which time, with which seed."""

    kills: int
    seconds: float
    seed: int
    progress: Callable[[str], object] = lambda _: None


@dataclass
class Report:
    """What happened."""

    kills: int = 0
    while_starting: int = 0
    book: Book = field(default_factory=Book)
    finished: int = 0  # matches
    tracebacks: list[str] = field(default_factory=list)
    recoveries: list[float] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def faults(self) -> list[str]:
        """Everything that was wrong."""
        lost = [f"lost: {command}" for command in self.book.lost]
        doubled = [f"doubled: {identity}" for identity in self.book.doubled]
        return [*lost, *doubled, *self.book.faults, *self.tracebacks]

    def rows(self) -> list[tuple[str, str]]:
        """The report as a table."""
        recoveries = sorted(self.recoveries) or [0.0]
        return [
            ("kills", str(self.kills)),
            ("of these while the server was starting", str(self.while_starting)),
            ("commands sent", str(len(self.book.commands))),
            ("commands acknowledged", str(len(self.book.acknowledged))),
            ("acknowledged and sent again on purpose", str(self.book.repeated)),
            ("matches finished", str(self.finished)),
            ("acknowledged and lost", str(len(self.book.lost))),
            ("carried out twice", str(len(self.book.doubled))),
            ("other faults", str(len(self.book.faults))),
            ("tracebacks of the servers", str(len(self.tracebacks))),
            ("median recovery", f"{recoveries[len(recoveries) // 2]:.1f} s"),
            ("longest recovery", f"{recoveries[-1]:.1f} s"),
            ("duration", f"{self.seconds:.0f} s"),
        ]


def make_companies(world: World, plan: Sequence[tuple[str, Sequence[str]]]) -> list[Company]:
    """The people of all tables."""
    companies = []
    for number, (people, bots) in enumerate(plan):
        players: list[Player] = [
            (SocketPlayer if way == "w" else HttpPlayer)(world, f"Player {number}{seat}")
            for seat, way in enumerate(people)
        ]
        companies.append(Company(world, players, bots))
    return companies


async def torture(
    servers: Sequence[ServerProcess],
    place: Path | str,
    plan: Plan,
    strike: Strike | None = None,
    companies: Sequence[tuple[str, Sequence[str]]] = COMPANIES,
) -> Report:
    """Start the servers, let people play, and strike again and again."""
    begun = monotonic()
    world = World(servers, random.Random(plan.seed))
    report = Report(book=world.book)
    try:
        for server in servers:
            await server.start()
        people = make_companies(world, companies)
        for company in people:
            await company.arrive()
        world.gate.set()
        agreement = Agreement(world, people, place)
        playing = [asyncio.ensure_future(company.run()) for company in people]
        try:
            while report.kills < plan.kills and monotonic() - begun < plan.seconds:
                await asyncio.sleep(world.choices.uniform(*LIFE))
                await strike_once(world, people, report, strike or kill_one)
                await agreement.check()
                plan.progress(f"{report.kills} kills, {len(world.book.commands)} commands")
        finally:
            await end(playing)
        await check_end(world, people, place, report)
    finally:
        await world.client.aclose()
        for server in servers:
            await server.close()
    report.tracebacks = [each for server in servers for each in server.tracebacks()]
    report.seconds = monotonic() - begun
    return report


async def end(tasks: Sequence[asyncio.Future[None]]) -> None:
    """End tasks; raises what one of them has raised."""
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            raise result


async def strike_once(
    world: World,
    companies: Sequence[Company],
    report: Report,
    strike: Strike,
) -> None:
    """Kill something, and wait until it is back and all tables have gone on."""
    struck = monotonic()
    returning = await strike(world, report)
    before = [company.acknowledged for company in companies]
    for company, count in zip(companies, before, strict=True):
        while company.acknowledged == count and monotonic() - struck < RECOVERY:
            await asyncio.sleep(0.01)
        if company.acknowledged == count:
            world.book.blame(f"{company.table} does not go on")
    report.recoveries.append(monotonic() - struck)
    await returning


async def kill_one(world: World, report: Report) -> asyncio.Task[None]:
    """Kill a server; the task starts it again."""
    victim = world.choices.choice(world.servers)
    await victim.kill()
    report.kills += 1
    return asyncio.create_task(bring_back(victim, world, report))


async def bring_back(victim: ServerProcess, world: World, report: Report) -> None:
    """Start a server again; now and then kill it while it starts."""
    if world.choices.random() < TWICE:
        await victim.launch()
        await asyncio.sleep(world.choices.uniform(*START))
        await victim.kill()
        report.kills += 1
        report.while_starting += 1
    await victim.start()


async def check_end(
    world: World, companies: Sequence[Company], place: Path | str, report: Report
) -> None:
    """The whole book, the logs of finished matches, their results, and the bots' processes."""
    found = await read_database(place)
    world.book.compare(found, world.book.commands)
    for company in companies:
        for table in company.tables:
            report.finished += 1
            await check_finished(world, company, table, found)
    for server in world.servers:
        for pid in await server.orphans():
            world.book.blame(f"the bots' process {pid} of a killed server still runs")


async def check_finished(world: World, company: Company, table: str, found: Found) -> None:
    """The log that players get is the stored one, and the match has counted once."""
    log = await company.players[0].get(f"/tables/{table}/log")
    if log["actions"] != found.entries(table):
        world.book.blame(f"the log of {table} is not the stored one")
    seats = sorted(seat for name, seat, _ in found.results if name == table)
    if seats != list(range(len(company.players) + len(company.bots))):
        world.book.blame(f"the result of {table} is stored for seats {seats}")


def sqlite_server(folder: Path) -> tuple[list[ServerProcess], Path]:
    """One server on a file."""
    data = folder / "abth.sqlite"
    return [ServerProcess(folder, "server", "--data", str(data))], data


def postgresql_servers(folder: Path, url: str) -> tuple[list[ServerProcess], str]:
    """Two servers on the same tables."""
    options = ("--database", url, "--pepper", str(folder / "abth.pepper"))
    return [ServerProcess(folder, name, *options) for name in ("one", "other")], url
