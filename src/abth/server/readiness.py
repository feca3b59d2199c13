"""Whether a server can take requests now: it stores changes, and it is not about to stop.

Data type: `Readiness`. A proxy or a supervisor asks `/readyz` and sends players elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

from abth.storage.store import Store
from abth.table.refusals import Refusal

CHECK_EVERY: Final = 1.0  # seconds; requests in between get the last result
PATIENCE: Final = 5.0  # seconds until a store that does not answer counts as out of order

logger = logging.getLogger("abth.server")


class Readiness:
    """Knows whether the store can be written to, and whether the server is stopping."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._stopping = asyncio.Event()
        self._checked = -CHECK_EVERY
        self._refusal: Refusal | None = None
        self._lock = asyncio.Lock()

    @property
    def is_stopping(self) -> bool:
        """Whether the server is about to stop."""
        return self._stopping.is_set()

    def stop(self) -> None:
        """The server is about to stop: nobody waits for news any longer."""
        self._stopping.set()

    async def check(self) -> None:
        """Refuse if the server cannot take requests now."""
        if self.is_stopping:
            raise Refusal("busy", "problem-stopping")
        now = asyncio.get_running_loop().time()
        async with self._lock:
            if now - self._checked >= CHECK_EVERY:
                self._refusal = await self._try_to_write()
                self._checked = now
        if self._refusal is not None:
            raise self._refusal

    async def _try_to_write(self) -> Refusal | None:
        """Why nothing can be stored, if so."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.try_to_write()
        except Exception as error:
            logger.error("not ready: nothing can be stored (%s)", error)
            return Refusal("busy", "problem-cannot-store")
        return None

    async def unless_stopping(self, wait: Coroutine[Any, Any, None]) -> None:
        """Wait, but not longer than the server runs."""
        waiting = asyncio.ensure_future(wait)
        stopping = asyncio.ensure_future(self._stopping.wait())
        try:
            await asyncio.wait([waiting, stopping], return_when=asyncio.FIRST_COMPLETED)
            if waiting.done():
                waiting.result()
        finally:
            waiting.cancel()
            stopping.cancel()
