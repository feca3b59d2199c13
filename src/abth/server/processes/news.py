"""News of other processes that share the database.

Data type: `NewsListener`. It listens on one connection. When that connection is lost and back,
announcements may have been missed, so every open table is read again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from abth.storage.announcements import CHANNEL, Announcement, decode

if TYPE_CHECKING:
    from abth.storage.databases.postgresql import PostgresDatabase

logger = logging.getLogger("abth.server.processes")

PAUSE: Final = 0.5  # seconds before another attempt to connect
PROBE: Final = 5.0  # seconds between two looks whether the connection still works


class NewsListener:
    """Hears what other processes announce."""

    def __init__(
        self,
        database: PostgresDatabase,
        hear: Callable[[Announcement], None],
        missed: Callable[[], None],
    ) -> None:
        self._database = database
        self._hear = hear
        self._missed = missed
        self._own = f'{{"origin":"{database.process}"'
        self.listening = asyncio.Event()

    async def run(self) -> None:
        """Listen until the task is cancelled."""
        while True:
            try:
                await self._listen()
            except Exception as error:
                logger.warning("no news of other processes: %s", type(error).__name__)
            self.listening.clear()
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        """Listen until the connection is lost."""
        connection = await self._database.connect()
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._receive)
            self.listening.set()
            self._missed()
            while not lost.is_set():
                try:
                    await asyncio.wait_for(lost.wait(), PROBE)
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=PROBE)
        finally:
            connection.terminate()

    def _receive(self, *arguments: Any) -> None:
        """A notification has come; most of our own are told apart without reading them."""
        payload: str = arguments[-1]
        if payload.startswith(self._own):
            return
        try:
            news = decode(payload)
        except msgspec.DecodeError:  # of a newer version of this program
            logger.warning("an announcement could not be read")
            self._missed()
            return
        if news.origin != self._database.process:
            self._hear(news)
