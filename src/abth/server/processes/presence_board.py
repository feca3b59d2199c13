"""Who is at which table, over all processes that share the database.

Data types: `SharedBoard`, and `NoBoard` for a server with one process. Each process has a row that
it renews; one that has not been renewed for a while is removed, with everyone who was connected
there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final

from abth.storage.errors import StorageUnavailable
from abth.storage.rows import Present
from abth.storage.stores.presence import PresenceStore
from abth.table.background_tasks import BackgroundTasks

logger = logging.getLogger("abth.server.processes")

BEAT: Final = 1.0  # seconds
DEAD: Final = 4.0  # seconds without a beat


class NoBoard:
    """The one process of a server knows who is here."""

    def post(self, table: str, present: Present) -> None:
        """Nobody else has to know."""


class SharedBoard:
    """Tells other processes who is here, and knows who is there."""

    def __init__(self, store: PresenceStore, tasks: BackgroundTasks) -> None:
        self._store = store
        self._tasks = tasks
        self._wanted: dict[str, Present] = {}  # by table: what is to be posted
        self._posting = False

    def post(self, table: str, present: Present) -> None:
        """Store who is here, soon; of several changes only the last counts."""
        self._wanted[table] = present
        if not self._posting:
            self._posting = True
            self._tasks.spawn(self._post())

    async def _post(self) -> None:
        try:
            while self._wanted:
                table, present = next(iter(self._wanted.items()))
                del self._wanted[table]
                await self._store.post(table, present)
        finally:
            self._posting = False

    async def elsewhere(self, table: str) -> Present:
        """Who is at this table at other processes."""
        return await self._store.elsewhere(table)

    async def leave(self) -> None:
        """The process ends, so nobody is here now."""
        with contextlib.suppress(StorageUnavailable):
            await self._store.leave()

    async def run(self, here: Callable[[], dict[str, Present]]) -> None:
        """Renew the row of this process, and remove those of dead ones, until cancelled."""
        while True:
            try:
                if not await self._store.beat():  # others took this process for dead
                    for table, present in here().items():
                        self._wanted[table] = present
                    await self._post()
                await self._store.remove_dead(DEAD)
            except Exception as error:
                logger.warning("presence could not be renewed: %s", type(error).__name__)
            await asyncio.sleep(BEAT)
