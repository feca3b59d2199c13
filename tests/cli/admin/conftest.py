"""A running server, and `abth admin` on its database meanwhile."""

from __future__ import annotations

import asyncio
import io
import json
import sys
from collections.abc import Awaitable, Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from abth.cli import app
from abth.server.operation.operator_changes import PAUSE
from tests.server.house import ALL_PATIENCE, House, house


class Told(NamedTuple):
    """What a command said."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class BinaryOut(io.TextIOWrapper):
    """Standard output that keeps what is written as text or as bytes."""

    def __init__(self) -> None:
        super().__init__(io.BytesIO(), encoding="utf-8", write_through=True)

    def said(self) -> str:
        self.flush()
        buffer: Any = self.buffer
        text: str = buffer.getvalue().decode()
        return text


def admin_on(database: Path, *arguments: object) -> Told:
    """Run a command on a database; nobody sits at a terminal."""
    out, err, before = BinaryOut(), BinaryOut(), sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO())
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = app.run(["admin", *map(str, arguments), "--data", str(database)])
    finally:
        sys.stdin = before
    return Told(code, out.said(), err.said())


class Operator:
    """Runs commands while the server of a house runs."""

    def __init__(self, place: House) -> None:
        self.place = place
        self.database = place.settings.data

    async def __call__(self, *arguments: object) -> Told:
        """Run a command, then let the server look for changes."""
        told = await asyncio.to_thread(admin_on, self.database, *arguments)
        self.place.clock.turn(PAUSE)
        return told


Scenario = Callable[[House, Operator], Awaitable[None]]


@pytest.fixture
def beside_a_server(tmp_path: Path) -> Callable[[Scenario], None]:
    """Plays a scenario with a running server and its operator."""

    def play(scenario: Scenario) -> None:
        async def run() -> None:
            async with asyncio.timeout(ALL_PATIENCE), house(tmp_path) as place:
                await scenario(place, Operator(place))

        asyncio.run(run())

    return play
