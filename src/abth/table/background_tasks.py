"""Work in the background: bots that think, notices that are sent.

Data type: `BackgroundTasks`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from abth.storage.errors import StorageUnavailable

logger = logging.getLogger("abth.table")


class BackgroundTasks:
    """Tasks without a caller that waits for them. A task that fails is logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task and keep it until it ends."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StorageUnavailable):
            logger.warning("a task ended: %s", error)
        elif error is not None:
            logger.error("a task failed", exc_info=error)

    async def cancel(self) -> None:
        """Cancel every task and wait until all have ended."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
