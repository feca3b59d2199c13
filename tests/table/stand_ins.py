"""A table without a server: each service that it needs is a class of a few lines."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import Any, Literal

from abth.content import load_box
from abth.protocol.wire import SeatPlan, ServerMessage, TableOptions, YourTurn
from abth.rules.rulings import Rulings
from abth.rules.scoring import Standing
from abth.rules.views import View
from abth.storage.rows import ChatRow, Entry, MatchProgress, PersonRow, TableRow
from abth.table.background_tasks import BackgroundTasks
from abth.table.live_table import LiveTable
from abth.table.new_tables import new_row
from abth.table.services import Listener, TableLimits, TableServices, ViewerSeats
from abth.table.viewers.audience import Sender

BOX = load_box()
ADA, BEN, CID = (PersonRow(id=name, name=name.capitalize()) for name in ("ada", "ben", "cid"))


class Clock:
    """Stands still until a test sets it."""

    time = 1000.0

    def now(self) -> float:
        return self.time

    async def wait_until(self, moment: float) -> None:
        await asyncio.sleep(0 if moment <= self.time else 3600)


class Memory:
    """Stores what it is given, until it is told to fail."""

    def __init__(self) -> None:
        self.fails = False
        self.logs: dict[str, list[Entry]] = {}
        self.said: set[tuple[str, str]] = set()
        self.open_tables = 0

    async def change(self) -> None:
        await asyncio.sleep(0)
        if self.fails:
            raise OSError("the disk is full")

    async def add(self, table: TableRow, entries: Sequence[Entry] = ()) -> None:
        await self.change()
        self.logs[table.id] = list(entries)

    async def add_rematch(self, table: TableRow, of: str) -> str:
        await self.add(table)
        return table.id

    async def count_open(self, host: str) -> int:
        return self.open_tables

    async def update(self, table: TableRow, *fields: str) -> None:
        await self.change()

    async def append(
        self, table: str, length: int, entries: Sequence[Entry], progress: MatchProgress | None
    ) -> None:
        await self.change()
        log = self.logs.setdefault(table, [])
        assert len(log) == length
        log.extend(entries)

    async def add_chat_line(self, table: str, line: ChatRow) -> bool:
        await self.change()
        new = (line.person, line.key) not in self.said
        self.said.add((line.person, line.key))
        return new


class ObedientBots:
    """Choose what a test tells them; a test may also let them fail."""

    def __init__(self) -> None:
        self.choice: Callable[[View], int] = lambda view: int(view.options[0])

    async def choose(
        self, bot: str, view: View, rulings: Rulings, seed: int, *, table: str = ""
    ) -> int:
        return self.choice(view)


class Elsewhere:
    """Results, notices, users and alarms: keeps what it was told."""

    def __init__(self) -> None:
        self.results: list[str] = []
        self.turns: list[tuple[str, int]] = []
        self.alarms: dict[str, float | None] = {}

    async def record(self, row: TableRow, standing: Standing, ended: float) -> None:
        self.results.append(row.id)

    async def ratings_at(self, row: TableRow) -> dict[str, float]:
        return {}

    def send(self, person: str, turn: YourTurn, here: Collection[Listener]) -> None:
        self.turns.append((person, turn.seat))

    async def name_of(self, person: str) -> str:
        return person.capitalize()

    def set(self, table: str, moment: float | None) -> None:
        self.alarms[table] = moment


class Ears:
    """A connection that keeps everything it hears."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.seats: ViewerSeats = ()
        self.heard: list[ServerMessage] = []
        self.updates: list[bytes] = []
        self.answers: list[int] = []
        self.closed: int | None = None

    def next(self) -> int:
        return len(self.heard) + 1

    def post(self, message: ServerMessage) -> None:
        self.heard.append(message)

    def post_parts(self, kind: Literal["update"], re: int | None, rest: bytes) -> None:
        self.updates.append(rest)
        if re is not None:
            self.answers.append(re)

    def done(self, re: int, version: int) -> None:
        self.answers.append(re)

    def close(self, code: int) -> None:
        self.closed = code


class Room:
    """A table and everything around it that a test looks at."""

    def __init__(self, *bots: str | None, **options: Any) -> None:
        self.clock, self.memory = Clock(), Memory()
        self.bots, self.elsewhere = ObedientBots(), Elsewhere()
        self.services = TableServices(
            box=BOX,
            clock=self.clock,
            store=self.memory,
            bots=self.bots,
            results=self.elsewhere,
            notices=self.elsewhere,
            users=self.elsewhere,
            alarms=self.elsewhere,
            tasks=BackgroundTasks(),
            limits=TableLimits(),
        )
        plan = [SeatPlan() if bot is None else SeatPlan(kind="bot", bot=bot) for bot in bots]
        wish = {"name": "Alone", "seed": "always the same", "start_player": 0, **options}
        self.row = new_row(self.services, ADA.id, TableOptions(seats=plan, **wish))
        for seat, person in zip(
            [seat for seat in self.row.seats if seat.bot is None], (ADA, BEN, CID), strict=False
        ):
            seat.person, seat.name = person.id, person.name
        self.live = LiveTable(self.services, self.row, [], [], {})

    async def begin(self) -> None:
        """Start the match."""
        self.row.state = "playing"
        async with self.live.lock:
            await self.live.begin()

    @property
    def to_act(self) -> int:
        """The seat that must decide."""
        seat = self.live.table.seat_to_act()
        assert seat is not None
        return seat

    def sender(self, seat: int, key: str | None = None, ears: Ears | None = None) -> Sender:
        """Whoever holds this seat, with a command."""
        return Sender(self.row.seats[seat].person, key, ears, 1 if ears else None)

    async def act(self, number: int | None = None) -> int:
        """The seat that must decide takes its first option, or this one; the seat."""
        seat = self.to_act
        options = self.live.table.require_match().game.legal()
        choice = int(options[0]) if number is None else number
        await self.live.act(self.sender(seat), seat, choice, None)
        return seat


def in_a_room(room: Room, scenario: Callable[[Room], Coroutine[Any, Any, None]]) -> None:
    """Start the match of a room and play a scenario there."""

    async def whole() -> None:
        await room.begin()
        try:
            await scenario(room)
        finally:
            await room.services.tasks.cancel()

    asyncio.run(whole())
