"""A real server without room on the disk, with few files, beside another, with a clock that jumps.

The limits of one process, `RLIMIT_FSIZE` and `RLIMIT_NOFILE`, need no privileges.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email.utils import parsedate_to_datetime
from pathlib import Path
from time import time
from typing import Any

import pytest

from tests.torture.book import read_database
from tests.torture.kills import make_companies
from tests.torture.players import Company, World
from tests.torture.servers import ServerProcess

FILES = 100
DAY = 86_400
FAKE_CLOCK = next(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"), None)
LONGEST = 180.0  # seconds, on a busy machine


@asynccontextmanager
async def served(
    folder: Path, clock: dict[str, Any] | None = None, **options: Any
) -> AsyncIterator[tuple[World, Company]]:
    """A server on a file, and two people whose match has begun."""
    server = ServerProcess(folder, "server", "--data", str(folder / "abth.sqlite"), **options)
    world = World([server], random.Random(1))
    company = make_companies(world, [("hh", ())])[0]
    company.options["clock"] = clock
    try:
        await server.start()
        await company.arrive()
        yield world, company
    finally:
        await world.client.aclose()
        await server.close()


def play(scenario: Callable[[], Awaitable[None]]) -> None:
    """Run a scenario, but not for ever."""

    async def run() -> None:
        async with asyncio.timeout(LONGEST):
            await scenario()

    asyncio.run(run())


async def ask(world: World, method: str, path: str, secret: str | None = None, **body: Any) -> Any:
    """One request, whatever the answer is."""
    url = f"http://127.0.0.1:{world.servers[0].port}{path}"
    headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
    return await world.client.request(method, url, headers=headers, json=body or None)


async def decide(world: World, company: Company) -> Any:
    """The player who must decide does; the answer."""
    for player in company.players:
        path = f"/api/tables/{company.table}"
        position = (await ask(world, "GET", f"{path}/position", player.secret)).json()
        legal = position["views"][0]["legal"]
        if legal:
            version = position["version"]
            act = {"seat": player.seat, "seen": version, "action": legal[0], "key": f"k{version}"}
            return await ask(world, "POST", f"{path}/act", player.secret, **act)
    raise AssertionError("nobody must decide")


@pytest.mark.slow
def test_a_full_disk_is_told_in_words_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as (world, company):
            server = world.servers[0]
            before = [(await decide(world, company)).json()["version"] for _ in range(4)]
            room = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, room[1]))
            host = company.players[0].secret
            refused = [
                await decide(world, company),
                await ask(world, "POST", "/api/people", name="Zoe"),
                await ask(world, "POST", "/api/tables", host, name="x", seats=[{}, {}]),
                await ask(world, "GET", "/readyz"),
                await decide(world, company),
            ]
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, room)
            after = [(await decide(world, company)).json()["version"] for _ in range(4)]
            await server.kill()
            await server.start()

            said = [(answer.status_code, answer.json()["message_id"]) for answer in refused]
            assert said == [(503, "problem-cannot-store")] * 5
            assert sorted({*before, *after}) == before + after
            found = await read_database(tmp_path / "abth.sqlite")
            assert len(found.entries(company.table)) == after[-1]
            assert len([row for row in found.log if row.key is not None]) == 8
            assert server.tracebacks() == []

    play(scenario)


@pytest.mark.slow
def test_a_server_with_few_files_keeps_its_players_and_comes_back(tmp_path: Path) -> None:
    """More connections than it may have; those who play go on, and later others come in."""

    async def scenario() -> None:
        async with served(tmp_path, files=FILES) as (world, company):
            server = world.servers[0]
            crowd = []
            for _ in range(2 * FILES):
                try:
                    crowd.append(await asyncio.open_connection("127.0.0.1", server.port))
                except OSError:
                    break
            answers = [await decide(world, company) for _ in range(5)]
            for _, writer in crowd:
                writer.close()
            later = await world.request("GET", "/tables", None)

            assert [answer.status_code for answer in answers] == [200] * 5
            assert later.status_code == 200
            assert world.book.faults == []
            assert server.tracebacks() == []

    play(scenario)


@pytest.mark.slow
def test_a_second_server_on_the_same_file_ends_in_words_and_takes_over_after_a_kill(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as (world, company):
            first = world.servers[0]
            second = ServerProcess(tmp_path, "second", "--data", str(tmp_path / "abth.sqlite"))
            await second.launch()

            assert await second.ended() == 2
            said = second.errors.read_text(encoding="utf-8")
            assert said.count("\n") == 1
            assert "in use by another server" in said
            assert (await decide(world, company)).status_code == 200
            await first.kill()
            await second.start()
            world.servers = [second]
            assert (await decide(world, company)).status_code == 200
            await second.close()

    play(scenario)


class JumpingClock:
    """A clock for one process that tests set; the steady one is left alone (libfaketime)."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "clock"
        self.jump(0)

    def jump(self, seconds: int) -> None:
        """So many seconds before or after the time of the machine."""
        self._file.write_text(f"{seconds:+d}\n", encoding="ascii")

    @property
    def environment(self) -> dict[str, str]:
        """What a process needs that lives by this clock."""
        return {
            "LD_PRELOAD": str(FAKE_CLOCK),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }


async def until_shown(world: World, jump: int) -> None:
    """The server says this time."""
    ahead = float("inf")
    while abs(ahead - jump) > LONGEST:
        answer = await ask(world, "GET", "/healthz")
        ahead = parsedate_to_datetime(answer.headers["Date"]).timestamp() - time()


def require_fake_clock() -> None:
    """Skip the test where the library is missing; where the tests must be complete, fail."""
    if FAKE_CLOCK is None:
        if os.environ.get("ABTH_POSTGRESQL") == "require":
            pytest.fail("libfaketime is not installed: apt-get install libfaketime")
        pytest.skip("libfaketime is not installed")


@pytest.mark.slow
def test_a_clock_that_jumps_takes_no_time_from_players(tmp_path: Path) -> None:
    """A day forward, two days back: the same player decides, and nobody counts as absent."""
    require_fake_clock()
    clock = JumpingClock(tmp_path)

    async def scenario() -> None:
        seconds = 600
        times = {"kind": "live", "seconds": seconds}
        async with served(tmp_path, times, environment=clock.environment) as (world, company):
            for jump in (0, DAY, -DAY):
                clock.jump(jump)
                await until_shown(world, jump)
                answer = await decide(world, company)
                table = await world.request(
                    "GET", f"/tables/{company.table}", company.players[0].secret
                )

                assert answer.status_code == 200
                assert [seat["kind"] for seat in table.json()["seats"]] == ["person", "person"]
                left = table.json()["deadline"] - time()
                assert 0 < left < seconds + LONGEST

    play(scenario)
