"""Workers behind one socket: a dead one is replaced, its bots and clocks are taken over."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from abth.cli.app import run
from abth.server.processes.supervisor import WorkerProcess
from abth.server.settings import Settings
from tests.postgresql import PostgresServer
from tests.server.house import Device, Guest, HandClock, House, QuickBots, seated_table

TAKEOVER = 5.0  # seconds


class Running:
    """A server in processes of its own."""

    def __init__(self, process: subprocess.Popen[bytes], url: str) -> None:
        self.process = process
        self.url = url
        self.port = int(url.rpartition(":")[2])

    def workers(self) -> list[int]:
        """The ids of its worker processes."""
        path = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        children = [int(pid) for pid in path.read_text().split()]
        return [
            pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
        ]

    def as_house(self, folder: Path) -> House:
        """A place that guests can come to."""
        return House(Settings(data=folder / "x"), HandClock(), QuickBots(), port=self.port)


@contextmanager
def serving(folder: Path, url: str, *options: str) -> Iterator[Running]:
    """`abth serve` while a test needs it."""
    command = [sys.executable, "-m", "abth", "serve", "--port", "0", "--database", url]
    command += ["--pepper", str(folder / "abth.pepper"), *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        found = re.search(rb"listens at (http://\S+) ", process.stdout.readline())
        assert found
        running = Running(process, found[1].decode())
        wait_until_healthy(running)
        try:
            yield running
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


def wait_until_healthy(running: Running) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{running.url}/healthz", timeout=5) as answer:
                assert json.load(answer)["ok"]
                return
        except OSError:
            time.sleep(0.05)
    raise AssertionError("the server does not answer")


async def close(place: House) -> None:
    for client in place.clients:
        await client.aclose()
    for socket in place.sockets:
        await socket.close()


@pytest.mark.slow
def test_a_worker_that_is_killed_is_replaced_and_all_end_at_a_signal(
    tmp_path: Path, postgresql: PostgresServer
) -> None:
    with serving(tmp_path, postgresql.database(), "--workers", "2") as running:
        before = running.workers()
        assert len(before) == 2
        os.kill(before[0], signal.SIGKILL)
        wait_until_healthy(running)
        while len(after := running.workers()) < 2 or before[0] in after:
            time.sleep(0.05)
        wait_until_healthy(running)
        process = running.process
    assert process.returncode == 0
    assert not [pid for pid in after if Path(f"/proc/{pid}").exists()]


@pytest.mark.slow
def test_bots_and_clocks_of_a_killed_server_are_taken_over(
    tmp_path: Path, postgresql: PostgresServer
) -> None:
    """Two servers: the one that let a bot think, and that alone had the table open, is killed."""
    url = postgresql.database()

    async def scenario(one: Running, other: Running) -> tuple[float, float]:
        here, there = one.as_house(tmp_path), other.as_house(tmp_path)
        ada = await Guest.arrive(here, "Ada")
        clock = {"kind": "live", "seconds": 10}
        bots = await seated_table([ada], ["general:ms=2000"] * 2, start_player=1)
        clocks = await seated_table([ada], ["recruit"], clock=clock, away="bot", start_player=0)
        device = await ada.device(bots)
        while device.deciding is not None or device.version == 0:
            if device.deciding is not None:
                await device.act(0, device.views[0].legal[0])
            else:
                await device.hear()
        deadline = (await ada.get(f"/tables/{clocks}"))["deadline"]
        assert deadline is not None
        version = device.version
        os.kill(one.process.pid, signal.SIGKILL)
        killed = time.time()
        again = await Device.open(there, bots, ada.secret)
        while again.version <= version:
            await again.hear()
        went_on = time.time() - killed
        connection = await asyncpg.connect(url)
        query = 'SELECT away FROM seats WHERE "table" = $1 AND seat = 0'
        while not (await connection.fetchval(query, clocks)):
            await asyncio.sleep(0.05)
        late = time.time() - deadline
        await connection.close()
        await close(here)
        await close(there)
        return went_on, late

    with serving(tmp_path, url) as other, serving(tmp_path, url) as one:
        went_on, late = asyncio.run(asyncio.wait_for(scenario(one, other), 50))
    assert late < TAKEOVER
    assert went_on < TAKEOVER + 2  # the general thinks for two seconds


def test_workers_need_a_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = run(["serve", "--port", "0", "--data", str(tmp_path / "x.sqlite"), "--workers", "2"])

    assert code == 2
    assert "--database" in capsys.readouterr().err


def test_a_database_that_does_not_answer_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    code = run(["serve", "--port", "0", "--database", "postgresql://x@/x?host=/nowhere"])

    said = capsys.readouterr()
    assert (code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert "does not answer" in said.err


class Stillborn:
    """A process that has died."""

    exitcode = 1
    sentinel = 0
    pid = 7

    def close(self) -> None:
        """Nothing to close."""


def test_a_worker_that_dies_at_once_is_not_started_at_once_again() -> None:
    started: list[Any] = []

    def start() -> Any:
        started.append(Stillborn())
        return started[-1]

    worker = WorkerProcess(start)
    worker.start()
    worker.revive()

    assert len(started) == 1
    assert not worker.is_started


@pytest.mark.slow
def test_whichever_worker_is_asked_shows_the_metrics_of_all(
    postgresql: PostgresServer, tmp_path: Path
) -> None:
    with serving(tmp_path, postgresql.database(), "--workers", "2") as running:
        for _ in range(100):
            with urllib.request.urlopen(f"{running.url}/metrics", timeout=5) as answer:
                page = answer.read().decode()
            if "abth_workers 2.0" in page:
                break
            time.sleep(0.1)

    assert "abth_workers 2.0" in page
    assert "abth_http_seconds_count" in page
