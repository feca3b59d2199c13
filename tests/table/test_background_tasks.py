"""Tasks that nobody waits for: failures are logged, and all end together."""

from __future__ import annotations

import asyncio

import pytest

from abth.storage.errors import StorageUnavailable
from abth.table.background_tasks import BackgroundTasks


async def fail() -> None:
    raise ValueError("on purpose")


def test_a_task_that_fails_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        tasks = BackgroundTasks()
        await asyncio.wait([tasks.spawn(fail())])

    asyncio.run(scenario())
    assert "a task failed" in caplog.text
    assert "on purpose" in caplog.text


def test_all_tasks_end_when_they_are_cancelled(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        tasks = BackgroundTasks()
        waiting = tasks.spawn(asyncio.sleep(3600))
        await tasks.cancel()
        assert waiting.cancelled()

    asyncio.run(scenario())
    assert caplog.text == ""


def test_a_database_that_does_not_answer_is_one_line(caplog: pytest.LogCaptureFixture) -> None:
    async def store() -> None:
        raise StorageUnavailable.after(ConnectionRefusedError())

    async def scenario() -> None:
        await asyncio.wait([BackgroundTasks().spawn(store())])

    asyncio.run(scenario())
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "Traceback" not in caplog.text
