"""Stored things as plain objects, with their JSON decoded.

Data types: `PersonRow`, `TableRow`, `SeatRow`, `Attendance`, `Entry`, `ChatRow`, `ResultRow`,
`RatingRow`, `PracticeRow`.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from abth.protocol.wire import Ending, EndOffer, TableNote, TableOptions, Unrated

TableStatus = Literal["open", "playing", "over", "closed"]


class PersonRow(Struct, frozen=True, kw_only=True):
    """A user, with the webhook if there is one."""

    id: str
    name: str
    webhook_url: str | None = None
    webhook_key: str | None = None
    deleted: float | None = None


class CredentialRow(Struct, frozen=True, kw_only=True):
    """What a secret opens: an account, by a device or by a token with these scopes."""

    person: str
    token: int | None = None
    scopes: str | None = None  # None: everything, on a device
    seen: float | None = None  # when a device was last noted


class DeviceRow(Struct, frozen=True, kw_only=True):
    """A device on which a user is signed in."""

    hash: str
    label: str | None
    created: float
    seen: float | None


class TokenRow(Struct, frozen=True, kw_only=True):
    """A bot token, without its secret."""

    id: int
    label: str
    created: float
    scopes: str


class NewTokenRow(Struct, frozen=True, kw_only=True):
    """A bot token that is to be stored, with the hash of its secret."""

    person: str
    label: str
    hash: str
    created: float
    scopes: str
    device: str | None  # the hash of the device on which it is made


class BlockRow(Struct, frozen=True, kw_only=True):
    """A user whom another does not want to read or to meet."""

    other: str
    name: str
    kind: Literal["mute", "block"]
    at: float


class ReportRow(Struct, frozen=True, kw_only=True):
    """What a player reported about another one."""

    id: int = 0
    table: str
    by: str
    about: str
    line: int | None = None
    text: str
    at: float


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


class Attendance(Struct, kw_only=True, omit_defaults=True):
    """Which players of a table were there, and what they agreed to; all numbers are seats."""

    seen: dict[int, float] = {}  # when the person left last
    calls: dict[int, list[int]] = {}  # who wants a bot for an absent player
    replaced: list[int] = []  # a bot has decided for them
    resigned: list[int] = []
    end_offer: EndOffer | None = None
    ending: Ending | None = None  # how the match ended; None: it was played, or is not over
    rematch: list[int] = []  # who wants to play again
    invited: dict[int, str] = {}  # people for whom open seats are kept
    kicked: list[str] = []  # people whom the host has removed for good
    reports: int = 0  # about players other than the host
    unrated: Unrated | None = None  # why the match is not rated, if that was known only at its end
    notes: list[TableNote] = []


class TableRow(Struct, kw_only=True):
    """A table with its seats."""

    id: str
    host: str
    options: TableOptions
    state: TableStatus
    secret: str
    commitment: str
    box: str | None = None  # the digest of the box that the match is played with
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
    attendance: Attendance = msgspec.field(default_factory=Attendance)
    seats: list[SeatRow] = []
    version: int = 0  # how many entries its log had when it was read
    revision: int = 0  # grows with each change, where several processes share the database


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


class Present(Struct, frozen=True, kw_only=True):
    """The people connected to a table, and how many viewers have no seat."""

    people: list[str] = []
    spectators: int = 0


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


class PracticeRow(Struct, frozen=True, kw_only=True):
    """An answer to a puzzle."""

    puzzle: str
    right: bool


class MatchProgress(Struct, frozen=True, kw_only=True):
    """Where a match stands, repeated beside its log for lists and for the clock."""

    to_act: int | None
    round: int | None
    deadline: float | None
    clock: str | None
