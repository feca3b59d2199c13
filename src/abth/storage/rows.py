"""Stored things as plain objects, with their JSON decoded.

Data types: `PersonRow`, `TableRow`, `SeatRow`, `Entry`, `ChatRow`, `ResultRow`, `RatingRow`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from abth.protocol.wire import TableOptions

TableStatus = Literal["open", "playing", "over", "closed"]


class PersonRow(Struct, frozen=True, kw_only=True):
    """A user, with the webhook if there is one."""

    id: str
    name: str
    webhook_url: str | None = None
    webhook_key: str | None = None


class TokenRow(Struct, frozen=True, kw_only=True):
    """A bot token, without its secret."""

    id: int
    label: str
    created: float


class SeatRow(Struct, kw_only=True):
    """A seat at a table. A person who is away keeps it while a bot stands in."""

    seat: int
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    entropy: str = ""
    away: bool = False

    @property
    def is_taken(self) -> bool:
        """Whether a person or a bot sits here."""
        return self.person is not None or self.bot is not None


class TableRow(Struct, kw_only=True):
    """A table with its seats."""

    id: str
    host: str
    options: TableOptions
    state: TableStatus
    secret: str
    commitment: str
    created: float
    started: float | None = None
    ended: float | None = None
    rematch: str | None = None
    forked_from: str | None = None
    forked_at: int | None = None
    same_chance: bool = False  # a fork with the dice of the match it comes from
    imported: bool = False
    to_act: int | None = None
    round: int | None = None
    deadline: float | None = None
    clock: str | None = None
    question: str | None = None
    seats: list[SeatRow] = []
    version: int = 0  # how many entries its log had when it was read


class Entry(Struct, frozen=True, kw_only=True):
    """An entry of a log, and the message that caused it."""

    entry: str
    at: float
    person: str | None = None
    key: str | None = None


class ChatRow(Struct, frozen=True, kw_only=True):
    """A line of chat."""

    number: int
    person: str
    name: str
    seat: int | None
    text: str
    at: float
    key: str


class ResultRow(Struct, frozen=True, kw_only=True):
    """How a seat of a finished match ended."""

    table: str
    seat: int
    player: str
    name: str
    score: int
    place: int
    won: bool
    ended: float


class RatingRow(Struct, frozen=True, kw_only=True):
    """The rating of a player."""

    player: str
    name: str
    mu: float
    sigma: float
    matches: int
    wins: int


class MatchProgress(Struct, frozen=True, kw_only=True):
    """Where a match stands, repeated beside its log for lists and for the clock."""

    to_act: int | None
    round: int | None
    deadline: float | None
    clock: str | None
