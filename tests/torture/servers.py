"""`abth serve` as a process of its own, to be killed and started again at the same port.

Data type: `ServerProcess`. What it writes to its error output is kept in a file.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import random
import resource
import signal
import socket
import sys
from collections.abc import Mapping
from pathlib import Path
from time import monotonic
from typing import Final

from abth.server.settings import Settings
from tests.server.house import HandClock, House, QuickBots

PORTS: Final = range(20_000, 32_000)  # below those that the system gives to clients
READY: Final = b" listens at "
PATIENCE: Final = 120.0  # seconds until a server that does not start is an error
TRACEBACK: Final = "Traceback (most recent call last)"
HALF_STARTED: Final = {"spawn_main", "reduction.pickle.load(from_parent)", "EOFError:"}  # words


class ServerProcess:
    """A server on a file or a database, at a port of its own."""

    def __init__(
        self,
        folder: Path,
        name: str,
        *options: str,
        files: int | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.port = free_port()
        self.errors = folder / f"{name}.errors"
        self.up_since: float | None = None  # None: it is not up
        self.workers: set[int] = set()  # the bots' processes, also those of killed servers
        self._options = options
        self._files = files  # how many the system lets it open
        self._environment = {**os.environ, **(environment or {})}
        self._process: asyncio.subprocess.Process | None = None

    @property
    def is_up(self) -> bool:
        """Whether it serves."""
        return self.up_since is not None

    @property
    def place(self) -> House:
        """Where people come to."""
        return House(Settings(data=Path("unused")), HandClock(), QuickBots(), port=self.port)

    @property
    def pid(self) -> int:
        """The id of the process."""
        assert self._process is not None
        return self._process.pid

    async def launch(self) -> None:
        """Start the process, without waiting until it serves."""
        command = [sys.executable, "-m", "abth", "serve", "--port", str(self.port), *self._options]
        with self.errors.open("ab") as errors:
            self._process = await asyncio.create_subprocess_exec(
                *command, stdout=asyncio.subprocess.PIPE, stderr=errors, env=self._environment
            )
        if self._files is not None:
            resource.prlimit(self.pid, resource.RLIMIT_NOFILE, (self._files, self._files))

    async def start(self) -> None:
        """Start, and wait until it serves."""
        await self.launch()
        assert self._process is not None
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = await self._process.stdout.readline()
        assert READY in line, self.errors.read_text(encoding="utf-8")[-2000:]
        self.up_since = monotonic()

    async def kill(self) -> None:
        """End it as a power cut would, at once."""
        self.workers |= set(self._children())
        self.up_since = None
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """End it as an operator does; its exit code."""
        self.up_since = None
        return await self._end(signal.SIGTERM)

    async def ended(self) -> int:
        """Wait until it ends by itself; its exit code."""
        assert self._process is not None
        async with asyncio.timeout(PATIENCE):
            return await self._process.wait()

    async def close(self) -> None:
        """End it however it stands."""
        if self._process is not None and self._process.returncode is None:
            await self.kill()

    async def _end(self, number: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(number)
        return await self._process.wait()

    def _children(self) -> list[int]:
        """The processes that it has started."""
        with contextlib.suppress(OSError):
            path = Path(f"/proc/{self.pid}/task/{self.pid}/children")
            return [int(pid) for pid in path.read_text(encoding="ascii").split()]
        return []

    async def orphans(self, seconds: float = 60.0) -> list[int]:
        """The bots' processes of killed servers that have not ended by themselves."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while (left := [pid for pid in self.workers if is_bot_process(pid)]) and loop.time() < end:
            await asyncio.sleep(0.05)
        return left

    def tracebacks(self) -> list[str]:
        """The errors it has written that are not in words.

        A bots' process whose server is killed while Python starts it says so before any of our code
        runs.
        """
        pieces = self.errors.read_text(encoding="utf-8").split(TRACEBACK)[1:]
        return [piece[-2000:] for piece in pieces if not HALF_STARTED.issubset(piece.split())]


def is_bot_process(pid: int) -> bool:
    """Whether this process runs and is one that a server has started."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
        command = Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False
    return b"spawn_main" in command and ") Z" not in status


def free_port() -> int:
    """A port that nobody listens at."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as attempt:
            try:
                attempt.bind(("127.0.0.1", port))
            except OSError as error:
                if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                    raise
                continue
        return port
