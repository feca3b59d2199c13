"""A table without a server: each service that it needs is a class of a few lines."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Literal

from abth.content import load_box
from abth.protocol.wire import Rating, SeatPlan, ServerMessage, TableOptions
from abth.rules.rulings import Rulings
from abth.rules.scoring import Standing
from abth.rules.views import View
from abth.storage.announcements import ViewChanges
from abth.storage.jobs import Job
from abth.storage.rows import ChatRow, Entry, MatchProgress, PersonRow, Present, ReportRow, TableRow
from abth.table.background_tasks import BackgroundTasks
from abth.table.live_table import LiveTable
from abth.table.match_course import begin
from abth.table.new_tables import new_row
from abth.table.services import Shown, TableLimits, TableServices, ViewerSeats
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
        self.holds: asyncio.Event | None = None  # what it waits for
        self.elsewhere: TableRow | None = None  # the table as another process has stored it
        self.played_elsewhere: list[Entry] = []
        self.reads = 0
        self.logs: dict[str, list[Entry]] = {}
        self.said: set[tuple[str, str]] = set()
        self.open_tables = self.playing_tables = 0
        self.tables_made = 0
        self.imports = 0

    async def change(self) -> None:
        await self.wait()
        if self.fails:
            raise OSError("the disk is full")

    async def wait(self) -> None:
        await (asyncio.sleep(0) if self.holds is None else self.holds.wait())

    async def add(self, table: TableRow, entries: Sequence[Entry] = ()) -> None:
        await self.change()
        self.logs[table.id] = list(entries)

    async def add_rematch(self, table: TableRow, of: str) -> str:
        await self.add(table)
        return table.id

    async def count_open(self, host: str) -> int:
        return self.open_tables

    async def count_playing(self, host: str) -> int:
        return self.playing_tables

    async def count_made(self, host: str, since: float) -> int:
        return self.tables_made

    async def count_imported(self, host: str) -> int:
        return self.imports

    async def count_chat_lines(self, table: str, person: str) -> int:
        return sum(who == person for who, _ in self.said)

    async def deciders(self, table: str) -> set[str]:
        return {entry.person for entry in self.logs.get(table, []) if entry.person is not None}

    async def update(
        self,
        table: TableRow,
        *fields: str,
        length: int = 0,
        entries: Sequence[Entry] = (),
        progress: MatchProgress | None = None,
        jobs: Sequence[Job] = (),
    ) -> None:
        await self.change()
        if entries:
            await self.append(table, length, entries, progress)

    async def append(
        self,
        table: TableRow,
        length: int,
        entries: Sequence[Entry],
        progress: MatchProgress | None,
        jobs: Sequence[Job] = (),
        changes: ViewChanges | None = None,
    ) -> None:
        await self.change()
        log = self.logs.setdefault(table.id, [])
        assert len(log) == length
        log.extend(entries)

    async def read_since(self, table: str, version: int) -> tuple[TableRow, list[Entry]] | None:
        self.reads += 1
        await self.wait()
        return None if self.elsewhere is None else (self.elsewhere, self.played_elsewhere)

    async def chat_since(self, table: str, number: int) -> list[ChatRow]:
        raise NotImplementedError

    async def add_chat_line(self, table: str, line: ChatRow) -> int | None:
        await self.change()
        if (line.person, line.key) in self.said:
            return None
        self.said.add((line.person, line.key))
        return len(self.said)


class ObedientBots:
    """Choose what a test tells them; a test may also let them fail."""

    def __init__(self) -> None:
        self.choice: Callable[[View], int] = lambda view: int(view.options[0])

    async def choose(
        self,
        bot: str,
        view: View,
        rulings: Rulings,
        seed: int,
        *,
        table: str = "",
        host: str = "",
    ) -> int:
        return self.choice(view)


class Elsewhere:
    """Results, users, jobs and presence: keeps what it was told."""

    def __init__(self) -> None:
        self.results: list[str] = []
        self.turns: list[tuple[str, int]] = []
        self.alarms: dict[str, float] = {}
        self.present: dict[str, Present] = {}
        self.live: LiveTable | None = None
        self.reports: list[ReportRow] = []
        self.blocks: set[tuple[str, str]] = set()

    async def record(self, row: TableRow, standing: Standing, ended: float) -> None:
        self.results.append(row.id)

    async def ratings_at(self, row: TableRow) -> dict[str, Rating]:
        return {}

    def start(self, jobs: Sequence[Job]) -> None:
        for job in jobs:
            if job.kind == "clock":
                self.alarms[job.table] = job.at
            elif job.turn is not None:
                self.turns.append((job.person, job.turn.seat))
            elif self.live is not None:
                self.live.bots.wake()

    async def name_of(self, person: str) -> str:
        return person.capitalize()

    async def is_silenced(self, person: str) -> bool:
        return False

    def may_have_webhook(self, person: str) -> bool:
        return False

    def post(self, table: str, present: Present) -> None:
        self.present[table] = present

    async def add_report(self, report: ReportRow, since: float, limit: int) -> bool:
        self.reports.append(report)
        return len(self.reports) <= limit

    async def reports_at(self, table: str) -> list[ReportRow]:
        return self.reports

    async def has_blocked(self, people_here: list[str], person: str) -> bool:
        return any((who, person) in self.blocks for who in people_here)


class Ears:
    """A connection that keeps everything it hears."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.seats: ViewerSeats = ()
        self.muted: frozenset[str] = frozenset()
        self.shown: Shown | None = None
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

    def __init__(self, *bots: str | None, is_shared: bool = False, **options: Any) -> None:
        self.clock, self.memory = Clock(), Memory()
        self.bots, self.elsewhere = ObedientBots(), Elsewhere()
        self.services = TableServices(
            box=BOX,
            clock=self.clock,
            store=self.memory,
            bots=self.bots,
            results=self.elsewhere,
            users=self.elsewhere,
            moderation=self.elsewhere,
            jobs=self.elsewhere,
            board=self.elsewhere,
            tasks=BackgroundTasks(),
            limits=TableLimits(),
            is_shared=is_shared,
        )
        plan = [SeatPlan() if bot is None else SeatPlan(kind="bot", bot=bot) for bot in bots]
        wish = {"name": "Alone", "seed": "always the same", "start_player": 0, **options}
        self.row = new_row(self.services, ADA.id, TableOptions(seats=plan, **wish))
        for seat, person in zip(
            [seat for seat in self.row.seats if seat.bot is None], (ADA, BEN, CID), strict=False
        ):
            seat.person, seat.name = person.id, person.name
        self.live = LiveTable(self.services, self.row, [], [], {})
        self.elsewhere.live = self.live

    async def begin(self) -> None:
        """Start the match."""
        self.row.state = "playing"
        async with self.live.lock:
            await begin(self.live)

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
