"""The log stays small, whatever anybody sends."""

from __future__ import annotations

import asyncio
import io
import logging
from pathlib import Path

import pytest

from abth.server.operation.log_budget import LINES_AT_ONCE, LogBudget
from abth.server.operation.logs import configure_logs
from tests.server.house import Device, guests, house


def line(text: str, *arguments: object) -> logging.LogRecord:
    """A record as a logger makes it."""
    return logging.LogRecord("abth.server", logging.WARNING, __file__, 1, text, arguments, None)


def test_lines_of_one_kind_are_counted_and_told_later() -> None:
    now = [0.0]
    budget = LogBudget(lambda: now[0])

    passed = [budget.filter(line("again and again: %s", number)) for number in range(1_000)]

    assert sum(passed) == LINES_AT_ONCE
    assert budget.filter(line("something else"))
    now[0] += 60
    later = line("again and again: %s", 0)
    assert budget.filter(later)
    assert vars(later)["fields"] == {"left_out": 1_000 - LINES_AT_ONCE}


def test_many_kinds_together_are_bounded_too() -> None:
    budget = LogBudget(lambda: 0.0)

    assert sum(budget.filter(line(f"kind {number}")) for number in range(5_000)) <= 500


def test_a_thousand_bad_requests_and_frames_leave_a_short_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """1.3 MB of tracebacks a second, once."""
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", root.handlers[:])
    monkeypatch.setattr(root, "level", root.level)
    monkeypatch.setattr(logging.getLogger("abth"), "level", logging.NOTSET)
    written = io.StringIO()
    configure_logs(stream=written)

    async def scenario() -> None:
        async with house(tmp_path) as place:
            (ada,) = await guests(place, 1)
            for _ in range(250):
                await ada.http.post("/api/people", content=b'{"name": "\xff"}')
                await ada.http.post("/api/people", content=b"[" * 20_000)
                reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
                writer.write(b"\x00\x01nonsense\r\n\r\n")
                await reader.read()
                writer.close()
            for _ in range(50):
                device = await Device.connect(place, None)
                device.socket.transport.write(b"\xff" * 20)
                await device.close()

    asyncio.run(scenario())
    assert len(written.getvalue()) < 60_000
