"""What a table needs from outside, as small Protocols that a server or a test provides.

Data types: the Protocols `Clock`, `Storage`, `Bots`, `Listener`, `Results`, `Notices`, `Users` and
`Alarms`; `TableLimits`; and `TableServices`, which all tables of a server share.
"""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from abth.protocol.wire import ServerMessage, YourTurn
from abth.rules.box import Box
from abth.rules.rulings import Rulings
from abth.rules.scoring import Standing
from abth.rules.views import View
from abth.storage.rows import ChatRow, Entry, MatchProgress, TableRow
from abth.table.background_tasks import BackgroundTasks

ViewerSeats = tuple[int, ...]
"""The seats that a viewer holds; a spectator holds none."""


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

    async def update(self, table: TableRow, *fields: str) -> None:
        """Store these fields of a table; `seats` stores all its seats."""
        ...

    def append(
        self, table: str, length: int, entries: Sequence[Entry], progress: MatchProgress | None
    ) -> Awaitable[object]:
        """Add entries to a log that has `length` of them, and store where the match stands."""
        ...

    async def add_chat_line(self, table: str, line: ChatRow) -> bool:
        """Store a chat line; False if the table has one with the same person and key."""
        ...


class Bots(Protocol):
    """Decide for the seats of bots."""

    async def choose(
        self, bot: str, view: View, rulings: Rulings, seed: int, *, table: str = ""
    ) -> int:
        """The option that this bot chooses at the seat of the view."""
        ...


class Listener(Protocol):
    """One connection of a viewer. Its messages are numbered from 1 without gaps."""

    person: str | None
    seats: ViewerSeats

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

    async def ratings_at(self, row: TableRow) -> dict[str, float]:
        """The ratings of the players at a table who have one."""
        ...


class Notices(Protocol):
    """Reach players who are not at the table."""

    def send(self, person: str, turn: YourTurn, here: Collection[Listener]) -> None:
        """Tell a player that it is their turn, except on the connections that are `here`."""
        ...


class Users(Protocol):
    """Knows the accounts behind the ids."""

    async def name_of(self, person: str) -> str:
        """The name of a user."""
        ...


class Alarms(Protocol):
    """Wake a table when the time of a player is up."""

    def set(self, table: str, moment: float | None) -> None:
        """Wake this table at this moment only; None: never."""
        ...


@dataclass(frozen=True, kw_only=True, slots=True)
class TableLimits:
    """Bounds that keep one user from harming others."""

    chat_kept: int = 200  # lines that a new viewer receives
    tables_open: int = 50  # of one host
    undo_requests: int = 3  # of one seat between two actions


@dataclass(frozen=True, kw_only=True, slots=True)
class TableServices:
    """Everything that tables share."""

    box: Box
    clock: Clock
    store: Storage
    bots: Bots
    results: Results
    notices: Notices
    users: Users
    alarms: Alarms
    tasks: BackgroundTasks
    limits: TableLimits
