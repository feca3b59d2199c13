"""What one process tells the others in the transaction of a change.

Data types: `Announcement`; its parts `ViewChanges`, what viewers are sent, and `Spending`, for rate
limits. An announcement names the table and its new revision. Small changes are carried along, so
that the others need not read them; a process that has missed one reads the rest from the database.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Raw, Struct

from abth.protocol.wire import YourTurn
from abth.storage.rows import Entry, MatchProgress

CHANNEL: Final = "abth"
LONGEST: Final = 7_900  # bytes of a notification; PostgreSQL allows 7,999


class Spending(Struct, frozen=True, array_like=True):
    """Tokens of a rate limit that a guest, a user or an address, has used at one process."""

    limit: str
    guest: str
    count: int


class ViewChanges(Struct, frozen=True, array_like=True):
    """What has changed for the viewers of a match since a version, as it is sent to them.

    The other processes pass it on: finding it takes as long as everything else that they do.
    """

    since: int
    open: Raw  # for everyone
    private: list[Raw]  # for each seat alone


class Announcement(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """News of a table, or of a user whose account has changed."""

    origin: str  # the process that has made the change
    table: str = ""
    revision: int = 0  # of the table, after the change; 0: its row is as it was
    version: int = 0  # how many entries the log had before `entries`
    entries: list[Entry] = []
    progress: MatchProgress | None = None
    changes: ViewChanges | None = None  # None: a process with viewers compares
    must_read: bool = False  # more has changed than is said here
    chat: int = 0  # the number of a new line
    presence: bool = False  # a viewer came or left
    turn: YourTurn | None = None
    person: str = ""  # whose turn it is, or whose account has changed
    account: bool = False
    spent: list[Spending] = []


DECODER: Final = msgspec.json.Decoder(Announcement)
ENCODER: Final = msgspec.json.Encoder()


def encode(news: Announcement) -> str:
    """The payload of a notification; what is too long must be read."""
    payload = ENCODER.encode(news)
    if len(payload) > LONGEST and news.changes is not None:
        payload = ENCODER.encode(msgspec.structs.replace(news, changes=None))
    if len(payload) > LONGEST:
        short = msgspec.structs.replace(
            news, entries=[], progress=None, changes=None, must_read=True
        )
        payload = ENCODER.encode(short)
    return payload.decode()


def decode(payload: str) -> Announcement:
    """The announcement in a notification."""
    return DECODER.decode(payload)
