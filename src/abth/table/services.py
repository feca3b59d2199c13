"""What a table needs from outside, as small Protocols that a server or a test provides.

Data types: the Protocols `Clock`, `Storage`, `Bots`, `Listener`, `Results`, `Jobs`, `Users` and
`PresenceBoard`; `Shown`; `TableLimits`; and `TableServices`, which all tables of a server share.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol

from abth.protocol.wire import Rating, ServerMessage
from abth.rules.box import Box
from abth.rules.rulings import Rulings
from abth.rules.scoring import Standing
from abth.rules.views import View
from abth.storage.announcements import ViewChanges
from abth.storage.jobs import Job
from abth.storage.rows import ChatRow, Entry, MatchProgress, Present, ReportRow, TableRow
from abth.table.background_tasks import BackgroundTasks

ViewerSeats = tuple[int, ...]
"""The seats that a viewer holds; a spectator holds none."""


class Shown(NamedTuple):
    """What a viewer was sent last: the views of these seats, at this version."""

    seats: ViewerSeats
    version: int


class Clock(Protocol):
    """Tells the time and waits."""

    def now(self) -> float:
        """Seconds since 1970."""
        ...

    async def wait_until(self, moment: float) -> None:
        """Return at this moment, or soon after."""
        ...


class Storage(Protocol):
    """Keeps tables. Every method returns, or its result is done, once the change is committed."""

    async def add(self, table: TableRow, entries: Sequence[Entry] = ()) -> None:
        """Store a new table, with a log if it continues another match."""
        ...

    async def add_rematch(self, table: TableRow, of: str) -> str:
        """Store the rematch of a table, unless it has one; the id of its rematch."""
        ...

    async def count_open(self, host: str) -> int:
        """How many tables of this host have not begun."""
        ...

    async def count_playing(self, host: str) -> int:
        """How many matches of this host are in progress."""
        ...

    async def count_made(self, host: str, since: float) -> int:
        """How many tables of any kind this host has made since then."""
        ...

    async def count_imported(self, host: str) -> int:
        """How many matches this host has imported."""
        ...

    async def count_chat_lines(self, table: str, person: str) -> int:
        """How many lines of chat a person has written at a table."""
        ...

    async def deciders(self, table: str) -> set[str]:
        """Everyone who has made a decision in this match."""
        ...

    async def update(
        self,
        table: TableRow,
        *fields: str,
        length: int = 0,
        entries: Sequence[Entry] = (),
        progress: MatchProgress | None = None,
        jobs: Sequence[Job] = (),
    ) -> None:
        """Store these fields of a table; `seats` stores all its seats; with entries of its log.

        `TableChanged` if another process has changed the table.
        """
        ...

    def append(
        self,
        table: TableRow,
        length: int,
        entries: Sequence[Entry],
        progress: MatchProgress | None,
        jobs: Sequence[Job] = (),
        changes: ViewChanges | None = None,
    ) -> Awaitable[object]:
        """Add entries to a log that has `length` of them, and store where the match stands.

        Other processes are told what has changed for viewers.
        `TableChanged` if another process has changed the table.
        """
        ...

    async def read_since(self, table: str, version: int) -> tuple[TableRow, list[Entry]] | None:
        """The table as it is stored, and the entries of its log after the first `version`."""
        ...

    async def chat_since(self, table: str, number: int) -> list[ChatRow]:
        """The lines of chat after this number, in order."""
        ...

    async def add_chat_line(self, table: str, line: ChatRow) -> int | None:
        """Store a chat line as the next one; its number, or None if it was stored before."""
        ...


class Bots(Protocol):
    """Decide for the seats of bots."""

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
        """The option that this bot chooses at the seat of the view."""
        ...


class Listener(Protocol):
    """One connection of a viewer. Its messages are numbered from 1 without gaps."""

    person: str | None
    seats: ViewerSeats
    muted: frozenset[str]  # whose chat the user does not want to read
    shown: Shown | None  # None: no view yet

    def next(self) -> int:
        """The number of the next message."""
        ...

    def post(self, message: ServerMessage) -> None:
        """Send a message, whose `no` is the number that `next` gave."""
        ...

    def post_parts(self, kind: Literal["update"], re: int | None, rest: bytes) -> None:
        """Send a message whose fields after `re` are already encoded."""
        ...

    def done(self, re: int, version: int) -> None:
        """Answer that the message with number `re` was carried out."""
        ...

    def close(self, code: int) -> None:
        """End the connection with this code."""
        ...


class Results(Protocol):
    """Keeps the results of finished matches and the ratings of players."""

    async def record(self, row: TableRow, standing: Standing, ended: float) -> None:
        """Store how a match ended; a match counts once."""
        ...

    async def ratings_at(self, row: TableRow) -> dict[str, Rating]:
        """The ratings of the players at a table who have one."""
        ...


class Jobs(Protocol):
    """Does what must be done once after a change."""

    def start(self, jobs: Sequence[Job]) -> None:
        """The change that calls for these jobs is committed; a queue may have taken them over."""
        ...


class PresenceBoard(Protocol):
    """Tells other processes who is here at a table."""

    def post(self, table: str, present: Present) -> None:
        """These people are connected to the table at this process."""
        ...


class Users(Protocol):
    """Knows the accounts behind the ids."""

    async def name_of(self, person: str) -> str:
        """The name of a user."""
        ...

    async def is_silenced(self, person: str) -> bool:
        """Whether the operator lets this user write no chat."""
        ...

    def may_have_webhook(self, person: str) -> bool:
        """Whether a user has a webhook, or is not known well enough to tell."""
        ...


class Moderation(Protocol):
    """Keeps whom users do not want to meet, and what they report about others."""

    async def has_blocked(self, people_here: list[str], person: str) -> bool:
        """Whether any of these people does not want to meet a user."""
        ...

    async def add_report(self, report: ReportRow, since: float, limit: int) -> bool:
        """Store a report; False if its author has made too many since then."""
        ...

    async def reports_at(self, table: str) -> list[ReportRow]:
        """What was reported at a table, the latest first."""
        ...


@dataclass(frozen=True, kw_only=True, slots=True)
class TableLimits:
    """Bounds that keep one user from harming others."""

    chat_kept: int = 200  # lines that a new viewer receives
    tables_open: int = 50  # of one host
    tables_playing: int = 50  # of one host
    tables_per_day: int = 200  # that one host makes, of any kind
    imports: int = 100  # matches of one user, kept
    import_entries: int = 5_000  # of an imported log; a long match has about 800
    import_returns: int = 100  # of them that go back to an earlier version, which takes a replay
    undo_entries: int = 4_000  # of a log, after which nothing can be taken back
    chat_lines: int = 500  # of one user at one table
    undo_requests: int = 3  # of one seat between two actions


@dataclass(frozen=True, kw_only=True, slots=True)
class TableServices:
    """Everything that tables share."""

    box: Box
    clock: Clock
    store: Storage
    bots: Bots
    results: Results
    users: Users
    moderation: Moderation
    jobs: Jobs
    board: PresenceBoard
    tasks: BackgroundTasks
    limits: TableLimits
    is_shared: bool = False  # other processes serve the same tables
    creating: asyncio.Lock = field(default_factory=asyncio.Lock)  # quotas are counted one by one
    importing: asyncio.Lock = field(default_factory=asyncio.Lock)  # one replay at a time
