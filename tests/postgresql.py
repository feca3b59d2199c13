"""A real PostgreSQL for tests: Debian's, in a folder of its own, behind a socket file.

`PostgresServer` starts it, as another user than root. `ABTH_POSTGRESQL=require` makes a machine
without PostgreSQL an error; otherwise the tests that need it are skipped.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Final

import asyncpg

from abth.storage.databases.migrate_postgresql import migrate_database

OWNER: Final = "postgres"
COMMON: Final = Path("/usr/lib/postgresql")  # where Debian puts the programs
OPTIONS: Final = {
    "listen_addresses": "''",
    "fsync": "off",  # a test never cuts the power
    "max_connections": "200",
    "shared_buffers": "32MB",
}
TEMPLATE: Final = "prepared"
ATTEMPTS: Final = 100  # to start again after a kill
COUNT: Final = itertools.count()


@cache
def programs() -> Path | None:
    """The folder with initdb and pg_ctl; None if PostgreSQL is not installed."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    folders = sorted(COMMON.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return folders[-1].parent if folders else None


def is_required() -> bool:
    """Whether a machine without PostgreSQL is an error."""
    return os.environ.get("ABTH_POSTGRESQL") == "require"


class PostgresServer:
    """A server of this test run; every test gets a database of its own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="abth-pg-"))
        self.data = self.folder / "data"
        if os.geteuid() == 0:
            shutil.chown(self.folder, OWNER)
        auth = ["--username", OWNER, "--auth", "trust", "--no-sync", "--encoding", "UTF8"]
        self._run("initdb", "--pgdata", str(self.data), *auth, "--no-locale")
        self.start()
        asyncio.run(self._prepare_template())

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = " ".join(f"-c {name}={value}" for name, value in OPTIONS.items())
        log = str(self.folder / "log")
        self._control("start", "--log", log, "--options", f"{options} -k {self.folder}")

    def stop(self, mode: str = "fast") -> None:
        """Stop it; `immediate` is as sudden as a kill."""
        self._control("stop", "--mode", mode)

    def kill(self) -> None:
        """Kill its first process, which the others notice and end."""
        pid = int((self.data / "postmaster.pid").read_text(encoding="ascii").split()[0])
        os.kill(pid, signal.SIGKILL)

    def start_again(self) -> None:
        """Start it after a kill, as soon as the last process of the killed one has ended."""
        for _ in range(ATTEMPTS):
            try:
                self.start()
                return
            except subprocess.CalledProcessError:
                time.sleep(0.1)
        self.start()

    def remove(self) -> None:
        """Stop it and forget everything."""
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://{OWNER}@/{name}?host={self.folder}"

    def database(self, *, empty: bool = False) -> str:
        """A new database, with the schema of this program or empty; its address."""
        name = f"test_{os.getpid()}_{next(COUNT)}"
        template = "template0" if empty else TEMPLATE
        asyncio.run(self._execute(f"CREATE DATABASE {name} TEMPLATE {template}"))
        return self.url(name)

    async def _prepare_template(self) -> None:
        await self._execute(f"CREATE DATABASE {TEMPLATE}")
        await migrate_database(self.url(TEMPLATE))

    async def _execute(self, statement: str) -> None:
        connection = await asyncpg.connect(self.url("postgres"))
        await connection.execute(statement)
        await connection.close()

    def _control(self, *arguments: str) -> None:
        self._run("pg_ctl", "--pgdata", str(self.data), "--wait", *arguments)

    def _run(self, program: str, *arguments: str) -> None:
        folder = programs()
        assert folder is not None
        other_user = ["runuser", "-u", OWNER, "--"] if os.geteuid() == 0 else []
        command = [*other_user, str(folder / program), *arguments]
        nowhere = subprocess.DEVNULL
        subprocess.run(command, cwd=self.folder, check=True, stdout=nowhere, stderr=nowhere)
