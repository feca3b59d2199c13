"""Time at the tables: what time it is, how long a seat may still think, what is due when.

Data types: `Clock`, `TurnTimes` (the times of one match, stored with it), `Deadlines`. The time a
person has is for all decisions of one turn; it runs only while that person must decide.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from msgspec import Struct

logger = logging.getLogger("abth.server")


class Clock(Protocol):
    """What time it is, and a way to wait."""

    def now(self) -> float:
        """Seconds since 1970."""
        ...

    async def wait_until(self, moment: float) -> None:
        """Come back at this moment, or soon after."""
        ...


class WallClock:
    """The clock of the computer."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def wait_until(self, moment: float) -> None:
        """Come back at this moment, or soon after."""
        await asyncio.sleep(max(0.0, min(moment - time.time(), 3600.0)))


class TurnTimes(Struct):
    """Who has how much time left in the turn with this number, and whose time runs since when."""

    turn: int = -1
    left: dict[int, float] = {}
    seat: int | None = None
    since: float = 0.0

    def run(self, turn: int, seat: int | None, seconds: float, now: float) -> bool:
        """The time of this seat (None: of nobody) runs now; whether anything changed by that."""
        if turn == self.turn and seat == self.seat:
            return False
        if turn != self.turn:
            self.turn, self.left = turn, {}
        elif self.seat is not None:
            self.left[self.seat] = max(0.0, self.left[self.seat] - (now - self.since))
        self.seat, self.since = seat, now
        if seat is not None:
            self.left.setdefault(seat, seconds)
        return True

    def renew(self, seat: int) -> None:
        """This seat has all the time of a turn again, once its time runs."""
        if self.seat == seat:
            self.seat = None
        self.left.pop(seat, None)

    @property
    def deadline(self) -> float | None:
        """When the time that runs is up."""
        return None if self.seat is None else self.since + self.left[self.seat]


class Deadlines:
    """Calls `due` with the name of each table whose moment has come."""

    def __init__(self, clock: Clock, due: Callable[[str], Awaitable[None]]) -> None:
        self._clock = clock
        self._due = due
        self._moments: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []
        self._changed = asyncio.Event()

    def set(self, table: str, moment: float | None) -> None:
        """The only moment that counts for this table from now on; None: there is none."""
        if self._moments.get(table) == moment:
            return
        if moment is None:
            del self._moments[table]
            return
        self._moments[table] = moment
        heapq.heappush(self._heap, (moment, table))
        self._changed.set()

    async def run(self) -> None:
        """Watch the clock, for ever."""
        while True:
            self._changed.clear()
            await self._call_due()
            await self._wait()

    async def _call_due(self) -> None:
        while self._heap and self._heap[0][0] <= self._clock.now():
            moment, table = heapq.heappop(self._heap)
            if self._moments.get(table) == moment:
                del self._moments[table]
                try:
                    await self._due(table)
                except Exception:
                    logger.exception("a clock ran out, and nothing could be done")

    async def _wait(self) -> None:
        """Until the next moment, or until there is an earlier one."""
        waits: list[asyncio.Future[Any]] = [asyncio.ensure_future(self._changed.wait())]
        if self._heap:
            waits.append(asyncio.ensure_future(self._clock.wait_until(self._heap[0][0])))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
