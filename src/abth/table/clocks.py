"""Time at the tables: how long a player may think, and when their time is up.

Data types: `WallClock`; `TurnTimes`, the times of one match, stored with it; `TableClock`, which
runs them for one table; and `Deadlines`, which wakes tables. A player's time is for all decisions
of one turn; it runs only while that player must decide.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from abth.table.services import Clock
from abth.table.table import Table

CORRECTION: Final = 0.01  # seconds by which an uneven clock is followed in a second

logger = logging.getLogger("abth.table")


class WallClock:
    """The clock of the computer, made even: it follows slowly when that clock is set.

    A jump must not take a player's time away. The way back to the computer's clock takes a hundred
    times as long as the jump.
    """

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._asked = steady()
        self._ahead = wall() - self._asked  # of the steady clock

    def now(self) -> float:
        """Seconds since 1970."""
        steady = self._steady()
        most = (steady - self._asked) * CORRECTION
        off = self._wall() - steady - self._ahead
        self._ahead += min(most, max(-most, off))
        self._asked = steady
        return steady + self._ahead

    async def wait_until(self, moment: float) -> None:
        """Return at this moment, or soon after."""
        await asyncio.sleep(max(0.0, min(moment - self.now(), 3600.0)))


class TurnTimes(Struct):
    """How much time each seat has left in one turn, and whose time is running since when."""

    turn: int = -1
    left: dict[int, float] = {}
    seat: int | None = None
    since: float = 0.0

    def run(self, turn: int, seat: int | None, seconds: float, now: float) -> bool:
        """Run the time of this seat (None: of nobody) from now on; whether anything changed."""
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
        """Give this seat all the time of a turn again, once its time runs."""
        if self.seat == seat:
            self.seat = None
        self.left.pop(seat, None)

    @property
    def deadline(self) -> float | None:
        """When the running time is up."""
        return None if self.seat is None else self.since + self.left[self.seat]


class TableClock:
    """The clock of one table: whose time runs, and when it is up."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self._table = table
        self._clock = clock
        self.reset()

    def reset(self) -> None:
        """Take over the times that are stored."""
        stored = self._table.row.clock
        self._times = TurnTimes() if stored is None else msgspec.json.decode(stored, type=TurnTimes)

    @property
    def deadline(self) -> float | None:
        """When the time of the seat that must decide is up."""
        return self._times.deadline if self._table.is_playing else None

    @property
    def stored_times(self) -> str | None:
        """The times as they are stored; None where the table plays without a clock."""
        if self._table.row.options.clock is None:
            return None
        return msgspec.json.encode(self._times).decode()

    def is_up(self) -> bool:
        """Whether the time of the seat that must decide is up."""
        deadline = self.deadline
        return deadline is not None and deadline <= self._clock.now()

    def seconds_left(self) -> float | None:
        """How much of the running time is left; None if no time runs, or it is up."""
        deadline = self.deadline
        return None if deadline is None or self.is_up() else deadline - self._clock.now()

    def run(self) -> bool:
        """Run the time of the player who must decide now; whether anything changed."""
        table = self._table
        clock = table.row.options.clock
        if clock is None or table.match is None:
            return False
        seat = table.seat_to_act()
        runs = None if seat is None or table.bot_of(seat) is not None else seat
        turn = int(table.match.game.turns)
        return self._times.run(turn, runs, clock.seconds, self._clock.now())

    def renew(self, seat: int) -> None:
        """Give this seat all the time of a turn again."""
        self._times.renew(seat)


class Deadlines:
    """Wakes tables when the time of a player is up."""

    def __init__(self, clock: Clock, wake: Callable[[str], Awaitable[None]]) -> None:
        self._clock = clock
        self._wake = wake
        self._moments: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []
        self._changed = asyncio.Event()

    def set(self, table: str, moment: float) -> None:
        """Wake this table at this moment only."""
        if self._moments.get(table) == moment:
            return
        self._moments[table] = moment
        heapq.heappush(self._heap, (moment, table))
        self._changed.set()

    async def run(self) -> None:
        """Wake tables until the task is cancelled."""
        while True:
            self._changed.clear()
            await self._wake_tables()
            await self._wait()

    async def _wake_tables(self) -> None:
        while self._heap and self._heap[0][0] <= self._clock.now():
            moment, table = heapq.heappop(self._heap)
            if self._moments.get(table) == moment:
                del self._moments[table]
                try:
                    await self._wake(table)
                except Exception:
                    logger.exception("a table could not be woken when its clock ran out")

    async def _wait(self) -> None:
        """Wait for the next moment, or until an earlier one is set."""
        waits: list[asyncio.Future[Any]] = [asyncio.ensure_future(self._changed.wait())]
        if self._heap:
            waits.append(asyncio.ensure_future(self._clock.wait_until(self._heap[0][0])))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
